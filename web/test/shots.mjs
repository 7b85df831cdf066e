// Takes pictures of every view, to look at: `npm run shots`, then the folder `shots`.

import { mkdirSync } from "node:fs";
import { openPage, start } from "./browser.mjs";
import { HAND, RACK_101, RECORD } from "./examples.mjs";

const VIEWS = {
  empty: ["#el", async () => {}],
  hand: [HAND, async () => {}],
  rack101: [RACK_101, (page) => page.getByText("Hangi taşı atayım?").click()],
  seen: [
    HAND,
    async (page) => {
      await page.getByRole("radio", { name: "görüldü say" }).check();
      for (const name of ["siyah 5, 2 kaldı", "siyah 7, 2 kaldı", "sahte okey, 1 kaldı"])
        await page.getByRole("button", { name }).click();
    },
  ],
  swap: [
    HAND,
    async (page) => {
      await page.getByRole("button", { name: "Yer değiştir" }).click();
      await page.getByRole("button", { name: "siyah 2, yerini değiştir" }).click();
    },
  ],
  sheet: [
    "#yazboz",
    async (page) => {
      await page.getByRole("button", { name: "Başla" }).click();
      await page.getByRole("button", { name: "El yaz", exact: true }).click();
      await page.getByRole("radio", { name: "1. oyuncu" }).check();
      await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    },
  ],
  hand101: [
    "#yazboz",
    async (page) => {
      await page.getByRole("button", { name: "Başla" }).click();
      await page.getByRole("button", { name: "El yaz", exact: true }).click();
      await page.getByRole("radio", { name: "2. oyuncu" }).check();
      await page.getByLabel("seri").first().check();
    },
  ],
  referee: [
    "#hakem",
    async (page) => {
      await page.locator("#fact-claim").fill("R12 R13 R1");
      await page.getByRole("button", { name: "Karar ver" }).click();
    },
  ],
  layoff: [
    "#hakem/1/question=layoff&variant=101&indicator=Y13&claim=R9&onto=R10+R11+O*&opened=series",
    async (page) => page.locator(".ruling").waitFor(),
  ],
  table: [
    "#masa",
    async (page) => {
      await page.getByLabel("Oyun", { exact: true }).selectOption("101");
      await page.getByLabel("seri açma barajı").fill("91");
    },
  ],
  proposal: ["#masa/1/101/open.sum=91;run_wrap=true", async (page) => page.getByText("seri açma").first().waitFor()],
  replay: [
    "#kayit",
    async (page) => {
      await page.getByLabel("Oyun kaydını").fill(RECORD);
      await page.getByRole("button", { name: "Oku", exact: true }).click();
      await page.getByRole("button", { name: "Sona git" }).click();
    },
  ],
  rules: ["#kurallar/run.wrap", async () => {}],
};

const site = await start();
mkdirSync(new URL("../shots", import.meta.url), { recursive: true });
for (const [name, [hash, act]] of Object.entries(VIEWS)) {
  if (process.argv[2] && !process.argv.slice(2).includes(name)) continue;
  for (const width of [320, 360, 768, 1280]) {
    for (const colorScheme of ["light", "dark"]) {
      const { context, page } = await openPage(site, { hash, colorScheme, viewport: { width, height: 740 } });
      await act(page);
      await page.waitForTimeout(600);
      const path = new URL(`../shots/${name}-${width}-${colorScheme}.png`, import.meta.url).pathname;
      await page.screenshot({ path, fullPage: true });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) console.log(`${name} at ${width}: ${overflow} px too wide`);
      await context.close();
    }
  }
}
for (const [name, [hash, act]] of Object.entries(VIEWS)) {
  if (process.argv[2] && !process.argv.slice(2).includes(name)) continue;
  const { context, page } = await openPage(site, { hash, forcedColors: "active", colorScheme: "dark" });
  await act(page);
  await page.waitForTimeout(600);
  const path = new URL(`../shots/${name}-360-forced.png`, import.meta.url).pathname;
  await page.screenshot({ path, fullPage: true });
  await context.close();
}
await site.stop();
