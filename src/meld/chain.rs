//! Chains: the four colours of one number, as in `K7 R7 B7 Y7`, in the simplified game.

use super::{Breach, Meld, group};
use crate::words::Clause;

/// The number of tiles in a chain (`cs102.chain`).
pub(crate) const CHAIN_LENGTH: usize = 4;

/// Returns every reason why a meld is not a legal chain (`cs102.chain`).
pub(super) fn breaches(meld: &Meld) -> Vec<Breach> {
    let short = (meld.places.len() != CHAIN_LENGTH).then_some(Breach { clause: Clause::Cs102Chain, place: None });
    short.into_iter().chain(group::not_one_number(meld, Clause::Cs102Chain)).collect()
}
