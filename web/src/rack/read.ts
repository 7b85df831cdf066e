// Reads a hand that somebody wrote. The engine reads it; this room only asks.

import { ask, type Reply } from "../engine/client";
import type { Language } from "../text/language";

/** What a text says: the tiles, and the indicator if the text or the table names one. */
export interface Written {
  hand: string[];
  indicator: string | null;
}

/** Reads tiles in any number from 1 to 22. An indicator in the text replaces the one of the table. */
export async function readHand(text: string, indicator: string, language: Language): Promise<Reply<Written>> {
  // Only this question takes racks of any size.
  const question = { ask: "open" as const, variant: "101", hand: text, fields: "hand,indicator", lang: language };
  const reply = await ask({ ...question, indicator: indicator || null });
  if ("refusal" in reply && reply.refusal.error.code === "indicator-differs") return ask(question);
  return reply;
}
