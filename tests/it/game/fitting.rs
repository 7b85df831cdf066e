//! Before the game asks the judge about an action, it quickly checks whether the tile could fit the meld. The quick
//! check excludes no action that the judge allows.

use crate::engine::case::{engine, profile};
use crate::samples::{cases, enough};
use okey::deck::set;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Setup, State, Why};
use okey::judge::{Claim, DiscardClaim, judge};
use okey::notation::{LaidMelds, LaidTile};
use okey::within::growing;
use okey::{Clause, Colour, Face, FalseJoker, Named as _, Number, Profile, Role, Symbol, Table, Tile};

/// Returns the state at the end of a simulated hand whose players lay melds and lay off tiles.
fn played(profile: &Profile, hand: u64) -> State {
    let setup = Setup::dealt(profile, 23, hand, 0);
    let engine = engine();
    let analyzer = RackAnalyzer::new(&engine, &setup.table);
    let mut state = State::new(setup);
    while state.over().is_none() {
        let mut chance = Chance::new(1, hand, state.turns(), state.seat());
        let kind = if hand.is_multiple_of(2) { PlayerKind::Nearest } else { PlayerKind::Random };
        let action = kind.act(&state.view(state.seat()), &analyzer, &mut chance);
        state.step(&engine, &action);
    }
    state
}

/// Returns the meld with all its okeys undeclared, so that each may stand for any fitting tile.
fn undeclared(table: &Table, laid: &[LaidTile]) -> Vec<LaidTile> {
    let open = |laid: &LaidTile| {
        let okey = matches!(laid.symbol, Symbol::Tile(Tile::Numbered(face)) if table.is_okey(face.into()));
        let symbol = if okey { Symbol::Okey } else { laid.symbol };
        LaidTile { symbol, declared: None, ..laid.clone() }
    };
    laid.iter().map(open).collect()
}

/// Returns the meld with up to `okeys` of its tiles replaced by undeclared okeys, but at least one tile unchanged. The
/// first okey replaces the tile at the index `first`, and each further okey the tile two places later.
fn with_okeys(laid: &[LaidTile], okeys: usize, first: usize) -> Vec<LaidTile> {
    let mut laid = laid.to_vec();
    let count = laid.len();
    for at in (0..okeys.min(count - 1)).map(|okey| (first + 2 * okey) % count) {
        laid[at].symbol = Symbol::Okey;
    }
    laid
}

/// Returns a group of three natural tiles.
fn plain_group(table: &Table) -> Vec<Tile> {
    let group = |number| [Colour::Black, Colour::Red, Colour::Blue].map(|colour| Face::new(colour, number));
    let plain = |group: &[Face; 3]| group.iter().all(|&face| table.roles().of(face.into()) == Role::Natural(face));
    let groups = Number::all().map(group).find(plain).expect("a number without an okey");
    groups.map(Tile::from).to_vec()
}

/// Returns a state with this meld on the table, in which the player on turn has opened and holds `tiles`. Returns
/// `None` if the meld is illegal.
fn before(table: &Table, laid: &[LaidTile], tiles: &[Tile]) -> Option<State> {
    let held = |laid: &LaidTile| laid.symbol.tile(table.indicator()).expect("a tile");
    let own = plain_group(table);
    let mut setup = Setup::unknown(table.clone(), 0);
    setup.racks[0] = laid.iter().map(held).chain(own.iter().copied()).collect();
    setup.racks[1] = tiles.iter().chain(&own).copied().collect();
    setup.stock = vec![own[0]; 40];
    setup.stock_left = setup.stock.len();
    let mut state = State::new(setup);
    let melds = |meld: Vec<LaidTile>| Action::Open(LaidMelds(vec![meld]));
    state = state.apply(&engine(), &melds(laid.to_vec())).ok()?;
    state.step(&engine(), &Action::throw(own[0]));
    state = state.apply(&engine(), &Action::Draw(None)).expect("a tile is drawn");
    let group = melds(own.into_iter().map(LaidTile::tile).collect());
    Some(state.apply(&engine(), &group).unwrap_or_else(|wrong| panic!("{wrong:?}")))
}

fn shown(laid: &[LaidTile]) -> String {
    laid.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns true if the judge calls throwing this tile a foul, or `None` if an undeclared okey leaves this undecided.
fn playable(state: &State, tile: Tile) -> Option<bool> {
    let melds = LaidMelds(state.melds().iter().map(|meld| meld.laid.clone()).collect());
    let claim = DiscardClaim { tile, on_table: Some(melds), last: false, called: None, withdrawn: None };
    judge(&engine(), state.table(), &Claim::Discard(claim)).allowed.map(|allowed| !allowed)
}

/// The game accepts exactly the layoffs and swaps that it offers. Throwing a tile is a foul if and only if the judge
/// says so.
///
/// The test tries every tile on every meld of simulated hands: as laid, with undeclared okeys, and with some tiles
/// replaced by okeys.
#[test]
fn the_quick_check_excludes_no_legal_action() {
    let (mut fits, mut swaps, mut undecided, mut spared) = (0, 0, 0, 0);
    for (&false_joker, wrap) in FalseJoker::ALL.iter().flat_map(|joker| [(joker, "false"), (joker, "true")]) {
        let switches = [("false_joker", false_joker.name()), ("run_wrap", wrap)];
        let profile = profile("101", &switches);
        for hand in 0..cases(6) as u64 {
            let state = played(&profile, hand);
            // Let any meld open: a sum of 1 or a single pair is enough.
            let table = state.table().with("open.sum", "1").and_then(|table| table.with("open.pairs", "1"));
            let table = table.expect("settings");
            let mut tiles: Vec<Tile> = set(profile.game()).collect();
            tiles.sort_unstable();
            tiles.dedup();
            for (at, laid) in state.melds().iter().map(|meld| &meld.laid).enumerate() {
                let open = undeclared(&table, laid);
                let more = [1, 2].map(|okeys| with_okeys(&open, okeys, at));
                for laid in [laid.clone(), open].into_iter().chain(more) {
                    let Some(state) = before(&table, &laid, &tiles) else { continue };
                    let offered = state.actions(&engine());
                    for &tile in &tiles {
                        // An okey that is written by its face, such as R6, would count as that face, so write it as
                        // `O*`.
                        let okey = table.is_okey(tile);
                        let free = LaidTile::tile(tile);
                        let free = LaidTile { symbol: if okey { Symbol::Okey } else { free.symbol }, ..free };
                        let put = Action::Add { tiles: vec![free], to: Some(1) };
                        let added = offered.iter().any(|action| match action {
                            Action::Add { tiles, to: Some(1) } => tiles[0].symbol == Symbol::Tile(tile),
                            _ => false,
                        });
                        assert_eq!(added, state.apply(&engine(), &put).is_ok(), "{tile} on {}", shown(&laid));
                        fits += usize::from(added);

                        let swap = Action::Swap { tiles: vec![Symbol::Tile(tile)], at: Some(1) };
                        let swapped = offered.contains(&swap);
                        assert_eq!(
                            swapped,
                            state.apply(&engine(), &swap).is_ok(),
                            "{tile} for an okey of {}",
                            shown(&laid)
                        );
                        swaps += usize::from(swapped);

                        if !okey {
                            let expected = playable(&state, tile);
                            let step = state.clone().step(&engine(), &Action::throw(tile));
                            let foul = step.wrong.iter().any(|wrong| wrong.clause == Clause::DiscardPlayable);
                            let open = step.unknown.iter().any(|remark| remark.why == Why::PlayableUndecided);
                            let heard = (expected == Some(true), expected.is_none());
                            assert_eq!((foul, open), heard, "throw {tile} beside {}", shown(&laid));
                            undecided += usize::from(open);
                        }
                        spared += usize::from(!growing(&table, &laid).contains(table.roles().of(tile)));
                    }
                }
            }
        }
    }
    assert!(fits > enough(1000) && spared > 10 * fits, "{fits} and {spared}");
    assert!(swaps > enough(1000) && undecided > enough(1000), "{swaps} and {undecided}");
}
