//! What is asked of a hand, and for which hands a question has no answer: alike for a command and for a line of a
//! stream.

use std::iter;

use super::fault::FaultKind;
use super::hand_texts::PlayerTiles;
use super::place::Place;
use crate::distance::{Advice, Finder, OpenedAdvice, Waits};
use crate::hand::Hand;
use crate::opening::{Bars, Opener};
use crate::report::{Cited, DecompositionReport, MeldsReport};
use crate::score::Opened;
use crate::table::Game;
use crate::tiles::{Tile, Tiles};
use crate::winning::{Analysis, Decomposition, LeastDeadwood, Pairing, PartialLayout};

/// Why a question has no answer for a hand.
pub(super) type Refusal = (FaultKind, Place);

/// The discard that layouts are asked for, if one is named.
pub(super) fn discard(laid: &PlayerTiles) -> Result<Option<Tile>, Refusal> {
    let PlayerTiles { hand, discard, .. } = laid;
    let Some(tile) = *discard else { return Ok(None) };
    if hand.is_whole() && !hand.on_turn() {
        return Err((FaultKind::NothingToDiscard { held: hand.tiles().len() }, Place::Tile));
    }
    if hand.tiles().count(tile) == 0 { Err((FaultKind::DiscardNotHeld { tile }, Place::Tile)) } else { Ok(Some(tile)) }
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

/// The pairs of a hand.
pub(super) fn pairs(hand: &Hand) -> Result<Cited<Pairing>, Refusal> {
    Cited::on_pairs(hand).ok_or((FaultKind::NoPairsInGame, Place::Call))
}

/// What a hand between turns waits for, and for how many draws it is asked.
pub(super) fn waits(finder: &Finder, laid: &PlayerTiles, draws: Option<u64>) -> Result<(Cited<Waits>, usize), Refusal> {
    let PlayerTiles { hand, seen, .. } = laid;
    let draws = draws_of(draws, hand)?;
    if hand.on_turn() {
        return Err((FaultKind::OnTurn { held: hand.tiles().len() }, Place::Hand));
    }
    Ok((Cited::on_waits(finder, hand, seen), draws))
}

/// Which discard of a hand on turn is best, and for how many draws it is asked.
pub(super) fn advice(
    finder: &Finder,
    laid: &PlayerTiles,
    draws: Option<u64>,
) -> Result<(Cited<Advice>, usize), Refusal> {
    let PlayerTiles { hand, seen, .. } = laid;
    let draws = draws_of(draws, hand)?;
    if !hand.on_turn() {
        return Err((FaultKind::BetweenTurns { held: hand.tiles().len() }, Place::Hand));
    }
    Cited::on_advice(finder, hand, seen).map(|advice| (advice, draws)).ok_or((FaultKind::NoDistanceInGame, Place::Call))
}

/// Which discard of a rack is best that has opened.
pub(super) fn advice_of_opened(hand: &Hand, opened: Opened) -> Result<Cited<OpenedAdvice>, Refusal> {
    Cited::on_opened(hand, opened).ok_or((FaultKind::NoOpeningInGame, Place::Call))
}

/// How a rack can open over these bars, with the tile taken from the left in its melds.
pub(super) fn opener(hand: &Hand, bars: Bars, taken: Option<Tile>) -> Result<Opener, Refusal> {
    if hand.table().game() != Game::Yuzbir {
        return Err((FaultKind::NoOpeningInGame, Place::Call));
    }
    if let Some(tile) = taken.filter(|&tile| hand.tiles().count(tile) == 0) {
        return Err((FaultKind::TakenNotHeld { tile }, Place::Taken));
    }
    Ok(Opener::new(hand, bars, taken))
}

/// How many own draws are reckoned with.
fn draws_of(asked: Option<u64>, hand: &Hand) -> Result<usize, Refusal> {
    const USUAL: u64 = 5;
    let draws = asked.unwrap_or(USUAL);
    let most = hand.table().game().tiles().stock();
    let few = usize::try_from(draws).ok().filter(|&draws| draws <= most);
    few.ok_or((FaultKind::TooManyDraws { draws, most }, Place::Draws))
}
