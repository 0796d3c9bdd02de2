/** Stupefy at a real table. */
import { phasesOf } from "@client/games/phases";
import { addIcons } from "@client/kit/Icon.svelte";
import Hand from "./Hand.svelte";
import icons from "./icons.json";
import { moments, since, telling } from "./moments";
import { PHASES, ROUNDS } from "./printed";
import type { Drawing, TableProps } from "./props";
import { rewardIcon, rewardKey } from "./rewards";
import Table from "./Table.svelte";
import { t, tGame } from "./texts";
import type { Action, Event } from "./types";

addIcons(icons);

/** The phases in the top bar; the others pass in a moment. */
const SHOWN_PHASES = PHASES.filter((phase) => !["apply", "end", "scoring"].includes(phase));

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

function hint({ view: { phase, own }, situation, draft, names }: TableProps): string {
  const picked = draft.picked?.action;
  if (draft.find((action) => action.type === "turn_back")) return t("hint-time-turner");
  const [ready, all] = [situation.ready.length, situation.ready.length + situation.waiting.length];
  switch (phase) {
    case "prepare":
      return own ? t("hint-prepare", { stupefies: own.stupefies, misspells: own.misspells }) : "";
    case "target":
      return picked?.type === "aim" && picked.target !== null
        ? t("hint-picked", { name: names[picked.target] ?? "", ready, all })
        : t("hint-target", { ready, all });
    case "cast":
      return t("hint-cast");
    case "share":
      if (situation.prompt?.key === "prompt-time-turner") return "";
      return picked?.type === "take" ? tGame(`help-${rewardKey(picked.reward)}`) : t("hint-share");
    default:
      return "";
  }
}

function optionIcon(action: Action): string {
  switch (action.type) {
    case "prepare":
      return action.spell;
    case "cast":
      return "wand";
    case "protego":
      return "protego";
    case "aim":
      return "close";
    default:
      return "event";
  }
}

export const drawing: Drawing = {
  Table,
  Hand,
  Result: () => import("./Result.svelte"),
  moments,
  since,
  telling,
  hint,
  stage: ({ round, phase }) => ({
    chip: t("round-of", { round, rounds: ROUNDS }),
    phases: phasesOf(PHASES, phase === "apply" ? "cast" : phase, (name) => tGame(`phase-${name}`), SHOWN_PHASES),
  }),
  houses: (view) => view.players.map((p) => p.house),
  onTable: (action) => action.type === "take" || (action.type === "aim" && action.target !== null),
  optionIcon,
  eventIcon: (event) => (event.type === "took" ? rewardIcon(event.reward) : (EVENT_ICONS[event.type] ?? "event")),
  heading: (event) => event.type === "round_began",
  quiet: (event) => event.type === "discarded" || event.type === "discarded_facedown",
};
