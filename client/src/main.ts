import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/cinzel/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./style/tokens.css";
import "./style/kit.css";
import "./style/windows.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { person } from "./person.svelte";
import { preferences } from "./preferences.svelte";
import { push } from "./push.svelte";
import { drawingOf } from "./games/drawing";
import { games } from "./games/list.svelte";
import { router } from "./route.svelte";
import { open } from "./screens/open";
import { loadCatalogue } from "./i18n/messages.svelte";
import { nextTask } from "./tasks";

/**
 * The page is drawn with its own fonts, and the front page with its games, so that nothing moves when they come; but it
 * waits for them no longer.
 */
const [FONTS, GAMES] = [800, 3000];
const atMost = (ms: number, what: Promise<unknown>): Promise<unknown> =>
  Promise.race([what.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
const families = ["Alegreya Variable", "Cinzel Variable", "Source Sans 3 Variable"];
const fonts = Promise.all(families.map((family) => document.fonts.load(`1rem "${family}"`)));
/** Asked for before the fonts are there: who looks at the page, and the screen that its address names. */
const recalled = person.recall().catch(() => undefined);
recalled.then(() => push.look()).catch(() => undefined);
const { screen } = router.route;
if (screen in open) open[screen as keyof typeof open]().catch(() => undefined);
/** What is played here, if the hall has said so with the page. */
const { game } = document.documentElement.dataset;
if (game) Promise.all([loadCatalogue(preferences.language, game), drawingOf(game)]).catch(() => undefined);
const listed = screen === "hall" ? atMost(GAMES, games.load()) : undefined;

await nextTask(); // all is on its way: the words are read in a task of their own
await Promise.all([loadCatalogue(preferences.language), atMost(FONTS, fonts), listed]);
await nextTask();
mount(App, { target: document.getElementById("app")!, props: { recalled } });

if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined); // then there is no second visit offline
