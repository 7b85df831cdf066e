//! A finished hand as a scorekeeper reports it, before any check. Also defines [`Spanned`], a value with its place in a
//! text.

use std::ops::Range;

use super::Foul;
use crate::hand::Rack;
use crate::table::{Symbol, Variant};
use crate::tiles::Tile;
use crate::words::{Fault, is_dash, named};

/// A value with its place in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value, such as a tile or a number.
    pub value: T,
    /// The byte range of the value; `None` if it does not come from a text.
    pub span: Option<Range<usize>>,
}

impl<T> Spanned<T> {
    /// Creates a value with its byte range in the text.
    pub const fn new(value: T, span: Range<usize>) -> Self {
        Self { value, span: Some(span) }
    }

    /// Creates a value that does not come from a text.
    pub const fn made(value: T) -> Self {
        Self { value, span: None }
    }

    /// Returns `value` with the byte range of `self`.
    pub fn with<U>(&self, value: U) -> Spanned<U> {
        Spanned { value, span: self.span.clone() }
    }

    /// Creates a fault that marks this value in the text.
    pub fn fault<K>(&self, kind: impl Into<K>) -> Fault<K> {
        Fault { kind: kind.into(), span: self.span.clone(), also: Vec::new() }
    }
}

named! {
    /// An unusual kind of finish.
    pub enum FinishKind {
        /// The finisher's last discard was an okey (`win.okey-finish`, `finish.multiplier`).
        Okey = "okey" / "okey",
        /// The finisher won with seven pairs or, in 101, had opened with pairs.
        Pairs = "pairs" / "çift",
        /// Elden: the finisher opened and finished in the same turn (`finish.hand`).
        Hand = "hand" / "elden",
        /// Devam: the finisher's last two tiles were both okeys (`finish.multiplier`).
        Devam = "devam" / "devam",
        /// Dizi: the finisher had the numbers 1 to 13 of one colour and a second 1 (`win.dizi`).
        Dizi = "dizi" / "dizi",
    }

    /// How a player of 101 opened.
    pub enum Opened {
        /// The player opened with runs and groups (`open.series`).
        Series = "series" / "seri",
        /// The player opened with pairs (`open.pairs`).
        Pairs = "pairs" / "çift",
    }
}

/// A finished hand as the scorekeeper reported it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The place of the report, for faults that concern the whole hand.
    pub at: Spanned<()>,
    /// The number of the hand, if the report gives one.
    pub number: Option<Spanned<u32>>,
    /// The variant of the game, if the report names one.
    pub variant: Option<Spanned<Variant>>,
    /// The indicator, if known.
    pub indicator: Option<Spanned<Symbol>>,
    /// The finish; `None` if the stock ran out, or if the players declared the hand void.
    pub finish: Option<Finish>,
    /// The players, in any order.
    pub players: Vec<ReportedPlayer>,
    /// The points that each player pays into the pot (`score.pot`).
    pub stake: Option<Spanned<u32>>,
    /// The reason, perhaps empty, why the players declared the hand void, if they did.
    pub void: Option<Spanned<String>>,
    /// The points that players carry over from earlier games; only in the first hand of a sheet.
    pub totals: Vec<(Spanned<String>, i64)>,
    /// Remarks without effect on the points, each with its key.
    pub about: Vec<(String, String)>,
}

/// A correction of a player's points by the scorekeeper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjustment {
    /// The points to add.
    pub points: i64,
    /// The reason for the correction; may be empty.
    pub reason: String,
}

/// A finish as the scorekeeper reported it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The name of the player who finished.
    pub by: Spanned<String>,
    /// The unusual kinds of finish that the report lists.
    pub how: Vec<Spanned<FinishKind>>,
    /// The kinds of finish that the report excludes, for example by `"pairs": false`.
    pub not: Vec<Spanned<FinishKind>>,
}

/// The scorekeeper's report about one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportedPlayer {
    /// The player's name, which no other player of the hand may have.
    pub name: Spanned<String>,
    /// The name of the player's team.
    pub team: Option<Spanned<String>>,
    /// How the player opened: the outer `None` if the report does not say, the inner `None` if the player has not
    /// opened.
    pub opened: Option<Spanned<Option<Opened>>>,
    /// The tiles left on the player's rack, if the report lists them.
    pub left: Option<Spanned<Rack>>,
    /// The sum of the tiles left, if the report gives only the sum. Okeys are in `left` instead.
    pub left_sum: Option<Spanned<u32>>,
    /// The player's fouls. A foul committed twice is listed twice.
    pub fouls: Vec<Spanned<Foul>>,
    /// Pardoned fouls, which are not in `fouls` and cost nothing.
    pub pardoned: Vec<Spanned<Foul>>,
    /// True if the player showed the tile with the indicator's face (`score.indicator`).
    pub shown_indicator: Spanned<bool>,
    /// True if the player announced an opening with pairs (`pairs.announce`).
    pub announced: Spanned<bool>,
    /// The corrections of the player's points.
    pub adjusted: Vec<Spanned<Adjustment>>,
}

impl Adjustment {
    /// The most points that a correction can add or take away.
    pub const MOST: i64 = 1_000_000_000;

    /// Returns true if the unquoted text after the points of a correction may contain another correction. The text:
    ///
    /// - starts or ends with a signed number, such as `- 20 late` or `ve Ece -50`;
    /// - has a signed number after a colon or a player's name, as in `ve Ece: -50, late`;
    /// - is an unsigned number, or ends with a player's name and an unsigned number, such as `Ece 50`.
    pub(crate) fn is_unclear<'n>(reason: &str, mut players: impl Iterator<Item = &'n str>) -> bool {
        let is_around = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ':' | ';');
        let is_sign = |sign: char| sign == '+' || is_dash(sign);
        let is_number = |word: &str| word.trim_matches(is_around).parse::<u64>().is_ok();
        // A blank may follow the sign.
        let begins_signed = |text: &str| {
            let text = text.trim_start_matches(is_around);
            let number = text.strip_prefix(is_sign).map(str::trim_start);
            number.and_then(|number| number.split_whitespace().next()).is_some_and(is_number)
        };
        let begins = |text: &str| begins_signed(text) || is_number(text);
        let ends_signed = || {
            let sign = reason.rfind(is_sign).filter(|&at| !reason[..at].ends_with(char::is_alphanumeric));
            sign.is_some_and(|at| is_number(reason[at..].trim_start_matches(is_sign)))
        };
        let names = |name: &str| {
            let mut places = reason.match_indices(name).filter(|_| !name.is_empty());
            places.any(|(at, _)| {
                let (before, after) = (&reason[..at], &reason[at + name.len()..]);
                !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric) && begins(after)
            })
        };
        begins(reason) || ends_signed() || reason.split(':').skip(1).any(begins_signed) || players.any(names)
    }
}

impl Played {
    /// Creates a hand in which the player `name`, the first of its players, finished.
    pub fn by(name: &str, how: &[FinishKind]) -> Self {
        let how = how.iter().map(|&how| Spanned::made(how)).collect();
        let finish = Finish { by: Spanned::made(name.to_owned()), how, not: Vec::new() };
        Self { finish: Some(finish), ..Self::exhausted() }.and(name)
    }

    /// Creates a hand, still without players, in which the stock ran out.
    pub fn exhausted() -> Self {
        Self {
            at: Spanned::made(()),
            number: None,
            variant: None,
            indicator: None,
            finish: None,
            players: Vec::new(),
            stake: None,
            void: None,
            totals: Vec::new(),
            about: Vec::new(),
        }
    }

    /// Returns the number of this hand, by default one more than `before`, the number of the preceding hand.
    pub(crate) fn number_after(&self, before: u32) -> u32 {
        number_after(self.number.as_ref().map(|number| number.value), before)
    }

    /// Returns the index of the player with the finisher's name.
    pub(super) fn finisher(&self) -> Option<usize> {
        let name = &self.finish.as_ref()?.by.value;
        self.players.iter().position(|player| player.name.value == *name)
    }

    /// Returns how the player at index `at` opened in 101. A player who finishes has opened, even if the report does
    /// not say how: with pairs if the finish is from pairs, otherwise with runs and groups (`open.no-mix`).
    pub(super) fn opened_with(&self, at: usize) -> Option<Opened> {
        let finish = self.finish.as_ref().filter(|_| self.finisher() == Some(at));
        let implied = finish.map(|finish| match finish.says(FinishKind::Pairs) {
            Some(_) => Opened::Pairs,
            None => Opened::Series,
        });
        self.players.get(at).and_then(ReportedPlayer::opened_with).or(implied)
    }

    /// Returns this hand with one more player.
    pub fn and(mut self, player: impl Into<ReportedPlayer>) -> Self {
        self.players.push(player.into());
        self
    }
}

impl Finish {
    pub(super) fn says(&self, kind: FinishKind) -> Option<&Spanned<FinishKind>> {
        self.how.iter().find(|how| how.value == kind)
    }
}

impl ReportedPlayer {
    /// Creates a player about whom nothing is reported.
    pub fn new(name: Spanned<String>) -> Self {
        let (shown_indicator, announced) = (name.with(false), name.with(false));
        Self {
            name,
            team: None,
            opened: None,
            left: None,
            left_sum: None,
            fouls: Vec::new(),
            pardoned: Vec::new(),
            shown_indicator,
            announced,
            adjusted: Vec::new(),
        }
    }

    pub(super) fn opened_with(&self) -> Option<Opened> {
        self.opened.as_ref().and_then(|opened| opened.value)
    }

    /// Returns this player with this kind of opening.
    pub fn with_opening(mut self, opened: Opened) -> Self {
        self.opened = Some(Spanned::made(Some(opened)));
        self
    }

    /// Returns this player with these tiles left.
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

/// Returns the number `own` of a hand, by default one more than `before`, the number of the preceding hand.
pub(crate) fn number_after(own: Option<u32>, before: u32) -> u32 {
    own.unwrap_or(before.saturating_add(1))
}
