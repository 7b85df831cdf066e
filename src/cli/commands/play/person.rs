//! Reads the commands of the person at the terminal, and explains why a command is refused.

use std::collections::VecDeque;

use super::plan::{PlanRefusal, plan};
use super::rack::{OwnRack, RackPlace};
use super::screen::{Screen, TurnAdvice};
use super::search::RunningSearch;
use crate::cli::commands::advise::tried;
use crate::cli::commands::game_help::{nearest, of_table};
use crate::cli::escape::brief;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::cli::paint::own_words;
use crate::cli::presentation::Presentation;
use crate::cli::table::paragraph;
use crate::cli::text::game::GameWords;
use crate::cli::text::play as text;
use crate::cli::text::play::PlayWords;
use crate::cli::typed::{TableWord, TypedLines};
use crate::engine::Engine;
use crate::game::players::{PlayerKind, RackAnalyzer};
use crate::game::{Action, Chance, Chronicle, Evening, SEATS, State, Wrong};
use crate::notation::{self, NotationFault, TextContext};
use crate::oracle::Diagnosis;
use crate::oracle::hands::WORLDS;
use crate::record::{self, RecordFault};
use crate::table::{Game, Indicator, Symbol};
use crate::text::FaultText;
use crate::tiles::Tile;
use crate::words::{Clause, Language, is_same_word};

/// Removes a byte order mark, a comment and a time at the end from a typed line. A line copied from a record may have
/// them.
pub(super) fn plain(line: &str) -> String {
    let line = line.trim_start_matches('\u{feff}');
    let line = record::without_comment(line).0.trim();
    let last = line.split_whitespace().next_back().unwrap_or_default();
    let timed = last.len() > 1 && last.starts_with('@');
    let line = if timed { &line[..line.len() - last.len()] } else { line };
    line.trim().to_owned()
}

/// One command of a typed line.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum TypedCommand {
    /// The number of an action in the displayed list, from 1.
    Number(usize),
    /// An action written in words, as in a record.
    Act(Action),
    /// A tile alone. It is thrown only if the person enters it again.
    Tile(Symbol),
}

impl TypedCommand {
    /// Returns a text that is equal for two ways of writing the same command.
    pub(super) fn canonical(&self) -> String {
        match self {
            Self::Number(number) => format!("#{number}"),
            Self::Act(action) => action.to_string(),
            Self::Tile(tile) => Action::Throw(*tile).to_string(),
        }
    }
}

type NearestCommand<'n> = dyn Fn(&str) -> Option<&'static str> + 'n;

/// Parses the commands of a line, which commas separate. Returns a message for each invalid command.
pub(super) fn pieces(
    line: &str,
    context: TextContext,
    (game, language): (Game, Language),
    nearest: &NearestCommand<'_>,
) -> Result<Vec<TypedCommand>, Vec<String>> {
    let (mut pieces, mut faults) = (Vec::new(), Vec::new());
    for typed in line.split(',').map(str::trim).filter(|typed| !typed.is_empty()) {
        match piece(typed, context, (game, language), nearest) {
            Ok(piece) => pieces.push(piece),
            Err(texts) => faults.extend(texts),
        }
    }
    if faults.is_empty() { Ok(pieces) } else { Err(faults) }
}

/// Returns the texts about tiles that cannot be read, for the tiles of this game.
fn of_tiles(fault: &NotationFault, game: Game, language: Language) -> FaultText {
    if game == Game::Chains { fault.simplified_text(language) } else { fault.text(language) }
}

/// Parses one command: a number from the list of actions, a tile to discard, or an action in words.
fn piece(
    typed: &str,
    context: TextContext,
    (game, language): (Game, Language),
    nearest: &NearestCommand<'_>,
) -> Result<TypedCommand, Vec<String>> {
    if let Ok(number) = typed.parse() {
        return Ok(TypedCommand::Number(number));
    }
    if let Some(face) = context.indicator.filter(|_| shows_indicator(typed)) {
        return Ok(TypedCommand::Act(Action::Show(Symbol::Tile(face.into()))));
    }
    let faults = match record::actions(typed, context) {
        // Ignore a tile after "draw", because the drawn tile is still unknown.
        Ok(actions) if matches!(actions.first(), Some(Action::Draw(_))) => {
            return Ok(TypedCommand::Act(Action::Draw(None)));
        }
        Ok(mut actions) => return Ok(TypedCommand::Act(actions.remove(0))),
        Err(faults) => faults,
    };
    match notation::tile(typed, context) {
        Ok(tile) => return Ok(TypedCommand::Tile(tile.symbol)),
        // A text such as `K14` is probably a tile, so report only the wrong number.
        Err(faults) if faults.iter().all(|fault| matches!(fault.kind, NotationFault::NumberRange { .. })) => {
            return Err(faults.iter().map(|fault| of_tiles(&fault.kind, game, language).in_one_line()).collect());
        }
        Err(_) => {}
    }
    if typed.split_whitespace().all(|word| notation::tile(word, context).is_ok()) {
        return Err(vec![PlayWords::of(language).one_tile.to_owned()]);
    }
    let texts = faults.iter().map(|fault| match &fault.kind {
        // Do not mention a record in the message, because the player typed a line.
        RecordFault::Notation(fault) => of_tiles(fault, game, language),
        RecordFault::UnknownAction { word, .. } => {
            let nearest = nearest(word);
            let text = Diagnosis::text(&RecordFault::UnknownAction { word: word.clone(), nearest }, language);
            // The usual hint lists the actions of a record, but this game does not have all of them. So if no command
            // is similar to the word, point to the help instead.
            let hint = if nearest.is_none() { Some(PlayWords::of(language).help_lists.to_owned()) } else { text.hint };
            FaultText { hint, ..text }
        }
        kind => Diagnosis::text(kind, language),
    });
    Err(texts.map(FaultText::in_one_line).collect())
}

/// Returns true if the line is `show the indicator`, which a player may type instead of naming the tile. In Turkish the
/// verb may come last.
fn shows_indicator(typed: &str) -> bool {
    let is_shown =
        |verb, tile| is_any(verb, &["show", "göster"]) && is_any(tile, &["indicator", "gösterge", "göstergeyi"]);
    match typed.split_whitespace().filter(|word| !is_same_word(word, "the")).collect::<Vec<_>>()[..] {
        [one, other] => is_shown(one, other) || is_shown(other, one),
        _ => false,
    }
}

/// Returns `!` or `undo` (Turkish `geri al`) if the line begins with this command. Nothing may follow it.
fn lone_word(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut names = (1..=2).filter_map(|count| words.get(..count)).map(|name| name.join(" "));
    names.find(|name| matches!(TableWord::read(name), Some((TableWord::Follow | TableWord::Undo, _))))
}

fn is_any(word: &str, names: &[&str]) -> bool {
    names.iter().any(|name| is_same_word(word, name))
}

/// The person at the terminal, and the commands that are not carried out yet.
pub(super) struct Person {
    lines: TypedLines,
    presentation: Presentation,
    hints: bool,
    /// The actions of the last line that were checked and are not yet carried out.
    queue: VecDeque<Action>,
    /// The last line, if some of its commands are still to be checked because they follow a draw. The number counts the
    /// commands up to and including the draw.
    rest: Option<(Vec<TypedCommand>, usize)>,
    /// The last line that was refused, wholly or in part.
    refused: Option<RefusedInput>,
    /// The moves that the last comparison (`? 400`) rates best: the melds to lay, then the throw. `None` if the person
    /// has made a move or asked for other advice since.
    compared: Option<Vec<Action>>,
    rack: OwnRack,
    /// True if all other players are computer players.
    alone: bool,
    search: RunningSearch,
}

pub(super) enum PersonChoice {
    Act(Action),
    /// The person takes back `action`. `hand` is the record before it.
    Undo {
        hand: Chronicle,
        action: Action,
    },
    Leave,
}

/// A line that was refused.
struct RefusedInput {
    turn: usize,
    line: Vec<TypedCommand>,
    commands: Vec<String>,
    /// The number of commands carried out before the refusal.
    done: usize,
    /// True if the person may confirm the line by entering it again, for example a line with a foul.
    doubtful: bool,
}

impl Person {
    pub(super) fn new(
        lines: TypedLines,
        presentation: Presentation,
        hints: bool,
        alone: bool,
        search: RunningSearch,
    ) -> Self {
        Self {
            alone,
            search,
            lines,
            presentation,
            hints,
            queue: VecDeque::new(),
            rest: None,
            refused: None,
            compared: None,
            rack: OwnRack::default(),
        }
    }

    /// Takes over the rack that the player at `seat` has at the start of a hand.
    pub(super) fn deal(&mut self, state: &State, seat: usize, engine: &Engine) {
        self.rack.deal(state.rack(seat), engine, state.table());
    }

    fn words(&self) -> &'static PlayWords {
        PlayWords::of(self.presentation.language)
    }

    pub(super) fn asked(
        &mut self,
        state: &State,
        game: (&Evening, &Chronicle),
        analyzer: &RackAnalyzer<'_>,
        output: &mut Output,
    ) -> Result<PersonChoice, Failure> {
        self.refused.take_if(|refused| refused.turn != state.turns());
        let (evening, hand) = game;
        let (profile, language) = (state.table().profile(), self.presentation.language);
        let screen = Screen { engine: analyzer.engine(), state, seat: state.seat(), evening, hand, language };
        self.rack.follow(state.rack(state.seat()));
        let help_of = |language| of_table(profile, language);
        let nearest = |word: &str| nearest(word, &help_of, language);
        // `entered` is true if the person has entered a line since the table was shown.
        let (mut shown, mut entered) = (false, false);
        loop {
            if let Some(action) = self.queue.pop_front() {
                if std::mem::take(&mut entered) {
                    output.new_screen()?;
                }
                self.compared = None;
                return Ok(PersonChoice::Act(action));
            }
            if let Some((line, done)) = self.rest.take() {
                output.tiles(&self.take_up(&screen, line, done))?;
                continue;
            }
            if !shown {
                output.tiles(&screen.table(&self.rack, output.room()))?;
                if self.hints {
                    output.tiles(&self.advise(None, &screen, analyzer, false))?;
                }
                shown = true;
            }
            let asked = self.lines.asked(self.words().prompt, self.presentation.language, output)?;
            let Some(line) = asked.as_deref().map(plain) else { return Ok(PersonChoice::Leave) };
            entered = true;
            // Treat a line that has only commas and blanks as empty.
            if line.chars().all(|character| character == ',' || character == ' ') {
                output.new_screen()?;
                shown = false;
                continue;
            }
            let answer = match TableWord::read(&line) {
                Some((TableWord::Leave, _)) => return Ok(PersonChoice::Leave),
                Some((
                    word @ (TableWord::Help | TableWord::Discards | TableWord::History | TableWord::Score),
                    words,
                )) => screen.look_up(word, &words).unwrap_or_default(),
                Some((TableWord::Board, _)) => {
                    output.new_screen()?;
                    shown = false;
                    continue;
                }
                Some((TableWord::Undo, _)) => match hand.before_last(state.seat()).filter(|_| self.alone) {
                    Some((hand, action)) => {
                        (self.refused, self.compared) = (None, None);
                        output.new_screen()?;
                        return Ok(PersonChoice::Undo { hand, action });
                    }
                    // In 101 a player may also undo a layoff. Try this if no earlier action can be taken back.
                    None if state.table().game() == Game::Yuzbir => {
                        self.take_up(&screen, vec![TypedCommand::Act(Action::Undo)], 0)
                    }
                    None => paragraph(self.words().nothing_to_undo),
                },
                Some((TableWord::Yes, _)) => match self.refused.as_ref().filter(|refused| refused.doubtful) {
                    Some(refused) => self.take_up(&screen, refused.line.clone(), 0),
                    None => paragraph(self.words().no_question),
                },
                Some((TableWord::No, _)) => {
                    self.refused = None;
                    paragraph(self.words().not_done)
                }
                Some((TableWord::Advice, words)) => {
                    self.advise(words.first().copied(), &screen, analyzer, output.own())
                }
                // Do what the last comparison rates best, otherwise what the computer player `careful` would do. A foul
                // still needs the person's confirmation.
                Some((TableWord::Follow, _)) => {
                    let line = self.compared.clone().unwrap_or_else(|| vec![careful(state, analyzer)]);
                    self.take_up(&screen, line.into_iter().map(TypedCommand::Act).collect(), 0)
                }
                Some((TableWord::Sort(_), words)) if !words.is_empty() => paragraph(self.words().how_to_sort),
                Some((TableWord::Sort(by), _)) => {
                    self.rack.sort(by, analyzer.engine(), state.table());
                    screen.rack(&self.rack)
                }
                Some((TableWord::Move, words)) => match self.moved(&words, state) {
                    Ok(()) => screen.rack(&self.rack),
                    Err(complaint) => paragraph(&complaint),
                },
                None if state.table().game() == Game::Yuzbir && is_any(&line, &["open", "aç"]) => screen.how_to_open(),
                None => match (
                    pieces(&line, self.context(state), (state.table().game(), language), &nearest),
                    lone_word(&line),
                ) {
                    (Ok(pieces), _) => self.take_up(&screen, pieces, 0),
                    (Err(_), Some(word)) => paragraph(&text::alone(&word, language)),
                    (Err(faults), None) => faults.iter().map(|fault| paragraph(&brief(fault))).collect(),
                },
            };
            output.tiles(&answer)?;
        }
    }

    /// Waits for an empty line after the `result` of a hand. Until then, answers words such as `help` and `score`.
    /// Returns false if the person leaves the game.
    pub(super) fn goes_on(&mut self, screen: &Screen<'_>, result: &str, output: &mut Output) -> Result<bool, Failure> {
        let words = self.words();
        let (prompt, other) = if screen.evening.is_over() {
            (words.last_result, words.game_over)
        } else {
            (words.next_hand, words.hand_over)
        };
        loop {
            let asked = self.lines.asked(prompt, self.presentation.language, output)?;
            let Some(line) = asked.as_deref().map(plain) else { return Ok(false) };
            if line.is_empty() {
                output.new_screen()?;
                return Ok(true);
            }
            let answer = match TableWord::read(&line) {
                Some((TableWord::Leave, _)) => return Ok(false),
                Some((TableWord::Board, _)) => Some(result.to_owned()),
                Some((word, words)) => screen.look_up(word, &words),
                None => None,
            };
            output.tiles(&answer.unwrap_or_else(|| paragraph(other)))?;
        }
    }

    /// Moves tiles on the rack. The last of the `words` is the number of the new place, or the tile before which the
    /// tiles go. The other words are the tiles to move. Returns a message if the move is impossible.
    fn moved(&mut self, words: &[&str], state: &State) -> Result<(), String> {
        let language = self.presentation.language;
        let indicator = state.table().indicator();
        let tile = |word: &&str| notation::tile(word, self.context(state)).ok()?.symbol.tile(indicator);
        let read = words.split_last().and_then(|(place, tiles)| {
            let place = match place.parse() {
                Ok(number) => RackPlace::Number(number),
                Err(_) => RackPlace::Before(tile(place)?),
            };
            let tiles: Option<Vec<Tile>> = tiles.iter().map(tile).collect();
            tiles.filter(|tiles| !tiles.is_empty()).map(|tiles| (tiles, place))
        });
        let (tiles, place) = read.ok_or_else(|| self.words().how_to_move.to_owned())?;
        self.rack.move_to(&tiles, place).map_err(|tile| text::not_on_rack(tile, language))
    }

    /// Returns the answer to `?` or `? WORLDS`, and stores it as the advice that `!` follows.
    fn advise(&mut self, worlds: Option<&str>, screen: &Screen<'_>, analyzer: &RackAnalyzer<'_>, own: bool) -> String {
        if let Some(worlds) = worlds {
            return self.tried(worlds, screen.state, analyzer, own);
        }
        self.compared = None;
        screen.advice(&advised(screen.state, analyzer))
    }

    /// Compares the most promising throws in `worlds` random worlds (random deals of the unseen tiles). Returns the
    /// results as text, and stores the best moves for the command `!`. Returns a message if this number is not allowed,
    /// if the player must draw first, or if the person stops the comparison.
    fn tried(&mut self, worlds: &str, state: &State, analyzer: &RackAnalyzer<'_>, own: bool) -> String {
        let language = self.presentation.language;
        let count = worlds.parse().ok().filter(|count| WORLDS.contains(count));
        let Some(count) = count.and_then(|count| usize::try_from(count).ok()) else {
            return paragraph(self.words().how_to_try);
        };
        let trials = match self.search.try_throws(state, count, own, language) {
            Ok(trials) => trials,
            Err(message) => return paragraph(message),
        };
        let mut actions = advised(state, analyzer).actions;
        if let (Some(last @ Action::Throw(_)), Some(best)) = (actions.last_mut(), trials.throws.first()) {
            *last = Action::throw(best.tile);
        }
        self.compared = Some(actions);
        tried(&trials, state.table(), language)
    }

    fn context(&self, state: &State) -> TextContext {
        TextContext { letters: self.presentation.letters, indicator: state.table().indicator().map(Indicator::face) }
    }

    /// Checks the commands of a line, except the first `done` ones, and queues their actions. Returns a message if it
    /// refuses the line, otherwise an empty text.
    fn take_up(&mut self, screen: &Screen<'_>, line: Vec<TypedCommand>, done: usize) -> String {
        let &Screen { engine, state, .. } = screen;
        let commands: Vec<String> = line.iter().map(TypedCommand::canonical).collect();
        let again = self.refused.as_ref().filter(|refused| refused.turn == state.turns());
        // To confirm a refused line, the person may repeat the whole line, or only the commands that were not carried
        // out.
        let again =
            again.filter(|again| done == 0 && (commands == again.commands || commands == again.commands[again.done..]));
        let done = again.filter(|again| commands == again.commands).map_or(done, |again| again.done);
        let forgiven = again.is_some_and(|again| again.doubtful);
        match plan(engine, state, &line[done..], forgiven) {
            Ok(actions) => {
                self.refused = None;
                let done = done + actions.len();
                self.queue.extend(actions);
                self.rest = Some((line, done)).filter(|(line, done)| *done < line.len());
                String::new()
            }
            Err(refusal) => {
                let doubtful = matches!(refusal, PlanRefusal::Doubtful { .. });
                self.refused = Some(RefusedInput { turn: state.turns(), line, commands, done, doubtful });
                self.complaint(state, screen.names(), &refusal)
            }
        }
    }

    fn complaint(&self, state: &State, names: &[String], refusal: &PlanRefusal) -> String {
        let language = self.presentation.language;
        let game = GameWords::of(language);
        let names: Vec<String> = names.iter().map(|name| own_words(name)).collect();
        let why = |wrong: &Wrong| wrong.why.refusal(state, &names, language);
        let illegal = |clause: Clause, why: &str| paragraph(&format!("{} [{clause}]: {why}", game.illegal));
        match refusal {
            PlanRefusal::Doubtful { fouls, okey: false, tile: Some(tile) } if fouls.is_empty() => {
                paragraph(&text::throw_asked(*tile, language))
            }
            PlanRefusal::Doubtful { fouls, okey, .. } => {
                let okey = okey.then(|| {
                    let next = &names[(state.seat() + 1) % SEATS];
                    paragraph(&format!("[{}] {}", Clause::OkeyWild, text::gives_okey(next, language)))
                });
                let fouls = fouls.iter().map(|wrong| {
                    paragraph(&format!("{} {:+} [{}]: {}", game.foul, wrong.points, wrong.clause, why(wrong)))
                });
                fouls.chain(okey).collect::<String>() + &paragraph(self.words().again)
            }
            PlanRefusal::Illegal(wrong) => illegal(wrong.clause, &why(wrong)),
            PlanRefusal::NoSuchNumber(number) => paragraph(&text::no_such_number(*number, language)),
            PlanRefusal::NoList => paragraph(self.words().no_list),
            PlanRefusal::TurnOver => illegal(Clause::TurnOrder, self.words().turn_over),
            PlanRefusal::NotToBeTaken { clause, tile, opened } => {
                illegal(*clause, &text::not_to_be_taken(*clause, *tile, *opened, language))
            }
            PlanRefusal::Claim { clause, why } => {
                let why = why.text(&names, state.table(), language);
                paragraph(&format!("[{clause}] {why}"))
            }
        }
    }
}

/// The maximum number of actions in the advice.
const MOST_ADVISED: usize = 12;

/// Returns the actions of the computer player `careful` for the rest of the turn. The list ends at a draw from the
/// stock, because the next tile is unknown.
fn advised(state: &State, analyzer: &RackAnalyzer<'_>) -> TurnAdvice {
    let mut after = state.clone();
    let mut actions = Vec::new();
    while after.over().is_none() && after.turns() == state.turns() && actions.len() < MOST_ADVISED {
        let action = careful(&after, analyzer);
        let draws = matches!(action, Action::Draw(_));
        if !draws {
            after.step(analyzer.engine(), &action);
        }
        actions.push(action);
        if draws {
            break;
        }
    }
    TurnAdvice { actions, after }
}

fn careful(state: &State, analyzer: &RackAnalyzer<'_>) -> Action {
    let seat = state.seat();
    let mut chance = Chance::new(0, 0, state.turns(), seat);
    PlayerKind::Careful.act(&state.view(seat), analyzer, &mut chance)
}
