//! Errors in a report of finished hands: a report that contradicts itself or the rules.

use crate::hand::HandFault;
use crate::notation::{self, Letters};
use crate::table::{Symbol, TableFault, Variant};
use crate::tiles::Tile;
use crate::words::{Clause, fault_kinds};

use super::{FinishKind, Foul, FoulKind, Opened, Scoring};

/// The reason why a hand cannot be scored without the indicator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Needs {
    /// A false joker was left on a rack. At this table its points are the number of the okey, which is unknown.
    OkeyAsFalseJoker,
    /// A false joker was left on a rack. At this table its points are the number of the indicator, which is unknown.
    IndicatorAsFalseJoker,
    /// An okey was left on a rack. At this table its penalty includes its number, which is unknown.
    OkeyNumber,
    /// The indicator's colour is unknown. At this table some colours of the indicator double the points.
    Colour,
}

impl Needs {
    /// Returns the clause that makes the indicator necessary.
    pub const fn clause(self) -> Clause {
        match self {
            Self::OkeyAsFalseJoker | Self::IndicatorAsFalseJoker => Clause::PenaltyFalseJoker,
            Self::OkeyNumber => Clause::PenaltyOkey,
            Self::Colour => Clause::ScoreColours,
        }
    }
}

fault_kinds! {
    /// The kinds of error in a report of hands. Each comment describes an input with that error, in a game of 101
    /// unless the comment names another game.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum ScoreFault {
        /// A sheet without hands.
        NoHands = "no-hands",
        /// A hand with too few or too many players, for example one or five.
        PlayerCount {
            found "The number of players in the report": usize,
            seats "The number of players at this table": usize,
        } = "player-count" breaks Clause::SeatsTwoThree,
        /// An empty name of a player or a team.
        NameEmpty = "name-empty",
        /// A name of a player or a team that is too long, for example a hundred letters.
        NameLong { most "The maximum length in characters": usize } = "name-long",
        /// Two players with the same name.
        NameTwice { name "The name that occurs twice": String } = "name-twice",
        /// The report says who finished, but no player has that name.
        FinisherUnknown {
            name "The unknown name": String,
            nearest "The player with the most similar name": Option<String>,
        } = "finisher-unknown",
        /// A kind of finish that occurs twice: `--finish "Ali: okey okey"`.
        HowTwice { how "The way that occurs twice": FinishKind } = "how-twice",
        /// Two finishers: `--finish Ali --finish Veli`, or a list of names in `by`.
        TwoFinishers = "two-finishers" breaks Clause::FinishLastTile,
        /// The player who finished has tiles left.
        FinisherHasTiles {
            name "The name of the finisher": String,
            held "The number of tiles left": usize,
            scoring "The kind of scoring at this table": Scoring,
        } = "finisher-has-tiles" breaks match scoring {
            Scoring::Yuzbir => Clause::FinishLastTile,
            Scoring::Ladder | Scoring::Pot => Clause::WinShape,
            Scoring::Chains => Clause::Cs102Win,
        },
        /// The player who finished has tiles left, given as a sum: `"left": "= 34"`.
        FinisherHasSum {
            name "The name of the finisher": String, sum "The sum of the tiles left": u32,
        } = "finisher-has-sum" breaks Clause::FinishLastTile,
        /// Elden (opening and finishing in one turn), although another player had already opened.
        EldenAfterOpening {
            finisher "The name of the finisher": String,
            opener "The name of the player who had opened": String,
        } = "elden-after-opening" breaks Clause::FinishHand,
        /// An elden finish (opening and finishing in one turn) by a player who opened with pairs.
        EldenWithPairs = "elden-with-pairs" breaks Clause::FinishPairsParity,
        /// A finish with pairs by a player who opened with runs and groups.
        PairsAfterSeries { name "The name of the finisher": String } = "pairs-after-series" breaks Clause::OpenNoMix,
        /// The finisher opened with pairs, but the report says `"pairs": false`.
        PairsDenied { name "The name of the finisher": String } = "pairs-denied" breaks Clause::OpenNoMix,
        /// Devam (the last two tiles are both okeys), at a table that does not count devam.
        DevamOff = "devam-off" breaks Clause::FinishMultiplier,
        /// A dizi (the numbers 1 to 13 of one colour and a second 1), at a table that has neither the rule `win.dizi`
        /// nor runs in which 1 follows 13.
        DiziOff = "dizi-off" breaks Clause::WinDizi,
        /// A kind of finish that the game does not have, for example a dizi (the numbers 1 to 13 of one colour and a
        /// second 1) in 101, or elden (opening and finishing in one turn) in the classic game.
        FinishUnwanted { how "The kind of finish": FinishKind, variant "The variant of the table": Variant }
            = "finish-unwanted" breaks finish_clause(*how, *variant),
        /// A finish that is both a dizi (the numbers 1 to 13 of one colour and a second 1) and seven pairs, in the
        /// classic game.
        DiziWithPairs = "dizi-with-pairs" breaks Clause::WinPairs,
        /// `"opened"` in the classic game, which has no openings.
        OpenedUnwanted { variant "The variant of the table": Variant } = "opened-unwanted" breaks Clause::OpenSeries,
        /// More copies of a tile are left than exist, for example three okeys.
        CopiesLeft {
            tile "The tile with too many copies": Symbol, left "The number of copies left on racks": usize,
            exist "The number of copies that exist, without the indicator": usize,
            thrown "The number of copies thrown to finish": usize, is_okey "True if the tile is the okey": bool,
            on_table "True if one copy lies face up as the indicator": bool,
        } = "copies-left" breaks Clause::TilesCopies,
        /// A player has more tiles left than a rack holds, or more than can be left after an opening.
        TooManyLeft {
            name "The name of the player, if known": Option<String>, held "The number of tiles left": usize,
            most "The largest possible number": usize, opened "How the player opened": Option<Opened>,
        } = "too-many-left" breaks match opened {
            None => Clause::TilesDeal,
            Some(Opened::Series) => Clause::OpenSeries,
            Some(Opened::Pairs) => Clause::OpenPairs,
        },
        /// A player who has opened has no tiles left, but is not the player who finished.
        OpenedWithoutTiles {
            name "The name of the player": String,
        } = "opened-without-tiles" breaks Clause::FinishLastTile,
        /// `"left": "= 400"`: the sum is higher than the highest sum of tiles that the player can have left.
        SumTooHigh {
            name "The name of the player": String, sum "The sum of the tiles left": u32,
            tiles "The largest possible number of tiles in the sum": usize, most "The largest possible sum": u32,
        } = "sum-too-high" breaks Clause::TilesCopies,
        /// `"left": "= K7"`: the `=` announces a sum, but no number follows it.
        SumMissing = "sum-missing",
        /// `"left": "= 34 K7"`: a tile that is not an okey follows the sum. Only okeys may follow, because the sum
        /// includes all other tiles.
        SumWithTiles { tile "The tile": Symbol } = "sum-with-tiles" breaks Clause::PenaltyOkey,
        /// `"left": "2 okey"`: the text may mean two okeys, or a sum of 2 and an okey.
        SumOrOkeys {
            written "The number and the okey, as written": String, number "The number": String,
        } = "sum-or-okeys" breaks Clause::PenaltyOkey,
        /// `"left": "O* 34"`: the text contains a sum, but does not begin with `=` and the sum.
        SumMisplaced {
            sum "The sum, as written": String, okeys "The okeys that belong after the sum, such as ` O*`": String,
        } = "sum-misplaced" breaks Clause::PenaltyOpened,
        /// `adjust Can +50 Ece -50`: the words after `+50` may be another correction, or the reason for the first one.
        ReasonUnclear { words "The words after the points": String } = "reason-unclear",
        /// `"left": "= 34"` for a player who has not opened, and who therefore pays nothing for the tiles left.
        LeftUnopened { name "The name of the player": String } = "left-unopened" breaks Clause::PenaltyUnopened,
        /// The report does not say which tiles a player has left, although the player pays for them, for example after
        /// an opening.
        LeftMissing {
            name "The name of the player": String, clause "The clause by which the player pays for the tiles": Clause,
        } = "left-missing" breaks *clause,
        /// The score depends on the indicator, for example because a false joker was left, and the report does not
        /// give the indicator.
        IndicatorNeeded {
            needs "The reason why the indicator is needed": Needs,
        } = "indicator-needed" breaks needs.clause(),
        /// A player has no team, at a table with partners.
        TeamMissing { name "The name of the player": String, clause "The clause about partners in this game": Clause }
            = "team-missing" breaks *clause,
        /// A player has a team, at a table without partners.
        TeamUnwanted {
            variant "The variant of the table": Variant,
            clause "The clause about partners in this game": Clause,
        } = "team-unwanted" breaks *clause,
        /// The teams are not two teams of two players, at a table with partners.
        TeamShape {
            sizes "The name and the number of players of each team": Vec<(String, usize)>,
            clause "The clause about partners in this game": Clause,
        } = "team-shape" breaks *clause,
        /// A foul with an unknown name: `"fouls": ["sulking"]`.
        UnknownFoul {
            name "The unknown name": String, nearest "The foul with the most similar name": Option<FoulKind>,
            scoring "The kind of scoring at this table, if the foul exists in another game": Option<Scoring>,
        } = "unknown-foul" breaks match scoring {
            None | Some(Scoring::Yuzbir) => Clause::FoulList,
            Some(Scoring::Ladder) => Clause::ScoreFalseWin,
            Some(Scoring::Pot) => Clause::ScorePot,
            Some(Scoring::Chains) => Clause::Cs102Win,
        },
        /// A foul that a switch of the table turns off, for example a playable discard with `fouls.playable = off`.
        FoulOff { foul "The foul": Foul } = "foul-off" breaks foul.kind.clause(),
        /// `"fouls": ["feeding"]` with `fouls.feeding = number`. The price depends on the number of the discarded tile
        /// with which the next player opened, and the report does not give this number.
        FedTileMissing = "fed-tile-missing" breaks Clause::FoulFeeding,
        /// `"fouls": ["feeding:J*"]`: the price depends on the number of the thrown tile, and the report does not say
        /// which number `J*` plays as.
        FedNumberUnknown { fed "The text after the colon": String } = "fed-number-untold" breaks Clause::FoulFeeding,
        /// A player showed the tile with the indicator's face, in a game that gives no points for this.
        ShownUnwanted {
            variant "The variant of the table": Variant,
            scoring "The kind of scoring at this table": Scoring,
        } = "shown-unwanted" breaks match scoring {
            Scoring::Yuzbir => Clause::IndicatorNone,
            Scoring::Ladder => Clause::ScoreIndicator,
            Scoring::Pot => Clause::ScorePot,
            Scoring::Chains => Clause::TilesCopies,
        },
        /// Two players showed the tile with the indicator's face, in the classic game. The indicator is one of the two
        /// tiles with this face, so only one player can show the other one.
        ShownTwice = "shown-twice" breaks Clause::ScoreIndicator,
        /// `"announced": true`, at a table where players do not announce an opening with pairs.
        AnnounceOff = "announce-off" breaks Clause::PairsAnnounce,
        /// No stake is given, in the pot game.
        StakeMissing = "stake-missing" breaks Clause::ScorePot,
        /// A stake is given, in a game without a pot.
        StakeUnwanted { variant "The variant of the table": Variant } = "stake-unwanted" breaks Clause::ScorePot,
        /// A hand of a sheet, or the list of points carried over, names a person who is not a player of the sheet.
        SheetStranger {
            name "The name of the player": String,
            nearest "The player of the sheet, not named in this hand, whose name is most similar": Option<String>,
        } = "sheet-stranger",
        /// A hand of a score sheet lacks a player of the sheet.
        SheetAbsent { name "The name of the missing player": String } = "sheet-absent",
        /// A player changes teams between two hands of a sheet.
        SheetTeams { name "The name of the player": String, team "The player's team in the first hand": String }
            = "sheet-teams" breaks Clause::TeamMate,
        /// Two hands of a sheet name different variants, or a hand names a variant that differs from the command line.
        SheetVariant { first "The variant so far": Variant, here "The variant named here": Variant } = "sheet-variant",
        /// The number of a hand is not higher than that of the hand before it, for example hand 3 after another hand 3,
        /// or hand 2 after hand 3.
        HandNumber {
            number "The number of the hand": u32, before "The number of the hand before it; 0 for the first hand": u32,
        } = "hand-number",
        /// A later hand of a score sheet carries points over from earlier games. Only the first hand may do this.
        TotalsLate = "totals-late",
        /// A sheet contains a hand that was played after the end of the game.
        HandAfterEnd {
            hands "The number of hands before the end of the game": usize,
            clause "The clause that ended the game, by its hands or a limit of points; `None` for a winner": Option<Clause>,
        } = "hand-after-end" may_break *clause,
        /// `--hands 0`. A game must have at least one hand.
        HandsNumber { hands "The number that was given": u64 } = "hands-number" breaks Clause::MatchHands,
        /// `--hands` or `--tournament`, in a game without a fixed number of hands.
        HandsUnwanted { variant "The variant of the table": Variant } = "hands-unwanted" breaks Clause::MatchHands,
    }
    of others {
        /// An error in the tiles of a hand. For example, the fourth colour is yellow on one rack and green on another.
        Hand(HandFault),
        /// An error in the indicator, for example a false joker as the indicator.
        Table(TableFault),
    }
}

impl ScoreFault {
    /// Returns the fault for a foul with an unknown name. If the name is `feeding` with a false joker or an okey, such
    /// as `feeding:J*`, returns the fault for a thrown tile without a number ([`Self::FedNumberUnknown`]).
    pub(crate) fn unknown_foul(name: &str) -> Self {
        // False jokers and okeys have no fixed number: their number depends on the indicator.
        let numberless = |tile: &str| {
            let symbol = notation::tile(tile, Letters::Krby).map(|written| written.symbol);
            symbol.is_ok_and(|symbol| !matches!(symbol, Symbol::Tile(Tile::Numbered(_))))
        };
        if let Some((kind, fed)) = name.split_once(':')
            && Foul::find(kind).is_some_and(|foul| foul.kind == FoulKind::Feeding)
            && numberless(fed.split(':').next().unwrap_or(fed))
        {
            return Self::FedNumberUnknown { fed: fed.to_owned() };
        }
        Self::UnknownFoul { name: name.to_owned(), nearest: FoulKind::suggest(name), scoring: None }
    }
}

const fn finish_clause(how: FinishKind, variant: Variant) -> Clause {
    match (how, variant) {
        (_, Variant::Cs102) => Clause::Cs102Win,
        (FinishKind::Okey, _) => Clause::WinOkeyFinish,
        (FinishKind::Pairs, _) => Clause::WinPairs,
        (FinishKind::Dizi, _) => Clause::WinDizi,
        (FinishKind::Hand, _) => Clause::FinishHand,
        (FinishKind::Devam, _) => Clause::FinishMultiplier,
    }
}
