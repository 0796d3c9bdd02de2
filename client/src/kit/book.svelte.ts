/** The rules, opened over whatever is on the screen: at a table nobody has to leave it to read. */
export interface BookPage {
  game: string;
  /** A chapter or a card; empty: where the book begins. */
  page: string;
}
export const book = $state<{ open: BookPage | null }>({ open: null });
