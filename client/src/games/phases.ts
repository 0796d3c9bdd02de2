import type { Stage } from "./drawing";

type Phases = NonNullable<Stage["phases"]>;

/** The steps of a turn in their order, and which of them is on; `now` may be a step that passes unseen. */
export function phasesOf(
  order: readonly string[],
  now: string,
  name: (step: string) => string,
  shown: readonly string[] = order,
): Phases {
  const at = order.indexOf(now);
  const state = (step: string): Phases[number]["state"] => {
    const place = order.indexOf(step);
    return place === at ? "now" : place < at ? "done" : "next";
  };
  return shown.map((step) => ({ name: name(step), state: state(step) }));
}
