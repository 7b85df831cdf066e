//! `okey hapis arena`: lets two computer players play many games.

use clap::ArgMatches;

use super::call::Call;
use crate::cli::Answered;
use crate::cli::jobs::jobs;
use crate::cli::output::Output;
use crate::cli::table::paragraph;
use crate::cli::text::hapis::Sayings;
use crate::hapis::HapisFault;
use crate::hapis::arena::meet;
use crate::oracle::place::Place;
use crate::report::HapisArenaReport;
use crate::words::Fault;

/// The default number of games.
const GAMES: u64 = 1000;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let mut call = Call::of(matches);
    let rules = call.rules();
    let (one, other) = (call.player(), call.other_player());
    let (games, seed) = (call.number("games", GAMES), call.number("seed", 1));
    if games == 0 || games % 2 == 1 {
        call.refuse(Place::Call, Fault::new(HapisFault::OddGames, 0..0));
    }
    let (one, other) = call.done(one.zip(other))?;
    let tally = meet(&*one.player(), &*other.player(), rules, games / 2, seed, jobs(matches));
    let report = HapisArenaReport::new([one, other], rules, seed, &tally);
    let say = Sayings(output.language());
    output.answer(&report, || say.arena([one, other], rules, seed, &tally).lines().map(paragraph).collect())
}
