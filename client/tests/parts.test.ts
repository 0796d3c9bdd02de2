import { beforeEach, describe, expect, it, vi } from "vitest";
import { Parts } from "../src/kit/parts.svelte";

describe("a table that is drawn in parts", () => {
  let now = 0;
  let drawn: string[];
  beforeEach(() => {
    [now, drawn] = [0, []];
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.spyOn(performance, "now").mockImplementation(() => now);
  });
  const task = async (): Promise<void> => {
    vi.advanceTimersToNextTimer();
    await Promise.resolve();
  };
  /** A part that takes so long. */
  const part = (name: string, ms: number) => (): void => {
    now += ms;
    drawn.push(name);
  };

  it("draws in one task what takes no longer than a part of a frame, and comes until all is there", async () => {
    const parts = new Parts();
    for (const name of ["board", "seat", "other seat", "hand"]) parts.add(part(name, 4));
    expect([drawn, parts.coming]).toEqual([[], true]);
    await task();
    expect([drawn, parts.coming]).toEqual([["board", "seat"], true]);
    await task();
    expect([drawn.slice(2), parts.coming, parts.done]).toEqual([["other seat", "hand"], false, true]);
  });
  it("draws the parts of a part", async () => {
    const parts = new Parts();
    parts.add(() => parts.add(part("square", 1)));
    await task();
    expect([drawn, parts.coming]).toEqual([["square"], false]);
  });
});
