// A sheet as the engine reads it: a line of JSON for the header of its record, and a line for each hand.

import type { ScoreLine } from "okey";
import { VARIANTS } from "../link";
import { toSet } from "../table/rules";
import type { Entry, Hand, KeptHand, Sheet } from "./store";

type PlayerLine = ScoreLine["players"][number];

/** The fields that the page reads from the header of a record. */
interface HeaderLine {
  variant: string;
  set?: string[];
  players: string[];
  totals?: Record<string, number>;
}

/** The fouls whose names in a record differ from those in the form. */
const FOUL_IDS: Record<string, string> = {
  "put-back": "take.put-back",
  "taken-not-opened": "take.must-open",
  "playable-discard": "discard.playable",
  "okey-discard": "discard.okey",
  "layoff-undo": "layoff.undo",
  "okey-taken": "swap.okey",
  "okey-lost": "foul.okey-taken",
  feeding: "foul.feeding",
  other: "foul.flat",
  "false-win": "score.false-win",
};
const FOUL_NAMES = Object.fromEntries(Object.entries(FOUL_IDS).map(([name, id]) => [id, name]));

/** The length of the longest name of a player, in characters. */
export const LONGEST_NAME = 40;

/**
 * Returns a name that a record can quote: short, with single spaces, without control characters and without marks that
 * change the direction of text.
 */
export const nameFrom = (written: string): string =>
  [...written.replace(/\s+/g, " ").replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "").trim()]
    .slice(0, LONGEST_NAME)
    .join("")
    .replaceAll('"', "”")
    .replaceAll("\\", "/")
    .trim();

const SUM = /^\s*\d+(?:\s+(?:o\*?|okey))*\s*$/i;

/** Returns the tiles left as the engine reads them. A sum gets `= ` before it, and tiles stay unchanged. */
const leftOf = (written: string): string => (SUM.test(written) ? `= ${written.trim()}` : written.trim());

/** Returns the team of a player: the partners sit opposite each other. */
export const teamOf = (index: number): string => (index % 2 === 0 ? "A" : "B");

/** Returns true if a hand is stored as a line of JSON, because the form cannot show it. */
export const isKept = (hand: Hand | KeptHand): hand is KeptHand => "line" in hand;

function playerOf(hand: Hand, entry: Entry, index: number, name: string): PlayerLine {
  const { opened, fouls, hasShown, adjust, reason } = entry;
  return {
    name,
    ...(!hand.isVoid && opened && index !== hand.by && { opened, left: leftOf(entry.left) }),
    ...(!hand.isVoid && fouls.length > 0 && { fouls: fouls.map((foul) => FOUL_IDS[foul] ?? foul) }),
    ...(!hand.isVoid && hasShown && { shown_indicator: true }),
    ...(adjust !== 0 && { adjust: [{ points: adjust, ...(reason && { reason }) }] }),
  };
}

/** Returns the fields of a hand, in the order in which the engine writes them. */
function lineOf(hand: Hand, number: number, names: string[]): ScoreLine {
  const ways = Object.fromEntries(hand.ways.map((way) => [way, true]));
  return {
    number,
    ...(hand.indicator && { indicator: hand.indicator }),
    finish: hand.isVoid || hand.by === null ? null : { by: names[hand.by]!, ...ways },
    players: hand.entries.map((entry, index) => playerOf(hand, entry, index, names[index]!)),
    ...(hand.isVoid && { void: "" }),
  };
}

/**
 * Returns the numbers of the hands. A hand stored as a line of JSON keeps its number; any other hand gets the next one.
 */
export function numbersOf(hands: Sheet["hands"]): number[] {
  let last = 0;
  return hands.map((hand) => (last = (isKept(hand) && JSON.parse(hand.line).number) || last + 1));
}

/** Returns the lines that begin a new record. */
function headOf(sheet: Sheet, players: string[]): string[] {
  const names = players.map((name) => `"${name}"`);
  return [
    "record 1",
    `game ${sheet.variant}`,
    ...toSet(sheet.settings ?? {}).map((setting) => `set ${setting}`),
    `about date ${sheet.id}`,
    `players ${names.join(" ")}`,
    `totals ${names.map((name, index) => `${name} ${sheet.totals[index]}`).join(" ")}`,
  ];
}

/** Returns the sheet as JSON Lines. */
export function linesOf(sheet: Sheet): string {
  const { header, players } = sheet;
  // Older versions of the page stored names that a record cannot quote.
  const names = header ? players : players.map(nameFrom);
  const numbers = numbersOf(sheet.hands);
  const hands = sheet.hands.map((hand, index) =>
    isKept(hand) ? hand.line : JSON.stringify(lineOf(hand, numbers[index]!, names)),
  );
  return [header ?? JSON.stringify({ record: 1, lines: headOf(sheet, names) }), ...hands].join("\n");
}

function entryOf({ opened, left, fouls, shown_indicator, adjust }: PlayerLine): Entry {
  const [first] = [adjust ?? []].flat();
  return {
    opened: opened === "series" || opened === "pairs" ? opened : null,
    left: `${left ?? ""}`.replace(/^= /, ""),
    fouls: (fouls ?? []).map((foul) => FOUL_NAMES[foul] ?? foul),
    hasShown: shown_indicator === true,
    adjust: first?.points ?? 0,
    reason: first?.reason ?? "",
  };
}

/** Reads a hand for the form. Returns the line itself if the form would write the hand differently. */
function handFrom(text: string, number: number, names: string[]): Hand | KeptHand {
  const line: ScoreLine = JSON.parse(text);
  if (line.players?.length !== names.length) return { line: text };
  const { finish, indicator } = line;
  const hand: Hand = {
    by: finish ? names.indexOf(finish.by) : null,
    isVoid: "void" in line,
    ways: Object.keys(finish ?? {}).filter((way) => way !== "by"),
    indicator: indicator ?? "",
    entries: line.players.map(entryOf),
  };
  // Ignore the teams in the line, because the seats decide them.
  const players = line.players.map(({ team: _, ...player }) => player);
  return JSON.stringify(lineOf(hand, number, names)) === JSON.stringify({ ...line, players }) ? hand : { line: text };
}

/** Reads a sheet from JSON Lines, as the engine writes them. Returns the reason if the page cannot store the sheet. */
export function sheetFrom(text: string): Sheet | "fourPlayers" | "otherGame" {
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const { variant: game, set = [], players, totals = {} }: HeaderLine = JSON.parse(header);
  const variant = VARIANTS.find((name) => name === game);
  if (!variant) return "otherGame";
  if (players.length !== 4) return "fourPlayers";
  const carried = new Map(Object.entries(totals));
  const hands: Sheet["hands"] = [];
  for (const line of lines) hands.push(handFrom(line, (numbersOf(hands).at(-1) ?? 0) + 1, players));
  return {
    id: new Date().toISOString(),
    version: 0,
    variant,
    settings: Object.fromEntries(set.map((setting) => setting.split("=") as [string, string])),
    players,
    totals: players.map((name) => carried.get(name) ?? 0),
    header,
    hands,
  };
}
