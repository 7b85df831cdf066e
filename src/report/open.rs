//! The JSON answer of `okey open`.

use super::head::Head;
use super::listing::Listing;
use super::made::report;
use super::meld::{MeldReport, melds};
use crate::opening::{Laying, Opener, Openings};
use crate::report::Cited;
use crate::score::Opened;
use crate::tiles::Tile;
use crate::winning::Pairing;

report! {
    /// The ways in which a hand of 101 can open.
    pub OpenReport<'a> "The answer for a hand, from its verdict and the openings to list" (
        opener: &Opener,
        cited: &Cited<Openings>,
        list: impl Iterator<Item = Laying> + 'a,
    ) where
        let openings = &cited.verdict;
    {
        #[serde(flatten)]
        head "The common fields": Head = Head::new("okey.open/2", opener.hand(), &cited.clauses),
        taken "The tile taken from the left; null if none was taken": Option<Tile> = opener.taken(),
        bar "The sum to reach": u32 = openings.bars.sum,
        opens "Whether the hand can open: by one of the ways named in `by`, or elden": bool = openings.any(),
        #[schemars(with = "Vec<String>")]
        by "Whether runs and groups reach the bar (`series`), and whether there are pairs enough (`pairs`)":
            Vec<&'static str> = by(openings).map(Opened::name).collect(),
        #[serde(flatten)]
        best "The layout with the highest sum, even if it does not open": LayingReport
            = LayingReport::new(&openings.best),
        fewest_left "The opening that leaves the least behind; null where no sum reaches the bar": Option<LayingReport>
            = openings.fewest_left.as_ref().map(LayingReport::new),
        keeps_okey "The opening that keeps the most okeys back; null where no sum reaches the bar": Option<LayingReport>
            = openings.keeps_okey.as_ref().map(LayingReport::new),
        pairs "The pairs": PairsOpeningReport = PairsOpeningReport::new(&openings.pairs),
        elden "Whether all but one of the 22 tiles can be laid at once; of 21, all. Null where there are fewer":
            Option<bool> = openings.elden,
        openings "The number of different openings that reach the bar, even if fewer are listed": u64 = openings.openings,
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
        left "The tiles that stay": Vec<Tile> = laying.left.iter().collect(),
        left_sum "What the tiles left would cost a player who has opened, without doubling": u32 = laying.left_sum,
    }
}

report! {
    /// The pairs that a hand can open with.
    pub(crate) PairsOpeningReport(pairs: &Pairing) {
        made "Pairs of natural tiles": usize = pairs.made,
        with_okeys "Pairs in all, with the okeys": usize = pairs.with_okeys,
        needed "Pairs that open": usize = pairs.needed,
        opens "Whether there are enough": bool = pairs.eligible,
        melds "The pairs": Vec<MeldReport> = melds(&pairs.pairs),
    }
}

/// Returns the ways in which a hand can open: with series or with pairs. Elden (laying all tiles at once) is not
/// included.
fn by(openings: &Openings) -> impl Iterator<Item = Opened> {
    let ways = [(Opened::Series, openings.series()), (Opened::Pairs, openings.pairs.eligible)];
    ways.into_iter().filter(|&(_, opens)| opens).map(|(way, _)| way)
}
