//! Parses game records and checks every turn. In a recorded game a person (the user, White) plays against the computer.
//! `#` starts a comment. A record has these lines:
//!
//! - `user 42 1-5 1-3` and `computer 66` are turns: the side, the dice and the steps. If the computer's steps are
//!   omitted, the replay computes them.
//! - `board POS` gives the board after the turns so far, and `total N` the pips thrown so far.
//! - `rules NAME` and `set KEY=VALUE` give the rules of the table, before the first turn.
//! - `about KEY TEXT` gives other facts. `about player NAME`, before the first turn, names the computer player. `about
//!   side` and `about seed` may occur once.
//!
//! By default the computer player is `thesis`, whose turns the replay computes again and compares. If another player is
//! named, the replay checks only that the computer's turns are legal.

use std::mem;
use std::num::IntErrorKind;
use std::ops::Range;

use serde::Serialize;

use super::board::{Board, Side};
use super::fault::HapisFault;
use super::notation::{is_compact, read_dice};
use super::played::{WrittenStep, check, follow, read_steps, whole};
use super::player::{HapisPlayerKind, ListingVerdict, TurnChoice};
use super::position::Position;
use super::printed::{Desk, PrintedEngine};
use super::rules::{HapisSwitch, Rules};
use super::step::{HapisStep, Steps};
use super::turn::{Dice, HapisTurn, turns};
use crate::words::{Fault, Faults, moved};

#[derive(Debug, Clone, PartialEq, Eq)]
enum HapisLine {
    Turn {
        side: Side,
        dice: Dice,
        steps: Option<RecordedSteps>,
    },
    /// A compact board has no colours: it is the board as seen by the side whose turn it is.
    Board {
        position: Position,
        compact: bool,
    },
    Total(u32),
    RuleSet(Rules),
    Switch(&'static HapisSwitch, bool),
    About(String, String),
}

/// The steps of a turn, and their byte range.
#[derive(Debug, Clone, PartialEq, Eq)]
struct RecordedSteps {
    steps: Vec<WrittenStep>,
    span: Range<usize>,
}

/// A parsed record: the line number, the byte range and the content of each line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HapisRecord(Vec<(usize, Range<usize>, HapisLine)>);

impl HapisRecord {
    /// Parses a record.
    ///
    /// # Errors
    ///
    /// Returns a fault for every line that is not valid, or one fault if the record has no lines.
    pub fn read(text: &str) -> Result<Self, Faults<HapisFault>> {
        let (mut lines, mut faults) = (Vec::new(), Vec::new());
        let mut at = 0;
        let mut header = RecordHeader::default();
        for (number, line) in text.split_inclusive('\n').enumerate() {
            let content = line.split_once('#').map_or(line, |(content, _)| content);
            let trimmed = content.trim();
            if !trimmed.is_empty() {
                let start = at + content.len() - content.trim_start().len();
                let span = start..start + trimmed.len();
                match read_line(trimmed, start) {
                    Ok(read) => {
                        faults.extend(header.check(&read).map(|kind| Fault::new(kind, span.clone())));
                        lines.push((number + 1, span, read));
                    }
                    Err(more) => faults.extend(more),
                }
            }
            at += line.len();
        }
        if lines.is_empty() && faults.is_empty() {
            faults.push(Fault::whole(HapisFault::EmptyRecord));
        }
        if faults.is_empty() { Ok(Self(lines)) } else { Err(faults.into()) }
    }

    /// Returns the rules of the `rules` line, or the default rules, changed by the `set` lines. Returns `None` if there
    /// are no such lines.
    pub fn rules(&self) -> Option<Rules> {
        let lines = || self.0.iter().map(|(_, _, line)| line);
        let set =
            lines().filter_map(|line| if let HapisLine::RuleSet(set) = line { Some(*set) } else { None }).next_back();
        lines().fold(set, |mut rules, line| {
            if let HapisLine::Switch(switch, on) = line {
                switch.set(rules.get_or_insert_default(), *on);
            }
            rules
        })
    }

    /// Returns the text of the first `about` line with this key, and the byte range of the whole line.
    pub fn about(&self, key: &str) -> Option<(&str, Range<usize>)> {
        self.0.iter().find_map(|(_, span, line)| match line {
            HapisLine::About(own, text) if own.as_str() == key => Some((text.as_str(), span.clone())),
            _ => None,
        })
    }

    /// Returns true if the computer player is `thesis`, the default.
    fn is_of_thesis(&self) -> bool {
        self.about(Self::PLAYER).is_none_or(|(player, _)| player.parse() == Ok(HapisPlayerKind::Thesis))
    }

    /// The key of the `about` line that names the computer player.
    pub const PLAYER: &str = "player";
    /// The key of the `about` line that names the person's side on the screen.
    pub const SIDE: &str = "side";
    /// The key of the `about` line with the seed of the dice.
    pub const SEED: &str = "seed";
    /// The keys of the `about` lines that may occur only once.
    const SETUP: [&str; 3] = [Self::PLAYER, Self::SIDE, Self::SEED];
}

/// The lines of the header that have been read. Each may occur only once.
#[derive(Default)]
struct RecordHeader {
    keys: Vec<String>,
    /// True once a turn has been read.
    is_over: bool,
}

impl RecordHeader {
    /// Returns a fault if the next line comes too late or repeats a key.
    fn check(&mut self, line: &HapisLine) -> Option<HapisFault> {
        let key = match line {
            HapisLine::Turn { .. } => {
                self.is_over = true;
                return None;
            }
            HapisLine::RuleSet(_) => "rules".to_owned(),
            HapisLine::Switch(switch, _) => format!("set {}", switch.key),
            HapisLine::About(key, _) if HapisRecord::SETUP.contains(&key.as_str()) => format!("about {key}"),
            HapisLine::Board { .. } | HapisLine::Total(_) | HapisLine::About(..) => return None,
        };
        // The side and the seed do not change the meaning of the turns.
        let may_be_late = matches!(line, HapisLine::About(key, _) if key != HapisRecord::PLAYER);
        if self.is_over && !may_be_late {
            return Some(HapisFault::LateLine);
        }
        if self.keys.contains(&key) {
            return Some(HapisFault::LineTwice);
        }
        self.keys.push(key);
        None
    }
}

fn read_line(line: &str, start: usize) -> Result<HapisLine, Faults<HapisFault>> {
    let whole = || vec![Fault::new(HapisFault::NotALine, start..start + line.len())].into();
    let (word, rest) = line.split_once(char::is_whitespace).ok_or_else(whole)?;
    let at = start + line.len() - rest.trim_start().len();
    let rest = rest.trim_start();
    let further = |faults: Faults<HapisFault>| faults.moved(at);
    let side = match word {
        "user" | "kullanici" | "kullanıcı" => Side::White,
        "computer" | "bilgisayar" => Side::Black,
        "board" => {
            let compact = is_compact(rest);
            return rest.parse().map(|position| HapisLine::Board { position, compact }).map_err(further);
        }
        "total" => {
            return match rest.parse() {
                Ok(total) => Ok(HapisLine::Total(total)),
                // A number above `u32::MAX` is a wrong total, not an unreadable one.
                Err(error) if *error.kind() == IntErrorKind::PosOverflow => Ok(HapisLine::Total(u32::MAX)),
                Err(_) => Err(whole()),
            };
        }
        "rules" | "kurallar" => {
            let unknown = |kind| vec![Fault::new(kind, at..at + rest.len())].into();
            return Rules::called(rest).map(HapisLine::RuleSet).map_err(unknown);
        }
        "set" | "ayar" => {
            let wrong = |fault| further(vec![fault].into());
            return HapisSwitch::read(rest).map(|(switch, on)| HapisLine::Switch(switch, on)).map_err(wrong);
        }
        "about" | "bilgi" => {
            let (key, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            return Ok(HapisLine::About(key.to_owned(), text.trim().to_owned()));
        }
        _ => return Err(whole()),
    };
    let (dice, steps) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let dice = read_dice(dice).map_err(|fault| further(vec![fault].into()))?;
    let steps = steps.trim_start();
    if steps.is_empty() {
        return Ok(HapisLine::Turn { side, dice, steps: None });
    }
    let span = start + line.len() - steps.len()..start + line.len();
    let mut steps = read_steps(steps).map_err(|faults| faults.moved(span.start))?;
    for step in &mut steps {
        step.span = moved(&step.span, span.start);
    }
    Ok(HapisLine::Turn { side, dice, steps: Some(RecordedSteps { steps, span }) })
}

/// A turn of a checked record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "HapisTurnedReport"))]
pub struct ReplayedTurn {
    /// The number of the line in the record, counted from 1.
    pub line: usize,
    /// The side that plays the turn, `W` or `B`.
    pub side: Side,
    /// The dice, such as `42`.
    pub dice: Dice,
    /// The steps; empty if nothing could be played.
    pub steps: Vec<String>,
    /// The steps that the computer player chose, if they are not legal and other steps were played; otherwise null.
    pub refused: Option<Vec<String>>,
    /// The position after the turn.
    pub position: Position,
}

/// The replay of a record, up to its end or to the first turn that could not be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HapisReplay {
    /// The turns that were played.
    pub turns: Vec<ReplayedTurn>,
    /// The faults, in the order of the lines, each with its line number, counted from 1.
    pub faults: Vec<(usize, Fault<HapisFault>)>,
    /// The number of unchecked lines after a turn that could not be played. `None` if all lines were checked.
    pub skipped: Option<usize>,
    /// The position at the end of the replay.
    pub position: Position,
}

/// Replays a game between a person (the user) and the computer. The user's turns must be legal. The computer's turns
/// must be those of the computer player `thesis`; if the record names another player, they must be legal.
///
/// If `as_printed` is true, the player `thesis` keeps its own copy of the board, as the code printed in the thesis
/// does. Because of an error in that code, some checkers of the user stay imprisoned on this copy.
pub fn replay(record: &HapisRecord, rules: Rules, as_printed: bool) -> HapisReplay {
    let mut game = GameInProgress {
        position: Position::START,
        desk: Desk::of(&Board::START),
        rules,
        as_printed,
        is_of_thesis: record.is_of_thesis(),
        pips: 0,
    };
    let (mut turns, mut faults) = (Vec::new(), Vec::new());
    let mut skipped = None;
    for (at, (line, span, content)) in record.0.iter().enumerate() {
        let broken = |fault| (*line, fault);
        match content {
            HapisLine::Turn { side, dice, steps } => match game.turn(*side, *dice, steps.as_ref(), span.clone()) {
                Ok((turned, differs)) => {
                    faults.extend(differs.map(broken));
                    turns.push(ReplayedTurn { line: *line, ..turned });
                }
                Err(fault) => {
                    // The board for the lines after this turn is unknown.
                    faults.push(broken(fault));
                    skipped = Some(record.0.len() - at - 1);
                    break;
                }
            },
            HapisLine::Board { position, compact } => {
                let seen = if *compact { game.position } else { game.position.seen_as(position) };
                if position.board() != seen.board() {
                    let reached = if *compact { seen.compact() } else { seen.to_string() };
                    faults.push(broken(Fault::new(HapisFault::OtherBoard { reached }, span.clone())));
                }
            }
            HapisLine::Total(total) if *total == game.pips => {}
            HapisLine::Total(_) => {
                faults.push(broken(Fault::new(HapisFault::OtherTotal { reached: game.pips }, span.clone())));
            }
            HapisLine::RuleSet(_) | HapisLine::Switch(..) | HapisLine::About(..) => {}
        }
    }
    HapisReplay { turns, faults, skipped, position: game.position }
}

struct GameInProgress {
    position: Position,
    /// The copy of the board that the player `thesis` keeps, as Black sees it. With the error of the printed code,
    /// White's checkers may be prisoners here although they are free in `position`.
    desk: Desk,
    rules: Rules,
    as_printed: bool,
    is_of_thesis: bool,
    pips: u32,
}

struct CheckedTurn {
    turn: HapisTurn,
    /// See [`ReplayedTurn::refused`].
    refused: Option<Steps>,
    /// A fault if the computer player `thesis` plays a turn other than the recorded one.
    fault: Option<Fault<HapisFault>>,
}

impl GameInProgress {
    fn turn(
        &mut self,
        side: Side,
        dice: Dice,
        recorded: Option<&RecordedSteps>,
        line: Range<usize>,
    ) -> Result<(ReplayedTurn, Option<Fault<HapisFault>>), Fault<HapisFault>> {
        if self.position.outcome(self.rules) != super::HapisOutcome::Running {
            return Err(Fault::new(HapisFault::GameOver, line));
        }
        if self.position.turn() != side {
            // Either side may start: if no pips were thrown yet, Black may have the first turn.
            if self.pips > 0 {
                return Err(Fault::new(HapisFault::OutOfTurn { side: self.position.turn() }, line));
            }
            self.position = self.position.recoloured();
        }
        let board = *self.position.board();
        let CheckedTurn { turn, refused, fault } = match side {
            Side::Black if self.is_of_thesis => self.computer(dice, recorded)?,
            _ => {
                let (steps, span) =
                    recorded.map_or((&[][..], line), |recorded| (&recorded.steps, recorded.span.clone()));
                let turn = check(&self.position, dice, self.rules, steps, span)?;
                if side == Side::White {
                    self.desk.user_plays(turn.steps.as_slice());
                }
                CheckedTurn { turn, refused: None, fault: None }
            }
        };
        self.pips += dice.both().into_iter().map(u32::from).sum::<u32>() * if dice.is_double() { 2 } else { 1 };
        let written = turn.steps.written(&board, side);
        self.position = self.position.after(&turn);
        let refused = refused.map(|steps| steps.written(&board, side));
        Ok((ReplayedTurn { line: 0, side, dice, steps: written, refused, position: self.position }, fault))
    }

    /// Plays the recorded steps of the computer or, if there are none, those of the player `thesis`. Recorded steps
    /// must be legal or lead to the same board as the steps of this player.
    fn computer(&mut self, dice: Dice, recorded: Option<&RecordedSteps>) -> Result<CheckedTurn, Fault<HapisFault>> {
        let board = self.position.board();
        let legal = turns(board, dice, self.rules);
        let (own, desk) = PrintedEngine::at(self.engine_desk(), dice, self.as_printed).turn();
        let choice = TurnChoice { board, dice, rules: self.rules, turns: &legal };
        let (plays, listed) = ListingVerdict::at_table(own, choice);
        let turn = match recorded {
            Some(recorded) if recorded.leads_to(plays, &self.position, dice, self.rules) => plays,
            Some(recorded) => check(&self.position, dice, self.rules, &recorded.steps, recorded.span.clone())?,
            None => plays,
        };
        let fault = recorded.filter(|_| turn.men != plays.men).map(|recorded| {
            let printed =
                || ListingVerdict::at_table(PrintedEngine::at(self.desk.clone(), dice, true).turn().0, choice).0.men;
            let printed = !self.as_printed && turn.men == printed();
            let plays = plays.steps.line(board, Side::Black);
            Fault::new(HapisFault::OtherTurn { plays, printed }, recorded.span.clone())
        });
        if self.as_printed && turn.men == own.men {
            self.desk = desk;
        } else {
            self.desk.play(turn.steps.as_slice(), false);
        }
        let refused = if let (true, ListingVerdict::Refused(own)) = (turn.men == plays.men, listed) {
            Some(own.steps)
        } else {
            None
        };
        Ok(CheckedTurn { turn, refused, fault })
    }

    fn engine_desk(&self) -> Desk {
        if self.as_printed { self.desk.clone() } else { Desk::of(self.position.board()) }
    }
}

impl RecordedSteps {
    /// Returns true if the steps lead to the same board as `turn`, even if they are not a legal turn.
    fn leads_to(&self, turn: HapisTurn, position: &Position, dice: Dice, rules: Rules) -> bool {
        let followed = follow(position, dice, rules, &self.steps, self.span.clone());
        followed.is_ok_and(|(played, _)| whole(position.board(), &played).men == turn.men)
    }
}

impl Position {
    /// Returns this position, after a pass if needed to have the same side to move as in `other`.
    fn seen_as(&self, other: &Self) -> Self {
        if self.turn() == other.turn() { *self } else { self.passed() }
    }
}

impl Desk {
    /// Plays the user's steps on the copy of the board that the player `thesis` keeps.
    ///
    /// The thesis prints no code for the user's steps. A checker of the user that the program forgot to free stays
    /// imprisoned until another checker of the user lands on its point.
    fn user_plays(&mut self, steps: &[HapisStep]) {
        mem::swap(&mut self.mine, &mut self.yours);
        self.play(steps, true);
        mem::swap(&mut self.mine, &mut self.yours);
    }
}
