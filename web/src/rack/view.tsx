// The rack: tiles on two rows of wood, keys below, the verdict at the bottom.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ask, type Reply } from "../engine/client";
import { answerOf, useCommon, useReply } from "../engine/hook";
import { EMPTY_RACK, readRack, VARIANTS, writeRack, type Rack, type Settings, type Variant } from "../link";
import { recall, remember } from "../memory";
import { Keys } from "../page/keys";
import { Paste } from "../page/paste";
import { addressOf, copy } from "../page/share";
import { Face, nameOf } from "../page/tile";
import { Proposal } from "../table/proposal";
import { isSameTable, useTable } from "../table/rules";
import { useLanguage } from "../text/language";
import { copiesLeft, inOrder, isTile } from "../tiles";
import { readHand, type Written } from "./read";
import { meldsOf, useVerdict, Verdict } from "./verdict";

const KEY = "okey.rack";
const SEEN_KEY = "okey.seen";
const MOST_UNDONE = 100;

/** Returns the size of the largest rack that the keys can fill: that of a player on turn. */
const mostTiles = (variant: Variant) => (variant.startsWith("101") ? 22 : 15);

/** Returns the rack that the browser stored at the last visit, or null. */
const ownRack = () => readRack(recall(KEY).slice("#el/".length))?.rack ?? null;

/** Returns the stored tiles that the player has seen outside the rack, for example as discards. */
const ownSeen = () => recall(SEEN_KEY).split(" ").filter(isTile);

/**
 * What the view shows: the rack, the switches of the link from which the rack came (null if it came from no link), and
 * whether a link was refused.
 */
interface Shown {
  rack: Rack;
  linked: Settings | null;
  isRefused: boolean;
}

/** A rack that undo brings back, with the seen tiles if the change cleared them. */
interface Past {
  rack: Rack;
  seen?: string[];
}

/** The rack view. `rest` is the linked rack. */
export function RackView({ rest }: { rest: string }) {
  const { language, say } = useLanguage();
  const { table, changeTable, settingsOf } = useTable();
  const common = useCommon();
  /**
   * Returns the rack of a link, or null if the link is damaged. The rules of the link apply only after the reader
   * accepts them.
   */
  const follow = (address: string): Shown | null => {
    const link = readRack(address);
    return link && { rack: link.rack, linked: link.settings, isRefused: false };
  };
  const [{ rack, linked, isRefused }, setShown] = useState<Shown>(() => {
    const own = ownRack() ?? EMPTY_RACK;
    const rack = { ...own, variant: table.variant ?? own.variant };
    return follow(rest) ?? { rack, linked: null, isRefused: rest !== "" };
  });
  // A link replaces the stored rack; "undo" brings that rack back.
  const [past, setPast] = useState<Past[]>(() => {
    const own = ownRack();
    return own && own.tiles.length > 0 && writeRack(own) !== writeRack(rack) ? [{ rack: own }] : [];
  });
  /**
   * The place of the tile that a tap picked up. It is null if no tile is picked up, and undefined if taps remove tiles.
   */
  const [picked, setPicked] = useState<number | null>();
  const [note, setNote] = useState("");
  const [isChanging, setIsChanging] = useState(false);
  const [reading, setReading] = useState<Reply<Written>>();
  const [text, setText] = useState("");
  const rackElement = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(ownSeen);
  const [isSeeing, setIsSeeing] = useState(false);
  const verdict = useVerdict(rack, seen);
  useLayoutEffect(() => remember(SEEN_KEY, seen.join(" ")), [seen]);
  const { variant, indicator, tiles } = rack;
  // Without an indicator, the reader must choose one first.
  const isChoosing = isChanging || indicator === "";
  const okey =
    answerOf(
      useReply(indicator ? { ask: "open", variant: "101", indicator, hand: [indicator], fields: "okey" } : null).reply,
    )?.okey ?? null;

  const change = (next: Partial<Rack>, before: Past = { rack }) => {
    setPast([...past, before].slice(-MOST_UNDONE));
    setShown({ rack: { ...rack, ...next }, linked: null, isRefused: false });
    if (next.variant) changeTable({ ...table, variant: next.variant });
    const canSwap = picked !== undefined && (next.tiles ?? tiles).length >= 2;
    setPicked(canSwap ? null : undefined);
    setNote("");
  };

  // Update the address before the page is drawn, and show the rack of an address that the reader opens. Until the
  // reader accepts or refuses a link's rules, they stay in the address.
  const stored = writeRack(rack);
  const address = writeRack(rack, linked ?? settingsOf(variant));
  useLayoutEffect(() => {
    remember(KEY, stored);
    if (!isRefused) history.replaceState(null, "", address);
  }, [address, isRefused]);
  useEffect(() => {
    if (rest === "" || `#el/${rest}` === address) return;
    const shown = follow(rest);
    if (shown) setPast([...past, { rack }].slice(-MOST_UNDONE));
    setShown(shown ?? { rack, linked: null, isRefused: true });
  }, [rest]);

  const removeAt = (place: number) => {
    change({ tiles: tiles.filter((_, index) => index !== place) });
    // Keep the focus in the rack when the focused tile is removed.
    requestAnimationFrame(() => {
      const buttons = rackElement.current?.querySelectorAll<HTMLElement>("button");
      (buttons?.[Math.min(place, buttons.length - 1)] ?? rackElement.current)?.focus();
    });
  };
  const tapAt = (place: number) => {
    if (picked === undefined) return removeAt(place);
    if (picked === null) return setPicked(place);
    const swapped = tiles.with(picked, tiles[place]!).with(place, tiles[picked]!);
    setPicked(null);
    if (picked !== place) change({ tiles: swapped });
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setPicked(undefined);
    setShown({ rack: last.rack, linked: null, isRefused: false });
    if (last.seen) setSeen(last.seen);
    setPast(past.slice(0, -1));
  };
  // The next hand begins without the tiles seen in this one.
  const clear = () => {
    change({ tiles: [] }, { rack, seen });
    setSeen([]);
    setIsSeeing(false);
  };
  const sort = (wanted: string[]) => {
    change({ tiles: inOrder(tiles, wanted) });
    setNote(say.sorted);
  };
  const sortSeries = () => sort([...(meldsOf(verdict)?.flat() ?? []), ...(verdict.checked?.hand ?? [])]);
  const sortPairs = async () => {
    // The question `pairs` accepts a rack of any size only in 101.
    const question = { variant: "101", indicator, hand: tiles, fields: "pairs,singles" };
    const reply = await ask({ ask: "pairs", ...question, ...common(question) });
    const pairs = answerOf(reply);
    if (pairs) sort([...pairs.pairs.flatMap((pair) => pair.tiles), ...pairs.singles]);
  };
  const read = async () => {
    const reply = await readHand(text, indicator, language);
    setReading(reply);
    const written = answerOf(reply);
    if (!written) return;
    change({ tiles: written.hand, indicator: written.indicator ?? indicator });
    setIsChanging(false);
    setText("");
  };
  const share = async () => {
    const isCopied = await copy(addressOf(writeRack(rack, settingsOf(variant))));
    setNote(isCopied ? say.copied : say.copyByHand);
  };

  const half = Math.max(Math.ceil(tiles.length / 2), 8);
  return (
    <div class="rack-view">
      {isRefused && (
        <p class="refusal" role="alert">
          {say.badLink}
        </p>
      )}
      {linked && !isSameTable(linked, settingsOf(variant)) && (
        <Proposal
          variant={variant}
          settings={linked}
          onEnd={() => setShown({ rack, linked: null, isRefused: false })}
        />
      )}
      <div class="table">
        <label>
          {say.variant}{" "}
          <select value={variant} onChange={({ currentTarget }) => change({ variant: currentTarget.value as Variant })}>
            {VARIANTS.map((name) => (
              <option value={name}>{say.variants[name]}</option>
            ))}
          </select>
        </label>
        {indicator && (
          <span class="indicator">
            {say.indicator} <Face tile={indicator} />
            <span class="unseen">{nameOf(indicator, say)}</span>
            {okey && (
              <>
                {" "}
                {say.okeyIs} <Face tile={okey} okey={okey} />
                <span class="unseen">{nameOf(okey, say)}</span>
              </>
            )}{" "}
            <button type="button" aria-expanded={isChoosing} onClick={() => setIsChanging(!isChanging)}>
              {say.change}
            </button>
          </span>
        )}
        {Object.keys(settingsOf(variant)).length > 0 && (
          <a href="#masa">{say.ownRules(Object.keys(settingsOf(variant)).length)}</a>
        )}
      </div>
      {isChoosing && (
        <section class="chooser" aria-label={say.chooseIndicator}>
          <p>{say.noIndicator}</p>
          <Keys
            hasJokers={false}
            onTile={(tile) => {
              change({ indicator: tile });
              setIsChanging(false);
              rackElement.current?.focus();
            }}
          />
        </section>
      )}
      <div
        class="wood"
        role="group"
        aria-label={`${say.rack}: ${say.tileCount(tiles.length)}`}
        tabIndex={-1}
        ref={rackElement}
      >
        {tiles.length === 0 && <p>{isChoosing ? say.rackWaits : say.rackEmpty}</p>}
        {tiles.length > 0 &&
          [tiles.slice(0, half), tiles.slice(half)].map((row, rowIndex) => (
            <div class="plank" style={{ "--columns": half }}>
              {row.map((tile, index) => (
                <button
                  type="button"
                  class="held"
                  aria-label={(picked === undefined ? say.remove : say.swap)(
                    `${nameOf(tile, say)}${tile === okey ? ` (${say.okey})` : ""}`,
                  )}
                  aria-pressed={picked === undefined ? undefined : picked === rowIndex * half + index}
                  onClick={() => tapAt(rowIndex * half + index)}
                >
                  <Face tile={tile} okey={okey} />
                </button>
              ))}
            </div>
          ))}
      </div>
      <div class="actions">
        <span aria-hidden="true">{say.tileCount(tiles.length)}</span>
        <button type="button" onClick={undo} disabled={past.length === 0}>
          {say.undo}
        </button>
        <button type="button" onClick={clear} disabled={tiles.length === 0 && seen.length === 0}>
          {say.clear}
        </button>
      </div>
      {!isChoosing && (
        <>
          <div class="choice" role="radiogroup" aria-label={say.keysGo}>
            {[false, true].map((toSeen) => (
              <label>
                <input type="radio" name="keys-go" checked={isSeeing === toSeen} onChange={() => setIsSeeing(toSeen)} />
                {toSeen ? say.toSeen : say.toRack}
              </label>
            ))}
          </div>
          <Keys
            hasJokers
            okey={okey}
            onTile={(tile) => (isSeeing ? setSeen([...seen, tile]) : change({ tiles: [...tiles, tile] }))}
            left={(tile) => copiesLeft(tile, [...tiles, ...seen], indicator)}
            isFull={!isSeeing && tiles.length >= mostTiles(variant)}
          />
          {seen.length > 0 && (
            <section class="seen" aria-label={say.seenTiles}>
              <p>{say.seenTiles}</p>
              <div class="tiles">
                {seen.map((tile, place) => (
                  <button
                    type="button"
                    class="held"
                    aria-label={say.remove(nameOf(tile, say))}
                    onClick={() => setSeen(seen.toSpliced(place, 1))}
                  >
                    <Face tile={tile} okey={okey} />
                  </button>
                ))}
              </div>
              <button type="button" onClick={() => setSeen([])}>
                {say.clearSeen}
              </button>
            </section>
          )}
        </>
      )}
      <div class="actions">
        <button
          type="button"
          aria-pressed={picked !== undefined}
          onClick={() => setPicked(picked === undefined ? null : undefined)}
          disabled={tiles.length < 2}
        >
          {say.swapTiles}
        </button>
        <button type="button" onClick={sortSeries} disabled={tiles.length === 0 || !indicator}>
          {say.sortSeries}
        </button>
        <button type="button" onClick={sortPairs} disabled={tiles.length === 0 || !indicator}>
          {say.sortPairs}
        </button>
        <button type="button" onClick={share} disabled={tiles.length === 0}>
          {say.share}
        </button>
        <span role="status">{note}</span>
      </div>
      <Paste
        id="paste"
        label={say.paste}
        rows={2}
        placeholder={say.pasteExample}
        text={text}
        onText={setText}
        onRead={read}
        reading={reading}
      />
      {tiles.length > 0 && indicator && (
        <section class="answer" aria-labelledby="verdict">
          <h2 id="verdict">{say.verdict}</h2>
          <Verdict verdict={verdict} />
        </section>
      )}
    </div>
  );
}
