/** The odds of what can be done in battle, as the hall tells them. */
import { t } from "./texts";
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

/** What the die may bring, counted: for whoever points at the odds. */
export function meaning(chance: ChanceView): string {
  const of = (face: string): number => chance.faces.filter((one) => one === face).length;
  if (chance.verb === "run")
    return t("help-run-odds", { away: of("works"), caught: of("caught"), stays: of("fails") + of("astray") });
  return t("help-roll-odds", { good: of("works"), percent: Math.round((100 * of("works")) / chance.faces.length) });
}
