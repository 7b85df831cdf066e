// Tests of the replay: a record is read in both languages, stepped through, and scored by the engine.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { becomes, openPage, skip, start } from "./browser.mjs";

let site;
before(async () => !skip && (site = await start()));
after(() => site?.stop());

const button = (page, name) => page.getByRole("button", { name, exact: true });

const RECORDS = {
  English: `record 1
game 101
about program a test
players Ali Ayşe "Uzun Veli" Can

hand 1 starts Ali
indicator B5
rack Ali K1 K3 K6 K10 K12 K13 R2 R3 R9 B3 B5 B6 B7 B9 B11 B13 B13 Y4 Y5 Y6 Y10 Y13
rack Ayşe K1 K4 K5 K11 R5 R6 R7 R11 R12 R13 B4 B11 B12 Y1 Y3 Y9 Y10 Y11 Y11 Y12 J*
rack "Uzun Veli" K3 K4 K5 K7 K7 K9 K13 R2 R7 R10 R11 R12 B2 B3 B8 B10 Y1 Y4 Y5 Y12 J*
rack Can K6 K8 K8 K11 K12 R1 R3 R4 R5 R6 B1 B1 B2 B6 B10 Y2 Y2 Y7 Y8 Y8 Y9
Ali: throw Y10 ; a comment, with a comma
Ayşe: take Y10, open R5 R6 R7 / Y9 Y10 Y11 / K11 R11 B11 Y11 / R12 B12 Y12, throw R13
"Uzun Veli": draw B4, throw K13 @21:14:03
Can: take K13, open K11 K12 K13 / R3 R4 R5 R6 / Y7 Y8 Y9 / K8 B6=R8 Y8, throw B10
Ali: take B10, open K10 B6=K11 K12 / B9 B10 B11 / Y4 Y5 Y6 / K3 R3 B3 / K13 B13 Y13, add R2 to 6, throw B13
`,
  Turkish: `kayıt 1
oyun 101
oyuncular Ali Ayşe "Uzun Veli" Can
el 1 başlar Ali
gösterge mavi 5
ıstaka Ali K1 K3 K6 K10 K12 K13 R2 R3 R9 B3 B5 B6 B7 B9 B11 B13 B13 Y4 Y5 Y6 Y10 Y13
ıstaka Ayşe K1 K4 K5 K11 R5 R6 R7 R11 R12 R13 B4 B11 B12 Y1 Y3 Y9 Y10 Y11 Y11 Y12 J*
ıstaka "Uzun Veli" K3 K4 K5 K7 K7 K9 K13 R2 R7 R10 R11 R12 B2 B3 B8 B10 Y1 Y4 Y5 Y12 J*
ıstaka Can K6 K8 K8 K11 K12 R1 R3 R4 R5 R6 B1 B1 B2 B6 B10 Y2 Y2 Y7 Y8 Y8 Y9
Ali: at sarı 10
Ayşe: al, aç R5-7 / Y9-11 / K11 R11 B11 Y11 / R12 B12 Y12, at R13
"Uzun Veli": çek B4, at K13
Can: al K13, aç K11-13 / R3-6 / Y7-9 / K8 O*=R8 Y8, at B10
Ali: al B10, aç K10 O*=K11 K12 / B9-11 / Y4-6 / K3 R3 B3 / K13 B13 Y13, işle R2 6, at B13
`,
};

for (const [language, record] of Object.entries(RECORDS)) {
  test(`a record in ${language} steps through with the table drawn`, { skip, timeout: 60_000 }, async () => {
    const { context, page, errors } = await openPage(site, { hash: "#kayit" });
    await page.getByLabel("Oyun kaydını yapıştırın").fill(record);
    await button(page, "Oku").tap();
    const seat = (name) => page.getByRole("region", { name, exact: true });
    await seat("Ali").locator(".tile").nth(21).waitFor();
    await becomes(() => seat("Ali").locator(".tile").count(), 22);
    await button(page, "Sonraki hamle").tap();
    await becomes(() => page.locator(".turn").innerText(), /^1\/5 · Ali: at (Y10|sarı 10)$/);
    await becomes(() => seat("Ali").locator(".tile").count(), 22, "21 on the rack and one thrown");
    await button(page, "Sona git").tap();
    const melds = page.locator("ol.melds > li");
    await becomes(() => melds.count(), 13);
    // Meld 8 shows what its okey stands for, and meld 6 has the tile laid off.
    await becomes(() => melds.nth(7).innerText(), /mavi 6 \(okey\), kırmızı 8 yerine/);
    await becomes(() => melds.nth(5).locator(".tile").count(), 5);
    await becomes(() => melds.nth(5).innerText(), /^6 Can/);
    // Ali was dealt 22 tiles and threw one, then took one, laid 15, laid one off and threw one.
    await becomes(() => seat("Ali").locator("p").first().locator(".tile").count(), 22 - 1 + 1 - 15 - 1 - 1);
    await becomes(() => seat("Ali").innerText(), /mavi 13/);
    // Nobody took Ayşe's discard R13, so it is shown.
    await becomes(() => seat("Ayşe").innerText(), /Son attıkları:[^]*kırmızı 13$/);
    await button(page, "Önceki hamle").tap();
    await becomes(() => melds.count(), 8);
    await page.getByRole("slider", { name: "Hamleler" }).fill("0");
    await becomes(() => melds.count(), 0);
    await button(page, "English").tap();
    await button(page, "Next turn").tap();
    await becomes(() => page.locator(".turn").innerText(), /Ali: throw/);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("a record from a file is settled, and a faulty one refused with its line", { skip, timeout: 60_000 }, async () => {
  const { context, page, errors } = await openPage(site, { hash: "#kayit" });
  const open = (text) =>
    page.getByLabel("Dosyadan aç").setInputFiles({ name: "a.okey", mimeType: "text/plain", buffer: Buffer.from(text) });
  await open("oyun 101\noyuncular Ali Ayşe Veli Can\nel 1\nbiten Ali\naçan Ayşe seri\nkalan Ayşe = 34\nel 2\nson\n");
  await page.getByText("Ali: -101").waitFor();
  await page.getByText("kalan Ayşe = 34").waitFor();
  await page.getByLabel("El", { exact: true }).selectOption("1");
  await page.getByText("Ali: 202").waitFor();
  // In the classic game the players begin with 20 points, and the totals include them.
  await open("oyun okey\noyuncular Ali Ayşe Veli Can\nel 1\nbiten Ayşe\n");
  await page.getByText("Ayşe önde: 20").waitFor();
  await becomes(() => page.getByRole("region", { name: "Puanlar" }).getByRole("listitem").first().innerText(), /^Ali: -2 \(Toplam 18\)/);
  await open("oyun 101-team\noyuncular Ali Ayşe Veli Can\nel 1\nbiten Ayşe\n");
  await page.getByText("Ayşe + Can: Toplam -101").waitFor();
  await open("oyun 101\noyuncular Ali Ayşe Veli Can\nel 1\nbitn Ali\n");
  await page.getByText("şunu mu demek istediniz: biten?").waitFor();
  await open("");
  await open("\u0000\u202e<script>alert(1)</script>");
  await page.getByText("Bu metinde gösterilecek el yok.").waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

const SWAPS = `game 101
players Ali Veli
indicator R5
rack Ali J* R7 R6 K10 R6 R7 R8 B12 K11
rack Veli R8 J* K1
Ali: draw B1, open J* R7 R6=R8 / R6 R7 R8, throw B12
Veli: draw B2, swap R8 at 1, throw B2
Ali: draw B3, throw B3
Veli: draw B4, swap J* at 2, throw B4
Ali: draw R10, add R9 to 1, add R5 to 1, add R10 to 1, throw K11
Veli: draw B5, add O* to 1, throw B5
`;

test("a swap lifts the okey that stands for the tile, and no false joker", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#kayit" });
  await page.getByLabel("Oyun kaydını yapıştırın").fill(SWAPS);
  await button(page, "Oku").tap();
  const names = async (tiles) => (await tiles.locator(".unseen").allInnerTexts()).map((name) => name.trim());
  const meld = (number) => names(page.locator("ol.melds > li").nth(number - 1));
  const rack = () => names(page.getByRole("region", { name: "Veli", exact: true }).locator("p").first());
  const step = (number) => page.getByRole("slider", { name: "Hamleler" }).fill(`${number}`);
  await button(page, "Sona git").waitFor();
  await step(1);
  const OKEY = "kırmızı 6 (okey)";
  await becomes(() => meld(1), ["sahte okey, kırmızı 6 yerine", "kırmızı 7", `${OKEY}, kırmızı 8 yerine`]);
  await step(2);
  await becomes(() => meld(1), ["sahte okey, kırmızı 6 yerine", "kırmızı 7", "kırmızı 8"]);
  await becomes(rack, ["siyah 1", "sahte okey", OKEY]);
  await step(4);
  await becomes(() => meld(2), ["sahte okey, kırmızı 6 yerine", "kırmızı 7", "kırmızı 8"]);
  await becomes(rack, ["siyah 1", OKEY, OKEY]);
  // Tiles laid off at both ends take their places.
  await step(5);
  const run = ["kırmızı 5", "sahte okey, kırmızı 6 yerine", ..."kırmızı 7,kırmızı 8,kırmızı 9,kırmızı 10".split(",")];
  await becomes(() => meld(1), run);
  await step(6);
  await becomes(() => meld(1), [...run, `${OKEY}, kırmızı 11 yerine`]);
  await context.close();
});
