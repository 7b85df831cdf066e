//! Sorting with little machine code. The compiler makes a copy of `slice::sort`, about 8 KB, for every type that is
//! sorted. The functions here use two copies for all types: one sorts the indices of the items, the other sorts numbers
//! ([`by_number`]). The code that compares and moves items is still compiled for each type.
//!
//! `layouts/openings/frontiers.rs` often sorts long lists, so it uses `slice::sort_unstable_by_key`, which is faster.

use std::cmp::Ordering;

/// The length up to which a list is sorted by insertion, without allocating. A rack has at most 22 tiles, and most of
/// its lists are nearly sorted, so insertion moves few items.
const SHORT: usize = 24;

/// Sorts a list. Equal items keep their order.
pub fn ascending<T: Ord>(items: &mut [T]) {
    by(items, T::cmp);
}

/// Sorts a list by a key. Items with equal keys keep their order.
pub fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    by(items, |one, other| key(one).cmp(&key(other)));
}

/// Sorts a list by a key that takes long to compute. Computes the key of each item once.
pub fn by_cached_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    let keys: Vec<K> = items.iter().map(key).collect();
    arrange(items, sorted_indices(keys.len(), &mut |one, other| keys[one].cmp(&keys[other])));
}

/// Sorts a list by a number, which is computed once for each item. Items with equal numbers keep their order.
#[expect(clippy::cast_possible_truncation, reason = "the lower half of a key is an index")]
pub fn by_number<T: Copy>(items: &mut [T], number: impl Fn(&T) -> u32) {
    // The index of an item is the lower half of its key, so that no two keys are equal.
    let mut keys: Vec<u64> = (0..).zip(&*items).map(|(at, item)| u64::from(number(item)) << 32 | at).collect();
    keys.sort_unstable();
    let sorted: Vec<T> = keys.iter().map(|key| items[(key & u64::from(u32::MAX)) as usize]).collect();
    items.copy_from_slice(&sorted);
}

/// Sorts a list by a comparison. Items that compare as equal keep their order.
pub fn by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    if items.len() > SHORT {
        let order = sorted_indices(items.len(), &mut |one, other| compare(&items[one], &items[other]));
        return arrange(items, order);
    }
    for at in 1..items.len() {
        let before = items[..at].iter().rposition(|item| compare(item, &items[at]).is_le());
        let place = before.map_or(0, |before| before + 1);
        if place < at {
            items[place..=at].rotate_right(1);
        }
    }
}

/// Returns the distinct items in ascending order.
pub fn distinct<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.into_iter().collect();
    ascending(&mut items);
    items.dedup();
    items
}

/// Returns the indices 0 to `len - 1`, sorted by the items at these indices.
fn sorted_indices(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|&one, &other| compare(one, other));
    order
}

/// Moves the item at `order[0]` to the first place, the item at `order[1]` to the second place, and so on.
fn arrange<T>(items: &mut [T], mut order: Vec<usize>) {
    for start in 0..order.len() {
        let mut place = start;
        loop {
            let from = std::mem::replace(&mut order[place], place);
            if from == start {
                break;
            }
            items.swap(place, from);
            place = from;
        }
    }
}
