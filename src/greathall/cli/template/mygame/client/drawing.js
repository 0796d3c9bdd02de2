// My Game in the browser, without a build step. Without this file it is drawn as a table of words.

/** A line for each player: total, limit, cards. */
function line({ view, situation, names }, seat) {
  const element = document.createElement("p");
  const mark = situation.waiting.includes(seat) ? "▸ " : "";
  element.dataset.at = seat === 0 ? "totals.0 limit" : `totals.${seat}`; // what a teacher may point at
  element.textContent = `${mark}${names[seat]}  ${view.totals[seat]}/${view.limit}  ${view.drawn[seat].join(" ")}`;
  return element;
}

/** The hall calls `mount` once, and `update` whenever something has changed. */
export const drawing = {
  mount(element, props) {
    const update = (now) => element.replaceChildren(...now.names.map((_, seat) => line(now, seat)));
    update(props);
    return { update, destroy: () => element.replaceChildren() };
  },
};
