/** Who acts is in the light, and what that costs goes to whom it hits. Cards go where they belong; villains fall. */
import { MOVE, REVEAL, SCENE, type Flight, type Moments } from "@client/stage/moments";
import { sinceTurn } from "@client/stage/since";
import { sign } from "./names";
import type { Event, View } from "./types";

const hero = (who: number): string => `[data-hero="${who}"]`;
const villain = (name: string): string => `[data-villain="${name}"]`;
const played = (card: string): string => `.played [data-card="${card}"]`;
const inHand = (card: string): string => `.fan [data-card="${card}"]`;
const inMarket = (card: string): string => `.market [data-card="${card}"]`;
const PILES = ".piles";
/** Small windows show no piles: there things sink in the middle of the table. */
const AWAY = ".field, .piles";
const LOCATION = ".location";
/** Where a card, villain, place or Horcrux lies that caused something. */
const cause = (name: string): string =>
  ["dark", "played", "upper", "market"].map((where) => `.${where} [data-card="${name}"]`).join() +
  `, ${villain(name)}, .location[data-at="${name}"], .horcrux[data-at="${name}"]`;

/** Whoever acts stands in the light for as long. */
const ACTS = { ms: 950 } as const;
const token = (from: string, to: string, icon: string, text = "", more: Partial<Flight> = {}): Flight => ({
  how: "go",
  from,
  to,
  what: { icon: sign(icon), text },
  ms: REVEAL,
  ...more,
});
/** A card goes from the market to whoever bought it. */
const bought = {
  sound: "card",
  flights: ({ who, card }: { who: number; card: string }) => [
    { how: "go", from: inMarket(card), to: hero(who), what: "from", ms: REVEAL },
  ],
} satisfies { sound: "card"; flights: (event: { who: number; card: string }) => Flight[] };

/** The end: what each hero did, what became of the place and the villains, and then how it ends. */
const SHEET = { result: true, ms: 850, lines: ({ heroes }: View) => heroes.length + 1 } as const;

export const moments: Moments<View, Event> = {
  turn_began: { ms: 0 },
  event_revealed: {
    ...ACTS,
    sound: "reveal",
    flights: () => [{ how: "turn", to: ".dark .newest .card", what: "to", ms: REVEAL }],
  },
  villain_acts: ACTS,
  mark_seen: ACTS,
  newcomer_seen: ACTS,
  horcrux_acts: ACTS,
  reacted: ACTS,
  lost: {
    flights: ({ who, source }) => [{ how: "bolt", from: cause(source), to: hero(who), ms: REVEAL }],
  },
  cloaked: { sound: "protego", flights: ({ who }) => [{ how: "shield", to: hero(who), ms: REVEAL }] },
  stunned: {
    sound: "stupefied",
    flights: ({ who }) => [{ how: "ring", to: hero(who), what: { tone: "bad" }, ms: SCENE }],
  },
  gained: {
    sound: ({ token: kind }) => (kind === "influence" ? "points" : undefined),
    flights: ({ who, token: kind, amount, source }) => [token(cause(source), hero(who), kind, `+${amount}`)],
  },
  played: {
    sound: "card",
    flights: ({ who, card }, { seat }) => [
      who === seat
        ? { how: "go", from: inHand(card), to: played(card), what: "from" }
        : { how: "go", from: hero(who), to: played(card), what: "to", ms: REVEAL },
    ],
  },
  drew: {
    flights: ({ who, cards }, { seat }) =>
      who === seat
        ? cards.map((card, i) => ({ how: "go", from: hero(who), to: inHand(card), what: "to", at: i * 90 }))
        : [],
  },
  discarded: {
    sound: "card",
    flights: ({ who, card }, { seat }) =>
      who === seat ? [{ how: "go", from: inHand(card), to: hero(who), what: "from" }] : [],
  },
  acquired: bought,
  acquired_to_top: bought,
  market_filled: {
    flights: ({ cards }) =>
      cards.map((card, i) => ({ how: "go", from: PILES, to: inMarket(card), what: "to", at: i * 90 })),
  },
  assigned: {
    ms: (_, events) => (events.some((e) => e.type === "defeated") ? MOVE + REVEAL : undefined),
    sound: "tile",
    flights: ({ who, villain: whom }, { seat }) => [
      token(who === seat ? `.purse .token, ${hero(who)}` : hero(who), villain(whom), "attack", "", { ms: MOVE }),
    ],
  },
  defeated: {
    ms: SCENE,
    sound: "fall",
    flights: ({ villain: whom }) => [{ how: "fall", from: villain(whom), to: AWAY, what: "from", ms: SCENE }],
  },
  villain_revealed: {
    ms: SCENE,
    sound: "reveal",
    flights: ({ villain: whom }) => [{ how: "turn", to: villain(whom), what: "to", ms: REVEAL }],
  },
  control_added: { sound: "lost", flights: ({ source }) => [token(cause(source), LOCATION, "control")] },
  control_removed: { sound: "points", flights: () => [token(`${LOCATION} .count`, AWAY, "control", "−1")] },
  location_lost: {
    ms: SCENE,
    sound: "lost",
    flights: () => [{ how: "ring", to: LOCATION, what: { tone: "bad" }, ms: SCENE }],
  },
  location_revealed: {
    ms: SCENE,
    flights: () => [
      { how: "fall", from: LOCATION, what: "from", ms: REVEAL },
      { how: "turn", to: LOCATION, what: "to", at: REVEAL, ms: MOVE },
    ],
  },
  rolled: {
    ms: SCENE,
    sound: "die",
    flights: ({ who, house, face }) => [
      {
        how: "roll",
        from: hero(who),
        to: ".market, .tray, .field",
        what: { icon: sign(face), before: sign("dice"), house },
        ms: SCENE,
      },
    ],
  },
  horcrux_destroyed: {
    ms: SCENE,
    sound: "fall",
    flights: () => [{ how: "fall", from: ".horcrux", to: AWAY, what: "from", ms: SCENE }],
  },
  game_won: SHEET,
  game_lost: SHEET,
  turns_over: SHEET,
};

export const since = sinceTurn<Event>((event) => (event.type === "turn_began" ? event.who : undefined));
const TELLING: ReadonlySet<Event["type"]> = new Set([
  "event_revealed",
  "stunned",
  "control_added",
  "control_removed",
  "location_lost",
  "location_revealed",
  "acquired",
  "acquired_to_top",
  "defeated",
  "villain_revealed",
  "horcrux_destroyed",
]);
export const telling = (event: Event): boolean => TELLING.has(event.type);
