//! Which name may have been meant.

/// Lower case without the marks of Turkish letters: `KIRMIZI`, `kırmızı` and `kirmizi` are one word.
///
/// Only letters are folded; a mark that stands apart from its letter stays.
pub(crate) fn folded(text: &str) -> String {
    let plain = |character| match character {
        'I' | 'İ' | 'ı' => 'i',
        'Ş' | 'ş' => 's',
        'Ç' | 'ç' => 'c',
        'Ğ' | 'ğ' => 'g',
        'Ö' | 'ö' => 'o',
        'Ü' | 'ü' => 'u',
        other => other.to_ascii_lowercase(),
    };
    text.chars().map(plain).collect()
}

/// The name most like `word`, if one is like it enough to be what was meant.
pub(crate) fn suggest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    const ALIKE: f64 = 0.84;
    const LONGEST: usize = 64;
    let word: String = folded(word).chars().take(LONGEST).collect();
    names
        .map(|name| (strsim::jaro_winkler(&word, name), name))
        .filter(|&(likeness, _)| likeness >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::suggest;

    const NAMES: [&str; 4] = ["run_wrap", "open.sum", "fouls.points", "points.dizi"];

    #[test]
    fn only_likely_names_are_suggested() {
        let meant = |word| suggest(word, NAMES.into_iter());
        assert_eq!(meant("run_warp"), Some("run_wrap"));
        assert_eq!(meant("RUN_WRAP"), Some("run_wrap"));
        assert_eq!(meant("foo"), None);
        assert_eq!(meant(""), None);
    }
}
