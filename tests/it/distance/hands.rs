//! Random hands at every distance, under every rule that changes distances.

use okey::{Face, FalseJoker, Tile, Variant};

use crate::engine::case::{Case, face, okey_of};
use crate::engine::sampler::{Sampler, Sort, bag};

/// The rules of the classic game that change distances: what a false joker plays as, and whether a 1 may follow 13.
pub(crate) const RULES: [(FalseJoker, bool); 6] = [
    (FalseJoker::Okey, true),
    (FalseJoker::Okey, false),
    (FalseJoker::Indicator, true),
    (FalseJoker::Indicator, false),
    (FalseJoker::Wild, true),
    (FalseJoker::Wild, false),
];

/// Returns `count` hands of `size` tiles under one rule: dealt hands, hands of tiles near the indicator, and complete
/// hands with up to six tiles exchanged.
pub(crate) fn hands(seed: u64, rule: (FalseJoker, bool), size: usize, count: usize) -> impl Iterator<Item = Case> {
    let mut sampler = Sampler::new(seed);
    let rules = (Variant::Okey, rule.0, rule.1);
    (0..count).map(move |at| match at % 8 {
        0 => sampler.case(rules, Sort::Dealt, size, false),
        1 => around_the_indicator(&mut sampler, rules, size),
        2 => exchanged(&mut sampler, rules, Sort::Pairs, size, 5),
        3 => exchanged(&mut sampler, rules, Sort::Dizi, size, 6),
        4 | 5 => exchanged(&mut sampler, rules, Sort::Dense, size, 5),
        _ => exchanged(&mut sampler, rules, Sort::Made, size, 7),
    })
}

fn exchanged(sampler: &mut Sampler, rules: (Variant, FalseJoker, bool), sort: Sort, size: usize, most: usize) -> Case {
    let mut case = sampler.case(rules, sort, size, false);
    for _ in 0..sampler.below(most) {
        case = sampler.exchanged(&case);
    }
    case
}

/// Returns a hand with many tiles near the indicator, often with both false jokers and the second tile of the
/// indicator's face. A layout of these tiles may need tiles that do not exist, because the indicator is on the table
/// and okeys are wild.
fn around_the_indicator(sampler: &mut Sampler, rules: (Variant, FalseJoker, bool), size: usize) -> Case {
    let mut case = sampler.case(rules, Sort::Dealt, size, false);
    let indicator = case.indicator.expect("the game has one");
    let number = indicator.number.get();
    let near = |other: Face| {
        let apart = other.number.get().abs_diff(number);
        other == okey_of(indicator) || apart == 0 || apart.min(13 - apart) <= 2 && other.colour == indicator.colour
    };
    case.tiles.clear();
    let mut bag = bag(&case);
    sampler.shuffle(&mut bag);
    let (likely, others): (Vec<Tile>, Vec<Tile>) = bag.into_iter().partition(|tile| match tile {
        Tile::Numbered(face) => near(*face),
        Tile::FalseJoker => true,
    });
    // Take some of the likely tiles (near the indicator, and false jokers) and up to four tiles of one number. These
    // usually form a group, so that the hand lacks only a few tiles.
    let group = 1 + u8::try_from(sampler.below(13)).expect("small");
    let group: Vec<Tile> =
        (0..4).map(|colour| face(colour, group).into()).filter(|tile| others.contains(tile)).collect();
    let some = sampler.below(likely.len().min(size - group.len()) + 1).max(6);
    case.tiles = likely.into_iter().take(some).chain(group).collect();
    let rest = others.into_iter().filter(|tile| !case.tiles.contains(tile)).collect::<Vec<_>>();
    case.tiles.extend(rest);
    case.tiles.truncate(size);
    case
}
