/** The cast: all cards turn, the spells fly, the flags fall. Then each reward goes to its taker; at last the scores. */
import { NOTE, REVEAL, SCENE, type Flight, type Moments } from "@client/stage/moments";
import { sinceLast } from "@client/stage/since";
import { rewardKey } from "./rewards";
import type { Event, StupefyView } from "./types";

const seat = (who: number): string => `.ring [data-seat="${who}"]`;
const tokens = (who: number): string => `.ring [data-at="players.${who}.tokens"]`;
const PILES = ".ring .piles";
const REWARDS = ".ring .rewards";

/** A card before its seat turns over. */
const shows = (who: number, spell: string): Flight => ({
  how: "turn",
  from: REWARDS,
  to: seat(who),
  what: { icon: spell },
  ms: 2 * REVEAL,
});
const LANDS = 2 * REVEAL;
const SHOUTS = { group: "shouts", ms: 3 * REVEAL } as const;
/** The flags fall, and a banner says whose. */
const SPENT = {
  group: "spent",
  ms: (_: Event, events: Event[]) =>
    events.some((e) => e.type === "stupefied" || e.type === "all_down") ? REVEAL + SCENE : REVEAL,
} as const;
const LINE = { result: true, ms: 850, sound: "points" } as const;

export const moments: Moments<StupefyView, Event> = {
  aimed: { sound: "reveal" },
  shouted: {
    ...SHOUTS,
    sound: "spell",
    flights: ({ who, target }, { view }) => [
      shows(who, "stupefy"),
      ...(target === null
        ? []
        : ([
            {
              how: "bolt",
              from: seat(who),
              to: seat(target),
              what: { house: view.players[who]?.house },
              at: REVEAL,
              ms: REVEAL,
            },
            { how: "ring", to: seat(target), at: LANDS, ms: REVEAL },
          ] satisfies Flight[])),
    ],
  },
  misspelled: { ...SHOUTS, flights: ({ who }) => [shows(who, "misspell")] },
  shielded: {
    ...SHOUTS,
    sound: "protego",
    flights: ({ who }) => [shows(who, "protego"), { how: "shield", to: seat(who), at: LANDS, ms: REVEAL }],
  },
  stupefied: {
    ...SPENT,
    stop: true,
    sound: "stupefied",
    flights: ({ who, tokens: more }) => [
      { how: "go", from: REWARDS, to: tokens(who), what: { icon: "delay", tone: "bad" }, ms: REVEAL },
      { how: "note", to: seat(who), what: { icon: "delay", text: `+${more}`, tone: "bad" }, at: REVEAL, ms: NOTE },
    ],
  },
  discarded: {
    ...SPENT,
    flights: ({ who, spell }) => [{ how: "go", from: seat(who), to: PILES, what: { icon: spell }, ms: REVEAL }],
  },
  discarded_facedown: {
    ...SPENT,
    flights: ({ who }) => [{ how: "go", from: seat(who), to: PILES, what: { icon: "hidden_card" }, ms: REVEAL }],
  },
  took: {
    ms: (_, events) => (events.filter((e) => e.type === "took" || e.type === "announced").length > 1 ? 600 : 0),
    sound: ({ reward }) => (reward.startsWith("points") ? "points" : "card"),
    flights: ({ who, reward }) => [
      { how: "go", from: `${REWARDS} [data-at="${rewardKey(reward)}"]`, to: seat(who), what: "from", ms: 420 },
    ],
  },
  learnt: { flights: ({ who }) => [{ how: "go", from: PILES, to: seat(who), what: { icon: "stupefy" }, ms: 420 }] },
  token_returned: {
    flights: ({ who }) => [
      { how: "go", from: tokens(who), to: PILES, what: { icon: "delay", text: "−1", tone: "good" }, ms: 420 },
    ],
  },
  became_favourite: {
    flights: ({ who }) => [
      { how: "go", from: REWARDS, to: seat(who), what: { icon: "become_the_favourite" }, ms: REVEAL },
    ],
  },
  announced: { group: "announced", ms: 1700, sound: "points" },
  round_began: { ms: 0, sound: "card" },
  potions_master: LINE,
  latecomers: LINE,
  favour_bonus: { ...LINE, group: "favours" },
  house_scored: { ...LINE, group: "houses" },
  won: { ms: 0 },
};

/** Everybody acts at once: what came of it, and what the others have taken. */
export const since = sinceLast<Event>(
  (event, own) =>
    event.type === "round_began" ||
    event.type === "revealed" ||
    event.type === "aimed" ||
    (event.type === "took" && event.who === own),
);
const TELLING: ReadonlySet<Event["type"]> = new Set([
  "stupefied",
  "shielded",
  "all_down",
  "took",
  "became_favourite",
  "announced",
]);
export const telling = (event: Event): boolean => TELLING.has(event.type);
