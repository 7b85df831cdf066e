// Tests of the rack: a hand that is tapped or typed gets the verdict of the README.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, openPage, skip, start } from "./browser.mjs";

const TILES = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6".split(" ");
const COLOURS = { K: "siyah", R: "kırmızı", B: "mavi", Y: "sarı" };
const VERDICT = "Evet. Bu el K6 atılarak biter.";
const HAND = `#el/1/okey/R5/${TILES.join(".").replace("*", "")}`;

let site;
before(async () => !skip && (site = await start()));
after(() => site?.stop());

/** Presses the keys for a tile with `press`, which taps or types. */
async function addTile(page, tile, press) {
  const keys = page.locator(".keys");
  if (tile === "J*") return press(keys.getByRole("button", { name: /^sahte okey/ }));
  await press(keys.getByRole("button", { name: COLOURS[tile[0]], exact: true }));
  await press(keys.getByRole("button", { name: new RegExp(`^${COLOURS[tile[0]]} ${tile.slice(1)}(,|$)`) }));
}

const ruling = (page) => page.locator(".ruling");

async function tapHand(page, press) {
  await addTile(page, "R5", press);
  for (const tile of TILES) await addTile(page, tile, press);
}

test("taps give the README's verdict", { skip, timeout: 120_000 }, async () => {
  const { context, page, strangers, errors } = await openPage(site);
  await tapHand(page, (key) => key.tap());
  await ruling(page).getByText(VERDICT).waitFor();
  // The page asks for the melds in a separate question, which is answered after the ruling.
  await page.locator(".melds li").nth(3).waitFor();
  await becomes(() => page.locator(".melds li").count(), 4);
  await becomes(() => page.locator(".melds").innerText(), /kırmızı 6 \(okey\), sarı 11 yerine/);
  // After the R7 is removed, both of its copies are left. Of the indicator R5 only one copy is left.
  await page.getByRole("button", { name: "kırmızı", exact: true }).tap();
  await page.getByRole("button", { name: "kırmızı 7, çıkar" }).tap();
  await page.getByRole("button", { name: "kırmızı 7, 2 kaldı" }).waitFor();
  await page.getByRole("button", { name: "kırmızı 5, 1 kaldı" }).waitFor();
  await page.getByText("14 taş", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Geri al", exact: true }).tap();
  await ruling(page).getByText(VERDICT).waitFor();
  assert.deepEqual(strangers, []);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a tapped tile is kept although the page is reloaded at once", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#el/1/okey/R5/K1.K2" });
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: /^siyah 9,/ }).evaluate((key) => {
    key.click();
    // Reload in a timer without waiting for a frame. The page draws the tapped tile before that, in a microtask.
    setTimeout(() => location.reload());
  });
  await loaded;
  await page.getByRole("button", { name: "siyah 2, çıkar" }).waitFor();
  await becomes(() => page.getByRole("button", { name: "siyah 9, çıkar" }).count(), 1);
  await context.close();
});

test("the keyboard alone gives the same verdict", { skip, timeout: 120_000 }, async () => {
  const { context, page, errors } = await openPage(site);
  // Presses Tab until the key has the focus, as a person without a mouse does.
  const press = async (key) => {
    const target = await key.elementHandle();
    for (let steps = 0; steps < 120; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    assert.fail("the key was not reached with Tab");
  };
  await tapHand(page, press);
  await ruling(page).getByText(VERDICT).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test("a written hand is read, and an unreadable one is refused with a hint", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site);
  const write = async (text) => {
    await page.getByLabel("Elinizi yazın ya da yapıştırın").fill(text);
    await page.getByRole("button", { name: "Oku", exact: true }).tap();
  };
  await write("kırmzı 7");
  await page.getByText("şunu mu demek istediniz: kırmızı?").first().waitFor();
  await write(
    "gösterge kırmızı 5, siyah 1 2 3, kırmızı 7 8 9, siyah mavi sarı 10, sarı 12 13 1, sahte okey, siyah 6, okey",
  );
  await ruling(page).getByText(VERDICT).waitFor();
  await context.close();
});

test("both languages give the verdict, and a link holds the hand", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: HAND });
  await ruling(page).getByText(VERDICT).waitFor();
  await page.getByRole("button", { name: "English" }).tap();
  await ruling(page).getByText("Yes. This hand wins by throwing K6.").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await page.reload();
  await page.getByRole("heading", { name: "Okey oracle" }).waitFor();
  await page.goto("about:blank");
  await page.goto(`${site.address}#el/1/101/B4/K1`);
  await page.getByRole("button", { name: "black 1, remove" }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).tap();
  await ruling(page).getByText("Yes. This hand wins by throwing K6.").waitFor();
  await page.evaluate(() => (location.hash = "#el/2/okey/R5/K1"));
  await page.getByText("This link cannot be read").waitFor();
  await page.evaluate(() => (location.hash = `#el/1/okey/R5/${"K1.".repeat(700)}K1`));
  await ruling(page).getByText("Yes. This hand wins by throwing K6.").waitFor();
  await context.close();
});

test("a rack of 101 shows its sum, and the discard only when asked", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, {
    hash: "#el/1/101/R5/K1.K2.K3.R7.R8.R1.B10.Y10.K10.Y12.Y13.Y1.J.K6.R2.K11.B1.R11.Y2.Y3.Y8.B4",
  });
  await page.getByText("gereken 101").waitFor();
  await page.getByText("İşe yarayan taşlar").waitFor();
  const advice = page.locator(".advice ol");
  await page.getByText("Hangi taşı atayım?").waitFor();
  await becomes(() => advice.isVisible(), false);
  await page.getByText("Hangi taşı atayım?").tap();
  await becomes(() => advice.isVisible(), true);
  await page.getByRole("button", { name: "Çifte diz" }).tap();
  await page.getByText("Istaka dizildi.").waitFor();
  assert.match(page.url(), /#el\/1\/101\/R5\//);
  await context.close();
});

test("tiles seen elsewhere leave fewer useful tiles, and come back at a tap", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, {
    hash: "#el/1/okey/R5/K1.K2.K3.K4.R7.R8.R9.B10.Y10.K10.Y11.Y12.Y13.K6",
  });
  const useful = page.locator(".part", { hasText: "İşe yarayan taşlar" });
  const five = useful.locator(".tile", { hasText: "siyah 5" });
  await five.getByText("2 kaldı").first().waitFor();
  await page.getByRole("radio", { name: "görüldü say" }).tap();
  await page.getByRole("button", { name: /^siyah 5,/ }).tap();
  await five.getByText("1 kaldı").first().waitFor();
  await page.getByRole("button", { name: "siyah 5, 1 kaldı" }).tap();
  await five.getByText("0 kaldı").first().waitFor();
  await becomes(() => page.getByRole("button", { name: "siyah 5, kalmadı" }).getAttribute("aria-disabled"), "true");
  await page.reload();
  await page.getByRole("button", { name: "siyah 5, kalmadı" }).waitFor();
  const seen = page.getByRole("region", { name: "Görülen taşlar" });
  await seen.getByRole("button", { name: "siyah 5, çıkar" }).first().tap();
  await five.getByText("1 kaldı").first().waitFor();
  await seen.getByRole("button", { name: "Görülenleri temizle" }).tap();
  await five.getByText("2 kaldı").first().waitFor();
  // A cleared rack begins the next hand: nothing is seen, and the keys fill the rack. Undo brings both back.
  await page.getByRole("radio", { name: "görüldü say" }).tap();
  await page.getByRole("button", { name: /^siyah 5,/ }).tap();
  await five.getByText("1 kaldı").first().waitFor();
  await page.getByRole("button", { name: "Temizle", exact: true }).tap();
  await seen.waitFor({ state: "detached" });
  await becomes(() => page.getByRole("radio", { name: "elime ekle" }).isChecked(), true);
  await page.getByRole("button", { name: "Geri al", exact: true }).tap();
  await five.getByText("1 kaldı").first().waitFor();
  await context.close();
});

const PAIRS = "#el/1/okey/R5/K1.K1.K2.K2.R7.R7.B9.B9.Y3.Y3.Y4.Y4.B11.B11.K9";
for (const [how, hash, points] of [
  ["with melds", HAND, "Öbür oyuncuların her birine -2 yazılır"],
  ["with pairs", PAIRS, "Öbür oyuncuların her birine -8 yazılır (çiftten)"],
]) {
  test(`a hand won ${how} shows its points, and begins a sheet of its game`, { skip, timeout: 60_000 }, async () => {
    const { context, page, errors } = await openPage(site, { hash });
    await page.getByText("Kaç puan?").tap();
    const worth = page.locator(".points li");
    await worth.getByText("yazılır").waitFor();
    await becomes(() => worth.allInnerTexts(), [points]);
    await page.getByRole("link", { name: "Yazboza yazın" }).tap();
    await becomes(() => page.getByRole("combobox", { name: "Oyun" }).inputValue(), "okey");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("two taps swap tiles, and undo brings them back", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#el/1/okey/R5/K1.K2.K3" });
  const order = (tiles) => page.waitForFunction((end) => location.hash.endsWith(end), `/R5/${tiles}`);
  await page.getByRole("button", { name: "Yer değiştir" }).tap();
  const first = page.getByRole("button", { name: "siyah 1, yerini değiştir" });
  await first.tap();
  await becomes(() => first.getAttribute("aria-pressed"), "true");
  await page.getByRole("button", { name: "siyah 3, yerini değiştir" }).tap();
  await order("K3.K2.K1");
  await becomes(() => first.getAttribute("aria-pressed"), "false");
  await page.getByRole("button", { name: "Geri al", exact: true }).tap();
  await order("K1.K2.K3");
  await page.getByRole("button", { name: "siyah 2, çıkar" }).tap();
  await order("K1.K3");
  await context.close();
});

const part = (page, title) => page.locator(".part", { has: page.getByRole("heading", { name: title, exact: true }) });
const namesIn = async (tiles) => (await tiles.locator(".unseen").allInnerTexts()).map((name) => name.split(/,? *(?:,|\(|$)/)[0]);

test("a hand that no tile completes shows what helps and the nearest win", { skip, timeout: 60_000 }, async () => {
  const tiles = "K1.K2.K4.R7.R8.R9.B10.Y10.K10.Y12.Y13.J.K6.B1";
  const { context, page, errors } = await openPage(site, { hash: `#el/1/okey/R5/${tiles}` });
  const useful = part(page, "İşe yarayan taşlar");
  // These are the tiles that `okey waits` lists for this hand. Red 6 is the face of the okey.
  await becomes(() => namesIn(useful), ["siyah 3", "kırmızı 6", "sarı 1", "sarı 11"]);
  await useful.getByText("toplam 8 taş").waitFor();
  const plan = part(page, "En yakın bitiş");
  await becomes(() => plan.locator(".gap").count(), 2);
  await becomes(async () => (await namesIn(plan.locator("p"))).sort(), ["mavi 1", "siyah 6"]);
  // The page asks about this hand and one more tile. That tile must still be shown with both copies left.
  await page.evaluate(() => (location.hash = "#el/1/okey/R5/K2.K3.K4.R7.R8.R9.B10.Y10.K10.Y12.Y13.J.K8.B1"));
  await becomes(() => namesIn(useful), "siyah 1,siyah 5,siyah 9,kırmızı 5,kırmızı 6,kırmızı 10,sarı 1,sarı 10,sarı 11".split(","));
  await becomes(() => useful.locator(".tile").first().innerText(), /2 kaldı$/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("a rack of 101 between turns shows what helps it to open", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, {
    hash: "#el/1/101/R5/K1.K2.K3.R7.R8.R1.B10.Y10.K10.Y12.Y13.Y1.J.K6.R2.K11.B1.R11.Y2.Y3.Y8",
  });
  await becomes(() => namesIn(part(page, "İşe yarayan taşlar")), [
    ..."siyah 1,siyah 2,siyah 4,siyah 8,siyah 9,siyah 12,siyah 13,kırmızı 3,kırmızı 5,kırmızı 6,kırmızı 9".split(","),
    ..."kırmızı 10,kırmızı 13,mavi 2,mavi 3,mavi 8,mavi 11,mavi 13,sarı 1,sarı 2,sarı 4,sarı 10,sarı 11".split(","),
  ]);
  await becomes(() => part(page, "En yakın açış").locator(".gap").count(), 2);
  await context.close();
});

const OPENS = "#el/1/101/R5/R9.R10.R11.R12.R13.K12.R12.B12.Y7.Y8.Y9.K1.K4.K6.K6.B1.B3.B5.Y1.Y2.Y4.R6";

test("the sentence of an answer is shown once, and its reasons only when asked", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: HAND });
  await ruling(page).getByText(VERDICT).waitFor();
  await page.getByText("K siyah, R kırmızı, B mavi, Y sarı").waitFor();
  const reason = page.getByText("Seri, aynı renkten en az üç ardışık sayıdır");
  await becomes(() => reason.count(), 1);
  await becomes(() => reason.isVisible(), false);
  await page.goto("about:blank");
  await page.goto(site.address + OPENS);
  await ruling(page).getByText("Evet. En yüksek açış 133").waitFor();
  await becomes(() => ruling(page).getAttribute("class"), "ruling yes");
  await page.getByText("Elden bitmiyor").waitFor();
  await becomes(() => reason.count(), 1);
  await becomes(() => reason.isVisible(), false);
  await page.getByText("Dayandığı maddeler").tap();
  await becomes(() => reason.isVisible(), true);
  await page.getByRole("link", { name: "penalty.opened" }).waitFor();
  // The sum and the melds follow the sentence directly.
  const [verdict, opening] = await Promise.all([ruling(page).boundingBox(), part(page, "Açış (101)").boundingBox()]);
  assert.ok(opening.y - verdict.y < 300, `${opening.y - verdict.y} px`);
  await context.close();
});

test("nothing covers a key while a hand is tapped in", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#el/1/okey/R5/K1" });
  const covered = () =>
    page.locator(".keys button").evaluateAll((keys) =>
      keys
        .filter((key) => {
          const { x, y, width, height } = key.getBoundingClientRect();
          return !key.contains(document.elementFromPoint(x + width / 2, y + height - 4));
        })
        .map((key) => key.ariaLabel ?? key.textContent),
    );
  await page.getByText("1 taşlık el: 13 taş eksik").waitFor();
  await becomes(covered, []);
  // The sentence of a whole hand stays in view below the keys.
  await page.evaluate(() => (location.hash = "#el/1/okey/R5/K1.K2.K4.R7.R8.R9.B10.Y10.K10.Y12.Y13.J.K6.B1"));
  await ruling(page).getByText("Hayır. Bu 14 taş tamam değil.").waitFor();
  await becomes(covered, []);
  await becomes(async () => {
    const { y, height } = await ruling(page).boundingBox();
    return y + height <= 740;
  }, true);
  await context.close();
});

test("an undone indicator can be chosen again", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site);
  const chooser = page.getByRole("region", { name: "Gösterge seçin" });
  for (const tile of ["R5", "K2"]) {
    await addTile(page, tile, (key) => key.tap());
    await chooser.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Geri al", exact: true }).tap();
    await chooser.waitFor();
  }
  await addTile(page, "R5", (key) => key.tap());
  await addTile(page, "K1", (key) => key.tap());
  await page.getByRole("button", { name: "siyah 1, çıkar" }).waitFor();
  await context.close();
});

test("pairs are shown where they win or open", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#el/1/okey/R5/K1.K1.K2.K2.R7.R7.B9.B9.Y3.Y3.Y4.Y4.B11.R6.K9" });
  const pairs = part(page, "Çiftler").locator(".melds > li");
  await becomes(() => pairs.count(), 7);
  await becomes(() => pairs.nth(6).innerText(), /mavi 11[^]*kırmızı 6 \(okey\), mavi 11 yerine/);
  await page.goto("about:blank");
  await page.goto(`${site.address}#el/1/101/R5/K1.K1.K2.K2.R7.R7.B9.B9.Y3.Y3.Y4.Y4.B7.K7.K9.B1.K12.R11.Y6.Y13.B4`);
  await ruling(page).getByText("Evet, çift açılır: 6 çift var").waitFor();
  const opening = part(page, "Açış (101)");
  await becomes(() => opening.locator(".melds > li").count(), 6);
  await becomes(() => opening.locator("p").last().locator(".tile").count(), 21 - 12);
  await context.close();
});

test("a rack that wins or opens is not said to lack a tile", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: HAND });
  for (const [hash, best] of [[HAND, /siyah 6[^]*el biter/], [OPENS, /el açılır, elde kalan \d+ yazar/]]) {
    await page.goto("about:blank");
    await page.goto(site.address + hash);
    await page.getByText("Hangi taşı atayım?").tap();
    await becomes(() => page.locator(".advice li").first().innerText(), best);
    for (const title of ["Uzaklık", "İşe yarayan taşlar"]) await becomes(() => part(page, title).count(), 0, hash);
  }
  await context.close();
});
