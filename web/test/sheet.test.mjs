// The score sheet: five hands over a reload, corrections, and two tabs.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openPage, skip, start } from "./browser.mjs";

let site;
before(async () => !skip && (site = await start()));
after(() => site?.stop());

const button = (page, name) => page.getByRole("button", { name, exact: true });
const player = (page, name) => page.getByRole("group", { name, exact: true });

async function startSheet(page, variant) {
  for (const [index, name] of ["Ali", "Veli", "Ece", "Can"].entries()) {
    await page.getByLabel(`${index + 1}. oyuncu`).fill(name);
  }
  await page.getByRole("combobox", { name: "Oyun" }).selectOption(variant);
  await button(page, "Başla").tap();
  await button(page, "El yaz").waitFor();
}

/** Enters a hand: who finished, how, and what the others have left. */
async function addHand(page, { by, ways = [], left = {}, fouls = {} }) {
  await button(page, "El yaz").tap();
  await page.getByRole("radio", { name: by, exact: true }).tap();
  for (const way of ways) await page.getByLabel(way, { exact: true }).tap();
  for (const [name, [opened, tiles]] of Object.entries(left)) {
    await player(page, name).getByLabel(opened, { exact: true }).tap();
    await player(page, name).getByLabel(`${name}: Elde kalan`).fill(tiles);
  }
  for (const [name, foul] of Object.entries(fouls)) {
    await player(page, name).getByText("Cezalar").tap();
    await player(page, name).getByLabel(foul, { exact: true }).tap();
  }
  await button(page, "Kaydet").tap();
  await button(page, "El yaz").waitFor();
}

const totals = async (page) => {
  await page.waitForFunction(() => !document.querySelector("tfoot").textContent.includes("…"));
  return page.locator("tfoot td").allInnerTexts();
};

const EVENING = [
  { by: "Ali", left: { Veli: ["seri", "24"], Can: ["seri", "7"] } }, // -101, 24, 202, 7
  { by: "Veli", ways: ["okey atarak"], left: { Ali: ["seri", "10"] } }, // 20, -202, 404, 404
  { by: "Ece", left: { Ali: ["çift", "K9 Y2"] } }, // 22, 202, -101, 202
  { by: "Can", ways: ["elden"] }, // 404, 404, 404, -202
  { by: "Ali", fouls: { Veli: "alıp geri bırakma" } }, // -101, 303, 202, 202
];

test("five hands stay over a reload, and a correction changes the totals", { skip, timeout: 120_000 }, async () => {
  const { context, page, strangers, errors } = await openPage(site, { hash: "#yazboz" });
  await startSheet(page, "101");
  for (const hand of EVENING) await addHand(page, hand);
  assert.deepEqual(await totals(page), ["244", "731", "1111", "613"]);
  await page.reload();
  await button(page, "El yaz").waitFor();
  assert.deepEqual(await totals(page), ["244", "731", "1111", "613"]);
  assert.equal(await page.locator("tbody tr").count(), 5);

  await button(page, "1. eli düzelt").tap();
  await player(page, "Veli").getByLabel("Veli: Elde kalan").fill("25");
  await button(page, "Kaydet").tap();
  await button(page, "El yaz").waitFor();
  assert.deepEqual(await totals(page), ["244", "732", "1111", "613"]);
  await button(page, "5. eli sil").tap();
  await page.locator("tbody tr").nth(4).waitFor({ state: "detached" });
  assert.deepEqual(await totals(page), ["345", "429", "909", "411"]);
  await button(page, "Geri al").tap();
  await page.locator("tbody tr").nth(4).waitFor();
  assert.deepEqual(await totals(page), ["244", "732", "1111", "613"]);
  await button(page, "Geri al").tap();
  await page.getByText("731", { exact: true }).first().waitFor();
  assert.deepEqual(await totals(page), ["244", "731", "1111", "613"]);

  const download = page.waitForEvent("download");
  await button(page, "CSV indir").tap();
  const chunks = await (await (await download).createReadStream()).toArray();
  const lines = Buffer.concat(chunks).toString().split("\r\n");
  assert.equal(lines[0], '"El","Ali","Veli","Ece","Can"');
  assert.equal(lines[1], "1,-101,24,202,7");
  assert.equal(lines[6], '"Toplam",244,731,1111,613');
  assert.deepEqual(strangers, []);
  assert.deepEqual(errors, []);
  await context.close();
});

test("two tabs do not overwrite each other's hands", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#yazboz" });
  await startSheet(page, "okey");
  const other = await context.newPage();
  await other.goto(`${site.address}#yazboz`);
  await button(other, "El yaz").waitFor();
  // The other tab begins a hand; this one saves a hand before it does.
  await button(other, "El yaz").tap();
  await other.getByRole("radio", { name: "Veli", exact: true }).tap();
  await addHand(page, { by: "Ali" });
  assert.deepEqual(await totals(page), ["0", "-2", "-2", "-2"]);
  await button(other, "Kaydet").tap();
  await other.getByText("başka bir sekmede değişti").waitFor();
  assert.equal(await other.getByRole("heading", { name: "2. el" }).count(), 1);
  await button(other, "Kaydet").tap();
  await button(other, "El yaz").waitFor();
  assert.deepEqual(await totals(other), ["-2", "-2", "-4", "-4"]);
  await page.locator("tbody tr").nth(1).waitFor();
  assert.deepEqual(await totals(page), ["-2", "-2", "-4", "-4"]);
  assert.equal(await button(page, "Geri al").isDisabled(), true);
  await context.close();
});

test("the engine refuses a hand that cannot have happened", { skip, timeout: 60_000 }, async () => {
  const { context, page } = await openPage(site, { hash: "#yazboz" });
  await startSheet(page, "101");
  await button(page, "El yaz").tap();
  await page.getByRole("radio", { name: "Ali", exact: true }).tap();
  await player(page, "Veli").getByLabel("seri", { exact: true }).tap();
  await page.locator(".refusal").first().waitFor();
  assert.equal(await button(page, "Kaydet").isDisabled(), true);
  await player(page, "Veli").getByLabel("Veli: Elde kalan").fill("9999");
  await page.getByText("toplamı bu kadar olamaz").waitFor();
  await player(page, "Veli").getByLabel("Veli: Elde kalan").fill("13");
  await page.getByText("Veli: 13").waitFor();
  await button(page, "Kaydet").tap();
  await button(page, "El yaz").waitFor();
  await context.close();
});
