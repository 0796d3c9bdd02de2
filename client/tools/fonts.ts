// The fonts with the letters that our two languages need, fetched with the page and not after it. Other letters (in the
// names of people) are in the files that the packages bring, which a browser fetches only where they occur.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ‘’‚“”„…–—−•€′″←↑→↓\u2009\u202f`;

/** Display type stands in one weight; the others need a range. */
const WEIGHTS: Record<string, number | { min: number; max: number }> = {
  alegreya: { min: 400, max: 700 },
  cinzel: 600,
  "source-sans-3": { min: 400, max: 700 },
};

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
      const options = { targetFormat: "woff2" as const, variationAxes: { wght: WEIGHTS[family]! } };
      await mkdir(dirname(subset), { recursive: true });
      await writeFile(subset, await subsetFont(await readFile(source), LETTERS, options));
      return (await readFile(id, "utf8")).replace(`./files/${basename(source)}`, `./subset/${basename(source)}`);
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: true },
            injectTo: "head",
          })),
    },
  };
}
