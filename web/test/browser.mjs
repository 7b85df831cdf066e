// Serves the built page below a path prefix and opens it in headless Chromium.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
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

/** Serves `dist`. `edit` may change the content of a file, to imitate a new version. */
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

/** Starts the server and the browser. The caller must stop both, even if a test fails: a browser keeps the tests from ending. */
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

/** Opens the page with the screen of a phone. Collects every request to another host and every error of the page. */
export async function openPage({ browser, address, host }, { hash = "", ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, ...options });
  context.setDefaultTimeout(20_000);
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

/**
 * Reads a value of the page until it equals `expected` or matches this pattern, because the page may still be drawing.
 * Fails with the last value after 5 seconds.
 */
export async function becomes(read, expected, message) {
  const end = Date.now() + 5_000;
  for (;;) {
    const value = await read();
    try {
      if (expected instanceof RegExp) assert.match(value, expected, message);
      else assert.deepEqual(value, expected, message);
      return;
    } catch (fault) {
      if (Date.now() > end) throw fault;
    }
    await wait(50);
  }
}
