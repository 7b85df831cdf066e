// The points of a sheet. The engine scores every hand; the totals are sums of its answers.

import type { ScoreReport } from "okey";
import { useEffect, useState } from "preact/hooks";
import { ask, type Reply } from "../engine/client";
import { useLanguage } from "../text/language";
import { questionOf } from "./line";
import type { Sheet } from "./store";

export type Scored = Reply<ScoreReport> | null;

/** Returns the reply for each hand, or undefined until all have arrived. */
export function useScores(sheet: Sheet | undefined): Scored[] | undefined {
  const { language } = useLanguage();
  const [scores, setScores] = useState<{ of: Sheet; replies: Scored[] }>();
  useEffect(() => {
    if (!sheet) return;
    let isWanted = true;
    const replies = sheet.hands.map((hand) => {
      const question = questionOf(sheet, hand);
      return question && ask({ ...question, lang: language }, () => isWanted);
    });
    Promise.all(replies).then((arrived) => isWanted && setScores({ of: sheet, replies: arrived }));
    return () => {
      isWanted = false;
    };
  }, [sheet, language]);
  return scores && scores.of === sheet ? scores.replies : undefined;
}

/** Returns the points of each player in a scored hand; a void hand counts nothing. */
export function pointsOf(scored: Scored | undefined): number[] | null {
  if (!scored || !("answer" in scored) || scored.answer.void) return null;
  return scored.answer.players.map(({ points }) => points);
}

/** Returns the running totals after each hand. */
export function totalsOf(scores: Scored[], players: number): number[][] {
  let totals = Array<number>(players).fill(0);
  return scores.map((scored) => {
    const points = pointsOf(scored);
    totals = totals.map((total, index) => total + (points?.[index] ?? 0));
    return totals;
  });
}

/** Returns the sheet as CSV: a line for each hand with points, then the totals. */
export function toCsv(sheet: Sheet, scores: Scored[], words: { hand: string; total: string }): string {
  // A quoted cell that begins like a formula would run in a spreadsheet.
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const totals = totalsOf(scores, sheet.players.length).at(-1) ?? sheet.players.map(() => 0);
  const lines = [
    [cell(words.hand), ...sheet.players.map(cell)],
    ...scores.map((scored, index) => [index + 1, ...(pointsOf(scored) ?? sheet.players.map(() => ""))]),
    [cell(words.total), ...totals],
  ];
  return lines.map((line) => `${line.join(",")}\r\n`).join("");
}
