//! Laws that every answer of the engine must satisfy under all rules. The tests compare answers with each other and
//! need no reference search.

use std::thread;

use okey::within::{self, layouts};

use okey::{
    ByColour, Colour, Decomposition, Engine, FalseJoker, Game, Hand, Indicator, Number, Role, RoleCounts, Symbol,
    Table, Tile, Variant, Verdict, deck,
};

use super::case::{Case, engine, face, packed, plain};
use super::sampler::{Sampler, Sort};
use crate::reference;
use crate::samples::{cases, enough};

const SORTS: [Sort; 3] = [Sort::Dealt, Sort::Made, Sort::Dense];

/// Returns a random hand with exactly `wilds` wilds. Its natural tiles are random runs and groups without some tiles,
/// which the wilds can replace. One face may have three tiles (a false joker can play it), every other face at most
/// two.
fn role_counts(sampler: &mut Sampler, wilds: u8) -> RoleCounts {
    let mut role_counts = RoleCounts { wilds, ..RoleCounts::default() };
    let mut thrice = None;
    let mut put = |colour: u8, number: u8| {
        let face = face(colour, (number - 1) % 13 + 1);
        let count = &mut role_counts.naturals[face.colour][usize::from(face.number.get()) - 1];
        if *count < 2 || *count == 2 && *thrice.get_or_insert(face) == face {
            *count += 1;
        }
    };
    let small = |value: usize| u8::try_from(value).expect("small");
    let (first, spread) = if sampler.chance(0.5) { (1, 13) } else { (small(sampler.below(13)) + 1, 3) };
    for _ in 0..=sampler.below(5) {
        let number = first + small(sampler.below(spread));
        let colour = small(sampler.below(4));
        if sampler.chance(0.5) {
            (0..3 + small(sampler.below(3))).for_each(|place| put(colour, number + place));
        } else {
            (0..4).filter(|&each| each != colour || sampler.chance(0.3)).for_each(|colour| put(colour, number));
        }
    }
    if sampler.chance(0.5) {
        put(small(sampler.below(4)), 1 + small(sampler.below(13)));
    }
    let held: Vec<Role> = roles(&role_counts);
    for _ in 0..role_counts.wilds.min(small(held.len())) {
        if sampler.chance(0.7) {
            let role = sampler.pick(&held);
            if roles(&role_counts).contains(&role) {
                role_counts = role_counts.without(role);
            }
        }
    }
    role_counts
}

fn roles(role_counts: &RoleCounts) -> Vec<Role> {
    let faces = (0..4).flat_map(|colour| (1..=13).map(move |number| face(colour, number)));
    faces.filter(|&face| role_counts.count(face) > 0).map(Role::Natural).collect()
}

/// Returns the tiles as text, with wilds as `O*`.
fn written(role_counts: &RoleCounts) -> String {
    let mut text = String::new();
    for role in roles(role_counts) {
        let Role::Natural(face) = role else { continue };
        text += &format!("{face} ").repeat(usize::from(role_counts.count(face)));
    }
    text + &"O* ".repeat(usize::from(role_counts.wilds))
}

#[test]
fn a_discard_wins_where_the_rest_has_layouts() {
    let mut sampler = Sampler::new(50);
    for wrap in [true, false] {
        let engine = engine();
        let layouts = layouts(&engine, wrap);
        let mut complete = [0; 5];
        for at in 0..cases(2500) {
            let wilds = u8::try_from(at % 5).expect("at most 4");
            let role_counts = role_counts(&mut sampler, wilds);
            let discards = layouts.discards(packed(&role_counts));
            assert_eq!(
                layouts.can_complete_by_discard(packed(&role_counts)),
                !discards.is_empty(),
                "{}",
                written(&role_counts)
            );
            let faces = (0..4).flat_map(|colour| (1..=13).map(move |number| face(colour, number)));
            for role in faces.map(Role::Natural).chain([Role::Wild]) {
                let held = match role {
                    Role::Natural(face) => role_counts.count(face),
                    Role::Wild => wilds,
                };
                let expected = held > 0 && layouts.count(packed(&role_counts.without(role))) > 0;
                assert_eq!(discards.contains(role), expected, "{} {role:?}, run_wrap={wrap}", written(&role_counts));
                complete[usize::from(wilds)] += usize::from(expected);
            }
        }
        assert!(complete.iter().all(|&complete| complete > enough(200)), "{complete:?}");
    }
}

/// An engine with filled caches gives the same answers as a new engine in another thread.
#[test]
fn caches_change_no_answer() {
    let mut sampler = Sampler::new(51);
    let engine = engine();
    let layouts = layouts(&engine, true);
    let fresh = |role_counts: RoleCounts| {
        let engine = Engine::default();
        let count = move || within::layouts(&engine, true).count(packed(&role_counts));
        thread::spawn(count).join().expect("a count")
    };
    for at in 0..cases(3000) {
        let wilds = u8::try_from(at % 5).expect("at most 4");
        let role_counts = role_counts(&mut sampler, wilds);
        let count = layouts.count(packed(&role_counts));
        if at % 10 == 0 {
            assert_eq!(fresh(role_counts), count, "{}", written(&role_counts));
        }
        if count < 500 {
            assert_eq!(layouts.list(packed(&role_counts)).count() as u64, count, "{}", written(&role_counts));
        }
    }
}

pub(crate) fn relabelled(case: &Case, colours: [u8; 4]) -> Case {
    let other = |of: okey::Face| {
        let (colour, number) = plain(of);
        face(colours[usize::from(colour)], number)
    };
    let tile = |&tile: &Tile| match tile {
        Tile::Numbered(face) => other(face).into(),
        Tile::FalseJoker => tile,
    };
    Case { indicator: case.indicator.map(other), tiles: case.tiles.iter().map(tile).collect(), ..case.clone() }
}

/// Returns how the hand wins after each winning discard, and the number of layouts summed over all discards. The sorted
/// list does not name the discards, so permuting the colours of the hand does not change it.
fn outcome(case: &Case) -> (Vec<String>, u64) {
    let table = case.table();
    let hand = case.hand(&table);
    let engine = engine();
    let mut outcome: Vec<String> = match engine.verdict(&hand) {
        Verdict::OnTurn(discards) => {
            discards.into_iter().map(|discard| format!("{:?} {}", discard.completion, discard.okey_finish)).collect()
        }
        Verdict::Between(completion) => vec![format!("{completion:?}")],
    };
    outcome.sort_unstable();
    (outcome, engine.count(&hand, None))
}

#[test]
fn the_names_of_the_colours_do_not_matter() {
    let mut sampler = Sampler::new(52);
    let rules = [
        (Variant::Okey, FalseJoker::Okey, true, 15),
        (Variant::Okey, FalseJoker::Wild, true, 14),
        (Variant::Yuzbir, FalseJoker::Indicator, false, 22),
    ];
    for (variant, false_joker, wrap, size) in rules {
        let mut wins = 0;
        for at in 0..cases(300) {
            let case = sampler.case((variant, false_joker, wrap), SORTS[at % 3], size, at % 5 == 0);
            let mut colours = [0, 1, 2, 3];
            sampler.shuffle(&mut colours);
            let outcome_here = outcome(&case);
            wins += usize::from(outcome_here.1 > 0);
            assert_eq!(outcome(&relabelled(&case, colours)), outcome_here, "{case}, colours {colours:?}");
        }
        assert!(wins > enough(50), "{wins} wins");
    }
}

#[test]
fn without_the_wrap_high_and_low_are_alike() {
    let mut sampler = Sampler::new(53);
    let engine = engine();
    let plain = layouts(&engine, false);
    let wrapped = layouts(&engine, true);
    let (mut complete, mut lopsided) = (0, 0);
    for at in 0..cases(3000) {
        let role_counts = role_counts(&mut sampler, u8::try_from(at % 5).expect("at most 4"));
        let naturals = ByColour::from_fn(|colour: Colour| {
            let mut numbers = role_counts.naturals[colour];
            numbers.reverse();
            numbers
        });
        let mirrored = RoleCounts { naturals, ..role_counts };
        let count = plain.count(packed(&role_counts));
        assert_eq!(plain.count(packed(&mirrored)), count, "{}", written(&role_counts));
        complete += usize::from(count > 0);
        lopsided += usize::from(wrapped.count(packed(&mirrored)) != wrapped.count(packed(&role_counts)));
    }
    assert!(complete > enough(400) && lopsided > enough(30), "{complete} complete, {lopsided} lopsided with the wrap");
}

/// Listing the decompositions of a hand twice gives the same list. Listing only a few gives the beginning of this list.
#[test]
fn lists_are_stable() {
    let mut sampler = Sampler::new(54);
    for at in 0..cases(300) {
        let (variant, size) = if at % 10 == 0 { (Variant::Yuzbir, 22) } else { (Variant::Okey, 15) };
        let case = sampler.case((variant, FalseJoker::Wild, true), SORTS[at % 3], size, false);
        let table = case.table();
        let hand = case.hand(&table);
        let engine = engine();
        let list: Vec<Decomposition> = engine.decompositions(&hand, None).take(2000).collect();
        assert_eq!(list.len() as u64, engine.count(&hand, None).min(2000), "{case}");
        let engine = Engine::default();
        assert!(list.iter().cloned().eq(engine.decompositions(&hand, None).take(2000)), "{case}");
        assert!(list.iter().take(7).cloned().eq(engine.decompositions(&hand, None).take(7)), "{case}");
        let discards: Vec<Option<Tile>> = list.iter().map(|decomposition| decomposition.discard).collect();
        assert!(discards.is_sorted(), "{case}: discards come in canonical order");
        for discard in case.distinct() {
            let whole = list.len() as u64 == engine.count(&hand, None);
            let of_it = list.iter().filter(|decomposition| decomposition.discard == Some(discard));
            assert!(!whole || of_it.count() as u64 == engine.count(&hand, Some(discard)), "{case}: {discard}");
        }
    }
}

/// The engine lists no decompositions if the given discard is not in the hand.
#[test]
fn a_discard_the_hand_does_not_hold() {
    let case = Case::read(Variant::Okey, "R5", "K1-3 R7-9 KBY10 Y12 Y13 Y1 J K6 R6");
    let table = case.table();
    let hand = case.hand(&table);
    let engine = engine();
    let other = Some("B1".parse().expect("a tile"));
    assert_eq!((engine.count(&hand, other), engine.decompositions(&hand, other).count()), (0, 0));
    assert_eq!(engine.count(&hand, None), 5);
}

#[test]
fn deals_are_legal_hands() {
    for variant in Variant::ALL {
        let profile = okey::Profile::new(variant);
        let rack = profile.game().rack();
        let sizes = [rack, rack + 1];
        let (mut jokers, mut okeys) = (0, 0);
        for index in 0..400 {
            let size = sizes[usize::from(index % 2 == 0)];
            let deal = deck::deal(profile.game(), size, 5, index);
            assert_eq!(deal, deck::deal(profile.game(), size, 5, index), "the same deal again");
            let indicator = deal.indicator.map(|indicator| Symbol::Tile(indicator.face().into()));
            let table = Table::new(profile.clone(), indicator).expect("a table");
            let hand = Hand::new(&table, &deal.hand.iter().collect());
            let hand = hand.unwrap_or_else(|faults| panic!("{variant}: {}: {faults:?}", deal.hand));
            assert_eq!(hand.tiles().len(), size, "{variant}: {}", deal.hand);
            assert_eq!(hand.on_turn(), size == sizes[1], "{variant}: {}", deal.hand);
            jokers += deal.hand.count(Tile::FalseJoker);
            let okey = deal.indicator.map(Indicator::okey);
            okeys += okey.map_or(0, |okey| deal.hand.count(okey.into()));
        }
        let jokers_in_set = profile.game() != Game::Chains;
        assert_eq!((jokers > 20, okeys > 20), (jokers_in_set, jokers_in_set), "{variant}: {jokers} and {okeys}");
    }
}

#[test]
fn a_deal_of_everything_is_the_set_without_the_indicator() {
    for game in [Game::Classic, Game::Yuzbir, Game::Chains] {
        let set: Vec<Tile> = deck::set(game).collect();
        let deal = deck::deal(game, usize::MAX, 6, 0);
        let indicator = deal.indicator.map(|indicator| Tile::from(indicator.face()));
        let mut all: Vec<Tile> = deal.hand.iter().chain(indicator).collect();
        all.sort_unstable();
        assert_eq!(all, set);
        assert_eq!(set.len(), if game == Game::Chains { 112 } else { 106 });
    }
}

/// Converting a face to a tile of the slow search and back gives the same face.
#[test]
fn faces_and_plain_tiles_are_the_same() {
    let faces: Vec<reference::Tile> = okey::Face::all().map(plain).collect();
    assert_eq!(faces.len(), 52);
    assert!(faces.iter().all(|&(colour, number)| plain(face(colour, number)) == (colour, number)));
    assert_eq!(Number::all().count(), 13);
}
