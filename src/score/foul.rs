//! The fouls a sheet can list, as data, and the price of each.

use crate::notation::{self, Letters};
use crate::table::{Feeding, Playable, Profile, Symbol};
use crate::tiles::{Number, Tile};
use crate::words::{Clause, Named, find_named, folded, named, suggest};

use super::Scoring;

named! {
    /// A kind of foul; sheets list it by its name.
    FoulKind {
        /// An opening that does not open, or tiles laid that form no meld.
        WrongOpening = "wrong-opening",
        /// A tile taken and put back.
        PutBack = "put-back",
        /// A tile taken and not laid, before or after opening.
        TakenNotOpened = "taken-not-opened",
        /// A playable tile thrown (işlek).
        PlayableDiscard = "playable-discard",
        /// An okey thrown that did not end the hand.
        OkeyDiscard = "okey-discard",
        /// More than the last layoff taken back.
        LayoffUndo = "layoff-undo",
        /// An okey taken without right.
        OkeyTaken = "okey-taken",
        /// The okey of a player's own meld taken by another player.
        OkeyLost = "okey-lost",
        /// A tile thrown that let the next player open (besleme).
        Feeding = "feeding",
        /// A tile thrown in the middle of laying.
        DiscardWhileLaying = "discard-while-laying",
        /// A short opening gathered up again.
        GatheredUp = "gathered-up",
        /// A foul without a name, for example a wrong layoff at a table that charges one.
        Other = "other",
        /// A wrong declaration of winning, the only classic foul that costs points.
        FalseWin = "false-win",
    }
}

/// The clauses whose breach makes an opening faulty.
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

/// The clauses whose breach makes a layoff wrong. It is not on the list; a table may charge it all the same.
const OF_A_LAYOFF: &[Clause] =
    &[Clause::LayoffWho, Clause::LayoffRun, Clause::LayoffGroup, Clause::LayoffPair, Clause::LayoffPairsLimit];

impl FoulKind {
    /// The Turkish name, the clause behind the foul, and other clauses whose breach is this foul.
    const fn details(self) -> (&'static str, Clause, &'static [Clause]) {
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

    /// Returns the Turkish name, which is accepted like the English one.
    pub const fn alias(self) -> &'static str {
        self.details().0
    }

    /// Returns the clause behind the foul.
    pub const fn clause(self) -> Clause {
        self.details().1
    }

    /// Returns the way of scoring in which the foul counts.
    pub const fn scoring(self) -> Scoring {
        if matches!(self, Self::FalseWin) { Scoring::Ladder } else { Scoring::Yuzbir }
    }

    /// Returns the fouls that count under this way of scoring (`foul.list`).
    pub fn of(scoring: Scoring) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |kind| kind.scoring() == scoring)
    }

    /// Returns the other clauses whose breach is this foul.
    const fn also(self) -> &'static [Clause] {
        self.details().2
    }

    /// Returns the kind whose name is nearest to an unknown name, if any is near.
    pub fn suggest(text: &str) -> Option<Self> {
        let nearest = suggest(text, Self::ALL.iter().flat_map(|kind| [kind.name(), kind.alias()]))?;
        Self::named(nearest)
    }

    /// Returns the kind with this name or alias, in any case and with or without diacritics.
    fn named(text: &str) -> Option<Self> {
        let text = text.replace([' ', '_'], "-");
        let exact = find_named(&text, Self::ALL, |kind| [kind.name(), kind.alias()]);
        exact.or_else(|| {
            let start = format!("{}-", folded(&text));
            let begins = |kind: &Self| [kind.name(), kind.alias()].iter().any(|name| folded(name).starts_with(&start));
            let mut kinds = Self::ALL.iter().copied().filter(begins);
            kinds.next().filter(|_| kinds.next().is_none())
        })
    }
}

/// A foul as listed: its kind, and the clause it was listed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Foul {
    /// The kind.
    pub kind: FoulKind,
    /// The clause it breaks.
    pub clause: Clause,
    /// The tile thrown to the next player, if given (`foul.feeding`).
    pub fed: Option<FedTile>,
}

/// A tile that let the next player open (`foul.feeding`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FedTile {
    /// Its number, 1 to 13.
    pub number: Number,
    /// True if the tile opened pairs.
    pub pairs: bool,
}

impl FedTile {
    /// Returns the points at a price per number.
    fn points(self) -> u32 {
        u32::from(self.number.get()) * if self.pairs { 20 } else { 10 }
    }

    /// Parses a tile or its bare number, and after a colon whether it opened pairs: `R7`, `7`, `R7:pairs`.
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
    /// Returns the foul with this name, or the foul that breaks the clause with this id, in any game. A feeding may
    /// name the tile after a colon: `feeding:R7`, or `feeding:R7:pairs` if it opened pairs.
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

    /// Returns the foul with this name; `letters` are the letters its tile is written in.
    pub fn read(text: &str, letters: Letters) -> Option<Self> {
        if let Some((name, fed)) = text.split_once(':') {
            let foul = Self::find(name).filter(|foul| foul.kind == FoulKind::Feeding)?;
            return Some(Self { fed: Some(FedTile::read(fed, letters)?), ..foul });
        }
        FoulKind::named(text).map(Self::from).or_else(|| Self::of(text.parse().ok()?))
    }

    /// Returns the foul that breaks this clause, if breaking it is a foul.
    pub fn of(clause: Clause) -> Option<Self> {
        let kind = match clause {
            // Several kinds have only the clause `foul.list`: its id alone means any of them.
            Clause::FoulList => FoulKind::Other,
            _ => *FoulKind::ALL.iter().find(|kind| kind.clause() == clause || kind.also().contains(&clause))?,
        };
        Some(Self { clause, ..kind.into() })
    }

    /// Returns this foul with the tile that let the next player open.
    pub(crate) fn feeding(fed: FedTile) -> Self {
        Self { fed: Some(fed), ..FoulKind::Feeding.into() }
    }

    /// Returns the price at a table before any multiplier, in points, independent of the direction of accounts.
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

    /// Returns the clause that its price rests on. If the table prices a thrown okey separately, that is `okey.burnt`.
    pub const fn priced_by(&self, profile: &Profile) -> Clause {
        match self.kind {
            FoulKind::OkeyDiscard if profile.fouls.okey.is_some() => Clause::OkeyBurnt,
            _ => self.clause,
        }
    }

    /// Returns true if it costs the flat price of fouls (`foul.flat`).
    pub const fn is_flat(&self, profile: &Profile) -> bool {
        has_flat_price(self.kind.clause()) && has_flat_price(self.priced_by(profile))
    }

    /// Returns true if a switch of this table says that it is not a foul.
    pub fn is_switched_off(&self, profile: &Profile) -> bool {
        match self.kind {
            FoulKind::PlayableDiscard => profile.fouls.playable == Playable::Off,
            FoulKind::Feeding => profile.fouls.feeding == Feeding::Off,
            FoulKind::OkeyLost => profile.fouls.okey_taken == 0,
            _ => false,
        }
    }

    /// Returns true if the price depends on a tile that was not given.
    pub fn lacks_tile(&self, profile: &Profile) -> bool {
        self.kind == FoulKind::Feeding && self.fed.is_none() && profile.fouls.feeding == Feeding::Number
    }

    /// Returns true if the list of fouls or a switch of the table names it (`foul.list`).
    pub fn is_named(&self) -> bool {
        self.kind != FoulKind::Other
    }
}

/// Returns true if the breach of this clause costs the flat price.
pub(crate) const fn has_flat_price(clause: Clause) -> bool {
    use Clause::{FoulFeeding, FoulOkeyTaken, OkeyBurnt, ScoreFalseWin, TakePutBack};
    !matches!(clause, TakePutBack | FoulFeeding | FoulOkeyTaken | OkeyBurnt | ScoreFalseWin)
}
