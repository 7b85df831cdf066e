//! Answers questions about irregularities that no source of the rules covers: a wrong number of tiles, a turn out of
//! order, a tile shown by accident (`irregular.*`).

use crate::words::Clause;

use super::{Fact, Irregularity, ReadingRuling};

/// Returns a ruling without a yes or no. The ruling says that no rule covers the case, and what the players must agree
/// on.
pub(super) fn rule(what: Irregularity) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
    let clause = match what {
        Irregularity::Count => Clause::IrregularCount,
        Irregularity::Turn => Clause::IrregularTurn,
        Irregularity::Exposed => Clause::IrregularExposed,
    };
    ruled.holds(clause, Fact::Silent { what });
    ruled.holds(clause, Fact::ToAgree { what });
    ruled.closed(None)
}
