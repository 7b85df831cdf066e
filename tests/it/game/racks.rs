//! Computer players finish or open if and only if the tiles of their racks allow it.

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Setup, State};
use okey::{FalseJoker, Hand, Named as _, Table, Tile, Tiles, Variant, Verdict, Way};

use crate::engine::case::{Case, engine, hand_of};
use crate::engine::sampler::{Sampler, Sort};
use crate::samples::{cases, enough};

fn on_turn(table: Table, tiles: &[Tile]) -> State {
    let mut setup = Setup::unknown(table, 0);
    setup.racks[0] = tiles.iter().copied().collect();
    State::new(setup)
}

/// Returns the actions that a computer player of this kind chooses with four different seeds.
fn acts(kind: PlayerKind, state: &State, analyzer: &RackAnalyzer) -> Vec<Action> {
    let act = |seed| kind.act(&state.view(0), analyzer, &mut Chance::new(seed, 0, 0, 0));
    (0..4).map(act).collect()
}

/// Computer players finish if and only if the hand wins, and they throw a winning discard.
#[test]
fn players_finish_where_the_hand_wins() {
    let mut sampler = Sampler::new(81);
    let (mut won, mut lost) = (0, 0);
    for round in 0..240 {
        let sort = [Sort::Made, Sort::Dense, Sort::Pairs, Sort::Dizi, Sort::Dealt][round % 5];
        let false_joker = FalseJoker::ALL[round % FalseJoker::ALL.len()];
        let case: Case = sampler.case((Variant::Okey, false_joker, round % 2 == 0), sort, 15, round % 3 == 0);
        let table = case.table();
        let hand =
            Hand::from_tiles(&table, case.tiles.iter().copied()).unwrap_or_else(|faults| panic!("{case}: {faults:?}"));
        let Verdict::OnTurn(discards) = engine().verdict(&hand) else { panic!("{case}: fifteen tiles") };
        let winning: Vec<Tile> = discards.iter().map(|discard| discard.tile).collect();
        let engine = engine();
        let (analyzer, state) = (RackAnalyzer::new(&engine, &table), on_turn(table, &case.tiles));
        for kind in [PlayerKind::Random, PlayerKind::Nearest] {
            for action in acts(kind, &state, &analyzer) {
                let finished = winning.iter().any(|&tile| action == Action::finish(tile));
                assert_eq!(finished, !winning.is_empty(), "{kind}: {case}: {action:?}");
            }
        }
        *if winning.is_empty() { &mut lost } else { &mut won } += 1;
    }
    assert!(won > 40 && lost > 40, "{won} win, {lost} do not");
}

/// A computer player that can open only with pairs opens if and only if its rack has enough pairs. The distance from an
/// opening with pairs is 0 for exactly these racks.
#[test]
fn pairs_are_counted_as_they_are_laid() {
    let mut sampler = Sampler::new(82);
    let mut opened = 0;
    for round in 0..cases(300) {
        let false_joker = FalseJoker::ALL[round % FalseJoker::ALL.len()];
        let sort = if round % 4 == 0 { Sort::Dealt } else { Sort::Pairs };
        let mut case = sampler.case((Variant::Yuzbir, false_joker, false), sort, 22, false);
        for _ in 0..sampler.below(12) {
            case = sampler.exchanged(&case);
        }
        // No rack reaches a sum of 1000, so only pairs can open.
        let plain = case.table().with("open.sum", "1000").expect("a switch");
        let pairs = engine().pairs(&case.hand(&plain)).expect("a game with pairs").with_okeys;
        let tiles: Tiles = case.tiles.iter().copied().collect();
        for needed in pairs.saturating_sub(1).max(1)..=(pairs + 2).min(10) {
            let table = plain.with("open.pairs", &needed.to_string()).expect("a switch");
            let distance = engine().distances(&hand_of(&table, tiles.iter())).of(Way::Pairs);
            assert_eq!(distance == Some(0), pairs >= needed, "{needed}: {case}: {distance:?}");

            let engine = engine();
            let (analyzer, state) = (RackAnalyzer::new(&engine, &table), on_turn(table, &case.tiles));
            let opens = state.actions(&engine).iter().any(|action| matches!(action, Action::Open(_)));
            assert_eq!(opens, pairs >= needed, "{needed}: {case}");
            let open = |action: &Action| match action {
                Action::Open(melds) => melds.0.iter().all(|meld| meld.len() == 2),
                _ => false,
            };
            assert!(
                acts(PlayerKind::Nearest, &state, &analyzer).iter().all(|action| open(action) == opens),
                "{needed}: {case}"
            );
            // In four tries the random player opens at least once if it can, and never if it cannot.
            let random = acts(PlayerKind::Random, &state, &analyzer);
            assert_eq!(random.iter().any(open), opens, "{needed}: {case}: {random:?}");
            opened += usize::from(opens);
        }
    }
    assert!(opened > enough(100), "{opened} open");
}

/// A random player opens with runs and groups in some tries if and only if the rack has an opening.
#[test]
fn players_open_where_the_rack_opens() {
    let mut sampler = Sampler::new(83);
    let (mut may, mut may_not) = (0, 0);
    for round in 0..cases(200) {
        let false_joker = FalseJoker::ALL[round % FalseJoker::ALL.len()];
        let sort = [Sort::Made, Sort::Dense, Sort::Dealt][round % 3];
        let mut case = sampler.case((Variant::Yuzbir, false_joker, round % 2 == 0), sort, 22, false);
        for _ in 0..sampler.below(14) {
            case = sampler.exchanged(&case);
        }
        let table = case.table();
        let engine = engine();
        let (analyzer, state) = (RackAnalyzer::new(&engine, &table), on_turn(table, &case.tiles));
        let opens = state.actions(&engine).iter().any(|action| matches!(action, Action::Open(_)));
        let open = |action: &Action| matches!(action, Action::Open(_));
        assert_eq!(acts(PlayerKind::Random, &state, &analyzer).iter().any(open), opens, "{case}");
        assert_eq!(acts(PlayerKind::Nearest, &state, &analyzer).iter().all(open), opens, "{case}");
        *if opens { &mut may } else { &mut may_not } += 1;
    }
    assert!(may > enough(30) && may_not > enough(30), "{may} and {may_not}");
}
