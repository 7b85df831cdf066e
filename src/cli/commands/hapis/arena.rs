//! `okey hapis arena`: many games between two players.

use clap::ArgMatches;

use super::call::Call;
use crate::cli::jobs::jobs;
use crate::cli::output::Output;
use crate::cli::place::Place;
use crate::cli::presentation::Presentation;
use crate::cli::text::hapis::Sayings;
use crate::cli::{Answered, Status};
use crate::hapis::arena::meet;
use crate::hapis::{Fault, HapisFault};
use crate::report::HapisArenaReport;

/// How many games are played unless it is said.
const GAMES: u64 = 1000;

pub(in crate::cli) fn run(matches: &ArgMatches, presentation: Presentation, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let rules = call.rules();
    let (one, other) = (call.player(), call.other_player());
    let (games, seed) = (call.number("games", GAMES), call.number("seed", 1));
    if games == 0 || games % 2 == 1 {
        call.refuse(Place::Call, Fault::new(HapisFault::OddGames, 0..0));
    }
    let (one, other) = call.done(one.zip(other))?;
    let tally = meet(&*one.player(), &*other.player(), rules, games / 2, seed, jobs(matches));
    if presentation.json {
        output.json(&HapisArenaReport::new([one, other], rules, seed, &tally))?;
        return Ok(Status::Yes);
    }
    let say = Sayings(presentation.language);
    output.text(&say.arena([one, other], rules, seed, &tally))?;
    Ok(Status::Yes)
}
