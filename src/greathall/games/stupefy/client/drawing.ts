/** Stupefy at a real table. */
import { addIcons } from "@client/kit/Icon.svelte";
import type { SeenEvent } from "@client/protocol/types";
import type { SeatView } from "@client/table.svelte";
import type { Drawing, TableProps } from "@client/games/drawing";
import Hand from "./Hand.svelte";
import Result from "./Result.svelte";
import Table from "./Table.svelte";
import icons from "./icons.json";
import { rewardIcon } from "./rewards";
import type { Action, Event, StupefyView } from "./types";
import { t, tGame } from "./texts";

addIcons(icons as Record<string, string>);

/** A view with something to say in the middle of the table, for a moment. */
export interface Scene extends StupefyView {
  banner?: { title: string; houses?: { house: string; points: number }[] };
}

const PHASES = ["reveal", "prepare", "target", "cast", "share"] as const;
const ROUNDS = 8;
const spot = (phase: string): number =>
  phase === "apply" ? 3 : phase === "end" || phase === "scoring" ? 5 : PHASES.indexOf(phase as (typeof PHASES)[number]);

const EVENT_ICONS: Partial<Record<Event["type"], string>> = {
  round_began: "event",
  revealed: "points",
  aimed: "aim",
  shouted: "stupefy",
  misspelled: "misspell",
  shielded: "protego",
  stupefied: "stupefied",
  discarded: "discard",
  discarded_facedown: "hidden_card",
  all_down: "stupefied",
  became_favourite: "become_the_favourite",
  token_returned: "delay",
  learnt: "private_lessons",
  no_misspell: "private_lessons",
  no_stupefy: "private_lessons",
  no_token: "time_turner",
  announced: "house_box",
  potions_master: "potions_master",
  latecomers: "latecomer",
  favour_bonus: "favour",
  house_scored: "points",
  won: "winner",
};

/** What the eye should see between two views: the shouts, then the flags that fall; each reward as it is taken. */
function between(before: unknown, seen: SeatView): { view: Scene; ms: number }[] {
  const events = seen.events.slice(seen.events.length - seen.fresh).map((e: SeenEvent) => e.event as Event);
  const view = structuredClone(before) as Scene;
  delete view.banner;
  const frames: { view: Scene; ms: number }[] = [];
  const show = (ms: number): void => void frames.push({ view: structuredClone(view), ms });
  const shouts = events.filter((e) => e.type === "shouted" || e.type === "misspelled" || e.type === "shielded");
  if (shouts.length) {
    view.phase = "apply";
    for (const e of shouts)
      view.players[e.who]!.cast = e.type === "shouted" ? "stupefy" : e.type === "misspelled" ? "misspell" : "protego";
    show(1400);
    for (const e of events) {
      if (e.type === "shielded" || e.type === "stupefied") view.players[e.who]!.standing = false;
      if (e.type === "stupefied") view.players[e.who]!.tokens += e.tokens;
    }
    show(events.some((e) => e.type === "all_down") ? 1400 : 500);
  }
  const takes = events.filter((e) => e.type === "took");
  const announced = events.filter((e) => e.type === "announced");
  if (takes.length && (takes.length > 1 || announced.length))
    for (const e of takes) {
      view.phase = "share";
      view.players[e.who]!.taken.push(e.reward);
      const at = view.rewards.indexOf(e.reward);
      if (at >= 0) view.rewards.splice(at, 1);
      show(600);
    }
  if (announced.length) {
    view.phase = "end";
    view.banner = {
      title: t("round-over", { round: view.round }),
      houses: announced.map((e) => ({ house: e.house, points: e.points })),
    };
    show(1700);
  }
  return frames;
}

function hint({ view, situation, desk, names }: TableProps): string {
  const { phase, own } = view as StupefyView;
  const picked = desk.picked?.action as Action | undefined;
  const [ready, all] = [situation.ready.length, situation.ready.length + situation.waiting.length];
  if (phase === "prepare" && own) return t("hint-prepare", { stupefies: own.stupefies, misspells: own.misspells });
  if (phase === "target")
    return picked?.type === "aim" && picked.target !== null
      ? t("hint-picked", { name: names[picked.target] ?? "", ready, all })
      : t("hint-target", { ready, all });
  if (phase === "cast") return t("hint-cast");
  if (phase === "share" && picked?.type === "take") return tGame(`help-reward-${picked.reward.replaceAll("_", "-")}`);
  return phase === "share" ? t("hint-share") : "";
}

export const drawing: Drawing = {
  Table,
  Hand,
  Result,
  between,
  hint,
  stage: (view) => {
    const { round, phase } = view as StupefyView;
    const now = spot(phase);
    return {
      chip: t("round-of", { round, rounds: ROUNDS }),
      phases: PHASES.map((name, i) => ({
        name: tGame(`phase-${name}`),
        state: i < now ? "done" : i === now ? "now" : "next",
      })),
    };
  },
  houses: (view) => (view as StupefyView).players.map((p) => p.house),
  onTable: (action) => {
    const a = action as Action;
    return a.type === "take" || a.type === "turn_back" || (a.type === "aim" && a.target !== null);
  },
  choiceIcon: (action) => {
    const a = action as Action;
    return a.type === "prepare"
      ? a.spell
      : a.type === "cast"
        ? "wand"
        : a.type === "protego"
          ? "protego"
          : a.type === "aim"
            ? "close"
            : "event";
  },
  eventIcon: (event) => {
    const e = event as Event;
    return e.type === "took" ? rewardIcon(e.reward) : (EVENT_ICONS[e.type] ?? "event");
  },
  heading: (event) => (event as Event).type === "round_began",
  quiet: (event) => ["discarded", "discarded_facedown"].includes((event as Event).type),
  sound: (event) => {
    const e = event as Event;
    if (e.type === "took") return e.reward.startsWith("points") ? "points" : "card";
    return ({ aimed: "reveal", stupefied: "stupefied", shielded: "protego", round_began: "card" } as const)[
      e.type as "aimed"
    ];
  },
};
