/** Help on anything: appears on hover, on keyboard focus and on a long press; Escape hides it. Text only. */
let bubble: HTMLElement | undefined;
let owner: HTMLElement | undefined;

function show(target: HTMLElement, text: string): void {
  if (!text) return;
  bubble ??= Object.assign(document.createElement("div"), {
    className: "help-bubble",
    role: "tooltip",
    id: "help-bubble",
  });
  (target.closest("dialog") ?? document.body).append(bubble);
  bubble.textContent = text;
  bubble.hidden = false;
  owner = target;
  const at = target.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const above = at.top - size.height - 8;
  const centred = at.left + at.width / 2 - size.width / 2;
  bubble.style.left = `${Math.max(8, Math.min(innerWidth - size.width - 8, centred))}px`;
  bubble.style.top = `${above > 8 ? above : Math.min(innerHeight - size.height - 8, at.bottom + 8)}px`;
}

function hide(target?: HTMLElement): void {
  if (bubble && (!target || target === owner)) bubble.hidden = true;
}

/** A Svelte action: `use:help={text}`. The words are also the element's description for screen readers. */
export function help(element: HTMLElement, text: string): { update: (text: string) => void; destroy: () => void } {
  let now = text;
  let press: ReturnType<typeof setTimeout> | undefined;
  /** The finger stays to read: letting go is then no choice. */
  let held = false;
  const describe = (): void => {
    if (now) element.setAttribute("aria-description", now);
    else element.removeAttribute("aria-description");
  };
  const enter = (e: PointerEvent): void => {
    if (e.pointerType === "mouse") show(element, now);
  };
  const down = (e: PointerEvent): void => {
    held = false;
    if (e.pointerType !== "mouse") press = setTimeout(() => ((held = true), show(element, now)), 450);
  };
  const up = (): void => clearTimeout(press);
  const leave = (e: PointerEvent): void => {
    clearTimeout(press);
    if (e.pointerType === "mouse") hide(element);
    else setTimeout(() => hide(element), 2500);
  };
  const focus = (): void => {
    if (element.matches(":focus-visible")) show(element, now);
  };
  const blur = (): void => hide(element);
  const menu = (e: Event): void => {
    if (bubble && !bubble.hidden && owner === element) e.preventDefault();
  };
  const click = (e: Event): void => {
    if (held) e.stopImmediatePropagation();
    held = false;
  };
  const key = (e: KeyboardEvent): void => {
    held = false;
    if (e.key === "Escape") hide(element);
  };
  const listeners = {
    pointerenter: enter,
    pointerleave: leave,
    pointerdown: down,
    pointerup: up,
    focus,
    blur,
    contextmenu: menu,
    keydown: key,
  };
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
  element.addEventListener("click", click, true);
  describe();
  return {
    update(text) {
      now = text;
      describe();
      if (!now) hide(element);
    },
    destroy() {
      hide(element);
      element.removeEventListener("click", click, true);
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
    },
  };
}
