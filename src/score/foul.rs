//! The fouls that can be called, as data, and what each costs.

use crate::table::{Feeding, Playable, Profile};
use crate::tiles::{Number, Tile};
use crate::words::{Clause, folded, suggest};

use super::Scoring;

/// A kind of foul: its names, the clause it breaks, and the other clauses it may be listed by.
#[derive(Debug, PartialEq, Eq)]
pub struct FoulKind {
    /// The name, as a sheet lists it.
    pub name: &'static str,
    /// The Turkish name, accepted wherever the name is.
    pub alias: &'static str,
    /// The clause behind it.
    pub clause: Clause,
    /// Other clauses whose breach is this foul.
    also: &'static [Clause],
}

/// A foul as listed: its kind, and the clause it was listed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Foul {
    /// What was done.
    pub kind: &'static FoulKind,
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
    fn read(text: &str) -> Option<Self> {
        let (tile, opened) = text.split_once(':').map_or((text, None), |(tile, opened)| (tile, Some(opened)));
        let pairs = match opened.map(folded).as_deref() {
            None | Some("series" | "seri") => false,
            Some("pairs" | "cift") => true,
            Some(_) => return None,
        };
        let number = match tile.trim().to_uppercase().parse() {
            Ok(Tile::Numbered(face)) => face.number,
            Ok(Tile::FalseJoker) => return None,
            Err(_) => tile.trim().parse().ok().and_then(Number::new)?,
        };
        Some(Self { number, pairs })
    }
}

/// The fouls of 101 (`foul.list`).
const YUZBIR: &[FoulKind] = &[
    FoulKind {
        name: "wrong-opening",
        alias: "yanlış-açma",
        clause: Clause::FoulList,
        also: &[
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
            Clause::PairShape,
        ],
    },
    FoulKind { name: "put-back", alias: "geri-bırakma", clause: Clause::TakePutBack, also: &[] },
    FoulKind {
        name: "taken-not-opened",
        alias: "alıp-açmama",
        clause: Clause::TakeMustOpen,
        also: &[Clause::TakeOpened, Clause::TakePairs],
    },
    FoulKind { name: "playable-discard", alias: "işlek-atma", clause: Clause::DiscardPlayable, also: &[] },
    FoulKind { name: "okey-discard", alias: "okey-atma", clause: Clause::DiscardOkey, also: &[] },
    FoulKind { name: "layoff-undo", alias: "geri-alma", clause: Clause::LayoffUndo, also: &[] },
    FoulKind { name: "okey-taken", alias: "okey-alma", clause: Clause::SwapOkey, also: &[] },
    FoulKind { name: "okey-lost", alias: "okey-kaptırma", clause: Clause::FoulOkeyTaken, also: &[] },
    FoulKind { name: "feeding", alias: "besleme", clause: Clause::FoulFeeding, also: &[] },
    FoulKind { name: "discard-while-laying", alias: "işlerken-atma", clause: Clause::FoulList, also: &[] },
    FoulKind { name: "gathered-up", alias: "geri-toplama", clause: Clause::FoulList, also: &[] },
    // A wrong layoff is not on the list; a table that calls one all the same writes it so.
    FoulKind {
        name: "other",
        alias: "diğer",
        clause: Clause::FoulFlat,
        also: &[
            Clause::LayoffWho,
            Clause::LayoffRun,
            Clause::LayoffGroup,
            Clause::LayoffPair,
            Clause::LayoffPairsLimit,
        ],
    },
];

/// The one foul of the classic game that costs points.
const CLASSIC: &[FoulKind] =
    &[FoulKind { name: "false-win", alias: "yanlış-bitiş", clause: Clause::ScoreFalseWin, also: &[] }];

impl Foul {
    /// The fouls that count where hands are scored so.
    #[must_use]
    pub const fn kinds(scoring: Scoring) -> &'static [FoulKind] {
        match scoring {
            Scoring::Yuzbir => YUZBIR,
            Scoring::Ladder => CLASSIC,
            Scoring::Pot | Scoring::Chains => &[],
        }
    }

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
    #[must_use]
    pub fn find(text: &str) -> Option<Self> {
        if let Some((name, fed)) = text.split_once(':') {
            let foul = Self::find(name).filter(|foul| foul.kind.clause == Clause::FoulFeeding)?;
            return Some(Self { fed: Some(Fed::read(fed)?), ..foul });
        }
        let name = folded(text).replace([' ', '_'], "-");
        let all = || YUZBIR.iter().chain(CLASSIC);
        let named = all().find(|kind| kind.name == name || folded(kind.alias) == name);
        if let Some(kind) = named {
            return Some(Self { kind, clause: kind.clause, fed: None });
        }
        let clause: Clause = text.parse().ok()?;
        // Several kinds have no clause but `foul.list`: by its id alone it is any of them.
        let kind = match clause {
            Clause::FoulList => YUZBIR.last(),
            _ => all().find(|kind| kind.clause == clause || kind.also.contains(&clause)),
        };
        kind.map(|kind| Self { kind, clause, fed: None })
    }

    /// The tile thrown that let the next player open.
    #[must_use]
    pub(crate) fn feeding(fed: Fed) -> Option<Self> {
        let kind = YUZBIR.iter().find(|kind| kind.clause == Clause::FoulFeeding)?;
        Some(Self { kind, clause: kind.clause, fed: Some(fed) })
    }

    /// What it costs at one table before anything multiplies it, in points, whichever way accounts run there.
    #[must_use]
    pub fn price(&self, profile: &Profile) -> u32 {
        match self.kind.clause {
            Clause::FoulOkeyTaken => profile.fouls.okey_taken,
            Clause::FoulFeeding => match profile.fouls.feeding {
                Feeding::Off => 0,
                Feeding::Number => self.fed.map_or(0, Fed::points),
                Feeding::Flat => profile.fouls.points,
            },
            Clause::ScoreFalseWin => profile.points.false_win,
            Clause::TakePutBack => profile.fouls.put_back,
            _ => profile.fouls.points,
        }
    }

    /// Whether it costs what every foul does (`foul.flat`), rather than a price of its own.
    #[must_use]
    pub const fn is_flat(&self) -> bool {
        has_flat_price(self.kind.clause)
    }

    /// The switch by which one table does not write this foul, where it does not.
    #[must_use]
    pub fn switched_off(&self, profile: &Profile) -> Option<&'static str> {
        let fouls = &profile.fouls;
        match self.kind.clause {
            Clause::DiscardPlayable if fouls.playable == Playable::Off => Some("fouls.playable"),
            Clause::FoulFeeding if fouls.feeding == Feeding::Off => Some("fouls.feeding"),
            Clause::FoulOkeyTaken if fouls.okey_taken == 0 => Some("fouls.okey_taken"),
            _ => None,
        }
    }

    /// Whether its price hangs on a tile that was not told.
    #[must_use]
    pub fn lacks_tile(&self, profile: &Profile) -> bool {
        self.kind.clause == Clause::FoulFeeding && self.fed.is_none() && profile.fouls.feeding == Feeding::Number
    }

    /// Whether the list of fouls or a switch of the table names it (`foul.list`).
    #[must_use]
    pub fn is_named(&self) -> bool {
        self.kind.clause != Clause::FoulFlat
    }

    /// The name of a foul that may have been meant.
    #[must_use]
    pub fn suggest(text: &str) -> Option<&'static str> {
        suggest(text, YUZBIR.iter().chain(CLASSIC).flat_map(|kind| [kind.name, kind.alias]))
    }
}

/// Whether the breach of this clause costs what every foul does.
pub(crate) const fn has_flat_price(clause: Clause) -> bool {
    !matches!(clause, Clause::TakePutBack | Clause::FoulFeeding | Clause::FoulOkeyTaken)
}

#[cfg(test)]
mod tests {
    use super::{CLASSIC, Foul, YUZBIR};
    use crate::words::Clause;

    #[test]
    fn every_name_and_clause_finds_its_foul() {
        for kind in YUZBIR.iter().chain(CLASSIC) {
            assert_eq!(Foul::find(kind.name).map(|foul| foul.kind), Some(kind));
            assert_eq!(Foul::find(&kind.alias.to_uppercase()).map(|foul| foul.kind), Some(kind));
            for &clause in kind.also.iter().chain([&kind.clause]) {
                let foul = Foul::find(clause.id()).expect("a foul");
                assert_eq!(foul.clause, clause);
                assert!(foul.kind == kind || clause == Clause::FoulList);
            }
        }
        assert_eq!(Foul::find("tiles.set"), None);
        assert_eq!(Foul::find("kızgınlık"), None);
    }
}
