//! Faults of an action in play, as data.

use crate::judge::Fact;
use crate::score::Foul;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, Language, described};

/// The gravity of a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// Illegal: the action is not done.
    Illegal,
    /// A foul: the action is done and costs points.
    Foul(Foul),
}

/// A fault of an action. As an error it prints the clause in English; [`refused`](crate::text::game::refused) gives the
/// reason in either language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{clause}: {}", clause.statement(Language::En))]
pub struct Wrong {
    /// Illegal, or a foul.
    pub kind: Severity,
    /// The clause broken.
    pub clause: Clause,
    /// The offender.
    pub player: usize,
    /// The points for the offender's account: positive penalties in 101, negative losses in the classic game; 0 for
    /// illegal actions, and for fouls in a void hand.
    pub points: i64,
    /// The reason.
    pub why: Why,
}

impl Wrong {
    pub(super) const fn illegal(player: usize, clause: Clause, why: Why) -> Self {
        Self { kind: Severity::Illegal, clause, player, points: 0, why }
    }

    /// Returns the foul if it is of this kind and by this player. If both name the thrown number, they must agree.
    pub(super) fn foul_of(&self, player: usize, foul: Foul) -> Option<Foul> {
        let Severity::Foul(done) = self.kind else { return None };
        let fed = done.fed.is_none() || foul.fed.is_none() || done.fed == foul.fed;
        (self.player == player && done.kind == foul.kind && fed).then_some(done)
    }
}

described! {
    /// The reason why an action is wrong, cannot be judged, or deserves a note.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Why {
        /// A finding of a ruling.
        Fact(Fact),
        /// It is another player's turn.
        OutOfTurn { turn "Whose turn it is": usize },
        /// The hand is over.
        Over,
        /// No tile was drawn or taken before.
        NothingDrawn,
        /// The hand was ended before the player on turn had thrown.
        NothingThrown,
        /// A tile was drawn or taken already.
        SecondDraw,
        /// The starter has the extra tile from the deal.
        StarterDraws,
        /// There is no discard to take.
        NothingToTake,
        /// The discard is another tile.
        OtherDiscard { lies "The tile that lies there": Tile },
        /// The top of the stock is another tile.
        OtherTop { top "That tile": Tile },
        /// No copy of the tile is left.
        NoCopyLeft { tile "The tile": Tile },
        /// The player does not hold the tile.
        NotHeld { tile "The tile": Tile },
        /// The game has no such action.
        NotInGame,
        /// The game has no okeys.
        NoOkeys,
        /// No meld has this number.
        NoMeld { number "The number": u32 },
        /// No meld on the table takes the tile.
        NowhereToLay { tile "The tile": Tile },
        /// Several melds take the tile, and the record does not say which.
        SeveralMelds { numbers "Their numbers": Vec<u32> },
        /// An okey laid off onto a run fits at both ends, and the record does not say which.
        EndUnknown { as_face "What it was taken to stand for": Face, other "What it stands for at the other end": Face },
        /// No tile was laid off in this turn.
        NothingToUndo,
        /// The okey laid off last was exchanged since.
        Exchanged { tile "The okey": Tile },
        /// A second tile was taken back.
        SecondUndo,
        /// The indicator's twin was shown before.
        SecondShow,
        /// No faulty opening of the player lies on the table.
        NothingToGather,
        /// Nothing was taken that could go back.
        NothingToPutBack,
        /// No tile would remain for the discard.
        NothingStays,
        /// A finish with more than one tile left.
        NotLast { left "How many tiles are left": usize },
        /// The tiles do not win by this discard.
        DoesNotWin,
        /// True if the tiles win cannot be known.
        WinUnseen,
        /// The table keeps an okey and a false joker apart, and only a named layout shows that they are.
        LayoutNotNamed,
        /// `end` follows a finish, which had ended the hand.
        EndAfterFinish,
        /// The hand was ended with tiles left in the stock.
        EndTooEarly { left "How many tiles the stock still holds": usize },
        /// The okey of the player's meld was taken.
        OkeyLost,
        /// The player threw the tile with which the next one opened.
        FedNextPlayer { tile "The tile": Tile },
        /// True if the discard is playable depends on an undeclared okey.
        PlayableUndecided,
        /// The table ruled it.
        RuledByTable,
        /// The table ruled a foul that the turns show already.
        RuledAgain,
        /// There was no such foul to pardon.
        NothingToPardon,
        /// A claim after the next draw.
        ClaimLate,
        /// A claim of a tile that was not thrown.
        ClaimNotThrown,
        /// A claim of the tile that ended the hand.
        ClaimOfLast,
        /// A claim of a tile that no meld on the table takes.
        ClaimWrong,
        /// A claim by the thrower's partner.
        ClaimByPartner,
        /// The thrower noticed first.
        ClaimByThrower,
        /// The discard was claimed or noticed before.
        ClaimAgain,
        /// A claim at a table where claims decide nothing.
        ClaimIdle,
        /// A claim of an okey, which is a foul anyway.
        ClaimOkey,
        /// A correct claim: the thrower pays.
        ClaimRight,
    }
}

/// A note on a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The clause it rests on.
    pub clause: Clause,
    /// The note.
    pub why: Why,
}

impl Remark {
    pub(super) const fn new(clause: Clause, why: Why) -> Self {
        Self { clause, why }
    }
}

/// The result of a step.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Step {
    /// The faults.
    pub wrong: Vec<Wrong>,
    /// The remarks on what is unknown, so that it was not judged.
    pub unknown: Vec<Remark>,
    /// Notes.
    pub notes: Vec<Remark>,
}

impl Step {
    pub(super) fn illegal(&mut self, player: usize, clause: Clause, why: Why) {
        self.wrong.push(Wrong::illegal(player, clause, why));
    }
}
