// The engine for components.

import type { Answers } from "okey";
import { useEffect, useState } from "preact/hooks";
import { useLanguage } from "../text/language";
import { ask, type Question, type Reply } from "./client";

/**
 * Returns the reply to a question, or undefined until it arrives. While a changed question is being answered, the old
 * reply stays, so that the page does not flicker; `isCurrent` tells them apart.
 */
export function useReply<Q extends keyof Answers>(
  question: (Question & { ask: Q }) | null,
): { reply: Reply<Answers[Q]> | undefined; isCurrent: boolean } {
  const { language } = useLanguage();
  const line = question && JSON.stringify({ ...question, lang: language });
  const [settled, setSettled] = useState<{ line: string; reply: Reply<Answers[Q]> }>();
  useEffect(() => {
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
