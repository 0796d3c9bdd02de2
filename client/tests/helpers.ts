/** Tables and questions as the hall would send them. */
import { AnswerDraft, type AnswerSink, type Question } from "@client/answer.svelte";
import { scenes, type Frame } from "@client/stage/stage.svelte";
import type { AnyMoments } from "@client/stage/moments";
import type { SeenEventOf } from "@client/games/drawing";
import type { Situation } from "@client/protocol/types";
import type { SeatView } from "@client/table.svelte";

export const situationOf = (more: Partial<Situation> = {}): Situation => ({
  seat: 0,
  view: null,
  prompt: null,
  waiting: [0],
  ready: [],
  answer: null,
  over: false,
  ...more,
});

export function seenEvents<Event extends { type: string }>(...events: Event[]): SeenEventOf<Event>[] {
  return events.map((event) => ({ seq: 1, step: 1, event, message: { type: "text", key: event.type } }));
}

/** What a seat is sent: events, and the views at some of them. */
export function seatView<Event extends { type: string }>(
  view: unknown,
  events: Event[],
  views: Record<number, unknown> = {},
): SeatView {
  const seen = seenEvents(...events);
  const frames = Object.entries(views).map(([event, at]) => ({ event: Number(event), view: at }));
  return {
    update: {
      type: "update",
      seq: 1,
      number: 1,
      seat: 0,
      step: 1,
      decision: 1,
      reset: false,
      events: seen,
      frames,
      situation: situationOf({ view }),
      options: [],
      count: 0,
      clock: null,
    },
    events: seen,
    fresh: events.length,
    frames,
    timing: null,
    clocks: null,
  };
}

/** The scenes that a drawing makes of events, if the hall sends a view (the event's index) at each. */
export function scenesOf<Event extends { type: string }>(
  drawing: { moments?: object },
  ...events: Event[]
): Pick<Frame, "view" | "scene" | "ms" | "upTo">[] {
  const seen = seatView(null, events, Object.fromEntries(events.map((_, i) => [i, i])));
  return scenes(seen, drawing.moments as AnyMoments).map(({ view, scene, ms, upTo }) => ({ view, scene, ms, upTo }));
}

/** A draft for seat 0 that may give these answers, and a list of what it sends. */
export function draftOf<Action extends { type: string }>(
  actions: Action[],
  more: Partial<Question<Action>> = {},
): { draft: AnswerDraft<Action>; sent: unknown[] } {
  const sent: unknown[] = [];
  const options = actions.map((action) => ({ action, message: { type: "text" as const, key: action.type } }));
  const sink: AnswerSink = {
    send: (command) => (sent.push("action" in command ? command.action : command), Promise.resolve(true)),
    request: () => Promise.resolve({ ok: true, preview: null }),
    format: (message) => message.key,
  };
  const situation = { ...situationOf(), answer: null };
  return {
    draft: new AnswerDraft(() => ({ number: 1, decision: 5, seat: 0, situation, options, ...more }), sink),
    sent,
  };
}
