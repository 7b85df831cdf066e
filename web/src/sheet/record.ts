// A sheet as a game record, the text format that the program scores too.

import { toSet } from "../table/rules";
import { leftOf } from "./line";
import type { Entry, Hand, Sheet } from "./store";

/** Returns a text that stays on its line and begins no comment. */
const plain = (text: string) => text.replace(/[\s;"]+/g, " ").trim();
const quoted = (name: string) => `"${name}"`;
const signed = (points: number) => (points < 0 ? `${points}` : `+${points}`);

function linesOf({ by, isVoid }: Hand, entry: Entry, index: number, name: string): string[] {
  const adjust = entry.adjust === 0 ? [] : [`adjust ${name} ${signed(entry.adjust)} ${plain(entry.reason)}`.trim()];
  if (isVoid) return adjust;
  const opened =
    entry.opened === null || index === by
      ? []
      : [`opened ${name} ${entry.opened}`, `left ${name} ${plain(leftOf(entry.left).replace(/[,;]/g, " "))}`];
  const fouls = entry.fouls.map((foul) => `foul ${name} ${foul}`);
  return [...opened, ...fouls, ...(entry.hasShown ? [`shown ${name}`] : []), ...adjust];
}

function handLines(hand: Hand, number: number, names: string[]): string[] {
  const end = hand.by === null ? "end" : `finished ${[names[hand.by], ...hand.ways].join(" ")}`;
  return [
    "",
    `hand ${number}`,
    ...(hand.indicator ? [`indicator ${hand.indicator}`] : []),
    ...(hand.isVoid ? [] : [end]),
    ...hand.entries.flatMap((entry, index) => linesOf(hand, entry, index, names[index]!)),
    ...(hand.isVoid ? ["void"] : []),
  ];
}

/** Returns the sheet as a record. */
export function toRecord(sheet: Sheet): string {
  const names = sheet.players.map((name) => quoted(plain(name)));
  const totals = names.map((name, index) => `${name} ${sheet.totals[index]}`);
  const lines = [
    "record 1",
    `game ${sheet.variant}`,
    ...toSet(sheet.settings ?? {}).map((setting) => `set ${setting}`),
    `about date ${sheet.id}`,
    `players ${names.join(" ")}`,
    `totals ${totals.join(" ")}`,
    ...sheet.hands.flatMap((hand, index) => handLines(hand, index + 1, names)),
  ];
  return `${lines.join("\n")}\n`;
}
