//! The JSON answer of `okey open`.

use super::head::Head;
use super::listing::Listing;
use super::made::report;
use super::meld::{MeldReport, melds};
use crate::opening::{Laying, Opener, Openings};
use crate::report::Cited;
use crate::report::named::Name;
use crate::score::Opened;
use crate::tiles::Tile;
use crate::winning::Pairing;

report! {
    /// The ways in which a hand of 101 can open.
    pub OpenReport<'a> "Creates the answer for a hand, from its verdict and the openings to list" (
        opener: &Opener,
        cited: &Cited<Openings>,
        list: impl Iterator<Item = Laying> + 'a,
    ) where
        let openings = &cited.verdict;
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.open/3", opener.hand(), &cited.clauses),
        taken "The tile taken from the left neighbour; null if none was taken": Option<Tile> = opener.taken(),
        bar "The sum that an opening with melds must reach": u32 = openings.bars.sum,
        opens "True if the hand can open in one of the ways listed in `by`, or by laying all tiles at once (elden)": bool
            = openings.any(),
        #[schemars(with = "Vec<String>")]
        by "The ways to open: `series` if runs and groups reach the required sum, `pairs` if there are enough pairs":
            Vec<Name<Opened>> = by(openings).map(Name).collect(),
        #[serde(flatten)]
        best "The layout with the highest sum, even if it does not open": LayingReport
            = LayingReport::new(&openings.best),
        fewest_left "The opening after which the tiles left cost the fewest points; null if no sum reaches `bar`":
            Option<LayingReport>
            = openings.fewest_left.as_ref().map(LayingReport::new),
        keeps_okey "The opening that keeps the most okeys in the rack; null if no sum reaches `bar`": Option<LayingReport>
            = openings.keeps_okey.as_ref().map(LayingReport::new),
        pairs "The opening with pairs": PairsOpeningReport = PairsOpeningReport::new(&openings.pairs),
        elden "True if all tiles can be laid at once: 21 of 22 tiles, or all 21. Null if the hand has fewer tiles":
            Option<bool> = openings.elden,
        openings "The number of different openings that reach `bar`, even if fewer are listed": u64 = openings.openings,
        #[schemars(with = "Vec<LayingReport>")]
        listed "The requested openings, best first": Listing<'a, LayingReport>
            = Listing::new(list.map(|laying| LayingReport::new(&laying))),
    }
}

report! {
    /// The melds that are laid, and the tiles that remain in the rack.
    pub(crate) LayingReport(laying: &Laying) {
        sum "The sum of the melds": u32 = laying.sum,
        melds "The melds": Vec<MeldReport> = melds(&laying.melds),
        left "The tiles that stay in the rack": Vec<Tile> = laying.left.iter().collect(),
        left_sum "The points that the tiles left would cost, before any doubling": u32 = laying.left_sum,
    }
}

report! {
    /// The pairs that a hand can open with.
    pub(crate) PairsOpeningReport(pairs: &Pairing) {
        made "The number of pairs without okeys": usize = pairs.made,
        with_okeys "The number of pairs if okeys complete pairs too": usize = pairs.with_okeys,
        needed "The number of pairs that is needed to open": usize = pairs.needed,
        opens "True if there are enough pairs to open": bool = pairs.eligible,
        melds "The pairs": Vec<MeldReport> = melds(&pairs.pairs),
    }
}

/// Returns the ways in which a hand can open: with series or with pairs. Elden (laying all tiles at once) is not
/// included.
fn by(openings: &Openings) -> impl Iterator<Item = Opened> {
    let ways = [(Opened::Series, openings.series()), (Opened::Pairs, openings.pairs.eligible)];
    ways.into_iter().filter(|&(_, opens)| opens).map(|(way, _)| way)
}
