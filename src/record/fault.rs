//! What can be wrong with the text of a record.

use crate::hand::HandFault;
use crate::notation::NotationFault;
use crate::score::ScoreFault;
use crate::table::{ProfileFault, TableFault};
use crate::tiles::Tile;
use crate::words::{Clause, kinds, nearest_player};

/// The kinds of fault a record can have. Each names a line that has it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordFault {
    /// `indicator Q7`: tiles that cannot be read.
    Notation(NotationFault),
    /// `game okay`, `set run_warp=true`: no such rules.
    Profile(ProfileFault),
    /// An indicator that does not fit the game.
    Table(TableFault),
    /// Tiles that are not in the set.
    Hand(HandFault),
    /// Names and fouls that no hand has.
    Score(ScoreFault),
    /// A file without a line that says anything.
    Empty,
    /// `record 2`: a version that is not known yet.
    Version {
        /// The version.
        version: u32,
    },
    /// `indicater R5`: a line that begins with no keyword.
    UnknownKeyword {
        /// The word.
        word: String,
        /// The nearest keyword there is.
        nearest: Option<&'static str>,
    },
    /// `Ali: drow K4`: an action that there is not.
    UnknownAction {
        /// The word.
        word: String,
        /// The nearest action there is.
        nearest: Option<&'static str>,
    },
    /// `Aly: draw K4`: somebody who is not named among the players.
    UnknownPlayer {
        /// The name.
        name: String,
        /// The place of the one who may have been meant.
        nearest: Option<u8>,
        /// All players.
        players: Vec<String>,
    },
    /// `Ali: draw K4` without a line `players` before it.
    PlayersMissing,
    /// `players Ali Ayşe`: not four of them.
    PlayersCount {
        /// How many there are.
        found: usize,
    },
    /// `game 101` twice.
    Twice {
        /// The keyword.
        keyword: &'static str,
    },
    /// `points Ali 4 Ali 5`
    PlayerTwice {
        /// The player.
        name: String,
    },
    /// `set open.sum=91` after the first hand has begun.
    TooLate {
        /// The keyword.
        keyword: &'static str,
    },
    /// `rack`: no name follows.
    NameMissing,
    /// `game`: no word follows.
    WordMissing,
    /// `indicator`, `Ali: throw`: no tile follows.
    TilesMissing,
    /// `rack Ali ?x99`: not a number of unknown tiles.
    UnknownTiles {
        /// The word.
        word: String,
    },
    /// `left Ali K1 ?`: an unknown tile where tiles must be known.
    TileUnknown,
    /// `points Ali`: no number follows.
    FigureMissing,
    /// `points Ali many`: no number.
    NotAFigure {
        /// The word.
        word: String,
    },
    /// `points Ali 9999999999`: more than is ever at stake.
    FigureOutOfBounds {
        /// The smallest there may be.
        least: i64,
        /// The largest there may be.
        most: i64,
    },
    /// `end of game`: a word too many.
    Unexpected {
        /// The word.
        word: String,
    },
    /// `players "Ali`: a quote that nothing closes.
    QuoteOpen,
    /// `letters abcd`: no set of letters.
    UnknownLetters {
        /// The word.
        word: String,
    },
    /// `Ali: add R9 to two`: no number of a meld.
    MeldNumber {
        /// The word; empty where there is none.
        word: String,
    },
    /// `Ali: draw K4, throw K4, draw K5`: what follows a throw belongs on a line of its own.
    TwoTurns,
    /// `Ali: throw K4, claim K4`: a claim stands on a line of its own.
    ClaimNotAlone,
    /// `Ali:` nothing done.
    ActionMissing,
    /// `Ali: throw K4 @21:14 now`: a time is one word, the last.
    TimeShape,
    /// A control character.
    Control,

    /// A hand with turns and no indicator.
    IndicatorMissing,
    /// `rack Ali K1 K2`: a rack of the wrong size.
    RackSize {
        /// Whose.
        name: String,
        /// How many tiles it has.
        held: usize,
        /// How many it should have.
        needed: usize,
        /// Whether he starts.
        starts: bool,
    },
    /// `rack Ali K1 K1 K1`: more of a tile dealt than there are.
    DealtTooOften {
        /// The tile.
        tile: Tile,
        /// How often it was dealt.
        dealt: usize,
        /// How many there are, apart from the indicator itself.
        exist: usize,
    },
    /// More tiles in the stock than the deal leaves.
    StockSize {
        /// How many there are.
        found: usize,
        /// How many there can be.
        most: usize,
    },
    /// A hand to go on with, of which some tile is not written down.
    NotWhole,
    /// A game is to be gone on with, and of a hand before it is not known what it comes to.
    NotSettled,
}

kinds! {
    pub RecordFault {
        Self::Empty => "record-empty",
        Self::Version { .. } => "record-version",
        Self::UnknownKeyword { .. } => "unknown-keyword",
        Self::UnknownAction { .. } => "unknown-action",
        Self::UnknownPlayer { .. } => "unknown-player",
        Self::PlayersMissing => "players-missing",
        Self::PlayersCount { .. } => "players-count" breaks Clause::TilesDeal,
        Self::Twice { .. } => "said-twice",
        Self::PlayerTwice { .. } => "player-twice",
        Self::TooLate { .. } => "said-too-late",
        Self::NameMissing => "name-missing",
        Self::WordMissing => "word-missing",
        Self::TilesMissing => "tiles-missing",
        Self::UnknownTiles { .. } => "unknown-tiles",
        Self::TileUnknown => "tile-unknown",
        Self::FigureMissing => "figure-missing",
        Self::NotAFigure { .. } => "not-a-figure",
        Self::FigureOutOfBounds { .. } => "figure-out-of-bounds",
        Self::Unexpected { .. } => "word-unexpected",
        Self::QuoteOpen => "quote-open",
        Self::UnknownLetters { .. } => "unknown-letters",
        Self::MeldNumber { .. } => "meld-number",
        Self::TwoTurns => "two-turns" breaks Clause::TilesDirection,
        Self::ClaimNotAlone => "claim-not-alone" breaks Clause::DiscardPlayable,
        Self::ActionMissing => "action-missing",
        Self::TimeShape => "time-shape",
        Self::Control => "control-character",
        Self::IndicatorMissing => "hand-without-indicator" breaks Clause::IndicatorOkey,
        Self::RackSize { .. } => "rack-size" breaks Clause::TilesDeal,
        Self::DealtTooOften { .. } => "dealt-too-often" breaks Clause::TilesCopies,
        Self::StockSize { .. } => "stock-size" breaks Clause::TilesDeal,
        Self::NotWhole => "record-not-whole",
        Self::NotSettled => "record-not-settled",
    }
    of others { Notation(NotationFault), Profile(ProfileFault), Table(TableFault), Hand(HandFault), Score(ScoreFault) }
}

impl RecordFault {
    /// A name that is not among the players, with the one who may have been meant.
    pub(super) fn unknown_player(name: &str, players: &[String]) -> Self {
        let nearest = nearest_player(name, players.iter().map(String::as_str));
        let nearest = nearest.and_then(|(at, _)| u8::try_from(at).ok());
        Self::UnknownPlayer { name: name.to_owned(), nearest, players: players.to_vec() }
    }
}
