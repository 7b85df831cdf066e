//! Steps: the moves of one checker, and the list of steps that make up a turn.

use std::fmt;

use super::board::{Board, OFF, Side, label_of};

/// A move of one checker by one die or several. A place is an index on the path of its side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HapisStep {
    /// The place that the checker leaves, 0 to 23.
    pub from: u8,
    /// The place where the checker lands, 1 to 23, or [`OFF`].
    pub to: u8,
}

/// The steps of a turn, in the order in which they are played. A turn has at most four.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Steps {
    steps: [HapisStep; 4],
    len: u8,
}

impl Steps {
    /// Returns the steps as a slice.
    pub fn as_slice(&self) -> &[HapisStep] {
        &self.steps[..usize::from(self.len)]
    }

    /// Returns the number of steps.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns true if there are no steps.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns these steps with `step` at the end; unchanged if there are already four.
    pub fn and(mut self, step: HapisStep) -> Self {
        if let Some(place) = self.steps.get_mut(usize::from(self.len)) {
            *place = step;
            self.len += 1;
        }
        self
    }

    /// Returns each step as text: `16/14`, `6/off`, or `11/14*` if it imprisons an enemy.
    pub fn written(&self, board: &Board, side: Side) -> Vec<String> {
        let mut board = *board;
        let mut written = Vec::with_capacity(self.len());
        for &step in self.as_slice() {
            let after = board.after(step);
            let star = if after.imprisons_since(&board) { "*" } else { "" };
            written.push(format!("{}{star}", step.in_labels(side)));
            board = after;
        }
        written
    }

    /// Returns the turn as one line. Equal steps in a row are written once with their count: `24/18(4)`.
    pub fn line(&self, board: &Board, side: Side) -> String {
        joined(&self.written(board, side))
    }
}

/// Joins written steps to one line. Equal steps in a row are written once with their count.
pub(super) fn joined(written: &[String]) -> String {
    let groups = written.chunk_by(|one, next| one == next);
    let joined = groups.map(|group| match group {
        [step] => step.clone(),
        [step, ..] => format!("{step}({})", group.len()),
        [] => String::new(),
    });
    joined.collect::<Vec<_>>().join(" ")
}

impl FromIterator<HapisStep> for Steps {
    fn from_iter<I: IntoIterator<Item = HapisStep>>(steps: I) -> Self {
        steps.into_iter().fold(Self::default(), Self::and)
    }
}

impl HapisStep {
    /// Formats the step with the labels of its points: `16/14`, `6/off`.
    pub(crate) fn in_labels(self, side: Side) -> impl fmt::Display {
        let from = label_of(side, usize::from(self.from));
        if usize::from(self.to) == OFF {
            format!("{from}/off")
        } else {
            format!("{from}/{}", label_of(side, usize::from(self.to)))
        }
    }

    /// Creates a step of `pips` pips from the place `from`. A step past the last point bears the checker off.
    #[allow(clippy::cast_possible_truncation)] // Places are less than 25.
    pub fn by(from: usize, pips: u8) -> Self {
        let to = (from + usize::from(pips)).min(OFF);
        Self { from: from as u8, to: to as u8 }
    }
}

impl Board {
    /// Returns the board after a step of `me`, which must be possible.
    pub fn after(&self, step: HapisStep) -> Self {
        let men = self.me.men - (1 << (4 * u32::from(step.from))) + (1 << (4 * u32::from(step.to)));
        self.with_mine(men)
    }

    /// Returns the board after these steps of `me`.
    pub fn after_all(&self, steps: &[HapisStep]) -> Self {
        steps.iter().fold(*self, |board, step| board.after(*step))
    }
}
