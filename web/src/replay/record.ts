// A game record, split into hands, lines and actions. Nothing is checked here, and no tile is parsed: the engine reads
// the texts of tiles and melds.

/** The words of a record that this page knows, in English and Turkish. */
const WORDS = {
  game: ["game", "oyun"],
  letters: ["letters", "harfler"],
  players: ["players", "oyuncular"],
  hand: ["hand", "el"],
  indicator: ["indicator", "gösterge"],
  rack: ["rack", "ıstaka"],
} as const;

export const VERBS = {
  draw: ["draw", "çek"],
  take: ["take", "al"],
  show: ["show", "göster"],
  open: ["open", "aç"],
  lay: ["lay", "indir"],
  gather: ["gather", "topla"],
  add: ["add", "işle"],
  swap: ["swap", "değiş"],
  undo: ["undo", "geri al"],
  "put back": ["put back", "geri bırak"],
  claim: ["claim", "işlek"],
  throw: ["throw", "at"],
  finish: ["finish", "bit"],
} as const;
export type Verb = keyof typeof VERBS;

export interface Action {
  /** The verb, or null if the page does not know it; then `rest` is the whole action. */
  verb: Verb | null;
  rest: string;
  /** The meld on the table that the action names, counted from 1. */
  meld: number | null;
}

export interface Step {
  player: number;
  actions: Action[];
}

export interface HandText {
  indicator: string;
  /** The tiles that each player was dealt, as written. */
  racks: string[];
  steps: Step[];
  /** The lines about the hand, except its turns, indicator and racks. */
  facts: string[];
}

export interface GameText {
  game: string;
  letters: string;
  players: string[];
  hands: HandText[];
}

/** Removes differences that the engine ignores: upper and lower case, and the marks of Turkish letters. */
const folded = (text: string) =>
  text
    .toLocaleLowerCase("tr")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i");

function find<K extends string>(words: Record<K, readonly string[]>, written: string): K | undefined {
  const names = Object.entries(words) as [K, readonly string[]][];
  return names.find(([, [english, turkish]]) => [english, turkish].some((name) => folded(name!) === folded(written)))?.[0];
}

/** Removes a comment: everything after a `;` outside quotes. */
const withoutComment = (line: string) => /^(?:[^;"]|"[^"]*"?)*/.exec(line)![0].trim();

/** Splits a text at spaces. A quoted part stays whole, without its quotes. */
const split = (text: string) => [...text.matchAll(/"([^"]*)"?|[^\s"]+/g)].map(([whole, quoted]) => quoted ?? whole);

function readAction(text: string): Action {
  const words = text.trim().split(/\s+/);
  const two = find(VERBS, words.slice(0, 2).join(" "));
  const verb = two ?? find(VERBS, words[0] ?? "") ?? null;
  const rest = verb ? words.slice(two ? 2 : 1).join(" ") : words.join(" ");
  // `add R9 to 1`, `swap R9 at 1`; in Turkish the number is the last word.
  const target = verb === "add" || verb === "swap" ? /^(.*?)\s+(?:(?:to|at)\s+)?(\d+)$/i.exec(rest) : null;
  return { verb, rest: target?.[1] ?? rest, meld: target ? Number(target[2]) : null };
}

function readTurn(line: string, players: string[]): Step | null {
  const [whole, quoted, bare] = /^(?:"([^"]*)"|([^\s:"]+))\s*:/.exec(line) ?? [];
  const player = players.indexOf((quoted ?? bare ?? "").normalize("NFC"));
  if (whole === undefined || player < 0) return null;
  const text = line.slice(whole.length).replace(/\s@\S+\s*$/, "");
  return { player, actions: text.split(",").map(readAction) };
}

/** Reads the parts of a record that can be drawn. */
export function readRecord(text: string): GameText {
  const game: GameText = { game: "", letters: "krby", players: [], hands: [] };
  const last = (): HandText => {
    if (game.hands.length === 0) game.hands.push({ indicator: "", racks: [], steps: [], facts: [] });
    return game.hands.at(-1)!;
  };
  for (const line of text.replace(/^\u{feff}/u, "").split(/\r?\n/).map(withoutComment)) {
    if (line === "") continue;
    const step = readTurn(line, game.players);
    if (step) {
      last().steps.push(step);
      continue;
    }
    const [word = "", ...rest] = split(line);
    const values = rest.map((value) => value.normalize("NFC"));
    switch (find(WORDS, word)) {
      case "game":
        game.game = values.join(" ");
        break;
      case "letters":
        game.letters = values[0] ?? "krby";
        break;
      case "players":
        game.players = values;
        break;
      case "hand":
        game.hands.push({ indicator: "", racks: [], steps: [], facts: [] });
        break;
      case "indicator":
        last().indicator = values.join(" ");
        break;
      case "rack": {
        const player = game.players.indexOf(values[0] ?? "");
        const { racks } = last();
        if (player >= 0) racks[player] = `${racks[player] ?? ""} ${values.slice(1).join(" ")}`.trim();
        break;
      }
      default:
        if (game.hands.length > 0) game.hands.at(-1)!.facts.push(line);
    }
  }
  return game;
}
