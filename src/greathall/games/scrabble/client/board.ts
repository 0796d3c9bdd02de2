/** Squares by number and name, and what is printed on them. */
import { t } from "./texts";

export const SIZE = 15;
export const CENTRE = 112;
const COLUMNS = "ABCDEFGHIJKLMNO";

export const columnName = (column: number): string => COLUMNS[column]!;

export const squareName = (square: number): string => `${Math.floor(square / SIZE) + 1}${COLUMNS[square % SIZE]}`;
export const squareNumber = (name: string): number => (parseInt(name, 10) - 1) * SIZE + COLUMNS.indexOf(name.at(-1)!);
export const isBlank = (tile: string): boolean => tile !== tile.toUpperCase();

export interface Premium {
  kind: string;
  label: string;
  name: string;
}
/** What the sign of a square stands for; null for a plain one. */
export function premium(sign: string): Premium | null {
  switch (sign) {
    case "=":
      return { kind: "tw", label: t("3w"), name: t("triple-word") };
    case "-":
      return { kind: "dw", label: t("2w"), name: t("double-word") };
    case '"':
      return { kind: "tl", label: t("3l"), name: t("triple-letter") };
    case "'":
      return { kind: "dl", label: t("2l"), name: t("double-letter") };
    case "H":
      return { kind: "h", label: "", name: t("hogwarts-space") };
    default:
      return null;
  }
}

/** The next square in a direction that holds nothing, or null at the edge. */
export function nextEmpty(filled: (square: number) => boolean, square: number, down: boolean): number | null {
  for (;;) {
    if (down ? square >= SIZE * (SIZE - 1) : square % SIZE === SIZE - 1) return null;
    square += down ? SIZE : 1;
    if (!filled(square)) return square;
  }
}

/** One step with an arrow key; stays at the edge. */
export function stepped(square: number, key: string): number {
  const [row, column] = [Math.floor(square / SIZE), square % SIZE];
  const within = (n: number): number => Math.max(0, Math.min(SIZE - 1, n));
  const targets: Record<string, [number, number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, SIZE - 1],
  };
  const [r, c] = targets[key] ?? [row, column];
  return within(r) * SIZE + within(c);
}

/** The squares on which a tile lies in the first view and none in the second. */
export const squaresOf = (view: { board: readonly string[] }, before: { board: readonly string[] }): number[] => {
  const [now, then] = [view.board.join(""), before.board.join("")];
  return [...now].flatMap((tile, square) => (tile !== "." && then[square] === "." ? [square] : []));
};
