//! The actions that a turn of a record can contain.

use std::fmt;

use super::keyword::Verb;
use crate::notation::{LaidMelds, LaidTile, Letters};
use crate::table::Symbol;
use crate::tiles::Tile;
use crate::words::Language;

/// One action of a turn.
///
/// `Display` writes the action in the standard form, such as `add O*=R9 to 1`. A field is `None` if the record does not
/// name the tile, the meld or the layout.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Action {
    /// The player draws a tile from the stock.
    Draw(Option<Symbol>),
    /// The player takes the left neighbour's last discard.
    Take(Option<Symbol>),
    /// The player shows a tile with the same face as the indicator.
    Show(Symbol),
    /// The player opens with these melds.
    Open(LaidMelds),
    /// The player lays melds after opening, or corrects a faulty opening with them.
    Lay(LaidMelds),
    /// The player takes a faulty opening back to the rack.
    Gather,
    /// The player lays off tiles onto a meld.
    Add {
        /// The tiles. An okey may declare the face it stands for.
        tiles: Vec<LaidTile>,
        /// The number of the meld that the tiles join.
        to: Option<u32>,
    },
    /// The player exchanges tiles for an okey on the table.
    Swap {
        /// The tiles that the player puts down.
        tiles: Vec<Symbol>,
        /// The number of the meld with the okey.
        at: Option<u32>,
    },
    /// The player takes back the tile that was laid off last.
    Undo,
    /// The player puts back the discard taken from the left neighbour.
    PutBack,
    /// The player claims that the last discard was playable (işlek): it could have been laid off onto a meld.
    Claim(Symbol),
    /// The player throws a tile, which ends the turn.
    Throw(Symbol),
    /// The player throws a tile and declares that this ends the hand.
    Finish {
        /// The thrown tile.
        tile: Symbol,
        /// The layout of the remaining tiles.
        with: Option<LaidMelds>,
    },
}

impl Action {
    /// Returns the action of taking `taken`, or of drawing an unknown tile if it is `None`.
    pub(crate) fn draw_or_take(taken: Option<Tile>) -> Self {
        taken.map_or(Self::Draw(None), |tile| Self::Take(Some(Symbol::Tile(tile))))
    }

    /// Returns the action of throwing `tile`.
    pub const fn throw(tile: Tile) -> Self {
        Self::Throw(Symbol::Tile(tile))
    }

    /// Returns the action of finishing by throwing `tile`, without a layout.
    pub const fn finish(tile: Tile) -> Self {
        Self::Finish { tile: Symbol::Tile(tile), with: None }
    }

    pub(super) const fn verb(&self) -> Verb {
        match self {
            Self::Draw(_) => Verb::Draw,
            Self::Take(_) => Verb::Take,
            Self::Show(_) => Verb::Show,
            Self::Open(_) => Verb::Open,
            Self::Lay(_) => Verb::Lay,
            Self::Gather => Verb::Gather,
            Self::Add { .. } => Verb::Add,
            Self::Swap { .. } => Verb::Swap,
            Self::Undo => Verb::Undo,
            Self::PutBack => Verb::PutBack,
            Self::Claim(_) => Verb::Claim,
            Self::Throw(_) => Verb::Throw,
            Self::Finish { .. } => Verb::Finish,
        }
    }

    /// Returns true if the player puts tiles from the rack on the table, other than the discard of an ordinary turn.
    pub(crate) const fn lays(&self) -> bool {
        matches!(self, Self::Open(_) | Self::Lay(_) | Self::Add { .. } | Self::Swap { .. } | Self::Finish { .. })
    }

    pub(crate) const fn ends_turn(&self) -> bool {
        matches!(self, Self::Throw(_) | Self::Finish { .. })
    }
}

impl Action {
    /// Returns the text of the action: in English `add O*=R9 to 1`, in Turkish `işle O*=R9 1`.
    pub(crate) fn text_in(&self, language: Language, letters: Letters) -> String {
        let [english, turkish] = self.verb().names();
        let (verb, to, at, with) = match language {
            Language::En => (english, " to", " at", " with"),
            Language::Tr => (turkish, "", "", " :"),
        };
        let number = |before: &str, meld: &Option<u32>| meld.map(|meld| format!("{before} {meld}")).unwrap_or_default();
        let behind = match self {
            Self::Draw(None) => " ?".to_owned(),
            Self::Take(None) | Self::Gather | Self::Undo | Self::PutBack => String::new(),
            Self::Draw(Some(tile))
            | Self::Take(Some(tile))
            | Self::Show(tile)
            | Self::Claim(tile)
            | Self::Throw(tile)
            | Self::Finish { tile, with: None } => format!(" {}", letters.symbol(*tile)),
            Self::Open(melds) | Self::Lay(melds) => format!(" {}", melds.spelt(letters)),
            Self::Add { tiles, to: meld } => {
                let tiles: Vec<String> = tiles.iter().map(|tile| tile.spelt(letters)).collect();
                format!(" {}{}", tiles.join(" "), number(to, meld))
            }
            Self::Swap { tiles, at: meld } => {
                let tiles: Vec<String> = tiles.iter().map(|tile| letters.symbol(*tile)).collect();
                format!(" {}{}", tiles.join(" "), number(at, meld))
            }
            Self::Finish { tile, with: Some(melds) } => {
                format!(" {}{with} {}", letters.symbol(*tile), melds.spelt(letters))
            }
        };
        format!("{verb}{behind}")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text_in(Language::En, Letters::Krby))
    }
}
