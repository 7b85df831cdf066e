//! Lists the option values that have names in English and in Turkish.

use crate::words::find_named;

/// An option value: its name for programs, and its Turkish names with and without Turkish letters.
pub(super) type OptionValue = (&'static str, &'static [&'static str]);

/// The options with such values, and the values of each.
const VALUES: &[(&str, &[OptionValue])] = &[
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

/// Returns the values of an option, or an empty list if they have only one name each.
pub(super) fn of(option: &str) -> &'static [OptionValue] {
    VALUES.iter().find(|(name, _)| *name == option).map_or(&[], |(_, values)| values)
}

/// Returns the name for programs of the value that the user typed, in either language.
pub(super) fn read(option: &str, typed: &str) -> Option<&'static str> {
    let names = |(name, also): OptionValue| [name].into_iter().chain(also.iter().copied());
    find_named(typed, of(option), names).map(|(name, _)| name)
}
