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

await loadCatalogue(preferences.language);
mount(App, { target: document.getElementById("app")! });
