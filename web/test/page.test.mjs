// Tests of the whole page: offline, both languages, the referee, the rules, and an engine that fails.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, openPage, skip, start } from "./browser.mjs";
import { HAND } from "./examples.mjs";

let site;
before(async () => !skip && (site = await start()));
after(() => site?.stop());

const button = (page, name) => page.getByRole("button", { name, exact: true });

test("the page works offline after the first visit", { skip, timeout: 60_000 }, async (t) => {
  const first = await start();
  t.after(() => first.stop());
  const { context, page, strangers } = await openPage(first);
  await page.evaluate(() => navigator.serviceWorker.ready);
  first.stopServer();
  await context.setOffline(true);
  await page.goto(first.address);
  await page.evaluate((hash) => (location.hash = hash), HAND);
  await page.getByText("Evet. Bu el K6 atılarak biter.").first().waitFor();
  assert.deepEqual(strangers, []);
});

test("a new version waits, and never replaces an open sheet", { skip, timeout: 60_000 }, async (t) => {
  let isNew = false;
  const edit = (path, content) => {
    if (!isNew) return content;
    if (path === "index.html") return `${content}`.replace("<head>", '<head><meta name="edition" content="B" />');
    if (path === "sw.js") return `${content}`.replace(/(index\.html"?,\s*"?revision"?:\s*")\w/, "$1B");
    return content;
  };
  const updated = await start(edit);
  t.after(() => updated.stop());
  const { page } = await openPage(updated, { hash: "#yazboz" });
  const edition = () => page.locator('meta[name="edition"]').count();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await button(page, "Başla").tap();
  await button(page, "El yaz").tap();
  await page.getByRole("radio", { name: "1. oyuncu" }).tap();
  isNew = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText("yazbozdan çıkınca").waitFor();
  await becomes(() => button(page, "Yeni sürüme geç").count(), 0);
  await becomes(() => page.getByRole("radio", { name: "1. oyuncu" }).isChecked(), true);
  // A reload shows the old version until the reader takes the new one.
  await page.reload();
  assert.equal(await edition(), 0);
  await page.evaluate(() => (location.hash = "#el"));
  await button(page, "Yeni sürüme geç").tap();
  await page.locator('meta[name="edition"]').waitFor({ state: "attached" });
  await page.getByText("Yeni sürüm hazır.").waitFor({ state: "detached" });
});

test("the theme follows the system until the reader chooses one", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { colorScheme: "dark" });
  const isPaper = (wanted) =>
    page.waitForFunction((colour) => getComputedStyle(document.documentElement).backgroundColor === colour, wanted);
  const [DARK, LIGHT] = ["rgb(23, 19, 15)", "rgb(246, 241, 231)"];
  await isPaper(DARK);
  await page.emulateMedia({ colorScheme: "light" });
  await isPaper(LIGHT);
  await page.getByLabel("Görünüm").selectOption("dark");
  await isPaper(DARK);
  await page.reload();
  await page.locator("main").waitFor();
  await isPaper(DARK);
  await page.emulateMedia({ media: "print" });
  await isPaper("rgb(255, 255, 255)");
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.getByLabel("Görünüm").selectOption("light");
  await isPaper(LIGHT);
  await context.close();
});

test("the policy allows no inline script, no eval and no stranger", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; /);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|data:|blob:|https?:/);
  const outcome = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    const button = document.createElement("button");
    button.setAttribute("onclick", "window.ran = true");
    document.body.append(button);
    button.click();
    // Evaluate the text in a timer, because the browser allows the test's own script to evaluate texts.
    const evaluated = await new Promise((resolve) =>
      setTimeout(() => {
        try {
          resolve(new Function("return true")());
        } catch {
          resolve(false);
        }
      }),
    );
    const fetched = await fetch("https://example.com/").then(() => true, () => false);
    return { ran: window.ran === true, evaluated, fetched };
  });
  assert.deepEqual(outcome, { ran: false, evaluated: false, fetched: false });
  assert.equal(await page.locator("script:not([src]), style, [onclick]").count(), 2, "only those of this test");
  await context.close();
});

test("nothing moves", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: HAND, reducedMotion: "reduce" });
  await page.locator(".ruling").waitFor();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")].filter((element) => {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
      return animationName !== "none" || parseFloat(transitionDuration) > 0 || scrollBehavior === "smooth";
    }).length,
  );
  assert.equal(moving, 0);
  await context.close();
});

test("the referee rules in both languages and prints its question", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#hakem" });
  const claim = page.getByLabel("Perler ya da taşlar", { exact: true });
  await page.getByText("Taşlarla yaz").tap();
  await button(page, "kırmızı").tap();
  for (const number of [12, 13, 1]) await button(page, `kırmızı ${number}`).tap();
  await becomes(() => claim.inputValue(), "R12 R13 R1");
  await button(page, "Karar ver").tap();
  const ruling = page.locator(".ruling");
  await ruling.getByText("Geçerli: R12 R13 R1 bir seridir, toplamı 26.").waitFor();
  await becomes(() => page.locator(".referee-view").innerText(), /13'ten sonra 1 gelir mi\? seri 13'te biter run\.wrap\n→ Geçersiz: /);
  await button(page, "English").tap();
  await ruling.getByText("Valid: R12 R13 R1 is a run with a sum of 26.").waitFor();
  await page.emulateMedia({ media: "print" });
  await becomes(() => page.getByRole("heading", { name: "Is this a meld?" }).isVisible(), true);
  await becomes(() => page.getByText("Melds or tiles: R12 R13 R1").isVisible(), true);
  await becomes(() => page.locator("form").isVisible(), false);
  await page.emulateMedia({ media: "screen" });
  await page.getByLabel("Question", { exact: true }).selectOption("foul");
  await page.getByLabel("Which foul?").selectOption("put-back");
  await page.getByLabel("Game", { exact: true }).selectOption("101");
  await button(page, "Rule on it").tap();
  await page.getByText("101 points (the player)").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

/** Gives every field of a form a value that its question can read. */
async function fillForm(page) {
  for (const field of await page.locator("#fact-claim, .fact > select").all()) {
    const isSelect = await field.evaluate((element) => element.tagName === "SELECT");
    if (isSelect && (await field.getAttribute("id")) === "fact-claim") await field.selectOption({ index: 1 });
    else if (!isSelect) await field.fill("R7");
  }
}

test("every question of the referee reaches the engine in its own form", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#hakem" });
  const questions = await page.locator("#question option").evaluateAll((options) => options.map(({ value }) => value));
  assert.equal(questions.length, 13);
  for (const question of questions) {
    await page.locator("#question").selectOption(question);
    await page.locator("#variant").selectOption("101");
    await page.getByLabel("Gösterge", { exact: true }).selectOption("R5");
    await fillForm(page);
    await button(page, "Karar ver").tap();
    const reply = page.locator(".ruling, .refusal");
    await reply.first().waitFor();
    // A refusal may ask for a fact, but never for a question or a field that the engine does not know.
    assert.doesNotMatch(await reply.first().innerText(), /SORU|değerini almaz|bilinmeyen/);
  }
  await context.close();
});

test("the rules are searched, and a clause has an address", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#kurallar" });
  await page.locator("article").nth(100).waitFor();
  await page.getByLabel("Kurallarda ara").fill("çifte");
  await page.getByRole("heading", { name: "Yedi çift" }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll("article").length < 30);
  await page.goto(`${site.address}#kurallar/run.wrap`);
  await page.getByText("Yalnız run.wrap").waitFor();
  await becomes(() => page.locator("article").count(), 1);
  // A contested clause shows its sides, and its switches in words.
  const clause = () => page.locator("article").innerText();
  await becomes(clause, /12-13-1 geçerli bir perdir[^]*101'de 12-13-1 per olmaz/);
  await becomes(clause, /13'ten sonra 1 gelir mi\? .*seri 13'te biter \(.*101 \(yüzbir\).*\)/);
  assert.doesNotMatch(await clause(), /run_wrap|false/);
  await context.close();
});

test("the way back from a clause leads to the same place of the search", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#kurallar" });
  const search = page.getByLabel("Kurallarda ara");
  await search.fill("okey");
  await page.waitForFunction(() => document.querySelectorAll("article").length < 100);
  const count = await page.locator("article").count();
  const link = page.locator("article .clause").nth(25);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  assert.ok(before > 500);
  await link.tap();
  await becomes(() => page.locator("article").count(), 1);
  await becomes(() => page.evaluate(() => scrollY), 0);
  await page.goBack();
  await becomes(() => page.locator("article").count(), count);
  await becomes(() => search.inputValue(), "okey");
  await becomes(() => page.evaluate((wanted) => Math.abs(scrollY - wanted) < 5, before), true);
  // A search that begins at a clause shows the list.
  await link.tap();
  await becomes(() => page.locator("article").count(), 1);
  await search.pressSequentially("çift");
  await becomes(() => search.inputValue(), "çift");
  await page.getByRole("heading", { name: "Yedi çift" }).waitFor();
  await context.close();
});

test("text from a link is never HTML", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#kurallar/<img src=x onerror=alert(1)>" });
  await page.locator(".refusal").waitFor();
  await becomes(() => page.locator("main img").count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the page works without storage, and says that it keeps no sheet", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site);
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "indexedDB", { get: refuse });
    window.BroadcastChannel = refuse;
  });
  await page.goto("about:blank");
  await page.goto(site.address + HAND);
  await page.getByText("Evet. Bu el K6 atılarak biter.").first().waitFor();
  await page.goto(`${site.address}#yazboz`);
  await page.getByText("yazboz tutulamaz").waitFor();
  await context.close();
});

const BROKEN = {
  silent: "postMessage('ready')",
  trapped: "postMessage('ready'); onmessage = () => { throw new Error('unreachable'); }",
  missing: "throw new Error('no engine')",
};
for (const [state, body] of Object.entries(BROKEN)) {
  test(`a ${state} engine is restarted, and its question shown`, { skip, timeout: 60_000 }, async () => {
    const { context, page } = await openPage(site, { serviceWorkers: "block" });
    let isBroken = true;
    await context.route(/worker-.*\.js/, (route) =>
      isBroken ? route.fulfill({ contentType: "text/javascript", body }) : route.continue(),
    );
    await page.goto("about:blank");
    await page.goto(`${site.address}#hakem`);
    await page.locator("#fact-claim").fill("R12 R13 R1");
    await button(page, "Karar ver").tap();
    await page.getByText('"question":"meld"').waitFor();
    isBroken = false;
    await page.locator("#fact-claim").fill("R11 R12 R13");
    await button(page, "Karar ver").tap();
    await page.getByText("Geçerli: R11 R12 R13").first().waitFor();
    await context.close();
  });
}
