//! The actions of a turn, as a record writes them.

use std::fmt;

use super::keyword::Verb;
use crate::notation::{LaidMelds, LaidTile};
use crate::table::Symbol;
use crate::tiles::Tile;
use crate::words::Language;

/// One action of a turn.
///
/// Its `Display` is its canonical text, such as `add O*=R9 to 1`. An unrecorded tile is `None`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Action {
    /// A tile from the stock.
    Draw(Option<Symbol>),
    /// The left neighbour's last discard; `None`: any tile that is there.
    Take(Option<Symbol>),
    /// The indicator's twin is shown.
    Show(Symbol),
    /// The opening.
    Open(LaidMelds),
    /// New melds of an opened player, or melds that mend a faulty opening.
    Lay(LaidMelds),
    /// A faulty opening is taken back.
    Gather,
    /// Tiles are laid off.
    Add {
        /// The tiles, each with the face it stands for if declared.
        tiles: Vec<LaidTile>,
        /// The meld's number; `None`: the only meld that takes them.
        to: Option<u32>,
    },
    /// Tiles are put in the place of an okey, and the player takes the okey.
    Swap {
        /// The tiles.
        tiles: Vec<Symbol>,
        /// The meld's number; `None`: the only meld with such an okey.
        at: Option<u32>,
    },
    /// The last tile laid off comes back.
    Undo,
    /// The tile taken goes back.
    PutBack,
    /// The discard just thrown was playable (işlek).
    Claim(Symbol),
    /// A tile is thrown, which ends the turn.
    Throw(Symbol),
    /// The last tile is thrown, which ends the hand.
    Finish {
        /// The tile.
        tile: Symbol,
        /// The layout of the other tiles, if named.
        with: Option<LaidMelds>,
    },
}

impl Action {
    /// Returns taking the left neighbour's last discard if it is this tile, else drawing it from the stock.
    pub fn draw_or_take(taken: Option<Tile>) -> Self {
        taken.map_or(Self::Draw(None), |tile| Self::Take(Some(Symbol::Tile(tile))))
    }

    /// Returns throwing a tile.
    pub const fn throw(tile: Tile) -> Self {
        Self::Throw(Symbol::Tile(tile))
    }

    /// Returns finishing with this tile; the layout of the other tiles is not named.
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

    /// Returns true if it ends its player's turn.
    pub const fn ends_turn(&self) -> bool {
        matches!(self, Self::Throw(_) | Self::Finish { .. })
    }
}

impl Action {
    /// Returns its text in a language; a record accepts both: `işle O*=R9 1` for `add O*=R9 to 1`.
    pub fn text_in(&self, language: Language) -> String {
        let [english, turkish] = self.verb().names();
        let (verb, to, at, with) = match language {
            Language::En => (english, " to", " at", " with"),
            Language::Tr => (turkish, "", "", " :"),
        };
        let behind = match self {
            Self::Draw(None) => " ?".to_owned(),
            Self::Take(None) | Self::Gather | Self::Undo | Self::PutBack => String::new(),
            Self::Draw(Some(tile))
            | Self::Take(Some(tile))
            | Self::Show(tile)
            | Self::Claim(tile)
            | Self::Throw(tile)
            | Self::Finish { tile, with: None } => format!(" {tile}"),
            Self::Open(melds) | Self::Lay(melds) => format!(" {melds}"),
            Self::Add { tiles, to: meld } => {
                spaced(tiles) + &meld.map(|meld| format!("{to} {meld}")).unwrap_or_default()
            }
            Self::Swap { tiles, at: meld } => {
                spaced(tiles) + &meld.map(|meld| format!("{at} {meld}")).unwrap_or_default()
            }
            Self::Finish { tile, with: Some(melds) } => format!(" {tile}{with} {melds}"),
        };
        format!("{verb}{behind}")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text_in(Language::En))
    }
}

/// Joins items, with a blank before each.
fn spaced(words: &[impl fmt::Display]) -> String {
    words.iter().flat_map(|word| [" ".to_owned(), word.to_string()]).collect()
}
