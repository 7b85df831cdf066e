//! The computed probabilities of drawing a useful tile agree with a count of all possible draws and with a simulation.

use okey::{Probability, Tile, Tiles, Verdict};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::engine::case::{Case, engine};
use crate::engine::sampler::unseen_tiles;

/// Counts the sequences of `draws` draws from `all` different tiles. Returns how many have at least one of the first
/// `good` tiles, and how many there are.
fn counted(good: usize, all: usize, draws: usize) -> (u128, u128) {
    fn draw(good: usize, left: &mut Vec<usize>, draws: usize, lucky: bool, found: &mut (u128, u128)) {
        if draws == 0 || left.is_empty() {
            found.0 += u128::from(lucky);
            found.1 += 1;
            return;
        }
        for at in 0..left.len() {
            let tile = left.remove(at);
            draw(good, left, draws - 1, lucky || tile < good, found);
            left.insert(at, tile);
        }
    }
    let mut found = (0, 0);
    draw(good, &mut (0..all).collect(), draws, false, &mut found);
    found
}

#[test]
fn a_chance_is_a_count_of_all_orders() {
    for all in 0..=7 {
        for good in 0..=all {
            for draws in 0..=all + 1 {
                let (lucky, orders) = counted(good, all, draws);
                let chance = Probability::of_any(good, all, draws);
                let (numerator, denominator) = fraction(chance);
                assert_eq!(numerator * orders, lucky * denominator, "{good} of {all} in {draws}: {chance}");
                assert_eq!(divisor(numerator, denominator), 1, "{chance} is in lowest terms");
            }
        }
    }
}

#[test]
fn the_largest_chances_are_exact() {
    // If one of `all` tiles is good, it is among `draws` draws with probability `draws / all`.
    for all in [48, 91, 98, 112] {
        for draws in 1..all {
            let (numerator, denominator) = fraction(Probability::of_any(1, all, draws));
            assert_eq!(numerator * all as u128, denominator * draws as u128);
        }
    }
    // Half of 112 tiles are good. One of all possible draws of 56 tiles has no good tile.
    let ways = (1..=56_u128).fold(1, |ways, at| ways * (56 + at) / at);
    assert_eq!(fraction(Probability::of_any(56, 112, 56)), (ways - 1, ways));
}

/// Returns the share of `rounds` trials in which `draws` random unseen tiles include one that completes the hand.
fn simulated(case: &Case, draws: usize, rounds: u32, random: &mut ChaCha8Rng) -> f64 {
    let table = case.table();
    let completes = |tile: Tile| matches!(engine().verdict(&case.with(tile).hand(&table)), Verdict::OnTurn(discards) if !discards.is_empty());
    let mut unseen = unseen_tiles(case);
    let good: Vec<Tile> =
        unseen.iter().copied().collect::<Tiles>().distinct().filter(|&tile| completes(tile)).collect();
    let mut lucky = 0;
    for _ in 0..rounds {
        let (stock, _) = unseen.partial_shuffle(random, draws);
        lucky += u32::from(stock.iter().any(|tile| good.contains(tile)));
    }
    f64::from(lucky) / f64::from(rounds)
}

#[test]
fn a_simulation_agrees() {
    const ROUNDS: u32 = 20_000;
    let mut random = ChaCha8Rng::seed_from_u64(20);
    for hand in ["K1-4 R7-10 B11-13 Y1 Y2 K9", "K1x2 R2x2 B3x2 Y4x2 K9x2 R8x2 B11 Y2", "K1-3 R7-9 KBY10 Y2-4 J* O*"] {
        let case = Case::read(okey::Variant::Okey, "R5", hand);
        let table = case.table();
        let hand = case.hand(&table);
        let waits = engine().waits(&hand, &Tiles::default()).expect("between turns");
        for draws in [1, 2, 5, 12] {
            let exact = waits.chance(draws).value();
            let found = simulated(&case, draws, ROUNDS, &mut random);
            // The simulated probability may differ from the exact one by four standard deviations, plus a small margin
            // for values near 0 and 1.
            let spread = 4.0 * (exact * (1.0 - exact) / f64::from(ROUNDS)).sqrt() + 0.001;
            assert!(
                (exact - found).abs() < spread,
                "{case}: {exact} within {draws} draws, but {found} in a simulation"
            );
        }
    }
}

fn fraction(chance: Probability) -> (u128, u128) {
    let text = chance.to_string();
    let (numerator, denominator) = text.split_once('/').expect("a fraction");
    (numerator.parse().expect("a number"), denominator.parse().expect("a number"))
}

fn divisor(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { divisor(b, a % b) }
}
