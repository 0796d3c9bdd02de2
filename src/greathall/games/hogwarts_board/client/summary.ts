/** What the events tell the eye: dice as they fell, changes of figures, and who did what in a battle round. */
import type { Message } from "@client/protocol/types";
import type { SeenEvent } from "./props";
import type { Event } from "./types";

export interface Roll {
  who: string;
  purpose: string;
  die: number;
}
export interface Change {
  hp: number;
  sp: number;
}
export interface Deed {
  who: string;
  message: Message;
  card: string | null;
  icon: string;
  target: string | null;
  dice: number[];
  result: "failed" | "astray" | "blocked" | "rebounded" | "away" | null;
}
export interface Effect {
  who: string;
  icon: string;
  message: Message;
  /** Health won or lost. */
  hp: number;
  status: string | null;
}
export interface Exchange {
  round: number;
  deeds: Deed[];
  /** What came of it. */
  effects: Effect[];
}

const DEEDS: Partial<Record<Event["type"], string>> = {
  casts: "castle-spell",
  casts_at: "castle-spell",
  strikes: "castle-item",
  attacks: "verb-melee",
  snatches: "verb-steal",
  hexes: "castle-spell",
  curses: "castle-death",
  drinks: "castle-potion",
  uses: "castle-item",
  runs: "verb-run",
  waits: "waiting",
};
const EFFECTS: Partial<Record<Event["type"], string>> = {
  hurt: "castle-hp",
  healed: "castle-hp",
  afflicted: "castle-event",
  freed: "castle-event",
  summoned: "foe-serpent",
  fainted: "castle-faint",
  died: "castle-death",
  resurrected: "castle-hp",
  stolen: "castle-take",
};
const RESULTS: Partial<Record<Event["type"], NonNullable<Deed["result"]>>> = {
  failed: "failed",
  went_astray: "astray",
  blocked: "blocked",
  rebounded: "rebounded",
  got_away: "away",
};

/** The dice of this turn, outside battle; the newest last. */
export function rolls(events: readonly SeenEvent[], most = 4): Roll[] {
  return thisTurn(events)
    .flatMap((e) => (e.type === "die_rolled" ? [e] : []))
    .slice(-most);
}

function thisTurn(events: readonly SeenEvent[]): Event[] {
  const from = events.findLastIndex(({ event }) => event.type === "turn_began" || event.type === "round_began");
  return events.slice(from + 1).map((seen) => seen.event);
}

/** The event card of this turn, if one was drawn. */
export const drawn = (events: readonly SeenEvent[]): string | null =>
  thisTurn(events).findLast((e) => e.type === "event_drawn")?.card ?? null;

/** By battler, what these events changed. */
export function changes(events: readonly SeenEvent[]): Record<string, Change> {
  const sum: Record<string, Change> = {};
  const add = (who: string, hp: number, sp: number): void => {
    const now = (sum[who] ??= { hp: 0, sp: 0 });
    now.hp += hp;
    now.sp += sp;
  };
  for (const { event: e } of events) {
    if (e.type === "hurt") add(e.who, -e.amount, 0);
    else if (e.type === "healed") add(e.who, e.amount, 0);
    else if (e.type === "gained_sp") add(`seat_${e.who}`, 0, e.amount);
    else if (e.type === "lost_sp") add(`seat_${e.who}`, 0, -e.amount);
    else if (e.type === "bought") add(`seat_${e.who}`, 0, -e.price);
    else if (e.type === "sold") add(`seat_${e.who}`, 0, e.price);
  }
  return sum;
}

/** The last battle round in which somebody did something, this one or the one before, of the last battle. */
export function exchange(events: readonly SeenEvent[]): Exchange | null {
  const began = events.findLastIndex(({ event }) => event.type === "battle_began");
  let last: Exchange | null = null;
  events.slice(began < 0 ? events.length : began).forEach(({ event }, i) => {
    if (event.type !== "battle_round_began") return;
    const rest = events.slice(began + i + 1);
    const end = rest.findIndex((seen) => seen.event.type === "battle_round_began");
    const round = summary(event.round, end < 0 ? rest : rest.slice(0, end));
    if (round.deeds.length) last = round;
  });
  return last;
}

/** The card that an event is about. */
export function cardOf(event: Event): string | null {
  if ("spell" in event) return event.spell;
  if ("card" in event) return event.card;
  if ("item" in event) return event.item;
  if ("potion" in event) return event.potion;
  return "prize" in event ? event.prize : null;
}

function summary(round: number, events: readonly SeenEvent[]): Exchange {
  const deeds: Deed[] = [];
  const effects: Exchange["effects"] = [];
  for (const seen of events) {
    const e = seen.event;
    const icon = DEEDS[e.type];
    if (icon && "who" in e && typeof e.who === "string") {
      deeds.push({
        who: e.who,
        message: seen.message,
        card: cardOf(e),
        icon,
        target: "target" in e && typeof e.target === "string" ? e.target : null,
        dice: [],
        result: null,
      });
    } else if (e.type === "die_rolled") deeds.findLast((d) => d.who === e.who)?.dice.push(e.die);
    else if (RESULTS[e.type] && "who" in e) {
      const deed = deeds.findLast((d) => d.who === e.who);
      if (deed) deed.result = RESULTS[e.type]!;
    } else if (EFFECTS[e.type] && "who" in e) {
      const who = typeof e.who === "string" ? e.who : `seat_${e.who}`;
      const status = e.type === "afflicted" || e.type === "freed" ? e.status : null;
      const hp = e.type === "hurt" ? -e.amount : e.type === "healed" ? e.amount : 0;
      effects.push({
        who,
        icon: status ? `st-${status}` : EFFECTS[e.type]!,
        message: seen.message,
        hp,
        status: e.type === "afflicted" ? status : null,
      });
    }
  }
  return { round, deeds, effects };
}
