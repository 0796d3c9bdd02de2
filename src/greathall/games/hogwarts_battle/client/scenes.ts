/** Who acts in a scene. */
import type { Event } from "./types";

/** The event card, villain, Horcrux or cause that begins to act with this event. */
export function actor(event: Event): string | null {
  switch (event.type) {
    case "event_revealed":
      return event.card;
    case "villain_acts":
    case "mark_seen":
    case "newcomer_seen":
      return event.villain;
    case "horcrux_acts":
      return event.horcrux;
    case "reacted":
      return event.cause;
    default:
      return null;
  }
}
