//! Errors in the text of a position, a roll, a step or a game record, as data. The module `text` turns them into
//! sentences.

use super::board::Side;
use crate::words::{Clause, fault_kinds};

fault_kinds! {
    /// The kinds of error in a text about hapis. Text in backquotes at the start of a comment is an example.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum HapisFault {
        /// `111:ooo`: the text is neither five fields separated by colons nor sixteen characters without a colon.
        NotAPosition { fields "The number of fields in the text": usize } = "hapis-not-a-position",
        /// `1p:...`: a character of a position is not the label of a point (`1` to `9`, `a` to `o`).
        NotAPoint { found "The character as written": char } = "hapis-not-a-point",
        /// A side has more than fifteen checkers.
        TooMany { side "The side": Side, found "The number of its checkers": usize }
            = "hapis-too-many" breaks Clause::HapisCheckers,
        /// `/e`: the text lists a prisoner on point 14 (`e`), but the side has no checker there.
        NoPrisoner {
            side "The side of the prisoner": Side,
            label "The label of the point": usize,
        } = "hapis-no-prisoner" breaks Clause::HapisImprison,
        /// The text lists a prisoner on a point where the enemy has no checker.
        NoCaptor { side "The side of the prisoner": Side, label "The label of the point": usize }
            = "hapis-no-captor" breaks Clause::HapisImprison,
        /// The text lists a prisoner on a point where this side has more than one checker.
        TwoPrisoners {
            side "The side of the prisoners": Side, label "The label of the point": usize,
            found "The number of checkers of this side on the point": usize,
        } = "hapis-two-prisoners" breaks Clause::HapisImprison,
        /// A side lists the same point twice among its prisoners.
        PrisonerTwice { label "The label of the point": usize } = "hapis-prisoner-twice" breaks Clause::HapisImprison,
        /// Both sides list a prisoner on the same point.
        BothPrisoners { label "The label of the point": usize } = "hapis-both-prisoners" breaks Clause::HapisImprison,
        /// Both sides have checkers on a point, and neither side lists a prisoner there.
        NobodyUnderneath {
            label "The label of the point": usize,
        } = "hapis-nobody-underneath" breaks Clause::HapisImprison,
        /// `e` or `/`: the text is no list of prisoners. Valid lists are `-` (no prisoner), `e/` (a white one on point
        /// 14), `/e` (a black one) and `e/3` (one of each side).
        NotPrisoners = "hapis-not-prisoners",
        /// `07`, `2` or `2x`: the dice must be two digits from 1 to 6.
        NotDice = "hapis-not-dice" breaks Clause::HapisDice,
        /// `X`: the side must be `W` or `B`.
        NotASide = "hapis-not-a-side",
        /// The command needs dice, but neither the position nor the command line gives them.
        NoDice = "hapis-no-dice",
        /// A compact position contains a character that is not in the base64 alphabet.
        NotBase64 { found "The character as written": char } = "hapis-not-base64",
        /// The bits of a compact position end too early, or a bit after their end is not 0.
        CompactBits = "hapis-compact-bits",
        /// `16`: the text is not a step. A step names two points, for example `16/14`.
        NotAStep = "hapis-not-a-step",
        /// A step goes backwards, or ends on the point where it starts.
        NotForward = "hapis-not-forward",
        /// The length of a step is neither the number of an unplayed die nor a sum of unplayed dice.
        NoSuchDie { pips "The length of the step in pips": usize, left "The dice that are not played yet": Vec<u8> }
            = "hapis-no-such-die" breaks Clause::HapisDice,
        /// A step starts from a point where the moving side has no checker.
        NobodyThere { label "The label of the point": usize } = "hapis-nobody-there",
        /// A step moves an imprisoned checker.
        Prisoner { label "The label of the point": usize } = "hapis-prisoner" breaks Clause::HapisPrisoner,
        /// A step lands on a point that the enemy closes: two or more enemies stand there, or one enemy that holds a
        /// prisoner.
        Closed { label "The label of the point": usize, enemies "The number of enemies on the point": u8 }
            = "hapis-closed" breaks Clause::HapisClosed,
        /// A step bears a checker off, but another checker of this side is outside its home.
        NotAllHome { label "The label of the point with the checker that is furthest from the end": usize }
            = "hapis-not-all-home" breaks Clause::HapisBearOff,
        /// A step bears a checker off, but another checker of this side is imprisoned in its home.
        PrisonerAtHome { label "The label of the point": usize } = "hapis-prisoner-at-home" breaks Clause::HapisBearOff,
        /// A step bears a checker off with a larger die than needed, but another checker is further from the end.
        NotHindmost {
            label "The label of the point with the checker that is furthest from the end": usize,
        } = "hapis-not-hindmost" breaks Clause::HapisBearOff,
        /// A turn leaves a die unplayed although the side can still play it.
        MustPlayOn {
            left "The dice that are not played yet": Vec<u8>,
        } = "hapis-must-play-on" breaks Clause::HapisBothDice,
        /// A turn plays one die although the side can play both dice.
        BothDice = "hapis-both-dice" breaks Clause::HapisBothDice,
        /// A turn plays the smaller die, but the side can play only one die and must play the larger one.
        LargerDie { die "The larger die": u8 } = "hapis-larger-die" breaks Clause::HapisBothDice,
        /// A step has the mark `*` for imprisoning an enemy, but it imprisons none.
        ImprisonsNothing {
            label "The label of the point that the step reaches; `None` if it bears a checker off": Option<usize>,
        } = "hapis-imprisons-nothing" breaks Clause::HapisImprison,
        /// A record contains nothing except blank lines and comments.
        EmptyRecord = "hapis-record-empty",
        /// A line of a record has none of the known forms, such as a turn, a board or a total.
        NotALine = "hapis-not-a-line",
        /// A record gives a rule or the computer player after its first turn.
        LateLine = "hapis-late-line",
        /// A record has a second line `rules` or `about player`, or a second line `set` for the same rule.
        LineTwice = "hapis-line-twice",
        /// `about seed -5`: the seed of a recorded game is not a number from 0 to 2^64 - 1.
        NotASeed = "hapis-not-a-seed",
        /// A record gives a turn to the side that is not on turn.
        OutOfTurn { side "The side whose turn it is": Side } = "hapis-out-of-turn",
        /// A turn, or a step within a turn, follows the end of the game.
        GameOver = "hapis-game-over" breaks Clause::HapisResult,
        /// The recorded steps of the computer are not those of the computer player `thesis`.
        OtherTurn {
            plays "The turn that the player `thesis` plays": String,
            printed "True if the program as printed in the thesis plays the recorded turn": bool,
        } = "hapis-other-turn",
        /// A recorded board differs from the board after the turns before it.
        OtherBoard { reached "The board after the turns": String } = "hapis-other-board",
        /// A recorded total of pips differs from the total of the dice before it.
        OtherTotal { reached "The total of the dice": u32 } = "hapis-other-total",
        /// No computer player has this name.
        NoSuchPlayer { name "The name as written": String, nearest "The most similar known name": Option<&'static str> }
            = "hapis-unknown-player",
        /// No rule set has this name.
        NoSuchRules { name "The name as written": String, nearest "The most similar known name": Option<&'static str> }
            = "hapis-unknown-rules",
        /// `--set mother`: the setting has no `=`.
        SettingShape = "hapis-setting-shape",
        /// No switch (rule of the table) has this name.
        NotASetting {
            key "The key as written": String, nearest "The most similar known name": Option<&'static str>,
        } = "hapis-unknown-setting",
        /// The value of a switch is neither `true` nor `false`.
        NotAValue { key "The key of the switch": &'static str } = "hapis-bad-setting",
        /// `--set mother=true --set mother=false`: the options set a switch to both values.
        SwitchTwice { key "The key of the switch": &'static str } = "hapis-switch-twice",
        /// The number of games is zero or odd, but every game is played twice, with swapped sides.
        OddGames = "hapis-odd-games",
    }
}
