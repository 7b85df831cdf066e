// Answers each line of standard input with the worker of the page. bindings/compare.py runs this file for `chromium`.

import { readFileSync } from "node:fs";
import { openPage, skip, start } from "./browser.mjs";

if (skip) throw new Error(skip);
const lines = readFileSync(0, "utf8").split("\n").slice(0, -1);
const site = await start();
const { page } = await openPage(site, { hash: "#el/1/okey/R5/K1.K2", serviceWorkers: "block" });
await page.locator(".ruling, .refusal").first().waitFor();
const answers = await page.evaluate(
  async ([url, lines]) => {
    const worker = new Worker(url, { type: "module" });
    const next = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
    await next();
    const answers = [];
    for (const line of lines) {
      const reply = next();
      worker.postMessage(line);
      answers.push(await reply);
    }
    return answers;
  },
  [page.workers()[0].url(), lines],
);
process.stdout.write(answers.map((answer) => `${answer}\n`).join(""));
await site.stop();
