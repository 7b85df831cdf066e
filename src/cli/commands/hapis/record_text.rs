//! The text of a record of hapis. New turns are appended; everything that a person wrote into the file stays.

use std::collections::BTreeSet;

use crate::hapis::{HapisRecord, Rules, replay};

/// The content of a record before the new turns.
#[derive(Default)]
pub(super) struct HapisRecordText {
    lines: Vec<String>,
    /// The line numbers of the turns, from 1.
    turns: Vec<usize>,
    /// The `about` lines for the person's side and the seed of the dice, if the record lacks them. They are appended
    /// before the first new turn.
    missing: String,
}

impl HapisRecordText {
    /// Returns the text of a new record, which begins with `header`.
    pub(super) fn new(header: &str) -> Self {
        Self::resumed(header, Vec::new(), String::new())
    }

    /// Returns the text of a resumed record. `turns` are the line numbers of its turns, from 1.
    pub(super) fn resumed(content: &str, turns: Vec<usize>, missing: String) -> Self {
        Self { lines: content.split_inclusive('\n').map(str::to_owned).collect(), turns, missing }
    }

    /// Returns the text with these lines of new turns at its end.
    pub(super) fn followed_by(&self, new: &[String]) -> String {
        let mut text = self.lines.concat();
        if !new.is_empty() {
            if !text.is_empty() && !text.ends_with('\n') {
                text.push('\n');
            }
            text += &self.missing;
        }
        text + &new.concat()
    }

    /// Removes the turns after the first `kept` ones, and the `board` and `total` lines that are wrong without them.
    pub(super) fn cut(&mut self, kept: usize, rules: Rules) {
        if kept >= self.turns.len() {
            return;
        }
        let cut = self.turns.split_off(kept).into_iter().collect();
        self.remove(&cut);
        let text = self.lines.concat();
        // The turns are cut now, so a replay finds the `board` and `total` lines that have become wrong. If only blank
        // lines and comments are left, `read` fails; then there is no such line.
        if let Ok(record) = HapisRecord::read(text.trim_start_matches('\u{feff}')) {
            let wrong = replay(&record, rules, false).faults.iter().map(|&(line, _)| line).collect();
            self.remove(&wrong);
        }
    }

    /// Removes the lines with these numbers. All of them come after the turns in `self.turns`, so the numbers of those
    /// turns stay correct.
    fn remove(&mut self, numbers: &BTreeSet<usize>) {
        let mut number = 0;
        self.lines.retain(|_| {
            number += 1;
            !numbers.contains(&number)
        });
    }
}
