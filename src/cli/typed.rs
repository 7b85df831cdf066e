//! The lines that somebody writes at the terminal, as he wrote them.

use std::io::{BufRead, ErrorKind};

use super::escape::visible;
use super::text::play::too_long;
use crate::words::Language;

/// How many bytes a line may have.
const LONGEST: usize = 4096;

/// How many characters are shown of a line that is longer.
const SHOWN: usize = 40;

/// Lines as they come.
pub(super) struct Lines<L>(pub(super) L);

/// A line that is longer than a line may be; its beginning.
pub(super) struct TooLong(String);

impl TooLong {
    /// What is said of it.
    pub(super) fn told(&self, language: Language) -> String {
        let begins: String = self.0.chars().take(SHOWN).collect();
        too_long(&visible(&begins), LONGEST, language)
    }
}

impl<L: BufRead> Lines<L> {
    /// The next line; none where there is no further one. However long it is, all of it is read, and little kept.
    pub(super) fn next(&mut self) -> Option<Result<String, TooLong>> {
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
        let text = String::from_utf8_lossy(&line).into_owned();
        any.then_some(if line.len() > LONGEST { Err(TooLong(text)) } else { Ok(text) })
    }
}
