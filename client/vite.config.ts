import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compress } from "./tools/compress.ts";
import { fonts } from "./tools/fonts.ts";
import { icons } from "./tools/icons.ts";
import { pages } from "./tools/pages.ts";

const server = process.env["GREATHALL_SERVER"] ?? "http://127.0.0.1:8000";
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [icons(), fonts(), svelte(), svelteTesting(), pages(), compress()],
  // The same names as in tsconfig.json.
  resolve: { alias: { "@client": path("src"), "@games": path("../src/greathall/games") } },
  build: {
    outDir: "../src/greathall/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: ".manifest.json", // which files a screen needs; a test adds up what they weigh
    rolldownOptions: {
      input: { index: path("index.html"), "service-worker": path("src/service-worker.ts") },
      output: {
        codeSplitting: {
          groups: [
            // Two files for what every visit needs, which come side by side: the libraries, which seldom change, and
            // our own. Many small ones would cost more on their way than they save.
            { name: "libraries", tags: ["$initial"], test: /\/node_modules\/.*\.js$/, priority: 4 },
            { name: "shell", tags: ["$initial"], test: (id) => !id.endsWith("service-worker.ts"), priority: 3 },
            // One for what every table needs, with the parts that the drawings of games share.
            {
              name: "table",
              test: (id) =>
                /\/client\/src\/(screens\/Table\.|kit\/Emblem\.|games\/phases\.|stage\/)/.test(id) ||
                /\/games\/\w+\/client\/texts\.|\/svelte\/src\/animate\//.test(id),
              priority: 2,
            },
            // One for each game, with what its table shares with its result and its study.
            {
              name: (id) => /\/games\/(\w+)\/client\//.exec(id)?.[1] ?? null,
              test: /\/greathall\/games\/\w+\/client\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
        // A service worker serves the pages at and below its own address, which must stay the same.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  // The files share one window: no test leaves anything behind, and a window for each file would take twice as long.
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    isolate: false,
    pool: "threads",
    fileParallelism: false, // every worker more would read the sources once more
    testTimeout: 30_000, // the machine may be busy
  },
});
