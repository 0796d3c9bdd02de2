/** How each Hogwarts card is used at the table: what must be touched after it. What is allowed, the hall says. */
import { isBlank, squareName } from "./board";
import type { Action, ScrabbleView } from "./types";
import { t } from "./texts";

export type Use = "word" | "cast" | "aim" | "ask" | "unlock" | "summon" | "swap" | "laugh" | "answer" | "score";
const USES: Record<string, Use> = {
  harry_potter: "word",
  tom_marvolo_riddle: "word",
  ron_weasley: "word",
  buckbeak: "word",
  confundo: "word",
  felix_felicis: "cast",
  engorgio: "cast",
  reparo: "cast",
  revelio: "cast",
  gemino: "cast",
  expelliarmus: "aim",
  stupefy: "aim",
  wingardium_leviosa: "aim",
  veritaserum: "ask",
  alohomora: "unlock",
  accio: "summon",
  transfiguration: "swap",
  rictusempra: "laugh",
  finite_incantatem: "answer",
};
export const useOf = (card: string): Use => USES[card] ?? "score";
export const cardKey = (card: string): string => `card-${card.replaceAll("_", "-")}`;
export const isBonus = (card: string): boolean => useOf(card) === "word" && card !== "confundo";

/** The band of a card: its kind in a word. */
export const kindOf = (card: string): { kind: string; name: string } =>
  isBonus(card)
    ? { kind: "bonus", name: t("kind-bonus") }
    : useOf(card) === "answer" || useOf(card) === "laugh"
      ? { kind: "any", name: t("kind-any-time") }
      : { kind: "spell", name: t("kind-spell") };

/** Why a card finds nothing on this table, if it does not. */
export function nothingFor(card: string, view: ScrabbleView): string {
  if (useOf(card) === "answer") return t("only-in-answer");
  if (useOf(card) === "unlock" && !blanksOn(view).length) return t("no-blanks");
  return useOf(card) === "summon" && !view.discard.length ? t("no-discards") : "";
}
const blanksOn = (view: ScrabbleView): string[] =>
  [...view.board.join("")].flatMap((tile, square) => (isBlank(tile) ? [squareName(square)] : []));

/** Answers that show whether a card can be used now; the hall says of each whether it would accept it. */
export function trials(card: string, view: ScrabbleView, seat: number): Action[] {
  const others = [...view.players.keys()].filter((s) => s !== seat);
  switch (useOf(card)) {
    case "word":
      return [{ type: "place", tiles: [], card }];
    case "cast":
      return [{ type: "cast", card }];
    case "aim":
      return others.map((target) => ({ type: "attack", card, target }));
    case "ask":
      return others.map((target) => ({ type: "question", target, letter: "A" }));
    case "unlock":
      return blanksOn(view).map((square) => ({ type: "unlock", square }));
    case "summon":
      return view.discard.slice(0, 1).map((found) => ({ type: "summon", card: found }));
    case "swap":
      return [{ type: "transfigure", tiles: view.own?.rack[0] ?? "A" }];
    case "laugh":
      return [{ type: "tickle" }];
    default:
      return [];
  }
}
