//! The lines that somebody writes at the terminal, as he wrote them.

use std::io::{BufRead, ErrorKind};

use super::escape::visible;
use super::failure::Failure;
use super::output::Output;
use super::table::paragraph;
use super::text::play::too_long;
use crate::record::MAX_LINE;
use crate::text::FaultText;
use crate::words::{Language, folded};

/// How many bytes a line may have: as many as a line of a record.
const LONGEST: usize = MAX_LINE;

/// How many characters are shown of a line that is longer.
const SHOWN: usize = 40;

/// Lines as they come.
pub(super) struct Lines<L>(pub(super) L);

impl<L: BufRead> Lines<L> {
    /// Asks for a line until one comes that is not too long; none where there is no further one.
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

    /// The next line. However long it is, all of it is read, and little more kept than a line may have.
    fn next(&mut self) -> Option<Vec<u8>> {
        let mut line = Vec::new();
        let (mut any, mut ended) = (false, false);
        while !ended {
            let piece = match self.0.fill_buf() {
                Ok(piece) => piece,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                // What cannot be read ends the game as the last line does.
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

/// Whether a line says that its writer leaves.
pub(super) fn leaves(line: &str) -> bool {
    matches!(folded(line).as_str(), "q" | "quit" | "cik")
}

/// Whether a line asks what can be said.
pub(super) fn asks_for_help(line: &str) -> bool {
    matches!(folded(line).as_str(), "help" | "yardim")
}

impl FaultText {
    /// What is wrong with a line that was typed, the hint in brackets.
    pub(super) fn in_one_line(self) -> String {
        match self.hint {
            Some(hint) => format!("{} ({hint})", self.message),
            None => self.message,
        }
    }
}
