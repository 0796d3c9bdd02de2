import { describe, expect, it } from "vitest";
import { Aim, steps } from "@games/hogwarts_board/client/aim.svelte";
import { drawing } from "@games/hogwarts_board/client/drawing";
import { SQUARES } from "@games/hogwarts_board/client/printed";
import { changes, exchange, rolls } from "@games/hogwarts_board/client/told";
import type { Action } from "@games/hogwarts_board/client/types";
import type { Choice, SeenEvent } from "@client/protocol/types";
import { Desk, type SeatView } from "@client/table.svelte";

const seen = (...events: object[]): SeenEvent[] =>
  events.map((event) => ({ seq: 1, step: 1, event, text: { type: "text", key: (event as { type: string }).type } }));
function deskOf(...actions: Action[]): Desk {
  const choices: Choice[] = actions.map((action) => ({ action, text: { type: "text", key: action.type } }));
  const situation = { seat: 0, view: null, prompt: null, waiting: [0], ready: [], answer: null, over: false };
  return new Desk(
    () => ({ situation, choices, decision: 5, number: 1 }),
    async () => true,
    () => 0,
  );
}

describe("touching", () => {
  it("chooses at once what can mean only one thing", () => {
    const desk = deskOf({ type: "cast_at", spell: "incendio", target: "voldemort" }, { type: "run" });
    const aim = new Aim(desk, () => "");
    aim.touch("card/incendio");
    expect(desk.picked?.action).toMatchObject({ spell: "incendio", target: "voldemort" });
    expect(aim.selected("battler/voldemort")).toBe(true);
  });
  it("asks for the target where there are several", () => {
    const desk = deskOf(
      { type: "cast_at", spell: "snare", target: "seat_1" },
      { type: "cast_at", spell: "snare", target: "seat_2" },
      { type: "wait" },
    );
    const aim = new Aim(desk, () => "");
    expect(aim.legal("battler/seat_2")).toBe(false);
    aim.touch("card/snare");
    expect([desk.picked, aim.held, aim.legal("battler/seat_2")]).toEqual([null, "card/snare", true]);
    aim.release();
    expect(aim.legal("battler/seat_2")).toBe(false);
    aim.touch("card/snare");
    aim.touch("battler/seat_2");
    expect(desk.picked?.action).toMatchObject({ target: "seat_2" });
  });
  it("stands for the way to a square, and for staying where one is", () => {
    expect(steps({ type: "walk", path: ["library", "stair_north"] })).toEqual(["square/stair_north"]);
    expect(steps({ type: "walk", path: [] }, "aviary")).toEqual(["square/aviary"]);
  });
  it("leaves what is said by words to the choice bar", () => {
    for (const type of ["roll", "go_on", "finish", "enter", "truce", "wait"] as const)
      expect(drawing.onTable!({ type })).toBe(false);
  });
});

describe("what is told", () => {
  const events = seen(
    { type: "battle_began", contest: "square", battlers: ["seat_0", "seat_1"] },
    { type: "battle_round_began", round: 1 },
    { type: "casts_at", who: "seat_0", spell: "stupefy", target: "seat_1" },
    { type: "runs", who: "seat_1" },
    { type: "die_rolled", who: "seat_0", purpose: "action", die: 1 },
    { type: "die_rolled", who: "seat_1", purpose: "run", die: 2 },
    { type: "failed", who: "seat_0" },
    { type: "hurt", who: "seat_1", amount: 2 },
    { type: "battle_round_began", round: 2 },
  );
  it("folds a battle round into deeds with their dice", () => {
    expect(exchange(events)).toMatchObject({
      round: 1,
      deeds: [
        { who: "seat_0", card: "stupefy", dice: [1], result: "failed" },
        { who: "seat_1", dice: [2], result: null },
      ],
      effects: [{ icon: "castle-hp" }],
    });
    expect(exchange(events.slice(2))).toBeNull();
  });
  it("sums the changes of each figure", () => {
    expect(
      changes(
        seen(
          { type: "hurt", who: "seat_1", amount: 2 },
          { type: "healed", who: "seat_1", amount: 1 },
          { type: "sold", who: 0, card: "snare", price: 10 },
        ),
      ),
    ).toEqual({ seat_1: { hp: -1, sp: 0 }, seat_0: { hp: 0, sp: 10 } });
  });
  it("shows the dice of this turn only", () => {
    expect(
      rolls(
        seen(
          { type: "die_rolled", who: "seat_0", purpose: "move", die: 6 },
          { type: "turn_began", who: 1 },
          { type: "die_rolled", who: "seat_1", purpose: "move", die: 3 },
        ),
      ).map((r) => r.die),
    ).toEqual([3]);
  });
});

describe("the way between two views", () => {
  const wizard = { square: "library", hp: 10, most_hp: 10, sp: 0 };
  const view = { wizards: [wizard], death_eaters: [], battle: null, cabinet: "aviary" };
  const between = (...events: object[]): { view: typeof view & { upto: number }; ms: number }[] =>
    drawing.between!(view, { events: seen(...events), fresh: events.length } as SeatView) as never;
  it("walks square by square, never longer than 900 ms", () => {
    const frames = between(
      { type: "die_rolled", who: "seat_0", purpose: "move", die: 2 },
      { type: "walked", who: 0, path: ["dining_hall", "gryffindor"] },
    );
    expect(frames.map((f) => f.view.wizards[0]!.square)).toEqual(["library", "dining_hall", "gryffindor"]);
    const long = between({ type: "walked", who: 0, path: Object.keys(SQUARES).slice(0, 12) });
    expect(long.reduce((sum, f) => sum + f.ms, 0)).toBeLessThanOrEqual(900);
    expect(view.wizards[0]!.square).toBe("library");
  });
  it("lets blows land together", () => {
    const frames = between({ type: "hurt", who: "seat_0", amount: 3 }, { type: "healed", who: "seat_0", amount: 1 });
    expect(frames.map((f) => f.view.wizards[0]!.hp)).toEqual([8]);
  });
});
