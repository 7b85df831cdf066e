//! Decides whether a hand wins, with which discards, and with which melds (`win.shape`, `win.pairs`, `win.dizi`,
//! `cs102.win`).

mod deadwood;
mod lay;
pub(crate) mod other_ways;
mod pairs;

pub use deadwood::LeastDeadwood;
pub(crate) use lay::{lay, lay_in_order};
pub(crate) use pairs::PairedTiles;
pub use pairs::Pairing;

use serde::Serialize;

use crate::hand::{Hand, RoleCounts};
use crate::layouts::{Caches, Layout, LayoutCounts, Layouts, Packed, Packer, RoleSet, Shape, chain_layouts};
use crate::meld::Meld;
use crate::table::{Game, Profile, Role};
use crate::tiles::{Tile, Tiles};
use crate::words::{Clause, named};

named! {
    /// A way in which the tiles of a hand win, or open in 101.
    pub enum Way {
        /// All tiles are in runs and groups.
        Melds = "melds",
        /// All tiles are in pairs; in 101, there are enough pairs to open.
        Pairs = "pairs",
        /// The tiles are a dizi: the numbers 1 to 13 of one colour and its second 1.
        Dizi = "dizi",
        /// The tiles include three chains. A chain is the four colours of one number.
        Chains = "chains",
        /// Runs and groups of a rack in 101 have enough points to open.
        Series = "series",
    }
}

impl Way {
    /// Returns the clause of the rulebook that defines this way to win or open.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Melds => Clause::WinShape,
            Self::Pairs => Clause::WinPairs,
            Self::Dizi => Clause::WinDizi,
            Self::Chains => Clause::Cs102Win,
            Self::Series => Clause::OpenSeries,
        }
    }
}

impl Profile {
    /// Returns the ways in which a hand can win at this table. In 101, a hand cannot win with pairs alone
    /// (`finish.pairs-parity`).
    pub const fn ways(&self) -> &'static [Way] {
        match self.game {
            Game::Classic if self.win_dizi => &[Way::Melds, Way::Pairs, Way::Dizi],
            Game::Classic => &[Way::Melds, Way::Pairs],
            Game::Yuzbir => &[Way::Melds],
            Game::Chains => &[Way::Chains],
        }
    }
}

/// The ways in which tiles form a complete hand, for example as melds or as seven pairs.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "CompletionReport"))]
pub struct Completion {
    /// The ways in which the tiles win: `melds`, `pairs`, `dizi` (the numbers 1 to 13 of one colour and a second 1) or
    /// `chains`.
    pub ways: Vec<Way>,
    /// The number of ways to divide the tiles into melds. Seven pairs are not counted.
    pub decompositions: u64,
}

/// A discard with which the hand wins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "DiscardReport"))]
pub struct WinningDiscard {
    /// The discarded tile.
    pub tile: Tile,
    /// The ways in which the remaining tiles form a complete hand.
    #[serde(flatten)]
    pub completion: Completion,
    /// True if the discarded tile is an okey.
    pub okey_finish: bool,
}

/// The verdict on a hand: whether it wins, and how. A hand is on turn if the player must discard a tile.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub enum Verdict {
    /// For the hand of a player who must discard: every discard that wins, in canonical order. The list is empty if no
    /// discard wins.
    OnTurn(Vec<WinningDiscard>),
    /// For a hand between turns: the ways in which its tiles are complete.
    Between(Completion),
}

impl Verdict {
    /// Returns true if at least one discard wins. For a hand between turns, returns true if its tiles are complete.
    pub fn wins(&self) -> bool {
        match self {
            Self::OnTurn(discards) => !discards.is_empty(),
            Self::Between(completion) => !completion.ways.is_empty(),
        }
    }

    /// Returns the discards that win. The list is empty for a hand between turns.
    pub(crate) fn into_discards(self) -> Vec<WinningDiscard> {
        match self {
            Self::OnTurn(discards) => discards,
            Self::Between(_) => Vec::new(),
        }
    }
}

/// A decomposition: one way to arrange the tiles in melds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "DecompositionReport"))]
pub struct Decomposition {
    /// The discarded tile; null for a hand between turns, which discards nothing.
    pub discard: Option<Tile>,
    /// The melds that the tiles form after the discard.
    pub melds: Vec<Meld>,
    /// The tiles in no meld, without the discarded one.
    pub outside: Tiles,
}

impl Decomposition {
    /// Returns the decomposition that lays `melds` and leaves all other tiles of `tiles` outside.
    fn of(discard: Option<Tile>, melds: Vec<Meld>, tiles: &Tiles) -> Self {
        let laid = melds.iter().flat_map(|meld| &meld.places);
        let outside = laid.fold(tiles.clone(), |outside, placed| outside.without(placed.tile));
        Self { discard, melds, outside }
    }
}

/// An analysis of one hand: does it win, and how? [`Engine`](crate::Engine) documents the methods with the same names.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub(crate) struct Analysis<'a> {
    caches: &'a Caches,
    hand: &'a Hand,
    layouts: Layouts<'a>,
    packer: Packer,
}

/// The ways `Melds`, `Pairs` and `Dizi`, each with the roles of the tiles whose discard wins in this way.
type Discards = [(Way, RoleSet); 3];

impl<'a> Analysis<'a> {
    pub(crate) fn new(caches: &'a Caches, hand: &'a Hand) -> Self {
        let layouts = caches.layouts(hand.table().profile().run_wrap);
        Self { caches, hand, layouts, packer: Packer::new(hand.table()) }
    }

    pub(crate) fn verdict(&self) -> Verdict {
        self.verdict_by(|hand, discards| self.layouts.counts(hand, discards))
    }

    /// Returns the verdict without counting layouts, which saves time. The field `decompositions` of each
    /// [`Completion`] may then be too low, but it is 0 only if there is no layout.
    pub(crate) fn uncounted_verdict(&self) -> Verdict {
        self.verdict_by(|hand, discards| self.layouts.uncounted(hand, discards))
    }

    /// Returns the verdict. `count` is a function that gets a hand and some discards. It returns the number of layouts
    /// of the whole hand, and of the hand after each of these discards.
    fn verdict_by(&self, count: impl Fn(Packed, RoleSet) -> LayoutCounts) -> Verdict {
        if !self.hand.on_turn() {
            return Verdict::Between(self.completion(|hand| count(hand, RoleSet::default()).whole));
        }
        if self.game() == Game::Chains {
            return Verdict::OnTurn(self.hand.tiles().distinct().filter_map(|tile| self.with_chains(tile)).collect());
        }
        let discards = self.discards();
        if discards.iter().all(|(_, roles)| roles.is_empty()) {
            return Verdict::OnTurn(Vec::new());
        }
        let [(_, by_melds), ..] = discards;
        let counts = (!by_melds.is_empty()).then(|| count(self.packed(self.hand.tiles()), by_melds));
        let winning = |tile: Tile| {
            let role = self.hand.table().roles().of(tile);
            let ways = discards.iter().filter(|(_, roles)| roles.contains(role)).map(|&(way, _)| way).collect();
            let decompositions = counts.map_or(0, |counts| counts.after(role));
            self.winning(tile, Completion { ways, decompositions })
        };
        Verdict::OnTurn(self.hand.tiles().distinct().filter_map(winning).collect())
    }

    /// Returns the win with the discard `tile`, or `None` if this discard does not win.
    pub(crate) fn win_by(&self, tile: Tile) -> Option<WinningDiscard> {
        self.verdict().into_discards().into_iter().find(|discard| discard.tile == tile)
    }

    /// Returns the ways in which the hand can win with a discard. The second value is true if a winning discard is an
    /// okey.
    pub(crate) fn wins(&self) -> (Vec<Way>, bool) {
        if self.game() == Game::Chains {
            let discards = self.verdict().into_discards();
            return (if discards.is_empty() { Vec::new() } else { vec![Way::Chains] }, false);
        }
        let discards = self.discards();
        let okey = self.hand.tiles().iter().any(|tile| self.hand.table().is_okey(tile));
        let ways = discards.iter().filter(|(_, roles)| !roles.is_empty()).map(|&(way, _)| way).collect();
        (ways, okey && discards.iter().any(|(_, roles)| roles.contains(Role::Wild)))
    }

    pub(crate) fn count(&self, discard: Option<Tile>) -> u64 {
        if !self.hand.on_turn() || self.game() == Game::Chains {
            return self.hand.kept(discard).iter().map(|(_, tiles)| self.melds_of(tiles)).sum();
        }
        let (hand, roles) = (self.packed(self.hand.tiles()), self.hand.table().roles());
        let thrown = self.hand.tiles().distinct().filter(|&tile| discard.is_none_or(|only| tile == only));
        let thrown: Vec<Role> = thrown.map(|tile| roles.of(tile)).collect();
        let discards = self.layouts.discards(hand).and(thrown.iter().copied().collect());
        if discards.is_empty() {
            return 0;
        }
        let counts = self.layouts.counts(hand, discards);
        thrown.into_iter().map(|role| counts.after(role)).sum()
    }

    pub(crate) fn decompositions(self, discard: Option<Tile>) -> impl Iterator<Item = Decomposition> + 'a {
        let table = self.hand.table();
        self.complete(discard).into_iter().flat_map(move |(discard, tiles)| {
            self.layouts_of(&tiles).map(move |layout| {
                let melds = lay(&layout, &tiles, table);
                match table.game() {
                    // In the simplified game `cs102`, a winning hand may have tiles in no meld (`cs102.win`).
                    Game::Chains => Decomposition::of(discard, melds, &tiles),
                    Game::Classic | Game::Yuzbir => Decomposition { discard, melds, outside: Tiles::default() },
                }
            })
        })
    }

    pub(crate) fn witness(&self, discard: Option<Tile>) -> Option<Vec<Meld>> {
        self.hand.kept(discard).iter().find_map(|(_, tiles)| self.witness_of(tiles))
    }

    /// Returns one way to arrange these tiles in melds, or `None` if there is none. Avoids a 1 after 13 if possible.
    fn witness_of(&self, tiles: &Tiles) -> Option<Vec<Meld>> {
        let layout = match self.game() {
            Game::Chains => self.chains(tiles).into_iter().next(),
            Game::Classic | Game::Yuzbir => self.layouts.first(self.packed(tiles)),
        }?;
        let wraps = layout.iter().copied().any(Shape::wraps);
        let unwrapped = wraps.then(|| self.caches.layouts(false).first(self.packed(tiles)));
        Some(lay(&unwrapped.flatten().unwrap_or(layout), tiles, self.hand.table()))
    }

    pub(crate) fn dizi(&self, discard: Option<Tile>) -> Option<Meld> {
        if !self.ways().contains(&Way::Dizi) {
            return None;
        }
        self.hand.kept(discard).iter().find_map(|(_, tiles)| {
            let packed = Some(self.packed(tiles)).filter(|&packed| other_ways::is_dizi(packed))?;
            let layout = self.caches.layouts(true).list(packed).find(|layout| layout.len() == 1)?;
            lay(&layout, tiles, self.hand.table()).into_iter().next()
        })
    }

    fn game(&self) -> Game {
        self.hand.table().game()
    }

    fn packed(&self, tiles: &Tiles) -> Packed {
        self.packer.pack(tiles.iter())
    }

    fn chains(&self, tiles: &Tiles) -> Vec<Layout> {
        chain_layouts(&RoleCounts::new(tiles.iter(), &self.hand.table().roles()))
    }

    fn ways(&self) -> &'static [Way] {
        self.hand.table().profile().ways()
    }

    fn discards(&self) -> Discards {
        let hand = self.packed(self.hand.tiles());
        let roles = |way| match way {
            _ if !self.ways().contains(&way) => RoleSet::default(),
            Way::Melds => self.layouts.discards(hand),
            Way::Pairs => other_ways::pairs(hand),
            Way::Dizi => other_ways::dizi(hand),
            Way::Chains | Way::Series => RoleSet::default(),
        };
        [Way::Melds, Way::Pairs, Way::Dizi].map(|way| (way, roles(way)))
    }

    /// Returns the ways in which a hand between turns is complete. `count` returns the number of layouts of a hand.
    fn completion(&self, count: impl Fn(Packed) -> u64) -> Completion {
        let tiles = self.hand.tiles();
        let hand = self.packed(tiles);
        let decompositions = if self.game() == Game::Chains { self.chains(tiles).len() as u64 } else { count(hand) };
        let complete = |way: &Way| match way {
            Way::Melds | Way::Chains | Way::Series => decompositions > 0,
            Way::Pairs => other_ways::all_pairs(hand),
            Way::Dizi => other_ways::is_dizi(hand),
        };
        let ways = self.hand.table().profile().ways();
        Completion { ways: ways.iter().copied().filter(complete).collect(), decompositions }
    }

    /// Returns how discarding `tile` wins in the game `cs102`, or `None` if it does not win.
    fn with_chains(&self, tile: Tile) -> Option<WinningDiscard> {
        let decompositions = self.chains(&self.hand.tiles().without(tile)).len() as u64;
        let ways = if decompositions > 0 { vec![Way::Chains] } else { Vec::new() };
        self.winning(tile, Completion { ways, decompositions })
    }

    fn winning(&self, tile: Tile, completion: Completion) -> Option<WinningDiscard> {
        let okey_finish = self.hand.table().is_okey(tile);
        (!completion.ways.is_empty()).then_some(WinningDiscard { tile, completion, okey_finish })
    }

    /// Returns each discard after which melds can use all remaining tiles, together with these tiles. If `discard` is a
    /// tile, considers only that discard. In the game `cs102`, returns all discards without checking melds. For a hand
    /// between turns, returns one item: no discard, and all tiles.
    fn complete(&self, discard: Option<Tile>) -> Vec<(Option<Tile>, Tiles)> {
        if !self.hand.on_turn() || self.game() == Game::Chains {
            return self.hand.kept(discard);
        }
        let discards = self.layouts.discards(self.packed(self.hand.tiles()));
        let roles = self.hand.table().roles();
        let thrown = self.hand.tiles().distinct().filter(|&tile| discard.is_none_or(|only| tile == only));
        let winning = thrown.filter(|&tile| discards.contains(roles.of(tile)));
        winning.map(|tile| (Some(tile), self.hand.tiles().without(tile))).collect()
    }

    fn melds_of(&self, tiles: &Tiles) -> u64 {
        match self.game() {
            Game::Chains => self.chains(tiles).len() as u64,
            Game::Classic | Game::Yuzbir => self.layouts.count(self.packed(tiles)),
        }
    }

    fn layouts_of(&self, tiles: &Tiles) -> Box<dyn Iterator<Item = Layout> + 'a> {
        match self.game() {
            Game::Chains => Box::new(self.chains(tiles).into_iter()),
            Game::Classic | Game::Yuzbir => Box::new(self.layouts.list(self.packed(tiles))),
        }
    }
}
