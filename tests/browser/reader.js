/**
 * A person who knows a page by its accessibility tree alone: roles, names and states; no place, no colour, no class.
 * `step` answers what is asked, if anything is; it returns what it pressed, "" while it waits, "over" at the end.
 */
window.reader = (() => {
  const OWN = { button: "button", link: "a[href]", main: "main", heading: "h2", region: "section", group: "fieldset" };
  const exposed = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("[aria-hidden=true], [inert]");
  const nameOf = (e) => {
    const label = e.getAttribute("aria-label");
    if (label) return label.trim();
    const parts = [...e.querySelectorAll("[aria-label]")].map((part) => part.getAttribute("aria-label"));
    return (e.innerText.trim() || parts.join(" ")).replace(/\s+/g, " ");
  };
  const all = (role, within = document) =>
    [...within.querySelectorAll(`${OWN[role]}:not([role]), [role=${role}]`)].filter(exposed);
  const named = (role, name, within) => all(role, within).find((e) => name.test(nameOf(e)));
  const can = (e) => e.getAttribute("aria-disabled") !== "true";
  let seed = 1;
  const any = (list) => list[(seed = (seed * 48271) % 2147483647) % list.length];
  const nameless = new Set();

  function step({ over, wait, back, prefer, avoid }) {
    const main = all("main")[0];
    const question = main && named("region", /^Your choice$/, main);
    const answers = question && named("group", /^Answers$/, question);
    if (!answers) return named("button", new RegExp(over)) ? "over" : "";
    if (named("heading", new RegExp(wait), question)) return "";
    const given = all("button", answers).filter((b) => can(b) && !new RegExp(back).test(nameOf(b)));
    const things = all("button", main).filter((b) => can(b) && !question.contains(b));
    for (const e of [...given, ...things]) if (!nameOf(e)) nameless.add(e.outerHTML.slice(0, 120));
    const wished = [...given, ...things].find((e) => prefer && new RegExp(prefer).test(nameOf(e)));
    const open = things.filter((e) => e.getAttribute("aria-pressed") === "false");
    const chosen = things.some((e) => e.getAttribute("aria-pressed") === "true");
    const usual = given.filter((e) => !avoid || !new RegExp(avoid).test(nameOf(e)));
    const next = wished ?? (chosen && given.length ? given.at(-1) : any([...open, ...usual]) ?? given.at(-1));
    next?.click();
    return next ? nameOf(next) : "";
  }
  async function play(wishes, most) {
    const said = [];
    for (let idle = 0; said.length < most && idle < 400; ) {
      const what = step(wishes);
      if (what === "over") return { said, over: true, nameless: [...nameless] };
      if (what) [idle] = [0, said.push(what)];
      else idle++;
      await new Promise((after) => setTimeout(after, 25));
    }
    return { said, over: false, nameless: [...nameless] };
  }
  return { all, nameOf, named, play };
})();
