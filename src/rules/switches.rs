//! Descriptions of the switches and of their named values, in both languages.

use crate::table::{Profile, Switch, Value, Variant};
use crate::words::{Bilingual, both};

/// What a switch decides and what its named values mean, in both languages.
#[derive(Debug)]
pub struct SwitchText {
    /// The name of the switch, such as `run_wrap`.
    pub key: &'static str,
    /// What the switch decides, written as a question. For a switch with numbers as values: what the number means.
    pub does: Bilingual,
    /// The named values, each with its meaning.
    pub values: &'static [(&'static str, Bilingual)],
}

impl SwitchText {
    /// Returns the description of a switch.
    ///
    /// # Panics
    ///
    /// Panics if the switch has no description. A test checks that every switch has one.
    pub fn of(switch: &Switch) -> &'static Self {
        TEXTS.iter().find(|text| text.key == switch.key).expect("every switch has a description")
    }
}

/// Returns true if a rule of this variant depends on the switch.
pub(crate) fn is_used(switch: &Switch, variant: Variant) -> bool {
    switch.clause.entry().scope.covers(variant)
}

/// Returns the value of a switch in one of the variants that an answer lists. A comparison of several variants has no
/// value for a variant in which no rule depends on the switch.
pub(crate) fn listed_value(switch: &Switch, variant: Variant, variants: &[Variant]) -> Option<Value> {
    (variants.len() == 1 || is_used(switch, variant)).then(|| switch.get(&Profile::new(variant)))
}

/// Declares the descriptions as a table. A row has the name of a switch and the question that the switch decides. If
/// the values of the switch are numbers, the row has the meaning of the number instead of a question. Any named values
/// follow in braces, each with its meaning.
///
/// ```text
/// "run_wrap": "may a 1 follow a 13?" / "13'ten sonra 1 gelir mi?" {
///     "true": "12-13-1 is a run" / "12-13-1 seridir";
/// }
/// "open.sum": "lowest sum with which a player may open with series" / "seri açma barajı";
/// ```
macro_rules! switches {
    ($(
        $key:literal: $en:literal / $tr:literal
        $({ $($name:literal: $means_en:literal / $means_tr:literal;)+ })? $(;)?
    )+) => {
        /// The descriptions of all switches.
        pub const TEXTS: &[SwitchText] = &[$(SwitchText {
            key: $key,
            does: both($en, $tr),
            values: &[$($(($name, both($means_en, $means_tr))),+)?],
        }),+];
    };
}

switches! {
    "seats": "how many players sit at the table?" / "masada kaç oyuncu var?" {
        "2": "two" / "iki";
        "3": "three" / "üç";
        "4": "four, but hands with two or three players are scored too"
             / "dört, ama iki ya da üç oyunculu eller de puanlanır";
    }
    "stock.last_discard": "may the last discard be taken once the stock is empty?"
                          / "deste bittikten sonra atılan son taş alınabilir mi?" {
        "closed": "no, the hand ends when the last discard is thrown" / "hayır, o taş atılınca el sona erer";
        "finish": "yes, the next player may finish with it" / "evet, sıradaki oyuncu onunla bitebilir";
    }
    "false_joker": "which tile does a false joker count as?" / "sahte okey hangi taş sayılır?" {
        "okey": "the tile with the okey's colour and number" / "okeyle aynı renk ve sayıdaki taş";
        "indicator": "the tile with the indicator's colour and number" / "göstergeyle aynı renk ve sayıdaki taş";
        "wild": "any tile, like an okey" / "okey gibi her taşın yerine geçer";
    }
    "run_wrap": "may a 1 follow a 13?" / "13'ten sonra 1 gelir mi?" {
        "true": "12-13-1 is a run" / "12-13-1 seridir";
        "false": "a run ends at 13" / "seri 13'te biter";
    }
    "meld.okey_beside_false_joker": "may an okey and a false joker lie next to each other in a meld?"
                                    / "okeyle sahte okey bir perde yan yana gelebilir mi?" {
        "allowed": "yes" / "evet";
        "forbidden": "no" / "hayır";
    }
    "win.dizi": "is a dizi a separate way to win?" / "dizi ayrı bir bitiş mi?" {
        "true": "yes, even at a table where no 1 follows a 13"
                / "evet, 13'ten sonra 1 gelmeyen masada da diziyle bitilir";
        "false": "no, it is only a run" / "hayır, yalnız bir seridir";
    }
    "points.normal": "points deducted for a normal finish" / "normal bitişte düşülen puan";
    "points.okey": "points deducted for an okey finish" / "okey atarak bitişte düşülen puan";
    "points.pairs": "points deducted for a finish with seven pairs" / "çiftten bitişte düşülen puan";
    "points.pairs_okey": "points deducted if a player finishes with seven pairs and throws an okey"
                         / "çiftten ve okey atarak bitişte düşülen puan";
    "points.dizi": "points deducted for a dizi" / "diziyle bitişte düşülen puan" {
        "normal": "the same as a normal finish" / "normal bitiş kadar";
    }
    "points.dizi_okey": "points deducted if a player finishes with a dizi and throws an okey"
                        / "diziyle ve okey atarak bitişte düşülen puan" {
        "okey": "the same as an okey finish" / "okey atarak bitiş kadar";
    }
    "points.exhausted": "points that every player loses when the stock runs out"
                        / "taşlar tükenince herkesten düşülen puan";
    "points.indicator":
        "points that every other player loses when a player shows the second tile with the indicator's face"
        / "göstergenin eşi gösterilince diğerlerinin her birinden düşülen puan";
    "points.indicator_floor":
        "players with fewer points than this lose nothing when a player shows the indicator's twin"
        / "göstergenin eşi gösterilince, puanı kaçın altında olandan puan düşülmez?" {
        "none": "every other player loses points" / "diğerlerinin hepsinden düşülür";
    }
    "indicator.when": "when may a player show the indicator's twin?" / "göstergenin eşi ne zaman gösterilebilir?" {
        "before_draw": "before the player's first draw" / "oyuncu ilk taşını çekmeden önce";
        "first_turn": "in the first turn, before the throw" / "oyuncunun ilk turunda, taş atmadan önce";
    }
    "points.false_win": "points deducted for a false win" / "yanlış bitişte düşülen puan";
    "points.moves": "whose points go down after a win?" / "el bitince kimin puanı düşer?" {
        "others": "the points of every player except the winner" / "bitenin dışındakilerin";
        "winner": "the winner's points; the first player to reach 0 wins the game"
                  / "bitenin; puanı 0'a ilk inen kazanır";
    }
    "points.start": "points that every player starts with" / "oyunun başında herkesin puanı";
    "points.double_colours": "which colours of the indicator double the points?"
                             / "gösterge hangi renkse puan ikiye katlanır?" {
        "none": "none" / "hiçbiri";
        "black": "black" / "siyah";
        "red": "red" / "kırmızı";
        "blue": "blue" / "mavi";
        "yellow": "yellow (green in some sets)" / "sarı (kimi takımda yeşil)";
    }
    "points.dizi_game": "does a dizi end the whole game?" / "dizi bütün oyunu bitirir mi?" {
        "true": "yes" / "bitirir";
        "false": "no, a dizi only costs the other players points" / "bitirmez, yalnız dizinin puanı düşülür";
    }
    "classic.partners": "is the classic game played with partners?" / "klasik okey eşli oynanır mı?" {
        "off": "no, every player plays alone" / "hayır, herkes tek başına oynar";
        "on": "yes, in two teams of two; partners face each other" / "evet, karşılıklı oturan ikişer oyuncu eştir";
    }
    "open.sum": "lowest sum with which a player may open with series" / "seri açma barajı";
    "open.pairs": "number of pairs needed to open" / "açmak için gereken çift sayısı";
    "open.rising": "does an opening raise the bar (the sum or number of pairs needed to open)?"
                   / "açma barajı yükselir mi?" {
        "off": "no, the bar stays the same" / "hayır, baraj hep aynıdır";
        "all": "yes, an opening must beat all earlier openings" / "evet, önceki bütün açışlar geçilmelidir";
        "opponents":
            "yes, an opening must beat the earlier openings of the opponents"
            / "evet, yalnız rakiplerin önceki açışları geçilmelidir";
    }
    "take.unopened": "may a player who has not opened take the left neighbour's last discard?"
                     / "açmamış oyuncu yandan taş alabilir mi?" {
        "open": "only to open with it at once" / "hemen açacaksa alabilir";
        "never": "never" / "alamaz";
    }
    "fouls.put_back": "penalty for putting back a taken tile" / "yandan alınan taşı geri bırakmanın cezası";
    "pairs.announce": "must a player who goes for pairs announce this?" / "çifte giden bunu söylemek zorunda mı?" {
        "off": "no" / "söylemez";
        "required": "yes" / "söyler";
    }
    "penalty.announced": "penalty for announcing pairs and not opening, before the multiplier is applied"
                         / "çifte gittiğini söyleyip açamayanın cezası, katsayıyla çarpılmadan önce" {
        "unopened": "the penalty for not opening" / "açmama cezası kadar";
    }
    "layoff.same_turn": "may a player lay off in the turn of the opening?"
                        / "el açılan turda taş işlenir mi?" {
        "true": "yes" / "işlenir";
        "false": "no, only from the player's next turn on" / "işlenmez, bir tur beklenir";
    }
    "layoff.pairs_limit": "number of tiles that a player who opened with pairs may lay off in a turn"
                          / "çift açanın bir turda işleyebileceği taş sayısı" {
        "none": "any number of tiles" / "sınır yoktur";
    }
    "swap.same_turn": "may a player exchange an okey in the turn of the opening?"
                      / "el açılan turda yerdeki okey alınır mı?" {
        "true": "yes" / "alınır";
        "false": "no, only from the player's next turn on" / "alınmaz, bir tur beklenir";
    }
    "swap.once": "may a player exchange only one okey in a turn?" / "bir turda yalnız bir okey mi alınır?" {
        "true": "yes, only one okey in a turn" / "evet, bir turda bir okey alınır";
        "false": "no, any number of okeys in a turn" / "hayır, istendiği kadar okey alınır";
    }
    "fouls.playable": "when is a playable discard a foul?" / "işlek taş atana ne zaman ceza yazılır?" {
        "auto": "always" / "her zaman";
        "claim": "only if an opponent claims it in time" / "ancak bir rakip zamanında söylerse";
        "off": "never" / "hiçbir zaman";
    }
    "fouls.okey": "penalty for throwing an okey without finishing" / "bitmeden okey atmanın cezası" {
        "flat": "the same penalty as for every other foul" / "öbür hataların cezası kadar";
    }
    "multiplier": "how do the multipliers of a finish count?" / "bitişin katsayıları nasıl sayılır?" {
        "stack": "several multipliers are multiplied with each other" / "birden çoksa birbiriyle çarpılır";
        "single": "only the highest multiplier counts" / "yalnız en yükseği sayılır";
        "none": "no multiplier counts" / "hiçbiri sayılmaz";
    }
    "devam": "does a finish with both okeys as the last two tiles count as a devam?"
             / "son iki taşı okey olan devam atmış olur mu?" {
        "true":
            "yes, the finish counts x4 instead of the x2 for throwing an okey"
            / "olur, okey atmanın 2 katı yerine 4 kat sayılır";
        "false": "no, the finish counts only as a finish by throwing an okey" / "olmaz, yalnız okey atmış olur";
    }
    "penalty.unopened": "penalty for not opening, before the multiplier is applied"
                        / "açmama cezası, katsayıyla çarpılmadan önce";
    "penalty.unopened_cap": "upper limit of the penalty for not opening" / "açmama cezasının üst sınırı" {
        "none": "no limit" / "sınır yoktur";
    }
    "penalty.okey": "penalty for each okey left on the rack of a player who has opened"
                    / "açanın elinde kalan her okeyin cezası";
    "penalty.okey_number": "does the player also pay the number of an okey left on the rack?"
                           / "elde kalan okey için cezanın yanında sayısı da yazılır mı?" {
        "dropped": "no, the player pays only the penalty for the okey" / "yazılmaz, yerine yalnız okey cezası yazılır";
        "added": "yes, the number counts like that of any other tile left" / "yazılır, öbür taşlar gibi toplama girer";
    }
    "penalty.okey_unopened": "penalty for each okey left on the rack of a player who has not opened"
                             / "açmayanın elinde kalan her okeyin cezası";
    "penalty.exhausted": "what does a player who has not opened pay when the stock runs out?"
                         / "taşlar tükenince açmayana ne yazılır?" {
        "unopened": "the penalty for not opening" / "açmama cezası";
        "tiles": "the sum of the tiles left on the rack, like the other players"
                 / "öbür oyunculara olduğu gibi elindeki taşların toplamı";
    }
    "four_pairs": "is a hand void if all players opened with pairs?" / "bütün oyuncular çift açarsa ne olur?" {
        "void": "yes, the hand is void and replayed" / "el sayılmaz, yeniden oynanır";
        "play": "no, the hand is played to the end" / "el sürer";
    }
    "fouls.points": "penalty for every foul that has no setting of its own" / "kendi ayarı olmayan her hatanın cezası";
    "fouls.multiplied": "does the multiplier of the finish apply to fouls?"
                        / "cezalar bitişin katsayısıyla çarpılır mı?" {
        "true": "yes" / "çarpılır";
        "false": "no" / "çarpılmaz";
    }
    "fouls.feeding": "penalty for throwing the tile that lets the next player open"
                     / "sonraki oyuncuyu açtıran taşı atmanın cezası" {
        "off": "none" / "ceza yazılmaz";
        "number": "10 times the number of the tile, or 20 times if the next player opens with pairs"
                  / "taşın sayısının 10, çift açtırırsa 20 katı";
        "flat": "the same penalty as for every other foul" / "öbür hataların cezası kadar";
    }
    "fouls.okey_taken": "penalty for the owner of a meld if another player takes an okey from it"
                        / "perinden okeyi alınanın cezası";
    "match.limit": "points total at which the game ends" / "oyunun bittiği puan" {
        "none": "the game ends after the agreed number of hands" / "oyun kararlaştırılan el sayısıyla biter";
    }
}
