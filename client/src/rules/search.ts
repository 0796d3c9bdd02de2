/** Looking something up in a rulebook: whatever has all the words, without regard to capitals and accents. */
import type { BookRuling, RulesBook } from "../protocol/types";

/** A page of the book: a chapter, or a thing of the box. */
export interface Page {
  id: string;
  icon: string;
  title: string;
  /** What the page says, in pieces: a piece that fits is shown. */
  says: string[];
  card: boolean;
  copies: number;
}
export interface Hit {
  page: Page;
  /** Where the words are; empty: in the title. */
  piece: string;
}

const rulings = (all: readonly BookRuling[]): string[] => all.map(({ question, answer }) => `${question} ${answer}`);

export const pagesOf = (book: RulesBook): Page[] => [
  ...book.chapters.map((chapter) => ({
    id: chapter.id,
    icon: chapter.icon,
    title: chapter.title,
    says: [chapter.lead, ...chapter.steps.map(({ title, text }) => `${title}: ${text}`), ...rulings(chapter.rulings)],
    card: false,
    copies: 0,
  })),
  ...book.groups.flatMap((group) =>
    group.cards.map((card) => ({
      id: card.id,
      icon: card.icon,
      title: card.name,
      says: [card.text, ...rulings(card.rulings)],
      card: true,
      copies: card.copies,
    })),
  ),
];

/** Letters as they are compared: every letter keeps its place, so that what was found can be marked. */
export const plain = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD")[0]!.toLowerCase()).join("");

const words = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

export function search(pages: readonly Page[], query: string): Hit[] {
  const wanted = words(query);
  if (!wanted.length) return [];
  const has = (text: string): boolean => wanted.every((word) => plain(text).includes(word));
  const titles = pages.filter((page) => has(page.title)).map((page) => ({ page, piece: "" }));
  const texts = pages.flatMap((page) => {
    const piece = has(page.title) ? undefined : page.says.find(has);
    return piece === undefined ? [] : [{ page, piece }];
  });
  return [...titles, ...texts];
}

export interface Part {
  text: string;
  found: boolean;
}
/** A text in parts, those that were looked for apart; of a long one only what is around the first. */
export function marked(text: string, query: string, room = 90): Part[] {
  const bare = plain(text);
  const letters = [...text];
  const at = Math.min(
    ...words(query)
      .map((word) => bare.indexOf(word))
      .filter((i) => i >= 0),
    letters.length,
  );
  const from = letters.length > room && at > room / 2 ? Math.max(0, bare.lastIndexOf(" ", at - room / 3) + 1) : 0;
  const to = letters.length > from + room ? from + room : letters.length;
  const found = letters.map(() => false);
  for (const word of words(query))
    for (let i = bare.indexOf(word); i >= 0; i = bare.indexOf(word, i + 1)) found.fill(true, i, i + word.length);
  const parts: Part[] = from ? [{ text: "… ", found: false }] : [];
  for (let i = from; i < to; i++) {
    const last = parts.at(-1);
    if (last && last.found === found[i] && !(from && parts.length === 1)) last.text += letters[i]!;
    else parts.push({ text: letters[i]!, found: found[i]! });
  }
  return to < letters.length ? [...parts, { text: " …", found: false }] : parts;
}
