//! The JSON answer of `okey simulate`.

use std::collections::BTreeMap;

use super::made::{each, report};
use crate::game::players::PlayerKind;
use crate::game::{Arena, Endings, Means, Measured, Paired, Totals};
use crate::score::FinishKind;
use crate::table::Variant;
use crate::words::Named;

report! {
    /// The results of many games between computer players.
    pub SimulateReport "The answer for the deals that were played" (
        arena: &Arena,
        variant: Variant,
        seed: u64,
        totals: &Totals,
    ) {
        schema "`okey.simulate/1`": &'static str = "okey.simulate/1",
        variant "The profile's name": Variant,
        seed "The seed; with it the same games can be played again": u64,
        games "The hands played": usize = totals.hands(),
        deals "The deals, each played in every seating": u64 = totals.deals(),
        seatings "The distinct seatings: the kind at each seat, the starter first": Vec<Vec<&'static str>>
            = each(arena.seatings(), |seats| seats.map(PlayerKind::name).to_vec()),
        kinds "The kinds in the order they were named": Vec<KindReport> = each(totals.kinds(arena), KindReport::new),
        seats "The seats, the starter's first": Vec<SeatReport> = each(totals.seats(), SeatReport::new),
        endings "How the hands ended": EndingsReport = EndingsReport::new(totals.endings),
        turns "Average number of turns per hand": f64 = float(totals.turns) / float(totals.hands()),
        fouls "Fouls and illegal actions; there should be none": usize = totals.fouls,
    }
}

report! {
    /// The results of one kind of computer player.
    pub(crate) KindReport(measured: Measured) {
        kind "The kind": &'static str = measured.kind.name(),
        #[serde(flatten)]
        hands "Its hands": SeatReport = SeatReport::new(measured.means),
        difference "Its difference from the first kind, paired by deal": DifferenceReport
            = DifferenceReport::new(measured.difference),
    }
}

report! {
    /// The averages of one seat over all kinds of players, or of one kind of player over all seats.
    pub(crate) SeatReport(means: Means) {
        wins "Average number of wins per hand": f64 = means.wins.mean,
        points "Average points per hand: penalties of 101 are positive, points lost negative": f64 = means.points.mean,
        error "The standard error of the points, over deals; null for a single deal": Option<f64> = means.points.error,
    }
}

report! {
    /// The difference in points between two kinds of players who played the same deals.
    pub(crate) DifferenceReport(paired: Paired) {
        points "The average difference in points per hand": f64 = paired.mean,
        error "Its standard error, over deals; null for a single deal": Option<f64> = paired.error,
    }
}

report! {
    /// The number of hands that ended in each way.
    pub(crate) EndingsReport(endings: Endings) where
        let ways = FinishKind::ALL.iter().zip(endings.ways);
    {
        finished "A player finished": usize = endings.finished,
        exhausted "The stock ran out": usize = endings.exhausted,
        void "All four opened with pairs": usize = endings.void,
        ways "Finishes of a special kind, by kind; a finish may have several kinds":
            BTreeMap<&'static str, usize> = ways.map(|(how, count)| (how.name(), count)).collect(),
    }
}

fn float(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}
