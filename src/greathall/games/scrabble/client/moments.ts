/** Tiles come from the player who laid them, one letter after the other; the sum goes to the score. */
import { MOVE, NOTE, REVEAL, SCENE, type Flight, type Moments } from "@client/stage/moments";
import { sinceTurn } from "@client/stage/since";
import { squareNumber } from "./board";
import type { Event, ScrabbleView } from "./types";

const row = (who: number): string => `.scores [data-seat="${who}"]`;
const points = (who: number): string => `${row(who)} .pt`;
const BAG = ".top .chip";
const PILES = ".cards .piles";
/** The tiles of the last play, and those that may still be challenged. */
const WORD = ".board .tile.last, .board .tile.pending";
const LETTER = 120;
const SETTLE = 160;

const from = (who: number, seat: number | null): string => (who === seat ? ".rack" : row(who));
const sack = (a: string, b: string, count: number): Flight => ({
  how: "go",
  from: a,
  to: b,
  what: { icon: "bag", text: `${count}` },
  ms: REVEAL,
});
const spell = (who: number, target: number): Flight => ({ how: "bolt", from: row(who), to: row(target), ms: REVEAL });
const LINE = { result: true, sound: "points" } as const;

export const moments: Moments<ScrabbleView, Event> = {
  turn_began: { ms: 0 },
  laid: {
    ms: ({ tiles }) => SETTLE + LETTER * tiles.length + MOVE,
    sound: "tile",
    flights: ({ who, tiles }, { seat }) =>
      tiles.map((tile, i) => {
        const square = `.board [data-square="${squareNumber(tile.slice(1))}"]`;
        const at = SETTLE + i * LETTER;
        return who === seat
          ? { how: "ring", to: square, at, ms: MOVE }
          : { how: "go", from: row(who), to: `${square} .holder`, what: "to", at, ms: MOVE };
      }),
  },
  scored: {
    ms: SCENE,
    sound: "points",
    flights: ({ who, points: plain, glossary, bonus }) => [
      ...(glossary
        ? ([
            { how: "note", to: WORD, what: { icon: "glossary", text: `+${glossary}`, tone: "good" }, ms: SCENE },
          ] satisfies Flight[])
        : []),
      {
        how: "go",
        from: WORD,
        to: points(who),
        what: { text: `+${plain + glossary + bonus}` },
        at: glossary ? 420 : 0,
        ms: REVEAL - 40,
      },
    ],
  },
  drew_tiles: { flights: ({ who, count }, { seat }) => [sack(BAG, from(who, seat), count)] },
  returned_tiles: { flights: ({ who, count }, { seat }) => [sack(from(who, seat), BAG, count)] },
  exchanged: { sound: "tile", flights: ({ who, count }, { seat }) => [sack(from(who, seat), BAG, count)] },
  drew_card: {
    sound: "card",
    flights: ({ who }) => [{ how: "go", from: PILES, to: row(who), what: { icon: "hogwarts_card" }, ms: REVEAL }],
  },
  card_used: {
    sound: "card",
    flights: ({ who, card }, { seat }) => [
      who === seat
        ? { how: "go", from: `.cards [data-card="${card}"]`, to: PILES, what: "from", ms: REVEAL }
        : { how: "go", from: row(who), to: PILES, what: { icon: card }, ms: REVEAL },
    ],
  },
  aimed: { ms: SCENE, sound: "spell", flights: ({ who, target }) => [spell(who, target)] },
  asked_for: { flights: ({ who, target }) => [spell(who, target)] },
  missed_turn: {
    sound: "stupefied",
    flights: ({ who }) => [{ how: "ring", to: row(who), what: { tone: "bad" }, ms: SCENE }],
  },
  stole_tile: {
    sound: "tile",
    flights: ({ who, target }) => [{ how: "go", from: row(target), to: row(who), what: { icon: "rack" }, ms: REVEAL }],
  },
  gave_tile: {
    sound: "tile",
    flights: ({ who, target }) => [{ how: "go", from: row(who), to: row(target), what: { icon: "rack" }, ms: REVEAL }],
  },
  stole_card: {
    sound: "card",
    flights: ({ who, target }) => [
      { how: "go", from: row(target), to: row(who), what: { icon: "hogwarts_card" }, ms: REVEAL },
    ],
  },
  challenged: { sound: "reveal", flights: ({ who }) => [{ how: "ring", to: row(who), ms: REVEAL }] },
  challenge_failed: { sound: "protego", flights: ({ who }) => [{ how: "shield", to: row(who), ms: REVEAL }] },
  took_back: {
    sound: "lost",
    flights: ({ who }) => [{ how: "go", from: ".board .tile.pending", to: row(who), what: "from", each: true }],
  },
  cancelled: { sound: "protego", flights: ({ who }) => [{ how: "shield", to: row(who), ms: REVEAL }] },
  won_competition: {
    sound: "points",
    flights: ({ who }) => [{ how: "note", to: row(who), what: { icon: "competition" }, ms: NOTE }],
  },
  tickled: { sound: "points" },
  final_tiles: { ...LINE, group: "racks", ms: 1600 },
  went_out: { ...LINE, ms: 1900 },
  ended: { ms: 0 },
};

export const since = sinceTurn<Event>((event) => (event.type === "turn_began" ? event.who : undefined));
const SMALL: ReadonlySet<Event["type"]> = new Set([
  "sorted",
  "drew_tiles",
  "returned_tiles",
  "drew_card",
  "turn_began",
  "laid",
  "sat_out",
]);
export const telling = (event: Event): boolean => !SMALL.has(event.type);
