//! Suggests the right option for a misspelled one.

use std::ffi::OsString;

use clap::{Arg, Command};

use crate::cli::args::{COMMANDS, command, spec};
use crate::cli::text::Misuse;
use crate::words::{Language, folded, suggest};

/// Turkish words for options, in plain letters. The program suggests the first listed option that the command has.
const TURKISH: &[(&str, &[&str])] = &[
    ("acan", &["opened"]),
    ("acti", &["opened"]),
    ("alinan", &["taken"]),
    ("atilan", &["discard", "throw"]),
    ("ayar", &["set"]),
    ("baraj", &["bar"]),
    ("bicim", &["format"]),
    ("bitis", &["finish"]),
    ("cekis", &["draws"]),
    ("cikti", &["output"]),
    ("dil", &["lang"]),
    ("el", &["hand", "hands"]),
    ("gorulen", &["seen"]),
    ("gosterge", &["indicator"]),
    ("harfler", &["letters"]),
    ("hepsi", &["all"]),
    ("islenen", &["laid-off"]),
    ("kural", &["rules"]),
    ("kurallar", &["rules"]),
    ("masa", &["table"]),
    ("ozet", &["summary"]),
    ("okey-alinan", &["swapped"]),
    ("oyun", &["variant"]),
    ("oyuncu", &["player"]),
    ("renk", &["color"]),
    ("resim", &["svg"]),
    ("sayi", &["count"]),
    ("sinir", &["limit"]),
    ("surum", &["version"]),
    ("tas", &["indicator"]),
    ("taslar", &["tiles"]),
    ("tohum", &["seed"]),
    ("turnuva", &["tournament"]),
    ("yardim", &["help"]),
];

/// Returns the error for an option that the command does not have.
pub(super) fn unknown(option: String, call: &[OsString]) -> Misuse {
    let program = command(Language::En);
    // Look for the command only before the option, because a word after the option may be its value.
    let before = call.iter().skip(1).take_while(|word| !word.to_string_lossy().starts_with(&option));
    let named = |word: &OsString| spec(word);
    let asked = before.into_iter().find_map(named);
    let asked = asked.and_then(|spec| program.find_subcommand(spec.name));
    let nearest = match asked {
        Some(asked) => meant(&option, &[&program, asked]),
        None => meant(&option, &[&program]),
    };
    let of_command = || COMMANDS.iter().filter_map(|spec| program.find_subcommand(spec.name));
    let misplaced = asked.is_none() && of_command().any(|each| shown(&option, &[each]).is_some());
    Misuse::UnknownOption { option, nearest, misplaced }
}

/// Returns the option of these commands that the user probably meant: one with a similar name, or one whose Turkish
/// word is `typed`.
fn meant(typed: &str, commands: &[&Command]) -> Option<String> {
    let typed = folded(typed.trim_start_matches('-').split('=').next().unwrap_or_default());
    let turkish = |name: &str| {
        let (_, options) = TURKISH.iter().find(|(word, _)| *word == name)?;
        options.iter().find_map(|option| shown(option, commands))
    };
    let longs = commands.iter().flat_map(|command| command.get_arguments()).filter_map(Arg::get_long);
    let words = TURKISH.iter().map(|&(word, _)| word).filter(|word| turkish(word).is_some());
    turkish(&typed).or_else(|| {
        let like = suggest(&typed, longs.chain(words))?;
        shown(like, commands).or_else(|| turkish(like))
    })
}

/// Returns an option of these commands with its short and long name, such as `-i/--indicator`.
fn shown(option: &str, commands: &[&Command]) -> Option<String> {
    let name = option.trim_start_matches('-');
    let mut args = commands.iter().flat_map(|command| command.get_arguments());
    let arg = args.find(|arg| arg.get_long() == Some(name))?;
    let short = arg.get_short().map(|short| format!("-{short}/")).unwrap_or_default();
    Some(format!("{short}--{name}"))
}
