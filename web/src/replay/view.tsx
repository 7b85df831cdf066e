// The replay: a record is pasted or opened and stepped through turn by turn. The engine computes the
// points of its hands.

import type { SheetReport } from "okey";
import { useEffect, useState } from "preact/hooks";
import { answerOf, useReply } from "../engine/hook";
import { ClauseLink, Letters, Tiles, Trouble } from "../page/answer";
import { Tile } from "../page/tile";
import { useLanguage, type Language } from "../text/language";
import { readRecord, VERBS, type Action, type GameText, type HandText } from "./record";
import { drawHand, type DrawnHand } from "./table";

/** The record that was last read; it stays while the reader looks at another view. */
let lastText = "";

const actionText = ({ verb, rest, meld }: Action, language: Language) =>
  [verb ? VERBS[verb][language === "tr" ? 1 : 0] : "", rest, meld === null ? "" : `→ ${meld}`].filter(Boolean).join(" ");

function Points({ settled, hand }: { settled: SheetReport; hand: number }) {
  const { say } = useLanguage();
  const played = settled.hands[hand];
  if (!played) return <p>{say.notSettled}</p>;
  return (
    <section class="part" aria-label={say.points}>
      <h3>{say.points}</h3>
      <ul>
        {played.players.map(({ name, points, parts }, player) => (
          <li>
            <b>
              {name}: {points}
            </b>{" "}
            ({say.total} {played.totals[player]?.balance}){" "}
            {parts.map(({ clause, note, points: part }) => (
              <>
                {note} {part} <ClauseLink id={clause} />{" "}
              </>
            ))}
          </li>
        ))}
        {played.teams.map(({ name, balance }) => (
          <li>
            {name}: {say.total} {balance}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableAt({ game, drawn, step, turn }: { game: GameText; drawn: DrawnHand; step: number; turn: number | null }) {
  const { say } = useLanguage();
  const { melds, discards, racks } = drawn.states[step]!;
  const { okey, indicator } = drawn;
  return (
    <div class="replayed">
      {indicator && (
        <p>
          {say.indicator} <Tiles tiles={[indicator]} /> {okey && say.okeyIs} {okey && <Tiles tiles={[okey]} okey={okey} />}
        </p>
      )}
      <h3>{say.onTable}</h3>
      {melds.length === 0 ? (
        <p>{say.nothingOnTable}</p>
      ) : (
        <ol class="melds">
          {melds.map(({ number, owner, tiles, as }) => (
            <li>
              <span class="number">
                {number} <small>{game.players[owner]}</small>
              </span>
              {tiles.map((tile, place) => (
                <Tile tile={tile} as={as[place]!} okey={okey} />
              ))}
            </li>
          ))}
        </ol>
      )}
      {game.players.map((name, player) => (
        <section class={player === turn ? "seat onturn" : "seat"} aria-label={name}>
          <h3>
            {name}
            {player === turn && ` · ${say.lastTurn}`}
          </h3>
          <p>
            {racks[player] ? <Tiles tiles={racks[player]} okey={okey} /> : say.unknownRack}
          </p>
          {discards[player]!.length > 0 && (
            <p>
              {say.thrown}: <Tiles tiles={discards[player]!.slice(-3)} okey={okey} />
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

interface HandProps {
  game: GameText;
  hand: HandText;
  number: number;
  settled: SheetReport | undefined;
}

function Hand({ game, hand, number, settled }: HandProps) {
  const { language, say } = useLanguage();
  const [drawn, setDrawn] = useState<DrawnHand>();
  const [step, setStep] = useState(0);
  useEffect(() => {
    let isWanted = true;
    drawHand(game, hand, () => isWanted).then((read) => isWanted && setDrawn(read));
    return () => {
      isWanted = false;
    };
  }, [game, hand]);
  const last = hand.steps.length;
  const turn = hand.steps[step - 1];
  const go = (to: number) => setStep(Math.max(0, Math.min(last, to)));
  const buttons: [string, string, number][] = [
    ["|◀", say.first, 0],
    ["◀", say.previous, step - 1],
    ["▶", say.next, step + 1],
    ["▶|", say.last, last],
  ];
  return (
    <>
      {last > 0 && (
        <>
          <div class="actions steps" role="group" aria-label={say.steps}>
            {buttons.map(([sign, name, to]) => (
              <button
                type="button"
                aria-label={name}
                aria-disabled={to < 0 || to > last || to === step}
                onClick={() => go(to)}
              >
                {sign}
              </button>
            ))}
            <input
              type="range"
              min={0}
              max={last}
              value={step}
              aria-label={say.steps}
              aria-valuetext={say.stepOf(step, last)}
              onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
            />
          </div>
          <p role="status" class="turn">
            {say.stepOf(step, last)}
            {turn && (
              <>
                {" · "}
                <b>{game.players[turn.player]}</b>: {turn.actions.map((action) => actionText(action, language)).join(", ")}
              </>
            )}
          </p>
          <Letters text={turn?.actions.map(({ rest }) => rest).join(" ") ?? ""} />
          {drawn ? (
            <TableAt game={game} drawn={drawn} step={step} turn={turn?.player ?? null} />
          ) : (
            <p>{say.working}</p>
          )}
          <p>
            <small>{say.asWritten}</small>
          </p>
        </>
      )}
      {hand.facts.length > 0 && (
        <ul class="facts">
          {hand.facts.map((fact) => (
            <li>{fact}</li>
          ))}
        </ul>
      )}
      {settled && step === last && <Points settled={settled} hand={number} />}
    </>
  );
}

/** The replay view. */
export function ReplayView(_: { rest: string }) {
  const { say } = useLanguage();
  const [text, setText] = useState(lastText);
  const [read, setRead] = useState(lastText);
  const [chosen, setChosen] = useState(0);
  const [game, setGame] = useState<GameText | null>(() => (lastText === "" ? null : readRecord(lastText)));
  const { reply } = useReply(read === "" ? null : { ask: "score", say: true, sheet: read });
  const settled = answerOf(reply);
  // A record that ends before its first hand is over can still be shown.
  const isOpen = reply !== undefined && "refusal" in reply && reply.refusal.error.code === "no-hands" && !!game?.hands.length;
  const show = (record: string) => {
    lastText = record;
    setText(record);
    setRead(record);
    setGame(readRecord(record));
    setChosen(0);
  };
  const hand = game?.hands[chosen];
  return (
    <div class="replay-view">
      <form
        class="paste"
        onSubmit={(event) => {
          event.preventDefault();
          show(text);
        }}
      >
        <label for="record">{say.pasteRecord}</label>
        <textarea
          id="record"
          rows={3}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p class="actions">
          <button type="submit" disabled={text.trim() === ""}>
            {say.readText}
          </button>
          <label class="file">
            {say.openFile}
            <input
              type="file"
              accept=".okey,.txt,text/plain"
              onChange={async ({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file) show(await file.text());
              }}
            />
          </label>
        </p>
      </form>
      <div role="status">
        {settled?.text && <p class="sentence">{settled.text}</p>}
        {isOpen ? <p>{say.noHandFinished}</p> : <Trouble reply={reply} />}
        {game && game.hands.length === 0 && <p class="refusal">{say.noHandsInRecord}</p>}
      </div>
      {game && game.hands.length > 1 && (
        <p class="actions">
          <label for="hand">{say.handColumn}</label>
          <select
            id="hand"
            value={chosen}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          >
            {game.hands.map((_, index) => (
              <option value={index}>{say.hand(index + 1)}</option>
            ))}
          </select>
        </p>
      )}
      {game && hand && <Hand key={`${read.length} ${chosen}`} game={game} hand={hand} number={chosen} settled={settled} />}
    </div>
  );
}
