//! What is wrong with an action in play, as data.

use crate::judge::Fact;
use crate::score::Foul;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, Language, described};

/// How wrong an action is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// It cannot be done, and is not.
    Illegal,
    /// It is done, and costs points.
    Foul(Foul),
}

/// Something wrong with an action. As an error it says the clause in English;
/// [`refused`](crate::text::game::refused) says the reason in either language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{clause}: {}", clause.statement(Language::En))]
pub struct Wrong {
    /// Illegal, or a foul.
    pub kind: Severity,
    /// The clause broken.
    pub clause: Clause,
    /// Who did it.
    pub player: usize,
    /// What it adds to his account: positive for penalties of 101, negative for points lost in the classic game; 0 for
    /// what is illegal, and for a foul in a hand that does not count.
    pub points: i64,
    /// Why.
    pub why: Why,
}

impl Wrong {
    pub(super) const fn illegal(player: usize, clause: Clause, why: Why) -> Self {
        Self { kind: Severity::Illegal, clause, player, points: 0, why }
    }

    /// The foul done, if it is of this kind and by this player; where both name the number thrown, they must agree.
    pub(super) fn foul_of(&self, player: usize, foul: Foul) -> Option<Foul> {
        let Severity::Foul(done) = self.kind else { return None };
        let fed = done.fed.is_none() || foul.fed.is_none() || done.fed == foul.fed;
        (self.player == player && done.kind == foul.kind && fed).then_some(done)
    }
}

described! {
    /// Why an action is wrong, cannot be judged, or is worth a note.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Why {
        /// What a ruling found.
        Fact(Fact),
        /// It is another player's turn.
        OutOfTurn { turn "Whose turn it is": usize },
        /// The hand is over.
        Over,
        /// No tile was drawn or taken before.
        NothingDrawn,
        /// The hand was ended before the player whose turn it is had thrown.
        NothingThrown,
        /// A tile was drawn or taken already.
        SecondDraw,
        /// The starter has his tile from the deal.
        StarterDraws,
        /// Nothing lies there to be taken.
        NothingToTake,
        /// Another tile lies there.
        OtherDiscard { lies "The tile that lies there": Tile },
        /// Another tile is the stock's top.
        OtherTop { top "That tile": Tile },
        /// No copy of the tile can be left.
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
        EndUntold { as_face "What it was taken to stand for": Face, other "What it stands for at the other end": Face },
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
        /// No tile would stay for the discard.
        NothingStays,
        /// A finish with more than one tile left.
        NotLast { left "How many tiles are left": usize },
        /// The tiles do not win by this discard.
        DoesNotWin,
        /// Whether the tiles win cannot be known.
        WinUnseen,
        /// `end` follows a finish, which had ended the hand.
        EndAfterFinish,
        /// The hand was ended with tiles left in the stock.
        EndTooEarly { left "How many tiles the stock still holds": usize },
        /// The okey of the player's meld was taken.
        OkeyLost,
        /// The player threw the tile with which the next one opened.
        Fed { tile "The tile": Tile },
        /// Whether a discard is playable hangs on what an okey stands for, and the record does not say.
        PlayableUndecided,
        /// The table ruled it.
        RuledByTable,
        /// The table ruled a foul that the turns show already.
        RuledAgain,
        /// There was no such foul to let pass.
        NothingToPardon,
        /// A claim that came when the next tile was drawn already.
        ClaimLate,
        /// A claim of a tile that was not thrown.
        ClaimNotThrown,
        /// A claim of the tile that ended the hand.
        ClaimOfLast,
        /// A claim of a tile that nothing on the table takes.
        ClaimWrong,
        /// A claim by the thrower's partner.
        ClaimByPartner,
        /// The thrower noticed first.
        ClaimByThrower,
        /// Somebody has claimed or noticed it before.
        ClaimAgain,
        /// A claim where it decides nothing.
        ClaimIdle,
        /// A claim of an okey, which is a foul in any case.
        ClaimOkey,
        /// A right claim: the thrower pays.
        ClaimRight,
    }
}

/// What is said of a step besides what was wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The clause it rests on.
    pub clause: Clause,
    /// What is said.
    pub why: Why,
}

impl Remark {
    pub(super) const fn new(clause: Clause, why: Why) -> Self {
        Self { clause, why }
    }
}

/// What a step did.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Step {
    /// What was wrong.
    pub wrong: Vec<Wrong>,
    /// What could not be judged for lack of knowledge.
    pub unknown: Vec<Remark>,
    /// What else is worth saying.
    pub notes: Vec<Remark>,
}

impl Step {
    pub(super) fn illegal(&mut self, player: usize, clause: Clause, why: Why) {
        self.wrong.push(Wrong::illegal(player, clause, why));
    }
}
