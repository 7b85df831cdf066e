//! What each switch does, value by value.

use crate::table::Switch;
use crate::words::Bilingual;

/// What a switch does.
#[derive(Debug)]
pub struct SwitchText {
    /// The switch's key.
    pub key: &'static str,
    /// What it decides.
    pub does: Bilingual,
    /// What its named values mean, each by its name.
    pub values: &'static [(&'static str, Bilingual)],
}

impl SwitchText {
    /// What is said of a switch; a test holds that something is said of every one.
    #[must_use]
    pub fn of(switch: &Switch) -> Option<&'static Self> {
        TEXTS.iter().find(|text| text.key == switch.key)
    }
}

const fn count(key: &'static str, does: Bilingual) -> SwitchText {
    SwitchText { key, does, values: &[] }
}

/// One text for every switch.
pub const TEXTS: &[SwitchText] = &[
    SwitchText {
        key: "false_joker",
        does: Bilingual { tr: "sahte okeyin ne olarak oynandığı", en: "what a false joker plays as" },
        values: &[
            ("okey", Bilingual { tr: "okeyin rengi ve sayısı", en: "the okey's face" }),
            ("indicator", Bilingual { tr: "göstergenin rengi ve sayısı", en: "the indicator's face" }),
            ("wild", Bilingual { tr: "okey gibi her taş", en: "any tile, as an okey does" }),
        ],
    },
    SwitchText {
        key: "run_wrap",
        does: Bilingual { tr: "13'ten sonra 1 gelip gelmediği", en: "whether a 1 may follow a 13" },
        values: &[
            ("true", Bilingual { tr: "12-13-1 seridir", en: "12-13-1 is a run" }),
            ("false", Bilingual { tr: "seri 13'te biter", en: "a run ends at 13" }),
        ],
    },
    SwitchText {
        key: "win.dizi",
        does: Bilingual {
            tr: "dizinin başlı başına bir bitiş olup olmadığı",
            en: "whether a dizi is a way to win of its own",
        },
        values: &[
            (
                "true",
                Bilingual {
                    tr: "13'ten sonra 1 konmayan masada da dizi bitiştir",
                    en: "it wins, even where no 1 follows a 13",
                },
            ),
            ("false", Bilingual { tr: "yalnız bir seri olarak sayılır", en: "it is a run or nothing" }),
        ],
    },
    count("points.normal", Bilingual { tr: "normal bitişte düşen puan", en: "what a normal finish takes" }),
    count("points.okey", Bilingual { tr: "okey atarak bitişte düşen puan", en: "what an okey finish takes" }),
    count("points.pairs", Bilingual { tr: "çiftten bitişte düşen puan", en: "what seven pairs take" }),
    count(
        "points.pairs_okey",
        Bilingual {
            tr: "çiftten, okey atarak bitişte düşen puan", en: "what seven pairs with an okey thrown take"
        },
    ),
    SwitchText {
        key: "points.dizi",
        does: Bilingual { tr: "diziyle bitişte düşen puan", en: "what a dizi takes" },
        values: &[("normal", Bilingual { tr: "normal bitiş kadar", en: "the same as a normal finish" })],
    },
    SwitchText {
        key: "points.dizi_okey",
        does: Bilingual {
            tr: "diziyle, okey atarak bitişte düşen puan", en: "what a dizi with an okey thrown takes"
        },
        values: &[("okey", Bilingual { tr: "okey atarak bitiş kadar", en: "the same as an okey finish" })],
    },
    count(
        "points.exhausted",
        Bilingual {
            tr: "taşlar tükenince herkesten düşen puan", en: "what everyone loses when the stock runs out"
        },
    ),
    count(
        "points.indicator",
        Bilingual { tr: "gösterge gösterilince düşen puan", en: "what showing the indicator takes" },
    ),
    SwitchText {
        key: "points.indicator_floor",
        does: Bilingual {
            tr: "göstergenin kaç puandan az olanlardan düşülmediği",
            en: "players with fewer points than this are spared the indicator's loss",
        },
        values: &[("none", Bilingual { tr: "herkesten düşülür", en: "nobody is spared" })],
    },
    count("points.false_win", Bilingual { tr: "bitmeden bittim diyenden düşen puan", en: "what a false win costs" }),
    SwitchText {
        key: "points.moves",
        does: Bilingual {
            tr: "el bitince kimin puanının düştüğü", en: "whose points go down when a hand is won"
        },
        values: &[
            ("others", Bilingual { tr: "bitenin dışındakilerin", en: "those of everyone but the winner" }),
            (
                "winner",
                Bilingual {
                    tr: "bitenin; puanını ilk bitiren kazanır",
                    en: "the winner's own; first out of them wins",
                },
            ),
        ],
    },
    count("points.start", Bilingual { tr: "oyunun başında herkesin puanı", en: "what everyone starts with" }),
    SwitchText {
        key: "points.double_colours",
        does: Bilingual {
            tr: "göstergesi hangi renkteyse elin iki kat yazıldığı",
            en: "which colours of the indicator double the hand",
        },
        values: &[
            ("none", Bilingual { tr: "hiçbiri", en: "none" }),
            ("black", Bilingual { tr: "siyah", en: "black" }),
            ("red", Bilingual { tr: "kırmızı", en: "red" }),
            ("blue", Bilingual { tr: "mavi", en: "blue" }),
            ("yellow", Bilingual { tr: "sarı (yeşil)", en: "yellow (green)" }),
        ],
    },
    SwitchText {
        key: "points.dizi_game",
        does: Bilingual { tr: "dizinin bütün oyunu bitirip bitirmediği", en: "whether a dizi ends the whole game" },
        values: &[
            ("true", Bilingual { tr: "bitirir", en: "it does" }),
            ("false", Bilingual { tr: "bitirmez, puanı kadar düşürür", en: "it takes its points, no more" }),
        ],
    },
    count("open.sum", Bilingual { tr: "seri açma barajı", en: "the least sum that opens with series" }),
    count("open.pairs", Bilingual { tr: "açmak için gereken çift sayısı", en: "how many pairs open" }),
    SwitchText {
        key: "open.rising",
        does: Bilingual { tr: "açma barajının yükselip yükselmediği", en: "whether openings raise the bar" },
        values: &[
            ("off", Bilingual { tr: "baraj hep aynıdır", en: "the bar stays" }),
            (
                "all",
                Bilingual {
                    tr: "önceki bütün açışlar geçilmelidir", en: "every earlier opening must be beaten"
                },
            ),
            ("opponents", Bilingual { tr: "yalnız rakiplerinki geçilmelidir", en: "only those of the opponents" }),
        ],
    },
    SwitchText {
        key: "take.unopened",
        does: Bilingual {
            tr: "açmamış oyuncunun yandan taş alıp alamadığı",
            en: "whether a player who has not opened may take the discard",
        },
        values: &[
            ("open", Bilingual { tr: "hemen açacaksa alabilir", en: "only to open with it at once" }),
            ("never", Bilingual { tr: "alamaz", en: "never" }),
        ],
    },
    count(
        "fouls.put_back",
        Bilingual { tr: "alıp geri bırakmanın cezası", en: "what putting a taken tile back costs" },
    ),
    SwitchText {
        key: "layoff.same_turn",
        does: Bilingual {
            tr: "açılan sırada taş işlenip işlenmediği",
            en: "whether tiles are laid off in the turn of one's opening",
        },
        values: &[
            ("true", Bilingual { tr: "işlenir", en: "they are" }),
            ("false", Bilingual { tr: "bir sıra beklenir", en: "an opener waits a turn" }),
        ],
    },
    SwitchText {
        key: "layoff.pairs_limit",
        does: Bilingual {
            tr: "çift açanın bir sırada işleyebildiği taş",
            en: "how many tiles a pairs opener lays off a turn",
        },
        values: &[("none", Bilingual { tr: "sınır yoktur", en: "any number" })],
    },
    SwitchText {
        key: "fouls.playable",
        does: Bilingual { tr: "işlek taş atmanın ne zaman ceza olduğu", en: "when a playable discard is a foul" },
        values: &[
            ("auto", Bilingual { tr: "her zaman", en: "always" }),
            ("claim", Bilingual { tr: "rakip zamanında söylerse", en: "when an opponent claims it in time" }),
            ("off", Bilingual { tr: "hiçbir zaman", en: "never" }),
        ],
    },
    SwitchText {
        key: "multiplier",
        does: Bilingual { tr: "katsayıların birlikte nasıl sayıldığı", en: "how the multipliers work together" },
        values: &[
            ("stack", Bilingual { tr: "birbiriyle çarpılır", en: "they multiply" }),
            ("single", Bilingual { tr: "yalnız en yükseği sayılır", en: "only the highest counts" }),
            ("none", Bilingual { tr: "hiçbiri sayılmaz", en: "none counts" }),
        ],
    },
    SwitchText {
        key: "devam",
        does: Bilingual {
            tr: "son iki taşı okey olanın devam atmış sayılıp sayılmadığı",
            en: "whether both okeys as the last two tiles are a devam",
        },
        values: &[
            ("true", Bilingual { tr: "sayılır, okeyin 2'si yerine 4 kattır", en: "they are, x4 in the okey's place" }),
            ("false", Bilingual { tr: "yalnız okey atılmış sayılır", en: "it is an okey thrown, no more" }),
        ],
    },
    count(
        "penalty.unopened",
        Bilingual {
            tr: "açmayana katsayıdan önce yazılan", en: "what not having opened costs, before the multiplier"
        },
    ),
    SwitchText {
        key: "penalty.unopened_cap",
        does: Bilingual {
            tr: "açmama cezasının çıkabileceği en yüksek değer",
            en: "the most that penalty may grow to",
        },
        values: &[("none", Bilingual { tr: "sınır yoktur", en: "no limit" })],
    },
    count("penalty.okey", Bilingual { tr: "açanın elinde kalan her okeyin cezası", en: "what each okey left costs" }),
    SwitchText {
        key: "penalty.okey_number",
        does: Bilingual {
            tr: "elde kalan okeyin sayısının da yazılıp yazılmadığı",
            en: "whether an okey's number counts too",
        },
        values: &[
            (
                "dropped",
                Bilingual { tr: "yazılmaz, cezası onun yerine geçer", en: "no, its penalty stands in its place" },
            ),
            ("added", Bilingual { tr: "öbür taşlar gibi toplama girer", en: "yes, it is summed like any tile" }),
        ],
    },
    count(
        "penalty.okey_unopened",
        Bilingual {
            tr: "açmayanın elinde kalan her okeyin cezası",
            en: "what each okey left with an unopened player costs",
        },
    ),
    SwitchText {
        key: "penalty.exhausted",
        does: Bilingual {
            tr: "taşlar tükenince açmayana ne yazıldığı",
            en: "what the unopened are charged when the stock runs out",
        },
        values: &[
            ("unopened", Bilingual { tr: "açmama cezası", en: "the penalty for not opening" }),
            ("tiles", Bilingual { tr: "herkes gibi elindeki taşlar", en: "their tiles, as everyone is" }),
        ],
    },
    SwitchText {
        key: "four_pairs",
        does: Bilingual {
            tr: "dördü de çift açarsa ne olduğu",
            en: "what becomes of a hand all four opened with pairs",
        },
        values: &[
            ("void", Bilingual { tr: "el sayılmaz, yeniden oynanır", en: "it is void and replayed" }),
            ("play", Bilingual { tr: "el sürer", en: "it is played out" }),
        ],
    },
    count("fouls.points", Bilingual { tr: "her hatanın cezası", en: "what each foul costs" }),
    SwitchText {
        key: "fouls.multiplied",
        does: Bilingual {
            tr: "cezaların bitişin katsayısıyla çarpılıp çarpılmadığı",
            en: "whether the finish multiplies fouls too",
        },
        values: &[
            ("true", Bilingual { tr: "çarpılır", en: "it does" }),
            ("false", Bilingual { tr: "çarpılmaz", en: "it does not" }),
        ],
    },
    SwitchText {
        key: "fouls.feeding",
        does: Bilingual {
            tr: "sonraki oyuncuyu açtıran taşı atmanın cezası",
            en: "what throwing the tile that lets the next player open costs",
        },
        values: &[
            ("off", Bilingual { tr: "ceza değildir", en: "nothing" }),
            (
                "number",
                Bilingual {
                    tr: "sayısının 10, çift açtırırsa 20 katı",
                    en: "10 times its number, 20 where pairs open",
                },
            ),
            ("flat", Bilingual { tr: "her hata kadar", en: "what each foul costs" }),
        ],
    },
    count(
        "fouls.okey_taken",
        Bilingual { tr: "perinden okeyi alınanın cezası", en: "what the owner of a meld pays whose okey is taken" },
    ),
];
