//! What is claimed, as it happened at the table.

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
        /// May the left neighbour's discard be taken so?
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

    /// Which discards somebody looks at (`discard.looking`).
    Pile {
        /// All of them, whoever threw them.
        All = "all",
        /// The player's own.
        Own = "own",
    }

    /// How a playable discard was claimed (`discard.claim`).
    PlayableCall {
        /// By an opponent, naming colour and number, before the thrower noticed and before anyone drew.
        InTime = "in-time",
        /// After somebody had drawn from the stock.
        Late = "late",
        /// Without naming colour and number.
        Unnamed = "unnamed",
        /// After the thrower himself had noticed.
        Noticed = "noticed",
    }

    /// Whether anyone saw a discard that its thrower wants back (`discard.final`).
    Sight {
        /// Another player has seen its colour and number.
        Seen = "seen",
        /// Nobody has.
        Unseen = "unseen",
    }

    /// What no source decides (`irregular.*`).
    Irregularity {
        /// A rack with a tile too many or too few.
        Count = "count",
        /// A turn out of order.
        Turn = "turn",
        /// A tile shown by accident.
        Exposed = "exposed",
    }

    /// Whose discard was taken.
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
    /// A tile put down for an okey.
    Swap(SwapClaim),
    /// A neighbour's discard taken.
    Take(TakeClaim),
    /// A tile shown as the indicator's twin.
    Indicator(IndicatorClaim),
    /// A foul called by name.
    Foul(FoulClaim),
    /// Tiles left at the end.
    Left(LeftClaim),
    /// Tiles said to be a meld.
    Meld(LaidMelds),
    /// Discards looked at.
    Look(LookClaim),
    /// Something no source decides.
    Irregular(Irregularity),
}

/// A hand laid down as a win.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FinishClaim {
    /// The melds; in 101 all of the player's, whenever they were laid.
    pub melds: LaidMelds,
    /// The tile thrown; `None`: none was left.
    pub thrown: Option<Tile>,
    /// 101: the tiles laid off.
    pub laid_off: Vec<Tile>,
    /// 101: the melds that lay on the table already; `None` where that was not told.
    pub on_table: Option<LaidMelds>,
    /// Whether it is the starter's first turn.
    pub first_turn: bool,
    /// 101: what the player had opened with in an earlier turn.
    pub opened: Option<Opened>,
    /// 101: whether somebody else has opened, a partner included.
    pub others_opened: bool,
    /// 101: whether both okeys were the last two tiles.
    pub devam: bool,
    /// 101: the highest opening before, where openings rise.
    pub highest: Option<u32>,
    /// 101: the tile taken from the left in this turn.
    pub taken: Option<Tile>,
    /// Whether that tile was the last discard, thrown with the stock empty.
    pub last_discard: bool,
}

impl FinishClaim {
    /// Whether somebody had opened before this turn, told or shown: by the melds on the table, or a highest opening.
    pub fn anybody_opened(&self) -> bool {
        self.opened.is_some() || self.others_opened || shows_opening(self.on_table.as_ref(), self.highest)
    }
}

/// Whether melds on the table or a highest opening show that somebody has opened.
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
    /// The bar the players agree on, where it is not the table's.
    pub bar: Option<u32>,
    /// The highest opening before, of all players or of the opponents as the table counts it.
    pub highest: Option<u32>,
    /// What the player had opened with in an earlier turn.
    pub opened: Option<Opened>,
    /// Whether somebody else has opened; `None` where that was not told.
    pub others_opened: Option<bool>,
    /// How many tiles the player held before laying; `None` where that was not told.
    pub held: Option<usize>,
    /// The melds on the table; `None` where they were not told.
    pub on_table: Option<LaidMelds>,
}

impl OpeningClaim {
    /// Whether somebody else had opened before, told or shown: by the melds on the table, or a highest opening.
    pub fn anybody_opened(&self) -> bool {
        self.others_opened == Some(true) || shows_opening(self.on_table.as_ref(), self.highest)
    }
}

/// A tile thrown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscardClaim {
    /// The tile.
    pub tile: Tile,
    /// The melds on the table; `None` where they were not told.
    pub on_table: Option<LaidMelds>,
    /// Whether it was the last tile, the one that ends the hand.
    pub last: bool,
    /// How it was claimed; `None`: it was not.
    pub called: Option<PlayableCall>,
    /// Whether its thrower wants it back, and whether anyone had seen it by then.
    pub withdrawn: Option<Sight>,
}

/// Tiles laid off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LayoffClaim {
    /// The tiles, as one list.
    pub tiles: LaidMelds,
    /// The melds they go to.
    pub onto: LaidMelds,
    /// What the player has opened with.
    pub opened: Option<Opened>,
    /// Whether the player opened in this very turn.
    pub same_turn: bool,
    /// Whether they are taken back.
    pub undo: bool,
}

/// A tile put down for an okey.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwapClaim {
    /// The tiles put down.
    pub tiles: Vec<Tile>,
    /// The melds with the okey.
    pub from: LaidMelds,
    /// What the player has opened with.
    pub opened: Option<Opened>,
    /// Whether the player opened in this very turn.
    pub same_turn: bool,
    /// Whether the player exchanged an okey in this turn already.
    pub again: bool,
}

/// A neighbour's discard taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeClaim {
    /// The tile.
    pub tile: Tile,
    /// What became of it.
    pub then: Taken,
    /// What the player has opened with.
    pub opened: Option<Opened>,
    /// Whose discard it was.
    pub from: Neighbour,
    /// Whether its thrower goes for pairs.
    pub pairs_goer: bool,
    /// Whether it was the last discard, thrown with the stock empty.
    pub last_discard: bool,
    /// The highest opening before, where openings rise.
    pub highest: Option<u32>,
    /// The melds on the table; `None` where they were not told.
    pub on_table: Option<LaidMelds>,
}

/// What became of a tile that was taken.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Taken {
    /// That was not told.
    Untold,
    /// It was kept on the rack.
    Kept,
    /// It was put back.
    PutBack,
    /// These melds were laid with it.
    Opens(LaidMelds),
    /// It was laid off on these melds.
    Onto(LaidMelds),
}

/// A tile shown as the indicator's twin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndicatorClaim {
    /// The tile.
    pub tile: Tile,
    /// Whether it was shown after the player's first discard.
    pub late: bool,
    /// Whether it was shown after the player's first draw.
    pub drawn: bool,
    /// The points another player has, where that is asked.
    pub balance: Option<u32>,
}

/// A foul called by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoulClaim {
    /// The foul.
    pub foul: Foul,
    /// How the hand was finished.
    pub how: Vec<FinishKind>,
    /// How a playable discard was claimed, where that was told.
    pub called: Option<PlayableCall>,
}

/// Tiles left at the end of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LeftClaim {
    /// The tiles.
    pub tiles: Tiles,
    /// What their owner has opened with.
    pub opened: Option<Opened>,
    /// How the hand was finished.
    pub how: Vec<FinishKind>,
    /// Whether the stock ran out.
    pub exhausted: bool,
    /// Whether all four had opened with pairs.
    pub all_pairs: bool,
    /// Whether their owner had announced pairs.
    pub announced: bool,
}

impl LeftClaim {
    /// Whether the tiles count at a table and none is told: whoever has some left has at least one.
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
    /// Which.
    pub pile: Pile,
    /// What the player has opened with.
    pub opened: Option<Opened>,
    /// Whether the player has thrown in this turn already.
    pub thrown: bool,
}

impl Claim {
    /// The question it answers.
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

    /// The melds the claim is about, as they were laid.
    pub const fn melds(&self) -> Option<&LaidMelds> {
        if self.is_on_table() { self.lying() } else { self.laid() }
    }

    /// What the player whose claim it is laid.
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

    /// What lies on the table already, as far as it is told.
    const fn lying(&self) -> Option<&LaidMelds> {
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

    /// The tiles the claim is about besides its melds.
    pub fn tiles(&self) -> Vec<Tile> {
        match self {
            Self::Finish(claim) => claim.laid_off.iter().copied().chain(claim.thrown).collect(),
            Self::Discard(claim) => vec![claim.tile],
            Self::Swap(claim) => claim.tiles.clone(),
            Self::Take(claim) if !matches!(claim.then, Taken::Opens(_)) => vec![claim.tile],
            Self::Indicator(claim) => vec![claim.tile],
            Self::Left(claim) => claim.tiles.iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Whether the ruling hangs on which tile is the okey, where none of the tiles is written as an okey or a false
    /// joker.
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

    /// Whether its melds lie on the table already, whoever laid them.
    pub const fn is_on_table(&self) -> bool {
        matches!(
            self,
            Self::Discard(_) | Self::Layoff(_) | Self::Swap(_) | Self::Take(TakeClaim { then: Taken::Onto(_), .. })
        )
    }

    /// What the player had opened with before, where that matters to the question.
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

    /// The tiles of the player whose claim it is, as far as it names them.
    pub fn held(&self, table: &Table) -> Tiles {
        let laid = self.laid().into_iter().flat_map(|melds| melds.0.iter().flatten());
        laid.filter_map(|laid| tile_of(table, laid)).chain(self.tiles()).collect()
    }

    /// Every tile that the claim names, those on the table too. [`judge`](super::judge) believes what it is told;
    /// whether so many of them can lie on one table, [`impossible`](crate::impossible) says.
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
        let lying =
            self.lying().into_iter().flat_map(|melds| melds.0.iter().flatten()).filter_map(|laid| tile_of(table, laid));
        self.held(table).iter().chain(lying).collect()
    }
}

impl Question {
    /// Whether the question means something in this game.
    pub const fn is_of(self, game: Game) -> bool {
        match game {
            Game::Yuzbir => true,
            Game::Classic => !matches!(self, Self::Opening | Self::Pairs | Self::Layoff | Self::Swap | Self::Look),
            Game::Chains => matches!(self, Self::Finish | Self::Meld | Self::Irregular),
        }
    }
}
