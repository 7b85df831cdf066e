//! Claims. A claim reports what a player did at the table, so that the rules can be applied to it.

use super::readings::tile_of;
use crate::hand::Rack;
use crate::notation::LaidMelds;
use crate::score::{FinishKind, Foul, Opened, tiles_count};
use crate::table::{Game, Table};
use crate::tiles::{Face, Tile, Tiles};
use crate::words::named;

named! {
    /// The kinds of claim. Each kind asks a question about the rules, and [`judge`](super::judge) answers it.
    pub enum ClaimKind {
        /// Does this layout win the hand?
        Finish = "finish",
        /// Are these melds a valid opening?
        Opening = "opening",
        /// Are these pairs a valid opening?
        Pairs = "pairs",
        /// May this tile be thrown?
        Discard = "discard",
        /// May these tiles be laid off?
        Layoff = "layoff",
        /// May the player exchange this tile for an okey on the table?
        Swap = "swap",
        /// May the player take this discard?
        Take = "take",
        /// Does this tile have the same face as the indicator, and may the player show it?
        Indicator = "indicator",
        /// What does this foul cost?
        Foul = "foul",
        /// What do the tiles left on a rack cost?
        Left = "left",
        /// Do these tiles form a meld, and of which kind?
        Meld = "meld",
        /// May the player look at the discards?
        Look = "look",
        /// What happens after an irregularity that no rule covers?
        Irregular = "irregular",
    }

    /// The discards that a player looks at (`discard.looking`).
    pub enum Pile {
        /// The discards of all players.
        All = "all",
        /// The player's own discards.
        Own = "own",
    }

    /// How an opponent claimed that a discard was playable (`discard.claim`).
    pub enum PlayableCall {
        /// The opponent named the colour and number of the discard in time: before the next draw, and before the
        /// thrower noticed the mistake.
        InTime = "in-time",
        /// The claim came after the next draw.
        Late = "late",
        /// The opponent did not name the colour and number of the discard.
        Unnamed = "unnamed",
        /// The claim came after the thrower had noticed that the discard was playable.
        Noticed = "noticed",
    }

    /// Whether another player saw a discard that its thrower wants to take back (`discard.final`).
    pub enum Visibility {
        /// Another player saw the colour and number of the discard.
        Seen = "seen",
        /// No other player saw the colour and number of the discard.
        Unseen = "unseen",
    }

    /// Irregularities that no source of the rules covers (`irregular.*`).
    pub enum Irregularity {
        /// A rack has a tile too many or too few.
        Count = "count",
        /// A player played out of turn.
        Turn = "turn",
        /// A tile was shown by accident.
        Exposed = "exposed",
    }

    /// The neighbour whose discard the player took.
    pub enum Neighbour {
        /// The left neighbour, whose turn comes before the player's turn.
        Left = "left",
        /// The right neighbour, whose turn comes after the player's turn.
        Right = "right",
    }
}

/// What a player did, with the facts that the ruling may depend on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Claim {
    /// The player lays down a hand as a win.
    Finish(FinishClaim),
    /// The player opens with melds of any kind.
    Opening(OpeningClaim),
    /// The player opens with pairs.
    Pairs(OpeningClaim),
    /// The player throws a tile.
    Discard(DiscardClaim),
    /// The player lays off tiles.
    Layoff(LayoffClaim),
    /// The player exchanges tiles for an okey on the table.
    Swap(SwapClaim),
    /// The player takes a neighbour's discard.
    Take(TakeClaim),
    /// The player shows a tile that should have the same face as the indicator.
    Indicator {
        /// The shown tile.
        tile: Tile,
        /// True if the player had already thrown a tile.
        late: bool,
        /// True if the player had already drawn a tile.
        drawn: bool,
        /// The points that another player has, if the question is whether that player pays for the shown tile.
        balance: Option<u32>,
    },
    /// Another player says that the player committed a foul. The question is what the foul costs.
    Foul {
        /// The foul, such as a wrong opening.
        foul: Foul,
        /// The special kinds of finish that ended the hand. They can multiply the price of the foul.
        how: Vec<FinishKind>,
        /// How an opponent claimed that the discard was playable. `None` if this is unknown, or if the foul is not a
        /// playable discard.
        called: Option<PlayableCall>,
    },
    /// The player has these tiles left at the end of the hand.
    Left(LeftClaim),
    /// The player declares that tiles form a meld.
    Meld(LaidMelds),
    /// The player looks at discards.
    Look {
        /// The discards that the player looked at.
        pile: Pile,
        /// How the player opened; `None` if the player has not opened.
        opened: Option<Opened>,
        /// True if the player has thrown a tile in this turn.
        thrown: bool,
    },
    /// Something irregular happened that no source of the rules covers.
    Irregular(Irregularity),
}

/// A claim that a hand wins. Fields marked "In 101:" matter only in the game 101.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of the turn, and any may be true")]
pub struct FinishClaim {
    /// The melds that the player laid. In 101 these may include the melds of earlier turns.
    pub melds: LaidMelds,
    /// The thrown tile; `None` if no tile was thrown, or if it is unknown which one.
    pub thrown: Option<Tile>,
    /// In 101: the tiles that the player laid off in this turn, each with the face that the player declared for it, if
    /// any.
    pub laid_off: Vec<(Tile, Option<Face>)>,
    /// In 101: the melds on the table before this turn; `None` if unknown.
    pub on_table: Option<LaidMelds>,
    /// True if this is the first turn of the player who started the hand.
    pub first_turn: bool,
    /// In 101: how the player opened in an earlier turn; `None` if the player opens now.
    pub opened: Option<Opened>,
    /// In 101: true if another player, such as the partner, has opened.
    pub others_opened: bool,
    /// In 101: true if the last tile that the player laid and the thrown tile were both okeys. This finish is called
    /// devam.
    pub devam: bool,
    /// In 101: the highest sum, or number of pairs, of an earlier opening. At some tables a new opening must exceed it.
    pub highest: Option<u32>,
    /// In 101: the tile that the player took from the left neighbour in this turn.
    pub taken: Option<Tile>,
    /// True if the taken tile was the last discard of the hand, thrown when the stock was empty.
    pub last_discard: bool,
    /// In 101: the tiles that the player exchanged for okeys in this turn. The okeys that the player got are in
    /// `melds`, `laid_off` or `thrown`.
    pub swapped: Vec<Tile>,
}

impl FinishClaim {
    /// Iterates over the tiles that the player laid off in this turn.
    pub fn tiles_laid_off(&self) -> impl Iterator<Item = Tile> + '_ {
        self.laid_off.iter().map(|&(tile, _)| tile)
    }

    /// Returns true if the claim shows that any player had opened before this turn: it says so, lists melds on the
    /// table, or gives the value of an earlier opening.
    pub(crate) fn anybody_opened(&self) -> bool {
        self.opened.is_some() || self.others_opened || shows_opening(self.on_table.as_ref(), self.highest)
    }
}

fn shows_opening(on_table: Option<&LaidMelds>, highest: Option<u32>) -> bool {
    on_table.is_some_and(|melds| !melds.0.is_empty()) || highest.is_some_and(|highest| highest > 0)
}

/// A claim that melds are a valid opening. If the player opened in an earlier turn, it is a claim that the player may
/// lay these further melds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OpeningClaim {
    /// The melds that the player lays.
    pub melds: LaidMelds,
    /// The tile that the player took from the left neighbour in this turn.
    pub taken: Option<Tile>,
    /// The sum or number of pairs that an opening needs, if the players agreed on one; `None` stands for the table's
    /// rules.
    pub bar: Option<u32>,
    /// The highest sum, or number of pairs, of an earlier opening. At some tables a new opening must exceed it.
    pub highest: Option<u32>,
    /// How the player opened in an earlier turn; `None` if the player opens now.
    pub opened: Option<Opened>,
    /// True if another player has opened; `None` if unknown.
    pub others_opened: Option<bool>,
    /// The number of tiles on the rack before the player laid melds; `None` if unknown.
    pub held: Option<usize>,
    /// The melds on the table before this turn; `None` if unknown.
    pub on_table: Option<LaidMelds>,
}

impl OpeningClaim {
    /// Returns true if the claim shows that another player had opened before this turn.
    pub(crate) fn anybody_opened(&self) -> bool {
        self.others_opened == Some(true) || shows_opening(self.on_table.as_ref(), self.highest)
    }
}

/// A claim that the player may throw a tile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscardClaim {
    /// The thrown tile.
    pub tile: Tile,
    /// The melds on the table; `None` if unknown.
    pub on_table: Option<LaidMelds>,
    /// True if the tile was the last one on the rack, so that the throw ends the hand.
    pub last: bool,
    /// How an opponent claimed that the discard was playable; `None` if no opponent did.
    pub called: Option<PlayableCall>,
    /// If the thrower wants to take the tile back: whether another player saw it. Otherwise `None`.
    pub withdrawn: Option<Visibility>,
}

/// A claim that the player may lay off tiles, or may take them back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayoffClaim {
    /// The tiles to lay off, or to take back. It makes no difference how they are divided into lists.
    pub tiles: LaidMelds,
    /// The melds onto which the player may lay the tiles.
    pub onto: LaidMelds,
    /// How the player opened; `None` if the player has not opened.
    pub opened: Option<Opened>,
    /// True if the player opened in this turn.
    pub same_turn: bool,
    /// True if the player takes the tiles back instead of laying them off.
    pub undo: bool,
}

/// A claim that the player may exchange tiles for an okey in a meld.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwapClaim {
    /// The tiles that the player puts down in place of the okey.
    pub tiles: Vec<Tile>,
    /// The melds on the table that may contain the okey.
    pub from: LaidMelds,
    /// How the player opened; `None` if the player has not opened.
    pub opened: Option<Opened>,
    /// True if the player opened in this turn.
    pub same_turn: bool,
    /// True if the player has already exchanged a tile for an okey in this turn.
    pub again: bool,
}

/// A claim that the player may take a discard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeClaim {
    /// The taken tile.
    pub tile: Tile,
    /// What the player did with the tile.
    pub then: Taken,
    /// How the player opened; `None` if the player has not opened.
    pub opened: Option<Opened>,
    /// True if the player opened in this turn, after taking the tile.
    pub same_turn: bool,
    /// The neighbour who had thrown the tile.
    pub from: Neighbour,
    /// True if the neighbour who threw the tile collects pairs instead of runs and groups.
    pub pairs_goer: bool,
    /// True if the taken tile was the last discard of the hand, thrown when the stock was empty.
    pub last_discard: bool,
    /// The highest sum, or number of pairs, of an earlier opening. At some tables a new opening must exceed it.
    pub highest: Option<u32>,
    /// The melds on the table; `None` if unknown.
    pub on_table: Option<LaidMelds>,
}

impl TakeClaim {
    /// Returns how the player had opened before taking the tile; `None` if the player had not opened yet.
    pub(crate) fn opened_before(&self) -> Option<Opened> {
        self.opened.filter(|_| !self.same_turn)
    }
}

/// What a player did with a taken tile.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Taken {
    /// It is unknown what the player did with the tile.
    Unspecified,
    /// The player kept the taken tile on the rack.
    Kept,
    /// The player put the taken tile back.
    PutBack,
    /// The player laid these melds, which contain the taken tile.
    Opens(LaidMelds),
    /// The player laid the taken tile off onto one of these melds, or exchanged it for an okey in them.
    Onto(LaidMelds),
}

/// A claim about the tiles left on a rack at the end of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LeftClaim {
    /// The tiles left on the player's rack.
    pub tiles: Tiles,
    /// How the player who holds the tiles opened; `None` if that player has not opened.
    pub opened: Option<Opened>,
    /// The special kinds of finish that ended the hand. They can multiply the cost of the tiles.
    pub how: Vec<FinishKind>,
    /// True if the hand ended because the stock ran out.
    pub exhausted: bool,
    /// True if all players had opened with pairs.
    pub all_pairs: bool,
    /// True if the player who holds the tiles announced an opening with pairs.
    pub announced: bool,
}

impl LeftClaim {
    /// Returns true if the claim lists no tiles although the cost depends on them. Such a claim is incomplete: a player
    /// who did not finish has at least one tile left.
    pub(crate) fn lacks_tiles(&self, table: &Table) -> bool {
        let profile = table.profile();
        let void = self.all_pairs && profile.voids_four_pairs;
        let yuzbir = profile.game == Game::Yuzbir && !void;
        yuzbir && self.tiles.is_empty() && tiles_count(profile, self.opened, self.exhausted)
    }
}

impl Claim {
    /// Returns the kind of the claim.
    pub const fn kind(&self) -> ClaimKind {
        match self {
            Self::Finish(_) => ClaimKind::Finish,
            Self::Opening(_) => ClaimKind::Opening,
            Self::Pairs(_) => ClaimKind::Pairs,
            Self::Discard(_) => ClaimKind::Discard,
            Self::Layoff(_) => ClaimKind::Layoff,
            Self::Swap(_) => ClaimKind::Swap,
            Self::Take(_) => ClaimKind::Take,
            Self::Indicator { .. } => ClaimKind::Indicator,
            Self::Foul { .. } => ClaimKind::Foul,
            Self::Left(_) => ClaimKind::Left,
            Self::Meld(_) => ClaimKind::Meld,
            Self::Look { .. } => ClaimKind::Look,
            Self::Irregular(_) => ClaimKind::Irregular,
        }
    }

    /// Returns the melds that the claim is about; `None` if there are none. For a discard, a layoff or an exchange,
    /// they are the melds on the table. The same applies if the player laid off or exchanged a taken discard. In all
    /// other claims, they are the melds that the player laid.
    pub const fn melds(&self) -> Option<&LaidMelds> {
        let (laid, on_table) = self.lists();
        if self.is_on_table() { on_table } else { laid }
    }

    /// Returns the melds that were on the table before the player finished; `None` if the claim is not about a finish,
    /// or does not list them.
    pub(super) const fn others(&self) -> Option<&LaidMelds> {
        match self {
            Self::Finish(claim) => claim.on_table.as_ref(),
            _ => None,
        }
    }

    /// Returns two lists: the melds that the player laid, and the melds on the table. Each is `None` if the claim does
    /// not have it. For a layoff, the first list holds the tiles that the player laid off.
    const fn lists(&self) -> (Option<&LaidMelds>, Option<&LaidMelds>) {
        match self {
            Self::Finish(FinishClaim { melds, on_table, .. })
            | Self::Opening(OpeningClaim { melds, on_table, .. })
            | Self::Pairs(OpeningClaim { melds, on_table, .. })
            | Self::Take(TakeClaim { then: Taken::Opens(melds), on_table, .. }) => (Some(melds), on_table.as_ref()),
            Self::Layoff(LayoffClaim { tiles, onto, .. }) => (Some(tiles), Some(onto)),
            Self::Meld(melds) => (Some(melds), None),
            Self::Discard(DiscardClaim { on_table, .. }) => (None, on_table.as_ref()),
            Self::Swap(SwapClaim { from: melds, .. }) | Self::Take(TakeClaim { then: Taken::Onto(melds), .. }) => {
                (None, Some(melds))
            }
            _ => (None, None),
        }
    }

    /// Returns the lists of [`Self::lists`], mutable, so that the caller can split melds that were written as one.
    /// Leaves out the tiles to lay off, and the tiles of [`Self::Meld`], whose question is whether they are one meld.
    pub(super) const fn lists_mut(&mut self) -> (Option<&mut LaidMelds>, Option<&mut LaidMelds>) {
        match self {
            Self::Finish(FinishClaim { melds, on_table, .. })
            | Self::Opening(OpeningClaim { melds, on_table, .. })
            | Self::Pairs(OpeningClaim { melds, on_table, .. })
            | Self::Take(TakeClaim { then: Taken::Opens(melds), on_table, .. }) => (Some(melds), on_table.as_mut()),
            Self::Discard(DiscardClaim { on_table, .. }) => (None, on_table.as_mut()),
            Self::Layoff(LayoffClaim { onto: melds, .. })
            | Self::Swap(SwapClaim { from: melds, .. })
            | Self::Take(TakeClaim { then: Taken::Onto(melds), .. }) => (None, Some(melds)),
            _ => (None, None),
        }
    }

    /// Returns the tiles that the claim names one by one, such as a thrown tile. Tiles in melds are not included.
    pub fn tiles(&self) -> Vec<Tile> {
        match self {
            Self::Finish(claim) => {
                claim.swapped.iter().copied().chain(claim.tiles_laid_off()).chain(claim.thrown).collect()
            }
            Self::Discard(claim) => vec![claim.tile],
            Self::Swap(claim) => claim.tiles.clone(),
            Self::Take(claim) if !matches!(claim.then, Taken::Opens(_)) => vec![claim.tile],
            Self::Indicator { tile, .. } => vec![*tile],
            Self::Left(claim) => claim.tiles.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Returns true if the ruling needs the indicator, even if the claim names no okey and no false joker. A numbered
    /// tile in the claim may be the okey.
    pub(crate) fn hangs_on_okey(&self) -> bool {
        match self {
            Self::Discard(claim) => claim.withdrawn.is_none(),
            Self::Take(claim) => {
                claim.from == Neighbour::Left && matches!(claim.then, Taken::Opens(_) | Taken::Onto(_))
            }
            Self::Left(claim) => !claim.tiles.is_empty(),
            Self::Meld(_) | Self::Foul { .. } | Self::Look { .. } | Self::Irregular(_) => false,
            _ => true,
        }
    }

    /// Returns true if the melds that [`Self::melds`] returns were on the table before the player acted.
    pub(crate) const fn is_on_table(&self) -> bool {
        matches!(
            self,
            Self::Discard(_) | Self::Layoff(_) | Self::Swap(_) | Self::Take(TakeClaim { then: Taken::Onto(_), .. })
        )
    }

    /// Returns how the player opened. The inner `None` means that the player has not opened. The outer `None` means
    /// that the player opens in this claim, or that openings do not matter for it.
    pub const fn opened(&self) -> Option<Option<Opened>> {
        match self {
            Self::Finish(FinishClaim { opened: Some(opened), .. })
            | Self::Opening(OpeningClaim { opened: Some(opened), .. })
            | Self::Pairs(OpeningClaim { opened: Some(opened), .. }) => Some(Some(*opened)),
            Self::Layoff(claim) => Some(claim.opened),
            Self::Swap(claim) => Some(claim.opened),
            Self::Take(claim) => Some(claim.opened),
            Self::Left(claim) => Some(claim.opened),
            Self::Look { opened, .. } => Some(*opened),
            _ => None,
        }
    }

    /// Returns the player's tiles in the claim: those in the melds that the player laid, and those that [`Self::tiles`]
    /// returns.
    pub fn held(&self, table: &Table) -> Tiles {
        let laid = self.lists().0.into_iter().flat_map(|melds| melds.0.iter().flatten());
        laid.filter_map(|laid| tile_of(table, laid)).chain(self.tiles()).collect()
    }

    /// Returns every tile that the claim names, including tiles on the table. [`judge`](super::judge) does not check
    /// that the game has enough copies of these tiles; [`impossible`](crate::impossible) does.
    ///
    /// ```
    /// use okey::judge::{Claim, OpeningClaim, judge};
    /// use okey::notation::{self, Letters};
    /// use okey::{Engine, Profile, Table, Variant, impossible};
    ///
    /// let table = Table::unturned(Profile::new(Variant::Yuzbir));
    /// let melds = notation::melds("K10-13 / K10-13 / K10-13", Letters::Krby).expect("melds");
    /// let claim = Claim::Opening(OpeningClaim { melds, ..OpeningClaim::default() });
    /// assert_eq!(judge(&Engine::default(), &table, &claim).allowed, Some(true));
    /// assert_eq!(impossible(&table, &claim.rack(&table))[0].kind.code(), "too-many-copies");
    /// ```
    pub fn rack(&self, table: &Table) -> Rack {
        let (laid, on_table) = self.lists();
        let in_melds = on_table.into_iter().chain(laid).flat_map(|melds| melds.0.iter().flatten());
        // The claim names an exchanged okey twice: in the meld from which the player took it, and among the tiles that
        // the player then used. Count it once.
        let mut taken_off = match self {
            Self::Finish(claim) => claim.swapped.len(),
            _ => 0,
        };
        let lies = |tile: &Tile| {
            let off = taken_off > 0 && table.is_okey(*tile);
            taken_off -= usize::from(off);
            !off
        };
        in_melds.filter_map(|laid| tile_of(table, laid)).filter(lies).chain(self.tiles()).collect()
    }
}

impl ClaimKind {
    /// Returns true if a claim of this kind makes sense in this game.
    pub(crate) const fn is_of(self, game: Game) -> bool {
        match game {
            Game::Yuzbir => true,
            Game::Classic => !matches!(self, Self::Opening | Self::Pairs | Self::Layoff | Self::Swap),
            Game::Chains => matches!(self, Self::Finish | Self::Meld | Self::Irregular),
        }
    }
}
