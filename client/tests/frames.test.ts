import { beforeEach, describe, expect, it, vi } from "vitest";
import { FrameQueue } from "@client/frames.svelte";
import { preferences } from "@client/preferences.svelte";
import { seatView } from "./helpers";

beforeEach(() => {
  vi.useFakeTimers();
  preferences.motion = "auto";
  preferences.pace = 1;
  return () => vi.useRealTimers();
});
const everyEvent = (): number => 1000;

describe("the frames of a table", () => {
  it("shows the views on the way, then the table as it is", () => {
    const queue = new FrameQueue(() => everyEvent);
    queue.push(seatView("start", []));
    expect(queue.shown).toMatchObject({ view: "start", scene: null });
    queue.push(seatView("end", [{ type: "x" }, { type: "y" }], { 0: "at x", 1: "at y" }));
    expect(queue.shown).toMatchObject({ view: "at x", scene: { type: "x" }, upTo: 1 });
    vi.advanceTimersByTime(1000);
    expect(queue.shown).toMatchObject({ view: "at y", scene: { type: "y" }, upTo: 2 });
    vi.advanceTimersByTime(1000);
    expect(queue.shown).toMatchObject({ view: "end", scene: null, upTo: 2 });
  });
  it("jumps to the end when it comes without events, when it is late, or without motion", () => {
    const queue = new FrameQueue(() => everyEvent);
    queue.push(seatView("one", []));
    queue.push(seatView("two", []));
    expect(queue.shown).toMatchObject({ view: "two", scene: null });
    const many = Array.from({ length: 7 }, () => ({ type: "x" }));
    queue.push(seatView("three", many, Object.fromEntries(many.map((_, i) => [i, i]))));
    expect(queue.shown).toMatchObject({ view: "three", scene: null });
    preferences.motion = "less";
    queue.push(seatView("four", [{ type: "x" }], { 0: "at x" }));
    expect(queue.shown).toMatchObject({ view: "four", scene: null });
    queue.push(null);
    expect(queue.shown).toBeNull();
  });
  it("shows no scene that the hall sent no view of", () => {
    const queue = new FrameQueue(() => everyEvent);
    queue.push(seatView("start", []));
    queue.push(seatView("end", [{ type: "x" }, { type: "y" }], { 1: "at y" }));
    expect(queue.shown).toMatchObject({ view: "at y" });
  });
  it("runs at one's own pace, and can be skipped", () => {
    const queue = new FrameQueue(() => everyEvent);
    const two = (view: string): ReturnType<typeof seatView> =>
      seatView(view, [{ type: "x" }, { type: "y" }], { 0: "at x", 1: "at y" });
    queue.push(seatView("start", []));
    preferences.pace = 1.5;
    queue.push(two("end"));
    vi.advanceTimersByTime(1499);
    expect(queue.shown).toMatchObject({ view: "at x" });
    vi.advanceTimersByTime(1);
    expect(queue.shown).toMatchObject({ view: "at y" });
    queue.skip();
    expect(queue.shown).toMatchObject({ view: "end", scene: null });
    queue.skip();
    expect(queue.shown).toMatchObject({ view: "end", scene: null });
    preferences.pace = 0;
    queue.push(two("later"));
    expect(queue.shown).toMatchObject({ view: "later", scene: null });
  });
});
