// Icons by concept: an `icons.json` maps our concepts to names of the set game-icons; only those reach the page.
import { createRequire } from "node:module";
import svgpath from "svgpath";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let set: IconSet | undefined;
  const body = (name: string): string | undefined =>
    set?.icons[name]?.body ?? (set?.aliases?.[name] ? body(set.aliases[name].parent) : undefined);
  return {
    name: "great-hall-icons",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/icons.json")) return null;
      set ??= require("@iconify-json/game-icons/icons.json") as IconSet;
      const drawn = Object.entries(JSON.parse(code) as Record<string, string>).map(([concept, name]) => {
        const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body(name) ?? "")?.[1];
        if (!path) this.error(`there is no icon ${name} of one path for ${concept}`);
        return [concept, svgpath(path).scale(0.5).rel().round(0).toString()]; // a third of the bytes, on 256 lines
      });
      return { code: `export default ${JSON.stringify(Object.fromEntries(drawn))}`, map: null, moduleType: "js" };
    },
  };
}
