//! The fouls that can be called, as data, and what each costs.

use crate::nearest::{folded, nearest};
use crate::profile::Profile;
use crate::rules::Clause;

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
}

/// The fouls of 101 (`foul.list`).
const YUZBIR: &[FoulKind] = &[
    FoulKind {
        name: "wrong-opening",
        alias: "yanlis-acma",
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
    FoulKind { name: "put-back", alias: "geri-birakma", clause: Clause::TakePutBack, also: &[] },
    FoulKind {
        name: "taken-not-opened",
        alias: "alip-acmama",
        clause: Clause::TakeMustOpen,
        also: &[Clause::TakeOpened, Clause::TakePairs],
    },
    FoulKind { name: "playable-discard", alias: "islek-atma", clause: Clause::DiscardPlayable, also: &[] },
    FoulKind { name: "okey-discard", alias: "okey-atma", clause: Clause::DiscardOkey, also: &[] },
    FoulKind { name: "layoff-undo", alias: "geri-alma", clause: Clause::LayoffUndo, also: &[] },
    FoulKind { name: "okey-taken", alias: "okey-alma", clause: Clause::SwapOkey, also: &[] },
    FoulKind { name: "discard-while-laying", alias: "islerken-atma", clause: Clause::FoulList, also: &[] },
    FoulKind { name: "gathered-up", alias: "geri-toplama", clause: Clause::FoulList, also: &[] },
    // A wrong layoff is not on the list; a table that calls one all the same writes it so.
    FoulKind {
        name: "other",
        alias: "diger",
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
    &[FoulKind { name: "false-win", alias: "yanlis-bitis", clause: Clause::ScoreFalseWin, also: &[] }];

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

    /// The foul of that name, or that breaks the clause of that id, in any game.
    #[must_use]
    pub fn find(text: &str) -> Option<Self> {
        let name = folded(text).replace([' ', '_'], "-");
        let all = || YUZBIR.iter().chain(CLASSIC);
        let named = all().find(|kind| kind.name == name || kind.alias == name);
        if let Some(kind) = named {
            return Some(Self { kind, clause: kind.clause });
        }
        let clause: Clause = text.parse().ok()?;
        // Several kinds have no clause but `foul.list`: by its id alone it is any of them.
        let kind = match clause {
            Clause::FoulList => YUZBIR.last(),
            _ => all().find(|kind| kind.clause == clause || kind.also.contains(&clause)),
        };
        kind.map(|kind| Self { kind, clause })
    }

    /// What it costs at one table before anything multiplies it, in points, whichever way accounts run there.
    #[must_use]
    pub const fn price(&self, profile: &Profile) -> u32 {
        match self.kind.clause {
            Clause::ScoreFalseWin => profile.points.false_win,
            Clause::TakePutBack => profile.fouls.put_back,
            _ => profile.fouls.points,
        }
    }

    /// Whether the list of fouls names it (`foul.list`).
    #[must_use]
    pub fn is_listed(&self) -> bool {
        self.kind.clause != Clause::FoulFlat
    }

    /// The name of a foul that may have been meant.
    #[must_use]
    pub fn nearest(text: &str) -> Option<&'static str> {
        nearest(text, YUZBIR.iter().chain(CLASSIC).flat_map(|kind| [kind.name, kind.alias]))
    }
}

#[cfg(test)]
mod tests {
    use super::{CLASSIC, Foul, YUZBIR};
    use crate::rules::Clause;

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
