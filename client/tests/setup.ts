/** No unit test asks a hall: what it needs is given to it. */
import { afterEach, beforeEach, expect } from "vitest";

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.reject(new Error("there is no hall"));
  };
});
afterEach(() => expect(asked, "asked of a hall").toEqual([]));
