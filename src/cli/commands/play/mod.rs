//! `okey play`: plays a game at the terminal.

mod person;
mod plan;
mod rack;
mod screen;
mod search;
mod setting;

use std::io::BufReader;

use clap::ArgMatches;

use self::person::{Person, PersonChoice};
use self::screen::Screen;
use self::search::RunningSearch;
use self::setting::Setting;
use super::live_record::SharedRecord;
use super::replay::page::Page;
use crate::cli::Answered;
use crate::cli::attempt::RecordedGame;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::paint::own_words;
use crate::cli::table::{listed, paragraph, unbroken};
use crate::cli::text::game::GameWords;
use crate::cli::text::play as text;
use crate::cli::text::play::PlayWords;
use crate::cli::typed::TypedLines;
use crate::engine::Engine;
use crate::game::players::RackAnalyzer;
use crate::game::{Action, Chance, Chronicle, Over, Referee, Refereed, SEATS, Setup, State};
use crate::notation::LaidMelds;
use crate::oracle::diagnostic::{Place, Refusal, Sources};
use crate::record::{HandRecord, Header, RecordFault, Statement, printed, shown_name};
use crate::score::earns_by_showing;
use crate::words::{Faults, Language};

pub(in crate::cli) fn run(matches: &ArgMatches, output: &mut Output) -> Answered {
    let (kept, resumed) = SharedRecord::of(matches, RecordedGame::Okey)?;
    let setting = Setting::of(matches, resumed, output)?;
    let search = RunningSearch::default();
    if output.own() {
        let search = search.clone();
        kept.say_farewell(output.presentation, move || search.stop());
    }
    output.redraw(!matches.get_flag("plain"));
    let lines = TypedLines(Box::new(BufReader::new(output.take_input().0)));
    let alone = setting.kinds.iter().filter(|kind| kind.is_none()).count() == 1;
    let person = Person::new(lines, output.presentation, setting.hints, alone, search);
    let language = output.language();
    let random = setting.random.then_some(setting.seed);
    let mut game = LiveGame { person, setting, behind: String::new(), kept, language };
    // If a person plays, the exit code is 1 ("no") until `say_end` sets it to 0 for a finished game.
    output.verdict(game.person_seat().is_none());
    let played = game.play(random, output);
    game.kept.say_end(played, output)
}

struct LiveGame {
    person: Person,
    setting: Setting,
    /// The text of the hands in `setting.ahead`, which follow the current hand in the file.
    behind: String,
    kept: SharedRecord,
    language: Language,
}

impl LiveGame {
    /// Returns the seat of the person; `None` if only computer players play.
    fn person_seat(&self) -> Option<usize> {
        self.setting.kinds.iter().position(Option::is_none)
    }

    fn words(&self) -> &'static PlayWords {
        PlayWords::of(self.language)
    }

    fn name(&self, seat: usize) -> String {
        own_words(&self.setting.evening.header().players[seat])
    }

    /// Plays hands until the game ends, and returns true. Returns false if the person leaves before. Shows the seed
    /// `random` first, if there is one.
    fn play(&mut self, mut random: Option<u64>, output: &mut Output) -> Result<bool, Failure> {
        let header: Header = self.setting.evening.header().clone();
        let engine = Engine::default();
        let mut referee = Referee::new(&engine, &header);
        for hand in self.setting.evening.hands() {
            // Replay the finished hands first, because the totals depend on them.
            let _ = referee.hand(hand);
        }
        let person = self.person_seat();
        let mut first = person.is_some();
        while let Some((state, chronicle)) = self.next(&referee)? {
            self.keep(&chronicle)?;
            if let Some(seed) = random.take() {
                output.text(&paragraph(&text::seed_of_game(seed, self.language)))?;
            }
            if std::mem::take(&mut first) {
                output.text(&paragraph(self.words().welcome))?;
            }
            let Some((state, chronicle)) = self.hand(&engine, &referee, (state, chronicle), output)? else {
                return Ok(false);
            };
            let hand = chronicle.clone().record();
            let refereed = referee.hand(&hand).map_err(refused)?;
            self.setting.evening.enter(hand, &refereed);
            let result = self.result(&state, &refereed, &referee);
            output.tiles(&result)?;
            // On a terminal, wait until the person has read the result. After the last hand, wait only if the terminal
            // clears the screen and the score card follows.
            let over = self.setting.evening.is_over();
            let waits = !over || output.redraws() && self.setting.evening.hands().len() > 1;
            if let Some(seat) = person.filter(|_| output.is_interactive() && waits) {
                let (state, evening, hand, language) = (&state, &self.setting.evening, &chronicle, self.language);
                let screen = Screen { engine: &engine, state, seat, evening, hand, language };
                if !self.person.goes_on(&screen, &result, output)? && !over {
                    return Ok(false);
                }
            }
        }
        output.tiles(&screen::result(&self.setting.evening, self.language))?;
        Ok(true)
    }

    /// Returns the next hand and its record so far, or `None` if no hand is left. Hands of a resumed record come before
    /// new deals. After the end of the game, returns a recorded hand only if it has turns.
    fn next(&mut self, referee: &Referee<'_>) -> Result<Option<(State, Chronicle)>, Failure> {
        let goes_on = !self.setting.evening.is_over();
        let is_turn = |statement: &Statement| matches!(statement, Statement::Turn(_));
        let begun = |hand: &HandRecord| hand.statements().any(|(_, statement)| is_turn(statement));
        if let Some(hand) = self.setting.ahead.pop_front().filter(|hand| goes_on || begun(hand)) {
            self.behind = self.setting.ahead.iter().map(|hand| printed(&self.setting.written, hand)).collect();
            let state = referee.clone().hand(&hand).map_err(refused)?.state;
            return Ok(state.map(|state| (state, Chronicle::resumed(hand))));
        }
        let dealt = |setup: Setup| {
            let chronicle =
                Chronicle::new(&setup, Some(HandRecord::last_number(self.setting.evening.hands()).saturating_add(1)));
            (State::new(setup), chronicle)
        };
        Ok(self.setting.evening.next().map(dealt))
    }

    /// Plays one hand. Returns its final state and its record, or `None` if the person leaves.
    fn hand(
        &mut self,
        engine: &Engine,
        referee: &Referee<'_>,
        (mut state, mut chronicle): (State, Chronicle),
        output: &mut Output,
    ) -> Result<Option<(State, Chronicle)>, Failure> {
        let number = self.setting.evening.number();
        // On a terminal, the person has read the last hand, so its lines are not on the screen any more.
        if !self.setting.evening.hands().is_empty() {
            output.begin_screen();
        }
        output.tiles(&self.opening(number, &state))?;
        if let Some(seat) = self.person_seat() {
            self.person.deal(&state, seat, engine);
        }
        let analyzer = RackAnalyzer::new(engine, state.table());
        'turns: while !state.end_unless_finished(engine) && state.over().is_none() {
            let seat = state.seat();
            let turn = state.turns();
            let mut chance = Chance::new(self.setting.seed, number - 1, turn, seat);
            if self.setting.open || self.person_seat().is_none() {
                output.tiles(&self.racks(&state))?;
            }
            let mut done = Vec::new();
            while state.over().is_none() && state.turns() == turn {
                let action = match self.setting.kinds[seat] {
                    Some(player) => {
                        let action = player.act(&state.view(seat), &analyzer, &mut chance);
                        state.in_time(action, State::LONGEST)
                    }
                    None => match self.person.asked(&state, (&self.setting.evening, &chronicle), &analyzer, output)? {
                        PersonChoice::Act(action) => action,
                        PersonChoice::Leave => return Ok(None),
                        PersonChoice::Undo { hand, action } => {
                            let text = text::taken_back(
                                &screen::action_text(&action, state.table(), self.language),
                                self.language,
                            );
                            output.tiles(&paragraph(&text))?;
                            let earlier = referee.clone().hand(&hand.clone().record()).map_err(refused)?.state;
                            (state, chronicle) = (earlier.unwrap_or(state), hand);
                            self.keep(&chronicle)?;
                            continue 'turns;
                        }
                    },
                };
                let known = self.setting.open || self.setting.kinds[seat].is_none();
                done.push(self.action_text(&state, &action, known));
                chronicle.note(&state, &action);
                let before = self.before(&state, &action);
                let step = state.step(engine, &action);
                self.keep(&chronicle)?;
                output.tiles(&before)?;
                for wrong in &step.wrong {
                    output.tiles(&self.fouled(&state, wrong, seat))?;
                }
            }
            output.tiles(&paragraph(&format!("{}: {}", self.name(seat), done.join(", "))))?;
        }
        if state.over() == Some(&Over::Exhausted) {
            chronicle.say(Statement::End);
            self.keep(&chronicle)?;
        }
        if let Some(mut kept) = self.kept.lock() {
            kept.end_hand();
        }
        Ok(Some((state, chronicle)))
    }

    /// Returns the text at the start of a hand.
    fn opening(&self, number: u64, state: &State) -> String {
        let replay = GameWords::of(self.language);
        let okey = state.table().indicator().map(|indicator| {
            let (shown, okey) = (indicator.face(), indicator.okey());
            format!(", {} {shown}, {} {okey}", replay.indicator, self.words().okey)
        });
        let starter = self.name(state.starter());
        let begins = text::hand_begins(number, &starter, self.language) + &okey.unwrap_or_default();
        let person = self.person_seat();
        let partner = person.and_then(|seat| state.partner(seat));
        let partner = partner.map(|seat| text::partner_is(&self.name(seat), self.language)).unwrap_or_default();
        let totals = screen::running(&self.setting.evening, self.language);
        format!("\n{}{totals}", paragraph(&(begins + &partner)))
    }

    fn racks(&self, state: &State) -> String {
        let names = self.setting.evening.header().players.iter().map(|name| own_words(&shown_name(name)));
        let rows =
            names.enumerate().map(|(seat, name)| [name, screen::held_tiles(&state.rack(seat).tiles(), state.table())]);
        format!("\n{}", listed(rows.collect()))
    }

    /// Describes an action for the person. Names a drawn tile only if `known` is true.
    fn action_text(&self, state: &State, action: &Action, known: bool) -> String {
        let named = if known { state.with_tile_drawn(action) } else { action.clone() };
        let texts: Vec<String> = state
            .understood(&named)
            .iter()
            .map(|each| unbroken(&screen::action_text(each, state.table(), self.language)))
            .collect();
        texts.join(", ")
    }

    /// Returns the message before an action of the person, for example about the drawn tile or about tiles that return
    /// to the rack.
    fn before(&self, state: &State, action: &Action) -> String {
        let language = self.language;
        match action {
            _ if self.setting.kinds[state.seat()].is_some() => String::new(),
            Action::Draw(_) => {
                state.stock().next().map(|tile| paragraph(&text::drew(tile, language))).unwrap_or_default()
            }
            Action::Show(_) if !earns_by_showing(state.table().profile()) => paragraph(&text::earns_nothing(language)),
            Action::Throw(_) | Action::Finish { .. } => {
                let faulty = state.melds().iter().filter(|meld| meld.faulty).map(|meld| meld.laid.clone());
                let back = LaidMelds(faulty.collect());
                if back.0.is_empty() { String::new() } else { paragraph(&text::goes_back(&back, language)) }
            }
            _ => String::new(),
        }
    }

    /// Returns a message about a foul. The text is empty for a foul of the person, who has already confirmed it.
    fn fouled(&self, state: &State, wrong: &crate::game::Wrong, seat: usize) -> String {
        if wrong.player == seat && self.setting.kinds[seat].is_none() {
            return String::new();
        }
        let names: Vec<String> = (0..SEATS).map(|seat| self.name(seat)).collect();
        let language = self.language;
        let why = wrong.why.text(&names, state.table(), language);
        let foul = GameWords::of(language).foul;
        paragraph(&format!("{}: {foul} {:+} [{}]: {why}", names[wrong.player], wrong.points, wrong.clause))
    }

    /// Returns the result of the last hand, followed by the totals.
    fn result(&self, state: &State, refereed: &Refereed, referee: &Referee<'_>) -> String {
        let page = Page { source: "", header: self.setting.evening.header(), language: self.language };
        let running = screen::running(&self.setting.evening, self.language);
        let totals = if running.is_empty() { screen::totals(&self.setting.evening, referee, &page) } else { running };
        screen::hand_result(state, refereed, &totals, &page)
    }

    fn keep(&self, hand: &Chronicle) -> Result<(), Failure> {
        let Some(mut kept) = self.kept.lock() else { return Ok(()) };
        let evening = &self.setting.evening;
        let header = &self.setting.written;
        let hands = || evening.hands().iter().map(|hand| printed(header, hand));
        let before = || std::iter::once(header.to_string()).chain(hands()).collect();
        kept.write(before, &printed(header, &hand.clone().record()), &self.behind)
    }
}

/// Returns the failure for a hand that cannot be replayed. This happens only if a person has edited the record.
fn refused(faults: Faults<RecordFault>) -> Failure {
    Refusal { faults: Place::Record.faults(faults), sources: Sources::default() }.into()
}
