//! What is asked of a hand, and for which hands a question has no answer: alike for a command and for a line of a
//! stream.

use super::fault::FaultKind;
use super::hand_texts::PlayerTiles;
use super::place::Place;
use crate::distance::{Advice, Finder, OpenedAdvice, Waits};
use crate::hand::Hand;
use crate::opening::{Bars, Opener};
use crate::report::Cited;
use crate::score::Opened;
use crate::table::Game;
use crate::tiles::Tile;
use crate::winning::Pairing;

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
