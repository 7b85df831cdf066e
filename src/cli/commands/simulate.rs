//! `okey simulate`: many games between computer players, with error bars.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use clap::ArgMatches;

use crate::choice::Choice;
use crate::cli::Status;
use crate::cli::failure::{Failure, Sources};
use crate::cli::input::Input;
use crate::cli::manner::Manner;
use crate::cli::output::Output;
use crate::cli::table::{ledger, listed};
use crate::cli::text::{Misuse, text};
use crate::diagnostic::{Fault, FaultKind, Place};
use crate::game::players::Kind;
use crate::game::{Arena, NAMES, SEATS, Tally};
use crate::nearest::nearest;
use crate::profile::Profile;
use crate::record::{Header, printed};
use crate::report::SimulateReport;

/// Hands where nobody says how many.
const GAMES: u64 = 100;

/// The most hands in one call.
const MOST: u64 = 100_000_000;

pub(in crate::cli) fn run(matches: &ArgMatches, manner: Manner, output: &mut Output) -> Result<Status, Failure> {
    let profile = Input::rules(matches)?;
    let seats = seats(matches, &profile)?;
    let games = matches.get_one("games").copied().unwrap_or(GAMES);
    if games == 0 || games > MOST {
        return Err(bad("--games", &games.to_string(), vec![format!("1–{MOST}")], None));
    }
    let seed = matches.get_one("seed").copied().unwrap_or(1_u64);
    let arena = Arena::new(&profile, seats, seed);
    let deals = games.div_ceil(arena.seatings().len() as u64);
    let folder = matches.get_one::<String>("records").map(Path::new);
    let jobs = matches.get_one::<u64>("jobs").copied().unwrap_or_else(cores).clamp(1, 1024);
    if let Some(folder) = folder {
        fs::create_dir_all(folder).map_err(Failure::Write)?;
    }
    let started = Instant::now();
    let tallies = play(&arena, &profile, seed, deals, jobs, folder)?;
    let seconds = started.elapsed().as_secs_f64();
    let report = SimulateReport::new(&arena, profile.variant, seed, &tallies);
    if manner.json {
        output.json(&report)?;
    } else {
        output.text(&page(&report, seconds, manner))?;
    }
    Ok(Status::Yes)
}

fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

/// Plays all deals, each where a thread is free; what they came to in their order.
fn play(
    arena: &Arena,
    profile: &Profile,
    seed: u64,
    deals: u64,
    jobs: u64,
    folder: Option<&Path>,
) -> Result<Vec<Tally>, Failure> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut played: Vec<(u64, Tally)> = Vec::new();
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals {
                return Ok(played);
            }
            let mut tally = arena.deal(deal, folder.is_some());
            if let Some(folder) = folder {
                save(folder, arena, profile, seed, deal, &tally).map_err(Failure::Write)?;
                tally.records = Vec::new();
            }
            played.push((deal, tally));
        }
    };
    let mut tallies: Vec<(u64, Tally)> = Vec::new();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs.min(deals)).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            // A thread that panicked has said so itself.
            if let Ok(played) = thread.join() {
                tallies.extend(played?);
            }
        }
        Ok(())
    })?;
    tallies.sort_unstable_by_key(|&(deal, _)| deal);
    Ok(tallies.into_iter().map(|(_, tally)| tally).collect())
}

/// Writes the hands of one deal, a hand for each seating.
fn save(
    folder: &Path,
    arena: &Arena,
    profile: &Profile,
    seed: u64,
    deal: u64,
    tally: &Tally,
) -> Result<(), std::io::Error> {
    let seatings: Vec<String> = arena.seatings().iter().map(|seats| seats.map(Kind::name).join(",")).collect();
    let (seed, number) = (seed.to_string(), deal.to_string());
    let seatings = seatings.join(" ");
    let about = [("program", "okey simulate"), ("seed", seed.as_str()), ("deal", &number), ("seatings", &seatings)];
    let header = Header::of(profile, &NAMES.map(str::to_owned), &about, arena.stake());
    let hands = tally.records.iter().map(|hand| printed(&header, hand));
    let text: String = std::iter::once(header.to_string()).chain(hands).collect();
    fs::write(folder.join(format!("{deal:06}.okey")), text)
}

/// The kinds at the four seats: those named, repeated to four.
fn seats(matches: &ArgMatches, profile: &Profile) -> Result<[Kind; SEATS], Failure> {
    let named = matches.get_one::<String>("players").map_or("nearest,random", String::as_str);
    let mut kinds: Vec<Kind> = Vec::new();
    for name in named.split(',').map(str::trim) {
        kinds.push(kind(name, profile)?);
    }
    if !SEATS.is_multiple_of(kinds.len()) {
        let kind = FaultKind::Record(crate::record::RecordFault::PlayersCount { found: kinds.len() });
        return Err(Failure::Faults(vec![Fault::whole(kind, Place::Call)], Sources::default()));
    }
    Ok(std::array::from_fn(|seat| kinds[seat % kinds.len()]))
}

/// A kind that plays this game, by its name.
pub(super) fn kind(name: &str, profile: &Profile) -> Result<Kind, Failure> {
    let plays = |kind: &Kind| kind.plays(profile.game);
    name.parse::<Kind>().ok().filter(plays).ok_or_else(|| {
        let allowed: Vec<String> = Kind::ALL.iter().copied().filter(plays).map(|kind| kind.name().to_owned()).collect();
        let near = nearest(name, Kind::NAMES.iter().copied()).map(str::to_owned);
        let near = near.filter(|near| allowed.contains(near));
        bad("--players", name, allowed, near)
    })
}

pub(super) fn bad(option: &str, value: &str, allowed: Vec<String>, nearest: Option<String>) -> Failure {
    Failure::Misuse(Misuse::BadValue { option: option.to_owned(), value: value.to_owned(), allowed, nearest })
}

fn page(report: &SimulateReport, seconds: f64, manner: Manner) -> String {
    let said = text(manner.language).words().game;
    let header = [said.kind, said.wins, said.points_a_hand, "±", said.difference, "±"].map(str::to_owned).to_vec();
    let rows = report.kinds.iter().map(|kind| {
        vec![
            kind.kind.to_owned(),
            format!("{:.4}", kind.wins),
            format!("{:+.3}", kind.points),
            format!("{:.3}", kind.error),
            format!("{:+.3}", kind.difference.points),
            format!("{:.3}", kind.difference.error),
        ]
    });
    let endings = &report.endings;
    let per_second = u32::try_from(report.games).map_or(f64::INFINITY, f64::from) / seconds.max(1e-9);
    let facts = vec![
        [
            said.hands.to_owned(),
            format!("{} ({} {}, {} {})", report.games, report.deals, said.deals, said.seed, report.seed),
        ],
        [
            said.endings.to_owned(),
            format!(
                "{} {}, {} {}, {} {}",
                said.finishes, endings.finished, said.exhausted, endings.exhausted, said.voids, endings.void
            ),
        ],
        [said.length.to_owned(), format!("{:.1}", report.turns)],
        [said.fouls.to_owned(), report.fouls.to_string()],
        [said.per_second.to_owned(), format!("{per_second:.0}")],
    ];
    format!("{}\n{}", ledger(header, rows.collect(), Vec::new(), 1), listed(facts))
}
