import { fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import AnswerBar from "@client/kit/AnswerBar.svelte";
import Chat from "@client/kit/Chat.svelte";
import Clock from "@client/kit/Clock.svelte";
import Emblem from "@client/kit/Emblem.svelte";
import Icon from "@client/kit/Icon.svelte";
import Log from "@client/kit/Log.svelte";
import NameField from "@client/kit/NameField.svelte";
import Scrubber from "@client/kit/Scrubber.svelte";
import Segmented from "@client/kit/Segmented.svelte";
import Since from "@client/kit/Since.svelte";
import Toasts from "@client/kit/Toasts.svelte";
import { book } from "@client/kit/book.svelte";
import { help } from "@client/kit/help";
import { nextTask } from "@client/tasks";
import { toast, toasts } from "@client/kit/toasts.svelte";
import { drawing } from "@client/games/generic/drawing";
import { games } from "@client/games/list.svelte";
import Join from "@client/screens/Join.svelte";
import { api } from "@client/protocol/api";
import type { Option, Situation } from "@client/protocol/types";
import { preferences } from "@client/preferences.svelte";
import { AnswerDraft, type AnswerSink } from "@client/answer.svelte";
import { setCatalogueForTest, t } from "@client/i18n/messages.svelte";

const words = (language: string): string[] =>
  ["common", "front", "browser"].map((name) => readFileSync(`../src/greathall/text/${language}/${name}.ftl`, "utf8"));
const said = (key: string, args = {}): Option["message"] => ({ type: "text", key, args });

beforeEach(() => {
  preferences.motion = "less";
  setCatalogueForTest("en", "", ...words("en"));
  setCatalogueForTest("fr", "", ...words("fr"));
  setCatalogueForTest(
    "en",
    "g",
    "prompt-go = Which way?\noption-left = Left\noption-right = Right\nevent-round = Round { $n }\nevent-went = { $who } went { $way }.\n",
  );
  toasts.length = 0;
});

describe("small parts", () => {
  it("reads an icon aloud only if it has a label", () => {
    const { container } = render(Icon, { name: "bot" });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    render(Icon, { name: "bot", label: "a bot" });
    expect(screen.getByRole("img", { name: "a bot" })).toBeTruthy();
  });
  it("puts away what has been read, until there is more", async () => {
    const line = (seq: number): object => ({ seq, step: seq, event: {}, message: said("event-round", { n: seq }) });
    const props = { game: "g", names: [] };
    const { container, rerender } = render(Since, { ...props, lines: [line(1), line(2)] as never });
    expect(container.textContent).toContain("Round 2");
    await fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(container.textContent).toBe("");
    await rerender({ lines: [line(2), line(3)] as never });
    expect(container.textContent).toContain("Round 3");
  });
  it("lays a flag down", () => {
    const { container } = render(Emblem, { house: "ravenclaw", shape: "flag", down: true });
    expect(container.querySelector(".flag.down")?.getAttribute("data-house")).toBe("ravenclaw");
  });
  it("presses one of a few", async () => {
    const chosen = vi.fn();
    render(Segmented, {
      label: "Theme",
      value: "night",
      onchange: chosen,
      options: [
        { value: "night", text: "Night" },
        { value: "day", text: "Day" },
      ],
    });
    expect(screen.getByRole("button", { name: "Night" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Day" }));
    expect(chosen).toHaveBeenCalledWith("day");
  });
  it("counts down, and says so in words", () => {
    render(Clock, { ends: performance.now() + 2500, total: 5000 });
    expect(screen.getByRole("timer", { name: "3 seconds left" }).className).toContain("late");
  });
  it("moves along a timeline by keys", async () => {
    const moved = vi.fn();
    render(Scrubber, { value: 5, max: 20, marks: [0, 4, 12], label: "Moment", text: "Moment 5", onmove: moved });
    const slider = screen.getByRole("slider", { name: "Moment" });
    for (const key of ["ArrowRight", "ArrowLeft", "Home", "End", "PageUp", "PageDown"])
      await fireEvent.keyDown(slider, { key });
    expect(moved.mock.calls.map(([to]: number[]) => to)).toEqual([6, 4, 0, 20, 12, 4]);
  });
  it("shows a message once, and lets it be dismissed", async () => {
    render(Toasts);
    toast("bad", "Not now.");
    toast("bad", "Not now.");
    await tick();
    expect(screen.getAllByText("Not now.")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(toasts).toHaveLength(0);
  });
  it("goes on with the next piece of work when the page could answer", async () => {
    vi.useFakeTimers();
    const next = vi.fn();
    void nextTask().then(next);
    await tick();
    expect(next).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(next).toHaveBeenCalledOnce();
  });

  describe("help", () => {
    const pointer = (type: string, pointerType: string, at: Partial<PointerEventInit> = {}): PointerEvent =>
      new PointerEvent(type, { pointerType, bubbles: true, cancelable: true, ...at });
    const bubble = (): HTMLElement => document.querySelector<HTMLElement>(".help-bubble")!;
    let card: HTMLElement;
    let inner: HTMLElement;
    let clicks = 0;
    beforeEach(() => {
      vi.useFakeTimers();
      clicks = 0;
      card = document.body.appendChild(document.createElement("button"));
      inner = card.appendChild(document.createElement("span"));
      card.addEventListener("click", () => clicks++);
    });
    afterEach(() => card.remove());

    it("appears on hover, describes the thing, and Escape hides it", () => {
      const action = help(card, "Does nothing.");
      expect(card.getAttribute("aria-description")).toBe("Does nothing.");
      inner.dispatchEvent(pointer("pointerover", "mouse"));
      expect([bubble().hidden, bubble().textContent]).toEqual([false, "Does nothing."]);
      expect(card.getAttribute("aria-describedby")).toBe(bubble().id);
      card.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      expect([bubble().hidden, card.hasAttribute("aria-describedby")]).toEqual([true, false]);
      action.destroy();
    });
    it("tells of the innermost thing, and again of the outer one", () => {
      const actions = [help(card, "A card."), help(inner, "Its price.")];
      inner.dispatchEvent(pointer("pointerover", "mouse"));
      expect(bubble().textContent).toBe("Its price.");
      card.dispatchEvent(pointer("pointerover", "mouse"));
      expect(bubble().textContent).toBe("A card.");
      actions.forEach((action) => action.destroy());
      expect(bubble().hidden).toBe(true);
    });
    it("a finger that stays reads and does not choose; one that moves or leaves does not read", () => {
      const action = help(card, "Does nothing.");
      const hold = (): void => void card.dispatchEvent(pointer("pointerdown", "touch", { clientX: 5, clientY: 5 }));
      hold();
      vi.advanceTimersByTime(500);
      expect(bubble().hidden).toBe(false);
      card.dispatchEvent(pointer("pointerup", "touch"));
      card.click();
      expect([clicks, bubble().hidden]).toEqual([0, false]);
      for (const other of [pointer("pointerup", "touch"), pointer("pointermove", "touch", { clientX: 40 })]) {
        hold();
        card.dispatchEvent(other);
        vi.advanceTimersByTime(500);
        expect(bubble().hidden).toBe(true);
      }
      card.click();
      expect([clicks, bubble().hidden]).toEqual([1, true]);
      action.destroy();
    });
    it("names the signs that stand without words", () => {
      card.className = "iconbtn";
      card.setAttribute("aria-label", "Menu");
      inner.dispatchEvent(pointer("pointerover", "mouse"));
      expect([bubble().textContent, card.hasAttribute("aria-describedby")]).toEqual(["Menu", false]);
      document.body.dispatchEvent(pointer("pointerover", "mouse"));
      expect(bubble().hidden).toBe(true);
    });
    it("a tap is enough on what is no button", () => {
      const figure = document.body.appendChild(document.createElement("span"));
      const action = help(figure, "Cards in hand.");
      figure.dispatchEvent(pointer("pointerdown", "touch"));
      figure.dispatchEvent(pointer("pointerup", "touch"));
      figure.click();
      expect([bubble().hidden, bubble().textContent]).toEqual([false, "Cards in hand."]);
      action.destroy();
      figure.remove();
    });
    it("what has left the page keeps nobody waiting", () => {
      const sign = document.body.appendChild(document.createElement("span"));
      sign.className = "iconbtn";
      sign.setAttribute("aria-label", "Bot");
      sign.click();
      expect([bubble().textContent, bubble().className]).toEqual(["Bot", "help-bubble pinned"]);
      sign.remove();
      const action = help(card, "Does nothing.");
      card.dispatchEvent(pointer("pointerover", "mouse"));
      expect(bubble().textContent).toBe("Does nothing.");
      action.destroy();
    });
    it("says why not in the hall's words, and leads to the rules", async () => {
      const action = help(card, {
        text: "A card.",
        rule: { game: "g", page: "card" },
        why: () => Promise.resolve("Too dear."),
      });
      card.dispatchEvent(pointer("pointerover", "mouse"));
      await tick();
      expect([...bubble().children].map((e) => e.className || e.tagName)).toEqual(["said", "why", "A"]);
      expect(bubble().querySelector("a")!.getAttribute("href")).toBe("/rules/g/card");
      document.body.dispatchEvent(pointer("pointerover", "mouse"));
      expect(bubble().hidden).toBe(true); // what hovers lies in nobody's way
      card.dispatchEvent(pointer("pointerdown", "touch"));
      vi.advanceTimersByTime(500);
      expect(bubble().className).toContain("pinned");
      document.body.dispatchEvent(pointer("pointerover", "mouse"));
      expect(bubble().hidden).toBe(false); // on the way to the link
      vi.advanceTimersByTime(300);
      expect(bubble().hidden).toBe(true);
      card.dispatchEvent(pointer("pointerover", "mouse"));
      bubble().querySelector("a")!.click();
      expect(book.open).toEqual({ game: "g", page: "card" });
      expect(bubble().hidden).toBe(true);
      book.open = null;
      action.destroy();
    });
  });
});

describe("the log", () => {
  it("has chapters, newest first, and leads to the replay", () => {
    const event = (step: number, type: string, key: string, args = {}): never =>
      ({ seq: step, step, event: { type }, message: said(key, args) }) as never;
    const who = { type: "player", seat: 0 };
    render(Log, {
      props: {
        events: [
          event(0, "round", "event-round", { n: 1 }),
          event(1, "went", "event-went", { who, way: "left" }),
          event(2, "went", "event-went", { who, way: "right" }),
          event(3, "round", "event-round", { n: 2 }),
        ],
        game: "g",
        names: ["Ines"],
        drawing: { ...drawing, heading: (e: unknown) => (e as { type: string }).type === "round" },
        href: (step: number) => `/replay?step=${step}`,
      },
    });
    expect(screen.getAllByRole("listitem").map((li) => li.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Round 2",
      "Round 1",
      "Ines went right. 2",
      "Ines went left. 1",
    ]);
    expect(screen.getAllByRole("link")[0]?.getAttribute("href")).toBe("/replay?step=2");
  });
});

describe("nothing, in French", () => {
  it.each([
    ["table-company", { game: "Scrabble", people: 1, bots: 0 }, "Scrabble · une personne, aucun bot"],
    ["person-row", { games: 0, stories: 0 }, "aucune partie, aucune histoire"],
    ["clock-left", { seconds: 0 }, "Le temps est écoulé"],
    ["here-count", { count: 0 }, "Personne de présent"],
  ])("is not one: %s", (key, args, words) => {
    preferences.language = "fr";
    expect(t(key, args)).toBe(words);
  });
});

describe("a name", () => {
  it("is not cut without a word", async () => {
    render(NameField, { id: "nick", value: "Maximiliane von Hohenzo" });
    expect(screen.queryByRole("status")).toBeNull();
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Maximiliane von Hohenzol" } });
    expect(screen.getByRole("status").textContent?.trim()).toBe("A name has at most 24 letters.");
  });
});

describe("an invitation", () => {
  const invited = async (more: object) => {
    const table = {
      game: "g",
      name: "Maximiliane",
      names: ["Maximiliane", "Théo", ""],
      phase: "lobby",
      free: 1,
      ...more,
    };
    vi.spyOn(games, "load").mockResolvedValue([]);
    vi.spyOn(api, "table").mockResolvedValue(table as never);
    const { container } = render(Join, { id: "x", onenter: () => undefined });
    await vi.waitFor(() => expect(container.textContent).toContain("Théo"));
    return container.textContent;
  };
  it("says the name of a host once, even if the table has it too", async () => {
    expect((await invited({})).match(/Maximiliane/g)).toHaveLength(1);
  });
  it("to a full game that runs is one to watch", async () => {
    expect(await invited({ phase: "playing", free: 0 })).toContain("Watch a game of");
    expect(screen.getByRole("button", { name: "Come in and watch" })).toBeTruthy();
  });
});

describe("headings of the log", () => {
  const shown = (key: string, args = {}) =>
    render(Log, {
      props: {
        events: key ? [{ seq: 0, step: 0, event: { type: "head" }, message: said(key, args) } as never] : [],
        game: "g",
        names: ["Ines"],
        drawing: { ...drawing, heading: () => true },
      },
    });
  it("are capitals only where nobody is named", () => {
    shown("event-round", { n: 1 });
    expect(screen.getByRole("listitem").classList).toContain("caps");
  });
  it("are sentences where somebody is", () => {
    shown("event-went", { who: { type: "player", seat: 0 }, way: "left" });
    expect(screen.getByRole("listitem").classList).not.toContain("caps");
  });
  it("are not needed: an empty log says so over its whole width", () => {
    shown("");
    expect(screen.getByRole("listitem").classList).toContain("empty");
  });
});

describe("the answer bar", () => {
  const sinkOf = (send: AnswerSink["send"]): AnswerSink => ({
    send,
    request: () => Promise.resolve({ ok: false, reason: said("refusal-wall") }),
    format: (message) => message.key,
  });
  const options: Option[] = [
    { action: { type: "left" }, message: said("option-left") },
    { action: { type: "right" }, message: said("option-right") },
  ];
  const situation = (more: Partial<Situation>): Situation => ({
    seat: 0,
    view: {},
    prompt: said("prompt-go") as never,
    waiting: [0, 1],
    ready: [],
    answer: null,
    over: false,
    ...more,
  });
  const bar = (
    now: Situation,
    submit = vi.fn(() => Promise.resolve(true)),
    onTable = false,
  ): { submit: typeof submit; draft: AnswerDraft } => {
    const draft = new AnswerDraft(() => ({ situation: now, options, decision: 3, number: 1, seat: 0 }), sinkOf(submit));
    render(AnswerBar, {
      draft,
      drawing: onTable ? { ...drawing, onTable: () => true } : drawing,
      game: "g",
      names: ["Ines", "Oskar"],
      waiting: "Waiting for Oskar",
      timing: null,
    });
    return { submit, draft };
  };
  it("asks the question and sends the answer unchanged", async () => {
    const { submit } = bar(situation({}));
    expect(screen.getByRole("heading", { name: "Which way?" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Right" }));
    expect(submit).toHaveBeenCalledWith({ type: "act", seat: 0, decision: 3, action: { type: "right" } });
  });
  it("lets the answer be taken back while others choose", async () => {
    const { submit } = bar(situation({ waiting: [1], ready: [0], answer: { type: "left" } }));
    expect(screen.getByRole("button", { name: "Left" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Choose again" }));
    expect(submit).toHaveBeenCalledWith({ type: "retract", seat: 0, decision: 3 });
  });
  it("waits in words", () => {
    bar(situation({ waiting: [1], prompt: null }));
    expect(screen.getByRole("heading", { name: "Waiting for Oskar" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Left" })).toBeNull();
  });
  it("confirms what was picked on the table", async () => {
    const { submit, draft } = bar(situation({}), undefined, true);
    expect(screen.queryByRole("button", { name: "Left" })).toBeNull();
    draft.pick(options[0]);
    await tick();
    expect(submit).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Left" }));
    expect(submit).toHaveBeenCalledOnce();
  });
  it("takes an answer that gives something away only at the second touch, and does not offer it first", async () => {
    const submit = vi.fn(() => Promise.resolve(true));
    const careful = options.map((option) => ({
      ...option,
      careful: (option.action as { type: string }).type === "left",
    }));
    const draft = new AnswerDraft(
      () => ({ situation: situation({}), options: careful, decision: 3, number: 1, seat: 0 }),
      sinkOf(submit),
    );
    const ends = { ...drawing, primary: () => true };
    render(AnswerBar, { draft, drawing: ends, game: "g", names: [], waiting: "", timing: null });
    const left = screen.getByRole("button", { name: "Left" });
    expect(left.className).not.toContain("primary");
    expect(screen.getByRole("button", { name: "Right" }).className).toContain("primary");
    await fireEvent.click(left);
    expect(submit).not.toHaveBeenCalled();
    expect(left.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(left);
    expect(submit).toHaveBeenCalledWith({ type: "act", seat: 0, decision: 3, action: { type: "left" } });
  });
  it("gives answers in one go, each to its own question", async () => {
    const decisions = new SvelteMap([["now", 3]]);
    const submit = vi.fn(() => (decisions.set("now", decisions.get("now")! + 1), Promise.resolve(true)));
    const draft = new AnswerDraft(
      () => ({ situation: situation({}), options, decision: decisions.get("now")!, number: 1, seat: 0 }),
      sinkOf(submit),
    );
    const together = {
      text: "Both",
      actions: [{ type: "right" }, { type: "left" }, { type: "gone" }, { type: "left" }],
    };
    render(AnswerBar, { draft, drawing, game: "g", names: [], waiting: "", timing: null, together });
    await fireEvent.click(screen.getByRole("button", { name: "Both" }));
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    await tick();
    expect(submit.mock.calls).toEqual([
      [{ type: "act", seat: 0, decision: 3, action: { type: "right" } }],
      [{ type: "act", seat: 0, decision: 4, action: { type: "left" } }],
    ]);
  });
  it("is free for the next question before the hall has said yes to the last", async () => {
    let decision = 3;
    const replies: ((ok: boolean) => void)[] = [];
    const draft = new AnswerDraft(
      () => ({ situation: situation({}), options, decision, number: 1, seat: 0 }),
      sinkOf(() => new Promise<boolean>((reply) => replies.push(reply))),
    );
    draft.follow();
    void draft.answer(options[0]!.action);
    void draft.answer(options[1]!.action);
    expect(replies).toHaveLength(1);
    decision = 4;
    draft.follow();
    expect(draft.sending).toBe(false);
    draft.pick(options[1]);
    replies[0]!(true);
    await tick();
    expect(draft.picked).toBe(options[1]);
    void draft.confirm();
    expect(replies).toHaveLength(2);
    expect(draft.sending).toBe(true);
  });
  it("offers neither what was refused nor what is no longer an answer", async () => {
    let legal = options;
    const draft = new AnswerDraft(
      () => ({ situation: situation({}), options: legal, decision: 3, number: 1, seat: 0 }),
      sinkOf(() => Promise.resolve(false)),
    );
    draft.follow();
    draft.pick(options[0]);
    await draft.confirm();
    expect(draft.picked).toBeNull();
    legal = [options[1]!];
    draft.pick(options[0]);
    expect(draft.picked).toBeNull();
    draft.pick(options[1]);
    expect(draft.picked).toBe(options[1]);
  });
  it("forgets what one seat has picked when another of the same device is asked", () => {
    let seat = 0;
    const draft = new AnswerDraft(() => ({ situation: situation({}), options, decision: 3, number: 1, seat }));
    draft.follow();
    draft.pick(options[0]);
    seat = 1;
    draft.follow();
    expect(draft.picked).toBeNull();
  });
  it("tells why something cannot be answered, and does not answer", async () => {
    const { submit, draft } = bar(situation({}));
    await draft.whyNot({ type: "through" });
    expect(toasts.map((one) => one.text)).toContain("refusal-wall");
    expect(submit).not.toHaveBeenCalled();
  });
  it("sends at once if nothing needs to be confirmed", () => {
    preferences.confirm = false;
    const { submit, draft } = bar(situation({}), undefined, true);
    draft.pick(options[1]);
    expect(submit).toHaveBeenCalledOnce();
    preferences.confirm = true;
  });
});

describe("talk", () => {
  beforeEach(() => void vi.spyOn(games, "load").mockResolvedValue([]));
  const chat = (text: string, seat: number, team: boolean) => ({
    kind: "chat" as const,
    chat: { type: "chat", seq: 1, at: 0, person: "p", name: "Luna", seat, text, emote: null, team },
  });
  const table = (seat: number, mine: number[], team_talk: number[][], entries: unknown[] = []) => {
    const send = vi.fn(() => Promise.resolve(true));
    const live = { me: "p", seat, mine, names: [], chat: entries, unread: 0, table: { game: "g", team_talk }, send };
    render(Chat, { live } as never);
    return send;
  };
  const say = async (label: string) => {
    await fireEvent.input(screen.getByRole("textbox", { name: label }), { target: { value: "psst" } });
    await fireEvent.click(screen.getByRole("button", { name: "Say" }));
  };
  it("goes to all where there is no team to talk to", async () => {
    const send = table(1, [1], [[0, 2]]);
    expect(screen.queryByRole("button", { name: "To my team" })).toBeNull();
    await say("Say something");
    expect(send).toHaveBeenCalledWith({ type: "say", text: "psst", team_of: null });
  });
  it("goes to the own team when one chooses so", async () => {
    const send = table(2, [2], [[0, 2]]);
    await fireEvent.click(screen.getByRole("button", { name: "To my team" }));
    await say("Say something to your team");
    expect(send).toHaveBeenCalledWith({ type: "say", text: "psst", team_of: 2 });
  });
  it("offers at the foot of the rail four phrases, and all when asked", async () => {
    games.all = [{ id: "g", phrases: ["trust-me", "revenge", "wait", "run"] }] as never;
    const texts = "phrase-trust-me = Trust me.\nphrase-revenge = Revenge.\nphrase-wait = Wait.\nphrase-run = Run!\n";
    setCatalogueForTest("en", "g", texts);
    const send = vi.fn(() => Promise.resolve(true));
    const live = { me: "p", seat: 0, mine: [0], names: [], chat: [], unread: 3, table: { game: "g" }, send };
    render(Chat, { live, compact: true } as never);
    const quick = (): number => screen.getByRole("group", { name: "Quick phrases" }).querySelectorAll("button").length;
    expect(quick()).toBe(5);
    expect(live.unread).toBe(0);
    await fireEvent.click(screen.getByRole("button", { name: "Trust me." }));
    expect(send).toHaveBeenCalledWith({ type: "phrase", phrase: "trust-me" });
    await fireEvent.click(screen.getByRole("button", { name: "More phrases" }));
    expect(quick()).toBe(13);
  });
  it("marks private lines, and hides those of another seat on a device that is passed round", () => {
    const entries = [chat("for us", 0, true), chat("for them", 1, true), chat("for all", 1, false)];
    table(
      2,
      [1, 2],
      [
        [0, 2],
        [1, 3],
      ],
      entries,
    );
    expect(screen.getByText(/for us/).textContent).toContain("(team)");
    expect(screen.queryByText(/for them/)).toBeNull();
    expect(screen.getByText(/for all/).textContent).not.toContain("(team)");
  });
});
