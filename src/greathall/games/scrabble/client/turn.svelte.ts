/**
 * The answer in preparation: tiles on the board that are not played yet, tiles and cards chosen. The hall judges it.
 */
import type { Message } from "@client/protocol/types";
import { play } from "@client/sounds";
import type { Draft } from "./props";
import { CENTRE, nextEmpty, squareName } from "./board";
import { trials, useOf } from "./cards";
import type { Action, Preview, ScrabbleView } from "./types";

/** A tile of the rack; it keeps its number while it moves. */
export interface TrayTile {
  id: number;
  letter: string;
}
/** On the board, not played: the letter is small for a blank, and empty while the blank has none. */
export interface LaidTile {
  id: number;
  square: number;
  letter: string;
}
export type Plan =
  | { kind: "lay" }
  | { kind: "pass" }
  | { kind: "swap"; card: string | null }
  | { kind: "cast"; card: string }
  | { kind: "aim"; card: string; target: number | null; letter: string | null }
  | { kind: "unlock"; square: number | null }
  | { kind: "summon"; card: string | null };
export type Verdict = { ok: true; preview: Preview | null } | { ok: false; reason: Message };
/** Where a dragged tile is. */
export interface Lifted {
  id: number;
  x: number;
  y: number;
}

const LAY: Plan = { kind: "lay" };
const same = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

export class TurnDraft {
  tray = $state.raw<TrayTile[]>([]);
  laid = $state.raw<LaidTile[]>([]);
  plan = $state.raw<Plan>(LAY);
  /** The card laid with the word. */
  card = $state<string | null>(null);
  /** The tile of the rack that the next touched square gets. */
  held = $state<number | null>(null);
  /** Tiles to be exchanged or returned. */
  chosen = $state.raw<number[]>([]);
  /** Where typing goes on, in which direction, and whether a touched tile goes there too. */
  at = $state(CENTRE);
  down = $state(false);
  caret = $state(false);
  lifted = $state.raw<Lifted | null>(null);
  over = $state<number | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  /** What the hall said of the cards' trials: null when it would accept. */
  private said = $state.raw<Record<string, Message | null>>({});
  private board = $state("");
  private numbers = 0;
  private question = "";
  private asking = 0;
  private judging = Promise.resolve();
  private seat: number | null = null;

  constructor(private readonly draft: Draft) {}

  /** A whole turn is asked for, not one of a few answers. */
  get mine(): boolean {
    return this.draft.asked && this.draft.options.length === 0;
  }
  /** The blank that still needs a letter. */
  get nameless(): LaidTile | null {
    return this.laid.find((tile) => tile.letter === "") ?? null;
  }
  /** What must be named before the answer is complete. */
  get asks(): "blank" | "letter" | "card" | null {
    const plan = this.plan;
    if (this.nameless) return "blank";
    if (plan.kind === "aim" && plan.target !== null && useOf(plan.card) === "ask") return "letter";
    return plan.kind === "summon" ? "card" : null;
  }
  /** The tiles that still stand on the rack. */
  get rest(): TrayTile[] {
    return this.tray.filter((tile) => !this.laid.some((l) => l.id === tile.id));
  }
  /** The chosen tiles as letters. */
  get letters(): string {
    return this.tray
      .filter((tile) => this.chosen.includes(tile.id))
      .map((tile) => tile.letter)
      .join("");
  }
  get action(): Action | null {
    const plan = this.plan;
    switch (plan.kind) {
      case "lay": {
        if (!this.laid.length || this.nameless) return null;
        const tiles = this.laid.map((tile) => tile.letter + squareName(tile.square));
        return {
          type: "place",
          tiles,
          card: this.card,
          down: this.card === "confundo" && tiles.length === 1 && this.down,
        };
      }
      case "pass":
        return { type: "pass" };
      case "swap":
        return this.letters ? { type: plan.card ? "transfigure" : "exchange", tiles: this.letters } : null;
      case "cast":
        return useOf(plan.card) === "laugh" ? { type: "tickle" } : { type: "cast", card: plan.card };
      case "aim":
        if (plan.target === null) return null;
        if (useOf(plan.card) === "aim") return { type: "attack", card: plan.card, target: plan.target };
        return plan.letter === null ? null : { type: "question", target: plan.target, letter: plan.letter };
      case "unlock":
        return plan.square === null ? null : { type: "unlock", square: squareName(plan.square) };
      case "summon":
        return plan.card === null ? null : { type: "summon", card: plan.card };
    }
  }

  // -- what the hall tells --

  /** What is true now: tiles that are gone leave the turn, new ones come to the end of the rack. */
  sync(view: ScrabbleView, question: string, seat: number | null = 0): void {
    // another person at this device
    if (seat !== this.seat) [this.seat, this.tray, this.laid, this.card] = [seat, [], [], null];
    const rack = [...(view.own?.rack ?? [])];
    this.board = view.board.join("");
    if (
      !same(
        rack,
        this.tray.map((tile) => tile.letter),
      )
    ) {
      const left = [...rack];
      const kept = this.tray.filter((tile) => {
        const at = left.indexOf(tile.letter);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
      this.tray = [...kept, ...left.map((letter) => ({ id: ++this.numbers, letter }))];
    }
    const here = (id: number | null): boolean => this.tray.some((tile) => tile.id === id);
    const laid = this.laid.filter((tile) => here(tile.id) && this.board[tile.square] === ".");
    if (laid.length < this.laid.length) this.laid = laid;
    if (!here(this.held)) this.held = null;
    if (this.card !== null && !view.own?.hand.includes(this.card)) this.card = null;
    if (question === this.question) return;
    this.question = question;
    this.plan = LAY;
    this.chosen = [];
    this.said = {};
  }
  /** Ask the hall what it thinks of the turn; only the last question's answer counts. */
  judge(action: Action | null): Promise<void> {
    return (this.judging = this.ask(action));
  }
  private async ask(action: Action | null): Promise<void> {
    const mine = ++this.asking;
    if (!action) {
      this.verdict = null;
      return;
    }
    const reply = await this.draft.check(action);
    if (mine !== this.asking) return;
    if (reply?.ok) this.verdict = { ok: true, preview: reply.preview as Preview | null };
    else this.verdict = reply;
  }
  /** Ask the hall which cards can be used now. */
  async tryCards(view: ScrabbleView, seat: number): Promise<void> {
    const actions = [...new Set(view.own?.hand ?? [])].flatMap((card) => trials(card, view, seat));
    const said = await Promise.all(
      actions.map(async (action) => [JSON.stringify(action), await this.draft.check(action)] as const),
    );
    this.said = Object.fromEntries(
      said.flatMap(([name, answer]) =>
        answer ? [[name, answer.ok || answer.reason.key === "refusal-no-tiles" ? null : answer.reason]] : [],
      ),
    );
  }
  /** Why not: a text; null: it can be done; undefined: not known, because nothing is asked. */
  whyNot(actions: Action[]): Message | null | undefined {
    const said = actions.map((action) => this.said[JSON.stringify(action)]);
    return said.includes(null) ? null : said[0];
  }

  // -- laying tiles --

  private readonly filled = (square: number): boolean =>
    this.board[square] !== "." || this.laid.some((tile) => tile.square === square);
  laidAt(square: number): LaidTile | undefined {
    return this.laid.find((tile) => tile.square === square);
  }
  /** Lay a tile of the rack, or move one that lies; a blank asks for its letter if none is given. */
  lay(id: number, square: number, letter = ""): boolean {
    const tile = this.tray.find((t) => t.id === id);
    const there = this.laidAt(square);
    if (!tile || this.board[square] !== "." || (there && there.id !== id)) return false;
    const before = this.laid.find((l) => l.id === id);
    const shown = tile.letter === "?" ? letter.toLowerCase() || (before?.letter ?? "") : tile.letter;
    this.laid = [...this.laid.filter((l) => l.id !== id), { id, square, letter: shown }];
    this.held = null;
    play("tile");
    return true;
  }
  lift(id: number): void {
    this.laid = this.laid.filter((tile) => tile.id !== id);
  }
  liftAll(): void {
    if (this.laid[0]) this.at = this.laid[0].square;
    this.laid = [];
    this.card = null;
    this.held = null;
    this.caret = false;
  }
  nameBlank(letter: string): void {
    const nameless = this.nameless;
    if (nameless)
      this.laid = this.laid.map((tile) => (tile === nameless ? { ...tile, letter: letter.toLowerCase() } : tile));
  }
  /** A letter key: that tile, or a blank in its place; with Shift always a blank. */
  type(letter: string, blank: boolean): boolean {
    if (this.nameless) {
      this.nameBlank(letter);
      return true;
    }
    const tile =
      (blank ? undefined : this.rest.find((t) => t.letter === letter)) ?? this.rest.find((t) => t.letter === "?");
    if (!tile) return false;
    const square = this.filled(this.at) ? nextEmpty(this.filled, this.at, this.down) : this.at;
    if (square === null || !this.lay(tile.id, square, letter)) return false;
    this.advance(square);
    return true;
  }
  private advance(from: number): void {
    const next = nextEmpty(this.filled, from, this.down);
    this.at = next ?? from;
    this.caret = next !== null;
  }
  back(): void {
    const last = this.laid.at(-1);
    if (!last) return;
    this.lift(last.id);
    this.at = last.square;
  }
  /** A touched square gets the held tile, gives its own tile back, or is where typing goes on. */
  touchSquare(square: number): void {
    const tile = this.laidAt(square);
    if (this.held !== null && !tile) {
      const here = this.lay(this.held, square);
      if (here) this.caret = false;
      this.at = square;
    } else if (tile) {
      this.lift(tile.id);
      this.at = square;
    } else if (this.board[square] === ".") {
      if (this.caret && this.at === square) this.down = !this.down;
      this.at = square;
      this.caret = true;
    }
  }
  /** A touched tile of the rack goes to the caret, or waits for its square; or is chosen, when tiles are. */
  touchTile(id: number): void {
    if (this.plan.kind === "swap") this.toggle(id);
    else if (this.caret && !this.filled(this.at)) {
      if (this.lay(id, this.at)) this.advance(this.at);
    } else this.held = this.held === id ? null : id;
  }
  toggle(id: number, most = Infinity): void {
    if (this.chosen.includes(id)) this.chosen = this.chosen.filter((c) => c !== id);
    else this.chosen = [...this.chosen, id].slice(-most);
  }
  /** A dragged tile comes down: on a square, or on the rack before another tile. */
  drop(id: number, square: number | null, before: number | null): void {
    if (square !== null && this.plan.kind === "lay") {
      this.caret = false;
      this.lay(id, square);
      this.at = square;
    } else if (square === null) {
      this.lift(id);
      const tile = this.tray.find((t) => t.id === id);
      if (!tile || before === null || before === id) return;
      const rest = this.tray.filter((t) => t.id !== id);
      const to = this.tray.findIndex((t) => t.id === before);
      this.tray = [...rest.slice(0, to), tile, ...rest.slice(to)];
    }
  }
  shuffle(): void {
    const tiles = [...this.tray];
    for (let i = tiles.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
    }
    this.tray = tiles;
    play("tile");
  }

  // -- other plans --

  begin(plan: Plan): void {
    this.plan = plan;
    this.chosen = [];
    this.held = null;
    if (plan.kind !== "lay") this.liftAll();
  }
  /** Touch a card of the hand: again takes it back. */
  touchCard(card: string): void {
    const plan = this.plan;
    if (
      ("card" in plan && plan.card === card) ||
      (plan.kind === "unlock" && card === "alohomora") ||
      (plan.kind === "summon" && card === "accio")
    )
      return this.begin(LAY);
    switch (useOf(card)) {
      case "word":
        if (plan.kind !== "lay") this.begin(LAY);
        this.card = this.card === card ? null : card;
        break;
      case "cast":
      case "laugh":
        return this.begin({ kind: "cast", card });
      case "aim":
      case "ask":
        return this.begin({ kind: "aim", card, target: null, letter: null });
      case "unlock":
        return this.begin({ kind: "unlock", square: null });
      case "summon":
        return this.begin({ kind: "summon", card: null });
      case "swap":
        return this.begin({ kind: "swap", card });
      case "answer":
      case "score":
    }
  }
  /** Whether this card is part of the plan. */
  uses(card: string): boolean {
    const plan = this.plan;
    if (plan.kind === "lay") return this.card === card;
    if (plan.kind === "unlock") return card === "alohomora";
    if (plan.kind === "summon") return card === "accio";
    return "card" in plan && plan.card === card;
  }
  /** One step back: out of a plan, else all tiles to the rack. */
  cancel(): void {
    this.chosen = [];
    if (this.plan.kind !== "lay") this.begin(LAY);
    else this.liftAll();
  }
  async send(): Promise<void> {
    await this.judging; // what was laid a moment ago is still being judged
    const action = this.action;
    if (!action || !this.mine || this.draft.sending || !this.verdict?.ok) return;
    await this.draft.answer(action);
  }
}

const turns = new WeakMap<Draft, TurnDraft>();
/** The turn that belongs to a draft. */
export function turnOf(draft: Draft): TurnDraft {
  let turn = turns.get(draft);
  if (!turn) turns.set(draft, (turn = new TurnDraft(draft)));
  return turn;
}
