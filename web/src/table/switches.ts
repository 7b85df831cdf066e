// The switches of a game, as the engine lists them.

import type { ClauseReport, SwitchReport } from "okey";
import { answerOf, useReply } from "../engine/hook";
import type { Variant } from "../link";
import type { Language } from "../text/language";

/** Returns the switches of a game, or undefined until they have arrived. */
export function useSwitches(variant: Variant): SwitchReport[] | undefined {
  return answerOf(useReply({ ask: "rules", profile: variant, fields: "switches" }).reply)?.switches;
}

/** Returns the clauses of the rulebook by id, or undefined until they have arrived. */
export function useClauses(): Map<string, ClauseReport> | undefined {
  const entries = answerOf(useReply({ ask: "rules", fields: "entries" }).reply)?.entries;
  return entries && new Map(entries.map((entry) => [entry.id, entry]));
}

/** Returns what a value of a switch means. A number means itself. */
export function valueText({ names, means }: SwitchReport, value: string, language: Language): string {
  return means[names.indexOf(value)]?.[language] ?? value;
}
