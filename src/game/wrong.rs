//! The errors of an action as data: the broken clause and the reason. An error is an illegal action or a foul.

use super::Action;
use crate::judge::Fact;
use crate::notation::LaidTile;
use crate::score::Foul;
use crate::tiles::{Face, Tile};
use crate::words::{Clause, Language, described};

/// An illegal action or a foul. Its `Display` form is the id and the English sentence of the broken clause.
/// [`Why::refusal`] gives the reason in Turkish or English.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{clause}: {}", clause.statement(Language::En))]
pub struct Wrong {
    /// The foul; `None` if the error is an illegal action, which costs no points.
    pub foul: Option<Foul>,
    /// The clause that the action breaks.
    pub clause: Clause,
    /// The seat of the player who made the error.
    pub player: usize,
    /// The points that the error adds to this player's total. A penalty is positive in 101 and negative in the classic
    /// game. 0 for an illegal action, and for a foul in a void hand.
    pub points: i64,
    /// The reason for the error.
    pub why: Why,
}

impl Wrong {
    pub(super) const fn illegal(player: usize, clause: Clause, why: Why) -> Self {
        Self { foul: None, clause, player, points: 0, why }
    }

    /// Returns the foul of this error if `player` committed it and `foul`, from the record, may mean it (see
    /// [`Foul::may_be`]).
    pub(super) fn foul_of(&self, player: usize, foul: Foul) -> Option<Foul> {
        self.foul.filter(|done| self.player == player && done.may_be(foul))
    }
}

described! {
    /// The reason for an error or a remark.
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Why {
        /// The reason is a finding of the module `judge`.
        Fact(Fact),
        /// It is another player's turn.
        OutOfTurn { turn "The seat of the player whose turn it is": usize },
        /// The hand is already over.
        Over,
        /// The player has not drawn or taken a tile yet.
        NothingDrawn,
        /// The record ends the hand before the player on turn has thrown a tile.
        NothingThrown,
        /// The player has already drawn or taken a tile.
        SecondDraw,
        /// The starter draws no tile in the first turn, because the starter's rack has one tile more.
        StarterDraws,
        /// There is no discard to take.
        NothingToTake,
        /// The left neighbour's last discard is not the tile that the record names.
        OtherDiscard { lies "The left neighbour's last discard": Tile },
        /// The top tile of the stock is not the tile that the record names.
        OtherTop { top "The tile on top of the stock": Tile },
        /// The player cannot have this tile, because all of its copies are known to be elsewhere.
        NoCopyLeft { tile "The tile that the player cannot have": Tile },
        /// The player does not hold the tile.
        NotHeld { tile "The tile that the player does not hold": Tile },
        /// The game does not have this kind of action.
        NotInGame,
        /// The action names an okey (`O*`), but the game has no okeys.
        NoOkeys,
        /// No meld on the table has this number.
        NoMeld { number "The number that the record gives": u32 },
        /// The tile fits no meld on the table.
        NowhereToLay { tile "The tile that fits no meld": Tile },
        /// The tile fits several melds, and the record does not say onto which one it was laid off.
        SeveralMelds { numbers "The numbers of the melds that the tile fits": Vec<u32> },
        /// An okey was laid off onto a run and fits at both ends. The record does not say which end it joined.
        EndUnknown {
            as_face "The face that the okey is assumed to stand for": Face,
            other "The face that it would stand for at the other end": Face,
        },
        /// No tile laid off in this turn can be taken back.
        NothingToUndo { taken_back "True if the player laid off tiles in this turn and took all of them back": bool },
        /// The okey of the last layoff cannot be taken back, because the player has since exchanged a tile for it.
        Exchanged { tile "The okey that was exchanged": Tile },
        /// The player took back two tiles in a row, but only the last tile laid off may be taken back.
        SecondUndo,
        /// A player has already shown the tile with the indicator's face in this hand.
        SecondShow,
        /// The player has no faulty opening on the table that could be taken back.
        NothingToGather,
        /// The player has no taken tile that could be put back.
        NothingToPutBack,
        /// The action would leave no tile for the throw.
        NothingStays,
        /// The player declared a finish while more than one tile was left on the rack.
        NotLast { left "The number of tiles left on the rack": usize },
        /// The tiles left on the rack after this throw do not win.
        DoesNotWin,
        /// It is unknown whether the rack wins, because some of its tiles are unknown.
        WinUnseen,
        /// At this table an okey must not lie next to a false joker. The record must name a layout that separates them.
        LayoutNotNamed,
        /// It is unknown whether the rack wins, but other lines of the record show that play went on.
        PlayedOn,
        /// The record says `end` after a finish, which had already ended the hand.
        EndAfterFinish,
        /// The record says `end` while the stock still has tiles.
        EndTooEarly { left "The number of tiles left in the stock": usize },
        /// Another player exchanged a tile for an okey in a meld of this player, and this player pays for the loss.
        OkeyLost,
        /// The player threw the tile with which the next player opened. Some tables charge this as a foul.
        FedNextPlayer { tile "The tile that was thrown": Tile },
        /// It is unclear whether the discard is playable (fits a meld on the table), because an undeclared okey in the
        /// meld may stand for several faces.
        PlayableUndecided,
        /// The players at the table decided that this is a foul.
        RuledByTable,
        /// The players at the table decided that this is a foul, but the referee had already found it.
        RuledAgain,
        /// The record corrects the points of a player in a hand that was broken off. Such a hand is not settled.
        CorrectionUnsettled,
        /// The record pardons a foul that was not committed.
        NothingToPardon,
        /// The claim that a discard was playable (fits a meld on the table) came too late: the next player had already
        /// drawn, or had laid tiles after taking the discard.
        ClaimLate,
        /// The player claimed that a discard was playable (fits a meld on the table), but this tile was not thrown.
        ClaimNotThrown,
        /// The player claimed that a discard was playable (fits a meld on the table), but it had been thrown to finish
        /// the hand.
        ClaimOfLast,
        /// The player claimed that the discard was playable, but it fits no meld on the table.
        ClaimWrong,
        /// The partner of the thrower claimed that the discard was playable (fits a meld on the table). Only an
        /// opponent's claim counts.
        ClaimByPartner,
        /// The thrower said first that the discard was playable (fits a meld on the table), and therefore does not pay.
        ClaimByThrower,
        /// A player has already claimed that the discard was playable.
        ClaimAgain,
        /// At this table, a claim that a discard was playable has no effect.
        ClaimIdle,
        /// The claimed tile is an okey. Throwing an okey is a foul even if no player claims it.
        ClaimOkey,
        /// The claim that the discard was playable is correct, so the thrower pays.
        ClaimRight,
    }
}

/// A remark on an action, which is no error. Example: a tile fits several melds and the record names none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The clause that the remark refers to.
    pub clause: Clause,
    /// The reason for the remark.
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
    /// The action with its missing details: the tile that is taken, the number of the meld, or the faces of okeys. A
    /// layoff onto several melds becomes one action for each meld. Empty if no detail was missing.
    pub done: Vec<Action>,
    /// The errors of the action: illegal actions and fouls.
    pub wrong: Vec<Wrong>,
    /// Remarks on rules that could not be applied because a fact is unknown.
    pub unknown: Vec<Remark>,
    /// The other remarks, for example the decision about a claim.
    pub notes: Vec<Remark>,
}

impl Step {
    /// Returns `action` with its missing details. This step must be its result.
    pub(super) fn understood(&mut self, action: &Action) -> Vec<Action> {
        if self.done.is_empty() { vec![action.clone()] } else { std::mem::take(&mut self.done) }
    }

    /// Adds a tile of a layoff to `done`. `number` is the meld onto which the tile was laid off; for a skipped tile, it
    /// is the meld that the action names, if any.
    pub(super) fn laid_off(&mut self, laid: LaidTile, number: Option<u32>) {
        match self.done.last_mut() {
            Some(Action::Add { tiles, to }) if *to == number => tiles.push(laid),
            _ => self.done.push(Action::Add { tiles: vec![laid], to: number }),
        }
    }

    pub(super) fn illegal(&mut self, player: usize, clause: Clause, why: Why) {
        self.wrong.push(Wrong::illegal(player, clause, why));
    }
}
