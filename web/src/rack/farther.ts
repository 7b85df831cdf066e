// Finds the tiles that help a hand between turns if no single tile completes it. The engine names such tiles, and a
// plan, only for a player on turn. So the page asks about the hand with one more tile, and reads the advice for
// throwing this tile again.

import type { AdviseReport, LeftReport, PlanReport } from "okey";
import { useLayoutEffect, useState } from "preact/hooks";
import { ask } from "../engine/client";
import { answerOf, useCommon } from "../engine/hook";
import type { Rack } from "../link";
import { ALL_FACES, copiesLeft, without } from "../tiles";

/** The tiles that bring a hand nearer to a win, and the plan: the nearest complete hand, or null if it is unknown. */
export interface Farther {
  useful: LeftReport[];
  total: number;
  plan: PlanReport | null;
}

/** Returns the tiles that help the hand after `drawn` is thrown again, and the plan if it fits this hand. */
function readAdvice({ discards, plan }: AdviseReport, tiles: string[], drawn: string): Farther | null {
  const again = discards.find(({ tile }) => tile === drawn);
  if (!again) return null;
  // The engine counted the drawn copy as seen. The player has not drawn it, so add it to the copies left.
  const useful = again.useful.map(({ tile, left }) => ({ tile, left: tile === drawn ? left + 1 : left }));
  const inMelds = plan?.melds.flatMap((meld) => meld.tiles.filter((tile) => tile !== null)) ?? [];
  // The plan is for the best discard. It fits if throwing `drawn` leaves the same distance and the plan has no place
  // for `drawn`.
  const fits = plan && discards[0]?.distance === again.distance && !inMelds.includes(drawn);
  return {
    useful,
    total: useful.reduce((total, { left }) => total + left, 0),
    plan: fits ? { ...plan, loose: without(tiles, inMelds) } : null,
  };
}

/** Asks which tiles help the hand if `isAsked` is true. Keeps the old answer until the new one arrives. */
export function useFarther(rack: Rack, seen: string[], isAsked: boolean) {
  const common = useCommon();
  const { variant, indicator, tiles } = rack;
  const question = { ask: "advise" as const, variant, indicator, seen, ...common(rack) };
  const line = isAsked ? JSON.stringify({ ...question, tiles }) : "";
  const [found, setFound] = useState<{ line: string; farther: Farther | null }>();
  useLayoutEffect(() => {
    if (line === "") return;
    let isWanted = true;
    const find = async () => {
      let farther: Farther | null = null;
      // Draw only faces of which both copies are left, so that the answer still finds one copy left.
      for (const drawn of ALL_FACES.filter((tile) => copiesLeft(tile, [...tiles, ...seen], indicator) === 2)) {
        // If the tile helps, throwing it again is not the best discard, and the plan does not fit.
        if (farther?.useful.some(({ tile }) => tile === drawn)) continue;
        const advice = answerOf(await ask({ ...question, hand: [...tiles, drawn] }, () => isWanted));
        const read: Farther | null = advice ? readAdvice(advice, tiles, drawn) : null;
        if (!farther || read?.plan) setFound({ line, farther: (farther = read) });
        if (!advice?.plan || farther?.plan) break;
      }
    };
    find();
    return () => {
      isWanted = false;
    };
  }, [line]);
  if (line === "") return { farther: null, isCurrent: true };
  return { farther: found?.farther ?? null, isCurrent: found?.line === line };
}
