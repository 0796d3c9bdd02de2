/** What the events tell the eye: dice as they fell, changes of figures, and who did what in a battle round. */
import type { SeenEvent, Message } from "@client/protocol/types";
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
  text: Message;
  card: string | null;
  icon: string;
  target: string | null;
  dice: number[];
  result: "failed" | "astray" | "blocked" | "rebounded" | "away" | null;
}
export interface Outcome {
  who: string;
  icon: string;
  text: Message;
  /** Health won or lost. */
  hp: number;
  status: string | null;
}
export interface Exchange {
  round: number;
  deeds: Deed[];
  /** What came of it. */
  effects: Outcome[];
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

const of = (seen: SeenEvent): Event => seen.event as Event;

/** The dice of this turn, outside battle; the newest last. */
export function rolls(events: readonly SeenEvent[], most = 4): Roll[] {
  const from = events.findLastIndex((s) => ["turn_began", "round_began"].includes(of(s).type));
  return events
    .slice(from + 1)
    .flatMap((s) => (of(s).type === "die_rolled" ? [of(s) as Event & { type: "die_rolled" }] : []))
    .slice(-most);
}

/** The event card of this turn, if one was drawn. */
export function drawn(events: readonly SeenEvent[]): string | null {
  const from = events.findLastIndex((s) => of(s).type === "turn_began" || of(s).type === "round_began");
  const event = events
    .slice(from + 1)
    .map(of)
    .findLast((e) => e.type === "event_drawn");
  return event?.card ?? null;
}

/** By battler, what these events changed. */
export function changes(events: readonly SeenEvent[]): Record<string, Change> {
  const sum: Record<string, Change> = {};
  const add = (who: string, hp: number, sp: number): void => {
    const now = (sum[who] ??= { hp: 0, sp: 0 });
    now.hp += hp;
    now.sp += sp;
  };
  for (const e of events.map(of)) {
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
  const began = events.findLastIndex((s) => of(s).type === "battle_began");
  let end = events.length;
  for (;;) {
    const from = events.slice(0, end).findLastIndex((s) => of(s).type === "battle_round_began");
    if (began < 0 || from < began) return null;
    const told = fold((of(events[from]!) as Event & { type: "battle_round_began" }).round, events.slice(from + 1, end));
    if (told.deeds.length) return told;
    end = from;
  }
}

function fold(round: number, events: readonly SeenEvent[]): Exchange {
  const deeds: Deed[] = [];
  const effects: Exchange["effects"] = [];
  for (const seen of events) {
    const e = of(seen);
    const icon = DEEDS[e.type];
    if (icon && "who" in e && typeof e.who === "string") {
      const card =
        "spell" in e ? e.spell : "item" in e ? e.item : "potion" in e ? e.potion : "prize" in e ? e.prize : null;
      deeds.push({
        who: e.who,
        text: seen.text,
        card,
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
      const who = typeof e.who === "string" ? e.who : `seat_${e.who as number}`;
      const status = e.type === "afflicted" || e.type === "freed" ? e.status : null;
      const hp = e.type === "hurt" ? -e.amount : e.type === "healed" ? e.amount : 0;
      effects.push({
        who,
        icon: status ? `st-${status}` : EFFECTS[e.type]!,
        text: seen.text,
        hp,
        status: e.type === "afflicted" ? status : null,
      });
    }
  }
  return { round, deeds, effects };
}
