//! `okey play`: a game at the terminal.

mod person;
mod setting;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use self::person::Person;
use self::setting::{Setting, Start};
use super::replay::page::Page;
use crate::cli::Status;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::presentation::Presentation;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::play::PlayWords;
use crate::game::players::{Kind, Player, Sense};
use crate::game::{Action, Chance, Chronicle, Evening, Referee, SEATS, Setup, State};
use crate::record::{HandRecord, Header, Statement, printed, shown_name};
use crate::report::ReplayTotals;

pub(in crate::cli) fn run(
    matches: &ArgMatches,
    presentation: Presentation,
    output: &mut Output,
) -> Result<Status, Failure> {
    let Setting { evening, kinds, seed, broken_off, open, hints } = Setting::of(matches, presentation)?;
    let record = matches.get_one::<OsString>("record").or(matches.get_one::<OsString>("resume")).map(PathBuf::from);
    let mut game = Game {
        person: Person {
            lines: Box::new(BufReader::new(output.take_input().0)),
            presentation,
            hints,
            said: String::new(),
        },
        evening,
        kinds,
        seed,
        open,
        record,
        presentation,
    };
    // A person who leaves has not played to the end.
    output.verdict(game.kinds.iter().all(Option::is_some));
    let finished = game.play(broken_off, output)?;
    let said = PlayWords::of(presentation.language);
    output.text(&format!("{}\n", if finished { said.over } else { said.left }))?;
    if let Some(path) = &game.record {
        output.text(&format!("{} {}\n", said.kept, crate::cli::escape::visible(&path.to_string_lossy())))?;
    }
    output.verdict(finished);
    Ok(output.said())
}

/// A game while it is played.
struct Game {
    person: Person<Box<dyn BufRead>>,
    evening: Evening,
    /// Who sits where; nobody where the person does.
    kinds: [Option<Kind>; SEATS],
    seed: u64,
    open: bool,
    record: Option<PathBuf>,
    presentation: Presentation,
}

impl Game {
    fn said(&self) -> &'static PlayWords {
        PlayWords::of(self.presentation.language)
    }

    /// Plays hand after hand; whether to the end.
    fn play(&mut self, broken_off: Option<Start>, output: &mut Output) -> Result<bool, Failure> {
        let mut start = broken_off;
        while let Some(Start { state, chronicle }) = start.take().or_else(|| self.next()) {
            let Some((state, hand)) = self.hand(state, chronicle, output)? else { return Ok(false) };
            self.evening.enter(hand, &state);
            self.settle(&state, output)?;
        }
        Ok(true)
    }

    /// The next hand, dealt.
    fn next(&self) -> Option<Start> {
        let setup: Setup = self.evening.next()?;
        let number = u32::try_from(self.evening.number()).ok();
        let chronicle = Chronicle::new(&setup, number);
        Some(Start { state: State::new(setup), chronicle })
    }

    /// Plays one hand; the table at its end and its record, unless it was left.
    fn hand(
        &mut self,
        mut state: State,
        mut chronicle: Chronicle,
        output: &mut Output,
    ) -> Result<Option<(State, HandRecord)>, Failure> {
        let number = self.evening.number();
        self.keep(Some(&chronicle))?;
        output.tiles(&self.opening(number, &state))?;
        let sense = Sense::new(state.table());
        let mut players: [Option<Box<dyn Player>>; SEATS] = self.kinds.map(|kind| kind.map(Kind::player));
        while state.over().is_none() {
            let seat = state.seat();
            let turn = state.turns();
            let mut chance = Chance::new(self.seed, number - 1, turn, seat);
            if self.open || self.kinds.iter().all(Option::is_some) {
                output.tiles(&self.racks(&state))?;
            }
            let mut done = Vec::new();
            while state.over().is_none() && state.turns() == turn {
                let action = match &mut players[seat] {
                    Some(player) => player.act(&state.view(seat), &sense, &mut chance),
                    None => match self.person.asked(&state, &self.evening.header().players, &sense, output)? {
                        Some(action) => action,
                        None => return Ok(None),
                    },
                };
                let known = self.open || self.kinds[seat].is_none();
                done.push(self.told(&state, &action, known));
                chronicle.note(&state, &action);
                state.step(&action);
                self.keep(Some(&chronicle))?;
            }
            let name = &self.evening.header().players[seat];
            output.tiles(&paragraph(&format!("{}: {}", shown_name(name), done.join(", "))))?;
        }
        if state.over() == Some(&crate::game::Over::Exhausted) {
            chronicle.say(Statement::End);
        }
        Ok(Some((state, chronicle.record())))
    }

    /// What a hand begins with.
    fn opening(&self, number: u64, state: &State) -> String {
        let replay = crate::cli::text::game::GameWords::of(self.presentation.language);
        let starter = shown_name(&self.evening.header().players[state.starter()]);
        let okey = state.table().indicator().map(|indicator| {
            let (shown, okey) = (indicator.face(), indicator.okey());
            format!(", {} {shown}, {} {okey}", replay.indicator, self.said().okey)
        });
        let begins =
            format!("{} {number} ({}: {starter}){}", replay.hand, self.said().begins, okey.unwrap_or_default());
        format!("\n{}", paragraph(&begins))
    }

    /// All racks.
    fn racks(&self, state: &State) -> String {
        let names = self.evening.header().players.iter().map(|name| shown_name(name));
        let rows = names.enumerate().map(|(seat, name)| [name, state.rack(seat).tiles().to_string()]);
        format!("\n{}", listed(rows.collect()))
    }

    /// An action as the others hear it: nobody sees which tile was drawn.
    fn told(&self, state: &State, action: &Action, known: bool) -> String {
        let drawn = match action {
            Action::Draw(None) if known => Action::Draw(state.stock().next().map(crate::table::Symbol::Tile)),
            other => state.understood(other),
        };
        let text = drawn.told(self.presentation.language);
        text.strip_suffix(" ?").map(str::to_owned).unwrap_or(text)
    }

    /// Shows all hands at the end, and what the hand adds to each account.
    fn settle(&self, state: &State, output: &mut Output) -> Result<(), Failure> {
        let header = self.evening.header();
        self.keep(None)?;
        let mut referee = Referee::new(header);
        let mut last = None;
        for hand in self.evening.hands() {
            // What was played can be followed.
            last = referee.hand(hand).ok();
        }
        let page = Page { source: "", header, language: self.presentation.language };
        let points = last.as_ref().map(|hand| page.settlement(hand)).unwrap_or_default();
        let totals = page.totals(&ReplayTotals::new(header, &referee, &BTreeSet::new()));
        output.tiles(&format!("{}\n{points}\n{totals}\n", self.racks(state)))
    }

    /// Writes the game down as it stands; the file is a whole record at every moment.
    fn keep(&self, hand: Option<&Chronicle>) -> Result<(), Failure> {
        let Some(path) = &self.record else { return Ok(()) };
        let header: &Header = self.evening.header();
        let hands = self.evening.hands().iter().map(|hand| printed(header, hand));
        let now = hand.map(|hand| printed(header, &hand.clone().record()));
        let text: String = std::iter::once(header.to_string()).chain(hands).chain(now).collect();
        write_whole(path, &text).map_err(|error| Failure::unwritable(path, &error))
    }
}

/// Puts a text in the place of a file at once.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, text)?;
    fs::rename(&beside, path)
}
