//! Faults in the text of a record.

use super::name::is_special;
use crate::hand::HandFault;
use crate::notation::NotationFault;
use crate::score::ScoreFault;
use crate::table::{ProfileFault, TableFault};
use crate::tiles::Tile;
use crate::words::{Clause, folded, kinds, nearest_player};

kinds! {
    /// The faults a record can have. Each variant describes a line that triggers it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum RecordFault {
        /// A file without a statement.
        Empty = "record-empty",
        /// `record 2`: an unknown version.
        Version { version "The version": u32 } = "record-version",
        /// `indicater R5`: a line that begins with no keyword.
        UnknownKeyword { word "The word": String, nearest "The nearest keyword there is": Option<&'static str> }
            = "unknown-keyword",
        /// `Ali: drow K4`: an unknown action.
        UnknownAction { word "The word": String, nearest "The nearest action there is": Option<&'static str> }
            = "unknown-action",
        /// `Aly: draw K4`: a name that is not among the players.
        UnknownPlayer {
            name "The name": String, nearest "The place of the one who may have been meant": Option<u8>,
            players "All players": Vec<String>,
        } = "unknown-player",
        /// `rack Uzun Veli K1`: a name of several words without quotes.
        NameUnquoted { name "The name": String } = "name-unquoted",
        /// `Ali draw K4`: a player's turn without the colon.
        TurnColonMissing { name "The player": String } = "turn-colon-missing",
        /// `indicator: R5`, `rack Ali: K1`: a colon that begins no turn.
        ColonUnwanted { before "What stands before it": String } = "colon-unwanted",
        /// `dealt Can` on a line without `hand`.
        StartAlone { word "The word": String } = "start-alone",
        /// `hand Can`: does Can start, or deal?
        StartUnclear { name "The player": String } = "start-unclear",
        /// `draw K4` on a line that names no player.
        PlayerMissing { word "The action": String } = "turn-player-missing",
        /// `Ali: draw K4` before a line `players`.
        PlayersMissing = "players-missing",
        /// `players Ali Ayşe`: not four names.
        PlayersCount { found "How many there are": usize } = "players-count" breaks Clause::TilesDeal,
        /// `game 101` twice.
        Twice { keyword "The keyword": &'static str } = "said-twice",
        /// `points Ali 4 Ali 5`
        PlayerTwice { name "The player": String } = "player-twice",
        /// `set open.sum=91` after the first hand has begun.
        TooLate { keyword "The keyword": &'static str } = "said-too-late",
        /// `rack`: no name follows.
        NameMissing = "name-missing",
        /// `game`: no word follows.
        WordMissing = "word-missing",
        /// `indicator`, `Ali: throw`: no tile follows.
        TilesMissing = "tiles-missing",
        /// `rack Ali ?x99`: not a number of unknown tiles.
        UnknownTiles { word "The word": String } = "unknown-tiles",
        /// `left Ali K1 ?`: an unknown tile where tiles must be known.
        TileUnknown = "tile-unknown",
        /// `points Ali`: no number follows.
        FigureMissing = "figure-missing",
        /// `points Ali many`: no number.
        NotAFigure { word "The word": String } = "not-a-figure",
        /// `points Ali 9999999999`: out of range.
        FigureOutOfBounds { least "The smallest there may be": i64, most "The largest there may be": i64 }
            = "figure-out-of-bounds",
        /// `end of game`: too many words.
        Unexpected { word "The word": String } = "word-unexpected",
        /// `players "Ali`: an unclosed quote.
        QuoteOpen = "quote-open",
        /// `letters abcd`: no set of letters.
        UnknownLetters { word "The word": String } = "unknown-letters",
        /// `Ali: add R9 to two`: no number of a meld.
        MeldNumber { word "The word; empty where there is none": String } = "meld-number",
        /// `Ali: draw K4, throw K4, draw K5`: actions after a throw.
        TwoTurns = "two-turns" breaks Clause::TilesDirection,
        /// `Ali: throw K4, claim K4`: a claim must be a separate line.
        ClaimNotAlone = "claim-not-alone" breaks Clause::DiscardPlayable,
        /// `Ali:` without an action.
        ActionMissing = "action-missing",
        /// `Ali: throw K4 @21:14 now`: a time is one word, the last.
        TimeShape = "time-shape",
        /// A line that is longer than any may be.
        LineTooLong { bytes "How long it is, in bytes": usize, most "The most bytes that are read": usize }
            = "line-too-long",
        /// A hand, or the head of a record, of more lines than any may have.
        HandTooLong { most "The most lines that are read": usize } = "hand-too-long",
        /// A control character.
        Control = "control-character",
        /// A hand with turns and no indicator.
        IndicatorMissing = "hand-without-indicator" breaks Clause::IndicatorOkey,
        /// `rack Ali K1 K2`: a rack of the wrong size.
        RackSize {
            name "Whose": String, held "How many tiles it has": usize, needed "How many it should have": usize,
            starts "Whether he starts": bool,
        } = "rack-size" breaks Clause::TilesDeal,
        /// `rack Ali K1 K1 K1`: more copies of a tile than exist.
        DealtTooOften {
            tile "The tile": Tile, dealt "How often it was dealt": usize,
            exist "How many there are, apart from the indicator itself": usize,
        } = "dealt-too-often" breaks Clause::TilesCopies,
        /// More tiles in the stock than the deal leaves.
        StockSize { found "How many there are": usize, most "How many there can be": usize }
            = "stock-size" breaks Clause::TilesDeal,
        /// A hand to resume that contains unrecorded tiles.
        NotWhole = "record-not-whole",
        /// A game to resume with an earlier hand of unknown points.
        NotSettled = "record-not-settled",
    }
    of others {
        /// `indicator Q7`: tiles that cannot be read.
        Notation(NotationFault),
        /// `game okay`, `set run_warp=true`: unknown rules.
        Profile(ProfileFault),
        /// An indicator that does not fit the game.
        Table(TableFault),
        /// Tiles that are not in the set.
        Hand(HandFault),
        /// Names and fouls that no hand can have.
        Score(ScoreFault),
    }
}

impl RecordFault {
    /// Returns the fault of a text that begins with the name of a player which needs quotes and has none.
    pub(super) fn unquoted(text: &str, players: &[String]) -> Option<Self> {
        let text = folded(text.trim_start());
        let begins = |player: &&String| {
            let rest = text.strip_prefix(&folded(player)).filter(|_| player.contains(is_special));
            rest.is_some_and(|rest| rest.chars().next().is_none_or(is_special))
        };
        players.iter().find(begins).map(|player| Self::NameUnquoted { name: player.clone() })
    }

    /// Returns the fault of a name that is not among the players, with the nearest name.
    pub(super) fn unknown_player(name: &str, players: &[String]) -> Self {
        let nearest = nearest_player(name, players.iter().map(String::as_str));
        let nearest = nearest.and_then(|(at, _)| u8::try_from(at).ok());
        Self::UnknownPlayer { name: name.to_owned(), nearest, players: players.to_vec() }
    }
}
