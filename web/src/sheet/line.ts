// A hand of the sheet as a question for the engine.

import type { Question } from "../engine/client";
import { colourOf, COLOURS, NUMBERS } from "../tiles";
import type { Entry, Hand, Sheet } from "./store";

/** Returns true if the text is a sum and not tiles. */
export const isSum = (left: string): boolean => /^\s*\d+\s*$/.test(left);

/** Returns true if some players have a sum and others have tiles. */
export function isMixed({ entries }: Hand): boolean {
  const written = entries.filter(({ opened, left }) => opened !== null && left.trim() !== "");
  return new Set(written.map(({ left }) => isSum(left))).size === 2;
}

/**
 * Returns the tiles that stand for sums. The engine takes tiles only, so a sum is written as plain tiles that have it.
 * The okey has the indicator's colour, which is left out.
 */
function plainTiles(indicator: string): string[] {
  const colours = COLOURS.filter((colour) => colour !== colourOf(indicator));
  return NUMBERS.toReversed().flatMap((number) => colours.flatMap((colour) => Array(2).fill(`${colour}${number}`)));
}

/** Takes tiles with this sum out of `pool`, the highest first. Returns null if there are none. */
function takeSum(sum: number, pool: string[]): string[] | null {
  const taken: string[] = [];
  let rest = sum;
  for (const tile of [...pool]) {
    const number = Number(tile.slice(1));
    if (number > rest) continue;
    taken.push(tile);
    pool.splice(pool.indexOf(tile), 1);
    rest -= number;
  }
  return rest === 0 ? taken : null;
}

function playerOf(sheet: Sheet, hand: Hand, entry: Entry, index: number, pool: string[]) {
  const player: Record<string, unknown> = { name: sheet.players[index] };
  if (entry.fouls.length > 0) player.fouls = entry.fouls;
  if (entry.hasShown) player.shown_indicator = true;
  if (sheet.variant === "101-team") player.team = teamOf(index);
  if (entry.opened === null || index === hand.by) return player;
  const left = isSum(entry.left) ? takeSum(Number(entry.left), pool) : entry.left;
  return left === null ? null : { ...player, opened: entry.opened, left };
}

/** Returns the team of a player: the partners sit opposite each other. */
export const teamOf = (index: number): string => (index % 2 === 0 ? "A" : "B");

/** Returns the question, or null if a sum is too high to be tiles. */
export function questionOf(sheet: Sheet, hand: Hand): (Question & { ask: "score" }) | null {
  const pool = plainTiles(hand.indicator);
  const players = hand.entries.map((entry, index) => playerOf(sheet, hand, entry, index, pool));
  if (players.includes(null)) return null;
  const ways = Object.fromEntries(hand.ways.map((way) => [way, true]));
  return {
    ask: "score",
    say: true,
    variant: sheet.variant,
    finish: hand.by === null ? null : { by: sheet.players[hand.by]!, ...ways },
    players,
    ...(hand.indicator && { indicator: hand.indicator }),
    ...(sheet.variant === "okey-pot" && { stake: sheet.stake }),
  };
}
