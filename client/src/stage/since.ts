/** What has happened since one's own last turn: the part of the events that a person who looked away should read. */

/** From which event to which, the last one excluded. */
export type Since<Event> = (events: Event[], seat: number) => [from: number, to: number];

/** In games of turns: from the end of one's own last turn to the beginning of the present one. */
export const sinceTurn =
  <Event>(whose: (event: Event) => number | undefined): Since<Event> =>
  (events, seat) => {
    const turns = events.flatMap((event, at) => {
      const who = whose(event);
      return who === undefined ? [] : [{ who, at }];
    });
    const now = turns.at(-1)?.who === seat ? turns.at(-1)!.at : events.length;
    const mine = turns.findLastIndex((turn) => turn.who === seat && turn.at < now);
    return [mine < 0 ? 0 : (turns[mine + 1]?.at ?? events.length), now];
  };

/** Where all act at once: after the last event with which one's own part was over. */
export const sinceLast =
  <Event>(over: (event: Event, seat: number) => boolean): Since<Event> =>
  (events, seat) => [events.findLastIndex((event) => over(event, seat)) + 1, events.length];

const MOST = 7;
interface Digest<Event> {
  since?: Since<Event>;
  telling?: (event: Event) => boolean;
}
/** The last lines of it that count. */
export function sinceLines<Event, Seen extends { event: Event }>(
  { since, telling }: Digest<Event>,
  events: Seen[],
  seat: number,
): Seen[] {
  if (!since) return [];
  const [from, to] = since(
    events.map((seen) => seen.event),
    seat,
  );
  return events
    .slice(from, to)
    .filter(({ event }) => telling?.(event) ?? true)
    .slice(-MOST);
}
