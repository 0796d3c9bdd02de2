/** The icons of all screens but the first. */
import { addIcons } from "../Icon.svelte";
import icons from "./icons.json";

addIcons(icons);
