//! What a foul called by name costs (`foul.flat`, `foul.list`).

use crate::nearest::folded;
use crate::profile::{Game, Playable};
use crate::rules::Clause;
use crate::score::Multiplied;
use crate::table::Table;

use super::cost::multiplied;
use super::{Cost, Fact, FoulClaim, Ruled};

/// A foul that can be called.
#[derive(Debug, PartialEq, Eq)]
pub struct Foul {
    /// Its name.
    pub name: &'static str,
    /// Its Turkish name.
    pub alias: &'static str,
    /// The clauses whose breach it is, the first one its own.
    pub clauses: &'static [Clause],
}

impl Foul {
    /// Every foul there is.
    pub const ALL: &'static [Self] = &[
        Self {
            name: "wrong-opening",
            alias: "yanlis-acma",
            clauses: &[
                Clause::FoulList,
                Clause::OpenSeries,
                Clause::OpenPairs,
                Clause::OpenNoMix,
                Clause::OpenKeepOne,
                Clause::OpenRising,
            ],
        },
        Self { name: "put-back", alias: "geri-birakma", clauses: &[Clause::TakePutBack] },
        Self {
            name: "taken-not-opened",
            alias: "alip-acmama",
            clauses: &[Clause::TakeMustOpen, Clause::TakeOpened, Clause::TakePairs],
        },
        Self { name: "playable-discard", alias: "islek-atma", clauses: &[Clause::DiscardPlayable] },
        Self { name: "okey-discard", alias: "okey-atma", clauses: &[Clause::DiscardOkey] },
        Self { name: "layoff-undo", alias: "geri-alma", clauses: &[Clause::LayoffUndo] },
        Self { name: "okey-taken", alias: "okey-alma", clauses: &[Clause::SwapOkey] },
        Self { name: "discard-while-laying", alias: "islerken-atma", clauses: &[Clause::FoulList] },
        Self { name: "gathered-up", alias: "geri-toplama", clauses: &[Clause::FoulList] },
        Self { name: "false-win", alias: "yanlis-bitis", clauses: &[Clause::ScoreFalseWin] },
    ];

    /// The foul of that name, or whose clause has that id.
    #[must_use]
    pub fn find(text: &str) -> Option<&'static Self> {
        let name = folded(text).replace([' ', '_'], "-");
        let named = |foul: &&Self| foul.name == name || foul.alias == name;
        let clause: Option<Clause> = text.parse().ok();
        let broken = |foul: &&Self| clause.is_some_and(|clause| foul.clauses.contains(&clause));
        Self::ALL.iter().find(named).or_else(|| Self::ALL.iter().find(broken))
    }

    /// Every name a foul goes by.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Self::ALL.iter().flat_map(|foul| [foul.name, foul.alias])
    }

    const fn is_of(&self, game: Game) -> bool {
        matches!(self.clauses[0], Clause::ScoreFalseWin) == matches!(game, Game::Classic)
    }
}

/// Says what a foul costs.
pub(super) fn rule(table: &Table, claim: &FoulClaim) -> Ruled {
    let mut ruled = Ruled::default();
    let profile = table.profile();
    let clause = claim.foul.clauses[0];
    let off = clause == Clause::DiscardPlayable && profile.fouls.playable == Playable::Off;
    if off || !claim.foul.is_of(profile.game) {
        ruled.holds(clause, Fact::NoFoulHere);
        return ruled.closed(None);
    }
    let Multiplied { by, factor } = multiplied(profile, &claim.how);
    let factor = if profile.fouls.multiplied { factor } else { 1 };
    let points = match clause {
        Clause::ScoreFalseWin => -i64::from(profile.points.false_win),
        Clause::TakePutBack => i64::from(profile.fouls.put_back) * factor,
        _ => i64::from(profile.fouls.points) * factor,
    };
    ruled.note(clause, Fact::Called { foul: claim.foul, points }, points != 0);
    if profile.game == Game::Yuzbir {
        if profile.fouls.multiplied && factor > 1 {
            ruled.holds(Clause::FoulFlat, Fact::Multiplied { by, factor });
        } else {
            ruled.holds(Clause::FoulFlat, Fact::Multiplied { by: Vec::new(), factor: 1 });
        }
    }
    ruled.closed(Some(Cost::of(clause, points)))
}
