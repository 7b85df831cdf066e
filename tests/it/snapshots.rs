//! What the program says, whole: standard output, standard error and exit status of every command and every error, in
//! English, in Turkish and as JSON.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Output;

use crate::command::{rewriting, root, run, run_with};
use crate::record::grammar::cases;

const WINS: &str = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6";
const NEAR: &str = "K1-3 R7 R9 B4 B6 Y12 Y13 K10 B10 Y5 R1 J* O*";
const TO_OPEN: &str = "R9-13 KB12 Y7-9 K1 K6 B1 B3 B5 Y1 Y2 Y4 K9 R2 R5";
const FAR_FROM_OPEN: &str = "R9 R10 R12 KB12 Y7 Y9 K1 K6 B1 B3 B5 Y1 Y2 Y4 K9 R2 R5 R7 B8 B13";
const WAITING: &str = "K1-4 R7-10 B11-13 Y1 Y2 K9";
const OPENS: &str = "R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*";
const TWO_OKEYS: &str = "K4-8 R4-8 B4-8 Y4-8 O*x2";

const VELI: &str = "-pVeli: series K7 J*";
const CAN: &str = "-pCan: pairs Y2 O*";

/// Answers: a name, and the call.
pub(crate) const ANSWERS: &[(&str, &[&str])] = &[
    ("check-wins", &["check", "-i", "R5", WINS]),
    ("check-without-wrap", &["check", "-i", "R5", "--set", "run_wrap=false", WINS]),
    ("check-many-discards", &["check", "-i", "R5", "K1-7 KRB10 R4 R5 R7 J* O*"]),
    ("check-complete", &["check", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* R6"]),
    ("check-incomplete", &["check", "-i", "R5", "K1-2 R7-9 KBY10 Y12 Y13 Y1 J* B2 B5"]),
    ("check-pairs-okey-finish", &["check", "-i", "R5", "K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11x2 O*"]),
    ("check-dizi", &["check", "-i", "R5", "B1-13 B1 Y9"]),
    ("check-dizi-without-wrap", &["check", "-i", "R5", "--set", "run_wrap=false", "B1-13 B1 Y9"]),
    (
        "check-wild-jokers",
        &["check", "-i", "R5", "--set", "false_joker=wild", "K1 K2 R7 R8 B10 Y10 Y12 Y13 K5-7 J*x2 O*x2"],
    ),
    (
        "check-indicator-jokers",
        &["check", "-i", "R5", "--set", "false_joker=indicator", "R3 R4 R5 K1-4 J*x2 B5 Y5 K5 Y7-9"],
    ),
    ("check-101", &["check", "-i", "K1", "--variant", "101", "K3-9 R3-9 B3-9 Y1"]),
    ("check-101-two-okeys", &["check", "-i", "K1", "--variant", "yuzbir", TWO_OKEYS]),
    ("check-cs102", &["check", "--variant", "cs102", "KRBY2 KRBY5 KRBY6 K1 K3 K2"]),
    ("check-house-rules", &["check", "--rules", "tests/data/club.toml", "-i", "R5", WINS]),
    ("check-letters", &["check", "-i", "R5", "--letters", "rkms", "k1-3 r7-9 kms10 s12 s13 s1 j k6 r6"]),
    ("melds-all", &["melds", "-i", "R5", WINS]),
    ("melds-discard", &["melds", "-i", "R5", "--discard", "K6", "--limit", "2", WINS]),
    ("melds-none", &["melds", "-i", "R5", "--discard", "K1", WINS]),
    ("melds-count", &["melds", "-i", "K1", "--variant", "101", "--count", TWO_OKEYS]),
    ("melds-limit", &["melds", "-i", "K1", "--variant", "101", "--limit", "3", TWO_OKEYS]),
    ("melds-partial", &["melds", "--partial", "-i", "R5", NEAR]),
    ("melds-partial-discard", &["melds", "--partial", "--discard", "Y5", "--limit", "1", "-i", "R5", NEAR]),
    ("melds-partial-nothing", &["melds", "--partial", "-i", "R5", "KR1 BY3 KR5 BY7 KR9 BY11 K13 R13"]),
    ("melds-partial-complete", &["melds", "--partial", "--limit", "1", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* R6"]),
    ("melds-partial-101", &["melds", "--partial", "--count", "-i", "K1", "--variant", "101", "K1-4 R3-9x2 B1-3 Y1"]),
    ("melds-partial-101-few", &["melds", "--partial", "-i", "K1", "--variant", "101", "R3-7 B5 Y5 K9"]),
    ("melds-partial-cs102", &["melds", "--partial", "--variant", "cs102", "KRBY2 KRBY5 KRB6 K1 K3 K2"]),
    ("waits-melds", &["waits", "-i", "R5", WAITING]),
    ("waits-seen", &["waits", "-i", "R5", "--seen", "Y3 Y3 O*", "--draws", "1", WAITING]),
    ("waits-none", &["waits", "-i", "R5", "K1-2 R7-9 KBY10 Y12 Y13 Y1 J* B2 B5"]),
    ("waits-ready", &["waits", "-i", "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J* R6"]),
    ("waits-pairs", &["waits", "-i", "R5", "K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11 Y2"]),
    ("waits-dizi", &["waits", "-i", "R5", "--set", "run_wrap=false", "B1-13 Y9"]),
    ("waits-dizi-nearest", &["waits", "-i", "R5", "--set", "run_wrap=false", "K1x2 K2-12 R2"]),
    ("waits-all-seen", &["waits", "-i", "R5", "--seen", "O*x2 Y3x2", WAITING]),
    ("waits-ready-okey", &["waits", "-i", "R5", "K1-4 R7-10 B11-13 Y1 Y2 O"]),
    ("waits-cs102", &["waits", "--variant", "cs102", "KRBY2 KRBY5 KRB6 K1 K3 K2"]),
    ("advise-melds", &["advise", "-i", "R5", NEAR]),
    ("advise-seen", &["advise", "-i", "R5", "--seen", "R8 R8 B5", NEAR]),
    ("advise-wins", &["advise", "-i", "R5", WINS]),
    ("advise-okey-finish", &["advise", "-i", "R5", "--seen", "", "K1-4 R7-10 B11-13 Y1-3 O"]),
    ("advise-waiting", &["advise", "-i", "R5", "--draws", "3", "K1-4 R7-10 B11-13 Y1 Y2 K9 K13"]),
    ("advise-pairs", &["advise", "-i", "R5", "K1x2 R2x2 B3x2 Y4x2 K9x2 R8 B11 Y2 Y6 K4"]),
    ("advise-cs102", &["advise", "--variant", "cs102", "KRBY2 KRB5 KRB6 K1 K3 K2 B3 Y7"]),
    ("waits-101", &["waits", "-i", "K1", "--variant", "101", TO_OPEN]),
    ("waits-101-ready", &["waits", "-i", "K1", "--variant", "101", "R9-13 KRB12 Y7-9 K1 K6x2 B1 B3 B5 Y1 Y2 Y4 O*"]),
    ("waits-101-none", &["waits", "-i", "K1", "--variant", "101", FAR_FROM_OPEN]),
    ("waits-101-elden", &["waits", "-i", "K1", "--variant", "101", "K3-9 R3-9 B3-9"]),
    ("advise-101", &["advise", "-i", "K1", "--variant", "101", "--seen", "R8 R8", FAR_FROM_OPEN, "K13"]),
    ("advise-101-waiting", &["advise", "-i", "K1", "--variant", "101", "--draws", "3", TO_OPEN, "K13"]),
    ("advise-101-opens", &["advise", "-i", "K1", "--variant", "101", OPENS]),
    ("advise-101-elden", &["advise", "-i", "K1", "--variant", "101", "K3-9 R3-9 B3-9 Y13"]),
    (
        "advise-101-pairs",
        &[
            "advise",
            "-i",
            "K1",
            "--variant",
            "101",
            "K3x2 R4x2 B5x2 Y6x2 K8 R8 B9 Y9 K10 R11 B12 Y13 K13 R1 B1 Y3 K5 R6",
        ],
    ),
    ("advise-opened", &["advise", "-i", "K1", "--variant", "101", "--opened", "series", "R4-6 K9 B9 Y9 K12 O* B1"]),
    ("advise-opened-pairs", &["advise", "-i", "K1", "--variant", "101", "--opened", "pairs", "R4x2 K9 B9 Y9 K12 O*"]),
    ("advise-opened-ends", &["advise", "-i", "K1", "--variant", "101", "--opened", "series", "R4-6 K9"]),
    ("check-101-far", &["check", "-i", "K1", "--variant", "101", FAR_FROM_OPEN]),
    ("pairs-seven", &["pairs", "-i", "R5", "K1x2 R2x2 B3x2 Y4x2 K5x2 R8x2 B9 O*"]),
    ("pairs-short", &["pairs", "-i", "R5", "K1x2 R2x2 B3x2 Y4x2 J*x2 R8 R9 B9 Y13"]),
    ("pairs-101", &["pairs", "-i", "K1", "--variant", "101", "K3-6x2 R1-12 O*"]),
    ("replay-evening", &["replay", "tests/data/records/evening.okey"]),
    ("replay-classic", &["replay", "tests/data/records/classic.okey"]),
    ("replay-to", &["replay", "tests/data/records/evening.okey", "--to", "4"]),
    ("replay-to-svg", &["replay", "tests/data/records/evening.okey", "--to", "4", "--format", "svg"]),
    ("replay-broken-off", &["replay", "tests/data/records/broken-off.okey"]),
    ("replay-to-line", &["replay", "tests/data/records/classic.okey", "--to", "line:4"]),
    ("replay-record", &["replay", "tests/data/records/evening.okey", "--format", "record"]),
    ("play-watch", &["play", "--variant", "cs102", "--watch", "--seed", "1"]),
    ("deal-record", &["deal", "--record", "--seed", "7", "--variant", "cs102"]),
    ("judge-opening", &["judge", "opening", "K10-13 / R10-12 / O*=Y3 Y4-6", "-i", "Y13", "--variant", "101"]),
    ("judge-open-reading", &["judge", "opening", "R7 O O / K10-13 / R10-12", "-i", "Y13", "--variant", "101"]),
    ("judge-discard", &["judge", "discard", "R10", "--table", "R7-9 / K5 R5 B5", "-i", "Y13", "--variant", "101"]),
    (
        "judge-finish",
        &["judge", "finish", "K1-3 / R7-9 / B4-7 / Y11-13 Y1", "--throw", "O", "-i", "R5", "--first-turn"],
    ),
    ("judge-wrong-finish", &["judge", "finish", "K1-3 / R7-9 / B5 B4 B4 / Y4 R4", "--throw", "K6", "-i", "R5"]),
    (
        "judge-swap",
        &["judge", "swap", "B7", "--from", "K7 R7 O", "--opened", "series", "-i", "Y13", "--variant", "101"],
    ),
    (
        "judge-left",
        &["judge", "left", "K9 J O", "--opened", "pairs", "--finish", "okey", "-i", "Y13", "--variant", "101"],
    ),
    ("judge-pairs", &["judge", "pairs", "K1x2 / R2x2 / B3x2 / Y4x2 / K5x2", "-i", "R5", "--variant", "101"]),
    ("judge-pairs-together", &["judge", "pairs", "K1x2 R2x2 B3x2 Y4x2 K5x2", "-i", "R5", "--variant", "101"]),
    (
        "judge-wild-joker",
        &["judge", "opening", "R9 R10 J*=R11 R12 R13 / K12 R12 B12 Y12", "-i", "R5", "--set", "false_joker=wild"],
    ),
    ("judge-false-win", &["judge", "foul", "false-win"]),
    ("judge-meld", &["judge", "meld", "O* R7 O*", "-i", "Y13", "--variant", "101"]),
    ("judge-irregular", &["judge", "irregular", "count"]),
    (
        "judge-untold",
        &["judge", "finish", "K1-3", "--laid-off", "R10", "--throw", "K6", "--opened", "series", "-i", "Y5"],
    ),
    ("judge-markdown", &["judge", "take", "Y7", "--put-back", "-i", "Y13", "--variant", "101", "--format", "markdown"]),
    (
        "judge-html",
        &[
            "judge",
            "layoff",
            "B7",
            "--onto",
            "K7 R7 O",
            "--opened",
            "series",
            "-i",
            "Y13",
            "--variant",
            "101",
            "--format",
            "html",
        ],
    ),
    ("rules", &["rules"]),
    ("rules-clause", &["rules", "false-joker.value"]),
    ("rules-number", &["rules", "penalty.unopened_cap"]),
    ("rules-no-source", &["rules", "win.first-turn"]),
    ("rules-search", &["rules", "GÖSTERGE", "sahte"]),
    ("rules-profile", &["rules", "--profile", "101-team"]),
    ("rules-diff", &["rules", "--diff", "okey", "okey-house"]),
    ("rules-diff-none", &["rules", "--diff", "okey", "klasik"]),
    ("rules-disputes", &["rules", "--disputes", "--format", "table"]),
    ("rules-words", &["rules", "--words"]),
    ("rules-word", &["rules", "KAFA"]),
    ("rules-silent", &["rules", "irregular.turn"]),
    ("rules-markdown", &["rules", "run.wrap", "--format", "markdown"]),
    ("open-series", &["open", "-i", "K1", "--variant", "101", OPENS]),
    ("open-listed", &["open", "-i", "K1", "--variant", "101", "--limit", "3", TWO_OKEYS]),
    ("open-all", &["open", "-i", "K1", "--variant", "101", "--bar", "128", "--all", OPENS]),
    ("open-exactly", &["open", "-i", "K1", "--variant", "101", "--bar", "133", OPENS]),
    ("open-short", &["open", "-i", "K1", "--variant", "101", "R9-12 K12 B12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 R1 R3"]),
    (
        "open-nothing",
        &[
            "open",
            "-i",
            "K1",
            "--variant",
            "101",
            "K3 K4 K6 K7 K9 K10 K12 R1 R3 R4 R6 R7 B9 B10 B12 Y1 Y3 Y4 Y6 Y7 Y13 R13",
        ],
    ),
    ("open-few-tiles", &["open", "-i", "K1", "R10-13 KRB12 Y7-9 K4 K6x2"]),
    ("open-seven-tiles", &["open", "-i", "K1", "--taken", "R9", "R10-13 O K4 B7"]),
    ("open-pairs", &["open", "-i", "K1", "--variant", "101", "K3-6x2 R1 R3 R5 R7 R9 R11 B2 B4 B6 B8 B10 B12 Y13 O*"]),
    ("open-elden", &["open", "-i", "K1", "--variant", "101", "KRBY3 KRBY1 KRBY4 R5-7 B5-7 Y5-7 Y12"]),
    ("open-elden-before-the-draw", &["open", "-i", "Y8", "--variant", "101", "K3-9 R3-9 B3-9"]),
    (
        "open-taken",
        &[
            "open",
            "-i",
            "K1",
            "--variant",
            "101-team",
            "--taken",
            "B12",
            "R9-13 KR12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*",
        ],
    ),
    (
        "open-taken-in-vain",
        &["open", "-i", "K1", "--variant", "101", "--taken", "K13", "R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4"],
    ),
    (
        "open-other-tables",
        &["open", "-i", "K1", "--variant", "101", "R9-11 R13 R1 KRB12 Y7-9 K4 K6x2 B1 B3 B5 Y1 Y4 J*x2"],
    ),
    (
        "open-wild-jokers",
        &[
            "open",
            "-i",
            "K9",
            "--variant",
            "101",
            "--set",
            "false_joker=wild",
            "--set",
            "penalty.okey=50",
            "--pairs-bar",
            "6",
            "K4-7 R4-7 B4-7 Y4-7 R8 K8 O*x2 J*x2",
        ],
    ),
    (
        "score-101",
        &[
            "score",
            "--variant",
            "101",
            "-i",
            "R5",
            "-f",
            "Ali: okey",
            "-p",
            "Ali: foul=put-back",
            VELI,
            CAN,
            "-p",
            "Ece",
        ],
    ),
    (
        "score-101-exhausted",
        &["score", "--variant", "101", "--exhausted", "-p", "Ali: pairs K3 O*x2", "-p", "Ece: unopened"],
    ),
    (
        "score-101-capped",
        &[
            "score",
            "--variant",
            "101",
            "--set",
            "penalty.unopened_cap=303",
            "-f",
            "Ali: elden okey",
            "-p",
            "Ali",
            "-p",
            "Ece",
        ],
    ),
    (
        "score-101-void",
        &[
            "score",
            "--variant",
            "101",
            "--exhausted",
            "-p",
            "A: pairs",
            "-p",
            "B: pairs",
            "-p",
            "C: pairs",
            "-p",
            "D: pairs",
        ],
    ),
    (
        "score-101-team",
        &[
            "score",
            "--variant",
            "101-team",
            "-f",
            "Ali: elden",
            "-p",
            "Ali: team=x",
            "-p",
            "Veli: team=y",
            "-p",
            "Can: team=x foul=gathered-up",
            "-p",
            "Ece: team=y",
        ],
    ),
    (
        "score-classic",
        &["score", "-f", "Ali: pairs okey", "-p", "Ali", "-p", "Veli: shown", "-p", "Can: foul=false-win"],
    ),
    ("score-tied", &["score", "--variant", "101", "--tournament", "--hands", "3", "tests/data/tied.jsonl"]),
    (
        "score-tied-so-far",
        &[
            "score",
            "--variant",
            "101",
            "--tournament",
            "--hands",
            "3",
            "{\"finish\": null, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]} {\"finish\": null, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]} {\"finish\": null, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}",
        ],
    ),
    ("score-house", &["score", "--variant", "okey-house", "-f", "Ali: dizi", "-p", "Ali", "-p", "Veli"]),
    (
        "score-pot",
        &[
            "score",
            "--variant",
            "okey-pot",
            "--stake",
            "10",
            "-f",
            "Ali: okey",
            "-p",
            "Ali",
            "-p",
            "Veli",
            "-p",
            "Can",
            "-p",
            "Ece",
        ],
    ),
    ("score-cs102", &["score", "--variant", "cs102", "-f", "Ali", "-p", "Ali", "-p", "Veli"]),
    (
        "score-csv",
        &[
            "score",
            "--format",
            "csv",
            "--variant",
            "101",
            "-f",
            "Ali",
            "-p",
            "Ali",
            "-p",
            "Veli, Jr: series K7 K8",
            "-p",
            "=Can",
        ],
    ),
    (
        "score-markdown",
        &[
            "score",
            "--format",
            "markdown",
            "--variant",
            "101",
            "-f",
            "Ali",
            "-p",
            "Ali",
            "-p",
            "V|eli: series K7",
            "-p",
            "*Can*",
        ],
    ),
    ("sheet-101", &["score", "tests/data/evening.jsonl"]),
    ("sheet-101-only", &["score", "tests/data/evening.jsonl", "--only", "3"]),
    ("sheet-101-team", &["score", "tests/data/partners.jsonl"]),
    ("sheet-classic", &["score", "tests/data/classic.jsonl"]),
    ("sheet-pot", &["score", "tests/data/pot.jsonl"]),
    ("sheet-csv", &["score", "tests/data/partners.jsonl", "--format", "csv"]),
    ("sheet-markdown", &["score", "tests/data/partners.jsonl", "--format", "markdown"]),
    ("sheet-tournament", &["score", "tests/data/partners.jsonl", "--tournament", "--hands", "5"]),
    ("help-score", &["score", "--help"]),
    ("deal", &["deal", "--seed", "7"]),
    ("deal-101", &["deal", "--seed", "7", "--count", "2", "--variant", "101", "--tiles", "21"]),
    ("deal-cs102", &["deal", "--seed", "7", "--variant", "basit"]),
    ("batch", &["batch", "check", "tests/data/hands.jsonl"]),
    ("batch-melds", &["batch", "melds", "-i", "R5", "--fail-fast", "tests/data/hands.jsonl"]),
    ("help-batch", &["batch", "--help"]),
    ("schema-topics", &["schema"]),
    ("help", &["--help"]),
    ("help-check", &["check", "--help"]),
    ("help-rules", &["rules", "--help"]),
    ("help-melds-short", &["melds", "-h"]),
    ("version", &["--version"]),
];

/// Pictures: a name, and the call that saves one.
const PICTURES: &[(&str, &[&str])] = &[
    ("picture-check", &["check", "-i", "R5", WINS]),
    ("picture-advise", &["advise", "-i", "R5", NEAR]),
    ("picture-waits", &["waits", "-i", "R5", WAITING]),
];

const LANGUAGES: [&str; 2] = ["en", "tr"];

/// Errors: the code, what is special about this one, and the call.
pub(crate) const ERRORS: &[(&str, &str, &[&str])] = &[
    ("value-unwanted", "", &["melds", "--count=3", "-i", "R5", WINS]),
    ("record-empty", "", &["replay", "tests/data/records/empty.okey"]),
    ("record-unreadable", "", &["replay", "tests/data/records/nowhere.okey"]),
    ("not-utf8", "record", &["replay", "tests/data/records/latin5.okey"]),
    ("unknown-player", "and-others", &["replay", "tests/data/records/wrong-deal.okey"]),
    ("dealt-too-often", "", &["replay", "tests/data/records/dealt.okey"]),
    ("rack-size", "", &["replay", "tests/data/records/rack.okey"]),
    ("hand-without-indicator", "", &["replay", "tests/data/records/unlit.okey"]),
    ("bad-value", "to", &["replay", "tests/data/records/classic.okey", "--to", "soon"]),
    ("no-such-hand", "replay", &["replay", "tests/data/records/classic.okey", "--to", "3:1"]),
    ("bad-value", "players", &["simulate", "--players", "nearst"]),
    ("bad-value", "hands", &["play", "--hands", "0"]),
    ("record-not-whole", "", &["play", "--resume", "tests/data/records/broken-off.okey"]),
    ("bad-value", "games", &["simulate", "--games", "0"]),
    ("indicator-missing", "", &["check", WINS]),
    ("unknown-word", "", &["check", "-i", "R5", "K1 Q7 K3"]),
    ("unknown-word", "near", &["check", "-i", "R5", "K1 kirmzi7 K3"]),
    ("unknown-word", "escape", &["check", "-i", "R5", "K1 \u{1b}[31mX\u{1b}[0m\u{7} K2"]),
    ("unknown-word", "wide", &["check", "-i", "R5", "kırmızı7 şarı 3 ğ5"]),
    ("joker-word", "", &["check", "-i", "R5", "K1 joker K2"]),
    ("other-letters", "", &["check", "-i", "R5", "K1 S5"]),
    ("other-letters", "rkms", &["check", "-i", "R5", "--letters", "rkms", "K1 Y5"]),
    ("number-missing", "", &["check", "-i", "R5", "K1 R B2"]),
    ("colour-missing", "", &["check", "-i", "R5", "7 K1 B2"]),
    ("colour-missing", "habit", &["check", "-i", "R5", "7 8 9\n3 4 5\n10 10 10"]),
    ("unknown-word", "remark", &["check", "-i", "R5", "kırmızı 7 8 9 bu el biter mi"]),
    ("other-letters", "shown", &["check", "-i", "M5", "--letters", "rkms", "M4 M4 M4 S1-S3 B7 B8"]),
    ("two-or-run", "", &["check", "-i", "R5", "K1-K3 R5"]),
    ("number-or-count", "", &["check", "-i", "R5", "mavi 5 6 2 okey"]),
    ("number-range", "zero", &["check", "-i", "R5", "K1 R0"]),
    ("number-range", "fourteen", &["check", "-i", "R5", "K1 R14"]),
    ("leading-zero", "", &["check", "-i", "R5", "K1 R007"]),
    ("range-backwards", "", &["check", "-i", "R5", "R7-4"]),
    ("range-past-end", "", &["check", "-i", "R5", "R11-14"]),
    ("range-end", "", &["check", "-i", "R5", "R4-"]),
    ("bad-repeat", "", &["check", "-i", "R5", "R6x9"]),
    ("tiles-touch", "", &["check", "-i", "R5", "K1R2"]),
    ("declared-in-hand", "", &["check", "-i", "R5", "K1 O*=R9"]),
    ("bar-in-hand", "", &["check", "-i", "R5", "K1 / K2"]),
    ("not-one-tile", "", &["check", "-i", "R5 R6", WINS]),
    ("no-tiles", "", &["check", "-i", "R5", ""]),
    ("no-tiles", "no-hand", &["check", "-i", "R5"]),
    ("no-tiles", "no-indicator", &["check", "-i", "", WINS]),
    ("indicator-false-joker", "", &["check", "-i", "J*", WINS]),
    ("indicator-okey", "", &["check", "-i", "O*", WINS]),
    ("indicator-unwanted", "", &["check", "-i", "R5", "--variant", "cs102", "KRBY2 KRBY5 KRBY6 K1 K3"]),
    ("too-many-copies", "", &["check", "-i", "R5", "K1-12 R4 R4 R4"]),
    ("too-many-copies", "okey", &["check", "-i", "R5", "K1-12 O* R6 O*"]),
    ("repeat-past-set", "", &["check", "-i", "R5", "K1-11 R6x3"]),
    ("indicator-twin", "", &["check", "-i", "R5", "K1-13 R5 R5"]),
    ("too-many-false-jokers", "", &["check", "-i", "R5", "K1-12 J* J* J*"]),
    ("yellow-and-green", "", &["check", "-i", "R5", "K1-13 Y1 G2"]),
    ("number-not-in-set", "", &["check", "--variant", "cs102", "KRBY2 KRBY5 KRBY6 K1 K8"]),
    ("no-jokers-in-set", "", &["check", "--variant", "cs102", "KRBY2 KRBY5 KRBY6 K1 J*"]),
    ("wrong-count", "short", &["check", "-i", "R5", "K1-13"]),
    ("wrong-count", "long", &["check", "-i", "R5", "K1-13 R1-3"]),
    ("wrong-count", "other-game", &["check", "-i", "R5", "K1-13 R1-8"]),
    ("wrong-count", "deal", &["deal", "--tiles", "9"]),
    ("discard-not-held", "", &["melds", "-i", "R5", "--discard", "Y9", WINS]),
    ("nothing-to-discard", "", &["melds", "-i", "R5", "--discard", "K1", "K1-13 R1"]),
    ("no-pairs-in-game", "", &["pairs", "--variant", "cs102", "KRBY2 KRBY5 KRBY6 K1 K3"]),
    (
        "no-distance-in-game",
        "",
        &["advise", "-i", "K1", "--variant", "101", "--set", "open.sum=300", "--set", "open.pairs=11", TWO_OKEYS],
    ),
    ("no-opening-in-game", "opened", &["advise", "-i", "R5", "--opened", "series", WINS]),
    ("on-turn", "", &["waits", "-i", "R5", WINS]),
    ("between-turns", "", &["advise", "-i", "R5", WAITING]),
    ("seen-too-often", "", &["waits", "-i", "R5", "--seen", "Y3 K1 K1", WAITING]),
    ("too-many-copies", "seen", &["waits", "-i", "R5", "--seen", "Y3x2 Y3", WAITING]),
    ("unknown-word", "seen", &["waits", "-i", "R5", "--seen", "Q3", WAITING]),
    ("too-many-draws", "", &["waits", "-i", "R5", "--draws", "49", WAITING]),
    ("picture-unwritable", "", &["check", "-i", "R5", "--svg", "no/such/folder/hand.svg", WINS]),
    ("no-opening-in-game", "", &["open", "--variant", "okey", "-i", "R5", "K1-13 R1"]),
    ("taken-not-held", "", &["open", "-i", "K1", "--variant", "101", "--taken", "Y13", OPENS]),
    (
        "taking-forbidden",
        "",
        &["open", "-i", "K1", "--variant", "101", "--set", "take.unopened=never", "--taken", "K4", OPENS],
    ),
    (
        "too-many-copies",
        "taken",
        &["open", "-i", "K1", "--variant", "101", "--taken", "K6", "R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4"],
    ),
    ("bar-too-low", "", &["open", "-i", "K1", "--variant", "101", "--bar", "90", OPENS]),
    ("bar-too-low", "pairs", &["open", "-i", "K1", "--variant", "101", "--pairs-bar", "4", OPENS]),
    ("unknown-variant", "", &["check", "-i", "R5", "--variant", "okay", WINS]),
    ("unknown-variant", "far", &["check", "-i", "R5", "--variant", "zzz", WINS]),
    ("unknown-switch", "", &["check", "-i", "R5", "--set", "run_warp=true", WINS]),
    ("switch-value", "bool", &["check", "-i", "R5", "--set", "run_wrap=maybe", WINS]),
    ("switch-value", "choice", &["check", "-i", "R5", "--set", "false_joker=okay", WINS]),
    ("switch-value", "number", &["check", "-i", "R5", "--set", "open.sum=-1", WINS]),
    ("unknown-variant", "rules", &["rules", "--diff", "okey", "okay"]),
    ("unknown-clause", "", &["rules", "run.warp"]),
    ("unknown-clause", "word", &["rules", "bridge"]),
    ("setting-shape", "", &["check", "-i", "R5", "--set", "run_wrap", WINS]),
    ("rules-unreadable", "", &["check", "-i", "R5", "--rules", "tests/data/missing.toml", WINS]),
    ("rules-not-toml", "", &["check", "-i", "R5", "--rules", "tests/data/not-toml.toml", WINS]),
    ("rules-type", "", &["check", "-i", "R5", "--rules", "tests/data/wrong-types.toml", WINS]),
    ("unknown-word", "several-faults", &["check", "-i", "R5", "K1 Q7 K3 R14 J* J* J* R4x3 Y1 G2 R5 R5 joker"]),
    ("not-json", "", &["score", "{\"finish\": nul}"]),
    ("field-type", "", &["score", "{\"finish\": null, \"players\": 4}"]),
    ("field-type", "hand", &["score", "{\"finish\": null, \"players\": [4]} 17"]),
    ("field-type", "stake", &["score", "--stake", "1000001", "-f", "A", "-p", "A", "-p", "B"]),
    ("unknown-field", "", &["score", "{\"finish\": null, \"playrs\": []}"]),
    ("field-twice", "", &["score", "{\"stake\": 1, \"stake\": 2, \"finish\": null, \"players\": []}"]),
    ("field-twice", "words", &["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: series pairs K7"]),
    ("field-missing", "", &["score", "{\"finish\": null}"]),
    ("field-missing", "finish", &["score", "{\"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}"]),
    (
        "field-value",
        "",
        &["score", "{\"finish\": null, \"players\": [{\"name\": \"A\", \"opened\": \"serie\"}, {\"name\": \"B\"}]}"],
    ),
    ("no-hands", "", &["score"]),
    ("sheet-unreadable", "", &["score", "tests/data/missing.jsonl"]),
    ("unknown-finish", "", &["score", "-f", "Ali: okay", "-p", "Ali", "-p", "Veli"]),
    ("finish-missing", "", &["score", "-p", "Ali", "-p", "Veli"]),
    ("player-count", "", &["score", "-f", "Ali", "-p", "Ali"]),
    ("name-empty", "", &["score", "-f", "Ali", "-p", "Ali", "-p", " : K1"]),
    (
        "name-long",
        "",
        &[
            "score",
            "-f",
            "Ali",
            "-p",
            "Ali",
            "-p",
            "VeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeliVeli",
        ],
    ),
    ("name-twice", "", &["score", "-f", "Ali", "-p", "Ali", "-p", "Ali"]),
    ("finisher-unknown", "", &["score", "-f", "Aly", "-p", "Ali", "-p", "Veli"]),
    ("finisher-unknown", "escape", &["score", "-f", "\u{1b}[31mX", "-p", "Ali", "-p", "Veli"]),
    ("two-finishers", "", &["score", "-f", "Ali", "-f", "Veli", "-p", "Ali", "-p", "Veli"]),
    ("finisher-has-tiles", "", &["score", "--variant", "101", "-f", "Ali", "-p", "Ali: series K7", "-p", "Veli"]),
    (
        "elden-after-opening",
        "",
        &["score", "--variant", "101", "-f", "Ali: elden", "-p", "Ali", "-p", "Veli: series K7"],
    ),
    ("elden-with-pairs", "", &["score", "--variant", "101", "-f", "Ali: elden pairs", "-p", "Ali", "-p", "Veli"]),
    ("pairs-after-series", "", &["score", "--variant", "101", "-f", "Ali: pairs", "-p", "Ali: series", "-p", "Veli"]),
    (
        "pairs-denied",
        "",
        &[
            "score",
            "--variant",
            "101",
            "{\"finish\": {\"by\": \"Ali\", \"pairs\": false}, \"players\": [{\"name\": \"Ali\", \"opened\": \"pairs\"}, {\"name\": \"B\"}]}",
        ],
    ),
    ("devam-off", "", &["score", "--variant", "101", "-f", "Ali: devam", "-p", "Ali", "-p", "Veli"]),
    ("finish-unwanted", "", &["score", "-f", "Ali: elden", "-p", "Ali", "-p", "Veli"]),
    ("finish-unwanted", "dizi", &["score", "--variant", "101", "-f", "Ali: dizi", "-p", "Ali", "-p", "Veli"]),
    ("dizi-with-pairs", "", &["score", "-f", "Ali: dizi pairs", "-p", "Ali", "-p", "Veli"]),
    ("opened-unwanted", "", &["score", "-f", "Ali", "-p", "Ali", "-p", "Veli: series K7"]),
    (
        "copies-left",
        "okeys",
        &["score", "--variant", "101", "-i", "R5", "--exhausted", "-p", "Ali: O*", "-p", "Veli: series R6 R6 K1"],
    ),
    (
        "copies-left",
        "thrown",
        &["score", "--variant", "101", "-i", "R5", "-f", "Ali: okey", "-p", "Ali", "-p", "Veli: series O* R6"],
    ),
    (
        "copies-left",
        "indicator",
        &["score", "--variant", "101", "-i", "R5", "-f", "Ali", "-p", "Ali", "-p", "Veli: series R5", "-p", "Can: R5"],
    ),
    ("copies-left", "cs102", &["score", "--variant", "cs102", "--exhausted", "-p", "Ali: K8", "-p", "Veli"]),
    ("too-many-left", "", &["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: pairs K1-12"]),
    (
        "opened-without-tiles",
        "",
        &[
            "score",
            "{\"variant\": \"101\", \"finish\": {\"by\": \"A\"}, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\", \"opened\": \"series\", \"left\": \"\"}]}",
        ],
    ),
    ("left-missing", "", &["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: series"]),
    ("indicator-needed", "", &["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: series J*"]),
    (
        "team-missing",
        "",
        &[
            "score",
            "--variant",
            "101-team",
            "-f",
            "A",
            "-p",
            "A: team=x",
            "-p",
            "B: team=y",
            "-p",
            "C: team=x",
            "-p",
            "D",
        ],
    ),
    ("team-unwanted", "", &["score", "--variant", "101", "-f", "A", "-p", "A: team=x", "-p", "B"]),
    (
        "team-shape",
        "",
        &[
            "score",
            "--variant",
            "101-team",
            "{\"finish\": null, \"players\": [{\"name\": \"A\", \"team\": \"x\"}, {\"name\": \"B\", \"team\": \"y\"}, {\"name\": \"C\", \"team\": \"x\"}]}",
        ],
    ),
    ("unknown-foul", "", &["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: foul=sulking"]),
    ("unknown-foul", "near", &["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: foul=put-bak"]),
    ("unknown-foul", "classic", &["score", "-f", "Ali", "-p", "Ali", "-p", "Veli: foul=put-back"]),
    (
        "unknown-foul",
        "pot",
        &["score", "--variant", "canak", "--stake", "1", "-f", "Ali", "-p", "Ali", "-p", "Veli: foul=put-back"],
    ),
    (
        "fed-tile-missing",
        "",
        &[
            "score",
            "--variant",
            "101",
            "--set",
            "fouls.feeding=number",
            "--exhausted",
            "--player",
            "Ali: ceza=besleme",
            "--player",
            "Veli",
        ],
    ),
    (
        "foul-off",
        "",
        &[
            "score",
            "--variant",
            "101",
            "--set",
            "fouls.playable=off",
            "-f",
            "Ali",
            "-p",
            "Ali",
            "-p",
            "Veli: foul=discard.playable",
        ],
    ),
    ("shown-unwanted", "", &["score", "--variant", "101", "-f", "Ali", "-p", "Ali", "-p", "Veli: shown"]),
    ("shown-twice", "", &["score", "-f", "Ali", "-p", "Ali: shown", "-p", "Veli: shown"]),
    (
        "stake-missing",
        "",
        &["score", "--variant", "okey-pot", "{\"finish\": null, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}"],
    ),
    (
        "stake-unwanted",
        "",
        &["score", "{\"stake\": 5, \"finish\": null, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}"],
    ),
    (
        "sheet-stranger",
        "",
        &[
            "score",
            "{\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Veli\"}]} {\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Vli\"}]}",
        ],
    ),
    (
        "sheet-absent",
        "",
        &[
            "score",
            "{\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Veli\"}, {\"name\": \"Can\"}]} {\"finish\": null, \"players\": [{\"name\": \"Ali\"}, {\"name\": \"Can\"}]}",
        ],
    ),
    (
        "sheet-teams",
        "",
        &[
            "score",
            "--variant",
            "101-team",
            "{\"finish\": null, \"players\": [{\"name\": \"A\", \"team\": \"x\"}, {\"name\": \"B\", \"team\": \"y\"}, {\"name\": \"C\", \"team\": \"x\"}, {\"name\": \"D\", \"team\": \"y\"}]} {\"finish\": null, \"players\": [{\"name\": \"A\", \"team\": \"y\"}, {\"name\": \"B\", \"team\": \"x\"}, {\"name\": \"C\"}, {\"name\": \"D\"}]}",
        ],
    ),
    (
        "sheet-variant",
        "",
        &[
            "score",
            "--variant",
            "okey",
            "{\"variant\": \"101\", \"finish\": null, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}",
        ],
    ),
    ("hand-after-end", "", &["score", "tests/data/evening.jsonl", "--hands", "9"]),
    (
        "hand-after-end",
        "ladder",
        &[
            "score",
            "--set",
            "points.exhausted=20",
            "{\"finish\": null, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]} {\"finish\": null, \"players\": [{\"name\": \"A\"}, {\"name\": \"B\"}]}",
        ],
    ),
    ("hands-number", "", &["score", "tests/data/evening.jsonl", "--hands", "10"]),
    ("hands-unwanted", "", &["score", "tests/data/classic.jsonl", "--tournament"]),
    ("no-such-hand", "", &["score", "tests/data/classic.jsonl", "--only", "9"]),
    ("question-not-in-game", "", &["judge", "opening", "K1-3", "-i", "R5", "--variant", "okey"]),
    ("question-not-in-game", "indicator", &["judge", "indicator", "R5", "--variant", "cs102"]),
    ("question-not-in-game", "cs102", &["judge", "discard", "R5", "--variant", "cs102"]),
    (
        "laid-not-held",
        "",
        &["judge", "opening", "K10-13 / R7-9", "--hand", "K10-13 R1-6", "-i", "Y13", "--variant", "101"],
    ),
    ("unknown-foul", "judge", &["judge", "foul", "put-bak", "-i", "Y13", "--variant", "101"]),
    ("unknown-foul", "far", &["judge", "foul", "sulking", "-i", "Y13", "--variant", "101"]),
    ("empty-meld", "", &["judge", "opening", "K10-13 / / R1-3", "-i", "Y13", "--variant", "101"]),
    ("declaration-missing", "", &["judge", "finish", "K1 K2 O*=", "-i", "R5"]),
    (
        "too-many-copies",
        "melds",
        &["judge", "discard", "R7", "--table", "R7-9 / R6-8", "-i", "Y13", "--variant", "101"],
    ),
    ("option-of-another-question", "", &["judge", "discard", "R7", "--throw", "R8", "-i", "R5"]),
    ("option-of-101", "", &["judge", "discard", "R7", "--table", "R4-6", "-i", "R5", "--variant", "okey"]),
    (
        "conflict",
        "left",
        &["judge", "left", "R9", "--finish", "elden", "--opened", "series", "-i", "R5", "--variant", "101"],
    ),
    ("argument-missing", "left", &["judge", "left", "--opened", "pairs", "-i", "R5"]),
    ("argument-missing", "judge", &["judge", "layoff", "R7", "-i", "Y13", "--variant", "101"]),
    ("bad-value", "judge", &["judge", "finsh", "R7-9", "-i", "R5"]),
    ("unknown-option", "", &["check", "--indicater", "R5", WINS]),
    ("unknown-command", "", &["chekc", "-i", "R5", WINS]),
    ("unknown-command", "turkish", &["kontrl", "-i", "R5", WINS]),
    ("no-command", "", &[]),
    ("bad-value", "", &["check", "-i", "R5", "--letters", "rkmz", WINS]),
    ("bad-value", "language", &["check", "-i", "R5", "--color", "sometimes", WINS]),
    ("not-a-number", "", &["melds", "-i", "R5", "--limit", "few", WINS]),
    ("value-missing", "", &["check", WINS, "-i"]),
    ("argument-missing", "", &["completions"]),
    ("argument-unwanted", "", &["schema", "check", "melds"]),
    ("repeated", "", &["check", "-i", "R5", "-i", "R6", WINS]),
    ("conflict", "rules", &["rules", "run.wrap", "--words"]),
    ("value-missing", "diff", &["rules", "--diff", "okey"]),
    ("conflict", "", &["melds", "-i", "R5", "--count", "--limit", "3", WINS]),
    ("read-failed", "batch", &["batch", "check", "tests/data/missing.jsonl"]),
    ("write-failed", "batch", &["batch", "check", "-o", "no/such/folder/answers.jsonl", "tests/data/hands.jsonl"]),
    ("same-file", "", &["batch", "check", "-o", "tests/data/hands.jsonl", "tests/data/hands.jsonl"]),
    ("indicator-unwanted", "batch", &["batch", "check", "--variant", "cs102", "-i", "R5"]),
    ("bad-value", "batch", &["batch", "deal"]),
    ("unknown-topic", "", &["schema", "chek"]),
    ("unknown-topic", "man", &["man", "chek"]),
];

/// Errors that other tests show.
const ELSEWHERE: [&str; 16] = [
    "empty-meld",
    "declaration-missing",
    "too-long",
    "not-utf8",
    "line-not-json",
    "line-not-object",
    "field-type",
    "answer-too-long",
    "argument-not-utf8",
    "no-threads",
    "stopped",
    "after-end",
    "stock-size",
    "foul-not-in-game",
    // What is told of faults is the code of each.
    "faults",
    // What clap may refuse one day that it does not today.
    "usage",
];

/// Every call that has a snapshot.
pub(crate) fn calls() -> impl Iterator<Item = &'static [&'static str]> {
    let answers = ANSWERS.iter().chain(PICTURES).map(|&(_, call)| call);
    answers.chain(ERRORS.iter().map(|&(_, _, call)| call))
}

fn shown(args: &[&str], output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim_end().to_owned();
    let quoted: Vec<String> = args.iter().map(|arg| quoted(arg)).collect();
    let mut shown = format!("$ okey {}\n", quoted.join(" ").trim_end());
    writeln!(shown, "[exit {}]", output.status.code().expect("an exit code")).expect("a string takes all");
    for (name, bytes) in [("stdout", &output.stdout), ("stderr", &output.stderr)] {
        if !bytes.is_empty() {
            writeln!(shown, "[{name}]\n{}", text(bytes)).expect("a string takes all");
        }
    }
    shown
}

fn quoted(arg: &str) -> String {
    let plain = !arg.is_empty() && arg.chars().all(|c| c.is_ascii_alphanumeric() || "-_=.*/".contains(c));
    if plain { arg.to_owned() } else { format!("\"{}\"", arg.escape_debug().to_string().replace("\\u{130}", "İ")) }
}

/// The call in English, in Turkish and, where it has one, as JSON.
fn in_every_form(args: &[&str]) -> String {
    const ANSWER_JSON: &[&str] =
        &["check", "melds", "pairs", "waits", "advise", "open", "score", "judge", "rules", "deal", "batch"];
    let answers_json = args.first().is_some_and(|command| ANSWER_JSON.contains(command));
    // The whole book in one line is for programs alone.
    let json = answers_json && args != ["rules"];
    let forms: &[&[&str]] = &[&["--lang", "en"], &["--lang", "tr"], &["--json"]];
    let forms = forms.iter().take(if json && !["--help", "-h", "--format"].iter().any(|other| args.contains(other)) {
        3
    } else {
        2
    });
    let calls = forms.map(|form| [args, form].concat());
    calls.map(|args| shown(&args, &run(&args))).collect::<Vec<_>>().join("\n")
}

fn assert_shot(name: &str, shot: &str) {
    insta::with_settings!({
        snapshot_path => root().join("snapshots"),
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, shot);
    });
}

fn error_name(code: &str, special: &str) -> String {
    if special.is_empty() { format!("error-{code}") } else { format!("error-{code}-{special}") }
}

#[test]
fn answers() {
    for (name, args) in ANSWERS {
        assert_shot(name, &in_every_form(args));
    }
}

#[test]
fn errors() {
    for (code, special, args) in ERRORS {
        let shot = in_every_form(args);
        assert!(!shot.contains("[stdout]"), "an error leaves standard output alone: {args:?}\n{shot}");
        assert_eq!(shot.matches("[exit 2]").count(), shot.matches("$ okey").count(), "an error exits with 2: {args:?}");
        if shot.contains("--json") {
            assert!(shot.contains(&format!("{{\"error\":{{\"code\":\"{code}\"")), "{args:?} is {code}:\n{shot}");
        }
        let control = |c: char| c.is_control() && c != '\n';
        assert!(!shot.contains(control), "control characters are escaped: {args:?}\n{shot:?}");
        assert_shot(&error_name(code, special), &shot);
    }
}

#[test]
fn pictures() {
    for (name, args) in PICTURES {
        for language in LANGUAGES {
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{language}.svg"));
            let path = file.to_str().expect("UTF-8");
            run(&[args, &["--lang", language, "--svg", path][..]].concat());
            let drawn = fs::read_to_string(&file).expect("the picture");
            assert!(drawn.len() < 40_000, "a friend gets it in an instant");
            assert_shot(&format!("{name}-{language}"), &drawn);
        }
    }
}

#[test]
fn every_fault_has_its_error() {
    let codes: BTreeSet<&str> = okey::cli::error_codes().collect();
    let of_records: Vec<String> = cases("invalid").into_iter().map(|(name, ..)| name).collect();
    let shown = ERRORS.iter().map(|(code, ..)| *code).chain(ELSEWHERE);
    let shown: BTreeSet<&str> = shown.chain(of_records.iter().map(String::as_str)).collect();
    // `hapis::bad` holds the list of the other game.
    let missing: Vec<&&str> = codes.difference(&shown).filter(|code| !code.starts_with("hapis-")).collect();
    assert!(missing.is_empty(), "no call shows these faults: {missing:?}");
}

#[test]
fn every_snapshot_is_taken() {
    if rewriting() {
        return;
    }
    let errors = ERRORS.iter().map(|(code, special, _)| error_name(code, special));
    let pictures = PICTURES.iter().flat_map(|(name, _)| LANGUAGES.map(|language| format!("{name}-{language}")));
    let answers = ANSWERS.iter().map(|(name, _)| (*name).to_owned());
    let taken: BTreeSet<String> = answers.chain(errors).chain(pictures).collect();
    let entries = fs::read_dir(root().join("snapshots")).expect("the folder");
    let files = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"));
    let stray: Vec<String> =
        files.filter(|file| !file.strip_suffix(".snap").is_some_and(|name| taken.contains(name))).collect();
    assert!(stray.is_empty(), "no call takes these snapshots: {stray:?}");
}

#[test]
fn standard_input_is_a_hand() {
    let piped = run_with(&["check", "-i", "R5", "-", "--json"], format!("{WINS}\n").as_bytes());
    assert_eq!(piped.stdout, run(&["check", "-i", "R5", WINS, "--json"]).stdout);
    assert_eq!(piped.status.code(), Some(0));
}
