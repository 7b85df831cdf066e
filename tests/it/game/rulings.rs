//! The game accepts an action if and only if the judge allows it, and a foul costs what the judge says.

use crate::engine::case::engine;
use std::io::{self, Write as _};

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, SEATS, Setup, State, Wrong};
use okey::judge::{Claim, Cost, DiscardClaim, FinishClaim, LayoffClaim, OpeningClaim, Ruling, SwapClaim, judge};
use okey::notation::{LaidMelds, LaidTile};
use okey::score::Opened;
use okey::{Clause, Game, Hand, Profile, Symbol, Tile, Variant};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The numbers of compared actions that are allowed (`stand`) and not allowed (`fall`).
#[derive(Default)]
struct Compared {
    stand: usize,
    fall: usize,
}

impl Compared {
    /// Asserts that the judge's ruling on an action agrees with the game. `wrong` is `None` if the game accepts the
    /// action.
    fn enter(&mut self, ruling: &Ruling, wrong: Option<&Wrong>, what: &str) {
        // If the judge allows the action for one reading of an undeclared okey, it counts as allowed.
        let sound = ruling.readings.iter().any(|reading| reading.allowed == Some(true));
        let allowed = ruling.allowed == Some(true) || ruling.allowed.is_none() && sound;
        assert_eq!(allowed, wrong.is_none(), "{what}: {wrong:?}\n{ruling:?}");
        if allowed {
            self.stand += 1;
            return;
        }
        self.fall += 1;
        let wrong = wrong.expect("it falls");
        let cost = ruling.cost.as_ref().map(Cost::points);
        match wrong.foul {
            Some(_) => assert_eq!(cost, Some(wrong.points), "{what}"),
            None => assert_eq!((wrong.points, cost.unwrap_or(0)), (0, 0), "{what}\n{ruling:?}"),
        }
    }
}

fn wrong(state: &State, action: &Action) -> Option<Wrong> {
    state.apply(&engine(), action).err()
}

fn all_melds(state: &State) -> LaidMelds {
    LaidMelds(state.melds().iter().map(|meld| meld.laid.clone()).collect())
}

/// Throws each tile of the rack in a copy of the state. Asserts that the game reports a foul `discard.*` if and only if
/// the judge does.
fn throws(state: &State, compared: &mut Compared) {
    let rack = state.rack(state.seat());
    for tile in rack.distinct().filter(|_| rack.len() > 1) {
        let claim = DiscardClaim { tile, on_table: Some(all_melds(state)), last: false, called: None, withdrawn: None };
        let ruling = judge(&engine(), state.table(), &Claim::Discard(claim));
        let mut next = state.clone();
        let step = next.step(&engine(), &Action::throw(tile));
        let of_discards = |wrong: &&Wrong| matches!(wrong.clause, Clause::DiscardPlayable | Clause::DiscardOkey);
        compared.enter(&ruling, step.wrong.iter().find(of_discards), &format!("throw {tile}"));
    }
}

/// Compares the game with the judge on each layoff and each swap of a single tile. Also compares them on layoffs of two
/// neighbouring tiles of the rack.
fn layoffs(state: &State, compared: &mut Compared) {
    let rack = state.rack(state.seat());
    let opened = state.player(state.seat()).opened;
    let all: Vec<Tile> = rack.distinct().collect();
    let tiles: Vec<Tile> = all.iter().copied().filter(|&tile| !state.table().is_okey(tile)).collect();
    // A player who opened with runs and groups may lay off two tiles together. Try neighbouring tiles of the rack, in
    // both orders.
    let series = opened == Some(Opened::Series);
    let together = all.windows(2).filter(|_| series).flat_map(|two| [two.to_vec(), vec![two[1], two[0]]]);
    let groups: Vec<Vec<Tile>> = tiles.iter().map(|&tile| vec![tile]).chain(together).collect();
    for (tiles, meld) in groups.iter().flat_map(|tiles| state.melds().iter().map(move |meld| (tiles, meld))) {
        if rack.len() <= tiles.len() {
            continue;
        }
        // The game counts an okey that is written by its face, such as R6, as that face, so write it as `O*`.
        let okey = |tile: &Tile| {
            state.table().is_okey(*tile).then(|| LaidTile { symbol: Symbol::Okey, ..LaidTile::tile(*tile) })
        };
        let laid: Vec<LaidTile> =
            tiles.iter().map(|tile| okey(tile).unwrap_or_else(|| LaidTile::tile(*tile))).collect();
        let action = Action::Add { tiles: laid.clone(), to: Some(meld.number) };
        let claim =
            LayoffClaim { tiles: LaidMelds(vec![laid]), onto: meld.alone(), opened, same_turn: false, undo: false };
        let refused = wrong(state, &action);
        // A player who opened with pairs may lay off at most two tiles in a turn. Skip layoffs that the game refuses
        // for this reason, because a claim does not say how many were laid off before.
        if refused.as_ref().is_none_or(|wrong| wrong.clause != Clause::LayoffPairsLimit) {
            let ruling = judge(&engine(), state.table(), &Claim::Layoff(claim));
            compared.enter(&ruling, refused.as_ref(), &action.to_string());
        }
        let &[tile] = &**tiles else { continue };
        let action = Action::Swap { tiles: vec![Symbol::Tile(tile)], at: Some(meld.number) };
        let claim = SwapClaim { tiles: vec![tile], from: meld.alone(), opened, same_turn: false, again: false };
        let ruling = judge(&engine(), state.table(), &Claim::Swap(claim));
        // The tests of the referee cover swaps by players who have not opened.
        if opened.is_some() {
            compared.enter(&ruling, wrong(state, &action).as_ref(), &action.to_string());
        }
    }
}

/// Compares the game with the judge on each legal opening, and on the same opening without one of its melds.
fn openings(state: &State, compared: &mut Compared) {
    let seat = state.seat();
    if state.player(seat).opened.is_some() {
        return;
    }
    let openings = state.actions(&engine()).into_iter().filter_map(|action| match action {
        Action::Open(melds) => Some(melds),
        _ => None,
    });
    for melds in openings.collect::<Vec<_>>() {
        for left_out in 0..=melds.0.len() {
            let kept = melds.0.iter().enumerate().filter(|(at, _)| *at != left_out).map(|(_, meld)| meld.clone());
            let melds = LaidMelds(kept.collect());
            let tiles: usize = melds.0.iter().map(Vec::len).sum();
            // Skip an opening that leaves one tile: as an elden (a finish with a single opening) it is another type of
            // claim.
            if melds.0.is_empty() || tiles + 1 >= state.rack(seat).len() {
                continue;
            }
            let taken = state.view(seat).taken().map(|taken| taken.tile);
            let claim = OpeningClaim { melds: melds.clone(), taken, ..OpeningClaim::default() };
            let ruling = judge(&engine(), state.table(), &Claim::Opening(claim));
            let action = Action::Open(melds);
            compared.enter(&ruling, wrong(state, &action).as_ref(), &action.to_string());
        }
    }
}

/// Compares the game with the judge on finishes of a classic hand, one for each tile that could be thrown. The claim
/// names the winning layout if there is one.
fn finishes(state: &State, compared: &mut Compared) {
    let rack = state.rack(state.seat());
    let Ok(hand) = Hand::new(state.table(), &rack.iter().collect()) else { return };
    let engine = engine();
    for tile in rack.distinct() {
        let action = Action::finish(tile);
        let laid = |placed: &okey::Placed| {
            let okey = state.table().is_okey(placed.tile).then_some(placed.stands_for);
            okey.map_or(LaidTile::tile(placed.tile), |face| LaidTile::standing_for(placed.tile, face))
        };
        let witness = engine.witness(&hand, Some(tile));
        let melds = witness.map(|melds| melds.iter().map(|meld| meld.places.iter().map(laid).collect()).collect());
        let refused = wrong(state, &action);
        // Skip a finish that wins by pairs, because it has no layout of melds. For a finish that does not win, claim
        // one meld of two tiles, which the judge refuses.
        if melds.is_none() && refused.is_none() {
            continue;
        }
        let two = rack.iter().take(2).map(LaidTile::tile);
        let melds = LaidMelds(melds.unwrap_or_else(|| vec![two.collect()]));
        let claim = FinishClaim { melds, thrown: Some(tile), ..FinishClaim::default() };
        compared.enter(&judge(&engine, state.table(), &Claim::Finish(claim)), refused.as_ref(), &action.to_string());
    }
}

/// Compares rulings at random states of simulated hands, until `wanted` rulings are compared.
fn compare(variant: Variant, wanted: usize) -> Compared {
    let profile = Profile::new(variant);
    let mut compared = Compared::default();
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let kinds = [PlayerKind::Nearest, PlayerKind::Random, PlayerKind::Careful, PlayerKind::Nearest];
    for hand in 0.. {
        let setup = Setup::dealt(&profile, 17, hand, 0);
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() {
            let seat = state.seat();
            // Before a player has opened, no meld is on the table and little can be compared, so skip most of these
            // states.
            let somebody = (0..SEATS).any(|seat| state.player(seat).opened.is_some());
            let ends = state.actions(&engine).iter().any(|action| matches!(action, Action::Finish { .. }));
            if !state.must_draw() && (ends || random.random_range(0..if somebody { 3 } else { 20 }) == 0) {
                if profile.game() == Game::Yuzbir {
                    throws(&state, &mut compared);
                    layoffs(&state, &mut compared);
                    openings(&state, &mut compared);
                } else {
                    finishes(&state, &mut compared);
                }
            }
            if compared.stand + compared.fall >= wanted {
                return compared;
            }
            let mut chance = Chance::new(1, hand, state.turns(), seat);
            let action = kinds[seat].act(&state.view(seat), &analyzer, &mut chance);
            state.step(&engine, &action);
        }
    }
    unreachable!("there are hands without end")
}

fn on(wanted: usize) {
    for variant in Variant::ALL {
        let Compared { stand, fall } = compare(variant, wanted);
        let _ = writeln!(io::stdout(), "{variant}: {stand} claims stand, {fall} fall");
        assert!(stand > 0 && fall > 0, "{variant}: {stand} and {fall}");
    }
}

#[test]
fn play_rules_as_the_referee_does() {
    on(600);
}

#[test]
#[ignore = "a long proof: ten thousand made turns a game"]
fn play_rules_as_the_referee_does_ten_thousand_times() {
    on(10_000);
}
