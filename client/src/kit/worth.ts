/** Figures of hints and of looking back: chances in whole percent, worth in points with one decimal. */
import { preferences } from "../preferences.svelte";
import type { Advice } from "../protocol/types";
import { t } from "../i18n/messages.svelte";

export type Unit = Advice["unit"];

const written = (n: number, digits: number): string =>
  new Intl.NumberFormat(preferences.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(Object.is(n, -0) ? 0 : n)
    .replaceAll("-", "−")
    .replaceAll("\u202f", "\u00a0");

export const amount = (worth: number, unit: Unit): string =>
  unit === "points" ? written(worth, 1) : t("hint-percent", { percent: written(Math.round(100 * worth), 0) });

/** With its sign, if it is not nothing. */
export function signed(worth: number, unit: Unit): string {
  const shown = unit === "points" ? Math.round(10 * worth) : Math.round(100 * worth);
  return (shown > 0 ? "+" : "") + amount(shown === 0 ? 0 : worth, unit);
}
