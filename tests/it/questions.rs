//! A search for a question in everyday words lists the clause that answers it before all other clauses.

use okey::Clause;
use okey::rules::search;

/// Returns the questions in `tests/data/questions.tsv`, each with the clause that the search must list first.
fn questions() -> impl Iterator<Item = (Clause, &'static str)> {
    let lines = include_str!("../data/questions.tsv").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (clause, question) = line.split_once('\t').expect("a clause and a question");
        (clause.parse().expect("a clause"), question)
    })
}

/// A search for the name of a chapter, such as `layoff`, lists every clause of this chapter.
#[test]
fn a_chapter_lists_its_clauses() {
    for &clause in Clause::ALL {
        let (chapter, _) = clause.id().split_once('.').expect("a chapter");
        assert!(search(chapter).iter().any(|entry| entry.clause == clause), "{chapter}: {clause}");
    }
}

#[test]
fn every_question_finds_its_clause_first() {
    let missed: Vec<String> = questions()
        .filter_map(|(clause, question)| {
            let first = search(question).first().map(|entry| entry.clause);
            (first != Some(clause)).then(|| format!("{question}: {clause}, not {first:?}"))
        })
        .collect();
    assert!(missed.is_empty(), "{missed:#?}");
}
