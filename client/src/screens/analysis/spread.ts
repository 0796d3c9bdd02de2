/** Marks that would lie over each other on a short line: the dearest decisions stay. */
import type { JudgedDecision } from "../../protocol/types";

export interface JudgedMoment {
  decision: JudgedDecision;
  /** Where it lies, in percent of the way. */
  part: number;
}

export function spread(judged: JudgedMoment[], apart: number): JudgedMoment[] {
  const kept: JudgedMoment[] = [];
  for (const one of [...judged].sort((a, b) => b.decision.lost - a.decision.lost))
    if (kept.every((other) => Math.abs(other.part - one.part) >= apart)) kept.push(one);
  return kept;
}
