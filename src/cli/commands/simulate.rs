//! `okey simulate`: plays many games between computer players or external programs. Computes averages with standard
//! errors.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::panic::resume_unwind;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

use clap::ArgMatches;

use super::illustration::write_picture;
use crate::cli::attempt::{Attempt, InAttempt};
use crate::cli::batch::farewell;
use crate::cli::bots::{Arena, Entrant, LabelFile, ProgramSeats, Programs, end_all, entrants};
use crate::cli::escape::{shown_path, visible};
use crate::cli::failure::Failure;
use crate::cli::input::jobs;
use crate::cli::output::Output;
use crate::cli::owned_file::{file_exists, lock_folder, remove_parts, to_record, write_whole};
use crate::cli::table::{Ledger, listed};
use crate::cli::text::game::{GameWords, simulated};
use crate::cli::{Answered, input};
use crate::engine::Engine;
use crate::game::{Means, NAMES, Tally, Totals, float};
use crate::picture::{SimulatedKind, SimulationTexts, simulation_svg};
use crate::record::{Header, printed};
use crate::report::SimulateReport;
use crate::score::FinishKind;
use crate::table::Profile;
use crate::text::{decimal, plural, score};
use crate::words::{Language, Named};

/// The default value of `--games`, in hands.
const GAMES: u64 = 20;

/// The default time limit in seconds of an external program for an answer.
const BOT_SECONDS: f64 = 10.0;

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let profile = input::played_rules(matches)?;
    let named = matches.get_one::<String>("players").map_or("nearest,random", String::as_str);
    let seats = entrants(named, &profile)?;
    let games = matches.get_one("games").copied().unwrap_or(GAMES);
    let seed = matches.get_one("seed").copied().unwrap_or(1_u64);
    let arena = Arena::new(&profile, seats, seed);
    let deals = games.div_ceil(arena.seatings().len() as u64);
    let folder = matches.get_one::<OsString>("records").map(Path::new);
    // Lock the folder, so that two runs cannot mix their records.
    let _locked = match folder {
        Some(folder) => fs::create_dir_all(folder)
            .and_then(|()| lock_folder(folder))
            .attempt(|| Attempt::WriteFolder { path: shown_path(folder) })?,
        None => None,
    };
    let jobs = (jobs(matches) as u64).min(deals);
    let labels = match matches.get_one::<OsString>("labels").map(Path::new) {
        Some(path) => Some(Arc::new(LabelFile::named(path, jobs)?)),
        None => None,
    };
    let limit = matches.get_one("bot-seconds").copied().unwrap_or(BOT_SECONDS);
    let programs = Programs {
        limit: Duration::from_secs_f64(limit),
        shows_errors: output.own(),
        labels: labels.is_some(),
        seed,
        points: Programs::points_of(&profile),
    };
    let plays_program = arena.kinds().iter().any(|kind| matches!(kind, Entrant::Program(_)));
    if output.own() && (plays_program || labels.is_some()) {
        say_farewell(labels.clone());
    }
    let started = Instant::now();
    let terminal = output.own() && io::stderr().is_terminal();
    let simulation = Simulation {
        arena: &arena,
        programs: &programs,
        profile: &profile,
        folder,
        labels: labels.as_deref(),
        deals,
        next: AtomicU64::new(0),
    };
    let totals = simulation.run(jobs, terminal);
    let ended = labels.map_or(Ok(()), |labels| labels.end(totals.is_ok()));
    let totals = totals?;
    ended?;
    let seconds = started.elapsed().as_secs_f64();
    let kinds: Vec<String> = arena.kinds().iter().map(ToString::to_string).collect();
    let report = SimulateReport::new(&arena.seatings(), &kinds, profile.variant, seed, &totals);
    let language = output.language();
    let replaced = match matches.get_one::<OsString>("svg") {
        Some(path) => write_picture(path, &picture(&report, &totals, language), output)?,
        None => false,
    };
    if !replaced {
        output.answer(&report, || page(&report, language))?;
    }
    if terminal {
        // Write the speed to standard error, because the answer must be the same for every run.
        let labels = GameWords::of(language);
        output.write_error(&format!("{}: {:.0}", labels.per_second, float(report.games) / seconds.max(1e-9)));
    }
    Ok(())
}

/// Installs a handler for signals that end the program. It kills the external programs, waits until the file of
/// `--labels` ends with a whole line, and removes temporary files.
fn say_farewell(labels: Option<Arc<LabelFile>>) {
    farewell(move || {
        end_all();
        if let Some(labels) = &labels {
            labels.freeze();
        }
        remove_parts();
    });
}

const EVERY: Duration = Duration::from_millis(100);

/// Shows on the terminal how many deals have begun, until `played` is true.
fn show(begun: &AtomicU64, deals: u64, played: &AtomicBool) {
    while !played.load(Ordering::Relaxed) {
        thread::sleep(EVERY);
        let _ = write!(io::stderr(), "\r{} / {deals}\x1b[K", begun.load(Ordering::Relaxed).min(deals));
    }
    let _ = io::stderr().write_all(b"\r\x1b[K");
}

/// The deals to play, and where their records and labels are saved.
struct Simulation<'s> {
    arena: &'s Arena,
    programs: &'s Programs,
    profile: &'s Profile,
    /// The folder for the records, if they are saved.
    folder: Option<&'s Path>,
    labels: Option<&'s LabelFile>,
    deals: u64,
    next: AtomicU64,
}

impl Simulation<'_> {
    fn run(&self, jobs: u64, terminal: bool) -> Result<Totals, Failure> {
        let mut totals = Totals::new(self.arena.kinds().len());
        let played = AtomicBool::new(false);
        thread::scope(|scope| -> Answered {
            if terminal {
                scope.spawn(|| show(&self.next, self.deals, &played));
            }
            let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(|| self.work())).collect();
            let ends: Vec<_> = threads.into_iter().map(thread::ScopedJoinHandle::join).collect();
            played.store(true, Ordering::Relaxed);
            for end in ends {
                totals.join(&end.unwrap_or_else(|panic| resume_unwind(panic))?);
            }
            Ok(())
        })?;
        Ok(totals)
    }

    /// Plays deals in one thread. If this fails, the other threads stop after their current deal.
    fn work(&self) -> Result<Totals, Failure> {
        let played = self.play();
        if played.is_err() {
            self.next.store(self.deals, Ordering::Relaxed);
            if let Some(labels) = self.labels {
                labels.stop();
            }
        }
        played
    }

    fn play(&self) -> Result<Totals, Failure> {
        let engine = Engine::default();
        let mut played = Totals::new(self.arena.kinds().len());
        let mut seats = ProgramSeats::new(self.programs, self.arena.kinds())?;
        loop {
            let deal = self.next.fetch_add(1, Ordering::Relaxed);
            if deal >= self.deals {
                seats.finish();
                return Ok(played);
            }
            if let Some(labels) = self.labels {
                labels.wait_for(deal);
            }
            let tally = self.arena.play(&engine, deal, self.folder.is_some(), &mut seats)?;
            self.save(deal, &tally)?;
            if let Some(labels) = self.labels {
                labels.put(deal, seats.take_lines())?;
            }
            played.add(&tally);
        }
    }

    /// Writes the record of one deal if records are saved. It has one hand for each way to place the players at the
    /// seats.
    fn save(&self, deal: u64, tally: &Tally) -> Answered {
        let Some(folder) = self.folder else { return Ok(()) };
        let seatings: Vec<String> = self.arena.seatings().iter().map(|names| names.join(",")).collect();
        let (seed, number) = (self.programs.seed.to_string(), deal.to_string());
        let seatings = seatings.join(" ");
        let about = [("program", "okey simulate"), ("seed", seed.as_str()), ("deal", &number), ("seatings", &seatings)];
        let header = Header::of(self.profile, &NAMES.map(str::to_owned), &about);
        let hands = tally.records.iter().map(|hand| printed(&header, hand));
        let text: String = std::iter::once(header.to_string()).chain(hands).collect();
        let path = folder.join(format!("{deal:06}.okey"));
        // Fails if the path leads to a folder, a pipe or a device.
        file_exists(&path)?;
        write_whole(&path, text.as_bytes()).attempt(|| to_record(&path))
    }
}

/// Returns an SVG picture of each kind's average points and wins, and of the lengths of the hands.
fn picture(report: &SimulateReport, totals: &Totals, language: Language) -> String {
    let labels = GameWords::of(language);
    let texts = SimulationTexts {
        title: simulated(report.variant, report.games, report.deals, report.seed, language),
        points: labels.points_drawn.to_owned(),
        wins: labels.wins.to_owned(),
        lengths: labels.lengths_drawn.to_owned(),
        point: if decimal(".", language) == "," { ',' } else { '.' },
    };
    let kinds = report.kinds.iter().zip(totals.kinds()).map(|(kind, measured)| {
        let Means { wins, points } = measured.means;
        let [points, wins] = [points, wins].map(|paired| (paired.mean, paired.error));
        SimulatedKind { name: kind.kind.clone(), points, wins }
    });
    simulation_svg(&texts, &kinds.collect::<Vec<_>>(), &totals.counts.lengths)
}

fn page(report: &SimulateReport, language: Language) -> String {
    let labels = GameWords::of(language);
    let figure = |figure: String| decimal(&figure, language);
    let error = |error: Option<f64>| error.map_or_else(|| "–".to_owned(), |error| figure(format!("{error:.3}")));
    let header =
        [labels.kind, labels.wins, labels.points_a_hand, "±", labels.difference, "±"].map(str::to_owned).to_vec();
    let rows = report.kinds.iter().map(|kind| {
        vec![
            visible(&kind.kind),
            figure(format!("{:.4}", kind.hands.wins)),
            figure(format!("{:+.3}", kind.hands.points)),
            error(kind.hands.error),
            figure(format!("{:+.3}", kind.difference.points)),
            error(kind.difference.error),
        ]
    });
    let endings = &report.endings;
    let ways = FinishKind::ALL.iter().zip(endings.ways);
    let ways = ways.map(|(&how, count)| format!("{} {count}", score::how(how, language)));
    let ways = ways.collect::<Vec<_>>().join(", ");
    let ways_to_end = [
        (labels.finishes, endings.finished),
        (labels.exhausted, endings.exhausted),
        (labels.voids, endings.void),
        (labels.lost_hands, endings.lost),
    ];
    // The last entry counts the hands lost because a program failed. Leave it out if there were none.
    let ways_to_end = ways_to_end.iter().take(if endings.lost > 0 { 4 } else { 3 });
    let ways_to_end = ways_to_end.map(|(how, count)| format!("{how} {count}"));
    let seats: Vec<String> = report
        .seats
        .iter()
        .map(|seat| figure(format!("{:.4} ({:+.3} ± {})", seat.wins, seat.points, error(seat.error))))
        .collect();
    let deals = plural(report.deals, labels.deal, labels.deals);
    let mut facts = vec![
        [
            labels.hands.to_owned(),
            format!("{} ({} {deals}, {} {})", report.games, report.deals, labels.seed, report.seed),
        ],
        [labels.endings.to_owned(), ways_to_end.collect::<Vec<_>>().join(", ")],
        [labels.ways.to_owned(), ways],
        [labels.by_seat.to_owned(), seats.join(", ")],
        [labels.length.to_owned(), figure(format!("{:.1}", report.turns))],
        [labels.fouls.to_owned(), report.fouls.to_string()],
    ];
    for kind in &report.kinds {
        let causes = kind.lost.causes().into_iter().filter(|(_, count)| *count > 0);
        let causes: Vec<String> = causes.map(|(loss, count)| format!("{} {count}", labels.cause(loss))).collect();
        if !causes.is_empty() {
            facts.push([labels.lost.to_owned(), format!("{}: {}", visible(&kind.kind), causes.join(", "))]);
        }
    }
    let ledger = Ledger { titles: header, rows: rows.collect(), footer: Vec::new(), figures: 1 };
    format!("{}\n{}", ledger.framed(), listed(facts))
}
