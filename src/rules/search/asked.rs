//! The phrases that players use when they ask about a clause.

use crate::words::{Bilingual, Clause, both};

macro_rules! phrases {
    ($($clause:ident: $english:literal, $turkish:literal;)+) => {
        &[$((Clause::$clause, both($english, $turkish))),+]
    };
}

/// The clauses, each with its phrases in English and Turkish.
pub(super) const ASKED: &[(Clause, Bilingual)] = phrases! {
    TilesSet: "set of tiles, number of tiles in the box, 106 tiles",
        "taş takımı, kaç taş var, 106 taş";
    TilesColours: "tile colours, green tiles, colour of a tile",
        "taş renkleri, yeşil taş";
    TilesCopies: "copies of a tile, three of the same tile, how many of each",
        "aynı taştan kaç tane, üç aynı taş, taşın kopyası";
    TilesDeal: "tiles in a hand, how many tiles each, tiles dealt, deal size",
        "elde kaç taş olur, taş dağılımı, dağıtılan taş sayısı";
    TilesDirection: "direction of play, clockwise, anticlockwise, left or right",
        "oyun yönü, saat yönü, sağa sola dönmek";
    SeatOrder: "seating, choose seats, change places",
        "oturma düzeni, oturacak yer, yer seçmek, yer değiştirmek";
    DealDealer: "who deals, starting player, first dealer, who goes first",
        "ilk başlayan oyuncu, başlamak, oyuna başlamak, taş dağıtan, kim dağıtır";
    DealStacks: "build the stacks, wall, piles of five",
        "taşların dizilişi, taşları yığmak, yığın, balya";
    IndicatorTurned: "turn up the indicator, choose the indicator, dice for the indicator",
        "gösterge açmak, gösterge seçmek, zarla gösterge";
    TurnOrder: "order of a turn, what to do in a turn, draw a tile",
        "sıra bende, sırada ne yapılır, taş çekmek";
    TakeLastDiscard: "last discard, take the last discard, take when the stock is empty",
        "son taşı almak, deste tükenince atılan taş, deste bitince yandan almak";
    StockLast: "hand ends when the stock is empty, last draw, after the last tile is drawn",
        "deste tükenince el ne zaman biter, son çekilen taş, ortadaki taş kalmadı";
    SeatsTwoThree: "two players, three players, fewer players, without a fourth",
        "iki kişi, üç kişi, iki üç oyuncu, eksik oyuncu";
    IndicatorOkey: "which tile is the okey, find the okey, okey of the hand",
        "okey hangi taş, okeyi belirlemek, okey kaç";
    IndicatorRedraw: "false joker as indicator, indicator is a false joker, flip a false joker",
        "gösterge sahte, gösterge sahte okey, sahte okey açıldı";
    OkeyWild: "okey is wild, wild tile, okey stands for any tile, replace any tile, any tile you like",
        "okey her taş, okey yerine geçmek";
    FalseJokerValue: "false joker meaning, value of a false joker, false joker used as",
        "sahte okey nedir, sahte okey ne sayılır, sahte okeyin değeri, sahte okey yarar";
    RunShape: "what is a run, consecutive numbers, length of a run",
        "seri nedir, sıralı per, ardışık sayılar, kaç taşlık seri";
    RunWrap: "12 13 1, one after thirteen, 1 after 13",
        "12 13 1, 13ten sonra 1, 13 üstüne 1";
    RunNoLoop: "13 1 2, go around, run past the 1",
        "13 1 2, 1den sonra devam, 12 13 1 2";
    GroupShape: "what is a group, same number, same colour twice in a group",
        "grup nedir, küt, aynı sayı, aynı renkten iki taş kütte";
    MeldWilds: "two okeys in one meld, several okeys in a meld, meld of okeys",
        "perde iki okey, bir perde birden çok okey, yalnız okeyden per";
    OkeyBesideFalse: "okey next to a false joker, okey beside a false joker, okey and false joker together",
        "okey ile sahte okey yan yana, okeyin yanında sahte okey";
    PairShape: "what is a pair, pair with an okey, okeys as a pair",
        "çift nedir, okeyle çift, iki okey çift, sahte okeylerin çifti";
    Cs102Chain: "what is a chain, meld in cs102",
        "zincir nedir, basit oyunda per";
    WinShape: "winning hand, hand complete, what wins",
        "bitmiş el, el nasıl biter, 14 taş";
    WinDiscard: "throw a tile to win, fifteenth tile, discard when I win",
        "biterken taş atmak, 15. taş, 15 taş";
    WinPairs: "seven pairs, win with pairs, pairs win",
        "yedi çift, çiftten bitmek klasik, çifte bitmek";
    WinOkeyFinish: "okey finish, win throwing an okey, throwing the false joker",
        "okey atarak bitmek, sahte okey atıp bitmek";
    WinDizi: "what is a dizi, make a dizi, one colour 1 to 13",
        "dizi nedir, dizi yapmak, tek renk 14 taş";
    WinFirstTurn: "win right away, win on the first turn, starter wins at once, dealt a winning hand",
        "ilk sırada bitmek, başlayan hemen bitebilir, elden klasik";
    Cs102Win: "win cs102, three chains",
        "cs102 bitmek, üç zincir";
    Cs102Tie: "cs102 tie, cs102 nobody won, draw in cs102",
        "cs102 berabere, cs102 taş bitti";
    ScoreNormal: "points for a normal win, points for winning, cost of losing",
        "normal bitiş puanı, bitince kaç puan düşer";
    ScoreOkey: "points for an okey finish, finish with an okey points",
        "okey atarak bitiş puanı, okey atınca kaç puan";
    ScorePairs: "points for seven pairs, seven pairs worth",
        "çiftten bitiş puanı, yedi çift kaç puan";
    ScorePairsOkey: "points for pairs with an okey thrown",
        "çiftten okey atarak bitiş puanı";
    ScoreDizi: "points for a dizi, dizi worth",
        "dizi kaç puan, dizi puanı";
    ScoreDiziOkey: "points for a dizi with an okey thrown",
        "okey atarak dizi kaç puan";
    ScoreExhausted: "classic no tiles left, nobody won points, stock empty points",
        "klasik taşlar bitti, kimse bitemedi puan, kimse kazanmadı";
    ScoreIndicator: "points for showing the indicator, indicator in my hand, twin of the indicator",
        "gösterge göstermek, gösterge bende, gösterge puanı";
    IndicatorWhen: "when to show the indicator, late to show the indicator, show the indicator before drawing",
        "gösterge ne zaman gösterilir, göstergeyi gösterme zamanı, çekmeden göstermek";
    ScoreFalseWin: "false win, declare a win by mistake, said I won, wrong hand shown",
        "yanlış bitiş, bitmeden bittim demek, hatalı bitme";
    ScoreMoves: "whose points change, losers lose points, winner gains points, start with 20",
        "puan kimden düşer, yirmi puan, puan silmek";
    ScoreColours: "colour of the indicator doubles, red indicator, doubling colour",
        "renkli gösterge, gösterge rengi iki kat, kırmızı gösterge";
    ScoreDiziGame: "dizi ends the game, game over by a dizi",
        "dizi oyunu bitirir, dizi yapınca oyun biter";
    ScorePot: "pot, who gets the pot, stake, ante",
        "çanak, ortadaki para, kasa";
    ClassicPartners: "partners in the classic game, classic teams, pairs of partners pay classic",
        "klasik eşli, klasikte eşli oynamak, eşim bitti klasik";
    OpenSeries: "points to open, sum to open, how much to open, 101 to open",
        "açma barajı, açmak kaç puan, kaçla açılır, 101 açmak";
    OpenPairs: "pairs to open, how many pairs open, five pairs",
        "kaç çift açılır, beş çift, çift açma barajı";
    OpenNoMix: "series and pairs together, open with both, pairs after series",
        "hem seri hem çift, seri açınca çift, çift açınca seri";
    OpenKeepOne: "lay all tiles, lay down everything, no tile left for the discard",
        "bütün taşları açmak, hepsini yere açmak";
    OpenRising: "rising bar, beat the last opening, katlamali",
        "katlamalı, baraj yükselmek, önceki açıştan fazla";
    OpenDeclared: "say what the okey stands for, declare the okey, place of an okey",
        "okeyin yerini söylemek, okey hangi taşın yerine";
    OpenLater: "new melds later, lay more after opening, new sets after I opened",
        "açtıktan sonra yeni per, sonradan per açmak";
    OpenFixed: "rearrange melds, fix a short opening, open again, move tiles on the table",
        "hatalı açış düzeltmek, yeniden açmak, tekrar açmak, yerdeki perleri bozmak";
    TakeMustOpen: "take the discard before opening, take the discard unopened, take and open",
        "açmadan yandan almak, yandan alıp açmak, yerden almak açmadan";
    TakePutBack: "put the taken tile back, take a discard and return it, took it and cannot open",
        "yandan alıp geri koymak, aldığım taşı bırakmak, alıp açamamak";
    TakeOpened: "keep the tile taken, take the discard after opening, opened player takes",
        "açmışken yandan almak, alınan taşı elde tutmak";
    TakePairs: "take the discard for pairs, collect pairs from discards, going for pairs take",
        "çifte giderken yandan almak, çift için yandan almak";
    PairsAnnounce: "announce pairs, say pairs, declare going for pairs, announced pairs never opened",
        "çifte gittiğini söylemek, çifte gittiğimi söylemek, çifte gidiyorum demek, çift ilan etmek";
    TakeFits: "take a tile that fits, take a discard that makes no meld, useless discard",
        "per tamamlamayan taşı almak, işe yaramayan taşı yandan almak";
    LayoffWho: "lay off before opening, lay off unopened, who can lay off",
        "açmadan işlemek, kim işleyebilir, çift açan seriye işlemek";
    LayoffWhen: "lay off in the same turn, when to lay off, lay off right after opening",
        "açtığı sırada işlemek, aynı turda işlemek";
    LayoffRun: "add to a run, middle of a run, end of a run, lay off on a run",
        "seriye işlemek, serinin ortasına taş, serinin ucuna taş";
    LayoffGroup: "add to a group, fourth colour, fifth tile in a group, lay off on a group",
        "gruba işlemek, küte işlemek, üçlü grup";
    LayoffPair: "add to a pair, lay off pairs, third tile to a pair",
        "çifte işlemek, yerdeki çifte taş eklemek, çift işlemek";
    LayoffPairsLimit: "how many tiles may a pairs opener lay off, limit for a pairs opener",
        "çift açan kaç taş işler, çift açan işleme sınırı";
    LayoffUndo: "take back a laid off tile, undo a layoff",
        "işlenen taşı geri almak, işlediğim taşı almak";
    SwapOkey: "take an okey from the table, swap an okey, exchange an okey",
        "yerdeki okeyi almak, okeyi değiştirmek, okey değişimi";
    SwapWhen: "when to swap an okey, two swaps in a turn, two okeys in one turn, swap on the opening turn",
        "okey ne zaman değiştirilir, sırada kaç okey almak, açtığı sırada okey almak";
    DiscardPlayable: "throw a playable tile, throw a tile that fits the table, discard that fits a meld",
        "işlek atmak, yere işleyen taş atmak";
    DiscardOkey: "throw an okey, okey thrown by mistake, discard the okey",
        "okey atmak ceza, yanlışlıkla okey atmak";
    OkeyBurnt: "burn an okey, burnt okey, throw an okey free, useless okey",
        "okeyi yakmak, yansın okey, cezasız okey atmak";
    DiscardClaim: "claim a playable discard, call a playable tile, who gets a playable discard",
        "işlek demek, işlek taşı almak, işleği söylemek";
    DiscardFinal: "take my discard back, change my mind about a discard, withdraw a discard",
        "attığım taşı geri almak, vazgeçmek, atılan taş değişmek";
    DiscardLooking: "look at the discards, see old discards, look through discards",
        "atılan taşlara bakmak, eski taşları görmek";
    DiscardPairsGoer: "discard of a player going for pairs, take from a pairs goer",
        "çifte gidenin attığı taş, çifte gidenden almak";
    IndicatorNone: "indicator in 101, use of the indicator in 101, show the indicator in 101",
        "101de gösterge, göstergenin eşi 101";
    FinishLastTile: "finish without throwing, last tile thrown, no tile left to finish",
        "taş atmadan bitmek, son taşı atmak, taş kalmadı bitmek";
    FinishHand: "finish from the hand, elden, open and finish at once",
        "elden bitmek, elden, tek sırada açıp bitmek";
    FinishMultiplier: "multiplier, doubled, times two times four, pairs and okey finish in 101",
        "bitiş katsayısı, kaça katlanır, iki kat dört kat, çiftten okey atıp bitmek 101";
    FinishBonus: "what does the finisher get, finisher bonus, minus points for finishing",
        "bitene ne yazılır, bitenin puanı, eksi yazılmak";
    FinishPairsParity: "finish with pairs only, pairs leave one tile over",
        "yalnız çiftle bitmek, çift açıp bitmek";
    FinishTilePlace: "where to put the last tile, place of the finishing tile",
        "son taş nereye konur, bitiş taşının yeri";
    FinishCount: "count the tiles left, show racks at the end",
        "el bitince taşları göstermek, taş saymak, yazboza yazmak";
    PenaltyUnopened: "never opened, did not open, penalty for not opening",
        "açamamak, açamayan ceza, açamadım, hiç açmamak";
    PenaltyOpened: "opened with tiles left, tiles left in hand",
        "açtım elde taş kaldı, elde kalan taşlar";
    PenaltyPairs: "opened with pairs tiles left, pairs opener doubled, pairs tiles left doubled",
        "çift açtım taş kaldı, çift açanın kalan taşları, iki kat yazılmak";
    PenaltyOkey: "okey left in hand, stuck with an okey, caught with an okey",
        "okey elde kalmak, elde kalan okey, elde okey cezası";
    PenaltyFalseJoker: "false joker left in hand, stuck with a false joker",
        "sahte okey elde kalmak, elde kalan sahte okey";
    PenaltyExhausted: "101 stock runs out, no tiles left in 101, nobody finished 101",
        "101 taşlar tükendi, deste bitti ceza, 101de taş bitti";
    PenaltyAllPairs: "everybody opened with pairs, all four pairs",
        "herkes çift açtı, dört oyuncu çift";
    FoulFlat: "how much is a foul, cost of a foul, foul points",
        "ceza kaç puan, bir ceza ne kadar, hata kaç yazılır";
    FoulList: "list of fouls, what counts as a foul, foul cancelled",
        "ceza sebepleri, ne ceza sayılır, ceza silinmek, cezalar listesi";
    FoulFeeding: "feeding, let the next player open, give the opening tile",
        "besleme, yandan açtırmak, açacağı taşı atmak";
    FoulOkeyTaken: "lost an okey from my meld, okey taken out of my meld, somebody took my okey",
        "perinden okey alınmak, okeyini kaptırmak";
    TeamMate: "partner finished, my partner went out, partner's tiles",
        "eşim bitti, ortağım bitirdi, takım arkadaşının taşları";
    TeamHandFinish: "elden with partners, finish from the hand in teams",
        "eşli elden, takımda elden bitmek";
    TeamSignals: "partners talk, signs between partners, signal",
        "eşle konuşmak, işaret vermek, kaş göz";
    MatchHands: "how many hands, length of a game, who wins the game",
        "oyun kaç el, kaç el oynanır, oyunu kim kazanır";
    MatchLimit: "points limit, play up to a score, first to reach points",
        "puan sınırı, kaça kadar oynanır, 500 olunca biter";
    MatchGroups: "tournament, tournament groups, knock out",
        "turnuva, turnuva grupları, eleme";
    IrregularCount: "too many tiles, too few tiles, one tile short",
        "fazla taş, eksik taş, istakada taş fazla";
    IrregularTurn: "out of turn, play before your turn",
        "sırası gelmeden oynamak, sıra atlamak";
    IrregularExposed: "tile shown by accident, tile fell face up, saw my tile",
        "taşım göründü, taş açığa düştü, yanlışlıkla göstermek";
    HapisCheckers: "checkers, starting position of hapis",
        "tavla pulları, pul dizmek";
    HapisDice: "play the dice, doubles in hapis",
        "zar oynamak, çift zar";
    HapisImprison: "imprison a checker, trap a checker, pin",
        "hapsetmek, pul kilitlemek";
    HapisClosed: "closed point, blocked point",
        "tavlada kapı, kapalı hane";
    HapisPrisoner: "leave prison, prisoner, free a checker",
        "hapisten çıkmak, esir pul";
    HapisBothDice: "use both dice, play one die only",
        "iki zarı oynamak, tek zar oynamak";
    HapisBearOff: "bear off, take checkers off",
        "pul toplamak, pul çıkarmak";
    HapisMother: "mother, mother imprisoned, last checker at home",
        "ana, ana pul, anam hapiste, anası kapılan";
    HapisResult: "gammon, hapis result",
        "mars, hapis oyunu biter";
};
