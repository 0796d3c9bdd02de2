import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "@client/settings.svelte";
import { figure, knows, phrase, pieces, say, teach, tell } from "@client/words/words.svelte";

const text = (key: string, args = {}): { type: "text"; key: string; args: object } => ({ type: "text", key, args });

beforeEach(() => {
  settings.language = "en";
  teach("en", "", "ui-hello = Hello { $name }\nlist = { $first } and { $last }\nlist-empty = none\nseat = seat { $number }\n");
  teach("fr", "", "ui-hello = Bonjour { $name }\nlist = { $first } et { $last }\nlist-empty = rien\nseat = place { $number }\n");
  teach("en", "bluff", "event-won = { $who } wins with { $cards }.\ncard-ace = the ace\n");
  teach("fr", "bluff", "event-won = { $who } gagne avec { $cards }\u202f!\ncard-ace = l’as\n");
});

describe("words", () => {
  it("speaks the language that is chosen, at once", () => {
    expect(say("hello", { name: "Ines" })).toBe("Hello Ines");
    settings.language = "fr";
    expect(say("hello", { name: "Ines" })).toBe("Bonjour Ines");
  });
  it("reads players, lists and nested texts", () => {
    const won = text("event-won", { who: { type: "player", seat: 1 }, cards: [text("card-ace"), 7, 9] });
    expect(phrase(won as never, "bluff", ["A", "Théo"])).toBe("Théo wins with the ace, 7 and 9.");
    settings.language = "fr";
    expect(phrase(won as never, "bluff", ["A", "Théo"])).toBe("Théo gagne avec l’as, 7 et 9\u00a0!");
  });
  it("says the number of a seat without a name", () => {
    expect(phrase(text("event-won", { who: { type: "player", seat: 2 }, cards: [] }) as never, "bluff", [])).toBe("seat 3 wins with none.");
  });
  it("gives names apart from the sentence around them", () => {
    const won = text("event-won", { who: { type: "player", seat: 0 }, cards: [3] });
    expect(pieces(won as never, "bluff", ["Ines"])).toEqual([{ seat: 0, name: "Ines" }, " wins with 3."]);
  });
  it("shows the key of a message that is missing", () => {
    expect(tell("bluff", "event-lost")).toBe("⟨event-lost⟩");
    expect(knows("event-lost", "bluff")).toBe(false);
  });
  it("writes a true minus", () => expect(figure(-100)).toBe("−100"));
});
