//! Shows how a rack of 101 can open: the highest sum, the fewest points left, and the number of openings.

#![allow(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use okey::notation::{self, Letters};
use okey::opening::Bars;
use okey::{Engine, Face, Hand, Profile, Table, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let indicator: Face = "K1".parse()?;
    let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator.into()))?;
    let rack = notation::hand("R9-13 KRB12 Y7-9 K1 K4 K6x2 B1 B3 B5 Y1 Y2 Y4 O*", Letters::Krby)?;
    let hand = Hand::new(&table, &rack)?;

    let openings = Engine::default().openings(&hand, Bars::of(table.profile()), None)?;
    println!("lays {} of {}, in {} ways", openings.best.sum, openings.bars.sum, openings.openings);
    if let Some(laying) = &openings.fewest_left {
        println!("leaves {} tiles at the least, {} points", laying.left.len(), laying.left_sum);
        for meld in &laying.melds {
            println!("  {meld}");
        }
    }
    println!("{} pairs of {}", openings.pairs.with_okeys, openings.pairs.needed);
    assert!(openings.series());
    Ok(())
}
