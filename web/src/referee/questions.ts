// The questions of the referee as data: the claim of each question, and the facts on which its ruling can depend.

/** How a fact is entered: as melds, as tiles, as a number, by a tick box, or by a choice of words. */
export type Kind = "melds" | "tiles" | "number" | "tick" | readonly string[];

/**
 * A field of the question. `label` is its key in the sentences of the page, if it differs from `field`. `none` is the
 * word that the page shows for an empty field, if an empty field has a meaning other than "unknown".
 */
export interface Fact {
  field: string;
  kind: Kind;
  label?: string;
  none?: string;
}

export interface Form {
  claim: Fact;
  /** The facts that most disputes need. */
  facts: Fact[];
  /** The facts that only some disputes need. */
  more: Fact[];
}

const melds = (field: string): Fact => ({ field, kind: "melds" });
const tiles = (field: string): Fact => ({ field, kind: "tiles" });
const number = (field: string): Fact => ({ field, kind: "number" });
/** The tiles that a question is about. */
const claimTiles: Fact = { field: "claim", kind: "tiles", label: "claimTiles" };
const tick = (field: string): Fact => ({ field, kind: "tick" });
const choice = (field: string, words: readonly string[], label?: string): Fact => ({
  field,
  kind: words,
  ...(label && { label }),
});

const opened: Fact = { ...choice("opened", ["series", "pairs"]), none: "unopened" };
const claimed = choice("claimed", ["in-time", "late", "unnamed", "noticed"]);
const finish = choice("finish", ["okey", "pairs", "elden", "devam"]);

/** The fouls that can be asked about. Their names are in the texts. */
export const FOULS = [
  "wrong-opening",
  "put-back",
  "taken-not-opened",
  "playable-discard",
  "okey-discard",
  "layoff-undo",
  "okey-taken",
  "okey-lost",
  "feeding",
  "discard-while-laying",
  "gathered-up",
  "other",
  "false-win",
] as const;

export const FORMS: Record<string, Form> = {
  meld: { claim: melds("claim"), facts: [], more: [] },
  finish: {
    claim: melds("claim"),
    facts: [tiles("throw"), opened],
    more: [
      tiles("laid-off"),
      tiles("swapped"),
      melds("onto"),
      tiles("taken"),
      melds("table"),
      tick("first-turn"),
      tick("others-opened"),
      tick("devam"),
      tick("last-discard"),
    ],
  },
  opening: {
    claim: melds("claim"),
    facts: [opened],
    more: [tiles("hand"), tiles("taken"), number("bar"), number("highest"), melds("table"), tick("others-opened")],
  },
  pairs: {
    claim: melds("claim"),
    facts: [opened],
    more: [tiles("hand"), tiles("taken"), number("bar"), number("highest"), melds("table")],
  },
  discard: {
    claim: claimTiles,
    facts: [melds("table")],
    more: [opened, claimed, choice("withdrawn", ["seen", "unseen"]), tick("last")],
  },
  layoff: { claim: claimTiles, facts: [melds("onto"), opened], more: [tick("same-turn"), tick("undo")] },
  swap: { claim: claimTiles, facts: [melds("from"), opened], more: [tick("same-turn"), tick("again")] },
  take: {
    claim: claimTiles,
    facts: [melds("opens"), opened],
    more: [
      melds("onto"),
      melds("table"),
      choice("from", ["left", "right"], "side"),
      tick("put-back"),
      tick("kept"),
      tick("pairs-goer"),
      tick("last-discard"),
      tick("same-turn"),
    ],
  },
  indicator: { claim: claimTiles, facts: [tick("late"), tick("drawn")], more: [number("balance")] },
  foul: {
    claim: choice("claim", FOULS, "claimFoul"),
    facts: [finish],
    more: [claimed, number("fed-number"), tick("fed-pairs")],
  },
  left: {
    claim: claimTiles,
    facts: [opened, finish],
    more: [tick("exhausted"), tick("all-pairs"), tick("announced")],
  },
  look: { claim: choice("claim", ["own", "all"], "claimLook"), facts: [opened, tick("after-throwing")], more: [] },
  irregular: { claim: choice("claim", ["count", "turn", "exposed"], "claimIrregular"), facts: [], more: [] },
};
