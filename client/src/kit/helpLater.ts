/** Help on a page that should stand before it: a Svelte action like `help`, which is fetched when the page is drawn. */
import { nextTask } from "../tasks";
import type { Help } from "./help";

export function helpLater(
  element: HTMLElement,
  about: string | Help,
): { update: (about: string | Help) => void; destroy: () => void } {
  let [told, gone] = [about, false];
  let given: ReturnType<typeof helpLater> | undefined;
  void nextTask()
    .then(() => import("./help"))
    .then(({ help }) => {
      if (!gone) given = help(element, told);
    })
    .catch(() => undefined); // without a line: the page says enough
  return {
    update(next) {
      told = next;
      given?.update(next);
    },
    destroy() {
      gone = true;
      given?.destroy();
    },
  };
}
