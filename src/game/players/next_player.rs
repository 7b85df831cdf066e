//! Samples racks that the next player may hold. A rack gets a high weight if it explains what that player threw and
//! took.

use super::count_neighbours::count_neighbours;
use super::{Chance, RackAnalyzer};
use crate::game::View;
use crate::tiles::{Tile, Tiles};

/// The facts about the next player that every player can see.
#[derive(Debug)]
pub struct NextPlayer {
    /// The number of tiles on that player's rack.
    pub held: usize,
    /// The discards that the player took and still holds.
    pub taken: Vec<Tile>,
    /// The tiles that the player did not want: those the player threw, and the discards the player left.
    refused: Vec<Tile>,
    thrown: usize,
    /// The tiles that the estimating player has not seen. Some of them are on the next player's rack.
    pub unseen: Vec<Tile>,
}

/// The largest number of extra tiles in a sampled rack. The sample starts with these extra tiles and throws its worst
/// ones, as the real player did during the hand.
const TRIED: usize = 7;

/// A sampled rack has weight 2^WEIGHT if the real player would have thrown and taken the same tiles with it. For each
/// tile that helps the sampled rack, but that the real player threw or did not take, the exponent drops by DOUBT.
const WEIGHT: usize = 12;
const DOUBT: usize = 2;

impl NextPlayer {
    /// Collects what the player on turn knows about the next player.
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

    /// Samples one rack. Returns its weight, and a function that says whether a given tile would bring the rack nearer
    /// to a win.
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

/// Returns the tile to throw so that the rack is nearest to a win. Among equal tiles, returns the one with the fewest
/// neighbours on the rack.
fn worst(view: &View<'_>, analyzer: &RackAnalyzer, rack: &Tiles) -> Option<Tile> {
    let near = analyzer.after_each(rack);
    let least = near.iter().filter_map(|(_, after)| after.least()).min();
    let spare = near.into_iter().filter(|(_, after)| after.least() == least).map(|(tile, _)| tile);
    spare.min_by_key(|&tile| count_neighbours(view, rack, tile))
}
