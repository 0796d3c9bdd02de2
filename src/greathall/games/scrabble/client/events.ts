/** Signs and sounds of what happens. */
import type { Sound } from "@client/sounds";
import type { Event } from "./types";

const ICONS: Partial<Record<Event["type"], string>> = {
  sorted: "sorting",
  drew_tiles: "bag",
  returned_tiles: "bag",
  drew_card: "hogwarts_card",
  won_competition: "competition",
  turn_began: "waiting",
  missed_turn: "stupefied",
  laid: "game-scrabble",
  passed: "next",
  exchanged: "exchange",
  card_used: "spell",
  aimed: "spell",
  challenged: "challenge",
  challenge_failed: "challenge",
  took_back: "undo",
  scored: "points",
  cancelled: "reaction",
  stole_tile: "expelliarmus",
  stole_card: "wingardium_leviosa",
  asked_for: "veritaserum",
  gave_letter: "veritaserum",
  gave_tile: "exchange",
  showed_rack: "veritaserum",
  unlocked: "alohomora",
  summoned: "accio",
  tickled: "rictusempra",
  nobody_laughed: "rictusempra",
  final_tiles: "rack",
  went_out: "points",
  ended: "winner",
};
export const eventIcon = (event: Event): string => ICONS[event.type] ?? "event";

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
  laid: "tile",
  scored: "points",
  card_used: "card",
  aimed: "card",
  drew_card: "card",
  won_competition: "points",
  missed_turn: "stupefied",
  took_back: "lost",
  challenge_failed: "protego",
  cancelled: "protego",
  challenged: "reveal",
  exchanged: "tile",
  tickled: "points",
};
export const eventSound = (event: Event): Sound | undefined => SOUNDS[event.type];
