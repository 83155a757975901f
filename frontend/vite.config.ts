import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `koikoi serve` listens while the client is developed with `npm run dev`. */
const SERVER = "http://127.0.0.1:8686";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/koikoi/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": SERVER,
      "/deck": SERVER,
      "/texts": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 30_000 }, // the first import compiles
});
