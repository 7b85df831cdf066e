//! Compares the figures that the players wrote down after a hand with those that the referee computes.

use super::Refereed;
use crate::game::settle::LeftSum;
use crate::game::{Over, State};
use crate::record::{HandRecord, Left, Statement};
use crate::score::{FinishKind, Opened};
use crate::sort;
use crate::tiles::Tile;
use crate::words::named;

/// A figure that the players wrote down, and the different one that the referee computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The index of the player whose figure differs.
    pub player: usize,
    /// The kind of figure.
    pub of: Noted,
    /// The figure that the players wrote down.
    pub written: Figure,
    /// The figure that the referee computed.
    pub settled: Figure,
}

named! {
    /// The kinds of figures that players write down after a hand.
    pub enum Noted {
        /// The points that a player gets in the hand.
        Points = "points",
        /// The tiles left on a rack, or their sum.
        Left = "left",
        /// The player who finished, and the kind of finish.
        Finish = "finish",
        /// How a player opened.
        Opened = "opened",
        /// Whether a player showed the tile with the indicator's face (`score.indicator`).
        Shown = "shown",
        /// An announced opening with pairs (`pairs.announce`). The computed figure is how the player opened instead.
        Announced = "announced",
    }
}

/// A figure that the players wrote down or the referee computed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Figure {
    /// Points, or the sum of the tiles left.
    Points(i64),
    /// The known tiles, and the number of unknown tiles.
    Tiles(Vec<Tile>, usize),
    /// The kinds of finish; `None` if the player did not finish.
    Finish(Option<Vec<FinishKind>>),
    /// How the player opened; `None` if the player did not open.
    Opened(Option<Opened>),
    /// True if the player showed the tile with the indicator's face.
    Shown(bool),
}

pub(super) fn differences(refereed: &Refereed, hand: &HandRecord) -> Vec<Difference> {
    let mut differs = Vec::new();
    let in_turns = |player: usize| refereed.state.as_ref().map(|state| state.player(player));
    for (_, statement) in hand.statements() {
        match statement {
            Statement::Points(points) => differs.extend(points.iter().filter_map(|&(player, written)| {
                let settled = refereed.points.get(player).copied().flatten().filter(|&settled| settled != written)?;
                Some(Difference {
                    player,
                    of: Noted::Points,
                    written: Figure::Points(written),
                    settled: Figure::Points(settled),
                })
            })),
            Statement::Left { player, left } => {
                let state = refereed.state.as_ref();
                let otherwise = state.and_then(|state| left_otherwise(state, *player, left));
                let of = |(written, settled)| Difference { player: *player, of: Noted::Left, written, settled };
                differs.extend(otherwise.map(of));
            }
            Statement::Finished { player, how } => {
                let mut how: Vec<FinishKind> = how.iter().map(|how| how.value).collect();
                sort::ascending(&mut how);
                differs.extend(finished_otherwise(refereed, player.value, how));
            }
            Statement::Opened { player, with } => {
                let opened = in_turns(player.value).map(|turns| turns.opened).filter(|opened| *opened != with.value);
                differs.extend(opened.map(|opened| Difference {
                    player: player.value,
                    of: Noted::Opened,
                    written: Figure::Opened(with.value),
                    settled: Figure::Opened(opened),
                }));
            }
            Statement::Shown(player) => {
                let hidden = in_turns(player.value).filter(|turns| !turns.shown);
                differs.extend(hidden.map(|_| Difference {
                    player: player.value,
                    of: Noted::Shown,
                    written: Figure::Shown(true),
                    settled: Figure::Shown(false),
                }));
            }
            Statement::Announced(player) => {
                // A player who announced pairs may also not have opened. `score` charges for that.
                let series = in_turns(player.value).filter(|turns| turns.opened == Some(Opened::Series));
                differs.extend(series.map(|turns| Difference {
                    player: player.value,
                    of: Noted::Announced,
                    written: Figure::Opened(Some(Opened::Pairs)),
                    settled: Figure::Opened(turns.opened),
                }));
            }
            _ => {}
        }
    }
    differs
}

/// Compares a line `finished` of the record with the finish that the turns show. Returns `None` if both can agree or
/// the record has no deal.
fn finished_otherwise(refereed: &Refereed, player: usize, how: Vec<FinishKind>) -> Option<Difference> {
    let open = match refereed.state.as_ref()?.over() {
        Some(Over::Won { open, .. }) => open.as_slice(),
        _ => &[],
    };
    let ending = refereed.ending().filter(|ending| ending.by == player);
    let settled = ending.map(|ending| ending.how);
    // If unknown tiles decide the kinds of the finish, every possible set of kinds agrees.
    let differs = settled.as_ref().is_none_or(|settled| *settled != how && !open.contains(&how));
    differs.then_some(Difference {
        player,
        of: Noted::Finish,
        written: Figure::Finish(Some(how)),
        settled: Figure::Finish(settled),
    })
}

/// Compares a line `left` of the record with the player's rack. Returns the contradicting figures, or `None` if both
/// agree.
fn left_otherwise(state: &State, player: usize, left: &Left) -> Option<(Figure, Figure)> {
    let (rack, table) = (state.rack(player), state.table());
    // If it is unknown which tile the player threw, none of the listed tiles is certainly on the rack.
    let certain = rack.certain();
    let known = || Figure::Tiles(certain.clone(), rack.len() - certain.len());
    match left {
        Left::Tiles(written) => {
            let mut written: Vec<Tile> = written.iter().filter_map(|tile| tile.value.tile(table.indicator())).collect();
            sort::ascending(&mut written);
            (!state.may_hold(player, &written)).then(|| (Figure::Tiles(written, 0), known()))
        }
        Left::Sum(written, okeys) => {
            let (written, okeys) = (written.value, u32::try_from(okeys.len()).expect("a record is short"));
            let sum = LeftSum::of(rack, table);
            let may_be = if okeys > 0 { sum.may_be_with(written, okeys) } else { sum.may_be(written) };
            let settled = || sum.known().map_or_else(known, |sum| Figure::Points(sum.into()));
            (!may_be).then(|| (Figure::Points(written.into()), settled()))
        }
    }
}
