//! A fault and its place in the text.

use std::ops::Range;

use super::fault::NotationFault;
use crate::tiles::Colour;

/// A fault and its byte range in the text.
#[derive(Debug)]
pub(super) struct PlacedFault {
    pub(super) kind: NotationFault,
    pub(super) span: Range<usize>,
}

impl PlacedFault {
    pub(super) const fn new(kind: NotationFault, span: Range<usize>) -> Self {
        Self { kind, span }
    }

    /// Adds the colour to the fault of a range such as `R7-4`. The parser reads the numbers of a range before it knows
    /// their colour.
    pub(super) fn of(mut self, of: Option<Colour>) -> Self {
        if let NotationFault::RangeBackwards { colour, .. } | NotationFault::RangePastEnd { colour, .. } =
            &mut self.kind
        {
            *colour = of;
        }
        self
    }
}
