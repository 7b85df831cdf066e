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
    pub fn of(switch: &Switch) -> Option<&'static Self> {
        TEXTS.iter().find(|text| text.key == switch.key)
    }
}

/// The switches as a table: what each decides, in Turkish and in English, and under it what its named values mean.
///
/// ```text
/// "run_wrap": tr "13'ten sonra 1 gelip gelmediği" en "whether a 1 may follow a 13" {
///     "true": tr "12-13-1 seridir" en "12-13-1 is a run";
/// }
/// "open.sum": tr "seri açma barajı" en "the least sum that opens with series";
/// ```
macro_rules! switches {
    ($(
        $key:literal: tr $tr:literal en $en:literal
        $({ $($name:literal: tr $means_tr:literal en $means_en:literal;)+ })? $(;)?
    )+) => {
        /// One text for every switch.
        pub const TEXTS: &[SwitchText] = &[$(SwitchText {
            key: $key,
            does: both!(tr $tr en $en),
            values: &[$($(($name, both!(tr $means_tr en $means_en))),+)?],
        }),+];
    };
}

switches! {
    "seats": tr "masada kaç oyuncu olduğu" en "how many players sit at the table" {
        "2": tr "iki" en "two";
        "3": tr "üç" en "three";
        "4": tr "dört; iki ya da üç oyuncuyla yazılan el de kabul edilir" en "four; a hand told of two or three is accepted too";
    }
    "false_joker": tr "sahte okeyin ne olarak oynandığı" en "what a false joker plays as" {
        "okey": tr "okeyin rengi ve sayısı" en "the okey's face";
        "indicator": tr "göstergenin rengi ve sayısı" en "the indicator's face";
        "wild": tr "okey gibi her taş" en "any tile, as an okey does";
    }
    "run_wrap": tr "13'ten sonra 1 gelip gelmediği" en "whether a 1 may follow a 13" {
        "true": tr "12-13-1 seridir" en "12-13-1 is a run";
        "false": tr "seri 13'te biter" en "a run ends at 13";
    }
    "win.dizi": tr "dizinin başlı başına bir bitiş olup olmadığı" en "whether a dizi is a way to win of its own" {
        "true": tr "13'ten sonra 1 konmayan masada da dizi bitiştir" en "it wins, even where no 1 follows a 13";
        "false": tr "yalnız bir seri olarak sayılır" en "it is a run or nothing";
    }
    "points.normal": tr "normal bitişte düşen puan" en "what a normal finish takes";
    "points.okey": tr "okey atarak bitişte düşen puan" en "what an okey finish takes";
    "points.pairs": tr "çiftten bitişte düşen puan" en "what seven pairs take";
    "points.pairs_okey": tr "çiftten, okey atarak bitişte düşen puan" en "what seven pairs with an okey thrown take";
    "points.dizi": tr "diziyle bitişte düşen puan" en "what a dizi takes" {
        "normal": tr "normal bitiş kadar" en "the same as a normal finish";
    }
    "points.dizi_okey": tr "diziyle, okey atarak bitişte düşen puan" en "what a dizi with an okey thrown takes" {
        "okey": tr "okey atarak bitiş kadar" en "the same as an okey finish";
    }
    "points.exhausted": tr "taşlar tükenince herkesten düşen puan" en "what everyone loses when the stock runs out";
    "points.indicator": tr "gösterge gösterilince düşen puan" en "what showing the indicator takes";
    "points.indicator_floor": tr "göstergenin kaç puandan az olanlardan düşülmediği"
                              en "players with fewer points than this are spared the indicator's loss" {
        "none": tr "herkesten düşülür" en "nobody is spared";
    }
    "indicator.when": tr "göstergenin ne zamana kadar gösterilebildiği" en "until when the indicator's twin may be shown" {
        "before_draw": tr "oyuncu ilk taşını çekmeden" en "before the player's first draw";
        "first_turn": tr "ilk sırasında, taş atmadan" en "in the first turn, before the throw";
    }
    "points.false_win": tr "bitmeden bittim diyenden düşen puan" en "what a false win costs";
    "points.moves": tr "el bitince kimin puanının düştüğü" en "whose points go down when a hand is won" {
        "others": tr "bitenin dışındakilerin" en "those of everyone but the winner";
        "winner": tr "bitenin; puanını ilk bitiren kazanır" en "the winner's own; first out of them wins";
    }
    "points.start": tr "oyunun başında herkesin puanı" en "what everyone starts with";
    "points.double_colours": tr "göstergesi hangi renkteyse elin iki kat yazıldığı"
                             en "which colours of the indicator double the hand" {
        "none": tr "hiçbiri" en "none";
        "black": tr "siyah" en "black";
        "red": tr "kırmızı" en "red";
        "blue": tr "mavi" en "blue";
        "yellow": tr "sarı (yeşil)" en "yellow (green)";
    }
    "points.dizi_game": tr "dizinin bütün oyunu bitirip bitirmediği" en "whether a dizi ends the whole game" {
        "true": tr "bitirir" en "it does";
        "false": tr "bitirmez, puanı kadar düşürür" en "it takes its points, no more";
    }
    "classic.partners": tr "klasik okeyin eşli oynanıp oynanmadığı" en "whether partners play the classic game" {
        "off": tr "herkes tek başına oynar" en "everyone plays alone";
        "on": tr "karşılıklı oturan ikişer oyuncu birlikte oynar" en "two against two, partners facing each other";
    }
    "open.sum": tr "seri açma barajı" en "the least sum that opens with series";
    "open.pairs": tr "açmak için gereken çift sayısı" en "how many pairs open";
    "open.rising": tr "açma barajının yükselip yükselmediği" en "whether openings raise the bar" {
        "off": tr "baraj hep aynıdır" en "the bar stays";
        "all": tr "önceki bütün açışlar geçilmelidir" en "every earlier opening must be beaten";
        "opponents": tr "yalnız rakiplerinki geçilmelidir" en "only those of the opponents";
    }
    "take.unopened": tr "açmamış oyuncunun yandan taş alıp alamadığı"
                     en "whether a player who has not opened may take the discard" {
        "open": tr "hemen açacaksa alabilir" en "only to open with it at once";
        "never": tr "alamaz" en "never";
    }
    "fouls.put_back": tr "alıp geri bırakmanın cezası" en "what putting a taken tile back costs";
    "pairs.announce": tr "çifte gidenin bunu söyleyip söylemediği" en "whether a player going for pairs announces it" {
        "off": tr "söylenmez" en "it is not announced";
        "required": tr "söylenir" en "it is announced";
    }
    "penalty.announced": tr "çifte gittiğini söyleyip açamayana katsayıdan önce yazılan"
                         en "what announced pairs that never opened cost, before the multiplier" {
        "unopened": tr "açmayan herkese yazılan kadar" en "what not having opened costs";
    }
    "layoff.same_turn": tr "açılan sırada taş işlenip işlenmediği"
                        en "whether tiles are laid off in the turn of one's opening" {
        "true": tr "işlenir" en "they are";
        "false": tr "bir sıra beklenir" en "an opener waits a turn";
    }
    "layoff.pairs_limit": tr "çift açanın bir sırada işleyebildiği taş"
                          en "how many tiles a pairs opener lays off a turn" {
        "none": tr "sınır yoktur" en "any number";
    }
    "swap.same_turn": tr "açılan sırada yerdeki okeyin alınıp alınmadığı"
                      en "whether an okey is exchanged in the turn of one's opening" {
        "true": tr "alınır" en "it is";
        "false": tr "bir sıra beklenir" en "an opener waits a turn";
    }
    "swap.once": tr "bir sırada yalnız bir okey alınıp alınmadığı" en "whether only one okey is exchanged a turn" {
        "true": tr "bir sırada bir kez alınır" en "once a turn";
        "false": tr "kaç kez olursa alınır" en "as often as it fits";
    }
    "fouls.playable": tr "işlek taş atmanın ne zaman ceza olduğu" en "when a playable discard is a foul" {
        "auto": tr "her zaman" en "always";
        "claim": tr "rakip zamanında söylerse" en "when an opponent claims it in time";
        "off": tr "hiçbir zaman" en "never";
    }
    "fouls.okey": tr "bitmeden okey atmanın cezası" en "what an okey thrown without finishing costs" {
        "flat": tr "her hata kadar" en "what each foul costs";
    }
    "multiplier": tr "katsayıların birlikte nasıl sayıldığı" en "how the multipliers work together" {
        "stack": tr "birbiriyle çarpılır" en "they multiply";
        "single": tr "yalnız en yükseği sayılır" en "only the highest counts";
        "none": tr "hiçbiri sayılmaz" en "none counts";
    }
    "devam": tr "son iki taşı okey olanın devam atmış sayılıp sayılmadığı"
             en "whether both okeys as the last two tiles are a devam" {
        "true": tr "sayılır, okey atmanın 2 katı yerine 4 kattır" en "they are, x4 in the okey's place";
        "false": tr "yalnız okey atılmış sayılır" en "it is an okey thrown, no more";
    }
    "penalty.unopened": tr "açmayana katsayıdan önce yazılan" en "what not having opened costs, before the multiplier";
    "penalty.unopened_cap": tr "açmama cezasının çıkabileceği en yüksek değer" en "the most that penalty may grow to" {
        "none": tr "sınır yoktur" en "no limit";
    }
    "penalty.okey": tr "açanın elinde kalan her okeyin cezası" en "what each okey left costs";
    "penalty.okey_number": tr "elde kalan okeyin sayısının da yazılıp yazılmadığı"
                           en "whether an okey's number counts too" {
        "dropped": tr "yazılmaz, cezası onun yerine geçer" en "no, its penalty stands in its place";
        "added": tr "öbür taşlar gibi toplama girer" en "yes, it is summed like any tile";
    }
    "penalty.okey_unopened": tr "açmayanın elinde kalan her okeyin cezası"
                             en "what each okey left with an unopened player costs";
    "penalty.exhausted": tr "taşlar tükenince açmayana ne yazıldığı"
                         en "what the unopened are charged when the stock runs out" {
        "unopened": tr "açmama cezası" en "the penalty for not opening";
        "tiles": tr "herkes gibi elindeki taşlar" en "their tiles, as everyone is";
    }
    "four_pairs": tr "dördü de çift açarsa ne olduğu" en "what becomes of a hand all four opened with pairs" {
        "void": tr "el sayılmaz, yeniden oynanır" en "it is void and replayed";
        "play": tr "el sürer" en "it is played out";
    }
    "fouls.points": tr "her hatanın cezası" en "what each foul costs";
    "fouls.multiplied": tr "cezaların bitişin katsayısıyla çarpılıp çarpılmadığı"
                        en "whether the finish multiplies fouls too" {
        "true": tr "çarpılır" en "it does";
        "false": tr "çarpılmaz" en "it does not";
    }
    "fouls.feeding": tr "sonraki oyuncuyu açtıran taşı atmanın cezası"
                     en "what throwing the tile that lets the next player open costs" {
        "off": tr "ceza değildir" en "nothing";
        "number": tr "sayısının 10, çift açtırırsa 20 katı" en "10 times its number, 20 where pairs open";
        "flat": tr "her hata kadar" en "what each foul costs";
    }
    "fouls.okey_taken": tr "perinden okeyi alınanın cezası" en "what the owner of a meld pays whose okey is taken";
    "match.limit": tr "oyunun kaç puanda bittiği" en "at how many points a game ends" {
        "none": tr "oyun el sayısıyla biter" en "it ends after a number of hands";
    }
}
