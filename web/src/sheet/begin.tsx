// How a sheet begins: with the names of the players, or with a record.

import type { ConvertedReport } from "okey";
import { useState } from "preact/hooks";
import { ask, type Reply } from "../engine/client";
import { answerOf, useReply } from "../engine/hook";
import { VARIANTS, type Variant } from "../link";
import { Trouble } from "../page/answer";
import { useKept } from "../page/kept";
import { useTable } from "../table/rules";
import { useLanguage } from "../text/language";
import { LONGEST_NAME, nameFrom, sheetFrom, teamOf } from "./lines";
import type { Sheet } from "./store";

/** The games with sheets. The pot game has none, because a sheet of this page has no stake. */
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

const NO_NAMES = ["", "", "", ""];
const NO_TOTALS = [null, null, null, null];

/** The form for a new sheet. */
export function NewSheet({ onStart }: { onStart: (sheet: Sheet) => void }) {
  const { say } = useLanguage();
  const { table, settingsOf } = useTable();
  const [variant, setVariant] = useState<Variant>(GAMES.find((name) => name === table.variant) ?? "101");
  const [names, setNames] = useKept("names", NO_NAMES);
  const [written, setWritten] = useKept<(number | null)[]>("carried", NO_TOTALS);
  const usual = useStart(variant);
  const totals = written.map((points) => points ?? usual ?? 0);
  const players = names.map((name, index) => nameFrom(name) || say.player(index + 1));
  const areAlike = new Set(players).size < players.length;
  return (
    <form
      aria-label={say.newSheet}
      onSubmit={(event) => {
        event.preventDefault();
        const settings = settingsOf(variant);
        onStart({ id: new Date().toISOString(), version: 0, variant, settings, players, totals, hands: [] });
        setNames(NO_NAMES);
        setWritten(NO_TOTALS);
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
        <button type="submit" class="main" disabled={usual === undefined || areAlike}>
          {say.start}
        </button>
      </p>
      <p role="status">{areAlike && say.sameNames}</p>
    </form>
  );
}

/** Opens a record as a new sheet. The engine reads the record. */
export function OpenRecord({ onStart }: { onStart: (sheet: Sheet) => void }) {
  const { language, say } = useLanguage();
  const [reply, setReply] = useState<Reply<ConvertedReport>>();
  const [refused, setRefused] = useState("");
  const open = async (text: string) => {
    const reply = await ask({ ask: "score", sheet: text, as: "json", lang: language });
    setReply(reply);
    const lines = answerOf(reply)?.sheet;
    const sheet = lines === undefined ? undefined : sheetFrom(lines);
    setRefused(typeof sheet === "string" ? say.notASheet[sheet] : "");
    if (typeof sheet === "object") onStart(sheet);
  };
  return (
    <div class="open-record">
      <p class="actions">
        <label class="file">
          {say.openRecord}
          <input
            type="file"
            accept=".okey,.txt,.jsonl,text/plain"
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Clear the field after reading, so that the same file can be chosen again.
              if (file) await open(await file.text());
              currentTarget.value = "";
            }}
          />
        </label>
      </p>
      <div role="status">
        <Trouble reply={reply} />
        {refused && <p class="refusal">{refused}</p>}
      </div>
    </div>
  );
}
