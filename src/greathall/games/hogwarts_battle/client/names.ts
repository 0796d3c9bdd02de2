/** What things of the box are called, what they say, and their signs. */
import { knows, tell } from "@client/words/words.svelte";
import { KINDS } from "./printed";

export const GAME = "hogwarts_battle";
export type Kind = "spell" | "item" | "ally";

const key = (name: string): string => name.replaceAll("_", "-");
export const named = (name: string): string => tell(GAME, `card-${key(name)}`);
export const textOf = (name: string): string => (knows(`help-card-${key(name)}`, GAME) ? tell(GAME, `help-card-${key(name)}`) : "");
export const shortOf = (villain: string): string => tell(GAME, `short-${key(villain)}`);
export const ruleOf = (source: string): string => tell(GAME, `cause-${key(source)}`);
export const kindOf = (card: string): Kind | null => (KINDS as Record<string, Kind>)[card] ?? null;
/** Icons of this game have names of their own, apart from those of other games. */
export const sign = (name: string): string => `battle-${name}`;

/** Equal cards, told apart by a number. */
export function numbered(cards: readonly string[]): { card: string; id: string }[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => ({ card, id: `${card}-${(seen[card] = (seen[card] ?? 0) + 1)}` }));
}
