//! The questions a stream can be asked, each answered with what its command writes as JSON.

use serde::Serialize;

use super::fields::Options;
use crate::cli::fault::FaultKind;
use crate::cli::hand_texts::Extent::{self, InPlay, Whole};
use crate::cli::hand_texts::PlayerTiles;
use crate::cli::json;
use crate::cli::place::Place;
use crate::cli::questions::{self, Layouts, Refusal};
use crate::distance::{Finder, Unseen};
use crate::opening::{Bars, Opener};
use crate::report::{AdviseReport, CheckReport, Cited, OpenReport, PairsReport, WaitsReport};
use crate::table::Variant;
use crate::winning::Analysis;

/// A command that can be asked of every line.
pub(in crate::cli) struct Question {
    /// The command's name.
    pub(in crate::cli) name: &'static str,
    /// The variant that is meant where none is named.
    pub(in crate::cli) usual: Variant,
    /// How much of a hand it may be asked about.
    pub(super) extent: fn(&Options) -> Extent,
    /// Appends the answer as a JSON object.
    pub(super) answer: fn(&Finder, &PlayerTiles, &Options, &mut Vec<u8>) -> Result<(), Refusal>,
}

/// Every question.
pub(in crate::cli) const QUESTIONS: [Question; 6] = [
    Question { name: "check", usual: Variant::Okey, extent: |_| Whole, answer: check },
    Question {
        name: "melds",
        usual: Variant::Okey,
        extent: |options| if options.partial { InPlay } else { Whole },
        answer: melds,
    },
    Question { name: "pairs", usual: Variant::Okey, extent: |_| InPlay, answer: pairs },
    Question { name: "waits", usual: Variant::Okey, extent: |_| Whole, answer: waits },
    Question {
        name: "advise",
        usual: Variant::Okey,
        extent: |options| if options.opened.is_some() { InPlay } else { Whole },
        answer: advise,
    },
    Question { name: "open", usual: Variant::Yuzbir, extent: |_| InPlay, answer: open },
];

/// The longest answer that a line can have, in bytes: some ten thousand layouts. Each worker holds a few of them at
/// most, so this is what memory a stream can take, whatever its lines ask.
const MOST_BYTES: usize = 8 * 1024 * 1024;

/// How many layouts `melds` lists of a line that does not say: one hand may have millions.
const MOST_LISTED: u64 = 1000;

fn check(
    finder: &Finder,
    PlayerTiles { hand, .. }: &PlayerTiles,
    _: &Options,
    to: &mut Vec<u8>,
) -> Result<(), Refusal> {
    put(&CheckReport::new(hand, &Cited::on_winning(&Analysis::new(hand)), finder.distances(hand.tiles())), to)
}

fn melds(_: &Finder, laid: &PlayerTiles, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let discard = questions::discard(laid)?;
    let most = usize::try_from(options.limit.unwrap_or(MOST_LISTED)).unwrap_or(usize::MAX);
    put(&Layouts::new(&Analysis::new(&laid.hand), discard, options.partial).report(most), to)
}

fn pairs(_: &Finder, PlayerTiles { hand, .. }: &PlayerTiles, _: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    put(&PairsReport::new(hand, &Cited::on_pairs(hand)?), to)
}

fn waits(finder: &Finder, laid: &PlayerTiles, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let (waits, draws) = questions::waits(finder, laid, options.draws)?;
    put(&WaitsReport::new(&laid.hand, &laid.seen, &waits, draws), to)
}

fn advise(finder: &Finder, laid: &PlayerTiles, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let PlayerTiles { hand, seen, .. } = laid;
    if let Some(opened) = options.opened {
        let advice = Cited::on_opened(hand, opened)?;
        return put(&AdviseReport::opened(hand, seen, Unseen::new(hand, seen).count(), &advice), to);
    }
    let (advice, draws) = questions::advice(finder, laid, options.draws)?;
    put(&AdviseReport::new(hand, seen, &advice, draws), to)
}

fn open(
    _: &Finder,
    PlayerTiles { hand, .. }: &PlayerTiles,
    options: &Options,
    to: &mut Vec<u8>,
) -> Result<(), Refusal> {
    let opener = Opener::of(hand, Bars::of(hand.table().profile()), None)?;
    let openings = Cited::on_opening(&opener);
    let most = usize::try_from(options.limit.unwrap_or(0)).unwrap_or(usize::MAX);
    let list = (most > 0).then(|| opener.list()).into_iter().flatten().take(most);
    put(&OpenReport::new(&opener, &openings, list), to)
}

fn put(report: &impl Serialize, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let too_long = |_| (FaultKind::AnswerTooLong { most: MOST_BYTES }, Place::Line);
    json::append(to, report, MOST_BYTES).map_err(too_long)
}
