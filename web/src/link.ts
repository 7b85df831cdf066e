// Addresses of views. Everything is in the part after `#`, which a browser never sends to a server.

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

export const VIEWS = ["el", "yazboz", "hakem", "kurallar"] as const;
export type ViewName = (typeof VIEWS)[number];

/** Where the reader is. `rest` is what follows the name of the view. */
export interface Place {
  view: ViewName;
  rest: string;
}

/** The form of a link. A link of another form is refused. */
const VERSION = "1";
const LONGEST = 2_000;
const MOST_TILES = 22;

/** Decodes a part of an address. A damaged part stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads an address: `#el/1/101/R5/K1.K2`, `#kurallar/run.wrap`. An unknown view is the rack. */
export function readPlace(hash: string): Place {
  const [name = "", ...rest] = hash.slice(1).split("/");
  const view = VIEWS.find((known) => known === name);
  return { view: view ?? "el", rest: view ? decode(rest.join("/")) : "" };
}

/** Reads a linked rack; returns null if the link is too long, of another version or not a rack. */
export function readRack(rest: string): Rack | null {
  if (rest.length > LONGEST) return null;
  const [version, game, indicator = "", tiles = ""] = rest.split("/");
  const variant = VARIANTS.find((known) => known === game);
  const list = tiles === "" ? [] : tiles.replaceAll("J", "J*").split(".");
  const isRack =
    version === VERSION &&
    variant !== undefined &&
    (indicator === "" || (isTile(indicator) && indicator !== "J*")) &&
    list.length <= MOST_TILES &&
    list.every(isTile);
  return isRack ? { variant, indicator, tiles: list } : null;
}

/** Writes the address of a rack. */
export function writeRack({ variant, indicator, tiles }: Rack): string {
  return `#el/${VERSION}/${variant}/${indicator}/${tiles.join(".").replaceAll("*", "")}`;
}
