/** Hogwarts Battle at a real table. */
import { addIcons } from "@client/kit/Icon.svelte";
import type { Message } from "@client/protocol/types";
import { formatList } from "@client/i18n/messages.svelte";
import type { Drawing, TableProps } from "@client/games/drawing";
import Hand from "./Hand.svelte";
import icons from "./icons.json";
import { sign, textOf } from "./names";
import Result from "./Result.svelte";
import { between } from "./scenes";
import Table from "./Table.svelte";
import type { Action, Event, View } from "./types";
import { hasMessage, t, tGame } from "./texts";

addIcons(Object.fromEntries(Object.entries(icons as Record<string, string>).map(([name, path]) => [sign(name), path])));

const STEPS = ["events", "villains", "actions", "end"];
const ON_TABLE = new Set<Action["type"]>([
  "play_card",
  "discard_card",
  "assign_attack",
  "pick_villain",
  "acquire_card",
  "acquire_to_top",
  "pick_hero",
  "copy_ally",
  "take_card",
  "take_proficiency",
  "resolve_first",
]);
const EVENT_ICONS: Partial<Record<Event["type"], string>> = {
  event_revealed: "dark_arts",
  reacted: "villain",
  villain_acts: "villain",
  horcrux_acts: "horcrux",
  blocked: "forbid",
  lost: "health",
  cloaked: "invisibility_cloak",
  stunned: "stunned",
  recovered: "health",
  discarded: "discard",
  drew: "card",
  drew_secretly: "card",
  deck_shuffled: "deck",
  deck_searched: "deck",
  top_revealed: "deck",
  top_looked: "deck",
  took: "take",
  control_added: "control",
  control_removed: "control",
  reprieve: "control",
  location_lost: "location",
  location_revealed: "location",
  acquired: "market",
  acquired_to_top: "market",
  assigned: "attack",
  villain_healed: "villain",
  petrified: "petrified",
  woke: "villain",
  defeated: "defeated",
  villain_revealed: "villain",
  market_filled: "market",
  rolled: "dice",
  horcrux_marked: "horcrux",
  horcrux_destroyed: "horcrux",
  horcrux_kept: "horcrux",
  horcrux_revealed: "horcrux",
  turn_rule: "forbid",
  game_won: "castle",
  game_lost: "control",
  turns_over: "control",
};
const CHOICES: Record<string, string> = {
  attack: "attack",
  influence: "influence",
  health: "health",
  hero: "health",
  draw: "card",
  take: "take",
  remove: "control",
  lose: "health",
  look: "deck",
};
const choiceSign = (choice: string): string => {
  const [first, second] = choice.split("_");
  return CHOICES[first === "all" ? (second ?? "") : (first ?? "")] ?? "card";
};
const SIMPLE: Partial<Record<Action["type"], string>> = {
  end_turn: "end_turn",
  keep_roll: "dice",
  mark_horcrux: "horcrux",
  discard_top: "discard",
  leave_top: "deck",
};

/** Under the question: what the thing in hand does; else what can still be done with cards and tokens. */
function hint({ view: raw, situation, seat, desk }: TableProps): string {
  const picked = desk.picked?.action as { card?: string; proficiency?: string; source?: string } | undefined;
  const thing = picked && (picked.card ?? picked.proficiency ?? picked.source);
  if (thing) return textOf(thing);
  if (desk.find((a: Action) => a.type === "end_turn") && seat !== null) {
    const own = (raw as View).heroes[seat]!;
    const left = [
      ...(own.cards ? [t("left-cards", { count: own.cards })] : []),
      ...(desk.find((a: Action) => a.type === "assign_attack") ? [t("left-attack", { count: own.attack })] : []),
      ...(desk.find((a: Action) => a.type === "acquire_card") ? [t("left-influence", { count: own.influence })] : []),
    ];
    return left.length ? t("hint-left", { list: formatList(left) }) : t("hint-done");
  }
  const source = situation.prompt?.args?.["source"] as Message | undefined;
  const key = source?.key ? `help-${source.key.replace(/^cause-/, "card-")}` : "";
  return key && hasMessage(key) ? tGame(key) : "";
}

export const drawing: Drawing = {
  Table,
  Hand,
  Result,
  between,
  hint,
  question: ({ situation }) => (situation.prompt?.key === "prompt-hero-actions" ? t("question") : ""),
  stage: (view) => {
    const { game, turn, step } = view as View;
    const now = STEPS.indexOf(step ?? "");
    return {
      chip: t("game-turn", { game, turn }),
      ...(step && {
        phases: STEPS.map((name, i) => ({
          name: tGame(`step-${name}`),
          state: i < now ? ("done" as const) : i === now ? ("now" as const) : ("next" as const),
        })),
      }),
    };
  },
  open: (view) => (view as View).heroes.every((hero) => hero.hand !== null),
  onTable: (action) => ON_TABLE.has((action as Action).type),
  primary: (action) => (action as Action).type === "end_turn",
  choiceIcon: (action) => {
    const a = action as Action;
    if (a.type === "choose") return sign(choiceSign(a.choice));
    if (a.type === "use_power") return sign(a.power);
    if (a.type === "roll_house") return a.house;
    return a.type === "roll_again" ? "rematch" : a.type === "decline" ? "close" : sign(SIMPLE[a.type] ?? "card");
  },
  eventIcon: (event) => {
    const e = event as Event;
    if (e.type === "played" || e.type === "copied") return sign(e.card);
    if (e.type === "gained") return sign(e.token);
    if (e.type === "used") return sign(e.power);
    return e.type === "proficiency_taken"
      ? sign(e.proficiency)
      : e.type === "chose"
        ? "ready"
        : sign(EVENT_ICONS[e.type] ?? "castle");
  },
  heading: (event) => (event as Event).type === "turn_began",
  quiet: (event) => ["turn_ended", "events_shuffled"].includes((event as Event).type),
  sound: (event) => {
    const e = event as Event;
    if (e.type === "gained") return e.token === "influence" ? "points" : undefined;
    return (
      {
        event_revealed: "reveal",
        stunned: "stupefied",
        control_added: "lost",
        played: "card",
        acquired: "card",
        acquired_to_top: "card",
        assigned: "tile",
        defeated: "win",
        rolled: "die",
        horcrux_destroyed: "win",
        cloaked: "protego",
      } as const
    )[e.type as "played"];
  },
};
