// Offers each question as a function. The function `ask` gets every answer from the engine.

import type {
  AdviseOptions,
  Answers,
  CheckOptions,
  ErrorDetail,
  ErrorReport,
  JudgeOptions,
  MeldsOptions,
  OpenOptions,
  PairsOptions,
  RulesOptions,
  ScoreLine,
  ScoreOptions,
  SheetOptions,
  WaitsOptions,
} from "./answers.js";
import { ask as askEngine } from "./wasm/okey.js";

export type * from "./answers.js";

/** The maximum length of a line in bytes. The engine refuses a longer line. */
const MOST_BYTES = 64 * 1024;

/**
 * Returns the answer to one question. Both are JSON objects, as in `okey batch`. A question without an answer gets an
 * object with the fields `error` and `faults`; this function never throws.
 */
export function ask(line: string): string {
  const text = String(line);
  // Cut a line that is too long, so that not all of it is copied to the engine. The engine still refuses the cut line,
  // because each of its characters has at least one byte.
  return askEngine(text.length > MOST_BYTES ? text.slice(0, MOST_BYTES + 1) : text);
}

/** The reason why a question has no answer. The message is the program's, in the language of the question. */
export class OkeyError extends Error {
  /** The stable name of the kind of fault. */
  readonly code: ErrorDetail["code"];
  /** The id of the clause that the input breaks. */
  readonly clause: string | null;
  /** The first faulty character and the one after the last, counted in characters (code points) from 0. */
  readonly span: [number, number] | null;
  /** The input that the span points into. */
  readonly input: ErrorDetail["input"];
  /** What to write instead. */
  readonly hint: string | null;
  /** All faults including the first one, at most twenty. */
  readonly faults: ErrorDetail[];

  constructor({ error, faults }: Pick<ErrorReport, "error" | "faults">) {
    super(error.message);
    this.name = "OkeyError";
    this.code = error.code;
    this.clause = error.clause;
    this.span = error.span;
    this.input = error.input;
    this.hint = error.hint;
    this.faults = faults;
  }
}

type Tiles = string | string[];

export type ConvertOptions = Omit<SheetOptions, "hands" | "tournament">;

/** A finished hand, as one line of a score sheet. */
export type FinishedHand = ScoreLine;

/** The answer to a question; with the option `say` it has a text. */
type Answer<Q extends keyof Answers> = Answers[Q] & { text?: string };

function answer<Q extends keyof Answers>(kind: Q, fields: object, question: string = kind): Answer<Q> {
  const { id, ...report } = JSON.parse(ask(written({ ...fields, ask: question })));
  if ("error" in report) throw new OkeyError(report);
  return report;
}

/** Returns the question as JSON, or throws the fault of a value that JSON cannot hold. */
function written(question: object): string {
  try {
    return JSON.stringify(question);
  } catch (reason) {
    // Throw the same fault as the engine for a line that is not JSON, but with the reason that JavaScript gives.
    const { error } = JSON.parse(ask("{")) as ErrorReport;
    const message = `${error.message.split(":")[0]}: ${(reason as Error).message}`;
    const fault = { ...error, message, span: null };
    throw new OkeyError({ error: fault, faults: [fault] });
  }
}

/** Decides whether a hand wins, and with which discards. */
export const check = (hand: Tiles, options: CheckOptions = {}) => answer("check", { ...options, hand });

/** Lists the decompositions of a hand into melds. */
export const melds = (hand: Tiles, options: MeldsOptions = {}) => answer("melds", { ...options, hand });

/** Counts the pairs of a hand. */
export const pairs = (hand: Tiles, options: PairsOptions = {}) => answer("pairs", { ...options, hand });

/** Finds the tiles that complete a hand. */
export const waits = (hand: Tiles, options: WaitsOptions = {}) => answer("waits", { ...options, hand });

/** Finds the discard that leaves a hand nearest to winning. */
export const advise = (hand: Tiles, options: AdviseOptions = {}) => answer("advise", { ...options, hand });

/** Finds the ways in which a rack of 101 can open. */
export const open = (hand: Tiles, options: OpenOptions = {}) => answer("open", { ...options, hand });

/** Computes the points of a finished hand. */
export const score = (hand: FinishedHand, options: ScoreOptions = {}) => answer("score", { ...hand, ...options });

/** Computes the points of all hands of a record. */
export const sheet = (record: string, options: SheetOptions = {}) =>
  answer("sheet", { ...options, sheet: record }, "score");

/** Writes a record as JSON Lines, or JSON Lines as a record. */
export const convert = (sheet: string, as: "record" | "json", options: ConvertOptions = {}) =>
  answer("converted", { ...options, sheet, as }, "score");

/** Rules on a claim, for example `judge("meld", "R12 R13 R1")`. */
export const judge = (question: string, claim?: Tiles, options: JudgeOptions = {}) =>
  answer("judge", { ...options, question, claim });

/** Looks up clauses of the rulebook, for example `rules({ clause: "run.wrap" })`. */
export const rules = (options: RulesOptions = {}) => answer("rules", options);
