// Score sheets in the browser's own database. A sheet is written before the page shows it, and a tab that holds an old
// version of a sheet cannot overwrite a newer one.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { VARIANTS, type Settings, type Variant } from "../link";

/** The values that the form has for one player in a hand. */
export interface Entry {
  opened: "series" | "pairs" | null;
  /** The tiles left, or their sum as a number. */
  left: string;
  fouls: string[];
  hasShown: boolean;
  /** Points that the players add or take away by hand. The field `reason` says why. */
  adjust: number;
  reason: string;
}

/** A finished hand. `by` is the index of the player who finished, or null if the stock ran out. */
export interface Hand {
  by: number | null;
  /** True if the table does not count the hand. */
  isVoid: boolean;
  ways: string[];
  indicator: string;
  entries: Entry[];
}

/** A hand of a record that the form cannot show, for example because it has turns: the hand as a line of JSON. */
export interface KeptHand {
  line: string;
}

/** A score sheet of four players. */
export interface Sheet {
  id: string;
  /** How often the sheet was written. */
  version: number;
  variant: Variant;
  /** The switches of the table when the sheet began; older sheets have none. */
  settings?: Settings;
  players: string[];
  /** The points that the players start with. */
  totals: number[];
  /** The header of the record that the sheet was opened from, as a line of JSON. */
  header?: string;
  /** The number of hands in the game, if the players have agreed on one. */
  gameHands?: number;
  hands: (Hand | KeptHand)[];
}

const isText = (value: unknown) => typeof value === "string";
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isFour = (value: unknown, is: (item: never) => boolean) =>
  Array.isArray(value) && value.length === 4 && (value as never[]).every(is);

const isSettings = (value: unknown) =>
  value === undefined || (typeof value === "object" && value !== null && Object.values(value).every(isText));

const isEntry = (entry: Partial<Entry> | null) =>
  [null, "series", "pairs"].includes(entry?.opened as null) &&
  isText(entry?.left) &&
  isTexts(entry?.fouls) &&
  typeof entry?.hasShown === "boolean" &&
  Number.isInteger(entry.adjust) &&
  isText(entry.reason);

const isPlainHand = (hand: Partial<Hand> | null) =>
  [null, 0, 1, 2, 3].includes(hand?.by as null) &&
  typeof hand?.isVoid === "boolean" &&
  isTexts(hand.ways) &&
  isText(hand.indicator) &&
  isFour(hand.entries, isEntry);

const isHand = (hand: Partial<Hand & KeptHand> | null) => isText(hand?.line) || isPlainHand(hand);

/** Returns true if a stored value is a sheet that this version of the page wrote. */
function isSheet(value: unknown): value is Sheet {
  const sheet = value as Partial<Sheet> | null;
  return (
    isText(sheet?.id) &&
    Number.isInteger(sheet?.version) &&
    VARIANTS.includes(sheet?.variant as Variant) &&
    isSettings(sheet?.settings) &&
    isFour(sheet?.players, isText) &&
    isFour(sheet?.totals, Number.isInteger) &&
    (sheet?.header === undefined || isText(sheet.header)) &&
    (sheet?.gameHands === undefined || Number.isInteger(sheet.gameHands)) &&
    Array.isArray(sheet?.hands) &&
    sheet.hands.every(isHand)
  );
}

interface Database extends DBSchema {
  sheets: { key: string; value: Sheet };
}

let opening: Promise<IDBPDatabase<Database>> | undefined;

/** Opens the database on first use. A browser may refuse it. */
async function database(): Promise<IDBPDatabase<Database>> {
  opening ??= openDB<Database>("okey", 1, {
    upgrade: (opened) => void opened.createObjectStore("sheets", { keyPath: "id" }),
  });
  return opening;
}

/** The channel between the tabs, or null if the browser refuses it. */
const channel = (() => {
  try {
    return new BroadcastChannel("okey.sheets");
  } catch {
    return null;
  }
})();

/** Calls `heard` when another tab writes a sheet. Returns a function that stops this. */
export function listen(heard: () => void): () => void {
  channel?.addEventListener("message", heard);
  return () => channel?.removeEventListener("message", heard);
}

/** Everything stored: the sheets, the newest first, and the entries that this version of the page cannot read. */
export interface Stored {
  sheets: Sheet[];
  unread: unknown[];
}

/** Reads everything stored. */
export async function readStored(): Promise<Stored> {
  const all: unknown[] = await (await database()).getAll("sheets");
  const sheets = all.filter(isSheet).sort((one, other) => (one.id < other.id ? 1 : -1));
  return { sheets, unread: all.filter((value) => !isSheet(value)) };
}

/**
 * Writes a sheet if the stored sheet still has its version. Returns the written sheet, or null if another tab has
 * changed the stored one.
 */
export async function writeSheet(sheet: Sheet): Promise<Sheet | null> {
  const transaction = (await database()).transaction("sheets", "readwrite", { durability: "strict" });
  const stored = await transaction.store.get(sheet.id);
  if ((stored?.version ?? 0) !== sheet.version) return null;
  const written = { ...sheet, version: sheet.version + 1 };
  await Promise.all([transaction.store.put(written), transaction.done]);
  channel?.postMessage(sheet.id);
  return written;
}

/** Deletes a sheet unless another tab has changed it. Returns true if it is gone. */
export async function deleteSheet({ id, version }: Sheet): Promise<boolean> {
  const transaction = (await database()).transaction("sheets", "readwrite", { durability: "strict" });
  const stored = await transaction.store.get(id);
  if (stored && stored.version !== version) return false;
  await Promise.all([transaction.store.delete(id), transaction.done]);
  channel?.postMessage(id);
  return true;
}
