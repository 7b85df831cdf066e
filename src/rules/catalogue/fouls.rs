//! Rules of 101 about fouls, partners and matches.

use crate::rules::source::{B, F};

/// The JSON of a score sheet with three hands. Several examples score it.
const THREE_HANDS: &str = concat!(
    r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","opened":"series"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#,
    "\n",
    r#"{"variant":"101","indicator":"R2","finish":{"by":"Efe"},"players":[{"name":"Ada"},{"name":"Efe","opened":"series"},{"name":"Nil"},{"name":"Can"}]}"#,
    "\n",
    r#"{"variant":"101","indicator":"B7","finish":{"by":"Efe"},"players":[{"name":"Ada"},{"name":"Efe","opened":"series"},{"name":"Nil"},{"name":"Can"}]}"#,
);

catalogue! {
    tr "101: cezalar, eşler, maçlar" en "101: fouls, partners, matches";

    FoulFlat: tr "Hatanın cezası 101'dir" en "A foul costs 101"
        tr "Her hataya 101 ceza yazılır. Bir hareketin cezası bir kez yazılır ve el nasıl biterse bitsin katsayıyla \
            çarpılmaz."
        en "Each foul costs 101. One act is charged once, and the multiplier of the finish does not apply."
        contested [B.at("VII"), F] in Yuzbir
            [B.at("VII"), F] at "fouls.multiplied" = "false":
                tr "Her hataya 101 yazılır, katsayıyla çarpılmaz." en "Each foul costs 101, without the multiplier."
            [F] at "fouls.multiplied" = "true":
                tr "Cezalar da bitişin katsayısıyla çarpılır." en "The multiplier of the finish applies to fouls too."
            elsewhere
                tr "Çarpılan masada el, elden ve okey atarak biterse bir hataya 404 yazılır."
                en "If the multiplier applies, a foul costs 404 in a hand that ends elden with an okey thrown."
        obeys points("Efe", 161, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K13 R11 B6","fouls":["discard.playable"]},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "2 x 30, üstüne katlanmayan 101" en "2 x 30, plus 101 that is not doubled"
        breaks points("Efe", 60, r#"{"variant":"101","indicator":"Y13","finish":{"by":"Ada","okey":true},"players":[{"name":"Ada","opened":"series"},{"name":"Efe","opened":"series","left":"K13 R11 B6"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "hata yok, ceza da yok" en "no foul, no charge"
        see [FoulList, FinishBonus];

    FoulList: tr "Ceza yazılan hatalar" en "List of fouls"
        tr "Şunlara ceza yazılır: eksik toplamla, eksik çiftle ya da 12-13-1 gibi yanlış perle açmak; yandan aldığı \
            taşı geri bırakmak; işlek taş atmak; bitmeden okey atmak; işlediği birden çok taşı geri almak; hakkı \
            yokken okey almak; taş işlerken taş atmak; yerden taş alıp açmamak; eksik açtığı perleri geri toplamak \
            (taşlar geri alınır, ceza kalır)."
        en "These are fouls: to open with too low a sum, too few pairs or an invalid meld such as 12-13-1; to take the \
            discard and put it back; to throw a playable tile; to throw an okey without finishing; to take back \
            several tiles laid off; to take an okey without the right to it; to throw a tile in the middle of laying; \
            to take from the table and not open; to pick up the melds of an opening that is too low (the player takes \
            the tiles back, and the foul stays)."
        single_source [B.at("VII, Diğer Ceza Durumları 1-9")] in Yuzbir
        obeys allowed("judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --variant 101"):
            tr "101'i tutan bir açış" en "an opening that reaches 101"
        breaks foul("judge opening 'K11-13 R1 / R10-12 / Y4-7' -i Y13 --variant 101"):
            tr "siyah 11-12-13'ten sonra kırmızı 1" en "a red 1 after black 11-12-13"
        see [FoulFlat, TakePutBack, DiscardPlayable, LayoffUndo];

    FoulFeeding: tr "Besleme (yandan açtırma)" en "Feeding"
        tr "Kimi masalarda, attığı taşla sonraki oyuncuyu açtırana ceza yazılır: taşın sayısının on katı, çift \
            açtırdıysa yirmi katı. Kimi masalarda da 101 yazılır. Belgelerin hiçbirinde böyle bir ceza yoktur."
        en "At some tables a player pays for throwing the tile with which the next player opens: ten times its number, \
            or twenty times if the next player opens with pairs. At other tables the player pays 101. No document \
            mentions this foul."
        contested [F] in Yuzbir
            [F] at "fouls.feeding" = "off": tr "Açtırana ceza yazılmaz." en "Feeding is not a foul."
            [F] at "fouls.feeding" = "number":
                tr "Taşın sayısının on katı yazılır; çift açtırana yirmi katı yazılır."
                en "Feeding costs ten times the tile's number, or twenty times if it opened pairs."
            [F] at "fouls.feeding" = "flat": tr "101 yazılır." en "Feeding costs 101."
            elsewhere
                tr "Ceza yazılan masada, sağınızdaki oyuncu açmamışsa büyük taşları atmamaya bakarsınız."
                en "If it is a foul, players keep high tiles while the next player has not opened."
        obeys allowed("judge foul feeding:R7 -i Y13 --variant 101"):
            tr "çoğu masada ceza yazılmaz" en "at most tables it is not a foul"
        breaks foul("judge foul feeding:R7 -i Y13 --variant 101 --set fouls.feeding=number"):
            tr "7'nin on katı: 70" en "ten times 7: 70"
        see [TakeMustOpen, FoulOkeyTaken, FoulFlat];

    FoulOkeyTaken: tr "Perindeki okeyi kaptıran" en "Losing an okey from a meld"
        tr "Kimi masalarda, yerdeki perinden okeyi alınan oyuncuya 101 yazılır. Çoğu masada ceza yazılmaz."
        en "At some tables a player is charged 101 if another player takes the okey out of their meld. At most tables \
            they pay nothing."
        contested [F] in Yuzbir
            [F] at "fouls.okey_taken" = "0": tr "Okeyi alınana ceza yazılmaz." en "The owner of the meld pays nothing."
            [F] at "fouls.okey_taken" = "101":
                tr "Okeyi alınana 101 yazılır." en "The owner of the meld is charged 101."
            elsewhere
                tr "Ceza yazılan masada okey, rakiplerin elinde olabilecek bir taşın yerine konmaz."
                en "If it costs 101, players do not lay an okey for a tile that others are likely to hold."
        obeys allowed("judge foul okey-lost -i Y13 --variant 101"):
            tr "çoğu masada ceza yazılmaz" en "at most tables it is not a foul"
        breaks foul("judge foul okey-lost -i Y13 --variant 101 --set fouls.okey_taken=101"):
            tr "bu masada 101 yazılır" en "this table charges 101"
        see [SwapOkey, FoulFeeding];

    TeamMate: tr "Eşi biten" en "A partner's finish"
        tr "Eşlide bir oyuncu bitince eşinin ıstakasındaki taşlar sayılmaz; eşi açmamışsa 202 de yazılmaz. Eşinin \
            cezaları kalır. Bitene yazılan -101 takımındır, bir kez yazılır."
        en "If one partner finishes, the other partner's rack counts nothing; they do not pay the 202 for not opening \
            either. Their fouls stay. The bonus belongs to the team and counts once."
        contested [B.at("V, Oyun Bitişi 4; XI, Eşli Turnuva Kuralları 5"), F] in Teams
            [F]:
                tr "Eşin ıstakası sayılmaz, cezaları kalır."
                en "The partner's rack counts nothing; the partner's fouls stay."
            [B.at("V, Oyun Bitişi 4; XI, Eşli Turnuva Kuralları 5")]:
                tr "Eşin cezası silinir; belgede bunun istisnası yoktur."
                en "The partner's penalty is erased; the document makes no exception."
            elsewhere
                tr "Bütün cezaların silindiği masada eşi bitmek üzere olan oyuncu, ceza yemekten çekinmez."
                en "If fouls are erased too, a player can commit fouls at no cost when their partner is about to \
                    finish."
        obeys points("Nil", 0, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            tr "Ada bitti, eşi Nil açmamıştı" en "Ada finishes, her partner Nil had not opened"
        breaks points("Efe", 202, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            tr "Efe rakiptir" en "Efe is an opponent"
        see [FinishBonus, TeamHandFinish];

    TeamHandFinish: tr "Eşlide elden bitiş" en "Elden with partners"
        tr "Eşlide elden bitilince açmamış rakiplerin her birine 404, yani takımlarına 808 yazılır. Elden bitmeye bu \
            yüzden 800 atmak da denir."
        en "If a player with a partner finishes elden, each opponent who has not opened is charged 404, so their team \
            is charged 808. For this reason players call it throwing 800 (800 atmak)."
        single_source [B.at("V, Elden Bitme 3")] in Teams
        obeys points("Efe", 404, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada","hand":true},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            tr "Ada elden bitti" en "Ada finishes elden"
        breaks points("Efe", 202, r#"{"variant":"101-team","indicator":"Y13","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"1","opened":"series"},{"name":"Efe","team":"2"},{"name":"Nil","team":"1"},{"name":"Can","team":"2"}]}"#):
            tr "Ada elden bitmedi" en "Ada did not finish elden"
        see [FinishHand, FinishMultiplier, PenaltyUnopened];

    TeamSignals: tr "Eşler arasında işaret" en "Signs between partners"
        tr "Eşler konuşmaz ama önceden aralarında işaret kararlaştırabilir. Anlaşmazlık çıkarsa masaya tertip \
            komisyonundan bir üye çağrılır."
        en "Partners may not talk to each other, but they may agree on signs. If the players dispute a hand, they call \
            a member of the committee to the table."
        single_source [B.at("VIII, Takım İletişimi 1, 2")] in Teams
        unshown Conduct
        see [TeamMate, MatchGroups];

    MatchHands: tr "Oyun kaç eldir" en "Length of a game"
        tr "Oyunun kaç el süreceği baştan kararlaştırılır; çoğunlukla 3, 5, 7, 9 ya da 11 eldir. Toplamı en az olan \
            kazanır; toplamı eşit olanlar aynı dereceyi alır. Turnuvada 11 ellik üç maç yapılır, ikisini alan takım \
            kazanır."
        en "The players agree on the number of hands; 3, 5, 7, 9 and 11 are usual. The lowest total wins, and players \
            with equal totals share the place. In a tournament teams play three matches of 11 hands, and a team that \
            wins two of them wins."
        single_source [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı; VI, Temel Puanlama 2; XI, Eşli Turnuva \
                Kuralları 1, 2")] in Yuzbir
        obeys settled("Efe", -101, "score - --hands 3", THREE_HANDS):
            tr "üç ellik bir oyunun son eli" en "the last hand of a game of three hands"
        breaks unsettled("score - --hands 2", THREE_HANDS):
            tr "iki ellik oyunda üçüncü el" en "a third hand in a game of two hands"
        see [FinishBonus, ScoreNormal];

    MatchLimit: tr "Puan sınırı" en "A points limit"
        tr "Kimi masada oyun belli sayıda el değil, bir puan sınırına kadar sürer: el sonunda bir oyuncunun ya da \
            takımın toplamı sınıra ulaştıysa oyun biter, toplamı en az olan kazanır."
        en "Some tables play to a points limit instead of a number of hands. The game ends after the hand in which the \
            total of a player or a team reaches the limit. The lowest total wins."
        contested [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), F] in Yuzbir
            [B.at("Genel Bilgiler, Oyuncu Sayısı ve Tur Yapısı"), F] at "match.limit" = "none":
                tr "Oyun kararlaştırılan sayıda el sürer." en "The game lasts an agreed number of hands."
            [F] at "match.limit" = "500":
                tr "Bir oyuncu ya da takım 500'e ulaşınca oyun biter."
                en "The game ends when a player or a team reaches 500."
            elsewhere
                tr "Sınıra yaklaşan bir oyuncunun tek bir cezası oyunu bitirebilir."
                en "If a player is close to the limit, a single foul can end the game."
        obeys settled("Efe", -101, "score - --set match.limit=500", THREE_HANDS):
            tr "500'e ancak üçüncü elde ulaşıldı" en "500 was reached only in the third hand"
        breaks unsettled("score - --set match.limit=300", THREE_HANDS):
            tr "300'e ulaşıldıktan sonra bir el daha" en "one more hand after 300 was reached"
        see [MatchHands, ScoreMoves];

    MatchGroups: tr "Turnuva grupları" en "Tournament groups"
        tr "Eşli turnuvada gruptaki takımlar 11 el üzerinden üç maç yapar; ilk iki takım bir sonraki aşamaya çıkar. \
            Sonraki aşamalar üç oyun üzerinden elemelidir: iki oyun alan takım geçer."
        en "In a team tournament the teams of a group play three matches of 11 hands, and the first two teams go on. \
            The later rounds are knock-out rounds, best of three games."
        single_source [B.at("XI, Eşli Turnuva Kuralları 1-4")] in Teams
        unshown Setting
        see [MatchHands, TeamSignals];
}
