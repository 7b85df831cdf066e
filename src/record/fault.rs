//! Faults in the text of a record.

use super::name::is_special;
use crate::hand::HandFault;
use crate::notation::NotationFault;
use crate::score::ScoreFault;
use crate::table::{ProfileFault, TableFault};
use crate::tiles::Tile;
use crate::words::{Clause, folded, kinds, nearest_player};

kinds! {
    /// The faults that a record can have. Most of the comments below begin with a line of a record that has the fault.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum RecordFault {
        /// The record contains no statement.
        Empty = "record-empty",
        /// `record 2`: the version is unknown.
        Version { version "The version": u32 } = "record-version",
        /// `indicater R5`: the first word is not a keyword.
        UnknownKeyword { word "The word": String, nearest "The nearest keyword there is": Option<&'static str> }
            = "unknown-keyword",
        /// `Ali: drow K4`: the word is not an action.
        UnknownAction { word "The word": String, nearest "The nearest action there is": Option<&'static str> }
            = "unknown-action",
        /// `Aly: draw K4`: no player has this name.
        UnknownPlayer {
            name "The name": String, nearest "The place of the one who may have been meant": Option<u8>,
            players "All players": Vec<String>,
        } = "unknown-player",
        /// `rack Uzun Veli K1`: a name with a space has no quotes.
        NameUnquoted { name "The name": String } = "name-unquoted",
        /// `Ali draw K4`: the colon after the player's name is missing.
        TurnColonMissing { name "The player": String } = "turn-colon-missing",
        /// `indicator: R5`, `rack Ali: K1`: only a player's name at the beginning of a turn may be followed by a colon.
        ColonUnwanted { before "What stands before it": String } = "colon-unwanted",
        /// `dealt Can`: the keyword `hand` must come first, as in `hand dealt Can`.
        StartAlone { word "The word": String } = "start-alone",
        /// `hand Can`: it is unclear whether Can starts or deals.
        StartUnclear { name "The player": String } = "start-unclear",
        /// `draw K4`: an action is written without the name of the player who does it.
        PlayerMissing { word "The action": String } = "turn-player-missing",
        /// `Ali: draw K4`: the record has no line `players` before this turn.
        PlayersMissing = "players-missing",
        /// `players Ali Ayşe`: the line must name four players.
        PlayersCount { found "How many there are": usize } = "players-count" breaks Clause::TilesDeal,
        /// `game 101` on two lines: the statement may occur only once.
        Twice { keyword "The keyword": &'static str } = "said-twice",
        /// `points Ali 4 Ali 5`: the line gives two numbers for the same player.
        PlayerTwice { name "The player": String } = "player-twice",
        /// `set open.sum=91` after the first hand has begun: the statement must come before the first hand.
        TooLate { keyword "The keyword": &'static str } = "said-too-late",
        /// `rack`: the player's name is missing.
        NameMissing = "name-missing",
        /// `game`: the word after the keyword is missing.
        WordMissing = "word-missing",
        /// `indicator`, `Ali: throw`: the tile is missing.
        TilesMissing = "tiles-missing",
        /// `rack Ali ?x99`: `?x5` stands for five unknown tiles, but 99 are more than a rack can have.
        UnknownTiles { word "The word": String } = "unknown-tiles",
        /// `left Ali K1 ?`: `?` stands for an unknown tile, but here every tile must be known.
        TileUnknown = "tile-unknown",
        /// `points Ali`: the number is missing.
        FigureMissing = "figure-missing",
        /// `points Ali many`: the word is not a number.
        NotAFigure { word "The word": String } = "not-a-figure",
        /// `points Ali 9999999999`: the number is too small or too large.
        FigureOutOfBounds { least "The smallest there may be": i64, most "The largest there may be": i64 }
            = "figure-out-of-bounds",
        /// `end of game`: there are words after the end of the statement.
        Unexpected { word "The word": String } = "word-unexpected",
        /// `players "Ali`: the closing quote is missing.
        QuoteOpen = "quote-open",
        /// `letters abcd`: this is not a known set of letters for the four colours.
        UnknownLetters { word "The word": String } = "unknown-letters",
        /// `Ali: add R9 to two`: the word is not the number of a meld.
        MeldNumber { word "The word; empty where there is none": String } = "meld-number",
        /// `Ali: draw K4, throw K4, draw K5`: an action follows the throw that ends the turn.
        TwoTurns = "two-turns" breaks Clause::TilesDirection,
        /// `Ali: throw K4, claim K4`: a claim must have a line of its own.
        ClaimNotAlone = "claim-not-alone" breaks Clause::DiscardPlayable,
        /// `Ali:`: the turn has no action.
        ActionMissing = "action-missing",
        /// `Ali: throw K4 @21:14 now`: the time must be one word at the end of the line.
        TimeShape = "time-shape",
        /// The line is longer than the limit.
        LineTooLong { bytes "How long it is, in bytes": usize, most "The most bytes that are read": usize }
            = "line-too-long",
        /// A hand, or the header before the first hand, has more lines than the limit.
        HandTooLong { most "The most lines that are read": usize } = "hand-too-long",
        /// The line contains a control character.
        Control = "control-character",
        /// The hand has turns but no indicator.
        IndicatorMissing = "hand-without-indicator" breaks Clause::IndicatorOkey,
        /// `rack Ali K1 K2`: the rack has the wrong number of tiles.
        RackSize {
            name "Whose": String, held "How many tiles it has": usize, needed "How many it should have": usize,
            starts "Whether he starts": bool,
        } = "rack-size" breaks Clause::TilesDeal,
        /// `rack Ali K1 K1 K1`: more copies of a tile are dealt than exist.
        DealtTooOften {
            tile "The tile": Tile, dealt "How often it was dealt": usize,
            exist "How many there are, apart from the indicator itself": usize,
        } = "dealt-too-often" breaks Clause::TilesCopies,
        /// The line `stock` lists more tiles than remain after the deal.
        StockSize { found "How many there are": usize, most "How many there can be": usize }
            = "stock-size" breaks Clause::TilesDeal,
        /// The hand cannot be resumed, because the record does not contain all of its tiles.
        NotWhole = "record-not-whole",
        /// The game cannot be resumed, because the points of an earlier hand are unknown.
        NotSettled = "record-not-settled",
    }
    of others {
        /// `indicator Q7`: the tiles cannot be read.
        Notation(NotationFault),
        /// `game okay`, `set run_warp=true`: there is no such variant or switch.
        Profile(ProfileFault),
        /// The indicator is not possible in this game, for example because the game has none.
        Table(TableFault),
        /// The tiles cannot come from the set of this game.
        Hand(HandFault),
        /// A player's name is not allowed, or a foul does not exist.
        Score(ScoreFault),
    }
}

impl RecordFault {
    /// Returns a fault if the text begins with a player's name that needs quotes but has none.
    pub(super) fn unquoted(text: &str, players: &[String]) -> Option<Self> {
        let text = folded(text.trim_start());
        let begins = |player: &&String| {
            let rest = text.strip_prefix(&folded(player)).filter(|_| player.contains(is_special));
            rest.is_some_and(|rest| rest.chars().next().is_none_or(is_special))
        };
        players.iter().find(begins).map(|player| Self::NameUnquoted { name: player.clone() })
    }

    /// Returns the fault for an unknown player's name. It suggests the most similar player.
    pub(super) fn unknown_player(name: &str, players: &[String]) -> Self {
        let nearest = nearest_player(name, players.iter().map(String::as_str));
        let nearest = nearest.and_then(|(at, _)| u8::try_from(at).ok());
        Self::UnknownPlayer { name: name.to_owned(), nearest, players: players.to_vec() }
    }
}
