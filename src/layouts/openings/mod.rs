//! The openings of 101 that reach a bar: how many there are, which they are, and the best one if some tile must be
//! laid.
//!
//! * `frontiers` scans the numbers once and builds a graph: a node is the open runs of all four colours after some
//!   number, an edge is a way over the next number.
//! * A `tally` computes, from the last node back to the first, what can still be laid: how many ways (`totals`), which
//!   sums (`reachable_sums`), or the best sum (`highest_sums`).
//! * `walk` enumerates real melds along the graph. Before each step it asks a tally if its goal is still reachable, so
//!   it never enters a dead end.
//! * `search` answers the questions about one hand.

mod frontiers;
mod highest_sums;
mod reachable_sums;
mod search;
mod tally;
mod totals;
mod walk;

pub(crate) use search::OpeningSearch;
