/** How a finished game ended, in a sentence: the game's own, or who won with how many points, and what a seat had. */
import { format, formatList, formatNumber, t } from "../../i18n/messages.svelte";
import type { Replay } from "../../protocol/types";

export function endingOf({ game, names, outcome, ending }: Replay, seat: number): string {
  if (ending) return format(ending, game, names);
  if (!outcome) return "";
  const { scores, winners } = outcome;
  if (!winners.length) return t("nobody-won");
  const best = Math.max(...scores);
  const won = { names: formatList(winners.map((winner) => names[winner] ?? "")), count: winners.length };
  const others = scores.filter((_, other) => !winners.includes(other));
  if (!others.length || winners.some((winner) => scores[winner] !== best)) return t("winners", won);
  const points = formatNumber(best);
  return winners.includes(seat)
    ? t("ending-won", { ...won, points, next: formatNumber(Math.max(...others)) })
    : t("ending-lost", { ...won, points, name: names[seat] ?? "", own: formatNumber(scores[seat] ?? 0) });
}
