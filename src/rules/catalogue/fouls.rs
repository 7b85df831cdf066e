//! 101: fouls, partners and matches.

use crate::rules::source::{B, F};

/// A sheet of three hands.
const THREE_HANDS: &str = concat!(
    r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#,
    "\n",
    r#"{"variant":"101","indicator":"R2","finish":{"by":"Efe"},"players":[{"name":"Ada"},{"name":"Efe","opened":"series"},{"name":"Nil"},{"name":"Can"}]}"#,
    "\n",
    r#"{"variant":"101","indicator":"B7","finish":{"by":"Efe"},"players":[{"name":"Ada"},{"name":"Efe","opened":"series"},{"name":"Nil"},{"name":"Can"}]}"#,
);

catalogue! {
    tr "101: cezalar, eşler, maçlar" en "101: fouls, partners, matches";

    FoulFlat: tr "Ceza 101'dir" en "A foul is 101"
        tr "Yapılan her hataya 101 yazılır. Bir hareketin cezası bir kez yazılır; el nasıl biterse bitsin katsayıyla da \
            çarpılmaz."
        en "Each foul costs 101. One act is charged once, and no finish multiplies it."
        contested [B.at("VII"), F] in Yuzbir
            [B.at("VII"), F] at "fouls.multiplied" = "false":
                tr "Her hata 101, katsayıya girmez." en "Each foul is 101, and nothing multiplies it."
            [F] at "fouls.multiplied" = "true":
                tr "Cezalar da bitişin katsayısıyla çarpılır." en "The finish multiplies fouls too."
            elsewhere
                tr "Çarpılan masada elden okeyle biten elde bir hata 404 tutar."
                en "Where they are multiplied, a foul costs 404 in a hand that ends elden with an okey."
        obeys points("Efe", 161, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K13 R11 B6","fouls":["discard.playable"]},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "2 x 30 ve katlanmayan 101" en "2 x 30, and 101 that nothing doubles"
        breaks points("Efe", 60, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K13 R11 B6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "hatasız oyuncuya ceza yok" en "no foul, no charge"
        see [FoulList, FinishBonus];

    FoulList: tr "Ceza sayılan hatalar" en "What is a foul"
        tr "Şunlar cezadır: eksik toplamla, eksik çiftle ya da 12-13-1 gibi yanlış perle açmak; yandan alıp geri \
            bırakmak; işlek taş ya da bitmeden okey atmak; birden çok işlenen taşı geri almak; hakkı yokken okey \
            almak; işlerken taş atmak; yerden alıp açmamak; eksik açılan perleri geri toplamak (taşlar geri alınır, \
            ceza kalır)."
        en "These are fouls: opening with too low a sum, too few pairs or a wrong meld such as 12-13-1; taking the \
            discard and putting it back; throwing a playable tile, or an okey without finishing; taking back several \
            tiles laid off; taking an okey without the right to; throwing in the middle of laying; taking from the \
            table without opening; gathering up a short opening (the tiles come back, the foul stays)."
        single_source [B.at("VII, Diğer Ceza Durumları 1-9")] in Yuzbir
        obeys allowed("judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --variant 101"):
            tr "101'i tutan bir açış" en "an opening that reaches 101"
        breaks foul("judge opening 'K11-13 R1 / R10-12 / Y4-7' -i Y13 --variant 101"):
            tr "siyah 11-12-13'ün ardına kırmızı 1" en "a red 1 behind black 11-12-13"
        see [FoulFlat, TakePutBack, DiscardPlayable, LayoffUndo];

    FoulFeeding: tr "Besleme (yandan açtırma)" en "Feeding"
        tr "Kimi masalarda, attığı taşla sonraki oyuncuyu açtırana ceza yazılır: taşın sayısının on katı, çift \
            açtırdıysa yirmi katı; kimi masalarda da tek bir 101. Belgelerin hiçbiri böyle bir ceza tanımaz."
        en "At some tables whoever throws the tile that lets the next player open is charged: ten times its number, \
            twenty times where it opened pairs; at others a flat 101. No document knows such a foul."
        contested [F] in Yuzbir
            [F] at "fouls.feeding" = "off": tr "Açtırmak ceza değildir." en "It is no foul."
            [F] at "fouls.feeding" = "number":
                tr "Taşın sayısının on katı, çift açtırana yirmi katı yazılır."
                en "Ten times the tile's number, twenty times where it opened pairs."
            [F] at "fouls.feeding" = "flat": tr "101 yazılır." en "It costs 101."
            elsewhere
                tr "Ceza olan masada açmamış oyuncunun solunda oturan, büyük taşları elde tutar."
                en "Where it is a foul, high tiles are not thrown to a neighbour who has not opened."
        obeys allowed("judge foul feeding:R7 -i Y13 --variant 101"):
            tr "çoğu masada ceza değildir" en "at most tables it is no foul"
        breaks foul("judge foul feeding:R7 -i Y13 --variant 101 --set fouls.feeding=number"):
            tr "7'nin on katı: 70" en "ten times 7: 70"
        see [TakeMustOpen, FoulOkeyTaken, FoulFlat];

    FoulOkeyTaken: tr "Perindeki okeyi kaptıran" en "Losing an okey from a meld"
        tr "Kimi masalarda, yerdeki perinden okeyi alınan oyuncuya 101 yazılır; çoğu masada hiçbir şey yazılmaz."
        en "At some tables the owner of a meld out of which the okey is taken is charged 101; at most tables nothing \
            is."
        contested [F] in Yuzbir
            [F] at "fouls.okey_taken" = "0": tr "Okeyi alınana ceza yazılmaz." en "The owner is charged nothing."
            [F] at "fouls.okey_taken" = "101": tr "Okeyi alınana 101 yazılır." en "The owner is charged 101."
            elsewhere
                tr "Ceza olan masada okey, yeri kolay doldurulacak bir taşın yerine konmaz."
                en "Where it costs, an okey is not laid for a tile that others are likely to hold."
        obeys allowed("judge foul okey-lost -i Y13 --variant 101"):
            tr "çoğu masada ceza değildir" en "at most tables it is no foul"
        breaks foul("judge foul okey-lost -i Y13 --variant 101 --set fouls.okey_taken=101"):
            tr "bu masada 101 yazılır" en "this table charges 101"
        see [SwapOkey, FoulFeeding];

    TeamMate: tr "Eşi biten" en "A partner's finish"
        tr "Eşlide biri bitince eşinin ıstakasındaki taşlar sayılmaz, açmamışsa 202 de yazılmaz. Yediği cezalar kalır. \
            Bitiş indirimi takımındır, iki kez verilmez."
        en "With partners, when one finishes, the other's rack counts nothing, not even the 202 of a player who has \
            not opened. The fouls stay. The bonus is the team's and is given once."
        contested [B.at("V, Oyun Bitişi 4; XI, Eşli Turnuva Kuralları 5"), F] in Teams
            [F]:
                tr "Eşin ıstakası sayılmaz, yediği cezalar kalır."
                en "The partner's rack counts nothing, the fouls stay."
            [B.at("V, Oyun Bitişi 4; XI, Eşli Turnuva Kuralları 5")]:
                tr "Eşin cezası silinir; ayrı tutulan bir ceza yazılı değildir."
                en "The partner's penalty is erased; no exception is written."
            elsewhere
                tr "Hepsinin silindiği masada eşi bitecek olan, ceza yemekten çekinmez."
                en "Where all is erased, a partner about to finish makes fouls free for the other."
        obeys points("Nil", 0, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            tr "Ada bitti, eşi Nil açmamıştı" en "Ada finishes, her partner Nil had not opened"
        breaks points("Efe", 202, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            tr "Efe rakiptir" en "Efe is an opponent"
        see [FinishBonus, TeamHandFinish];

    TeamHandFinish: tr "Eşlide elden bitiş" en "Elden with partners"
        tr "Eşlide elden bitilince açmamış rakiplerin her birine 404, yani takımlarına 808 yazılır. Elden bitmeye 800 \
            atmak denmesi buradandır."
        en "With partners, elden charges each opponent who has not opened 404, which makes 808 for their team. That is \
            why people call it throwing 800."
        single_source [B.at("V, Elden Bitme 3")] in Teams
        obeys points("Efe", 404, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada","hand":true},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            tr "Ada elden bitti" en "Ada finishes elden"
        breaks points("Efe", 202, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            tr "elden bitmedi" en "no elden finish"
        see [FinishHand, FinishMultiplier, PenaltyUnopened];

    TeamSignals: tr "Eşler arasında işaret" en "Signs between partners"
        tr "Eşler konuşmaz; konuşmamak şartıyla aralarında işaret kararlaştırabilirler. Anlaşmazlık çıkarsa masaya \
            tertip komisyonundan bir üye çağrılır."
        en "Partners do not talk; provided that they do not, they may agree on signs. When a hand is disputed, a \
            member of the committee is called to the table."
        single_source [B.at("VIII, Takım İletişimi 1, 2")] in Teams
        untold Conduct
        see [TeamMate, MatchGroups];

    MatchHands: tr "Oyun kaç eldir" en "How long a game is"
        tr "Oyunun kaç el süreceği baştan kararlaştırılır; çoğunlukla 3, 5, 7, 9 ya da 11 eldir. Toplamı en az olan \
            kazanır, eşitler sırayı paylaşır. Turnuvada 11 ellik üç maç yapılır, ikisini alan takım kazanır."
        en "Any number of hands may be agreed; 3, 5, 7, 9 and 11 are usual. The lowest total wins, and equals share \
            the place. A tournament plays three games of 11 hands, and the team that takes two wins."
        single_source [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı; VI, Temel Puanlama 2; XI, Eşli Turnuva \
                Kuralları 1, 2")] in Yuzbir
        obeys settled("Efe", -101, "score - --hands 3", THREE_HANDS):
            tr "üç ellik bir oyunun son eli" en "the last hand of a game of three"
        breaks unsettled("score - --hands 2", THREE_HANDS):
            tr "iki ellik oyunda üçüncü el" en "a third hand in a game of two"
        see [FinishBonus, ScoreNormal];

    MatchLimit: tr "Puan sınırı" en "A points limit"
        tr "Kimi masada oyun belli sayıda el yerine bir puan sınırına kadar oynanır: elin sonunda bir oyuncunun ya da \
            takımın toplamı sınıra ulaşınca oyun biter, toplamı en az olan kazanır."
        en "Some tables play to a limit of points and not over a number of hands: the game ends after the hand in which \
            a player's or a team's total reaches the limit, and the lowest total wins."
        contested [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), F] in Yuzbir
            [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), F] at "match.limit" = "none":
                tr "Oyun kararlaştırılan sayıda el sürer." en "A game lasts an agreed number of hands."
            [F] at "match.limit" = "500": tr "Biri 500'e ulaşınca biter." en "It ends when somebody reaches 500."
            elsewhere
                tr "Sınırlı oyunda sınıra yaklaşan oyuncu için ceza yemek oyunu bitirebilir."
                en "Close to the limit, a single foul can end the game."
        obeys settled("Efe", -101, "score - --set match.limit=500", THREE_HANDS):
            tr "500'e ancak üçüncü elde ulaşıldı" en "500 was reached only in the third hand"
        breaks unsettled("score - --set match.limit=300", THREE_HANDS):
            tr "300'e ulaşıldıktan sonra bir el daha" en "one more hand after 300 was reached"
        see [MatchHands, ScoreMoves];

    MatchGroups: tr "Turnuva grupları" en "Groups of a tournament"
        tr "Eşli turnuvada gruptaki takımlar 11 el üzerinden üç maç yapar, ilk iki sırayı alanlar üst tura çıkar. Üst \
            turlar üç oyun üzerinden elemelidir; iki oyun alan geçer."
        en "In a team tournament the teams of a group play three matches of 11 hands, and the first two go on. The \
            later rounds are knock-out, best of three."
        single_source [B.at("XI, Eşli Turnuva Kuralları 1-4")] in Teams
        untold Setting
        see [MatchHands, TeamSignals];
}
