// The referee: a question about a disputed situation, its facts, and the ruling.

import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { answerOf, useReply } from "../engine/hook";
import type { Question } from "../engine/client";
import { readDispute, readSettings, VARIANTS, writeDispute, writeSettings, type Variant } from "../link";
import { lettersText, Trouble } from "../page/answer";
import { useKept } from "../page/kept";
import { Keys } from "../page/keys";
import { nameOf } from "../page/tile";
import { Proposal } from "../table/proposal";
import { isSameTable, useTable } from "../table/rules";
import { useLanguage } from "../text/language";
import type { Sentences } from "../text/turkish";
import { ALL_FACES } from "../tiles";
import { FORMS, type Fact } from "./questions";
import { Ruling } from "./ruling";

type Facts = Record<string, string>;

interface FieldProps {
  fact: Fact;
  value: string;
  onChange: (value: string) => void;
}

/** A text field for tiles or melds, with keys that write them. */
function TilesField({ fact: { field, kind, label = field }, value, onChange }: FieldProps) {
  const { say } = useLanguage();
  const append = (text: string) => onChange(`${value.trimEnd()} ${text}`.trim());
  return (
    <div class="fact">
      <label for={`fact-${field}`}>{say.facts[label]}</label>
      <input
        id={`fact-${field}`}
        class="tiles-text"
        autocomplete="off"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <details>
        <summary aria-label={`${say.facts[label]}: ${say.tapTiles}`}>{say.tapTiles}</summary>
        <Keys hasJokers onTile={append} />
        <p class="actions">
          <button type="button" onClick={() => append("O*")}>
            {say.okey} (O*)
          </button>
          {kind === "melds" && (
            <button type="button" onClick={() => append("/")}>
              {say.betweenMelds} (/)
            </button>
          )}
          <button
            type="button"
            disabled={value === ""}
            onClick={() => onChange(value.trimEnd().replace(/\s*\S+$/, ""))}
          >
            {say.eraseLast}
          </button>
        </p>
      </details>
    </div>
  );
}

function Field(props: FieldProps) {
  const { say } = useLanguage();
  const { fact, value, onChange } = props;
  const { field, kind, label = field, none = "" } = fact;
  if (kind === "melds" || kind === "tiles") return <TilesField {...props} />;
  if (kind === "tick") {
    return (
      <div class="fact">
        <label class="check">
          <input
            type="checkbox"
            checked={value !== ""}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? "true" : "")}
          />
          {say.facts[label]}
        </label>
      </div>
    );
  }
  if (kind === "number") {
    return (
      <div class="fact">
        <label for={`fact-${field}`}>{say.facts[label]}</label>
        <input
          id={`fact-${field}`}
          type="number"
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
    );
  }
  return (
    <div class="fact">
      <label for={`fact-${field}`}>{say.facts[label]}</label>
      <select id={`fact-${field}`} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {["", ...kind].map((word) => (
          <option value={word}>
            {(label === "claimFoul" ? say.foulNames[word] : undefined) ?? say.choices[word || none]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Returns the question with its facts. Empty fields are left out. */
function questionOf(question: string, facts: Facts, table: Facts): Question & { ask: "judge" } {
  const { claim, facts: usual, more } = FORMS[question]!;
  const told = [claim, ...usual, ...more].flatMap(({ field, kind }): [string, unknown][] => {
    const value = facts[field]?.trim() ?? "";
    if (value === "") return [];
    return [[field, kind === "tick" ? true : kind === "number" ? Number(value) : value]];
  });
  // The engine reads the tile that fed the next player as a part of the claim: `feeding:7:pairs`.
  const { "fed-number": fed, "fed-pairs": isPairs, ...asked } = Object.fromEntries(told);
  if (asked["claim"] === "feeding" && fed) asked["claim"] = `feeding:${fed}${isPairs ? ":pairs" : ""}`;
  const known = Object.entries(table).filter(([, value]) => value !== "");
  return { ask: "judge", question, ...Object.fromEntries(known), ...asked };
}

/** In every text of a reply, replaces options of the program, such as `--onto`, by the names of the page's fields. */
function nameFields<R>(reply: R, question: string, say: Sentences): R {
  const { claim, facts, more } = FORMS[question]!;
  const fields = [claim, ...facts, ...more].map(({ field, label = field }) => [field, say.facts[label]]);
  const names = new Map([["i", say.indicator], ["variant", say.variant], ...fields] as [string, string][]);
  const inText = (text: string) =>
    text.replace(/(?<![\p{L}\d-])--?([a-z-]+)/gu, (option, name) => (names.has(name) ? `“${names.get(name)}”` : option));
  return JSON.parse(JSON.stringify(reply), (_, value) => (typeof value === "string" ? inText(value) : value));
}

/**
 * The content of a link: the question, its facts, the game and the indicator (`table`), and the switches of the table.
 */
interface Linked {
  question: string;
  facts: Facts;
  table: Facts;
  settings: Record<string, string> | null;
}

/** Reads a linked dispute. Returns null if the link is damaged, or if it has a field that its question lacks. */
function readLinked(rest: string): Linked | null {
  const { question = "", variant = "", indicator = "", rules = "", ...facts } = readDispute(rest) ?? {};
  const form = Object.hasOwn(FORMS, question) ? FORMS[question] : undefined;
  const known = form && [form.claim, ...form.facts, ...form.more].map(({ field }) => field);
  const settings = readSettings(rules);
  const isGame = variant === "" || VARIANTS.includes(variant as Variant);
  if (!known || !settings || !isGame || Object.keys(facts).some((field) => !known.includes(field))) return null;
  return { question, facts, table: { variant, indicator }, settings: variant === "" ? null : settings };
}

/** The referee view. */
export function RefereeView({ rest }: { rest: string }) {
  const { say } = useLanguage();
  const { table: own, settingsOf } = useTable();
  const linked = useMemo(() => (rest === "" ? null : readLinked(rest)), [rest]);
  const fresh: Linked = { question: "meld", facts: {}, table: { variant: own.variant ?? "", indicator: "" }, settings: null };
  const [{ question, facts, table, settings }, setDispute] = useKept("dispute", fresh);
  const [asked, setAsked] = useKept<ReturnType<typeof questionOf> | null>("asked", null);
  const { reply: told, isCurrent } = useReply(asked);
  const reply = useMemo(() => told && nameFields(told, question, say), [told, say]);
  const ruling = asked && isCurrent ? answerOf(reply) : undefined;
  const form = FORMS[question]!;
  const variant = VARIANTS.find((name) => name === table.variant);
  // True if the next ruling must be scrolled into view, because it is below the form and often below the screen.
  const isSought = useRef(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSought.current || !reply || !isCurrent) return;
    isSought.current = false;
    section.current?.scrollIntoView();
  }, [reply, isCurrent]);
  // A link replaces the question before the page is drawn.
  useLayoutEffect(() => {
    if (!linked) return;
    setDispute(linked);
    setAsked(questionOf(linked.question, linked.facts, linked.table));
  }, [linked]);
  // A ruling disappears as soon as its facts change.
  const change = (changed: Partial<Linked>) => {
    setDispute({ question, facts, table, settings: null, ...changed });
    setAsked(null);
  };
  // Decide this only for a new question, so that the additional fields stay open while the reader clears them.
  const hasMore = useMemo(() => form.more.some(({ field }) => (linked?.facts ?? facts)[field]), [question, linked]);
  const changeTable = (changed: Facts) => change({ table: { ...table, ...changed } });
  const rules = variant ? writeSettings(settingsOf(variant)) : "";
  const filled = Object.entries({ question, ...table, ...facts, rules }).filter(([, value]) => value.trim() !== "");
  const address = writeDispute(Object.fromEntries(filled));
  const field = (fact: Fact) => (
    <Field
      key={`${question} ${fact.field}`}
      fact={fact}
      value={facts[fact.field] ?? ""}
      onChange={(value) => change({ facts: { ...facts, [fact.field]: value } })}
    />
  );
  return (
    <div class="referee-view">
      {rest !== "" && !linked && (
        <p class="refusal" role="alert">
          {say.badDisputeLink}
        </p>
      )}
      {variant && settings && !isSameTable(settings, settingsOf(variant)) && (
        <Proposal
          variant={variant}
          settings={settings}
          onEnd={() => setDispute({ question, facts, table, settings: null })}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(questionOf(question, facts, table));
          isSought.current = true;
          history.replaceState(null, "", address ?? "#hakem");
        }}
      >
        <div class="fact">
          <label for="question">{say.question}</label>
          <select
            id="question"
            value={question}
            onChange={({ currentTarget }) => change({ question: currentTarget.value, facts: {} })}
          >
            {Object.keys(FORMS).map((name) => (
              <option value={name}>{say.questions[name]}</option>
            ))}
          </select>
        </div>
        <div class="table">
          <span class="labelled">
            <label for="variant">{say.variant}</label>
            <select
              id="variant"
              value={table.variant}
              onChange={({ currentTarget }) => changeTable({ variant: currentTarget.value })}
            >
              <option value="">{say.choices[""]}</option>
              {VARIANTS.map((name) => (
                <option value={name}>{say.variants[name]}</option>
              ))}
            </select>
          </span>
          <span class="labelled">
            <label for="indicator">{say.indicator}</label>
            <select
              id="indicator"
              value={table.indicator}
              onChange={({ currentTarget }) => changeTable({ indicator: currentTarget.value })}
            >
              {["", ...ALL_FACES].map((tile) => (
                <option value={tile}>{tile === "" ? say.choices[""] : nameOf(tile, say)}</option>
              ))}
            </select>
          </span>
        </div>
        {field(form.claim)}
        {form.claim.kind === "melds" && <p>{say.meldsHelp}</p>}
        {["melds", "tiles"].includes(form.claim.kind as string) && <p class="letters">{lettersText(say)}</p>}
        {form.facts.map(field)}
        {form.more.length > 0 && (
          <details open={hasMore}>
            <summary>{say.moreFacts}</summary>
            {form.more.map(field)}
          </details>
        )}
        <p class="actions">
          <button type="submit" class="main">
            {say.rule}
          </button>
          <button
            type="button"
            disabled={Object.values(facts).every((value) => value === "")}
            onClick={() => change({ facts: {} })}
          >
            {say.clear}
          </button>
        </p>
      </form>
      <section aria-label={say.verdict} aria-busy={!isCurrent} ref={section}>
        <div role="status">
          {asked && isCurrent && <Trouble reply={reply} />}
          {ruling && <p class="unseen">{ruling.verdict}</p>}
        </div>
        {asked && ruling && <Ruling ruling={ruling} asked={asked} address={address} />}
      </section>
    </div>
  );
}
