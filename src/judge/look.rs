//! Applies the rules on looking at discards (`discard.looking`).

use crate::score::Opened;
use crate::table::{Game, Table};
use crate::words::Clause;

use super::{Fact, LookClaim, Pile, ReadingRuling};

/// Decides whether the player may look at the discards. A forbidden look costs nothing, because the rules do not list
/// it as a foul.
pub(super) fn rule(table: &Table, claim: &LookClaim) -> ReadingRuling {
    let mut ruled = ReadingRuling::default();
    if table.game() != Game::Yuzbir {
        ruled.holds(Clause::DiscardLooking, Fact::LookSilent);
        return ruled.closed(None);
    }
    let (fact, may) = match (claim.opened, claim.pile) {
        (None, _) => (Fact::LooksUnopened, false),
        (Some(Opened::Pairs), _) => (Fact::LooksWithPairs, true),
        (Some(Opened::Series), Pile::All) => (Fact::LooksAtOthers, false),
        (Some(Opened::Series), Pile::Own) => (Fact::LooksAtOwn { thrown: claim.thrown }, claim.thrown),
    };
    ruled.note(Clause::DiscardLooking, fact, !may);
    ruled.closed(None)
}
