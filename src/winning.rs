//! Does a hand win, by throwing which tile, and in which ways (`win.shape`, `win.pairs`, `win.dizi`, `cs102.win`).

use crate::choice::choices;
use crate::hand::Hand;
use crate::laying::lay;
use crate::material::Material;
use crate::meld::Meld;
use crate::pairing::all_in_pairs;
use crate::partition::{Layout, Partitioner, Shape, chain_layouts};
use crate::profile::{Game, Profile};
use crate::rules::Clause;
use crate::tile::{Number, Tile};
use crate::tiles::Tiles;

choices! {
    /// A way in which tiles are complete.
    Way {
        /// All of them lie in runs and groups.
        Melds = "melds",
        /// They are pairs.
        Pairs = "pairs",
        /// They are one colour's 1 to 13 and the second 1.
        Dizi = "dizi",
        /// They hold three chains.
        Chains = "chains",
    }
}

impl Way {
    /// The clause that makes it a way.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Melds => Clause::WinShape,
            Self::Pairs => Clause::WinPairs,
            Self::Dizi => Clause::WinDizi,
            Self::Chains => Clause::Cs102Win,
        }
    }
}

impl Profile {
    /// The ways in which a hand can be complete. In 101 pairs alone never empty a rack (`finish.pairs-parity`).
    #[must_use]
    pub const fn ways(&self) -> &'static [Way] {
        match self.game {
            Game::Classic if self.win_dizi => &[Way::Melds, Way::Pairs, Way::Dizi],
            Game::Classic => &[Way::Melds, Way::Pairs],
            Game::Yuzbir => &[Way::Melds],
            Game::Chains => &[Way::Chains],
        }
    }
}

/// In which ways some tiles are complete.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Completion {
    /// The ways; none where the tiles are not complete.
    pub ways: Vec<Way>,
    /// How many decompositions into melds there are.
    pub decompositions: u64,
}

/// A tile by whose discard a hand wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WinningDiscard {
    /// The tile.
    pub tile: Tile,
    /// Whether it is a real okey (`win.okey-finish`).
    pub okey_finish: bool,
    /// The ways the others are complete in.
    pub completion: Completion,
}

/// The verdict on a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// A hand on turn: every discard that wins, in canonical order; none where it does not win.
    OnTurn(Vec<WinningDiscard>),
    /// A hand between turns: whether it is complete as it is.
    Between(Completion),
}

impl Verdict {
    /// Whether the hand wins, or is complete.
    #[must_use]
    pub fn wins(&self) -> bool {
        match self {
            Self::OnTurn(discards) => !discards.is_empty(),
            Self::Between(completion) => !completion.ways.is_empty(),
        }
    }

    /// The discards that win; none between turns.
    pub(crate) fn into_discards(self) -> Vec<WinningDiscard> {
        match self {
            Self::OnTurn(discards) => discards,
            Self::Between(_) => Vec::new(),
        }
    }
}

/// One decomposition of a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decomposition {
    /// The tile thrown; `None` for a hand between turns.
    pub discard: Option<Tile>,
    /// The melds of the others.
    pub melds: Vec<Meld>,
}

/// Answers about one hand.
///
/// ```
/// use okey::notation::{self, Letters};
/// use okey::{Analysis, Hand, Place, Profile, Table, Variant};
///
/// let indicator = notation::tile("R5", Letters::Krby, Place::Indicator).expect("a tile").symbol;
/// let table = Table::new(Profile::new(Variant::Okey), Some(indicator)).expect("a table");
/// let rack = notation::hand("K1-3 R7-9 KBY10 Y12 Y13 Y1 J K6 R6", Letters::Krby).expect("tiles");
/// let hand = Hand::new(&table, &rack).expect("a hand");
/// let analysis = Analysis::new(&hand);
/// assert!(analysis.verdict().wins());
/// assert_eq!(analysis.count(None), 5);
/// ```
#[derive(Debug)]
pub struct Analysis<'h> {
    hand: &'h Hand<'h>,
    partitioner: Partitioner,
    /// The same without a 1 after 13, where the table allows one.
    unwrapped: Option<Partitioner>,
}

impl<'h> Analysis<'h> {
    /// Prepares to answer about a hand.
    #[must_use]
    pub fn new(hand: &'h Hand<'h>) -> Self {
        let wilds = hand.material().wilds;
        let wrap = hand.table().profile().run_wrap;
        let unwrapped = wrap.then(|| Partitioner::new(false, wilds));
        Self { hand, partitioner: Partitioner::new(wrap, wilds), unwrapped }
    }

    /// The hand.
    #[must_use]
    pub const fn hand(&self) -> &'h Hand<'h> {
        self.hand
    }

    pub(crate) const fn partitioner(&self) -> &Partitioner {
        &self.partitioner
    }

    /// Whether the hand wins, by which discards, and how.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if !self.hand.on_turn() {
            let material = self.hand.material();
            return Verdict::Between(self.completion(&material, self.melds_of(self.hand.tiles())));
        }
        let hand = self.hand.material();
        let counts = match self.game() {
            Game::Chains => None,
            Game::Classic | Game::Yuzbir => Some(self.partitioner.counts_without_one(&hand)),
        };
        let winning = |tile: Tile| {
            let role = self.hand.table().roles().of(tile);
            let rest = hand.without(role);
            let decompositions =
                counts.as_ref().map_or_else(|| chain_layouts(&rest).len() as u64, |counts| counts.of(role));
            let completion = self.completion(&rest, decompositions);
            let okey_finish = self.hand.table().is_okey(tile);
            (!completion.ways.is_empty()).then_some(WinningDiscard { tile, okey_finish, completion })
        };
        Verdict::OnTurn(self.hand.tiles().distinct().filter_map(winning).collect())
    }

    /// How many decompositions into melds there are, in all or with one discard.
    #[must_use]
    pub fn count(&self, discard: Option<Tile>) -> u64 {
        self.hand.kept(discard).iter().map(|(_, tiles)| self.melds_of(tiles)).sum()
    }

    /// Every decomposition into melds, in all or with one discard: by discard in canonical order, found one at a time.
    pub fn decompositions(&self, discard: Option<Tile>) -> impl Iterator<Item = Decomposition> + '_ {
        let table = self.hand.table();
        self.hand.kept(discard).into_iter().flat_map(move |(discard, tiles)| {
            self.layouts(&tiles).map(move |layout| Decomposition { discard, melds: lay(&layout, &tiles, table) })
        })
    }

    /// One layout of the tiles that stay without this one, or of all between turns; none where there is none.
    ///
    /// It has a 1 after 13 only if every layout has one, so that a verdict rests on that rule only where it must.
    #[must_use]
    pub fn witness(&self, discard: Option<Tile>) -> Option<Vec<Meld>> {
        let (_, tiles) = self.hand.kept(discard).into_iter().next()?;
        let layout = self.layouts(&tiles).next()?;
        let wraps = layout.iter().copied().any(Shape::wraps);
        let unwrapped = self.unwrapped.as_ref().filter(|_| wraps);
        let layout = unwrapped.and_then(|unwrapped| unwrapped.layouts(&self.material(&tiles)).next()).unwrap_or(layout);
        Some(lay(&layout, &tiles, self.hand.table()))
    }

    fn material(&self, tiles: &Tiles) -> Material {
        Material::new(tiles.iter(), &self.hand.table().roles())
    }

    fn game(&self) -> Game {
        self.hand.table().profile().game
    }

    fn completion(&self, material: &Material, decompositions: u64) -> Completion {
        let complete = |way: &Way| match way {
            Way::Melds | Way::Chains => decompositions > 0,
            Way::Pairs => all_in_pairs(material),
            Way::Dizi => is_dizi(material),
        };
        let ways = self.hand.table().profile().ways();
        Completion { ways: ways.iter().copied().filter(complete).collect(), decompositions }
    }

    fn melds_of(&self, tiles: &Tiles) -> u64 {
        match self.game() {
            Game::Chains => chain_layouts(&self.material(tiles)).len() as u64,
            Game::Classic | Game::Yuzbir => self.partitioner.count(&self.material(tiles)),
        }
    }

    fn layouts(&self, tiles: &Tiles) -> Box<dyn Iterator<Item = Layout> + '_> {
        match self.game() {
            Game::Chains => Box::new(chain_layouts(&self.material(tiles)).into_iter()),
            Game::Classic | Game::Yuzbir => Box::new(self.partitioner.layouts(&self.material(tiles))),
        }
    }
}

/// Whether fourteen tiles can be one colour's 1 to 13 and the second 1, wilds standing in (`win.dizi`).
pub(crate) fn is_dizi(material: &Material) -> bool {
    let one_colour = material.colours().count() == 1;
    let limit = |number: Number| if number == Number::ONE { 2 } else { 1 };
    one_colour && material.faces().all(|(face, count)| count <= limit(face.number))
}
