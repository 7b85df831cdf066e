//! `okey simulate`: plays many games between computer players, and computes averages with standard errors.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::Context;
use clap::ArgMatches;

use super::parts::kinds;
use crate::cli::attempt::Attempt;
use crate::cli::escape::shown_path;
use crate::cli::failure::Failure;
use crate::cli::jobs::jobs;
use crate::cli::output::Output;
use crate::cli::owned_file::{lock_folder, regular, to_record, write_whole};
use crate::cli::table::{ledger, listed};
use crate::cli::text::game::GameWords;
use crate::cli::{Answered, input};
use crate::engine::Engine;
use crate::game::players::PlayerKind;
use crate::game::{Arena, NAMES, SEATS, Tally, Totals};
use crate::record::{Header, printed};
use crate::report::SimulateReport;
use crate::score::FinishKind;
use crate::table::Profile;
use crate::text::{decimal, plural, score};
use crate::words::{Language, Named};

/// The default number of deals.
const GAMES: u64 = 20;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let profile = input::played_rules(matches)?;
    let seats = seats(matches, &profile)?;
    let games = matches.get_one("games").copied().unwrap_or(GAMES);
    let seed = matches.get_one("seed").copied().unwrap_or(1_u64);
    let arena = Arena::new(&profile, seats, seed);
    let deals = games.div_ceil(arena.seatings().len() as u64);
    let folder = matches.get_one::<OsString>("records").map(Path::new);
    // Lock the folder, so that a second run cannot mix its records with the records of this run.
    let _locked = match folder {
        Some(folder) => fs::create_dir_all(folder)
            .and_then(|()| lock_folder(folder))
            .with_context(|| Attempt::WriteFolder { path: shown_path(folder) })?,
        None => None,
    };
    let started = Instant::now();
    let terminal = output.own() && io::stderr().is_terminal();
    let totals =
        play(&arena, &RecordFolder { profile: &profile, seed, folder }, deals, jobs(matches) as u64, terminal)?;
    let seconds = started.elapsed().as_secs_f64();
    let report = SimulateReport::new(&arena, profile.variant, seed, &totals);
    let language = output.language();
    output.answer(&report, || page(&report, language))?;
    if terminal {
        // Write the speed to standard error, because it differs from run to run and the answer must not.
        let labels = GameWords::of(language);
        output.write_error(&format!("{}: {:.0}", labels.per_second, float(report.games) / seconds.max(1e-9)));
    }
    Ok(())
}

fn float(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}

/// The folder in which records are saved, and what their header contains.
struct RecordFolder<'s> {
    profile: &'s Profile,
    seed: u64,
    folder: Option<&'s Path>,
}

/// The time between two updates of the progress display.
const EVERY: Duration = Duration::from_millis(100);

/// Shows on the terminal how many deals have started, until all games are played.
fn show(begun: &AtomicU64, deals: u64, played: &AtomicBool) {
    while !played.load(Ordering::Relaxed) {
        thread::sleep(EVERY);
        // Ignore a failed update of the display, because the answer does not depend on it.
        let _ = write!(io::stderr(), "\r{} / {deals}\x1b[K", begun.load(Ordering::Relaxed).min(deals));
    }
    let _ = io::stderr().write_all(b"\r\x1b[K");
}

/// Plays all deals on `jobs` threads, and returns the totals.
fn play(arena: &Arena, saved: &RecordFolder<'_>, deals: u64, jobs: u64, terminal: bool) -> Result<Totals, Failure> {
    let &RecordFolder { profile, seed, folder } = saved;
    let next = AtomicU64::new(0);
    let work = || -> Result<Totals, Failure> {
        let engine = Engine::default();
        let mut played = Totals::new(arena);
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals {
                return Ok(played);
            }
            let tally = arena.deal(&engine, deal, folder.is_some());
            if let Some(folder) = folder {
                save(folder, arena, profile, seed, deal, &tally)?;
            }
            played.add(&tally);
        }
    };
    let mut totals = Totals::new(arena);
    let played = AtomicBool::new(false);
    thread::scope(|scope| -> Answered {
        if terminal {
            scope.spawn(|| show(&next, deals, &played));
        }
        let threads: Vec<_> = (0..jobs.min(deals)).map(|_| scope.spawn(work)).collect();
        let ends: Vec<_> = threads.into_iter().map(thread::ScopedJoinHandle::join).collect();
        played.store(true, Ordering::Relaxed);
        for end in ends {
            totals.join(&end.unwrap_or_else(|panic| resume_unwind(panic))?);
        }
        Ok(())
    })?;
    Ok(totals)
}

/// Writes the record of one deal. The record has one hand for each way to place the players at the seats.
fn save(folder: &Path, arena: &Arena, profile: &Profile, seed: u64, deal: u64, tally: &Tally) -> Result<(), Failure> {
    let seatings: Vec<String> = arena.seatings().iter().map(|seats| seats.map(PlayerKind::name).join(",")).collect();
    let (seed, number) = (seed.to_string(), deal.to_string());
    let seatings = seatings.join(" ");
    let about = [("program", "okey simulate"), ("seed", seed.as_str()), ("deal", &number), ("seatings", &seatings)];
    let header = Header::of(profile, &NAMES.map(str::to_owned), &about);
    let hands = tally.records.iter().map(|hand| printed(&header, hand));
    let text: String = std::iter::once(header.to_string()).chain(hands).collect();
    let path = folder.join(format!("{deal:06}.okey"));
    regular(&path)?;
    Ok(write_whole(&path, text.as_bytes()).with_context(|| to_record(&path))?)
}

/// Returns the kind of player at each of the four seats. The kinds `nearest,random`, for example, get two seats each.
fn seats(matches: &ArgMatches, profile: &Profile) -> Result<[PlayerKind; SEATS], Failure> {
    let named = matches.get_one::<String>("players").map_or("nearest,random", String::as_str);
    let evenly: Vec<usize> = (1..=SEATS).filter(|&count| SEATS.is_multiple_of(count)).collect();
    let kinds = kinds(named, &evenly, profile)?;
    Ok(std::array::from_fn(|seat| kinds[seat % kinds.len()]))
}

fn page(report: &SimulateReport, language: Language) -> String {
    let labels = GameWords::of(language);
    let figure = |figure: String| decimal(&figure, language);
    let error = |error: Option<f64>| error.map_or_else(|| "–".to_owned(), |error| figure(format!("{error:.3}")));
    let header =
        [labels.kind, labels.wins, labels.points_a_hand, "±", labels.difference, "±"].map(str::to_owned).to_vec();
    let rows = report.kinds.iter().map(|kind| {
        vec![
            kind.kind.0.to_string(),
            figure(format!("{:.4}", kind.hands.wins)),
            figure(format!("{:+.3}", kind.hands.points)),
            error(kind.hands.error),
            figure(format!("{:+.3}", kind.difference.points)),
            error(kind.difference.error),
        ]
    });
    let endings = &report.endings;
    let ways = FinishKind::ALL.iter().map(|&how| format!("{} {}", score::how(how, language), endings.ways[how.name()]));
    let ways = ways.collect::<Vec<_>>().join(", ");
    let seats: Vec<String> = report
        .seats
        .iter()
        .map(|seat| figure(format!("{:.4} ({:+.3} ± {})", seat.wins, seat.points, error(seat.error))))
        .collect();
    let deals = plural(report.deals, labels.deal, labels.deals);
    let facts = vec![
        [
            labels.hands.to_owned(),
            format!("{} ({} {deals}, {} {})", report.games, report.deals, labels.seed, report.seed),
        ],
        [
            labels.endings.to_owned(),
            format!(
                "{} {}, {} {}, {} {}",
                labels.finishes, endings.finished, labels.exhausted, endings.exhausted, labels.voids, endings.void
            ),
        ],
        [labels.ways.to_owned(), ways],
        [labels.by_seat.to_owned(), seats.join(", ")],
        [labels.length.to_owned(), figure(format!("{:.1}", report.turns))],
        [labels.fouls.to_owned(), report.fouls.to_string()],
    ];
    format!("{}\n{}", ledger(header, rows.collect(), Vec::new(), 1), listed(facts))
}
