//! The computer player `thinker` estimates how much a discard helps the next player. It uses only visible tiles, and
//! its estimates are better than chance. In 101 it throws a less helpful tile only if this saves more points than it
//! costs.

use crate::command::root;
use crate::engine::case::engine;
use crate::samples::cases;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Setup, State, View};
use okey::within::danger::{FEATURES, Observations, feature_names, logistic};
use okey::within::{Foresight, most_gaining};
use okey::{
    AdvisedDiscard, Colour, Engine, Face, Game, Hand, Meld, MeldKind, Number, Placed, Profile, Tile, Tiles, Variant,
    deck,
};

/// Plays deals between four players of one kind, and calls `look` before each throw or finish.
fn play(seed: u64, deals: u64, kind: PlayerKind, mut look: impl FnMut(&Engine, &State)) {
    let engine = engine();
    for deal in 0..deals {
        let setup = Setup::dealt(&Profile::new(Variant::Okey), seed, deal, 0);
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() && !state.end_unless_finished(&engine) {
            if !state.must_draw() {
                look(&engine, &state);
            }
            let seat = state.seat();
            let mut chance = Chance::new(seed, deal, state.turns(), seat);
            let action = kind.act(&state.view(seat), &analyzer, &mut chance);
            state.step(&engine, &action);
        }
    }
}

/// The neighbours of a 1 are 2 and 3, and also 12 and 13 if a 1 may follow 13.
#[test]
fn a_1_has_neighbours_below_only_where_it_follows_13() {
    let position = |name: &str| feature_names().position(|each| each == name).expect("a feature");
    let [beside, two_away] = ["unseen beside", "unseen two away"].map(position);
    for wrap in [false, true] {
        let profile = Profile::new(Variant::Okey).with("run_wrap", &wrap.to_string()).expect("a value of the switch");
        let state = State::new(Setup::dealt(&profile, 3, 0, 0));
        let view = state.view(state.seat());
        let observed = Observations::of(&view);
        let roles = view.table().roles();
        let indicator = view.table().indicator().map(|indicator| Tile::from(indicator.face()));
        let count = |tiles: &mut dyn Iterator<Item = Tile>, face| {
            tiles.filter(|&tile| roles.of(tile).face() == Some(face)).count()
        };
        for colour in Colour::ALL {
            let unseen = |numbers: &[u8]| {
                let faces = numbers.iter().map(|&number| Face::new(colour, Number::new(number).expect("a number")));
                let unseen = faces.map(|face| {
                    count(&mut deck::set(Game::Classic), face) - count(&mut view.rack().iter().chain(indicator), face)
                });
                f64::from(u8::try_from(unseen.sum::<usize>()).expect("few tiles"))
            };
            let (next, second): (&[u8], &[u8]) = if wrap { (&[2, 13], &[3, 12]) } else { (&[2], &[3]) };
            let features = observed.features(Face::new(colour, Number::new(1).expect("a number")));
            let expected = [unseen(next), unseen(second)];
            assert_eq!(
                [features[beside], features[two_away]].map(f64::to_bits),
                expected.map(f64::to_bits),
                "{colour:?} {wrap}"
            );
        }
    }
}

/// The inputs of the model of `thinker` stay the same if the hidden tiles are dealt again.
#[test]
fn features_come_from_the_view_alone() {
    let mut taken = 0;
    play(3, 20, PlayerKind::Nearest, |_, state| {
        let view = state.view(state.seat());
        let hidden = state.with_hidden_shuffled(state.seat(), 9);
        let (here, there) = (Observations::of(&view), Observations::of(&hidden.view(state.seat())));
        for face in view.rack().distinct().filter_map(|tile| view.table().roles().of(tile).face()) {
            assert_eq!(here.features(face).map(f64::to_bits), there.features(face).map(f64::to_bits), "{face}");
            assert!((0.0..=1.0).contains(&here.chance_to_help(face)), "{face}");
        }
        taken += view.taken_by(view.next()).count();
    });
    assert!(taken > 100, "tiles are taken: {taken}");
}

/// For each rack, the test compares every tile that helps the next player with every tile that does not. In more than
/// 58 % of these pairs, the model gives the helpful tile the higher probability. The model was fitted to other deals.
#[test]
fn estimates_are_better_than_chance() {
    let (mut right, mut pairs) = (0_u32, 0_u32);
    play(2, 60, PlayerKind::Careful, |engine, state| {
        let view = state.view(state.seat());
        let next = Hand::from_tiles(view.table(), state.rack(view.next()).iter()).expect("a rack");
        let (useful, observed) = (engine.useful(&next), Observations::of(&view));
        let rated: Vec<(bool, f64)> = (view.rack().distinct())
            .filter_map(|tile| Some((useful.contains(&tile), view.table().roles().of(tile).face()?)))
            .map(|(helps, face)| (helps, observed.chance_to_help(face)))
            .collect();
        for (_, high) in rated.iter().filter(|(helps, _)| *helps) {
            for (_, low) in rated.iter().filter(|(helps, _)| !*helps) {
                pairs += 1;
                right += u32::from(high > low);
            }
        }
    });
    assert!(pairs > 20_000, "{pairs}");
    assert!(f64::from(right) > 0.58 * f64::from(pairs), "{right} of {pairs}");
}

#[test]
fn the_file_of_weights_has_a_row_for_each_sign() {
    let text = std::fs::read_to_string(root().join("src/game/players/danger.tsv")).expect("the weights");
    let mut lines = text.lines();
    let command = lines.next().expect("a first line");
    assert!(command.starts_with("# cargo run --release --example danger -- "), "{command}");
    assert!(command.ends_with("src/game/players/danger.tsv"), "{command}");
    assert_eq!(lines.next(), Some("feature\thelps\twins"));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), 1 + FEATURES);
    for (row, name) in rows.iter().zip(["always 1".to_owned()].into_iter().chain(feature_names())) {
        assert_eq!((row.len(), row[0]), (3, name.as_str()));
        for number in &row[1..] {
            assert!(number.parse::<f64>().expect("a number").abs() < 20.0, "{row:?}");
        }
    }
}

#[test]
fn the_logistic_function_is_near_the_exact_one() {
    for x in -400_i32..=400 {
        let x = f64::from(x) / 10.0;
        let exact = 1.0 / (1.0 + (-x).exp());
        assert!((logistic(x) - exact).abs() < 1e-3, "{x}: {} and {exact}", logistic(x));
    }
}

const TILES: [&str; 2] = ["K5", "R9"];

fn throws() -> [Tile; 2] {
    TILES.map(|tile| tile.parse().expect("a tile"))
}

#[test]
fn another_discard_is_chosen_only_where_it_spares_more_than_it_costs() {
    let [first, other] = throws();
    let choices = |own: i64| [(first, 0), (other, own)].into_iter();
    let always = || (0..40).map(|_| move |tile: Tile| tile == first);
    assert_eq!(most_gaining(first, 12, choices(-11), always()), Some(other));
    assert_eq!(most_gaining(first, 12, choices(-12), always()), None);
    assert_eq!(most_gaining(first, 12, [(first, 0)].into_iter(), always()), None);
    let half = || (0..40).map(|world| move |tile: Tile| tile == first && world % 2 == 0);
    assert_eq!(most_gaining(first, 12, choices(-5), half()), Some(other));
    assert_eq!(most_gaining(first, 12, choices(-6), half()), None);
}

#[test]
fn the_choice_that_gains_the_most_is_taken() {
    let [first, other] = throws();
    let third: Tile = "B2".parse().expect("a tile");
    let always = || (0..40).map(|_| move |tile: Tile| tile == first);
    for (own, best) in [([-5, -4], third), ([-4, -5], other)] {
        let choices = [(other, own[0]), (first, 0), (third, own[1])];
        assert_eq!(most_gaining(first, 12, choices.into_iter(), always()), Some(best));
    }
}

/// The rating of a rack, in hundredths of a tile, is the sum of two numbers:
/// 1. The number of unseen useful tiles (which bring the rack nearer to a win).
/// 2. Twice the mean number of useful tiles after drawing a useful tile and throwing the best discard. This is 0 if the
///    rack lacks only one tile.
#[test]
fn a_rack_is_rated_by_what_is_useful_now_and_later() {
    let engine = engine();
    for deal in 0..cases(40) as u64 {
        let setup = Setup::dealt(&Profile::new(Variant::Okey), 11, deal, 0);
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let state = State::new(setup);
        let view = state.view(state.seat());
        let advised = |tiles: &Tiles, seen: &Tiles| {
            let hand = Hand::from_tiles(view.table(), tiles.iter()).expect("a hand");
            engine.advise(&hand, seen).expect("a hand with a discard").discards
        };
        let rack = view.rack().tiles();
        for discard in advised(&rack, &Tiles::default()) {
            let (rest, thrown): (Tiles, Tiles) = (rack.without(discard.tile), [discard.tile].into_iter().collect());
            let count: usize = discard.useful.iter().map(|useful| useful.left).sum();
            let later = |drawn: Tile| {
                let after = advised(&rest.iter().chain([drawn]).collect(), &thrown);
                let least = after.iter().map(AdvisedDiscard::distance).min();
                let near = after.iter().filter(|each| Some(each.distance()) == least);
                let left = near.map(|each| each.useful.iter().map(|useful| useful.left).sum::<usize>());
                left.max().expect("a discard")
            };
            let sum: usize = discard.useful.iter().map(|useful| useful.left * later(useful.tile)).sum();
            let later = if discard.distance() > 1 && count > 0 { 2 * (100 * sum / count) } else { 0 };
            assert_eq!(
                Foresight::of(&view, &analyzer).rating(&rest),
                100 * count + later,
                "{rack:?} {:?}",
                discard.tile
            );
        }
    }
}

/// Returns true if the tile forms a run or a group with two tiles of the rack, without okeys.
fn completes_meld(view: &View<'_>, tile: Tile) -> bool {
    let table = view.table();
    let placed = |tile: Tile| Some(Placed { tile, stands_for: table.roles().of(tile).face()? });
    let Some(taken) = placed(tile) else { return true };
    let held: Vec<Placed> = view.rack().tiles().iter().filter_map(placed).collect();
    let orders = |one: Placed, other: Placed| [[taken, one, other], [one, taken, other], [one, other, taken]];
    let legal = |places: [Placed; 3]| {
        let kinds = [MeldKind::Run, MeldKind::Group].into_iter();
        kinds.map(|kind| Meld { kind, places: places.to_vec() }).any(|meld| meld.is_legal(table))
    };
    let others = |one: Placed| held.iter().flat_map(move |&other| orders(one, other)).any(legal);
    held.iter().any(|&one| others(one))
}

/// In the classic game `thinker` takes a discard in three cases:
/// - The rack then wins.
/// - The discard completes a meld and brings the rack nearer to a win.
/// - The discard brings the rack nearer to a win, with at least as many useful tiles as an average useful draw leaves.
#[test]
fn a_discard_is_taken_if_it_helps_as_much_as_a_draw() {
    let engine = engine();
    let (mut taken, mut left, mut useful) = (0, 0, 0);
    for deal in 0..cases(60) as u64 {
        let setup = Setup::dealt(&Profile::new(Variant::Okey), 21, deal, 0);
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() && !state.end_unless_finished(&engine) {
            let (seat, view) = (state.seat(), state.view(state.seat()));
            let action = PlayerKind::Thinker.act(&view, &analyzer, &mut Chance::new(21, deal, state.turns(), seat));
            if let Some(discard) = view.takeable().filter(|_| state.must_draw()) {
                let rack = view.rack().tiles();
                let hand = |tiles: Tiles| Hand::from_tiles(view.table(), tiles.iter()).expect("a hand");
                let with = hand(rack.iter().chain([discard]).collect());
                let advised = engine.advise(&with, &view.seen()).expect("a hand with a discard").discards;
                let least = advised.iter().map(AdvisedDiscard::distance).min();
                let now = engine.distances(&hand(rack.clone())).least();
                let did_take = matches!(action, Action::Take(_));
                let near = advised.iter().filter(|each| Some(each.distance()) == least);
                let counts: Vec<usize> =
                    near.map(|each| each.useful.iter().map(|useful| useful.left).sum::<usize>() * 100).collect();
                if least < now && (least == Some(0) || completes_meld(&view, discard)) {
                    assert!(did_take, "{rack:?} {discard}");
                    taken += 1;
                } else if least < now {
                    // The rating is the number of useful tiles now, plus twice their mean number after the draw of a
                    // useful tile. Compute this mean from the rating.
                    let known: Tiles = rack.iter().chain(view.seen().iter()).collect();
                    // One copy of the indicator lies on the table.
                    let turned = view.table().indicator().map(|indicator| Tile::Numbered(indicator.face()));
                    let free = |tile: &Tile| 2 - usize::from(turned == Some(*tile)) - known.count(*tile);
                    let now: usize = engine.useful(&hand(rack.clone())).iter().map(free).sum();
                    let drawn = (Foresight::of(&view, &analyzer).rating(&rack) - 100 * now) / 2;
                    assert!(did_take || counts.iter().min() < Some(&drawn), "{rack:?} {discard} left");
                    assert!(!did_take || counts.iter().max() >= Some(&drawn), "{rack:?} {discard} taken");
                    *(if did_take { &mut useful } else { &mut left }) += 1;
                }
            }
            state.step(&engine, &action);
        }
    }
    assert!(taken > 20 && left > 5 && useful > 1, "{taken} complete a meld, {useful} taken, {left} left");
}
