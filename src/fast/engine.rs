//! Whichever engine answers about a hand: tables where they cover it, else the plain engine.

use std::sync::Arc;

use super::gauge::{Gauge, Measure};
use super::packed::{Packed, RoleSet};
use super::{Discards, Judge, learned};
use crate::advice::Advice;
use crate::choice::Choice;
use crate::distance::{Distances, Finder, Outlook, Plan, Supply};
use crate::hand::Hand;
use crate::indicator::Role;
use crate::laying::lay;
use crate::ruling::Ruling;
use crate::table::Table;
use crate::tile::Tile;
use crate::tiles::Tiles;
use crate::unseen::Unseen;
use crate::waits::Waits;
use crate::winning::{Analysis, Completion, Decomposition, Verdict, Way, WinningDiscard};

/// Answers about the hands of one table, as the plain engine gives them.
///
/// ```
/// use okey::fast::Engine;
/// use okey::notation::{self, Letters};
/// use okey::{Hand, Place, Profile, Table, Variant, Way};
///
/// let indicator = notation::tile("R5", Letters::Krby, Place::Indicator).expect("a tile").symbol;
/// let table = Table::new(Profile::new(Variant::Okey), Some(indicator)).expect("a table");
/// let engine = Engine::new(&table);
/// let rack = notation::hand("K1-4 R7-10 B11-13 Y1 Y2 K9 K9", Letters::Krby).expect("tiles");
/// let hand = Hand::new(&table, &rack).expect("a hand");
/// assert!(!engine.winning(&hand).verdict.wins());
/// assert_eq!(engine.distances(&hand).of(Way::Melds), Some(1));
/// ```
#[derive(Debug)]
pub struct Engine {
    table: Table,
    judge: Option<Judge>,
    gauge: Option<Gauge>,
    supply: Arc<Supply>,
}

/// In which ways a hand on turn wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Wins {
    /// The ways of all winning discards; none where there is no such discard.
    pub(crate) ways: Vec<Way>,
    /// Whether one of these discards is an okey.
    pub(crate) okey_finish: bool,
}

/// Measures hands one after the other. What the plain engine learns about one serves the next.
pub(crate) struct Measuring<'e> {
    engine: &'e Engine,
    /// Made where it is wanted.
    finder: Option<Finder<'e>>,
}

/// A hand with its distances; what is useful is looked for when it is asked for.
pub(crate) enum Measured<'e> {
    ByTable { engine: &'e Engine, gauge: &'e Gauge, tiles: &'e Tiles, hand: Packed, measure: Measure },
    Plain(Outlook),
}

impl Engine {
    /// Answers from tables wherever they cover a hand. The first engine of a game makes its tables, which takes a fifth of a
    /// second; the next ones share them.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        Self { judge: Judge::new(table), gauge: Gauge::new(table), ..Self::plain(table) }
    }

    /// Answers from the plain engine alone, as is better for a few hands.
    #[must_use]
    pub fn plain(table: &Table) -> Self {
        Self { table: table.clone(), judge: None, gauge: None, supply: Arc::new(Supply::new(table)) }
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Rules whether a hand of this table wins.
    #[must_use]
    pub fn winning(&self, hand: &Hand<'_>) -> Ruling<Verdict> {
        let Some((judge, packed)) = self.judged(hand) else { return Ruling::on_winning(&Analysis::new(hand)) };
        let witness = |discard| learned::witness(hand, packed, discard);
        Ruling::of_verdict(hand, verdict(judge, hand, packed), witness)
    }

    /// Whether a hand of this table wins, by which discards, and how.
    pub(crate) fn verdict(&self, hand: &Hand<'_>) -> Verdict {
        let fast = self.judged(hand).map(|(judge, packed)| verdict(judge, hand, packed));
        fast.unwrap_or_else(|| Analysis::new(hand).verdict())
    }

    /// Rules in how many ways a hand of this table lies in melds, in all or with one discard.
    #[must_use]
    pub fn melds(&self, hand: &Hand<'_>, discard: Option<Tile>) -> Ruling<u64> {
        let Some((_, packed)) = self.judged(hand) else { return Ruling::on_melds(&Analysis::new(hand), discard) };
        let kept = hand.kept(discard).into_iter();
        Ruling::of_count(hand, kept.map(|(thrown, _)| learned::count(hand, packed, thrown)).sum())
    }

    /// The decompositions of a hand of this table, in all or with one discard, so many at most; the first of those that
    /// [`Analysis::decompositions`] finds.
    #[must_use]
    pub fn decompositions(&self, hand: &Hand<'_>, discard: Option<Tile>, most: usize) -> Vec<Decomposition> {
        let Some((_, packed)) = self.judged(hand) else {
            return Analysis::new(hand).decompositions(discard).take(most).collect();
        };
        let mut listed = Vec::new();
        for (discard, tiles) in hand.kept(discard) {
            let layouts = learned::layouts(hand, packed, discard, most - listed.len());
            let melds = layouts.iter().map(|layout| lay(layout, &tiles, &self.table));
            listed.extend(melds.map(|melds| Decomposition { discard, melds }));
        }
        listed
    }

    /// How far a hand of this table is.
    #[must_use]
    pub fn distances(&self, hand: &Hand<'_>) -> Distances {
        self.measuring().measure(hand.tiles(), 0).distances()
    }

    /// Rules what a hand of this table waits for, whose holder saw these tiles on the table.
    #[must_use]
    pub fn waits(&self, hand: &Hand<'_>, seen: &Tiles) -> Ruling<Waits> {
        Ruling::<Waits>::by_engine(self, hand, seen)
    }

    /// Rules which discard leaves a hand of this table nearest to winning, whose holder saw these tiles on the table; `None`
    /// where distances mean nothing.
    #[must_use]
    pub fn advice(&self, hand: &Hand<'_>, seen: &Tiles) -> Option<Ruling<Advice>> {
        Ruling::<Advice>::by_engine(self, hand, seen)
    }

    /// Prepares to measure hands like each other.
    pub(crate) const fn measuring(&self) -> Measuring<'_> {
        Measuring { engine: self, finder: None }
    }

    /// The ways in which a hand on turn wins.
    pub(crate) fn wins(&self, hand: &Hand<'_>) -> Wins {
        if let Some((judge, packed)) = self.judged(hand) {
            let discards = judge.discards(packed);
            let Discards { melds, pairs, dizi } = discards;
            let ways = [(Way::Melds, melds), (Way::Pairs, pairs), (Way::Dizi, dizi)];
            let okey = hand.tiles().iter().any(|tile| self.table.is_okey(tile));
            return Wins {
                ways: ways.into_iter().filter(|(_, roles)| !roles.is_empty()).map(|(way, _)| way).collect(),
                okey_finish: okey && discards.all().contains(Role::Wild),
            };
        }
        let Verdict::OnTurn(discards) = Analysis::new(hand).verdict() else {
            return Wins { ways: Vec::new(), okey_finish: false };
        };
        let wins = |way: &Way| discards.iter().any(|each| each.completion.ways.contains(way));
        Wins {
            ways: Way::ALL.iter().copied().filter(wins).collect(),
            okey_finish: discards.iter().any(|discard| discard.okey_finish),
        }
    }

    /// What the holder of a hand has not seen who saw these other tiles.
    pub(crate) fn unseen(&self, hand: &Hand<'_>, seen: &Tiles) -> Unseen {
        Unseen::of_supply(Arc::clone(&self.supply), hand, seen)
    }

    fn judged(&self, hand: &Hand<'_>) -> Option<(&Judge, Packed)> {
        let judge = self.judge.as_ref()?;
        Some((judge, judge.pack(hand.tiles().iter())?))
    }
}

impl<'e> Measuring<'e> {
    /// Measures a hand of a player or one tile more, of which the distance in melds is known to be `least` or more.
    pub(crate) fn measure<'t>(&mut self, tiles: &'t Tiles, least: usize) -> Measured<'t>
    where
        'e: 't,
    {
        let engine = self.engine;
        let packed = engine.gauge.as_ref().and_then(|gauge| Some((gauge, gauge.pack(tiles.iter())?)));
        match packed {
            Some((gauge, hand)) => Measured::ByTable { engine, gauge, tiles, hand, measure: gauge.measure(hand) },
            None => Measured::Plain(self.finder().measure_from(tiles, least)),
        }
    }

    /// The plan of [`Finder::plan`] for tiles that are so far.
    pub(crate) fn plan(&mut self, tiles: &Tiles, seen: &Tiles, distances: Distances) -> Option<Plan> {
        self.finder().plan_at(tiles, seen, distances)
    }

    fn finder(&mut self) -> &mut Finder<'e> {
        self.finder.get_or_insert_with(|| Finder::new(&self.engine.table))
    }
}

/// The verdict on a hand that a judge can judge.
fn verdict(judge: &Judge, hand: &Hand<'_>, packed: Packed) -> Verdict {
    if !hand.on_turn() {
        let ways: Vec<Way> = judge.complete(packed).collect();
        let decompositions = if ways.contains(&Way::Melds) { learned::count(hand, packed, None) } else { 0 };
        return Verdict::Between(Completion { ways, decompositions });
    }
    let discards = judge.discards(packed);
    if !discards.win() {
        return Verdict::OnTurn(Vec::new());
    }
    let winning = |tile| {
        let ways: Vec<Way> = judge.ways(&discards, tile).collect();
        let decompositions = if ways.contains(&Way::Melds) { learned::count(hand, packed, Some(tile)) } else { 0 };
        let completion = Completion { ways, decompositions };
        let okey_finish = hand.table().is_okey(tile);
        (!completion.ways.is_empty()).then_some(WinningDiscard { tile, okey_finish, completion })
    };
    Verdict::OnTurn(hand.tiles().distinct().filter_map(winning).collect())
}

impl Measured<'_> {
    /// How far the hand is.
    pub(crate) fn distances(&self) -> Distances {
        match self {
            Self::ByTable { measure, .. } => {
                let ways = [(Way::Melds, measure.melds), (Way::Pairs, measure.pairs), (Way::Dizi, measure.dizi)];
                ways.into_iter().map(|(way, distance)| (way, distance.into())).collect()
            }
            Self::Plain(outlook) => outlook.distances,
        }
    }

    /// The tiles that bring it nearer, as [`Outlook::useful`] says.
    pub(crate) fn useful(self) -> Vec<Tile> {
        match self {
            Self::ByTable { engine, gauge, tiles, hand, measure } => {
                let roles: RoleSet = gauge.useful(hand, measure);
                let Engine { table, supply, .. } = engine;
                let helps = |&tile: &Tile| roles.contains(table.roles().of(tile)) && supply.left(tile, tiles) > 0;
                supply.distinct().filter(helps).collect()
            }
            Self::Plain(outlook) => outlook.useful,
        }
    }
}
