import { beforeEach, describe, expect, it, vi } from "vitest";
import { FrameQueue } from "@client/stage/stage.svelte";
import type { AnyMoments } from "@client/stage/moments";
import { preferences } from "@client/preferences.svelte";
import { seatView } from "./helpers";

beforeEach(() => {
  vi.useFakeTimers();
  preferences.motion = "auto";
  preferences.pace = 1;
});
const moments: AnyMoments = {
  x: { ms: 1000 },
  y: { ms: 1000 },
  banner: { ms: 1000, stop: true },
  line: { ms: 800, result: true },
  end: { ms: 800, result: true, lines: () => 2 },
};
const started = (): FrameQueue => {
  const queue = new FrameQueue(() => moments);
  queue.push(seatView("start", []));
  return queue;
};

describe("the frames of a table", () => {
  it("shows the views on the way, then the table as it is", () => {
    const queue = started();
    expect(queue.shown).toMatchObject({ view: "start", scene: null });
    queue.push(seatView("end", [{ type: "x" }, { type: "y" }], { 0: "at x", 1: "at y" }));
    expect(queue.shown).toMatchObject({ view: "at x", scene: { type: "x" }, from: 0, upTo: 1 });
    vi.advanceTimersByTime(1000);
    expect(queue.shown).toMatchObject({ view: "at y", scene: { type: "y" }, from: 1, upTo: 2 });
    vi.advanceTimersByTime(1000);
    expect(queue.shown).toMatchObject({ view: "end", scene: null, from: 2, upTo: 2 });
  });
  it("jumps to the end when it comes without events, without motion, and where nobody looks", () => {
    const queue = started();
    queue.push(seatView("two", []));
    expect(queue.shown).toMatchObject({ view: "two", scene: null });
    preferences.motion = "less";
    queue.push(seatView("three", [{ type: "x" }], { 0: "at x" }));
    expect(queue.shown).toMatchObject({ view: "three", scene: null, from: 0, upTo: 1, flies: false });
    preferences.motion = "auto";
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    queue.push(seatView("four", [{ type: "x" }], { 0: "at x" }));
    expect(queue.shown).toMatchObject({ view: "four", scene: null });
    hidden.mockRestore();
    queue.push(null);
    expect(queue.shown).toBeNull();
  });
  it("tells a long update to its end, doubles its speed when others wait, and leaves out what is late", () => {
    const queue = started();
    const many = (view: string): ReturnType<typeof seatView> =>
      seatView(
        view,
        Array.from({ length: 7 }, () => ({ type: "x" })),
        Object.fromEntries(Array.from({ length: 7 }, (_, i) => [i, `${view} ${i}`])),
      );
    queue.push(many("a"));
    vi.advanceTimersByTime(1000);
    expect(queue.shown).toMatchObject({ view: "a 1" });
    queue.push(many("b"));
    vi.advanceTimersByTime(1000);
    expect(queue.shown).toMatchObject({ view: "a 2" });
    vi.advanceTimersByTime(500);
    expect(queue.shown).toMatchObject({ view: "a 3" });
    queue.push(many("c"));
    vi.advanceTimersByTime(500);
    expect(queue.shown).toMatchObject({ view: "c 0" });
    vi.advanceTimersByTime(7000);
    expect(queue.shown).toMatchObject({ view: "c", scene: null });
  });
  it("is not cut short by news without events", () => {
    const queue = started();
    queue.push(seatView("end", [{ type: "x" }], { 0: "at x" }));
    queue.push(seatView("somebody is ready", []));
    expect(queue.shown).toMatchObject({ view: "at x" });
    vi.advanceTimersByTime(1000);
    expect(queue.shown).toMatchObject({ view: "somebody is ready", scene: null });
  });
  it("shows no scene that the hall sent no view of", () => {
    const queue = started();
    queue.push(seatView("end", [{ type: "x" }, { type: "y" }], { 1: "at y" }));
    expect(queue.shown).toMatchObject({ view: "at y" });
  });
  it("runs at one's own pace, and can be skipped", () => {
    const queue = started();
    const two = (view: string): ReturnType<typeof seatView> =>
      seatView(view, [{ type: "x" }, { type: "y" }], { 0: "at x", 1: "at y" });
    preferences.pace = 1.5;
    queue.push(two("end"));
    vi.advanceTimersByTime(1499);
    expect(queue.shown).toMatchObject({ view: "at x" });
    vi.advanceTimersByTime(1);
    expect(queue.shown).toMatchObject({ view: "at y" });
    queue.skip();
    expect(queue.shown).toMatchObject({ view: "end", scene: null, flies: false });
    queue.skip();
    expect(queue.shown).toMatchObject({ view: "end", scene: null });
    preferences.pace = 0;
    queue.push(two("later"));
    expect(queue.shown).toMatchObject({ view: "later", scene: null });
  });
  it("stops once at what must be seen when the rest is skipped", () => {
    const queue = started();
    queue.push(seatView("end", [{ type: "x" }, { type: "y" }, { type: "banner" }], { 0: 0, 1: 1, 2: "banner" }));
    queue.skip();
    expect(queue.shown).toMatchObject({ view: "banner" });
    queue.skip();
    expect(queue.shown).toMatchObject({ view: "end", scene: null });
  });
  it("brings the sheet of the result forward before its first line, and writes line by line", () => {
    const queue = started();
    queue.push(seatView("end", [{ type: "line" }, { type: "line" }, { type: "won" }]));
    expect(queue.shown).toMatchObject({ view: "end", result: true, upTo: 0 });
    vi.advanceTimersByTime(520);
    expect(queue.shown).toMatchObject({ view: "end", result: true, upTo: 1 });
    vi.advanceTimersByTime(800);
    expect(queue.shown).toMatchObject({ result: true, upTo: 3 });
    vi.advanceTimersByTime(800);
    expect(queue.shown).toMatchObject({ scene: null, result: false, upTo: 3 });
  });
  it("writes the lines of one event one by one before the log tells it, or all at once", () => {
    const queue = started();
    queue.push(seatView("end", [{ type: "end" }]));
    for (const [lines, ms] of [
      [0, 520],
      [1, 800],
      [2, 800],
    ] as const) {
      expect(queue.shown).toMatchObject({ view: "end", result: true, upTo: 0, lines });
      vi.advanceTimersByTime(ms);
    }
    expect(queue.shown).toMatchObject({ scene: null, upTo: 1, lines: Infinity });
    queue.push(seatView("again", [{ type: "end" }]));
    queue.skip();
    expect(queue.shown).toMatchObject({ scene: null, upTo: 1, lines: Infinity });
    preferences.motion = "less";
    queue.push(seatView("at once", [{ type: "end" }]));
    expect(queue.shown).toMatchObject({ view: "at once", scene: null, lines: Infinity });
  });
});
