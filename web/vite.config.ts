import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

export default defineConfig({
  // Relative addresses, so that the page works under any path.
  base: "./",
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    VitePWA({
      // Ask the reader before a new version replaces the page.
      registerType: "prompt",
      injectRegister: false,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ["**/*.{html,js,css,wasm,svg,webmanifest}"],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
      manifest: {
        name: "Okey masası",
        short_name: "Okey",
        description: "Istakanın yanındaki hakem: eller, açışlar, yazboz, kurallar",
        lang: "tr",
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: "#f4efe6",
        theme_color: "#5d3a1a",
        icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
      },
    }),
  ],
});
