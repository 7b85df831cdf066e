//! Calls of the program that show a clause at work.

use crate::words::Bilingual;

/// A call of the program that shows a clause at work.
#[derive(Debug)]
pub struct Example {
    /// What it shows.
    pub what: Bilingual,
    /// The call, without the program's name.
    pub call: &'static str,
    /// What the call reads from standard input, one hand a line; empty where it reads nothing.
    pub input: &'static str,
    /// What it answers.
    pub shows: Shows,
}

/// What an example's call answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The input is refused.
    Refused,
    /// A ruling that it is in order.
    Allowed,
    /// A ruling that it is not, which costs nothing.
    Forbidden,
    /// A ruling that it is not, and a foul.
    Foul,
    /// What the last hand adds to this player's account.
    Points(&'static str, i32),
}

impl Shows {
    /// The name programs know it by.
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

/// Examples of a call that reads nothing, each of what it shows.
macro_rules! calls {
    ($($of:ident: $shows:ident),+) => {
        $(pub(super) const fn $of(call: &'static str, what: Bilingual) -> Self {
            Self { what, call, input: "", shows: Shows::$shows }
        })+
    };
}

impl Example {
    calls! { yes: Yes, no: No, refused: Refused, allowed: Allowed, forbidden: Forbidden, foul: Foul }

    /// A sheet of hands, and what its last one adds to a player's account.
    pub(super) const fn points(who: &'static str, points: i32, sheet: &'static str, what: Bilingual) -> Self {
        Self::settled(who, points, "score -", sheet, what)
    }

    /// A sheet of hands at a table of other rules, with the call that says them.
    pub(super) const fn settled(
        who: &'static str,
        points: i32,
        call: &'static str,
        sheet: &'static str,
        what: Bilingual,
    ) -> Self {
        Self { what, call, input: sheet, shows: Shows::Points(who, points) }
    }

    /// A sheet of hands that is refused, with the call that says the rules.
    pub(super) const fn unsettled(call: &'static str, sheet: &'static str, what: Bilingual) -> Self {
        Self { what, call, input: sheet, shows: Shows::Refused }
    }

    /// A record of a game, in which nothing is wrong or something is.
    pub(super) const fn followed(shows: Shows, record: &'static str, what: Bilingual) -> Self {
        Self { what, call: "replay -", input: record, shows }
    }

    /// The call as a shell takes it.
    pub fn line(&self) -> String {
        self.called(self.call)
    }

    /// The line of a shell with the call in other words.
    pub fn called(&self, call: &str) -> String {
        if self.input.is_empty() {
            return format!("okey {call}");
        }
        format!("echo '{}' | okey {call}", self.input)
    }
}
