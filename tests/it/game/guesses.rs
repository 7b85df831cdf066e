//! Computer players draw only true conclusions about the next player's rack. They replace their first choice of a
//! discard only by one that is certain to be better.

use crate::engine::case::engine;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Chance, Setup, State};
use okey::within::{NextPlayer, surest};
use okey::{Profile, Tile, Variant};

#[test]
fn inferences_about_the_next_player_are_true() {
    let profile = Profile::new(Variant::Okey);
    let mut taken = 0;
    for deal in 0..20 {
        let setup = Setup::dealt(&profile, 3, deal, 0);
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() {
            let seat = state.seat();
            let view = state.view(seat);
            let next = NextPlayer::of(&view, &analyzer);
            let rack = state.rack(view.next());
            assert_eq!(next.held, rack.len());
            assert!(next.taken.iter().all(|&tile| rack.count(tile) > 0), "what he took he holds");
            let may_hold =
                |tile| [&next.taken, &next.unseen].into_iter().flatten().filter(|&&other| other == tile).count();
            assert!(
                rack.distinct().all(|tile| rack.count(tile) <= may_hold(tile)),
                "his rack is one of those imagined"
            );
            taken += next.taken.len();
            let mut chance = Chance::new(3, deal, state.turns(), seat);
            state.step(&engine, &PlayerKind::Nearest.player().act(&view, &analyzer, &mut chance));
        }
    }
    assert!(taken > 100, "tiles are taken: {taken}");
}

const TILES: [&str; 2] = ["K5", "R9"];

/// Returns K5 and R9, the two discards that a player compares in these tests.
fn throws() -> [Tile; 2] {
    TILES.map(|tile| tile.parse().expect("a tile"))
}

#[test]
fn a_gain_is_sure_beyond_two_standard_errors() {
    let [greedy, other] = throws();
    let mut chance = Chance::new(1, 2, 3, 0);
    let mut sure = 0;
    for _ in 0..2000 {
        let many = 2 + chance.below(20);
        let small = |number: usize| i64::try_from(number).expect("small");
        let (own, fed) = (small(chance.below(30)) - 12, small(chance.below(25)));
        // Each entry is a possible rack of the next player. It has a weight, and says whether that player would take K5
        // and would take R9.
        let worlds: Vec<(i64, [bool; 2])> =
            (0..many).map(|_| (1_i64 << chance.below(5), [chance.below(3) > 0, chance.below(4) == 0])).collect();
        let takes = |&(weight, [one, another]): &(i64, [bool; 2])| {
            (weight, move |tile: Tile| if tile == greedy { one } else { another })
        };
        let chosen = surest(greedy, fed, [(other, own)].into_iter(), worlds.iter().map(takes));

        let gain = |[one, another]: [bool; 2]| own + fed * (i64::from(one) - i64::from(another));
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let entries: Vec<(f64, f64)> =
            worlds.iter().map(|&(weight, taken)| (weight as f64, gain(taken) as f64)).collect();
        let weights: f64 = entries.iter().map(|(weight, _)| weight).sum();
        let mean = entries.iter().map(|(weight, each)| weight * each).sum::<f64>() / weights;
        let variance: f64 = entries.iter().map(|(weight, each)| (weight * (each - mean) / weights).powi(2)).sum();
        let expected = mean > 0.0 && mean > 2.0 * variance.sqrt();
        if (mean - 2.0 * variance.sqrt()).abs() > 1e-9 {
            assert_eq!(chosen, expected.then_some(other), "{own} and {fed}: {entries:?}");
        }
        sure += usize::from(expected);
    }
    assert!((200..1800).contains(&sure), "{sure}");
}

#[test]
fn another_discard_is_chosen_only_where_it_surely_spares_more_than_it_costs() {
    let [greedy, other] = throws();
    let choices = |own: i64| [(greedy, 0), (other, own)].into_iter();
    let always = || (0..40).map(|_| (1, move |tile: Tile| tile == greedy));
    assert_eq!(surest(greedy, 12, choices(-5), always()), Some(other));
    assert_eq!(surest(greedy, 12, choices(-12), always()), None);
    assert_eq!(surest(greedy, 12, [(greedy, 0)].into_iter(), always()), None);
    let now_and_then = || (0..40).map(|world| (1, move |tile: Tile| (tile == greedy) == (world % 2 == 0)));
    assert_eq!(surest(greedy, 12, choices(0), now_and_then()), None);
}

/// A player first chooses the discard `greedy`. If other discards are certain to be better, `surest` returns the best
/// of them.
#[test]
fn the_choice_that_gains_the_most_is_taken() {
    let [greedy, other] = throws();
    let third: Tile = "B2".parse().expect("a tile");
    let always = || (0..40).map(|_| (1, move |tile: Tile| tile == greedy));
    for (own, best) in [([-5, -4], third), ([-4, -5], other)] {
        let choices = [(other, own[0]), (greedy, 0), (third, own[1])];
        assert_eq!(surest(greedy, 12, choices.into_iter(), always()), Some(best));
    }
}
