//! The JSON answer of `okey advise`.

use super::check::DistancesReport;
use super::draws::{ChanceReport, LeftReport, UsefulReport};
use super::head::Head;
use super::made::{each, report};
use super::open::LayingReport;
use crate::distance::{Advice, AdvisedDiscard, OpenedAdvice, PartialMeld, PartialPlace, Plan};
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::opening::LaidThrow;
use crate::report::Cited;
use crate::report::named::Name;
use crate::score::Opened;
use crate::table::Game;
use crate::tiles::{Face, Tile, Tiles};

report! {
    /// The possible discards of a hand, the best one first.
    pub AdviseReport {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head,
        seen "The tiles seen on the table": Vec<Tile>,
        unseen "The number of tiles that the player has not seen": usize,
        opened "How the player of 101 opened: `series` or `pairs`; null if the player has not opened": Option<Name<Opened>>,
        discards "The possible discards, the best first. Equal tiles are listed once": Vec<ThrowReport>,
        plan "A complete hand with melds that is nearest after the best discard; null if that discard wins, or if \
            melds are not the nearest way to win": Option<PlanReport>,
    }
}

impl AdviseReport {
    /// Creates the answer for a hand. `seen` holds the tiles that the player has seen. `draws` is the number of draws
    /// that the chances are computed for.
    pub fn new(hand: &Hand, seen: &Tiles, cited: &Cited<Advice>, draws: usize) -> Self {
        let advice = &cited.verdict;
        let opens = hand.table().game() == Game::Yuzbir;
        let within = |throw: &AdvisedDiscard| {
            (throw.distance() == 1).then(|| ChanceReport::new(throw.chance(advice.unseen, draws), draws))
        };
        let throw = |throw: &AdvisedDiscard| ThrowReport {
            distances: DistancesReport::new(throw.distances),
            useful: each(throw.useful.iter().copied(), UsefulReport::from),
            useful_left: throw.useful_left(),
            chance: Some(ChanceReport::new(throw.chance(advice.unseen, 1), 1)),
            chance_to_win: within(throw).filter(|_| !opens),
            chance_to_open: within(throw).filter(|_| opens),
            ..ThrowReport::of(throw.tile, throw.laid.as_ref())
        };
        Self {
            head: Head::new("okey.advise/2", hand, &cited.clauses),
            seen: seen.iter().collect(),
            unseen: advice.unseen,
            opened: None,
            discards: each(&advice.discards, throw),
            plan: advice.plan.as_ref().map(PlanReport::new),
        }
    }

    /// Creates the answer for a rack of 101 whose player has opened.
    pub fn opened(hand: &Hand, seen: &Tiles, unseen: usize, cited: &Cited<OpenedAdvice>) -> Self {
        let advice = &cited.verdict;
        let throw = |throw: &LaidThrow| ThrowReport::of(throw.tile, Some(throw));
        Self {
            head: Head::new("okey.advise/2", hand, &cited.clauses),
            seen: seen.iter().collect(),
            unseen,
            opened: Some(Name(advice.opened)),
            discards: each(&advice.discards, throw),
            plan: None,
        }
    }
}

report! {
    /// A discard, with the distance of the remaining hand and the tiles that would help it.
    pub(crate) ThrowReport {
        tile "The discarded tile": Tile,
        #[serde(flatten)]
        distances "The distance of the remaining hand from winning or opening": DistancesReport,
        #[schemars(with = "Vec<LeftReport>")]
        useful "The tiles that reduce the distance": Vec<UsefulReport>,
        useful_left "The number of unseen tiles that do so": usize,
        chance "The chance that the next tile drawn from the stock helps; null if the player has opened":
            Option<ChanceReport>,
        chance_to_win "If one tile is missing: the chance to draw it from the stock within the given number of own draws, \
            with the hand unchanged until then": Option<ChanceReport>,
        chance_to_open "The same chance in 101, where the tile lets the player open": Option<ChanceReport>,
        /// For a rack of 101 that has opened or can open now: the melds to lay before this discard, so that the tiles
        /// left cost the fewest points. The list of melds is empty if the other tiles cannot open. Null for any other
        /// rack.
        laying: Option<LayingReport>,
        foul "For such a rack: the penalty in points if the discard is a foul, otherwise 0; null for any other rack": Option<u32>,
        /// The cost of the discard for a player who has opened: the points of the tiles left, doubled after an opening with
        /// pairs, plus the penalty if the discard is a foul. Null if the player has not opened.
        costs: Option<u32>,
    }
}

impl ThrowReport {
    /// Creates the report of a discard, with empty fields for distances and chances.
    fn of(tile: Tile, laid: Option<&LaidThrow>) -> Self {
        Self {
            tile,
            distances: DistancesReport::default(),
            useful: Vec::new(),
            useful_left: 0,
            chance: None,
            chance_to_win: None,
            chance_to_open: None,
            laying: laid.map(|laid| LayingReport::new(&laid.laying)),
            foul: laid.map(|laid| laid.foul),
            costs: laid.map(LaidThrow::costs),
        }
    }
}

report! {
    /// A complete hand that is near the player's hand, with the number of its tiles that the player holds.
    pub(crate) PlanReport(plan: &Plan) {
        melds "The melds of the complete hand": Vec<PartialMeldReport> = each(&plan.melds, PartialMeldReport::new),
        loose "The player's tiles that the complete hand does not use": Vec<Tile> = plan.loose.iter().collect(),
    }
}

report! {
    /// A meld of which some tiles may be missing.
    pub(crate) PartialMeldReport(meld: &PartialMeld) where
        let place = |spot: &PartialPlace| match spot {
            PartialPlace::Held(placed) => (Some(placed.tile), placed.stands_for),
            PartialPlace::Missing(face) => (None, *face),
        };
        let (tiles, stands_for) = meld.spots.iter().map(place).unzip();
    {
        kind "`run` or `group`": Name<MeldKind> = Name(meld.kind),
        tiles "The tiles of the meld in order; null for a missing tile": Vec<Option<Tile>>,
        #[serde(rename = "as")]
        stands_for "The face that each tile of the meld represents, in the same order": Vec<Face>,
    }
}
