// Addresses of views. They use only the part after `#`, which a browser never sends to a server.

import { isTile } from "./tiles";

export const VARIANTS = ["okey", "okey-house", "okey-pot", "101", "101-team"] as const;
export type Variant = (typeof VARIANTS)[number];

/** The rack view: a hand, the indicator and the game. */
export interface Rack {
  variant: Variant;
  indicator: string;
  tiles: string[];
}

export const EMPTY_RACK: Rack = { variant: "okey", indicator: "", tiles: [] };

/** The switches whose values differ from the default values of the game, each with its value. */
export type Settings = Record<string, string>;

export const VIEWS = ["el", "yazboz", "hakem", "masa", "kayit", "kurallar"] as const;
export type ViewName = (typeof VIEWS)[number];

/** The view that the page shows. `rest` is the part of the address after the name of the view. */
export interface Place {
  view: ViewName;
  rest: string;
}

/** The version of the format of links. A link of another version is refused. */
const VERSION = "1";
const LONGEST = 2_000;
const MOST_TILES = 22;
const SETTING = /^([a-z0-9_.]{1,40})=([a-z0-9_,-]{1,40})$/;

/** Decodes a part of an address. A part that cannot be decoded stays as it is. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Reads an address such as `#el/1/101/R5/K1.K2` or `#kurallar/run.wrap`. An unknown view counts as a damaged link to a
 * rack.
 */
export function readPlace(hash: string): Place {
  const [name = "", ...rest] = hash.slice(1).split("/");
  const view = VIEWS.find((known) => known === name);
  return view ? { view, rest: rest.join("/") } : { view: "el", rest: hash.slice(1) };
}

/** Returns the parts of a link after its version, or null if it is too long or of another version. */
function partsOf(rest: string): string[] | null {
  const [version, ...parts] = rest.split("/");
  return version === VERSION && rest.length <= LONGEST ? parts : null;
}

const findVariant = (name: string | undefined) => VARIANTS.find((known) => known === name);

/** Reads switches: `open.sum=91;run_wrap=true`. Returns null if the text is anything else. */
export function readSettings(text: string): Settings | null {
  const read = text === "" ? [] : text.split(";").map((part) => SETTING.exec(part));
  return read.every((match) => match !== null) ? Object.fromEntries(read.map(([, key, value]) => [key!, value!])) : null;
}

/** Writes switches as `readSettings` reads them: `open.sum=91;run_wrap=true`. */
export const writeSettings = (settings: Settings): string =>
  Object.entries(settings)
    .map(([key, value]) => `${key}=${value}`)
    .join(";");

/** A link to a rack, with the switches of the table from which the link was copied. */
export interface RackLink {
  rack: Rack;
  settings: Settings;
}

/** Reads a linked rack; returns null if the link is too long, of another version or not a rack. */
export function readRack(rest: string): RackLink | null {
  const [game, indicator = "", tiles = "", switches = "", ...more] = partsOf(decode(rest)) ?? [];
  const variant = findVariant(game);
  const settings = readSettings(switches);
  const list = tiles === "" ? [] : tiles.replaceAll("J", "J*").split(".");
  const isRack =
    (indicator === "" || (isTile(indicator) && indicator !== "J*")) &&
    list.length <= MOST_TILES &&
    list.every(isTile) &&
    more.length === 0;
  return isRack && variant && settings ? { rack: { variant, indicator, tiles: list }, settings } : null;
}

/** Writes the address of a rack. */
export function writeRack({ variant, indicator, tiles }: Rack, settings: Settings = {}): string {
  const parts = ["#el", VERSION, variant, indicator, tiles.join(".").replaceAll("*", ""), writeSettings(settings)];
  return parts.join("/").replace(/\/$/, "");
}

/** The rules of a table: the game and its switches. */
export interface TableLink {
  variant: Variant;
  settings: Settings;
}

/** Reads a linked table; returns null if the link is damaged, too long or of another version. */
export function readTableLink(rest: string): TableLink | null {
  const [game, switches = "", ...more] = partsOf(decode(rest)) ?? [];
  const variant = findVariant(game);
  const settings = readSettings(switches);
  return variant && settings && more.length === 0 ? { variant, settings } : null;
}

/** Writes the address of a table. */
export const writeTableLink = ({ variant, settings }: TableLink): string =>
  ["#masa", VERSION, variant, writeSettings(settings)].join("/");

/** A dispute: the filled fields of the referee's form, each name with its value. */
export type Dispute = Record<string, string>;

/** Reads a linked dispute; returns null if the link is damaged, too long or of another version. */
export function readDispute(rest: string): Dispute | null {
  const [fields, ...more] = partsOf(rest) ?? [];
  if (fields === undefined || more.length > 0) return null;
  const read = [...new URLSearchParams(fields)];
  const isRead = read.every(([name, value]) => /^[a-z-]{1,20}$/.test(name) && !value.includes("\u{fffd}"));
  return isRead ? Object.fromEntries(read) : null;
}

/** Writes the address of a dispute, or returns null if it is too long. */
export function writeDispute(dispute: Dispute): string | null {
  const rest = `${VERSION}/${new URLSearchParams(dispute)}`;
  return rest.length <= LONGEST ? `#hakem/${rest}` : null;
}
