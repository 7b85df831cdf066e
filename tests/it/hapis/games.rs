//! Positions from simulated games, for the tests of hapis.

use okey::hapis::arena::game;
use okey::hapis::{Board, Dice, HapisPlayerKind, RuleSet, Rules};

pub(super) const SETS: [RuleSet; 3] = [RuleSet::Plakoto, RuleSet::Thesis, RuleSet::Tapa];

/// Returns at least `each` positions with dice for each rule set, from simulated games.
///
/// One of the two players tries to keep enemy checkers imprisoned, so most positions have prisoners.
pub(super) fn positions(each: usize, seed: u64) -> Vec<(Rules, Board, Dice)> {
    let mut found = Vec::new();
    for set in SETS {
        let rules = Rules::of(set);
        let pairings = [
            (HapisPlayerKind::Held, HapisPlayerKind::Random),
            (HapisPlayerKind::Held, HapisPlayerKind::Held),
            (HapisPlayerKind::Thesis, HapisPlayerKind::Held),
        ];
        let mut of_set = Vec::new();
        for number in 0.. {
            let (one, other) = pairings[usize::try_from(number).expect("small") % pairings.len()];
            let seats = [one, other];
            let mut watch = |board: &Board, dice| of_set.push((rules, *board, dice));
            game(seats, rules, seed, number, &mut Vec::new(), &mut watch);
            if of_set.len() >= each {
                break;
            }
        }
        found.extend(of_set.into_iter().take(each));
    }
    found
}
