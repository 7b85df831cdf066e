// The rules of the table, stored in the browser: a game, and for each game the switches that the table plays
// differently. The engine knows the switches; this file only stores and sends them.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { VARIANTS, type Settings, type Variant } from "../link";
import { recall, remember } from "../memory";
import type { Language } from "../text/language";

export interface TableRules {
  /** The game, or undefined until somebody chooses one. */
  variant: Variant | undefined;
  settings: Partial<Record<Variant, Settings>>;
}

const NO_RULES: TableRules = { variant: undefined, settings: {} };
const KEY = "okey.table";

function isSettings(value: unknown): value is Settings {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}

/** Returns the stored rules. */
export function readTable(): TableRules {
  try {
    const stored = JSON.parse(recall(KEY));
    const variant = VARIANTS.find((name) => name === stored.variant);
    const known = VARIANTS.filter((name) => isSettings(stored.settings?.[name]));
    return { variant, settings: Object.fromEntries(known.map((name) => [name, stored.settings[name]])) };
  } catch {
    return NO_RULES;
  }
}

/** Stores the rules. */
export const writeTable = (table: TableRules): void => remember(KEY, JSON.stringify(table));

export const TableContext = createContext<{ table: TableRules; changeTable: (table: TableRules) => void }>({
  table: NO_RULES,
  changeTable: () => {},
});

/** Returns the rules of the table, a function that changes them, and a function that returns the switches of a game. */
export function useTable() {
  const { table, changeTable } = useContext(TableContext);
  return { table, changeTable, settingsOf: (variant: Variant): Settings => table.settings[variant] ?? {} };
}

/** Returns the switches as a question takes them, for example `open.sum=91`. */
export const toSet = (settings: Settings): string[] => Object.entries(settings).map(([key, value]) => `${key}=${value}`);

/** Returns a question that the engine answers only if it accepts the switches. */
export const checkOf = (variant: Variant, settings: Settings, lang: Language) =>
  ({ ask: "judge", question: "meld", claim: "K1 K2 K3", variant, set: toSet(settings), lang, fields: "switches" }) as const;

/** Returns true if both tables play the same switches. */
export const isSameTable = (one: Settings, other: Settings): boolean =>
  toSet(one).sort().join() === toSet(other).sort().join();

/** Returns the rules as TOML, as `okey --rules` reads them. */
export function toToml(variant: Variant, settings: Settings): string {
  const isPlain = (value: string) => /^(?:-?\d+|true|false)$/.test(value);
  const line = ([key, value]: [string, string]) => `${key} = ${isPlain(value) ? value : JSON.stringify(value)}`;
  return [`variant = "${variant}"`, ...Object.entries(settings).map(line), ""].join("\n");
}
