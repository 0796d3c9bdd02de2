import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "@client/protocol/types";
import {
  exchanged,
  isSpecial,
  offeredSettings,
  playableSettings,
  seated,
  settingValue,
} from "@client/screens/gameSettings";
import { preferences } from "@client/preferences.svelte";
import { setCatalogueForTest } from "@client/i18n/messages.svelte";

const properties = {
  part: { type: "integer", minimum: 1, maximum: 3, default: 1 },
  mood: { enum: ["grim", "merry"], default: "merry" },
  list: { type: "string", examples: ["short", "long"], default: "short" },
  late: { type: "boolean", default: false },
  heroes: { type: "array", items: { enum: ["ann", "bo"], "x-vocabulary": "hero" }, default: [] },
  twins: { type: "array", items: { type: "integer", minimum: 0, maximum: 7 }, default: [] },
  first: {
    anyOf: [{ enum: ["random"] }, { type: "integer", minimum: 0, maximum: 3, "x-vocabulary": "seat" }],
    default: "random",
  },
  start: { type: "integer", minimum: 0, maximum: 3, default: 0, "x-vocabulary": "seat" },
};
const info = {
  id: "g",
  settings_schema: { $ref: "#/$defs/Rules", $defs: { Rules: { properties } } },
} as unknown as GameInfo;

beforeEach(() => {
  preferences.language = "en";
  setCatalogueForTest(
    "en",
    "",
    ...["common", "front", "browser"].map((name) => readFileSync(`../src/greathall/text/en/${name}.ftl`, "utf8")),
  );
  setCatalogueForTest("en", "g", "setting-mood-grim = Grim\nhero-ann = Ann\nhero-bo = Bo\n");
});

describe("the options of a game", () => {
  it("are offered where the values are few, what is usual first", () => {
    expect(offeredSettings(info).map(({ name, values, each }) => [name, values, each])).toEqual([
      ["part", [1, 2, 3], false],
      ["mood", ["merry", "grim"], false],
      ["list", ["short", "long"], false],
      ["late", [true, false], false],
      ["heroes", ["ann", "bo"], true],
      ["first", ["random", 0, 1, 2, 3], false],
      ["start", [0, 1, 2, 3], false],
    ]);
    expect(offeredSettings(undefined)).toEqual([]);
  });
  it("are said in words", () => {
    expect(settingValue(info, "mood", "grim")).toBe("Grim");
    expect(settingValue(info, "heroes", ["bo", "ann"])).toBe("Bo and Ann");
    expect(settingValue(info, "late", true)).toBe("yes");
    expect(settingValue(info, "part", 2)).toBe("2");
    expect(settingValue(info, "start", 1, ["Ines", "Oskar"])).toBe("Oskar");
    expect(settingValue(info, "first", 1)).toBe("seat 2");
  });
  it("are told to whoever comes in if they are not the usual ones, and which game of a series it is", () => {
    const told = { part: 1, mood: "merry", late: true, heroes: [], start: 0 };
    expect(
      Object.entries(told)
        .filter(([name, value]) => isSpecial(info, name, value))
        .map(([name]) => name),
    ).toEqual(["part", "late"]);
    expect(isSpecial(undefined, "late", true)).toBe(false);
  });
  it("are spread over the seats, and exchanged between them", () => {
    expect(seated([], ["a", "b", "c"], 2)).toEqual(["a", "b"]);
    expect(seated(["b", "c"], ["a", "b", "c"], 4)).toEqual(["b", "c", "a", "a"]);
    expect(seated(["b", "c", "a"], ["a", "b", "c"], 2)).toEqual(["b", "c"]);
    expect(exchanged(["a", "b", "c"], 0, "c")).toEqual(["c", "b", "a"]);
    expect(exchanged(["a", "b"], 0, "c")).toEqual(["c", "b"]);
  });

  it("keeps beginners safe among bots, speaks their language, and obeys whoever chooses", () => {
    const words = { language: { type: "string", examples: ["en", "fr"], default: "en" } };
    const game = {
      ...info,
      settings_schema: { $ref: "#/$defs/Rules", $defs: { Rules: { properties: words } } },
      facts: { minutes: 1, weight: "light", sides: "alone", gentle: { mood: "merry" } },
    } as unknown as GameInfo;
    expect(playableSettings(game, true, "fr", {})).toEqual({ language: "fr", mood: "merry" });
    expect(playableSettings(game, false, "fr", {})).toEqual({ language: "fr" });
    expect(playableSettings(game, true, "fr", { mood: "grim", language: "en" })).toEqual({
      language: "en",
      mood: "grim",
    });
    expect(playableSettings(info, true, "fr", {})).toEqual({});
  });
});
