//! Questions about a hand, from a command or from a line of a stream.

use clap::ArgMatches;
use serde::Serialize;

use super::commands::Head;
use super::fault::FaultKind;
use super::hand_texts::{Extent, PlayerTiles, TableSeat};
use super::place::Place;
use crate::distance::own_draws;
use crate::hand::NoAnswer;
use crate::picture::Picture;
use crate::score::Opened;
use crate::table::Variant;
use crate::tiles::Tile;
use crate::words::Language;

/// The reason why a question has no answer for a hand, and the input at fault.
pub(super) type QuestionRefusal = (FaultKind, Place);

impl From<NoAnswer> for QuestionRefusal {
    fn from(why: NoAnswer) -> Self {
        let place = match why {
            NoAnswer::DiscardNotHeld { .. } | NoAnswer::NothingToDiscard { .. } => Place::Tile,
            NoAnswer::OnTurn { .. } | NoAnswer::BetweenTurns { .. } | NoAnswer::KeptApart => Place::Hand,
            NoAnswer::SeenTooOften { .. } => Place::Seen,
            NoAnswer::TooManyDraws { .. } => Place::Draws,
            NoAnswer::TakenNotHeld { .. } | NoAnswer::TakingForbidden => Place::Taken,
            NoAnswer::NoPairsInGame | NoAnswer::NoDistanceInGame | NoAnswer::NoOpeningInGame => Place::Call,
        };
        (why.into(), place)
    }
}

/// The options of a question, in addition to the tiles.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct HandOptions {
    pub(super) draws: Option<u64>,
    /// The maximum number of layouts or openings to list.
    pub(super) limit: Option<u64>,
    /// The default for the maximum number of layouts.
    pub(super) layouts: u64,
    pub(super) partial: bool,
    pub(super) opened: Option<Opened>,
    /// The sum that an opening must reach, if the call sets it.
    pub(super) bar: Option<u64>,
    /// The number of pairs that an opening must reach, if the call sets it.
    pub(super) pairs_bar: Option<u64>,
}

impl HandOptions {
    /// Returns the options of a call.
    pub(super) fn of_call(matches: &ArgMatches, json: bool) -> Self {
        /// The default number of layouts in a table.
        const TABLE_LIMIT: u64 = 20;

        let number = |name| matches.try_get_one(name).ok().flatten().copied();
        let flag = |name| matches.try_get_one(name).ok().flatten() == Some(&true);
        let opened = matches.try_get_one::<String>("opened").ok().flatten();
        let limit = match () {
            () if flag("count") => Some(0),
            () if flag("all") => Some(u64::MAX),
            () => number("limit"),
        };
        Self {
            draws: number("draws"),
            limit,
            layouts: if json { u64::MAX } else { TABLE_LIMIT },
            partial: flag("partial"),
            opened: opened.and_then(|word| word.parse().ok()),
            bar: number("bar"),
            pairs_bar: number("pairs-bar"),
        }
    }
}

/// The tiles of a player at a table, with the options of the question.
pub(super) struct QuestionInput<'a> {
    pub(super) seat: &'a TableSeat,
    pub(super) laid: &'a PlayerTiles,
    pub(super) options: &'a HandOptions,
}

impl QuestionInput<'_> {
    /// Returns the number of own draws in question.
    pub(super) fn draws(&self) -> Result<usize, NoAnswer> {
        const USUAL: u64 = 5;
        own_draws(self.options.draws.unwrap_or(USUAL), self.seat.table.game())
    }
}

/// A question about a hand. The type that implements it is the answer.
pub(super) trait HandQuestion: Sized {
    /// The name of the command.
    const NAME: &'static str;
    /// The default variant.
    const USUAL: Variant = Variant::Okey;

    /// True if the answer depends on tiles that may come.
    const LOOKS_AHEAD: bool = false;

    /// Returns the kind of hand that the question accepts.
    fn extent(_: &HandOptions) -> Extent {
        Extent::Whole
    }

    /// Computes the answer, or returns the reason why there is none.
    fn answer(asked: &QuestionInput<'_>) -> Result<Self, QuestionRefusal>;

    /// Computes the answer, unless the table keeps jokers apart and the search for tiles that may come does not
    /// (`okey.beside-false`).
    fn ask(asked: &QuestionInput<'_>) -> Result<Self, QuestionRefusal> {
        let hand = &asked.laid.hand;
        let joker = |tile: Tile| tile == Tile::FalseJoker || hand.table().is_okey(tile);
        let apart = hand.table().profile().keeps_jokers_apart();
        if Self::LOOKS_AHEAD && apart && hand.tiles().iter().any(joker) {
            return Err(NoAnswer::KeptApart.into());
        }
        Self::answer(asked)
    }

    /// Returns the answer for programs.
    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize;

    /// Returns the first part of the answer for people.
    fn head<'a>(&'a self, asked: &QuestionInput<'a>, language: Language) -> Head<'a>;

    /// Returns the picture of the answer.
    fn picture(&self, asked: &QuestionInput<'_>) -> Picture;

    /// Returns the rest of the answer for people in pieces, because there can be millions of layouts.
    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String>;

    /// Returns the answers at other tables.
    fn elsewhere(&self, _: &QuestionInput<'_>, _: Language) -> String {
        String::new()
    }
}
