// Sends questions to the worker, one at a time, and restarts a worker that stops answering.

import type { Answers, AskedLine, ErrorReport } from "okey";

/** How long the engine may take for one question, in milliseconds. */
const PATIENCE = 2_000;

/** A question to the engine. It is sent as one line of JSON. */
export type Question = AskedLine & Record<string, unknown>;

/**
 * The type of the answer to a question. Questions with `sheet` or `as` are asked as `score` but have answers of their
 * own.
 */
export type AnswerTo<Q> = Q extends { as: string }
  ? Answers["converted"]
  : Q extends { sheet: string }
    ? Answers["sheet"]
    : Q extends { ask: infer Kind extends keyof Answers }
      ? Answers[Kind]
      : never;

/** The reply to a question: an answer, a refusal, or the line of a question on which the engine failed. */
export type Reply<A> = { answer: A & { text?: string } } | { refusal: ErrorReport } | { broken: string };

interface Waiting {
  line: string;
  isWanted: () => boolean;
  resolve: (reply: Reply<never>) => void;
}

const queue: Waiting[] = [];
let worker: Worker | undefined;
let isReady = false;
let current: Waiting | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts the engine. If it starts before the first question, its file loads while the page is drawn. */
export function start(): void {
  isReady = false;
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker = started;
  // A crash (trap) of the engine and a failed download both cause this event.
  started.onerror = (event) => {
    event.preventDefault();
    if (worker === started) restart();
  };
  started.onmessage = ({ data }: MessageEvent<string>) => {
    if (worker !== started) return;
    if (isReady) settle(read(data));
    isReady = true;
    sendNext();
  };
}

function read(text: string): Reply<never> {
  const report = JSON.parse(text);
  return "error" in report ? { refusal: report } : { answer: report as never };
}

/** Stops the worker and gives its question the reply `broken`. A new worker answers the next question. */
function restart(): void {
  worker?.terminate();
  worker = undefined;
  const failed = current ?? queue.shift();
  current = failed;
  settle({ broken: failed?.line ?? "" });
  if (queue.length > 0) start();
}

function settle(reply: Reply<never>): void {
  clearTimeout(timer);
  const settled = current;
  current = undefined;
  if (settled?.isWanted()) settled.resolve(reply);
}

function sendNext(): void {
  if (!worker) return start();
  if (!isReady || current) return;
  do current = queue.shift();
  while (current && !current.isWanted());
  if (!current) return;
  worker.postMessage(current.line);
  timer = setTimeout(restart, PATIENCE);
}

/** Asks the engine. If `isWanted` returns false when the answer arrives, the promise stays pending. */
export function ask<const Q extends Question>(
  question: Q,
  isWanted: () => boolean = () => true,
): Promise<Reply<AnswerTo<Q>>> {
  return new Promise((resolve) => {
    queue.push({ line: JSON.stringify(question), isWanted, resolve: resolve as Waiting["resolve"] });
    sendNext();
  });
}
