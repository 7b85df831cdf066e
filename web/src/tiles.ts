// Tiles as the engine writes them: a colour letter and a number, or `J*` for a false joker.

export const COLOURS = ["K", "R", "B", "Y"] as const;
export type Colour = (typeof COLOURS)[number];
export const NUMBERS = Array.from({ length: 13 }, (_, index) => index + 1);
export const FALSE_JOKER = "J*";

/** The 52 faces: a colour and a number each. */
export const ALL_FACES: string[] = COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`));

const TILE = /^(?:[KRBY](?:1[0-3]|[1-9])|J\*)$/;

/** Returns true if the text is a tile in canonical form. */
export const isTile = (text: string): boolean => TILE.test(text);

/** Returns the colour of a tile; a false joker has none. */
export function colourOf(tile: string): Colour | undefined {
  return COLOURS.find((colour) => tile.startsWith(colour));
}

/** Returns the number of copies of a tile that are neither in the rack nor the indicator. */
export function copiesLeft(tile: string, rack: string[], indicator: string): number {
  const used = rack.filter((held) => held === tile).length;
  return 2 - used - (tile === indicator ? 1 : 0);
}

/** Returns the tiles that remain if `taken` are taken away. Tiles of `taken` that are not there are ignored. */
export function without(tiles: string[], taken: string[]): string[] {
  const left = [...tiles];
  for (const tile of taken) {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Moves the tiles of `rack` into the order of `wanted`. Tiles that are not in `wanted` follow in their old order. */
export function inOrder(rack: string[], wanted: string[]): string[] {
  const rest = [...rack];
  const first = wanted.filter((tile) => {
    const place = rest.indexOf(tile);
    if (place < 0) return false;
    rest.splice(place, 1);
    return true;
  });
  return [...first, ...rest];
}
