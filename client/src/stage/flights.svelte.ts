/**
 * Things that move over the table, on a layer of their own: nothing below is moved, measured twice or waited for. The
 * Web Animations API runs them; when one is over it is gone, and the table is as it would be without it.
 */
import { tick } from "svelte";
import type { Flight, Sign } from "./moments";
import { MOVE } from "./moments";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A flight on its way. `thing`: a copy of what is drawn on the table, else a sign. */
export interface Piece {
  id: number;
  how: Flight["how"];
  from: Box;
  to: Box;
  thing: HTMLElement | null;
  sign: Sign;
  delay: number;
  duration: number;
}
/** More at once is a blur. */
const MOST = 24;

export class Flights {
  pieces = $state.raw<Piece[]>([]);
  private count = 0;
  /** Raised when everything on its way has become void. */
  private era = 0;

  /** Call it before the table changes: what leaves is copied now, what arrives is looked for when it is drawn. */
  start(flights: Flight[], tempo: number): void {
    if (!flights.length) return;
    const leaving = flights.flatMap((flight) => {
      const found = flight.from ? drawn(flight.from) : [];
      const sources = flight.each ? found : found.slice(0, 1);
      const copy = (source: Element): Origin => ({
        flight,
        box: boxOf(source),
        thing: flight.what === "from" ? copyOf(source) : null,
      });
      return sources.length ? sources.map(copy) : [{ flight, box: null, thing: null }];
    });
    const era = this.era;
    void tick().then(() => {
      if (era !== this.era) return;
      const pieces = leaving.slice(0, MOST).flatMap((origin) => this.launch(origin, tempo));
      if (pieces.length) this.pieces = [...this.pieces, ...pieces];
    });
  }
  land(id: number): void {
    this.pieces = this.pieces.filter((piece) => piece.id !== id);
  }
  clear(): void {
    this.era++;
    this.pieces = [];
  }

  private launch({ flight, box, thing }: Origin, tempo: number): Piece[] {
    const { how, what, at = 0, ms = MOVE } = flight;
    if (what === "from" && !thing) return [];
    const goal = flight.to ? drawn(flight.to).at(-1) : undefined;
    if (flight.to && !goal) return [];
    const to = goal ? boxOf(goal) : box;
    const from = box ?? (flight.from ? null : to);
    if (!to || !from) return [];
    const [delay, duration] = [at * tempo, ms * tempo];
    const hidden = [...(what === "to" && goal ? [goal] : []), ...(flight.hides ? drawn(flight.hides).slice(-1) : [])];
    for (const one of hidden) one.animate({ opacity: [0, 0] }, { duration: delay + duration });
    return [
      {
        id: ++this.count,
        how,
        from,
        to,
        thing: what === "to" && goal ? copyOf(goal) : thing,
        sign: typeof what === "object" ? what : {},
        delay,
        duration,
      },
    ];
  }
}

interface Origin {
  flight: Flight;
  box: Box | null;
  thing: HTMLElement | null;
}

/** What a selector finds and can be seen; what flies is not on the table. */
const drawn = (place: string): Element[] =>
  [...document.querySelectorAll(place)].filter(
    (found) => found.getBoundingClientRect().width > 0 && !found.closest("[data-flights]"),
  );

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** A picture of a thing: same look, same size, and nothing that could be touched or read. */
function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const { width } = element.getBoundingClientRect();
  const [wide, high] = element instanceof HTMLElement ? [element.offsetWidth, element.offsetHeight] : [0, 0];
  copy.inert = true;
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  Object.assign(copy.style, {
    position: "static",
    width: `${wide}px`,
    height: `${high}px`,
    margin: "0",
    translate: "none",
    zoom: wide ? String(width / wide) : "1",
    font: getComputedStyle(element).font,
  });
  return copy;
}
