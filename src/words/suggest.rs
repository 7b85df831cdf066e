//! Which name was meant, or may have been.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;

/// Lower case without the marks of Turkish letters: `KIRMIZI`, `kırmızı` and `kirmizi` are one word.
///
/// A mark may also stand as a character of its own behind its letter.
pub(crate) fn folded(text: &str) -> String {
    folding(&composed(text)).collect()
}

/// Whether two words are one, capitals and the marks of Turkish letters aside.
pub(crate) fn same_word(one: &str, other: &str) -> bool {
    folding(&composed(one)).eq(folding(&composed(other)))
}

/// Returns the first value that has `word` among its names, capitals and the marks of Turkish letters aside.
///
/// A name written exactly is found before any word is folded: a stream names the same table in every line.
pub(crate) fn find_named<'n, T: Copy, N: IntoIterator<Item = &'n str>>(
    word: &str,
    values: &[T],
    names: impl Fn(T) -> N,
) -> Option<T> {
    let find =
        |is_word: &dyn Fn(&str) -> bool| values.iter().copied().find(|&each| names(each).into_iter().any(is_word));
    find(&|name| name == word).or_else(|| {
        let word = composed(word);
        find(&|name| folding(&composed(name)).eq(folding(&word)))
    })
}

fn folding(text: &str) -> impl Iterator<Item = char> + '_ {
    let plain = |character| match character {
        'I' | 'İ' | 'ı' => 'i',
        'Ş' | 'ş' => 's',
        'Ç' | 'ç' => 'c',
        'Ğ' | 'ğ' => 'g',
        'Ö' | 'ö' => 'o',
        'Ü' | 'ü' => 'u',
        other => other.to_ascii_lowercase(),
    };
    text.chars().map(plain)
}

/// A name as it is compared: exactly, after Unicode NFC.
pub(crate) fn normal(name: &str) -> String {
    composed(name).into_owned()
}

/// Every mark as a part of its letter, where that can be (NFC).
fn composed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { text.into() } else { text.nfc().collect::<String>().into() }
}

/// The name most like `word`, if it is like enough to be what was meant; the marks of Turkish letters make no
/// difference.
pub(crate) fn suggest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    const ALIKE: f64 = 0.84;
    most_alike(word, names, ALIKE).map(|(_, name)| name)
}

/// The player who may have been meant, and his place among the others: names are spelt with less care than words.
pub(crate) fn nearest_player<'n>(name: &str, players: impl Iterator<Item = &'n str>) -> Option<(usize, &'n str)> {
    const ALIKE: f64 = 0.7;
    most_alike(name, players, ALIKE)
}

/// The name most like the word, with its place, if their likeness (0 to 1) is at least `least`; the last of several.
pub(crate) fn most_alike<'n>(word: &str, names: impl Iterator<Item = &'n str>, least: f64) -> Option<(usize, &'n str)> {
    const LONGEST: usize = 64;
    let word: String = folded(word).chars().take(LONGEST).collect();
    names
        .enumerate()
        .map(|(at, name)| (strsim::jaro_winkler(&word, &folded(name)), (at, name)))
        .filter(|&(likeness, _)| likeness >= least)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, found)| found)
}
