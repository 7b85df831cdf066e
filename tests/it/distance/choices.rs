//! Distances, useful tiles, advice and plans (complete hands to aim for) are right for hands in which one wrong
//! comparison changes the answer.

use okey::distance::{Distances, PartialPlace, Plan};
use okey::{Face, Role, Tile, Tiles, Variant, Way};

use super::engine::Engine;
use super::{RULES, hands};
use crate::engine::case::{Case, engine};
use crate::engine::sampler::{Sampler, bag};

/// `Distances::nearest` returns the ways to win (such as melds or seven pairs) with the lowest distance.
#[test]
fn nearest_ways_are_ways_of_the_game() {
    let one: Distances = [(Way::Melds, 1), (Way::Pairs, 2)].into_iter().collect();
    assert_eq!(one.nearest().collect::<Vec<_>>(), [Way::Melds]);
    let both: Distances = [(Way::Melds, 2), (Way::Pairs, 2)].into_iter().collect();
    assert_eq!(both.nearest().count(), 2);
    assert_eq!(Distances::default().nearest().count(), 0);
}

/// One search for all discards of a hand gives the same answers as one search for each discard.
#[test]
fn all_discards_of_some_hands_are_those_one_by_one() {
    let check = |case: &Case| {
        let [at_once, one_by_one] = Engine::new(&case.table()).after_each(&case.tiles);
        assert_eq!(at_once, one_by_one, "{case}");
        at_once
    };
    for hand in ["K1-4 R7-10 B11-13 Y1-3 K9", "K1-4 R7-10 B11-13 Y1 Y2 K9 O", "K1x2 K2x2 K3x2 B1x2 B2x2 B3x2 K4x2 B4"] {
        let after = check(&Case::read(Variant::Okey, "R5", hand));
        let wins = after.iter().filter(|(_, distances, _)| distances.least() == Some(0)).count();
        assert!(wins > 0 && wins < after.len(), "{hand}");
    }
    for rule in RULES {
        hands(402, rule, 15, 16).for_each(|case| drop(check(&case)));
    }
    let mut sampler = Sampler::new(310);
    for held in 0..8 {
        let after = check(&sampler.chains(4, held, 15));
        let far = |distances: &Distances| distances.least() > Some(0);
        assert!(after.iter().all(|(_, distances, useful)| useful.is_empty() != far(distances)));
    }
    let rest = "K1 K3 K5 K7 R2 R4 R6 R8 B1 B3 B5 B13";
    check(&Case::read(Variant::Yuzbir, "Y13", &format!("Y2 Y9-11 R10-12 B9-11 {rest}")));
}

/// In 101, an okey is useful for every rack that does not open, because it can replace a missing tile (`open.series`).
#[test]
fn an_okey_helps_to_open() {
    let rest = "K1 K3 K5 K7 R2 R4 R6 R8 B3 B13";
    for (melds, distance) in [("Y2 Y9-11 R10-12 B9-11 B1", 1), ("Y9-11 R10-12 Y2 B9 B10 K9 Y6", 2)] {
        let case = Case::read(Variant::Yuzbir, "Y13", &format!("{melds} {rest}"));
        let hand = case.hand(&case.table());
        assert_eq!(engine().distances(&hand).least(), Some(distance), "{melds}");
        assert!(engine().useful(&hand).contains(&case.okey()), "{melds}");
    }
}

/// If a rack opens, the advice lists the melds to lay. Otherwise it lists only discards, sorted by distance.
#[test]
fn a_rack_that_does_not_open_lays_nothing() {
    let rest = "K1 K3 K5 K7 R2 R4 R6 R8 B1 B3 B5 B13";
    let advised = |melds: &str| {
        let case = Case::read(Variant::Yuzbir, "Y13", &format!("{melds} {rest}"));
        let table = case.table();
        engine().advise(&case.hand(&table), &Tiles::default()).expect("advice").discards
    };
    assert!(advised("Y8-11 R10-12 B9-11").iter().all(|throw| throw.laid.is_some()));
    let far = advised("Y2 Y9-11 R10-12 B9-11");
    assert!(far.iter().all(|throw| throw.laid.is_none()));
    assert!(far.is_sorted_by_key(okey::AdvisedDiscard::distance));
}

fn missing(plan: &Plan) -> Vec<Face> {
    let spots = plan.melds.iter().flat_map(|meld| &meld.spots);
    spots.filter_map(|spot| if let PartialPlace::Missing(face) = spot { Some(*face) } else { None }).collect()
}

fn can_hold_another_okey(case: &Case) -> bool {
    case.tiles.iter().filter(|&&tile| case.is_okey(tile)).count() < 2
}

/// A plan is a complete hand to aim for. If possible, it needs no tile whose copies have all been seen.
///
/// The test marks the missing tiles of a plan as seen and asks for a new plan.
#[test]
fn plans_wait_for_tiles_that_can_come() {
    let (mut turned, mut with_okeys) = (0, 0);
    for rule in RULES {
        for mut case in hands(733, rule, 14, 120) {
            let okey = case.okey();
            if let Some(at) = bag(&case).iter().position(|&tile| tile == okey)
                && case.tiles.len() % 2 == at % 2
                && can_hold_another_okey(&case)
            {
                case.tiles[0] = okey;
            }
            let hand = case.hand(&case.table());
            let plan = |seen: &Tiles| engine().plan(&hand, seen);
            let seen = |faces: &[Face]| faces.iter().flat_map(|&face| [Tile::from(face); 2]).collect::<Tiles>();
            let Some(first) = plan(&Tiles::default()) else { continue };
            let first = missing(&first);
            let second = missing(&plan(&seen(&first)).expect("a plan"));
            if first.is_empty() || second.iter().any(|face| first.contains(face)) {
                continue;
            }
            // Mark only the missing tiles of the second plan as seen. The third plan can avoid them, because the first
            // plan needs none of them.
            let third = missing(&plan(&seen(&second)).expect("a plan"));
            assert!(third.iter().all(|face| !second.contains(face)), "{case}: {second:?} {third:?}");
            turned += 1;
            with_okeys += usize::from(case.tiles.contains(&okey));
        }
    }
    assert!(turned > 100 && with_okeys > 30, "{turned} {with_okeys}");
}

/// Returns classic hands of 14 tiles. In every second hand an okey replaces the first tile, unless the hand already has
/// all okeys of the game.
fn hands_with_okeys(seed: u64, count: usize) -> impl Iterator<Item = Case> {
    let cases = RULES.into_iter().flat_map(move |rule| hands(seed, rule, 14, count));
    cases.enumerate().map(|(at, mut case)| {
        let okey = case.okey();
        if at % 2 == 0 && bag(&case).contains(&okey) && can_hold_another_okey(&case) {
            case.tiles[0] = okey;
        }
        case
    })
}

/// Returns how many tiles of the game, except the indicator, play as this face.
fn left(case: &Case, face: Face) -> usize {
    let table = case.table();
    bag(case).into_iter().filter(|&tile| table.roles().of(tile) == Role::Natural(face)).count()
}

/// In a plan, wilds first replace missing tiles whose copies have all been seen.
#[test]
fn wilds_stand_first_for_what_cannot_come() {
    let mut gone = 0;
    for case in hands_with_okeys(734, 60) {
        let table = case.table();
        let Some(plan) = engine().plan(&case.hand(&table), &Tiles::default()) else { continue };
        if missing(&plan).iter().all(|&face| left(&case, face) > 0) {
            continue;
        }
        for spot in plan.melds.iter().flat_map(|meld| &meld.spots) {
            if let PartialPlace::Held(placed) = spot
                && table.roles().of(placed.tile) == Role::Wild
            {
                assert_eq!(left(&case, placed.stands_for), 0, "{case}: {plan:?}");
            }
        }
        gone += 1;
    }
    assert!(gone > 0, "no plan waits for what cannot come");
}

/// Among the nearest complete hands, the engine shows the best plan. The criteria, in this order:
/// 1. The player can still get all missing tiles.
/// 2. The plan has more complete melds.
/// 3. The plan has more melds that lack at most one tile.
///
/// To get other plans, the test marks missing tiles as seen.
#[test]
fn no_other_plan_is_better() {
    let (mut others, mut worse) = (0, [0; 3]);
    for case in hands_with_okeys(735, 40) {
        let hand = case.hand(&case.table());
        let plan = |seen: &Tiles| engine().plan(&hand, seen);
        let rank = |plan: &Plan| {
            let faces = missing(plan);
            let count = |face: Face| faces.iter().filter(|&&other| other == face).count();
            let can_come = faces.iter().all(|&face| count(face) <= left(&case, face));
            let lacking = |most: usize| plan.melds.iter().filter(|meld| meld.missing() <= most).count();
            (can_come, lacking(0), lacking(1))
        };
        let Some(shown) = plan(&Tiles::default()) else { continue };
        let best = rank(&shown);
        let (mut seen, mut last) = (Vec::new(), shown.clone());
        for _ in 0..4 {
            seen.extend(missing(&last).into_iter().flat_map(|face| [Tile::from(face); 2]));
            let seen: Tiles = seen.iter().copied().collect();
            let Some(other) = plan(&seen) else { break };
            if other == last {
                break;
            }
            let rank = rank(&other);
            assert!(rank <= best, "{case}: {shown:?} {other:?}");
            others += 1;
            worse[0] += usize::from(!rank.0 && best.0);
            worse[1] += usize::from(rank.0 == best.0 && rank.1 < best.1);
            worse[2] += usize::from((rank.0, rank.1) == (best.0, best.1) && rank.2 < best.2);
            last = other;
        }
    }
    assert!(others > 100 && worse[1..].iter().all(|&each| each > 0), "{others} {worse:?}");
}
