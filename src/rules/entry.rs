//! An entry of the catalogue: a clause in both languages, with its sources and examples.

use super::example::Example;
use super::source::Source;
use crate::table::{Game, Profile, Switch, Variant};
use crate::words::{Bilingual, Clause, named};

/// A section of the catalogue: the clauses of one subject.
#[derive(Debug)]
pub struct Section {
    /// The heading.
    pub title: Bilingual,
    /// Its clauses, in the order of the catalogue.
    pub entries: &'static [Entry],
}

/// An entry of the catalogue: everything about a clause except the settings of the profiles.
///
/// ```
/// use okey::rules::Status;
/// use okey::Clause;
///
/// let entry = Clause::RunWrap.entry().expect("every clause has its entry");
/// assert_eq!(entry.status, Status::Contested);
/// ```
#[derive(Debug)]
pub struct Entry {
    /// The clause.
    pub clause: Clause,
    /// Its title.
    pub title: Bilingual,
    /// The rule in a few sentences.
    pub text: Bilingual,
    /// The status.
    pub status: Status,
    /// The sides of a contested rule.
    pub dispute: Option<Dispute>,
    /// The sources of the rule as stated.
    pub sources: &'static [Source],
    /// The profiles in which the clause holds.
    pub scope: Scope,
    /// The examples, or the reason why there are none.
    pub proof: Proof,
    /// Related clauses.
    pub see: &'static [Clause],
}

/// The examples of a clause.
#[derive(Debug)]
pub enum Proof {
    /// Two calls of the program: one that obeys the clause and one that does not.
    Run {
        /// An example that obeys the clause.
        obeys: Example,
        /// An example that breaks the clause, or to which it does not apply.
        breaks: Example,
    },
    /// No call, because no answer of the program depends on the clause.
    Unshown(Unshown),
}

impl Proof {
    /// Returns the two calls, or none.
    pub fn examples(&self) -> impl Iterator<Item = &Example> {
        let both = match self {
            Self::Run { obeys, breaks } => Some([obeys, breaks]),
            Self::Unshown(_) => None,
        };
        both.into_iter().flatten()
    }

    /// Returns the reason if there is no call.
    pub const fn unshown(&self) -> Option<Unshown> {
        match self {
            Self::Run { .. } => None,
            Self::Unshown(why) => Some(*why),
        }
    }
}

named! {
    /// The reason why a clause has no example.
    Unshown {
        /// The clause applies before the first draw: seats, the deal, the form of a tournament.
        Setting = "setting",
        /// The clause is about conduct at the table, which tiles and points do not show.
        Conduct = "conduct",
        /// No source decides the case; the table agrees on it beforehand.
        Undecided = "undecided",
    }
}

named! {
    /// The status of a rule.
    Status {
        /// Two or more sources state the rule, and none contradicts it.
        Agreed = "agreed",
        /// Sources or tables differ.
        Contested = "contested",
        /// Only one source states the rule.
        SingleSource = "single-source",
        /// No source states the rule directly; it follows from the other rules.
        Derived = "derived",
        /// No source mentions the case, and the other rules do not decide it.
        Silent = "silent",
    }
}

/// The sides of a contested rule.
#[derive(Debug)]
pub struct Dispute {
    /// The sides, the default first.
    pub sides: &'static [DisputeSide],
    /// The effect at tables that follow another side.
    pub elsewhere: Bilingual,
}

impl Dispute {
    /// Returns the side that a table with these rules follows; if no switch decides, the default side. `None` if the
    /// table follows no side.
    pub fn followed(&self, profile: &Profile) -> Option<&'static DisputeSide> {
        let set = |&(key, value): &(&str, &str)| {
            Switch::find(key).is_some_and(|switch| switch.get(profile).to_string() == value)
        };
        let undecided = self.sides.iter().all(|side| side.at.is_empty());
        // A table may have one switch of the first side and one of another side; the later side wins.
        if undecided { self.sides.first() } else { self.sides.iter().rev().find(|side| side.at.iter().any(set)) }
    }
}

/// One side of a dispute.
#[derive(Debug)]
pub struct DisputeSide {
    /// The sources of this side.
    pub who: &'static [Source],
    /// The settings of tables on this side; empty if no switch decides.
    pub at: &'static [(&'static str, &'static str)],
    /// The rule as this side states it.
    pub says: Bilingual,
}

/// The profiles in which a clause holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scope {
    /// All profiles.
    All,
    /// The games with an okey: all except `cs102`.
    Okeys,
    /// The classic games.
    Classic,
    /// The classic games with points.
    Ladder,
    /// The game for a pot.
    Pot,
    /// 101.
    Yuzbir,
    /// 101 with partners.
    Teams,
    /// The chain game.
    Chains,
    /// Hapis tavlası, which has its own sets of rules and no profiles.
    Hapis,
}

impl Scope {
    /// Returns the profiles in the order of [`Variant::ALL`].
    pub const fn variants(self) -> &'static [Variant] {
        use Variant::{Cs102, Okey, OkeyHouse, OkeyPot, Yuzbir, YuzbirTeam};
        match self {
            Self::All => &Variant::ALL,
            Self::Okeys => &[Okey, OkeyHouse, OkeyPot, Yuzbir, YuzbirTeam],
            Self::Classic => &[Okey, OkeyHouse, OkeyPot],
            Self::Ladder => &[Okey, OkeyHouse],
            Self::Pot => &[OkeyPot],
            Self::Yuzbir => &[Yuzbir, YuzbirTeam],
            Self::Teams => &[YuzbirTeam],
            Self::Chains => &[Cs102],
            Self::Hapis => &[],
        }
    }

    /// Returns true if the scope has a profile of the game.
    pub fn is_of(self, game: Game) -> bool {
        self.variants().iter().any(|&variant| Profile::new(variant).game == game)
    }

    /// Returns true if the scope contains the profile.
    pub fn covers(self, variant: Variant) -> bool {
        self.variants().contains(&variant)
    }
}
