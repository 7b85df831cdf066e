//! Points of a classic hand.

use crate::rules::source::{A, D, F, field};

/// A classic hand in which only its finish matters.
macro_rules! four {
    ($finish:literal) => {
        concat!(
            r#"{"variant":"okey","finish":"#,
            $finish,
            r#","players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#
        )
    };
}

/// A classic hand between two teams.
const PARTNERS: &str = r#"{"variant":"okey","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"A"},{"name":"Efe","team":"B"},{"name":"Nil","team":"A"},{"name":"Can","team":"B"}]}"#;

catalogue! {
    tr "Klasik okey: puanlar" en "Classic: points";

    ScoreNormal: tr "Normal bitiş" en "A normal finish"
        tr "Herkes 20 puanla başlar ve puan kaybeder; birinin puanı 0'a ya da altına inince oyun biter. Normal \
            bitişte, biten dışındaki her oyuncudan 2 puan düşülür. Bir el birden çok biçimde okunabiliyorsa sahibine \
            en çok kazandıranı sayılır."
        en "Everyone starts with 20 points and loses them; the game ends when a player is down to 0 or less. A normal \
            finish takes 2 points from each player but the winner. A hand that can be read in several ways counts as \
            the dearest of them."
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F]:
                tr "Diğer oyuncuların her birinden 2 puan düşülür." en "Each other player loses 2 points."
            [A.at("5")]:
                tr "Puan düşülmez; biten, ortaya konanın hepsini alır."
                en "No points are lost; the winner takes what was staked."
            elsewhere
                tr "Çanağa oynanan masada kaybedenin elinde ne kaldığına bakılmaz, herkes koyduğu kadar verir."
                en "At a table that plays for a pot everyone loses what was staked, no more."
        obeys points("Efe", -2, four!(r#"{"by":"Ada"}"#)):
            tr "Ada bitti, öbürlerinin her birinden 2 düşülür" en "Ada wins, each other player loses 2"
        breaks points("Efe", -4, four!(r#"{"by":"Ada","okey":true}"#)):
            tr "okey atıldı: bu normal bitiş değildir" en "an okey was thrown: no normal finish"
        see [ScoreOkey, ScorePairs, ScoreExhausted];

    ScoreOkey: tr "Okey atarak bitiş" en "An okey finish"
        tr "Bitiş taşı okeyse diğer oyuncuların her birinden 4 puan düşülür. Sahte okeyle bitmek buna girmez."
        en "When the finishing tile is an okey, each other player loses 4. A false joker thrown does not count as one."
        agreed [D.at("Puanlama"), F] in Ladder
        obeys points("Nil", -4, four!(r#"{"by":"Ada","okey":true}"#)):
            tr "Ada okey atarak bitti" en "Ada wins by throwing an okey"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            tr "sahte okeyle biten normal bitmiştir" en "a false joker thrown is a normal finish"
        see [WinOkeyFinish, ScorePairsOkey, ScorePot];

    ScorePairs: tr "Çiftten bitiş" en "Seven pairs"
        tr "Yedi çiftle bitilince diğer oyuncuların her birinden 8 puan düşülür. Yaygın biçimde çift de okey atmak \
            gibi 4 sayılır."
        en "Seven pairs take 8 points from each other player. On the commoner ladder they count 4, the same as an okey \
            finish."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.pairs" = "8": tr "Çiftten bitiş 8 puandır." en "Seven pairs are worth 8."
            [F] at "points.pairs" = "4": tr "Çiftten bitiş 4 puandır." en "Seven pairs are worth 4."
            elsewhere
                tr "8 sayılan masada 20 puan üç çiftten bitişle tükenir; bir çiftten bitiş dört normal bitişe bedeldir."
                en "Where they are worth 8, three such hands end a game of 20, and going for pairs pays like four \
                    normal wins."
        obeys points("Can", -8, four!(r#"{"by":"Ada","pairs":true}"#)):
            tr "Ada yedi çiftle bitti" en "Ada wins with seven pairs"
        breaks points("Can", -12, four!(r#"{"by":"Ada","pairs":true,"okey":true}"#)):
            tr "okey de atıldı: bu ayrı bir bitiştir" en "an okey was thrown as well: that is another finish"
        see [WinPairs, ScorePairsOkey];

    ScorePairsOkey: tr "Çiftten, okey atarak bitiş" en "Seven pairs and an okey thrown"
        tr "Yedi çiftle ve okey atarak bitilirse diğerlerinin her birinden 12 puan düşülür. Yaygın biçimde bu 8'dir."
        en "Whoever wins with seven pairs and throws an okey takes 12 points from each other player. On the commoner \
            ladder it is 8."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.pairs_okey" = "12": tr "12 puandır." en "It is worth 12."
            [F] at "points.pairs_okey" = "8": tr "8 puandır." en "It is worth 8."
            elsewhere
                tr "Uzun cetvelde ikisi toplanır (8 + 4), yaygın biçimde iki katı alınır (4 x 2)."
                en "The one ladder adds the two (8 + 4), the other doubles (4 x 2)."
        obeys points("Efe", -12, four!(r#"{"by":"Ada","pairs":true,"okey":true}"#)):
            tr "yedi çift ve atılan okey" en "seven pairs and an okey thrown"
        breaks points("Efe", -8, four!(r#"{"by":"Ada","pairs":true}"#)):
            tr "yedi çift, ama atılan taş okey değil" en "seven pairs, but no okey thrown"
        see [ScorePairs, ScoreOkey];

    ScoreDizi: tr "Diziyle bitiş" en "A dizi"
        tr "Tek renkte 1'den 13'e sıralanıp ikinci 1'le tamamlanan el, diğer oyuncuların her birinden 16 puan düşürür. \
            Yaygın biçimde dizinin ayrı değeri yoktur, normal bitiş sayılır."
        en "A win with 1 to 13 and the second 1 of one colour takes 16 points from each other player. The commoner \
            ladder gives it no value of its own: it counts as a normal finish."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi" = "16": tr "Dizi 16 puandır." en "A dizi is worth 16."
            [F] at "points.dizi" = "normal":
                tr "Dizinin ayrı puanı yoktur, normal bitiş kadar sayılır."
                en "It has no value of its own and counts as a normal finish."
            elsewhere
                tr "16 sayılan masada bir dizi 20 puanlık oyunu neredeyse tek başına bitirir."
                en "At 16 one dizi all but ends a game of 20 points."
        obeys points("Nil", -16, four!(r#"{"by":"Ada","dizi":true}"#)): tr "Ada diziyle bitti" en "Ada wins with a dizi"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            tr "ikinci 1'i olmayan el dizi değildir" en "a hand that is no dizi"
        see [WinDizi, ScoreDiziOkey];

    ScoreDiziOkey: tr "Diziyle, okey atarak bitiş" en "A dizi and an okey thrown"
        tr "Diziyle biten üstüne okey de atarsa diğerlerinin her birinden 20 puan düşülür; bu, baştaki puanın \
            hepsidir, oyun biter. Yaygın biçimde okey atarak bitiş kadar sayılır."
        en "A dizi won by throwing an okey takes 20 from each other player: all they started with, so the game is \
            over. On the commoner ladder it counts as an okey finish."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi_okey" = "20":
                tr "20 puandır, oyunu bitirir." en "It is worth 20 and ends the game."
            [F] at "points.dizi_okey" = "okey":
                tr "Dizi sayılmaz, okey atarak bitiş kadardır." en "The dizi adds nothing; it counts as an okey finish."
            elsewhere
                tr "20 sayılan masada hiçbir el bundan fazlasını düşürmez."
                en "Where it is worth 20, no hand takes more."
        obeys points("Can", -20, four!(r#"{"by":"Ada","dizi":true,"okey":true}"#)):
            tr "dizi ve atılan okey" en "a dizi and an okey thrown"
        breaks points("Can", -16, four!(r#"{"by":"Ada","dizi":true}"#)):
            tr "dizi, ama atılan taş okey değil" en "a dizi, but no okey thrown"
        see [ScoreDizi, ScoreOkey];

    ScoreExhausted: tr "Taşlar tükenirse" en "The stock runs out"
        tr "Ortadaki taşlar bitip kimse kapatamadıysa herkesten 1 puan düşülür. Yaygın biçimde böyle bir el kimseden \
            bir şey götürmez."
        en "If the stock is gone and nobody has won, every player loses 1. On the commoner ladder such a hand costs \
            nobody anything."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.exhausted" = "1": tr "Herkesten 1 puan düşülür." en "Everyone loses 1."
            [F] at "points.exhausted" = "0": tr "Kimseden puan düşülmez." en "Nobody loses anything."
            elsewhere
                tr "Puan düşülmeyen masada bitemeyeceğini anlayan, başkalarına gereken taşları elinde tutabilir."
                en "Where nothing is lost, a player who cannot win may sit on the tiles the others need."
        obeys points("Ada", -1, four!("null")): tr "taşlar tükendi, kimse bitmedi" en "the stock ran out with no winner"
        breaks points("Ada", 0, four!(r#"{"by":"Ada"}"#)):
            tr "Ada bitti: bitenden puan düşülmez" en "Ada won: the winner loses nothing"
        see [ScoreNormal, PenaltyExhausted];

    ScoreIndicator: tr "Göstergeyi göstermek" en "Showing the indicator"
        tr "Açılan göstergenin eşi elinde olan, ilk sırasında taş atmadan önce onu gösterirse diğerlerinin her \
            birinden 1 düşülür. Puanı 3'ün altında olandan düşülmez. O sırada gösterilmezse bir şey düşülmez."
        en "Whoever holds the twin of the tile turned up may show it on their own first turn, before throwing, and \
            takes 1 point from each other player. Players with fewer than 3 points are spared. Not shown then, it is \
            worth nothing."
        contested [D.at("Taşların Dağıtımı")] in Ladder
            [D.at("Taşların Dağıtımı")] at "points.indicator_floor" = "3":
                tr "Puanı 3'ün altında olandan düşülmez." en "Players with fewer than 3 points are spared."
            [F] at "points.indicator_floor" = "none": tr "Herkesten düşülür." en "Nobody is spared."
            elsewhere
                tr "Alt sınır yoksa oyun bir göstergeyle de bitebilir."
                en "Without the floor a game can end on a tile shown."
        obeys points("Nil", -3, r#"{"variant":"okey","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe","shown_indicator":true},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe göstergeyi gösterdi (1), Ada bitti (2)" en "Efe showed the indicator (1), Ada won (2)"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            tr "eşi elindeydi ama göstermedi" en "the twin was held but not shown"
        see [IndicatorOkey, IndicatorNone];

    IndicatorWhen: tr "Gösterge ne zaman gösterilir" en "When the indicator is shown"
        tr "Göstergenin eşi elinde olan oyuncu onu ilk sırasında, taşını atmadan önce gösterir. Kimi masada bunu ilk \
            taşını çekmeden ya da yandan almadan yapmalıdır; oyuna başlayan taş çekmediği için taş atana kadar gösterebilir."
        en "A player who holds the indicator's twin shows it in their first turn, before the throw. At some tables it \
            must be shown before the first tile is drawn or taken; the starter draws nothing and may show it until the \
            throw."
        contested [D.at("Taşların Dağıtımı"), F] in Ladder
            [D.at("Taşların Dağıtımı"), F] at "indicator.when" = "first_turn":
                tr "İlk sırada, taş atmadan gösterilir." en "It is shown in the first turn, before the throw."
            [F] at "indicator.when" = "before_draw":
                tr "İlk taş çekilmeden gösterilir." en "It is shown before the first draw."
            elsewhere
                tr "Çekmeden gösterilen masada ilk sırada çekilen eş gösterilemez."
                en "Where it is shown before the draw, a twin drawn in the first turn is worth nothing."
        obeys allowed("judge indicator R5 --drawn -i R5"):
            tr "ilk taşını çektikten sonra, atmadan gösterdi" en "shown after the first draw, before the throw"
        breaks forbidden("judge indicator R5 --drawn -i R5 --set indicator.when=before_draw"):
            tr "bu masada çekmeden göstermeliydi" en "at this table it had to be shown before the draw"
        see [ScoreIndicator, TurnOrder];

    ScoreFalseWin: tr "Yanlış bitiş" en "A false win"
        tr "Eli tamam değilken bittim diyerek ıstakasını açan oyuncudan 4 puan düşülür; öbürlerinden bir şey düşülmez."
        en "A player who declares a win with a hand that is not complete loses 4; nobody else loses anything by it."
        single_source [field(1)] in Ladder
        obeys points("Efe", -5, r#"{"variant":"okey","finish":null,"players":[{"name":"Ada"},{"name":"Efe","fouls":["score.false-win"]},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "yanlış bitiş (4), sonra taşlar tükendi (1)" en "a false win (4), and the stock ran out (1)"
        breaks points("Nil", -1, four!("null")): tr "yanlış bittim diyen yok" en "nobody declared wrongly"
        see [WinShape, FoulFlat];

    ScoreMoves: tr "Kimin puanı düşer" en "Whose points move"
        tr "Herkes 20 puanla başlar. El bitince bitenin dışındakilerin puanı düşer; birinin puanı 0'a ya da altına \
            inince oyun biter ve en çok puanı kalan kazanır. Başka masalarda tersine, bitenin kendi puanı düşer: \
            puanını ilk bitiren oyunu kazanır, taşların tükendiği elde kimsenin puanı değişmez."
        en "Everyone starts with 20 points. A win lowers those of the other players; the game ends when somebody is \
            down to 0 or less, and the highest left wins. At other tables it is the winner's own points that go down: \
            whoever is out of them first wins the game, and a hand that nobody wins moves no points."
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F] at "points.moves" = "others":
                tr "Bitenin dışındakilerin puanı düşer." en "The points of the others go down."
            [field(1)] at "points.moves" = "winner":
                tr "Bitenin kendi puanı düşer, ilk bitiren kazanır."
                en "The winner's own points go down, and who is out of them first wins."
            [field(1)]: tr "Bitenin puanı artar." en "The winner's points go up."
            elsewhere
                tr "Bitenin puanı düşerse geride kalan yalnız bekler; diğerlerininki düşerse her bitiş üç kişiyi \
                    birden sona yaklaştırır."
                en "Where the winner's points go down, a hand lost costs nothing; where the others' do, every win \
                    brings three players nearer to the end."
        obeys settled("Ada", -2, "score - --set points.moves=winner", four!(r#"{"by":"Ada"}"#)):
            tr "bu masada bitenin puanı düşer" en "at this table the winner's points go down"
        breaks points("Ada", 0, four!(r#"{"by":"Ada"}"#)):
            tr "çoğu masada bitenin puanı değişmez" en "at most tables the winner's points stay"
        see [ScoreNormal, ScoreExhausted, ScoreFalseWin];

    ScoreColours: tr "Eli ikiye katlayan renkler" en "Doubling colours"
        tr "Kimi masalarda göstergenin rengi de sayılır: gösterge belirlenmiş renklerden birindeyse bitişin düşürdüğü \
            puan iki katına çıkar. Gösterge göstermek, yanlış bitiş ve kimse bitmeden taşların tükenmesi katlanmaz. \
            Aksi kararlaştırılmadıkça hiçbir renk katlamaz."
        en "At some tables the indicator's colour counts: when it is one of the colours agreed on, the finish takes \
            twice its points. A shown indicator, a false win and a stock that runs out are not doubled. Unless agreed, \
            no colour doubles."
        contested [F] in Ladder
            [F] at "points.double_colours" = "none":
                tr "Göstergenin rengi puanı değiştirmez." en "The indicator's colour changes no figure."
            [field(1)] at "points.double_colours" = "black,red":
                tr "Göstergesi belirlenmiş renkte olan el iki kat yazılır."
                en "A hand whose indicator is of an agreed colour counts double."
            elsewhere
                tr "İki renk katlarsa ellerin yarısı iki kat yazılır, oyun daha kısa sürer."
                en "With two doubling colours half of the hands count double, and the game is shorter."
        obeys settled("Efe", -4, "score - -i R5 --set points.double_colours=red", four!(r#"{"by":"Ada"}"#)):
            tr "gösterge kırmızı: 2 yerine 4" en "the indicator is red: 4 instead of 2"
        breaks settled("Efe", -2, "score - -i K5 --set points.double_colours=red", four!(r#"{"by":"Ada"}"#)):
            tr "gösterge siyah: katlanmaz" en "the indicator is black: not doubled"
        see [ScoreNormal, IndicatorOkey];

    ScoreDiziGame: tr "Dizi oyunu bitirir mi" en "Does a dizi end the game"
        tr "Dizi, aksi kararlaştırılmadıkça puanı kadar düşürür ve oyun sürer. Kimi masalarda ise dizi yapılan elde \
            kalan puanlara bakılmaz, bütün oyun orada biter."
        en "Unless agreed otherwise a dizi takes its points and the game goes on. At some tables the whole game is \
            over with it, whatever points are left."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi_game" = "false":
                tr "Dizi 16, okey atılarak 20 puan düşürür; oyunu ancak puanlar bitirir."
                en "A dizi takes 16, with an okey thrown 20; only the points end the game."
            [field(1)] at "points.dizi_game" = "true": tr "Dizi bütün oyunu bitirir." en "A dizi ends the whole game."
            elsewhere
                tr "Oyunu bitirdiği masada geride olan, diziye oynayarak her şeyi tek elde kapatabilir."
                en "Where it ends the game, a player far behind may still go for it."
        obeys settled("Nil", -16, "score - --set points.dizi_game=true", four!(r#"{"by":"Ada","dizi":true}"#)):
            tr "16 düşer, oyun da biter" en "16 are lost, and the game is over"
        breaks points("Nil", -16, four!(r#"{"by":"Ada","dizi":true}"#)):
            tr "16 düşer, 4 puanla oyun sürer" en "16 are lost, and with 4 left the game goes on"
        see [ScoreDizi, ScoreDiziOkey];

    ScorePot: tr "Çanak" en "The pot"
        tr "Çanaklı oyunda herkes ortaya aynı miktarı koyar, biten hepsini alır. Okey atarak ya da çiftten biten \
            çanağı kırar: çanağın iki katını alır."
        en "In the pot game everyone stakes the same and the winner takes the pot. An okey finish or seven pairs break \
            it (çanak kırma) and pay twice the pot."
        single_source [A.at("4, Bitme Kontrolü; 5")] in Pot
        obeys points("Ada", 60, r#"{"variant":"okey-pot","stake":10,"finish":{"by":"Ada","okey":true},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "okey atıldı: 40'lık çanağın iki katı, kendi koyduğu düşülür"
            en "an okey thrown: twice the pot of 40, less her own stakes"
        breaks points("Ada", 30, r#"{"variant":"okey-pot","stake":10,"finish":{"by":"Ada","dizi":true},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "dizi çanağı kırmaz: 40, kendi koyduğu düşülür" en "a dizi does not break the pot: 40 less her own stake"
        see [WinOkeyFinish, WinPairs];

    ClassicPartners: tr "Klasik okeyde eşler" en "Partners in the classic game"
        tr "Klasik okeyde herkes tek başına oynar. Kimi masada karşılıklı oturan ikişer oyuncu eş olur: biri bitince \
            puanlar yalnız iki rakipten düşülür, bitenin eşinden düşülmez; göstergeyi gösterenin eşinden de düşülmez. \
            Taşlar tükenirse herkesten düşülür. Eşlerin puanının nasıl tutulacağını hiçbir belge söylemez: burada her \
            oyuncunun hesabı ayrıdır, takımınki ikisinin toplamıdır."
        en "In the classic game everyone plays for themselves. At some tables the players who face each other are \
            partners: a win costs the two opponents and not the winner's partner, and a shown indicator spares the \
            partner too. When the stock runs out everyone loses. No document says how partners keep their points: here \
            each player has an account, and the team's is the sum of the two."
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F] at "classic.partners" = "off":
                tr "Bitenin dışında herkesten düşülür." en "Everyone but the winner loses."
            [F] at "classic.partners" = "on": tr "Bitenin eşinden düşülmez." en "The winner's partner loses nothing."
            elsewhere
                tr "Eşli oynanan masada bitmek üzere olan eşe işine yarayacak taş atılır."
                en "With partners, a player helps a partner who is close to winning."
        obeys settled("Nil", 0, "score - --set classic.partners=on", PARTNERS):
            tr "eşi Ada bitti" en "her partner Ada won"
        breaks unsettled("score -", PARTNERS):
            tr "bu masada herkes tek başına oynar" en "at this table everyone plays alone"
        see [ScoreNormal, ScoreIndicator, TeamMate];
}
