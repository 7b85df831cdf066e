//! The questions a stream can be asked, each answered with what its command writes as JSON.

use crate::cli::commands::advise::Advise;
use crate::cli::commands::check::Check;
use crate::cli::commands::melds::Melds;
use crate::cli::commands::open::Open;
use crate::cli::commands::pairs::Pairs;
use crate::cli::commands::waits::WaitsInDraws;
use crate::cli::fault::FaultKind;
use crate::cli::hand_texts::Extent;
use crate::cli::json;
use crate::cli::place::Place;
use crate::cli::questions::{Asked, HandQuestion, Options, Refusal};
use crate::table::Variant;

/// A question that can be asked of every line.
pub(in crate::cli) struct Question {
    /// Its command's name.
    pub(in crate::cli) name: &'static str,
    /// The variant that is meant where none is named.
    pub(in crate::cli) usual: Variant,
    /// How much of a hand it may be asked about.
    pub(super) extent: fn(&Options) -> Extent,
    /// Appends the answer as a JSON object.
    pub(super) answer: fn(&Asked<'_>, &mut Vec<u8>) -> Result<(), Refusal>,
}

/// Every question.
pub(in crate::cli) const QUESTIONS: [Question; 6] = [
    Question::of::<Check>(),
    Question::of::<Melds>(),
    Question::of::<Pairs>(),
    Question::of::<WaitsInDraws>(),
    Question::of::<Advise>(),
    Question::of::<Open>(),
];

/// The longest answer that a line can have, in bytes: some ten thousand layouts. Each worker holds a few of them at
/// most, so this is what memory a stream can take, whatever its lines ask.
const MOST_BYTES: usize = 8 * 1024 * 1024;

impl Question {
    const fn of<Q: HandQuestion>() -> Self {
        Self { name: Q::NAME, usual: Q::USUAL, extent: Q::extent, answer: answer::<Q> }
    }
}

fn answer<Q: HandQuestion>(asked: &Asked<'_>, to: &mut Vec<u8>) -> Result<(), Refusal> {
    let too_long = |_| (FaultKind::AnswerTooLong { most: MOST_BYTES }, Place::Line);
    json::append(to, &Q::ask(asked)?.report(asked), MOST_BYTES).map_err(too_long)
}
