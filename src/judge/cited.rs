//! Verdicts, each with the clauses of the rulebook that justify it.

use crate::distance::{Advice, Waits};
use crate::engine::Engine;
use crate::hand::{Hand, NoAnswer};
use crate::meld::Meld;
use crate::opening::{Bars, LaidThrow, Openings};
use crate::score::{Opened, tiles_clause};
use crate::table::{Game, Table};
use crate::tiles::{Tile, Tiles};
use crate::winning::{LeastDeadwood, Pairing, Verdict, Way};
use crate::words::{Clause, ClauseSet};

/// A verdict with the clauses that justify it, in the order of the rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub(crate) struct Cited<V> {
    pub(crate) verdict: V,
    pub(crate) clauses: Vec<Clause>,
}

impl<V> Cited<V> {
    fn new(verdict: V, grounds: ClauseSet) -> Self {
        Self { verdict, clauses: grounds.to_vec() }
    }
}

impl Cited<Verdict> {
    pub(crate) fn on_verdict(engine: &Engine, hand: &Hand, verdict: Verdict) -> Self {
        let witness = |discard| engine.witness(hand, discard).unwrap_or_default();
        let game = hand.table().game();
        let mut grounds = ClauseSet::of_turn(hand);
        match &verdict {
            verdict if !verdict.wins() => {
                grounds.cite(Clause::TilesCopies);
                grounds.cite_bars(game);
                grounds.cite_ways(hand.table().profile().ways(), game);
                grounds.extend(shapes(game).iter().copied());
            }
            Verdict::OnTurn(discards) => {
                for discard in discards {
                    grounds.cite_ways(&discard.completion.ways, game);
                    if discard.okey_finish {
                        grounds.cite(okey_finish(game));
                    }
                    grounds.cite_melds(&witness(Some(discard.tile)), hand.table());
                }
            }
            Verdict::Between(completion) => {
                grounds.cite_ways(&completion.ways, game);
                grounds.cite_melds(&witness(None), hand.table());
            }
        }
        Self::new(verdict, grounds)
    }
}

impl Cited<u64> {
    /// Returns the number of layouts after `discard`, or after all possible discards together if `discard` is `None`.
    pub(crate) fn on_melds(engine: &Engine, hand: &Hand, discard: Option<Tile>) -> Self {
        let count = engine.count(hand, discard);
        let game = hand.table().game();
        let mut grounds = ClauseSet::of_hand(hand);
        grounds.cite(winning_clause(if game == Game::Chains { Way::Chains } else { Way::Melds }, game));
        grounds.extend(shapes(game).iter().copied());
        Self::new(count, grounds)
    }

    /// Returns the number of layouts with the least deadwood; 0 if the hand can form no meld.
    pub(crate) fn on_partial(hand: &Hand, partial: &LeastDeadwood) -> Self {
        let mut grounds = ClauseSet::of_hand(hand);
        grounds.extend(shapes(hand.table().game()).iter().copied());
        Self::new(if partial.lays() { partial.count() } else { 0 }, grounds)
    }
}

impl Cited<Pairing> {
    pub(crate) fn on_pairs(engine: &Engine, hand: &Hand) -> Result<Self, NoAnswer> {
        let pairing = engine.pairs(hand)?;
        let mut grounds = ClauseSet::of_hand(hand);
        grounds.cite(Clause::PairShape);
        grounds.cite(match hand.table().game() {
            Game::Yuzbir => Clause::OpenPairs,
            Game::Classic | Game::Chains => Clause::WinPairs,
        });
        if !pairing.eligible && pairing.with_okeys >= pairing.needed {
            grounds.cite(Clause::OpenKeepOne);
        }
        Ok(Self::new(pairing, grounds))
    }
}

impl Cited<Waits> {
    /// Returns the waits of a hand between turns: the tiles that complete the hand or, in 101, let it open. `seen`
    /// holds the tiles that the player has seen.
    pub(crate) fn on_waits(engine: &Engine, hand: &Hand, seen: &Tiles) -> Result<Self, NoAnswer> {
        let waits = engine.waits(hand, seen)?;
        let mut grounds = ClauseSet::of_distance(hand);
        grounds.extend(hand.table().of_jokers(waits.waits.iter().map(|wait| wait.tile.tile)));
        if waits.waits.iter().any(|wait| wait.okey_finish) {
            grounds.cite(okey_finish(hand.table().game()));
        }
        if waits.waits.iter().any(|wait| wait.ways.contains(&Way::Melds)) {
            grounds.cite(winning_clause(Way::Melds, hand.table().game()));
        }
        Ok(Self::new(waits, grounds))
    }
}

impl Cited<Advice> {
    pub(crate) fn on_ranking(advice: Advice, hand: &Hand) -> Self {
        let mut grounds = ClauseSet::of_distance(hand);
        if let Some(best) = advice.discards.first() {
            grounds.extend(hand.table().of_jokers(best.useful.iter().map(|useful| useful.tile)));
            let game = hand.table().game();
            if best.win.as_ref().is_some_and(|win| win.okey_finish) {
                grounds.cite(okey_finish(game));
            }
            if best.win.is_some() && game == Game::Yuzbir {
                grounds.cite(Clause::FinishHand);
            }
            let laid: Vec<&LaidThrow> = advice.discards.iter().filter_map(|discard| discard.laid.as_ref()).collect();
            grounds.cite_throws(&laid, hand.table());
        }
        Self::new(advice, grounds)
    }
}

impl Cited<Vec<LaidThrow>> {
    /// Returns the possible discards of a 101 rack whose player has opened, the best one first.
    pub(crate) fn on_opened(engine: &Engine, hand: &Hand, opened: Opened) -> Result<Self, NoAnswer> {
        let advice = engine.advise_opened(hand, opened)?;
        let table = hand.table();
        let mut grounds = ClauseSet::of_hand(hand);
        grounds.extend([Clause::OpenLater, Clause::OpenKeepOne]);
        grounds.cite(if opened == Opened::Pairs { Clause::OpenNoMix } else { Clause::RunShape });
        grounds.cite_throws(&advice.iter().collect::<Vec<_>>(), table);
        Ok(Self::new(advice, grounds))
    }
}

impl Cited<Openings> {
    /// Cites the clauses about those parts of the openings that were computed.
    pub(crate) fn on_openings(openings: Openings) -> Self {
        let hand = openings.hand();
        let table = hand.table();
        let mut grounds = ClauseSet::of_hand(hand);
        grounds.extend([Clause::OpenSeries, Clause::OpenPairs, Clause::OpenKeepOne]);
        if openings.bars != Bars::of(table.profile()) {
            grounds.cite(Clause::OpenRising);
        }
        if openings.taken().is_some() {
            grounds.extend([Clause::TakeMustOpen, Clause::TakePairs]);
        }
        if hand.role_counts().wilds > 0 {
            grounds.cite(Clause::OpenDeclared);
        }
        let shown = [Some(&openings.best), openings.fewest_left.as_ref(), openings.keeps_okey.as_ref()];
        for laying in shown.into_iter().flatten() {
            grounds.cite_melds(&laying.melds, table);
            grounds.cite_left(laying.left.iter(), Opened::Series, table);
        }
        if !openings.series() {
            grounds.extend(shapes(table.game()).iter().copied());
        }
        if openings.pairs.with_okeys > 0 {
            grounds.cite(Clause::PairShape);
        }
        if openings.elden == Some(true) {
            grounds.extend([Clause::FinishHand, Clause::FinishLastTile]);
        }
        Self::new(openings, grounds)
    }
}

impl ClauseSet {
    /// Returns the clauses of [`Self::of_hand`] and, if the player is on turn, the clause about the winning discard.
    fn of_turn(hand: &Hand) -> Self {
        let mut grounds = Self::of_hand(hand);
        if hand.on_turn() {
            grounds.extend(match hand.table().game() {
                Game::Classic => Some(Clause::WinDiscard),
                Game::Yuzbir => Some(Clause::FinishLastTile),
                // In `cs102` a winner may keep tiles outside melds, so no clause restricts the winning discard.
                Game::Chains => None,
            });
        }
        grounds
    }

    /// Returns the clauses that decide how far a hand is from winning or, in 101, from opening.
    fn of_distance(hand: &Hand) -> Self {
        let game = hand.table().game();
        let mut grounds = Self::of_hand(hand);
        grounds.cite(Clause::TilesCopies);
        if game == Game::Classic {
            grounds.cite(Clause::WinDiscard);
        }
        grounds.cite_bars(game);
        if game != Game::Yuzbir {
            grounds.cite_ways(hand.table().profile().ways(), game);
        }
        grounds.extend(shapes(game).iter().copied());
        grounds
    }

    /// In 101, adds the clauses about the sum or the number of pairs that an opening must reach.
    fn cite_bars(&mut self, game: Game) {
        if game == Game::Yuzbir {
            self.extend([Clause::OpenSeries, Clause::OpenPairs, Clause::OpenKeepOne, Clause::PairShape]);
        }
    }

    /// Returns the clauses about okeys and false jokers that apply to the hand.
    fn of_hand(hand: &Hand) -> Self {
        let mut grounds = Self::default();
        if hand.table().indicator().is_some() {
            grounds.cite(Clause::IndicatorOkey);
        }
        grounds.extend(hand.table().of_jokers(hand.tiles().iter()));
        grounds
    }

    fn cite_ways(&mut self, ways: &[Way], game: Game) {
        for &way in ways {
            self.cite(winning_clause(way, game));
            if way == Way::Pairs {
                self.cite(Clause::PairShape);
            }
        }
    }

    /// Adds the clauses that justify the costs of the discards in `throws`, the best one first. Cites the clauses about
    /// melds and about tiles left only for the best discard.
    fn cite_throws(&mut self, throws: &[&LaidThrow], table: &Table) {
        for throw in throws.iter().filter(|throw| throw.foul.is_some()) {
            self.cite(if table.is_okey(throw.tile) { Clause::DiscardOkey } else { Clause::DiscardPlayable });
        }
        if throws.iter().any(|throw| throw.opened.is_none()) {
            self.cite(Clause::PenaltyUnopened);
        }
        if let Some(LaidThrow { laying, opened, .. }) = throws.first() {
            self.cite_melds(&laying.melds, table);
            if let Some(opened) = *opened {
                self.cite_left(laying.left.iter(), opened, table);
            }
            if laying.left.is_empty() {
                self.cite(Clause::FinishLastTile);
            }
        }
    }

    fn cite_left(&mut self, tiles: impl Iterator<Item = Tile>, opened: Opened, table: &Table) {
        self.cite(tiles_clause(opened));
        for tile in tiles {
            if table.is_okey(tile) {
                self.cite(Clause::PenaltyOkey);
            }
            if tile == Tile::FalseJoker {
                self.cite(Clause::PenaltyFalseJoker);
            }
        }
    }

    fn cite_melds(&mut self, melds: &[Meld], table: &Table) {
        for meld in melds {
            self.cite(meld.kind.clause());
            self.extend(meld.rests_on(table));
        }
    }
}

/// Returns the clause that defines a way of winning.
const fn winning_clause(way: Way, game: Game) -> Clause {
    match (way, game) {
        (Way::Melds, Game::Yuzbir) => Clause::FinishHand,
        _ => way.clause(),
    }
}

const fn okey_finish(game: Game) -> Clause {
    match game {
        Game::Yuzbir => Clause::FinishMultiplier,
        Game::Classic | Game::Chains => Clause::WinOkeyFinish,
    }
}

/// Returns the clauses that define the legal melds.
const fn shapes(game: Game) -> &'static [Clause] {
    match game {
        Game::Chains => &[Clause::Cs102Chain],
        Game::Classic | Game::Yuzbir => {
            &[Clause::RunShape, Clause::RunWrap, Clause::RunNoLoop, Clause::GroupShape, Clause::MeldWilds]
        }
    }
}
