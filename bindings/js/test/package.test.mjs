// Installs the packed files in a new project and runs the examples of the README there.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const member = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "okey-"));
after(() => rmSync(folder, { recursive: true }));

const run = (command, ...args) => execFileSync(command, args, { cwd: folder, encoding: "utf8" });

const [{ filename, files }] = JSON.parse(run("npm", "pack", "--json", "--pack-destination", folder, member));
run("npm", "init", "--yes");
run("npm", "install", "--offline", "--no-audit", "--no-fund", join(folder, filename));

test("the package holds the engine, the types and the README, and nothing else", () => {
  const names = files.map(({ path }) => path).sort();
  const modules = ["browser", "node", "okey"].flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]);
  const engine = ["okey.d.ts", "okey.js", "okey_bg.wasm", "okey_bg.wasm.d.ts"].map((name) => `dist/wasm/${name}`);
  const papers = ["README.md", "README.tr.md", "package.json"];
  assert.deepEqual(names, [...papers, "dist/answers.d.ts", ...modules, ...engine].sort());
});

for (const [paper, expected] of [
  ["README.md", /^true K6\nNot valid: [^]*\nunknown-word \[ 3, 10 \] .*kırmızı/],
  ["README.tr.md", /^true K6\n$/],
]) {
  test(`the example of ${paper} runs`, () => {
    const [, example] = /```js\n(.*?)```/s.exec(readFileSync(join(member, paper), "utf8"));
    writeFileSync(join(folder, "example.mjs"), example);
    assert.match(run("node", "example.mjs"), expected);
  });
}
