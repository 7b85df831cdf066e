//! The openings of 101 that have enough points. Counts and lists them, and finds the best one that lays a given tile.
//!
//! * `frontiers` scans the numbers once and builds a graph. A node is the open runs of all four colours after some
//!   number. An edge is a way to lay tiles at the next number.
//! * `tally` summarises, for each node, what can still be laid after it: in how many ways (`OpeningTotals`), which
//!   sums (`ReachableSums`), or the best sum (`HighestSums`). Tallies are computed from the last node to the first.
//! * `walk` lists openings: the paths of the graph that reach a goal. Tallies keep it out of dead ends.
//! * `search` uses the other files to answer questions about one hand.

mod frontiers;
mod search;
mod tally;
mod walk;

pub(crate) use search::OpeningSearch;
