//! `okey pairs`: seven pairs to win, or five to open in 101.

use clap::ArgMatches;

use super::{show, sight};
use crate::cli::Status;
use crate::cli::asked::Extent;
use crate::cli::failure::Failure;
use crate::cli::fault::FaultKind;
use crate::cli::input::Input;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::place::Place;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::{Text, text};
use crate::hand::Hand;
use crate::report::{Cited, PairsReport};
use crate::table::Variant;
use crate::winning::Pairing;

pub(in crate::cli) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let seat = Input::seat_at(matches, Variant::Okey, Extent::InPlay, output)?;
    let hand = seat.hand()?;
    let ruling = Cited::on_pairs(&hand).ok_or_else(|| seat.refuse(FaultKind::NoPairsInGame, Place::Call))?;
    let pairing = &ruling.verdict;
    let text = text(manner.language);
    let sentence = if pairing.eligible() {
        text.pairs_enough(pairing.with_okeys, pairing.needed)
    } else {
        text.pairs_short(pairing.with_okeys, pairing.needed)
    };
    output.verdict(pairing.eligible());
    if sight::save(matches, &sentence, text.words(), Some(&sight::laid(&hand, &pairing.pairs)), output)?
        == sight::Answer::Replaced
    {
        return Ok(output.said());
    }
    if manner.json {
        output.json(&PairsReport::new(&hand, &ruling))?;
    } else {
        output.tiles(&format!("{}\n{}\n", paragraph(&sentence), show::setting(&hand, text)))?;
        output.tiles(&figures(&hand, pairing, text))?;
        output.tiles("\n")?;
        output.tiles(&show::clauses(&ruling.clauses, manner.language, text.words()))?;
    }
    Ok(output.said())
}

fn figures(hand: &Hand, pairing: &Pairing, text: Text) -> String {
    let words = text.words();
    let or_none = |shown: String| if shown.is_empty() { words.none.to_owned() } else { shown };
    listed(vec![
        [words.pairs_made.to_owned(), pairing.made.to_string()],
        [words.pairs_with_okeys.to_owned(), pairing.with_okeys.to_string()],
        [words.pairs_needed.to_owned(), pairing.needed.to_string()],
        [words.pairs_label.to_owned(), or_none(show::melds(&pairing.pairs, hand.table()))],
        [words.singles_label.to_owned(), or_none(pairing.singles.to_string())],
    ])
}
