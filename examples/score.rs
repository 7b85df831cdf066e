//! Computes the points of a finished hand of 101 and shows their parts.

#![allow(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use okey::score::{Balances, FinishKind, FoulKind, HandScore, Opened, Outcome, Played, PlayerScore, ReportedPlayer};
use okey::{Language, Profile, Tile, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Profile::new(Variant::Yuzbir);
    let tiles: Vec<Tile> = ["R5", "K7"].map(str::parse).into_iter().collect::<Result<_, _>>()?;
    let veli = ReportedPlayer::from("Veli").with_opening(Opened::Series).with_left(tiles);
    let can = ReportedPlayer::from("Can").with_foul(FoulKind::OkeyDiscard.into());
    let played = Played::by("Ali", &[FinishKind::Okey]).and(veli).and(can).and("Ece");
    let outcome = Outcome::new(&rules, &played)?;

    let score = HandScore::new(&outcome, &Balances::first(&rules));
    for player in &score.players {
        println!("{}: {}", player.name, player.points());
        for part in &player.parts {
            println!("  {:>5}  {}", part.points(), part.text(Language::En));
        }
    }
    assert_eq!(score.players.iter().map(PlayerScore::points).collect::<Vec<_>>(), [-202, 24, 505, 404]);
    Ok(())
}
