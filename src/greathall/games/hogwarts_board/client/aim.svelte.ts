/**
 * How an answer is given on the table: one touch, or two (the spell, then at whom). Each action is spelt as the things
 * to be touched; which things can be touched follows from the options that the hall sends.
 */
import type { Draft, Option } from "./props";
import { battlerOf } from "./names";
import type { Action } from "./types";

export const square = (id: string): string => `square/${id}`;
export const card = (id: string): string => `card/${id}`;
export const offer = (id: string): string => `offer/${id}`;
export const battler = (name: string): string => `battler/${name}`;
export const prize = (owner: string, id: string): string => `prize/${owner}/${id}`;
export const pile = (id: string): string => `pile/${id}`;
export const verb = (name: string): string => `verb/${name}`;

/** The things to touch, in order; none: a button says it. */
export function steps(a: Action, here = ""): string[] {
  switch (a.type) {
    case "walk":
      return [square(a.path.at(-1) ?? here)];
    case "go":
      return [square(a.square)];
    case "throw":
      return [card("darkness_powder"), square(a.square)];
    case "gaze":
      return [card("crystal_ball"), pile(a.pile)];
    case "drink":
      return [card(a.potion)];
    case "charm":
      return [card("love_potion"), battler(battlerOf(a.target))];
    case "use":
      return [card(a.item)];
    case "strike":
      return [card(a.item), battler(a.target)];
    case "cast":
      return [card(a.spell)];
    case "cast_at":
      return [card(a.spell), battler(a.target)];
    case "cast_for":
      return [card(a.spell), prize(a.target, a.prize)];
    case "melee":
      return [verb("melee"), battler(a.target)];
    case "steal":
      return [verb("steal"), prize(a.target, a.prize)];
    case "run":
      return [verb("run")];
    case "take":
      return [offer(a.card)];
    case "take_instead":
      return [offer(a.card), card(a.dropped)];
    case "buy":
      return [offer(a.card)];
    case "sell":
    case "forget":
      return [card(a.card)];
    case "challenge":
      return [battler(battlerOf(a.rival))];
    default:
      return [];
  }
}

/** The thing touched first while the second is still to come; it belongs to one question. */
let held = $state.raw<{ thing: string; decision: number } | null>(null);

export class Aim {
  constructor(
    private readonly draft: Draft,
    private readonly here: () => string,
  ) {}

  private get offered(): { option: Option; way: string[] }[] {
    return this.draft.asked || this.draft.answered
      ? this.draft.options
          .map((option) => ({ option, way: steps(option.action, this.here()) }))
          .filter(({ way }) => way.length)
      : [];
  }
  get asked(): boolean {
    return this.draft.asked;
  }
  /** Whether some thing of this sort can be touched. */
  wants(sort: string): boolean {
    return this.offered.some(({ way }) => way[0]!.startsWith(sort));
  }
  get held(): string | null {
    return held !== null && held.decision === this.draft.decision ? held.thing : null;
  }
  private firsts(thing: string): Option[] {
    return this.offered.filter(({ way }) => way[0] === thing).map(({ option }) => option);
  }
  private second(thing: string): Option | undefined {
    return this.offered.find(({ way }) => this.held !== null && way[0] === this.held && way[1] === thing)?.option;
  }
  legal(thing: string): boolean {
    return this.second(thing) !== undefined || this.firsts(thing).length > 0;
  }
  selected(thing: string): boolean {
    const answer = this.draft.current;
    return this.held === thing || (answer !== null && steps(answer, this.here()).includes(thing));
  }
  /** Whether a hint speaks of this thing. */
  advised(thing: string): boolean {
    const answer = this.draft.advised;
    return answer !== null && steps(answer, this.here()).includes(thing);
  }
  /** The option that this thing alone would make. */
  option(thing: string): Option | undefined {
    const firsts = this.firsts(thing);
    return this.second(thing) ?? (firsts.length === 1 ? firsts[0] : undefined);
  }
  touch(thing: string): void {
    const option = this.option(thing);
    if (option) {
      if (!this.second(thing)) held = null;
      this.draft.pick(option);
    } else if (this.firsts(thing).length) {
      this.draft.picked = null;
      held = this.held === thing ? null : { thing, decision: this.draft.decision ?? -1 };
    }
  }
  /** Let go of what waits for its second touch. */
  release(): void {
    held = null;
  }
  reason(action: Action): Promise<string> {
    return this.draft.reason(action);
  }
  /** What is not offered says why: the hall knows the rule. */
  whyNot(action: Action): void {
    void this.draft.whyNot(action);
  }
  /** What a thing on the table is to hand and ear: a button if it can be touched, or if touching it tells why not. */
  as(thing: string, label: string, why: Action | null = null): Touchable {
    if (this.legal(thing))
      return {
        this: "button",
        attributes: {
          type: "button",
          "aria-pressed": this.selected(thing),
          "aria-label": label,
          "data-thing": thing,
          onclick: () => this.touch(thing),
        },
      };
    if (why && this.draft.asked)
      return {
        this: "button",
        attributes: {
          type: "button",
          "aria-disabled": true,
          "aria-label": label,
          "data-thing": thing,
          onclick: () => this.whyNot(why),
        },
      };
    return { this: "div", attributes: { role: "img", tabindex: 0, "aria-label": label, "data-thing": thing } };
  }
}

export interface Touchable {
  this: "button" | "div";
  attributes: Record<string, unknown>;
}

/** The card held for a second touch, for the hint under the question. */
export const heldCard = (decision: number | null): string | null =>
  held !== null && held.decision === decision && /^(card|offer)\//.test(held.thing) ? held.thing.split("/")[1]! : null;
