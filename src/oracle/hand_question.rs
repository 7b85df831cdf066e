//! Defines what all questions about a hand, such as `check`, have in common. `okey check` asks the question `check` for
//! one hand, and `okey batch check` asks it for each line of a stream.

use std::ops::RangeInclusive;

use serde::Serialize;

use super::diagnostic::{Diagnostic, Place};
use super::hand_texts::{Extent, PlayerTiles};
use super::json::ChosenFields;
use super::line::OptionValues;
use super::options;
use crate::distance::own_draws;
use crate::engine::Engine;
use crate::hand::NoAnswer;
use crate::score::Opened;
use crate::table::{Table, Variant};
use crate::words::{Clause, Language};

impl From<NoAnswer> for Diagnostic {
    fn from(why: NoAnswer) -> Self {
        let place = match why {
            NoAnswer::DiscardNotHeld { .. } | NoAnswer::NothingToDiscard { .. } => Place::Tile,
            NoAnswer::OnTurn { .. } | NoAnswer::BetweenTurns { .. } | NoAnswer::KeptApart => Place::Hand,
            NoAnswer::SeenTooOften { .. } => Place::Seen,
            NoAnswer::TooManyDraws { .. } => Place::Draws,
            NoAnswer::TakenNotHeld { .. } | NoAnswer::TakingForbidden => Place::Taken,
            NoAnswer::NoPairsInGame | NoAnswer::NoDistanceInGame | NoAnswer::NoOpeningInGame => Place::Call,
        };
        Self::whole(why, place)
    }
}

/// The options of a question about a hand, except the tiles.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct HandOptions {
    pub(crate) draws: Option<u64>,
    /// The number of random deals (worlds) in which the throws are compared, if the question asks for it.
    pub(crate) simulate: Option<u64>,
    pub(crate) seed: u64,
    /// The number of threads that play the random deals.
    pub(crate) jobs: usize,
    /// The maximum number of layouts or openings to list, if the question sets it.
    pub(crate) limit: Option<u64>,
    /// The maximum number of layouts to list if `limit` is `None`.
    pub(crate) layouts: u64,
    pub(crate) partial: bool,
    pub(crate) opened: Option<Opened>,
    /// The minimum sum of an opening, if the question sets it.
    pub(crate) bar: Option<u64>,
    /// The minimum number of pairs for an opening, if the question sets it.
    pub(crate) pairs_bar: Option<u64>,
}

impl HandOptions {
    /// Creates the options from parsed values. `layouts` is the default maximum number of layouts to list.
    pub(crate) fn of(values: &OptionValues<'_>, layouts: u64) -> Self {
        let limit = match () {
            () if values.flag(&options::COUNT) => Some(0),
            () if values.flag(&options::LIST_ALL) => Some(u64::MAX),
            () => values.count(&options::LIMIT),
        };
        Self {
            draws: values.count(&options::DRAWS),
            simulate: values.count(&options::SIMULATE),
            seed: values.count(&options::SEED).unwrap_or(0),
            jobs: 1,
            limit,
            layouts,
            partial: values.flag(&options::PARTIAL),
            opened: values.text(&options::OPENED).and_then(|word| word.parse().ok()),
            bar: values.count(&options::BAR),
            pairs_bar: values.count(&options::PAIRS_BAR),
        }
    }
}

/// The input of a question: the engine, the tiles of a player at a table, and the options.
pub(crate) struct QuestionInput<'a> {
    pub(crate) engine: &'a Engine,
    pub(crate) laid: &'a PlayerTiles,
    pub(crate) options: &'a HandOptions,
    /// The fields to write, or `None` if the whole answer is needed, for example to write it as sentences.
    pub(crate) fields: Option<&'a ChosenFields<'a>>,
}

impl<'a> QuestionInput<'a> {
    pub(crate) fn table(&self) -> &'a Table {
        self.laid.hand.table()
    }

    /// Returns true if at least one of these fields is needed.
    pub(crate) fn needs(&self, fields: &[&str]) -> bool {
        self.fields.is_none_or(|chosen| chosen.any(fields))
    }

    /// Returns the number of draws for which chances are computed: the requested number, or 5 by default.
    pub(crate) fn draws(&self) -> Result<usize, NoAnswer> {
        const USUAL: u64 = 5;
        own_draws(self.options.draws.unwrap_or(USUAL), self.table().profile())
    }
}

/// The allowed values of the option `simulate`: the number of random deals (worlds) in which throws are compared.
pub(crate) const WORLDS: RangeInclusive<u64> = 8..=20_000;

/// A question about a hand. The type that implements this trait holds the answer.
pub(crate) trait HandQuestion: Sized {
    /// The variant to use if the question names none.
    const USUAL: Variant = Variant::Okey;

    /// Returns which kind of hand the question accepts.
    fn extent(_: &HandOptions) -> Extent {
        Extent::Whole
    }

    /// Computes the answer, or returns the reason why there is none.
    fn answer(asked: &QuestionInput<'_>) -> Result<Self, Diagnostic>;

    /// Returns the answer as data for JSON.
    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize;

    /// Returns the clauses on which the answer rests.
    fn clauses(&self) -> &[Clause];

    /// Returns the answer in sentences. The first one answers the question, and the others add details.
    fn sentences(&self, asked: &QuestionInput<'_>, language: Language) -> Vec<String>;
}
