//! Every layout of a hand in runs and groups, counted or listed as [`partition`](crate::partition) does.
//!
//! Groups are chosen number by number. The sweep of each colour's rest says after every number whether the choice can still
//! come to an end, and with what wilds.

mod choose;
mod count;
mod groups;
mod grow;
mod list;

use std::ops::ControlFlow;

use super::packed::Packed;
use super::runs::Runs;
use super::sweep::Sweep;
use super::{Judge, Role};
use crate::partition::Shape;
use count::Counter;
use groups::Layings;
use list::Lister;

/// What is needed to lay hands out.
#[derive(Debug)]
pub(super) struct Layouts {
    wrap: bool,
    runs: &'static Runs,
    sweep: &'static Sweep,
    layings: &'static Layings,
}

impl Layouts {
    pub(super) fn new(wrap: bool) -> Self {
        Self { wrap, runs: Runs::of(wrap), sweep: Sweep::of(wrap), layings: Layings::all() }
    }
}

impl Judge {
    /// How many layouts use all tiles but one that plays so, or all where `thrown` is `None`; 0 where there is no such tile.
    #[must_use]
    pub fn count(&self, hand: Packed, thrown: Option<Role>) -> u64 {
        let Some(kept) = hand.without(thrown) else { return 0 };
        let mut counter = Counter::new(&self.layouts, kept.wilds);
        let _ = self.layouts.choose(kept, &mut counter);
        counter.total
    }

    /// Shows `visit` the layouts that [`Self::count`] counts, in the order in which
    /// [`Analysis::decompositions`](crate::Analysis::decompositions) lists them, until it breaks off. Each is sorted;
    /// [`lay`](crate::lay) lays it with the tiles of the hand.
    ///
    /// # Errors
    ///
    /// [`ControlFlow::Break`] where `visit` broke off.
    pub fn layouts(
        &self,
        hand: Packed,
        thrown: Option<Role>,
        visit: impl FnMut(&[Shape]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(kept) = hand.without(thrown) else { return ControlFlow::Continue(()) };
        self.layouts.choose(kept, &mut Lister::new(&self.layouts, visit))
    }
}
