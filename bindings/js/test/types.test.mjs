// Checks that real answers have the generated types. `tsc` compiles each answer as a literal of its type, so an unknown
// field is an error.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ask } from "okey";

const here = fileURLToPath(new URL(".", import.meta.url));
const hands = ["K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6", "K1-13 K1 Y9", "K1-12 R1 R1", "R1x2 R2x2 R3x2 Y5x2 K4-10"];
const racks = ["R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*", "K1-5 R1-5 B9-13 Y1-6", "K1x2 K3x2 K5x2 K7x2 B9x2 R1-11"];
const finish = { by: "Ali", okey: true };
const record = "game 101\nplayers Ali Veli Ece Nil\nhand\nfinished Ali\nleft Veli K7\nopened Veli series\n";
const players = [{ name: "Ali", opened: "series" }, { name: "Veli", opened: "series", left: "K7 J*" }, { name: "Nil" }, { name: "Efe" }];

const questions = [
  ...["check", "melds", "pairs", "waits", "advise"].flatMap((question) =>
    hands.flatMap((hand) =>
      [{}, { partial: true }, { draws: 2 }].map((more) => ({ ask: question, hand, indicator: "R5", ...more })),
    ),
  ),
  ...["check", "advise", "open", "pairs"].flatMap((question) =>
    racks.map((hand) => ({ ask: question, hand, indicator: "K1", variant: "101" })),
  ),
  { ask: "score", variant: "101", indicator: "R5", finish, players },
  { ask: "score", variant: "101", indicator: "R5", finish: null, players },
  { ask: "score", finish: { by: "Ali" }, players: players.map(({ name }) => ({ name })), indicator: "R5" },
  { ask: "score", sheet: record, hands: 11 },
  { ask: "score", sheet: record, as: "json" },
  { ask: "judge", question: "meld", claim: "R12 R13 R1" },
  { ask: "judge", question: "meld", claim: "O* R4 R5 O*", indicator: "Y13" },
  { ask: "judge", question: "layoff", claim: "R9", onto: "R10 R11 O*", opened: "series", indicator: "Y13", variant: "101" },
  { ask: "judge", question: "foul", claim: "put-back", variant: "101" },
  { ask: "judge", question: "left", claim: "K7 J*", variant: "101", opened: "series", finish: "okey", indicator: "R5" },
  { ask: "rules", clause: ["run.wrap", "open.sum"] },
  { ask: "rules", query: "okey" },
  { ask: "rules", profile: "101" },
  { ask: "rules", diff: ["okey", "101"] },
  { ask: "rules", disputes: true },
  { ask: "rules", words: true },
  { ask: "check", hand: "K1 Q7" },
  { ask: "check", hand: 5 },
];

test("tsc accepts the questions and the answers", () => {
  const answered = new Set();
  const lines = questions.map((question, at) => {
    const { id, ...answer } = JSON.parse(ask(JSON.stringify(question)));
    const type = "error" in answer ? "ErrorReport" : `Answers["${question.as ? "converted" : question.sheet ? "sheet" : question.ask}"]`;
    answered.add(type);
    const asked = question.players ? 'FinishedHand & Pick<AskedLine, "ask">' : "AskedLine";
    const typed = type === "ErrorReport" ? "" : `export const question${at}: ${asked} = ${JSON.stringify(question)};\n`;
    return `${typed}export const answer${at}: ${type} = ${JSON.stringify(answer)};\n`;
  });
  assert.equal(answered.size, 12, `a type for each kind of answer and one for refusals: ${[...answered]}`);
  assert.equal(tsc(lines.join("")), "");
});

test("tsc refuses a field that no answer has", () => {
  const { id, ...answer } = JSON.parse(ask(JSON.stringify(questions[0])));
  assert.match(tsc(`export const answer: Answers["check"] = ${JSON.stringify({ ...answer, other: 1 })};`), /TS2353.*other/);
  assert.match(tsc('import { check } from "okey"; check("K1", { indicater: "R5" });'), /TS2561.*indicater/);
  assert.match(tsc('import { check } from "okey"; export const wins: string = check("K1").wins;'), /TS2322/);
});

test("each function takes the options of its question", () => {
  const hand = '"K1-13 K1 Y9"';
  const taken = `import { advise, check, convert, judge, melds, open, rules, score, sheet, waits } from "okey";
    check(${hand}, { indicator: "R5", set: ["run_wrap=false"], lang: "tr", say: true });
    melds(${hand}, { limit: 3, discard: "Y9" }); waits(${hand}, { seen: "K1", draws: 2 }); advise(${hand}, { opened: "pairs" });
    open(${hand}, { bar: 91, "pairs-bar": 4, taken: "K1" }); judge("left", "K7", { opened: "series", "all-pairs": true });
    judge("opening", "K1-13", { hand: ["K1-13", "Y9"], bar: 91 });
    rules({ disputes: true }); score({ finish: null, players: [] }, { variant: "101", hands: 5 });
    sheet("", { hands: 5, tournament: true, letters: "rkms" }); convert("", "json", { letters: "rkms" });`;
  assert.equal(tsc(taken), "");
  for (const [call, field] of [
    [`check(${hand}, { limit: 3 })`, "limit"],
    [`pairs(${hand}, { seen: "K1" })`, "seen"],
    [`melds(${hand}, { draws: 2 })`, "draws"],
    [`open(${hand}, { onto: "K1" })`, "onto"],
    [`judge("meld", "K1", { limit: 3 })`, "limit"],
    [`rules({ variant: "101" })`, "variant"],
    [`sheet("", { variant: "101" })`, "variant"],
    [`convert("", "json", { hands: 5 })`, "hands"],
  ]) {
    const name = call.split("(")[0];
    assert.match(tsc(`import { ${name} } from "okey"; ${call};`), new RegExp(`TS2353.*'${field}'`), call);
  }
});

/** Returns what `tsc` says about a file that can use the types of the package. */
function tsc(text) {
  const folder = mkdtempSync(`${here}.types-`);
  try {
    writeFileSync(`${folder}/answers.ts`, `import type { Answers, AskedLine, ErrorReport, FinishedHand } from "okey";\n${text}`);
    const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--skipLibCheck", "false"];
    execFileSync(`${here}../node_modules/.bin/tsc`, [...options, "--ignoreConfig", "--types", "", `${folder}/answers.ts`]);
    return "";
  } catch ({ stdout }) {
    return String(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
