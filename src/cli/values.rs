//! Values of options that have names in both languages.

use crate::words::find_named;

/// A name of a value, with what it is called in Turkish, with the marks of its letters and without.
pub(super) type Value = (&'static str, &'static [&'static str]);

/// Each option with its values, the name that programs use first.
const VALUES: &[(&str, &[Value])] = &[
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
    ("compress", &[("none", &["yok"])]),
    ("decompress", &[("none", &["yok"])]),
    ("color", &[("auto", &["kendiliğinden", "otomatik"]), ("always", &["hep"]), ("never", &["hiç", "hic"])]),
];

/// The values of an option that have more than one name.
pub(super) fn of(option: &str) -> &'static [Value] {
    VALUES.iter().find(|(name, _)| *name == option).map_or(&[], |(_, values)| values)
}

/// The value that this word names, by its first name.
pub(super) fn read(option: &str, typed: &str) -> Option<&'static str> {
    let names = |(name, also): Value| [name].into_iter().chain(also.iter().copied());
    find_named(typed, of(option), names).map(|(name, _)| name)
}
