//! Steps of single dice, and what a whole turn consists of.

use std::fmt;

use super::board::{Board, OFF};
use super::side::{Side, label_of};

/// One checker moved by one die, or by more than one without stopping, along the mover's own path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Step {
    /// Where it leaves, 0 to 23.
    pub from: u8,
    /// Where it lands, 1 to 23, or [`OFF`].
    pub to: u8,
}

/// The steps of a turn, in the order they are played: four at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Steps {
    steps: [Step; 4],
    len: u8,
}

impl Steps {
    /// The steps as a list.
    pub fn as_slice(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing is played.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// These and one more; a turn has four at most, a fifth is not kept.
    pub fn and(mut self, step: Step) -> Self {
        if let Some(place) = self.steps.get_mut(usize::from(self.len)) {
            *place = step;
            self.len += 1;
        }
        self
    }

    /// Each step as it is written, `16/14`, `11/14*` where it imprisons, `6/off`; equal steps stay apart.
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

    /// The whole turn in one line, equal steps that follow one another told together: `24/18(4)`.
    pub fn line(&self, board: &Board, side: Side) -> String {
        let written = self.written(board, side);
        let groups = written.chunk_by(|one, next| one == next);
        let told = groups.map(|group| match group {
            [step] => step.clone(),
            [step, ..] => format!("{step}({})", group.len()),
            [] => String::new(),
        });
        told.collect::<Vec<_>>().join(" ")
    }
}

impl FromIterator<Step> for Steps {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Self {
        steps.into_iter().fold(Self::default(), Self::and)
    }
}

impl Step {
    /// The step as a side writes it: `16/14`, `6/off`.
    pub fn in_labels(self, side: Side) -> impl fmt::Display {
        let from = label_of(side, usize::from(self.from));
        if usize::from(self.to) == OFF {
            format!("{from}/off")
        } else {
            format!("{from}/{}", label_of(side, usize::from(self.to)))
        }
    }

    /// The step of one die from a place; past the end it bears off.
    #[allow(clippy::cast_possible_truncation)] // Places are less than 25.
    pub fn by(from: usize, pips: u8) -> Self {
        let to = (from + usize::from(pips)).min(OFF);
        Self { from: from as u8, to: to as u8 }
    }
}

impl Board {
    /// The board after a step of mine, which must be possible.
    pub fn after(&self, step: Step) -> Self {
        let men = self.me.men - (1 << (4 * u32::from(step.from))) + (1 << (4 * u32::from(step.to)));
        self.with_mine(men)
    }

    /// The board after several steps of mine.
    pub fn after_all(&self, steps: &[Step]) -> Self {
        steps.iter().fold(*self, |board, step| board.after(*step))
    }
}
