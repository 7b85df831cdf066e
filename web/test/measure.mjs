// Measures the built page as on a processor that is four times slower: `npm run measure`. The figures are in
// docs/BENCHMARKS.md.
//
// Chromium can slow only the thread of the page. For the first verdict, the worker therefore delays itself. The other
// times of the worker are measured as they are and multiplied by four.

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { openPage, start } from "./browser.mjs";

const SLOWED = 4;
const HAND = "#el/1/okey/R5/K1.K2.K3.R7.R8.R9.B10.Y10.K10.Y12.Y13.Y1.J.K6.R6";
const okey = process.env.OKEY ?? new URL("../../target/debug/okey", import.meta.url).pathname;
const minutes = Number(process.env.MINUTES ?? 2);

/** Prints a row of a table. */
const print = (what, figure, goal) => console.log(`| ${what} | ${figure} | ${goal} |`);
const ms = (time) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const kb = (bytes) => `${Math.round(bytes / 1000)} KB`;

/** Returns the smallest value that at least this share of the values does not exceed. */
const percentile = (values, share) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1];

/** Slows the page's thread. */
async function slow(context, page) {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return session;
}

function sizes() {
  const files = readdirSync(new URL("../dist/assets", import.meta.url));
  const gzip = (name) => gzipSync(readFileSync(new URL(`../dist/assets/${name}`, import.meta.url)), { level: 9 }).length;
  const sum = (names) => names.map(gzip).reduce((all, size) => all + size, 0);
  print("engine, gzip", kb(sum(files.filter((name) => name.endsWith(".wasm")))), "600 KB");
  print("own JavaScript and CSS, gzip", kb(sum(files.filter((name) => /\.(?:js|css)$/.test(name)))), "70 KB");
}

/**
 * Runs in the worker before its own code: delays each message by three times the time that the worker needed for it,
 * and keeps the worker's processor busy for that time.
 */
function slowWorker(slowed) {
  const post = self.postMessage.bind(self);
  let begun = 0;
  addEventListener("message", () => (begun = performance.now()));
  self.postMessage = (message) => {
    const now = performance.now();
    const end = now + (slowed - 1) * (now - begun);
    while (performance.now() < end);
    post(message);
  };
}

/** Runs in the page before its own code: stores the time at which the first verdict appears. */
function watch() {
  new MutationObserver(() => {
    if (document.querySelector(".ruling")) window.firstVerdict ??= performance.now();
  }).observe(document, { subtree: true, childList: true });
}

async function coldVerdict() {
  const isWorker = (path) => /worker-[^/]*\.js$/.test(path);
  const site = await start((path, content) => (isWorker(path) ? `(${slowWorker})(${SLOWED});${content}` : content));
  const times = [];
  for (let run = 0; run < 7; run++) {
    const { context, page } = await openPage(site, { serviceWorkers: "block" });
    await context.addInitScript(watch);
    await page.goto("about:blank");
    await slow(context, page);
    await page.goto(site.address + HAND, { waitUntil: "commit" });
    // Do not ask the page repeatedly for the verdict, because that would delay the verdict.
    await page.waitForTimeout(3_000);
    times.push(await page.evaluate(() => window.firstVerdict));
    await context.close();
  }
  await site.stop();
  const [least, most] = [Math.min(...times), Math.max(...times)];
  print("first verdict, cold, median of 7 (fastest, slowest)", `${ms(percentile(times, 0.5))} (${ms(least)}, ${ms(most)})`, "500 ms");
}

/** Returns the lines about dealt hands: 900 of all games, and 100 dense ones of 101 with both okeys. */
function racks() {
  const deal = (variant, count) =>
    spawnSync(okey, ["deal", "--json", "--seed", "7", "--count", `${count}`, "--variant", variant], { encoding: "utf8" })
      .stdout.trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const dealt = ["okey", "okey-house", "101"].flatMap((variant) => deal(variant, 300));
  const dense = deal("101", 100).map(({ indicator, variant }) => {
    // The tiles with the numbers 5 to 9 of all colours, so that runs and groups overlap, and both okeys.
    const tiles = ["K", "R", "B", "Y"].flatMap((colour) => [5, 6, 7, 8, 9].map((number) => `${colour}${number}`));
    return { variant, indicator, hand: [...tiles, "O*", "O*"].filter((tile) => tile !== indicator).join(" ") };
  });
  return [...dealt, ...dense];
}

async function answers(site) {
  const { context, page } = await openPage(site, { serviceWorkers: "block", hash: HAND });
  await page.locator(".ruling").waitFor();
  const [worker] = page.workers();
  const lines = racks().flatMap(({ variant, indicator, hand }) => {
    const ask = variant === "101" ? "open" : "check";
    return [ask, "advise"].map((question) => ({ ask: question, variant, indicator, hand, say: true, lang: "tr" }));
  });
  // Measure the processor time of each message, so that other programs on the machine do not affect it.
  await site.browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(
    async ([url, lines]) => {
      const worker = new Worker(url, { type: "module" });
      const next = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
      await next();
      for (const line of lines) {
        const reply = next();
        worker.postMessage(line);
        await reply;
      }
    },
    [worker.url(), lines.map((line) => JSON.stringify(line))],
  );
  const { traceEvents } = JSON.parse(await site.browser.stopTracing());
  const isWorker = threads(traceEvents, "DedicatedWorker thread");
  const handled = traceEvents
    .filter((event) => event.name === "FunctionCall" && event.tdur !== undefined && isWorker(event))
    .toSorted((one, other) => one.ts - other.ts);
  if (handled.length !== lines.length) throw new Error(`${handled.length} answers to ${lines.length} questions`);
  const times = lines.map(({ ask }, at) => [ask, (handled[at].tdur / 1000) * SLOWED]);
  for (const ask of ["check", "open", "advise"]) {
    const own = times.filter(([asked]) => asked === ask).map(([, time]) => time);
    print(`answers to \`${ask}\`: ${own.length}, 95th percentile (slowest)`, `${ms(percentile(own, 0.95))} (${ms(Math.max(...own))})`, "50 ms");
  }
  print(`all ${times.length} answers, 95th percentile`, ms(percentile(times.map(([, time]) => time), 0.95)), "50 ms");
  await context.close();
}

/** Returns a function that returns true if an event happened in a thread with this name. */
function threads(traceEvents, name) {
  const named = traceEvents.filter((event) => event.name === "thread_name" && event.args.name.startsWith(name));
  const ids = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  return ({ pid, tid }) => ids.has(`${pid} ${tid}`);
}

/** Returns the processor times in milliseconds of the tasks of the page's thread in a trace. */
function tasksOf(trace) {
  const { traceEvents } = JSON.parse(trace);
  const isMain = threads(traceEvents, "CrRendererMain");
  const tasks = traceEvents.filter((event) => event.name.endsWith("RunTask") && event.tdur !== undefined && isMain(event));
  return tasks.map(({ tdur }) => tdur / 1000);
}

/** Adds and removes tiles with taps, and measures the tasks of the page's thread and its memory. */
async function tapping(site) {
  const { context, page } = await openPage(site, { serviceWorkers: "block", hash: HAND });
  await page.locator(".ruling").waitFor();
  const session = await slow(context, page);
  // Tap at coordinates, because looking for a button by its name would add a task to the thread.
  const placeOf = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const tiles = await Promise.all([0, 3, 9, 13].map((at) => placeOf(page.locator(".plank button").nth(at))));
  await page.locator(".plank button").first().tap();
  const undo = await placeOf(page.getByRole("button", { name: "Geri al", exact: true }));
  await page.touchscreen.tap(...undo);
  const tap = async (times) => {
    for (let count = 0; count < times; count++) {
      for (const place of [tiles[count % tiles.length], undo]) {
        await page.touchscreen.tap(...place);
        await page.waitForTimeout(200);
      }
    }
  };
  await tap(5);
  await site.browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await tap(50);
  const tasks = tasksOf(await site.browser.stopTracing());
  print(`longest of ${tasks.length} tasks of the page's thread in 100 taps`, ms(Math.max(...tasks)), "50 ms");

  await session.send("HeapProfiler.enable");
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const engine = await page.workers()[0].evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
    return usedSize + engine;
  };
  const memory = [await heap()];
  const end = Date.now() + minutes * 60_000;
  let taps = 0;
  while (Date.now() < end) {
    await tap(10);
    taps += 20;
    memory.push(await heap());
  }
  const half = memory.slice(memory.length >> 1);
  print(
    `memory in ${minutes} minutes and ${taps} taps: at the start, least and most in the second half`,
    `${kb(memory[0])}, ${kb(Math.min(...half))}, ${kb(Math.max(...half))}`,
    "flat",
  );
  await context.close();
}

const site = await start();
console.log("| what | figure | goal |\n|---|---|---|");
sizes();
await coldVerdict();
await answers(site);
await tapping(site);
await site.stop();
