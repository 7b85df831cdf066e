//! The parsers of positions and steps accept the same texts as `grammar/hapis.pest`. The texts come from files, some
//! with random changes.

use okey::hapis::{HapisFault, Position, read_steps};
use pest::Parser as _;
use proptest::prelude::*;
use proptest::sample::select;

use self::executable::{Grammar, Rule};
use crate::command::{generated, root};

/// The pest parser of the grammar.
#[allow(missing_docs, unreachable_pub)]
mod executable {
    #[derive(pest_derive::Parser)]
    #[grammar = "grammar/hapis.pest"]
    pub(super) struct Grammar;
}

fn cases(name: &str) -> Vec<(String, bool, String)> {
    let path = root().join("grammar/cases/hapis").join(name);
    let text = std::fs::read_to_string(&path).expect("the cases");
    let case = |line: &str| {
        let (asked, good, reported) = match line.split_once(" = ") {
            Some((asked, reported)) => (asked, true, reported),
            None => line.split_once(" ! ").map(|(asked, reported)| (asked, false, reported)).expect("a case"),
        };
        (asked.to_owned(), good, reported.to_owned())
    };
    text.lines().filter(|line| !line.starts_with('#')).map(case).collect()
}

/// Returns true if the fault is a syntax error, which the grammar detects too. Other faults, such as too many checkers,
/// are beyond the grammar.
fn is_of_writing(kind: &HapisFault) -> bool {
    matches!(
        kind,
        HapisFault::NotAPosition { .. }
            | HapisFault::NotAPoint { .. }
            | HapisFault::NotPrisoners
            | HapisFault::NotDice
            | HapisFault::NotASide
            | HapisFault::NotBase64 { .. }
    )
}

/// Asserts that the parser accepts the text as a position if and only if the grammar does.
fn agree_on_position(text: &str) {
    let rule = if !text.contains(':') && text.chars().count() == 16 { Rule::compact } else { Rule::position };
    let grammar = Grammar::parse(rule, text).is_ok();
    let parser = match text.parse::<Position>() {
        Ok(_) => true,
        Err(faults) => !faults.iter().any(|fault| is_of_writing(&fault.kind)),
    };
    assert_eq!(grammar, parser, "{text:?}: {:?}", text.parse::<Position>());
}

#[test]
fn written_positions() {
    for (text, good, reported) in cases("positions.txt") {
        agree_on_position(&text);
        match text.parse::<Position>() {
            Ok(position) => assert_eq!((good, position.to_string()), (true, reported), "{text}"),
            Err(faults) => {
                let codes: Vec<&str> = faults.iter().map(|fault| fault.kind.code()).collect();
                assert_eq!((good, codes.join(" ")), (false, reported), "{text}");
                for fault in faults {
                    assert!(fault.span.clone().and_then(|span| text.get(span)).is_some(), "{text}: {fault:?}");
                }
            }
        }
    }
}

#[test]
fn written_steps() {
    for (text, good, reported) in cases("steps.txt") {
        assert_eq!(Grammar::parse(Rule::steps, &text).is_ok(), good, "{text:?}");
        match read_steps(&text) {
            Ok(steps) => {
                let written = steps.iter().map(|step| {
                    let to = step.to.map_or_else(|| "off".to_owned(), |label| label.to_string());
                    format!("{}/{to}{}", step.from, if step.star { "*" } else { "" })
                });
                assert_eq!((good, written.collect::<Vec<_>>().join(" ")), (true, reported), "{text}");
            }
            Err(faults) => assert_eq!((good, faults.len().to_string()), (false, reported), "{text}"),
        }
    }
}

proptest! {
    #![proptest_config(generated(400))]

    #[test]
    fn texts_close_to_positions(
        start in select(vec![
            "111111111111111:ooooooooooooooo:-:-:W",
            "111114444799abe:eggggiiiiikkkkk:/e:23:B",
            "AACA/z8AAMD/HwAA",
            "mno:111:-:66:W",
        ]),
        at in 0_usize..40,
        put in select(vec!["", ":", "/", "-", "0", "1", "o", "p", "7", "W", "+", "e/", "=", "ş"]),
        cut in 0_usize..3,
    ) {
        let characters: Vec<char> = start.chars().collect();
        let at = at.min(characters.len());
        let rest = characters[(at + cut).min(characters.len())..].iter();
        let text: String = characters[..at].iter().chain(put.chars().collect::<Vec<_>>().iter()).chain(rest).collect();
        agree_on_position(&text);
    }

    #[test]
    fn texts_close_to_steps(parts in prop::collection::vec(
        select(vec!["1", "5", "16", "24", "25", "0", "/", "-", "off", "*", "(2)", "(", ")", " ", ",", "x"]), 0..9)) {
        let text = parts.concat();
        prop_assert_eq!(Grammar::parse(Rule::steps, &text).is_ok(), read_steps(&text).is_ok(), "{:?}", text);
    }
}
