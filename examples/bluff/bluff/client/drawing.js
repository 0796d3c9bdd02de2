// Bluff in the browser, without a build step. This file may be left out: any game can be drawn as a table of words.

const style = new CSSStyleSheet();
style.replaceSync(`
  .bluff { display: grid; gap: 1rem; justify-items: start; }
  .bluff .row { display: flex; flex-wrap: wrap; gap: 0.4rem; align-items: center; }
  .bluff .name { min-width: 7rem; }
  .bluff .card { min-width: 2.75rem; min-height: 2.75rem; border: 1px solid; border-radius: 6px; padding: 0 0.6rem;
    display: inline-grid; place-items: center; background: #ffdfaf; color: #262626; font: bold 1.1rem serif; }
  .bluff .best { background: #ffd700; }
  .bluff .chosen { outline: 3px solid currentcolor; }
`);

/** Creates an element with a class and its content. */
function make(tag, name, ...content) {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...content);
  return element;
}

/** A row for each player: name, points, the cards played (the best of each round marked), a tick once they have chosen. */
function player({ view, situation, names }, seat) {
  const played = view.played.map((cards) =>
    make("span", cards[seat] === Math.max(...cards) ? "card best" : "card", String(cards[seat])),
  );
  const ready = situation.ready.includes(seat) ? " ✓" : "";
  const name = make("span", "name", `${names[seat]} · ${view.points[seat]}${ready}`);
  name.dataset.at = "points"; // what a teacher may point at
  return make("div", "row", name, ...played);
}

/** Your cards: a click answers. A card that cannot be played now stays silent. */
function hand({ view, situation, seat, answer }) {
  const asked = situation.waiting.includes(seat) || situation.ready.includes(seat);
  const cards = view.hand.map((number) => {
    const chosen = situation.answer?.card === number;
    const card = make("button", chosen ? "card chosen" : "card", String(number));
    card.type = "button";
    card.disabled = !asked;
    card.ariaPressed = String(chosen);
    card.onclick = () => answer({ type: "play", card: number });
    return card;
  });
  const row = make("div", "row", ...cards);
  row.dataset.at = "hand";
  return row;
}

/** The hall calls `mount` once, and `update` whenever something has changed. */
export const drawing = {
  mount(element, props) {
    const table = make("div", "bluff");
    element.append(table);
    document.adoptedStyleSheets.push(style);
    const update = (now) => table.replaceChildren(...now.names.map((_, seat) => player(now, seat)), hand(now));
    update(props);
    return {
      update,
      destroy() {
        table.remove();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
      },
    };
  },
};
