//! What each thread has learned of layouts. They are the same at all tables with the same rule of the 1 after 13, so that
//! the engines of many tables share it.

use std::cell::RefCell;
use std::ops::ControlFlow;

use super::layouts::Layouts;
use super::packed::Packed;
use crate::hand::Hand;
use crate::laying::lay;
use crate::meld::Meld;
use crate::partition::{Layout, Shape};
use crate::tile::Tile;

/// Without a 1 after 13, and with one.
#[derive(Default)]
struct Learned([Option<Layouts>; 2]);

thread_local! {
    static LEARNED: RefCell<Learned> = RefCell::default();
}

impl Learned {
    fn layouts(&mut self, wrap: bool) -> &mut Layouts {
        self.0[usize::from(wrap)].get_or_insert_with(|| Layouts::with(wrap))
    }

    /// The first layouts of a hand without a tile, or as it is, so many at most.
    fn first(&mut self, wrap: bool, hand: &Hand<'_>, packed: Packed, thrown: Option<Tile>, most: usize) -> Vec<Layout> {
        let mut first = Vec::new();
        if most == 0 {
            return first;
        }
        let role = thrown.map(|tile| hand.table().roles().of(tile));
        let _ = self.layouts(wrap).visit(packed, role, |layout| {
            first.push(layout.to_vec());
            if first.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        first
    }
}

/// The first layouts of a hand without a tile, or as it is, so many at most.
pub(super) fn layouts(hand: &Hand<'_>, packed: Packed, thrown: Option<Tile>, most: usize) -> Vec<Layout> {
    let wrap = hand.table().profile().run_wrap;
    LEARNED.with_borrow_mut(|learned| learned.first(wrap, hand, packed, thrown, most))
}

/// How many layouts a hand has without a tile, or as it is.
pub(super) fn count(hand: &Hand<'_>, packed: Packed, thrown: Option<Tile>) -> u64 {
    let role = thrown.map(|tile| hand.table().roles().of(tile));
    LEARNED.with_borrow_mut(|learned| learned.layouts(hand.table().profile().run_wrap).count(packed, role))
}

/// One layout of a hand without a tile, or as it is: that of [`Analysis::witness`](crate::Analysis::witness).
pub(super) fn witness(hand: &Hand<'_>, packed: Packed, thrown: Option<Tile>) -> Option<Vec<Meld>> {
    let table = hand.table();
    let layout = LEARNED.with_borrow_mut(|learned| {
        let layout = learned.first(table.profile().run_wrap, hand, packed, thrown, 1).pop()?;
        let unwrapped = if layout.iter().copied().any(Shape::wraps) {
            learned.first(false, hand, packed, thrown, 1).pop()
        } else {
            None
        };
        Some(unwrapped.unwrap_or(layout))
    })?;
    let kept = thrown.map_or_else(|| hand.tiles().clone(), |tile| hand.tiles().without(tile));
    Some(lay(&layout, &kept, table))
}
