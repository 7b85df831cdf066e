//! What the catalogue says of a clause: its words in both languages, where it comes from, and an example either way.

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

/// Everything the catalogue says of one clause that the profiles do not already say.
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
    /// How sure the rule is.
    pub status: Status,
    /// Who says what, where the rule is contested and nowhere else.
    pub dispute: Option<Dispute>,
    /// Who states the rule as it stands here.
    pub sources: &'static [Source],
    /// Where it holds.
    pub scope: Scope,
    /// What shows it at work.
    pub proof: Proof,
    /// Clauses to read next.
    pub see: &'static [Clause],
}

/// What shows a clause at work.
#[derive(Debug)]
pub enum Proof {
    /// Two calls of the program.
    Run {
        /// An example that keeps to it.
        obeys: Example,
        /// An example that does not, or to which it does not apply.
        breaks: Example,
    },
    /// No call: nothing the program is asked turns on it.
    Told(Untold),
}

impl Proof {
    /// The calls: one that keeps to the clause and one that does not, or none.
    pub fn examples(&self) -> impl Iterator<Item = &Example> {
        let both = match self {
            Self::Run { obeys, breaks } => Some([obeys, breaks]),
            Self::Told(_) => None,
        };
        both.into_iter().flatten()
    }

    /// Why there is no call, where there is none.
    pub const fn untold(&self) -> Option<Untold> {
        match self {
            Self::Run { .. } => None,
            Self::Told(why) => Some(*why),
        }
    }
}

named! {
    /// Why no call shows a clause at work.
    Untold {
        /// It is settled before the first tile is drawn: seats, dealing, the form of a tournament.
        Setting = "setting",
        /// It is about what people see, say and do at the table, of which tiles and points tell nothing.
        Conduct = "conduct",
        /// No source decides it, so there is nothing to rule: the table agrees on it beforehand.
        Undecided = "undecided",
    }
}

named! {
    /// How sure a rule is.
    Status {
        /// Two sources or more say so, and none says otherwise.
        Agreed = "agreed",
        /// Sources or tables say different things.
        Contested = "contested",
        /// One source alone tells of it.
        SingleSource = "single-source",
        /// Nobody says it in so many words; it follows from the other rules.
        Derived = "derived",
        /// Nobody says anything about it, and nothing follows from the other rules.
        Silent = "silent",
    }
}

/// Who says what about a contested rule.
#[derive(Debug)]
pub struct Dispute {
    /// The sides, the one that the rule follows first.
    pub sides: &'static [DisputeSide],
    /// What the difference does to play at other tables.
    pub elsewhere: Bilingual,
}

impl Dispute {
    /// The side that a table of these rules follows; where no switch decides it, the rule's own. `None` where the table
    /// follows nobody.
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
    /// Who says so.
    pub who: &'static [Source],
    /// The settings of switches under which a table plays as they say; none where no switch decides it.
    pub at: &'static [(&'static str, &'static str)],
    /// What they say.
    pub says: Bilingual,
}

/// In which profiles a clause holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scope {
    /// In all of them.
    All,
    /// Wherever there is an okey: everywhere but in `cs102`.
    Okeys,
    /// In the classic games.
    Classic,
    /// In the classic games that count points.
    Ladder,
    /// In the game for a pot.
    Pot,
    /// In 101.
    Yuzbir,
    /// In 101 with partners.
    Teams,
    /// In the game of chains.
    Chains,
    /// In hapis tavlası, which has sets of rules of its own and no profile of these.
    Hapis,
}

impl Scope {
    /// The profiles, in their order.
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

    /// Whether a game has such profiles.
    pub fn is_of(self, game: Game) -> bool {
        self.variants().iter().any(|&variant| Profile::new(variant).game == game)
    }

    /// Whether a profile is one of them.
    pub fn covers(self, variant: Variant) -> bool {
        self.variants().contains(&variant)
    }
}
