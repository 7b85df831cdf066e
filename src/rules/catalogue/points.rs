//! Rules about the points of a classic hand.

use crate::rules::entry::{A, D, F, field};

/// Creates the JSON of a classic hand with four players. `$finish` is the JSON of the finish.
macro_rules! four {
    ($finish:literal) => {
        concat!(
            r#"{"variant":"okey","finish":"#,
            $finish,
            r#","players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#
        )
    };
}

/// The JSON of a classic hand played by two teams.
const PARTNERS: &str = r#"{"variant":"okey","finish":{"by":"Ada"},"players":[{"name":"Ada","team":"A"},{"name":"Efe","team":"B"},{"name":"Nil","team":"A"},{"name":"Can","team":"B"}]}"#;

catalogue! {
    tr "Klasik okey: puanlar" en "Classic: points";

    ScoreNormal: tr "Normal bitiş" en "A normal finish"
        tr "Herkes 20 puanla başlar. Normal bitişte bitenin dışındaki her oyuncudan 2 puan düşülür. Bir oyuncunun \
            puanı 0'a ya da altına inince oyun biter. Bir el birden çok biçimde okunabiliyorsa bitene en çok \
            kazandıranı sayılır."
        en "Every player starts with 20 points. After a normal finish, each player except the winner loses 2 points. \
            The game ends when a player has 0 points or less. If a winning hand can be laid out as several kinds of \
            finish, the kind that costs the other players the most points counts."
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F]:
                tr "Normal bitişte diğer oyuncuların her birinden 2 puan düşülür."
                en "After a normal finish each other player loses 2 points."
            [A.at("5")]:
                tr "Puan düşülmez; biten oyuncu çanağı alır." en "The players lose no points; the winner takes the pot."
            elsewhere
                tr "Çanaklı oyunda kaybedenler yalnız ortaya koyduklarını kaybeder; ellerinde kalan taşlara bakılmaz."
                en "At a table that plays for a pot, the other players lose only their stakes."
        obeys points("Efe", -2, four!(r#"{"by":"Ada"}"#)):
            tr "Ada bitti, öbürlerinin her birinden 2 düşülür" en "Ada wins, so each other player loses 2 points"
        breaks points("Efe", -4, four!(r#"{"by":"Ada","okey":true}"#)):
            tr "Ada okey atarak bitti, öbürlerinin her birinden 2 yerine 4 puan düşülür"
            en "Ada wins by throwing an okey, so each other player loses 4 points instead of 2"
        see [ScoreOkey, ScorePairs, ScoreExhausted];

    ScoreOkey: tr "Okey atarak bitiş" en "An okey finish"
        tr "Bitiş taşı okeyse diğer oyuncuların her birinden 4 puan düşülür. Sahte okey atarak biten, normal bitmiş \
            olur."
        en "If the finishing tile is an okey, each other player loses 4 points. Throwing a false joker is not an okey \
            finish but a normal finish."
        agreed [D.at("Puanlama"), F] in Ladder
        obeys points("Nil", -4, four!(r#"{"by":"Ada","okey":true}"#)):
            tr "Ada okey atarak bitti" en "Ada wins by throwing an okey"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            tr "Ada sahte okey attı, normal bitmiş oldu"
            en "Ada wins by throwing a false joker, which is a normal finish"
        see [WinOkeyFinish, ScorePairsOkey, ScorePot];

    ScorePairs: tr "Çiftten bitiş" en "Seven pairs"
        tr "Yedi çiftle bitilince diğer oyuncuların her birinden 8 puan düşülür. Yaygın cetvelde çiftten bitiş, okey \
            atarak bitiş gibi 4 puandır."
        en "After a win with seven pairs, each other player loses 8 points. In the more common variant okey-house \
            each other player loses 4 points, as after an okey finish."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.pairs" = "8":
                tr "Çiftten bitiş 8 puandır."
                en "Seven pairs cost each other player 8 points."
            [F] at "points.pairs" = "4": tr "Çiftten bitiş 4 puandır." en "Seven pairs cost each other player 4 points."
            elsewhere
                tr "8 puan sayılan masada 20 puan üç çiftten bitişle tükenir; bir çiftten bitiş dört normal bitiş \
                    kadardır."
                en "If seven pairs cost each other player 8 points, three such wins by one player end a game of 20 \
                    points. One win with seven pairs costs as much as four normal finishes."
        obeys points("Nil", -8, four!(r#"{"by":"Ada","pairs":true}"#)):
            tr "Ada yedi çiftle bitti" en "Ada wins with seven pairs"
        breaks points("Nil", -12, four!(r#"{"by":"Ada","pairs":true,"okey":true}"#)):
            tr "Ada okey de attı: bu bitiş 8 değil 12 puandır"
            en "Ada wins with seven pairs and throws an okey, so each other player loses 12 points instead of 8"
        see [WinPairs, ScorePairsOkey];

    ScorePairsOkey: tr "Çiftten, okey atarak bitiş" en "Seven pairs and an okey thrown"
        tr "Yedi çiftle ve okey atarak bitilirse diğer oyuncuların her birinden 12 puan düşülür. Yaygın cetvelde 8 \
            puan düşülür."
        en "If a player wins with seven pairs and throws an okey, each other player loses 12 points. In the more \
            common variant okey-house each other player loses 8 points."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.pairs_okey" = "12":
                tr "Çiftten, okey atarak bitiş 12 puandır."
                en "Seven pairs with an okey thrown cost each other player 12 points."
            [F] at "points.pairs_okey" = "8":
                tr "Çiftten, okey atarak bitiş 8 puandır."
                en "Seven pairs with an okey thrown cost each other player 8 points."
            elsewhere
                tr "Klasik cetvelde çiftin ve okeyin puanı toplanır (8 + 4), yaygın cetvelde çiftin puanı ikiye \
                    katlanır (4 x 2)."
                en "The variant okey adds the points for seven pairs and for the okey finish (8 + 4). The variant \
                    okey-house doubles the points for seven pairs (2 x 4)."
        obeys points("Efe", -12, four!(r#"{"by":"Ada","pairs":true,"okey":true}"#)):
            tr "Ada yedi çiftle ve okey atarak bitti" en "Ada wins with seven pairs and throws an okey"
        breaks points("Efe", -8, four!(r#"{"by":"Ada","pairs":true}"#)):
            tr "Ada yedi çiftle bitti ama okey atmadı" en "Ada wins with seven pairs without throwing an okey"
        see [ScorePairs, ScoreOkey];

    ScoreDizi: tr "Diziyle bitiş" en "A dizi"
        tr "Tek renkte 1'den 13'e sıralanıp ikinci 1'le tamamlanan el, yani dizi, diğer oyuncuların her birinden 16 \
            puan düşürür. Yaygın cetvelde dizinin ayrı puanı yoktur, normal bitiş sayılır."
        en "After a win with 1 to 13 and the second 1 of one colour (a dizi), each other player loses 16 points. In \
            the more common variant okey-house a dizi counts as a normal finish."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi" = "16":
                tr "Dizi 16 puandır."
                en "A dizi costs each other player 16 points."
            [F] at "points.dizi" = "normal":
                tr "Dizinin ayrı puanı yoktur, normal bitiş sayılır."
                en "A dizi counts as a normal finish."
            elsewhere
                tr "16 puan sayılan masada bir dizi, 20 puanlık oyunu neredeyse tek başına bitirir."
                en "If a dizi costs each other player 16 points, one dizi nearly ends a game of 20 points."
        obeys points("Nil", -16, four!(r#"{"by":"Ada","dizi":true}"#)): tr "Ada diziyle bitti" en "Ada wins with a dizi"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            tr "Ada'nın eli dizi değil, normal bitti" en "Ada's hand is not a dizi, so she wins with a normal finish"
        see [WinDizi, ScoreDiziOkey];

    ScoreDiziOkey: tr "Diziyle, okey atarak bitiş" en "A dizi and an okey thrown"
        tr "Diziyle biten oyuncu okey de atarsa diğer oyuncuların her birinden 20 puan düşülür. Bu, başlangıç puanının \
            tamamıdır; oyun biter. Yaygın cetvelde okey atarak bitiş kadar düşülür."
        en "If a player wins with a dizi and throws an okey, each other player loses 20 points. Every player starts \
            with 20 points, so the game is over. In the more common variant okey-house this win counts as an okey \
            finish."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi_okey" = "20":
                tr "Diziyle, okey atarak bitiş 20 puandır ve oyunu bitirir."
                en "A dizi with an okey thrown costs each other player 20 points and ends the game."
            [F] at "points.dizi_okey" = "okey":
                tr "Dizi sayılmaz, okey atarak bitiş kadardır."
                en "A dizi with an okey thrown counts as an okey finish."
            elsewhere
                tr "20 puan sayılan masada hiçbir bitiş bundan fazlasını düşürmez."
                en "If a dizi with an okey thrown costs 20 points, no other finish costs more."
        obeys points("Nil", -20, four!(r#"{"by":"Ada","dizi":true,"okey":true}"#)):
            tr "Ada diziyle ve okey atarak bitti" en "Ada wins with a dizi and throws an okey"
        breaks points("Nil", -16, four!(r#"{"by":"Ada","dizi":true}"#)):
            tr "Ada diziyle bitti ama okey atmadı" en "Ada wins with a dizi without throwing an okey"
        see [ScoreDizi, ScoreOkey];

    ScoreExhausted: tr "Taşlar tükenirse" en "The stock runs out"
        tr "Ortadaki taşlar tükenmiş ve kimse bitememişse herkesten 1 puan düşülür. Yaygın cetvelde kimseden puan \
            düşülmez."
        en "If the stock is empty and no player has won, every player loses 1 point. In the more common variant \
            okey-house no player loses points."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.exhausted" = "1":
                tr "Herkesten 1 puan düşülür." en "Every player loses 1 point."
            [F] at "points.exhausted" = "0": tr "Kimseden puan düşülmez." en "No player loses points."
            elsewhere
                tr "Puan düşülmeyen masada bitemeyeceğini anlayan oyuncu, rakiplerine gereken taşları elinde tutabilir."
                en "If no player loses points when the stock runs out, a player who cannot win may keep the tiles \
                    that the other players need."
        obeys points("Ada", -1, four!("null")):
            tr "taşlar tükendi, kimse bitmedi: herkesten 1 puan düşülür"
            en "the stock ran out and no player won, so every player loses 1 point"
        breaks points("Ada", 0, four!(r#"{"by":"Ada"}"#)):
            tr "Ada bitti: bitenden puan düşülmez" en "Ada won, and the winner loses nothing"
        see [ScoreNormal, PenaltyExhausted];

    ScoreIndicator: tr "Göstergeyi göstermek" en "Showing the indicator"
        tr "Göstergenin eşi sizdeyse ilk turunuzda, taş atmadan önce gösterebilirsiniz; diğer oyuncuların her birinden \
            1 puan düşülür. Puanı 3'ün altında olandan düşülmez. O turda gösterilmezse puan düşülmez."
        en "The indicator has a twin: the second tile of the same colour and number. A player who holds the twin may \
            show it in their own first turn, before the throw. Then each other player loses 1 point, except players \
            who have fewer than 3 points. If the player does not show the twin in that turn, no player loses a point."
        contested [D.at("Taşların Dağıtımı")] in Ladder
            [D.at("Taşların Dağıtımı")] at "points.indicator_floor" = "3":
                tr "Puanı 3'ün altında olandan düşülmez." en "Players with fewer than 3 points lose nothing."
            [F] at "points.indicator_floor" = "none":
                tr "Herkesten düşülür."
                en "Every other player loses 1 point, even a player with fewer than 3 points."
            elsewhere
                tr "Puanı 3'ün altında olandan da düşülüyorsa oyun, gösterge gösterilince de bitebilir."
                en "If players with fewer than 3 points lose 1 point too, showing the indicator can end a game."
        obeys points("Nil", -3, r#"{"variant":"okey","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe","shown_indicator":true},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Nil'den, Efe göstergeyi gösterdiği için 1, Ada bittiği için 2 puan düşülür"
            en "Nil loses 1 point because Efe showed the indicator, and 2 points because Ada won"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            tr "göstergeyi gösteren yok; Nil'den yalnız Ada'nın bitişi için 2 puan düşülür"
            en "no player showed the indicator, so Nil loses only 2 points because Ada won"
        see [IndicatorOkey, IndicatorNone];

    IndicatorWhen: tr "Gösterge ne zaman gösterilir" en "When the indicator is shown"
        tr "Göstergenin eşi elinde olan oyuncu onu ilk turunda, taşını atmadan önce gösterir. Kimi masada ilk taşını \
            çekmeden ya da yandan almadan göstermelidir; oyuna başlayan taş çekmediği için taş atana kadar \
            gösterebilir."
        en "A player who holds the second tile of the indicator's colour and number (the indicator's twin) shows it \
            in their first turn, before the throw. At some tables the player must show the indicator's twin before \
            drawing or taking their first tile. The player who starts draws no tile in the first turn, so this player \
            may show the indicator's twin until they throw a tile."
        contested [D.at("Taşların Dağıtımı"), F] in Ladder
            [D.at("Taşların Dağıtımı"), F] at "indicator.when" = "first_turn":
                tr "İlk turda, taş atmadan gösterilir."
                en "The player shows the indicator's twin in the first turn, before the throw."
            [F] at "indicator.when" = "before_draw":
                tr "İlk taş çekilmeden gösterilir."
                en "The player shows the indicator's twin before drawing their first tile."
            elsewhere
                tr "Çekmeden gösterilen masada, ilk turda çekilen eş gösterilemez."
                en "If the indicator's twin must be shown before the first draw, a player who draws the twin in the \
                    first turn may not show it."
        obeys allowed("judge indicator R5 --drawn -i R5"):
            tr "göstergeyi ilk taşını çektikten sonra, taş atmadan gösterdi"
            en "the player shows the indicator's twin after the first draw and before the throw"
        breaks forbidden("judge indicator R5 --drawn -i R5 --set indicator.when=before_draw"):
            tr "göstergeyi ilk taşını çektikten sonra gösterdi; bu masada çekmeden göstermeliydi"
            en "the player shows the indicator's twin after the first draw, but this table requires it before the draw"
        see [ScoreIndicator, TurnOrder];

    ScoreFalseWin: tr "Yanlış bitiş" en "A false win"
        tr "Eli tamam değilken bittim diyerek ıstakasını açan oyuncudan 4 puan düşülür; diğerlerinden puan düşülmez."
        en "A player who declares a win with an incomplete hand loses 4 points. The other players lose nothing."
        single_source [field(1)] in Ladder
        obeys points("Efe", -5, r#"{"variant":"okey","finish":null,"players":[{"name":"Ada"},{"name":"Efe","fouls":["score.false-win"]},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Efe'den yanlış bitiş için 4, sonra taşlar tükendiği için 1 puan düşülür"
            en "Efe loses 4 points for a false win, and 1 point because the stock then runs out"
        breaks points("Nil", -1, four!("null")):
            tr "yanlış bitiş yok, yalnız taşlar tükendi"
            en "no player declares a false win, and the stock runs out"
        see [WinShape, FoulFlat];

    ScoreMoves: tr "Kimin puanı düşer" en "Whose points go down"
        tr "Herkes 20 puanla başlar. El bitince bitenin dışındakilerin puanı düşer. Bir oyuncunun puanı 0'a ya da \
            altına inince oyun biter, en çok puanı kalan kazanır. Kimi masada tersine, bitenin kendi puanı düşer: \
            puanı ilk biten oyuncu oyunu kazanır; taşlar tükenirse kimsenin puanı değişmez."
        en "Every player starts with 20 points. A win lowers the points of the other players. The game ends when a \
            player has 0 points or less, and the player with the most points wins. At other tables a win lowers the \
            winner's own points: the first player to reach 0 wins the game, and a hand without a winner changes no \
            points."
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F] at "points.moves" = "others":
                tr "Bitenin dışındakilerin puanı düşer." en "After a win the points of the other players go down."
            [field(1)] at "points.moves" = "winner":
                tr "Bitenin kendi puanı düşer; puanı ilk biten oyuncu kazanır."
                en "After a win the winner's own points go down, and the first player to reach 0 wins."
            [field(1)]: tr "Bitenin puanı artar." en "After a win the winner's points go up."
            elsewhere
                tr "Bitenin puanı düşen masada bir eli kaybetmek puan götürmez. Diğerlerinin puanı düşen masada her \
                    bitiş üç oyuncuyu birden sona yaklaştırır."
                en "If a win lowers the winner's points, losing a hand costs nothing. If a win lowers the points of \
                    the other players, every win brings three players closer to 0."
        obeys settled("Ada", -2, "score - --set points.moves=winner", four!(r#"{"by":"Ada"}"#)):
            tr "Ada bitti; bu masada bitenin puanı düşer" en "Ada wins, and at this table the winner's points go down"
        breaks points("Ada", 0, four!(r#"{"by":"Ada"}"#)):
            tr "Ada bitti; çoğu masada bitenin puanı değişmez"
            en "Ada wins, and at most tables the winner's points do not change"
        see [ScoreNormal, ScoreExhausted, ScoreFalseWin];

    ScoreColours: tr "Eli ikiye katlayan renkler" en "Doubling colours"
        tr "Kimi masalarda göstergenin rengi de sayılır: gösterge, kararlaştırılan renklerden birindeyse bitişin \
            düşürdüğü puan ikiye katlanır. Göstergeyi göstermenin, yanlış bitişin ve taşların tükenmesinin puanı \
            katlanmaz. Aksi kararlaştırılmadıkça hiçbir renk katlamaz."
        en "At some tables the indicator's colour counts: if it is one of the agreed colours, a finish costs twice as \
            many points. The points for a shown indicator, a false win and an empty stock are not doubled. If the \
            players have agreed on no colours, no colour doubles the points."
        contested [F] in Ladder
            [F] at "points.double_colours" = "none":
                tr "Göstergenin rengi puanı değiştirmez." en "The indicator's colour changes no points."
            [field(1)] at "points.double_colours" = "black,red":
                tr "Göstergesi kararlaştırılan renkte olan elde puanlar iki kat düşer."
                en "If the indicator has an agreed colour, the finish of the hand costs twice as many points."
            elsewhere
                tr "İki renk katlıyorsa ellerin yarısında puan iki kat düşer, oyun daha kısa sürer."
                en "If two colours double the points, half of the hands count double, so the game is shorter."
        obeys settled("Efe", -4, "score - -i R5 --set points.double_colours=red", four!(r#"{"by":"Ada"}"#)):
            tr "gösterge kırmızı: Efe'den 2 yerine 4 puan düşülür"
            en "the indicator is red, so Efe loses 4 points instead of 2"
        breaks settled("Efe", -2, "score - -i K5 --set points.double_colours=red", four!(r#"{"by":"Ada"}"#)):
            tr "gösterge siyah: puan katlanmaz" en "the indicator is black, so Efe loses only 2 points"
        see [ScoreNormal, IndicatorOkey];

    ScoreDiziGame: tr "Dizi oyunu bitirir mi" en "Does a dizi end the game"
        tr "Aksi kararlaştırılmadıkça dizi kendi puanını düşürür ve oyun sürer. Kimi masalarda ise dizi yapılınca, \
            kalan puanlara bakılmadan bütün oyun biter."
        en "Unless the players agree otherwise, a dizi only costs the other players points, and the game goes on. At \
            some tables a dizi ends the whole game, even if all players have points left."
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi_game" = "false":
                tr "Dizi 16, okey atılarak 20 puan düşürür; oyunu ancak puanlar bitirir."
                en "A dizi costs each other player 16 points, or 20 with an okey thrown. It ends the game only if a \
                    player has no points left."
            [field(1)] at "points.dizi_game" = "true": tr "Dizi bütün oyunu bitirir." en "A dizi ends the whole game."
            elsewhere
                tr "Dizinin oyunu bitirdiği masada geride olan oyuncu, diziye oynayıp oyunu tek elde kazanabilir."
                en "If a dizi ends the game, a player who is far behind can still win with a dizi."
        obeys settled("Nil", -16, "score - --set points.dizi_game=true", four!(r#"{"by":"Ada","dizi":true}"#)):
            tr "Ada diziyle bitti: öbürlerinden 16 puan düşülür, oyun da biter"
            en "Ada wins with a dizi: each other player loses 16 points, and the game is over"
        breaks points("Nil", -16, four!(r#"{"by":"Ada","dizi":true}"#)):
            tr "Ada diziyle bitti: öbürlerinden 16 puan düşülür, 4'er puanları kalır, oyun sürer"
            en "Ada wins with a dizi: each other player loses 16 points and has 4 left, so the game goes on"
        see [ScoreDizi, ScoreDiziOkey];

    ScorePot: tr "Çanak" en "The pot"
        tr "Çanaklı oyunda herkes ortaya aynı miktarı koyar, biten oyuncu hepsini alır. Okey atarak ya da çiftten \
            biten çanağı kırar: çanağın iki katını alır."
        en "In the pot game every player stakes the same amount, and the winner takes the pot. A winner with an okey \
            finish or seven pairs breaks the pot (çanak kırma) and gets twice the pot."
        single_source [A.at("4, Bitme Kontrolü; 5")] in Pot
        obeys points("Ada", 60, r#"{"variant":"okey-pot","stake":10,"finish":{"by":"Ada","okey":true},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "Ada okey attı: 40'lık çanağın iki katını alır, kendi koyduğu 20 düşülür"
            en "Ada threw an okey, so she gets twice the pot of 40, minus her own doubled stake of 20"
        breaks points("Ada", 30, r#"{"variant":"okey-pot","stake":10,"finish":{"by":"Ada","dizi":true},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            tr "dizi çanağı kırmaz: Ada 40 alır, kendi koyduğu 10 düşülür"
            en "a dizi does not break the pot, so Ada gets the pot of 40, minus her own stake of 10"
        see [WinOkeyFinish, WinPairs];

    ClassicPartners: tr "Klasik okeyde eşler" en "Partners in the classic game"
        tr "Klasik okeyde herkes tek başına oynar. Kimi masada karşılıklı oturan ikişer oyuncu eş olur: biri bitince \
            yalnız iki rakipten puan düşülür, bitenin eşinden düşülmez. Göstergeyi gösterenin eşinden de düşülmez. \
            Taşlar tükenirse herkesten düşülür. Eşlerin puanının nasıl tutulacağını hiçbir belge söylemez: bu \
            programda her oyuncunun hesabı ayrıdır, takımın puanı ikisinin toplamıdır."
        en "In the classic game every player plays alone. At some tables the players who face each other are partners. \
            After a win only the two opponents lose points; the winner's partner loses nothing. If a player shows the \
            indicator, their partner loses nothing either. If the stock runs out, every player loses points. No \
            document says how partners keep their points. This program keeps an account for each player, and the \
            points of a team are the sum of both accounts."
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F] at "classic.partners" = "off":
                tr "Bitenin dışında herkesten puan düşülür." en "Every player except the winner loses points."
            [F] at "classic.partners" = "on":
                tr "Bitenin eşinden puan düşülmez." en "The winner's partner loses nothing."
            elsewhere
                tr "Eşli oynanan masada oyuncu, bitmek üzere olan eşine yardım eder."
                en "With partners, a player helps a partner who is close to winning."
        obeys settled("Nil", 0, "score - --set classic.partners=on", PARTNERS):
            tr "Nil'in eşi Ada bitti, Nil'den puan düşülmez" en "Nil's partner Ada won, so Nil loses nothing"
        breaks unsettled("score -", PARTNERS):
            tr "yazbozda takımlar var, ama bu masada herkes tek başına oynar"
            en "the sheet names teams, but at this table every player plays alone"
        see [ScoreNormal, ScoreIndicator, TeamMate];
}
