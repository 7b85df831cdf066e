//! The JSON lines that `okey deal`, `okey simulate` and `okey batch` write, except the answers in the output of `okey
//! batch`. A line of `okey deal --json` is a valid input line of `okey batch`.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::ErrorReport;
use super::parts::{FOREIGN_NAME, each};
use crate::game::{Endings, Loss, Losses, Means, Measured, Paired, SEATS, Totals, float};
use crate::table::deck::Deal;
use crate::table::{Indicator, Profile, Variant};
use crate::tiles::Face;
use crate::words::Named;

/// A dealt hand, with its seed and table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct DealLine {
    /// The name and version of the schema: `okey.deal/2`.
    pub(crate) schema: &'static str,
    /// The index of the deal, counted from 0.
    pub(crate) id: u64,
    /// The indicator's face; omitted in the game `cs102`, which has no indicator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) indicator: Option<Face>,
    /// The tiles dealt to one player, in one string.
    pub(crate) hand: String,
    /// The name of the variant.
    pub(crate) variant: Variant,
    /// The house rules as TOML, as the field `rules` of an input line takes them; omitted if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rules: Option<String>,
    /// The name of the club's rules file that applies; omitted if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) club: Option<Box<str>>,
    /// The seed. The seed and the id together give the same deal again.
    pub(crate) seed: u64,
}

impl DealLine {
    /// Creates the output line for a deal.
    pub fn new(seed: u64, id: u64, deal: &Deal, profile: &Profile) -> Self {
        Self {
            schema: "okey.deal/2",
            id,
            indicator: deal.indicator.map(Indicator::face),
            hand: deal.hand.to_string(),
            variant: profile.variant,
            rules: profile.house_rules(),
            club: profile.club.clone(),
            seed,
        }
    }
}

/// The results of many games between computer players.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct SimulateReport {
    /// The name and version of the schema: `okey.simulate/1`.
    pub(crate) schema: &'static str,
    /// The name of the variant.
    pub(crate) variant: Variant,
    /// The seed. The same seed gives the same games again.
    pub(crate) seed: u64,
    /// The number of hands played.
    pub(crate) games: usize,
    /// The number of deals. Each deal is played once in every seating.
    pub(crate) deals: u64,
    /// The different seatings. Each lists the kind of player at each seat, the starting player first.
    pub(crate) seatings: Vec<Vec<String>>,
    /// The results of each kind of player, in the order of the command line.
    pub(crate) kinds: Vec<KindReport>,
    /// The results of each seat, the starting player's first.
    pub(crate) seats: Vec<SeatReport>,
    /// The number of hands that ended in each way.
    pub(crate) endings: Endings,
    /// Average number of turns per hand.
    pub(crate) turns: f64,
    /// The number of fouls and illegal actions, which should be 0.
    pub(crate) fouls: usize,
}

impl SimulateReport {
    /// Creates the answer for the deals that were played. `kinds` are the names of the kinds of players.
    pub fn new(seatings: &[[String; SEATS]], kinds: &[String], variant: Variant, seed: u64, totals: &Totals) -> Self {
        let kinds = kinds.iter().zip(totals.kinds());
        Self {
            schema: "okey.simulate/1",
            variant,
            seed,
            games: totals.hands(),
            deals: totals.deals(),
            seatings: each(seatings, |names| names.to_vec()),
            kinds: each(kinds, |(kind, measured)| KindReport::new(kind, &measured)),
            seats: each(totals.seats(), SeatReport::new),
            endings: totals.counts.endings,
            turns: float(totals.counts.turns()) / float(totals.hands()),
            fouls: totals.counts.fouls,
        }
    }
}

/// The results of one kind of computer player.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct KindReport {
    /// The kind of player, or the program as the command line names it.
    pub(crate) kind: String,
    /// The average results of this kind of player at all seats.
    #[serde(flatten)]
    pub(crate) hands: SeatReport,
    /// The points per hand of this kind of player minus those of the first kind, on average over the same deals.
    pub(crate) difference: DifferenceReport,
    /// The number of hands that this kind of player lost because a program failed, for each cause.
    pub(crate) lost: LossesReport,
}

impl KindReport {
    pub(crate) fn new(kind: &str, measured: &Measured) -> Self {
        Self {
            kind: kind.to_owned(),
            lost: LossesReport::new(measured.losses),
            hands: SeatReport::new(measured.means),
            difference: DifferenceReport::new(measured.difference),
        }
    }
}

/// The number of hands that a player lost because a program failed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct LossesReport {
    /// Hands lost because the program ended or closed its output.
    pub(crate) died: usize,
    /// Hands lost because the program answered too late.
    pub(crate) late: usize,
    /// Hands lost because the answer was unreadable or was an illegal action.
    pub(crate) illegal: usize,
    /// Hands lost because the answer was too long.
    pub(crate) flooded: usize,
}

impl LossesReport {
    pub(crate) fn new(losses: Losses) -> Self {
        let of = |loss: Loss| losses[loss as usize];
        Self { died: of(Loss::Died), late: of(Loss::Late), illegal: of(Loss::Illegal), flooded: of(Loss::Flooded) }
    }

    /// Returns each cause of a lost hand, with the number of hands that were lost because of it.
    pub(crate) const fn causes(&self) -> [(Loss, usize); Loss::ALL.len()] {
        [(Loss::Died, self.died), (Loss::Late, self.late), (Loss::Illegal, self.illegal), (Loss::Flooded, self.flooded)]
    }
}

/// Average results of one seat over all kinds of players, or of one kind of player over all seats.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SeatReport {
    /// Average number of wins per hand.
    pub(crate) wins: f64,
    /// Average points per hand. Penalties in 101 are positive, and points lost in the classic game are negative.
    pub(crate) points: f64,
    /// The standard error of `points`; null for a single deal.
    pub(crate) error: Option<f64>,
}

impl SeatReport {
    pub(crate) fn new(means: Means) -> Self {
        Self { wins: means.wins.mean, points: means.points.mean, error: means.points.error }
    }
}

/// The difference in points between two kinds of players in the same deals, or between two discards in the same worlds
/// (ways to deal the unseen tiles).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct DifferenceReport {
    /// The average difference in points per hand.
    pub(crate) points: f64,
    /// The standard error of `points`; null for a single deal or a single world.
    pub(crate) error: Option<f64>,
}

impl DifferenceReport {
    pub(crate) fn new(paired: Paired) -> Self {
        Self { points: paired.mean, error: paired.error }
    }
}

/// The output for an input line that could not be answered.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct RefusedLine<'a> {
    /// The `id` of the input line, unchanged; null if the line has no `id` or cannot be read.
    #[cfg_attr(feature = "schemas", schemars(with = "serde_json::Value"))]
    pub(crate) id: Option<&'a RawValue>,
    /// The number of the input line in the stream, counted from 1; omitted outside a stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<u64>,
    /// The fields that the question copies into its answer, unless this line has a field with the same name.
    #[serde(flatten, serialize_with = "carried")]
    #[cfg_attr(feature = "schemas", schemars(skip))]
    pub(crate) carried: Vec<(Cow<'a, str>, &'a RawValue)>,
    /// The reasons why there is no answer.
    #[serde(flatten)]
    pub(crate) report: ErrorReport,
}

fn carried<S: Serializer>(fields: &[(Cow<'_, str>, &RawValue)], serializer: S) -> Result<S::Ok, S::Error> {
    let fields = fields.iter().filter(|(name, _)| !["line", "error", "faults", "more"].contains(&name.as_ref()));
    serializer.collect_map(fields.map(|(name, value)| (ForeignName(name), value)))
}

/// The name of a field that a line of input chose.
struct ForeignName<'a>(&'a str);

impl Serialize for ForeignName<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(FOREIGN_NAME, self.0)
    }
}

/// A summary of a run of `okey batch`. `--summary --json` writes it to standard error.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
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
