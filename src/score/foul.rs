//! The fouls that can be called, as data, and what each costs.

use crate::notation::{self, Letters};
use crate::table::{Feeding, Playable, Profile, Symbol};
use crate::tiles::{Number, Tile};
use crate::words::{Clause, Named, folded, named, same_word, suggest};

use super::Scoring;

named! {
    /// A kind of foul, by the name a sheet lists it by.
    FoulKind {
        /// An opening that does not open, or tiles laid that make no meld.
        WrongOpening = "wrong-opening",
        /// A tile taken and put back.
        PutBack = "put-back",
        /// A tile taken and not laid, whether its taker has opened or not.
        TakenNotOpened = "taken-not-opened",
        /// A playable tile thrown (işlek).
        PlayableDiscard = "playable-discard",
        /// An okey thrown that did not end the hand.
        OkeyDiscard = "okey-discard",
        /// More than the last layoff taken back.
        LayoffUndo = "layoff-undo",
        /// An okey taken without right.
        OkeyTaken = "okey-taken",
        /// The okey of one's own meld taken by another.
        OkeyLost = "okey-lost",
        /// A tile thrown that let the next player open (besleme).
        Feeding = "feeding",
        /// A tile thrown in the middle of laying.
        DiscardWhileLaying = "discard-while-laying",
        /// A short opening gathered up again.
        GatheredUp = "gathered-up",
        /// What no list names. A wrong layoff is not on the list; a table that calls one all the same writes it so.
        Other = "other",
        /// A win wrongly declared, the one foul of the classic game that costs points.
        FalseWin = "false-win",
    }
}

/// What spoils an opening.
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

/// What spoils a layoff: it is not on the list, and a table that calls one a foul all the same writes it so.
const OF_A_LAYOFF: &[Clause] =
    &[Clause::LayoffWho, Clause::LayoffRun, Clause::LayoffGroup, Clause::LayoffPair, Clause::LayoffPairsLimit];

impl FoulKind {
    /// The Turkish name, the clause the foul rests on, and other clauses whose breach is this foul.
    const fn told(self) -> (&'static str, Clause, &'static [Clause]) {
        match self {
            Self::WrongOpening => ("yanlış-açma", Clause::FoulList, OF_AN_OPENING),
            Self::PutBack => ("geri-bırakma", Clause::TakePutBack, &[]),
            Self::TakenNotOpened => ("alıp-açmama", Clause::TakeMustOpen, &[Clause::TakeOpened, Clause::TakePairs]),
            Self::PlayableDiscard => ("işlek-atma", Clause::DiscardPlayable, &[]),
            Self::OkeyDiscard => ("okey-atma", Clause::DiscardOkey, &[Clause::OkeyBurnt]),
            Self::LayoffUndo => ("geri-alma", Clause::LayoffUndo, &[]),
            Self::OkeyTaken => ("okey-alma", Clause::SwapOkey, &[]),
            Self::OkeyLost => ("okey-kaptırma", Clause::FoulOkeyTaken, &[]),
            Self::Feeding => ("besleme", Clause::FoulFeeding, &[]),
            Self::DiscardWhileLaying => ("işlerken-atma", Clause::FoulList, &[]),
            Self::GatheredUp => ("geri-toplama", Clause::FoulList, &[]),
            Self::Other => ("diğer", Clause::FoulFlat, OF_A_LAYOFF),
            Self::FalseWin => ("yanlış-bitiş", Clause::ScoreFalseWin, &[]),
        }
    }

    /// The Turkish name, accepted wherever the name is.
    pub const fn alias(self) -> &'static str {
        self.told().0
    }

    /// The clause it rests on.
    pub const fn clause(self) -> Clause {
        self.told().1
    }

    /// The way of scoring where it counts.
    pub const fn scoring(self) -> Scoring {
        if matches!(self, Self::FalseWin) { Scoring::Ladder } else { Scoring::Yuzbir }
    }

    /// The fouls that count where hands are scored so (`foul.list`).
    pub fn of(scoring: Scoring) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |kind| kind.scoring() == scoring)
    }

    /// Other clauses whose breach is this foul.
    const fn also(self) -> &'static [Clause] {
        self.told().2
    }

    /// The kind that may have been meant by an unknown name.
    pub fn suggest(text: &str) -> Option<Self> {
        let nearest = suggest(text, Self::ALL.iter().flat_map(|kind| [kind.name(), kind.alias()]))?;
        Self::named(nearest)
    }

    /// The kind of that name or alias, in any letters.
    fn named(text: &str) -> Option<Self> {
        let text = text.replace([' ', '_'], "-");
        Self::ALL.iter().copied().find(|kind| [kind.name(), kind.alias()].iter().any(|name| same_word(name, &text)))
    }
}

/// A foul as listed: its kind, and the clause it was listed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Foul {
    /// What was done.
    pub kind: FoulKind,
    /// The clause it breaks.
    pub clause: Clause,
    /// What was thrown to the next player, where that was said (`foul.feeding`).
    pub fed: Option<Fed>,
}

/// A tile that let the next player open (`foul.feeding`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fed {
    /// Its number, 1 to 13.
    pub number: Number,
    /// Whether it opened pairs.
    pub pairs: bool,
}

impl Fed {
    /// The points, where they go by the number.
    fn points(self) -> u32 {
        u32::from(self.number.get()) * if self.pairs { 20 } else { 10 }
    }

    /// Reads a tile or its bare number, and after a colon whether pairs were opened: `R7`, `7`, `R7:pairs`.
    fn read(text: &str, letters: Letters) -> Option<Self> {
        let (tile, opened) = text.split_once(':').map_or((text, None), |(tile, opened)| (tile, Some(opened)));
        let pairs = match opened.map(folded).as_deref() {
            None | Some("series" | "seri") => false,
            Some("pairs" | "cift") => true,
            Some(_) => return None,
        };
        let number = match notation::tile(tile, letters).map(|written| written.symbol) {
            Ok(Symbol::Tile(Tile::Numbered(face))) => face.number,
            Ok(_) => return None,
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
    /// The foul of that name, or that breaks the clause of that id, in any game. Feeding may tell the tile, after a
    /// colon: `feeding:R7`, and `feeding:R7:pairs` where it opened pairs.
    ///
    /// ```
    /// use okey::score::Foul;
    ///
    /// let foul = Foul::find("feeding:R7:pairs").expect("a foul");
    /// assert_eq!(foul.fed.map(|fed| (fed.number.get(), fed.pairs)), Some((7, true)));
    /// assert_eq!(Foul::find("feeding:R70"), None);
    /// assert_eq!(Foul::find("put-back:R7"), None);
    /// ```
    pub fn find(text: &str) -> Option<Self> {
        Self::read(text, Letters::Krby)
    }

    /// The foul of that name, its tile written with these letters.
    pub fn read(text: &str, letters: Letters) -> Option<Self> {
        if let Some((name, fed)) = text.split_once(':') {
            let foul = Self::find(name).filter(|foul| foul.kind == FoulKind::Feeding)?;
            return Some(Self { fed: Some(Fed::read(fed, letters)?), ..foul });
        }
        FoulKind::named(text).map(Self::from).or_else(|| Self::of(text.parse().ok()?))
    }

    /// The foul that breaks this clause, where its breach is one.
    pub fn of(clause: Clause) -> Option<Self> {
        let kind = match clause {
            // Several kinds have no clause but `foul.list`: by its id alone it is any of them.
            Clause::FoulList => FoulKind::Other,
            _ => *FoulKind::ALL.iter().find(|kind| kind.clause() == clause || kind.also().contains(&clause))?,
        };
        Some(Self { clause, ..kind.into() })
    }

    /// The tile thrown that let the next player open.
    pub(crate) fn feeding(fed: Fed) -> Self {
        Self { fed: Some(fed), ..FoulKind::Feeding.into() }
    }

    /// What it costs at one table before anything multiplies it, in points, whichever way accounts run there.
    pub fn price(&self, profile: &Profile) -> u32 {
        match self.kind {
            FoulKind::OkeyLost => profile.fouls.okey_taken,
            FoulKind::Feeding => match profile.fouls.feeding {
                Feeding::Off => 0,
                Feeding::Number => self.fed.map_or(0, Fed::points),
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

    /// The clause that its price rests on: where the table has a price of its own for okeys thrown, that of burning
    /// them (`okey.burnt`).
    pub const fn priced_by(&self, profile: &Profile) -> Clause {
        match self.kind {
            FoulKind::OkeyDiscard if profile.fouls.okey.is_some() => Clause::OkeyBurnt,
            _ => self.clause,
        }
    }

    /// Whether it costs what every foul does (`foul.flat`), rather than a price of its own.
    pub const fn is_flat(&self, profile: &Profile) -> bool {
        has_flat_price(self.kind.clause()) && has_flat_price(self.priced_by(profile))
    }

    /// Whether a switch of this table says that it is no foul there.
    pub fn is_switched_off(&self, profile: &Profile) -> bool {
        match self.kind {
            FoulKind::PlayableDiscard => profile.fouls.playable == Playable::Off,
            FoulKind::Feeding => profile.fouls.feeding == Feeding::Off,
            FoulKind::OkeyLost => profile.fouls.okey_taken == 0,
            _ => false,
        }
    }

    /// Whether its price hangs on a tile that was not told.
    pub fn lacks_tile(&self, profile: &Profile) -> bool {
        self.kind == FoulKind::Feeding && self.fed.is_none() && profile.fouls.feeding == Feeding::Number
    }

    /// Whether the list of fouls or a switch of the table names it (`foul.list`).
    pub fn is_named(&self) -> bool {
        self.kind != FoulKind::Other
    }
}

/// Whether the breach of this clause costs what every foul does.
pub(crate) const fn has_flat_price(clause: Clause) -> bool {
    use Clause::{FoulFeeding, FoulOkeyTaken, OkeyBurnt, ScoreFalseWin, TakePutBack};
    !matches!(clause, TakePutBack | FoulFeeding | FoulOkeyTaken | OkeyBurnt | ScoreFalseWin)
}
