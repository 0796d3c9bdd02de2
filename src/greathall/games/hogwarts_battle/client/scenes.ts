/** What the eye should see between two views: each event, villain and Horcrux as it acts, and what that costs whom. */
import type { SeenEvent } from "@client/protocol/types";
import type { SeatView } from "@client/table.svelte";
import type { Event, View } from "./types";

/** A view with the one thing that acts at this moment. */
export interface Scene extends View {
  spotlight?: string;
}
const LOOK = 950;

export function between(before: unknown, seen: SeatView): { view: Scene; ms: number }[] {
  const after = seen.update.situation.view as View;
  const view = structuredClone(before) as Scene;
  delete view.spotlight;
  const frames: { view: Scene; ms: number }[] = [];
  const act = (source: string): void => {
    show();
    view.spotlight = source;
  };
  const show = (): void => {
    if (view.spotlight !== undefined) frames.push({ view: structuredClone(view), ms: LOOK });
  };
  for (const { event } of seen.events.slice(seen.events.length - seen.fresh) as (SeenEvent & { event: Event })[]) {
    if (event.type === "turn_began") {
      show();
      newTurn(view, after);
      view.active = event.who;
    } else if (event.type === "event_revealed") {
      act(event.card);
      view.event = event.card;
      view.step = "events";
    } else if (event.type === "villain_acts") {
      act(event.villain);
      view.step = "villains";
    } else if (event.type === "horcrux_acts") act(event.horcrux);
    else if (event.type === "reacted") act(event.cause);
    else change(view, event);
  }
  show();
  return frames;
}

/** What the end of the last turn has laid out anew; figures stay, for the new turn's events to change them. */
function newTurn(view: Scene, after: View): void {
  delete view.spotlight;
  view.played = [];
  view.rules_of_turn = [];
  view.market = after.market;
  view.prices = after.prices;
  view.turn = after.turn;
  const borne = new Map(view.villains.flatMap((v) => (v ? [[v.villain, v.attack]] : [])));
  view.villains = after.villains.map((v) => v && { ...v, attack: borne.get(v.villain) ?? 0 });
  view.heroes = after.heroes.map((hero, seat) => ({
    ...hero,
    health: view.heroes[seat]?.health ?? hero.health,
    stunned: false,
  }));
  if (view.location !== after.location)
    Object.assign(view, { location: after.location, place: after.place, capacity: after.capacity, control: 0 });
}

function change(view: Scene, event: Event): void {
  if (event.type === "lost") view.heroes[event.who]!.health -= event.amount;
  else if (event.type === "recovered") view.heroes[event.who]!.health = 10;
  else if (event.type === "stunned") view.heroes[event.who]!.stunned = true;
  else if (
    event.type === "gained" &&
    (event.token === "health" || event.token === "attack" || event.token === "influence")
  )
    view.heroes[event.who]![event.token] += event.amount;
  else if (event.type === "control_added" || event.type === "control_removed") view.control = event.control;
  else if (event.type === "villain_healed") {
    const villain = view.villains.find((v) => v?.villain === event.villain);
    if (villain) villain.attack -= event.amount;
  }
}
