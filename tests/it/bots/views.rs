//! A program in a simulation receives the view of its player and the legal actions. Neither contains a hidden tile.

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Chance, SEATS, Setup, State};
use okey::within::view_json;
use okey::{Profile, Variant};
use serde_json::Value;

use crate::command::{json_of, run};
use crate::engine::case::engine;
use crate::schema::validate::validate;

/// Plays some hands and calls `check` with every state before the end.
fn play(variant: Variant, mut check: impl FnMut(&State)) {
    let engine = engine();
    for deal in 0..3 {
        let setup = Setup::dealt(&Profile::new(variant), 17, deal, 0);
        let analyzer = RackAnalyzer::new(&engine, &setup.table);
        let mut state = State::new(setup);
        while state.over().is_none() {
            check(&state);
            let seat = state.seat();
            let mut chance = Chance::new(1, deal, state.turns(), seat);
            let action = PlayerKind::Random.act(&state.view(seat), &analyzer, &mut chance);
            state.step(&engine, &action);
        }
        check(&state);
    }
}

/// If two hands differ only in tiles that a player cannot see, the player gets the same view and legal actions in both.
#[test]
fn a_view_shows_no_hidden_tile() {
    let engine = engine();
    for variant in [Variant::Okey, Variant::Yuzbir, Variant::Cs102] {
        let mut differ = 0;
        play(variant, |state| {
            let told = |state: &State, seat: usize| {
                let legal: Vec<String> = state.view(seat).actions(&engine).iter().map(ToString::to_string).collect();
                (view_json(&state.view(seat)), legal)
            };
            let seat = state.turns() % SEATS;
            let other = state.with_hidden_shuffled(seat, 3);
            differ += usize::from(other != *state);
            assert_eq!(told(state, seat), told(&other, seat), "{variant}");
        });
        assert!(differ > 20, "{variant}: {differ}");
    }
}

/// The view of a player (everything the player can see, as JSON) agrees with the state of the hand and matches the JSON
/// schema.
#[test]
fn a_view_shows_the_hand() {
    let schema = json_of(&run(&["schema", "view"]).stdout);
    let mut phases = Vec::new();
    for variant in [Variant::Okey, Variant::Yuzbir, Variant::YuzbirTeam, Variant::Cs102] {
        play(variant, |state| {
            let seat = state.turns() % SEATS;
            let view: Value = json_of(&view_json(&state.view(seat)));
            validate(&schema, &view).unwrap_or_else(|why| panic!("{view}: {why}"));
            let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
            assert_eq!(number(&view["stock"]), Some(state.stock_left()));
            assert_eq!(view["rack"].as_array().map(Vec::len), Some(state.rack(seat).len()));
            assert_eq!(number(&view["on_turn"]), state.over().is_none().then(|| state.seat()));
            let tiles: Vec<_> = (0..SEATS).map(|seat| number(&view["players"][seat]["tiles"])).collect();
            assert_eq!(tiles, (0..SEATS).map(|seat| Some(state.rack(seat).len())).collect::<Vec<_>>());
            assert_eq!(view["melds"].as_array().map(Vec::len), Some(state.melds().len()));
            let taken = |discard: &&Value| !discard["taken_by"].is_null();
            let discards = view["discards"].as_array().expect("a list");
            assert_eq!(discards.len(), state.discards().len());
            assert!(
                discards
                    .iter()
                    .filter(taken)
                    .all(|each| { number(&each["taken_by"]) == number(&each["by"]).map(|by| (by + 1) % SEATS) })
            );
            let may_take = state.view(seat).on_turn() && state.takeable().is_some();
            assert_eq!(view["takeable"].is_null(), !may_take);
            phases.push(view["phase"].as_str().expect("a word").to_owned());
        });
    }
    phases.sort();
    phases.dedup();
    assert_eq!(phases, ["draw", "over", "play"]);
}
