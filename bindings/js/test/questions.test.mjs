// Tests the questions as functions, and the errors that they throw.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as okey from "okey";

const HAND = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6";

/** Returns the `OkeyError` that the function `question` throws. Fails if it throws another error or none. */
function refusal(question) {
  try {
    question();
  } catch (error) {
    assert.ok(error instanceof okey.OkeyError, String(error));
    return error;
  }
  assert.fail("the question is refused");
}

test("every question has an answer", () => {
  assert.equal(okey.check(HAND, { indicator: "R5" }).discards[0].tile, "K6");
  assert.equal(okey.melds(HAND, { indicator: "R5", limit: 1 }).decompositions.length, 1);
  assert.equal(okey.pairs(HAND, { indicator: "R5" }).needed, 7);
  assert.equal(okey.waits("K1-12 R1 R1", { indicator: "R5", draws: 2 }).schema.split("/")[0], "okey.waits");
  assert.equal(okey.advise(HAND, { indicator: "R5" }).discards[0].tile, "K6");
  assert.equal(okey.open("K1-5 R1-5 B9-13 Y1-6", { indicator: "R5", bar: 105 }).bar, 105);
  const players = [{ name: "Ali" }, { name: "Veli", opened: "series", left: "K7" }, { name: "Ece" }];
  const score = okey.score({ finish: { by: "Ali" }, players }, { variant: "101" });
  assert.deepEqual(score.players.map(({ points }) => points), [-101, 7, 202]);
  const sheet = okey.sheet("game 101\nplayers Ali Veli Ece Nil\nhand\nfinished Ali\nhand\nfinished Ali okey\n");
  assert.deepEqual(sheet.totals[0], { name: "Ali", points: -303, balance: -303, place: 1 });
  const record = "record 1\ngame 101\nplayers Ali Veli Ece Nil\n\nhand 1\nfinished Ali\n";
  assert.equal(okey.convert(okey.convert(record, "json").sheet, "record").sheet, record);
  assert.equal(okey.judge("meld", "R12 R13 R1").allowed, true);
  assert.equal(okey.judge("meld", "R12 R13 R1", { variant: "101" }).allowed, false);
  assert.equal(okey.rules({ clause: "run.wrap" }).clauses[0], "run.wrap");
  assert.match(okey.check(HAND, { indicator: "R5", lang: "tr", say: true }).text, /K6/);
});

test("a refusal has the code, the text and the place of the program", () => {
  const error = refusal(() => okey.check("K1 kirmzi7 R5", { indicator: "R5", lang: "tr" }));
  assert.equal(error.code, "unknown-word");
  assert.equal(error.clause, "tiles.set");
  assert.deepEqual(error.span, [3, 10]);
  assert.equal(error.message, JSON.parse(okey.ask(
    '{"ask":"check","hand":"K1 kirmzi7 R5","indicator":"R5","lang":"tr"}',
  )).error.message);
});

test("wrong types and huge inputs are refused", () => {
  const circle = {};
  circle.circle = circle;
  const nested = [];
  for (let at = 0, inner = nested; at < 100_000; at++) inner.push((inner = []));
  const codes = [
    [() => okey.check(5), "field-type"],
    [() => okey.check(undefined, { indicator: "R5" }), "no-tiles"],
    [() => okey.check({ tiles: HAND }), "field-type"],
    [() => okey.check(HAND, { indicator: ["R5"] }), "field-type"],
    [() => okey.check(HAND, { seen: 7n }), "line-not-json"],
    [() => okey.check(circle), "line-not-json"],
    [() => okey.check(nested), "line-not-json"],
    [() => okey.check("K1 ".repeat(1_000_000)), "too-long"],
    [() => okey.judge("nothing", "R1"), "bad-value"],
  ];
  for (const [question, code] of codes) assert.equal(refusal(question).code, code, String(question));
  for (const line of [undefined, null, 5, {}, Symbol("line"), "", "\ud83d", "[".repeat(1e6), "ş".repeat(1e7)]) {
    assert.match(okey.ask(line), /^\{"id":null,"error":\{"code":"[a-z-]+"/, String(line).slice(0, 20));
  }
  assert.equal(okey.check(HAND, { indicator: "R5" }).wins, true);
});
