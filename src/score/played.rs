//! A finished hand as a scorekeeper reports it, before any check.

use crate::hand::Rack;
use crate::table::{Symbol, Variant};
use crate::tiles::Tile;
use crate::words::named;

use super::{Foul, Spanned};

named! {
    /// A kind of finish beyond the normal one.
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

    /// The kind of opening of a player of 101.
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
    /// The place at which the report begins.
    pub at: Spanned<()>,
    /// The variant, if the hand names one.
    pub variant: Option<Spanned<Variant>>,
    /// The indicator, if known.
    pub indicator: Option<Spanned<Symbol>>,
    /// The finish; `None` if the stock ran out.
    pub finish: Option<Finish>,
    /// The players, in any order.
    pub players: Vec<ReportedPlayer>,
    /// The stake of each player (`score.pot`).
    pub stake: Option<Spanned<u32>>,
}

/// A finish as reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The finisher's name.
    pub by: Spanned<String>,
    /// The reported kinds.
    pub how: Vec<Spanned<FinishKind>>,
    /// The kinds that the report excludes.
    pub not: Vec<Spanned<FinishKind>>,
}

/// A player as reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportedPlayer {
    /// The name.
    pub name: Spanned<String>,
    /// The team's name.
    pub team: Option<Spanned<String>>,
    /// The kind of opening; `None` if the player has not opened, or if the report omits it for the finisher.
    pub opened: Option<Spanned<Opened>>,
    /// The tiles left on the rack, if written down.
    pub left: Option<Spanned<Rack>>,
    /// The sum of the tiles left, if only the sum was written down.
    pub left_sum: Option<Spanned<u32>>,
    /// The fouls, one entry for each.
    pub fouls: Vec<Spanned<Foul>>,
    /// True if the player showed the indicator's twin (`score.indicator`).
    pub shown_indicator: Spanned<bool>,
    /// True if the player announced pairs (`pairs.announce`).
    pub announced: Spanned<bool>,
}

impl Played {
    /// Returns a hand that `name` finished; the finisher is its first player.
    pub fn by(name: &str, how: &[FinishKind]) -> Self {
        let how = how.iter().map(|&how| Spanned::made(how)).collect();
        let finish = Finish { by: Spanned::made(name.to_owned()), how, not: Vec::new() };
        Self { finish: Some(finish), ..Self::exhausted() }.and(name)
    }

    /// Returns a hand with an exhausted stock and no players yet.
    pub fn exhausted() -> Self {
        Self { at: Spanned::made(()), variant: None, indicator: None, finish: None, players: Vec::new(), stake: None }
    }

    /// Returns this hand with one more player.
    pub fn and(mut self, player: impl Into<ReportedPlayer>) -> Self {
        self.players.push(player.into());
        self
    }
}

impl Finish {
    /// Returns the place where the report says that the finish was of this kind.
    pub(super) fn says(&self, kind: FinishKind) -> Option<&Spanned<FinishKind>> {
        self.how.iter().find(|how| how.value == kind)
    }
}

impl ReportedPlayer {
    /// Returns a player with only a name.
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

    /// Returns the kind of opening.
    pub(super) fn opened_with(&self) -> Option<Opened> {
        self.opened.as_ref().map(|opened| opened.value)
    }

    /// Returns this player, opened with series or pairs.
    pub fn with_opening(mut self, opened: Opened) -> Self {
        self.opened = Some(Spanned::made(opened));
        self
    }

    /// Returns this player, with these tiles left.
    pub fn with_left(mut self, tiles: impl IntoIterator<Item = Tile>) -> Self {
        self.left = Some(Spanned::made(tiles.into_iter().collect()));
        self
    }

    /// Returns this player with one more foul.
    pub fn with_foul(mut self, foul: Foul) -> Self {
        self.fouls.push(Spanned::made(foul));
        self
    }
}

impl From<&str> for ReportedPlayer {
    fn from(name: &str) -> Self {
        Self::new(Spanned::made(name.to_owned()))
    }
}
