// Runs the package in a browser without a bundler: in headless Chromium, if this machine has it.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { test } from "node:test";

const page = `<script type="module">
const said = (text) => fetch("/answer", { method: "POST", body: text });
import("/browser.js")
  .then(({ ask, check, OkeyError }) => {
    let code;
    try { check("K1 Q7", { indicator: "R5" }); } catch (error) { code = error instanceof OkeyError && error.code; }
    said(ask('{"ask":"check","indicator":"R5","hand":"K1-13 K1 Y9","fields":"wins"}') + code);
  })
  .catch((error) => said(String(error)));
</script>`;
const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
const options =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const chromium = ["chromium", "chromium-browser", "google-chrome"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

test("a page asks", { skip: !chromium && "SKIPPED: there is no Chromium", timeout: 60_000 }, async () => {
  let answered;
  const answer = new Promise((resolve) => (answered = resolve));
  const server = createServer(async (request, response) => {
    if (request.method === "POST") answered((await request.toArray()).join(""));
    if (types[extname(request.url)]) {
      response.setHeader("content-type", types[extname(request.url)]);
      response.end(readFileSync(new URL(`../dist${request.url}`, import.meta.url)));
    } else {
      response.setHeader("content-type", "text/html");
      response.end(page);
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const profile = mkdtempSync(join(tmpdir(), "okey-chromium-"));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = spawn(chromium, [...options.split(" "), `--user-data-dir=${profile}`, address], { stdio: "ignore" });
  try {
    assert.equal(await answer, '{"id":null,"wins":true}unknown-word');
  } finally {
    const exited = once(browser, "exit");
    browser.kill();
    await exited;
    server.closeAllConnections();
    server.close();
    // Retry, because processes of the browser may still write to the folder for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
