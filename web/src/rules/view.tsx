// The rulebook, searched by the engine. Every clause has an address: `#kurallar/run.wrap`.

import type { ClauseReport, SwitchReport } from "okey";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { answerOf, useReply } from "../engine/hook";
import { decode, type Variant } from "../link";
import { useKept } from "../page/kept";
import { ClauseLink, SideList, Trouble } from "../page/answer";
import { valueText } from "../table/switches";
import { useLanguage } from "../text/language";

function Clause({ clause }: { clause: ClauseReport }) {
  const { language, say } = useLanguage();
  /** Returns each value of a switch with the games that play it. */
  const valuesText = (rule: SwitchReport) => {
    const games = new Map<string, string[]>();
    for (const [profile, value] of Object.entries(rule.values)) {
      const text = valueText(rule, String(value), language);
      games.set(text, [...(games.get(text) ?? []), say.variants[profile as Variant] ?? profile]);
    }
    return [...games].map(([text, names]) => `${text} (${names.join(", ")})`).join("; ");
  };
  return (
    <article>
      <h3>{clause.title[language]}</h3>
      <p>
        <ClauseLink id={clause.id} /> · {say.status[clause.status]}
      </p>
      <p>{clause.text[language]}</p>
      {clause.dispute && <SideList sides={clause.dispute.sides} />}
      {clause.switches.length > 0 && (
        <>
          <p>{say.settings}:</p>
          <ul>
            {clause.switches.map((rule) => (
              <li>
                {rule.does[language]} {valuesText(rule)}
              </li>
            ))}
          </ul>
        </>
      )}
      {clause.see.length > 0 && (
        <p>
          {say.see}:{" "}
          {clause.see.map((id) => (
            <>
              <ClauseLink id={id} />{" "}
            </>
          ))}
        </p>
      )}
    </article>
  );
}

/** Returns a value after it has not changed for 200 milliseconds, so that the page does not ask after every letter. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 200);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** How far the list was scrolled when the reader opened a clause. The way back scrolls to this place. */
let scrolled = 0;

/** The rules view. `rest` is the id of a clause, or nothing for the list. */
export function RulesView(place: { rest: string }) {
  const { say } = useLanguage();
  const rest = decode(place.rest);
  const [text, setText] = useKept("search", "");
  // True from the first key typed at an open clause until the address of the list applies.
  const [isTyping, setTyping] = useState(false);
  useLayoutEffect(() => setTyping(false), [rest]);
  const query = useSettled(text).trim();
  const { reply, isCurrent } = useReply({
    ask: "rules",
    ...(rest ? { clause: rest } : query && { query }),
    fields: "entries",
  });
  const entries = answerOf(reply)?.entries;
  const refused = reply && "refusal" in reply ? reply.refusal.error.code : null;
  const isUnknown = !rest && query !== "" && refused === "unknown-clause";
  useLayoutEffect(() => {
    if (!isCurrent || !entries) return;
    if (rest || scrolled > 0) scrollTo(0, rest ? 0 : scrolled);
    if (!rest) scrolled = 0;
  }, [rest, isCurrent]);
  return (
    <div
      class="rules-view"
      aria-busy={!isCurrent}
      onClick={({ target }) => {
        if (!rest && target instanceof HTMLAnchorElement) scrolled = scrollY;
      }}
    >
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label for="search">{say.search}</label>
        <input
          id="search"
          type="search"
          class="tiles-text"
          value={rest && !isTyping ? "" : text}
          placeholder={say.searchExample}
          onInput={({ currentTarget: { value } }) => {
            setText(value);
            // A search shows a list, so close the clause that is open.
            if (rest) {
              setTyping(true);
              location.hash = "#kurallar";
            }
          }}
        />
      </form>
      <div role="status">
        {entries && <p>{entries.length === 1 ? say.oneClause(entries[0]!.id) : say.found(entries.length)}</p>}
        {isUnknown ? <p>{say.nothingFound(query)}</p> : <Trouble reply={reply} />}
      </div>
      {rest && (
        <p>
          <a href="#kurallar">{say.allClauses}</a>
        </p>
      )}
      {entries?.map((clause) => (
        <Clause key={clause.id} clause={clause} />
      ))}
    </div>
  );
}
