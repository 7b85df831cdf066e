//! Parses the lines that a player types.

use crate::cli::text::play::PlayWords;
use crate::game::Action;
use crate::notation::{self, NotationFault, TextContext};
use crate::oracle::Diagnosis;
use crate::record::{self, RecordFault};
use crate::text::FaultText;
use crate::words::Language;

/// Removes everything except the actions from a line of a record: a byte order mark, a comment, and a time at the end.
pub(super) fn plain(line: &str) -> String {
    let line = line.trim_start_matches('\u{feff}');
    let line = record::without_comment(line).0.trim();
    let last = line.split_whitespace().next_back().unwrap_or_default();
    let timed = last.len() > 1 && last.starts_with('@');
    let line = if timed { &line[..line.len() - last.len()] } else { line };
    line.trim().to_owned()
}

/// One command of a typed line. Commas separate commands.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum TypedCommand {
    /// The number of an action in the displayed list, counted from 1.
    Number(usize),
    /// An action written in words, as in a record.
    Act(Action),
}

impl TypedCommand {
    /// Returns the command in a normal form: two ways to write the same command give equal texts.
    pub(super) fn canonical(&self) -> String {
        match self {
            Self::Number(number) => format!("#{number}"),
            Self::Act(action) => action.to_string(),
        }
    }
}

/// Parses a line into commands. If some of them are invalid, returns a message for each.
pub(super) fn pieces(line: &str, context: TextContext, language: Language) -> Result<Vec<TypedCommand>, Vec<String>> {
    let (mut pieces, mut faults) = (Vec::new(), Vec::new());
    for typed in line.split(',').map(str::trim).filter(|typed| !typed.is_empty()) {
        match piece(typed, context, language) {
            Ok(piece) => pieces.push(piece),
            Err(texts) => faults.extend(texts),
        }
    }
    if faults.is_empty() { Ok(pieces) } else { Err(faults) }
}

/// Parses one command: a number from the list of actions, a tile to discard, or an action in words.
fn piece(typed: &str, context: TextContext, language: Language) -> Result<TypedCommand, Vec<String>> {
    if let Ok(number) = typed.parse() {
        return Ok(TypedCommand::Number(number));
    }
    let faults = match record::actions(typed, context) {
        // Ignore a tile that the player writes after "draw", because the drawn tile is still unknown.
        Ok(actions) if matches!(actions.first(), Some(Action::Draw(_))) => {
            return Ok(TypedCommand::Act(Action::Draw(None)));
        }
        Ok(mut actions) => return Ok(TypedCommand::Act(actions.remove(0))),
        Err(faults) => faults,
    };
    match notation::tile(typed, context) {
        Ok(tile) => return Ok(TypedCommand::Act(Action::Throw(tile.symbol))),
        // Report only the number of a text such as `K14`, because it is probably a tile with a wrong number.
        Err(faults) if faults.iter().all(|fault| matches!(fault.kind, NotationFault::NumberRange { .. })) => {
            return Err(faults.texts(language).map(FaultText::in_one_line).collect());
        }
        Err(_) => {}
    }
    if typed.split_whitespace().all(|word| notation::tile(word, context).is_ok()) {
        return Err(vec![PlayWords::of(language).one_tile.to_owned()]);
    }
    let texts = faults.iter().map(|fault| match &fault.kind {
        // Do not mention a record in the message, because the player typed a line.
        RecordFault::Notation(fault) => fault.text(language),
        kind => Diagnosis::text(kind, language),
    });
    Err(texts.map(FaultText::in_one_line).collect())
}
