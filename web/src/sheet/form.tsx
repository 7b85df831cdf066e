// The form for one finished hand. Below it are the points that the engine computes before the hand is saved.

import type { Reply } from "../engine/client";
import { answerOf } from "../engine/hook";
import { Trouble } from "../page/answer";
import { nameOf } from "../page/tile";
import { useSwitches } from "../table/switches";
import { useLanguage } from "../text/language";
import type { Sentences } from "../text/turkish";
import { ALL_FACES } from "../tiles";
import { numbersOf } from "./lines";
import { settledHands, usePoints } from "./points";
import { PartsList } from "./settled";
import type { Entry, Hand, Sheet } from "./store";

const NO_ENTRY: Entry = { opened: null, left: "", fouls: [], hasShown: false, adjust: 0, reason: "" };

/** An empty hand. */
export const NEW_HAND: Hand = {
  by: null,
  isVoid: false,
  ways: [],
  indicator: "",
  entries: [NO_ENTRY, NO_ENTRY, NO_ENTRY, NO_ENTRY],
};

const WAYS = { 101: ["okey", "pairs", "hand", "devam"], classic: ["okey", "pairs", "dizi"] } as const;
const CLASSIC_FOULS = ["false-win"];

/** Returns the names of the fouls of 101, or of the classic game. */
const foulsOf = (say: Sentences, is101: boolean) =>
  Object.keys(say.foulNames).filter((foul) => CLASSIC_FOULS.includes(foul) !== is101);

/**
 * How a hand ended: the index of the player who finished, null if the stock ran out, or `void` if it does not count.
 */
type Ending = number | null | "void";

interface EntryProps {
  name: string;
  entry: Entry;
  is101: boolean;
  /** True if the table has points for a player who feeds the next one. */
  isFed: boolean;
  isFinisher: boolean;
  isVoid: boolean;
  onChange: (entry: Entry) => void;
}

function AdjustFields({ name, entry, onChange }: Pick<EntryProps, "name" | "entry" | "onChange">) {
  const { say } = useLanguage();
  return (
    <details open={entry.adjust !== 0}>
      <summary>{say.adjust}</summary>
      <label class="fact">
        {say.adjustPoints}
        <input
          type="number"
          step={1}
          value={entry.adjust || ""}
          aria-label={`${name}: ${say.adjustPoints}`}
          onInput={({ currentTarget }) => onChange({ ...entry, adjust: Math.trunc(currentTarget.valueAsNumber || 0) })}
        />
      </label>
      <label class="fact">
        {say.adjustReason}
        <input
          value={entry.reason}
          maxLength={80}
          aria-label={`${name}: ${say.adjustReason}`}
          onInput={({ currentTarget }) => onChange({ ...entry, reason: currentTarget.value })}
        />
      </label>
    </details>
  );
}

/** Returns true for the foul of a player who fed the next one: `feeding`, `feeding:7` or `feeding:7:pairs`. */
const isFeeding = (foul: string) => foul.split(":")[0] === "feeding";

/** The fields for the tile that fed the next player. At some tables its number sets the points. */
function FedFields({ name, entry, onChange }: Pick<EntryProps, "name" | "entry" | "onChange">) {
  const { say } = useLanguage();
  const foul = entry.fouls.find(isFeeding);
  if (!foul) return null;
  const [, number = "", pairs] = foul.split(":");
  const change = (...details: (string | undefined)[]) => {
    const changed = ["feeding", ...details].filter(Boolean).join(":");
    onChange({ ...entry, fouls: entry.fouls.map((known) => (known === foul ? changed : known)) });
  };
  return (
    <div class="choice">
      <label>
        {say.fedNumber}{" "}
        <input
          type="number"
          min={1}
          max={13}
          step={1}
          value={number}
          aria-label={`${name}: ${say.fedNumber}`}
          onInput={({ currentTarget: { value } }) => change(value, value && pairs)}
        />
      </label>
      <label>
        <input
          type="checkbox"
          disabled={number === ""}
          checked={pairs !== undefined}
          onChange={({ currentTarget }) => change(number, currentTarget.checked ? "pairs" : undefined)}
        />
        {say.fedPairs}
      </label>
    </div>
  );
}

function EntryFields({ name, entry, is101, isFed, isFinisher, isVoid, onChange }: EntryProps) {
  const { say } = useLanguage();
  const isSame = (foul: string) => (known: string) => known === foul || (isFeeding(foul) && isFeeding(known));
  const fouls = foulsOf(say, is101).filter((foul) => isFed || !isFeeding(foul) || entry.fouls.some(isFeeding));
  const toggle = (foul: string, isOn: boolean) =>
    onChange({ ...entry, fouls: isOn ? [...entry.fouls, foul] : entry.fouls.filter((known) => !isSame(foul)(known)) });
  if (isVoid) {
    return (
      <fieldset>
        <legend>{name}</legend>
        <AdjustFields name={name} entry={entry} onChange={onChange} />
      </fieldset>
    );
  }
  return (
    <fieldset>
      <legend>{isFinisher ? say.finisher(name) : name}</legend>
      {is101 && !isFinisher && (
        <div class="choice" role="radiogroup" aria-label={`${name}: ${say.opened}`}>
          {([null, "series", "pairs"] as const).map((opened) => (
            <label>
              <input
                type="radio"
                name={`opened-${name}`}
                checked={entry.opened === opened}
                onChange={() => onChange({ ...entry, opened })}
              />
              {say.openedAs[opened ?? "none"]}
            </label>
          ))}
        </div>
      )}
      {is101 && !isFinisher && entry.opened && (
        <label class="fact">
          {say.leftOver}
          <input
            class="tiles-text"
            value={entry.left}
            placeholder={say.leftExample}
            aria-label={`${name}: ${say.leftOver}`}
            onInput={({ currentTarget }) => onChange({ ...entry, left: currentTarget.value })}
          />
          <small>{say.leftHelp}</small>
        </label>
      )}
      {!is101 && (
        <div class="choice">
          <label>
            <input
              type="checkbox"
              checked={entry.hasShown}
              onChange={({ currentTarget }) => onChange({ ...entry, hasShown: currentTarget.checked })}
            />
            {say.shown}
          </label>
        </div>
      )}
      <div class="extras">
        <details open={entry.fouls.length > 0}>
          <summary>{say.fouls}</summary>
          <div class="choice">
            {fouls.map((foul) => (
              <label>
                <input
                  type="checkbox"
                  checked={entry.fouls.some(isSame(foul))}
                  onChange={({ currentTarget }) => toggle(foul, currentTarget.checked)}
                />
                {say.foulNames[foul]}
              </label>
            ))}
          </div>
          <FedFields name={name} entry={entry} onChange={onChange} />
        </details>
        <AdjustFields name={name} entry={entry} onChange={onChange} />
      </div>
    </fieldset>
  );
}

/** Removes example lines of a record from the hints of a reply, because the reader fills in fields instead. */
function withoutLines<A>(reply: Reply<A> | undefined): Reply<A> | undefined {
  if (!reply || !("refusal" in reply)) return reply;
  const faults = reply.refusal.faults.map((fault) => ({ ...fault, hint: fault.hint?.replace(/:?,? `[^`]*`/g, "") ?? null }));
  return { refusal: { ...reply.refusal, faults } };
}

interface FormProps {
  sheet: Sheet;
  /** The place of the hand in the sheet. A new hand follows the last one. */
  index: number;
  hand: Hand;
  onChange: (hand: Hand) => void;
  onSave: () => void;
  onCancel: () => void;
}

export function HandForm({ sheet, index, hand, onChange, onSave, onCancel }: FormProps) {
  const { say } = useLanguage();
  const is101 = sheet.variant.startsWith("101");
  const feeding = useSwitches(sheet.variant)?.find(({ key }) => key === "fouls.feeding")?.values[sheet.variant];
  const isFed = (sheet.settings?.["fouls.feeding"] ?? feeding ?? "off") !== "off";
  const changed = { ...sheet, hands: [...sheet.hands.slice(0, index), hand, ...sheet.hands.slice(index + 1)] };
  const { reply, settled } = usePoints(changed);
  // The points of the hand before the last change stay until the new ones arrive.
  const scored = settledHands(changed, answerOf(reply))[index];
  const number = numbersOf(changed.hands)[index]!;
  const title = index < sheet.hands.length ? say.editHand(number) : say.hand(number);
  const endings: [string, Ending][] = [
    ...sheet.players.map((name, index): [string, Ending] => [name, index]),
    [say.stockOut, null],
    [say.voidEnding, "void"],
  ];
  const ending: Ending = hand.isVoid ? "void" : hand.by;
  const end = (chosen: Ending) =>
    onChange({
      ...hand,
      isVoid: chosen === "void",
      by: chosen === "void" ? null : chosen,
      ways: typeof chosen === "number" ? hand.ways : [],
    });
  const setEntry = (index: number, entry: Entry) => onChange({ ...hand, entries: hand.entries.with(index, entry) });
  return (
    <form
      class="hand"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (settled) onSave();
      }}
    >
      <h2>{title}</h2>
      <fieldset>
        <legend>{say.who}</legend>
        <div class="choice">
          {endings.map(([name, chosen]) => (
            <label>
              <input type="radio" name="by" checked={ending === chosen} onChange={() => end(chosen)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {hand.by !== null && (
        <fieldset>
          <legend>{say.how}</legend>
          <div class="choice">
            {WAYS[is101 ? 101 : "classic"].map((way) => (
              <label>
                <input
                  type="checkbox"
                  checked={hand.ways.includes(way)}
                  onChange={({ currentTarget }) =>
                    onChange({
                      ...hand,
                      ways: currentTarget.checked ? [...hand.ways, way] : hand.ways.filter((known) => known !== way),
                    })
                  }
                />
                {say.ways[way]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {hand.entries.map((entry, index) => (
        <EntryFields
          key={index}
          name={sheet.players[index]!}
          entry={entry}
          is101={is101}
          isFed={isFed}
          isFinisher={hand.by === index}
          isVoid={hand.isVoid}
          onChange={(changed) => setEntry(index, changed)}
        />
      ))}
      <label class="fact">
        {say.indicator}{" "}
        <select
          value={hand.indicator}
          onChange={({ currentTarget }) => onChange({ ...hand, indicator: currentTarget.value })}
        >
          <option value="">{say.choices[""]}</option>
          {ALL_FACES.map((tile) => (
            <option value={tile}>{nameOf(tile, say)}</option>
          ))}
        </select>
      </label>
      <div role="status">
        {scored && <PartsList hand={scored} />}
        <Trouble reply={withoutLines(reply)} />
      </div>
      <p class="actions">
        <button type="submit" class="main" disabled={!settled}>
          {say.save}
        </button>
        <button type="button" onClick={onCancel}>
          {say.cancel}
        </button>
      </p>
    </form>
  );
}
