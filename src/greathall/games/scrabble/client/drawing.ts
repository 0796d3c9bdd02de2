/** Scrabble at a real table. */
import { addIcons } from "@client/kit/Icon.svelte";
import { formatList } from "@client/i18n/messages.svelte";
import { CENTRE } from "./board";
import type { Drawing, TableProps } from "./props";
import Answers from "./Answers.svelte";
import { cardKey } from "./cards";
import { turnOf } from "./turn.svelte";
import { eventIcon } from "./events";
import Hand from "./Hand.svelte";
import icons from "./icons.json";
import { moments, since, telling } from "./moments";
import Table from "./Table.svelte";
import type { Action, Preview } from "./types";
import { format, t, tGame } from "./texts";

addIcons(icons);

const line = (preview: Preview): string =>
  t("line", {
    words: formatList(preview.words.map((word) => t("word", { word: word.text, points: word.points }))),
    fifty: preview.fifty,
    glossary: preview.glossary,
    bonus: preview.bonus,
    cards: preview.cards,
  });

/** A turn is asked in short; each step of an answer asks for what is still missing. */
function question({ draft, names }: TableProps): string {
  const turn = turnOf(draft);
  const plan = turn.plan;
  if (!turn.mine) return "";
  if (turn.nameless) return t("which-blank");
  switch (plan.kind) {
    case "lay":
      return t("ask-turn");
    case "pass":
      return t("pass-question");
    case "swap":
      return t("which-tiles");
    case "cast":
      return tGame("option-cast", { card: tGame(cardKey(plan.card)) });
    case "aim":
      if (plan.target === null) return t("which-player", { card: tGame(cardKey(plan.card)) });
      if (plan.card === "veritaserum" && plan.letter === null) return t("which-letter");
      return tGame("option-attack", { card: tGame(cardKey(plan.card)), target: names[plan.target] ?? "" });
    case "unlock":
      return t("which-square");
    case "summon":
      return t("which-card");
  }
}

function hint({ draft, names, view }: TableProps): string {
  const turn = turnOf(draft);
  const plan = turn.plan;
  if (!turn.mine) {
    if (draft.find((a) => a.type === "challenge")) return t("hint-challenge");
    return draft.find((a) => a.type === "give" || a.type === "return") ? t("hint-rack") : "";
  }
  if (turn.action && turn.verdict && !turn.verdict.ok) return format(turn.verdict.reason, names);
  if (turn.action && turn.verdict?.ok && turn.verdict.preview) return line(turn.verdict.preview);
  switch (plan.kind) {
    case "lay":
      if (turn.laid.length) return "";
      if (turn.card) return t("hint-card", { card: tGame(cardKey(turn.card)) });
      if (turn.held !== null) return t("hint-held");
      return turn.caret ? t("hint-caret") : t("how");
    case "pass":
      return t("hint-pass");
    case "swap":
      return t("hint-swap", { count: view.bag });
    case "cast":
      return tGame(`help-${cardKey(plan.card)}`);
    case "aim":
      return plan.target === null ? t("hint-player") : tGame(`help-${cardKey(plan.card)}`);
    case "unlock":
      return t("hint-square");
    case "summon":
      return tGame("help-card-accio");
  }
}

const OPTION_ICONS: Partial<Record<Action["type"], string>> = {
  accept: "ready",
  challenge: "challenge",
  finite: "reaction",
  tickle: "rictusempra",
  laughed: "rictusempra",
  straight_face: "straight_face",
};

/** Where a lesson points at. */
function pointAt(point: string): string | undefined {
  const [thing, seat] = point.split(".");
  if (point === "own.rack") return ".rack";
  if (point === "own.hand") return ".cards .hand, .cards";
  if (point === "board") return `[data-square="${CENTRE}"]`;
  if (point === "squares") return ".board";
  if (point.startsWith("house-")) return `.scores > [data-house="${point.slice(6)}"], [data-house="${point.slice(6)}"]`;
  return thing === "players" ? `.scores > :nth-child(${Number(seat) + 1})` : undefined;
}

export const drawing: Drawing = {
  pointAt,
  Table,
  Hand,
  showsHand: true,
  Result: () => import("./Result.svelte"),
  Plays: () => import("./PlaysThen.svelte"),
  Form: Answers,
  moments,
  since,
  telling,
  question,
  hint,
  stage: (view) => ({ chip: t("bag", { count: view.bag }) }),
  houses: (view) => view.players.map((p) => p.house ?? undefined),
  onTable: (action) => action.type === "give" || action.type === "return",
  optionIcon: (action) => OPTION_ICONS[action.type] ?? "event",
  eventIcon,
  heading: (event) => event.type === "turn_began",
  quiet: (event) => event.type === "sorted",
};
