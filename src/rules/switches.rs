//! What each switch does, value by value.

use crate::table::Switch;
use crate::words::{Bilingual, both};

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
        does: both!(tr "sahte okeyin ne olarak oynandığı" en "what a false joker plays as"),
        values: &[
            ("okey", both!(tr "okeyin rengi ve sayısı" en "the okey's face")),
            ("indicator", both!(tr "göstergenin rengi ve sayısı" en "the indicator's face")),
            ("wild", both!(tr "okey gibi her taş" en "any tile, as an okey does")),
        ],
    },
    SwitchText {
        key: "run_wrap",
        does: both!(tr "13'ten sonra 1 gelip gelmediği" en "whether a 1 may follow a 13"),
        values: &[
            ("true", both!(tr "12-13-1 seridir" en "12-13-1 is a run")),
            ("false", both!(tr "seri 13'te biter" en "a run ends at 13")),
        ],
    },
    SwitchText {
        key: "win.dizi",
        does: both!(tr "dizinin başlı başına bir bitiş olup olmadığı" en "whether a dizi is a way to win of its own"),
        values: &[
            (
                "true",
                both!(tr "13'ten sonra 1 konmayan masada da dizi bitiştir" en "it wins, even where no 1 follows a 13"),
            ),
            ("false", both!(tr "yalnız bir seri olarak sayılır" en "it is a run or nothing")),
        ],
    },
    count("points.normal", both!(tr "normal bitişte düşen puan" en "what a normal finish takes")),
    count("points.okey", both!(tr "okey atarak bitişte düşen puan" en "what an okey finish takes")),
    count("points.pairs", both!(tr "çiftten bitişte düşen puan" en "what seven pairs take")),
    count(
        "points.pairs_okey",
        both!(tr "çiftten, okey atarak bitişte düşen puan" en "what seven pairs with an okey thrown take"),
    ),
    SwitchText {
        key: "points.dizi",
        does: both!(tr "diziyle bitişte düşen puan" en "what a dizi takes"),
        values: &[("normal", both!(tr "normal bitiş kadar" en "the same as a normal finish"))],
    },
    SwitchText {
        key: "points.dizi_okey",
        does: both!(tr "diziyle, okey atarak bitişte düşen puan" en "what a dizi with an okey thrown takes"),
        values: &[("okey", both!(tr "okey atarak bitiş kadar" en "the same as an okey finish"))],
    },
    count(
        "points.exhausted",
        both!(tr "taşlar tükenince herkesten düşen puan" en "what everyone loses when the stock runs out"),
    ),
    count("points.indicator", both!(tr "gösterge gösterilince düşen puan" en "what showing the indicator takes")),
    SwitchText {
        key: "points.indicator_floor",
        does: both!(tr "göstergenin kaç puandan az olanlardan düşülmediği"
                    en "players with fewer points than this are spared the indicator's loss"),
        values: &[("none", both!(tr "herkesten düşülür" en "nobody is spared"))],
    },
    count("points.false_win", both!(tr "bitmeden bittim diyenden düşen puan" en "what a false win costs")),
    SwitchText {
        key: "points.moves",
        does: both!(tr "el bitince kimin puanının düştüğü" en "whose points go down when a hand is won"),
        values: &[
            ("others", both!(tr "bitenin dışındakilerin" en "those of everyone but the winner")),
            ("winner", both!(tr "bitenin; puanını ilk bitiren kazanır" en "the winner's own; first out of them wins")),
        ],
    },
    count("points.start", both!(tr "oyunun başında herkesin puanı" en "what everyone starts with")),
    SwitchText {
        key: "points.double_colours",
        does: both!(tr "göstergesi hangi renkteyse elin iki kat yazıldığı"
                    en "which colours of the indicator double the hand"),
        values: &[
            ("none", both!(tr "hiçbiri" en "none")),
            ("black", both!(tr "siyah" en "black")),
            ("red", both!(tr "kırmızı" en "red")),
            ("blue", both!(tr "mavi" en "blue")),
            ("yellow", both!(tr "sarı (yeşil)" en "yellow (green)")),
        ],
    },
    SwitchText {
        key: "points.dizi_game",
        does: both!(tr "dizinin bütün oyunu bitirip bitirmediği" en "whether a dizi ends the whole game"),
        values: &[
            ("true", both!(tr "bitirir" en "it does")),
            ("false", both!(tr "bitirmez, puanı kadar düşürür" en "it takes its points, no more")),
        ],
    },
    count("open.sum", both!(tr "seri açma barajı" en "the least sum that opens with series")),
    count("open.pairs", both!(tr "açmak için gereken çift sayısı" en "how many pairs open")),
    SwitchText {
        key: "open.rising",
        does: both!(tr "açma barajının yükselip yükselmediği" en "whether openings raise the bar"),
        values: &[
            ("off", both!(tr "baraj hep aynıdır" en "the bar stays")),
            ("all", both!(tr "önceki bütün açışlar geçilmelidir" en "every earlier opening must be beaten")),
            ("opponents", both!(tr "yalnız rakiplerinki geçilmelidir" en "only those of the opponents")),
        ],
    },
    SwitchText {
        key: "take.unopened",
        does: both!(tr "açmamış oyuncunun yandan taş alıp alamadığı"
                    en "whether a player who has not opened may take the discard"),
        values: &[
            ("open", both!(tr "hemen açacaksa alabilir" en "only to open with it at once")),
            ("never", both!(tr "alamaz" en "never")),
        ],
    },
    count("fouls.put_back", both!(tr "alıp geri bırakmanın cezası" en "what putting a taken tile back costs")),
    SwitchText {
        key: "layoff.same_turn",
        does: both!(tr "açılan sırada taş işlenip işlenmediği"
                    en "whether tiles are laid off in the turn of one's opening"),
        values: &[
            ("true", both!(tr "işlenir" en "they are")),
            ("false", both!(tr "bir sıra beklenir" en "an opener waits a turn")),
        ],
    },
    SwitchText {
        key: "layoff.pairs_limit",
        does: both!(tr "çift açanın bir sırada işleyebildiği taş" en "how many tiles a pairs opener lays off a turn"),
        values: &[("none", both!(tr "sınır yoktur" en "any number"))],
    },
    SwitchText {
        key: "fouls.playable",
        does: both!(tr "işlek taş atmanın ne zaman ceza olduğu" en "when a playable discard is a foul"),
        values: &[
            ("auto", both!(tr "her zaman" en "always")),
            ("claim", both!(tr "rakip zamanında söylerse" en "when an opponent claims it in time")),
            ("off", both!(tr "hiçbir zaman" en "never")),
        ],
    },
    SwitchText {
        key: "multiplier",
        does: both!(tr "katsayıların birlikte nasıl sayıldığı" en "how the multipliers work together"),
        values: &[
            ("stack", both!(tr "birbiriyle çarpılır" en "they multiply")),
            ("single", both!(tr "yalnız en yükseği sayılır" en "only the highest counts")),
            ("none", both!(tr "hiçbiri sayılmaz" en "none counts")),
        ],
    },
    SwitchText {
        key: "devam",
        does: both!(tr "son iki taşı okey olanın devam atmış sayılıp sayılmadığı"
                    en "whether both okeys as the last two tiles are a devam"),
        values: &[
            ("true", both!(tr "sayılır, okey atmanın 2 katı yerine 4 kattır" en "they are, x4 in the okey's place")),
            ("false", both!(tr "yalnız okey atılmış sayılır" en "it is an okey thrown, no more")),
        ],
    },
    count(
        "penalty.unopened",
        both!(tr "açmayana katsayıdan önce yazılan" en "what not having opened costs, before the multiplier"),
    ),
    SwitchText {
        key: "penalty.unopened_cap",
        does: both!(tr "açmama cezasının çıkabileceği en yüksek değer" en "the most that penalty may grow to"),
        values: &[("none", both!(tr "sınır yoktur" en "no limit"))],
    },
    count("penalty.okey", both!(tr "açanın elinde kalan her okeyin cezası" en "what each okey left costs")),
    SwitchText {
        key: "penalty.okey_number",
        does: both!(tr "elde kalan okeyin sayısının da yazılıp yazılmadığı" en "whether an okey's number counts too"),
        values: &[
            ("dropped", both!(tr "yazılmaz, cezası onun yerine geçer" en "no, its penalty stands in its place")),
            ("added", both!(tr "öbür taşlar gibi toplama girer" en "yes, it is summed like any tile")),
        ],
    },
    count(
        "penalty.okey_unopened",
        both!(tr "açmayanın elinde kalan her okeyin cezası" en "what each okey left with an unopened player costs"),
    ),
    SwitchText {
        key: "penalty.exhausted",
        does: both!(tr "taşlar tükenince açmayana ne yazıldığı"
                    en "what the unopened are charged when the stock runs out"),
        values: &[
            ("unopened", both!(tr "açmama cezası" en "the penalty for not opening")),
            ("tiles", both!(tr "herkes gibi elindeki taşlar" en "their tiles, as everyone is")),
        ],
    },
    SwitchText {
        key: "four_pairs",
        does: both!(tr "dördü de çift açarsa ne olduğu" en "what becomes of a hand all four opened with pairs"),
        values: &[
            ("void", both!(tr "el sayılmaz, yeniden oynanır" en "it is void and replayed")),
            ("play", both!(tr "el sürer" en "it is played out")),
        ],
    },
    count("fouls.points", both!(tr "her hatanın cezası" en "what each foul costs")),
    SwitchText {
        key: "fouls.multiplied",
        does: both!(tr "cezaların bitişin katsayısıyla çarpılıp çarpılmadığı"
                    en "whether the finish multiplies fouls too"),
        values: &[("true", both!(tr "çarpılır" en "it does")), ("false", both!(tr "çarpılmaz" en "it does not"))],
    },
    SwitchText {
        key: "fouls.feeding",
        does: both!(tr "sonraki oyuncuyu açtıran taşı atmanın cezası"
                    en "what throwing the tile that lets the next player open costs"),
        values: &[
            ("off", both!(tr "ceza değildir" en "nothing")),
            ("number", both!(tr "sayısının 10, çift açtırırsa 20 katı" en "10 times its number, 20 where pairs open")),
            ("flat", both!(tr "her hata kadar" en "what each foul costs")),
        ],
    },
    count(
        "fouls.okey_taken",
        both!(tr "perinden okeyi alınanın cezası" en "what the owner of a meld pays whose okey is taken"),
    ),
];
