//! A walk over the numbers of one colour, with no, one or two tiles of each, that meets every state once.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::tile::Number;

/// What can be reached before the first number and after each, level by level.
#[derive(Debug)]
pub(super) struct Levels<S> {
    states: Vec<S>,
    /// Where each state leads with one more number, by its tiles; after the last number nowhere.
    next: Vec<[u16; 3]>,
}

impl<S: Clone + Eq + Hash> Levels<S> {
    /// Before the first number.
    pub(super) const START: u16 = 0;

    /// Walks from `start`; `step` goes over one more number, from 1 to 13, of which there are so many tiles.
    pub(super) fn new(start: S, step: impl Fn(&S, u8, u8) -> S) -> Self {
        let mut states = vec![start];
        let mut next: Vec<[u16; 3]> = Vec::new();
        for number in 1..=Number::COUNT {
            let level = next.len()..states.len();
            let mut known: FxHashMap<S, u16> = FxHashMap::default();
            for from in level {
                next.push([0, 1, 2].map(|tiles| {
                    let state = step(&states[from], number, tiles);
                    *known.entry(state).or_insert_with_key(|state| {
                        states.push(state.clone());
                        (states.len() - 1) as u16
                    })
                }));
            }
        }
        Self { states, next }
    }

    /// Where a state leads that is not after the last number, by the tiles of the next one.
    pub(super) fn next(&self, from: u16) -> [u16; 3] {
        self.next[usize::from(from)]
    }

    /// The state of a place.
    pub(super) fn state(&self, at: u16) -> &S {
        &self.states[usize::from(at)]
    }

    /// How many states there are.
    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    /// The last state first: its place, the state, and where it leads; after the last number nowhere.
    pub(super) fn backwards(&self) -> impl Iterator<Item = (usize, &S, Option<[u16; 3]>)> {
        self.states.iter().enumerate().rev().map(|(at, state)| (at, state, self.next.get(at).copied()))
    }
}
