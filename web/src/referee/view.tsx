// The referee: a question about a disputed situation, its facts, and the ruling.

import type { JudgeReport } from "okey";
import { useState } from "preact/hooks";
import { answerOf, useReply } from "../engine/hook";
import type { Question } from "../engine/client";
import { VARIANTS } from "../link";
import { ClauseLink, Clauses, Melds, Trouble } from "../page/answer";
import { Keys } from "../page/keys";
import { useTable } from "../table/rules";
import { useLanguage } from "../text/language";
import { FORMS, type Fact } from "./questions";

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
  const { field, kind, label = field } = fact;
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
          <option value={word}>{(label === "claimFoul" ? say.foulNames[word] : undefined) ?? say.choices[word]}</option>
        ))}
      </select>
    </div>
  );
}

/** Returns the question with the facts that belong to it; empty ones are not told. */
function questionOf(question: string, facts: Facts, table: Facts): Question & { ask: "judge" } {
  const { claim, facts: usual, more } = FORMS[question]!;
  const told = [claim, ...usual, ...more].flatMap(({ field, kind }): [string, unknown][] => {
    const value = facts[field]?.trim() ?? "";
    if (value === "") return [];
    return [[field, kind === "tick" ? true : kind === "number" ? Number(value) : value]];
  });
  const known = Object.entries(table).filter(([, value]) => value !== "");
  return { ask: "judge", question, ...Object.fromEntries(known), ...Object.fromEntries(told) };
}

function Cost({ cost }: { cost: NonNullable<JudgeReport["cost"]> }) {
  const { say } = useLanguage();
  return (
    <section class="part">
      <h3>{say.cost}</h3>
      <ul>
        {cost.parts.map(({ clause, points, to }) => (
          <li>
            {say.costOf(points, say.costTo[to]!)} <ClauseLink id={clause} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ruling({ ruling }: { ruling: JudgeReport }) {
  const { language, say } = useLanguage();
  const { allowed, verdict, melds, okey, reasons, cost, readings, elsewhere, clauses } = ruling;
  return (
    <div>
      <p class={`ruling ${allowed === null ? "" : allowed ? "yes" : "no"}`}>{verdict}</p>
      {allowed === null && <p>{say.undecided}</p>}
      <Melds melds={melds} okey={okey} />
      <section class="part">
        <h3>{say.reasons}</h3>
        <ul>
          {reasons.map(({ clause, text }) => (
            <li>
              {text} <ClauseLink id={clause} />
            </li>
          ))}
        </ul>
      </section>
      {cost && <Cost cost={cost} />}
      {readings.length > 0 && (
        <section class="part">
          <h3>{say.readingsTitle}</h3>
          {readings.map((reading) => (
            <div>
              <Melds melds={reading.melds} okey={okey} />
              <p class={reading.allowed === null ? "" : reading.allowed ? "yes" : "no"}>
                {reading.allowed ? say.valid : say.notValid}
                {": "}
                {reading.reasons.map(({ text }) => text).join(" ")}
              </p>
            </div>
          ))}
        </section>
      )}
      {elsewhere.length > 0 && (
        <section class="part">
          <h3>{say.elsewhere}</h3>
          <ul>
            {elsewhere.map((other) => (
              <li>
                <span class="id">
                  {other.switch} = {String(other.value)}
                </span>
                : {other.verdict}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Clauses ids={clauses} />
      <p class="only-print">
        {new Date().toLocaleString(language)} · {say.signature} ______________
      </p>
      <button type="button" onClick={() => print()}>
        {say.print}
      </button>
    </div>
  );
}

/** The referee view. */
export function RefereeView() {
  const { say } = useLanguage();
  const [question, setQuestion] = useState("meld");
  const [facts, setFacts] = useState<Facts>({});
  const [table, setTable] = useState<Facts>({ variant: useTable().table.variant ?? "", indicator: "" });
  const [asked, setAsked] = useState<(Question & { ask: "judge" }) | null>(null);
  const { reply, isCurrent } = useReply(asked);
  const ruling = asked && isCurrent ? answerOf(reply) : undefined;
  const form = FORMS[question]!;
  // A ruling disappears as soon as its facts change.
  const changeTable = (change: Facts) => {
    setTable({ ...table, ...change });
    setAsked(null);
  };
  const field = (fact: Fact) => (
    <Field
      key={`${question} ${fact.field}`}
      fact={fact}
      value={facts[fact.field] ?? ""}
      onChange={(value) => {
        setFacts({ ...facts, [fact.field]: value });
        setAsked(null);
      }}
    />
  );
  return (
    <div class="referee-view">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(questionOf(question, facts, table));
        }}
      >
        <div class="fact">
          <label for="question">{say.question}</label>
          <select
            id="question"
            value={question}
            onChange={({ currentTarget }) => {
              setQuestion(currentTarget.value);
              setFacts({});
              setAsked(null);
            }}
          >
            {Object.keys(FORMS).map((name) => (
              <option value={name}>{say.questions[name]}</option>
            ))}
          </select>
        </div>
        <div class="table">
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
          <label>
            {say.indicator}{" "}
            <input
              size={8}
              autocomplete="off"
              placeholder="R5"
              value={table.indicator}
              onInput={({ currentTarget }) => changeTable({ indicator: currentTarget.value.trim() })}
            />
          </label>
        </div>
        {field(form.claim)}
        {form.claim.kind === "melds" && <p>{say.meldsHelp}</p>}
        {form.facts.map(field)}
        {form.more.length > 0 && (
          <details>
            <summary>{say.moreFacts}</summary>
            {form.more.map(field)}
          </details>
        )}
        <button type="submit" class="main">
          {say.rule}
        </button>
      </form>
      <section aria-label={say.verdict} aria-busy={!isCurrent}>
        {asked && (
          <p class="only-print">
            {say.questions[asked.question as string]} {asked.claim as string}
          </p>
        )}
        <div role="status">
          {asked && isCurrent && <Trouble reply={reply} />}
          {ruling && <p class="unseen">{ruling.verdict}</p>}
        </div>
        {ruling && <Ruling ruling={ruling} />}
      </section>
    </div>
  );
}
