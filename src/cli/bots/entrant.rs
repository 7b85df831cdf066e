use std::fmt;
use std::path::Path;

use crate::cli::commands::kind;
use crate::cli::failure::{CallFault, Failure};
use crate::game::SEATS;
use crate::game::players::PlayerKind;
use crate::table::Profile;

/// A player of a simulation. Two programs are equal if their command lines are equal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) enum Entrant {
    Kind(PlayerKind),
    Program(BotCommand),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) struct BotCommand {
    pub(super) text: String,
    pub(super) program: String,
    pub(super) args: Vec<String>,
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(kind) => kind.fmt(f),
            Self::Program(program) => f.write_str(&program.text),
        }
    }
}

/// The numbers of players that fill the four seats evenly.
const EVENLY: [usize; 3] = [1, 2, 4];

/// Parses the players in the order of play, and repeats them until every seat has one. For example, `nearest,random`
/// gives two seats to `nearest` and two to `random`.
pub(in crate::cli) fn entrants(named: &str, profile: &Profile) -> Result<[Entrant; SEATS], Failure> {
    let pieces = split(named, |separator| separator == ',').ok_or_else(|| quote_open(named))?;
    let entrants = pieces.into_iter().map(|piece| entrant(piece.trim(), profile)).collect::<Result<Vec<_>, _>>()?;
    if !EVENLY.contains(&entrants.len()) {
        let allowed = EVENLY.iter().map(ToString::to_string).collect();
        return Err(Failure::Call(CallFault::KindsCount { count: entrants.len(), allowed }));
    }
    Ok(std::array::from_fn(|seat| entrants[seat % entrants.len()].clone()))
}

fn entrant(named: &str, profile: &Profile) -> Result<Entrant, Failure> {
    if !is_program(named) {
        return kind(named, profile, true).map(Entrant::Kind);
    }
    let mut words = split(named, char::is_whitespace).ok_or_else(|| quote_open(named))?;
    words.retain(|word| !word.is_empty());
    let mut words = words.into_iter().map(without_quotes);
    let mut program = words.next().expect("the name of a program is not blank");
    if !program.contains(['/', '\\']) && Path::new(&program).is_file() {
        // The operating system looks for a program without a folder in its path only in the folders of PATH. So add the
        // current folder.
        program = Path::new(".").join(&program).to_string_lossy().into_owned();
    }
    Ok(Entrant::Program(BotCommand { text: named.to_owned(), program, args: words.collect() }))
}

/// Returns true if the text names a program: it contains white space, `/` or `\`, or it is the path of a file. The name
/// of a kind of player is never a program, even if a file has this name.
pub(in crate::cli) fn is_program(named: &str) -> bool {
    let kind = named.parse::<PlayerKind>().is_ok();
    !kind
        && (named.contains(|each: char| each.is_whitespace() || matches!(each, '/' | '\\'))
            || Path::new(named).is_file())
}

fn quote_open(text: &str) -> Failure {
    Failure::Call(CallFault::QuoteOpen { text: text.to_owned() })
}

/// Splits a text at every separator outside quotes. The pieces keep their quotes. Returns `None` if a quote is not
/// closed. A backslash does not escape anything, because it separates folders on Windows.
fn split(text: &str, is_separator: impl Fn(char) -> bool) -> Option<Vec<&str>> {
    let (mut pieces, mut start, mut quote) = (Vec::new(), 0, None);
    for (at, each) in text.char_indices() {
        match quote {
            Some(open) if each == open => quote = None,
            None if matches!(each, '"' | '\'') => quote = Some(each),
            None if is_separator(each) => {
                pieces.push(&text[start..at]);
                start = at + each.len_utf8();
            }
            _ => {}
        }
    }
    pieces.push(&text[start..]);
    quote.is_none().then_some(pieces)
}

/// Removes the quotation marks around parts of a word, but not those inside the other kind of quotation marks.
fn without_quotes(word: &str) -> String {
    let mut quote = None;
    let mut stays = |each: &char| match quote {
        Some(open) if *each == open => {
            quote = None;
            false
        }
        None if matches!(each, '"' | '\'') => {
            quote = Some(*each);
            false
        }
        _ => true,
    };
    word.chars().filter(|each| stays(each)).collect()
}
