import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { CENTRE, nextEmpty, squareName, squareNumber, stepped } from "@games/scrabble/client/board";
import { trials } from "@games/scrabble/client/cards";
import Result from "@games/scrabble/client/Result.svelte";
import { TurnDraft } from "@games/scrabble/client/turn.svelte";
import type { Event, ScrabbleView } from "@games/scrabble/client/types";
import type { Draft } from "@games/scrabble/client/props";
import { seenEvents } from "./helpers";

const EMPTY = Array.from({ length: 15 }, () => ".".repeat(15));
const viewOf = (rack: string, more: object = {}): ScrabbleView =>
  ({
    board: EMPTY,
    own: { rack: [...rack], hand: [], fresh: [] },
    players: [{}, {}, {}],
    discard: [],
    ...more,
  }) as never;
const answerDraft = (said: Record<string, unknown> = {}): Draft =>
  ({
    asked: true,
    options: [],
    check: (action: { type: string }) => Promise.resolve(said[action.type] ?? { ok: true, preview: null }),
  }) as never;
function turnOf(rack: string, more: object = {}, said = {}): TurnDraft {
  const turn = new TurnDraft(answerDraft(said));
  turn.sync(viewOf(rack, more), "1");
  return turn;
}
const idOf = (turn: TurnDraft, letter: string): number => turn.rest.find((tile) => tile.letter === letter)!.id;

describe("squares", () => {
  it("have the names of the rules", () => {
    expect(squareName(CENTRE)).toBe("8H");
    for (const square of [0, 14, 100, 224]) expect(squareNumber(squareName(square))).toBe(square);
  });
  it("are walked over within the edge, and filled ones are skipped", () => {
    expect(stepped(0, "ArrowLeft")).toBe(0);
    expect(stepped(CENTRE, "ArrowDown")).toBe(CENTRE + 15);
    expect(nextEmpty((square) => square === 113, CENTRE, false)).toBe(114);
    expect(nextEmpty(() => false, 14, false)).toBeNull();
  });
});

describe("a turn", () => {
  it("becomes the action that the rules name", () => {
    const turn = turnOf("WAND?EE");
    for (const letter of "WAN") turn.type(letter, false);
    expect(turn.action).toEqual({ type: "place", tiles: ["W8H", "A8I", "N8J"], card: null, down: false });
    turn.type("D", true);
    expect(turn.action).toMatchObject({ tiles: ["W8H", "A8I", "N8J", "d8K"] });
    turn.back();
    expect(turn.laid).toHaveLength(3);
  });
  it("waits for the letter of a blank", () => {
    const turn = turnOf("A?");
    turn.lay(idOf(turn, "?"), CENTRE);
    expect(turn.action).toBeNull();
    turn.nameBlank("Q");
    expect(turn.action).toMatchObject({ tiles: ["q8H"] });
  });
  it("keeps what is still true when the table changes", () => {
    const turn = turnOf("ABC");
    turn.lay(idOf(turn, "A"), CENTRE);
    turn.lay(idOf(turn, "B"), CENTRE + 1);
    const rows = EMPTY.map((row, r) => (r === 7 ? `${row.slice(0, 7)}X${row.slice(8)}` : row));
    turn.sync(viewOf("ABCD", { board: rows }), "2");
    expect(turn.laid.map((tile) => tile.letter)).toEqual(["B"]);
    expect(turn.tray.map((tile) => tile.letter).join("")).toBe("ABCD");
  });
  it("keeps the order of the rack, and moves tiles in it", () => {
    const turn = turnOf("ABCD");
    turn.drop(idOf(turn, "D"), null, idOf(turn, "B"));
    expect(turn.tray.map((tile) => tile.letter).join("")).toBe("ADBC");
    turn.sync(viewOf("ABDE"), "1");
    expect(turn.tray.map((tile) => tile.letter).join("")).toBe("ADBE");
  });
  it("never lays two tiles on one square", () => {
    const turn = turnOf("AB");
    expect(turn.lay(idOf(turn, "A"), CENTRE)).toBe(true);
    expect(turn.lay(idOf(turn, "B"), CENTRE)).toBe(false);
  });
  it("names a direction for one tile with Confundo only", () => {
    const turn = turnOf("AB");
    turn.down = true;
    turn.lay(idOf(turn, "A"), CENTRE);
    expect(turn.action).toMatchObject({ down: false });
    turn.touchCard("confundo");
    expect(turn.action).toMatchObject({ card: "confundo", down: true });
  });
  it("takes the tiles back for another plan, and each card asks for what it needs", () => {
    const turn = turnOf("ABC");
    turn.lay(idOf(turn, "A"), CENTRE);
    turn.touchCard("veritaserum");
    expect(turn.laid).toEqual([]);
    expect(turn.action).toBeNull();
    turn.plan = { kind: "aim", card: "veritaserum", target: 1, letter: "E" };
    expect(turn.action).toEqual({ type: "question", target: 1, letter: "E" });
    turn.touchCard("transfiguration");
    turn.touchTile(idOf(turn, "C"));
    expect(turn.action).toEqual({ type: "transfigure", tiles: "C" });
    turn.touchCard("transfiguration");
    expect(turn.plan.kind).toBe("lay");
    turn.touchCard("rictusempra");
    expect(turn.action).toEqual({ type: "tickle" });
  });
  it("listens to the last judgement only", async () => {
    const turn = turnOf("AB", {}, { pass: { ok: false, reason: { type: "text", key: "no" } } });
    const first = turn.judge({ type: "pass" });
    await turn.judge({ type: "cast", card: "reparo" });
    await first;
    expect(turn.verdict).toEqual({ ok: true, preview: null });
  });
  it("knows from the hall which cards can be used, and why not", async () => {
    const reason = { type: "text", key: "refusal-card-used" };
    const hand = { own: { rack: ["A"], hand: ["stupefy", "ron_weasley"], fresh: [] } };
    const turn = turnOf("A", hand, {
      attack: { ok: false, reason },
      place: { ok: false, reason: { type: "text", key: "refusal-no-tiles" } },
    });
    const view = viewOf("A", hand);
    expect(turn.whyNot(trials("stupefy", view, 0))).toBeUndefined();
    await turn.tryCards(view, 0);
    expect(turn.whyNot(trials("stupefy", view, 0))).toEqual(reason);
    expect(turn.whyNot(trials("ron_weasley", view, 0))).toBeNull();
  });
});

describe("the end", () => {
  const rows = Array.from({ length: 15 }, () => ".".repeat(15));
  const view = viewOf("", {
    squares: rows,
    marks: rows,
    values: { E: 1 },
    laid: null,
    players: [
      { house: null, score: 320, rack: ["E", "E"] },
      { house: null, score: 324, rack: [] },
    ],
  });
  const events = seenEvents<Event>(
    { type: "final_tiles", who: 0, points: -2, tiles: ["E", "E"] },
    { type: "went_out", who: 1, points: 2 },
    { type: "ended", winners: [1] },
  );
  const sheet = (told: number): { seen: string[]; winner: boolean } => {
    const outcome = { scores: [320, 324], winners: [1] };
    const props = { view, seat: 0, names: ["Ines", "Oskar"], chairs: [], events, told, outcome };
    const { container } = render(Result, { props: props as never });
    return {
      seen: [...container.querySelectorAll("tbody td:not(.later)")].map((cell) => cell.textContent.trim().slice(-3)),
      winner: container.querySelector(".win")!.getAttribute("aria-hidden") === "false",
    };
  };
  it("is told as the log is: the racks, what they bring, and then who has won", () => {
    expect(sheet(0)).toEqual({ seen: ["322", "322"], winner: false });
    expect(sheet(1).seen).toHaveLength(4);
    expect(sheet(2)).toMatchObject({ seen: expect.arrayContaining(["324", "320"]) as string[], winner: false });
    expect(sheet(3)).toMatchObject({ winner: true });
  });
});
