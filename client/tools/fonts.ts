// The fonts with the letters of our own texts, fetched with the page and not after it. Other letters (in the names of
// people) are in the files that the packages bring, which a browser fetches only where they occur.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const FRENCH = "ÀÂÆÇÈÉÊËÎÏÔÙÛÜŒŸàâæçèéêëîïôùûüœÿ";
const MARKS = "\u00a0\u202f«»‘’“”…–—−·×°±½•→";
const LETTERS = `${between(0x20, 0x7e)}${FRENCH}${MARKS}`;
const OURS = new Set([...LETTERS].map((letter) => letter.codePointAt(0)!));

/** Code points as CSS lists them: neighbours as one range. */
function range(points: Iterable<number>): string {
  const runs: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([a, b]) => `U+${a.toString(16)}${a < b ? `-${b.toString(16)}` : ""}`).join(",");
}
/** All code points of such a list. */
const points = (css: string): number[] =>
  css.split(",").flatMap((part) => {
    const [first, last] = part.trim().slice(2).split("-");
    return Array.from(between(parseInt(first!, 16), parseInt(last ?? first!, 16)), (letter) => letter.codePointAt(0)!);
  });

/** Names and display type stand in one weight; what is read needs a range. */
const WEIGHTS: Record<string, number | { min: number; max: number }> = {
  alegreya: 700,
  cinzel: 600,
  "source-sans-3": { min: 400, max: 700 },
};
const FEATURES = ["kern", "lnum", "tnum"];

/** The package's face for this file becomes two: ours with our letters, and theirs with the rest. */
const split = (css: string, file: string): string =>
  css.replace(/@font-face \{[^}]+\}/g, (face) => {
    if (!face.includes(file)) return face;
    const [, all] = /unicode-range: ([^;]+);/.exec(face)!;
    const rest = points(all!).filter((point) => !OURS.has(point));
    return `${face.replace(all!, range(rest))}\n${face.replace(all!, range(OURS)).replace("./files/", "./subset/")}`;
  });

export function fonts(): Plugin {
  return {
    name: "great-hall-fonts",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const family = /@fontsource-variable\/([\w-]+)\/wght\.css$/.exec(id)?.[1];
      if (family === undefined) return null;
      const source = join(dirname(id), "files", `${family}-latin-wght-normal.woff2`);
      const subset = join(dirname(id), "subset", basename(source));
      const options = {
        targetFormat: "woff2" as const,
        variationAxes: { wght: WEIGHTS[family]! },
        keepFeatures: FEATURES,
        noHinting: true,
      };
      await mkdir(dirname(subset), { recursive: true });
      await writeFile(subset, await subsetFont(await readFile(source), LETTERS, options));
      return split(await readFile(id, "utf8"), basename(source));
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === "asset" && file.originalFileNames.some((name) => name.includes("/subset/")))
          .map(({ fileName }) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${fileName}`, crossorigin: true },
            injectTo: "head",
          })),
    },
  };
}
