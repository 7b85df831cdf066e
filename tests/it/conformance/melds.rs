//! Cases about single melds: do tiles form a meld, and may a tile be laid off onto a meld? The answers follow the
//! definitions of the rulebook.

use okey::{FalseJoker, Tile, Variant};
use serde_json::json;

use super::Expectation;
use super::hands::ask;
use crate::engine::case::Case;
use crate::engine::sampler::{Sampler, Sort};
use crate::reference::layouts;

/// Returns true if the tiles form one run or group.
fn is_one_meld(case: &Case, tiles: &[Tile]) -> bool {
    layouts(&case.problem(tiles)).iter().any(|layout| layout.len() == 1)
}

/// Returns a random run or group of at most `longest` tiles. Okeys, false jokers or wrong tiles may replace some of
/// them.
fn laid(sampler: &mut Sampler, case: &Case, longest: usize) -> Vec<Tile> {
    let size = 3 + sampler.below(longest - 2);
    let (colour, first) = (sampler.below(4), 1 + sampler.below(13));
    let face = |colour: usize, number: usize| {
        let number = (number - 1) % 13 + 1;
        Tile::from(crate::engine::case::face(
            u8::try_from(colour % 4).expect("small"),
            u8::try_from(number).expect("small"),
        ))
    };
    let mut tiles: Vec<Tile> = if sampler.chance(0.6) {
        (0..size).map(|at| face(colour, first + at)).collect()
    } else {
        (0..size.min(5)).map(|at| face(colour + at, first)).collect()
    };
    for tile in &mut tiles {
        if sampler.chance(0.12) {
            *tile = case.okey();
        } else if sampler.chance(0.06) {
            *tile = Tile::FalseJoker;
        } else if sampler.chance(0.05) {
            *tile = face(sampler.below(4), 1 + sampler.below(13));
        }
    }
    tiles
}

/// Returns a table of the classic game or of 101, as a case without tiles.
fn table(sampler: &mut Sampler, at: usize) -> Case {
    let variant = [Variant::Okey, Variant::Yuzbir][at % 2];
    let false_joker = [FalseJoker::Okey, FalseJoker::Indicator][at / 2 % 2];
    let wrap = okey::Profile::new(variant).run_wrap();
    let case = sampler.case((variant, false_joker, wrap), Sort::Dealt, 14, false);
    Case { tiles: Vec::new(), ..case }
}

/// Returns true if no tile occurs more often in `tiles` than in the game.
fn exists(case: &Case, tiles: &[Tile]) -> bool {
    let bag = crate::engine::sampler::bag(case);
    let count = |tiles: &[Tile], tile: &Tile| tiles.iter().filter(|other| *other == tile).count();
    tiles.iter().all(|tile| count(tiles, tile) <= count(&bag, tile))
}

pub(super) fn meld(at: usize) -> Expectation {
    let mut sampler = Sampler::new(80_000_000 + at as u64);
    let (case, tiles) = loop {
        let case = table(&mut sampler, at);
        let tiles = laid(&mut sampler, &case, 7);
        // A meld may not consist of wilds alone, and a claim may not name more copies of a tile than the game has.
        if exists(&case, &tiles) && tiles.iter().any(|&tile| case.plays(tile).is_some()) {
            break (case, tiles);
        }
    };
    let mut ask = ask("judge", &case);
    ask["question"] = "meld".into();
    ask["claim"] = claimed(&tiles).into();
    ask.as_object_mut().expect("an object").remove("hand");
    let allowed = is_one_meld(&case, &tiles);
    let clauses = vec!["run.shape", "run.wrap", "run.no-loop", "group.shape", "meld.wilds"];
    Expectation { clauses, ask, answer: json!({ "allowed": allowed }) }
}

fn claimed(tiles: &[Tile]) -> String {
    tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub(super) fn layoff(at: usize) -> Expectation {
    let mut sampler = Sampler::new(90_000_000 + at as u64);
    let (case, onto, tile) = loop {
        let case = table(&mut sampler, at * 2 + 1);
        let onto = laid(&mut sampler, &case, 5);
        let plain = onto.iter().all(|&tile| case.plays(tile).is_some());
        if !plain || !is_one_meld(&case, &onto) {
            continue;
        }
        let bag = crate::engine::sampler::bag(&case);
        let near: Vec<Tile> = bag
            .into_iter()
            .filter(|&tile| {
                let face = case.plays(tile);
                face.is_some_and(|face| {
                    onto.iter().any(|&other| case.plays(other).is_some_and(|other| other.1.abs_diff(face.1) <= 1))
                })
            })
            .collect();
        let tile = sampler.pick(&near);
        let all: Vec<Tile> = onto.iter().copied().chain([tile]).collect();
        if exists(&case, &all) {
            break (case, onto, tile);
        }
    };
    let mut ask = ask("judge", &case);
    ask.as_object_mut().expect("an object").remove("hand");
    ask["question"] = "layoff".into();
    ask["claim"] = tile.to_string().into();
    ask["onto"] = claimed(&onto).into();
    ask["opened"] = "series".into();
    // The layoff is allowed if the tile and the meld together form one run or group.
    let all: Vec<Tile> = onto.into_iter().chain([tile]).collect();
    let answer = json!({ "allowed": is_one_meld(&case, &all) });
    Expectation { clauses: vec!["layoff.run", "layoff.group"], ask, answer }
}
