import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { setCatalogueForTest } from "../src/i18n/messages.svelte";
import { preferences } from "../src/preferences.svelte";
import type { JudgedDecision, Replay } from "../src/protocol/types";
import { endingOf } from "../src/screens/analysis/ending";
import { spread } from "../src/screens/analysis/spread";

const at = (part: number, lost: number): { decision: JudgedDecision; part: number } => ({
  decision: { step: part, lost } as JudgedDecision,
  part,
});

test("of marks that would lie over each other the dearest stays", () => {
  const judged = [at(10, 0), at(12, 0.2), at(14, 0.1), at(40, 0)];
  expect(spread(judged, 5).map((one) => one.part)).toEqual([12, 40]);
  expect(spread(judged, 1)).toHaveLength(4);
});

test("a sentence says how the game ended, for whoever looks back", () => {
  for (const language of ["en", "fr"] as const)
    setCatalogueForTest(
      language,
      "",
      ...["common", "browser"].map((name) => readFileSync(`../src/greathall/text/${language}/${name}.ftl`, "utf8")),
    );
  const ended = (scores: number[], winners: number[], more = {}): Replay =>
    ({ game: "g", names: ["Ana", "Ben", "Cleo"], outcome: { scores, winners }, ending: null, ...more }) as never;
  expect(endingOf(ended([250, 310, 90], [1]), 0)).toBe("Ben won with 310 points; Ana had 250.");
  expect(endingOf(ended([250, 310, 90], [1]), 1)).toBe("Ben won with 310 points; the next best had 250.");
  expect(endingOf(ended([310, 310, 90], [0, 1]), 2)).toBe("Ana and Ben won together with 310 points; Cleo had 90.");
  expect(endingOf(ended([230, 210, 90], [1]), 0), "not won by points").toBe("Ben wins");
  expect(endingOf(ended([0, 0, 0], []), 0)).toBe("Nobody wins");
  setCatalogueForTest("en", "g", "result-fallen = The castle has fallen.");
  expect(endingOf(ended([0, 0, 0], [], { ending: { type: "text", key: "result-fallen" } }), 0)).toBe(
    "The castle has fallen.",
  );
  preferences.language = "fr";
  expect(endingOf(ended([250, 310, 90], [1]), 0)).toBe("Ben a gagné avec 310 points\u00a0; Ana en avait 250.");
});
