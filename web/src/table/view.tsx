// The rules of the table: the game and its switches, each with its clause; shared as a link and as TOML.

import type { ClauseReport, SwitchReport } from "okey";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ask, type Reply } from "../engine/client";
import { answerOf, useReply } from "../engine/hook";
import { readTableLink, VARIANTS, writeTableLink, type Settings, type TableLink, type Variant } from "../link";
import { ClauseLink, Trouble } from "../page/answer";
import { Paste } from "../page/paste";
import { addressOf, copy, download } from "../page/share";
import { useLanguage, type Language } from "../text/language";
import { Proposal } from "./proposal";
import { checkOf, toToml, useTable } from "./rules";
import { useClauses, useSwitches, valueText } from "./switches";

interface SwitchProps {
  rule: SwitchReport;
  variant: Variant;
  clause: ClauseReport | undefined;
  /** The value of the game's profile. */
  usual: string;
  /** The value that the table plays instead, or undefined. */
  own: string | undefined;
  onChange: (value: string | undefined) => void;
  onReset: () => void;
}

/** A switch whose value is a number or one of its names. A number that the engine refuses does not change the rule. */
function NumberSwitch({ rule, variant, usual, own, onChange }: SwitchProps) {
  const { language, say } = useLanguage();
  const id = `switch-${rule.key}`;
  const [text, setText] = useState(own !== undefined && !rule.names.includes(own) ? own : "");
  const [reply, setReply] = useState<Reply<unknown>>();
  const latest = useRef(text);
  const change = async (written: string) => {
    latest.current = written;
    setText(written);
    const value = written === "" || written === usual ? undefined : written;
    const reply = await ask(checkOf(variant, value === undefined ? {} : { [rule.key]: value }, language));
    if (latest.current !== written) return;
    setReply(reply);
    if (answerOf(reply)) onChange(value);
  };
  const choose = (name: string | undefined) => {
    latest.current = "";
    setText("");
    setReply(undefined);
    onChange(name);
  };
  return (
    <>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        value={text}
        placeholder={valueText(rule, own ?? usual, language)}
        onInput={({ currentTarget: { value } }) => change(value)}
      />
      {rule.names.map((name, place) => (
        <label class="check">
          <input
            type="checkbox"
            checked={(own ?? usual) === name}
            onChange={({ currentTarget }) => choose(currentTarget.checked && name !== usual ? name : undefined)}
            disabled={usual === name && own === undefined}
          />
          {rule.means[place]![language]}
        </label>
      ))}
      <span class="usual">{say.usualValue(valueText(rule, usual, language))}</span>
      <div role="status">
        <Trouble reply={reply} />
      </div>
    </>
  );
}

function NamedSwitch({ rule, usual, own, onChange }: SwitchProps) {
  const { language, say } = useLanguage();
  // The value may be a list of names, which the page cannot set but a file can. Offer such a list as a choice too.
  const names = own === undefined || rule.names.includes(own) ? rule.names : [...rule.names, own];
  return (
    <select
      id={`switch-${rule.key}`}
      value={own ?? usual}
      onChange={({ currentTarget: { value } }) => onChange(value === usual ? undefined : value)}
    >
      {names.map((name) => (
        <option value={name}>
          {valueText(rule, name, language)}
          {name === usual ? ` (${say.usual})` : ""}
        </option>
      ))}
    </select>
  );
}

function SwitchField(props: SwitchProps) {
  const { language, say } = useLanguage();
  const { rule, clause, own, onReset } = props;
  const Field = rule.numbers ? NumberSwitch : NamedSwitch;
  return (
    <article class={own === undefined ? "switch" : "switch changed"}>
      <label for={`switch-${rule.key}`}>
        <b>{rule.does[language]}</b>
        {own !== undefined && <span class="unseen"> ({say.changed})</span>}
      </label>
      <div class="setting">
        <Field {...props} />
        {own !== undefined && (
          <button type="button" onClick={onReset} aria-label={`${rule.does[language]} ${say.reset}`}>
            {say.reset}
          </button>
        )}
      </div>
      <details>
        <summary>{clause?.title[language] ?? rule.clause}</summary>
        <p>{clause?.text[language]}</p>
        <p>
          <ClauseLink id={rule.clause} /> · <span class="id">{rule.key}</span>
        </p>
      </details>
    </article>
  );
}

/** Reads rules in TOML by asking the engine. If the text does not name the game, the game is `usual`. */
async function readToml(text: string, usual: Variant, lang: Language): Promise<Reply<TableLink>> {
  const game = /^\s*variant\s*=/m.test(text) ? {} : { variant: usual };
  const question = { ask: "judge" as const, question: "meld", claim: "K1 K2 K3", ...game, rules: text, lang };
  const reply = await ask({ ...question, fields: "variant,switches" });
  const read = answerOf(reply);
  if (!read) return reply as Reply<never>;
  const variant = VARIANTS.find((name) => name === read.variant) ?? "okey";
  return { answer: { variant, settings: Object.fromEntries(read.switches.map(({ key, value }) => [key, `${value}`])) } };
}

/** The view of the table's rules. `rest` is the part of the address that has linked rules. */
export function TableView({ rest }: { rest: string }) {
  const { language, say } = useLanguage();
  const { table, changeTable, settingsOf } = useTable();
  const variant = table.variant ?? "okey";
  const settings = settingsOf(variant);
  const switches = useSwitches(variant);
  const clauses = useClauses();
  const checked = useReply(checkOf(variant, settings, language));
  const linked = useMemo(() => (rest === "" ? null : readTableLink(rest)), [rest]);
  const [offered, setOffered] = useState<TableLink | null>(linked);
  const [text, setText] = useState("");
  const [reading, setReading] = useState<Reply<TableLink>>();
  // A new number makes new fields. A field keeps what is typed into it, so rules from elsewhere need new fields.
  const [edition, setEdition] = useState(0);
  const [note, setNote] = useState("");
  const noteElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => setOffered(linked), [linked]);

  const change = (key: string, value: string | undefined) => {
    const { [key]: _, ...others } = settings;
    const changed: Settings = value === undefined ? others : { ...others, [key]: value };
    changeTable({ variant, settings: { ...table.settings, [variant]: changed } });
    setNote("");
  };
  const end = (isTaken: boolean) => {
    setOffered(null);
    setEdition(edition + 1);
    setNote(isTaken ? say.rulesTaken : say.rulesKept);
    history.replaceState(null, "", "#masa");
    noteElement.current?.focus();
  };
  const share = async (content: string) => setNote((await copy(content)) ? say.copiedText : say.copyRefused);
  const toml = toToml(variant, settings);
  // The engine says to which games a clause applies.
  const applies = ({ clause }: SwitchReport) => clauses?.get(clause)?.profiles.includes(variant) ?? true;
  const shown = switches?.filter((rule) => applies(rule) || settings[rule.key] !== undefined) ?? [];
  return (
    <div class="table-view">
      <p role="status" tabIndex={-1} ref={noteElement}>
        {note}
      </p>
      {rest !== "" && !linked && (
        <p class="refusal" role="alert">
          {say.badRulesLink}
        </p>
      )}
      {offered && <Proposal variant={offered.variant} settings={offered.settings} onEnd={end} />}
      <p class="table">
        <label for="game">{say.variant}</label>
        <select
          id="game"
          value={variant}
          onChange={({ currentTarget }) => changeTable({ ...table, variant: currentTarget.value as Variant })}
        >
          {VARIANTS.map((name) => (
            <option value={name}>{say.variants[name]}</option>
          ))}
        </select>
        <span>{say.changedCount(Object.keys(settings).length)}</span>
      </p>
      <p>{say.tableHelp}</p>
      <Trouble reply={checked.reply} />
      <p class="actions">
        <button type="button" onClick={() => share(addressOf(writeTableLink({ variant, settings })))}>
          {say.copyLink}
        </button>
        <button type="button" onClick={() => share(toml)}>
          {say.copyToml}
        </button>
        <button type="button" onClick={() => download(`${variant}.toml`, "application/toml", toml)}>
          {say.saveToml}
        </button>
        <button
          type="button"
          disabled={Object.keys(settings).length === 0}
          onClick={() => {
            changeTable({ variant, settings: { ...table.settings, [variant]: {} } });
            setEdition(edition + 1);
          }}
        >
          {say.resetAll}
        </button>
      </p>
      <Paste
        id="toml"
        label={say.pasteToml}
        rows={3}
        placeholder={'variant = "101"\nopen.sum = 91'}
        text={text}
        onText={setText}
        onRead={async () => {
          const reply = await readToml(text, variant, language);
          setReading(reply);
          const read = answerOf(reply);
          if (read) setOffered(read);
        }}
        reading={reading}
      />
      {!switches && <p>{say.working}</p>}
      {shown.map((rule) => (
        <SwitchField
          key={`${variant} ${rule.key} ${edition}`}
          rule={rule}
          variant={variant}
          clause={clauses?.get(rule.clause)}
          usual={String(rule.values[variant])}
          own={settings[rule.key]}
          onChange={(value) => change(rule.key, value)}
          onReset={() => {
            change(rule.key, undefined);
            setEdition(edition + 1);
          }}
        />
      ))}
    </div>
  );
}
