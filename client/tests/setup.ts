/** No unit test asks a hall: what it needs is given to it. And none stops the clock for those after it. */
import { afterEach, beforeEach, expect, vi } from "vitest";

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.reject(new Error("there is no hall"));
  };
});
afterEach(() => {
  vi.useRealTimers();
  expect(asked, "asked of a hall").toEqual([]);
});
