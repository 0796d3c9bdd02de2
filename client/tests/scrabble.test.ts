import { describe, expect, it } from "vitest";
import { CENTRE, nextEmpty, squareName, squareNumber, stepped } from "@games/scrabble/client/board";
import { trials } from "@games/scrabble/client/cards";
import { Draft } from "@games/scrabble/client/draft.svelte";
import type { ScrabbleView } from "@games/scrabble/client/types";
import type { Desk } from "@client/table.svelte";

const EMPTY = Array.from({ length: 15 }, () => ".".repeat(15));
const viewOf = (rack: string, more: object = {}): ScrabbleView =>
  ({
    board: EMPTY,
    own: { rack: [...rack], hand: [], fresh: [] },
    players: [{}, {}, {}],
    discard: [],
    ...more,
  }) as never;
const desk = (said: Record<string, unknown> = {}): Desk =>
  ({
    asked: true,
    choices: [],
    check: (action: { type: string }) => Promise.resolve(said[action.type] ?? { ok: true, preview: null }),
  }) as never;
function draftOf(rack: string, more: object = {}, said = {}): Draft {
  const draft = new Draft(desk(said));
  draft.sync(viewOf(rack, more), "1");
  return draft;
}
const idOf = (draft: Draft, letter: string): number => draft.rest.find((tile) => tile.letter === letter)!.id;

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

describe("a draft", () => {
  it("becomes the action that the rules name", () => {
    const draft = draftOf("WAND?EE");
    for (const letter of "WAN") draft.type(letter, false);
    expect(draft.action).toEqual({ type: "place", tiles: ["W8H", "A8I", "N8J"], card: null, down: false });
    draft.type("D", true);
    expect(draft.action).toMatchObject({ tiles: ["W8H", "A8I", "N8J", "d8K"] });
    draft.back();
    expect(draft.laid).toHaveLength(3);
  });
  it("waits for the letter of a blank", () => {
    const draft = draftOf("A?");
    draft.lay(idOf(draft, "?"), CENTRE);
    expect(draft.action).toBeNull();
    draft.nameBlank("Q");
    expect(draft.action).toMatchObject({ tiles: ["q8H"] });
  });
  it("keeps what is still true when the table changes", () => {
    const draft = draftOf("ABC");
    draft.lay(idOf(draft, "A"), CENTRE);
    draft.lay(idOf(draft, "B"), CENTRE + 1);
    const rows = EMPTY.map((row, r) => (r === 7 ? `${row.slice(0, 7)}X${row.slice(8)}` : row));
    draft.sync(viewOf("ABCD", { board: rows }), "2");
    expect(draft.laid.map((tile) => tile.letter)).toEqual(["B"]);
    expect(draft.tray.map((tile) => tile.letter).join("")).toBe("ABCD");
  });
  it("keeps the order of the rack, and moves tiles in it", () => {
    const draft = draftOf("ABCD");
    draft.drop(idOf(draft, "D"), null, idOf(draft, "B"));
    expect(draft.tray.map((tile) => tile.letter).join("")).toBe("ADBC");
    draft.sync(viewOf("ABDE"), "1");
    expect(draft.tray.map((tile) => tile.letter).join("")).toBe("ADBE");
  });
  it("never lays two tiles on one square", () => {
    const draft = draftOf("AB");
    expect(draft.lay(idOf(draft, "A"), CENTRE)).toBe(true);
    expect(draft.lay(idOf(draft, "B"), CENTRE)).toBe(false);
  });
  it("names a direction for one tile with Confundo only", () => {
    const draft = draftOf("AB");
    draft.down = true;
    draft.lay(idOf(draft, "A"), CENTRE);
    expect(draft.action).toMatchObject({ down: false });
    draft.touchCard("confundo");
    expect(draft.action).toMatchObject({ card: "confundo", down: true });
  });
  it("takes the tiles back for another plan, and each card asks for what it needs", () => {
    const draft = draftOf("ABC");
    draft.lay(idOf(draft, "A"), CENTRE);
    draft.touchCard("veritaserum");
    expect(draft.laid).toEqual([]);
    expect(draft.action).toBeNull();
    draft.plan = { kind: "aim", card: "veritaserum", target: 1, letter: "E" };
    expect(draft.action).toEqual({ type: "question", target: 1, letter: "E" });
    draft.touchCard("transfiguration");
    draft.touchTile(idOf(draft, "C"));
    expect(draft.action).toEqual({ type: "transfigure", tiles: "C" });
    draft.touchCard("transfiguration");
    expect(draft.plan.kind).toBe("lay");
    draft.touchCard("rictusempra");
    expect(draft.action).toEqual({ type: "tickle" });
  });
  it("listens to the last judgement only", async () => {
    const draft = draftOf("AB", {}, { pass: { ok: false, reason: { type: "text", key: "no" } } });
    const first = draft.judge({ type: "pass" });
    await draft.judge({ type: "cast", card: "reparo" });
    await first;
    expect(draft.verdict).toEqual({ ok: true, preview: null });
  });
  it("knows from the hall which cards can be used, and why not", async () => {
    const reason = { type: "text", key: "refusal-card-used" };
    const hand = { own: { rack: ["A"], hand: ["stupefy", "ron_weasley"], fresh: [] } };
    const draft = draftOf("A", hand, {
      attack: { ok: false, reason },
      place: { ok: false, reason: { type: "text", key: "refusal-no-tiles" } },
    });
    const view = viewOf("A", hand);
    expect(draft.whyNot(trials("stupefy", view, 0))).toBeUndefined();
    await draft.tryCards(view, 0);
    expect(draft.whyNot(trials("stupefy", view, 0))).toEqual(reason);
    expect(draft.whyNot(trials("ron_weasley", view, 0))).toBeNull();
  });
});
