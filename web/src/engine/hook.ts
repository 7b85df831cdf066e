// Hooks with which components ask the engine.

import { useLayoutEffect, useState } from "preact/hooks";
import { VARIANTS } from "../link";
import { toSet, useTable } from "../table/rules";
import { useLanguage, type Language } from "../text/language";
import { ask, type AnswerTo, type Question, type Reply } from "./client";

/** Returns the fields to add to a question: the language, and the table's switches for the question's game. */
export function useCommon(): (question: { variant?: unknown; set?: unknown }) => { lang: Language; set?: string[] } {
  const { language } = useLanguage();
  const { settingsOf } = useTable();
  return (question) => {
    const variant = VARIANTS.find((name) => name === question.variant);
    const set = variant && !question.set ? toSet(settingsOf(variant)) : [];
    return { lang: language, ...(set.length > 0 && { set }) };
  };
}

/**
 * Returns the reply to a question, or undefined until it arrives. While a changed question is being answered, the old
 * reply stays and `isCurrent` is false, so that the page does not flicker.
 */
export function useReply<const Q extends Question>(
  question: Q | null,
): { reply: Reply<AnswerTo<Q>> | undefined; isCurrent: boolean } {
  const common = useCommon();
  const line = question && JSON.stringify({ ...question, ...common(question) });
  const [settled, setSettled] = useState<{ line: string; reply: Reply<AnswerTo<Q>> }>();
  // Ask before the page is drawn, so that the engine works while the browser draws.
  useLayoutEffect(() => {
    if (!line) return;
    let isWanted = true;
    ask<Q>(JSON.parse(line), () => isWanted).then((reply) => setSettled({ line, reply }));
    return () => {
      isWanted = false;
    };
  }, [line]);
  if (!line) return { reply: undefined, isCurrent: true };
  return { reply: settled?.reply, isCurrent: settled?.line === line };
}

/** Returns the answer in a reply, if there is one. */
export function answerOf<A>(reply: Reply<A> | undefined): (A & { text?: string }) | undefined {
  return reply && "answer" in reply ? reply.answer : undefined;
}
