import { describe, expect, it } from "vitest";
import { parse, replayPath, tablePath } from "@client/route.svelte";

describe("routes", () => {
  it("knows every screen by its path", () => {
    expect(parse("/")).toEqual({ screen: "hall" });
    expect(parse("/settings")).toEqual({ screen: "settings" });
    expect(parse("/games")).toEqual({ screen: "games" });
    expect(parse("/people")).toEqual({ screen: "people", id: null });
    expect(parse("/people/abc")).toEqual({ screen: "people", id: "abc" });
    expect(parse("/campaign/abc")).toEqual({ screen: "campaign", id: "abc" });
    expect(parse("/campaign")).toEqual({ screen: "lost" });
    expect(parse("/table/abc")).toEqual({ screen: "table", id: "abc" });
    expect(parse("/table/abc/replay/2", "?step=7&seat=1")).toEqual({
      screen: "replay",
      id: "abc",
      number: 2,
      step: 7,
      seat: 1,
    });
    expect(parse("/elsewhere")).toEqual({ screen: "lost" });
    expect(parse("/table/abc/replay/x")).toEqual({ screen: "lost" });
  });
  it("writes the paths it reads", () => {
    expect(parse(tablePath("a b"))).toEqual({ screen: "table", id: "a b" });
    const path = new URL(replayPath("abc", 1, 5, 3), "http://hall");
    expect(parse(path.pathname, path.search)).toEqual({ screen: "replay", id: "abc", number: 1, step: 5, seat: 3 });
  });
});
