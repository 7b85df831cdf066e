//! The person at the terminal: shown what he may see, asked what he does.

use std::io::{BufRead, Read};

use crate::cli::escape::visible;
use crate::cli::failure::Failure;
use crate::cli::fault::FaultKind;
use crate::cli::output::Output;
use crate::cli::picture::drawn_with;
use crate::cli::presentation::Presentation;
use crate::cli::table::{listed, paragraph};
use crate::cli::text::play::PlayWords;
use crate::cli::text::{game, text};
use crate::game::players::{Kind, Sense};
use crate::game::{Action, Chance, Kind as Wrongness, State, Wrong};
use crate::notation::Letters;
use crate::picture::Picture;
use crate::record::{self, shown_name};
use crate::table::Symbol;

/// Who sits at the terminal.
pub(super) struct Person<L> {
    pub(super) lines: L,
    pub(super) presentation: Presentation,
    /// Whether he is advised before every choice.
    pub(super) hints: bool,
    /// What is left to do of the line he wrote; or the line with a foul, which he may say again.
    pub(super) said: String,
}

/// How many bytes of a line are read as one.
const LONGEST: u64 = 4096;

/// How many discards are advised.
const ADVISED: usize = 3;

impl<L: BufRead> Person<L> {
    fn words(&self) -> &'static PlayWords {
        PlayWords::of(self.presentation.language)
    }

    /// What he does next; none where he leaves.
    pub(super) fn asked(
        &mut self,
        state: &State,
        names: &[String],
        sense: &Sense,
        output: &mut Output,
    ) -> Result<Option<Action>, Failure> {
        let mut refused = String::new();
        let mut shown = false;
        loop {
            let actions = state.actions();
            let waiting = std::mem::take(&mut self.said);
            let line = if waiting.is_empty() {
                if !shown {
                    output.tiles(&self.table(state, names, &actions))?;
                    if self.hints {
                        output.tiles(&self.advice(state, sense))?;
                    }
                    shown = true;
                }
                output.text(self.words().prompt)?;
                output.flush()?;
                let Some(line) = self.line() else {
                    output.text("\n")?;
                    return Ok(None);
                };
                line
            } else {
                waiting
            };
            match line.trim() {
                "q" | "quit" | "çık" | "cik" => return Ok(None),
                "" => {
                    shown = false;
                    continue;
                }
                "!" => {
                    let action = careful(state, sense);
                    return Ok(Some(action));
                }
                "?" => {
                    output.tiles(&self.advice(state, sense))?;
                    continue;
                }
                _ => {}
            }
            let (first, rest) = line.split_once(',').unwrap_or((&line, ""));
            match self.read(first.trim(), &actions) {
                Err(complaint) => output.tiles(&paragraph(&complaint))?,
                Ok(action) => match allowed(state, &action, &actions) {
                    Ok(()) => {
                        rest.trim().clone_into(&mut self.said);
                        return Ok(Some(action));
                    }
                    Err(wrong) => {
                        let foul = wrong.as_ref().is_some_and(|wrong| matches!(wrong.kind, Wrongness::Foul(_)));
                        if foul && refused == first {
                            rest.trim().clone_into(&mut self.said);
                            return Ok(Some(action));
                        }
                        output.tiles(&self.complaint(state, wrong.as_ref(), names))?;
                        first.clone_into(&mut refused);
                    }
                },
            }
        }
    }

    /// The next line; none where there is no further one.
    fn line(&mut self) -> Option<String> {
        let mut line = Vec::new();
        // A line that cannot be read ends the game as the last one does.
        if self.lines.by_ref().take(LONGEST).read_until(b'\n', &mut line).unwrap_or(0) == 0 {
            return None;
        }
        Some(String::from_utf8_lossy(&line).trim().to_owned())
    }

    /// What he wrote: a number of the list, a tile to throw, or an action.
    fn read(&self, said: &str, actions: &[Action]) -> Result<Action, String> {
        if let Ok(number) = said.parse::<usize>() {
            let chosen = number.checked_sub(1).and_then(|at| listed_actions(actions).nth(at));
            if let Some(action) = chosen {
                return Ok(action.clone());
            }
        }
        let letters: Letters = self.presentation.letters;
        let read = record::actions(said, letters);
        let faults = match read {
            Ok(mut actions) => return Ok(actions.remove(0)),
            Err(faults) => faults,
        };
        if let Ok(tile) = crate::notation::tile(said, letters) {
            return Ok(Action::Throw(tile.symbol));
        }
        let told =
            faults.iter().map(|fault| text(self.presentation.language).fault(&FaultKind::from(fault.kind.clone())));
        let told = told.map(|told| match told.hint {
            Some(hint) => format!("{} ({})", visible(&told.message), visible(&hint)),
            None => visible(&told.message),
        });
        Err(told.collect::<Vec<_>>().join("\n"))
    }

    fn complaint(&self, state: &State, wrong: Option<&Wrong>, names: &[String]) -> String {
        let said = self.words();
        let Some(wrong) = wrong else { return paragraph(said.cannot_take) };
        let names: Vec<String> = names.iter().map(|name| visible(name)).collect();
        let why = visible(&crate::text::game::why(&wrong.why, &names, state.table(), self.presentation.language));
        let game = game::GameWords::of(self.presentation.language);
        match wrong.kind {
            Wrongness::Illegal => paragraph(&format!("{} [{}]: {why}", game.illegal, wrong.clause)),
            Wrongness::Foul(_) => {
                paragraph(&format!("{} {:+} [{}]: {why}", game.foul, wrong.points, wrong.clause))
                    + &paragraph(said.again)
            }
        }
    }

    /// What he sees, and what he may do.
    fn table(&self, state: &State, names: &[String], actions: &[Action]) -> String {
        let said = self.words();
        let game = game::GameWords::of(self.presentation.language);
        let mut rows: Vec<[String; 2]> = Vec::new();
        for meld in state.melds() {
            let tiles: Vec<String> = meld.laid.iter().map(ToString::to_string).collect();
            rows.push([
                format!("{} {} ({})", said.table, meld.number, shown_name(&names[meld.owner])),
                tiles.join(" "),
            ]);
        }
        let last = state.discards().last().filter(|last| !last.taken);
        let last = last.map_or_else(|| said.nothing.to_owned(), |last| last.tile.to_string());
        rows.push([said.lies.to_owned(), last]);
        rows.push([game.stock.to_owned(), state.stock_left().to_string()]);
        let rack = Picture::new(state.table(), &[], state.rack(state.seat()).iter());
        let drawn = drawn_with(&rack, text(self.presentation.language).words(), said.rack);
        let listing = listed_actions(actions).enumerate();
        let mut may: Vec<String> = listing
            .map(|(at, action)| format!("{} {}", at + 1, plain(&action.told(self.presentation.language))))
            .collect();
        may.extend(actions.iter().any(|action| matches!(action, Action::Throw(_))).then(|| said.or_throw.to_owned()));
        let may = listed(vec![[said.may.to_owned(), may.join("; ")]]);
        format!("\n{}{drawn}{may}", listed(rows))
    }

    /// What a careful player would do, and in the classic game what the best discards leave.
    fn advice(&self, state: &State, sense: &Sense) -> String {
        let said = self.words();
        let view = state.view(state.seat());
        let action = careful(state, sense);
        let mut rows = vec![[said.advice.to_owned(), plain(&action.told(self.presentation.language))]];
        if matches!(action, Action::Throw(_)) {
            for (tile, distance, useful) in sense.advised(&view).into_iter().take(ADVISED) {
                let throw = Action::Throw(Symbol::Tile(tile)).told(self.presentation.language);
                rows.push([throw, format!("{} {distance}, {} {useful}", said.distance, said.useful)]);
            }
        }
        listed(rows)
    }
}

/// Whether he may do it; what is wrong, where that can be said of the action itself.
fn allowed(state: &State, action: &Action, actions: &[Action]) -> Result<(), Option<Wrong>> {
    let understood = state.understood(action);
    if actions.contains(&understood) {
        return Ok(());
    }
    state.apply(action).map_err(Some)?;
    // A tile taken that could not be laid would be a foul at the throw.
    if matches!(action, Action::Take(_)) { Err(None) } else { Ok(()) }
}

/// What a careful player would do.
fn careful(state: &State, sense: &Sense) -> Action {
    let seat = state.seat();
    let mut chance = Chance::new(0, 0, state.turns(), seat);
    Kind::Careful.player().act(&state.view(seat), sense, &mut chance)
}

/// The actions that are listed one by one: all but throws.
fn listed_actions(actions: &[Action]) -> impl Iterator<Item = &Action> {
    actions.iter().filter(|action| !matches!(action, Action::Throw(_)))
}

/// A draw without the tile that nobody knows.
fn plain(text: &str) -> String {
    text.strip_suffix(" ?").unwrap_or(text).to_owned()
}
