// A hand of the sheet as a question for the engine.

import type { ScoreLine } from "okey";
import type { Question } from "../engine/client";
import { toSet } from "../table/rules";
import type { Entry, Hand, Sheet } from "./store";

type Player = ScoreLine["players"][number];
export type ScoreQuestion = Question & { ask: "score"; players: Player[] };

const SUM = /^\s*\d+(?:\s+(?:o\*?|okey))*\s*$/i;

/** Returns what is left as the engine reads it: tiles stay, and a sum gets the sign of a sum. */
export const leftOf = (written: string): string => (SUM.test(written) ? `= ${written.trim()}` : written.trim());

/** Returns the team of a player: the partners sit opposite each other. */
export const teamOf = (index: number): string => (index % 2 === 0 ? "A" : "B");

function playerOf(sheet: Sheet, hand: Hand, entry: Entry, index: number): Player {
  const player: Player = { name: sheet.players[index]! };
  if (sheet.variant === "101-team") player.team = teamOf(index);
  if (entry.adjust !== 0) player.adjust = [{ points: entry.adjust, reason: entry.reason || null }];
  if (hand.isVoid) return player;
  if (entry.fouls.length > 0) player.fouls = entry.fouls;
  if (entry.hasShown) player.shown_indicator = true;
  if (entry.opened === null || index === hand.by) return player;
  return { ...player, opened: entry.opened, left: leftOf(entry.left) };
}

/** Returns the question about the points of a hand. */
export function questionOf(sheet: Sheet, hand: Hand): ScoreQuestion {
  const ways = Object.fromEntries(hand.ways.map((way) => [way, true]));
  return {
    ask: "score",
    say: true,
    variant: sheet.variant,
    set: toSet(sheet.settings ?? {}),
    finish: hand.isVoid || hand.by === null ? null : { by: sheet.players[hand.by]!, ...ways },
    players: hand.entries.map((entry, index) => playerOf(sheet, hand, entry, index)),
    ...(hand.isVoid && { void: true }),
    ...(hand.indicator && { indicator: hand.indicator }),
  };
}

/** Returns the same question with the totals before the hand as corrections, so that its points are the new totals. */
export function carriedOn(question: ScoreQuestion, totals: number[]): ScoreQuestion {
  const players = question.players.map((player, index) => ({
    ...player,
    adjust: [{ points: totals[index]! }, ...((player.adjust as { points: number }[] | undefined) ?? [])],
  }));
  return { ...question, say: false, players, fields: "players" };
}
