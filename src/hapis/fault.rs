//! Faults of a position, dice, a step or a record, as plain data.

use super::side::Side;
use crate::words::{Clause, kinds};

kinds! {
    /// The kinds of fault. Each names a text that has it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum HapisFault {
        /// `111:ooo`: neither five fields divided by colons nor sixteen characters without a colon.
        NotAPosition { fields "How many fields there are": usize } = "hapis-not-a-position",
        /// `1p:...`: a character that is not the label of a point.
        NotAPoint { found "The character": char } = "hapis-not-a-point",
        /// A side with more than fifteen checkers.
        TooMany { side "Whose": Side, found "How many there are": usize }
            = "hapis-too-many" breaks Clause::HapisCheckers,
        /// `/e` where Black has no checker on 14.
        NoPrisoner { side "Whose": Side, label "The label": usize } = "hapis-no-prisoner" breaks Clause::HapisImprison,
        /// A prisoner on a point where the other side has no checker.
        NoCaptor { side "Whose prisoner": Side, label "The label": usize }
            = "hapis-no-captor" breaks Clause::HapisImprison,
        /// A prisoner on a point where its side has more than one checker.
        TwoPrisoners {
            side "Whose prisoners": Side, label "The label": usize,
            found "How many checkers of that side are there": usize,
        } = "hapis-two-prisoners" breaks Clause::HapisImprison,
        /// A point listed twice among the prisoners of a side.
        PrisonerTwice { label "The label": usize } = "hapis-prisoner-twice" breaks Clause::HapisImprison,
        /// A point where both sides are listed as imprisoned.
        BothPrisoners { label "The label": usize } = "hapis-both-prisoners" breaks Clause::HapisImprison,
        /// A shared point where neither side is listed as imprisoned.
        NobodyUnderneath { label "The label": usize } = "hapis-nobody-underneath" breaks Clause::HapisImprison,
        /// Prisoners without a slash, `/` without any label, or more than one slash.
        NotPrisoners = "hapis-not-prisoners",
        /// `07`, `2`, `2x`: not two dice of 1 to 6.
        NotDice = "hapis-not-dice" breaks Clause::HapisDice,
        /// `X`: not W or B.
        NotASide = "hapis-not-a-side",
        /// Dice are required, and neither the position nor the call has them.
        NoDice = "hapis-no-dice",
        /// A compact position with a character that is not base64.
        NotBase64 { found "The character": char } = "hapis-not-base64",
        /// A compact position whose bits end within a side, or continue after the last shared point.
        CompactBits = "hapis-compact-bits",
        /// `16`: not a step.
        NotAStep = "hapis-not-a-step",
        /// A step of no length, or a step backwards.
        NotForward = "hapis-not-forward",
        /// A step whose length does not match any remaining dice.
        NoSuchDie { pips "Its length in pips": usize, left "The dice left": Vec<u8> }
            = "hapis-no-such-die" breaks Clause::HapisDice,
        /// A step from a point where the mover has no checker.
        NobodyThere { label "The label": usize } = "hapis-nobody-there",
        /// A step of an imprisoned checker.
        Prisoner { label "The label": usize } = "hapis-prisoner" breaks Clause::HapisPrisoner,
        /// A step to a closed point.
        Closed { label "The label": usize, enemies "How many enemies are there": u8 }
            = "hapis-closed" breaks Clause::HapisClosed,
        /// Bearing off while a checker is outside home.
        NotAllHome { label "The label of the one furthest back": usize }
            = "hapis-not-all-home" breaks Clause::HapisBearOff,
        /// Bearing off while a checker at home is imprisoned.
        PrisonerAtHome { label "The label": usize } = "hapis-prisoner-at-home" breaks Clause::HapisBearOff,
        /// Bearing off with a larger die while another checker is further back.
        NotHindmost { label "The label of the hindmost": usize } = "hapis-not-hindmost" breaks Clause::HapisBearOff,
        /// A turn that leaves dice unplayed although they can be played.
        MustPlayOn { left "The dice left": Vec<u8> } = "hapis-must-play-on" breaks Clause::HapisBothDice,
        /// A turn of one die although both can be played.
        BothDice = "hapis-both-dice" breaks Clause::HapisBothDice,
        /// A turn of the smaller die where only one die can be played, and the larger one can.
        LargerDie { die "The larger die": u8 } = "hapis-larger-die" breaks Clause::HapisBothDice,
        /// A step marked with `*` that imprisons no checker.
        ImprisonsNothing { label "The label it reaches; `None` where it bears off": Option<usize> }
            = "hapis-imprisons-nothing" breaks Clause::HapisImprison,
        /// A record that has no lines apart from blanks and comments.
        EmptyRecord = "hapis-record-empty",
        /// A line that is not valid in a record.
        NotALine = "hapis-not-a-line",
        /// A turn of the side that is not on roll.
        OutOfTurn { side "Whose turn it is": Side } = "hapis-out-of-turn",
        /// A turn after the end of the game.
        GameOver = "hapis-game-over" breaks Clause::HapisResult,
        /// A turn of the computer that is not the one its engine plays.
        OtherTurn {
            plays "The turn that the engine plays": String, printed "Whether the engine as printed plays the recorded turn": bool,
        } = "hapis-other-turn",
        /// A board in a record that differs from the board reached.
        OtherBoard { reached "The one reached": String } = "hapis-other-board",
        /// A total in a record that differs from the total reached.
        OtherTotal { reached "The one reached": u32 } = "hapis-other-total",
        /// The name of an unknown player.
        NoSuchPlayer { name "The name": String, nearest "The most similar known name": Option<&'static str> }
            = "hapis-unknown-player",
        /// The name of an unknown rule set.
        NoSuchRules { name "The name": String, nearest "The most similar known name": Option<&'static str> }
            = "hapis-unknown-rules",
        /// A setting that does not exist.
        NotASetting {
            key "The key as written": String, nearest "The most similar known name": Option<&'static str>,
        } = "hapis-unknown-setting",
        /// A switch set to a value other than true and false.
        NotAValue { key "The switch": &'static str } = "hapis-bad-setting",
        /// A number of games that is zero or odd.
        OddGames = "hapis-odd-games",
    }
}
