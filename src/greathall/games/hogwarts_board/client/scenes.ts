/** Pawns walk square by square; dice fall before what they decide; blows land together. */
import type { Event } from "./types";

const STEP = 120;
const LONGEST_WALK = 900;
export const walkLength = (path: readonly string[]): number => Math.min(path.length * STEP, LONGEST_WALK);

const isBlow = (event: Event | undefined): boolean => event?.type === "hurt" || event?.type === "healed";

export function sceneLength(events: Event[], at: number): number | undefined {
  const [event, previous] = [events[at]!, events[at - 1]];
  switch (event.type) {
    case "walked":
      return walkLength(event.path);
    case "moved":
      return 320;
    case "death_eater_moved":
    case "cabinet_moved":
      return 280;
    case "die_rolled":
      return previous?.type === "die_rolled" ? undefined : 440;
    case "hurt":
    case "healed":
      return isBlow(previous) ? undefined : 320;
    case "event_drawn":
      return 900;
    case "battle_won":
    case "battle_undecided":
      return 600;
    case "turn_began":
      return 0;
    default:
      return undefined;
  }
}
