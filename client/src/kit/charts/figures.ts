/** Marks, scales and words that all charts share. The server counts; here is only how it is drawn. */
import type { WinShare } from "../../protocol/types";
import { preferences } from "../../preferences.svelte";

export const HOUSES = ["gryffindor", "hufflepuff", "ravenclaw", "slytherin"] as const;
export const isHouse = (key: string): boolean => (HOUSES as readonly string[]).includes(key);

/** Under so many games no share is told, only how many of how many. */
export const ENOUGH = 5;

const OUTLINES: Record<string, (r: number) => string> = {
  circle: (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  diamond: (r) => `M0 ${-r * 1.25}L${r * 1.25} 0L0 ${r * 1.25}L${-r * 1.25} 0Z`,
  square: (r) => `M${-r * 0.92} ${-r * 0.92}h${r * 1.84}v${r * 1.84}h${-r * 1.84}Z`,
  triangle: (r) => `M0 ${-r * 1.2}L${r * 1.15} ${r * 0.85}H${-r * 1.15}Z`,
};
const SHAPES: Record<string, string> = {
  gryffindor: "triangle",
  hufflepuff: "circle",
  ravenclaw: "diamond",
  slytherin: "square",
};
/** The outline of a mark around 0, 0: houses have their own. */
export const mark = (house = "", r = 7): string => OUTLINES[SHAPES[house] ?? "circle"]!(r);

export const share = (row: WinShare): number => (row.played ? row.won / row.played : 0);
/** Whether the interval leaves the compared share out: then it is more than chance. */
export const isClear = (row: WinShare, fair: number): boolean =>
  row.played >= ENOUGH && (row.low > fair || row.high < fair);

/** Days before months, in both languages. */
const locale = (): string => (preferences.language === "en" ? "en-GB" : preferences.language);
export const percent = (value: number): string =>
  new Intl.NumberFormat(preferences.language, { style: "percent" }).format(value).replaceAll("\u202f", "\u00a0");
export const day = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(at);
export const longDay = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" }).format(at);
export const month = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { month: "short", timeZone: "UTC" }).format(at);

/** A round step so that a scale up to `most` has at most `lines` lines, and its end. */
export function scale(most: number, lines = 5): { step: number; end: number } {
  const raw = Math.max(1, most) / lines;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  return { step, end: Math.max(step, Math.ceil(most / step) * step) };
}
export const upTo = (end: number, step: number): number[] =>
  Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, i) => i * step);
