//! Defines questions about a hand. A command asks them about one hand, `okey batch` about every line of a stream.

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

/// The reason why a question has no answer for a hand, with the input that causes it.
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

/// The options of a question; the tiles are not among them.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct HandOptions {
    pub(super) draws: Option<u64>,
    /// The maximum number of layouts or openings to list, if the call sets it.
    pub(super) limit: Option<u64>,
    /// The maximum number of layouts to list if the call sets none.
    pub(super) layouts: u64,
    pub(super) partial: bool,
    pub(super) opened: Option<Opened>,
    /// The minimum sum of an opening, if the call sets it.
    pub(super) bar: Option<u64>,
    /// The minimum number of pairs for an opening, if the call sets it.
    pub(super) pairs_bar: Option<u64>,
}

impl HandOptions {
    /// Parses the options of a call.
    pub(super) fn of_call(matches: &ArgMatches, json: bool) -> Self {
        /// The default number of layouts in a table for people.
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

/// The input of a question: the tiles of a player at a table, and the options.
pub(super) struct QuestionInput<'a> {
    pub(super) seat: &'a TableSeat,
    pub(super) laid: &'a PlayerTiles,
    pub(super) options: &'a HandOptions,
}

impl QuestionInput<'_> {
    /// Returns the number of the player's own draws to look ahead.
    pub(super) fn draws(&self) -> Result<usize, NoAnswer> {
        const USUAL: u64 = 5;
        own_draws(self.options.draws.unwrap_or(USUAL), self.seat.table.game())
    }
}

/// A question about a hand. A type that implements the trait holds the answer to its question.
pub(super) trait HandQuestion: Sized {
    /// The name of the command that asks the question.
    const NAME: &'static str;
    /// The variant that applies if none is given.
    const USUAL: Variant = Variant::Okey;

    /// True if the answer depends on tiles that may be drawn later.
    const LOOKS_AHEAD: bool = false;

    /// Returns which kind of hand the question accepts.
    fn extent(_: &HandOptions) -> Extent {
        Extent::Whole
    }

    /// Computes the answer, or returns the reason why the question has no answer.
    fn answer(asked: &QuestionInput<'_>) -> Result<Self, QuestionRefusal>;

    /// Computes the answer. There is none if the question looks ahead, the hand has jokers and the table keeps jokers
    /// apart, because the search for future tiles ignores that rule (`okey.beside-false`).
    fn ask(asked: &QuestionInput<'_>) -> Result<Self, QuestionRefusal> {
        let hand = &asked.laid.hand;
        let joker = |tile: Tile| tile == Tile::FalseJoker || hand.table().is_okey(tile);
        let apart = hand.table().profile().keeps_jokers_apart();
        if Self::LOOKS_AHEAD && apart && hand.tiles().iter().any(joker) {
            return Err(NoAnswer::KeptApart.into());
        }
        Self::answer(asked)
    }

    /// Returns the answer as data for JSON.
    fn report<'a>(&'a self, asked: &'a QuestionInput<'_>) -> impl Serialize;

    /// Returns the first part of the answer for people.
    fn head<'a>(&'a self, asked: &QuestionInput<'a>, language: Language) -> Head<'a>;

    /// Returns the picture that illustrates the answer.
    fn picture(&self, asked: &QuestionInput<'_>) -> Picture;

    /// Returns the other parts of the answer for people. They are an iterator, because there can be millions of
    /// layouts.
    fn rest<'a>(&'a self, asked: &'a QuestionInput<'_>, language: Language) -> impl Iterator<Item = String>;

    /// Returns the answers under other settings as text; empty if the question does not compare tables.
    fn elsewhere(&self, _: &QuestionInput<'_>, _: Language) -> String {
        String::new()
    }
}
