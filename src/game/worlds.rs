//! Builds hands that are possible from one player's point of view: the tiles that the player cannot see are dealt
//! again at random.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::SEATS;
use super::pool::Pool;
use super::state::State;
use super::view::View;
use crate::tiles::Tile;

impl View<'_> {
    /// Returns a random hand that is possible from this player's point of view. See [`State::with_hidden_shuffled`].
    pub fn imagined(&self, seed: u64) -> State {
        self.state().with_hidden_shuffled(self.seat(), seed)
    }
}

impl State {
    /// Returns the same hand, with every tile that the player at `seat` cannot see dealt again at random. The other
    /// racks and the stock keep their sizes.
    ///
    /// A tile that another player took from the discards is dealt again too, although everyone saw who took it.
    #[allow(clippy::missing_panics_doc, reason = "a rack holds few tiles")]
    pub fn with_hidden_shuffled(&self, seat: usize, seed: u64) -> Self {
        let mut world = self.clone();
        let others = (0..SEATS).filter(|&other| other != seat);
        let racks = others.clone().flat_map(|other| self.racks[other].iter());
        let mut hidden: Vec<Tile> = racks.chain(self.stock.iter().copied()).collect();
        // Sort before shuffling. Otherwise the real positions of the hidden tiles would influence the result.
        hidden.sort_unstable();
        hidden.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
        let mut hidden = hidden.into_iter();
        for other in others {
            let known = self.racks[other].iter().count();
            let mut rack: Pool = hidden.by_ref().take(known).collect();
            rack.add_unknown(u32::try_from(self.racks[other].unknown()).expect("a rack holds few tiles"));
            world.racks[other] = rack;
        }
        world.stock = hidden.collect();
        world
    }
}
