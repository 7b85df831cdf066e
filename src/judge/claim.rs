//! Claims: a player's report of what happened at the table.

use super::readings::tile_of;
use crate::hand::Rack;
use crate::notation::LaidMelds;
use crate::score::{FinishKind, Foul, Opened, tiles_count};
use crate::table::{FourPairs, Game, Table};
use crate::tiles::{Tile, Tiles};
use crate::words::named;

named! {
    /// The questions a referee is asked.
    Question {
        /// Is this layout a win?
        Finish = "finish",
        /// Does it open?
        Opening = "opening",
        /// Do these pairs open?
        Pairs = "pairs",
        /// May this tile be thrown?
        Discard = "discard",
        /// May these tiles be laid off?
        Layoff = "layoff",
        /// May the okey be taken for this tile?
        Swap = "swap",
        /// May this discard be taken?
        Take = "take",
        /// May this indicator be shown?
        Indicator = "indicator",
        /// What does this foul cost?
        Foul = "foul",
        /// What do the tiles left cost?
        Left = "left",
        /// Is this a meld, and as what?
        Meld = "meld",
        /// May discards be looked at?
        Look = "look",
        /// What follows from an irregularity that no rule decides?
        Irregular = "irregular",
    }

    /// The discards a player looks at (`discard.looking`).
    Pile {
        /// All discards.
        All = "all",
        /// The player's own discards.
        Own = "own",
    }

    /// How a playable discard was claimed (`discard.claim`).
    PlayableCall {
        /// By an opponent, with colour and number, before the thrower noticed and before the next draw.
        InTime = "in-time",
        /// After the next draw.
        Late = "late",
        /// Without naming colour and number.
        Unnamed = "unnamed",
        /// After the thrower had noticed.
        Noticed = "noticed",
    }

    /// True if another player saw a discard that its thrower wants back (`discard.final`).
    Visibility {
        /// Another player has seen its colour and number.
        Seen = "seen",
        /// No player has.
        Unseen = "unseen",
    }

    /// Irregularities that no source decides (`irregular.*`).
    Irregularity {
        /// A rack with a tile too many or too few.
        Count = "count",
        /// A turn out of order.
        Turn = "turn",
        /// A tile shown by accident.
        Exposed = "exposed",
    }

    /// The neighbour whose discard was taken.
    Neighbour {
        /// The left neighbour's.
        Left = "left",
        /// The right neighbour's.
        Right = "right",
    }
}

/// A claim to rule on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Claim {
    /// A hand laid down as a win.
    Finish(FinishClaim),
    /// Melds laid to open.
    Opening(OpeningClaim),
    /// Pairs laid to open.
    Pairs(OpeningClaim),
    /// A tile thrown.
    Discard(DiscardClaim),
    /// Tiles laid off.
    Layoff(LayoffClaim),
    /// A tile put in the place of an okey.
    Swap(SwapClaim),
    /// A neighbour's discard taken.
    Take(TakeClaim),
    /// A tile shown as the indicator's twin.
    Indicator(IndicatorClaim),
    /// A foul called by name.
    Foul(FoulClaim),
    /// Tiles left at the end.
    Left(LeftClaim),
    /// Tiles declared to be a meld.
    Meld(LaidMelds),
    /// Discards looked at.
    Look(LookClaim),
    /// An irregularity that no source decides.
    Irregular(Irregularity),
}

/// A hand laid down as a win.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of the turn, and any may be true")]
pub struct FinishClaim {
    /// The melds; in 101 all of the player's melds, from earlier turns too.
    pub melds: LaidMelds,
    /// The thrown tile; `None` if none was left.
    pub thrown: Option<Tile>,
    /// 101: the tiles laid off.
    pub laid_off: Vec<Tile>,
    /// 101: the melds on the table before; `None` if unknown.
    pub on_table: Option<LaidMelds>,
    /// True on the starter's first turn.
    pub first_turn: bool,
    /// 101: the player's opening in an earlier turn.
    pub opened: Option<Opened>,
    /// 101: true if another player has opened, a partner included.
    pub others_opened: bool,
    /// 101: true if the last two tiles were both okeys.
    pub devam: bool,
    /// 101: the highest earlier opening, at tables where openings rise.
    pub highest: Option<u32>,
    /// 101: the tile taken from the left in this turn.
    pub taken: Option<Tile>,
    /// True if that tile was the last discard, thrown with the stock empty.
    pub last_discard: bool,
    /// 101: the tiles put down for okeys in this turn; the okeys are among the tiles laid, laid off or thrown.
    pub swapped: Vec<Tile>,
}

impl FinishClaim {
    /// Returns true if a player had opened before this turn, as stated or as shown by the melds on the table or a
    /// highest opening.
    pub fn anybody_opened(&self) -> bool {
        self.opened.is_some() || self.others_opened || shows_opening(self.on_table.as_ref(), self.highest)
    }
}

/// Returns true if melds on the table or a highest opening show that a player has opened.
fn shows_opening(on_table: Option<&LaidMelds>, highest: Option<u32>) -> bool {
    on_table.is_some_and(|melds| !melds.0.is_empty()) || highest.is_some_and(|highest| highest > 0)
}

/// Melds laid to open.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OpeningClaim {
    /// The melds.
    pub melds: LaidMelds,
    /// The tile taken from the left.
    pub taken: Option<Tile>,
    /// The agreed bar, if it differs from the table's.
    pub bar: Option<u32>,
    /// The highest earlier opening, of all players or of the opponents, as the table counts it.
    pub highest: Option<u32>,
    /// The player's opening in an earlier turn.
    pub opened: Option<Opened>,
    /// True if another player has opened; `None` if unknown.
    pub others_opened: Option<bool>,
    /// The number of tiles held before laying; `None` if unknown.
    pub held: Option<usize>,
    /// The melds on the table; `None` if unknown.
    pub on_table: Option<LaidMelds>,
}

impl OpeningClaim {
    /// Returns true if another player had opened before, as stated or as shown by the melds on the table or a highest
    /// opening.
    pub fn anybody_opened(&self) -> bool {
        self.others_opened == Some(true) || shows_opening(self.on_table.as_ref(), self.highest)
    }
}

/// A tile thrown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscardClaim {
    /// The tile.
    pub tile: Tile,
    /// The melds on the table; `None` if unknown.
    pub on_table: Option<LaidMelds>,
    /// True if it was the last tile, which ends the hand.
    pub last: bool,
    /// The claim on it; `None` if there was none.
    pub called: Option<PlayableCall>,
    /// If the thrower wants the tile back: who had seen it.
    pub withdrawn: Option<Visibility>,
}

/// Tiles laid off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayoffClaim {
    /// The tiles, as one list.
    pub tiles: LaidMelds,
    /// The melds they go onto.
    pub onto: LaidMelds,
    /// The player's kind of opening.
    pub opened: Option<Opened>,
    /// True if the player opened in this turn.
    pub same_turn: bool,
    /// True if they are taken back.
    pub undo: bool,
}

/// A tile put in the place of an okey.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwapClaim {
    /// The tiles put down.
    pub tiles: Vec<Tile>,
    /// The melds with the okey.
    pub from: LaidMelds,
    /// The player's kind of opening.
    pub opened: Option<Opened>,
    /// True if the player opened in this turn.
    pub same_turn: bool,
    /// True if the player already exchanged an okey in this turn.
    pub again: bool,
}

/// A neighbour's discard taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeClaim {
    /// The tile.
    pub tile: Tile,
    /// The use made of it.
    pub then: Taken,
    /// The player's kind of opening.
    pub opened: Option<Opened>,
    /// True if the player opened in this turn, after taking the tile.
    pub same_turn: bool,
    /// The neighbour whose discard it was.
    pub from: Neighbour,
    /// True if its thrower goes for pairs.
    pub pairs_goer: bool,
    /// True if it was the last discard, thrown with the stock empty.
    pub last_discard: bool,
    /// The highest earlier opening, at tables where openings rise.
    pub highest: Option<u32>,
    /// The melds on the table; `None` if unknown.
    pub on_table: Option<LaidMelds>,
}

impl TakeClaim {
    /// Returns what the player had opened with when the tile was taken.
    pub fn opened_before(&self) -> Option<Opened> {
        self.opened.filter(|_| !self.same_turn)
    }
}

/// The use made of a taken tile.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Taken {
    /// Unknown.
    Unspecified,
    /// It stayed on the rack.
    Kept,
    /// It was put back.
    PutBack,
    /// These melds were laid with it.
    Opens(LaidMelds),
    /// It was laid off on these melds, or put down for an okey in one of them.
    Onto(LaidMelds),
}

/// A tile shown as the indicator's twin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndicatorClaim {
    /// The tile.
    pub tile: Tile,
    /// True if it was shown after the player's first discard.
    pub late: bool,
    /// True if it was shown after the player's first draw.
    pub drawn: bool,
    /// The points of another player, if the question is about that player.
    pub balance: Option<u32>,
}

/// A foul called by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoulClaim {
    /// The foul.
    pub foul: Foul,
    /// The finish of the hand.
    pub how: Vec<FinishKind>,
    /// The claim on a playable discard, if known.
    pub called: Option<PlayableCall>,
}

/// Tiles left at the end of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LeftClaim {
    /// The tiles.
    pub tiles: Tiles,
    /// Their owner's kind of opening.
    pub opened: Option<Opened>,
    /// The finish of the hand.
    pub how: Vec<FinishKind>,
    /// True if the stock ran out.
    pub exhausted: bool,
    /// True if all four had opened with pairs.
    pub all_pairs: bool,
    /// True if their owner announced pairs.
    pub announced: bool,
}

impl LeftClaim {
    /// Returns true if tiles left count at a table and none is given: the owner holds at least one.
    pub fn lacks_tiles(&self, table: &Table) -> bool {
        let profile = table.profile();
        let void = self.all_pairs && profile.four_pairs == FourPairs::Void;
        let yuzbir = profile.game == Game::Yuzbir && !void;
        yuzbir && self.tiles.is_empty() && tiles_count(profile, self.opened, self.exhausted)
    }
}

/// Discards looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookClaim {
    /// The discards.
    pub pile: Pile,
    /// The player's kind of opening.
    pub opened: Option<Opened>,
    /// True if the player has thrown in this turn.
    pub thrown: bool,
}

impl Claim {
    /// Returns the question it answers.
    pub const fn question(&self) -> Question {
        match self {
            Self::Finish(_) => Question::Finish,
            Self::Opening(_) => Question::Opening,
            Self::Pairs(_) => Question::Pairs,
            Self::Discard(_) => Question::Discard,
            Self::Layoff(_) => Question::Layoff,
            Self::Swap(_) => Question::Swap,
            Self::Take(_) => Question::Take,
            Self::Indicator(_) => Question::Indicator,
            Self::Foul(_) => Question::Foul,
            Self::Left(_) => Question::Left,
            Self::Meld(_) => Question::Meld,
            Self::Look(_) => Question::Look,
            Self::Irregular(_) => Question::Irregular,
        }
    }

    /// Returns the melds of the claim, as laid.
    pub const fn melds(&self) -> Option<&LaidMelds> {
        if self.is_on_table() { self.melds_on_table() } else { self.laid() }
    }

    /// Returns the melds that the claiming player laid.
    const fn laid(&self) -> Option<&LaidMelds> {
        match self {
            Self::Finish(FinishClaim { melds, .. })
            | Self::Opening(OpeningClaim { melds, .. })
            | Self::Pairs(OpeningClaim { melds, .. })
            | Self::Layoff(LayoffClaim { tiles: melds, .. })
            | Self::Meld(melds)
            | Self::Take(TakeClaim { then: Taken::Opens(melds), .. }) => Some(melds),
            _ => None,
        }
    }

    /// Returns the melds on the table before, as far as known.
    const fn melds_on_table(&self) -> Option<&LaidMelds> {
        match self {
            Self::Finish(FinishClaim { on_table, .. })
            | Self::Opening(OpeningClaim { on_table, .. })
            | Self::Pairs(OpeningClaim { on_table, .. })
            | Self::Discard(DiscardClaim { on_table, .. })
            | Self::Take(TakeClaim { then: Taken::Opens(_), on_table, .. }) => on_table.as_ref(),
            Self::Layoff(LayoffClaim { onto: melds, .. })
            | Self::Swap(SwapClaim { from: melds, .. })
            | Self::Take(TakeClaim { then: Taken::Onto(melds), .. }) => Some(melds),
            _ => None,
        }
    }

    /// Returns the tiles of the claim that are not in melds.
    pub fn tiles(&self) -> Vec<Tile> {
        match self {
            Self::Finish(claim) => claim.swapped.iter().chain(&claim.laid_off).copied().chain(claim.thrown).collect(),
            Self::Discard(claim) => vec![claim.tile],
            Self::Swap(claim) => claim.tiles.clone(),
            Self::Take(claim) if !matches!(claim.then, Taken::Opens(_)) => vec![claim.tile],
            Self::Indicator(claim) => vec![claim.tile],
            Self::Left(claim) => claim.tiles.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Returns true if the ruling depends on the okey although no tile is written as an okey or a false joker.
    pub fn hangs_on_okey(&self) -> bool {
        match self {
            Self::Discard(claim) => claim.withdrawn.is_none(),
            Self::Take(claim) => {
                claim.from == Neighbour::Left && matches!(claim.then, Taken::Opens(_) | Taken::Onto(_))
            }
            Self::Left(claim) => !claim.tiles.is_empty(),
            Self::Meld(_) | Self::Foul(_) | Self::Look(_) | Self::Irregular(_) => false,
            _ => true,
        }
    }

    /// Returns true if its melds were on the table before.
    pub const fn is_on_table(&self) -> bool {
        matches!(
            self,
            Self::Discard(_) | Self::Layoff(_) | Self::Swap(_) | Self::Take(TakeClaim { then: Taken::Onto(_), .. })
        )
    }

    /// Returns the player's earlier opening, if the question depends on it.
    pub const fn opened(&self) -> Option<Option<Opened>> {
        match self {
            Self::Finish(FinishClaim { opened: Some(opened), .. })
            | Self::Opening(OpeningClaim { opened: Some(opened), .. })
            | Self::Pairs(OpeningClaim { opened: Some(opened), .. }) => Some(Some(*opened)),
            Self::Layoff(claim) => Some(claim.opened),
            Self::Swap(claim) => Some(claim.opened),
            Self::Take(claim) => Some(claim.opened),
            Self::Left(claim) => Some(claim.opened),
            Self::Look(claim) => Some(claim.opened),
            _ => None,
        }
    }

    /// Returns the claiming player's tiles, as far as the claim names them.
    pub fn held(&self, table: &Table) -> Tiles {
        let laid = self.laid().into_iter().flat_map(|melds| melds.0.iter().flatten());
        laid.filter_map(|laid| tile_of(table, laid)).chain(self.tiles()).collect()
    }

    /// Returns every tile that the claim names, those on the table too. [`judge`](super::judge) believes the claim;
    /// [`impossible`](crate::impossible) says whether a table can hold these tiles.
    ///
    /// ```
    /// use okey::judge::{Claim, OpeningClaim, judge};
    /// use okey::notation::{self, Letters};
    /// use okey::{Profile, Table, Variant, impossible};
    ///
    /// let table = Table::unturned(Profile::new(Variant::Yuzbir));
    /// let melds = notation::melds("K10-13 / K10-13 / K10-13", Letters::Krby).expect("melds");
    /// let claim = Claim::Opening(OpeningClaim { melds, ..OpeningClaim::default() });
    /// assert_eq!(judge(&table, &claim).allowed, Some(true));
    /// assert_eq!(impossible(&table, &claim.rack(&table))[0].kind.code(), "too-many-copies");
    /// ```
    pub fn rack(&self, table: &Table) -> Rack {
        let melds_on_table = self
            .melds_on_table()
            .into_iter()
            .flat_map(|melds| melds.0.iter().flatten())
            .filter_map(|laid| tile_of(table, laid));
        // An okey that was taken off a meld is laid or thrown as well: it is there once.
        let mut taken_off = match self {
            Self::Finish(claim) => claim.swapped.len(),
            _ => 0,
        };
        let lies = |tile: &Tile| {
            let off = taken_off > 0 && table.is_okey(*tile);
            taken_off -= usize::from(off);
            !off
        };
        self.held(table).iter().chain(melds_on_table.filter(lies)).collect()
    }
}

impl Question {
    /// Returns true if the question is meaningful in this game.
    pub const fn is_of(self, game: Game) -> bool {
        match game {
            Game::Yuzbir => true,
            Game::Classic => !matches!(self, Self::Opening | Self::Pairs | Self::Layoff | Self::Swap),
            Game::Chains => matches!(self, Self::Finish | Self::Meld | Self::Irregular),
        }
    }
}
