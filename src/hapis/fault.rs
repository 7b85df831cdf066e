//! What is wrong with a position, dice, a step or a record: plain data.

use super::side::Side;
use crate::words::{Clause, kinds};

/// One fault: what, and at which bytes of the text.
pub type Fault = crate::words::Fault<HapisFault>;

kinds! {
    /// The kinds of fault. Each names a text that has it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum HapisFault {
        /// `111:ooo`: not five fields divided by colons, nor sixteen characters without one.
        NotAPosition { fields "How many fields there are": usize } = "hapis-not-a-position",
        /// `1p:...`: a character that is no point.
        NotAPoint { found "The character": char } = "hapis-not-a-point",
        /// Sixteen checkers.
        TooMany { side "Whose": Side, found "How many there are": usize }
            = "hapis-too-many" breaks Clause::HapisCheckers,
        /// `/e` where Black has no checker on 14: a prisoner that is not there.
        NoPrisoner { side "Whose": Side, label "The label": usize } = "hapis-no-prisoner" breaks Clause::HapisImprison,
        /// A prisoner on a point where the other side has none.
        NoCaptor { side "Whose prisoner": Side, label "The label": usize }
            = "hapis-no-captor" breaks Clause::HapisImprison,
        /// A prisoner on a point with another of its side.
        TwoPrisoners {
            side "Whose prisoners": Side, label "The label": usize,
            found "How many checkers of that side are there": usize,
        } = "hapis-two-prisoners" breaks Clause::HapisImprison,
        /// A point named twice among the prisoners of a side.
        PrisonerTwice { label "The label": usize } = "hapis-prisoner-twice" breaks Clause::HapisImprison,
        /// Both sides imprisoned on one point.
        BothPrisoners { label "The label": usize } = "hapis-both-prisoners" breaks Clause::HapisImprison,
        /// A shared point where nobody is said to lie underneath.
        NobodyUnderneath { label "The label": usize } = "hapis-nobody-underneath" breaks Clause::HapisImprison,
        /// `/` without either list, or more than one slash.
        NotPrisoners = "hapis-not-prisoners",
        /// `07`, `2`, `2x`: not two dice of 1 to 6.
        NotDice = "hapis-not-dice" breaks Clause::HapisDice,
        /// `X`: not W or B.
        NotASide = "hapis-not-a-side",
        /// Dice are wanted and neither the position nor the call has them.
        NoDice = "hapis-no-dice",
        /// A compact position with a character that is not base64.
        NotBase64 { found "The character": char } = "hapis-not-base64",
        /// A compact position whose bits end inside a side, or go on behind the last shared point.
        CompactBits = "hapis-compact-bits",
        /// `16`: not a step.
        NotAStep = "hapis-not-a-step",
        /// A step over no distance, backwards, or off the board by more than a die.
        NotForward = "hapis-not-forward",
        /// A step whose length is none of the dice that are left.
        NoSuchDie { pips "Its length in pips": usize, left "The dice left": Vec<u8> }
            = "hapis-no-such-die" breaks Clause::HapisDice,
        /// A step from a point where the mover has no checker.
        NobodyThere { label "The label": usize } = "hapis-nobody-there",
        /// A step of a prisoner.
        Prisoner { label "The label": usize } = "hapis-prisoner" breaks Clause::HapisPrisoner,
        /// A step to a closed point.
        Closed { label "The label": usize, enemies "How many enemies are there": u8 }
            = "hapis-closed" breaks Clause::HapisClosed,
        /// Bearing off with a checker outside home.
        NotAllHome { label "The label of the one furthest back": usize }
            = "hapis-not-all-home" breaks Clause::HapisBearOff,
        /// Bearing off with a prisoner at home.
        PrisonerAtHome { label "The label": usize } = "hapis-prisoner-at-home" breaks Clause::HapisBearOff,
        /// Bearing off with a larger die while another checker is further back.
        NotHindmost { label "The label of the hindmost": usize } = "hapis-not-hindmost" breaks Clause::HapisBearOff,
        /// A turn that leaves dice unplayed that can be played.
        MustPlayOn { left "The dice left": Vec<u8> } = "hapis-must-play-on" breaks Clause::HapisBothDice,
        /// A turn of one die where both can be used.
        BothDice = "hapis-both-dice" breaks Clause::HapisBothDice,
        /// A turn of the smaller die where only one can be used, and the larger can.
        LargerDie { die "The larger die": u8 } = "hapis-larger-die" breaks Clause::HapisBothDice,
        /// A step said to imprison that does not.
        ImprisonsNothing { label "The label it reaches; `None` where it bears off": Option<usize> }
            = "hapis-imprisons-nothing" breaks Clause::HapisImprison,
        /// A record without a line that says anything.
        EmptyRecord = "hapis-record-empty",
        /// A line that no record has.
        NotALine = "hapis-not-a-line",
        /// A line of a record out of turn.
        OutOfTurn { side "Whose turn it is": Side } = "hapis-out-of-turn",
        /// A turn after the end of the game.
        GameOver = "hapis-game-over" breaks Clause::HapisResult,
        /// The computer's turn is not the one its engine plays.
        OtherTurn {
            plays "The one it plays": String, printed "Whether it plays what is told as it is printed": bool,
        } = "hapis-other-turn",
        /// A board in a record that is not the one reached.
        OtherBoard { reached "The one reached": String } = "hapis-other-board",
        /// A total in a record that is not the one reached.
        OtherTotal { reached "The one reached": u32 } = "hapis-other-total",
        /// A player nobody knows.
        NoSuchPlayer { name "The name": String, nearest "The one that may have been meant": Option<&'static str> }
            = "hapis-unknown-player",
        /// A set of rules nobody knows.
        NoSuchRules { name "The name": String, nearest "The one that may have been meant": Option<&'static str> }
            = "hapis-unknown-rules",
        /// A setting that does not exist.
        NotASetting {
            key "The key as written": String, nearest "The one that may have been meant": Option<&'static str>,
        } = "hapis-unknown-setting",
        /// A setting of a switch to something other than true and false.
        NotAValue { key "The switch": &'static str } = "hapis-bad-setting",
        /// No games, or an odd number of them.
        OddGames = "hapis-odd-games",
    }
}
