// Tests of the table's rules: the page stores them, uses them in every question, shares them, and never replaces them
// without asking.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, openPage, skip, start } from "./browser.mjs";

let site;
before(async () => !skip && (site = await start()));
after(() => site?.stop());

const button = (page, name) => page.getByRole("button", { name, exact: true });
const RACK = "#el/1/101/R5/R9.R10.R11.R12.R13.K12.R12.B12.Y7.Y8.Y9.K1.K4.K6.K6.B1.B3.B5.Y1.Y2.Y4.R6";

/** Changes the part of the page's address after `#`, which opens another view. */
const go = (page, hash) => page.evaluate((wanted) => (location.hash = wanted), hash);
const proposal = (page) => page.getByRole("region", { name: "Dışarıdan gelen kurallar" });

test("a changed switch is kept and changes every answer", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#masa" });
  await page.getByLabel("Oyun", { exact: true }).selectOption("101");
  // The sentences for the values come from the engine.
  await page.getByRole("combobox", { name: "13'ten sonra 1 gelir mi?" }).selectOption({ label: "12-13-1 seridir" });
  await page.getByRole("spinbutton", { name: "seri açma barajı" }).fill("91");
  await page.getByText("2 kural değişik").waitFor();
  // Switches for the points of the classic game are not shown in 101.
  await becomes(() => page.getByText("normal bitişte düşülen puan").count(), 0);
  await page.reload();
  await page.getByText("2 kural değişik").waitFor();
  await becomes(() => page.getByRole("spinbutton", { name: "seri açma barajı" }).inputValue(), "91");
  await page.locator("#switch-open\\.sum").locator("xpath=ancestor::article").getByText("Alışılmışa dön").waitFor();

  await go(page, "#el");
  await page.getByRole("link", { name: "Masanın kuralları (2 fark)" }).waitFor();
  await becomes(() => page.locator(".table select").inputValue(), "101");
  await page.getByLabel("Elinizi yazın").fill("gösterge kırmızı 5, kırmızı 7 8 9");
  await button(page, "Oku").tap();
  await page.getByText("gereken 91").waitFor();

  await go(page, "#hakem");
  await becomes(() => page.locator("#variant").inputValue(), "101");
  await page.locator("#fact-claim").fill("R12 R13 R1");
  await button(page, "Karar ver").tap();
  await page.getByText("Geçerli: R12 R13 R1 bir seridir").first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("a new sheet takes the rules along and keeps them", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#masa/1/101/penalty.unopened=303" });
  await proposal(page).getByRole("button", { name: "Bu kuralları al" }).tap();
  await page.getByText("Kurallar alındı.").waitFor();
  assert.equal(await page.evaluate(() => location.hash), "#masa");
  await go(page, "#yazboz");
  await button(page, "Başla").tap();
  await button(page, "El yaz").tap();
  await page.getByRole("radio", { name: "1. oyuncu" }).tap();
  await button(page, "Kaydet").tap();
  const totals = () => page.locator("tfoot .total").allInnerTexts();
  const has303 = () => page.locator("tfoot td", { hasText: "303" }).nth(2).waitFor();
  await has303();
  await go(page, "#masa");
  await button(page, "Hepsini alışılmışa döndür").tap();
  await go(page, "#yazboz");
  await has303();
  await becomes(totals, ["-101", "303", "303", "303"]);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Kayıt indir").tap()]);
  const record = await (await file.createReadStream()).toArray();
  assert.match(record.join(""), /^set penalty\.unopened=303$/m);
  await context.close();
});

test("a foreign link asks before it changes a rule", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#masa" });
  await page.getByLabel("Oyun", { exact: true }).selectOption("101");
  await page.getByRole("spinbutton", { name: "seri açma barajı" }).fill("81");
  await go(page, "#masa/1/101/open.sum=91;run_wrap=true");
  const changes = proposal(page).getByRole("listitem");
  await changes.nth(1).waitFor();
  assert.deepEqual((await changes.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim()), [
    "13'ten sonra 1 gelir mi? seri 13'te biter → 12-13-1 seridir",
    "Seri açma barajı 81 → 91",
  ]);
  await button(page, "Benimkiler kalsın").tap();
  await page.getByText("Kurallarınız olduğu gibi kaldı.").waitFor();
  await becomes(() => page.getByRole("spinbutton", { name: "seri açma barajı" }).inputValue(), "81");

  // A linked rack is judged by the reader's own rules until the reader accepts those of the link.
  await go(page, `${RACK}/open.sum=91`);
  await page.getByText("gereken 81").waitFor();
  await proposal(page).getByText("81").waitFor();
  await page.reload();
  await proposal(page).getByRole("button", { name: "Bu kuralları al" }).tap();
  await page.getByText("gereken 91").waitFor();
  assert.match(page.url(), /\/open\.sum=91$/);
  await context.close();
});

test("damaged and newer links of rules are refused with a sentence", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#masa/1/101/open.sum=91" });
  await proposal(page).waitFor();
  for (const rest of ["2/101/open.sum=91", "1/tavla/open.sum=91", "1/101/<img>", "1/101/%E0%A4", `1/101/${"a=1;".repeat(600)}`]) {
    await go(page, `#masa/${rest}`);
    await page.getByText("Kurallarınıza dokunulmadı.").waitFor();
    await becomes(() => proposal(page).count(), 0);
    await go(page, "#masa");
  }
  // The first link has a switch that the engine does not know, the second a value that it refuses.
  for (const rest of ["1/101/opn.sum=91", "1/101/open.sum=abc"]) {
    await go(page, `#masa/${rest}`);
    await proposal(page).locator(".refusal").waitFor();
    await becomes(() => proposal(page).getByRole("button", { name: "Bu kuralları al" }).isDisabled(), true);
    await go(page, "#masa");
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test("rules go out and in as TOML", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#masa" });
  await page.getByLabel("Kuralları TOML olarak").fill('variant = "101"\nrun_wrap = true\n[open]\nsum = 91\nrising = "all"\n');
  await button(page, "Oku").tap();
  await proposal(page).getByRole("listitem").nth(2).waitFor();
  await button(page, "Bu kuralları al").tap();
  await page.getByText("3 kural değişik").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "TOML indir").tap()]);
  const toml = (await (await file.createReadStream()).toArray()).join("");
  assert.deepEqual(toml.split("\n").sort(), ["", 'open.rising = "all"', "open.sum = 91", "run_wrap = true", 'variant = "101"']);
  await button(page, "Hepsini alışılmışa döndür").tap();
  await page.getByText("Hepsi alışılmış kurallar").waitFor();
  await page.getByLabel("Kuralları TOML olarak").fill(toml);
  await button(page, "Oku").tap();
  await button(page, "Bu kuralları al").tap();
  await page.getByText("3 kural değişik").waitFor();
  await page.getByLabel("Kuralları TOML olarak").fill("open.sum = [");
  await button(page, "Oku").tap();
  await page.locator(".paste .refusal").waitFor();
  await context.close();
});

test("a number that the engine refuses changes no rule, and says why", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#masa" });
  await page.getByLabel("Oyun", { exact: true }).selectOption("101");
  const bar = page.getByRole("spinbutton", { name: "seri açma barajı" });
  const article = page.locator("article", { has: bar });
  for (const value of ["-5", "50.5"]) {
    await bar.fill("91");
    await page.getByText("1 kural değişik").waitFor();
    await bar.fill(value);
    await article.locator(".refusal").waitFor();
    assert.match(await page.evaluate(() => localStorage.getItem("okey.table")), /"open\.sum":"91"/);
  }
  await bar.fill("");
  await page.getByText("Hepsi alışılmış kurallar").waitFor();
  await bar.pressSequentially("1234");
  await becomes(() => page.evaluate(() => localStorage.getItem("okey.table")), /"open\.sum":"1234"/);
  await becomes(() => bar.inputValue(), "1234");
  await article.getByRole("button", { name: "Alışılmışa dön" }).tap();
  await becomes(() => bar.inputValue(), "");
  await becomes(() => page.locator(".refusal").count(), 0);
  // Store a refused rule, as an older version of the page did.
  await page.evaluate(() => localStorage.setItem("okey.table", '{"variant":"101","settings":{"101":{"open.sum":"-5"}}}'));
  await page.reload();
  await page.locator(".refusal").first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
