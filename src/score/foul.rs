//! The fouls (offences at the table) and their prices.

use std::fmt;

use crate::notation::{self, Letters};
use crate::table::{Feeding, Playable, Profile, Symbol, Table};
use crate::tiles::{Number, Tile};
use crate::words::{Clause, Language, Named, folded, named, suggest};

use super::{ScoreFault, Scoring};

named! {
    /// A kind of foul. Score sheets refer to it by its name, such as `put-back`.
    pub enum FoulKind {
        /// The player opened with too low a sum or too few pairs, or laid tiles that form no meld.
        WrongOpening = "wrong-opening" / "yanlış-açma",
        /// The player took a discard and put it back.
        PutBack = "put-back" / "geri-bırakma",
        /// The player took a discard and did not lay it.
        TakenNotOpened = "taken-not-opened" / "alıp-açmama",
        /// The player discarded a tile that could be laid off onto a meld (işlek).
        PlayableDiscard = "playable-discard" / "işlek-atma",
        /// The player discarded an okey, and this did not end the hand.
        OkeyDiscard = "okey-discard" / "okey-atma",
        /// The player took back more than the last laid-off tile.
        LayoffUndo = "layoff-undo" / "geri-alma",
        /// The player took an okey from a meld without being allowed to.
        OkeyTaken = "okey-taken" / "okey-alma",
        /// Another player took an okey from a meld of this player. At some tables this player pays for it.
        OkeyLost = "okey-lost" / "okey-kaptırma",
        /// The player discarded the tile with which the next player opened (besleme).
        Feeding = "feeding" / "besleme",
        /// The player discarded a tile while still laying tiles on the table.
        DiscardWhileLaying = "discard-while-laying" / "işlerken-atma",
        /// The player laid too low a sum to open and took the tiles back.
        GatheredUp = "gathered-up" / "geri-toplama",
        /// Any foul without a name, for example a wrong layoff at a table that charges for it.
        Other = "other" / "diğer",
        /// The player declared a win but did not have one. Only this foul costs points in the classic game.
        FalseWin = "false-win" / "yanlış-bitiş",
    }
}

const OF_AN_OPENING: &[Clause] = &[
    Clause::OpenSeries,
    Clause::OpenPairs,
    Clause::OpenNoMix,
    Clause::OpenKeepOne,
    Clause::OpenRising,
    Clause::RunShape,
    Clause::RunWrap,
    Clause::RunNoLoop,
    Clause::GroupShape,
    Clause::MeldWilds,
    Clause::OkeyBesideFalse,
    Clause::PairShape,
];

/// The clauses about layoffs. A wrong layoff is a foul only at tables that charge for it.
const OF_A_LAYOFF: &[Clause] =
    &[Clause::LayoffWho, Clause::LayoffRun, Clause::LayoffGroup, Clause::LayoffPair, Clause::LayoffPairsLimit];

impl FoulKind {
    /// Returns the Turkish name, which score sheets may use too.
    pub const fn alias(self) -> &'static str {
        self.name_in(Language::Tr)
    }

    /// Returns the clause that defines the foul.
    pub const fn clause(self) -> Clause {
        match self {
            Self::WrongOpening | Self::DiscardWhileLaying | Self::GatheredUp => Clause::FoulList,
            Self::PutBack => Clause::TakePutBack,
            Self::TakenNotOpened => Clause::TakeMustOpen,
            Self::PlayableDiscard => Clause::DiscardPlayable,
            Self::OkeyDiscard => Clause::DiscardOkey,
            Self::LayoffUndo => Clause::LayoffUndo,
            Self::OkeyTaken => Clause::SwapOkey,
            Self::OkeyLost => Clause::FoulOkeyTaken,
            Self::Feeding => Clause::FoulFeeding,
            Self::Other => Clause::FoulFlat,
            Self::FalseWin => Clause::ScoreFalseWin,
        }
    }

    /// Returns the kind of scoring that has this foul.
    pub const fn scoring(self) -> Scoring {
        if matches!(self, Self::FalseWin) { Scoring::Ladder } else { Scoring::Yuzbir }
    }

    /// Returns the fouls of this kind of scoring (`foul.list`).
    pub fn of(scoring: Scoring) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |kind| kind.scoring() == scoring)
    }

    /// Returns the other clauses that a player may break with this foul.
    const fn also(self) -> &'static [Clause] {
        match self {
            Self::WrongOpening => OF_AN_OPENING,
            Self::TakenNotOpened => &[Clause::TakeOpened, Clause::TakePairs],
            Self::OkeyDiscard => &[Clause::OkeyBurnt],
            Self::Other => OF_A_LAYOFF,
            _ => &[],
        }
    }

    /// Returns the foul with the most similar name, if any is similar.
    pub fn suggest(text: &str) -> Option<Self> {
        let nearest = suggest(text, Self::ALL.iter().flat_map(|kind| kind.names()))?;
        Self::named(nearest)
    }

    /// Returns the foul with this English or Turkish name, ignoring case and diacritics. The first words are enough if
    /// they are unique: `put` means `put-back`.
    fn named(text: &str) -> Option<Self> {
        let text = text.replace([' ', '_'], "-");
        let exact = Self::find(&text);
        exact.or_else(|| {
            let start = format!("{}-", folded(&text));
            let begins = |kind: &Self| kind.names().iter().any(|name| folded(name).starts_with(&start));
            let mut kinds = Self::ALL.iter().copied().filter(begins);
            kinds.next().filter(|_| kinds.next().is_none())
        })
    }
}

/// A foul: its kind, and the clause that the player broke.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Foul {
    /// What the player did, for example discarding a playable tile.
    pub kind: FoulKind,
    /// The clause that the player broke.
    pub clause: Clause,
    /// The discarded tile with which the next player opened (`foul.feeding`), if the report names it.
    pub(crate) fed: Option<FedTile>,
}

/// A discarded tile with which the next player opened (`foul.feeding`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct FedTile {
    pub(crate) tile: Fed,
    /// True if the next player opened with pairs.
    pub(crate) pairs: bool,
}

/// What a report says about a discarded tile with which the next player opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Fed {
    Number(Number),
    /// An okey or a false joker. Its number depends on the indicator.
    Joker(Symbol),
}

impl fmt::Display for Fed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Joker(joker) => joker.fmt(f),
        }
    }
}

impl Fed {
    fn number(self, table: &Table) -> Option<Number> {
        match self {
            Self::Number(number) => Some(number),
            Self::Joker(joker) => table.number_of(joker.tile(table.indicator())?),
        }
    }
}

impl FedTile {
    /// Returns the price of the foul; 0 if the number of the tile is unknown.
    fn points(self) -> u32 {
        let Fed::Number(number) = self.tile else { return 0 };
        u32::from(number.get()) * if self.pairs { 20 } else { 10 }
    }

    /// Parses a tile such as `R7`, or its number. `:pairs` follows if the next player used it to open with pairs.
    fn read(text: &str, letters: Letters) -> Option<Self> {
        let (tile, opened) = text.split_once(':').map_or((text, None), |(tile, opened)| (tile, Some(opened)));
        let pairs = match opened.map(folded).as_deref() {
            None | Some("series" | "seri") => false,
            Some("pairs" | "cift") => true,
            Some(_) => return None,
        };
        let tile = match notation::tile(tile, letters).map(|written| written.symbol) {
            Ok(Symbol::Tile(Tile::Numbered(face))) => Fed::Number(face.number),
            Ok(joker) => Fed::Joker(joker),
            Err(_) => Fed::Number(tile.trim().parse().ok().and_then(Number::new)?),
        };
        Some(Self { tile, pairs })
    }
}

impl From<FoulKind> for Foul {
    fn from(kind: FoulKind) -> Self {
        Self { kind, clause: kind.clause(), fed: None }
    }
}

impl Foul {
    /// Parses the name of a foul of any game, or the id of the clause that it breaks. The foul `feeding` may name the
    /// discarded tile: `feeding:R7`, or `feeding:R7:pairs` if the next player opened with pairs.
    ///
    /// ```
    /// use okey::score::Foul;
    ///
    /// assert_ne!(Foul::find("feeding:R7:pairs").expect("a foul"), Foul::find("feeding:R7").expect("a foul"));
    /// assert_eq!(Foul::find("feeding:R70"), None);
    /// assert_eq!(Foul::find("put-back:R7"), None);
    /// ```
    pub fn find(text: &str) -> Option<Self> {
        Self::read(text, Letters::Krby)
    }

    /// Same as [`Self::find`], with these letters for the colours of a tile.
    pub fn read(text: &str, letters: Letters) -> Option<Self> {
        if let Some((name, fed)) = text.split_once(':') {
            let foul = Self::find(name).filter(|foul| foul.kind == FoulKind::Feeding)?;
            return Some(Self { fed: Some(FedTile::read(fed, letters)?), ..foul });
        }
        FoulKind::named(text).map(Self::from).or_else(|| Self::of(text.parse().ok()?))
    }

    /// Returns the foul of breaking this clause; `None` if breaking it is no foul.
    pub fn of(clause: Clause) -> Option<Self> {
        let kind = match clause {
            // Several fouls belong to `foul.list`, so it is unknown which one was committed.
            Clause::FoulList => FoulKind::Other,
            _ => *FoulKind::ALL.iter().find(|kind| kind.clause() == clause || kind.also().contains(&clause))?,
        };
        Some(Self { clause, ..kind.into() })
    }

    /// Returns this foul at a table. If it names an okey or a false joker (`feeding:J*`) and the indicator is known,
    /// the result has the number of that tile.
    pub(crate) fn at(self, table: &Table) -> Self {
        let number = |fed: FedTile| Some(FedTile { tile: Fed::Number(fed.tile.number(table)?), ..fed });
        Self { fed: self.fed.map(|fed| number(fed).unwrap_or(fed)), ..self }
    }

    /// Returns the okey or false joker that the foul names without its number.
    pub(crate) fn numberless(self) -> Option<Symbol> {
        self.fed.and_then(|fed| match fed.tile {
            Fed::Number(_) => None,
            Fed::Joker(joker) => Some(joker),
        })
    }

    /// Returns a fault if the price at this table depends on the number of an okey or a false joker, and the indicator
    /// is unknown.
    pub(crate) fn number_unknown(self, profile: &Profile) -> Option<ScoreFault> {
        let fed = self.numberless().filter(|_| profile.fouls.feeding == Feeding::Number)?;
        Some(ScoreFault::FedNumberUnknown { fed })
    }

    /// Returns the foul of discarding the tile `fed`, with which the next player opened.
    pub(crate) fn feeding(fed: FedTile) -> Self {
        Self { fed: Some(fed), ..FoulKind::Feeding.into() }
    }

    /// Returns the price of the foul before any multiplier. It is never negative, even in games that subtract it.
    pub fn price(&self, profile: &Profile) -> u32 {
        match self.kind {
            FoulKind::OkeyLost => profile.fouls.okey_taken,
            FoulKind::Feeding => match profile.fouls.feeding {
                Feeding::Off => 0,
                Feeding::Number => self.fed.map_or(0, FedTile::points),
                Feeding::Flat => profile.fouls.points,
            },
            FoulKind::FalseWin => profile.points.false_win,
            FoulKind::PutBack => profile.fouls.put_back,
            FoulKind::OkeyDiscard => profile.fouls.okey.unwrap_or(profile.fouls.points),
            FoulKind::WrongOpening
            | FoulKind::TakenNotOpened
            | FoulKind::PlayableDiscard
            | FoulKind::LayoffUndo
            | FoulKind::OkeyTaken
            | FoulKind::DiscardWhileLaying
            | FoulKind::GatheredUp
            | FoulKind::Other => profile.fouls.points,
        }
    }

    /// Returns the price that a table charges, which may be 0. `None` if a switch of the table makes the action legal.
    pub(crate) fn charge(self, profile: &Profile) -> Option<u32> {
        let burns_okeys = self.kind == FoulKind::OkeyDiscard && profile.fouls.okey == Some(0);
        (!burns_okeys && !self.is_switched_off(profile)).then(|| self.price(profile))
    }

    /// Returns the clause to cite for the price: `okey.burnt` if the table has a special price for a discarded okey,
    /// otherwise the broken clause.
    pub(crate) const fn priced_by(self, profile: &Profile) -> Clause {
        match self.kind {
            FoulKind::OkeyDiscard if profile.fouls.okey.is_some() => Clause::OkeyBurnt,
            _ => self.clause,
        }
    }

    /// Returns true if the foul has the table's usual price (`foul.flat`).
    pub(crate) const fn is_flat(self, profile: &Profile) -> bool {
        has_flat_price(self.kind.clause()) && has_flat_price(self.priced_by(profile))
    }

    /// Returns true if a switch of this table turns the foul off. Only `playable-discard`, `feeding` and `okey-lost`
    /// have such a switch.
    pub(crate) fn is_switched_off(self, profile: &Profile) -> bool {
        match self.kind {
            FoulKind::PlayableDiscard => profile.fouls.playable == Playable::Off,
            FoulKind::Feeding => profile.fouls.feeding == Feeding::Off,
            FoulKind::OkeyLost => profile.fouls.okey_taken == 0,
            _ => false,
        }
    }

    /// Returns true if the price depends on a discarded tile that is missing.
    pub(crate) fn lacks_tile(self, profile: &Profile) -> bool {
        self.kind == FoulKind::Feeding && self.fed.is_none() && profile.fouls.feeding == Feeding::Number
    }

    /// Returns true if the two fouls may be the same one:
    ///
    /// - Their kinds are equal.
    /// - Their clauses are equal, or the clause of one foul covers the clause of the other.
    /// - Their tiles (`fed`) are equal, or one foul names no tile.
    pub(crate) fn may_be(self, other: Self) -> bool {
        self.kind == other.kind
            && (self.clause == other.clause || self.covers(other) || other.covers(self))
            && (self.fed.is_none() || other.fed.is_none() || self.fed == other.fed)
    }

    /// Returns true if the clause covers another foul of the same kind, as the clause that defines a kind does.
    /// Exception: `take.must-open` is about players who have not opened, so it does not cover `take.opened`.
    fn covers(self, other: Self) -> bool {
        self.clause == self.kind.clause() && other.clause != Clause::TakeOpened
    }

    /// Returns true if the kind of the foul is not [`FoulKind::Other`].
    pub fn is_named(&self) -> bool {
        self.kind != FoulKind::Other
    }
}

/// Returns true if breaking this clause has the table's usual price (`foul.flat`).
pub(crate) const fn has_flat_price(clause: Clause) -> bool {
    use Clause::{FoulFeeding, FoulOkeyTaken, OkeyBurnt, ScoreFalseWin, TakePutBack};
    !matches!(clause, TakePutBack | FoulFeeding | FoulOkeyTaken | OkeyBurnt | ScoreFalseWin)
}
