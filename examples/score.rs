//! What a finished hand of 101 costs everyone, part by part.

#![allow(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use okey::score::{Before, FinishKind, HandScore, Outcome, Played};
use okey::{Language, Profile, Variant, text};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Profile::new(Variant::Yuzbir);
    let played = Played::by("Ali", &[FinishKind::Okey]).and("Veli").and("Can").and("Ece");
    let outcome = Outcome::new(&rules, &played)?;

    let score = HandScore::new(&outcome, &Before::first(&rules));
    for player in &score.players {
        println!("{}: {}", player.name, player.points());
        for part in &player.parts {
            println!("  {:>5}  {}", part.points(), text::score::note(part, Language::En));
        }
    }
    assert_eq!(score.players[0].points(), -202);
    Ok(())
}
