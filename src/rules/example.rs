//! Examples for clauses: command lines with their expected answers.

use crate::words::Bilingual;

/// An example for a clause: a command line with its expected answer.
#[derive(Debug)]
pub struct Example {
    /// A sentence that describes the example.
    pub what: Bilingual,
    /// The arguments of the command line, without the program's name.
    pub call: &'static str,
    /// The standard input of the program. It is empty if the command does not read any.
    pub input: &'static str,
    /// The answer that the program must give.
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
    /// The named player gets this many points in the last hand of the sheet.
    Points(&'static str, i32),
}

impl Shows {
    /// Returns the name of the expected answer in JSON.
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

/// Declares one constructor for each kind of answer, such as `Example::yes(call, what)`. `call` is a command line
/// without standard input, and `what` describes the example.
macro_rules! calls {
    ($($of:ident: $shows:ident),+) => {
        $(pub(super) const fn $of(call: &'static str, what: Bilingual) -> Self {
            Self { what, call, input: "", shows: Shows::$shows }
        })+
    };
}

impl Example {
    calls! { yes: Yes, no: No, refused: Refused, allowed: Allowed, forbidden: Forbidden, foul: Foul }

    /// Creates an example that scores a sheet. Player `who` must get `points` points in the last hand.
    pub(super) const fn points(who: &'static str, points: i32, sheet: &'static str, what: Bilingual) -> Self {
        Self::settled(who, points, "score -", sheet, what)
    }

    /// Creates an example that scores a sheet with the command line `call`, which may contain options such as `--set`.
    /// Player `who` must get `points` points in the last hand.
    pub(super) const fn settled(
        who: &'static str,
        points: i32,
        call: &'static str,
        sheet: &'static str,
        what: Bilingual,
    ) -> Self {
        Self { what, call, input: sheet, shows: Shows::Points(who, points) }
    }

    pub(super) const fn unsettled(call: &'static str, sheet: &'static str, what: Bilingual) -> Self {
        Self { what, call, input: sheet, shows: Shows::Refused }
    }

    pub(super) const fn followed(shows: Shows, record: &'static str, what: Bilingual) -> Self {
        Self { what, call: "replay -", input: record, shows }
    }

    /// Returns the example as a command line for a shell.
    pub fn line(&self) -> String {
        self.called(self.call)
    }

    /// Returns a shell command with the arguments `call` that gets the standard input of this example.
    pub fn called(&self, call: &str) -> String {
        if self.input.is_empty() {
            return format!("okey {call}");
        }
        format!("echo '{}' | okey {call}", self.input)
    }
}
