//! What is wrong with a position, dice, a step or a record: plain data.

use super::side::Side;
use crate::words::{Clause, kinds};

/// One fault: what, and at which bytes of the text.
pub type Fault = crate::words::Fault<HapisFault>;

/// The kinds of fault. Each names a text that has it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum HapisFault {
    /// `111:ooo`: not five fields divided by colons, nor sixteen characters without one.
    NotAPosition {
        /// How many fields there are.
        fields: usize,
    },
    /// `1p:...`: a character that is no point.
    NotAPoint {
        /// The character.
        found: char,
    },
    /// Sixteen checkers.
    TooMany {
        /// Whose.
        side: Side,
        /// How many there are.
        found: usize,
    },
    /// `/e` where Black has no checker on 14: a prisoner that is not there.
    NoPrisoner {
        /// Whose.
        side: Side,
        /// The label.
        label: usize,
    },
    /// A prisoner on a point where the other side has none.
    NoCaptor {
        /// Whose prisoner.
        side: Side,
        /// The label.
        label: usize,
    },
    /// A prisoner on a point with another of its side.
    TwoPrisoners {
        /// Whose prisoners.
        side: Side,
        /// The label.
        label: usize,
        /// How many checkers of that side are there.
        found: usize,
    },
    /// A point named twice among the prisoners of a side.
    PrisonerTwice {
        /// The label.
        label: usize,
    },
    /// Both sides imprisoned on one point.
    BothPrisoners {
        /// The label.
        label: usize,
    },
    /// A shared point where nobody is said to lie underneath.
    NobodyUnderneath {
        /// The label.
        label: usize,
    },
    /// `/` without either list, or more than one slash.
    NotPrisoners,
    /// `07`, `2`, `2x`: not two dice of 1 to 6.
    NotDice,
    /// `X`: not W or B.
    NotASide,
    /// Dice are wanted and neither the position nor the call has them.
    NoDice,
    /// A compact position with a character that is not base64.
    NotBase64 {
        /// The character.
        found: char,
    },
    /// A compact position whose bits end inside a side, or go on behind the last shared point.
    CompactBits,
    /// `16`: not a step.
    NotAStep,
    /// A step over no distance, backwards, or off the board by more than a die.
    NotForward,
    /// A step whose length is none of the dice that are left.
    NoSuchDie {
        /// Its length in pips.
        pips: usize,
        /// The dice left.
        left: Vec<u8>,
    },
    /// A step from a point where the mover has no checker.
    NobodyThere {
        /// The label.
        label: usize,
    },
    /// A step of a prisoner.
    Prisoner {
        /// The label.
        label: usize,
    },
    /// A step to a closed point.
    Closed {
        /// The label.
        label: usize,
        /// How many enemies are there.
        enemies: u8,
    },
    /// Bearing off with a checker outside home.
    NotAllHome {
        /// The label of the one furthest back.
        label: usize,
    },
    /// Bearing off with a prisoner at home.
    PrisonerAtHome {
        /// The label.
        label: usize,
    },
    /// Bearing off with a larger die while another checker is further back.
    NotHindmost {
        /// The label of the hindmost.
        label: usize,
    },
    /// A turn that leaves dice unplayed that can be played.
    MustPlayOn {
        /// The dice left.
        left: Vec<u8>,
    },
    /// A turn of one die where both can be used.
    BothDice,
    /// A turn of the smaller die where only one can be used, and the larger can.
    LargerDie {
        /// The larger die.
        die: u8,
    },
    /// A step said to imprison that does not.
    ImprisonsNothing {
        /// The label it reaches; `None` where it bears off.
        label: Option<usize>,
    },
    /// A record without a line that says anything.
    EmptyRecord,
    /// A line of a record that is not one.
    NotALine,
    /// A line of a record out of turn.
    OutOfTurn {
        /// Whose turn it is.
        side: Side,
    },
    /// A turn after the end of the game.
    GameOver,
    /// The computer's turn is not the one its engine plays.
    OtherTurn {
        /// The one it plays.
        plays: String,
    },
    /// A board in a record that is not the one reached.
    OtherBoard {
        /// The one reached.
        reached: String,
    },
    /// A total in a record that is not the one reached.
    OtherTotal {
        /// The one reached.
        reached: u32,
    },
    /// A player nobody knows.
    NoSuchPlayer {
        /// The name.
        name: String,
        /// The one that may have been meant.
        nearest: Option<&'static str>,
    },
    /// A set of rules nobody knows.
    NoSuchRules {
        /// The name.
        name: String,
        /// The one that may have been meant.
        nearest: Option<&'static str>,
    },
    /// A setting that is none.
    NotASetting {
        /// The key as written.
        key: String,
        /// The one that may have been meant.
        nearest: Option<&'static str>,
    },
    /// A setting of a switch to something other than true and false.
    NotAValue {
        /// The switch.
        key: &'static str,
    },
    /// No games, or an odd number of them.
    OddGames,
}

kinds! {
    pub HapisFault {
        Self::NotAPosition { .. } => "hapis-not-a-position",
        Self::NotAPoint { .. } => "hapis-not-a-point",
        Self::TooMany { .. } => "hapis-too-many" breaks Clause::HapisCheckers,
        Self::NoPrisoner { .. } => "hapis-no-prisoner" breaks Clause::HapisImprison,
        Self::NoCaptor { .. } => "hapis-no-captor" breaks Clause::HapisImprison,
        Self::TwoPrisoners { .. } => "hapis-two-prisoners" breaks Clause::HapisImprison,
        Self::PrisonerTwice { .. } => "hapis-prisoner-twice" breaks Clause::HapisImprison,
        Self::BothPrisoners { .. } => "hapis-both-prisoners" breaks Clause::HapisImprison,
        Self::NobodyUnderneath { .. } => "hapis-nobody-underneath" breaks Clause::HapisImprison,
        Self::NotPrisoners => "hapis-not-prisoners",
        Self::NotDice => "hapis-not-dice" breaks Clause::HapisDice,
        Self::NotASide => "hapis-not-a-side",
        Self::NoDice => "hapis-no-dice",
        Self::NotBase64 { .. } => "hapis-not-base64",
        Self::CompactBits => "hapis-compact-bits",
        Self::NotAStep => "hapis-not-a-step",
        Self::NotForward => "hapis-not-forward",
        Self::NoSuchDie { .. } => "hapis-no-such-die" breaks Clause::HapisDice,
        Self::NobodyThere { .. } => "hapis-nobody-there",
        Self::Prisoner { .. } => "hapis-prisoner" breaks Clause::HapisPrisoner,
        Self::Closed { .. } => "hapis-closed" breaks Clause::HapisClosed,
        Self::NotAllHome { .. } => "hapis-not-all-home" breaks Clause::HapisBearOff,
        Self::PrisonerAtHome { .. } => "hapis-prisoner-at-home" breaks Clause::HapisBearOff,
        Self::NotHindmost { .. } => "hapis-not-hindmost" breaks Clause::HapisBearOff,
        Self::MustPlayOn { .. } => "hapis-must-play-on" breaks Clause::HapisBothDice,
        Self::BothDice => "hapis-both-dice" breaks Clause::HapisBothDice,
        Self::LargerDie { .. } => "hapis-larger-die" breaks Clause::HapisBothDice,
        Self::ImprisonsNothing { .. } => "hapis-imprisons-nothing" breaks Clause::HapisImprison,
        Self::EmptyRecord => "hapis-record-empty",
        Self::NotALine => "hapis-not-a-line",
        Self::OutOfTurn { .. } => "hapis-out-of-turn",
        Self::GameOver => "hapis-game-over" breaks Clause::HapisResult,
        Self::OtherTurn { .. } => "hapis-other-turn",
        Self::OtherBoard { .. } => "hapis-other-board",
        Self::OtherTotal { .. } => "hapis-other-total",
        Self::NoSuchPlayer { .. } => "hapis-unknown-player",
        Self::NoSuchRules { .. } => "hapis-unknown-rules",
        Self::NotASetting { .. } => "hapis-unknown-setting",
        Self::NotAValue { .. } => "hapis-bad-setting",
        Self::OddGames => "hapis-odd-games",
    }
}
