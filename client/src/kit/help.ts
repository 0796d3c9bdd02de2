/**
 * Help on anything: it appears on hover, on keyboard focus and on a long press, which then is no choice; on things that
 * are no buttons a tap or click is enough. Escape hides it. It may say why something cannot be chosen, and lead to the
 * rules: by F1, or by its link once it is pinned. What only hovers never lies between the pointer and its neighbours.
 */
import { t } from "../i18n/messages.svelte";
import { rulesPath } from "../route.svelte";
import { book, type BookPage } from "./book.svelte";

export interface Help {
  text: string;
  /** Where the rules tell more. */
  rule?: BookPage | undefined;
  /** Why it cannot be chosen now, in the words of the rules; empty: it can. */
  why?: (() => Promise<string>) | undefined;
}

/** How long a finger must stay, how far it may tremble, and how long a pinned bubble waits for the pointer. */
const [HOLD, TREMBLE, REACH] = [450, 10, 250];
const ID = "help-bubble";
const INTERACTIVE = "button, a[href], input, select, textarea, summary, [role=button], [role=gridcell]";

const known = new WeakMap<Element, Help>();
let bubble: HTMLElement | undefined;
let owner: Element | undefined;
let unplace: (() => void) | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** The finger that is down, until it moves or leaves. */
let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;
let held = false;
let touching = false;
/** Where the mouse was last pressed: what comes to lie under a pointer that rests there was not pointed at. */
let pressed: { x: number; y: number } | undefined;

/** What a thing tells: its own help, or the name of a sign that stands there without words. */
function about(thing: Element): Help | undefined {
  const label = thing.matches(".iconbtn, svg.i") ? thing.getAttribute("aria-label") : null;
  return known.get(thing) ?? (label ? { text: label } : undefined);
}
/** The innermost thing around a place that has something to tell. */
function helped(target: EventTarget | null): Element | undefined {
  let at = target instanceof Element ? target : null;
  while (at && !about(at)?.text) at = at.parentElement;
  return at ?? undefined;
}
const inBubble = (target: EventTarget | null): boolean => target instanceof Node && bubble?.contains(target) === true;

function paragraph(kind: string, text: string): HTMLElement {
  return Object.assign(document.createElement("p"), { className: kind, textContent: text });
}
function link(page: BookPage): HTMLElement {
  const made = Object.assign(document.createElement("a"), {
    href: rulesPath(page.game, page.page),
    textContent: t("read-the-rule"),
  });
  made.addEventListener("click", (e) => {
    e.preventDefault();
    follow(page);
  });
  return made;
}
function follow(page: BookPage): void {
  hide();
  book.open = page;
}

function show(target: Element, pinned = false): void {
  const { text, rule, why } = about(target) ?? { text: "" };
  if (!text) return;
  hide();
  bubble ??= Object.assign(document.createElement("div"), { className: "help-bubble", role: "tooltip", id: ID });
  const box = bubble;
  (target.closest("dialog") ?? document.body).append(box);
  box.replaceChildren(paragraph("said", text), ...(rule ? [link(rule)] : []));
  box.classList.toggle("pinned", pinned);
  box.hidden = false;
  owner = target;
  if (known.has(target) && !target.hasAttribute("aria-describedby")) target.setAttribute("aria-describedby", ID);
  place(target, box).catch(() => hide(target)); // without a line it cannot be placed
  void why?.().then((reason) => {
    if (reason && owner === target) box.firstChild?.after(paragraph("why", reason));
  });
}

/** What finds a bubble its place is fetched for the first of them. */
export const placing = () => import("@floating-ui/dom");

async function place(target: Element, box: HTMLElement): Promise<void> {
  box.style.visibility = "hidden";
  const { autoUpdate, computePosition, flip, offset, shift } = await placing();
  if (owner !== target) return;
  unplace?.();
  unplace = autoUpdate(target, box, () => {
    if (!target.isConnected) return hide(target);
    void computePosition(target, box, {
      strategy: "fixed",
      placement: "top",
      middleware: [offset(8), flip(), shift({ padding: 8 })],
    }).then(({ x, y }) => Object.assign(box.style, { left: `${x}px`, top: `${y}px`, visibility: "" }));
  });
}

function hide(target?: Element): void {
  clearTimeout(leaving);
  if (!owner || (target && target !== owner)) return;
  if (owner.getAttribute("aria-describedby") === ID) owner.removeAttribute("aria-describedby");
  if (bubble) bubble.hidden = true;
  unplace?.();
  [owner, unplace] = [undefined, undefined];
}

function lift(): void {
  clearTimeout(press?.timer);
  press = undefined;
}

const listeners = {
  pointerover(e: PointerEvent) {
    if (e.pointerType !== "mouse" || inBubble(e.target)) return clearTimeout(leaving);
    if (pressed && e.clientX === pressed.x && e.clientY === pressed.y) return;
    if (owner && !owner.isConnected) hide(); // it left the page before its place was looked at again
    const next = helped(e.target);
    if (next === owner) return clearTimeout(leaving);
    clearTimeout(leaving);
    const turn = (): void => (next ? show(next) : hide());
    if (owner && bubble?.classList.contains("pinned")) leaving = setTimeout(turn, REACH);
    else turn();
  },
  pointerdown(e: PointerEvent) {
    held = false;
    touching = e.pointerType !== "mouse";
    pressed = touching ? undefined : { x: e.clientX, y: e.clientY };
    if (inBubble(e.target)) return;
    if (touching) hide();
    const target = helped(e.target);
    if (!touching || !target) return;
    lift();
    press = { timer: setTimeout(() => ((held = true), show(target, true)), HOLD), x: e.clientX, y: e.clientY };
  },
  pointermove(e: PointerEvent) {
    if (press && Math.hypot(e.clientX - press.x, e.clientY - press.y) > TREMBLE) lift();
  },
  pointerup: lift,
  pointercancel: lift,
  click(e: MouseEvent) {
    if (held && !inBubble(e.target)) {
      e.preventDefault();
      e.stopImmediatePropagation();
    } else if (!inBubble(e.target)) {
      const target = helped(e.target);
      if (target && !(e.target as Element).closest(INTERACTIVE)) show(target, true);
    }
    held = false;
  },
  contextmenu(e: MouseEvent) {
    if (touching && owner) e.preventDefault();
  },
  focusin(e: FocusEvent) {
    if (e.target instanceof Element && about(e.target) && e.target.matches(":focus-visible")) show(e.target);
  },
  focusout(e: FocusEvent) {
    if (!inBubble(e.relatedTarget) && e.target === owner) hide();
  },
  keydown(e: KeyboardEvent) {
    [held, touching] = [false, false];
    if (e.key === "Escape") hide();
    const rule = owner && known.get(owner)?.rule;
    if (e.key === "F1" && rule) {
      e.preventDefault();
      follow(rule);
    }
  },
};
let listening = false;
/** All things share the listeners of the document: a board of 225 squares costs no more than one card. */
export function listen(): void {
  if (listening) return;
  listening = true;
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener as EventListener, true);
}

/** A Svelte action: `use:help={text}`. The words are also the element's description for screen readers. */
export function help(
  element: HTMLElement,
  about: string | Help,
): { update: (about: string | Help) => void; destroy: () => void } {
  listen();
  function tell(next: string | Help): void {
    const now = typeof next === "string" ? { text: next } : next;
    const changed = known.get(element)?.text !== now.text;
    known.set(element, now);
    if (now.text) element.setAttribute("aria-description", now.text);
    else element.removeAttribute("aria-description");
    if (!changed || owner !== element) return;
    if (now.text) show(element);
    else hide(element);
  }
  tell(about);
  return {
    update: tell,
    destroy() {
      known.delete(element);
      hide(element);
    },
  };
}
