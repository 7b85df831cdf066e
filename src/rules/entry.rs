//! An entry of the catalogue: a clause in both languages, its sources, and an example either way.

use super::example::Example;
use super::source::Source;
use crate::table::{Game, Profile, Switch, Variant};
use crate::words::{Bilingual, Clause, named};

/// The clauses of one subject, with its heading.
#[derive(Debug)]
pub struct Section {
    /// The heading.
    pub title: Bilingual,
    /// Its clauses, in the order of the catalogue.
    pub entries: &'static [Entry],
}

/// An entry of the catalogue: everything about a clause that the profiles do not say.
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
    /// The profiles in which it holds.
    pub scope: Scope,
    /// The examples, or the reason why there are none.
    pub proof: Proof,
    /// Related clauses.
    pub see: &'static [Clause],
}

/// The examples of a clause.
#[derive(Debug)]
pub enum Proof {
    /// Two calls of the program.
    Run {
        /// An example that obeys it.
        obeys: Example,
        /// An example that breaks it, or to which it does not apply.
        breaks: Example,
    },
    /// No call: no answer of the program depends on it.
    Told(Untold),
}

impl Proof {
    /// Returns the calls: one that obeys the clause and one that breaks it, or none.
    pub fn examples(&self) -> impl Iterator<Item = &Example> {
        let both = match self {
            Self::Run { obeys, breaks } => Some([obeys, breaks]),
            Self::Told(_) => None,
        };
        both.into_iter().flatten()
    }

    /// Returns the reason why there is no call.
    pub const fn untold(&self) -> Option<Untold> {
        match self {
            Self::Run { .. } => None,
            Self::Told(why) => Some(*why),
        }
    }
}

named! {
    /// The reason why no call shows a clause.
    Untold {
        /// The clause is about matters before the first draw: seats, dealing, the form of a tournament.
        Setting = "setting",
        /// The clause is about seeing, speaking and acting at the table, which tiles and points do not show.
        Conduct = "conduct",
        /// No source decides it. The table agrees beforehand.
        Undecided = "undecided",
    }
}

named! {
    /// The status of a rule.
    Status {
        /// Two or more sources state it, and none contradicts.
        Agreed = "agreed",
        /// Sources or tables differ.
        Contested = "contested",
        /// Only one source states it.
        SingleSource = "single-source",
        /// No source states it directly; it follows from the other rules.
        Derived = "derived",
        /// No source mentions it, and nothing follows from the other rules.
        Silent = "silent",
    }
}

/// The sides of a contested rule.
#[derive(Debug)]
pub struct Dispute {
    /// The sides, the default first.
    pub sides: &'static [DisputeSide],
    /// What the difference changes at other tables.
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
        // A table may keep to one switch of the rule's own side and differ in another.
        if undecided { self.sides.first() } else { self.sides.iter().rev().find(|side| side.at.iter().any(set)) }
    }
}

/// One side of a dispute.
#[derive(Debug)]
pub struct DisputeSide {
    /// The sources of this side.
    pub who: &'static [Source],
    /// The settings under which a table plays this way; empty if no switch decides.
    pub at: &'static [(&'static str, &'static str)],
    /// The rule as this side states it.
    pub says: Bilingual,
}

/// The profiles in which a clause holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scope {
    /// In all of them.
    All,
    /// Every game with an okey: all except `cs102`.
    Okeys,
    /// In the classic games.
    Classic,
    /// The classic games with points.
    Ladder,
    /// In the game for a pot.
    Pot,
    /// In 101.
    Yuzbir,
    /// In 101 with partners.
    Teams,
    /// The chain game.
    Chains,
    /// Hapis tavlası, which has sets of rules instead of profiles.
    Hapis,
}

impl Scope {
    /// Returns the profiles, in their order.
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

    /// Returns true if a game has such profiles.
    pub fn is_of(self, game: Game) -> bool {
        self.variants().iter().any(|&variant| Profile::new(variant).game == game)
    }

    /// Returns true if the profile is one of them.
    pub fn covers(self, variant: Variant) -> bool {
        self.variants().contains(&variant)
    }
}
