//! Descriptions of the switches and of their named values, in both languages.

use crate::table::Switch;
use crate::words::{Bilingual, both};

/// The description of a switch.
#[derive(Debug)]
pub struct SwitchText {
    /// The name of the switch, such as `run_wrap`.
    pub key: &'static str,
    /// The question that the switch answers, or the meaning of its number.
    pub does: Bilingual,
    /// The named values, each with its meaning.
    pub values: &'static [(&'static str, Bilingual)],
}

impl SwitchText {
    /// Returns the description of a switch. A test checks that every switch has one.
    pub fn of(switch: &Switch) -> Option<&'static Self> {
        TEXTS.iter().find(|text| text.key == switch.key)
    }
}

/// Declares the descriptions as a table. Each switch has a question that it answers, or the meaning of its number, and
/// then a description of each named value.
///
/// ```text
/// "run_wrap": tr "13'ten sonra 1 gelir mi?" en "may a 1 follow a 13?" {
///     "true": tr "12-13-1 seridir" en "12-13-1 is a run";
/// }
/// "open.sum": tr "seri açma barajı" en "lowest sum that opens with series";
/// ```
macro_rules! switches {
    ($(
        $key:literal: tr $tr:literal en $en:literal
        $({ $($name:literal: tr $means_tr:literal en $means_en:literal;)+ })? $(;)?
    )+) => {
        /// The descriptions of all switches.
        pub const TEXTS: &[SwitchText] = &[$(SwitchText {
            key: $key,
            does: both!(tr $tr en $en),
            values: &[$($(($name, both!(tr $means_tr en $means_en))),+)?],
        }),+];
    };
}

switches! {
    "seats": tr "masada kaç oyuncu var?" en "how many players sit at the table?" {
        "2": tr "iki" en "two";
        "3": tr "üç" en "three";
        "4": tr "dört; iki ya da üç oyunculu el de kabul edilir"
             en "four; hands with two or three players are accepted too";
    }
    "stock.last_discard": tr "deste bittikten sonra atılan son taş alınabilir mi?"
                          en "may the last discard be taken once the stock is empty?" {
        "closed": tr "hayır, el onunla biter" en "no, the hand ends when it is thrown";
        "finish": tr "evet, sıradaki oyuncu onunla bitebilir" en "yes, the next player may finish with it";
    }
    "false_joker": tr "sahte okey hangi taş sayılır?" en "which tile does a false joker count as?" {
        "okey": tr "okeyin kendi taşı" en "the okey's own face";
        "indicator": tr "göstergenin taşı" en "the indicator's face";
        "wild": tr "okey gibi her taş" en "any tile, like an okey";
    }
    "run_wrap": tr "13'ten sonra 1 gelir mi?" en "may a 1 follow a 13?" {
        "true": tr "12-13-1 seridir" en "12-13-1 is a run";
        "false": tr "seri 13'te biter" en "a run ends at 13";
    }
    "meld.okey_beside_false_joker": tr "okeyle sahte okey bir perde yan yana gelebilir mi?"
                                    en "may an okey and a false joker lie next to each other in a meld?" {
        "allowed": tr "evet" en "yes";
        "forbidden": tr "hayır" en "no";
    }
    "win.dizi": tr "dizi ayrı bir bitiş mi?" en "is a dizi a separate way to win?" {
        "true": tr "evet, 13'ten sonra 1 gelmeyen masada da dizi bitiştir"
                en "yes, even at a table where no 1 follows a 13";
        "false": tr "hayır, yalnız bir seridir" en "no, it is only a run";
    }
    "points.normal": tr "normal bitişte düşen puan" en "points for a normal finish";
    "points.okey": tr "okey atarak bitişte düşen puan" en "points for an okey finish";
    "points.pairs": tr "çiftten bitişte düşen puan" en "points for seven pairs";
    "points.pairs_okey": tr "çiftten, okey atarak bitişte düşen puan" en "points for seven pairs with an okey thrown";
    "points.dizi": tr "diziyle bitişte düşen puan" en "points for a dizi" {
        "normal": tr "normal bitiş kadar" en "the same as a normal finish";
    }
    "points.dizi_okey": tr "diziyle, okey atarak bitişte düşen puan" en "points for a dizi with an okey thrown" {
        "okey": tr "okey atarak bitiş kadar" en "the same as an okey finish";
    }
    "points.exhausted": tr "taşlar tükenince herkesten düşen puan"
                        en "points that every player loses when the stock runs out";
    "points.indicator":
        tr "gösterge gösterilince düşen puan"
        en "points that each other player loses if a player shows the indicator";
    "points.indicator_floor": tr "göstergede kaç puanın altındakilerden düşülmez?"
                              en "players with fewer points lose nothing for the indicator" {
        "none": tr "herkesten düşülür" en "every player loses points";
    }
    "indicator.when": tr "gösterge ne zamana kadar gösterilir?" en "when may a player show the indicator's twin?" {
        "before_draw": tr "oyuncu ilk taşını çekmeden" en "before the player's first draw";
        "first_turn": tr "ilk turunda, taş atmadan" en "in the first turn, before the throw";
    }
    "points.false_win": tr "bitmeden bittim diyenden düşen puan" en "points for a false win";
    "points.moves": tr "el bitince kimin puanı düşer?" en "whose points go down after a win?" {
        "others": tr "bitenin dışındakilerin" en "those of every player except the winner";
        "winner": tr "bitenin; puanı ilk biten kazanır" en "the winner's; the first player to reach 0 wins";
    }
    "points.start": tr "oyunun başında herkesin puanı" en "points that every player starts with";
    "points.double_colours": tr "göstergenin hangi rengi puanı ikiye katlar?"
                             en "which colours of the indicator double the points?" {
        "none": tr "hiçbiri" en "none";
        "black": tr "siyah" en "black";
        "red": tr "kırmızı" en "red";
        "blue": tr "mavi" en "blue";
        "yellow": tr "sarı (yeşil)" en "yellow (green)";
    }
    "points.dizi_game": tr "dizi bütün oyunu bitirir mi?" en "does a dizi end the whole game?" {
        "true": tr "bitirir" en "yes";
        "false": tr "bitirmez, yalnız puanını düşürür" en "no, it only costs the other players points";
    }
    "classic.partners": tr "klasik okey eşli oynanır mı?" en "is the classic game played with partners?" {
        "off": tr "hayır, herkes tek başına oynar" en "no, every player plays alone";
        "on": tr "evet, karşılıklı oturan ikişer oyuncu eştir" en "yes, in two teams of two; partners face each other";
    }
    "open.sum": tr "seri açma barajı" en "lowest sum that opens with series";
    "open.pairs": tr "açmak için gereken çift sayısı" en "number of pairs needed to open";
    "open.rising": tr "açma barajı yükselir mi?" en "does an opening raise the bar?" {
        "off": tr "hayır, baraj hep aynıdır" en "no, the bar stays the same";
        "all": tr "evet, önceki bütün açışlar geçilmelidir" en "yes, an opening must beat all earlier openings";
        "opponents":
            tr "evet, rakiplerin açışları geçilmelidir"
            en "yes, an opening must beat the earlier openings of the opponents";
    }
    "take.unopened": tr "açmamış oyuncu yandan taş alabilir mi?"
                     en "may a player who has not opened take the left neighbour's discard?" {
        "open": tr "hemen açacaksa alabilir" en "only to open with it at once";
        "never": tr "alamaz" en "never";
    }
    "fouls.put_back": tr "yandan aldığı taşı geri bırakmanın cezası" en "penalty for putting back a taken tile";
    "pairs.announce": tr "çifte giden bunu söyler mi?" en "does a player who goes for pairs announce it?" {
        "off": tr "söylemez" en "no";
        "required": tr "söyler" en "yes";
    }
    "penalty.announced": tr "çifte gittiğini söyleyip açamayanın cezası, katsayısız"
                         en "penalty for announcing pairs and not opening, before the multiplier" {
        "unopened": tr "açmama cezası kadar" en "the penalty for not opening";
    }
    "layoff.same_turn": tr "el açılan turda taş işlenir mi?"
                        en "may a player lay off in the turn of the opening?" {
        "true": tr "işlenir" en "yes";
        "false": tr "işlenmez, bir tur beklenir" en "no, the player waits a turn";
    }
    "layoff.pairs_limit": tr "çift açanın bir turda işleyebileceği taş sayısı"
                          en "number of tiles that a player who opened with pairs may lay off in a turn" {
        "none": tr "sınır yoktur" en "any number";
    }
    "swap.same_turn": tr "el açılan turda yerdeki okey alınır mı?"
                      en "may a player exchange an okey in the turn of the opening?" {
        "true": tr "alınır" en "yes";
        "false": tr "alınmaz, bir tur beklenir" en "no, the player waits a turn";
    }
    "swap.once": tr "bir turda yalnız bir okey mi alınır?" en "may a player exchange only one okey a turn?" {
        "true": tr "evet, bir turda bir okey alınır" en "yes, one okey a turn";
        "false": tr "hayır, istenen sayıda okey alınır" en "no, any number of okeys";
    }
    "fouls.playable": tr "işlek taş atana ne zaman ceza yazılır?" en "when is a playable discard a foul?" {
        "auto": tr "her zaman" en "always";
        "claim": tr "bir rakip zamanında söylerse" en "if an opponent claims it in time";
        "off": tr "hiçbir zaman" en "never";
    }
    "fouls.okey": tr "bitmeden okey atmanın cezası" en "penalty for throwing an okey without finishing" {
        "flat": tr "her hatanın cezası kadar" en "the same penalty as for every other foul";
    }
    "multiplier": tr "katsayılar birlikte nasıl sayılır?" en "how do the multipliers combine?" {
        "stack": tr "birbiriyle çarpılır" en "they are multiplied";
        "single": tr "yalnız en yükseği sayılır" en "only the highest counts";
        "none": tr "hiçbiri sayılmaz" en "no multiplier counts";
    }
    "devam": tr "son iki taşı okey olan devam atmış olur mu?"
             en "are both okeys as the last two tiles a devam?" {
        "true":
            tr "olur, okey atmanın 2 katı yerine 4 kat sayılır"
            en "yes, it counts x4 instead of the x2 for throwing an okey";
        "false": tr "olmaz, yalnız okey atmış olur" en "no, it counts only as throwing an okey";
    }
    "penalty.unopened": tr "açmama cezası, katsayısız" en "penalty for not opening, before the multiplier";
    "penalty.unopened_cap": tr "açmama cezasının üst sınırı" en "upper limit of the penalty for not opening" {
        "none": tr "sınır yoktur" en "no limit";
    }
    "penalty.okey": tr "açanın elinde kalan her okeyin cezası"
                    en "penalty for each okey left on the rack of a player who has opened";
    "penalty.okey_number": tr "elde kalan okeyin sayısı da yazılır mı?"
                           en "does the number of an okey left on the rack count too?" {
        "dropped": tr "yazılmaz, yerine yalnız okey cezası yazılır" en "no, only the penalty for the okey counts";
        "added": tr "yazılır, öbür taşlar gibi toplama girer" en "yes, it is added like the number of any tile";
    }
    "penalty.okey_unopened": tr "açmayanın elinde kalan her okeyin cezası"
                             en "penalty for each okey left on the rack of a player who has not opened";
    "penalty.exhausted": tr "taşlar tükenince açmayana ne yazılır?"
                         en "what does a player who has not opened pay when the stock runs out?" {
        "unopened": tr "açmama cezası" en "the penalty for not opening";
        "tiles": tr "herkes gibi elindeki taşlar" en "the tiles left on their rack, like the other players";
    }
    "four_pairs": tr "dördü de çift açarsa ne olur?" en "is a hand void if all four players opened with pairs?" {
        "void": tr "el sayılmaz, yeniden oynanır" en "yes, it is void and replayed";
        "play": tr "el sürer" en "no, it is played to the end";
    }
    "fouls.points": tr "her hatanın cezası" en "penalty for each foul";
    "fouls.multiplied": tr "cezalar bitişin katsayısıyla çarpılır mı?"
                        en "does the multiplier of the finish apply to fouls?" {
        "true": tr "çarpılır" en "yes";
        "false": tr "çarpılmaz" en "no";
    }
    "fouls.feeding": tr "sonraki oyuncuyu açtıran taşı atmanın cezası"
                     en "penalty for throwing the tile that lets the next player open" {
        "off": tr "ceza yazılmaz" en "none";
        "number": tr "taşın sayısının 10, çift açtırırsa 20 katı"
                  en "10 times the tile's number, or 20 times if the next player opens with pairs";
        "flat": tr "her hatanın cezası kadar" en "the same penalty as for every other foul";
    }
    "fouls.okey_taken": tr "perinden okeyi alınanın cezası"
                        en "penalty for a player whose okey is taken out of their meld";
    "match.limit": tr "oyunu bitiren puan" en "number of points that ends the game" {
        "none": tr "oyun kararlaştırılan el sayısıyla biter" en "the game ends after the agreed number of hands";
    }
}
