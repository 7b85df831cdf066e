// The built page in headless Chromium, served from a folder below a path prefix.

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { chromium } from "playwright-core";

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const PREFIX = "/kulup/okey/";
const OPTIONS =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

/** The reason to skip the tests, or false. */
export const skip = !program
  ? "SKIPPED: there is no Chromium"
  : spawnSync(program, ["--version"]).status !== 0
    ? "SKIPPED: Chromium does not start"
    : false;

/** Serves `dist`. `edit` may change what a file holds, as a new version would. */
async function serve(edit) {
  const server = createServer((request, response) => {
    const path = request.url.startsWith(PREFIX) ? request.url.slice(PREFIX.length).split("?")[0] || "index.html" : "";
    const file = new URL(`../dist/${path}`, import.meta.url);
    if (path === "" || path.includes("..") || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain" }).end(edit(path, readFileSync(file)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

/** Starts the server and the browser. */
export async function start(edit = (_, content) => content) {
  const server = await serve(edit);
  const browser = await chromium.launch({ executablePath: program, args: OPTIONS.split(" ") });
  const host = `http://127.0.0.1:${server.address().port}`;
  const stopServer = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    host,
    address: host + PREFIX,
    browser,
    stopServer,
    async stop() {
      await browser.close();
      stopServer();
    },
  };
}

/** Opens the page as a phone. Every request to another host and every error of the page is collected. */
export async function openPage({ browser, address, host }, { hash = "", ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const strangers = [];
  const errors = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(host) && !/^(blob|data):/.test(url)) strangers.push(url);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(address + hash);
  await page.locator("main").waitFor();
  return { context, page, strangers, errors };
}
