//! Calls of the program that serve as examples of clauses.

use crate::words::Bilingual;

/// A call of the program that serves as an example of a clause.
#[derive(Debug)]
pub struct Example {
    /// What it shows.
    pub what: Bilingual,
    /// The call, without the program's name.
    pub call: &'static str,
    /// The standard input, one hand per line; empty if the call reads none.
    pub input: &'static str,
    /// The expected answer.
    pub shows: Shows,
}

/// The expected answer of an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The input is refused.
    Refused,
    /// The ruling allows it.
    Allowed,
    /// The ruling forbids it, without a cost.
    Forbidden,
    /// The ruling calls it a foul.
    Foul,
    /// The points that the last hand adds to this player's account.
    Points(&'static str, i32),
}

impl Shows {
    /// Returns the name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Refused => "refused",
            Self::Allowed => "allowed",
            Self::Forbidden => "forbidden",
            Self::Foul => "foul",
            Self::Points(..) => "points",
        }
    }
}

/// Constructors for calls without input; each takes what the example shows.
macro_rules! calls {
    ($($of:ident: $shows:ident),+) => {
        $(pub(super) const fn $of(call: &'static str, what: Bilingual) -> Self {
            Self { what, call, input: "", shows: Shows::$shows }
        })+
    };
}

impl Example {
    calls! { yes: Yes, no: No, refused: Refused, allowed: Allowed, forbidden: Forbidden, foul: Foul }

    /// A sheet of hands, and the points its last hand adds to a player's account.
    pub(super) const fn points(who: &'static str, points: i32, sheet: &'static str, what: Bilingual) -> Self {
        Self::settled(who, points, "score -", sheet, what)
    }

    /// The same at a table with other rules, which the call gives.
    pub(super) const fn settled(
        who: &'static str,
        points: i32,
        call: &'static str,
        sheet: &'static str,
        what: Bilingual,
    ) -> Self {
        Self { what, call, input: sheet, shows: Shows::Points(who, points) }
    }

    /// A sheet of hands that is refused, at a table with the rules of the call.
    pub(super) const fn unsettled(call: &'static str, sheet: &'static str, what: Bilingual) -> Self {
        Self { what, call, input: sheet, shows: Shows::Refused }
    }

    /// A record of a game, with or without faults.
    pub(super) const fn followed(shows: Shows, record: &'static str, what: Bilingual) -> Self {
        Self { what, call: "replay -", input: record, shows }
    }

    /// Returns the call as a shell line.
    pub fn line(&self) -> String {
        self.called(self.call)
    }

    /// Returns the shell line with the words of the call replaced.
    pub fn called(&self, call: &str) -> String {
        if self.input.is_empty() {
            return format!("okey {call}");
        }
        format!("echo '{}' | okey {call}", self.input)
    }
}
