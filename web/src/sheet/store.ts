// Score sheets in the browser's own database. A sheet is written before the page shows it, and a tab that holds an old
// version of a sheet cannot overwrite a newer one.

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Variant } from "../link";

/** A player's part of a hand, as the form has it. */
export interface Entry {
  opened: "series" | "pairs" | null;
  /** The tiles left, or their sum as a number. */
  left: string;
  fouls: string[];
  hasShown: boolean;
}

/** A finished hand. `by` is the index of the player who finished, or null if the stock ran out. */
export interface Hand {
  by: number | null;
  ways: string[];
  indicator: string;
  entries: Entry[];
}

/** A score sheet of four players. */
export interface Sheet {
  id: string;
  /** Counts the writes. */
  version: number;
  variant: Variant;
  stake: number;
  players: string[];
  hands: Hand[];
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

const channel = new BroadcastChannel("okey.sheets");

/** Calls `heard` when another tab writes a sheet. Returns a function that stops this. */
export function listen(heard: () => void): () => void {
  channel.addEventListener("message", heard);
  return () => channel.removeEventListener("message", heard);
}

/** Returns all sheets, the newest first. */
export async function readSheets(): Promise<Sheet[]> {
  const sheets = await (await database()).getAll("sheets");
  return sheets.sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** Writes a sheet that follows the stored version. Returns the written sheet, or null if another tab was faster. */
export async function writeSheet(sheet: Sheet): Promise<Sheet | null> {
  const transaction = (await database()).transaction("sheets", "readwrite", { durability: "strict" });
  const stored = await transaction.store.get(sheet.id);
  if ((stored?.version ?? 0) !== sheet.version) return null;
  const written = { ...sheet, version: sheet.version + 1 };
  await transaction.store.put(written);
  await transaction.done;
  channel.postMessage(sheet.id);
  return written;
}

/** Deletes a sheet unless another tab has changed it. Returns true if it is gone. */
export async function deleteSheet({ id, version }: Sheet): Promise<boolean> {
  const transaction = (await database()).transaction("sheets", "readwrite", { durability: "strict" });
  const stored = await transaction.store.get(id);
  if (stored && stored.version !== version) return false;
  await transaction.store.delete(id);
  await transaction.done;
  channel.postMessage(id);
  return true;
}
