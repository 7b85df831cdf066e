//! `okey deal`: deals random legal hands.

use clap::ArgMatches;

use super::parts::{self, random_seed};
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::Words;
use crate::cli::{Answered, input};
use crate::game::{Chronicle, NAMES, SEATS, Setup};
use crate::hand::HandFault;
use crate::oracle::diagnostic::Place;
use crate::record::{Header, printed};
use crate::report::DealLine;
use crate::table::Profile;
use crate::table::deck::{Deal, deal};

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let record = matches.get_flag("record");
    let profile = if record { input::played_rules(matches)? } else { input::rules(matches)? };
    let tiles = tiles(matches, &profile)?;
    let count = matches.get_one("count").copied().unwrap_or(1_u64);
    let seed = matches.get_one("seed").copied().unwrap_or_else(random_seed);
    let language = output.language();
    if record {
        return records(&profile, seed, count, output);
    }
    if !output.presentation.is_json() {
        output.text(&paragraph(&language.dealt_with_seed(seed)))?;
        if let Some(club) = parts::club(&profile, Words::of(language)) {
            output.text(&format!("\n{}", listed(vec![club])))?;
        }
    }
    for index in 0..count {
        let deal = deal(profile.game, tiles, seed, index);
        if output.presentation.is_json() {
            output.json(&DealLine::new(seed, index, &deal, &profile))?;
        } else {
            output.tiles(&shown(&deal, Words::of(language).hand_label, Words::of(language).indicator_title))?;
        }
    }
    Ok(())
}

/// Writes the deals as one record for `okey play --resume`. Each deal becomes a hand, and the next player starts the
/// next hand.
fn records(profile: &Profile, seed: u64, count: u64, output: &mut Output) -> Answered {
    let seed_text = seed.to_string();
    let about = [("program", "okey deal"), ("seed", seed_text.as_str())];
    let header = Header::of(profile, &NAMES.map(str::to_owned), &about);
    output.data(&header.to_string())?;
    for index in 0..count {
        let starter = usize::try_from(index % SEATS as u64).expect("below 4");
        let setup = Setup::dealt(profile, seed, index, starter);
        let number = u32::try_from(index + 1).ok();
        output.data(&printed(&header, &Chronicle::new(&setup, number).record()))?;
    }
    Ok(())
}

fn shown(deal: &Deal, hand: &str, indicator: &str) -> String {
    let indicator = deal.indicator.map(|shown| [indicator.to_owned(), shown.face().to_string()]);
    let hand = [hand.to_owned(), deal.hand.to_string()];
    format!("\n{}", listed(indicator.into_iter().chain([hand]).collect()))
}

/// Returns the number of tiles to deal: the tiles that a player holds between turns or, by default, one more.
fn tiles(matches: &ArgMatches, profile: &Profile) -> Result<usize, Failure> {
    let rack = profile.game.rack();
    let held = matches.get_one("tiles").copied().unwrap_or(rack + 1);
    if held == rack || held == rack + 1 {
        return Ok(held);
    }
    // Do not suggest a game that uses this number of tiles, because the user chose this game or left the default.
    let kind = HandFault::WrongCount { held, rack, fewest: rack, variant: profile.variant, fits: None };
    Err(Failure::refused(kind, Place::Call))
}
