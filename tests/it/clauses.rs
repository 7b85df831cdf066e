//! Every clause has an id of the right form, such as `run.wrap`, and a statement that fits on a line of a report.

use std::collections::BTreeSet;

use okey::{Clause, Language, UnknownClause};

/// The maximum length of a clause's statement in characters.
const LONGEST: usize = 120;

fn statements() -> impl Iterator<Item = (Clause, &'static str)> {
    let both = |&clause| [Language::En, Language::Tr].map(|language| (clause, Clause::statement(clause, language)));
    Clause::ALL.iter().flat_map(both)
}

#[test]
fn ids_read_back_as_the_clause_that_printed_them() {
    for &clause in Clause::ALL {
        assert_eq!(clause.to_string().parse(), Ok(clause));
    }
}

#[test]
fn names_are_the_ids_in_camel_case() {
    for clause in Clause::ALL {
        let name: String = clause
            .id()
            .split(['.', '-'])
            .flat_map(|word| {
                let (first, rest) = word.split_at(1);
                [first.to_ascii_uppercase(), rest.to_owned()]
            })
            .collect();
        assert_eq!(format!("{clause:?}"), name);
    }
}

#[test]
fn the_catalogue_is_in_order() {
    assert!(Clause::ALL.is_sorted_by(|earlier, later| earlier < later));
}

#[test]
fn statements_are_one_short_line_without_a_full_stop() {
    for (clause, text) in statements() {
        let length = text.chars().count();
        assert!((1..=LONGEST).contains(&length), "{clause}: {length}");
        assert_eq!(text.trim(), text, "{clause}");
        assert!(!text.ends_with('.'), "{clause}: {text}");
        assert!(!text.chars().any(char::is_control), "{clause}: {text}");
    }
}

#[test]
fn statements_are_distinct() {
    let texts: BTreeSet<_> = statements().map(|(_, text)| text).collect();
    assert_eq!(texts.len(), 2 * Clause::ALL.len());
}

#[test]
fn only_exact_ids_are_read() {
    for text in ["", "run", "run.Wrap", " run.wrap", "RunWrap", "run.wrap."] {
        assert_eq!(text.parse::<Clause>(), Err(UnknownClause(text.to_owned())));
    }
}

#[test]
fn errors_show_control_characters_escaped() {
    let shown = UnknownClause("run\u{1b}[2J\n".to_owned()).to_string();
    assert_eq!(shown, r#"there is no clause "run\u{1b}[2J\n""#);
}
