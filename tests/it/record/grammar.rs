//! The parser of records accepts the same texts as the grammar in `grammar/record.pest`. The texts are in files next to
//! the grammar.

use std::fs;
use std::path::PathBuf;

use okey::Fault;
use okey::notation::Letters;
use okey::record::{Record, RecordFault};
use pest::Parser as _;

use self::executable::{Grammar, Rule};
use crate::command::{root, run_with, text_of};
use crate::grammar::{code_spans, meaning};

/// The pest parser of the grammar. The generated code would violate the two lints.
#[allow(missing_docs, unreachable_pub)]
mod executable {
    #[derive(pest_derive::Parser)]
    #[grammar = "grammar/record.pest"]
    pub(super) struct Grammar;
}

/// Codes of faults in the meaning of a record. The grammar accepts records with these faults.
const OF_MEANING: [&str; 29] = [
    "record-empty",
    "record-version",
    "unknown-player",
    "players-missing",
    "players-count",
    "turns-of-few",
    "name-twice",
    "player-twice",
    "figure-out-of-bounds",
    "name-empty",
    "said-twice",
    "said-too-late",
    "two-turns",
    "claim-not-alone",
    "control-character",
    "unknown-variant",
    "unknown-switch",
    "switch-twice",
    "tile-or-meld",
    "switch-value",
    "unknown-foul",
    "number-not-in-set",
    "unknown-clause",
    "too-long",
    "record-unreadable",
    "name-long",
    "not-a-name",
    "reason-unclear",
    "sum-or-okeys",
];

/// Returns true if the grammar accepts the text. The grammar of tiles checks the tiles.
pub(super) fn accepts(text: &str) -> bool {
    let Ok(pairs) = Grammar::parse(Rule::record, text) else { return false };
    pairs.flatten().all(|pair| {
        let form = match pair.as_rule() {
            Rule::one_tile | Rule::one_tile_of_line | Rule::last_tile => "tile",
            Rule::hand_of_tiles | Rule::put | Rule::put_first => "hand",
            Rule::laid_melds | Rule::laid_tiles | Rule::laid_tiles_first => "melds",
            _ => return true,
        };
        meaning(form, Letters::Krby, pair.as_str()).is_some()
    })
}

pub(crate) fn cases(folder: &str) -> Vec<(String, String, String)> {
    let folder = root().join("grammar/record").join(folder);
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    let case = |path: PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a case");
        let (given, expected) = text.split_once("=>").unwrap_or_else(|| panic!("{name}: no `=>`"));
        (name, given.to_owned(), expected.to_owned())
    };
    paths.into_iter().map(case).collect()
}

#[test]
fn valid_records_have_their_canonical_printing() {
    for (name, text, expected) in cases("valid") {
        let expected = expected.strip_prefix('\n').expect("the canonical form on the next line");
        let record = Record::read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert_eq!(record.to_string(), expected, "{name}");
        assert_eq!(Record::read(expected).expect(&name).to_string(), expected, "{name}");
        // The grammar knows only the default letters of the colours.
        for text in [text.as_str(), expected].into_iter().filter(|text| !text.contains("rkms")) {
            if let Err(error) = Grammar::parse(Rule::record, text) {
                panic!("{name}: {error}");
            }
            assert!(accepts(text), "{name}");
        }
        // A byte order mark and Windows line ends do not change the record.
        let other = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(Record::read(&other).expect(&name).to_string(), expected, "{name}");
    }
}

/// A carriage return outside a line end is a fault, because it would hide the rest of its line, for example in a
/// comment.
#[test]
fn a_lone_carriage_return_is_a_control_character() {
    let lines =
        ["game okey", "players A B C D", "about place Kahve", "hand 1", "finished A ; a comment", "adjust B +50"];
    let text = lines.join("\r\n") + "\r\n";
    let whole = Record::read(&text).expect("Windows line ends");
    assert_eq!(whole.to_string(), Record::read(&lines.join("\n")).expect("a record").to_string());
    let returns = text.match_indices("\r\n").map(|(at, _)| at).filter(|at| at + 2 < text.len());
    for at in returns {
        let lone = [&text[..=at], &text[at + 2..]].concat();
        let faults = Record::read(&lone).expect_err(&lone);
        let place = faults.iter().map(|fault| (fault.kind.code(), fault.span.clone())).next();
        assert_eq!(place, Some(("control-character", Some(at..at + 1))), "{lone:?}");
    }
}

#[test]
fn invalid_records_have_the_one_fault_they_are_named_after() {
    for (name, text, expected) in cases("invalid") {
        let faults = Record::read(&text).expect_err(&name);
        let [fault] = &faults[..] else { panic!("{name}: {faults:?}") };
        let code = fault.kind.code();
        assert!(name == code || name.starts_with(&format!("{code}-")), "{name}: {code}");
        assert_eq!(place(fault, &text), expected.trim(), "{name}");
        // The grammar accepts a record whose fault concerns its meaning. Cases named `two-turns-` are an exception: a
        // line with the turns of two players also breaks the syntax.
        let well_formed = OF_MEANING.contains(&code) && !name.starts_with("two-turns-");
        assert_eq!(accepts(&text), well_formed, "{name}: the grammar");
    }
}

fn place(fault: &Fault<RecordFault>, text: &str) -> String {
    let Some(span) = fault.span.clone() else { return "line 0: whole".to_owned() };
    let line = 1 + text[..span.start].matches('\n').count();
    format!("line {line}: {}", &text[span])
}

/// Returns the names of the productions that are alternatives of the production `name`, which has only alternatives.
fn alternatives(name: &str) -> Vec<String> {
    let text = fs::read_to_string(root().join("grammar/record.pest")).expect("a grammar");
    let (_, body) = text.split_once(&format!("\n{name} = {{")).expect(name);
    let (body, _) = body.split_once('}').expect("an end of the production");
    let body = body.split_once(") ~").map_or(body, |(body, _)| body);
    body.split('|').map(|each| each.trim().trim_start_matches('(').to_owned()).collect()
}

/// Returns the names of all productions that the grammar uses for the record.
fn productions(text: &str) -> Vec<String> {
    let pairs = Grammar::parse(Rule::record, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    pairs.flatten().map(|pair| format!("{:?}", pair.as_rule())).collect()
}

/// The grammar's README has two tables about records, one of lines and one of actions. The English and the Turkish form
/// in a row mean the same. Each kind of action has a row. Each kind of line has a row there or in `docs/scores.md`.
#[test]
fn the_tables_of_lines_and_actions_are_true_and_complete() {
    let readme = fs::read_to_string(root().join("grammar/README.md")).expect("the README");
    let (_, part) = readme.split_once("\n# Records\n").expect("the part about records");
    let mut found = Vec::new();
    let mut turns = false;
    for row in part.lines().filter(|line| line.starts_with('|') && !line.starts_with("|---")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let ["", english, turkish, _, ""] = cells[..] else { panic!("a row has three cells: {row}") };
        if english == "line" || english == "action" {
            turns = english == "action";
            continue;
        }
        let (english, turkish) = (code_spans(english), code_spans(turkish));
        assert_eq!(english.len(), turkish.len(), "as many Turkish as English forms: {row}");
        for (english, turkish) in english.iter().zip(&turkish) {
            let record = |line: &str| match line.split_whitespace().next() {
                Some("record" | "kayıt" | "players" | "oyuncular") => format!("{line}\n"),
                _ if turns => format!("players Ali Ayşe Veli Can\nAli: {line}\n"),
                _ => format!("players Ali Ayşe Veli Can\n{line}\n"),
            };
            let printed = [english, turkish].map(|line| {
                let text = record(line);
                assert!(accepts(&text), "the grammar refuses {line}");
                Record::read(&text).unwrap_or_else(|faults| panic!("{line}: {faults:?}")).to_string()
            });
            assert_eq!(printed[0], printed[1], "{row}");
            found.extend(productions(&record(english)));
        }
    }
    for action in alternatives("action") {
        assert!(found.contains(&action), "no row for the action {action}");
    }
    let scores = fs::read_to_string(root().join("docs/scores.md")).expect("the page on scores");
    for statement in alternatives("statement") {
        let elsewhere = scores.contains(&format!("\n| `{statement}"));
        assert!(found.contains(&statement) || elsewhere, "no row for the line {statement}");
    }
}

/// The record in the grammar's README has no faults and no errors of play.
#[test]
fn the_record_in_the_readme_is_played_without_errors() {
    let readme = fs::read_to_string(root().join("grammar/README.md")).expect("the README");
    let (_, part) = readme.split_once("\n# Records\n").expect("the part about records");
    let (_, text) = part.split_once("```text\n").expect("a record");
    let (text, _) = text.split_once("```").expect("the end of the record");
    let output = run_with(&["replay", "-"], text.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", text_of(output.stdout));
}

#[test]
fn every_production_has_a_comment() {
    let text = fs::read_to_string(root().join("grammar/record.pest")).expect("a grammar");
    let lines: Vec<&str> = text.lines().collect();
    for pair in lines.windows(2) {
        let production = pair[1].contains(" = {") && !pair[1].starts_with("//");
        assert!(!production || pair[0].starts_with("// "), "{}", pair[1]);
    }
}

#[test]
fn every_fault_of_a_text_has_a_case() {
    let names: Vec<String> = cases("invalid").into_iter().map(|(name, ..)| name).collect();
    let codes = RecordFault::CODES;
    // Parsing does not find these faults, because they concern the file, the deal or the end of a hand. Other tests
    // cover them.
    let elsewhere = [
        "record-unreadable",
        "hand-without-indicator",
        "rack-size",
        "turns-of-few",
        "ending-missing",
        "ending-twice",
        "pardon-unclear",
        "turns-unfinished",
        "dealt-too-often",
        "stock-size",
        "record-not-whole",
        "record-not-settled",
        "record-not-of-four",
        "record-not-a-seed",
        "record-not-hands",
        "record-not-seats",
        // These faults need texts with thousands of lines or bytes, which the tests of limits generate.
        "line-too-long",
        "hand-too-long",
        "too-many-hands",
    ];
    for code in codes.iter().filter(|code| !elsewhere.contains(code)) {
        assert!(names.iter().any(|name| name == code), "grammar/record/invalid/{code}.txt is missing");
    }
}
