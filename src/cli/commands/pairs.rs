//! `okey pairs`: seven pairs to win, or five to open in 101.

use clap::ArgMatches;

use super::parts::Head;
use super::{illustration, parts};
use crate::cli::Answered;
use crate::cli::hand_texts::Extent;
use crate::cli::input::Input;
use crate::cli::output::Output;
use crate::cli::table::listed;
use crate::cli::text::Words;
use crate::hand::Hand;
use crate::report::{Cited, PairsReport};
use crate::table::Variant;
use crate::text::verdict;
use crate::winning::Pairing;
use crate::words::Language;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let seat = Input::seat_at(matches, Variant::Okey, Extent::InPlay, output)?;
    let hand = &seat.laid.hand;
    let cited = Cited::on_pairs(hand).map_err(|why| seat.refuse(why.into()))?;
    let pairing = &cited.verdict;
    let language = output.language();
    let said = verdict::pairs(pairing, language);
    output.verdict(pairing.eligible);
    let picture = illustration::laid(hand, &pairing.pairs);
    let head = Head { hand, said: &said, more: None, picture: Some(&picture), drawn: false };
    if head.write(matches, output, || PairsReport::new(hand, &cited))? {
        output.tiles(&format!("\n{}", figures(hand, pairing, language)))?;
        output.tiles(&parts::clauses(&cited.clauses, language))?;
    }
    Ok(())
}

fn figures(hand: &Hand, pairing: &Pairing, language: Language) -> String {
    let words = Words::of(language);
    let or_none = |shown: String| if shown.is_empty() { words.none.to_owned() } else { shown };
    listed(vec![
        [words.pairs_made.to_owned(), pairing.made.to_string()],
        [words.pairs_with_okeys.to_owned(), pairing.with_okeys.to_string()],
        [words.pairs_needed.to_owned(), pairing.needed.to_string()],
        [words.pairs_label.to_owned(), or_none(parts::melds(&pairing.pairs, hand.table()))],
        [words.singles_label.to_owned(), or_none(pairing.singles.to_string())],
    ])
}
