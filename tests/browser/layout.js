/**
 * What is wrong with the page as it is laid out now, as sentences: cut, covered, overlapping, out of sight, too small to
 * touch. `own` are the selectors of what must be in sight; no two things of `apart` lie upon each other; `tap` is how
 * wide and high a finger needs what it touches; 0: nobody touches.
 */
({ own, apart = "", tap = 0 }) => {
  const faults = new Set();
  const [W, H] = [innerWidth, innerHeight];
  const named = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith("svelte-")).join(".")}`;
  const said = (e) => `${named(e)} “${(e.getAttribute("aria-label") || e.textContent || "").trim().slice(0, 28)}”`;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest(".sr, .skip, .toasts") && getComputedStyle(e).clipPath !== "inset(50%)";
  /** In a part that stays while the rest scrolls under it. */
  const stays = (e) => Boolean(e) && (getComputedStyle(e).position === "sticky" || stays(e.parentElement));
  const flows = (e) => /auto|scroll/.test(getComputedStyle(e).overflow);
  /** The box in which an element can be seen: the window, cut by every ancestor that hides or scrolls. */
  const frame = (e) => {
    let [l, t, r, b, scrolled] = [0, 0, W, H, false];
    for (let p = flows(e) || told(e) ? e : e.parentElement; p && p !== document.body; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.overflow === "visible" || style.display === "contents") continue;
      const box = p.getBoundingClientRect();
      const margin = parseFloat(style.overflowClipMargin) || 0;
      [l, t, r, b] = [Math.max(l, box.left - margin), Math.max(t, box.top - margin), Math.min(r, box.right + margin), Math.min(b, box.bottom + margin)];
      scrolled ||= flows(p) && (p.scrollHeight > p.clientHeight + 1 || p.scrollWidth > p.clientWidth + 1);
    }
    return { l, t, r, b, scrolled };
  };
  /** A text that ends early where its card is small: help on the card tells it whole. */
  const told = (e) => e.matches(".fades") && Boolean(e.closest("[aria-description]")?.getAttribute("aria-description").includes(e.textContent.trim()));
  const inside = (box, f) => box.left >= f.l - 1.5 && box.right <= f.r + 1.5 && box.top >= f.t - 1.5 && box.bottom <= f.b + 1.5;

  const root = document.documentElement;
  if (root.scrollWidth > W + 1 || root.scrollHeight > H + 1) faults.add(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);

  for (const e of document.querySelectorAll(".table"))
    if (e.scrollWidth > e.clientWidth + 1) faults.add(`the table is wider than its window by ${e.scrollWidth - e.clientWidth}`);

  for (const selector of own) {
    const found = [...document.querySelectorAll(selector)].filter(seen);
    if (!found.length) faults.add(`not there: ${selector}`);
    for (const e of found) if (!inside(e.getBoundingClientRect(), frame(e))) faults.add(`not in sight: ${said(e)}`);
  }
  for (const e of document.querySelectorAll(".choice h2, .choice button")) {
    const f = frame(e);
    if (seen(e) && !inside(e.getBoundingClientRect(), f) && !(f.scrolled && e.matches(".many *"))) faults.add(`question not in sight: ${said(e)}`);
  }

  // Words: whole, and nothing upon them or upon each other.
  const words = [];
  const walker = document.createTreeWalker(document.querySelector(".app"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || !seen(e) || e.closest("svg, [aria-hidden=true]:not(.tile)")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const f = frame(e);
    const ends = told(e) && e.scrollWidth <= e.clientWidth + 1;
    let lines = 0;
    if (e.matches(".ellipsis")) f.r = Math.min(f.r, e.getBoundingClientRect().right);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      if (e.closest(".rail, .ticker")) continue;
      const whole = inside({ left: box.left + 1, right: box.right - 1, top: box.top + 3, bottom: box.bottom - 3 }, f);
      if (whole) lines++;
      if (!whole && !f.scrolled && !ends && !e.matches(".ellipsis")) faults.add(`cut: ${said(e)}`);
      if (!whole) continue;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const free = !top || top.contains(e) || e.contains(top) || stays(top);
      if (!free) faults.add(`covered: ${said(e)} by ${said(top)}`);
      words.push({ e, l: box.left + 1.5, r: box.right - 1.5, t: box.top + box.height * 0.22, b: box.bottom - box.height * 0.22 });
    }
    if (ends && !lines && !f.scrolled) faults.add(`no line of it in sight: ${said(e)}`);
    const clips = getComputedStyle(e).overflow !== "visible" && !flows(e) && !ends;
    if (clips && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 6) && !e.closest("h1, .rail, .ticker"))
      faults.add(`cut short: ${said(e)}`);
  }
  for (let i = 0; i < words.length; i++)
    for (let j = i + 1; j < words.length; j++) {
      const [a, b] = [words[i], words[j]];
      if (a.e === b.e || stays(a.e) !== stays(b.e) || a.l >= b.r || b.l >= a.r || a.t >= b.b || b.t >= a.b) continue;
      faults.add(`words upon words: ${said(a.e)} and ${said(b.e)}`);
    }

  const things = apart ? [...document.querySelectorAll(apart)].filter(seen) : [];
  things.forEach((one, i) =>
    things.slice(i + 1).forEach((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (x > 1 && y > 1) faults.add(`upon each other: ${said(one)} and ${said(other)} by ${Math.round(x)} x ${Math.round(y)}`);
    }),
  );

  // What can be answered: in sight or in a row that scrolls, large enough for a finger, not under one another.
  const targets = [...document.querySelectorAll(".stage .legal, .choice button, .topbar a, .topbar button")].filter(seen);
  for (const e of targets) {
    const [box, f] = [e.getBoundingClientRect(), frame(e)];
    if (!inside(box, f) && !f.scrolled) faults.add(`target not in sight: ${said(e)}`);
    if (Math.min(box.width, box.height) < tap - 0.5) faults.add(`too small: ${said(e)} ${Math.round(box.width)} x ${Math.round(box.height)}`);
    if (!inside(box, f)) continue;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top && !top.contains(e) && !e.contains(top) && !stays(top)) faults.add(`target covered: ${said(e)} by ${said(top)}`);
  }
  return [...faults];
}
