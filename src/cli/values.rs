//! Values of options that have names in both languages.

/// A name of a value, with what it is called in Turkish, with the marks of its letters and without.
type Value = (&'static str, &'static [&'static str]);

/// The values of options that have names in both languages.
pub(super) const VALUES: &[(&str, &[Value])] = &[
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
    ("color", &[("auto", &["kendiliğinden", "otomatik"]), ("always", &["hep"]), ("never", &["hiç", "hic"])]),
];
