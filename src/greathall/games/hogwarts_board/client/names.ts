/** What things are called, and their signs. */
import { MediaQuery } from "svelte/reactivity";
import { hasIcon } from "@client/kit/Icon.svelte";
import { seatName } from "@client/i18n/messages.svelte";
import { CARDS, SQUARES } from "./printed";
import type { Help } from "@client/kit/help";
import { t, tGame } from "./texts";

export type SquareId = keyof typeof SQUARES;
export type Kind = "spell" | "potion" | "item" | "event";

const kebab = (word: string): string => word.replaceAll("_", "-");
const word = (vocabulary: string, value: string): string => tGame(`${vocabulary}-${kebab(value)}`);

export const cardName = (card: string): string => word("card", card);
export const cardShort = (card: string): string => word("short-card", card);
export const cardHelp = (card: string): string => `${cardName(card)}\n${word("help-card", card)}`;
/** Help with a way to the rules; `why`: why it cannot be chosen. */
export const ruled = (page: string, text: string, why?: Help["why"]): Help => ({
  text,
  rule: { game: "hogwarts_board", page },
  why,
});
export const squareName = (square: string): string => word("square", square);
export const squareHelp = (square: string): string => word("help-square", square);
export const houseName = (house: string): string => word("house", house);
export const statusName = (status: string): string => word("status", status);
export const statusHelp = (status: string): string => word("about-status", status);
export const contestName = (contest: string): string => word("contest", contest);
export const verbName = (verb: string): string => word("verb", verb);
export const pileName = (pile: string): string => word("pile", pile);
export const purposeName = (purpose: string): string => word("purpose", purpose);

interface Square {
  kind: string;
  level: number;
  x: number;
  y: number;
}
const squares: Record<string, Square> = SQUARES;
const square = (id: string): Square => squares[id]!;
export const kindOf = (id: string): string => square(id).kind;
/** In low windows the map is stretched. */
const stretched = new MediaQuery(
  "(max-height: 760px) and (min-width: 1181px), (max-height: 500px) and (min-width: 560px)",
);
/** There the staircases stand beside the way, and the upper level is wider: no square lies upon another. */
const ASIDE: Record<string, { x: number; y: number }> = {
  stair_north: { x: 38.9, y: 21.3 },
  stair_south: { x: 38.9, y: 78.7 },
  vcab_square: { x: 27.5, y: 33.5 },
  door_snape: { x: 23, y: 50 },
  snapes_cabinet: { x: 27.5, y: 66.5 },
  restricted_section: { x: 66, y: 26.5 },
  door_restricted: { x: 78, y: 42 },
  forbidden_forest: { x: 78, y: 58 },
  dumbledores_office: { x: 66, y: 73.5 },
};
/** On the narrowest phones what can be touched is larger, and leaves no room for a staircase on the way. */
const narrow = new MediaQuery("(max-width: 370px)");
const NARROW: typeof ASIDE = { stair_north: { x: 37.4, y: 19.5 }, stair_south: { x: 37.4, y: 80.5 } };
/** Where a square is, in percent of the map. */
export const at = (id: string): { x: number; y: number } =>
  (stretched.current && ASIDE[id]) || (narrow.current && NARROW[id]) || { x: square(id).x, y: square(id).y };
export const isUpper = (id: string): boolean => square(id).level === 1;

/** On the map a name must be short: a common room is called as its house, and the doorways stand where they stand. */
export function mapName(id: string): string {
  switch (kindOf(id)) {
    case "common_room":
      return houseName(id);
    case "dark_doorway":
      return t("doorway");
    case "staircase":
      return "";
    default:
      return squareName(id);
  }
}
export const squareIcon = (id: string): string => (kindOf(id) === "common_room" ? id : `sq-${id}`);

/** What is printed on a card; a card that we do not know has nothing on it. */
interface PrintedCard {
  pile: string;
  sp: number;
  value: number;
}
const cards: Record<string, PrintedCard> = CARDS;
export const printed = (card: string): PrintedCard => cards[card] ?? { pile: "events", sp: 0, value: 0 };
export const cardKind = (card: string): Kind => pileKind(printed(card).pile);
export function pileKind(pile: string): Kind {
  if (pile === "items") return "item";
  if (pile === "events") return "event";
  return pile.endsWith("potions") ? "potion" : "spell";
}
export const cardIcon = (card: string): string => (hasIcon(`card-${card}`) ? `card-${card}` : "castle-event");

/** The seat of a battler who is a player. */
export const seatOf = (battler: string): number | null =>
  battler.startsWith("seat_") ? Number(battler.slice(5)) : null;
export const battlerOf = (seat: number): string => `seat_${seat}`;
export function battlerName(battler: string, names: readonly string[]): string {
  const seat = seatOf(battler);
  return seat === null ? word("battler", battler) : names[seat] || seatName(seat);
}
export const foeIcon = (battler: string): string => `foe-${battler.replace(/_\d+$/, "")}`;
/** What an enemy does; of a player there is nothing to say. */
export const foeHelp = (battler: string): string =>
  seatOf(battler) === null ? word("about-foe", battler.replace(/_\d+$/, "")) : "";
