//! The simplified game: chains of four, three of them to win (`cs102.chain`, `cs102.win`).

use super::{Layout, Shape};
use crate::hand::RoleCounts;
use crate::tiles::{Colour, Number};

/// How many chains win, each of another number (`cs102.win`).
pub(crate) const CHAINS_TO_WIN: usize = 3;

/// Every choice of three numbers whose four colours are all there. Other tiles do not disturb.
pub fn chain_layouts(role_counts: &RoleCounts) -> Vec<Layout> {
    layouts(&chains(role_counts), CHAINS_TO_WIN)
}

/// Every choice of as many such numbers as there are, three at most.
pub fn whole_chains(role_counts: &RoleCounts) -> Vec<Layout> {
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
