//! Shows whether a hand wins, which discards win, and one layout of the melds.

#![allow(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use okey::{Engine, Face, Hand, Language, Profile, Table, Tile, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let indicator: Face = "R5".parse()?;
    let table = Table::new(Profile::new(Variant::Okey), Some(indicator.into()))?;
    let words = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* K6 R6".split(' ');
    let tiles: Vec<Tile> = words.map(str::parse).collect::<Result<_, _>>()?;
    let hand = Hand::from_tiles(&table, tiles)?;

    let engine = Engine::default();
    let verdict = engine.verdict(&hand);
    println!("{}", verdict.text(&hand, Language::En));
    for meld in engine.decompositions(&hand, None).next().map(|first| first.melds).unwrap_or_default() {
        println!("  {meld}");
    }
    assert!(verdict.wins());
    Ok(())
}
