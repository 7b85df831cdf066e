//! Faults in the text of a record.

use super::action::Action;
use super::token::is_special;
use crate::hand::HandFault;
use crate::notation::{Letters, NotationFault};
use crate::score::{FinishKind, ScoreFault, Spanned};
use crate::sort;
use crate::table::{ProfileFault, TableFault};
use crate::tiles::Tile;
use crate::words::{Clause, Fault, Named, fault_kinds, folded, nearest_player, suggest};

fault_kinds! {
    /// The faults that a record can have. Most comments begin with a line that has the fault.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum RecordFault {
        /// The record contains no statement.
        Empty = "record-empty",
        /// `{"record":1}`: the text is JSON.
        Json = "record-json",
        /// `record 2`: the version is unknown.
        Version { version "The version that the record names": u32 } = "record-version",
        /// `indicater R5`: the first word is not a keyword.
        UnknownKeyword { word "The unknown word": String, nearest "The most similar keyword": Option<&'static str> }
            = "unknown-keyword",
        /// `finish Ali`: the line must begin with `finished`. `finish` is an action of a turn: `Ali: finish K6`.
        OtherForm { word "The word that was written": String, keyword "The keyword, in English and Turkish": [&'static str; 2] }
            = "other-form",
        /// `Ali: drow K4`: the word is not an action.
        UnknownAction { word "The unknown word": String, nearest "The most similar action": Option<&'static str> }
            = "unknown-action",
        /// `Aly: draw K4`: no player has this name.
        UnknownPlayer {
            name "The unknown name": String, nearest "The index of the player with the most similar name": Option<u8>,
            players "The names of all players": Vec<String>,
        } = "unknown-player",
        /// `rack Uzun Veli K1`: a name with a space has no quotes.
        NameUnquoted { name "The name of the player": String } = "name-unquoted",
        /// `players Ali ve Can`: `ve` means "and". A player with this name needs quotes.
        NotAName { word "The word between the names": String } = "not-a-name",
        /// `Ali draw K4`: the colon after the player's name is missing.
        TurnColonMissing { name "The name of the player": String } = "turn-colon-missing",
        /// `Ali okey`, `Veli opened pairs`: the keyword must come before the name, as in `finished Ali okey`.
        KeywordMissing {
            name "The name of the player": String, keyword "The keyword, in English and Turkish": [&'static str; 2],
            words "The words that belong after the name, in English and Turkish; empty if there are none": Box<[String; 2]>,
        } = "keyword-missing",
        /// `indicator: R5`, `rack Ali: K1`: only a turn has a colon, after the player's name.
        ColonUnwanted { before "The text before the colon": String } = "colon-unwanted",
        /// `dealt Can`: the keyword `hand` must come first, as in `hand dealt Can`.
        StartAlone { word "The first word of the line": String } = "start-alone",
        /// `hand Can`: it is unclear whether Can starts or deals.
        StartUnclear { name "The name of the player": String } = "start-unclear",
        /// `draw K4`: the name of the player is missing.
        PlayerMissing { word "The action": String } = "turn-player-missing",
        /// `Ali: draw K4`: the record has no line `players` before this turn.
        PlayersMissing = "players-missing",
        /// `players Ali`: a table has two to four players.
        PlayersCount { found "The number of players in the line": usize } = "players-count" breaks Clause::SeatsTwoThree,
        /// `Ali: draw K4` in a record of two or three players: turns and racks need four players.
        TurnsOfFew { players "The number of players": usize } = "turns-of-few" breaks Clause::SeatsTwoThree,
        /// `finished Ali quickly`: the word is not a kind of finish.
        UnknownHow {
            word "The unknown word": String, nearest "The most similar kind of finish": Option<&'static str>,
            is_player "True if the word is the name of a player": bool,
        } = "unknown-finish",
        /// `opened Ali`: the line does not say how the player opened.
        OpenedMissing = "opening-missing",
        /// `opened Ali serie`: the word is not a kind of opening.
        UnknownOpening { word "The unknown word": String, nearest "The most similar kind of opening": Option<&'static str> }
            = "unknown-opening",
        /// `opened Ali series 12`: the sum or the tiles left belong in another line, such as `left Ali = 12`.
        OpenedWithLeft { name "The name of the player": String, left "The words after the kind of opening": String }
            = "opened-with-left",
        /// `opened Ali series` in a hand without turns: no line `finished`, `end` or `void` says how the hand ended. Or
        /// a sheet in which the turns of every hand stop before an ending.
        EndingMissing { turns "True if the hand has turns": bool } = "ending-missing",
        /// `Ali: throw B1` and `finished Can` in one hand: the turns stop before the finish.
        TurnsUnfinished = "turns-unfinished",
        /// `finished Ali` and `end` in one hand: `end` says that no player finished.
        EndingTwice = "ending-twice",
        /// `game 101` on two lines: the statement may occur only once.
        Twice { keyword "The keyword of the statement, in English and Turkish": [&'static str; 2] } = "said-twice",
        /// `foul Veli feeding:7`, `foul Veli feeding:12` and `pardon Veli feeding`: the pardon may concern either foul.
        PardonUnclear {
            pardoned "The foul that the pardon names": String,
            fouls "Two fouls that the pardon may concern": Box<[String; 2]>,
        } = "pardon-unclear",
        /// `left Veli 34`: the number is not a tile, and a sum needs the sign `=`.
        SumUnmarked { name "The name of the player": String, sum "The number": String } = "sum-unmarked",
        /// `points Ali 4 Ali 5`: the line gives two numbers for the same player. Also for two lines `totals` with the
        /// same player.
        PlayerTwice { name "The name of the player": String } = "player-twice",
        /// `set open.sum=91` after the first hand has begun.
        TooLate { keyword "The keyword of the statement, in English and Turkish": [&'static str; 2] } = "said-too-late",
        /// `rack`: the player's name is missing.
        NameMissing = "name-missing",
        /// `game`: the word after the keyword is missing.
        WordMissing = "word-missing",
        /// `indicator`, `Ali: throw`: the tile is missing.
        TilesMissing = "tiles-missing",
        /// `rack Ali ?x99`: not a possible number of unknown tiles (`?x5` stands for five).
        UnknownTiles { word "The word as written": String } = "unknown-tiles",
        /// `left Ali K1 ?`: this line may not contain unknown tiles.
        TileUnknown = "tile-unknown",
        /// `points Ali`: the number is missing.
        FigureMissing = "figure-missing",
        /// `points Ali many`: the word is not a number.
        NotAFigure { word "The word as written": String } = "not-a-figure",
        /// `points Ali 9999999999`: the number is too small or too large.
        FigureOutOfBounds { least "The smallest number allowed": i64, most "The largest number allowed": i64 }
            = "figure-out-of-bounds",
        /// `end of game`: words follow a complete statement.
        Unexpected { word "The first superfluous word": String } = "word-unexpected",
        /// `players "Ali`: the closing quote is missing.
        QuoteOpen = "quote-open",
        /// `letters abcd`: no known set of colour letters.
        UnknownLetters { word "The letters as written": String } = "unknown-letters",
        /// `Ali: add R9 to two`: the word is not the number of a meld.
        MeldNumber { word "The word as written; empty if there is none": String } = "meld-number",
        /// `Ali: add R5 4`: the last number may be a tile (R4) or a meld (`add R5 to 4`).
        TileOrMeld {
            text "The action as written": String, readings "The two actions that the text may mean": Box<[Action; 2]>,
            letters "The letters of the colours in the record": Letters,
        } = "tile-or-meld",
        /// `Ali: draw K4, throw K4, draw K5`: an action follows the throw.
        TwoTurns = "two-turns" breaks Clause::TilesDirection,
        /// `Ali: claim K4, draw`: a claim must be the only action on its line.
        ClaimNotAlone = "claim-not-alone" breaks Clause::DiscardPlayable,
        /// `Ali:`: the turn has no action.
        ActionMissing = "action-missing",
        /// `Ali: throw K4 @21:14 now`: the time must be one word at the end of the line.
        TimeShape = "time-shape",
        /// The line is longer than the limit.
        LineTooLong { bytes "The length of the line in bytes": usize, most "The maximum length in bytes": usize }
            = "line-too-long",
        /// A hand, or the part before the first hand, has more lines than the limit.
        HandTooLong { most "The maximum number of lines": usize } = "hand-too-long",
        /// The record has more hands than the limit.
        TooManyHands { most "The maximum number of hands": usize } = "too-many-hands",
        /// The line contains a control character.
        Control = "control-character",
        /// The hand has turns but no indicator.
        IndicatorMissing = "hand-without-indicator" breaks Clause::IndicatorOkey,
        /// `rack Ali K1 K2`: the rack has the wrong number of tiles.
        RackSize {
            name "The name of the player": String,
            held "The number of tiles on the rack": usize,
            needed "The right number of tiles": usize,
            starts "True if the player starts the hand and so gets one tile more": bool,
        } = "rack-size" breaks Clause::TilesDeal,
        /// `rack Ali K1 K1 K1`: more copies of a tile are dealt than exist.
        DealtTooOften {
            tile "The tile that is dealt too often": Tile, dealt "The number of copies dealt": usize,
            exist "The number of copies that exist, without the indicator": usize,
        } = "dealt-too-often" breaks Clause::TilesCopies,
        /// The line `stock` lists more tiles than remain after the deal.
        StockSize {
            found "The number of tiles in the line": usize,
            most "The number of tiles that remain after the deal": usize,
        } = "stock-size" breaks Clause::TilesDeal,
        /// `players Ali Veli Can`: a game of two or three players cannot be resumed.
        NotOfFour { players "The number of players": usize } = "record-not-of-four" breaks Clause::SeatsTwoThree,
        /// `about seed x`: the seed is not a number from 0 to 2^64 - 1, so the game cannot be resumed.
        NotASeed = "record-not-a-seed",
        /// `about hands none`: the number of hands is not valid, so the game cannot be resumed.
        NotHands { least "The smallest number allowed": u64, most "The largest number allowed": u64 }
            = "record-not-hands",
        /// `about seats careful`: the line does not name the players of all four seats, so the game cannot be resumed.
        NotSeats { kinds "The kinds of computer players that play this game": Vec<&'static str> } = "record-not-seats",
        /// The hand cannot be resumed, because the record lacks some of its tiles.
        NotWhole = "record-not-whole",
        /// The points of a hand are unknown, so the record cannot be scored or its game resumed.
        NotSettled { way "True if it is unknown in which way the player won": bool } = "record-not-settled",
    }
    of others {
        /// `indicator Q7`: the tiles cannot be read.
        Notation(NotationFault),
        /// `game okey7`, `set open.summ=91`: an unknown variant or switch, or a wrong value of a switch.
        Profile(ProfileFault),
        /// The indicator is not possible in this game, for example because the game has no indicator.
        Table(TableFault),
        /// The tiles cannot belong to one hand of this game. For example, the simplified game `cs102` has no 8.
        Hand(HandFault),
        /// A player's name is not allowed, or the rules have no foul of this name.
        Score(ScoreFault),
    }
}

/// Returns a fault if `totals` already has an entry for this player.
pub(crate) fn carried_twice(totals: &[(Spanned<String>, i64)], name: &Spanned<String>) -> Option<Fault<RecordFault>> {
    let twice = totals.iter().any(|(other, _)| other.value == name.value);
    twice.then(|| name.fault(RecordFault::PlayerTwice { name: name.value.clone() }))
}

impl RecordFault {
    pub(super) fn unquoted(text: &str, players: &[String]) -> Option<Self> {
        let text = folded(text.trim_start());
        let begins = |player: &&String| {
            let rest = text.strip_prefix(&folded(player)).filter(|_| player.contains(is_special));
            rest.is_some_and(|rest| rest.chars().next().is_none_or(is_special))
        };
        players.iter().find(begins).map(|player| Self::NameUnquoted { name: player.clone() })
    }

    pub(super) fn unknown_how(word: &str, players: &[String]) -> Self {
        let nearest = suggest(word, FinishKind::ALL.iter().flat_map(|kind| kind.names()));
        Self::UnknownHow { word: word.to_owned(), nearest, is_player: players.iter().any(|player| player == word) }
    }

    pub(super) fn unknown_player(name: &str, players: &[String]) -> Self {
        let nearest = nearest_player(name, players.iter().map(String::as_str));
        let nearest = nearest.and_then(|(at, _)| u8::try_from(at).ok());
        Self::UnknownPlayer { name: name.to_owned(), nearest, players: players.to_vec() }
    }
}

/// Sorts faults by their place in the record.
pub(crate) fn in_line_order(faults: &mut [Fault<RecordFault>]) {
    sort::by_key(faults, |fault| fault.span.as_ref().map(|span| span.start));
}
