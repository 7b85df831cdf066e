// Tests of the referee: the ruling on the page, on paper, as a link and as a picture.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, openPage, skip, start } from "./browser.mjs";

let site;
before(async () => !skip && (site = await start()));
after(() => site?.stop());

const button = (page, name) => page.getByRole("button", { name, exact: true });
const go = (page, hash) => page.evaluate((wanted) => (location.hash = wanted), hash);
const LAYOFF = "#hakem/1/question=layoff&variant=101&indicator=Y13&claim=R9&onto=R10+R11+O*&opened=series";

test("a ruling names both sides and what would turn it", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#hakem" });
  await page.locator("#variant").selectOption("101");
  await page.locator("#fact-claim").fill("R12 R13 R1");
  await button(page, "Karar ver").tap();
  await page.getByText("Geçersiz: ").first().waitFor();
  const part = (title) => page.locator(".part", { has: page.getByRole("heading", { name: title }) });
  await part("Başka masalarda").getByText("12-13-1 seridir", { exact: true }).waitFor();
  const sides = part("Kaynakların ayrıldığı noktalar").locator("li li");
  await sides.nth(1).waitFor();
  await becomes(() => sides.nth(0).innerText(), /12-13-1 geçerli bir perdir/);
  await becomes(() => sides.nth(1).innerText(), /101'de 12-13-1 per olmaz/);
  // The switch that the answer names does change the ruling.
  await go(page, "#masa");
  await page.getByRole("combobox", { name: "13'ten sonra 1 gelir mi?" }).selectOption("true");
  await go(page, "#hakem");
  await page.locator("#fact-claim").fill("R12 R13 R1");
  await page.locator("#variant").selectOption("101");
  await button(page, "Karar ver").tap();
  await page.getByText("Geçerli: R12 R13 R1").first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("a ruling is in view and names the fields of the page", { skip, timeout: 60_000 }, async () => {
  // The screen is short, so that the ruling would be below it.
  const { context, page } = await openPage(site, { hash: "#hakem", viewport: { width: 360, height: 500 } });
  const rule = async (question) => {
    await page.locator("#question").selectOption(question);
    await page.locator("#fact-claim").fill("K5");
    await button(page, "Karar ver").tap();
    const answer = page.locator(".ruling, .refusal").first();
    await answer.waitFor();
    await page.waitForFunction(() => document.querySelector(".ruling, .refusal").getBoundingClientRect().bottom <= innerHeight);
    return page.getByRole("region", { name: "Karar" }).innerText();
  };
  await page.locator("#variant").selectOption("101");
  assert.match(await rule("discard"), /masada açık duran taşı gösterge olarak seçin/);
  const ruling = await rule("take");
  assert.match(ruling, /\(“Alınan taşla açılan perler”\)/);
  assert.doesNotMatch(ruling, /--|null/);
  await page.locator("#question").selectOption("foul");
  await page.locator("#fact-claim").selectOption("okey-discard");
  await button(page, "Karar ver").tap();
  const sides = page.locator(".part", { has: page.getByRole("heading", { name: "Kaynakların ayrıldığı noktalar" }) });
  await sides.waitFor();
  assert.doesNotMatch(await sides.innerText(), /null/);
  await context.close();
});

test("a dispute is put by taps alone, and its link asks it again", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#hakem", permissions: ["clipboard-read", "clipboard-write"] });
  await page.locator("#question").selectOption("layoff");
  await page.locator("#variant").selectOption("101");
  await page.locator("#indicator").selectOption("Y13");
  const fact = (name) => page.locator(".fact", { has: page.locator(`#fact-${name}`) });
  await fact("claim").locator("summary").tap();
  await fact("claim").getByRole("button", { name: "kırmızı", exact: true }).tap();
  await fact("claim").getByRole("button", { name: "kırmızı 9", exact: true }).tap();
  await fact("onto").locator("summary").tap();
  await fact("onto").getByRole("button", { name: "kırmızı", exact: true }).tap();
  for (const number of [10, 11]) await fact("onto").getByRole("button", { name: `kırmızı ${number}`, exact: true }).tap();
  await fact("onto").getByRole("button", { name: "okey (O*)" }).tap();
  await page.locator("#fact-opened").selectOption("series");
  await button(page, "Karar ver").tap();
  const verdict = await page.locator(".ruling").innerText();
  await button(page, "Bağlantıyı kopyala").tap();
  await page.getByText("Bağlantı kopyalandı.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(new URL(link).hash, LAYOFF);
  assert.equal(page.url(), link);
  await page.goto("about:blank");
  await page.goto(link);
  await page.locator(".ruling").waitFor();
  await becomes(() => page.locator(".ruling").innerText(), verdict);
  await becomes(() => page.locator("#fact-onto").inputValue(), "R10 R11 O*");
  assert.deepEqual(errors, []);
  await context.close();
});

test("a linked dispute is ruled by the own rules until those of the link are taken", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, {
    hash: "#hakem/1/question=meld&variant=101&claim=R12+R13+R1&rules=run_wrap%3Dtrue",
  });
  await page.getByText("Geçersiz: ").first().waitFor();
  await page.getByRole("region", { name: "Dışarıdan gelen kurallar" }).getByText("12-13-1 seridir").waitFor();
  await button(page, "Bu kuralları al").tap();
  await page.getByText("Geçerli: R12 R13 R1").first().waitFor();
  // The printed page has the game and the rules that the table plays differently.
  await page.emulateMedia({ media: "print" });
  for (const text of ["Oyun: 101 (yüzbir)", "13'ten sonra 1 gelir mi? 12-13-1 seridir"]) {
    await becomes(() => page.locator(".only-print").getByText(text).isVisible(), true, text);
  }
  await context.close();
});

test("a damaged link of a dispute gets a sentence", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#hakem" });
  const damaged = [
    "2/question=meld&claim=R1",
    "1/question=mild&claim=R1",
    "1/question=constructor",
    "1/question=meld&onto=R1",
    "1/question=meld&variant=tavla&claim=R1",
    "1/question=meld&claim=%E0%A4%A",
    "1/question=meld&claim=R1&rules=x",
    "1",
    "%",
    `1/question=meld&claim=${"R1+".repeat(700)}`,
  ];
  for (const rest of damaged) {
    await page.goto("about:blank");
    await page.goto(`${site.address}#hakem/${rest}`);
    await page.getByText("Bu bağlantı okunamadı").waitFor();
    await becomes(() => page.locator(".ruling").count(), 0, rest);
  }
  // A claim that is no tile reaches the engine, which refuses it.
  await page.goto("about:blank");
  await page.goto(`${site.address}#hakem/1/question=meld&claim=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E`);
  await page.locator(".refusal").waitFor();
  await becomes(() => page.locator("main img").count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

/** Returns the width of the first page of a PDF in millimetres. */
function paperWidth(pdf) {
  const [, width] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)/.exec(pdf.toString("latin1"));
  return Math.round((Number(width) / 72) * 25.4);
}

test("a ruling prints on A4 and on a roll of 80 mm", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: LAYOFF });
  await page.evaluate(() => (window.print = () => {}));
  await page.locator(".ruling").waitFor();
  for (const [name, width] of [["Yazdır (A4)", 210], ["Yazdır (80 mm)", 80], ["Yazdır (A4)", 210]]) {
    await button(page, name).tap();
    assert.equal(paperWidth(await page.pdf({ preferCSSPageSize: true })), width);
  }
  await button(page, "Yazdır (80 mm)").tap();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 272, height: 1000 });
  if (process.env.OKEY_PICTURE) await page.screenshot({ path: `${process.env.OKEY_PICTURE}.paper.png` });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(excess <= 0, `${excess} px too wide for 72 mm`);
  for (const text of ["Bu taşlar işlenir mi?", "Yerdeki perler", "R10 R11 O*", "K siyah, R kırmızı", "Hakem: ___"]) {
    await becomes(() => page.locator(".ruling-page").getByText(text).first().isVisible(), true, text);
  }
  await context.close();
});

test("a ruling is shared as a picture, or saved where nothing is shared", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: LAYOFF });
  await page.locator(".ruling").waitFor();
  await page.evaluate(() => (navigator.canShare = () => false));
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Resim olarak paylaş").tap()]);
  const png = Buffer.concat(await (await file.createReadStream()).toArray());
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  assert.equal(png.readUInt32BE(16), 720);
  assert.ok(png.readUInt32BE(20) > 200 && png.length > 5_000);
  if (process.env.OKEY_PICTURE) await file.saveAs(process.env.OKEY_PICTURE);
  await page.getByText("Resim indirildi.").waitFor();
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files }) => (window.shared = files.map(({ name, type }) => `${name} ${type}`));
  });
  await button(page, "Resim olarak paylaş").tap();
  await page.getByText("Resim paylaşıldı.").waitFor();
  assert.deepEqual(await page.evaluate(() => window.shared), ["hakem.png image/png"]);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a player about whom nothing is said has not opened, and the form says so", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: LAYOFF.replace("&opened=series", "") });
  await page.getByText("Geçersiz: oyuncu el açmamış").first().waitFor();
  await becomes(() => page.locator("#fact-opened option").allInnerTexts(), ["açmadı", "seri", "çift"]);
  await page.emulateMedia({ media: "print" });
  await becomes(() => page.getByText("Oyuncu daha önce ne açmıştı? açmadı").isVisible(), true);
  await context.close();
});

test("other tables are named in words, with what they write", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#hakem/1/question=swap&variant=101&indicator=R5&claim=R9&from=R7+R8+O*%3DR9" });
  const elsewhere = page.locator(".part", { has: page.getByRole("heading", { name: "Başka masalarda" }) });
  await elsewhere.waitFor();
  const lines = async () => (await elsewhere.locator("li").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
  const [verdict] = (await page.locator(".ruling").innerText()).split("\n");
  await becomes(async () => (await lines()).some((line) => line.includes("=")), false);
  for (const line of await lines()) assert.ok(!line.endsWith(verdict), `${line} repeats the verdict`);
  await becomes(async () => (await lines()).join("\n"), /→ 0 puan \(oyuncuya\)/);
  await context.close();
});

test("the question and its ruling stay while another view is open", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#hakem" });
  const view = (name) => page.getByRole("navigation").getByRole("link", { name, exact: true }).tap();
  await page.locator("#question").selectOption("layoff");
  await page.locator("#variant").selectOption("101");
  await page.locator("#indicator").selectOption("Y13");
  await page.locator("#fact-onto").fill("R10 R11 R12");
  await view("Kurallar");
  await view("Hakem");
  await becomes(() => page.locator("#question").inputValue(), "layoff");
  await becomes(() => page.locator("#fact-onto").inputValue(), "R10 R11 R12");
  await page.locator("#fact-claim").fill("R9");
  await button(page, "Karar ver").tap();
  await page.locator(".ruling").waitFor();
  await view("Kurallar");
  await view("Hakem");
  await page.getByText("Geçersiz: oyuncu el açmamış").first().waitFor();
  // A link still replaces the question, and a tap clears it.
  await go(page, LAYOFF);
  await becomes(() => page.locator("#fact-onto").inputValue(), "R10 R11 O*");
  await button(page, "Temizle").tap();
  await becomes(() => page.locator("#fact-onto").inputValue(), "");
  assert.deepEqual(errors, []);
  await context.close();
});

test("refusals speak of the page, not of a terminal", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#hakem" });
  const refusal = page.locator(".refusal");
  const rule = async (question, expected) => {
    await page.locator("#question").selectOption(question);
    await button(page, "Karar ver").tap();
    await becomes(async () => (await refusal.innerText()).replace(/\s+/g, " "), expected);
  };
  await rule("meld", /^hiç taş yok Şöyle yapın: taşları K1 R2 B3 J\* gibi yazın ya da taşlara dokunun/);
  await rule("foul", /^Listeden bir şey seçilmemiş\./);
  await rule("meld", /^hiç taş yok/);
  await page.locator("#fact-claim").fill("K1 ".repeat(30_000));
  await button(page, "Karar ver").tap();
  await becomes(() => refusal.innerText(), /^Metin çok uzun\.\nŞöyle yapın: daha kısa/);
  await go(page, "#kurallar");
  await page.getByLabel("Kurallarda ara").fill("qqqq");
  await page.getByText("“qqqq” hiçbir maddede geçmiyor.").waitFor();
  await becomes(() => refusal.count(), 0);
  await context.close();
});

test("feeding is a foul that can be asked about", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#hakem/1/question=foul&variant=101&claim=feeding&fed-number=7&fed-pairs=true" });
  await page.evaluate(() => localStorage.setItem("okey.table", '{"variant":"101","settings":{"101":{"fouls.feeding":"number"}}}'));
  await page.reload();
  await page.getByText("140 puan (oyuncuya)").first().waitFor();
  await becomes(() => page.getByLabel("Besleme: atılan taşın sayısı").inputValue(), "7");
  await page.emulateMedia({ media: "print" });
  await becomes(() => page.getByText("Hangi ceza? besleme 7 çift").isVisible(), true);
  await context.close();
});
