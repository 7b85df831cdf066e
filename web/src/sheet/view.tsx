// The score sheet (yazboz): sheets of four players, their hands and totals.

import { useEffect, useRef, useState } from "preact/hooks";
import { useKept } from "../page/kept";
import { download } from "../page/share";
import { toSet } from "../table/rules";
import { useLanguage } from "../text/language";
import { NewSheet, OpenRecord } from "./begin";
import { HandForm, NEW_HAND } from "./form";
import { isKept } from "./lines";
import { usePoints } from "./points";
import { SettledSheet } from "./settled";
import { deleteSheet, listen, readStored, writeSheet, type Hand, type Sheet, type Stored } from "./store";

/** A change that this tab made: the hands before it, and the version that it wrote. */
interface Change {
  id: string;
  before: Sheet["hands"];
  version: number;
}

/**
 * Returns the changes after a write that undo does not take back. If the last change belongs to the written sheet, it
 * gets the new version, so that it can still be undone.
 */
const renewed = (changes: Change[], { id, version }: Sheet): Change[] =>
  changes.map((change, index) => (index === changes.length - 1 && change.id === id ? { ...change, version } : change));

interface OpenSheetProps {
  sheet: Sheet;
  onEdit: (index: number) => void;
  onDelete: (index: number) => void;
  onUndo: (() => void) | undefined;
  onDeleteSheet: () => void;
  onGameHands: (hands: number | undefined) => void;
}

/** A sheet with its points and its buttons. */
function OpenSheet({ sheet, onEdit, onDelete, onUndo, onDeleteSheet, onGameHands }: OpenSheetProps) {
  const { say } = useLanguage();
  const points = usePoints(sheet);
  return (
    <>
      <p>
        {say.variants[sheet.variant]}
        {toSet(sheet.settings ?? {}).map((setting) => (
          <span class="id"> · {setting}</span>
        ))}
      </p>
      <SettledSheet sheet={sheet} points={points} onEdit={onEdit} onDelete={onDelete}>
        <p class="actions">
          <button
            type="button"
            class="main"
            disabled={points.settled?.over}
            onClick={() => onEdit(sheet.hands.length)}
          >
            {say.addHand}
          </button>
          <button type="button" disabled={!onUndo} onClick={onUndo}>
            {say.undo}
          </button>
          <button type="button" onClick={onDeleteSheet}>
            {say.deleteSheet}
          </button>
        </p>
        {sheet.variant.startsWith("101") && (
          <label class="fact">
            {say.gameHands}{" "}
            <input
              type="number"
              min={1}
              step={1}
              value={sheet.gameHands ?? ""}
              placeholder={say.choices[""]}
              onChange={({ currentTarget: { valueAsNumber: hands } }) =>
                onGameHands(hands >= 1 ? Math.trunc(hands) : undefined)
              }
            />
          </label>
        )}
      </SettledSheet>
    </>
  );
}

/** The score sheet view. */
export function SheetView() {
  const { language, say } = useLanguage();
  const [stored, setStored] = useState<Stored>();
  const [chosen, setChosen] = useKept<string | undefined>("sheet", undefined);
  const [editing, setEditing] = useKept<{ held: Sheet; index: number; hand: Hand } | null>("hand", null);
  const [past, setPast] = useKept<Change[]>("changes", []);
  const [note, setNote] = useState("");
  /** The reason why the last change was not stored. */
  const [fault, setFault] = useState("");
  const [isStored, setIsStored] = useState(true);
  const noteElement = useRef<HTMLParagraphElement>(null);
  const isWriting = useRef(false);

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

  /** Waits for a change of the stored sheets, and shows its result. Returns undefined if the browser stored nothing. */
  const store = async <T,>(change: Promise<T>, noteOf: (result: T) => string): Promise<T | undefined> => {
    try {
      const result = await change;
      setFault("");
      setNote(noteOf(result));
      await load();
      return result;
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      setFault(isFull ? say.storageFull : say.notStored);
      setNote("");
      return undefined;
    } finally {
      noteElement.current?.focus();
    }
  };
  /** Writes a sheet. Returns null if another tab has changed it. */
  const write = (changed: Sheet) => store(writeSheet(changed), (written) => (written ? say.saved : say.conflict));
  const changeHands = async (held: Sheet, hands: Sheet["hands"]) => {
    const written = await write({ ...held, hands });
    if (written) setPast([...past, { id: held.id, before: held.hands, version: written.version }]);
    return written;
  };
  const edit = (held: Sheet, index: number) => {
    const hand = held.hands[index];
    setNote("");
    setFault("");
    setEditing({ held, index, hand: hand && !isKept(hand) ? hand : NEW_HAND });
  };
  const last = past.at(-1);
  // A change cannot be undone after another tab has changed the sheet.
  const canUndo = sheet !== undefined && last?.id === sheet.id && last.version === sheet.version;
  const undo = async (held: Sheet, { before }: Change) => {
    const written = await write({ ...held, hands: before });
    if (!written) return;
    // The hands are now as the previous change left them. Give that change the new version, so that it can be undone
    // too.
    setPast(renewed(past.slice(0, -1), written));
  };
  /** Makes an action that ignores a second tap while the first is still being written. */
  const once =
    <Arguments extends unknown[]>(action: (...given: Arguments) => Promise<unknown>) =>
    async (...given: Arguments) => {
      if (isWriting.current) return;
      isWriting.current = true;
      await action(...given).finally(() => (isWriting.current = false));
    };
  const save = once(async (held: Sheet, index: number, hand: Hand) => {
    const hands = [...held.hands];
    hands[index] = hand;
    const written = await changeHands(held, hands);
    if (written) return setEditing(null);
    // Keep the form, so that the hand can be saved again.
    if (written === undefined) return;
    // Another tab has changed the sheet. A new hand can be saved after the hands of that tab, but a correction must be
    // made again.
    const fresh = (await readStored()).sheets.find(({ id }) => id === held.id);
    const isNew = index === held.hands.length;
    setEditing(fresh && isNew ? { held: fresh, index: fresh.hands.length, hand } : null);
  });
  const begin = once(async (started: Sheet) => {
    if (await write(started)) setChosen(started.id);
  });
  const isEditing = sheet !== undefined && editing?.held.id === sheet.id;
  // While a hand is edited, its button to save is below the form, so the note is there too.
  const status = (
    <p role="status" class={fault ? "refusal" : ""} tabIndex={-1} ref={noteElement}>
      {fault || note}
    </p>
  );
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
              {sheets.map(({ id, players }) => (
                <option value={id}>
                  {date(id)} · {players.join(", ")}
                </option>
              ))}
              <option value="">{say.newSheet}</option>
            </select>
          </label>
        </p>
      )}
      {!isEditing && status}
      {!sheet && (
        <>
          <NewSheet onStart={begin} />
          <OpenRecord onStart={begin} />
        </>
      )}
      {sheet && !isEditing && (
        <OpenSheet
          key={sheet.id}
          sheet={sheet}
          onEdit={(index) => edit(sheet, index)}
          onDelete={(index) => changeHands(sheet, sheet.hands.toSpliced(index, 1))}
          onUndo={canUndo ? () => undo(sheet, last) : undefined}
          onGameHands={async (gameHands) => {
            const written = await write({ ...sheet, gameHands });
            if (written && canUndo) setPast(renewed(past, written));
          }}
          onDeleteSheet={async () => {
            if (!confirm(say.deleteSheetSure)) return;
            await store(deleteSheet(sheet), (isDeleted) => (isDeleted ? "" : say.conflict));
          }}
        />
      )}
      {isEditing && (
        <HandForm
          sheet={editing.held}
          index={editing.index}
          hand={editing.hand}
          onChange={(hand) => setEditing({ ...editing, hand })}
          onSave={() => save(editing.held, editing.index, editing.hand)}
          onCancel={() => setEditing(null)}
        />
      )}
      {isEditing && status}
    </div>
  );
}
