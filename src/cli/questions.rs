//! What is asked of a hand: one thing, whether by a command or by a line of a stream.

use clap::ArgMatches;
use serde::Serialize;

use super::commands::Head;
use super::fault::FaultKind;
use super::hand_texts::{Extent, PlayerTiles, Seat};
use super::place::Place;
use crate::distance::own_draws;
use crate::hand::NoAnswer;
use crate::picture::Picture;
use crate::score::Opened;
use crate::table::Variant;
use crate::tiles::Tile;
use crate::words::Language;

/// Why a question has no answer for a hand, and the input it lies in.
pub(super) type Refusal = (FaultKind, Place);

impl From<NoAnswer> for Refusal {
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

/// What a question is asked besides the tiles.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Options {
    pub(super) draws: Option<u64>,
    /// The most layouts or openings to list.
    pub(super) limit: Option<u64>,
    /// The most layouts to list where that is not said.
    pub(super) layouts: u64,
    pub(super) partial: bool,
    pub(super) opened: Option<Opened>,
    /// The sum an opening has to reach, where a call says so.
    pub(super) bar: Option<u64>,
    /// The same of the number of pairs.
    pub(super) pairs_bar: Option<u64>,
}

impl Options {
    /// What a call says.
    pub(super) fn of_call(matches: &ArgMatches, json: bool) -> Self {
        /// How many layouts a table lists unless it is told otherwise.
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

/// The tiles before a player at a table, and what is asked of them besides.
pub(super) struct Asked<'a> {
    pub(super) seat: &'a Seat,
    pub(super) laid: &'a PlayerTiles,
    pub(super) options: &'a Options,
}

impl Asked<'_> {
    /// For how many own draws it is asked.
    pub(super) fn draws(&self) -> Result<usize, NoAnswer> {
        const USUAL: u64 = 5;
        own_draws(self.options.draws.unwrap_or(USUAL), self.seat.table.game())
    }
}

/// A question about a hand: what implements it is its answer.
pub(super) trait HandQuestion: Sized {
    /// The command's name.
    const NAME: &'static str;
    /// The variant that is meant where none is named.
    const USUAL: Variant = Variant::Okey;

    /// Whether the answer depends on tiles that may come.
    const LOOKS_AHEAD: bool = false;

    /// How much of a hand it may be asked about.
    fn extent(_: &Options) -> Extent {
        Extent::Whole
    }

    /// The answer, or why there is none.
    fn answer(asked: &Asked<'_>) -> Result<Self, Refusal>;

    /// The answer, unless the table keeps jokers apart and the search for what may come does not (`okey.beside-false`).
    fn ask(asked: &Asked<'_>) -> Result<Self, Refusal> {
        let hand = &asked.laid.hand;
        let joker = |tile: Tile| tile == Tile::FalseJoker || hand.table().is_okey(tile);
        let apart = hand.table().profile().keeps_jokers_apart();
        if Self::LOOKS_AHEAD && apart && hand.tiles().iter().any(joker) {
            return Err(NoAnswer::KeptApart.into());
        }
        Self::answer(asked)
    }

    /// The answer for a program.
    fn report<'a>(&'a self, asked: &'a Asked<'_>) -> impl Serialize;

    /// What the answer for a person begins with.
    fn head<'a>(&'a self, asked: &Asked<'a>, language: Language) -> Head<'a>;

    /// The picture of it.
    fn picture(&self, asked: &Asked<'_>) -> Picture;

    /// The rest of it for a person, piece by piece, for there may be millions of layouts.
    fn rest<'a>(&'a self, asked: &'a Asked<'_>, language: Language) -> impl Iterator<Item = String>;

    /// What the answer would be at other tables.
    fn elsewhere(&self, _: &Asked<'_>, _: Language) -> String {
        String::new()
    }
}
