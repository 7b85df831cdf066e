//! Lists the questions that `okey batch` can answer for every line. Each answer is the same JSON that the question's
//! own command writes.

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
use crate::cli::questions::{HandOptions, HandQuestion, QuestionInput, QuestionRefusal};
use crate::table::Variant;

/// A question that `okey batch` can answer for every line.
pub(in crate::cli) struct Question {
    /// The name of the command that answers the same question.
    pub(in crate::cli) name: &'static str,
    /// The variant used if none is given.
    pub(in crate::cli) usual: Variant,
    /// Returns which kind of hand the question accepts: a whole hand, or a hand whose player has laid melds.
    pub(super) extent: fn(&HandOptions) -> Extent,
    /// Appends the answer to a buffer as a JSON object.
    pub(super) answer: fn(&QuestionInput<'_>, &mut Vec<u8>) -> Result<(), QuestionRefusal>,
}

/// All questions that `okey batch` accepts.
pub(in crate::cli) const QUESTIONS: [Question; 6] = [
    Question::of::<Check>(),
    Question::of::<Melds>(),
    Question::of::<Pairs>(),
    Question::of::<WaitsInDraws>(),
    Question::of::<Advise>(),
    Question::of::<Open>(),
];

/// The maximum length of one answer in bytes, enough for about ten thousand layouts. A worker holds only a few answers
/// at a time, so this also bounds the memory.
pub(crate) const MOST_BYTES: usize = 8 * 1024 * 1024;

impl Question {
    const fn of<Q: HandQuestion>() -> Self {
        Self { name: Q::NAME, usual: Q::USUAL, extent: Q::extent, answer: answer::<Q> }
    }
}

fn answer<Q: HandQuestion>(asked: &QuestionInput<'_>, to: &mut Vec<u8>) -> Result<(), QuestionRefusal> {
    let too_long = |_| (FaultKind::AnswerTooLong { most: MOST_BYTES }, Place::Line);
    json::append(to, &Q::ask(asked)?.report(asked), MOST_BYTES).map_err(too_long)
}
