//! The judge allows a layoff if and only if a slow search can place the tiles. The search tries every tile on every
//! meld, in every order. The judge also answers within a time limit.

use std::collections::HashSet;
use std::time::Duration;

use okey::judge::{Claim, Elsewhere, Fact, FinishClaim, LayoffClaim, OpeningClaim, Ruling, elsewhere, judge};
use okey::notation::{self, Letters};
use okey::score::Opened;
use okey::{Face, Meld, MeldKind, Placed, Profile, Role, Table, Tile, Variant};
use rand::prelude::*;
use rand_chacha::ChaCha8Rng;

use super::disputes::answer;
use crate::command::{cites, thread_time};
use crate::engine::case::{engine, profile};
use crate::samples::{cases, enough};

fn table(indicator: &str, switches: &[(&str, &str)]) -> Table {
    let indicator = notation::tile(indicator, Letters::Krby).expect("a tile").symbol;
    Table::new(profile("101", switches), Some(indicator)).expect("a table")
}

fn claim(tiles: &str, onto: &str, opened: Opened) -> Claim {
    let melds = |text: &str| notation::melds(text, Letters::Krby).expect("melds");
    Claim::Layoff(LayoffClaim {
        tiles: melds(tiles),
        onto: melds(onto),
        opened: Some(opened),
        same_turn: false,
        undo: false,
    })
}

/// A slow search that tries to lay off all the tiles, in every order and on every meld. If `pairs` is true, the player
/// may also lay pairs.
struct Reference<'t> {
    table: &'t Table,
    pairs: bool,
    failed: HashSet<(Vec<Tile>, Vec<Meld>)>,
}

impl Reference<'_> {
    fn all(&mut self, tiles: &[Tile], melds: &[Meld]) -> bool {
        if tiles.is_empty() {
            return true;
        }
        if !self.failed.insert((tiles.to_vec(), melds.to_vec())) {
            return false;
        }
        for (at, &tile) in tiles.iter().enumerate() {
            let rest: Vec<Tile> = tiles.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &t)| t).collect();
            for which in 0..melds.len() {
                for grown in self.grown(&melds[which], tile) {
                    let mut melds = melds.to_vec();
                    melds[which] = grown;
                    if self.all(&rest, &melds) {
                        return true;
                    }
                }
            }
            let pairs = self.pairs;
            let any = "K1".parse().expect("a face");
            for (other, &twin) in rest.iter().enumerate().filter(|_| pairs) {
                let (one, two) = (self.table.roles().of(tile), self.table.roles().of(twin));
                let others: Vec<Tile> =
                    rest.iter().enumerate().filter(|&(at, _)| at != other).map(|(_, &t)| t).collect();
                let stands_for = two.face().or(one.face()).unwrap_or(any);
                let places = [tile, twin].map(|tile| Placed { tile, stands_for }).to_vec();
                let legal = Meld { kind: MeldKind::Pair, places }.breaches(self.table).is_empty();
                let pair = one == two || one == Role::Wild || two == Role::Wild;
                if pair && legal && self.all(&others, melds) {
                    return true;
                }
            }
        }
        false
    }

    fn grown(&self, meld: &Meld, tile: Tile) -> Vec<Meld> {
        let faces: Vec<Face> = match self.table.roles().of(tile) {
            Role::Natural(face) => vec![face],
            Role::Wild => Face::all().collect(),
        };
        let mut grown = Vec::new();
        for stands_for in faces {
            for at in [0, meld.places.len()] {
                let mut meld = meld.clone();
                meld.places.insert(at, Placed { tile, stands_for });
                if meld.kind != MeldKind::Pair && meld.breaches(self.table).is_empty() {
                    grown.push(meld);
                }
            }
        }
        grown
    }
}

/// The results of [`outcomes`]: the melds on the table after each series of layoffs, and the number of states visited.
pub(super) struct Outcomes {
    pub(super) melds: Vec<Vec<Meld>>,
    pub(super) positions: usize,
}

/// Lays off at most `most` of the tiles, in every order and on every meld. If `pairs` is true, the remaining tiles may
/// be laid as pairs. Returns the melds after every series of layoffs. If `all` is true and all tiles can be laid,
/// returns only the results in which all are laid.
pub(super) fn outcomes(
    table: &Table,
    tiles: &[Tile],
    melds: &[Meld],
    pairs: bool,
    (all, most): (bool, usize),
) -> Outcomes {
    let held = tiles.len();
    let mut waiting = vec![(melds.to_vec(), tiles.to_vec())];
    let mut known = HashSet::new();
    let (mut complete, mut every) = (Vec::new(), Vec::new());
    while let Some((melds, tiles)) = waiting.pop() {
        if !known.insert((melds.clone(), tiles.clone())) {
            continue;
        }
        let may = held - tiles.len() < most;
        for at in (0..tiles.len()).filter(|_| may) {
            for which in (0..melds.len()).filter(|&which| melds[which].breaches(table).is_empty()) {
                let reference = Reference { table, pairs, failed: HashSet::new() };
                for grown in reference.grown(&melds[which], tiles[at]) {
                    let (mut melds, mut tiles) = (melds.clone(), tiles.clone());
                    melds[which] = grown;
                    tiles.remove(at);
                    waiting.push((melds, tiles));
                }
            }
        }
        if (Reference { table, pairs, failed: HashSet::new() }).all(&tiles, &[]) {
            complete.push(melds.clone());
        }
        every.push(melds);
    }
    Outcomes { melds: if all && !complete.is_empty() { complete } else { every }, positions: known.len() }
}

/// Returns true if one of the melds takes the tile.
pub(super) fn takes(table: &Table, melds: &[Meld], tile: Tile) -> bool {
    let reference = Reference { table, pairs: false, failed: HashSet::new() };
    melds.iter().any(|meld| meld.breaches(table).is_empty() && !reference.grown(meld, tile).is_empty())
}

#[test]
fn layoffs_are_those_of_trying_every_order() {
    let mut random = ChaCha8Rng::seed_from_u64(4);
    let tables = [
        table("Y6", &[]),
        table("K3", &[("run_wrap", "true")]),
        table("R12", &[("run_wrap", "true"), ("false_joker", "wild")]),
        table("B2", &[("false_joker", "indicator")]),
    ];
    let parts = [
        "K3-5",
        "K3-5",
        "K6-8",
        "R4-6",
        "R9-11",
        "R2-4",
        "K9-11",
        "K11-13",
        "KRB7",
        "KRY2",
        "RBY12",
        "KBY5",
        "K1-3",
        "R11-13",
        "K10 K10",
        "R1 R1",
        "K5 O*=K6 K7",
    ];
    let words = "K1 K2 K4 K5 K6 K9 K10 K12 K13 R1 R3 R5 R7 R8 R12 B12 Y7 K7 O* O* J J K1 R1 K6 R7 K9 K2 B5 K5";
    let words: Vec<&str> = words.split(' ').collect();
    let (mut yes, mut no) = (0, 0);
    for _ in 0..cases(4000) {
        let table = tables.choose(&mut random).expect("a table");
        let melds: Vec<&str> = parts.sample(&mut random, 3).copied().collect();
        let count = random.random_range(1..=5);
        let tiles: Vec<&str> = words.sample(&mut random, count).copied().collect();
        let claim = claim(&tiles.join(" "), &melds.join(" / "), Opened::Series);
        let Claim::Layoff(laid) = &claim else { unreachable!() };
        let tile = |laid: &notation::LaidTile| laid.symbol.tile(table.indicator()).expect("an indicator");
        let ruling = judge(&engine(), table, &claim);
        let pairs = ruling.melds.iter().any(|meld| meld.kind == MeldKind::Pair);
        let held: Vec<Tile> = laid.tiles.0.iter().flatten().map(tile).collect();
        // With some indicators a meld on the table is illegal. The slow search needs legal melds.
        let legal = ruling.melds.iter().filter(|meld| meld.breaches(table).is_empty()).cloned().collect::<Vec<_>>();
        let mut reference = Reference { table, pairs, failed: HashSet::new() };
        let all = reference.all(&held, &legal);
        assert_eq!(
            ruling.allowed,
            Some(all),
            "{} onto {} at {:?}",
            tiles.join(" "),
            melds.join(" / "),
            table.indicator()
        );
        // The ruling lists the meld after each layoff. If all these melds are legal, the tiles can be laid off in this
        // order.
        let fits = ruling.findings.iter().filter_map(|finding| match &finding.fact {
            Fact::Fits { meld, .. } => Some(meld),
            _ => None,
        });
        fits.for_each(|meld| assert!(meld.breaches(table).is_empty()));
        *(if all { &mut yes } else { &mut no }) += 1;
    }
    assert!(yes > enough(300) && no > enough(300), "{yes} can be laid off, {no} cannot");
}

/// If the claim names only runs and groups, a tile that fits one of them is meant for it, not for a new pair. If a tile
/// fits none of them, or if the claim also names a pair on the table, two equal tiles may be a new pair.
#[test]
fn equal_tiles_are_laid_off_onto_the_melds_that_the_claim_names() {
    let layoff = |tiles: &str, onto: &str, opened: &str, set: &str| {
        let call = format!("judge layoff '{tiles}' --onto '{onto}' --opened {opened} --variant 101 -i Y13{set}");
        answer(&call)["allowed"].as_bool()
    };
    for (tiles, onto) in [("K9 K9", "K10-12"), ("Y1 Y2", "R8-11"), ("O* B5", "R8-11"), ("K9 K9 B8 B8", "K10-12")] {
        assert_eq!(layoff(tiles, onto, "pairs", ""), Some(false), "{tiles} onto {onto}");
        assert_eq!(
            layoff(tiles, &format!("{onto} / R2 R2"), "pairs", ""),
            Some(true),
            "{tiles} onto {onto} and a pair"
        );
        assert_eq!(layoff(tiles, &format!("{onto} / R2 R2"), "series", ""), Some(true), "{tiles} by a series opener");
    }
    let limit = " --set layoff.pairs_limit=1";
    assert_eq!(layoff("K9 K9", "K10-12", "pairs", limit), Some(false));
    assert_eq!(layoff("B8 B8 R10", "R7-9", "pairs", limit), Some(true));
    assert_eq!(layoff("O* B5 O*", "R7-9", "pairs", " --set layoff.pairs_limit=none"), Some(false));
    // A finish takes declared okeys too, and judges them as a layoff does.
    for (okey, allowed) in [("O*=R10", true), ("Y1=R6", true), ("O*=R12", false), ("R10=R10", true), ("R10=R6", false)]
    {
        let layoff = format!("judge layoff {okey} --onto R7-9 --opened series --variant 101 -i Y13");
        let finish = format!("judge finish K1-3 --laid-off {okey} --onto R7-9 --opened series --throw B13 -i Y13");
        assert_eq!(
            [answer(&layoff), answer(&finish)].map(|answer| answer["allowed"].as_bool()),
            [Some(allowed); 2],
            "{okey}"
        );
    }
    let finish = |tiles: &str| {
        let call = format!("judge finish --laid-off '{tiles}' --onto K10-12 --opened pairs --throw R5 -i Y13");
        answer(&call)["allowed"].as_bool()
    };
    assert_eq!((finish("K9 K9"), finish("B8 B8 K9")), (Some(false), Some(true)));
}

/// A player who opened with pairs lays further pairs. At a table that forbids an okey and a false joker in one meld
/// (`okey.beside-false`), these two tiles are not a pair.
#[test]
fn own_pairs_keep_an_okey_from_a_false_joker() {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let words = "K5 K5 K6 R7 R7 O* O* J J B3".split(' ').collect::<Vec<_>>();
    let mut differ = 0;
    for _ in 0..cases(1500) {
        let count = random.random_range(1..=3) * 2;
        let tiles = words.sample(&mut random, count).copied().collect::<Vec<_>>();
        let false_joker = *["okey", "indicator", "wild"].choose(&mut random).expect("a value");
        let claim = claim(&tiles.join(" "), "K10 K10 / R1 R1", Opened::Pairs);
        let allowed = ["allowed", "forbidden"].map(|beside| {
            let table = table("Y6", &[("false_joker", false_joker), ("meld.okey_beside_false_joker", beside)]);
            let Claim::Layoff(laid) = &claim else { unreachable!() };
            let tile = |laid: &notation::LaidTile| laid.symbol.tile(table.indicator()).expect("an indicator");
            let held: Vec<Tile> = laid.tiles.0.iter().flatten().map(tile).collect();
            let ruling = judge(&engine(), &table, &claim);
            let mut reference = Reference { table: &table, pairs: true, failed: HashSet::new() };
            let all = reference.all(&held, &ruling.melds);
            assert_eq!(ruling.allowed, Some(all), "{tiles:?}, {false_joker}, {beside}: {ruling:?}");
            all
        });
        differ += usize::from(allowed[0] != allowed[1]);
    }
    assert!(differ > enough(50), "{differ}");
    let both = "judge layoff 'J* O*' --onto 'K5 K5' --opened pairs -i Y13 --set meld.okey_beside_false_joker=forbidden";
    assert!(cites(&answer(both), "okey.beside-false"), "{}", answer(both));
    let finish = "judge finish --throw K9 --laid-off 'J* O*' --onto 'K5 K5' --opened pairs -i Y13";
    let named = answer(finish)["elsewhere"].to_string().contains("meld.okey_beside_false_joker");
    assert!(named && answer(finish)["allowed"] == true, "{}", answer(finish));
}

/// A layoff stays legal if the melds on the table are listed in another order. This holds too if no okey may lie next
/// to a false joker, and for two equal tiles that may be a new pair.
#[test]
fn the_order_of_the_melds_does_not_matter() {
    for (tiles, opened, mut melds) in [
        ("R9 R9 K5 J*", "pairs", vec!["O*=Y5 Y6 Y7", "R6-8", "K2-4", "Y5 Y6 Y7", "B1 B1"]),
        ("R9 R9 J*", "series", vec!["O*=Y5 Y6 Y7", "R6-8", "Y5 Y6 Y7", "K2 K2"]),
    ] {
        for _ in 0..melds.len() {
            melds.rotate_left(1);
            let call = format!("judge layoff '{tiles}' --onto '{}' --opened {opened} -i Y3", melds.join(" / "));
            let ruled = answer(&format!("{call} --set meld.okey_beside_false_joker=forbidden"));
            assert_eq!(ruled["allowed"], true, "{call}: {ruled}");
        }
    }
}

/// If a table forbids an okey next to a false joker (`okey.beside-false`), the judge still agrees with the slow search
/// about every layoff. The order of the tiles does not matter.
#[test]
fn okeys_and_false_jokers_are_laid_off_apart() {
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let (mut yes, mut differ) = (0, 0);
    for _ in 0..cases(1200) {
        let okey = random.random_range(5..=9_u8);
        let from = random.random_range(okey - 2..=okey);
        let run: Vec<String> =
            (from..from + 3).map(|at| if at == okey { "J*".to_owned() } else { format!("R{at}") }).collect();
        let other = *["B1 B2 B3", "B5 B6 B7", "K5 B5 Y5", "K8 B8 Y8"].choose(&mut random).expect("a meld");
        let onto = format!("{} / {other}", run.join(" "));
        let reds = (1..=13).filter(|&at| at != okey).map(|at| format!("R{at}"));
        let words: Vec<String> = reds.chain(["B4", "B8", "K5", "O*", "O*", "O*", "J*"].map(str::to_owned)).collect();
        let count = random.random_range(1..=3);
        let mut tiles: Vec<String> = words.sample(&mut random, count).cloned().chain(["O*".to_owned()]).collect();
        tiles.shuffle(&mut random);
        let claim = claim(&tiles.join(" "), &onto, Opened::Series);
        let Claim::Layoff(laid) = &claim else { unreachable!() };
        let allowed = ["allowed", "forbidden"].map(|beside| {
            let table = table(&format!("R{}", okey - 1), &[("meld.okey_beside_false_joker", beside)]);
            let tile = |laid: &notation::LaidTile| laid.symbol.tile(table.indicator()).expect("an indicator");
            let held: Vec<Tile> = laid.tiles.0.iter().flatten().map(tile).collect();
            let ruling = judge(&engine(), &table, &claim);
            let mut reference = Reference { table: &table, pairs: false, failed: HashSet::new() };
            let all = reference.all(&held, &ruling.melds);
            assert_eq!(ruling.allowed, Some(all), "{tiles:?} onto {onto}, {beside}: {ruling:?}");
            all
        });
        yes += usize::from(allowed[1]);
        differ += usize::from(allowed[0] != allowed[1]);
    }
    assert!(yes > enough(100) && differ > enough(20), "{yes} can be laid off, {differ} only next to each other");
}

/// A natural tile that is declared as another tile, as in `K5=R7`, cannot be laid off as R7. A false joker that is not
/// wild can be laid off only as the face that it plays.
#[test]
fn no_natural_tile_is_laid_off_as_another() {
    let mut laid = [0; 2];
    for false_joker in ["okey", "indicator", "wild"] {
        let table = table("R5", &[("false_joker", false_joker)]);
        for onto in ["K1-3 / R10-13", "K7 R7 B7 / Y3-5"] {
            let tiles = Face::all().map(Tile::Numbered).chain([Tile::FalseJoker]);
            for (tile, face) in tiles.flat_map(|tile| Face::all().map(move |face| (tile, face))) {
                let printed = judge(&engine(), &table, &claim(&format!("{tile}={face}"), onto, Opened::Series)).allowed
                    == Some(true);
                match table.roles().of(tile) {
                    Role::Natural(own) if own != face => assert!(!printed, "{tile}={face} onto {onto}, {false_joker}"),
                    role => laid[usize::from(role == Role::Wild)] += usize::from(printed),
                }
            }
        }
    }
    assert!(laid.iter().all(|&laid| laid > 10), "{laid:?}");
}

const TRIES: usize = 40;

/// Returns the ruling at this table, and the rulings at tables that differ in one setting. Asserts that one of up to
/// [`TRIES`] attempts takes less than 50 milliseconds, because empty caches and other programs slow down some attempts.
fn at_once(table: &Table, claim: &Claim) -> (Ruling, Vec<Elsewhere>) {
    for _ in 0..TRIES {
        let begun = thread_time();
        let ruled = (judge(&engine(), table, claim), elsewhere(&engine(), table, claim));
        if thread_time().saturating_sub(begun) < Duration::from_millis(50) {
            return ruled;
        }
    }
    panic!("ruled too slowly {TRIES} times: {claim:?}")
}

/// A reading of a claim is a choice of the faces of its undeclared okeys. The judge answers within the time limit for
/// the claims with the most readings: a finish and an opening without declared okeys.
#[test]
fn any_reading_is_ruled_at_once() {
    let table = Table::new(
        Profile::new(Variant::Okey).with("false_joker", "wild").expect("a switch"),
        Some(notation::tile("R5", Letters::Krby).expect("a tile").symbol),
    )
    .expect("a table");
    let melds = notation::melds("K1 O* O* / R8 J J / B4-6 / Y10-12 / Y9 Y7", Letters::Krby).expect("melds");
    let thrown = Some("K6".parse().expect("a tile"));
    let _ = at_once(&table, &Claim::Finish(FinishClaim { melds: melds.clone(), thrown, ..FinishClaim::default() }));
    let table = self::table("R5", &[("false_joker", "wild")]);
    let _ = at_once(&table, &Claim::Opening(OpeningClaim { melds: melds.clone(), ..OpeningClaim::default() }));
    let (onto, laid_off) = (Some(melds), ["K2", "R9"].map(|tile| (tile.parse().expect("a tile"), None)).to_vec());
    let opened = Some(Opened::Series);
    let _ = at_once(
        &table,
        &Claim::Finish(FinishClaim { on_table: onto, laid_off, thrown, opened, ..FinishClaim::default() }),
    );
}

/// The judge rules within the time limit on layoffs of a full rack, with many melds, undeclared okeys, and a tile that
/// fits no meld. This includes the rulings at tables that differ in one setting.
#[test]
fn any_claim_is_ruled_at_once() {
    let runs = "K1-3 / R1-3 / B1-3 / Y1-3 / K8-10 / R8-10 / B8-10 / Y8-10";
    let hard = [
        ("K4-7 R4-7 B4-7 Y4-7 K1", runs, "R13"),
        ("K4-7 R4-7 B4-7 Y4-7 K11 R11 B11 O* O*", runs, "R13"),
        (
            "K4-7 R4-7 B4-7 Y4-7 K11 R11 B11 Y13 J J",
            "K1-3 / R1-3 / B1-3 / O* Y2 Y3 / O* K9 K10 / R8-10 / B8-10 / Y8-10",
            "R13",
        ),
        (
            "K4-7 R4-7 B4-7 Y4-7 K13 R13 B13 Y13 O* O*",
            "K1-3 / R1-3 / B1-3 / Y1-3 / K1-3 / R1-3 / B1-3 / Y1-3 / K8-10 / R8-10 / B8-10 / Y8-10 / K8-10 / R8-10 / B8-10 / \
             Y8-10 / KRB12 / KRY12 / KRB11 / KBY11",
            "R4",
        ),
        (
            "K4-7 R4-7 B4-7 Y4-7 K13 R13 B13 Y13 J J",
            "K1-3 / R1-3 / B1-3 / Y1-3 / K1-3 / R1-3 / B1-3 / Y1-3 / O* K9 K10 / R8-10 / B8-10 / O* Y9 Y10 / K8-10 / R8-10 / \
             B8-10 / Y8-10 / KRB12 / KRY12 / KRB11 / K11 B11 Y11",
            "R4",
        ),
        ("K4-7 R4-7 B4-7 Y4-7 K13 R13 B13 Y13 J J", "K12 O* / R12 O*=R12 / B1-3 / Y1-3 / K1 K1 / R8-10 / B8-10", "R4"),
    ];
    let settings: [&[(&str, &str)]; 3] =
        [&[], &[("false_joker", "wild"), ("run_wrap", "true")], &[("false_joker", "indicator")]];
    for (tiles, onto, indicator) in hard {
        for setting in settings {
            let table = table(indicator, setting);
            for opened in [Opened::Series, Opened::Pairs] {
                let claim = claim(tiles, onto, opened);
                let (ruling, others) = at_once(&table, &claim);
                assert!(ruling.allowed.is_some() || !ruling.readings.is_empty());
                assert!(others.iter().all(|other| other.ruling.question == ruling.question));
            }
        }
    }
}

/// The judge does not check that the tiles of a claim exist. It also rules on hundreds of equal tiles.
#[test]
fn any_number_of_equal_tiles_is_ruled() {
    let table = table("Y13", &[]);
    let tiles = format!("{} O*", ["R7 B7"; 300].join(" "));
    for (onto, opened) in [("R4 R5 R6 / K7 Y7 B7", Opened::Series), ("K1 K1 / R8 R8", Opened::Pairs)] {
        let ruling = judge(&engine(), &table, &claim(&tiles, onto, opened));
        assert_eq!(ruling.allowed, Some(false), "{onto}");
    }
}
