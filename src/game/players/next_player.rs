//! Possible racks of the next player, weighted by agreement with the player's visible actions.

use super::count_neighbours::count_neighbours;
use super::{Chance, RackAnalyzer};
use crate::game::View;
use crate::tiles::{Tile, Tiles};

/// The visible facts about the next player.
#[derive(Debug)]
pub struct NextPlayer {
    /// The number of tiles on the rack.
    pub held: usize,
    /// The tiles taken and still held.
    pub taken: Vec<Tile>,
    /// The tiles thrown, or offered and not taken.
    refused: Vec<Tile>,
    /// The number of throws: this many tiles besides the rack have passed through the player's hands.
    thrown: usize,
    /// The other tiles that may be on the rack.
    pub unseen: Vec<Tile>,
}

/// The maximum number of surplus tiles dealt to a rack, which throws its worst ones.
const TRIED: usize = 7;

/// The weight of a rack that agrees with everything, in bits, and the bits it loses for each tile it would have kept or
/// taken.
const WEIGHT: usize = 12;
const DOUBT: usize = 2;

impl NextPlayer {
    /// Returns what this player sees of the next one.
    pub fn of(view: &View<'_>, analyzer: &RackAnalyzer) -> Self {
        let next = view.next();
        let mut taken: Vec<Tile> = Vec::new();
        let mut refused: Vec<Tile> = Vec::new();
        let mut thrown = 0;
        for discard in view.discards() {
            if discard.by == next {
                thrown += 1;
                refused.push(discard.tile);
                if let Some(at) = taken.iter().position(|&tile| tile == discard.tile) {
                    taken.swap_remove(at);
                }
            } else if discard.by == view.seat() {
                if discard.taken { taken.push(discard.tile) } else { refused.push(discard.tile) }
            }
        }
        let mut unseen: Vec<Tile> = analyzer.unseen(view).iter().collect();
        for &tile in &taken {
            if let Some(at) = unseen.iter().position(|&other| other == tile) {
                unseen.swap_remove(at);
            }
        }
        refused.sort_unstable();
        refused.dedup();
        Self { held: view.tiles_of(next), taken, refused, thrown, unseen }
    }

    /// Returns a possible rack: its relative weight, and whether a tile brings it nearer.
    pub(super) fn imagined(
        &self,
        view: &View<'_>,
        analyzer: &RackAnalyzer,
        chance: &mut Chance,
    ) -> (i64, impl Fn(Tile) -> bool + use<>) {
        let mut rest = self.unseen.clone();
        let many = (self.held + self.thrown.min(TRIED)).saturating_sub(self.taken.len()).min(rest.len());
        let dealt = (0..many).map(|_| rest.swap_remove(chance.below(rest.len())));
        let mut rack: Tiles = dealt.chain(self.taken.iter().copied()).collect();
        while rack.len() > self.held {
            let Some(worst) = worst(view, analyzer, &rack) else { break };
            rack = rack.without(worst);
        }
        let wants = analyzer.wants(&rack);
        let doubts = self.refused.iter().filter(|&&tile| wants(tile)).count();
        (1 << WEIGHT.saturating_sub(doubts * DOUBT), wants)
    }
}

/// Returns the tile with the fewest neighbours that a rack can spare.
fn worst(view: &View<'_>, analyzer: &RackAnalyzer, rack: &Tiles) -> Option<Tile> {
    let near = analyzer.after_each(rack);
    let least = near.iter().filter_map(|(_, after)| after.least()).min();
    let spare = near.into_iter().filter(|(_, after)| after.least() == least).map(|(tile, _)| tile);
    spare.min_by_key(|&tile| count_neighbours(view, rack, tile))
}
