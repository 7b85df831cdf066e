//! The parser of records accepts the same texts as the grammar in `grammar/record.pest`. The texts are in files next to
//! the grammar.

use std::fs;
use std::path::PathBuf;

use okey::Fault;
use okey::notation::Letters;
use okey::record::{Record, RecordFault};
use pest::Parser as _;

use self::executable::{Grammar, Rule};
use crate::command::root;
use crate::grammar::meaning;

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
