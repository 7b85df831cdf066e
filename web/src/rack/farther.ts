// What helps a hand between turns that no single tile completes. The engine names the tiles and the plan only for a
// player on turn, so the page asks about the hand with one more tile, and reads the answer for throwing this tile again.

import type { AdviseReport, LeftReport, PlanReport } from "okey";
import { useLayoutEffect, useState } from "preact/hooks";
import { ask } from "../engine/client";
import { answerOf, useCommon } from "../engine/hook";
import type { Rack } from "../link";
import { ALL_FACES, copiesLeft, without } from "../tiles";

/** The tiles that bring a hand nearer, and the nearest win, if it is known. */
export interface Farther {
  useful: LeftReport[];
  total: number;
  plan: PlanReport | null;
}

/** Reads what helps the hand after `drawn` is thrown again, and the plan of the advice if it fits this hand. */
function readAdvice({ discards, plan }: AdviseReport, tiles: string[], drawn: string): Farther | null {
  const again = discards.find(({ tile }) => tile === drawn);
  if (!again) return null;
  // The hand does not hold the thrown tile, so this copy is left too.
  const useful = again.useful.map(({ tile, left }) => ({ tile, left: tile === drawn ? left + 1 : left }));
  const inMelds = plan?.melds.flatMap((meld) => meld.tiles.filter((tile) => tile !== null)) ?? [];
  // The plan is for the best discard. It fits if it is as near, and has no place for the drawn tile.
  const fits = plan && discards[0]?.distance === again.distance && !inMelds.includes(drawn);
  return {
    useful,
    total: useful.reduce((total, { left }) => total + left, 0),
    plan: fits ? { ...plan, loose: without(tiles, inMelds) } : null,
  };
}

/** Asks for what helps the hand, if `isAsked`. Like `useReply`, it keeps the old answer until the new one arrives. */
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
      // A face of which both copies are left can be drawn without changing what else is left.
      for (const drawn of ALL_FACES.filter((tile) => copiesLeft(tile, [...tiles, ...seen], indicator) === 2)) {
        // Only a tile that does not help can lead to a plan.
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
