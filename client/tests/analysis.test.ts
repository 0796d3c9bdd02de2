import { expect, test } from "vitest";
import type { JudgedDecision } from "../src/protocol/types";
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
