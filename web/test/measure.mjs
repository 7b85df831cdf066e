// Measures the built page as on a processor that is four times slower: `npm run measure`. The figures are in
// docs/BENCHMARKS.md.
//
// Chromium slows the thread of the page alone. The times of the worker are measured as they are and multiplied by four.

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

/** Returns the value below which the share of the values lies. */
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

/** Runs in the page before its own code: notes when the worker is made and ready, and when the verdict is there. */
function watch() {
  const noted = (window.noted = { answers: 0 });
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      noted.made = performance.now();
      this.addEventListener("message", () => {
        if (noted.ready) noted.answers += performance.now() - this.asked;
        noted.ready ??= performance.now();
      });
    }
    postMessage(line) {
      this.asked = performance.now();
      super.postMessage(line);
    }
  };
  new MutationObserver(() => {
    if (!noted.verdict && document.querySelector(".ruling")) Object.assign(noted, { verdict: performance.now(), busy: noted.answers });
  }).observe(document, { subtree: true, childList: true });
}

async function coldVerdict(site) {
  const times = [];
  for (let run = 0; run < 7; run++) {
    const { context, page } = await openPage(site, { serviceWorkers: "block" });
    await context.addInitScript(watch);
    await page.goto("about:blank");
    await slow(context, page);
    await page.goto(site.address + HAND, { waitUntil: "commit" });
    await page.locator(".ruling").waitFor();
    const { made, ready, verdict, busy } = await page.evaluate(() => window.noted);
    times.push(verdict + (SLOWED - 1) * (ready - made + busy));
    await context.close();
  }
  print("first verdict, cold, median of 7", ms(percentile(times, 0.5)), "500 ms");
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
  const lines = racks().map(({ variant, indicator, hand }) => {
    const ask = variant === "101" ? "open" : "check";
    return [ask, "advise"].map((question) => ({ ask: question, variant, indicator, hand, say: true, lang: "tr" }));
  });
  const url = worker.url();
  const measured = await page.evaluate(
    async ([url, lines]) => {
      const worker = new Worker(url, { type: "module" });
      const next = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
      await next();
      const times = [];
      for (const question of lines.flat()) {
        const reply = next();
        const begin = performance.now();
        worker.postMessage(JSON.stringify(question));
        await reply;
        times.push([question.ask, performance.now() - begin]);
      }
      return times;
    },
    [url, lines],
  );
  const times = measured.map(([asked, time]) => [asked, time * SLOWED]);
  for (const ask of ["check", "open", "advise"]) {
    const own = times.filter(([asked]) => asked === ask).map(([, time]) => time);
    print(`answers to \`${ask}\`: ${own.length}, 95th percentile (slowest)`, `${ms(percentile(own, 0.95))} (${ms(Math.max(...own))})`, "50 ms");
  }
  print(`all ${times.length} answers, 95th percentile`, ms(percentile(times.map(([, time]) => time), 0.95)), "50 ms");
  await context.close();
}

/** Taps tiles in and out, and watches the tasks of the page's thread and its memory. */
async function tapping(site) {
  const { context, page } = await openPage(site, { serviceWorkers: "block", hash: HAND });
  await page.locator(".ruling").waitFor();
  const session = await slow(context, page);
  await session.send("HeapProfiler.enable");
  const heap = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const engine = await page.workers()[0].evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
    return usedSize + engine;
  };
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  const tap = async (times) => {
    for (let count = 0; count < times; count++) {
      await page.locator(".plank button").nth(count % 14).tap();
      await page.getByRole("button", { name: "Geri al", exact: true }).tap();
    }
  };
  await tap(10);
  const memory = [await heap()];
  const end = Date.now() + minutes * 60_000;
  let taps = 0;
  while (Date.now() < end) {
    await tap(10);
    taps += 20;
    if (taps % 100 === 0) memory.push(await heap());
  }
  memory.push(await heap());
  const longest = await page.evaluate(() => Math.max(0, ...window.tasks));
  print("longest task of the page's thread while tapping", longest === 0 ? "below 50 ms" : ms(longest), "50 ms");
  print(`memory of the page after ${taps} taps in ${minutes} minutes (at the start)`, `${kb(memory.at(-1))} (${kb(memory[0])})`, "flat");
  await context.close();
}

const site = await start();
console.log("| what | figure | goal |\n|---|---|---|");
sizes();
await coldVerdict(site);
await answers(site);
await tapping(site);
await site.stop();
