//! Lists and explains the commands of a game.

use crate::cli::table::{listed, paragraph};
use crate::cli::text::play::{BilingualHelp, HELP_COMMANDS, HELP_DETAILS, no_help};
use crate::rules;
use crate::table::Profile;
use crate::words::{Language, Named as _, folded, is_same_word, suggest};

type HelpRow = [&'static str; 2];

/// The help of one game in one language.
pub(super) struct GameHelp {
    /// The commands that `help` without a word lists.
    pub(super) commands: Vec<HelpRow>,
    /// Rows that only `help WORD` shows: details of commands, and words of the game.
    pub(super) details: Vec<HelpRow>,
    /// True if `help WORD` also explains the words in the glossary of Okey and 101.
    pub(super) has_tiles: bool,
}

type HelpOf<'h> = &'h dyn Fn(Language) -> GameHelp;

pub(super) fn of_table(profile: &Profile, language: Language) -> GameHelp {
    let own = |rows: &[BilingualHelp]| {
        let rows = rows.iter().filter(|(games, ..)| games.is_of(profile));
        let row = |&(_, english, turkish): &BilingualHelp| match language {
            Language::En => english,
            Language::Tr => turkish,
        };
        rows.map(row).collect()
    };
    GameHelp { commands: own(HELP_COMMANDS), details: own(HELP_DETAILS), has_tiles: true }
}

/// Returns the commands in a row of the help, such as `sort runs` and `sort pairs`. Leaves out tiles and numbers after
/// a command, such as `K7` in `throw K7`.
fn names([typed, _]: HelpRow) -> impl Iterator<Item = &'static str> {
    let name = |form: &'static str| {
        let end = form.find(|letter: char| letter.is_uppercase() || letter.is_ascii_digit() || letter == '(');
        form[..end.unwrap_or(form.len())].trim_end()
    };
    typed.split(", ").map(name).filter(|name| !name.is_empty())
}

/// Returns the command that a mistyped word probably means: a command that starts with the word, or else the most
/// similar command.
pub(super) fn nearest(word: &str, help: HelpOf<'_>, language: Language) -> Option<&'static str> {
    let commands = |language| help(language).commands.into_iter().flat_map(names);
    let begins = commands(language).find(|name| folded(name).starts_with(&folded(word)));
    begins.or_else(|| suggest(word, Language::ALL.iter().flat_map(|&language| commands(language))))
}

/// Returns the list of commands if `word` is empty, otherwise the [explanation](explained) of the word. For an unknown
/// word, returns a message that names a similar command.
pub(super) fn help(word: &str, of: HelpOf<'_>, language: Language) -> String {
    explained(word, of, language).unwrap_or_else(|| paragraph(&no_help(word, nearest(word, of, language), language)))
}

/// Returns the list of commands if `word` is empty, otherwise the commands and glossary entries that match the word.
/// Returns `None` if nothing matches.
pub(super) fn explained(word: &str, of: HelpOf<'_>, language: Language) -> Option<String> {
    let rows = |rows: Vec<HelpRow>| rows.into_iter().map(|row| row.map(str::to_owned)).collect::<Vec<_>>();
    let GameHelp { commands, details, has_tiles } = of(language);
    if word.is_empty() {
        return Some(listed(rows(commands)));
    }
    let is_asked = |row: &HelpRow| {
        names(*row).any(|name| is_same_word(name, word) || name.split(' ').any(|part| is_same_word(part, word)))
    };
    let mut found = rows(commands.into_iter().chain(details).filter(is_asked).collect());
    for entry in rules::words(word).into_iter().filter(|_| has_tiles) {
        // The glossary lists `run` under `seri`: show both words.
        let asked = entry.also.iter().find(|also| is_same_word(also, word));
        let name = asked.map_or_else(|| entry.word.to_owned(), |asked| format!("{asked} ({})", entry.word));
        found.extend(entry.meanings.iter().map(|(means, _)| [name.clone(), means.get(language).to_owned()]));
    }
    (!found.is_empty()).then(|| listed(found))
}
