/** What things of the box are called, what they say, and their signs. */
import { KINDS } from "./printed";
import { hasMessage, tGame } from "./texts";

export type Kind = "spell" | "item" | "ally";

const key = (name: string): string => name.replaceAll("_", "-");
export const named = (name: string): string => tGame(`card-${key(name)}`);
export const textOf = (name: string): string =>
  hasMessage(`help-card-${key(name)}`) ? tGame(`help-card-${key(name)}`) : "";
export const shortOf = (villain: string): string => tGame(`short-${key(villain)}`);
export const ruleOf = (source: string): string => tGame(`cause-${key(source)}`);
const kinds: Record<string, Kind> = KINDS;
export const kindOf = (card: string): Kind | null => kinds[card] ?? null;
/** Icons of this game have names of their own, apart from those of other games. */
export const sign = (name: string): string => `battle-${name}`;

/** Equal cards, told apart by a number. */
export function numbered(cards: readonly string[]): { card: string; id: string }[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => ({ card, id: `${card}-${(seen[card] = (seen[card] ?? 0) + 1)}` }));
}
