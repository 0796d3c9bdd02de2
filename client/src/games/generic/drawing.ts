/** The table for any game: its view as words, its options as buttons. */
import type { Drawing } from "../drawing";
import Form from "./Form.svelte";
import Table from "./Table.svelte";

export const drawing: Drawing = { Table, Form };
