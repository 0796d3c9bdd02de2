/** The texts of this drawing (`t`) and the messages of the game. */
import { textsOf } from "@client/i18n/messages.svelte";

export const { t, tGame, format, hasMessage } = textsOf("stupefy");
