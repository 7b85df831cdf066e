// The page's worker gives the answers of the program, byte for byte.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { skip } from "./browser.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const OKEY = process.env.OKEY ?? `${root}target/debug/okey`;
const reason =
  skip ||
  (!existsSync(OKEY) && "SKIPPED: the program is not built") ||
  (spawnSync("python3", ["--version"]).status !== 0 && "SKIPPED: there is no Python");

test("10,000 answers in Chromium equal those of the program", { skip: reason, timeout: 120_000 }, () => {
  const asked = ["bindings/compare.py", "--count", "10000", "--seed", "44", "chromium"];
  const { status, stdout, stderr } = spawnSync("python3", asked, { cwd: root, env: { ...process.env, OKEY }, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^chromium: 10000 answers, \d+ of them refusals, equal those of the program$/m);
});
