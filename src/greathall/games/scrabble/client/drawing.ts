/** Scrabble at a real table. */
import { addIcons } from "@client/kit/Icon.svelte";
import { formatList } from "@client/i18n/messages.svelte";
import type { Drawing, TableProps } from "@client/games/drawing";
import Answers from "./Answers.svelte";
import { cardKey } from "./cards";
import { draftOf } from "./draft.svelte";
import { eventIcon, eventSound } from "./events";
import Hand from "./Hand.svelte";
import Result from "./Result.svelte";
import icons from "./icons.json";
import Table from "./Table.svelte";
import type { Action, Event, Preview, ScrabbleView } from "./types";
import { format, t, tGame } from "./texts";

addIcons(icons as Record<string, string>);

const line = (preview: Preview): string =>
  t("line", {
    words: formatList(preview.words.map((word) => t("word", { word: word.text, points: word.points }))),
    fifty: preview.fifty,
    glossary: preview.glossary,
    bonus: preview.bonus,
    cards: preview.cards,
  });

/** A turn is asked in short; each step of an answer asks for what is still missing. */
function question({ desk, names }: TableProps): string {
  const draft = draftOf(desk);
  const plan = draft.plan;
  if (!draft.turn) return "";
  if (draft.nameless) return t("which-blank");
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
      return plan.target === null
        ? t("which-player", { card: tGame(cardKey(plan.card)) })
        : plan.card === "veritaserum" && plan.letter === null
          ? t("which-letter")
          : tGame("option-attack", { card: tGame(cardKey(plan.card)), target: names[plan.target] ?? "" });
    case "unlock":
      return t("which-square");
    case "summon":
      return t("which-card");
  }
}

function hint({ desk, names, view: raw }: TableProps): string {
  const view = raw as ScrabbleView;
  const draft = draftOf(desk);
  const plan = draft.plan;
  if (!draft.turn)
    return desk.find((a: Action) => a.type === "challenge")
      ? t("hint-challenge")
      : desk.find((a: Action) => a.type === "give" || a.type === "return")
        ? t("hint-rack")
        : "";
  if (draft.action && draft.verdict && !draft.verdict.ok) return format(draft.verdict.reason, names);
  if (draft.action && draft.verdict?.ok && draft.verdict.preview) return line(draft.verdict.preview);
  switch (plan.kind) {
    case "lay":
      return draft.laid.length
        ? ""
        : draft.card
          ? t("hint-card", { card: tGame(cardKey(draft.card)) })
          : draft.held !== null
            ? t("hint-held")
            : draft.caret
              ? t("hint-caret")
              : t("how");
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

const CHOICES: Partial<Record<Action["type"], string>> = {
  accept: "ready",
  challenge: "challenge",
  finite: "reaction",
  tickle: "rictusempra",
  laughed: "rictusempra",
  straight_face: "straight_face",
};

export const drawing: Drawing = {
  Table,
  Hand,
  Result,
  Form: Answers,
  question,
  hint,
  stage: (view) => ({ chip: t("bag", { count: (view as ScrabbleView).bag }) }),
  houses: (view) => (view as ScrabbleView).players.map((p) => p.house),
  onTable: (action) => ["give", "return"].includes((action as Action).type),
  choiceIcon: (action) => CHOICES[(action as Action).type] ?? "event",
  eventIcon,
  heading: (event) => (event as Event).type === "turn_began",
  quiet: (event) => (event as Event).type === "sorted",
  sound: eventSound,
};
