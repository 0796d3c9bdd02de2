/** HOGWARTS, The Board Game: a map of the castle, and the battle beside it. */
import type { Stage } from "@client/games/drawing";
import { phasesOf } from "@client/games/phases";
import { addIcons } from "@client/kit/Icon.svelte";
import type { Drawing, TableProps } from "./props";
import { heldCard, steps } from "./aim.svelte";
import icons from "./icons.json";
import { moments, since, telling } from "./moments";
import { cardHelp, cardName, squareName } from "./names";
import { STEPS } from "./printed";
import { eventIcon } from "./events";
import Table from "./Table.svelte";
import type { Action, View } from "./types";
import { format, t, tGame } from "./texts";

addIcons(icons);

const HINTS: Record<string, () => string> = {
  "prompt-walk": () => t("hint-walk"),
  "prompt-fly": () => t("hint-walk"),
  "prompt-apparate": () => t("hint-square"),
  "prompt-go-anywhere": () => t("hint-square"),
  "prompt-trade": () => t("hint-trade"),
  "prompt-search": () => t("hint-take-card"),
  "prompt-take-card": () => t("hint-take-card"),
  "prompt-forget-one": () => t("hint-forget"),
  "prompt-duel": () => t("hint-duel"),
  "prompt-before-move": () => t("hint-card"),
  "prompt-after-move": () => t("hint-card"),
  "prompt-before-recovery": () => t("hint-card"),
  "prompt-choose-action": () => t("hint-battle"),
  "prompt-choose-second": () => t("hint-battle"),
};

function hint({ situation, draft, names }: TableProps): string {
  const held = heldCard(draft.decision);
  const picked = draft.picked?.action;
  if (picked?.type === "walk") return format(draft.picked!.message, names);
  if (picked) {
    const touched = steps(picked)[0]?.split("/") ?? [];
    return touched[0] === "card" || touched[0] === "offer" ? cardHelp(touched[1]!).split("\n")[1]! : "";
  }
  if (held)
    return situation.prompt?.key === "prompt-take-card" || situation.prompt?.key === "prompt-search"
      ? t("hint-instead", { card: cardName(held) })
      : t("hint-aim", { card: cardName(held) });
  return HINTS[situation.prompt?.key ?? ""]?.() ?? "";
}

/** The odds, which the prompt tells in words, stand beside the cards. */
const question = ({ situation: { prompt }, view }: TableProps): string =>
  prompt?.key === "prompt-choose-action" ? t("ask-battle", { round: view.battle?.round ?? 1 }) : "";

const OPTION_ICONS: Partial<Record<Action["type"], string>> = {
  roll: "castle-dice",
  go_on: "next",
  show: "castle-walk",
  hide: "hidden",
  fight: "castle-battle",
  leave: "close",
  finish: "ready",
  enter: "sq-chamber",
  stay_out: "close",
  help: "castle-battle",
  decline: "close",
  grasp: "winner",
  keep_dice: "castle-dice",
  steal_for: "verb-steal",
  hex: "castle-spell",
  draw: "castle-spell",
  wait: "waiting",
  truce: "castle-truce",
  fight_on: "castle-battle",
};
/** Where a lesson points at. */
function pointAt(point: string): string | undefined {
  if (point.startsWith("square-")) return `[data-square="${point.slice(7).replaceAll("-", "_")}"]`;
  if (point.startsWith("card-")) return `.hand [data-thing*="${point.slice(5).replaceAll("-", "_")}"]`;
  if (point === "cabinet") return '[data-pawn="cabinet"]';
  if (point === "answers") return '.hand .cards:has(.verb), [data-at~="answers"]'; // a battle is answered by its cards
  const [thing, seat, field] = point.split(".");
  if (thing === "wizards")
    return `:is([data-seat="${seat}"], [data-fighter="seat_${seat}"])${field ? ` .${field}` : ""}`;
  return undefined;
}

function stage({ round, step, battle }: View): Stage {
  return {
    chip: t("round", { round }),
    ...(battle?.round && { inning: t("battle-round", { round: battle.round }) }),
    ...(step && { phases: phasesOf(STEPS, step, (name) => tGame(`step-${name}`)) }),
  };
}

export const drawing: Drawing = {
  pointAt,
  Table,
  Result: () => import("./Result.svelte"),
  beside: true,
  moments,
  since,
  telling,
  question,
  hint,
  short: (action) =>
    action.type === "walk" && action.path.length ? t("walk-to", { square: squareName(action.path.at(-1)!) }) : "",
  stage,
  houses: (view) => view.wizards.map((w) => w.house),
  onTable: (action) => steps(action).length > 0,
  optionIcon: (action) => OPTION_ICONS[action.type] ?? "event",
  eventIcon,
  heading: (event) => event.type === "round_began",
};
