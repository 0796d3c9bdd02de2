/** The signs of events. */
import { cardIcon, foeIcon } from "./names";
import { cardOf } from "./summary";
import type { Event } from "./types";

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
  last_battle_began: "castle-battle",
  last_battle_decided: "winner",
  glimpsed: "castle-look",
};

export function eventIcon(event: Event): string {
  if (event.type === "sorted") return event.house;
  if (event.type === "afflicted" || event.type === "freed" || event.type === "wore_off") return `st-${event.status}`;
  if (event.type === "death_eater_moved") return foeIcon(event.foe);
  const card = cardOf(event);
  return EVENT_ICONS[event.type] ?? (card ? cardIcon(card) : "event");
}
