//! Translates the values of options, and the words of claims, between English and Turkish.

use super::options::QuestionName;
use crate::score::{FinishKind, FoulKind};
use crate::words::{Language, Named, find_named, folded, is_same_word};

/// A value of an option: its English name, and its other names. The first of the other names is the most common Turkish
/// name.
type ValueNames = (&'static str, &'static [&'static str]);

/// The options with values that have several names, for example an English and a Turkish one. Values with only one name
/// are left out. Two entries are not options. The values of `question` are the kinds of claim of `okey judge`. Those of
/// `claim` are the words that a claim can contain in addition to tiles, such as `turn`.
const VALUES: &[(&str, &[ValueNames])] = &[
    (
        "question",
        &[
            ("finish", &["bitiş", "bitis", "win", "bit"]),
            ("opening", &["açış", "açılış", "acilis", "acis", "aç", "ac", "open"]),
            ("pairs", &["çift", "cift", "çifte", "cifte"]),
            ("discard", &["atış", "atis", "at", "işlek", "islek", "playable", "throw"]),
            ("layoff", &["işleme", "isleme", "işle", "isle", "add"]),
            ("swap", &["okey-alma", "değiş", "degis"]),
            ("take", &["yandan", "al"]),
            ("indicator", &["gösterge", "gosterge", "göster", "goster", "show"]),
            ("foul", &["ceza"]),
            ("left", &["kalan"]),
            ("meld", &["per"]),
            ("look", &["bakma"]),
            ("irregular", &["aksaklık", "aksaklik"]),
        ],
    ),
    (
        "claim",
        &[("count", &["sayı"]), ("turn", &["sıra"]), ("exposed", &["açık"]), ("all", &["hepsi"]), ("own", &["kendi"])],
    ),
    ("opened", &[("series", &["seri"]), ("pairs", &["çift", "cift"])]),
    (
        "claimed",
        &[
            ("in-time", &["zamanında", "zamaninda"]),
            ("late", &["geç", "gec"]),
            ("unnamed", &["söylemeden", "soylemeden"]),
            ("noticed", &["fark-etti", "farketti"]),
        ],
    ),
    (
        "withdrawn",
        &[
            ("seen", &["gördü", "görüldü", "goruldu", "gordu"]),
            ("unseen", &["görmedi", "görülmedi", "gorulmedi", "gormedi"]),
        ],
    ),
    ("from", &[("left", &["sol"]), ("right", &["sağ", "sag"])]),
    ("finish", &[("pairs", &["çift", "cift"])]),
    ("format", &[("table", &["tablo"])]),
    ("as", &[("record", &["kayıt", "kayit"])]),
    ("compress", &[("none", &["yok"])]),
    ("decompress", &[("none", &["yok"])]),
    ("color", &[("auto", &["kendiliğinden", "otomatik"]), ("always", &["hep"]), ("never", &["hiç", "hic"])]),
];

/// Returns the values of an option that have more than one name, each with all its names.
pub(crate) fn of(option: &str) -> &'static [ValueNames] {
    VALUES.iter().find(|(name, _)| *name == option).map_or(&[], |(_, values)| values)
}

/// Returns the English name of a value written in English or Turkish. Returns `None` if `VALUES` does not list the
/// value for this option.
pub(crate) fn read(option: &str, typed: &str) -> Option<&'static str> {
    let names = |(name, also): ValueNames| [name].into_iter().chain(also.iter().copied());
    find_named(typed, of(option), names).map(|(name, _)| name)
}

/// Returns the value of an option that the user typed, in English or Turkish and in any letter case. `choices` are the
/// English names of the values. Returns `None` if the option does not take this value.
pub(crate) fn choose(option: &str, choices: &[&'static str], typed: &str) -> Option<&'static str> {
    read(option, typed).or_else(|| find_named(typed, choices, |name| [name]))
}

/// Returns the name of a value in a language, or `value` itself if this language has no name of its own for it.
/// `option` is the option that takes the value, such as `--from`. If `option` does not begin with `--`, `value` is a
/// question, a foul or a keyword of a claim.
pub(crate) fn spoken(option: &str, value: &str, language: Language) -> String {
    let turkish = || match option.strip_prefix("--") {
        Some(option) => turkish(option, value),
        None => turkish("question", value)
            .or_else(|| turkish("claim", value))
            .or_else(|| question(value))
            .or_else(|| foul(value)),
    };
    Some(language).filter(|language| *language == Language::Tr).and_then(|_| turkish()).unwrap_or(value).to_owned()
}

pub(crate) fn turkish(option: &str, value: &str) -> Option<&'static str> {
    of(option).iter().find(|(name, _)| *name == value).and_then(|(_, names)| names.first().copied())
}

/// Returns the English form of a word of a claim. Returns any other word in lower case, without the marks of Turkish
/// letters.
pub(crate) fn english_keyword(word: &str) -> String {
    read("claim", word).map_or_else(|| folded(word), str::to_owned)
}

fn question(name: &str) -> Option<&'static str> {
    name.parse::<QuestionName>().ok()?.turkish().first().copied()
}

fn foul(name: &str) -> Option<&'static str> {
    FoulKind::ALL.iter().find(|kind| kind.name() == name).map(|kind| kind.alias())
}

/// Another Turkish name of [`FinishKind::Pairs`].
const FROM_PAIRS: &str = "çiftten";

/// Returns the kind of finish with this English or Turkish name.
pub(crate) fn finish_kind(word: &str) -> Option<FinishKind> {
    FinishKind::find(word).or_else(|| is_same_word(FROM_PAIRS, word).then_some(FinishKind::Pairs))
}

/// Returns the names of all kinds of finish.
pub(crate) fn finish_names() -> impl Iterator<Item = &'static str> {
    FinishKind::ALL.iter().flat_map(|kind| kind.names()).chain([FROM_PAIRS])
}
