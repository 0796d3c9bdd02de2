/** What things of the box are called, what they say, and their signs. */
import type { Help } from "@client/kit/help";
import { DICE_OF, KINDS } from "./printed";
import { hasMessage, tGame } from "./texts";

export type Kind = "spell" | "item" | "ally";

const key = (name: string): string => name.replaceAll("_", "-");
export const named = (name: string): string => tGame(`card-${key(name)}`);
export const textOf = (name: string): string =>
  hasMessage(`help-card-${key(name)}`) ? tGame(`help-card-${key(name)}`) : "";
/** Its text with the faces of the dice that it rolls, where there is room for both. */
export const helpOf = (name: string): string => [textOf(name), ...diceOf(name)].filter(Boolean).join("\n");
/** The same as help with a way to the rules; `why`: why it cannot be chosen. */
export const ruled = (name: string, why?: Help["why"]): Help => ({
  text: helpOf(name),
  rule: { game: "hogwarts_battle", page: name },
  why,
});
const dice: Record<string, readonly string[]> = DICE_OF;
const diceOf = (name: string): string[] => (dice[name] ?? []).map((house) => capital(tGame(`die-${house}`)));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
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
