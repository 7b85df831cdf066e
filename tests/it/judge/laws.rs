//! The judge accepts each layout and opening that the engine lists, in any order of the tiles. The ruling on a finish
//! agrees with separate rulings on its opening, its layoff and its throw.

use okey::judge::{Claim, Fact, FinishClaim, LayoffClaim, LeftClaim, OpeningClaim, Ruling, judge};
use okey::notation::{LaidMelds, LaidTile};
use okey::opening::Bars;
use okey::score::{Balances, FinishKind, HandScore, Opened, Outcome, Played, ReportedPlayer, Spanned};
use okey::{Face, FalseJoker, Meld, MeldKind, Named as _, Role, Symbol, Table, Tile, Variant};

use super::layoff::{outcomes, takes};
use crate::engine::case::{Case, engine};
use crate::engine::sampler::{Sampler, Sort};
use crate::samples::{cases, enough, slow_cases};

/// How the okeys of a meld are written: with the face that they replace, as in `O*=R7`, or without it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Okeys {
    Declared,
    Undeclared,
}

/// Returns the melds in random order, each with its tiles in random order.
fn laid(sampler: &mut Sampler, table: &Table, melds: &[Meld], okeys: Okeys) -> LaidMelds {
    let of_meld = |meld: &Meld| {
        let place = |placed: &okey::Placed| {
            if table.roles().of(placed.tile) == Role::Wild && okeys == Okeys::Declared {
                LaidTile::standing_for(placed.tile, placed.stands_for)
            } else {
                LaidTile::tile(placed.tile)
            }
        };
        meld.places.iter().map(place).collect::<Vec<LaidTile>>()
    };
    let mut melds: Vec<Vec<LaidTile>> = melds.iter().map(of_meld).collect();
    for meld in &mut melds {
        sampler.shuffle(meld);
    }
    sampler.shuffle(&mut melds);
    LaidMelds(melds)
}

fn some_of<T>(sampler: &mut Sampler, mut list: Vec<T>, most: usize) -> Vec<T> {
    sampler.shuffle(&mut list);
    list.truncate(most);
    list
}

fn has_wrong_meld(ruling: &Ruling) -> bool {
    let readings = ruling.readings.iter().flat_map(|reading| &reading.findings);
    ruling.findings.iter().chain(readings).any(|finding| matches!(finding.fact, Fact::WrongMeld { .. }))
}

/// Asserts that the judge accepts the layouts of `hands` classic hands. Returns the number of rulings.
fn classic(seed: u64, hands: usize) -> usize {
    let mut sampler = Sampler::new(seed);
    let mut ruled = 0;
    for at in 0..hands {
        let sort = [Sort::Made, Sort::Dense, Sort::Pairs, Sort::Dealt, Sort::Dizi][at % 5];
        let false_joker = sampler.pick(FalseJoker::ALL);
        let case = sampler.case((Variant::Okey, false_joker, at % 2 == 0), sort, 15, false);
        let table = case.table();
        let hand = case.hand(&table);
        let engine = engine();
        let layouts: Vec<_> = engine.decompositions(&hand, None).take(40).collect();
        for layout in some_of(&mut sampler, layouts, 4) {
            for okeys in [Okeys::Declared, Okeys::Undeclared] {
                let melds = laid(&mut sampler, &table, &layout.melds, okeys);
                let claim = FinishClaim { melds, thrown: layout.discard, ..FinishClaim::default() };
                let ruling = judge(&engine, &table, &Claim::Finish(claim.clone()));
                assert_eq!(ruling.allowed, Some(true), "{case}: {} thrown {:?}", claim.melds, layout.discard);
                ruled += 1;
            }
        }
    }
    ruled
}

/// Asserts that the judge accepts openings of `hands` racks of 101. Returns the number of rulings.
///
/// Each opening is also judged with undeclared okeys. In the random order an okey may then play another tile, so the
/// test checks only that the melds are legal. Racks with three or four wilds are rare here, because listing their
/// openings is slow.
fn openings(seed: u64, hands: usize) -> usize {
    let mut sampler = Sampler::new(seed);
    let mut ruled = 0;
    for at in 0..hands {
        let sort = [Sort::Made, Sort::Dense, Sort::Dealt][at % 3];
        let false_joker =
            if at % 10 == 0 { FalseJoker::Wild } else { sampler.pick(&[FalseJoker::Okey, FalseJoker::Indicator]) };
        let case = sampler.case((Variant::Yuzbir, false_joker, at % 2 == 0), sort, 22, false);
        let table = case.table();
        let hand = case.hand(&table);
        let openings = engine().openings(&hand, Bars::of(table.profile()), None).expect("101");
        let layouts: Vec<_> = engine().list_openings(&openings).take(40).collect();
        for layout in some_of(&mut sampler, layouts, 4) {
            for okeys in [Okeys::Declared, Okeys::Undeclared] {
                let melds = laid(&mut sampler, &table, &layout.melds, okeys);
                let claim = OpeningClaim { melds, ..OpeningClaim::default() };
                let ruling = judge(&engine(), &table, &Claim::Opening(claim.clone()));
                assert!(!has_wrong_meld(&ruling), "{case}: {}", claim.melds);
                if okeys == Okeys::Declared {
                    let sum = ruling.findings.iter().find_map(|finding| match finding.fact {
                        Fact::Sum { sum, .. } => Some(sum),
                        _ => None,
                    });
                    assert_eq!((ruling.allowed, sum), (Some(true), Some(layout.sum)), "{case}: {}", claim.melds);
                }
                ruled += 1;
            }
        }
    }
    ruled
}

#[test]
fn every_layout_is_accepted_in_any_order() {
    let layouts = classic(51, cases(3000));
    assert!(layouts > enough(5000), "{layouts}");
}

#[test]
fn every_opening_is_accepted_in_any_order() {
    let openings = openings(52, slow_cases(2000));
    assert!(openings > enough(2000), "{openings}");
}

/// A random turn in which a player tries to finish.
struct Turn {
    own: Vec<Meld>,
    laid_off: Vec<Tile>,
    onto: Vec<Meld>,
    thrown: Option<Tile>,
    opened: Option<Opened>,
    others_opened: bool,
}

fn run(colour: okey::Colour, from: u8, to: u8) -> Meld {
    let places = (from..=to).map(|number| {
        let face = Face::new(colour, okey::Number::new(number).expect("a number"));
        okey::Placed { tile: face.into(), stands_for: face }
    });
    Meld { kind: MeldKind::Run, places: places.collect() }
}

/// Returns a random turn with melds, pairs and layoffs, legal or not. In most turns 21 tiles are laid.
fn turn(sampler: &mut Sampler) -> Turn {
    let colour = |sampler: &mut Sampler| sampler.pick(&okey::Colour::ALL);
    let number = |number: usize| okey::Number::new(u8::try_from(number).expect("small")).expect("a number");
    let opened = sampler.pick(&[None, None, None, Some(Opened::Series), Some(Opened::Pairs)]);
    let by_pairs = opened == Some(Opened::Pairs) || (opened.is_none() && sampler.chance(0.3));
    let mut own = Vec::new();
    let whole = if opened.is_some() { 3 + sampler.below(18) } else { 21 };
    let spare = if sampler.chance(0.7) { sampler.below(4) } else { 0 };
    let mut left = whole - spare.min(whole);
    while left > 1 {
        if (by_pairs && sampler.chance(0.98)) || sampler.chance(0.01) {
            let face = Face::new(colour(sampler), number(1 + sampler.below(13)));
            let placed = okey::Placed { tile: face.into(), stands_for: face };
            own.push(Meld { kind: MeldKind::Pair, places: vec![placed; 2] });
            left -= 2;
        } else {
            let length = (3 + sampler.below(6)).min(left.max(3));
            let from = 1 + sampler.below(14 - length);
            let (from, to) = (u8::try_from(from).expect("small"), u8::try_from(from + length - 1).expect("small"));
            own.push(run(colour(sampler), from, to));
            left = left.saturating_sub(length);
        }
        if left == 1 || left == 2 {
            break;
        }
    }
    let mut onto = vec![run(okey::Colour::Red, 5, 8), run(okey::Colour::Black, 1, 4)];
    if sampler.chance(0.3) {
        let placed = okey::Placed { tile: Tile::FalseJoker, stands_for: "B9".parse().expect("a face") };
        onto.push(Meld { kind: MeldKind::Pair, places: vec![placed; 2] });
    }
    let laid: usize = own.iter().map(|meld| meld.places.len()).sum();
    let short = whole.saturating_sub(laid);
    let words = ["R9", "R4", "R10", "K5", "R3", "K6", "B8", "B8", "Y13", "R11"];
    let count = if sampler.chance(0.1) { sampler.below(4) } else { short };
    let most = if sampler.chance(0.8) { 4 } else { 9 };
    let start = sampler.below(most);
    let laid_off: Vec<Tile> = words.iter().skip(start).take(count).map(|word| word.parse().expect("a tile")).collect();
    let thrown = sampler.pick(&["K13", "B8", "B8", "Y2", ""]);
    let thrown = (!thrown.is_empty()).then(|| thrown.parse().expect("a tile"));
    let others_opened = sampler.chance(0.5);
    // The table has no melds before the first opening.
    let nothing = opened.is_none() && !others_opened && laid_off.is_empty();
    let onto = if nothing { Vec::new() } else { onto };
    Turn { own, laid_off, onto, thrown, opened, others_opened }
}

/// Returns tables of 101 that differ in the rules for a finish.
fn tables() -> Vec<Table> {
    let rules = [
        Case {
            variant: Variant::Yuzbir,
            false_joker: FalseJoker::Okey,
            wrap: false,
            indicator: Some("B7".parse().expect("a face")),
            tiles: vec![],
        },
        Case {
            variant: Variant::Yuzbir,
            false_joker: FalseJoker::Indicator,
            wrap: true,
            indicator: Some("B13".parse().expect("a face")),
            tiles: vec![],
        },
    ];
    let tables = rules.iter().flat_map(|case| {
        let table = case.table();
        let others = [
            ("layoff.pairs_limit", "1"),
            ("layoff.pairs_limit", "none"),
            ("layoff.same_turn", "false"),
            ("open.sum", "60"),
        ];
        let others: Vec<Table> = others.iter().map(|(key, value)| table.with(key, value).expect("a switch")).collect();
        std::iter::once(table).chain(others)
    });
    tables.collect()
}

fn points(ruling: &Ruling) -> Option<i64> {
    ruling.cost.as_ref().map(okey::judge::Cost::points)
}

/// Returns the most tiles that a player may lay off in this turn.
fn most_laid_off(table: &Table, opened: Option<Opened>, by_pairs: bool) -> usize {
    let value = |key: &str| table.profile().value(key).expect("a switch").to_string();
    let limit = value("layoff.pairs_limit").parse().unwrap_or(usize::MAX);
    let waits = opened.is_none() && value("layoff.same_turn") == "false";
    if waits {
        0
    } else if by_pairs {
        limit
    } else {
        usize::MAX
    }
}

/// The judge allows a finish if and only if it allows the opening, the layoff and the throw of the last tile. If it
/// refuses the opening, it refuses the finish for the same reason.
#[test]
fn a_finish_is_an_opening_and_a_layoff() {
    let mut sampler = Sampler::new(53);
    let tables = tables();
    let (mut finished, mut unspecified, mut short, mut stuck, mut playable, mut unclears) = (0, 0, 0, 0, 0, 0);
    for at in 0..slow_cases(10_000) {
        let table = &tables[at % tables.len()];
        let Turn { own, laid_off, onto, thrown, opened, others_opened } = turn(&mut sampler);
        let melds = laid(&mut sampler, table, &own, Okeys::Declared);
        let lying = laid(&mut sampler, table, &onto, Okeys::Declared);
        let finish = Claim::Finish(FinishClaim {
            melds: melds.clone(),
            thrown,
            laid_off: laid_off.iter().map(|&tile| (tile, None)).collect(),
            on_table: Some(lying.clone()),
            opened,
            others_opened,
            ..FinishClaim::default()
        });
        let finish = judge(&engine(), table, &finish);
        let pairs = own.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
        let by_pairs = opened.map_or(pairs > 0 && pairs * 2 >= own.len(), |with| with == Opened::Pairs);
        let tiles = own.iter().map(|meld| meld.places.len()).sum::<usize>() + laid_off.len();
        let opening = OpeningClaim {
            melds: melds.clone(),
            opened,
            others_opened: Some(true),
            on_table: Some(lying.clone()),
            ..OpeningClaim::default()
        };
        let opening = judge(&engine(), table, &Claim::Opening(opening));
        let layoff = Claim::Layoff(LayoffClaim {
            tiles: LaidMelds(vec![laid_off.iter().copied().map(LaidTile::tile).collect()]),
            onto: LaidMelds(lying.0.iter().chain(&melds.0).cloned().collect()),
            opened: Some(if by_pairs { Opened::Pairs } else { Opened::Series }),
            same_turn: opened.is_none(),
            undo: false,
        });
        let layoff = judge(&engine(), table, &layoff);
        // If 21 of the 22 tiles are in melds, the remaining tile is thrown, even if the claim does not name it.
        let whole = if opened.is_some() { tiles <= 21 } else { tiles == 21 } && (thrown.is_some() || tiles == 21);
        let elden =
            opened.is_none() && !by_pairs && laid_off.is_empty() && !others_opened && onto.is_empty() && tiles == 21;
        let sound = own.iter().all(|meld| meld.kind != MeldKind::Pair && meld.breaches(table).is_empty());
        // A run or group laid after opening with pairs is a foul, but it stays on the table.
        let mixed = opened == Some(Opened::Pairs) && points(&opening) == Some(101);
        let lies = (own.is_empty() && opened.is_some()) || opening.allowed == Some(true) || mixed;
        let opens = if elden { sound } else { lies };
        let lays_off = laid_off.is_empty() || layoff.allowed == Some(true);
        // If the opening failed, the ruling must not say that the player has opened.
        let told_opened = finish.findings.iter().any(|finding| matches!(finding.fact, Fact::HasOpened { .. }));
        assert!(!told_opened || opened.is_some() || opens, "{melds} + {laid_off:?}");
        let parity = by_pairs && laid_off.is_empty() && (opened.is_none() || tiles >= 21);
        assert_eq!(
            finish.allowed,
            Some(opens && lays_off && whole && !parity).filter(|stands| !stands || thrown.is_some()),
            "{melds} + {laid_off:?} thrown {thrown:?}"
        );
        if finish.allowed == Some(true) {
            assert!(points(&finish).is_some_and(|points| points < 0));
            finished += 1;
        } else if finish.allowed.is_none() {
            assert!(finish.findings.iter().any(|finding| finding.fact == Fact::ThrowUnknown), "{melds}");
            unspecified += 1;
        } else {
            // A refused finish costs what its opening and its throw cost. A layoff that does not fit is free.
            let fails = opened.is_none() && !opens;
            let lies = || onto.iter().chain(own.iter().filter(|_| opens)).cloned().collect::<Vec<_>>();
            let laid_off = if fails { &[][..] } else { &laid_off };
            let with_pairs = opened == Some(Opened::Pairs) || lies().iter().any(|meld| meld.kind == MeldKind::Pair);
            let discard = thrown.and_then(|tile| {
                if table.is_okey(tile) {
                    return Some(101);
                }
                let most = most_laid_off(table, opened, by_pairs);
                let after = outcomes(table, laid_off, &lies(), with_pairs, (lays_off, most));
                let takes = |melds: &Vec<Meld>| takes(table, melds, tile);
                let unclear =
                    finish.findings.iter().any(|finding| matches!(finding.fact, Fact::PlayableUnknown { .. }));
                let (any, all) = (after.melds.iter().any(takes), after.melds.iter().all(takes));
                let many = after.positions > 200;
                assert!(unclear == (any != all) || many, "{melds} + {laid_off:?} thrown {thrown:?}");
                unclears += usize::from(unclear);
                (all && !unclear).then_some(101)
            });
            let opening = if elden { Some(101) } else { points(&opening) }.filter(|_| !opens || mixed);
            assert_eq!(points(&layoff), None, "{melds}");
            let expected = opening.into_iter().chain(discard).reduce(|sum, points| sum + points);
            assert_eq!(points(&finish), expected, "{melds} + {laid_off:?} thrown {thrown:?}");
            playable += usize::from(discard.is_some());
            *if opens { &mut stuck } else { &mut short } += 1;
        }
    }
    let reported = format!(
        "{finished} finished, {unspecified} threw nothing told, {short} opened short, {stuck} stuck, \
         {playable} playable, {unclears} unclear"
    );
    let each = [(finished, 500), (unspecified, 100), (short, 500), (stuck, 500), (playable, 400), (unclears, 1)];
    assert!(each.into_iter().all(|(count, whole)| count > enough(whole)), "{reported}");
}

/// For a rack at the end of a hand, `judge left` and `score` give the same cost, part by part.
#[test]
fn tiles_left_are_ruled_on_as_they_are_scored() {
    let mut sampler = Sampler::new(61);
    let with = |table: &Table, (key, value): (&str, &str)| table.with(key, value).expect("a switch");
    let tables: Vec<Table> = tables()
        .iter()
        .map(|table| {
            let more = [
                ("penalty.okey_number", "added"),
                ("penalty.okey_unopened", "101"),
                ("multiplier", "single"),
                ("penalty.unopened_cap", "404"),
            ];
            with(table, sampler.pick(&more))
        })
        .collect();
    let mut apart = 0;
    for at in 0..2000 {
        let table = &tables[at % tables.len()];
        let opened = sampler.pick(&[None, Some(Opened::Series), Some(Opened::Pairs)]);
        let ways: [&[FinishKind]; 4] =
            [&[], &[FinishKind::Okey], &[FinishKind::Pairs], &[FinishKind::Okey, FinishKind::Pairs]];
        let how = sampler.pick(&ways);
        let okey = Tile::from(table.okey().expect("an okey"));
        let kinds = ["K3", "R9", "Y13", "J*"].map(|tile| tile.parse().expect("a tile"));
        let tiles: Vec<Tile> = kinds.into_iter().chain([okey]).filter(|_| sampler.chance(0.5)).collect();
        if tiles.is_empty() {
            continue;
        }
        let claim =
            LeftClaim { tiles: tiles.iter().copied().collect(), opened, how: how.to_vec(), ..LeftClaim::default() };
        let ruling = judge(&engine(), table, &Claim::Left(claim));
        let mut veli = ReportedPlayer::from("Veli").with_left(tiles);
        if let Some(opened) = opened {
            veli = veli.with_opening(opened);
        }
        let mut played = Played::by("Ali", how).and(veli).and("Can").and("Ece");
        played.indicator = table.indicator().map(|indicator| Spanned::made(Symbol::Tile(indicator.face().into())));
        let outcome = Outcome::new(table.profile(), &played).expect("a hand that can have been");
        let score = HandScore::new(&outcome, &Balances::first(table.profile()));
        let scored: Vec<_> = score.players[1].parts.iter().map(|part| (part.clause, part.points())).collect();
        let ruled: Vec<_> = ruling.cost.expect("a cost").parts.iter().map(|part| (part.clause, part.points)).collect();
        assert_eq!(ruled, scored, "{opened:?} {how:?}");
        apart += usize::from(ruled.len() > 1);
    }
    assert!(apart > 500, "{apart}");
}
