//! The JSON answers about one hand: `okey check`, `okey melds`, `okey pairs`, `okey waits`, `okey advise` and `okey
//! open`.

use serde::Serialize;

use super::parts::{ChanceReport, Head, Listing, each, left};
use super::streams::DifferenceReport;
use crate::distance::{Advice, AdvisedDiscard, Distances, PartialMeld, PartialPlace, UnseenTile, Wait, Waits};
use crate::game::{Trials, TriedThrow};
use crate::hand::Hand;
use crate::judge::Cited;
use crate::meld::{Meld, MeldKind};
use crate::opening::{LaidThrow, Laying, OpeningPart, Openings};
use crate::score::Opened;
use crate::table::Game;
use crate::tiles::{Face, Tile, Tiles};
use crate::winning::{Completion, Decomposition, Pairing, Verdict, Way, WinningDiscard};

/// The answer of `okey check`: whether a hand wins, and with which discards.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct CheckReport<'a> {
    /// The fields that all answers about a hand share.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// True if the player on turn can win with a discard. Between turns: true if the hand is complete.
    pub(crate) wins: bool,
    /// Every discard with which the hand wins; empty for a hand between turns.
    pub(crate) discards: &'a [WinningDiscard],
    /// Between turns: the ways in which the hand is complete; their list `ways` is empty if it is not complete. Null if
    /// the player is on turn.
    pub(crate) complete: Option<&'a Completion>,
    /// How far the hand is from winning.
    #[serde(flatten)]
    pub(crate) distances: DistancesReport,
}

impl<'a> CheckReport<'a> {
    /// The fields that need the number of layouts after each discard. The program counts the layouts only if a question
    /// asks for one of these fields.
    pub(crate) const LAYOUTS: &'static [&'static str] = &["discards", "complete"];

    /// The field with the clauses, which are collected only if a question asks for it.
    pub(crate) const CLAUSES: &'static [&'static str] = &["clauses"];

    /// The fields with the distances, which are computed only if a question asks for one of these fields.
    pub(crate) const DISTANCES: &'static [&'static str] =
        &["distance", "distance_melds", "distance_pairs", "distance_series"];

    /// Creates the answer for a hand, from its verdict and its distances.
    pub fn new(hand: &'a Hand, cited: &'a Cited<Verdict>, distances: Distances) -> Self {
        let (discards, complete) = match &cited.verdict {
            Verdict::OnTurn(discards) => (discards.as_slice(), None),
            Verdict::Between(completion) => (&[][..], Some(completion)),
        };
        Self {
            head: Head::new("okey.check/2", hand, &cited.clauses),
            wins: cited.verdict.wins(),
            discards,
            complete,
            distances: DistancesReport::new(distances),
        }
    }
}

/// For each way to win or, in 101, to open: the number of tiles that the player must exchange.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct DistancesReport {
    /// The number of tiles to exchange before the hand wins or, in 101, opens. Null if no exchange helps, and for a
    /// player of 101 who has opened.
    pub(crate) distance: Option<usize>,
    /// The distance from a win with melds; null in 101 and in the game `cs102`.
    pub(crate) distance_melds: Option<usize>,
    /// The distance from seven pairs or, in 101, from enough pairs to open; null in the game `cs102`.
    pub(crate) distance_pairs: Option<usize>,
    /// In 101, the number of tiles to exchange before the hand opens with runs and groups. Null in other games, and
    /// for a player of 101 who has opened. Also null if no rack can reach the sum required to open, or if this sum is
    /// over 255 and the hand does not reach it.
    pub(crate) distance_series: Option<usize>,
}

impl DistancesReport {
    pub(crate) fn new(distances: Distances) -> Self {
        Self {
            distance: distances.least(),
            distance_melds: distances.of(Way::Melds),
            distance_pairs: distances.of(Way::Pairs),
            distance_series: distances.of(Way::Series),
        }
    }
}

/// The decompositions of a hand into melds. Each decomposition is written as soon as it is found.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct MeldsReport<'a> {
    /// The fields that all answers about a hand share.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// The discard that the question is about; null if it is about all discards.
    pub(crate) discard: Option<Tile>,
    /// The number of decompositions, even if fewer are listed.
    pub(crate) total: u64,
    /// With `--partial`: the number of tiles outside the melds of each decomposition; it is the lowest possible.
    /// Otherwise null.
    pub(crate) outside: Option<usize>,
    /// The listed decompositions.
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<Decomposition>"))]
    pub(crate) decompositions: Listing<'a, Decomposition>,
}

impl<'a> MeldsReport<'a> {
    /// Creates the answer for a hand. `cited` holds the number of all decompositions, and `decompositions` computes
    /// those to list.
    pub fn new(
        hand: &'a Hand,
        cited: &'a Cited<u64>,
        discard: Option<Tile>,
        outside: Option<usize>,
        decompositions: impl Iterator<Item = Decomposition> + 'a,
    ) -> Self {
        Self {
            head: Head::new("okey.melds/2", hand, &cited.clauses),
            discard,
            total: cited.verdict,
            outside,
            decompositions: Listing::new(decompositions),
        }
    }
}

/// The pairs of a hand.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct PairsReport<'a> {
    /// The fields that all answers about a hand share.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// The number of pairs without wild tiles.
    pub(crate) made: usize,
    /// The number of pairs, including those that an okey completes.
    pub(crate) with_okeys: usize,
    /// The number of pairs that is needed to win or, in 101, to open.
    pub(crate) needed: usize,
    /// The number of pairs that are still missing.
    pub(crate) missing: usize,
    /// True if there are enough pairs.
    pub(crate) eligible: bool,
    /// The pairs that the tiles form, including pairs that an okey completes.
    pub(crate) pairs: &'a [Meld],
    /// The tiles that are in no pair.
    pub(crate) singles: &'a Tiles,
}

impl<'a> PairsReport<'a> {
    /// Creates the answer for a hand.
    pub fn new(hand: &'a Hand, cited: &'a Cited<Pairing>) -> Self {
        let pairing = &cited.verdict;
        Self {
            head: Head::new("okey.pairs/2", hand, &cited.clauses),
            made: pairing.made,
            with_okeys: pairing.with_okeys,
            needed: pairing.needed,
            missing: pairing.needed.saturating_sub(pairing.with_okeys),
            eligible: pairing.eligible,
            pairs: &pairing.pairs,
            singles: &pairing.singles,
        }
    }
}

/// The tiles that a hand between turns waits for. Each of them completes the hand or, in 101, lets it open.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct WaitsReport<'a> {
    /// The fields that all answers about a hand share.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// The tiles seen on the table.
    pub(crate) seen: &'a Tiles,
    /// True if the hand is already complete or, in 101, can already open. Then it needs no particular tile.
    pub(crate) ready: bool,
    /// The number of tiles to exchange before the hand is complete or, in 101, opens. Null in 101 if the search finds
    /// no exchange after which the hand opens.
    pub(crate) distance: Option<usize>,
    /// Every tile that completes the hand or, in 101, with which the hand opens.
    pub(crate) waits: &'a [Wait],
    /// The number of unseen copies of the tiles in `waits`.
    pub(crate) left: usize,
    /// The number of tiles that the player has not seen.
    pub(crate) unseen: usize,
    /// The chance that one of the player's next draws from the stock wins or, in 101, lets the hand open. It is
    /// computed for a hand that does not change until then. The field `draws` of the chance is the number of draws.
    pub(crate) chance: ChanceReport,
}

impl<'a> WaitsReport<'a> {
    /// Creates the answer for a hand, with the chance to win or open within `draws` draws. `seen` holds the tiles that
    /// the player has seen.
    pub fn new(hand: &'a Hand, seen: &'a Tiles, cited: &'a Cited<Waits>, draws: usize) -> Self {
        let waits = &cited.verdict;
        Self {
            head: Head::new("okey.waits/2", hand, &cited.clauses),
            seen,
            ready: waits.ready,
            distance: waits.distances.least(),
            waits: &waits.waits,
            left: waits.left(),
            unseen: waits.unseen,
            chance: ChanceReport::new(waits.chance(draws), draws),
        }
    }
}

/// The possible discards of a hand, the best one first.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct AdviseReport<'a> {
    /// The fields that all answers about a hand share.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// The tiles seen on the table.
    pub(crate) seen: &'a Tiles,
    /// The number of tiles that the player has not seen.
    pub(crate) unseen: usize,
    /// How the player of 101 opened: `series` or `pairs`; null if the player has not opened.
    pub(crate) opened: Option<Opened>,
    /// The possible discards, the best first, one for each different tile. Winning discards come first, then those that
    /// leave the hand nearest to winning or, in 101, to opening. The order is different if a player of 101 has opened
    /// or can open now: legal discards come before fouls; within these two groups, discards with fewer penalty points
    /// come first; if the points are equal, discards with which the player opens come first. In a hand of 101 from a
    /// record, throwing an okey or a tile that fits a meld on the table can be a foul. Such a discard is omitted unless
    /// it wins or only such discards are possible.
    pub(crate) discards: Vec<ThrowReport<'a>>,
    /// The complete hand of melds that is nearest to the hand after the best discard. Null if that discard wins or if
    /// another way to win is nearer. Also null in the game `cs102`, if a player of 101 has opened or can open now, and
    /// if `discards` omits the discard to which the plan belongs.
    pub(crate) plan: Option<PlanReport<'a>>,
    /// An estimate of what the best discards are worth, from a simulation of the hand; null unless the question asks
    /// for it with `simulate`.
    pub(crate) simulation: Option<SimulationReport>,
}

/// An estimate of what the best discards are worth. A simulation plays the hand to its end in many random worlds. A
/// world is one way to deal the tiles that the player does not see. In every world, all four players play like the
/// computer player `careful`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct SimulationReport {
    /// The number of worlds in which the best discards were tried.
    pub(crate) worlds: usize,
    /// The number of tiles in the stock.
    pub(crate) stock: usize,
    /// True if no player has thrown a tile yet.
    pub(crate) first_turn: bool,
    /// True if worlds that fit what the next player threw, took and declined to take have a higher probability. False
    /// if all worlds are equally likely.
    pub(crate) weighed: bool,
    /// The discards that were tried. Those tried in all `worlds` worlds come first, the best of them at the start.
    pub(crate) throws: Vec<TriedReport>,
}

/// What one discard is worth.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct TriedReport {
    /// The discarded tile.
    pub(crate) tile: Tile,
    /// The number of worlds in which the discard was tried. Bad discards are tried in fewer worlds.
    pub(crate) worlds: usize,
    /// The share of the worlds in which the player wins the hand.
    pub(crate) wins: f64,
    /// The standard error of `wins`; null if the discard was tried in only one world.
    pub(crate) wins_error: Option<f64>,
    /// The average points of the player in the hand, plus the partner's if there is one. In 101, penalty points are
    /// positive. In other games, points lost are negative.
    pub(crate) points: f64,
    /// The standard error of `points`; null if the discard was tried in only one world.
    pub(crate) points_error: Option<f64>,
    /// The average points of this discard minus those of the best one, in the worlds in which both were tried; null for
    /// the best discard.
    pub(crate) behind: Option<DifferenceReport>,
    /// True for the best discard, and for a discard whose points differ from the best by at most two standard errors.
    pub(crate) like_best: bool,
}

impl SimulationReport {
    fn new(trials: &Trials) -> Self {
        let throw = |throw: &TriedThrow| TriedReport {
            tile: throw.tile,
            worlds: throw.worlds,
            wins: throw.wins.mean,
            wins_error: throw.wins.error,
            points: throw.points.mean,
            points_error: throw.points.error,
            behind: throw.behind.map(DifferenceReport::new),
            like_best: throw.is_like_best(),
        };
        Self {
            worlds: trials.worlds,
            stock: trials.stock,
            first_turn: trials.first_turn,
            weighed: trials.weighed,
            throws: each(&trials.throws, throw),
        }
    }
}

impl<'a> AdviseReport<'a> {
    /// The field `plan`, which is computed only if a question asks for it.
    pub(crate) const PLAN: &'static [&'static str] = &["plan"];

    /// The field `simulation`, which is computed only if a question asks for it.
    pub(crate) const SIMULATION: &'static [&'static str] = &["simulation"];

    /// Returns the answer with the results of the simulation.
    pub fn with_trials(self, trials: Option<&Trials>) -> Self {
        Self { simulation: trials.map(SimulationReport::new), ..self }
    }

    /// Creates the answer for a hand, with the chances to win or open within `draws` draws. `seen` holds the tiles that
    /// the player has seen.
    pub fn new(hand: &'a Hand, seen: &'a Tiles, cited: &'a Cited<Advice>, draws: usize) -> Self {
        let advice = &cited.verdict;
        let opens = hand.table().game() == Game::Yuzbir;
        let within = |throw: &AdvisedDiscard| {
            (throw.distance() == 1).then(|| ChanceReport::new(throw.chance(advice.unseen, draws), draws))
        };
        let throw = |throw: &'a AdvisedDiscard| ThrowReport {
            distances: DistancesReport::new(throw.distances),
            useful: &throw.useful,
            useful_left: throw.useful_left(),
            chance: Some(ChanceReport::new(throw.chance(advice.unseen, 1), 1)),
            chance_to_win: within(throw).filter(|_| !opens),
            chance_to_open: within(throw).filter(|_| opens),
            ..ThrowReport::of(throw.tile, throw.laid.as_ref())
        };
        Self {
            head: Head::new("okey.advise/2", hand, &cited.clauses),
            seen,
            unseen: advice.unseen,
            opened: None,
            discards: each(&advice.discards, throw),
            plan: advice
                .plan
                .as_ref()
                .map(|plan| PlanReport { melds: each(&plan.melds, PartialMeldReport::new), loose: &plan.loose }),
            simulation: None,
        }
    }

    /// Creates the answer for a rack of 101 whose player has opened. `unseen` is the number of tiles that the player
    /// has not seen.
    pub fn opened(
        hand: &'a Hand,
        seen: &'a Tiles,
        unseen: usize,
        opened: Option<Opened>,
        cited: &'a Cited<Vec<LaidThrow>>,
    ) -> Self {
        let throw = |throw: &'a LaidThrow| ThrowReport::of(throw.tile, Some(throw));
        Self {
            head: Head::new("okey.advise/2", hand, &cited.clauses),
            seen,
            unseen,
            opened,
            discards: each(&cited.verdict, throw),
            plan: None,
            simulation: None,
        }
    }
}

/// A discard, the number of tiles that the player must still exchange after it, and the tiles that would help.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct ThrowReport<'a> {
    /// The discarded tile.
    pub(crate) tile: Tile,
    /// The number of tiles that the player must exchange after this discard to win or, in 101, to open.
    #[serde(flatten)]
    pub(crate) distances: DistancesReport,
    /// The tiles that reduce the distance when the player draws them.
    #[serde(serialize_with = "left")]
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<UnseenTile>"))]
    pub(crate) useful: &'a [UnseenTile],
    /// The number of unseen copies of the tiles in `useful`.
    pub(crate) useful_left: usize,
    /// The chance that the next tile drawn from the stock reduces the distance; null if the player has opened.
    pub(crate) chance: Option<ChanceReport>,
    /// The chance that one of the player's next draws from the stock wins, if the hand does not change until then. The
    /// field `draws` of the chance is the number of draws. Null in 101, and if `distance` is not 1.
    pub(crate) chance_to_win: Option<ChanceReport>,
    /// The chance that one of the player's next draws from the stock lets the hand open, if the hand does not change
    /// until then. The field `draws` of the chance is the number of draws. Null in games other than 101, and if
    /// `distance` is not 1.
    pub(crate) chance_to_open: Option<ChanceReport>,
    /// The melds to lay before the discard for the lowest `costs`; the list `melds` is empty if laying none is best.
    /// Null unless a player of 101 has opened or can open now. In a group of three, an okey may stand for either
    /// missing colour. If the discard fits this group, which is a foul, `melds` gives the okey the face of the discard.
    /// The discard then no longer fits.
    pub(crate) laying: Option<&'a Laying>,
    /// The penalty in points if the discard is a foul, otherwise 0; null if `laying` is null.
    pub(crate) foul: Option<u32>,
    /// The penalty points after the discard: the cost of the tiles left, or the fixed penalty of a player who has not
    /// opened; in both cases plus `foul`. Null if `laying` is null.
    pub(crate) costs: Option<u32>,
}

impl<'a> ThrowReport<'a> {
    /// Creates the report of a discard. The distances and the chances to win or open are still empty.
    fn of(tile: Tile, laid: Option<&'a LaidThrow>) -> Self {
        Self {
            tile,
            distances: DistancesReport::default(),
            useful: &[],
            useful_left: 0,
            chance: None,
            chance_to_win: None,
            chance_to_open: None,
            laying: laid.map(|laid| &laid.laying),
            foul: laid.map(|laid| laid.foul.unwrap_or(0)),
            costs: laid.map(LaidThrow::costs),
        }
    }
}

/// A complete hand that is near the player's hand. The tiles that the player does not hold are marked as missing.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct PlanReport<'a> {
    /// The melds of the complete hand.
    pub(crate) melds: Vec<PartialMeldReport>,
    /// The player's tiles that the complete hand does not use.
    pub(crate) loose: &'a Tiles,
}

/// A meld in which tiles may be missing.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct PartialMeldReport {
    /// `run` or `group`.
    pub(crate) kind: MeldKind,
    /// The tiles of the meld in order; null for a missing tile.
    pub(crate) tiles: Vec<Option<Tile>>,
    /// The face that each tile of the meld represents, in the order of `tiles`.
    #[serde(rename = "as")]
    pub(crate) stands_for: Vec<Face>,
}

impl PartialMeldReport {
    pub(crate) fn new(meld: &PartialMeld) -> Self {
        let place = |spot: &PartialPlace| match spot {
            PartialPlace::Held(placed) => (Some(placed.tile), placed.stands_for),
            PartialPlace::Missing(face) => (None, *face),
        };
        let (tiles, stands_for) = meld.spots.iter().map(place).unzip();
        Self { kind: meld.kind, tiles, stands_for }
    }
}

/// The ways in which a hand of 101 can open.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub struct OpenReport<'a> {
    /// The fields that all answers about a hand share.
    #[serde(flatten)]
    pub(crate) head: Head<'a>,
    /// The tile taken from the left neighbour; null if none was taken.
    pub(crate) taken: Option<Tile>,
    /// The sum that an opening with melds must reach.
    pub(crate) bar: u32,
    /// True if the hand can open in one of the ways listed in `by`. Laying all tiles in one turn (`elden`) is no such
    /// way.
    pub(crate) opens: bool,
    /// The ways to open: `series` if runs and groups reach the required sum, `pairs` if there are enough pairs.
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<String>"))]
    pub(crate) by: Vec<Opened>,
    /// The layout with the highest sum, even if this sum is too low to open.
    #[serde(flatten)]
    pub(crate) best: &'a Laying,
    /// The opening after which the tiles left cost the fewest points; null if no sum reaches `bar`.
    pub(crate) fewest_left: Option<&'a Laying>,
    /// The opening that keeps the most okeys in the rack; null if no sum reaches `bar`.
    pub(crate) keeps_okey: Option<&'a Laying>,
    /// The opening with pairs.
    pub(crate) pairs: PairsOpeningReport<'a>,
    /// True if 21 tiles can be laid in one turn: all but one of 22, or all of 21. False if an earlier opening raised
    /// the bar. Null if the hand has fewer than 21 tiles.
    pub(crate) elden: Option<bool>,
    /// The number of different openings that reach `bar`, even if fewer are listed.
    pub(crate) openings: u64,
    /// The requested openings, sorted by descending sum. If two sums are equal, the opening with more tiles comes
    /// first.
    #[cfg_attr(feature = "schemas", schemars(with = "Vec<Laying>"))]
    pub(crate) listed: Listing<'a, Laying>,
}

impl<'a> OpenReport<'a> {
    /// The field with the clauses, which are collected only if a question asks for it.
    pub(crate) const CLAUSES: &'static [&'static str] = &["clauses"];

    /// Returns the JSON fields that need this part. The part is computed only if a question asks for one of them.
    pub(crate) const fn fields_with(part: OpeningPart) -> &'static [&'static str] {
        match part {
            OpeningPart::Best => &["clauses", "melds", "left", "left_sum"],
            OpeningPart::FewestLeft => &["clauses", "fewest_left"],
            OpeningPart::KeepsOkey => &["clauses", "keeps_okey"],
            OpeningPart::Count => &["openings"],
            OpeningPart::Pairs => &["clauses", "pairs"],
        }
    }

    /// Creates the answer for a hand, from its verdict and the openings to list.
    pub fn new(cited: &'a Cited<Openings>, list: impl Iterator<Item = Laying> + 'a) -> Self {
        let openings = &cited.verdict;
        Self {
            head: Head::new("okey.open/3", openings.hand(), &cited.clauses),
            taken: openings.taken(),
            bar: openings.bars.sum,
            opens: openings.any(),
            by: by(openings).collect(),
            best: &openings.best,
            fewest_left: openings.fewest_left.as_ref(),
            keeps_okey: openings.keeps_okey.as_ref(),
            pairs: PairsOpeningReport::new(&openings.pairs),
            elden: openings.elden,
            openings: openings.openings,
            listed: Listing::new(list),
        }
    }
}

/// The pairs that a hand can open with.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema))]
pub(crate) struct PairsOpeningReport<'a> {
    /// The number of pairs without okeys.
    pub(crate) made: usize,
    /// The number of pairs, including those that an okey completes.
    pub(crate) with_okeys: usize,
    /// The number of pairs that is needed to open.
    pub(crate) needed: usize,
    /// True if there are enough pairs to open.
    pub(crate) opens: bool,
    /// The pairs that the hand can lay, including pairs that an okey completes.
    pub(crate) melds: &'a [Meld],
}

impl<'a> PairsOpeningReport<'a> {
    pub(crate) fn new(pairs: &'a Pairing) -> Self {
        Self {
            made: pairs.made,
            with_okeys: pairs.with_okeys,
            needed: pairs.needed,
            opens: pairs.eligible,
            melds: &pairs.pairs,
        }
    }
}

/// Returns the possible kinds of opening.
fn by(openings: &Openings) -> impl Iterator<Item = Opened> {
    let ways = [(Opened::Series, openings.series()), (Opened::Pairs, openings.pairs.eligible)];
    ways.into_iter().filter(|&(_, opens)| opens).map(|(way, _)| way)
}
