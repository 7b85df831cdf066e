//! The JSON lines of `okey deal`, `okey simulate` and `okey batch`. A line of `okey deal --json` is also a valid input
//! line of `okey batch`, which writes its own lines in addition to the answers of other commands.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;

use super::ErrorReport;
use super::made::{Name, each, report};
use crate::game::players::PlayerKind;
use crate::game::{Arena, Endings, Means, Measured, Paired, Totals};
use crate::score::FinishKind;
use crate::table::deck::Deal;
use crate::table::{Indicator, Profile, Variant};
use crate::tiles::Face;
use crate::words::Named;

report! {
    /// A dealt hand, with its seed and table.
    pub DealLine "Creates the output line for a deal" (seed: u64, id: u64, deal: &Deal, profile: &Profile) {
        schema "`okey.deal/1`": &'static str = "okey.deal/1",
        id "The index of the deal, counted from 0": u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        indicator "The indicator's face; omitted in `cs102`": Option<Face> = deal.indicator.map(Indicator::face),
        hand "The tiles, in one string": String = deal.hand.to_string(),
        variant "The name of the variant": Variant = profile.variant,
        #[serde(skip_serializing_if = "Option::is_none")]
        rules "The name of the club's rules file that applies; omitted if there is none": Option<Box<str>>
            = profile.club.clone(),
        seed "The seed. The seed and the id together give the same deal again": u64,
    }
}

report! {
    /// The results of many games between computer players.
    pub SimulateReport "Creates the answer for the deals that were played" (
        arena: &Arena,
        variant: Variant,
        seed: u64,
        totals: &Totals,
    ) {
        schema "`okey.simulate/1`": &'static str = "okey.simulate/1",
        variant "The name of the variant": Variant,
        seed "The seed. The same seed gives the same games again": u64,
        games "The number of hands played": usize = totals.hands(),
        deals "The number of deals. Each deal is played once in every seating": u64 = totals.deals(),
        seatings "The different seatings. Each lists the kind of player at each seat, the starting player first":
            Vec<Vec<Name<PlayerKind>>>
            = each(arena.seatings(), |seats| seats.map(Name).to_vec()),
        kinds "The results of each kind of player, in the order of the command line": Vec<KindReport>
            = each(totals.kinds(arena), KindReport::new),
        seats "The results of each seat, the starting player's first": Vec<SeatReport> = each(totals.seats(), SeatReport::new),
        endings "The number of hands that ended in each way": EndingsReport = EndingsReport::new(totals.endings),
        turns "Average number of turns per hand": f64 = float(totals.turns) / float(totals.hands()),
        fouls "The number of fouls and illegal actions, which should be 0": usize = totals.fouls,
    }
}

report! {
    /// The results of one kind of computer player.
    pub(crate) KindReport(measured: Measured) {
        kind "The kind of player": Name<PlayerKind> = Name(measured.kind),
        #[serde(flatten)]
        hands "The averages of this kind": SeatReport = SeatReport::new(measured.means),
        difference "The difference from the first kind, computed over the same deals": DifferenceReport
            = DifferenceReport::new(measured.difference),
    }
}

report! {
    /// The averages of one seat over all kinds of players, or of one kind of player over all seats.
    pub(crate) SeatReport(means: Means) {
        wins "Average number of wins per hand": f64 = means.wins.mean,
        points "Average points per hand: penalties of 101 are positive, points lost negative": f64 = means.points.mean,
        error "The standard error of `points`; null for a single deal": Option<f64> = means.points.error,
    }
}

report! {
    /// The difference in points between two kinds of players who played the same deals.
    pub(crate) DifferenceReport(paired: Paired) {
        points "The average difference in points per hand": f64 = paired.mean,
        error "The standard error of `points`; null for a single deal": Option<f64> = paired.error,
    }
}

report! {
    /// The number of hands that ended in each way.
    pub(crate) EndingsReport(endings: Endings) where
        let ways = FinishKind::ALL.iter().zip(endings.ways);
    {
        finished "The number of hands that a player finished": usize = endings.finished,
        exhausted "The number of hands in which the stock ran out": usize = endings.exhausted,
        void "The number of hands that are void because all four players opened with pairs": usize = endings.void,
        ways "The number of finishes of each special kind. One finish can have several kinds":
            BTreeMap<&'static str, usize> = ways.map(|(how, count)| (how.name(), count)).collect(),
    }
}

fn float(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}

report! {
    /// The output for an input line that could not be answered.
    pub RefusedLine<'a> {
        #[cfg_attr(feature = "schemas", schemars(with = "serde_json::Value"))]
        id "The `id` of the input line, unchanged; null if the line has none or it cannot be read": Option<&'a RawValue>,
        #[serde(skip_serializing_if = "Option::is_none")]
        line "The number of the input line in the stream, counted from 1; omitted outside a stream": Option<u64>,
        #[serde(flatten)]
        report "The reasons why there is no answer": ErrorReport,
    }
}

/// A summary of a run of `okey batch`. `--summary --json` writes it to standard error.
#[derive(Debug, Serialize)]
pub struct BatchSummary {
    /// The name and version of the schema: `okey.summary/1`.
    pub(crate) schema: &'static str,
    /// The number of input lines, which is also the number of output lines.
    pub(crate) lines: u64,
    /// The number of lines that were answered.
    pub(crate) answered: u64,
    /// The number of lines that could not be answered.
    pub(crate) refused: u64,
    /// The elapsed time in seconds.
    pub(crate) seconds: f64,
}
