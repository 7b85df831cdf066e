//! Lists and explains the commands of a game.

use crate::cli::table::{listed, paragraph};
use crate::cli::text::play::{PlayWords, no_help};
use crate::rules;
use crate::score::Scoring;
use crate::table::{Playable, Profile};
use crate::words::{Language, Named as _, folded, is_same_word, suggest};

/// A command as it is typed, and what it does.
type HelpRow = [&'static str; 2];

/// Returns the commands of the game that this table plays.
fn commands(profile: &Profile, words: &'static PlayWords) -> impl Iterator<Item = HelpRow> {
    let own: &[&[HelpRow]] = match Scoring::of(profile) {
        Scoring::Ladder => &[words.help_classic, words.help_show],
        Scoring::Pot => &[words.help_classic],
        Scoring::Chains => &[words.help_chains],
        Scoring::Yuzbir if profile.fouls.playable == Playable::Claim => &[words.help_101, words.help_claim],
        Scoring::Yuzbir => &[words.help_101],
    };
    let own: Vec<HelpRow> = own.iter().copied().flatten().copied().collect();
    words.help_turn.iter().copied().chain(own).chain(words.help_room.iter().copied())
}

/// Returns the commands that a row of the help explains, without the tiles and numbers of its examples. The first
/// column may have several commands, such as `sort runs, sort pairs`.
fn names([typed, _]: HelpRow) -> impl Iterator<Item = &'static str> {
    let name = |form: &'static str| {
        let end = form.find(|letter: char| letter.is_uppercase() || letter.is_ascii_digit() || letter == '(');
        form[..end.unwrap_or(form.len())].trim_end()
    };
    typed.split(", ").map(name).filter(|name| !name.is_empty())
}

/// Returns the command that a mistyped word probably means: one that begins with it, otherwise the most similar one.
pub(super) fn nearest(word: &str, profile: &Profile, language: Language) -> Option<&'static str> {
    let own: Vec<&str> = commands(profile, PlayWords::of(language)).flat_map(names).collect();
    let begins = own.iter().copied().find(|name| folded(name).starts_with(&folded(word)));
    let all = Language::ALL.iter().flat_map(|&language| commands(profile, PlayWords::of(language)).flat_map(names));
    begins.or_else(|| suggest(word, all))
}

/// Returns the list of commands, or what the program knows about `word`: the commands of this name, and the meaning of
/// the word in the game.
pub(super) fn help(word: &str, profile: &Profile, language: Language) -> String {
    let words = PlayWords::of(language);
    let rows = |rows: Vec<HelpRow>| rows.into_iter().map(|row| row.map(str::to_owned)).collect::<Vec<_>>();
    let own: Vec<HelpRow> = commands(profile, words).collect();
    if word.is_empty() {
        return listed(rows(own));
    }
    let is_asked = |row: &HelpRow| {
        names(*row).any(|name| is_same_word(name, word) || name.split(' ').any(|part| is_same_word(part, word)))
    };
    let mut found = rows(own.into_iter().filter(is_asked).collect());
    for entry in rules::words(word) {
        found.extend(
            entry.meanings.iter().map(|meaning| [entry.word.to_owned(), meaning.means.get(language).to_owned()]),
        );
    }
    if found.is_empty() { paragraph(&no_help(word, nearest(word, profile, language), language)) } else { listed(found) }
}
