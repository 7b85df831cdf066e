//! Which melds a tile could fit at all: asked before `judge` is, so that it is not asked of every tile on every meld.

use super::state::{State, TableMeld};
use crate::notation::LaidTile;
use crate::tiles::{Face, Number, Tile};

impl State {
    /// Whether `judge` could allow a tile to be laid off on a meld. It allows no other (a test holds it to that), but
    /// not all of these: what an undeclared okey stands for is left to it.
    pub(super) fn could_take(&self, meld: &TableMeld, tile: Tile) -> bool {
        // A pair never grows (`layoff.pair`).
        meld.laid.len() > 2 && self.joins(meld, tile, |laid| laid.declared)
    }

    /// Whether `judge` could allow a tile to be put down for an okey of a meld.
    pub(super) fn could_swap(&self, meld: &TableMeld, tile: Tile) -> bool {
        let held = meld.laid.iter().filter_map(|laid| self.tile_of(laid.symbol));
        held.into_iter().any(|held| self.table().is_okey(held))
            && (meld.laid.len() == 2 || self.joins(meld, tile, |_| None))
    }

    /// Whether a tile has the number of a group without its colour, or lies in a run's colour so near to it that the
    /// wilds in it and the tile itself could reach. A wild has the place that is held for it, if one is.
    fn joins(&self, meld: &TableMeld, tile: Tile, held: impl Fn(&LaidTile) -> Option<Face> + Copy) -> bool {
        let roles = self.table().roles();
        let Some(own) = roles.of(tile).face() else { return true };
        let face = move |laid: &LaidTile| roles.of(self.tile_of(laid.symbol)?).face().or_else(|| held(laid));
        let faces = || meld.laid.iter().filter_map(face);
        // Most tiles fit by neither, which the first face tells.
        if faces().next().is_some_and(|first| first.number != own.number && first.colour != own.colour) {
            return false;
        }
        if faces().all(|face| face.number == own.number) {
            return faces().all(|face| face.colour != own.colour);
        }
        if !faces().all(|face| face.colour == own.colour) {
            return false;
        }
        let reach = meld.laid.len() + 1 - faces().count();
        let numbers = || faces().map(|face| usize::from(face.number.get()));
        let lowest = numbers().min().unwrap_or(1);
        let highest = numbers().max().unwrap_or(1);
        let at = usize::from(own.number.get());
        // A 1 may follow 13 at some tables, even where another begins the run.
        let wrap = self.table().profile().run_wrap;
        let wraps = wrap && own.number == Number::ONE && highest + reach > usize::from(Number::COUNT);
        let between = at + reach >= lowest && at <= highest + reach && numbers().all(|number| number != at);
        wraps || between
    }
}

#[cfg(test)]
mod tests {
    use crate::game::players::{Kind, Sense};
    use crate::game::rulings::{Takes, laid_off, playable, swapped};
    use crate::game::{Chance, Setup, State};
    use crate::notation::LaidTile;
    use crate::score::Opened;
    use crate::table::deck::set;
    use crate::table::{FalseJoker, Profile, Variant};
    use crate::words::Named;

    /// Every tile on every meld that players laid, the okeys in them declared and not.
    #[test]
    fn whatever_judge_allows_could_fit() {
        let (mut fits, mut spared) = (0, 0);
        for (&false_joker, wrap) in FalseJoker::ALL.iter().flat_map(|joker| [(joker, false), (joker, true)]) {
            let profile = Profile { false_joker, run_wrap: wrap, ..Profile::new(Variant::Yuzbir) };
            for hand in 0..10 {
                let setup = Setup::dealt(&profile, 23, hand, 0);
                let sense = Sense::new(&setup.table);
                let mut state = State::new(setup);
                while state.over().is_none() {
                    let mut chance = Chance::new(1, hand, state.turns(), state.seat());
                    let kind = if hand % 2 == 0 { Kind::Nearest } else { Kind::Random };
                    let action = kind.player().act(&state.view(state.seat()), &sense, &mut chance);
                    state.step(&action);
                }
                let mut tiles: Vec<_> = set(profile.game).collect();
                tiles.dedup();
                let melds: Vec<_> = state.melds().to_vec();
                let table = state.table().clone();
                for mut meld in melds {
                    for open in [false, true] {
                        meld.laid.iter_mut().filter(|_| open).for_each(|laid| laid.declared = None);
                        for &tile in &tiles {
                            let laid = LaidTile::tile(tile);
                            let taken = laid_off(&table, &meld, &laid, Opened::Series).is_ok();
                            if taken || !matches!(playable(&table, &meld, tile), Takes::No) {
                                assert!(state.could_take(&meld, tile), "{tile} {:?}", meld.laid);
                                fits += 1;
                            }
                            let swap = swapped(&table, &meld, &[tile], Some(Opened::Series));
                            assert!(swap.is_err() || state.could_swap(&meld, tile), "{tile} {:?}", meld.laid);
                            spared += usize::from(!state.could_take(&meld, tile));
                        }
                    }
                }
            }
        }
        assert!(fits > 1000 && spared > 10 * fits, "{fits} and {spared}");
    }
}
