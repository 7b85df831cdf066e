//! The JSON answers about one hand: `okey check`, `okey melds`, `okey pairs`, `okey waits`, `okey advise` and `okey
//! open`.

use super::made::{Name, each, report};
use super::parts::{ChanceReport, Head, LeftReport, Listing, MeldReport, UsefulReport, melds};
use crate::distance::{Advice, AdvisedDiscard, Distances, OpenedAdvice, PartialMeld, PartialPlace, Plan, Wait, Waits};
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::opening::{LaidThrow, Laying, Openings};
use crate::report::Cited;
use crate::score::Opened;
use crate::table::Game;
use crate::tiles::{Face, Tile, Tiles};
use crate::winning::{Completion, Pairing, PartialLayout, Verdict, Way, WinningDiscard};

report! {
    /// The answer of `okey check`: whether a hand wins, and with which discards.
    pub CheckReport "Creates the answer for a hand. `cited` is the verdict, and `distances` says how far the hand is from \
        winning" (
        hand: &Hand,
        cited: &Cited<Verdict>,
        distances: Distances,
    ) where
        let (discards, complete) = match &cited.verdict {
            Verdict::OnTurn(discards) => (each(discards, DiscardReport::new), None),
            Verdict::Between(completion) => (Vec::new(), Some(CompletionReport::new(completion))),
        };
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.check/2", hand, &cited.clauses),
        wins "True if the hand wins or, between turns, if it is complete": bool = cited.verdict.wins(),
        discards "Every discard with which the hand wins; empty between turns": Vec<DiscardReport>,
        complete "Between turns: how the hand is complete; if it is not, `ways` is empty. Null if the player is on turn":
            Option<CompletionReport>,
        #[serde(flatten)]
        distances "How far the hand is from winning": DistancesReport = DistancesReport::new(distances),
    }
}

report! {
    /// The distance of a hand from a win, for each way of winning.
    #[derive(Default)]
    pub(crate) DistancesReport(distances: Distances) {
        /// The number of tiles to exchange before the hand wins or, in 101, opens. Null if no exchange helps, and for a
        /// rack that has opened.
        distance: Option<usize> = distances.least(),
        distance_melds "The distance from a win with melds; null in 101 and in `cs102`": Option<usize> = distances.of(Way::Melds),
        distance_pairs "The distance from seven pairs or, in 101, from enough pairs to open; null in `cs102`": Option<usize>
            = distances.of(Way::Pairs),
        distance_series "The distance from melds with the sum that opens in 101; null in other games, and if that sum is \
            over 200": Option<usize> = distances.of(Way::Series),
    }
}

report! {
    /// A discard with which the hand wins.
    pub(crate) DiscardReport(discard: &WinningDiscard) {
        tile "The discarded tile": Tile = discard.tile,
        #[serde(flatten)]
        completion "How the remaining tiles are complete": CompletionReport
            = CompletionReport::new(&discard.completion),
        okey_finish "True if the discarded tile is an okey": bool = discard.okey_finish,
    }
}

report! {
    /// How the tiles of a hand are complete, for example as melds or as seven pairs.
    pub(crate) CompletionReport(completion: &Completion) {
        ways "The ways in which the tiles win: `melds`, `pairs`, `dizi` or `chains`": Vec<Name<Way>>
            = each(&completion.ways, |way| Name(*way)),
        decompositions "The number of ways to divide the tiles into melds. Seven pairs are not counted": u64
            = completion.decompositions,
    }
}

report! {
    /// The decompositions of a hand into melds. Each is written as soon as it is found.
    pub MeldsReport<'a> "Creates the answer for a hand. `discard` is the discard that the question is about, and \
        `decompositions` computes the layouts to list" (
        hand: &Hand,
        cited: &Cited<u64>,
        discard: Option<Tile>,
        outside: Option<usize>,
        decompositions: impl Iterator<Item = DecompositionReport> + 'a,
    ) {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.melds/2", hand, &cited.clauses),
        discard "The discard that the question is about; null if it is about all discards": Option<Tile>,
        total "The number of decompositions, even if fewer are listed": u64 = cited.verdict,
        outside "With `--partial`: the minimum number of tiles in no meld; otherwise null": Option<usize>,
        #[cfg_attr(feature = "schemas", schemars(with = "Vec<DecompositionReport>"))]
        decompositions "The listed decompositions": Listing<'a, DecompositionReport> = Listing::new(decompositions),
    }
}

report! {
    /// A decomposition: one way to arrange the tiles in melds.
    pub DecompositionReport "Creates the report of a layout. `discard` is the discarded tile, if any" (
        discard: Option<Tile>,
        layout: &PartialLayout,
    ) {
        discard "The discarded tile; null between turns": Option<Tile>,
        melds "The melds of the remaining tiles": Vec<MeldReport> = melds(&layout.melds),
        outside "The tiles in no meld, without the discarded one": Vec<Tile> = layout.outside.iter().collect(),
    }
}

report! {
    /// The pairs of a hand.
    pub PairsReport "Creates the answer for a hand" (hand: &Hand, cited: &Cited<Pairing>) where
        let pairing = &cited.verdict;
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.pairs/2", hand, &cited.clauses),
        made "The number of pairs without okeys and without false jokers that are wild": usize = pairing.made,
        with_okeys "The number of pairs if okeys complete pairs too": usize = pairing.with_okeys,
        needed "The number of pairs that is needed to win or, in 101, to open": usize = pairing.needed,
        missing "The number of pairs that are still missing": usize = pairing.needed.saturating_sub(pairing.with_okeys),
        eligible "True if there are enough pairs": bool = pairing.eligible,
        pairs "The pairs": Vec<MeldReport> = melds(&pairing.pairs),
        singles "The tiles that are in no pair": Vec<Tile> = pairing.singles.iter().collect(),
    }
}

report! {
    /// The tiles that a hand between turns waits for.
    pub WaitsReport "Creates the answer for a hand. `seen` holds the tiles that the player has seen. `draws` is the number of \
        own draws that the chance is computed for" (
        hand: &Hand,
        seen: &Tiles,
        cited: &Cited<Waits>,
        draws: usize,
    ) where
        let waits = &cited.verdict;
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.waits/2", hand, &cited.clauses),
        seen "The tiles seen on the table": Vec<Tile> = seen.iter().collect(),
        ready "True if the hand is complete already or, in 101, can open already, so that it waits for any tile": bool
            = waits.ready,
        distance "The number of tiles to exchange before the hand is complete or, in 101, opens": Option<usize>
            = waits.distances.least(),
        waits "Every tile that completes the hand or, in 101, with which the hand opens": Vec<WaitReport>
            = each(&waits.waits, WaitReport::new),
        left "The number of unseen tiles that are in `waits`": usize = waits.left(),
        unseen "The number of tiles that the player has not seen": usize = waits.unseen,
        chance "The chance to win or, in 101, to open within the given number of own draws from the stock, with the \
            hand unchanged until then": ChanceReport = ChanceReport::new(waits.chance(draws), draws),
    }
}

report! {
    /// A tile that completes the hand or, in 101, a tile with which the hand opens.
    pub(crate) WaitReport(wait: &Wait) {
        #[serde(flatten)]
        tile "The tile": LeftReport = LeftReport::new(wait.tile),
        ways "The ways to win with the tile: `melds`, `pairs`, `dizi` or `chains`. In 101, the ways to open: `series`, \
            `pairs`, or `melds` if all tiles except one can be laid at once (elden)": Vec<Name<Way>>
            = each(&wait.ways, |way| Name(*way)),
        okey_finish "True if the player can then win by discarding an okey": bool = wait.okey_finish,
    }
}

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
        #[cfg_attr(feature = "schemas", schemars(with = "Vec<LeftReport>"))]
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
    /// A meld in which tiles may be missing.
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

report! {
    /// The ways in which a hand of 101 can open.
    pub OpenReport<'a> "Creates the answer for a hand, from its verdict and the openings to list" (
        cited: &Cited<Openings>,
        list: impl Iterator<Item = Laying> + 'a,
    ) where
        let openings = &cited.verdict;
    {
        #[serde(flatten)]
        head "The fields that all answers about a hand share": Head = Head::new("okey.open/3", openings.hand(), &cited.clauses),
        taken "The tile taken from the left neighbour; null if none was taken": Option<Tile> = openings.taken(),
        bar "The sum that an opening with melds must reach": u32 = openings.bars.sum,
        opens "True if the hand can open in one of the ways listed in `by`, or by laying all tiles at once (elden)": bool
            = openings.any(),
        #[cfg_attr(feature = "schemas", schemars(with = "Vec<String>"))]
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
        #[cfg_attr(feature = "schemas", schemars(with = "Vec<LayingReport>"))]
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
