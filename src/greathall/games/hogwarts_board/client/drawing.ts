/** HOGWARTS, The Board Game: a map of the castle, and the battle beside it. */
import { addIcons } from "@client/kit/Icon.svelte";
import type { SeatView } from "@client/table.svelte";
import type { Drawing, TableProps } from "@client/games/drawing";
import { heldCard, steps } from "./aim.svelte";
import icons from "./icons.json";
import { cardHelp, cardIcon, cardName, foeIcon, seatOf } from "./names";
import Result from "./Result.svelte";
import Table from "./Table.svelte";
import type { Action, Event, View } from "./types";
import { t } from "./texts";

addIcons(icons as Record<string, string>);

/** A view on the way to the next: only the events up to here have happened. */
export interface Scene extends View {
  upto?: number;
}

const STEP = 120;
const LONGEST_WALK = 900;

/** Pawns walk square by square; dice fall before what they decide; blows land together. */
function between(before: unknown, seen: SeatView): { view: Scene; ms: number }[] {
  const view = structuredClone(before) as Scene;
  const frames: { view: Scene; ms: number }[] = [];
  const show = (ms: number): void => void frames.push({ view: structuredClone(view), ms });
  const first = seen.events.length - seen.fresh;
  const kind = (i: number): string => {
    const type = (seen.events[i]?.event as Event | undefined)?.type ?? "";
    return type === "hurt" || type === "healed" ? "blow" : type;
  };
  const hp = (who: string, amount: number): void => {
    const wizard = view.wizards[seatOf(who) ?? -1];
    if (wizard) wizard.hp = Math.max(0, Math.min(wizard.most_hp, wizard.hp + amount));
    const fighter = view.battle?.battlers.find((b) => b.name === who);
    if (fighter) fighter.hp = Math.max(0, Math.min(fighter.most_hp, fighter.hp + amount));
  };
  for (let i = first; i < seen.events.length; i++) {
    const e = seen.events[i]!.event as Event;
    view.upto = i + 1;
    if (e.type === "turn_began") view.active = e.who;
    else if (e.type === "walked")
      for (const square of e.path) {
        view.wizards[e.who]!.square = square;
        show(Math.min(STEP, LONGEST_WALK / e.path.length));
      }
    else if (e.type === "moved") {
      view.wizards[e.who]!.square = e.to;
      show(320);
    } else if (e.type === "death_eater_moved") {
      const foe = view.death_eaters.find((d) => d.name === e.foe);
      if (foe) foe.square = e.to;
      show(280);
    } else if (e.type === "cabinet_moved") {
      view.cabinet = e.to;
      show(280);
    } else if (e.type === "hurt") hp(e.who, -e.amount);
    else if (e.type === "healed") hp(e.who, e.amount);
    else if (e.type === "gained_sp") view.wizards[e.who]!.sp += e.amount;
    else if (e.type === "lost_sp") view.wizards[e.who]!.sp -= e.amount;
    if (kind(i) !== kind(i + 1)) {
      if (e.type === "die_rolled") show(view.battle ? 520 : 360);
      else if (kind(i) === "blow") show(view.battle ? 420 : 200);
      else if (e.type === "event_drawn") show(900);
      else if (e.type === "battle_won" || e.type === "battle_undecided") {
        show(600);
        view.battle = null;
      }
    }
  }
  return frames;
}

const HINTS: Record<string, () => string> = {
  "prompt-walk": () => t("hint-walk"),
  "prompt-fly": () => t("hint-walk"),
  "prompt-apparate": () => t("hint-square"),
  "prompt-go-anywhere": () => t("hint-square"),
  "prompt-trade": () => t("hint-trade"),
  "prompt-search": () => t("hint-take"),
  "prompt-take-card": () => t("hint-take"),
  "prompt-forget-one": () => t("hint-forget"),
  "prompt-duel": () => t("hint-duel"),
  "prompt-before-move": () => t("hint-card"),
  "prompt-after-move": () => t("hint-card"),
  "prompt-before-recovery": () => t("hint-card"),
  "prompt-choose-action": () => t("hint-battle"),
  "prompt-choose-second": () => t("hint-battle"),
};

function hint({ situation, desk }: TableProps): string {
  const held = heldCard(desk.decision);
  const picked = desk.picked?.action as Action | undefined;
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

const CHOICE_ICONS: Partial<Record<Action["type"], string>> = {
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
const EVENT_ICONS: Partial<Record<Event["type"], string>> = {
  turn_began: "person",
  die_rolled: "castle-dice",
  walked: "castle-walk",
  moved: "castle-walk",
  healed: "castle-hp",
  hurt: "castle-hp",
  gained_sp: "castle-sp",
  lost_sp: "castle-sp",
  laid_out: "castle-look",
  dropped: "castle-drop",
  charmed: "castle-love",
  out_of_love: "castle-love",
  darkened: "castle-dark",
  lightened: "castle-dark",
  event_drawn: "castle-event",
  turn_missed: "castle-miss",
  extra_turn: "castle-miss",
  raided: "castle-raid",
  raided_by_cabinet: "castle-raid",
  cabinet_moved: "castle-cabinet",
  battle_began: "castle-battle",
  joined_for_love: "castle-love",
  battle_round_began: "castle-battle",
  attacks: "verb-melee",
  snatches: "verb-steal",
  hexes: "castle-spell",
  curses: "castle-death",
  runs: "verb-run",
  waits: "waiting",
  failed: "castle-fail",
  went_astray: "st-bewildered",
  blocked: "castle-shield",
  rebounded: "castle-shield",
  summoned: "foe-serpent",
  got_away: "castle-away",
  fainted: "castle-faint",
  died: "castle-death",
  resurrected: "castle-hp",
  truce_made: "castle-truce",
  truce_refused: "castle-battle",
  exhausted: "castle-truce",
  battle_won: "winner",
  battle_undecided: "castle-truce",
  ranked: "winner",
  ended_in_peace: "castle-truce",
  voldemort_defeated: "winner",
  year_ended: "winner",
  glimpsed: "castle-look",
};

export const drawing: Drawing = {
  Table,
  Result,
  between,
  hint,
  stage: (view) => ({ chip: t("round", { round: (view as View).round }) }),
  houses: (view) => (view as View).wizards.map((w) => w.house),
  onTable: (action) => steps(action as Action).length > 0,
  choiceIcon: (action) => CHOICE_ICONS[(action as Action).type] ?? "event",
  eventIcon: (event) => {
    const e = event as Event;
    if (e.type === "sorted") return e.house;
    if (e.type === "afflicted" || e.type === "freed" || e.type === "wore_off") return `st-${e.status}`;
    if (e.type === "death_eater_moved") return foeIcon(e.foe);
    const card = "spell" in e ? e.spell : "card" in e ? e.card : "item" in e ? e.item : "potion" in e ? e.potion : null;
    return EVENT_ICONS[e.type] ?? (card ? cardIcon(card) : "event");
  },
  heading: (event) => (event as Event).type === "round_began",
  sound: (event) => {
    switch ((event as Event).type) {
      case "die_rolled":
        return "die";
      case "walked":
      case "moved":
        return "tile";
      case "hurt":
      case "fainted":
      case "died":
        return "stupefied";
      case "healed":
      case "gained_sp":
        return "points";
      case "took":
      case "bought":
      case "sold":
      case "event_drawn":
        return "card";
      case "blocked":
      case "rebounded":
        return "protego";
      case "battle_began":
        return "reveal";
      default:
        return undefined;
    }
  },
};
