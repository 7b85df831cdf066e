//! Errors in a report of finished hands.

use crate::hand::HandFault;
use crate::table::{Symbol, TableFault, Variant};
use crate::words::{Clause, fault_kinds};

use super::{FinishKind, Foul, FoulKind, Opened, Scoring};

/// The reason why the indicator is needed to score a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Needs {
    /// A false joker was left on a rack. At this table it costs the number of the okey.
    OkeyAsFalseJoker,
    /// A false joker was left on a rack. At this table it costs the number of the indicator.
    IndicatorAsFalseJoker,
    /// An okey was left on a rack. At this table its number is part of its penalty.
    OkeyNumber,
    /// At this table some colours of the indicator double the points.
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
    /// The kinds of error in a report of hands. Each comment describes an input with that error, in 101 unless it names
    /// another game.
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
        /// A finisher whose name no player has.
        FinisherUnknown {
            name "The unknown name": String,
            nearest "The player with the most similar name": Option<String>,
        } = "finisher-unknown",
        /// A kind of finish that occurs twice: `--finish "Ali: okey okey"`.
        HowTwice { how "The way that occurs twice": FinishKind } = "how-twice",
        /// Two finishers: `--finish Ali --finish Veli`, or a list of names in `by`.
        TwoFinishers {
            named "True if the finishes name different players": bool,
        } = "two-finishers" breaks Clause::FinishLastTile,
        /// A finisher who has tiles left.
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
        /// Elden (opening and finishing in one turn) after another player had opened.
        EldenAfterOpening {
            finisher "The name of the finisher": String,
            opener "The name of the player who had opened": String,
        } = "elden-after-opening" breaks Clause::FinishHand,
        /// An elden finish (opening and finishing in one turn) by a player who opened with pairs.
        EldenWithPairs = "elden-with-pairs" breaks Clause::FinishPairsParity,
        /// An elden finish (opening and finishing in one turn) that is also a devam (the last two tiles are both okeys,
        /// and the first of them is laid off).
        EldenWithDevam = "elden-with-devam" breaks Clause::FinishHand,
        /// A finish with pairs by a player who opened with runs and groups.
        PairsAfterSeries { name "The name of the finisher": String } = "pairs-after-series" breaks Clause::OpenNoMix,
        /// A finisher who opened with pairs, with `"pairs": false`.
        PairsDenied { name "The name of the finisher": String } = "pairs-denied" breaks Clause::OpenNoMix,
        /// Devam (the last two tiles are both okeys), at a table without devam.
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
        /// More tiles left than a rack holds, or than an opening can leave.
        TooManyLeft {
            name "The name of the player, if known": Option<String>, held "The number of tiles left": usize,
            most "The largest possible number": usize, opened "How the player opened": Option<Opened>,
        } = "too-many-left" breaks match opened {
            None => Clause::TilesDeal,
            Some(Opened::Series) => Clause::OpenSeries,
            Some(Opened::Pairs) => Clause::OpenPairs,
        },
        /// A player who opened and has no tiles left, but did not finish.
        OpenedWithoutTiles {
            name "The name of the player": String,
        } = "opened-without-tiles" breaks Clause::FinishLastTile,
        /// `"left": "= 400"`: the sum is higher than any tiles left can have.
        SumTooHigh {
            name "The name of the player": String, sum "The sum of the tiles left": u32,
            tiles "The largest possible number of tiles in the sum": usize, most "The largest possible sum": u32,
        } = "sum-too-high" breaks Clause::TilesCopies,
        /// `"left": "= K7"`: no number follows the `=`.
        SumMissing = "sum-missing",
        /// `"left": "= 34 K7"`: only okeys may follow the sum, which includes all other tiles.
        SumWithTiles { tile "The tile": Symbol } = "sum-with-tiles" breaks Clause::PenaltyOkey,
        /// `"left": "2 okey"`: two okeys, or a sum of 2 and an okey.
        SumOrOkeys {
            written "The number and the okey, as written": String, number "The number": String,
        } = "sum-or-okeys" breaks Clause::PenaltyOkey,
        /// `"left": "O* 34"`: the sum must come first, after `=`.
        SumMisplaced {
            sum "The sum, as written": String, okeys "The okeys that belong after the sum, such as ` O*`": String,
        } = "sum-misplaced" breaks Clause::PenaltyOpened,
        /// `adjust Can +50 Ece -50`: the words after `+50` may be another correction, or the reason.
        ReasonUnclear { words "The words after the points": String } = "reason-unclear",
        /// `"left": "= 34"` for a player who has not opened, and so does not pay for the tiles left.
        LeftUnopened { name "The name of the player": String } = "left-unopened" breaks Clause::PenaltyUnopened,
        /// Tiles left that the report does not list, although the player pays for them, for example after an opening.
        LeftMissing {
            name "The name of the player": String, clause "The clause by which the player pays for the tiles": Clause,
        } = "left-missing" breaks *clause,
        /// A missing indicator on which the score depends, for example because a false joker was left.
        IndicatorNeeded {
            needs "The reason why the indicator is needed": Needs,
        } = "indicator-needed" breaks needs.clause(),
        /// A player without a team, at a table with partners.
        TeamMissing {
            name "The name of the player": String, players "The number of players in this hand": usize,
            clause "The clause about partners in this game": Clause,
        } = "team-missing" breaks *clause,
        /// A player with a team, at a table without partners.
        TeamUnwanted {
            variant "The variant of the table": Variant,
            clause "The clause about partners in this game": Clause,
        } = "team-unwanted" breaks *clause,
        /// Teams other than two teams of two players, at a table with partners.
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
        /// `"fouls": ["feeding"]` with `fouls.feeding = number`: the price depends on the number of the discarded tile,
        /// which is missing.
        FedTileMissing = "fed-tile-missing" breaks Clause::FoulFeeding,
        /// `"fouls": ["feeding:J*"]` without an indicator: the price depends on the number that `J*` plays as.
        FedNumberUnknown { fed "The okey or the false joker": Symbol } = "fed-number-untold" breaks Clause::FoulFeeding,
        /// A player who showed the tile with the indicator's face, in a game without points for this.
        ShownUnwanted {
            variant "The variant of the table": Variant,
            scoring "The kind of scoring at this table": Scoring,
        } = "shown-unwanted" breaks match scoring {
            Scoring::Yuzbir => Clause::IndicatorNone,
            Scoring::Ladder => Clause::ScoreIndicator,
            Scoring::Pot => Clause::ScorePot,
            Scoring::Chains => Clause::TilesCopies,
        },
        /// Two players who showed the tile with the indicator's face, in the classic game. Only one such tile is in
        /// play.
        ShownTwice = "shown-twice" breaks Clause::ScoreIndicator,
        /// `"announced": true`, at a table where players do not announce an opening with pairs.
        AnnounceOff { yuzbir "True if the game is 101, where players can agree to announce pairs": bool }
            = "announce-off" breaks Clause::PairsAnnounce,
        /// `"announced": true, "opened": "series"`: the player announced an opening with pairs, but opened with runs
        /// and groups, at a table where pairs are announced.
        AnnouncedSeries {
            name "The name of the player": String,
            finished "True if only the finish says that the player opened with runs and groups": bool,
        } = "announced-series" breaks Clause::PairsAnnounce,
        /// No stake is given, in the pot game.
        StakeMissing = "stake-missing" breaks Clause::ScorePot,
        /// A stake, in a game without a pot.
        StakeUnwanted { variant "The variant of the table": Variant } = "stake-unwanted" breaks Clause::ScorePot,
        /// A name in a hand of a sheet, or in the points carried over, that no player of the sheet has.
        SheetStranger {
            name "The name of the player": String,
            nearest "The player of the sheet, not named in this hand, whose name is most similar": Option<String>,
        } = "sheet-stranger",
        /// A hand without one of the players of the sheet.
        SheetAbsent { name "The name of the missing player": String } = "sheet-absent",
        /// A player who changes teams between two hands of a sheet.
        SheetTeams { name "The name of the player": String, team "The player's team in the first hand": String }
            = "sheet-teams" breaks Clause::TeamMate,
        /// A hand that names a variant other than that of the hands before it or of the command line.
        SheetVariant { first "The variant so far": Variant, here "The variant named here": Variant } = "sheet-variant",
        /// A hand whose number is not higher than that of the hand before it, for example hand 2 after hand 3.
        HandNumber {
            number "The number of the hand": u32, before "The number of the hand before it; 0 for the first hand": u32,
        } = "hand-number",
        /// Points carried over from earlier games in a later hand than the first.
        TotalsLate = "totals-late",
        /// A hand after the end of the game.
        HandAfterEnd {
            hands "The number of hands before the end of the game": usize,
            clause "The clause that ended the game, by its hands or a limit of points; `None` for a winner": Option<Clause>,
        } = "hand-after-end" may_break *clause,
        /// `--hands 0`: a game has at least one hand.
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
    /// Returns the fault for an unknown foul.
    pub(crate) fn unknown_foul(name: &str) -> Self {
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
