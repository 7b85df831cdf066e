//! The questions a stream can be asked, each answered with what its command writes as JSON.

use serde::Serialize;

use super::fields::Options;
use crate::cli::commands::melds::impossible_discard;
use crate::cli::commands::waits::draws;
use crate::cli::input::Seat;
use crate::diagnostic::{FaultKind, Place};
use crate::distance::Finder;
use crate::hand::Hand;
use crate::opening::{Bars, Opener};
use crate::profile::Game;
use crate::report::{
    AdviseReport, CheckReport, DecompositionReport, MeldsReport, OpenReport, PairsReport, WaitsReport,
};
use crate::ruling::Ruling;
use crate::winning::Analysis;

/// Why a question has no answer for a hand.
pub(super) type Refusal = (FaultKind, Place);

/// A command that can be asked of every line.
pub(in crate::cli) struct Question {
    /// The command's name.
    pub(in crate::cli) name: &'static str,
    /// Appends the answer as a JSON object.
    pub(super) answer: fn(&Seat, &Hand<'_>, &Options, &mut Vec<u8>) -> Result<(), Refusal>,
}

/// Every question.
pub(in crate::cli) const QUESTIONS: [Question; 6] = [
    Question { name: "check", answer: check },
    Question { name: "melds", answer: melds },
    Question { name: "pairs", answer: pairs },
    Question { name: "waits", answer: waits },
    Question { name: "advise", answer: advise },
    Question { name: "open", answer: open },
];

/// How many layouts `melds` lists of a line that does not say: one hand may have millions.
const MOST_LISTED: u64 = 1000;

fn check(_: &Seat, hand: &Hand<'_>, _: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let ruling = Ruling::on_winning(&Analysis::new(hand));
    let distances = Finder::new(hand.table()).measure(hand.tiles());
    put(&CheckReport::new(hand, &ruling, &distances), to)
}

fn melds(seat: &Seat, hand: &Hand<'_>, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let discard = seat.discard;
    if let Some(kind) = discard.and_then(|tile| impossible_discard(hand, tile)) {
        return Err((kind, Place::Tile));
    }
    let analysis = Analysis::new(hand);
    let most = usize::try_from(options.limit.unwrap_or(MOST_LISTED)).unwrap_or(usize::MAX);
    if options.partial {
        let partial = analysis.partial(discard);
        let ruling = Ruling::on_partial(&analysis, &partial);
        let listed = partial.layouts().take(most).map(|layout| DecompositionReport::partial(discard, &layout));
        return put(&MeldsReport::new(hand, &ruling, discard, Some(partial.outside()), listed), to);
    }
    let ruling = Ruling::on_melds(&analysis, discard);
    let listed = analysis.decompositions(discard).take(most).map(DecompositionReport::from);
    put(&MeldsReport::new(hand, &ruling, discard, None, listed), to)
}

fn pairs(_: &Seat, hand: &Hand<'_>, _: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let ruling = Ruling::on_pairs(hand).ok_or((FaultKind::NoPairsInGame, Place::Call))?;
    put(&PairsReport::new(hand, &ruling), to)
}

fn waits(seat: &Seat, hand: &Hand<'_>, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let draws = draws(options.draws, hand)?;
    if hand.on_turn() {
        return Err((FaultKind::OnTurn { held: hand.tiles().len() }, Place::Hand));
    }
    put(&WaitsReport::new(hand, &seat.seen, &Ruling::on_waits(hand, &seat.seen), draws), to)
}

fn advise(seat: &Seat, hand: &Hand<'_>, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let draws = draws(options.draws, hand)?;
    if !hand.on_turn() {
        return Err((FaultKind::BetweenTurns { held: hand.tiles().len() }, Place::Hand));
    }
    let ruling = Ruling::on_advice(hand, &seat.seen).ok_or((FaultKind::NoDistanceInGame, Place::Call))?;
    put(&AdviseReport::new(hand, &seat.seen, &ruling, draws), to)
}

fn open(seat: &Seat, hand: &Hand<'_>, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    if seat.table.profile().game != Game::Yuzbir {
        return Err((FaultKind::NoOpeningInGame, Place::Call));
    }
    let opener = Opener::new(hand, Bars::of(seat.table.profile()), None);
    let ruling = Ruling::on_opening(&opener);
    let most = usize::try_from(options.limit.unwrap_or(0)).unwrap_or(usize::MAX);
    let list = (most > 0).then(|| opener.list()).into_iter().flatten().take(most);
    put(&OpenReport::new(&opener, &ruling, list), to)
}

fn put(report: &impl Serialize, to: &mut Vec<u8>) -> Result<(), Refusal> {
    // No report has anything that JSON cannot say; if one had, its line would tell.
    serde_json::to_writer(to, report)
        .map_err(|error| (FaultKind::LineNotJson { reason: error.to_string() }, Place::Line))
}
