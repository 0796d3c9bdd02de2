/** The odds of what can be done in battle, as the hall tells them. */
import type { BattleView, ChanceView } from "./types";

export const good = (chance: ChanceView): number => chance.faces.filter((face) => face === "works").length;

/** The chance that fits best to what is asked for; without a target, the best of all targets. */
export function chanceOf(
  battle: BattleView,
  who: string,
  verb: string,
  card: string | null,
  target: string | null = null,
): ChanceView | undefined {
  return battle.chances
    .filter((c) => c.who === who && c.verb === verb && c.card === card)
    .filter((c) => target === null || c.target === null || c.target === target)
    .sort((a, b) => good(b) - good(a))[0];
}
