// The verdict: what the engine answers about the rack.

import type { AdviseReport, CheckReport, LeftReport, MeldReport, OpenReport, PlanReport, ThrowReport } from "okey";
import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { answerOf, useReply } from "../engine/hook";
import type { Rack, Variant } from "../link";
import { Clauses, Letters, Melds, readText, Tiles, Trouble } from "../page/answer";
import { Tile } from "../page/tile";
import { useTable } from "../table/rules";
import { useLanguage } from "../text/language";
import { without } from "../tiles";
import { useFarther } from "./farther";

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Distance({ check }: { check: CheckReport }) {
  const { say } = useLanguage();
  const { distance, distance_melds, distance_series, distance_pairs } = check;
  // If no tile is missing, the sentence of the verdict already says so.
  if (!distance) return null;
  const series = distance_series ?? distance_melds;
  return (
    <Part title={say.distance}>
      <p>
        <b>{say.exchanges(distance)}</b>
        {series !== null && ` · ${say.bySeries}: ${series}`}
        {distance_pairs !== null && ` · ${say.byPairs}: ${distance_pairs}`}
      </p>
    </Part>
  );
}

function Useful({ useful, total, okey }: { useful: LeftReport[]; total: number; okey: string | null }) {
  const { say } = useLanguage();
  return (
    <Part title={say.useful}>
      {useful.length === 0 ? (
        <p>{say.usefulNone}</p>
      ) : (
        <>
          <p>{say.usefulLeft(total)}</p>
          <p class="tiles">
            {useful.map(({ tile, left }) => (
              <Tile tile={tile} okey={okey} note={say.left(left)} />
            ))}
          </p>
        </>
      )}
    </Part>
  );
}

/** The ways to win that have points of their own. */
const WORTH_WAYS = ["pairs", "dizi"] as const;

/**
 * Shows the points that each other player gets if the hand is won in this way. `okey` is true if the hand is won by
 * throwing an okey.
 */
function Worth({ variant, way, okey }: { variant: string; way: string; okey: boolean }) {
  const { say } = useLanguage();
  const finish = { by: "1", okey, ...Object.fromEntries(WORTH_WAYS.map((known) => [known, known === way])) };
  const players = ["1", "2", "3", "4"].map((name) => ({ name }));
  const { reply } = useReply({ ask: "score", variant, finish, players, fields: "players" });
  const points = answerOf(reply)?.players[1]?.points;
  const how = [okey && say.ways.okey, WORTH_WAYS.filter((known) => known === way).map((known) => say.ways[known])];
  const ways = how.flat().filter(Boolean).join(", ");
  return (
    <li>
      {points !== undefined && <b>{say.othersGet(points)}</b>}
      {ways && ` (${ways})`}
      <Trouble reply={reply} />
    </li>
  );
}

/**
 * The points of a win, and a link to the score sheet. In 101 there is only the link, because the points depend on the
 * tiles of the other players. In the pot game, which has no sheets on this page, a sentence says why there is neither.
 */
function Points({ check }: { check: CheckReport }) {
  const { say } = useLanguage();
  const { table, changeTable } = useTable();
  const [isOpen, setIsOpen] = useState(false);
  const variant = check.variant as Variant;
  const wins = check.discards.flatMap(({ ways, okey_finish }) =>
    ways.map((way) => ({ way: WORTH_WAYS.some((known) => known === way) ? way : "", okey: okey_finish })),
  );
  const different = [...new Map(wins.map((win) => [JSON.stringify(win), win])).values()];
  const toSheet = (
    <a href="#yazboz" onClick={() => changeTable({ ...table, variant })}>
      {say.toSheet}
    </a>
  );
  if (variant === "okey-pot") return <p>{say.potPoints}</p>;
  if (variant.startsWith("101")) return <p>{toSheet}</p>;
  return (
    <details class="part points" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{say.howManyPoints}</summary>
      {isOpen && (
        <ul>
          {different.map((win) => (
            <Worth variant={variant} {...win} />
          ))}
        </ul>
      )}
      <p>{toSheet}</p>
    </details>
  );
}

interface DiscardsProps {
  discards: ThrowReport[];
  /** The discards with which the hand wins. */
  winning: string[];
  okey: string | null;
}

/** The five best discards, best first. They are hidden until the reader opens them. */
function Discards({ discards, winning, okey }: DiscardsProps) {
  const { say } = useLanguage();
  const about = ({ tile, distance, useful_left, costs, foul }: ThrowReport) =>
    [
      winning.includes(tile) && say.discardWins,
      distance === 0 && !winning.includes(tile) && say.discardOpens,
      !!distance && say.discardThen(say.exchanges(distance), useful_left),
      costs !== null && say.costs(costs),
      foul ? say.foul : false,
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <details class="part advice">
      <summary>{say.bestDiscard}</summary>
      <ol>
        {discards.slice(0, 5).map((choice) => (
          <li>
            <Tile tile={choice.tile} okey={okey} /> {about(choice)}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The complete hand or the opening that is nearest to the rack. A missing tile is drawn as a gap with its name. */
function Plan({ title, plan, okey }: { title: string; plan: PlanReport; okey: string | null }) {
  const { say } = useLanguage();
  return (
    <Part title={title}>
      <ul class="melds">
        {plan.melds.map(({ tiles, as }) => (
          <li>
            {tiles.map((tile, place) =>
              tile === null ? (
                <span class="gap">
                  <Tile tile={as[place]!} note={say.missing} />
                </span>
              ) : (
                <Tile tile={tile} as={as[place]!} okey={okey} />
              ),
            )}
          </li>
        ))}
      </ul>
      {plan.loose.length > 0 && (
        <p>
          {say.loose}: <Tiles tiles={plan.loose} okey={okey} />
        </p>
      )}
    </Part>
  );
}

/** The melds of an opening, and the tiles that stay on the rack. */
function Laying({ melds, hand, okey }: { melds: MeldReport[]; hand: string[]; okey: string | null }) {
  const { say } = useLanguage();
  const left = without(hand, melds.flatMap(({ tiles }) => tiles));
  return (
    <>
      <Melds melds={melds} okey={okey} />
      {melds.length > 0 && left.length > 0 && (
        <p>
          {say.stays}: <Tiles tiles={left} okey={okey} />
        </p>
      )}
    </>
  );
}

/** The opening of 101. Pairs are shown only if they open, and series are shown unless only pairs open. */
function Opening({ open }: { open: OpenReport }) {
  const { say } = useLanguage();
  const { pairs, sum, bar, hand, okey } = open;
  const isSeries = !pairs.opens || open.by.includes("series");
  return (
    <Part title={say.opening}>
      <p>
        {say.sum(sum, bar)} {sum < bar && say.short(bar - sum)} {open.openings > 0 && say.openings(open.openings)}{" "}
        {say.pairsSum(pairs.with_okeys, pairs.needed)}
      </p>
      {isSeries && <Laying melds={open.melds} hand={hand} okey={okey} />}
      {pairs.opens && <Laying melds={pairs.melds} hand={hand} okey={okey} />}
    </Part>
  );
}

/**
 * Asks the questions that the verdict on a rack needs. `seen` are tiles that the player saw elsewhere, for example in
 * the discards.
 */
export function useVerdict(rack: Rack, seen: string[]) {
  const { variant, indicator, tiles } = rack;
  const about = { variant, indicator, hand: tiles, say: true };
  const isAsked = indicator !== "" && tiles.length > 0;
  const is101 = variant.startsWith("101");
  const check = useReply(isAsked ? { ask: "check", ...about } : null);
  const checked = answerOf(check.reply);
  const isOnTurn = checked?.complete === null;
  // The other questions are about the rack that was checked last, so that their answers stay until the next check ends.
  const last = useRef(rack);
  if (check.isCurrent) last.current = rack;
  const whole = { ...about, variant: last.current.variant, indicator: last.current.indicator, hand: last.current.tiles };
  // The engine refuses to check a rack of the wrong size. The page asks nothing more about such a rack, except in 101.
  const isWhole = isAsked && checked !== undefined;
  const melds = useReply(isWhole && checked.wins && !is101 ? { ask: "melds", ...whole, limit: 1 } : null);
  const ways = [...(checked?.discards ?? []), checked?.complete].flatMap((won) => won?.ways ?? []);
  const pairs = useReply(isWhole && ways.includes("pairs") && !is101 ? { ask: "pairs", ...whole } : null);
  const advise = useReply(isWhole && isOnTurn ? { ask: "advise", ...whole, seen } : null);
  const waits = useReply(isWhole && !isOnTurn ? { ask: "waits", ...whole, seen } : null);
  const open = useReply(isAsked && is101 ? { ask: "open", ...about } : null);
  const waiting = answerOf(waits.reply);
  const isFar = waiting !== undefined && waiting.waits.length === 0 && !waiting.ready;
  const { farther, isCurrent: isFartherCurrent } = useFarther(last.current, seen, isFar);
  const layout = answerOf(melds.reply)?.decompositions[0];
  const opening = answerOf(open.reply);
  const isCurrent = [check, melds, pairs, advise, waits, open].every((asked) => asked.isCurrent) && isFartherCurrent;
  return { check, checked, layout, pairs, advise, waits, isFar, farther, open, opening, isCurrent };
}

/** Returns the melds that the verdict shows, or null. */
export function meldsOf({ layout, opening, advise, farther }: ReturnType<typeof useVerdict>): string[][] | null {
  const plan = answerOf(advise.reply)?.plan ?? farther?.plan;
  const melds: { tiles: (string | null)[] }[] | undefined = layout?.melds ?? opening?.melds ?? plan?.melds;
  return melds?.map(({ tiles }) => tiles.filter((tile) => tile !== null)) ?? null;
}

/** The verdict. If the rack changes, the old verdict stays, marked as busy, until the new one arrives. */
export function Verdict({ verdict }: { verdict: ReturnType<typeof useVerdict> }) {
  const { say } = useLanguage();
  const { check, layout, pairs, advise, waits, isFar, farther, open, opening, isCurrent } = verdict;
  // Draw the content again only for new answers, so that a tap on a tile redraws only the rack.
  const isWorking = !check.reply && !check.isCurrent;
  const content = useMemo(
    () => <Content verdict={verdict} isWorking={isWorking} />,
    [say, isWorking, isFar, farther, ...[check, pairs, advise, waits, open].map(({ reply }) => reply), layout, opening],
  );
  return (
    <div class="verdict" aria-busy={!isCurrent}>
      {content}
    </div>
  );
}

interface ContentProps {
  verdict: ReturnType<typeof useVerdict>;
  isWorking: boolean;
}

function Content({ verdict, isWorking }: ContentProps) {
  const { say } = useLanguage();
  const { check, checked, layout, pairs, advise, waits, isFar, farther, open, opening } = verdict;
  const advice: AdviseReport | undefined = answerOf(advise.reply);
  const waiting = answerOf(waits.reply);
  const won = answerOf(pairs.reply);
  const best = advice?.discards[0];
  const okey = checked?.okey ?? null;
  const plan = isFar ? farther?.plan : advice?.plan;
  const [ofCheck, ofOpening] = [readText(checked?.text), readText(opening?.text)];
  // In 101 the sentence about the opening comes first, unless the hand wins.
  const isOpeningFirst = opening !== undefined && !checked?.wins;
  const sentences = [ofCheck.sentence, ofOpening.sentence];
  const [ruling, further] = isOpeningFirst ? sentences.toReversed() : sentences;
  const isGood = isOpeningFirst ? opening.opens : checked?.wins;
  // A rack that wins or opens needs no other tile.
  const isDone = checked?.wins || checked?.distance === 0;
  const winning = checked?.discards.map(({ tile }) => tile) ?? [];
  const reasons = new Map([...ofCheck.reasons, ...ofOpening.reasons]);
  return (
    <>
      <div role="status" aria-live="polite" class={ruling ? "in-view" : ""}>
        {ruling && <p class={`ruling ${isGood ? "yes" : "no"}`}>{ruling}</p>}
        {isWorking && <p>{say.working}</p>}
      </div>
      <div role="status">
        <Trouble reply={check.reply} />
      </div>
      {further && <p>{further}</p>}
      <Letters text={sentences.join(" ")} />
      {checked?.wins && <Points check={checked} />}
      {winning.length > 0 && (
        <p>
          {say.throwToWin}: <Tiles tiles={winning} okey={okey} />
        </p>
      )}
      {layout && (
        <Part title={say.melds}>
          <Melds melds={layout.melds as MeldReport[]} okey={okey} />
        </Part>
      )}
      {won && (
        <Part title={say.pairs}>
          <Melds melds={won.pairs} okey={okey} />
        </Part>
      )}
      {opening && <Opening open={opening} />}
      {!checked && <Trouble reply={open.reply} />}
      {checked && <Distance check={checked} />}
      <Trouble reply={advise.reply} />
      <Trouble reply={waits.reply} />
      {best && !isDone && <Useful useful={best.useful} total={best.useful_left} okey={okey} />}
      {waiting && !isFar && !isDone && <Useful useful={waiting.waits} total={waiting.left} okey={okey} />}
      {isFar && farther && <Useful {...farther} okey={okey} />}
      {plan && !isDone && <Plan title={opening ? say.openingPlan : say.plan} plan={plan} okey={okey} />}
      {advice && <Discards discards={advice.discards} winning={winning} okey={okey} />}
      {(checked ?? opening) && (
        <Clauses ids={new Set([...(checked?.clauses ?? []), ...(opening?.clauses ?? [])])} reasons={reasons} />
      )}
    </>
  );
}
