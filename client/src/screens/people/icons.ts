/** The signs of stories and heroes. */
import { addIcons } from "../../kit/Icon.svelte";
import icons from "./icons.json";

addIcons(icons);
