// For each game of our own the page of its tables: the same page, which also names the files of a table and of that
// game, so that they are fetched at once and not one after another. The server knows what is played at which table.
// The words of the screens are named in each language; `theme.js`, which knows the person's, fetches those.
import { basename, dirname } from "node:path";
import type { Plugin } from "vite";

const DRAWING = /\/greathall\/games\/\w+\/client\/drawing\.ts$/;
const WORDS = /\/client\/src\/i18n\/screens\.(\w+)\.ts$/;
const TABLE = /\/client\/src\/(screens\/Table\.svelte|kit\/screens\/icons\.ts)$/;

export function tablePages(): Plugin {
  return {
    name: "great-hall-table-pages",
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
      const words = of(WORDS).map((chunk) => {
        const [, language] = WORDS.exec(chunk.facadeModuleId!)!;
        return `data-words-${language}="/${chunk.fileName}" `;
      });
      const page = bundle["index.html"];
      if (page?.type !== "asset") return this.error("the pages of tables are made from index.html");
      const html = String(page.source);
      for (const drawing of of(DRAWING)) {
        const files = [...of(TABLE), drawing].flatMap((chunk) => [...needs(chunk.fileName)]);
        const links = [...new Set(files)].filter((file) => !html.includes(file)).map((file) => `    ${link(file)}\n`);
        const game = basename(dirname(dirname(drawing.facadeModuleId!)));
        const source = html
          .replace("<html ", `<html data-game="${game}" ${words.sort().join("")}`)
          .replace("  </head>", `${links.join("")}  </head>`);
        this.emitFile({ type: "asset", fileName: `table/${game}.html`, source });
      }
    },
  };
}
