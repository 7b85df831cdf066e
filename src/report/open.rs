//! The answer of `okey open`.

use schemars::JsonSchema;
use serde::Serialize;

use super::head::Head;
use super::listing::Listing;
use super::meld::{MeldReport, melds};
use crate::opening::{Laying, Opener, Openings};
use crate::report::Cited;
use crate::score::Opened;
use crate::tiles::Tile;
use crate::winning::Pairing;

/// How a hand of 101 can open.
#[derive(Debug, Serialize, JsonSchema)]
pub struct OpenReport<'a> {
    /// The common fields.
    #[serde(flatten)]
    head: Head,
    /// The tile taken from the left; null where none was.
    taken: Option<Tile>,
    /// The sum to reach.
    bar: u32,
    /// Whether the hand can open: by one of the ways named in `by`, or elden.
    opens: bool,
    /// Whether runs and groups reach the bar (`series`), and whether there are pairs enough (`pairs`).
    #[schemars(with = "Vec<String>")]
    by: Vec<&'static str>,
    /// The highest sum they come to, whether it opens or not, and how.
    #[serde(flatten)]
    best: LayingReport,
    /// The opening that leaves the least behind; null where no sum reaches the bar.
    fewest_left: Option<LayingReport>,
    /// The opening that keeps the most okeys back; null where no sum reaches the bar.
    keeps_okey: Option<LayingReport>,
    /// The pairs.
    pairs: PairsOpeningReport,
    /// Whether all but one of the 22 tiles can be laid at once; of 21, all. Null where there are fewer.
    elden: Option<bool>,
    /// How many different openings reach the bar, also where fewer are listed.
    openings: u64,
    /// The openings that were asked for, the best first.
    #[schemars(with = "Vec<LayingReport>")]
    listed: Listing<'a, LayingReport>,
}

/// Melds laid, and what stays.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct LayingReport {
    /// The sum of the melds.
    sum: u32,
    /// The melds.
    melds: Vec<MeldReport>,
    /// The tiles that stay.
    left: Vec<Tile>,
    /// What they would count against a player who has opened, nothing doubled.
    left_sum: u32,
}

/// The pairs a hand can open with.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PairsOpeningReport {
    /// Pairs of natural tiles.
    made: usize,
    /// Pairs in all, with the okeys.
    with_okeys: usize,
    /// Pairs that open.
    needed: usize,
    /// Whether there are enough.
    opens: bool,
    /// The pairs.
    melds: Vec<MeldReport>,
}

impl From<&Laying> for LayingReport {
    fn from(laying: &Laying) -> Self {
        Self {
            sum: laying.sum,
            melds: melds(&laying.melds),
            left: laying.left.iter().collect(),
            left_sum: laying.left_sum,
        }
    }
}

impl From<&Pairing> for PairsOpeningReport {
    fn from(pairs: &Pairing) -> Self {
        Self {
            made: pairs.made,
            with_okeys: pairs.with_okeys,
            needed: pairs.needed,
            opens: pairs.eligible,
            melds: melds(&pairs.pairs),
        }
    }
}

impl<'a> OpenReport<'a> {
    /// The answer for a hand, from its verdict and the openings to list.
    pub fn new(opener: &Opener, cited: &Cited<Openings>, list: impl Iterator<Item = Laying> + 'a) -> Self {
        let openings = &cited.verdict;
        Self {
            head: Head::new("okey.open/2", opener.hand(), &cited.clauses),
            taken: opener.taken(),
            bar: openings.bars.sum,
            opens: openings.any(),
            by: by(openings).map(Opened::name).collect(),
            best: (&openings.best).into(),
            fewest_left: openings.fewest_left.as_ref().map(LayingReport::from),
            keeps_okey: openings.keeps_okey.as_ref().map(LayingReport::from),
            pairs: (&openings.pairs).into(),
            elden: openings.elden,
            openings: openings.openings,
            listed: Listing::new(list.map(|laying| LayingReport::from(&laying))),
        }
    }
}

/// The ways in which a hand can open, other than elden.
fn by(openings: &Openings) -> impl Iterator<Item = Opened> {
    let ways = [(Opened::Series, openings.series()), (Opened::Pairs, openings.pairs.eligible)];
    ways.into_iter().filter(|&(_, opens)| opens).map(|(way, _)| way)
}
