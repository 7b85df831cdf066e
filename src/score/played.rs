//! A finished hand as a scorekeeper reports it: readable, but not yet checked against any rule.

use crate::hand::Rack;
use crate::table::{Symbol, Variant};
use crate::tiles::Tile;
use crate::words::named;

use super::{Foul, Spanned};

named! {
    /// How a hand was finished, where it was more than a normal finish.
    FinishKind {
        /// An okey was thrown (`win.okey-finish`, `finish.multiplier`).
        Okey = "okey",
        /// With seven pairs; in 101 by a player who opened with pairs.
        Pairs = "pairs",
        /// Elden: opened and finished in one turn (`finish.hand`).
        Hand = "hand",
        /// Both okeys were the last two tiles (`finish.multiplier`).
        Devam = "devam",
        /// With one colour's 1 to 13 and the second 1 (`win.dizi`).
        Dizi = "dizi",
    }

    /// What a player of 101 opened with.
    Opened {
        /// Runs and groups (`open.series`).
        Series = "series",
        /// Pairs (`open.pairs`).
        Pairs = "pairs",
    }
}

/// A hand as reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Where the report of the hand begins.
    pub at: Spanned<()>,
    /// The variant, where the hand itself names one.
    pub variant: Option<Spanned<Variant>>,
    /// The indicator, where it is known.
    pub indicator: Option<Spanned<Symbol>>,
    /// Who finished and how; `None` where the stock ran out.
    pub finish: Option<Finish>,
    /// The players, in any order.
    pub players: Vec<Player>,
    /// What each player staked (`score.pot`).
    pub stake: Option<Spanned<u32>>,
}

/// A finish as reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The finisher's name.
    pub by: Spanned<String>,
    /// How, as far as it was said.
    pub how: Vec<Spanned<FinishKind>>,
    /// How not, where that was said.
    pub not: Vec<Spanned<FinishKind>>,
}

/// A player as reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: Spanned<String>,
    /// The team's name.
    pub team: Option<Spanned<String>>,
    /// What the player opened with; `None`: nothing, or not said of the finisher.
    pub opened: Option<Spanned<Opened>>,
    /// The tiles left on the rack, where they were written down.
    pub left: Option<Spanned<Rack>>,
    /// The sum of the tiles left, where only that was written down.
    pub left_sum: Option<Spanned<u32>>,
    /// The fouls, one entry for each.
    pub fouls: Vec<Spanned<Foul>>,
    /// Whether the player showed the indicator's twin (`score.indicator`).
    pub shown_indicator: Spanned<bool>,
    /// Whether the player had announced pairs (`pairs.announce`).
    pub announced: Spanned<bool>,
}

impl Played {
    /// A hand that `name` finished; the finisher is its first player.
    pub fn by(name: &str, how: &[FinishKind]) -> Self {
        let how = how.iter().map(|&how| Spanned::made(how)).collect();
        let finish = Finish { by: Spanned::made(name.to_owned()), how, not: Vec::new() };
        Self { finish: Some(finish), ..Self::exhausted() }.and(name)
    }

    /// A hand whose stock ran out, without players yet.
    pub fn exhausted() -> Self {
        Self { at: Spanned::made(()), variant: None, indicator: None, finish: None, players: Vec::new(), stake: None }
    }

    /// This hand with one more player.
    pub fn and(mut self, player: impl Into<Player>) -> Self {
        self.players.push(player.into());
        self
    }
}

impl Finish {
    /// Where the finish was said to be of this kind.
    pub(super) fn says(&self, kind: FinishKind) -> Option<&Spanned<FinishKind>> {
        self.how.iter().find(|how| how.value == kind)
    }
}

impl Player {
    /// A player of whom only the name is known.
    pub fn new(name: Spanned<String>) -> Self {
        let (shown_indicator, announced) = (name.with(false), name.with(false));
        Self {
            name,
            team: None,
            opened: None,
            left: None,
            left_sum: None,
            fouls: Vec::new(),
            shown_indicator,
            announced,
        }
    }

    /// What the player opened with.
    pub(super) fn opened_with(&self) -> Option<Opened> {
        self.opened.as_ref().map(|opened| opened.value)
    }

    /// This player, who opened with series or pairs.
    pub fn with_opening(mut self, opened: Opened) -> Self {
        self.opened = Some(Spanned::made(opened));
        self
    }

    /// This player, left with these tiles.
    pub fn with_left(mut self, tiles: impl IntoIterator<Item = Tile>) -> Self {
        self.left = Some(Spanned::made(tiles.into_iter().collect()));
        self
    }

    /// This player with one more foul.
    pub fn with_foul(mut self, foul: Foul) -> Self {
        self.fouls.push(Spanned::made(foul));
        self
    }
}

impl From<&str> for Player {
    fn from(name: &str) -> Self {
        Self::new(Spanned::made(name.to_owned()))
    }
}
