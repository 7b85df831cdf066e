//! The questions a stream can be asked, each answered with what its command writes as JSON.

use serde::Serialize;

use super::fields::Options;
use crate::cli::asked::Extent::{self, InPlay, Whole};
use crate::cli::asked::Laid;
use crate::cli::commands::melds::impossible_discard;
use crate::cli::commands::waits::draws;
use crate::cli::fault::FaultKind;
use crate::cli::json;
use crate::cli::place::Place;
use crate::distance::{Advice, OpenedAdvice};
use crate::distance::{Finder, Unseen, Waits};
use crate::opening::{Bars, Opener};
use crate::report::{
    AdviseReport, CheckReport, Cited, DecompositionReport, MeldsReport, OpenReport, PairsReport, WaitsReport,
};
use crate::table::{Game, Variant};
use crate::winning::Analysis;

/// Why a question has no answer for a hand.
pub(super) type Refusal = (FaultKind, Place);

/// A command that can be asked of every line.
pub(in crate::cli) struct Question {
    /// The command's name.
    pub(in crate::cli) name: &'static str,
    /// The variant that is meant where none is named.
    pub(in crate::cli) usual: Variant,
    /// How much of a hand it may be asked about.
    pub(super) extent: fn(&Options) -> Extent,
    /// Appends the answer as a JSON object.
    pub(super) answer: fn(&Finder, &Laid, &Options, &mut Vec<u8>) -> Result<(), Refusal>,
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

/// The longest answer that a line can have, in bytes: some ten thousand layouts. Each worker holds a few of them at most,
/// so this is what memory a stream can take, whatever its lines ask.
const MOST_BYTES: usize = 8 * 1024 * 1024;

/// How many layouts `melds` lists of a line that does not say: one hand may have millions.
const MOST_LISTED: u64 = 1000;

fn check(finder: &Finder, Laid { hand, .. }: &Laid, _: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    put(&CheckReport::new(hand, &Cited::on_winning(&Analysis::new(hand)), finder.distances(hand.tiles())), to)
}

fn melds(_: &Finder, laid: &Laid, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let &Laid { ref hand, discard, .. } = laid;
    if let Some(kind) = discard.and_then(|tile| impossible_discard(hand, tile)) {
        return Err((kind, Place::Tile));
    }
    let wanted = options.limit.unwrap_or(MOST_LISTED);
    let most = usize::try_from(wanted).unwrap_or(usize::MAX);
    if options.partial {
        let analysis = Analysis::new(hand);
        let partial = analysis.partial(discard);
        let ruling = Cited::on_partial(&analysis, &partial);
        let listed = partial.layouts().take(most).map(|layout| DecompositionReport::partial(discard, &layout));
        return put(&MeldsReport::new(hand, &ruling, discard, Some(partial.outside()), listed), to);
    }
    let analysis = Analysis::new(hand);
    let ruling = Cited::on_melds(&analysis, discard);
    let listed = analysis.decompositions(discard).take(most).map(DecompositionReport::from);
    put(&MeldsReport::new(hand, &ruling, discard, None, listed), to)
}

fn pairs(_: &Finder, Laid { hand, .. }: &Laid, _: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let ruling = Cited::on_pairs(hand).ok_or((FaultKind::NoPairsInGame, Place::Call))?;
    put(&PairsReport::new(hand, &ruling), to)
}

fn waits(finder: &Finder, laid: &Laid, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let Laid { hand, seen, .. } = laid;
    let draws = draws(options.draws, hand)?;
    if hand.on_turn() {
        return Err((FaultKind::OnTurn { held: hand.tiles().len() }, Place::Hand));
    }
    put(&WaitsReport::new(hand, seen, &Cited::<Waits>::by(finder, hand, seen), draws), to)
}

fn advise(finder: &Finder, laid: &Laid, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let Laid { hand, seen, .. } = laid;
    if let Some(opened) = options.opened {
        let ruling = Cited::<OpenedAdvice>::on_opened(hand, opened).ok_or((FaultKind::NoOpeningInGame, Place::Call))?;
        return put(&AdviseReport::opened(hand, seen, Unseen::new(hand, seen).count(), &ruling), to);
    }
    let draws = draws(options.draws, hand)?;
    if !hand.on_turn() {
        return Err((FaultKind::BetweenTurns { held: hand.tiles().len() }, Place::Hand));
    }
    let ruling = Cited::<Advice>::by(finder, hand, seen).ok_or((FaultKind::NoDistanceInGame, Place::Call))?;
    put(&AdviseReport::new(hand, seen, &ruling, draws), to)
}

fn open(_: &Finder, Laid { hand, .. }: &Laid, options: &Options, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let profile = hand.table().profile();
    if profile.game != Game::Yuzbir {
        return Err((FaultKind::NoOpeningInGame, Place::Call));
    }
    let opener = Opener::new(hand, Bars::of(profile), None);
    let ruling = Cited::on_opening(&opener);
    let most = usize::try_from(options.limit.unwrap_or(0)).unwrap_or(usize::MAX);
    let list = (most > 0).then(|| opener.list()).into_iter().flatten().take(most);
    put(&OpenReport::new(&opener, &ruling, list), to)
}

fn put(report: &impl Serialize, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let too_long = |_| (FaultKind::AnswerTooLong { most: MOST_BYTES }, Place::Line);
    json::append(to, report, MOST_BYTES).map_err(too_long)
}
