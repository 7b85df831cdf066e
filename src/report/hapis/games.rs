//! JSON answers about whole games of hapis: a checked record, and a series of games between two players.

use super::head::HapisHead;
use crate::hapis::arena::HapisTally;
use crate::hapis::{HapisLineFault, HapisPlayerKind, HapisReplay, Position, ReplayedTurn, Rules};
use crate::report::ErrorDetail;
use crate::report::made::{each, report};
use crate::words::{Clause, ClauseSet};

report! {
    /// The result of checking a record.
    pub HapisReplayReport "Creates the answer. `texts` holds the texts of the faults, in the same order" (
        replay: &HapisReplay,
        rules: Rules,
        texts: Vec<ErrorDetail>,
    ) where
        let faults = each(replay.faults.iter().zip(texts), |(fault, text)| HapisFaultReport::new(fault, text));
        let clauses = faults.iter().filter_map(|fault| fault.clause).collect::<ClauseSet>().to_vec();
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share. `position` is the last position reached": HapisHead
            = HapisHead::new("okey.hapis-replay/2", &replay.position, rules, &clauses),
        turns "The turns of the record": Vec<HapisTurnedReport> = each(&replay.turns, HapisTurnedReport::new),
        faults "The faults, in the order of the lines": Vec<HapisFaultReport>,
        followed "True if the record was replayed to its end. Lines after a turn that cannot be played are not checked":
            bool = replay.skipped.is_none(),
        result "The state of the game after the last turn: `running`, `won`, `mars`, `mother` or `draw`": &'static str
            = replay.position.outcome(rules).name(),
    }
}

report! {
    /// A turn of a checked record.
    pub(crate) HapisTurnedReport(turned: &ReplayedTurn) {
        line "The line, counted from 1": usize = turned.line,
        side "The side, `W` or `B`": String = turned.side.to_string(),
        dice "The dice": String = turned.dice.to_string(),
        steps "The steps; empty if nothing could be played": Vec<String> = turned.steps.clone(),
        refused "The steps that the computer player chose, if they are not legal and other steps were played; otherwise null":
            Option<Vec<String>> = turned.refused.clone(),
        position "The position after the turn": String = turned.position.to_string(),
    }
}

report! {
    /// A fault in a record, with its line.
    pub(crate) HapisFaultReport(fault: &HapisLineFault, text: ErrorDetail) {
        line "The line, counted from 1": usize = fault.line,
        code "The stable name of the kind of fault": &'static str = fault.fault.kind.code(),
        message "What is wrong, in the requested language": String = text.message,
        clause "The id of the clause that the record breaks": Option<Clause> = fault.fault.kind.clause(),
        span "The index of the first faulty character and the index after the last one, counted from 0 in the record":
            Option<[usize; 2]>
            = text.span,
        hint "What to write instead": Option<String> = text.hint,
    }
}

report! {
    /// The results of many games between two computer players.
    pub HapisArenaReport "Creates the answer for a tally" (
        players: [HapisPlayerKind; 2],
        rules: Rules,
        seed: u64,
        tally: &HapisTally,
    ) where
        let clauses = &[Clause::HapisResult];
    {
        #[serde(flatten)]
        head "The fields that all answers about hapis share. `position` is the start of every game": HapisHead
            = HapisHead::new("okey.hapis-arena/2", &Position::START, rules, clauses),
        players "The two players": [HapisPlayerKind; 2],
        games "The number of games, which are played in pairs": u64 = tally.games,
        seed "The seed of the dice": u64,
        points "The average number of points per game by which the first player is ahead of the second": f64 = tally.mean(),
        error "The standard error of `points`; 0 for a single pair of games, because it cannot be estimated": f64 = tally.error(),
        won "The numbers of games that the first player won by one point and by two points": [u64; 2] = tally.won,
        lost "The numbers of games that the first player lost by one point and by two points": [u64; 2] = tally.lost,
        drawn "The number of drawn games": u64 = tally.drawn,
        throws "The average number of throws per game": f64 = throws(tally),
    }
}

#[allow(clippy::cast_precision_loss)] // Far fewer throws than 2^52.
fn throws(tally: &HapisTally) -> f64 {
    tally.turns as f64 / tally.games as f64
}
