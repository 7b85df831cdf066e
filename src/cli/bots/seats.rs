//! Asks the players for their decisions in one thread of a simulation: built-in computer players and external programs.
//! Also collects the decisions as lines for `okey simulate --labels`.

use std::time::Duration;

use serde::Deserialize;

use super::entrant::{BotCommand, Entrant};
use super::process::BotProcess;
use crate::cli::attempt::{Attempt, InAttempt};
use crate::cli::failure::Failure;
use crate::engine::Engine;
use crate::game::players::RackAnalyzer;
use crate::game::{Action, BySeat, Chance, HandResult, Loss, SEATS, State, View};
use crate::oracle::json;
use crate::report::{DecisionLine, LabelDecision, LabelLine, ResultLine, ViewReport};
use crate::score::Balances;
use crate::table::Profile;

/// The number of times in a row that a program may end instead of answering. After that, it is not started again and
/// loses each hand at its first decision.
const DEATHS: usize = 10;

/// The maximum number of actions in one turn. Legal actions can undo each other, so a turn without a limit might never
/// end.
pub(crate) const MOST_ACTIONS: usize = 100;

/// The settings that are the same for all player programs of a simulation.
#[derive(Debug, Clone)]
pub(in crate::cli) struct Programs {
    /// The time limit for an answer.
    pub(in crate::cli) limit: Duration,
    /// True if this process copies the standard error of the programs to its own.
    pub(in crate::cli) shows_errors: bool,
    /// True if the decisions of all players are collected for `--labels`.
    pub(in crate::cli) labels: bool,
    pub(in crate::cli) seed: u64,
    /// The points of each seat before every hand. A simulation treats each hand as the first hand of a game.
    pub(in crate::cli) points: BySeat<i64>,
}

impl Programs {
    /// Returns the points of each seat before the first hand of a game.
    pub(in crate::cli) fn points_of(profile: &Profile) -> BySeat<i64> {
        [Balances::first(profile).start(); SEATS].into()
    }
}

pub(in crate::cli) struct ProgramSeats<'p> {
    programs: &'p Programs,
    bots: Vec<Bot>,
    /// The decisions of the current hand.
    decided: Vec<LabelDecision>,
    /// The decisions in finished hands, as lines for the file of `--labels`.
    lines: Vec<u8>,
}

struct Bot {
    command: BotCommand,
    process: Option<BotProcess>,
    /// True if the process is older than this hand and has not been asked for a decision in it. It may have ended
    /// since.
    old: bool,
    /// The number of times in a row that the program has ended instead of answering.
    deaths: usize,
    /// The last turn in which the program acted, and the number of its actions in this turn.
    actions: (usize, usize),
}

/// What a player sees at a decision, and the legal actions.
struct Offer {
    view: ViewReport,
    legal: Vec<String>,
}

impl Offer {
    fn new(view: &View<'_>, points: &BySeat<i64>, engine: &Engine) -> Self {
        let legal = view.actions(engine).into_iter().filter(|action| is_in_time(view, action));
        Self { view: ViewReport::new(view, points), legal: legal.map(|action| action.to_string()).collect() }
    }
}

/// The answer of an external program: the action that it chooses.
#[derive(Deserialize)]
struct BotAnswer {
    action: String,
}

impl<'p> ProgramSeats<'p> {
    /// Starts the programs among `entrants`.
    ///
    /// # Errors
    /// Fails if a program cannot be started.
    pub(in crate::cli) fn new(programs: &'p Programs, entrants: &[Entrant]) -> Result<Self, Failure> {
        let commands = entrants.iter().filter_map(|entrant| match entrant {
            Entrant::Program(command) => Some(command.clone()),
            Entrant::Kind(_) => None,
        });
        let started = |command: BotCommand| {
            let process = Some(start(&command, programs.shows_errors)?);
            Ok(Bot { command, process, old: false, deaths: 0, actions: (0, 0) })
        };
        let bots = commands.map(started).collect::<Result<_, Failure>>()?;
        Ok(Self { programs, bots, decided: Vec::new(), lines: Vec::new() })
    }

    /// Takes the lines for `--labels` of the finished hands.
    pub(in crate::cli) fn take_lines(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.lines)
    }

    /// Closes the input of every program, and gives each program a short time to end.
    pub(in crate::cli) fn finish(self) {
        self.bots.into_iter().filter_map(|bot| bot.process).for_each(BotProcess::finish);
    }

    fn choose(
        &mut self,
        command: &BotCommand,
        view: &View<'_>,
        engine: &Engine,
        offer: &Offer,
    ) -> Result<Result<Action, Loss>, Failure> {
        let limit = self.programs.limit;
        let question = DecisionLine { view: &offer.view, legal: &offer.legal, seconds: limit.as_secs_f64() };
        let Some(bot) = self.bots.iter_mut().find(|bot| bot.command == *command) else { return Ok(Err(Loss::Died)) };
        let answer = bot.ask(&line(&question), limit, self.programs.shows_errors)?;
        let action = answer.and_then(|answer| bot.understand(&answer, view, engine).ok_or(Loss::Illegal));
        if action.is_err() {
            // The program may be in the middle of an answer. So end it now and start it again later.
            bot.process = None;
        }
        Ok(action)
    }

    /// Returns the next action of the player on turn, or the reason why this player loses the hand. `deal` is the index
    /// of the deal, counted from 0. `hand` is the number of this hand among the hands of its deal, counted from 1; each
    /// of these hands has a different seating.
    ///
    /// # Errors
    /// Fails if a program cannot be started.
    pub(super) fn act(
        &mut self,
        player: &Entrant,
        (deal, hand): (u64, usize),
        view: &View<'_>,
        analyzer: &RackAnalyzer<'_>,
        chance: &mut Chance,
    ) -> Result<Result<Action, Loss>, Failure> {
        let (engine, labels) = (analyzer.engine(), self.programs.labels);
        let points = &self.programs.points;
        let offer = || Offer::new(view, points, engine);
        let (action, offer) = match player {
            Entrant::Kind(kind) => (Ok(kind.act(view, analyzer, chance)), labels.then(offer)),
            Entrant::Program(command) => {
                let offer = offer();
                (self.choose(command, view, engine, &offer)?, labels.then_some(offer))
            }
        };
        if let (Ok(action), Some(Offer { view: seen, mut legal })) = (&action, offer) {
            let choice = action.to_string();
            if !legal.contains(&choice) {
                legal.push(choice.clone());
            }
            let state = view.state();
            self.decided.push(LabelDecision {
                deal,
                hand,
                seat: seen.seat,
                turn: seen.turn,
                player: player.to_string(),
                view: seen,
                legal,
                choice,
                racks: (0..SEATS).map(|seat| state.rack(seat).iter().collect()).collect(),
                stock: state.stock().collect(),
            });
        }
        Ok(action)
    }

    /// Tells the programs the result of a hand.
    pub(super) fn end(&mut self, result: &HandResult) {
        for bot in &mut self.bots {
            bot.actions = (0, 0);
            let sent = bot.process.as_ref().map(|process| process.tell(line(&ResultLine { result })));
            if let Some(Err(_)) = sent {
                bot.process = None;
            }
            bot.old = bot.process.is_some();
        }
        let seed = self.programs.seed;
        for decision in self.decided.drain(..) {
            let label = LabelLine { schema: "okey.label/1", seed, decision: &decision, result };
            self.lines.extend(line(&label).bytes());
        }
    }
}

impl Bot {
    /// Asks the program for a decision. If the program has ended since the previous hand, starts it again and repeats
    /// the question.
    fn ask(&mut self, question: &str, limit: Duration, shows_errors: bool) -> Result<Result<Vec<u8>, Loss>, Failure> {
        if self.deaths >= DEATHS {
            return Ok(Err(Loss::Died));
        }
        let mut answer = self.running(shows_errors)?.ask(question.to_owned(), limit);
        if std::mem::take(&mut self.old) && answer == Err(Loss::Died) {
            self.process = None;
            answer = self.running(shows_errors)?.ask(question.to_owned(), limit);
        }
        match answer {
            Ok(_) => self.deaths = 0,
            Err(Loss::Died) => self.deaths += 1,
            Err(_) => {}
        }
        Ok(answer)
    }

    /// Returns the process of the program. Starts it first if necessary.
    fn running(&mut self, shows_errors: bool) -> Result<&BotProcess, Failure> {
        Ok(match &mut self.process {
            Some(process) => process,
            none => none.insert(start(&self.command, shows_errors)?),
        })
    }

    /// Returns the action of an answer, or `None` if the program loses the hand with this answer:
    /// - The answer is unreadable.
    /// - The referee refuses the action.
    /// - The action takes a discard too late (see [`is_in_time`]).
    /// - It is more than the [`MOST_ACTIONS`]th action of the program in this turn.
    fn understand(&mut self, answer: &[u8], view: &View<'_>, engine: &Engine) -> Option<Action> {
        let BotAnswer { action } = serde_json::from_slice(answer).ok()?;
        let action = action.parse().ok()?;
        let turn = view.finished_turns();
        self.actions = if self.actions.0 == turn { (turn, self.actions.1 + 1) } else { (turn, 1) };
        let is_allowed = self.actions.1 <= MOST_ACTIONS && is_in_time(view, &action) && is_legal(view, &action, engine);
        is_allowed.then_some(action)
    }
}

fn start(command: &BotCommand, shows_errors: bool) -> Result<BotProcess, Failure> {
    let attempt = || Attempt::StartProgram { path: command.program.clone() };
    BotProcess::start(command, shows_errors).attempt(attempt)
}

/// Returns false if the action takes a discard after [`State::LONGEST`] turns of the hand and the stock is not empty.
/// Otherwise the players could take each other's discards for ever.
fn is_in_time(view: &View<'_>, action: &Action) -> bool {
    view.state().is_in_time(action, State::LONGEST)
}

/// Returns true if the referee carries out the action. The referee also carries out fouls, and charges for them.
fn is_legal(view: &View<'_>, action: &Action, engine: &Engine) -> bool {
    // Refuse a draw that names its tile: no player knows the next tile of the stock.
    if let Action::Draw(Some(_)) = action {
        return false;
    }
    let step = view.state().clone().step(engine, action);
    !step.wrong.iter().any(|wrong| wrong.player == view.seat() && wrong.foul.is_none())
}

fn line(value: &impl serde::Serialize) -> String {
    json::text(value) + "\n"
}
