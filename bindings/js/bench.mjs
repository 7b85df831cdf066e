// Measures the package in Node: the size of the engine, and the time that a question takes.
//
//     OKEY=target/dist/okey node bindings/js/bench.mjs [FOLDER OF ANOTHER BUILD]

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const dist = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL("dist/", import.meta.url);
const { ask } = await import(new URL("node.js", dist));
const engine = readFileSync(new URL("wasm/okey_bg.wasm", dist));
console.log(`${engine.length} bytes, ${gzipSync(engine, { level: 9 }).length} with gzip`);

for (const [question, variant, count] of [
  ["check", "okey", 2000],
  ["advise", "okey", 500],
  ["open", "101", 1000],
  ["advise", "101", 50],
]) {
  const options = ["deal", "--json", "--seed", "3", "--count", String(count), "--variant", variant];
  const deals = execFileSync(process.env.OKEY ?? "okey", options, { encoding: "utf8" }).trim().split("\n");
  const lines = deals.map((deal) => JSON.stringify({ ...JSON.parse(deal), ask: question }));
  const least = lines.map(() => Infinity);
  for (let run = 0; run < 6; run++) {
    lines.forEach((line, at) => {
      const start = performance.now();
      ask(line);
      least[at] = Math.min(least[at], performance.now() - start);
    });
  }
  const mean = least.reduce((sum, time) => sum + time) / lines.length;
  const micros = (time) => `${(time * 1000).toFixed(1)} µs`;
  console.log(`${question} ${variant}: ${micros(mean)} on average, ${micros(Math.max(...least))} at most`);
}
