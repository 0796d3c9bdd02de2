import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/cinzel/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./style/tokens.css";
import "./style/kit.css";
import "./style/windows.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { loadCatalogue } from "./i18n/messages.svelte";

/** The page is drawn with its own fonts, so that nothing moves when they come; but it waits for them no longer. */
const PATIENCE = 800;
const families = ["Alegreya Variable", "Cinzel Variable", "Source Sans 3 Variable"];
const fonts = Promise.all(families.map((family) => document.fonts.load(`1rem "${family}"`)));
const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));

await Promise.all([loadCatalogue(preferences.language), Promise.race([fonts.catch(() => undefined), enough])]);
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined); // then there is no second visit offline
