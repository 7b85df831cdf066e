// A tile as a picture. A shape and a name show the colour too, for readers who cannot see it.

import { useLanguage } from "../text/language";
import type { Sentences } from "../text/turkish";
import { colourOf, FALSE_JOKER, type Colour } from "../tiles";

/** The shape of each colour. */
export const SHAPES: Record<Colour, string> = { K: "■", R: "♥", B: "●", Y: "▲" };

/** Returns the name of a tile, for example "kırmızı 7". */
export function nameOf(tile: string, say: Sentences): string {
  const colour = colourOf(tile);
  return colour ? `${say.colours[colour]} ${tile.slice(1)}` : say.falseJoker;
}

/** The shape that marks a colour, such as ♥ for red. */
export const Sign = ({ colour }: { colour: Colour }) => (
  <span class={`sign ${colour}`} aria-hidden="true">
    {SHAPES[colour]}
  </span>
);

/** The picture of a tile, without a name for screen readers. `okey` is the face of the okey. */
export function Face({ tile, okey }: { tile: string; okey?: string | null | undefined }) {
  const colour = colourOf(tile);
  return (
    <span class={`face ${colour ?? "joker"} ${tile === okey ? "okey" : ""}`} aria-hidden="true">
      <b>{tile === FALSE_JOKER ? "★" : tile.slice(1)}</b>
      {colour && <Sign colour={colour} />}
    </span>
  );
}

/** A tile in an answer, with its name for screen readers. `as` is the tile that it stands for. */
export function Tile({ tile, as, okey, note }: { tile: string; as?: string; okey?: string | null; note?: string }) {
  const { say } = useLanguage();
  const isWild = as !== undefined && as !== tile;
  return (
    <span class="tile">
      <Face tile={tile} okey={okey} />
      <span class="unseen">
        {nameOf(tile, say)}
        {tile === okey ? ` (${say.okey})` : ""}
        {isWild ? `, ${say.standsFor(nameOf(as, say))}` : ""}
        {note ? `, ${note}` : ""}{" "}
      </span>
      {isWild && (
        <small class="as" aria-hidden="true">
          =<Sign colour={colourOf(as)!} />
          {as.slice(1)}
        </small>
      )}
      {note && <small aria-hidden="true">{note}</small>}
    </span>
  );
}
