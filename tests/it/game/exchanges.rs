//! In simulated games, players finish, lay taken tiles, and swap okeys out of melds. The judge allows each of these
//! actions as a claim.

use crate::engine::case::engine;
use crate::samples::{cases, enough};
use std::io::{self, Write as _};

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Over, SEATS, Setup, State};
use okey::judge::{Account, Claim, Cost, FinishClaim, Neighbour, Ruling, SwapClaim, TakeClaim, Taken, judge};
use okey::notation::{LaidMelds, LaidTile};
use okey::score::{FinishKind, Opened};
use okey::{Profile, Tile, Variant};

/// The facts of the current turn that a claim states, for example which players have opened.
#[derive(Default)]
struct PlayedTurn {
    opened: Option<Opened>,
    others_opened: bool,
    on_table: LaidMelds,
    taken: Option<Tile>,
    laid: LaidMelds,
    laid_off: Vec<Tile>,
    swapped: Vec<Tile>,
    undone: bool,
}

/// The number of claims of each kind. One claim can count in several fields.
#[derive(Debug, Default)]
struct Asked {
    finishes: usize,
    with_swaps: usize,
    taken: usize,
    taken_for_okeys: usize,
    at_once: usize,
    kept: usize,
}

fn melds(state: &State) -> LaidMelds {
    LaidMelds(state.melds().iter().map(|meld| meld.laid.clone()).collect())
}

fn tiles<'a>(state: &State, laid: impl IntoIterator<Item = &'a LaidTile>) -> Vec<Tile> {
    laid.into_iter().filter_map(|laid| laid.symbol.tile(state.table().indicator())).collect()
}

/// Returns true if the judge allows the claim, at least for one reading of the undeclared okeys.
fn stands(ruling: &Ruling) -> bool {
    ruling.allowed == Some(true) || ruling.readings.iter().any(|reading| reading.allowed == Some(true))
}

impl PlayedTurn {
    fn begins(state: &State) -> Self {
        let seat = state.seat();
        let others = (0..SEATS).filter(|&other| other != seat);
        Self {
            opened: state.player(seat).opened,
            others_opened: others.into_iter().any(|other| state.player(other).opened.is_some()),
            on_table: melds(state),
            ..Self::default()
        }
    }

    /// Adds a legal action to the turn. Asserts that the judge allows it, if it rules on actions of this kind.
    fn enter(&mut self, state: &State, action: &Action, asked: &mut Asked) {
        let opened = state.player(state.seat()).opened;
        let take = |tile, then, opened| TakeClaim {
            tile,
            then,
            opened,
            same_turn: false,
            from: Neighbour::Left,
            pairs_goer: false,
            last_discard: false,
            highest: None,
            on_table: Some(melds(state)),
        };
        let mut used = |then: Taken, by: &[Tile], swapped: bool| {
            let Some(tile) = self.taken.filter(|tile| by.contains(tile)) else { return };
            self.taken = None;
            let ruling = judge(&engine(), state.table(), &Claim::Take(take(tile, then, self.opened)));
            assert!(stands(&ruling), "{action}: {ruling:?}");
            let kept = judge(&engine(), state.table(), &Claim::Take(take(tile, Taken::Kept, self.opened)));
            assert_eq!((kept.allowed, kept.cost.as_ref().map(Cost::points)), (Some(false), Some(101)), "{action}");
            asked.taken += 1;
            asked.kept += 1;
            asked.taken_for_okeys += usize::from(swapped);
        };
        match action {
            Action::Take(_) => self.taken = state.takeable(),
            Action::Open(laid) | Action::Lay(laid) => {
                used(Taken::Opens(laid.clone()), &tiles(state, laid.0.iter().flatten()), false);
                self.laid.0.extend(laid.0.iter().cloned());
            }
            Action::Add { tiles: added, .. } => {
                let added = tiles(state, added);
                used(Taken::Onto(melds(state)), &added, false);
                self.laid_off.extend(added);
            }
            Action::Swap { tiles: put, at } => {
                let put: Vec<Tile> = put.iter().filter_map(|symbol| symbol.tile(state.table().indicator())).collect();
                used(Taken::Onto(melds(state)), &put, true);
                let meld = state.melds().iter().find(|meld| Some(meld.number) == *at).expect("the meld");
                let from = LaidMelds(vec![meld.laid.clone()]);
                let same_turn = self.opened.is_none();
                let claim = SwapClaim { tiles: put.clone(), from, opened, same_turn, again: false };
                let ruling = judge(&engine(), state.table(), &Claim::Swap(claim));
                assert!(stands(&ruling), "{action}: {ruling:?}");
                asked.at_once += usize::from(same_turn);
                self.swapped.extend(put);
            }
            Action::Undo | Action::PutBack | Action::Gather => self.undone = true,
            _ => {}
        }
    }

    /// Makes a claim from an accepted finish and asserts that the judge allows it. In at least one reading, the
    /// finisher must get −101 points times the factors of `how`. Skips a turn in which the player took something back.
    fn finished(self, before: &State, taken: Option<Tile>, tile: Tile, how: &[FinishKind], asked: &mut Asked) {
        if self.undone {
            return;
        }
        let claim = FinishClaim {
            melds: self.laid,
            thrown: Some(tile),
            laid_off: self.laid_off.into_iter().map(|tile| (tile, None)).collect(),
            on_table: Some(self.on_table),
            opened: self.opened,
            others_opened: self.others_opened,
            taken,
            swapped: self.swapped,
            ..FinishClaim::default()
        };
        let ruling = judge(&engine(), before.table(), &Claim::Finish(claim.clone()));
        assert!(stands(&ruling), "{claim:?}\n{ruling:?}");
        let factor: i64 = how.iter().map(|kind| kind.factor()).product();
        let own = |cost: &Cost| cost.to_account(Account::Player);
        let of_readings = ruling.readings.iter().filter_map(|reading| reading.cost.as_ref());
        let costs: Vec<Option<i64>> = ruling.cost.iter().chain(of_readings).map(own).collect();
        assert!(costs.contains(&Some(-101 * factor)), "{how:?}: {claim:?}\n{ruling:?}");
        asked.finishes += 1;
        asked.with_swaps += usize::from(!claim.swapped.is_empty());
        // The player threw an okey swapped out of a meld. If another tile were thrown, this okey would stay on the
        // rack, so the judge must refuse the finish.
        let okey = before.table().okey().map(Tile::from);
        let laid = tiles(before, claim.melds.0.iter().flatten());
        let used = laid.iter().copied().chain(claim.tiles_laid_off()).any(|tile| Some(tile) == okey);
        if !claim.swapped.is_empty() && claim.thrown == okey && !used {
            let kept = FinishClaim { thrown: Some(Tile::FalseJoker), ..claim };
            assert!(!stands(&judge(&engine(), before.table(), &Claim::Finish(kept.clone()))), "{kept:?}");
        }
    }
}

/// Simulates `hands` hands and asserts that the judge allows the players' actions as claims. Returns the number of
/// claims of each kind.
fn ask(hands: usize) -> Asked {
    let profile = Profile::new(Variant::Yuzbir);
    let kinds = [PlayerKind::Nearest, PlayerKind::Random, PlayerKind::Careful, PlayerKind::Random];
    let mut asked = Asked::default();
    for hand in 0..hands as u64 {
        let setup = Setup::dealt(&profile, 29, hand, 0);
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        let (mut turn, mut number, mut taken) = (PlayedTurn::begins(&state), state.turns(), None);
        while state.over().is_none() {
            let seat = state.seat();
            if state.turns() != number {
                (turn, number, taken) = (PlayedTurn::begins(&state), state.turns(), None);
            }
            let mut chance = Chance::new(1, hand, state.turns(), seat);
            let action = kinds[seat].act(&state.view(seat), &analyzer, &mut chance);
            if matches!(action, Action::Take(_)) {
                taken = state.takeable();
            }
            turn.enter(&state, &action, &mut asked);
            let before = state.clone();
            let step = state.step(&engine, &action);
            assert!(step.wrong.is_empty() || matches!(action, Action::Throw(_)), "{action}: {:?}", step.wrong);
            if let Some(Over::Won { tile, how, .. }) = state.over() {
                turn.finished(&before, taken, *tile, how, &mut asked);
                break;
            }
        }
    }
    asked
}

#[test]
fn the_referee_rules_on_a_turn_as_it_was_played() {
    let asked = ask(cases(900));
    let _ = writeln!(io::stdout(), "{asked:?}");
    assert!(asked.finishes > enough(100) && asked.with_swaps > enough(5) && asked.taken > enough(100), "{asked:?}");
    assert!(asked.taken_for_okeys > 0 && asked.at_once > enough(5), "{asked:?}");
}
