//! `Foul::find` finds a foul by its name and by each clause that the foul breaks.

use okey::score::{Foul, FoulKind};
use okey::{Clause, Named as _};

/// Kinds of foul with several clauses: the kind, and its clauses except the one that `FoulKind::clause` returns.
const ALSO: [(FoulKind, &[Clause]); 4] = [
    (
        FoulKind::WrongOpening,
        &[
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
        ],
    ),
    (FoulKind::OkeyDiscard, &[Clause::OkeyBurnt]),
    (FoulKind::TakenNotOpened, &[Clause::TakeOpened, Clause::TakePairs]),
    (
        FoulKind::Other,
        &[Clause::LayoffWho, Clause::LayoffRun, Clause::LayoffGroup, Clause::LayoffPair, Clause::LayoffPairsLimit],
    ),
];

#[test]
fn every_name_finds_its_foul() {
    for &kind in FoulKind::ALL {
        assert_eq!(Foul::find(kind.name()), Some(kind.into()));
        assert_eq!(Foul::find(&kind.alias().to_uppercase()), Some(kind.into()));
    }
    assert_eq!(Foul::find("tiles.set"), None);
    assert_eq!(Foul::find("kızgınlık"), None);
}

/// For the id of a clause, `Foul::find` returns the kind of foul that breaks the clause, if there is one. Only
/// `foul.list` belongs to several kinds.
#[test]
fn every_clause_finds_its_foul() {
    for &clause in Clause::ALL {
        let of_kinds = FoulKind::ALL.iter().filter(|kind| kind.clause() == clause);
        let also = ALSO.iter().filter(|(_, clauses)| clauses.contains(&clause)).map(|(kind, _)| kind);
        let kinds: Vec<FoulKind> = of_kinds.chain(also).copied().collect();
        let foul = Foul::find(clause.id());
        assert_eq!(Foul::of(clause), foul, "{clause}");
        assert!(foul.is_none_or(|foul| foul.clause == clause), "{clause}: {foul:?}");
        // For `foul.list`, `Foul::find` returns the kind `other`.
        let expected = if clause == Clause::FoulList { Some(FoulKind::Other) } else { kinds.first().copied() };
        assert!(kinds.len() < 2 || clause == Clause::FoulList, "{clause}: {kinds:?}");
        assert_eq!(foul.map(|foul| foul.kind), expected, "{clause}");
    }
}
