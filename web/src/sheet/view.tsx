// The score sheet (yazboz): sheets of four players, their hands and totals.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { answerOf, useReply } from "../engine/hook";
import { VARIANTS, type Variant } from "../link";
import { Trouble } from "../page/answer";
import { download } from "../page/share";
import { toSet, useTable } from "../table/rules";
import { useLanguage } from "../text/language";
import { HandForm, NEW_HAND } from "./form";
import { teamOf } from "./line";
import { pointsOf, toCsv, totalsOf, useScores } from "./points";
import { toRecord } from "./record";
import { deleteSheet, listen, readStored, writeSheet, type Hand, type Sheet, type Stored } from "./store";

/** The games with sheets. A pot passes from hand to hand, but the engine settles each hand on its own. */
const GAMES = VARIANTS.filter((name) => name !== "okey-pot");

/** Returns the points that the players of a game start with, or undefined until they are known. 101 counts from 0. */
function useStart(variant: Variant): number | undefined {
  const agreed = useTable().settingsOf(variant)["points.start"];
  const is101 = variant.startsWith("101");
  const { reply, isCurrent } = useReply(is101 ? null : { ask: "rules", profile: variant, fields: "switches" });
  const start = answerOf(reply)?.switches.find(({ key }) => key === "points.start")?.values[variant];
  if (is101) return 0;
  if (agreed !== undefined) return Number(agreed);
  if (!isCurrent || !reply) return undefined;
  return typeof start === "number" ? start : 0;
}

const LONGEST_NAME = 40;

/** Returns a name that a record can quote: short, and without control characters and marks that turn the text around. */
const nameFrom = (written: string) =>
  written
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .replaceAll('"', "”")
    .slice(0, LONGEST_NAME)
    .trim();

function NewSheet({ onStart }: { onStart: (sheet: Sheet) => void }) {
  const { say } = useLanguage();
  const { table, settingsOf } = useTable();
  const [variant, setVariant] = useState<Variant>(GAMES.find((name) => name === table.variant) ?? "101");
  const [names, setNames] = useState(["", "", "", ""]);
  const [written, setWritten] = useState<(number | null)[]>([null, null, null, null]);
  const usual = useStart(variant);
  const totals = written.map((points) => points ?? usual ?? 0);
  const players = names.map((name, index) => nameFrom(name) || say.player(index + 1));
  return (
    <form
      aria-label={say.newSheet}
      onSubmit={(event) => {
        event.preventDefault();
        const settings = settingsOf(variant);
        onStart({ id: new Date().toISOString(), version: 0, variant, settings, players, totals, hands: [] });
      }}
    >
      <h2>{say.newSheet}</h2>
      <div class="names">
        {names.map((name, index) => (
          <label>
            {say.player(index + 1)}
            {variant === "101-team" && ` (${say.team(teamOf(index))})`}
            <input
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={({ currentTarget }) => setNames(names.with(index, currentTarget.value))}
            />
          </label>
        ))}
      </div>
      <details>
        <summary>{say.carried}</summary>
        <div class="names">
          {players.map((name, index) => (
            <label>
              {name}
              <input
                type="number"
                step={1}
                value={written[index] ?? ""}
                placeholder={`${usual ?? ""}`}
                aria-label={`${name}: ${say.carried}`}
                onInput={({ currentTarget: { valueAsNumber: points } }) =>
                  setWritten(written.with(index, Number.isNaN(points) ? null : Math.trunc(points)))
                }
              />
            </label>
          ))}
        </div>
      </details>
      <p class="actions">
        <label>
          {say.variant}{" "}
          <select value={variant} onChange={({ currentTarget }) => setVariant(currentTarget.value as Variant)}>
            {GAMES.map((name) => (
              <option value={name}>{say.variants[name]}</option>
            ))}
          </select>
        </label>
        <button type="submit" class="main" disabled={usual === undefined || new Set(players).size < players.length}>
          {say.start}
        </button>
      </p>
    </form>
  );
}

interface TableProps {
  sheet: Sheet;
  onEdit: (index: number) => void;
  onDelete: (index: number) => void;
  /** What stands right below the table. */
  children: ComponentChildren;
}

function HandsTable({ sheet, onEdit, onDelete, children }: TableProps) {
  const { say } = useLanguage();
  const scores = useScores(sheet);
  const totals = scores && totalsOf(sheet, scores);
  const file = `yazboz-${sheet.id.slice(0, 10)}`;
  const words = { hand: say.handColumn, carried: say.carried, total: say.total };
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={say.handsTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.handColumn}</th>
              {sheet.players.map((name, index) => (
                <th scope="col">
                  {name}
                  {sheet.variant === "101-team" && <small> {say.team(teamOf(index))}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.totals.some((points) => points !== 0) && (
              <tr class="carried">
                <th scope="row">{say.carried}</th>
                {sheet.totals.map((points) => (
                  <td>{points}</td>
                ))}
              </tr>
            )}
            {sheet.hands.map(({ isVoid }, index) => {
              const points = pointsOf(scores?.[index]);
              return (
                <tr>
                  <th scope="row">
                    {index + 1}
                    <span class="row-tools">
                      <button type="button" aria-label={say.editHand(index + 1)} onClick={() => onEdit(index)}>
                        ✎
                      </button>
                      <button type="button" aria-label={say.deleteHand(index + 1)} onClick={() => onDelete(index)}>
                        ✕
                      </button>
                    </span>
                  </th>
                  {sheet.players.map((_, player) => (
                    <td>
                      {isVoid && points?.[player] === 0 ? say.voidHand : (points?.[player] ?? (scores ? "?" : "…"))}
                      <small>{scores?.[index]?.totals[player]}</small>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.total}</th>
              {sheet.players.map((_, player) => (
                <td>
                  <b class="total">{totals?.[player] ?? "…"}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {scores?.map(({ reply }) => (
        <Trouble reply={reply} />
      ))}
      {sheet.hands.length === 0 && <p>{say.noHands}</p>}
      {children}
      <details>
        <summary>{say.whyPoints}</summary>
        <ol>
          {scores?.map(({ reply }) => (
            <li class="sentence">{answerOf(reply)?.text}</li>
          ))}
        </ol>
      </details>
      <p class="actions">
        <button
          type="button"
          disabled={sheet.hands.length === 0}
          onClick={() => download(`${file}.txt`, "text/plain", toRecord(sheet))}
        >
          {say.record}
        </button>
        <button
          type="button"
          disabled={!scores || scores.length === 0}
          onClick={() => scores && download(`${file}.csv`, "text/csv", toCsv(sheet, scores, words))}
        >
          {say.csv}
        </button>
      </p>
    </>
  );
}

/** A change that this tab made: the hands before it, and the version that it wrote. */
interface Change {
  id: string;
  before: Hand[];
  version: number;
}

/** The score sheet view. */
export function SheetView() {
  const { language, say } = useLanguage();
  const [stored, setStored] = useState<Stored>();
  const [chosen, setChosen] = useState<string>();
  const [editing, setEditing] = useState<{ held: Sheet; index: number } | null>(null);
  const [past, setPast] = useState<Change[]>([]);
  const [note, setNote] = useState("");
  const [isStored, setIsStored] = useState(true);
  const noteElement = useRef<HTMLParagraphElement>(null);

  const load = () =>
    readStored().then(setStored, () => {
      setStored({ sheets: [], unread: [] });
      setIsStored(false);
    });
  useEffect(() => {
    load();
    return listen(load);
  }, []);

  if (!stored) return <p>{say.working}</p>;
  const { sheets, unread } = stored;
  const sheet = chosen === "" ? undefined : (sheets.find(({ id }) => id === chosen) ?? sheets[0]);

  /** Writes a sheet first and shows it afterwards. Returns null if it was not written. */
  const write = async (changed: Sheet): Promise<Sheet | null> => {
    try {
      const written = await writeSheet(changed);
      setNote(written ? say.saved : say.conflict);
      await load();
      noteElement.current?.focus();
      return written;
    } catch {
      setIsStored(false);
      return null;
    }
  };
  const changeHands = async (held: Sheet, hands: Hand[]) => {
    const written = await write({ ...held, hands });
    if (written) setPast([...past, { id: held.id, before: held.hands, version: written.version }]);
    return written;
  };
  const edit = (held: Sheet, index: number) => {
    setNote("");
    setEditing({ held, index });
  };
  const last = past.at(-1);
  // A change that another tab made afterwards is not undone.
  const canUndo = sheet !== undefined && last?.id === sheet.id && last.version === sheet.version;
  const undo = async (held: Sheet, { before }: Change) => {
    const written = await write({ ...held, hands: before });
    if (!written) return;
    // The sheet is again as the change before this one left it.
    const rest = past.slice(0, -1);
    setPast(
      rest.map((change, index) =>
        index === rest.length - 1 && change.id === held.id ? { ...change, version: written.version } : change,
      ),
    );
  };
  const save = async (held: Sheet, index: number, hand: Hand) => {
    const hands = [...held.hands];
    hands[index] = hand;
    if (await changeHands(held, hands)) return setEditing(null);
    // A new hand can be saved after those of the other tab; a correction must be made again.
    const fresh = (await readStored()).sheets.find(({ id }) => id === held.id);
    const isNew = index === held.hands.length;
    setEditing(fresh && isNew ? { held: fresh, index: fresh.hands.length } : null);
  };
  const date = (id: string) => new Date(id).toLocaleString(language, { dateStyle: "short", timeStyle: "short" });

  return (
    <div class="sheet-view">
      {!isStored && (
        <p class="refusal" role="alert">
          {say.noStorage}
        </p>
      )}
      {unread.length > 0 && (
        <p class="refusal">
          {say.unread(unread.length)}{" "}
          <button type="button" onClick={() => download("yazboz.json", "application/json", JSON.stringify(unread))}>
            {say.downloadUnread}
          </button>
        </p>
      )}
      {sheets.length > 0 && (
        <p class="actions">
          <label>
            {say.sheets}{" "}
            <select
              value={sheet?.id ?? ""}
              onChange={({ currentTarget }) => {
                setChosen(currentTarget.value);
                setEditing(null);
              }}
            >
              {sheets.map(({ id }) => (
                <option value={id}>{date(id)}</option>
              ))}
              <option value="">{say.newSheet}</option>
            </select>
          </label>
        </p>
      )}
      <p role="status" tabIndex={-1} ref={noteElement}>
        {note}
      </p>
      {!sheet && (
        <NewSheet
          onStart={async (started) => {
            if (await write(started)) setChosen(started.id);
          }}
        />
      )}
      {sheet && !editing && (
        <>
          <p>
            {say.variants[sheet.variant]}
            {toSet(sheet.settings ?? {}).map((setting) => (
              <span class="id"> · {setting}</span>
            ))}
          </p>
          <HandsTable
            sheet={sheet}
            onEdit={(index) => edit(sheet, index)}
            onDelete={(index) => changeHands(sheet, sheet.hands.toSpliced(index, 1))}
          >
            <p class="actions">
              <button type="button" class="main" onClick={() => edit(sheet, sheet.hands.length)}>
                {say.addHand}
              </button>
              <button type="button" disabled={!canUndo} onClick={() => last && undo(sheet, last)}>
                {say.undo}
              </button>
              <button
                type="button"
                onClick={async () => {
                  if (!confirm(say.deleteSheetSure)) return;
                  setNote((await deleteSheet(sheet)) ? "" : say.conflict);
                  await load();
                }}
              >
                {say.deleteSheet}
              </button>
            </p>
          </HandsTable>
        </>
      )}
      {sheet && editing && (
        <HandForm
          sheet={editing.held}
          title={
            editing.index < editing.held.hands.length ? say.editHand(editing.index + 1) : say.hand(editing.index + 1)
          }
          first={editing.held.hands[editing.index] ?? NEW_HAND}
          onSave={(hand) => save(editing.held, editing.index, hand)}
          onCancel={() => setEditing(null)}
        />
      )}
    </div>
  );
}
