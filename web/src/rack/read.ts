// Reads the text of a hand by asking the engine.

import { ask, type Reply } from "../engine/client";
import type { Language } from "../text/language";

/** The content of a text: the tiles, and the indicator if the text or the table names one. */
export interface Written {
  hand: string[];
  indicator: string | null;
}

/** Reads a hand of 1 to 22 tiles. An indicator in the text replaces that of the table. */
export async function readHand(text: string, indicator: string, language: Language): Promise<Reply<Written>> {
  // In 101 the question `open` accepts racks of any size.
  const question = { ask: "open" as const, variant: "101", hand: text, fields: "hand,indicator", lang: language };
  const reply = await ask({ ...question, indicator: indicator || null });
  if ("refusal" in reply && reply.refusal.error.code === "indicator-differs") return ask(question);
  return reply;
}
