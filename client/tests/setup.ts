/** No unit test asks a hall: what it needs is given to it. And none leaves a clock that stands still, or another
 * language, to those after it. */
import { afterEach, beforeEach, expect, vi } from "vitest";
import { preferences } from "@client/preferences.svelte";

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  preferences.language = "en";
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.reject(new Error("there is no hall"));
  };
});
afterEach(() => {
  vi.useRealTimers();
  expect(asked, "asked of a hall").toEqual([]);
});
