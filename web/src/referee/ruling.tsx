// The ruling: its reasons and cost, the sides of each contested clause, the rulings at other tables, and buttons to
// share it.

import type { ClauseReport, JudgeReport } from "okey";
import { useState } from "preact/hooks";
import type { Question } from "../engine/client";
import { VARIANTS, type Variant } from "../link";
import { ClauseLink, Clauses, Letters, lettersText, Melds, SideList } from "../page/answer";
import { addressOf, copy, sharePicture } from "../page/share";
import { useClauses, useSwitches, valueText } from "../table/switches";
import { useLanguage } from "../text/language";
import { FORMS } from "./questions";
import { drawRuling } from "./picture";

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

/** The sides of a contested clause, each with its sources. */
function Sides({ clause }: { clause: ClauseReport & { dispute: object } }) {
  const { language } = useLanguage();
  return (
    <li>
      {clause.title[language]} <ClauseLink id={clause.id} />
      <SideList sides={clause.dispute.sides} />
    </li>
  );
}

/** The rulings on the same claim at other tables: of another game, or with one rule played differently. */
function Elsewhere({ ruling: { elsewhere, variant, verdict, cost } }: { ruling: JudgeReport }) {
  const { language, say } = useLanguage();
  const switches = useSwitches(variant === "cs102" ? "okey" : variant);
  const costText = (cost: JudgeReport["cost"]) => {
    const sums = new Map<string, number>();
    for (const { points, to } of cost?.parts ?? []) sums.set(to, (sums.get(to) ?? 0) + points);
    return [...sums].map(([to, points]) => say.costOf(points, say.costTo[to]!)).join(", ") || say.noCost;
  };
  return (
    <section class="part">
      <h3>{say.elsewhere}</h3>
      <ul>
        {elsewhere.map((other) => {
          const rule = switches?.find(({ key }) => key === other.switch);
          const value = String(other.value);
          const points = costText(other.cost);
          return (
            <li>
              {rule ? (
                <>
                  {rule.does[language]} <b>{valueText(rule, value, language)}</b> <ClauseLink id={rule.clause} />
                </>
              ) : other.switch === "variant" ? (
                <>
                  {say.variant}: <b>{say.variants[value as Variant] ?? value}</b>
                </>
              ) : (
                <span class="id">
                  {other.switch} = {value}
                </span>
              )}
              <br />→ {other.verdict !== verdict && other.verdict} {points !== costText(cost) && points}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface RulingProps {
  ruling: JudgeReport;
  asked: Question & { ask: "judge" };
  /** The address of the dispute, or null if it is too long for a link. */
  address: string | null;
}

/** Returns the facts of the question in words, and the rules that the table plays differently. */
function useFacts({ asked, ruling }: Pick<RulingProps, "asked" | "ruling">): string[] {
  const { language, say } = useLanguage();
  const { claim, facts, more } = FORMS[asked.question as string]!;
  const variant = VARIANTS.find((name) => name === ruling.variant);
  const switches = useSwitches(variant ?? "okey");
  const is101 = variant?.startsWith("101");
  const given = [claim, ...facts, ...more].filter(({ field, none }) => asked[field] !== undefined || (none && is101));
  const wordOf = (word: string) => say.choices[word] ?? say.foulNames[word] ?? word;
  // In a claim such as `feeding:7:pairs`, each part has its own word.
  const wordsOf = (value: string) =>
    value.startsWith("feeding:") ? value.split(":").map(wordOf).join(" ") : wordOf(value);
  const text = (value: unknown) => (value === true ? "✓" : wordsOf(String(value)));
  return [
    ...(asked.variant && variant ? [`${say.variant}: ${say.variants[variant]}`] : []),
    ...(asked.indicator ? [`${say.indicator}: ${asked.indicator}`] : []),
    ...given.map(({ field, label = field, none }) =>
      `${say.facts[label]}: ${text(asked[field] ?? none)}`.replace("?:", "?"),
    ),
    ...ruling.switches.map(({ key, value }) => {
      const rule = switches?.find((known) => known.key === key);
      return rule ? `${rule.does[language]} ${valueText(rule, String(value), language)}` : `${key} = ${value}`;
    }),
  ];
}

export function Ruling({ ruling, asked, address }: RulingProps) {
  const { language, say } = useLanguage();
  const { allowed, verdict, melds, okey, reasons, cost, readings, elsewhere, clauses } = ruling;
  const [note, setNote] = useState("");
  const facts = useFacts({ asked, ruling });
  const rulebook = useClauses();
  const contested = clauses.flatMap((id) => {
    const clause = rulebook?.get(id);
    return clause?.dispute ? [{ ...clause, dispute: clause.dispute }] : [];
  });
  const printOn = (paper: string) => {
    document.documentElement.dataset["paper"] = paper;
    print();
  };
  const shareLink = async () => {
    if (address === null) return setNote(say.linkTooLong);
    setNote((await copy(addressOf(address))) ? say.copied : say.copyRefused);
  };
  const sharePng = async () => {
    const picture = await drawRuling({
      title: say.questions[asked.question as string]!,
      facts,
      ruling,
      reasons: reasons.map(({ text, clause }) => `${text} (${clause})`),
      cost: cost ? cost.parts.map(({ points, to }) => say.costOf(points, say.costTo[to]!)) : [],
      letters: lettersText(say),
      foot: `${say.title} · ${new Date().toLocaleString(language)}`,
    });
    setNote(say.pictureIs[await sharePicture("hakem.png", picture, verdict)]);
  };
  return (
    <div class="ruling-page">
      <div class="only-print">
        <h2>{say.questions[asked.question as string]}</h2>
        <ul>
          {facts.map((fact) => (
            <li>{fact}</li>
          ))}
        </ul>
      </div>
      <p class={`ruling ${allowed === null ? "" : allowed ? "yes" : "no"}`}>{verdict}</p>
      {allowed === null && <p>{say.undecided}</p>}
      <Letters text={[asked.claim, verdict, ...reasons.map(({ text }) => text)].join(" ")} />
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
      {elsewhere.length > 0 && <Elsewhere ruling={ruling} />}
      {contested.length > 0 && (
        <section class="part">
          <h3>{say.contested}</h3>
          <ul>
            {contested.map((clause) => (
              <Sides clause={clause} />
            ))}
          </ul>
        </section>
      )}
      <Clauses ids={clauses} />
      <p class="only-print">
        {new Date().toLocaleString(language)} · {say.signature} ______________
      </p>
      <p class="actions">
        <button type="button" onClick={() => printOn("a4")}>
          {say.print} (A4)
        </button>
        <button type="button" onClick={() => printOn("receipt")}>
          {say.print} (80 mm)
        </button>
        <button type="button" onClick={shareLink}>
          {say.copyLink}
        </button>
        <button type="button" onClick={sharePng}>
          {say.picture}
        </button>
        <span role="status">{note}</span>
      </p>
    </div>
  );
}
