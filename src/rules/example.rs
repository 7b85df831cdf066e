//! Examples for clauses: calls of the program with their expected answers.

use crate::words::Bilingual;

/// An example for a clause: a call of the program with its expected answer.
#[derive(Debug)]
pub struct Example {
    /// A sentence that describes the call.
    pub what: Bilingual,
    /// The arguments of the call, without the program's name.
    pub call: &'static str,
    /// The standard input of the call, one hand per line. It is empty if the call reads none.
    pub input: &'static str,
    /// The answer that the call must give.
    pub shows: Shows,
}

/// The answer that an example must give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// The answer is yes.
    Yes,
    /// The answer is no.
    No,
    /// The program rejects the input with an error.
    Refused,
    /// The ruling allows the action.
    Allowed,
    /// The ruling forbids the action, without a penalty.
    Forbidden,
    /// The ruling is that the action is a foul.
    Foul,
    /// The last hand gives this player these points.
    Points(&'static str, i32),
}

impl Shows {
    /// Returns the name of the answer in JSON.
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

/// Declares constructors for examples without standard input. Each takes the call and its description.
macro_rules! calls {
    ($($of:ident: $shows:ident),+) => {
        $(pub(super) const fn $of(call: &'static str, what: Bilingual) -> Self {
            Self { what, call, input: "", shows: Shows::$shows }
        })+
    };
}

impl Example {
    calls! { yes: Yes, no: No, refused: Refused, allowed: Allowed, forbidden: Forbidden, foul: Foul }

    /// Creates an example that scores a sheet: the last hand must give `who` these points.
    pub(super) const fn points(who: &'static str, points: i32, sheet: &'static str, what: Bilingual) -> Self {
        Self::settled(who, points, "score -", sheet, what)
    }

    /// Creates an example that scores a sheet at a table with other rules, which `call` sets.
    pub(super) const fn settled(
        who: &'static str,
        points: i32,
        call: &'static str,
        sheet: &'static str,
        what: Bilingual,
    ) -> Self {
        Self { what, call, input: sheet, shows: Shows::Points(who, points) }
    }

    /// Creates an example in which the program must reject a sheet, at a table with the rules that `call` sets.
    pub(super) const fn unsettled(call: &'static str, sheet: &'static str, what: Bilingual) -> Self {
        Self { what, call, input: sheet, shows: Shows::Refused }
    }

    /// Creates an example that replays the record of a game.
    pub(super) const fn followed(shows: Shows, record: &'static str, what: Bilingual) -> Self {
        Self { what, call: "replay -", input: record, shows }
    }

    /// Returns the call as a command line for a shell.
    pub fn line(&self) -> String {
        self.called(self.call)
    }

    /// Returns the command line for a shell, with `call` in place of the arguments of this example.
    pub fn called(&self, call: &str) -> String {
        if self.input.is_empty() {
            return format!("okey {call}");
        }
        format!("echo '{}' | okey {call}", self.input)
    }
}
