//! The phrases that players use when they ask about a clause.

use crate::words::{Bilingual, Clause, both};

/// Declares the phrases as a table. Each row has a clause and its phrases in Turkish and English.
///
/// ```text
/// RunWrap: tr "12 13 1, 13 üstüne 1" en "12 13 1, one after thirteen";
/// ```
macro_rules! asked {
    ($($clause:ident: tr $tr:literal en $en:literal;)+) => {
        pub(super) const ASKED: &[(Clause, Bilingual)] = &[$((Clause::$clause, both!(tr $tr en $en))),+];
    };
}

asked! {
    TilesSet:
        tr "taş takımı, kaç taş var, 106 taş"
        en "set of tiles, number of tiles in the box, 106 tiles";
    TilesColours:
        tr "taş renkleri, yeşil taş"
        en "tile colours, green tiles, colour of a tile";
    TilesCopies:
        tr "aynı taştan kaç tane, üç aynı taş, taşın kopyası"
        en "copies of a tile, three of the same tile, how many of each";
    TilesDeal:
        tr "elde kaç taş olur, taş dağılımı, dağıtılan taş sayısı"
        en "tiles in a hand, how many tiles each, tiles dealt, deal size";
    TilesDirection:
        tr "oyun yönü, saat yönü, sağa sola dönmek"
        en "direction of play, clockwise, anticlockwise, left or right";
    SeatOrder:
        tr "oturma düzeni, oturacak yer, yer seçmek, yer değiştirmek"
        en "seating, choose seats, change places";
    DealDealer:
        tr "ilk başlayan oyuncu, başlamak, oyuna başlamak, taş dağıtan, kim dağıtır"
        en "who deals, starting player, first dealer, who goes first";
    DealStacks:
        tr "taşların dizilişi, taşları yığmak, yığın, balya"
        en "build the stacks, wall, piles of five";
    IndicatorTurned:
        tr "gösterge açmak, gösterge seçmek, zarla gösterge"
        en "turn up the indicator, choose the indicator, dice for the indicator";
    TurnOrder:
        tr "sıra bende, sırada ne yapılır, taş çekmek"
        en "order of a turn, what to do in a turn, draw a tile";
    TakeLastDiscard:
        tr "son taşı almak, deste tükenince atılan taş, deste bitince yandan almak"
        en "last discard, take the last discard, take when the stock is empty";
    StockLast:
        tr "deste tükenince el ne zaman biter, son çekilen taş, ortadaki taş kalmadı"
        en "hand ends when the stock is empty, last draw, after the last tile is drawn";
    SeatsTwoThree:
        tr "iki kişi, üç kişi, iki üç oyuncu, eksik oyuncu"
        en "two players, three players, fewer players, without a fourth";
    IndicatorOkey:
        tr "okey hangi taş, okeyi belirlemek, okey kaç"
        en "which tile is the okey, find the okey, okey of the hand";
    IndicatorRedraw:
        tr "gösterge sahte, gösterge sahte okey, sahte okey açıldı"
        en "false joker as indicator, indicator is a false joker, flip a false joker";
    OkeyWild:
        tr "okey her taş, okey yerine geçmek"
        en "okey is wild, wild tile, okey stands for any tile, replace any tile, any tile you like";
    FalseJokerValue:
        tr "sahte okey nedir, sahte okey ne sayılır, sahte okeyin değeri, sahte okey yarar"
        en "false joker meaning, value of a false joker, false joker used as";
    RunShape:
        tr "seri nedir, sıralı per, ardışık sayılar, kaç taşlık seri"
        en "what is a run, consecutive numbers, length of a run";
    RunWrap:
        tr "12 13 1, 13ten sonra 1, 13 üstüne 1"
        en "12 13 1, one after thirteen, 1 after 13";
    RunNoLoop:
        tr "13 1 2, 1den sonra devam, 12 13 1 2"
        en "13 1 2, go around, run past the 1";
    GroupShape:
        tr "grup nedir, küt, aynı sayı, aynı renkten iki taş kütte"
        en "what is a group, same number, same colour twice in a group";
    MeldWilds:
        tr "perde iki okey, bir perde birden çok okey, yalnız okeyden per"
        en "two okeys in one meld, several okeys in a meld, meld of okeys";
    OkeyBesideFalse:
        tr "okey ile sahte okey yan yana, okeyin yanında sahte okey"
        en "okey next to a false joker, okey beside a false joker, okey and false joker together";
    PairShape:
        tr "çift nedir, okeyle çift, iki okey çift, sahte okeylerin çifti"
        en "what is a pair, pair with an okey, okeys as a pair";
    Cs102Chain:
        tr "zincir nedir, basit oyunda per"
        en "what is a chain, meld in cs102";
    WinShape:
        tr "bitmiş el, el nasıl biter, 14 taş"
        en "winning hand, hand complete, what wins";
    WinDiscard:
        tr "biterken taş atmak, 15. taş, 15 taş"
        en "throw a tile to win, fifteenth tile, discard when I win";
    WinPairs:
        tr "yedi çift, çiftten bitmek klasik, çifte bitmek"
        en "seven pairs, win with pairs, pairs win";
    WinOkeyFinish:
        tr "okey atarak bitmek, sahte okey atıp bitmek"
        en "okey finish, win throwing an okey, throwing the false joker";
    WinDizi:
        tr "dizi nedir, dizi yapmak, tek renk 14 taş"
        en "what is a dizi, make a dizi, one colour 1 to 13";
    WinFirstTurn:
        tr "ilk sırada bitmek, başlayan hemen bitebilir, elden klasik"
        en "win right away, win on the first turn, starter wins at once, dealt a winning hand";
    Cs102Win:
        tr "cs102 bitmek, üç zincir"
        en "win cs102, three chains";
    Cs102Tie:
        tr "cs102 berabere, cs102 taş bitti"
        en "cs102 tie, cs102 nobody won, draw in cs102";
    ScoreNormal:
        tr "normal bitiş puanı, bitince kaç puan düşer"
        en "points for a normal win, points for winning, cost of losing";
    ScoreOkey:
        tr "okey atarak bitiş puanı, okey atınca kaç puan"
        en "points for an okey finish, finish with an okey points";
    ScorePairs:
        tr "çiftten bitiş puanı, yedi çift kaç puan"
        en "points for seven pairs, seven pairs worth";
    ScorePairsOkey:
        tr "çiftten okey atarak bitiş puanı"
        en "points for pairs with an okey thrown";
    ScoreDizi:
        tr "dizi kaç puan, dizi puanı"
        en "points for a dizi, dizi worth";
    ScoreDiziOkey:
        tr "okey atarak dizi kaç puan"
        en "points for a dizi with an okey thrown";
    ScoreExhausted:
        tr "klasik taşlar bitti, kimse bitemedi puan, kimse kazanmadı"
        en "classic no tiles left, nobody won points, stock empty points";
    ScoreIndicator:
        tr "gösterge göstermek, gösterge bende, gösterge puanı"
        en "points for showing the indicator, indicator in my hand, twin of the indicator";
    IndicatorWhen:
        tr "gösterge ne zaman gösterilir, göstergeyi gösterme zamanı, çekmeden göstermek"
        en "when to show the indicator, late to show the indicator, show the indicator before drawing";
    ScoreFalseWin:
        tr "yanlış bitiş, bitmeden bittim demek, hatalı bitme"
        en "false win, declare a win by mistake, said I won, wrong hand shown";
    ScoreMoves:
        tr "puan kimden düşer, yirmi puan, puan silmek"
        en "whose points change, losers lose points, winner gains points, start with 20";
    ScoreColours:
        tr "renkli gösterge, gösterge rengi iki kat, kırmızı gösterge"
        en "colour of the indicator doubles, red indicator, doubling colour";
    ScoreDiziGame:
        tr "dizi oyunu bitirir, dizi yapınca oyun biter"
        en "dizi ends the game, game over by a dizi";
    ScorePot:
        tr "çanak, ortadaki para, kasa"
        en "pot, who gets the pot, stake, ante";
    ClassicPartners:
        tr "klasik eşli, klasikte eşli oynamak, eşim bitti klasik"
        en "partners in the classic game, classic teams, pairs of partners pay classic";
    OpenSeries:
        tr "açma barajı, açmak kaç puan, kaçla açılır, 101 açmak"
        en "points to open, sum to open, how much to open, 101 to open";
    OpenPairs:
        tr "kaç çift açılır, beş çift, çift açma barajı"
        en "pairs to open, how many pairs open, five pairs";
    OpenNoMix:
        tr "hem seri hem çift, seri açınca çift, çift açınca seri"
        en "series and pairs together, open with both, pairs after series";
    OpenKeepOne:
        tr "bütün taşları açmak, hepsini yere açmak"
        en "lay all tiles, lay down everything, no tile left for the discard";
    OpenRising:
        tr "katlamalı, baraj yükselmek, önceki açıştan fazla"
        en "rising bar, beat the last opening, katlamali";
    OpenDeclared:
        tr "okeyin yerini söylemek, okey hangi taşın yerine"
        en "say what the okey stands for, declare the okey, place of an okey";
    OpenLater:
        tr "açtıktan sonra yeni per, sonradan per açmak"
        en "new melds later, lay more after opening, new sets after I opened";
    OpenFixed:
        tr "hatalı açış düzeltmek, yeniden açmak, tekrar açmak, yerdeki perleri bozmak"
        en "rearrange melds, fix a short opening, open again, move tiles on the table";
    TakeMustOpen:
        tr "açmadan yandan almak, yandan alıp açmak, yerden almak açmadan"
        en "take the discard before opening, take the discard unopened, take and open";
    TakePutBack:
        tr "yandan alıp geri koymak, aldığım taşı bırakmak, alıp açamamak"
        en "put the taken tile back, take a discard and return it, took it and cannot open";
    TakeOpened:
        tr "açmışken yandan almak, alınan taşı elde tutmak"
        en "keep the tile taken, take the discard after opening, opened player takes";
    TakePairs:
        tr "çifte giderken yandan almak, çift için yandan almak"
        en "take the discard for pairs, collect pairs from discards, going for pairs take";
    PairsAnnounce:
        tr "çifte gittiğini söylemek, çifte gittiğimi söylemek, çifte gidiyorum demek, çift ilan etmek"
        en "announce pairs, say pairs, declare going for pairs, announced pairs never opened";
    TakeFits:
        tr "per tamamlamayan taşı almak, işe yaramayan taşı yandan almak"
        en "take a tile that fits, take a discard that makes no meld, useless discard";
    LayoffWho:
        tr "açmadan işlemek, kim işleyebilir, çift açan seriye işlemek"
        en "lay off before opening, lay off unopened, who can lay off";
    LayoffWhen:
        tr "açtığı sırada işlemek, aynı turda işlemek"
        en "lay off in the same turn, when to lay off, lay off right after opening";
    LayoffRun:
        tr "seriye işlemek, serinin ortasına taş, serinin ucuna taş"
        en "add to a run, middle of a run, end of a run, lay off on a run";
    LayoffGroup:
        tr "gruba işlemek, küte işlemek, üçlü grup"
        en "add to a group, fourth colour, fifth tile in a group, lay off on a group";
    LayoffPair:
        tr "çifte işlemek, yerdeki çifte taş eklemek, çift işlemek"
        en "add to a pair, lay off pairs, third tile to a pair";
    LayoffPairsLimit:
        tr "çift açan kaç taş işler, çift açan işleme sınırı"
        en "how many tiles may a pairs opener lay off, limit for a pairs opener";
    LayoffUndo:
        tr "işlenen taşı geri almak, işlediğim taşı almak"
        en "take back a laid off tile, undo a layoff";
    SwapOkey:
        tr "yerdeki okeyi almak, okeyi değiştirmek, okey değişimi"
        en "take an okey from the table, swap an okey, exchange an okey";
    SwapWhen:
        tr "okey ne zaman değiştirilir, sırada kaç okey almak, açtığı sırada okey almak"
        en "when to swap an okey, two swaps in a turn, two okeys in one turn, swap on the opening turn";
    DiscardPlayable:
        tr "işlek atmak, yere işleyen taş atmak"
        en "throw a playable tile, throw a tile that fits the table, discard that fits a meld";
    DiscardOkey:
        tr "okey atmak ceza, yanlışlıkla okey atmak"
        en "throw an okey, okey thrown by mistake, discard the okey";
    OkeyBurnt:
        tr "okeyi yakmak, yansın okey, cezasız okey atmak"
        en "burn an okey, burnt okey, throw an okey free, useless okey";
    DiscardClaim:
        tr "işlek demek, işlek taşı almak, işleği söylemek"
        en "claim a playable discard, call a playable tile, who gets a playable discard";
    DiscardFinal:
        tr "attığım taşı geri almak, vazgeçmek, atılan taş değişmek"
        en "take my discard back, change my mind about a discard, withdraw a discard";
    DiscardLooking:
        tr "atılan taşlara bakmak, eski taşları görmek"
        en "look at the discards, see old discards, look through discards";
    DiscardPairsGoer:
        tr "çifte gidenin attığı taş, çifte gidenden almak"
        en "discard of a player going for pairs, take from a pairs goer";
    IndicatorNone:
        tr "101de gösterge, göstergenin eşi 101"
        en "indicator in 101, use of the indicator in 101, show the indicator in 101";
    FinishLastTile:
        tr "taş atmadan bitmek, son taşı atmak, taş kalmadı bitmek"
        en "finish without throwing, last tile thrown, no tile left to finish";
    FinishHand:
        tr "elden bitmek, elden, tek sırada açıp bitmek"
        en "finish from the hand, elden, open and finish at once";
    FinishMultiplier:
        tr "bitiş katsayısı, kaça katlanır, iki kat dört kat, çiftten okey atıp bitmek 101"
        en "multiplier, doubled, times two times four, pairs and okey finish in 101";
    FinishBonus:
        tr "bitene ne yazılır, bitenin puanı, eksi yazılmak"
        en "what does the finisher get, finisher bonus, minus points for finishing";
    FinishPairsParity:
        tr "yalnız çiftle bitmek, çift açıp bitmek"
        en "finish with pairs only, pairs leave one tile over";
    FinishTilePlace:
        tr "son taş nereye konur, bitiş taşının yeri"
        en "where to put the last tile, place of the finishing tile";
    FinishCount:
        tr "el bitince taşları göstermek, taş saymak, yazboza yazmak"
        en "count the tiles left, show racks at the end";
    PenaltyUnopened:
        tr "açamamak, açamayan ceza, açamadım, hiç açmamak"
        en "never opened, did not open, penalty for not opening";
    PenaltyOpened:
        tr "açtım elde taş kaldı, elde kalan taşlar"
        en "opened with tiles left, tiles left in hand";
    PenaltyPairs:
        tr "çift açtım taş kaldı, çift açanın kalan taşları, iki kat yazılmak"
        en "opened with pairs tiles left, pairs opener doubled, pairs tiles left doubled";
    PenaltyOkey:
        tr "okey elde kalmak, elde kalan okey, elde okey cezası"
        en "okey left in hand, stuck with an okey, caught with an okey";
    PenaltyFalseJoker:
        tr "sahte okey elde kalmak, elde kalan sahte okey"
        en "false joker left in hand, stuck with a false joker";
    PenaltyExhausted:
        tr "101 taşlar tükendi, deste bitti ceza, 101de taş bitti"
        en "101 stock runs out, no tiles left in 101, nobody finished 101";
    PenaltyAllPairs:
        tr "herkes çift açtı, dört oyuncu çift"
        en "everybody opened with pairs, all four pairs";
    FoulFlat:
        tr "ceza kaç puan, bir ceza ne kadar, hata kaç yazılır"
        en "how much is a foul, cost of a foul, foul points";
    FoulList:
        tr "ceza sebepleri, ne ceza sayılır, ceza silinmek, cezalar listesi"
        en "list of fouls, what counts as a foul, foul cancelled";
    FoulFeeding:
        tr "besleme, yandan açtırmak, açacağı taşı atmak"
        en "feeding, let the next player open, give the opening tile";
    FoulOkeyTaken:
        tr "perinden okey alınmak, okeyini kaptırmak"
        en "lost an okey from my meld, okey taken out of my meld, somebody took my okey";
    TeamMate:
        tr "eşim bitti, ortağım bitirdi, takım arkadaşının taşları"
        en "partner finished, my partner went out, partner's tiles";
    TeamHandFinish:
        tr "eşli elden, takımda elden bitmek"
        en "elden with partners, finish from the hand in teams";
    TeamSignals:
        tr "eşle konuşmak, işaret vermek, kaş göz"
        en "partners talk, signs between partners, signal";
    MatchHands:
        tr "oyun kaç el, kaç el oynanır, oyunu kim kazanır"
        en "how many hands, length of a game, who wins the game";
    MatchLimit:
        tr "puan sınırı, kaça kadar oynanır, 500 olunca biter"
        en "points limit, play up to a score, first to reach points";
    MatchGroups:
        tr "turnuva, turnuva grupları, eleme"
        en "tournament, tournament groups, knock out";
    IrregularCount:
        tr "fazla taş, eksik taş, istakada taş fazla"
        en "too many tiles, too few tiles, one tile short";
    IrregularTurn:
        tr "sırası gelmeden oynamak, sıra atlamak"
        en "out of turn, play before your turn";
    IrregularExposed:
        tr "taşım göründü, taş açığa düştü, yanlışlıkla göstermek"
        en "tile shown by accident, tile fell face up, saw my tile";
    HapisCheckers:
        tr "tavla pulları, pul dizmek"
        en "checkers, starting position of hapis";
    HapisDice:
        tr "zar oynamak, çift zar"
        en "play the dice, doubles in hapis";
    HapisImprison:
        tr "hapsetmek, pul kilitlemek"
        en "imprison a checker, trap a checker, pin";
    HapisClosed:
        tr "tavlada kapı, kapalı hane"
        en "closed point, blocked point";
    HapisPrisoner:
        tr "hapisten çıkmak, esir pul"
        en "leave prison, prisoner, free a checker";
    HapisBothDice:
        tr "iki zarı oynamak, tek zar oynamak"
        en "use both dice, play one die only";
    HapisBearOff:
        tr "pul toplamak, pul çıkarmak"
        en "bear off, take checkers off";
    HapisMother:
        tr "ana, ana pul, anam hapiste, anası kapılan"
        en "mother, mother imprisoned, last checker at home";
    HapisResult:
        tr "mars, hapis oyunu biter"
        en "gammon, hapis result";
}
