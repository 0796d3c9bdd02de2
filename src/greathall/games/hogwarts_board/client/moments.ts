/** Pawns walk square by square; all show what they do, dice fall before what they decide, blows land together. */
import { NOTE, REVEAL, SCENE, type Flight, type Moment, type Moments } from "@client/stage/moments";
import { sinceTurn } from "@client/stage/since";
import { eventIcon } from "./events";
import { battlerOf, seatOf } from "./names";
import type { Event, View } from "./types";

const STEP = 120;
const LONGEST_WALK = 900;
/** Dice outside a battle: many, and little hangs on each. */
const QUICK = 620;
export const walkLength = (path: readonly string[]): number => Math.min(path.length * STEP, LONGEST_WALK);

/** Somebody in the battle, else at the table, else on the map. */
const place = (who: string): string => {
  const seat = seatOf(who);
  return `[data-fighter="${who}"]${seat === null ? "" : `, .players [data-seat="${seat}"]`}`;
};
const player = (who: number): string => `.players [data-seat="${who}"]`;
/** The die as it lies afterwards. */
const DICE = ".castle .die";

type Deed = Extract<Event, { who: string; target: string }>;
const isDeed = (event: Event): event is Deed => "target" in event && typeof event.target === "string";
/** The last deed that was aimed at somebody: its spell crosses when the blow lands. */
const aimedAt = (events: Event[], whom: string): Deed | undefined =>
  events.findLast((event): event is Deed => isDeed(event) && event.target === whom && event.who !== whom);

/** Sealed cards turn over together. */
const shows = {
  group: "deeds",
  ms: REVEAL,
  flights: (event: Extract<Event, { who: string }>): Flight[] => [
    {
      how: "turn",
      from: ".battle .against",
      to: `[data-fighter="${event.who}"]`,
      what: { icon: eventIcon(event) },
      ms: SCENE,
    },
  ],
} satisfies Partial<Moment<View, Event, Extract<Event, { who: string }>>>;

const gains = (who: number, icon: string, text: string, tone: "good" | "bad"): Flight => ({
  how: "note",
  to: player(who),
  what: { icon, text, tone },
  ms: NOTE,
});
const card = (who: number, which: string): Flight => ({
  how: "go",
  from: `[data-thing="offer/${which}"]`,
  to: player(who),
  what: "from",
  ms: REVEAL,
});

/** The end: from the last place to the first, and then who has won. */
const SHEET = { result: true, ms: 850, lines: ({ wizards }: View) => wizards.length } as const;

export const moments: Moments<View, Event> = {
  turn_began: { ms: 0 },
  walked: { ms: ({ path }) => walkLength(path), sound: "tile" },
  moved: { ms: 320, sound: "tile" },
  death_eater_moved: { ms: 280 },
  cabinet_moved: { ms: 280 },
  die_rolled: {
    group: "dice",
    ms: (_, events, at) => (events.slice(0, at).some(isDeed) ? SCENE : QUICK),
    sound: "die",
    flights: ({ who, die }, { view }) => [
      {
        how: "roll",
        from: place(who),
        to: view.battle ? place(who) : DICE,
        hides: view.battle ? `[data-deed="${who}"] .die` : DICE,
        what: { icon: `die-${die}`, before: `die-${7 - die}` },
        ms: view.battle ? SCENE : QUICK,
      },
    ],
  },
  casts: shows,
  casts_at: { ...shows, sound: "spell" },
  strikes: shows,
  attacks: shows,
  snatches: shows,
  hexes: { ...shows, sound: "spell" },
  curses: { ...shows, sound: "spell" },
  drinks: shows,
  uses: shows,
  runs: shows,
  waits: shows,
  hurt: {
    group: "blows",
    ms: REVEAL,
    sound: "stupefied",
    flights: ({ who }, { view, events }) => {
      const deed = aimedAt(events, who);
      const by = deed && seatOf(deed.who);
      const house = by === null || by === undefined ? undefined : view.wizards[by]?.house;
      const ring: Flight = { how: "ring", to: place(who), what: { tone: "bad" }, at: deed ? 300 : 0, ms: REVEAL };
      return deed ? [{ how: "bolt", from: place(deed.who), to: place(who), what: { house }, ms: 360 }, ring] : [ring];
    },
  },
  healed: {
    group: "blows",
    ms: REVEAL,
    sound: "points",
  },
  blocked: { sound: "protego", flights: ({ who }) => [{ how: "shield", to: place(who), ms: REVEAL }] },
  rebounded: { sound: "protego", flights: ({ who }) => [{ how: "shield", to: place(who), ms: REVEAL }] },
  fainted: {
    sound: "fall",
    flights: ({ who }) => [{ how: "fall", from: `[data-pawn="${battlerOf(who)}"]`, what: "from", ms: SCENE }],
  },
  died: {
    sound: "fall",
    flights: ({ who }) => [{ how: "fall", from: `[data-fighter="${who}"]`, what: "from", ms: SCENE }],
  },
  gained_sp: { sound: "points" },
  took: { sound: "card", flights: (event) => [card(event.who, event.card)] },
  bought: { sound: "card", flights: (event) => [card(event.who, event.card)] },
  sold: { sound: "points", flights: ({ who, price }) => [gains(who, "castle-sp", `+${price}`, "good")] },
  event_drawn: {
    ms: SCENE,
    sound: "card",
    flights: (event) => [{ how: "turn", to: `[data-thing="event/${event.card}"]`, what: "to", ms: REVEAL }],
  },
  battle_began: {
    sound: "reveal",
    flights: ({ battlers }) => battlers.map((who) => ({ how: "ring", to: `[data-fighter="${who}"]`, ms: REVEAL })),
  },
  battle_won: { ms: 600, sound: "win" },
  battle_undecided: { ms: 600 },
  voldemort_defeated: SHEET,
  last_battle_decided: SHEET,
  year_ended: SHEET,
};

export const since = sinceTurn<Event>((event) => (event.type === "turn_began" ? event.who : undefined));
const SMALL: ReadonlySet<Event["type"]> = new Set(["die_rolled", "round_began", "turn_began"]);
export const telling = (event: Event): boolean => !SMALL.has(event.type);
