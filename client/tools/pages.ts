// The pages of the hall: the front page, which is also that of every address without one of its own, and for each game
// of our own the page of its tables, which the server knows by what is played there. Each names all files that it is
// drawn with, so that they are fetched at once and not one after another. A table's page names the words of the screens
// in each language, and the server adds those of the game; `theme.js`, which knows the person's, fetches them. That
// script stands in the page itself: the first paint waits for it.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";

const FRONT = /\/client\/src\/screens\/Hall\.svelte$/;
const TABLE = /\/client\/src\/(screens\/Table\.svelte|kit\/screens\/icons\.ts)$/;
const DRAWING = /\/greathall\/games\/\w+\/client\/drawing\.ts$/;
const WORDS = /\/client\/src\/i18n\/screens\.(\w+)\.ts$/;
const THEME = /<script\s+src="\/src\/theme\.js"><\/script>/;
/** A table needs the list of games only for the phrases of its chat, which stands beside it in wide windows. */
const GAMES = /<link rel="preload"(?=[^>]*"\/api\/games")/;
const WIDE = '<link rel="preload" media="(min-width: 1181px)"';

export function pages(): Plugin {
  return {
    name: "great-hall-pages",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const of = (pattern: RegExp) => chunks.filter((chunk) => pattern.test(chunk.facadeModuleId ?? ""));
      /** The files of a chunk and of everything that it imports. */
      const needs = (file: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (found.has(file) || chunk?.type !== "chunk") return found;
        found.add(file);
        chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
        chunk.imports.forEach((more) => needs(more, found));
        return found;
      };
      const link = (file: string): string =>
        file.endsWith(".css")
          ? `<link rel="preload" as="style" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`;
      const page = bundle["index.html"];
      if (page?.type !== "asset") return this.error("the pages are made from index.html");
      const theme = readFileSync(new URL("../src/theme.js", import.meta.url), "utf8").replace(/^\s*\/\/.*\n/gm, "");
      const html = String(page.source).replace(THEME, () => `<script>\n${theme}</script>`);
      const naming = (drawnWith: typeof chunks): string => {
        const files = new Set(drawnWith.flatMap((chunk) => [...needs(chunk.fileName)]));
        const links = [...files].filter((file) => !html.includes(file)).map((file) => `    ${link(file)}\n`);
        return html.replace("  </head>", `${links.join("")}  </head>`);
      };
      page.source = naming(of(FRONT));
      const words = of(WORDS).map((chunk) => {
        const [, language] = WORDS.exec(chunk.facadeModuleId!)!;
        return `data-words-${language}="/${chunk.fileName}" `;
      });
      for (const drawing of of(DRAWING)) {
        const game = basename(dirname(dirname(drawing.facadeModuleId!)));
        const source = naming([...of(TABLE), drawing])
          .replace("<html ", `<html data-game="${game}" ${words.sort().join("")}`)
          .replace(GAMES, WIDE);
        this.emitFile({ type: "asset", fileName: `table/${game}.html`, source });
      }
    },
  };
}
