/** Hogwarts Battle at a real table. */
import { addIcons } from "@client/kit/Icon.svelte";
import type { Stage, Together } from "@client/games/drawing";
import { phasesOf } from "@client/games/phases";
import { formatList, isMessage } from "@client/i18n/messages.svelte";
import type { Draft, Drawing, TableProps } from "./props";
import Hand from "./Hand.svelte";
import icons from "./icons.json";
import { moments, since, telling } from "./moments";
import { helpOf, sign } from "./names";
import Table from "./Table.svelte";
import { QUIET, STEPS } from "./printed";
import type { Action, Event, View } from "./types";
import { hasMessage, t, tGame } from "./texts";

addIcons(Object.fromEntries(Object.entries(icons).map(([name, path]) => [sign(name), path])));

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
  mark_seen: "villain",
  newcomer_seen: "villain",
  allies_counted: "card",
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

/** The card or the like that an action is about. */
function thingOf(action: Action): string | undefined {
  if ("card" in action) return action.card;
  if ("proficiency" in action) return action.proficiency;
  return "source" in action ? action.source : undefined;
}

/** Under the question: what the thing in hand does; else what can still be done with cards and tokens. */
function hint({ view, situation, seat, draft }: TableProps): string {
  const thing = draft.picked && thingOf(draft.picked.action);
  if (thing) return helpOf(thing);
  if (draft.find((a) => a.type === "end_turn") && seat !== null) {
    const own = view.heroes[seat]!;
    const left = [
      ...(own.cards ? [t("left-cards", { count: own.cards })] : []),
      ...(draft.find((a) => a.type === "assign_attack") ? [t("left-attack", { count: own.attack })] : []),
      ...(draft.find((a) => a.type === "acquire_card") ? [t("left-influence", { count: own.influence })] : []),
    ];
    const list = formatList(left);
    if (draft.picked?.action.type === "end_turn") return t("hint-sure", { list });
    return left.length ? t("hint-left", { list }) : t("hint-done");
  }
  const source = situation.prompt?.args?.["source"];
  const key = isMessage(source) ? `help-${source.key.replace(/^cause-/, "card-")}` : "";
  return key && hasMessage(key) ? tGame(key) : "";
}

/** All cards of the hand in one go, if none of them asks anything. */
function together({ view, seat, draft }: TableProps): Together<Action> | null {
  const hand = (seat !== null && view.heroes[seat]?.hand) || [];
  const quiet: readonly string[] = QUIET;
  const actions = hand.map((card): Action => ({ type: "play_card", card }));
  const offered = actions.length > 1 && hand.every((card) => quiet.includes(card) && canPlay(draft, card));
  return offered ? { text: tGame("together", { count: actions.length }), actions } : null;
}
const canPlay = (draft: Draft, card: string): boolean =>
  draft.find((a) => a.type === "play_card" && a.card === card) !== undefined;

function stage({ game, turn, step }: View): Stage {
  return {
    chip: t("game-turn", { game, turn }),
    ...(step && { phases: phasesOf(STEPS, step, (name) => tGame(`step-${name}`)) }),
  };
}

function optionIcon(action: Action): string {
  switch (action.type) {
    case "choose":
      return sign(choiceSign(action.choice));
    case "use_power":
      return sign(action.power);
    case "roll_house":
      return action.house;
    case "roll_again":
      return "rematch";
    case "decline":
      return "close";
    default:
      return sign(SIMPLE[action.type] ?? "card");
  }
}

function eventIcon(event: Event): string {
  switch (event.type) {
    case "played":
    case "copied":
      return sign(event.card);
    case "gained":
      return sign(event.token);
    case "used":
      return sign(event.power);
    case "proficiency_taken":
      return sign(event.proficiency);
    case "chose":
      return "ready";
    default:
      return sign(EVENT_ICONS[event.type] ?? "castle");
  }
}

/** Where a lesson points at. */
function pointAt(point: string): string | undefined {
  const [thing, number, field] = point.split(".");
  if (point.startsWith("card-")) {
    const card = point.slice(5).replaceAll("-", "_");
    const hero = HEROES.indexOf(card);
    if (hero >= 0) return `[data-hero="${hero}"]`;
    return card === "diagon_alley" ? ".location" : `[data-villain="${card}"], [data-card="${card}"]`;
  }
  if (thing === "event") return ".dark";
  if (thing === "location") return ".location";
  if (thing === "control") return ".location .count";
  if (thing === "defeated") return ".piles";
  if (thing === "villains") return number ? `.villains > :nth-child(${Number(number) + 1})` : ".villains";
  if (thing === "heroes") return `[data-hero="${number}"]${field === "health" ? " .health" : ""}`;
  return undefined;
}
const HEROES = ["harry", "ron", "hermione", "neville"];

export const drawing: Drawing = {
  pointAt,
  Table,
  Hand,
  Result: () => import("./Result.svelte"),
  moments,
  since,
  telling,
  hint,
  question: ({ situation }) => (situation.prompt?.key === "prompt-hero-actions" ? t("question") : ""),
  stage,
  open: (view) => view.heroes.every((hero) => hero.hand !== null),
  onTable: (action) => ON_TABLE.has(action.type),
  primary: (action) => action.type === "end_turn",
  together,
  optionIcon,
  icon: sign,
  eventIcon,
  heading: (event) => event.type === "turn_began",
  quiet: (event) => event.type === "turn_ended" || event.type === "events_shuffled",
};
