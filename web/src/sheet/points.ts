// The points of a sheet. The engine computes the points of all hands in one answer.

import type { SheetReport, TotalReport } from "okey";
import { answerOf, useReply } from "../engine/hook";
import type { Reply } from "../engine/client";
import { linesOf, numbersOf } from "./lines";
import type { Sheet } from "./store";

/**
 * The reply about a sheet, and the settled sheet. `settled` is undefined before the first hand, until the reply about
 * the present hands arrives, and if the engine refuses the sheet.
 */
export interface Points {
  reply: Reply<SheetReport> | undefined;
  isCurrent: boolean;
  settled: (SheetReport & { text?: string }) | undefined;
}

/** Returns the points of a sheet. */
export function usePoints(sheet: Sheet): Points {
  const { reply, isCurrent } = useReply(
    sheet.hands.length === 0
      ? null
      : { ask: "score", say: true, sheet: linesOf(sheet), ...(sheet.gameHands && { hands: sheet.gameHands }) },
  );
  return { reply, isCurrent, settled: isCurrent && sheet.hands.length > 0 ? answerOf(reply) : undefined };
}

/** Returns the engine's report on each hand of the sheet, or undefined for a hand that the answer lacks. */
export const settledHands = (sheet: Sheet, settled: SheetReport | undefined) =>
  numbersOf(sheet.hands).map((number) => settled?.hands.find((hand) => hand.number === number));

/** Returns the totals at the end of the sheet. */
export const totalsOf = (sheet: Sheet, settled: SheetReport | undefined): number[] =>
  settled?.totals.map(({ balance }) => balance) ?? sheet.totals;

/** Returns for each player the total of the player's team, or null if everyone plays alone. */
export function teamTotals({ teams, hands }: SheetReport): (TotalReport | undefined)[] | null {
  const own = hands[0]?.players.map(({ team }) => teams.find(({ name }) => name === team));
  return teams.length > 0 && own ? own : null;
}

interface Words {
  hand: string;
  carried: string;
  total: string;
  teamTotal: string;
}

/**
 * Returns the sheet as CSV: the points carried over, a line for each hand, and the totals. Excel in Turkish expects
 * semicolons between cells, and a byte order mark before the text.
 */
export function toCsv(sheet: Sheet, settled: SheetReport, words: Words): string {
  // A spreadsheet runs a cell that begins like a formula, even in quotes, so write a `'` before it.
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const hands = settledHands(sheet, settled).map((hand) => hand?.players.map(({ points }) => points));
  const numbers = numbersOf(sheet.hands);
  const teams = teamTotals(settled);
  const lines = [
    [cell(words.hand), ...sheet.players.map(cell)],
    ...(sheet.totals.some((points) => points !== 0) ? [[cell(words.carried), ...sheet.totals]] : []),
    ...hands.map((points, index) => [numbers[index], ...(points ?? sheet.players.map(() => ""))]),
    [cell(words.total), ...totalsOf(sheet, settled)],
    ...(teams ? [[cell(words.teamTotal), ...teams.map((team) => team?.balance ?? "")]] : []),
  ];
  return `\u{feff}${lines.map((line) => `${line.join(";")}\r\n`).join("")}`;
}
