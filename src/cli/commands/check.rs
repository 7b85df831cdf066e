//! `okey check`: does this hand win, and by throwing what?

use clap::ArgMatches;

use super::elsewhere::other_tables;
use super::parts::Head;
use super::{illustration, parts};
use crate::cli::Answered;
use crate::cli::input::{Input, Seat};
use crate::cli::output::Output;
use crate::cli::table::framed;
use crate::cli::text::Words;
use crate::distance::Finder;
use crate::hand::Hand;
use crate::report::{CheckReport, Cited};
use crate::table::Table;
use crate::text::ways::{okey_finish, ways};
use crate::text::{distance, verdict};
use crate::tiles::Tiles;
use crate::winning::{Analysis, Completion, Verdict};
use crate::words::Language;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let seat = Input::seat(matches, output)?;
    let hand = &seat.laid.hand;
    let analysis = Analysis::new(hand);
    let cited = Cited::on_winning(&analysis);
    let finder = Finder::new(hand.table());
    let distances = finder.distances(hand.tiles());
    let language = output.language();
    let said = verdict::win(hand, &cited.verdict, language);
    let picture = illustration::wanted(matches, output).then(|| match &cited.verdict {
        Verdict::OnTurn(discards) if !discards.is_empty() => illustration::complete(&analysis, Some(discards[0].tile)),
        Verdict::Between(completion) if !completion.ways.is_empty() => illustration::complete(&analysis, None),
        _ => {
            let none = Tiles::default();
            let useful = finder.useful(hand.tiles(), distances);
            illustration::incomplete(&finder, hand, None, &illustration::useful(hand, &useful, &none), &none)
        }
    });
    output.verdict(cited.verdict.wins());
    let far = distance::far(distances, hand.table().game(), language);
    let more = far.map(|far| [Words::of(language).distance_label.to_owned(), far]);
    let head = Head { hand, said: &said, more, picture: picture.as_ref(), drawn: true };
    if head.write(matches, output, || CheckReport::new(hand, &cited, distances))? {
        output.tiles(&wins(&analysis, &cited.verdict, language))?;
        output.tiles(&parts::clauses(&cited.clauses, language))?;
        output.tiles(&elsewhere(&seat, cited.verdict.wins(), language))?;
    }
    Ok(())
}

/// Every way to win, with one layout each.
fn wins(analysis: &Analysis, verdict: &Verdict, language: Language) -> String {
    let words = Words::of(language);
    let hand = analysis.hand();
    let game = hand.table().game();
    let rows: Vec<Vec<String>> = match verdict {
        Verdict::OnTurn(discards) => discards
            .iter()
            .map(|discard| {
                let okey = discard.okey_finish.then(|| okey_finish(language));
                let how = ways(discard.completion.ways.iter().copied(), okey, game, language);
                let layout = parts::melds(&illustration::layout(analysis, Some(discard.tile)), hand.table());
                vec![discard.tile.to_string(), how, layouts(&discard.completion), layout]
            })
            .collect(),
        Verdict::Between(completion) if !completion.ways.is_empty() => {
            let how = ways(completion.ways.iter().copied(), None, game, language);
            let layout = parts::melds(&illustration::layout(analysis, None), hand.table());
            vec![vec!["–".to_owned(), how, layouts(completion), layout]]
        }
        Verdict::Between(_) => Vec::new(),
    };
    if rows.is_empty() {
        return String::new();
    }
    format!("\n{}", framed(&[words.throw, words.how, words.layouts, words.one_of_them], rows))
}

/// How many layouts there are; nothing where the tiles are complete without any.
fn layouts(completion: &Completion) -> String {
    if completion.decompositions == 0 { "–".to_owned() } else { completion.decompositions.to_string() }
}

/// The switches that would turn the verdict.
fn elsewhere(seat: &Seat, wins: bool, language: Language) -> String {
    let turns = |table: &Table| {
        Hand::new(table, &seat.laid.rack).is_ok_and(|hand| Analysis::new(&hand).verdict().wins() != wins)
    };
    other_tables(&seat.table, &seat.laid.rack, wins, false, turns, language)
}
