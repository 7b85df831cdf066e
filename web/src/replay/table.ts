// The table after each turn, as the record states it. The engine reads the tiles and melds, but nothing checks if the
// turns are legal.

import type { MeldReport } from "okey";
import { ask } from "../engine/client";
import { answerOf } from "../engine/hook";
import { FALSE_JOKER, without } from "../tiles";
import type { Action, GameText, HandText } from "./record";

export interface LaidMeld {
  /** The number of the meld in the record, from 1. */
  number: number;
  owner: number;
  tiles: string[];
  as: string[];
}

export interface TableState {
  melds: LaidMeld[];
  /** The tiles that each player has thrown, the last one on top. */
  discards: string[][];
  /** The tiles on each rack, or null if the record does not name all of them. */
  racks: (string[] | null)[];
}

export interface DrawnHand {
  indicator: string | null;
  okey: string | null;
  /** The table before the first turn and after each one. */
  states: TableState[];
}

/** Reads texts of tiles and melds by asking the engine, each only once. */
class TileReader {
  readonly #known = new Map<string, Promise<unknown>>();
  constructor(
    readonly letters: string,
    readonly indicator: string,
    /** The face of the okey. */
    readonly okey: string | null,
    readonly isWanted: () => boolean,
  ) {}

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    if (!this.#known.has(key)) this.#known.set(key, read());
    return this.#known.get(key) as Promise<T>;
  }

  /** Returns the tiles of a text, or null if they are not all known. */
  tiles(text: string): Promise<string[] | null> {
    return this.#once(`tiles ${text}`, async () => {
      if (text.trim() === "" || text.includes("?")) return null;
      // Drop the face of an okey such as `O*=R8`, because it is not a second tile.
      const hand = text.replace(/\s*=\s*\S+/g, "");
      const about = { variant: "101", indicator: this.indicator, letters: this.letters as "krby" };
      return answerOf(await ask({ ask: "open", ...about, hand, fields: "hand" }, this.isWanted))?.hand ?? null;
    });
  }

  melds(text: string, letters = this.letters): Promise<MeldReport[]> {
    return this.#once(`melds ${letters} ${text}`, async () => {
      const about = { variant: "101", indicator: this.indicator, letters: letters as "krby" };
      const question = { question: "opening", ...about, claim: text, fields: "melds" };
      return answerOf(await ask({ ask: "judge", ...question }, this.isWanted))?.melds ?? [];
    });
  }

  /**
   * Returns the tiles of a meld, each with the tile that it stands for, in their order on the table. In `as`, an okey
   * without a declared tile is null.
   */
  async inOrder(tiles: string[], as: (string | null)[]): Promise<Pick<LaidMeld, "tiles" | "as">> {
    const declared = (place: number) => (as[place] ? `O*=${as[place]}` : "O*");
    const text = tiles.map((tile, place) => (tile === this.okey ? declared(place) : tile)).join(" ");
    const [meld] = await this.melds(text, "krby");
    if (meld?.tiles.length === tiles.length) return meld;
    return { tiles, as: tiles.map((tile, place) => as[place] ?? tile) };
  }
}

/**
 * Returns the rack without these tiles, or null if the rack or the tiles are unknown. Tiles that are not on the rack
 * are ignored.
 */
function remove(rack: string[] | null | undefined, tiles: string[] | null): string[] | null {
  return rack && tiles ? without(rack, tiles) : null;
}

const put = (rack: string[] | null | undefined, tiles: string[] | null) => (rack && tiles ? [...rack, ...tiles] : null);

async function act(before: TableState, { verb, rest, meld }: Action, player: number, reader: TileReader) {
  const table = structuredClone(before);
  const { racks, discards, melds } = table;
  switch (verb) {
    case "draw":
      racks[player] = put(racks[player], await reader.tiles(rest));
      break;
    case "take": {
      const left = (player + discards.length - 1) % discards.length;
      const tile = discards[left]!.pop();
      racks[player] = put(racks[player], tile ? [tile] : await reader.tiles(rest));
      break;
    }
    case "open":
    case "lay": {
      const laid = await reader.melds(rest);
      for (const { tiles, as } of laid) melds.push({ number: melds.length + 1, owner: player, tiles, as });
      racks[player] = remove(racks[player], laid.length > 0 ? laid.flatMap(({ tiles }) => tiles) : null);
      break;
    }
    case "add": {
      const tiles = await reader.tiles(rest);
      const onto = melds.find(({ number }) => number === meld);
      if (onto && tiles) {
        const declared = /=\s*(\S+)/.exec(rest)?.[1];
        const undeclared = tiles.map((tile) => (tile === reader.okey ? null : tile));
        const as = (declared ? await reader.tiles(declared) : null) ?? undeclared;
        const added = await reader.inOrder([...onto.tiles, ...tiles], [...onto.as, ...as]);
        Object.assign(onto, { tiles: added.tiles, as: added.as });
      }
      racks[player] = remove(racks[player], tiles);
      break;
    }
    case "swap": {
      const tiles = await reader.tiles(rest);
      const from = melds.find(({ number }) => number === meld);
      const { okey } = reader;
      // A false joker plays the face of the okey.
      const faces = tiles?.map((tile) => (tile === FALSE_JOKER ? (okey ?? tile) : tile));
      const okeys = from?.tiles.flatMap((tile, place) => (tile === okey ? [place] : [])) ?? [];
      // In a group, the page may have drawn the okey as another missing colour. Then take the first okey.
      const place = okeys.find((at) => from?.as[at] === faces?.[0]) ?? okeys[0];
      if (from && tiles && faces && place !== undefined) {
        from.tiles.splice(place, 1, ...tiles);
        from.as.splice(place, 1, ...faces);
      }
      racks[player] = put(remove(racks[player], tiles), okey && place !== undefined ? [okey] : null);
      break;
    }
    case "throw":
    case "finish": {
      const [thrown, layout] = rest.split(/\s+with\s+|\s*:\s*/);
      const tiles = await reader.tiles(thrown!);
      if (tiles) discards[player]!.push(...tiles);
      racks[player] = remove(racks[player], tiles);
      if (!layout) break;
      const laid = await reader.melds(layout);
      for (const { tiles, as } of laid) melds.push({ number: melds.length + 1, owner: player, tiles, as });
      racks[player] = remove(racks[player], laid.flatMap(({ tiles }) => tiles));
      break;
    }
  }
  return table;
}

/** Returns the states of the table before and after each turn of a hand. */
export async function drawHand(game: GameText, hand: HandText, isWanted: () => boolean): Promise<DrawnHand> {
  const about = { variant: "101", letters: game.letters as "krby", indicator: hand.indicator };
  const asked = { ask: "open" as const, ...about, hand: hand.indicator, fields: "indicator,okey" };
  const read = hand.indicator === "" ? undefined : answerOf(await ask(asked, isWanted));
  const reader = new TileReader(game.letters, hand.indicator, read?.okey ?? null, isWanted);
  const racks = await Promise.all(game.players.map((_, player) => reader.tiles(hand.racks[player] ?? "")));
  let state: TableState = { melds: [], discards: game.players.map(() => []), racks };
  const states = [state];
  for (const { player, actions } of hand.steps) {
    for (const action of actions) state = await act(state, action, player, reader);
    states.push(state);
  }
  return { indicator: read?.indicator ?? null, okey: read?.okey ?? null, states };
}
