// The points of a sheet: the engine scores every hand, and adds it to the totals before it.

import type { ScoreReport } from "okey";
import { useEffect, useState } from "preact/hooks";
import { ask, type Reply } from "../engine/client";
import { answerOf } from "../engine/hook";
import { useLanguage, type Language } from "../text/language";
import { carriedOn, questionOf } from "./line";
import type { Sheet } from "./store";

/** A hand with its points, and the totals after it. A hand without an answer leaves the totals as they were. */
export interface Scored {
  reply: Reply<ScoreReport>;
  totals: number[];
}

async function score(sheet: Sheet, lang: Language, isWanted: () => boolean): Promise<Scored[]> {
  const scores: Scored[] = [];
  let { totals } = sheet;
  for (const hand of sheet.hands) {
    const question = { ...questionOf(sheet, hand), lang };
    const reply = await ask(question, isWanted);
    const carried = answerOf(await ask({ ...carriedOn(question, totals), lang }, isWanted));
    totals = carried?.players.map(({ points }) => points) ?? totals;
    scores.push({ reply, totals });
  }
  return scores;
}

/** Returns the points of each hand, or undefined until all have arrived. */
export function useScores(sheet: Sheet): Scored[] | undefined {
  const { language } = useLanguage();
  const [settled, setSettled] = useState<{ of: Sheet; scores: Scored[] }>();
  useEffect(() => {
    let isWanted = true;
    score(sheet, language, () => isWanted).then((scores) => isWanted && setSettled({ of: sheet, scores }));
    return () => {
      isWanted = false;
    };
  }, [sheet, language]);
  return settled && settled.of === sheet ? settled.scores : undefined;
}

/** Returns the points of each player in a scored hand, or null if there is no answer. */
export const pointsOf = (scored: Scored | undefined): number[] | null =>
  answerOf(scored?.reply)?.players.map(({ points }) => points) ?? null;

/** Returns the totals at the end of the sheet. */
export const totalsOf = (sheet: Sheet, scores: Scored[]): number[] => scores.at(-1)?.totals ?? sheet.totals;

interface Words {
  hand: string;
  carried: string;
  total: string;
}

/**
 * Returns the sheet as CSV for Excel in Turkish, which expects semicolons, and a byte order mark for the letters: the
 * points carried over, a line for each hand, and the totals.
 */
export function toCsv(sheet: Sheet, scores: Scored[], words: Words): string {
  // A quoted cell that begins like a formula would run in a spreadsheet.
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const lines = [
    [cell(words.hand), ...sheet.players.map(cell)],
    ...(sheet.totals.some((points) => points !== 0) ? [[cell(words.carried), ...sheet.totals]] : []),
    ...scores.map((scored, index) => [index + 1, ...(pointsOf(scored) ?? sheet.players.map(() => ""))]),
    [cell(words.total), ...totalsOf(sheet, scores)],
  ];
  return `\u{feff}${lines.map((line) => `${line.join(";")}\r\n`).join("")}`;
}
