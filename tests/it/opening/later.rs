//! For a player who opened in an earlier turn, the advice lists the best melds to lay and sorts the discards. It is
//! compared with every way to pair the tiles of a small rack, and with every way to lay runs and groups.

use okey::opening::{Bars, LaidThrow, Laying};
use okey::score::Opened;
use okey::{Face, Game, Hand, Role, Symbol, Table, Tile, deck};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::throws::accepts;
use crate::command::{run, text_of};
use crate::engine::case::{engine, profile};
use crate::samples::{cases, enough};

/// Returns the cost of a tile left on the rack of a player who opened with pairs: twice its number. An okey costs its
/// penalty of 101, plus twice its number if `added` is true. A wild false joker costs twice the number of the okey.
fn cost(table: &Table, tile: Tile, added: bool) -> u32 {
    let number = |face: Face| 2 * u32::from(face.number.get());
    match (tile, table.roles().of(tile)) {
        (_, Role::Natural(face)) => number(face),
        (Tile::Numbered(okey), Role::Wild) => 101 + if added { number(okey) } else { 0 },
        (Tile::FalseJoker, Role::Wild) => table.okey().map_or(0, number),
    }
}

/// Returns the lowest cost of the unpaired tiles, over all ways to pair the tiles.
fn least(table: &Table, tiles: &[Tile], added: bool) -> u32 {
    let Some((&first, rest)) = tiles.split_first() else { return 0 };
    let role = |tile: Tile| table.roles().of(tile);
    let mut best = cost(table, first, added) + least(table, rest, added);
    for at in 0..rest.len() {
        let pairs = role(first) == role(rest[at]) || [role(first), role(rest[at])].contains(&Role::Wild);
        if pairs {
            let mut others = rest.to_vec();
            others.remove(at);
            best = best.min(least(table, &others, added));
        }
    }
    best
}

#[test]
fn pairs_laid_later_leave_the_least() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let (mut okeys, mut odd) = (0, 0);
    for round in 0..3000 {
        let indicator: Face = Face::all().nth(random.random_range(0..52)).expect("a face");
        let added = round % 3 == 0;
        let number = if added { "added" } else { "dropped" };
        let false_joker = if round % 2 == 0 { "wild" } else { "okey" };
        let profile = profile("101", &[("penalty.okey_number", number), ("false_joker", false_joker)]);
        let table = Table::new(profile, Some(Symbol::Tile(indicator.into()))).expect("a table");
        // Use the numbers 1 to 3 and the okey, so that pairs are frequent.
        let okey = table.okey().expect("an okey");
        let near = |tile: &Tile| match tile {
            Tile::Numbered(face) => face.number.get() < 4 || *face == okey,
            Tile::FalseJoker => true,
        };
        let mut set: Vec<Tile> = deck::set(Game::Yuzbir).filter(near).collect();
        set.iter().position(|&tile| tile == indicator.into()).map(|at| set.remove(at));
        let many = random.random_range(1..9);
        let tiles: Vec<Tile> = (0..many).map(|_| set.swap_remove(random.random_range(0..set.len()))).collect();
        let hand = Hand::in_play(&table, &tiles.iter().copied().collect()).expect("a rack");
        let advice = engine().advise_opened(&hand, Opened::Pairs).expect("advice in 101");
        let mut before = (false, 0);
        for LaidThrow { tile: thrown, laying, left, foul, .. } in &advice {
            let mut kept = tiles.clone();
            kept.remove(kept.iter().position(|tile| tile == thrown).expect("a tile of the rack"));
            assert_eq!(*left, least(&table, &kept, added), "{tiles:?} without {thrown}, indicator {indicator}");
            // Discards are sorted by cost, with fouls last. Discarding an okey is a foul if it does not end the hand.
            let is_foul = table.is_okey(*thrown) && !laying.left.is_empty();
            assert_eq!(*foul, is_foul.then_some(101), "{tiles:?}: {thrown}");
            let costs = (is_foul, left + foul.unwrap_or(0));
            assert!(before <= costs, "{tiles:?}: {thrown}");
            before = costs;
            okeys += usize::from(is_foul);
            odd += usize::from(!laying.left.is_empty());
        }
    }
    assert!(okeys > 300 && odd > 3000, "{okeys} and {odd}");
}

/// For a player who opened with runs and groups, no choice of melds (or of none) costs less than the advised one. The
/// cost is that of the tiles left. If the discard is an okey or a laid meld accepts it, the price of the foul is added.
#[test]
fn runs_and_groups_laid_later_cost_the_least() {
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let (mut avoided, mut fouled) = (0, 0);
    for round in 0..cases(1500) {
        let indicator: Face = Face::all().nth(random.random_range(0..52)).expect("a face");
        let false_joker = if round % 2 == 0 { "okey" } else { "wild" };
        let run_wrap = if round % 3 == 0 { "true" } else { "false" };
        let fine = [5, 101][round % 7 % 2];
        let settings = [("false_joker", false_joker), ("run_wrap", run_wrap), ("fouls.points", &fine.to_string())];
        let profile = profile("101", &settings);
        let table = Table::new(profile, Some(Symbol::Tile(indicator.into()))).expect("a table");
        // Use few numbers, so that melds are frequent. The numbers 12, 13, 1 and 2 meet where a run can wrap.
        let okey = table.okey().expect("an okey");
        let numbers: &[u8] = if round % 5 == 0 { &[1, 2, 12, 13] } else { &[4, 5, 6, 7] };
        let near = |tile: &Tile| match tile {
            Tile::Numbered(face) => numbers.contains(&face.number.get()) || *face == okey,
            Tile::FalseJoker => true,
        };
        let mut set: Vec<Tile> = deck::set(Game::Yuzbir).filter(near).collect();
        set.iter().position(|&tile| tile == indicator.into()).map(|at| set.remove(at));
        let tiles: Vec<Tile> =
            (0..random.random_range(2..12)).map(|_| set.swap_remove(random.random_range(0..set.len()))).collect();
        let hand = Hand::in_play(&table, &tiles.iter().copied().collect()).expect("a rack");
        let advice = engine().advise_opened(&hand, Opened::Series).expect("advice in 101");
        let list = |hand: &Hand| -> Vec<Laying> {
            let openings = engine().openings(hand, Bars { sum: 0, pairs: 9 }, None).expect("101");
            engine().list_openings(&openings).collect()
        };
        // The list for the whole rack serves all natural discards. It leaves the cheapest wilds on the rack, so if an
        // okey is thrown, list the openings of the other tiles.
        let whole = list(&hand);
        for LaidThrow { tile: thrown, laying, left, foul, .. } in &advice {
            let what = || format!("{tiles:?} without {thrown}, indicator {indicator}, round {round}");
            if laying.left.is_empty() {
                assert_eq!((*left, *foul), (0, None), "{}", what());
                continue;
            }
            let (role, is_okey) = (table.roles().of(*thrown), table.is_okey(*thrown));
            if role == Role::Wild && !is_okey {
                continue;
            }
            let kept = hand.tiles().without(*thrown);
            let rest = || list(&Hand::in_play(&table, &kept.iter().collect()).expect("a rack"));
            let listed = if is_okey { &rest() } else { &whole };
            let thrown_price = if is_okey { 0 } else { okey::score::cost(*thrown, &table) };
            let nothing = kept.iter().map(|tile| okey::score::cost(tile, &table)).sum::<u32>();
            let (mut least, mut cheapest) = (nothing + if is_okey { fine } else { 0 }, u32::MAX);
            for laid in listed.iter().filter(|laid| is_okey || laid.left.count(*thrown) > 0) {
                let left = laid.left_sum - thrown_price;
                let is_foul = is_okey || laid.melds.iter().any(|meld| accepts(&table, meld, role));
                least = least.min(left + if is_foul { fine } else { 0 });
                cheapest = cheapest.min(left);
            }
            assert_eq!(left + foul.unwrap_or(0), least, "{}", what());
            avoided += usize::from(foul.is_none() && cheapest < *left);
            fouled += usize::from(foul.is_some());
        }
    }
    assert!(avoided > enough(100) && fouled > enough(300), "{avoided} and {fouled}");
}

/// A sentence of the advice names the melds to lay and the tile to throw. For a player who opened with pairs, the
/// column of the melds is called "Pairs".
#[test]
fn the_sentence_names_the_melds() {
    let rack = "K1x2 R8 R8 R9 O Y3 Y5";
    for (opened, lang, says, column) in [
        ("pairs", "en", "Lay K1 K1 / R8 R8 / Y5 O*=Y5 and throw R9.", "Pairs"),
        ("pairs", "tr", "K1 K1 / R8 R8 / Y5 O*=Y5 indirip R9 atın.", "Çiftler"),
        ("series", "en", "Lay R8 R9 O*=R10 and throw R8.", "Melds"),
        ("series", "tr", "R8 R9 O*=R10 indirip R8 atın.", "Perler"),
    ] {
        let call = ["advise", "--variant", "101", "-i", "B2", "--opened", opened, "--lang", lang, rack];
        let text = text_of(run(&call).stdout);
        assert!(text.replace('\n', " ").contains(says), "{text}");
        assert!(text.lines().any(|line| line.starts_with('│') && line.contains(&format!("┆ {column} "))), "{text}");
    }
}
