//! For a rack that opens, the advice lists the melds to lay and the tile to throw.
//!
//! It is compared with every opening, every discard after it, and every way to pair the tiles. Its fouls agree with
//! `judge`, and its first entry with the computer player `careful`.

use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Setup, State};
use okey::judge::{Claim, Cost, DiscardClaim, judge};
use okey::notation::{LaidMelds, LaidTile};
use okey::opening::{Bars, LaidThrow, Laying};
use okey::score::{Opened, cost};
use okey::{Face, Hand, Meld, MeldKind, Role, Table, Tile, Tiles, Value, Variant, Verdict};

use crate::command::{json_of, run};
use crate::engine::case::{engine, profile};
use crate::samples::{cases, enough};

/// The most openings that a test lists. Racks with more openings are skipped.
const OPENINGS: u64 = 20_000;

/// Returns the cost of a tile left on the rack of a player who opened with pairs. An okey costs its penalty, any other
/// tile twice its number.
fn twice(table: &Table, tile: Tile) -> u32 {
    if table.is_okey(tile) { cost(tile, table) } else { 2 * cost(tile, table) }
}

/// Returns the lowest cost of the tiles left after laying at least `needed` pairs, over all ways to pair the tiles.
/// Returns `None` if the tiles have too few pairs.
fn least_by_pairs(table: &Table, tiles: &[Tile], needed: usize) -> Option<u32> {
    let Some((&first, rest)) = tiles.split_first() else { return (needed == 0).then_some(0) };
    if tiles.len() < 2 * needed {
        return None;
    }
    let role = |tile: Tile| table.roles().of(tile);
    let mut best = least_by_pairs(table, rest, needed).map(|left| left + twice(table, first));
    let mut tried: Vec<Role> = Vec::new();
    for at in 0..rest.len() {
        let other = role(rest[at]);
        let pairs = role(first) == other || [role(first), other].contains(&Role::Wild);
        if !pairs || tried.contains(&other) {
            continue;
        }
        tried.push(other);
        let mut others = rest.to_vec();
        others.remove(at);
        let left = least_by_pairs(table, &others, needed.saturating_sub(1));
        best = best.into_iter().chain(left).min();
    }
    best
}

/// Returns true if a meld of 101 accepts a tile with this role for every reading of its undeclared okeys. A group of
/// three with an okey accepts no fourth colour, because the okey may already stand for it.
pub(super) fn accepts(table: &Table, meld: &Meld, role: Role) -> bool {
    let faces: Vec<Face> = meld.faces().collect();
    let (first, last) = (faces[0], faces[faces.len() - 1]);
    let wilds = meld.tiles().filter(|&tile| table.roles().of(tile) == Role::Wild).count();
    match (meld.kind, role) {
        (MeldKind::Run, Role::Natural(face)) => {
            let number = |face: Face| face.number.get();
            let wraps = table.profile().run_wrap() && number(last) == 13 && number(face) == 1;
            let follows = number(last) + 1 == number(face) && (last.number > first.number);
            first.colour == face.colour && (number(face) + 1 == number(first) || follows || wraps)
        }
        (MeldKind::Run, Role::Wild) => faces.len() < 13,
        (MeldKind::Group, Role::Natural(face)) => {
            faces.len() == 3 && wilds == 0 && first.number == face.number && !faces.contains(&face)
        }
        (MeldKind::Group, Role::Wild) => faces.len() == 3,
        _ => false,
    }
}

/// Returns the lowest cost of throwing `thrown` after one of these openings, or 0 if the hand wins with this discard.
///
/// The cost is that of the tiles left. If the discard is an okey or a laid meld accepts it, 101 for the foul is added.
/// Wilds can replace each other in melds, so the cheapest ones stay on the rack.
///
/// Returns `None` if the hand does not win and no opening leaves `thrown` on the rack.
fn least_by_series(hand: &Hand, openings: &[Laying], thrown: Tile) -> Option<u32> {
    let table = hand.table();
    let wild = |tile: &Tile| table.roles().of(*tile) == Role::Wild;
    let mut wilds: Vec<u32> = hand.tiles().without(thrown).iter().filter(wild).map(|tile| cost(tile, table)).collect();
    wilds.sort_unstable();
    let left = |opening: &Laying| {
        let mut naturals: Vec<Tile> = opening.left.iter().filter(|tile| !wild(tile)).collect();
        let kept = opening.left.iter().filter(wild).count();
        let kept = if wild(&thrown) {
            kept.checked_sub(1)?
        } else {
            naturals.remove(naturals.iter().position(|&tile| tile == thrown)?);
            kept
        };
        let naturals: u32 = naturals.into_iter().map(|tile| cost(tile, table)).sum();
        let role = table.roles().of(thrown);
        let is_foul = table.is_okey(thrown) || opening.melds.iter().any(|meld| accepts(table, meld, role));
        Some(naturals + wilds[..kept].iter().sum::<u32>() + if is_foul { 101 } else { 0 })
    };
    let ends = match engine().verdict(hand) {
        Verdict::OnTurn(discards) => discards.iter().any(|win| win.tile == thrown),
        Verdict::Between(_) => false,
    };
    openings.iter().filter_map(left).chain(ends.then_some(0)).min()
}

/// Returns the points that the judge charges for fouls if the advised melds are laid and the advised tile is thrown.
fn fouls(table: &Table, throw: &LaidThrow) -> u32 {
    let laid = |place: &okey::Placed| match table.roles().of(place.tile) {
        Role::Wild => LaidTile::standing_for(place.tile, place.stands_for),
        Role::Natural(_) => LaidTile::tile(place.tile),
    };
    let melds = throw.laying.melds.iter().map(|meld| meld.places.iter().map(laid).collect()).collect();
    let last = throw.laying.left.is_empty();
    let tile = throw.tile;
    let claim = DiscardClaim { tile, on_table: Some(LaidMelds(melds)), last, called: None, withdrawn: None };
    let cost = judge(&engine(), table, &Claim::Discard(claim)).cost.as_ref().map_or(0, Cost::points);
    u32::try_from(cost).expect("a foul costs")
}

#[test]
fn the_first_throw_of_a_rack_that_opens_costs_the_least() {
    let (mut racks, mut by_pairs, mut fouled, mut closed) = (0, 0, 0, 0);
    for (variant, settings) in [(Variant::Yuzbir, vec![]), (Variant::Yuzbir, vec![("false_joker", "wild")])] {
        let profile = profile(variant.name(), &settings);
        for deal in 0..cases(250) as u64 {
            let setup = Setup::dealt(&profile, 17, deal, 0);
            let table = setup.table.clone();
            let state = State::new(setup);
            let hand = Hand::from_tiles(&table, state.rack(0).iter()).expect("a rack");
            let openings = engine().openings(&hand, Bars::of(&profile), None).expect("101");
            let advice = engine().advise(&hand, &Tiles::default()).expect("a rack on turn");
            let lays = openings.any() || openings.elden == Some(true);
            assert_eq!(advice.discards[0].laid.is_some(), lays, "{}", hand.tiles());
            if !lays || openings.openings > OPENINGS {
                continue;
            }
            let listed: Vec<_> = engine().list_openings(&openings).collect();
            let needed = usize::try_from(Bars::of(&profile).pairs).expect("a count");
            let mut best = None;
            for discard in &advice.discards {
                let throw = discard.laid.as_ref().expect("every throw says what is laid before it");
                let what = || format!("{} without {}, indicator {:?}", hand.tiles(), throw.tile, table.indicator());
                let series = least_by_series(&hand, &listed, throw.tile);
                let kept: Vec<Tile> = hand.tiles().without(throw.tile).iter().collect();
                let okey = if table.is_okey(throw.tile) { 101 } else { 0 };
                let pairs = least_by_pairs(&table, &kept, needed).map(|left| left + okey);
                let unopened = 202 + okey;
                let expected = series.into_iter().chain(pairs).fold(unopened, u32::min);
                assert_eq!(throw.costs(), expected, "{}", what());
                assert_eq!(throw.foul.unwrap_or(0), fouls(&table, throw), "{}", what());
                if throw.opened.is_none() {
                    assert_eq!(
                        (Some(Value::Count(throw.left)), 0),
                        (profile.value("penalty.unopened"), throw.laying.melds.len()),
                        "{}",
                        what()
                    );
                    closed += 1;
                }
                if throw.foul.is_none() {
                    best = best.into_iter().chain([throw.costs()]).min();
                }
                let laid: Tiles = throw.laying.melds.iter().flat_map(okey::Meld::tiles).collect();
                let all: Tiles = laid.iter().chain(throw.laying.left.iter()).chain([throw.tile]).collect();
                assert_eq!(&all, hand.tiles(), "{}", what());
                fouled += usize::from(throw.foul.is_some());
            }
            let first = advice.discards[0].laid.as_ref().expect("it opens");
            assert_eq!(Some(first.costs()), best, "{}", hand.tiles());
            racks += 1;
            by_pairs += usize::from(first.opened == Some(Opened::Pairs));
            // With this rack and an empty table, `careful` must lay the melds that the advice lists first.
            let action = PlayerKind::Careful.act(
                &state.view(0),
                &RackAnalyzer::new(&engine(), &table),
                &mut Chance::new(0, 0, 0, 0),
            );
            if first.only_elden || first.opened.is_none() {
                continue;
            }
            let Action::Open(melds) = action else { panic!("{}: {action:?}", hand.tiles()) };
            let tiles = |melds: &LaidMelds| -> Vec<Tile> {
                melds.0.iter().flatten().filter_map(|laid| laid.symbol.tile(table.indicator())).collect()
            };
            let advised: Vec<Tile> = first.laying.melds.iter().flat_map(okey::Meld::tiles).collect();
            assert_eq!(tiles(&melds), advised, "{}", hand.tiles());
        }
    }
    assert!(
        racks > enough(60) && by_pairs > enough(10) && fouled > enough(50) && closed > enough(20),
        "{racks}, {by_pairs}, {fouled}, {closed}"
    );
}

#[test]
fn the_opening_and_its_throw_are_reported_together() {
    let rack = "R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*";
    let call = ["advise", "-i", "K1", "--variant", "101", rack];
    let answer = json_of(&run(&[&call[..], &["--json"]].concat()).stdout);
    let first = &answer["discards"][0];
    assert_eq!(
        (first["tile"].as_str(), first["costs"].as_u64(), first["foul"].as_u64()),
        (Some("K6"), Some(14), Some(0))
    );
    assert_eq!(first["laying"]["left"], serde_json::json!(["B3", "B5", "Y2", "Y4"]));
    let tiles: Vec<&serde_json::Value> = answer["discards"].as_array().expect("a list").iter().collect();
    assert!(tiles.iter().all(|throw| throw["laying"]["melds"].is_array() && throw["costs"].is_u64()), "{answer}");
    // Throwing an okey, or a tile that fits the melds just laid, is a foul. Fouls are listed last.
    let fouls: Vec<u64> = tiles.iter().filter_map(|throw| throw["foul"].as_u64()).collect();
    assert!(fouls.is_sorted() && fouls.contains(&101), "{fouls:?}");
    for (lang, says) in [("en", "and throw K6. Then 14 points"), ("tr", "açıp K6 atın. Elde 14 puan kalır")] {
        let text = crate::command::text_of(run(&[&call[..], &["--lang", lang]].concat()).stdout).replace('\n', " ");
        assert!(text.contains(says) && text.contains("K4 O*=K5 K6 / R9 R10 R11 R12 R13"), "{text}");
    }
}

/// Returns the advice about one discard: the melds to lay before it, the points for a foul, and the total cost.
fn advised(call: &[&str], thrown: &str) -> (String, u64, u64) {
    let answer = json_of(&run(&[&["advise", "--variant", "101", "--json"], call].concat()).stdout);
    let discards = answer["discards"].as_array().expect("a list");
    let throw = discards.iter().find(|throw| throw["tile"] == thrown).expect("a discard");
    let texts = |list: &serde_json::Value| -> String {
        list.as_array().expect("tiles").iter().filter_map(serde_json::Value::as_str).collect::<Vec<_>>().join(" ")
    };
    let melds: Vec<String> =
        throw["laying"]["melds"].as_array().expect("melds").iter().map(|meld| texts(&meld["as"])).collect();
    let points = |field: &str| throw[field].as_u64().expect("points");
    (melds.join(" / "), points("foul"), points("costs"))
}

#[test]
fn melds_that_the_discard_fits_are_laid_in_another_way() {
    let group = ["-i", "B2", "--opened", "series", "K9 B9 Y9 O Y1 K12"];
    for (thrown, melds) in [("K9", "K9 B9 Y9"), ("B9", "K9 B9 Y9"), ("Y9", "K9 B9 Y9")] {
        assert_eq!(advised(&group, thrown), (melds.to_owned(), 0, 13), "{thrown}");
    }
    let run = ["-i", "B2", "--opened", "series", "K1-3 R8 O"];
    assert_eq!(advised(&run, "K1"), ("K1 K2 K3".to_owned(), 0, 8));
    // Laying nothing costs less than laying the run and paying for the foul.
    let nothing = ["-i", "B2", "--opened", "series", "R1 R2 R3 R4 Y13"];
    assert_eq!(advised(&nothing, "R4"), (String::new(), 0, 19));
    let rack = "K3 K4 K6 K7 K11 K11 R4 R7 R12 R12 B2-6 Y6 Y7 Y7 Y8 Y9 Y12 J";
    let (_, foul, costs) = advised(&["-i", "R11", rack], "Y7");
    assert_eq!((foul, costs), (0, 33));
}

/// Discards that are fouls are listed last, and the others by cost, even if the player can open only with a foul.
#[test]
fn a_foul_comes_after_the_discards_of_a_closed_rack() {
    let rack = "K1x2 K9 K10 K12 R3x2 R4x2 R9 R11 R13 B2x2 B4x2 B10 B11 Y9 Y10 Y12 Y13";
    let call = ["advise", "-i", "Y1", "--variant", "101", rack];
    let answer = json_of(&run(&[&call[..], &["--json"]].concat()).stdout);
    let discards = answer["discards"].as_array().expect("a list");
    let keys = discards.iter().map(|throw| (throw["foul"].as_u64() > Some(0), throw["costs"].as_u64()));
    assert!(keys.is_sorted(), "{answer}");
    assert_eq!((discards[0]["foul"].as_u64(), discards[0]["costs"].as_u64()), (Some(0), Some(202)));
    for (lang, says) in [("en", "do not open yet"), ("tr", "bu turda açmayın")] {
        let text = crate::command::text_of(run(&[&call[..], &["--lang", lang]].concat()).stdout).replace('\n', " ");
        assert!(text.contains(says), "{text}");
    }
}

/// Discards that are fouls are listed last even if fouls cost nothing. Throwing an okey is no foul at a table that
/// allows it.
#[test]
fn fouls_without_a_price_come_last_too() {
    let order = |call: &[&str]| -> Vec<String> {
        let answer = json_of(&run(&[&["advise", "--variant", "101", "--json"], call].concat()).stdout);
        let discards = answer["discards"].as_array().expect("a list");
        discards.iter().map(|discard| discard["tile"].as_str().expect("a tile").to_owned()).collect()
    };
    let free = order(&["-i", "Y13", "--opened", "series", "--set", "fouls.points=0", "R7 R8 R9 R10 K2"]);
    assert_eq!(free[..3], ["K2", "R9", "R8"], "R10 and R7 fit the run that the player lays");
    let okeys = ["-i", "Y13", "--opened", "series", "--set", "fouls.points=0", "R7 R8 R9 O K2"];
    assert_eq!(order(&okeys).last().map(String::as_str), Some("Y1"), "an okey is a foul that costs nothing");
    let burns = [&okeys[..okeys.len() - 1], &["--set", "fouls.okey=0", "R7 R8 R9 O K2"]].concat();
    assert_eq!(order(&burns)[0], "K2");
    assert_ne!(order(&burns).last().map(String::as_str), Some("Y1"), "this table lets players throw an okey");
}

/// The advice says that a rack can finish in this turn, even if its melds do not reach the sum that an opening needs.
#[test]
fn an_opening_that_ends_the_hand_comes_first() {
    let advise = |rack: &str| {
        let call = ["advise", "-i", "Y12", "--variant", "101", "--lang", "en", rack];
        crate::command::text_of(run(&call).stdout).replace('\n', " ")
    };
    let low = advise("R1-4 B1-4 K1-4 R1-3 B1-3 K1-3 Y9");
    assert!(low.contains("and throw Y9: you finish elden, if no player has opened yet."), "{low}");
    let high = advise("R1-7 B1-7 K1-7 Y9");
    assert!(high.contains("elden"), "{high}");
}
