/** Arrows go round everything that can be answered: on the table, in the hand, in the answer bar. */
export function walk(e: KeyboardEvent): void {
  const answers = [
    ...document.querySelectorAll<HTMLElement>(
      ".stage .legal, .stage [data-choice], .stage [data-confirm], .stage [data-retract]",
    ),
  ].filter((a) => a.offsetParent !== null);
  if (!answers.length) return;
  e.preventDefault();
  const at = answers.indexOf(document.activeElement as HTMLElement);
  const step = e.key === "ArrowRight" || e.key === "ArrowDown" ? 1 : -1;
  answers[(at < 0 && step < 0 ? answers.length - 1 : at + step + answers.length) % answers.length]?.focus();
}
