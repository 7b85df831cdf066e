//! The entries of the rule catalogue. Each entry describes one clause in both languages, with sources and examples.

use super::example::Example;
use super::source::Source;
use crate::table::{Game, Profile, Switch, Variant};
use crate::words::{Bilingual, Clause, named};

/// A section of the catalogue, which contains all clauses about one subject.
#[derive(Debug)]
pub struct Section {
    /// The heading of the section.
    pub title: Bilingual,
    /// The entries of the section, in the order of the catalogue.
    pub entries: &'static [Entry],
}

/// An entry of the catalogue: one clause with its text, its sources and its examples.
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
    /// The clause that the entry describes.
    pub clause: Clause,
    /// The title of the clause.
    pub title: Bilingual,
    /// The rule, explained in a few sentences.
    pub text: Bilingual,
    /// How well the sources agree on the rule.
    pub status: Status,
    /// The contradicting versions of the rule, if the sources disagree.
    pub dispute: Option<Dispute>,
    /// The sources that state the rule as the catalogue does.
    pub sources: &'static [Source],
    /// The profiles to which the clause applies.
    pub scope: Scope,
    /// Two examples that show the effect of the clause, or the reason why there are none.
    pub proof: Proof,
    /// Related clauses.
    pub see: &'static [Clause],
}

/// The examples of a clause, or the reason why there are none. An example is a command line with its expected answer.
#[derive(Debug)]
pub enum Proof {
    /// Two examples: the first obeys the clause, the second does not.
    Run {
        /// An example that obeys the clause.
        obeys: Example,
        /// An example that breaks the clause. For a clause that cannot be broken, an example to which it does not
        /// apply.
        breaks: Example,
    },
    /// There is no example, because the clause affects no answer of the program.
    Unshown(Unshown),
}

impl Proof {
    /// Returns the two examples, or nothing if the clause has none.
    pub fn examples(&self) -> impl Iterator<Item = &Example> {
        let both = match self {
            Self::Run { obeys, breaks } => Some([obeys, breaks]),
            Self::Unshown(_) => None,
        };
        both.into_iter().flatten()
    }

    /// Returns the reason why the clause has no examples, or `None` if it has some.
    pub const fn unshown(&self) -> Option<Unshown> {
        match self {
            Self::Run { .. } => None,
            Self::Unshown(why) => Some(*why),
        }
    }
}

named! {
    /// The reason why a clause has no examples.
    Unshown {
        /// The clause applies before the first draw, for example to seats or to the deal.
        Setting = "setting",
        /// The clause is about conduct at the table, which the program cannot see in tiles or points.
        Conduct = "conduct",
        /// No source decides the case, so the players must agree on a rule beforehand.
        Undecided = "undecided",
    }
}

named! {
    /// How well the sources agree on a rule.
    Status {
        /// Two or more sources state the rule, and no source contradicts it.
        Agreed = "agreed",
        /// Sources or tables contradict each other about the rule.
        Contested = "contested",
        /// Exactly one source states the rule.
        SingleSource = "single-source",
        /// No source states the rule, but it follows from known rules.
        Derived = "derived",
        /// No source mentions the case, and no other rule decides it.
        Silent = "silent",
    }
}

/// The contradicting versions of a rule.
#[derive(Debug)]
pub struct Dispute {
    /// The versions of the rule. The first one is the default.
    pub sides: &'static [DisputeSide],
    /// A note on how the game differs at tables without the default version.
    pub elsewhere: Bilingual,
}

impl Dispute {
    /// Returns the version of the rule that a table plays, or the default version if no version depends on switches.
    /// Returns `None` if the table's switches fit no version.
    pub fn followed(&self, profile: &Profile) -> Option<&'static DisputeSide> {
        let set = |&(key, value): &(&str, &str)| {
            Switch::find(key).is_some_and(|switch| switch.get(profile).to_string() == value)
        };
        let undecided = self.sides.iter().all(|side| side.at.is_empty());
        // A table can have switches of two versions at once. Then the later version in the list applies.
        if undecided { self.sides.first() } else { self.sides.iter().rev().find(|side| side.at.iter().any(set)) }
    }
}

/// One version of a contested rule.
#[derive(Debug)]
pub struct DisputeSide {
    /// The sources that state this version.
    pub who: &'static [Source],
    /// The switches that select this version, each with its value. The list is empty if no switch selects the version.
    pub at: &'static [(&'static str, &'static str)],
    /// The rule as this version states it.
    pub says: Bilingual,
}

/// The profiles to which a clause applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scope {
    /// All profiles.
    All,
    /// All profiles with an okey, which are all except `cs102`.
    Okeys,
    /// All profiles of the classic game.
    Classic,
    /// The profiles of the classic game that are scored in points, which are all except the pot game.
    Ladder,
    /// The pot game: the classic game played for a pot.
    Pot,
    /// Both profiles of 101: with and without partners.
    Yuzbir,
    /// 101 with partners.
    Teams,
    /// The game `cs102`.
    Chains,
    /// Hapis tavlası, a backgammon game. It has rule sets instead of profiles.
    Hapis,
}

impl Scope {
    /// Returns the profiles in this scope, in the order of [`Variant::ALL`].
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

    /// Returns true if at least one profile of the game is in this scope.
    pub fn is_of(self, game: Game) -> bool {
        self.variants().iter().any(|&variant| Profile::new(variant).game == game)
    }

    /// Returns true if the profile is in this scope.
    pub fn covers(self, variant: Variant) -> bool {
        self.variants().contains(&variant)
    }
}
