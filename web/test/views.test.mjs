// Tests of every view: accessibility, no view wider than the screen, and text from outside that harms nothing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { becomes, openPage, skip, start } from "./browser.mjs";
import { HAND, RACK_101, RECORD } from "./examples.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let site;
before(async () => !skip && (site = await start()));
after(() => site?.stop());

/** The button that adds a hand. Unlike the main button of a form, it does not submit: the form may still be there. */
const ADD_HAND = ".sheet-view .main[type=button]";

/** Brings each view into a state that shows most of it. */
const STATES = {
  "#el": async () => {},
  [HAND]: (page) => page.locator(".ruling").waitFor(),
  [RACK_101]: (page) => page.locator(".advice summary").click(),
  "#yazboz": async (page) => {
    await page.locator("form .main").click();
    await page.locator(ADD_HAND).click();
    await page.getByRole("radio").first().check();
    await page.getByText("-101").first().waitFor();
    await page.locator("form .main").click();
    await page.locator("tbody tr").waitFor();
  },
  "#hakem": async (page) => {
    await page.locator("#fact-claim").fill("R12 R13 R1");
    await page.locator("form .main").click();
    await page.locator(".ruling").waitFor();
  },
  "#hakem/1/question=layoff&variant=101&indicator=Y13&claim=R9&onto=R10+R11+O*&opened=series": (page) =>
    page.locator(".ruling").waitFor(),
  "#masa/1/101/open.sum=91;run_wrap=true": async (page) => {
    await page.getByRole("listitem").nth(1).waitFor();
    await page.locator(".switch summary").first().click();
  },
  "#kayit": async (page) => {
    await page.locator("#record").fill(RECORD);
    await page.locator(".replay-view button[type=submit]").click();
    await page.locator(".steps button").nth(3).click();
    await page.locator("ol.melds > li").nth(3).waitFor();
  },
  "#kurallar/run.wrap": (page) => page.locator("article").waitFor(),
};

/** Shows each view in a state that shows most of it, and calls `check`. */
async function eachView(page, check) {
  for (const [hash, act] of Object.entries(STATES)) {
    await page.goto("about:blank");
    await page.goto(site.address + hash);
    await act(page);
    await check(hash);
  }
}

/** Waits until the page is drawn with another size or scheme. */
const redrawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const language of ["tr", "en"]) {
  test(`axe finds nothing serious: ${language}`, { skip, timeout: 120_000 }, async () => {
    const { context, page } = await openPage(site, { bypassCSP: true });
    await page.evaluate((stored) => localStorage.setItem("okey.language", stored), language);
    await eachView(page, async (hash) => {
      await page.evaluate(axe);
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        await redrawn(page);
        const { violations } = await page.evaluate(() =>
          window.axe.run({ rules: { "target-size": { enabled: true } } }),
        );
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        assert.deepEqual(
          serious.map(({ id, nodes }) => `${hash}, ${colorScheme}, ${id}: ${nodes[0].html}`),
          [],
        );
      }
    });
    await context.close();
  });
}

test("no view is wider than the screen, with text of twice the size too", { skip, timeout: 120_000 }, async () => {
  const { context, page } = await openPage(site);
  await eachView(page, async (hash) => {
    for (const [width, size] of [
      [320, "100%"],
      [360, "200%"],
      [768, "100%"],
      [1280, "200%"],
    ]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((wanted) => (document.documentElement.style.fontSize = wanted), size);
      await redrawn(page);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(excess <= 0, `${hash} at ${width} px and ${size}: ${excess} px too wide`);
    }
  });
  await context.close();
});

const MEGABYTE = "K1 <b>R7</b> ".repeat(80_000);
const NASTY = {
  scripts: `"><script>alert(1)</script><img src=x onerror="alert(1)">`,
  "bidi marks": "\u202eR1\u2066\u200f K2\u0000\u001b[31m\ufeff",
  "a megabyte": MEGABYTE,
};

for (const [what, text] of Object.entries(NASTY)) {
  test(`${what} in every field harm nothing`, { skip, timeout: 120_000 }, async () => {
    assert.ok(MEGABYTE.length > 1_000_000);
    const { context, page, errors, strangers } = await openPage(site);
    page.on("dialog", () => errors.push("a dialog"));
    const FIELDS = "input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=number]), textarea";
    let filled = 0;
    for (const hash of ["#el", "#yazboz", "#hakem", "#masa", "#kayit", "#kurallar"]) {
      await page.goto("about:blank");
      await page.goto(site.address + hash);
      await page.locator(`${FIELDS}, form`).first().waitFor();
      const questions = hash === "#hakem" ? ["meld", "finish", "take"] : [""];
      for (const question of questions) {
        if (question) await page.locator("#question").selectOption(question);
        // On the score sheet, first fill the form for a new sheet, then the form for a hand.
        for (let round = 0; round < (hash === "#yazboz" ? 2 : 1); round++) {
          if (round === 1) {
            await page.locator(ADD_HAND).click();
            await page.getByRole("radio").first().check();
            await page.getByRole("radio", { name: "seri" }).first().check();
          }
          for (const field of await page.locator(FIELDS).all()) {
            await field.evaluate((element, value) => {
              element.value = value;
              element.dispatchEvent(new Event("input", { bubbles: true }));
            }, `${filled} ${text}`);
            filled += 1;
          }
          const submit = page.locator("form button[type=submit]:enabled");
          for (const button of await submit.all()) if (await button.isVisible()) await button.click();
          await page.waitForTimeout(300);
          await becomes(() => page.locator("main img, main script, main b > b").count(), 0);
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(excess <= 0, `${hash}: ${excess} px too wide`);
        }
      }
      assert.ok(page.url().length < 2_100);
    }
    assert.ok(filled > 20, `${filled} fields`);
    // The engine still answers.
    await page.goto("about:blank");
    await page.goto(site.address + HAND);
    await page.getByText("Evet. Bu el K6 atılarak biter.").first().waitFor();
    assert.deepEqual(errors, []);
    assert.deepEqual(strangers, []);
    await context.close();
  });
}

test("the keys of a phone are at least 44 px in each direction", { skip, timeout: 60_000 }, async () => {
  for (const width of [320, 360]) {
    const { context, page } = await openPage(site, { hash: HAND, viewport: { width, height: 740 } });
    await page.locator(".ruling").waitFor();
    const sizes = await page
      .locator(".keys button, .actions button, header a, header button")
      .evaluateAll((buttons) =>
        buttons.map((key) => key.getBoundingClientRect()).map((box) => [box.width, box.height]),
      );
    assert.ok(sizes.length > 20);
    for (const [across, down] of sizes) assert.ok(across >= 44 && down >= 44, `${across} x ${down} at ${width}`);
    await context.close();
  }
});
