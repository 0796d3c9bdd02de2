/** A game's settings, from its schema: the values to choose from, and their names. */
import type { GameInfo } from "../protocol/types";
import { formatList, hasMessage, seatName, t, tGame } from "../i18n/messages.svelte";

export type Value = string | number | boolean;
interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
  "x-vocabulary"?: string;
}
export interface Setting {
  name: string;
  values: Value[];
  fallback: unknown;
  /** A value for each seat, or none at all. */
  each: boolean;
  /** Its numbers are seats. */
  seats: boolean;
}

function shapes(game: GameInfo | undefined): Record<string, Shape> {
  const defs = (game?.settings_schema?.["$defs"] ?? {}) as Record<string, { properties?: Record<string, Shape> }>;
  return (
    defs[
      String(game?.settings_schema?.["$ref"] ?? "")
        .split("/")
        .at(-1) ?? ""
    ]?.properties ?? {}
  );
}

/** Whether the numbers of a setting are seats, which people know by name and count from 1. */
const aboutSeats = (shape: Shape | undefined): boolean =>
  shape?.["x-vocabulary"] === "seat" || (shape?.anyOf?.some(aboutSeats) ?? false);

/** The few plain values of a shape; what is usual comes first where they have no order of their own. */
function valuesOf(shape: Shape): Value[] {
  if (shape.type === "boolean") return [true, false];
  if (shape.type === "integer" && shape.minimum !== undefined && shape.maximum !== undefined)
    return Array.from({ length: shape.maximum - shape.minimum + 1 }, (_, i) => shape.minimum! + i);
  const found =
    shape.enum ??
    shape.examples ??
    shape.anyOf?.flatMap((s) => (s.const === undefined ? valuesOf(s) : [s.const])) ??
    [];
  const plain = found.filter((v) => typeof v !== "object") as Value[];
  return plain.includes(shape.default as Value)
    ? [shape.default as Value, ...plain.filter((v) => v !== shape.default)]
    : plain;
}

/** The settings that buttons and lists can offer; the others keep their defaults in the browser. */
export const offeredSettings = (game: GameInfo | undefined): Setting[] =>
  Object.entries(shapes(game)).flatMap(([name, shape]) => {
    const each = shape.type === "array";
    const values = each ? (shape.items?.enum ? valuesOf(shape.items) : []) : valuesOf(shape);
    return values.length > 1 ? [{ name, values, fallback: shape.default, each, seats: aboutSeats(shape) }] : [];
  });

const hyphens = (...parts: string[]): string => parts.join("-").replaceAll("_", "-");
export const settingTitle = (game: string, name: string): string => tGame(game, hyphens("setting", name));
export function settingValue(
  info: GameInfo | undefined,
  name: string,
  value: unknown,
  names: readonly string[] = [],
): string {
  if (Array.isArray(value)) return formatList(value.map((one) => settingValue(info, name, one, names)));
  const game = info?.id ?? "";
  const shape = shapes(info)[name];
  if (typeof value === "number" && aboutSeats(shape)) return names[value] || seatName(value);
  for (const kind of [`setting-${name}`, shape?.["x-vocabulary"] ?? shape?.items?.["x-vocabulary"] ?? ""]) {
    const key = hyphens(kind, String(value));
    if (kind && hasMessage(key, game)) return tGame(game, key);
  }
  return value === true ? t("yes") : value === false ? t("no") : String(value);
}

/** Worth telling whoever comes in: what differs from the usual, and which game of a series it is. */
export const isSpecial = (info: GameInfo | undefined, name: string, value: unknown): boolean =>
  info !== undefined &&
  ((typeof value === "number" && !aboutSeats(shapes(info)[name])) ||
    JSON.stringify(value) !== JSON.stringify(shapes(info)[name]?.default ?? null));

/** A value for each seat: those there are, and for further seats whatever is used least. */
export function seated(chosen: readonly Value[], values: readonly Value[], seats: number): Value[] {
  const all = chosen.slice(0, seats);
  const uses = (value: Value): number => all.filter((v) => v === value).length;
  while (all.length < seats) all.push(values.reduce((least, value) => (uses(value) < uses(least) ? value : least)));
  return all;
}

/** One seat takes a value; whoever had it gets the seat's old one, so that what was evenly spread stays so. */
export function exchanged(chosen: readonly Value[], seat: number, value: Value): Value[] {
  const other = chosen.indexOf(value);
  return chosen.map((v, i) => (i === seat ? value : i === other ? chosen[seat]! : v));
}

/**
 * The settings of a new game: what was chosen; else, among bots, what keeps a beginner safe; else the words of the
 * reader's language.
 */
export function playableSettings(
  game: GameInfo,
  bots: boolean,
  language: string,
  chosen: Record<string, unknown>,
): Record<string, unknown> {
  const speaks = offeredSettings(game).some(({ name, values }) => name === "language" && values.includes(language));
  return { ...(speaks ? { language } : {}), ...(bots ? game.facts?.gentle : {}), ...chosen };
}
