// The keys that write tiles. A narrow page has keys for a colour and then a number. A wide page has a key
// for each tile.

import { useEffect, useState } from "preact/hooks";
import { useLanguage } from "../text/language";
import { COLOURS, FALSE_JOKER, NUMBERS, type Colour } from "../tiles";
import { Face, nameOf, Sign } from "./tile";

interface KeysProps {
  onTile: (tile: string) => void;
  /**
   * Returns how many copies of a tile can still be added. Without this function every tile can be added, and no count
   * is shown.
   */
  left?: (tile: string) => number;
  /** True if the rack takes no more tiles. */
  isFull?: boolean;
  okey?: string | null;
  /** True if false jokers and okeys have keys too. */
  hasJokers: boolean;
}

function useIsWide(): boolean {
  const query = "(min-width: 600px)";
  const [isWide, setIsWide] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setIsWide(list.matches);
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, []);
  return isWide;
}

function TileKey({
  tile,
  onTile,
  left,
  isFull,
  okey,
  label,
}: Omit<KeysProps, "hasJokers"> & { tile: string; label?: string }) {
  const { say } = useLanguage();
  const copies = left?.(tile);
  const isUsedUp = copies !== undefined && copies <= 0;
  const name = label ?? nameOf(tile, say);
  return (
    <button
      type="button"
      class={`key ${isUsedUp ? "used-up" : ""}`}
      aria-label={copies === undefined ? name : say.copies(name, copies)}
      aria-disabled={isUsedUp || isFull}
      onClick={() => isUsedUp || isFull || onTile(tile)}
    >
      <Face tile={tile} okey={okey} />
      {copies !== undefined && (
        <small class="copies" aria-hidden="true">
          {isUsedUp ? "–" : "·".repeat(copies)}
        </small>
      )}
    </button>
  );
}

export function Keys({ hasJokers, ...rest }: KeysProps) {
  const { say } = useLanguage();
  const isWide = useIsWide();
  const [colour, setColour] = useState<Colour>("K");
  const jokers = hasJokers && (
    <>
      <TileKey tile={FALSE_JOKER} {...rest} />
      {rest.okey && <TileKey tile={rest.okey} label={`${say.okey}, ${nameOf(rest.okey, say)}`} {...rest} />}
    </>
  );
  if (isWide) {
    return (
      <div class="keys wide" role="group" aria-label={say.keys}>
        {COLOURS.map((row) => (
          <div class="row" role="group" aria-label={say.colours[row]}>
            {NUMBERS.map((number) => (
              <TileKey tile={`${row}${number}`} {...rest} />
            ))}
          </div>
        ))}
        {jokers && <div class="row">{jokers}</div>}
      </div>
    );
  }
  return (
    <div class="keys narrow" role="group" aria-label={say.keys}>
      <div class="colours" role="group" aria-label={say.colour}>
        {COLOURS.map((choice) => (
          <button
            type="button"
            class={`colour ${choice}`}
            aria-pressed={choice === colour}
            onClick={() => setColour(choice)}
          >
            <Sign colour={choice} /> {say.colours[choice]}
          </button>
        ))}
      </div>
      <div class="numbers">
        {NUMBERS.map((number) => (
          <TileKey tile={`${colour}${number}`} {...rest} />
        ))}
        {jokers}
      </div>
    </div>
  );
}
