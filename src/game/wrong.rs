//! Faults of an action in play, as data: each fault names the clause and the reason, without any text for people.

use crate::judge::Fact;
use crate::score::Foul;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, Language, described};

/// How serious a fault is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// The action is illegal and was not performed.
    Illegal,
    /// The action was performed, and the foul costs points.
    Foul(Foul),
}

/// A fault of an action. As an error it prints the clause in English. [`refused`](crate::text::game::refused) returns
/// the reason in either language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{clause}: {}", clause.statement(Language::En))]
pub struct Wrong {
    /// The severity: illegal, or a foul.
    pub kind: Severity,
    /// The clause that the action breaks.
    pub clause: Clause,
    /// The seat of the offender.
    pub player: usize,
    /// The points added to the offender's account. Penalties are positive in 101 and negative in the classic game. The
    /// value is 0 for an illegal action, and for a foul in a void hand.
    pub points: i64,
    /// The reason for the fault.
    pub why: Why,
}

impl Wrong {
    pub(super) const fn illegal(player: usize, clause: Clause, why: Why) -> Self {
        Self { kind: Severity::Illegal, clause, player, points: 0, why }
    }

    /// Returns the foul if this player committed it and it has the same kind as `foul`. A foul can name the number on
    /// the thrown tile. If both fouls do, the numbers must be equal too.
    pub(super) fn foul_of(&self, player: usize, foul: Foul) -> Option<Foul> {
        let Severity::Foul(done) = self.kind else { return None };
        let fed = done.fed.is_none() || foul.fed.is_none() || done.fed == foul.fed;
        (self.player == player && done.kind == foul.kind && fed).then_some(done)
    }
}

described! {
    /// The reason why an action is wrong, why it cannot be judged, or why a remark was added.
    #[derive(Debug, Clone, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Why {
        /// The finding of a ruling.
        Fact(Fact),
        /// It is another player's turn.
        OutOfTurn { turn "Whose turn it is": usize },
        /// The hand is over.
        Over,
        /// The player has not drawn or taken a tile yet.
        NothingDrawn,
        /// The hand was ended before the player on turn had thrown.
        NothingThrown,
        /// The player has already drawn or taken a tile.
        SecondDraw,
        /// The starter draws no tile, because the starter's rack already has one more.
        StarterDraws,
        /// There is no discard to take.
        NothingToTake,
        /// The left neighbour's last discard is another tile.
        OtherDiscard { lies "The tile that lies there": Tile },
        /// The top of the stock is another tile.
        OtherTop { top "That tile": Tile },
        /// All copies of the tile are elsewhere.
        NoCopyLeft { tile "The tile": Tile },
        /// The player does not hold the tile.
        NotHeld { tile "The tile": Tile },
        /// This game has no such action.
        NotInGame,
        /// This game has no okeys.
        NoOkeys,
        /// No meld has this number.
        NoMeld { number "The number": u32 },
        /// No meld on the table takes the tile.
        NowhereToLay { tile "The tile": Tile },
        /// Several melds take the tile, and the record does not say which.
        SeveralMelds { numbers "Their numbers": Vec<u32> },
        /// An okey laid off onto a run fits at both ends, and the record does not say which.
        EndUnknown { as_face "What it was taken to stand for": Face, other "What it stands for at the other end": Face },
        /// No tile was laid off in this turn, so none can be taken back.
        NothingToUndo,
        /// The okey that was laid off last has since been exchanged.
        Exchanged { tile "The okey": Tile },
        /// The player took back a second tile in one turn.
        SecondUndo,
        /// The indicator's twin has already been shown in this hand.
        SecondShow,
        /// The player has no faulty opening on the table.
        NothingToGather,
        /// The player has no taken tile that could be put back.
        NothingToPutBack,
        /// The action would leave no tile for the throw.
        NothingStays,
        /// The player declared a finish with more than one tile left.
        NotLast { left "How many tiles are left": usize },
        /// The remaining tiles do not win after this throw.
        DoesNotWin,
        /// It is unknown whether the tiles win, because some are unknown.
        WinUnseen,
        /// The table forbids an okey next to a false joker. Only a layout named in the record can show that they are
        /// apart.
        LayoutNotNamed,
        /// The record says `end` after a finish, which had already ended the hand.
        EndAfterFinish,
        /// The record says `end` while the stock still has tiles.
        EndTooEarly { left "How many tiles the stock still holds": usize },
        /// An opponent exchanged the okey in the player's meld.
        OkeyLost,
        /// The player threw the tile with which the next player opened.
        FedNextPlayer { tile "The tile": Tile },
        /// The discard is playable only if an undeclared okey stands for a certain face.
        PlayableUndecided,
        /// The table itself ruled this foul.
        RuledByTable,
        /// The table ruled a foul that the referee had already found in the turns.
        RuledAgain,
        /// The record pardons a foul that was not committed.
        NothingToPardon,
        /// The claim came after the next draw.
        ClaimLate,
        /// The claimed tile was not thrown.
        ClaimNotThrown,
        /// The claimed tile was the throw that finished the hand.
        ClaimOfLast,
        /// No meld on the table takes the claimed tile.
        ClaimWrong,
        /// The claim came from the thrower's partner.
        ClaimByPartner,
        /// The thrower noticed the playable tile first.
        ClaimByThrower,
        /// The discard has already been claimed.
        ClaimAgain,
        /// Claims have no effect at this table.
        ClaimIdle,
        /// The claimed tile is an okey. Throwing an okey is a foul without any claim.
        ClaimOkey,
        /// The claim is correct, and the thrower pays.
        ClaimRight,
    }
}

/// A remark on an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The clause that the remark rests on.
    pub clause: Clause,
    /// The content of the remark.
    pub why: Why,
}

impl Remark {
    pub(super) const fn new(clause: Clause, why: Why) -> Self {
        Self { clause, why }
    }
}

/// The result of one action.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Step {
    /// The faults and fouls of the action.
    pub wrong: Vec<Wrong>,
    /// Remarks on unknown facts that prevented a ruling.
    pub unknown: Vec<Remark>,
    /// Remarks that report no fault.
    pub notes: Vec<Remark>,
}

impl Step {
    pub(super) fn illegal(&mut self, player: usize, clause: Clause, why: Why) {
        self.wrong.push(Wrong::illegal(player, clause, why));
    }
}
