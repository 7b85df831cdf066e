//! What is asked of a hand, and for which hands a question has no answer: alike for a command and for a line of a
//! stream.

use std::iter;

use super::fault::FaultKind;
use super::hand_texts::PlayerTiles;
use super::place::Place;
use crate::distance::{Advice, Finder, Waits, own_draws};
use crate::hand::{Hand, NoAnswer};
use crate::report::{Cited, DecompositionReport, MeldsReport};
use crate::table::Game;
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Decomposition, LeastDeadwood, PartialLayout};

/// Why a question has no answer for a hand, and the input it lies in.
pub(super) type Refusal = (FaultKind, Place);

impl From<NoAnswer> for Refusal {
    fn from(why: NoAnswer) -> Self {
        let place = match why {
            NoAnswer::DiscardNotHeld { .. } | NoAnswer::NothingToDiscard { .. } => Place::Tile,
            NoAnswer::OnTurn { .. } | NoAnswer::BetweenTurns { .. } => Place::Hand,
            NoAnswer::SeenTooOften { .. } => Place::Seen,
            NoAnswer::TooManyDraws { .. } => Place::Draws,
            NoAnswer::TakenNotHeld { .. } | NoAnswer::TakingForbidden => Place::Taken,
            NoAnswer::NoPairsInGame | NoAnswer::NoDistanceInGame | NoAnswer::NoOpeningInGame => Place::Call,
        };
        (why.into(), place)
    }
}

/// The discard that layouts are asked for, if one is named.
pub(super) fn discard(laid: &PlayerTiles) -> Result<Option<Tile>, Refusal> {
    let PlayerTiles { hand, discard, .. } = laid;
    let Some(tile) = *discard else { return Ok(None) };
    hand.can_throw(tile)?;
    Ok(Some(tile))
}

/// The layouts of a hand, in all or with one discard: of all its tiles, or partial ones, which leave as few tiles
/// outside as can be.
pub(super) struct Layouts<'a> {
    analysis: &'a Analysis,
    discard: Option<Tile>,
    partial: Option<LeastDeadwood>,
    /// How many there are.
    pub(super) cited: Cited<u64>,
}

impl<'a> Layouts<'a> {
    pub(super) fn new(analysis: &'a Analysis, discard: Option<Tile>, partial: bool) -> Self {
        let partial = partial.then(|| analysis.partial(discard));
        let cited = match &partial {
            Some(partial) => Cited::on_partial(analysis, partial),
            None => Cited::on_melds(analysis, discard),
        };
        Self { analysis, discard, partial, cited }
    }

    /// How many tiles partial layouts leave outside.
    pub(super) fn outside(&self) -> Option<usize> {
        self.partial.as_ref().map(LeastDeadwood::outside)
    }

    /// Every one of them, found one at a time, with the tile thrown.
    pub(super) fn list(&self) -> Box<dyn Iterator<Item = (Option<Tile>, PartialLayout)> + '_> {
        let hand = self.analysis.hand();
        let whole = move |Decomposition { discard, melds }| {
            let layout = match hand.table().game() {
                // Three chains may leave tiles outside (`cs102.win`).
                Game::Chains => PartialLayout::of(melds, &hand.staying(discard)),
                Game::Classic | Game::Yuzbir => PartialLayout { melds, outside: Tiles::default() },
            };
            (discard, layout)
        };
        match &self.partial {
            _ if self.cited.verdict == 0 => Box::new(iter::empty()),
            Some(partial) => Box::new(partial.layouts().map(|layout| (self.discard, layout))),
            None => Box::new(self.analysis.decompositions(self.discard).map(whole)),
        }
    }

    /// The answer that lists so many at most.
    pub(super) fn report(&self, most: usize) -> MeldsReport<'_> {
        let listed = self.list().take(most).map(|(discard, layout)| DecompositionReport::new(discard, &layout));
        MeldsReport::new(self.analysis.hand(), &self.cited, self.discard, self.outside(), listed)
    }
}

/// What a hand between turns waits for, and for how many draws it is asked.
pub(super) fn waits(finder: &Finder, laid: &PlayerTiles, draws: Option<u64>) -> Result<(Cited<Waits>, usize), Refusal> {
    let PlayerTiles { hand, seen, .. } = laid;
    let draws = draws_of(draws, hand)?;
    Ok((Cited::on_waits(finder, hand, seen)?, draws))
}

/// Which discard of a hand on turn is best, and for how many draws it is asked.
pub(super) fn advice(
    finder: &Finder,
    laid: &PlayerTiles,
    draws: Option<u64>,
) -> Result<(Cited<Advice>, usize), Refusal> {
    let PlayerTiles { hand, seen, .. } = laid;
    let draws = draws_of(draws, hand)?;
    Ok((Cited::on_advice(finder, hand, seen)?, draws))
}

/// How many own draws are reckoned with.
fn draws_of(asked: Option<u64>, hand: &Hand) -> Result<usize, NoAnswer> {
    const USUAL: u64 = 5;
    own_draws(asked.unwrap_or(USUAL), hand.table().game())
}
