//! The fouls (offences at the table) that a score sheet can list, and their prices.

use crate::notation::{self, Letters};
use crate::table::{Feeding, Playable, Profile, Symbol, Table};
use crate::tiles::{Number, Tile};
use crate::words::{Clause, Language, Named, folded, named, suggest};

use super::Scoring;

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
        /// The player took back several laid-off tiles. Only the last one may be taken back.
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
        /// The player declared a win but did not have one. This is the only foul of the classic game that costs points.
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
    /// Returns the Turkish name. Score sheets may use it in place of the English name.
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

    /// Returns the kind of scoring under which this foul costs points.
    pub const fn scoring(self) -> Scoring {
        if matches!(self, Self::FalseWin) { Scoring::Ladder } else { Scoring::Yuzbir }
    }

    /// Returns the fouls that cost points under this kind of scoring (`foul.list`).
    pub fn of(scoring: Scoring) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |kind| kind.scoring() == scoring)
    }

    /// Returns the clauses, other than `clause()`, that a player may break with this foul.
    const fn also(self) -> &'static [Clause] {
        match self {
            Self::WrongOpening => OF_AN_OPENING,
            Self::TakenNotOpened => &[Clause::TakeOpened, Clause::TakePairs],
            Self::OkeyDiscard => &[Clause::OkeyBurnt],
            Self::Other => OF_A_LAYOFF,
            _ => &[],
        }
    }

    /// Returns the foul with the most similar name; `None` if no name is similar enough.
    pub fn suggest(text: &str) -> Option<Self> {
        let nearest = suggest(text, Self::ALL.iter().flat_map(|kind| kind.names()))?;
        Self::named(nearest)
    }

    /// Returns the foul with this English or Turkish name. Ignores upper and lower case and diacritics. The first words
    /// of a name are enough if no other foul begins with them: `put` means `put-back`.
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
    /// The discarded tile with which the next player opened; `None` unless the foul is `feeding` and the report names
    /// the tile (`foul.feeding`).
    pub(crate) fed: Option<FedTile>,
}

/// A discarded tile with which the next player opened (`foul.feeding`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct FedTile {
    /// The number of the tile, 1 to 13.
    pub(crate) number: Number,
    /// True if the next player opened with pairs.
    pub(crate) pairs: bool,
}

impl FedTile {
    fn points(self) -> u32 {
        u32::from(self.number.get()) * if self.pairs { 20 } else { 10 }
    }

    /// Parses a tile such as `R7`, or only its number, `7`. The suffix `:pairs`, as in `R7:pairs`, means that the next
    /// player used the tile to open with pairs. The number of an okey or a false joker comes from `table`. If `table`
    /// does not give it, returns `None`.
    fn read(text: &str, letters: Letters, table: Option<&Table>) -> Option<Self> {
        let (tile, opened) = text.split_once(':').map_or((text, None), |(tile, opened)| (tile, Some(opened)));
        let pairs = match opened.map(folded).as_deref() {
            None | Some("series" | "seri") => false,
            Some("pairs" | "cift") => true,
            Some(_) => return None,
        };
        let number = match notation::tile(tile, letters).map(|written| written.symbol) {
            Ok(Symbol::Tile(Tile::Numbered(face))) => face.number,
            Ok(Symbol::Tile(joker)) => table?.number_of(joker)?,
            Ok(Symbol::Okey) => table?.okey()?.number,
            Err(_) => tile.trim().parse().ok().and_then(Number::new)?,
        };
        Some(Self { number, pairs })
    }
}

impl From<FoulKind> for Foul {
    fn from(kind: FoulKind) -> Self {
        Self { kind, clause: kind.clause(), fed: None }
    }
}

impl Foul {
    /// Returns the foul that `text` names: with its own name, or with the id of the clause that it breaks. Accepts the
    /// fouls of every game. The foul `feeding` may name the discarded tile: `feeding:R7`, or `feeding:R7:pairs` if the
    /// next player opened with pairs.
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

    /// Returns the foul as [`Self::find`] does. `letters` says which letters stand for the colours of a tile, as in
    /// `feeding:R7`.
    pub fn read(text: &str, letters: Letters) -> Option<Self> {
        Self::read_at(text, letters, None)
    }

    /// Returns the foul as [`Self::read`] does. `table` gives the number of an okey or a false joker, as in
    /// `feeding:J*`.
    pub(crate) fn read_at(text: &str, letters: Letters, table: Option<&Table>) -> Option<Self> {
        if let Some((name, fed)) = text.split_once(':') {
            let foul = Self::find(name).filter(|foul| foul.kind == FoulKind::Feeding)?;
            return Some(Self { fed: Some(FedTile::read(fed, letters, table)?), ..foul });
        }
        FoulKind::named(text).map(Self::from).or_else(|| Self::of(text.parse().ok()?))
    }

    /// Returns the foul of breaking this clause; `None` if breaking it is no foul.
    pub fn of(clause: Clause) -> Option<Self> {
        let kind = match clause {
            // The rules list several fouls under the clause `foul.list`, so it is unknown which one was committed.
            Clause::FoulList => FoulKind::Other,
            _ => *FoulKind::ALL.iter().find(|kind| kind.clause() == clause || kind.also().contains(&clause))?,
        };
        Some(Self { clause, ..kind.into() })
    }

    /// Returns the foul of discarding the tile `fed`, with which the next player opened.
    pub(crate) fn feeding(fed: FedTile) -> Self {
        Self { fed: Some(fed), ..FoulKind::Feeding.into() }
    }

    /// Returns the price of the foul at a table, before any multiplier. The price is never negative, even in games that
    /// subtract it from a player's points.
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

    /// Returns the price that a table charges for the foul, which may be 0. Returns `None` if a switch of the table
    /// makes the action legal.
    pub(crate) fn charge(self, profile: &Profile) -> Option<u32> {
        let burns_okeys = self.kind == FoulKind::OkeyDiscard && profile.fouls.okey == Some(0);
        (!burns_okeys && !self.is_switched_off(profile)).then(|| self.price(profile))
    }

    /// Returns the clause that the program cites for the price of the foul. For a discarded okey this is `okey.burnt`
    /// if the table sets a special price for it. In all other cases it is the clause that the player broke.
    pub(crate) const fn priced_by(self, profile: &Profile) -> Clause {
        match self.kind {
            FoulKind::OkeyDiscard if profile.fouls.okey.is_some() => Clause::OkeyBurnt,
            _ => self.clause,
        }
    }

    /// Returns true if the foul costs the price that the table sets for most fouls (`foul.flat`).
    pub(crate) const fn is_flat(self, profile: &Profile) -> bool {
        has_flat_price(self.kind.clause()) && has_flat_price(self.priced_by(profile))
    }

    /// Returns true if the foul is `playable-discard`, `feeding` or `okey-lost`, and a switch of this table turns it
    /// off. Other fouls with the price 0 still count as fouls.
    pub(crate) fn is_switched_off(self, profile: &Profile) -> bool {
        match self.kind {
            FoulKind::PlayableDiscard => profile.fouls.playable == Playable::Off,
            FoulKind::Feeding => profile.fouls.feeding == Feeding::Off,
            FoulKind::OkeyLost => profile.fouls.okey_taken == 0,
            _ => false,
        }
    }

    /// Returns true if the price depends on a discarded tile that the report does not give.
    pub(crate) fn lacks_tile(self, profile: &Profile) -> bool {
        self.kind == FoulKind::Feeding && self.fed.is_none() && profile.fouls.feeding == Feeding::Number
    }

    /// Returns true if the two fouls may be the same one. Their kinds must be equal. Their clauses must be equal,
    /// unless one of them covers every foul of the kind. Their tiles (`fed`) must be equal, unless one foul names no
    /// tile.
    pub(crate) fn may_be(self, other: Self) -> bool {
        self.kind == other.kind
            && (self.clause == other.clause || self.is_of_any_clause() || other.is_of_any_clause())
            && (self.fed.is_none() || other.fed.is_none() || self.fed == other.fed)
    }

    /// Returns true if the foul may have broken any clause of its kind. The clause that defines a kind covers every
    /// foul of the kind. The only exception is `take.must-open`: a player who keeps a tile that was taken breaks either
    /// this clause or another one, such as `take.opened`.
    fn is_of_any_clause(self) -> bool {
        self.clause == self.kind.clause() && self.kind != FoulKind::TakenNotOpened
    }

    /// Returns true if the kind of the foul is not [`FoulKind::Other`].
    pub fn is_named(&self) -> bool {
        self.kind != FoulKind::Other
    }
}

/// Returns true if breaking this clause costs the price that a table sets for most fouls (`foul.flat`).
pub(crate) const fn has_flat_price(clause: Clause) -> bool {
    use Clause::{FoulFeeding, FoulOkeyTaken, OkeyBurnt, ScoreFalseWin, TakePutBack};
    !matches!(clause, TakePutBack | FoulFeeding | FoulOkeyTaken | OkeyBurnt | ScoreFalseWin)
}
