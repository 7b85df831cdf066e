//! Layouts in the simplified game (cs102). A chain is the four colours of one number, as in `K7 R7 B7 Y7`. Three chains
//! win (`cs102.chain`, `cs102.win`).

use super::{Layout, Shape};
use crate::hand::RoleCounts;
use crate::tiles::{Colour, Number};

/// The number of chains that a winning hand needs. Each chain must have a different number (`cs102.win`).
pub(crate) const CHAINS_TO_WIN: usize = 3;

/// Returns every way to choose three chains from a hand.
pub(crate) fn chain_layouts(role_counts: &RoleCounts) -> Vec<Layout> {
    layouts(&chains(role_counts), CHAINS_TO_WIN)
}

/// Returns every way to choose three chains from a hand. If the hand has fewer than three, returns one layout with all
/// its chains.
pub(crate) fn whole_chains(role_counts: &RoleCounts) -> Vec<Layout> {
    let chains = chains(role_counts);
    layouts(&chains, chains.len().min(CHAINS_TO_WIN))
}

fn chains(role_counts: &RoleCounts) -> Vec<Number> {
    let whole = |number: &Number| Colour::ALL.into_iter().all(|colour| role_counts.of_number(*number)[colour] > 0);
    Number::all().filter(whole).collect()
}

fn layouts(chains: &[Number], size: usize) -> Vec<Layout> {
    let mut layouts = Vec::new();
    choose(chains, size, &mut Vec::new(), &mut layouts);
    layouts
}

fn choose(chains: &[Number], size: usize, chosen: &mut Layout, layouts: &mut Vec<Layout>) {
    if chosen.len() == size {
        layouts.push(chosen.clone());
        return;
    }
    for (at, &number) in chains.iter().enumerate() {
        chosen.push(Shape::Chain(number));
        choose(&chains[at + 1..], size, chosen, layouts);
        chosen.pop();
    }
}
