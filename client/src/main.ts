import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/cinzel/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./style/tokens.css";
import "./style/kit.css";
import "./style/windows.css";
// Shared by the front page and other screens, and so part of the file that every visit needs.
import "./kit/Candles.svelte";
import "./kit/Dialog.svelte";
import "./kit/Due.svelte";
import "./kit/HallBar.svelte";
import "./kit/InTurn.svelte";
import "./kit/Segmented.svelte";
import "./kit/help";
import "./notifications";
import "./screens/yourGames";
import { mount } from "svelte";
import App from "./App.svelte";
import { person } from "./person.svelte";
import { preferences } from "./preferences.svelte";
import { push } from "./push.svelte";
import { ownKey } from "./protocol/api";
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
const { screen } = router.route;
/** Asked for before the fonts are there: the screen that the address names, and who looks at it. */
if (screen in open) open[screen as keyof typeof open]().catch(() => undefined);
const introduce = (): void =>
  void person
    .recalled()
    .then(() => push.look())
    .catch(() => undefined);
const atTable = screen === "table" && ownKey() !== null;
if (!atTable) introduce();
const families = ["Alegreya Variable", "Cinzel Variable", "Source Sans 3 Variable"];
const fonts = Promise.all(families.map((family) => document.fonts.load(`1rem "${family}"`)));
/** What is played here, if the hall has said so with the page. */
const { game } = document.documentElement.dataset;
if (game) Promise.all([loadCatalogue(preferences.language, game), drawingOf(game)]).catch(() => undefined);
const listed = screen === "hall" ? atMost(GAMES, games.load()) : undefined;

await nextTask(); // all is on its way: the words are read in a task of their own
await Promise.all([loadCatalogue(preferences.language), atMost(FONTS, fonts), listed]);
await nextTask();
mount(App, { target: document.getElementById("app")! });

/** What a table is drawn without is asked for when it has been drawn. */
const LATER = 4000;
if (atTable) setTimeout(introduce, LATER);

if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined); // then there is no second visit offline
