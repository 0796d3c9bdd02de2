import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "@client/preferences.svelte";
import {
  format,
  formatNumber,
  formatParts,
  hasMessage,
  setCatalogueForTest,
  t,
  tGame,
} from "@client/i18n/messages.svelte";

const text = (key: string, args = {}): { type: "text"; key: string; args: object } => ({ type: "text", key, args });

beforeEach(() => {
  setCatalogueForTest(
    "en",
    "",
    "ui-hello = Hello { $name }\nlist = { $first } and { $last }\nlist-empty = none\nseat = seat { $number }\n",
  );
  setCatalogueForTest(
    "fr",
    "",
    "ui-hello = Bonjour { $name }\nlist = { $first } et { $last }\nlist-empty = rien\nseat = place { $number }\n",
  );
  setCatalogueForTest("en", "bluff", "event-won = { $who } wins with { $cards }.\ncard-ace = the ace\n");
  setCatalogueForTest("fr", "bluff", "event-won = { $who } gagne avec { $cards }\u202f!\ncard-ace = l’as\n");
});

describe("words", () => {
  it("speaks the language that is chosen, at once", () => {
    expect(t("hello", { name: "Ines" })).toBe("Hello Ines");
    preferences.language = "fr";
    expect(t("hello", { name: "Ines" })).toBe("Bonjour Ines");
  });
  it("reads players, lists and nested texts", () => {
    const won = text("event-won", { who: { type: "player", seat: 1 }, cards: [text("card-ace"), 7, 9] });
    expect(format(won as never, "bluff", ["A", "Théo"])).toBe("Théo wins with the ace, 7 and 9.");
    preferences.language = "fr";
    expect(format(won as never, "bluff", ["A", "Théo"])).toBe("Théo gagne avec l’as, 7 et 9\u00a0!");
  });
  it("knows the other forms of a word", () => {
    setCatalogueForTest(
      "fr",
      "bluff",
      "event-used = { $who } joue { $card-the }.\nevent-won = { $cards-the }\ncard-ace = As\n    .the = l’As\ncard-king = Roi\n    .the = le Roi\ncard-odd = Dame\n",
    );
    preferences.language = "fr";
    const used = text("event-used", { who: { type: "player", seat: 0 }, card: text("card-ace") });
    expect(format(used as never, "bluff", ["Ines"])).toBe("Ines joue l’As.");
    const all = text("event-won", { cards: [text("card-ace"), text("card-king"), text("card-odd")] });
    expect(format(all as never, "bluff")).toBe("l’As, le Roi et Dame");
  });
  it("says the number of a seat without a name", () => {
    expect(format(text("event-won", { who: { type: "player", seat: 2 }, cards: [] }) as never, "bluff", [])).toBe(
      "seat 3 wins with none.",
    );
  });
  it("gives names apart from the sentence around them", () => {
    const won = text("event-won", { who: { type: "player", seat: 0 }, cards: [3] });
    expect(formatParts(won as never, "bluff", ["Ines"])).toEqual([{ seat: 0, name: "Ines" }, " wins with 3."]);
  });
  it("shows the key of a message that is missing", () => {
    expect(tGame("bluff", "event-lost")).toBe("⟨event-lost⟩");
    expect(hasMessage("event-lost", "bluff")).toBe(false);
  });
  it("writes a true minus", () => expect(formatNumber(-100)).toBe("−100"));
  it("asks the browser how to write a number only where languages differ", () => {
    const asked = vi.spyOn(Intl, "NumberFormat");
    expect([t("hello", { name: 999 }), formatNumber(7), formatNumber(7, 0)]).toEqual(["Hello 999", "7", "7"]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    preferences.language = "fr";
    expect([t("hello", { name: 1000 }), formatNumber(0.5), formatNumber(7, 1)]).toEqual([
      "Bonjour 1\u00a0000",
      "0,5",
      "7,0",
    ]);
  });
});
