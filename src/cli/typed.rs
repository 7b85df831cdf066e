//! Reads the lines that a person types at the terminal.

use std::io::{BufRead, ErrorKind};

use super::escape::visible;
use super::failure::Failure;
use super::output::Output;
use super::table::paragraph;
use super::text::play::too_long;
use crate::record::MAX_LINE;
use crate::text::FaultText;
use crate::words::{Language, is_same_word};

/// The maximum length of a typed line in bytes.
const LONGEST: usize = MAX_LINE;

/// The number of characters of a too long line in the error message.
const SHOWN: usize = 40;

pub(super) struct TypedLines(pub(super) Box<dyn BufRead>);

impl TypedLines {
    /// Prompts for a line, and prompts again if the line is too long. Returns `None` at the end of the input.
    pub(super) fn asked(
        &mut self,
        prompt: &str,
        language: Language,
        output: &mut Output,
    ) -> Result<Option<String>, Failure> {
        loop {
            output.text(prompt)?;
            output.flush()?;
            match self.next() {
                Some(line) if line.len() > LONGEST => {
                    let begins: String = String::from_utf8_lossy(&line).chars().take(SHOWN).collect();
                    output.tiles(&paragraph(&too_long(&visible(&begins), LONGEST, language)))?;
                }
                Some(line) => return Ok(Some(String::from_utf8_lossy(&line).into_owned())),
                None => return output.text("\n").map(|()| None),
            }
        }
    }

    /// Reads the next line to its end, and returns at most its first `LONGEST` + 1 bytes. A result longer than
    /// `LONGEST` means that the line is too long. Returns `None` at the end of the input.
    fn next(&mut self) -> Option<Vec<u8>> {
        let mut line = Vec::new();
        let (mut any, mut ended) = (false, false);
        while !ended {
            let piece = match self.0.fill_buf() {
                Ok(piece) => piece,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                // Treat a read error as the end of the input, which ends the game.
                Err(_) => &[],
            };
            if piece.is_empty() {
                break;
            }
            any = true;
            let end = piece.iter().position(|&byte| byte == b'\n');
            ended = end.is_some();
            let taken = end.map_or(piece.len(), |end| end + 1);
            let room = (LONGEST + 1).saturating_sub(line.len());
            line.extend_from_slice(&piece[..end.unwrap_or(piece.len()).min(room)]);
            self.0.consume(taken);
        }
        any.then_some(line)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RackSort {
    /// Runs and groups come first, then the other tiles.
    Runs,
    /// Pairs come first, then the other tiles.
    Pairs,
}

/// A word that a person may type at any time, such as `help`. It is not a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TableWord {
    Help,
    /// Shows the table or the board again.
    Board,
    Advice,
    Follow,
    Sort(RackSort),
    Move,
    Discards,
    History,
    Score,
    Undo,
    Yes,
    No,
    Leave,
}

impl TableWord {
    /// The names of each word in both languages, in any letter case and with or without the marks of Turkish letters.
    const NAMES: [(Self, &'static [&'static str]); 14] = [
        (Self::Help, &["help", "yardım"]),
        (Self::Board, &["board", "table", "tahta", "masa"]),
        (Self::Advice, &["?", "hint", "öneri"]),
        (Self::Follow, &["!"]),
        (Self::Sort(RackSort::Pairs), &["sort pairs", "çift diz", "diz çift"]),
        (Self::Sort(RackSort::Runs), &["sort runs", "sort", "seri diz", "diz seri", "diz"]),
        (Self::Move, &["move", "taşı"]),
        (Self::Discards, &["discards", "atılanlar"]),
        (Self::History, &["history", "geçmiş"]),
        (Self::Score, &["score", "puan"]),
        (Self::Undo, &["undo", "geri al"]),
        (Self::Yes, &["yes", "y", "evet", "e"]),
        (Self::No, &["no", "n", "hayır"]),
        (Self::Leave, &["q", "quit", "çık"]),
    ];

    /// Returns the table word at the start of the line, and the words after it. Returns `None` if there is no table
    /// word, or if it does not allow the words after it.
    pub(super) fn read(line: &str) -> Option<(Self, Vec<&str>)> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_called = |name: &&str| {
            let name: Vec<&str> = name.split(' ').collect();
            words.len() >= name.len() && words.iter().zip(&name).all(|(word, name)| is_same_word(word, name))
        };
        Self::NAMES.into_iter().find_map(|(word, names)| {
            let name = names.iter().copied().find(is_called)?;
            let rest = words[name.split(' ').count()..].to_vec();
            let takes_more =
                matches!(word, Self::Help | Self::Move | Self::Sort(_)) || word == Self::Advice && rest.len() == 1;
            (rest.is_empty() || takes_more).then_some((word, rest))
        })
    }
}

impl FaultText {
    /// Returns the message on one line, followed by the hint in parentheses.
    pub(super) fn in_one_line(self) -> String {
        match self.hint {
            Some(hint) => format!("{} ({hint})", self.message),
            None => self.message,
        }
    }
}
