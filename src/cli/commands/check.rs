//! `okey check`: does this hand win, and by throwing what?

use clap::ArgMatches;

use super::show;
use crate::cli::Status;
use crate::cli::failure::Failure;
use crate::cli::input::{Input, Seat};
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::table::{framed, listed, paragraph};
use crate::cli::text::{Text, text};
use crate::hand::Hand;
use crate::pairing::Pairs;
use crate::profile::Game;
use crate::report::CheckReport;
use crate::ruling::Ruling;
use crate::tile::Tile;
use crate::tiles::Tiles;
use crate::winning::{Analysis, Completion, Verdict, Way};

pub(super) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let (input, seat) = Input::seat(matches)?;
    let hand = input.held(&seat)?;
    let analysis = Analysis::new(&hand);
    let ruling = Ruling::on_winning(&analysis);
    if manner.json {
        output.json(&CheckReport::new(&hand, &ruling))?;
    } else {
        let text = text(manner.language);
        output.tiles(&paragraph(&sentence(&hand, &ruling.verdict, text)))?;
        output.tiles(&format!("\n{}", show::setting(&hand, text)))?;
        output.tiles(&wins(&analysis, &ruling.verdict, text))?;
        output.tiles("\n")?;
        output.tiles(&show::clauses(&ruling.clauses, manner.language, text.words()))?;
        output.tiles(&elsewhere(&seat, ruling.verdict.wins(), text))?;
    }
    Ok(ruling.verdict.wins().into())
}

fn sentence(hand: &Hand<'_>, verdict: &Verdict, text: &dyn Text) -> String {
    let tiles = hand.tiles().len();
    match verdict {
        Verdict::OnTurn(discards) if discards.is_empty() => text.does_not_win(tiles - 1),
        Verdict::OnTurn(discards) => {
            text.wins_by(&discards.iter().map(|discard| discard.tile.to_string()).collect::<Vec<_>>())
        }
        Verdict::Between(completion) if completion.ways.is_empty() => text.not_complete(tiles),
        Verdict::Between(_) => text.complete(tiles),
    }
}

/// Every way to win, with one layout each.
fn wins(analysis: &Analysis<'_>, verdict: &Verdict, text: &dyn Text) -> String {
    let words = text.words();
    let hand = analysis.hand();
    let rows: Vec<Vec<String>> = match verdict {
        Verdict::OnTurn(discards) => discards
            .iter()
            .map(|discard| {
                let how = discard.completion.ways.iter().map(|&way| show::way(way, words));
                let how: Vec<&str> = how.chain(discard.okey_finish.then_some(words.way_okey)).collect();
                let kept = hand.tiles().without(discard.tile);
                let layout = layout(analysis, &discard.completion, Some(discard.tile), &kept);
                vec![discard.tile.to_string(), how.join(", "), discard.completion.decompositions.to_string(), layout]
            })
            .collect(),
        Verdict::Between(completion) if !completion.ways.is_empty() => {
            let how: Vec<&str> = completion.ways.iter().map(|&way| show::way(way, words)).collect();
            let layout = layout(analysis, completion, None, hand.tiles());
            vec![vec!["–".to_owned(), how.join(", "), completion.decompositions.to_string(), layout]]
        }
        Verdict::Between(_) => Vec::new(),
    };
    if rows.is_empty() {
        return String::new();
    }
    format!("\n{}", framed(&[words.throw, words.how, words.layouts, words.one_of_them], rows))
}

/// One layout of the tiles kept: melds where there are any, else pairs.
fn layout(analysis: &Analysis<'_>, completion: &Completion, discard: Option<Tile>, kept: &Tiles) -> String {
    let table = analysis.hand().table();
    let melds = analysis.decompositions(discard).next().map(|decomposition| decomposition.melds);
    match melds {
        Some(melds) => show::melds(&melds, table),
        None if completion.ways.contains(&Way::Pairs) => show::melds(&Pairs::of(kept, table).melds, table),
        // A dizi where no 1 follows 13 in a run.
        None => kept.to_string(),
    }
}

/// The switches that would turn the verdict.
fn elsewhere(seat: &Seat, wins: bool, text: &dyn Text) -> String {
    let turned: Vec<[String; 2]> = seat
        .other_tables()
        .filter(|(_, table)| {
            Hand::new(table, &seat.rack).is_ok_and(|hand| Analysis::new(&hand).verdict().wins() != wins)
        })
        .map(|(setting, _)| {
            let said = if wins { text.would_not_win(&setting) } else { text.would_win(&setting) };
            [String::new(), said]
        })
        .collect();
    if turned.is_empty() {
        return String::new();
    }
    format!("\n{}\n{}", text.words().elsewhere, listed(turned))
}

impl Seat {
    /// The same seat at tables where one of the switches that layouts depend on is set otherwise.
    fn other_tables(&self) -> impl Iterator<Item = (String, crate::table::Table)> + '_ {
        let profile = self.table.profile();
        let jokers = self.rack.symbols().any(|symbol| symbol.tile(None) == Some(Tile::FalseJoker));
        let false_jokers = ["okey", "indicator", "wild"].map(|value| ("false_joker", value)).into_iter();
        let wraps = ["true", "false"].map(|value| ("run_wrap", value)).into_iter();
        wraps
            .chain(false_jokers.filter(move |_| jokers))
            .filter(|_| profile.game != Game::Chains)
            .filter_map(|(key, value)| Some((format!("{key} = {value}"), self.table.with(key, value)?)))
            .filter(|(_, table)| *table != self.table)
    }
}
