/** Scrabble at a real table. */
import { addIcons } from "@client/kit/Icon.svelte";
import { listed, phrase, say, tell } from "@client/words/words.svelte";
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

addIcons(icons as Record<string, string>);

const line = (preview: Preview): string =>
  say("words-line", {
    words: listed(preview.words.map((word) => say("words-word", { word: word.text, points: word.points }))), fifty: preview.fifty, glossary: preview.glossary, bonus: preview.bonus, cards: preview.cards,
  });

/** A turn is asked in short; each step of an answer asks for what is still missing. */
function question({ desk, names }: TableProps): string {
  const draft = draftOf(desk);
  const plan = draft.plan;
  if (!draft.turn) return "";
  if (draft.nameless) return say("words-which-blank");
  switch (plan.kind) {
    case "lay":
      return say("words-your-turn");
    case "pass":
      return say("words-pass-question");
    case "swap":
      return say("words-which-tiles");
    case "cast":
      return tell("scrabble", "option-cast", { card: tell("scrabble", cardKey(plan.card)) });
    case "aim":
      return plan.target === null ? say("words-which-player", { card: tell("scrabble", cardKey(plan.card)) }) : plan.card === "veritaserum" && plan.letter === null ? say("words-which-letter") : tell("scrabble", "option-attack", { card: tell("scrabble", cardKey(plan.card)), target: names[plan.target] ?? "" });
    case "unlock":
      return say("words-which-square");
    case "summon":
      return say("words-which-card");
  }
}

function hint({ desk, names, view: raw }: TableProps): string {
  const view = raw as ScrabbleView;
  const draft = draftOf(desk);
  const plan = draft.plan;
  if (!draft.turn) return desk.find((a: Action) => a.type === "challenge") ? say("words-hint-challenge") : desk.find((a: Action) => a.type === "give" || a.type === "return") ? say("words-hint-rack") : "";
  if (draft.action && draft.verdict && !draft.verdict.ok) return phrase(draft.verdict.reason, "scrabble", names);
  if (draft.action && draft.verdict?.ok && draft.verdict.preview) return line(draft.verdict.preview);
  switch (plan.kind) {
    case "lay":
      return draft.laid.length ? "" : draft.card ? say("words-hint-card", { card: tell("scrabble", cardKey(draft.card)) }) : draft.held !== null ? say("words-hint-held") : draft.caret ? say("words-hint-caret") : say("words-how");
    case "pass":
      return say("words-hint-pass");
    case "swap":
      return say("words-hint-swap", { count: view.bag });
    case "cast":
      return tell("scrabble", `help-${cardKey(plan.card)}`);
    case "aim":
      return plan.target === null ? say("words-hint-player") : tell("scrabble", `help-${cardKey(plan.card)}`);
    case "unlock":
      return say("words-hint-square");
    case "summon":
      return tell("scrabble", "help-card-accio");
  }
}

const CHOICES: Partial<Record<Action["type"], string>> = { accept: "ready", challenge: "challenge", finite: "reaction", tickle: "rictusempra", laughed: "rictusempra", straight_face: "straight_face" };

export const drawing: Drawing = {
  Table,
  Hand,
  Result,
  Form: Answers,
  question,
  hint,
  stage: (view) => ({ chip: say("words-bag", { count: (view as ScrabbleView).bag }) }),
  houses: (view) => (view as ScrabbleView).players.map((p) => p.house),
  onTable: (action) => ["give", "return"].includes((action as Action).type),
  choiceIcon: (action) => CHOICES[(action as Action).type] ?? "event",
  eventIcon,
  heading: (event) => (event as Event).type === "turn_began",
  quiet: (event) => (event as Event).type === "sorted",
  sound: eventSound,
};
