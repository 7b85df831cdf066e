// The score sheet (yazboz): sheets of four players, their hands and totals.

import { useEffect, useRef, useState } from "preact/hooks";
import { VARIANTS, type Variant } from "../link";
import { Trouble } from "../page/answer";
import { useLanguage } from "../text/language";
import { HandForm, NEW_HAND } from "./form";
import { teamOf } from "./line";
import { pointsOf, toCsv, totalsOf, useScores } from "./points";
import { deleteSheet, listen, readSheets, writeSheet, type Hand, type Sheet } from "./store";

function NewSheet({ onStart }: { onStart: (sheet: Sheet) => void }) {
  const { say } = useLanguage();
  const [variant, setVariant] = useState<Variant>("101");
  const [stake, setStake] = useState(1);
  const [names, setNames] = useState(["", "", "", ""]);
  const players = names.map((name, index) => name.trim() || say.player(index + 1));
  return (
    <form
      aria-label={say.newSheet}
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ id: new Date().toISOString(), version: 0, variant, stake, players, hands: [] });
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
              maxLength={40}
              autocomplete="off"
              onInput={({ currentTarget }) => setNames(names.with(index, currentTarget.value))}
            />
          </label>
        ))}
      </div>
      <p class="actions">
        <label>
          {say.variant}{" "}
          <select value={variant} onChange={({ currentTarget }) => setVariant(currentTarget.value as Variant)}>
            {VARIANTS.map((name) => (
              <option value={name}>{say.variants[name]}</option>
            ))}
          </select>
        </label>
        {variant === "okey-pot" && (
          <label>
            {say.stake}{" "}
            <input
              type="number"
              min={1}
              max={1000}
              value={stake}
              onInput={({ currentTarget }) => setStake(currentTarget.valueAsNumber || 1)}
            />
          </label>
        )}
        <button type="submit" class="main" disabled={new Set(players).size < players.length}>
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
}

function HandsTable({ sheet, onEdit, onDelete }: TableProps) {
  const { say } = useLanguage();
  const scores = useScores(sheet);
  const totals = scores && totalsOf(scores, sheet.players.length);
  const download = () => {
    const blob = new Blob([toCsv(sheet, scores!, { hand: say.handColumn, total: say.total })], { type: "text/csv" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `yazboz-${sheet.id.slice(0, 10)}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
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
            {sheet.hands.map((_, index) => {
              const points = pointsOf(scores?.[index]);
              return (
                <tr>
                  <th scope="row">
                    {index + 1}{" "}
                    <button type="button" aria-label={say.editHand(index + 1)} onClick={() => onEdit(index)}>
                      ✎
                    </button>
                    <button type="button" aria-label={say.deleteHand(index + 1)} onClick={() => onDelete(index)}>
                      ✕
                    </button>
                  </th>
                  {sheet.players.map((_, player) => (
                    <td>
                      {points ? points[player] : scores ? say.voidHand : "…"}
                      <small>{totals?.[index]?.[player]}</small>
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
                  <b class="total">{totals ? (totals.at(-1)?.[player] ?? 0) : "…"}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {scores?.map((scored) => scored && <Trouble reply={scored} />)}
      {sheet.hands.length === 0 && <p>{say.noHands}</p>}
      <details>
        <summary>{say.whyPoints}</summary>
        <ol>
          {scores?.map((scored) => (
            <li class="sentence">{scored && "answer" in scored ? scored.answer.text : ""}</li>
          ))}
        </ol>
      </details>
      <button type="button" onClick={download} disabled={!scores || scores.length === 0}>
        {say.csv}
      </button>
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
  const [sheets, setSheets] = useState<Sheet[]>();
  const [chosen, setChosen] = useState<string>();
  const [editing, setEditing] = useState<{ held: Sheet; index: number } | null>(null);
  const [past, setPast] = useState<Change[]>([]);
  const [note, setNote] = useState("");
  const [isStored, setIsStored] = useState(true);
  const noteElement = useRef<HTMLParagraphElement>(null);

  const load = () =>
    readSheets().then(setSheets, () => {
      setSheets([]);
      setIsStored(false);
    });
  useEffect(() => {
    load();
    return listen(load);
  }, []);

  if (!sheets) return <p>{say.working}</p>;
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
    const fresh = (await readSheets()).find(({ id }) => id === held.id);
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
          <p>{say.variants[sheet.variant]}</p>
          <HandsTable
            sheet={sheet}
            onEdit={(index) => edit(sheet, index)}
            onDelete={(index) => changeHands(sheet, sheet.hands.toSpliced(index, 1))}
          />
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
