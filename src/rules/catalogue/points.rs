//! Rules about the points of a classic hand.

use crate::rules::entry::{A, D, F, Section, field};

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

pub(super) const POINTS: Section = catalogue! {
    "Classic: points" / "Klasik okey: puanlar";

    ScoreNormal: "A normal finish" / "Normal bitiş"
        "Every player starts with 20 points. After a normal finish, each player except the winner loses 2 points. The \
            game ends when a player has 0 points or less. If a winning hand can count as several kinds of finish, only \
            one of them counts: the kind that costs the other players the most points."
        / "Herkes 20 puanla başlar. Normal bitişte bitenin dışındaki her oyuncudan 2 puan düşülür. Bir oyuncunun puanı \
            0'a ya da altına inince oyun biter. Biten el birden çok bitiş türüne uyuyorsa öbür oyunculardan en çok \
            puan düşüren tür sayılır."
        asked "points for a normal win, points for winning, cost of losing"
            / "normal bitiş puanı, bitince kaç puan düşer"
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F] at "points.normal" = "2":
                "After a normal finish each other player loses 2 points."
                / "Normal bitişte diğer oyuncuların her birinden 2 puan düşülür."
            [A.at("5")]:
                "No points are deducted. The winner takes the pot (the stakes of all players)."
                / "Puan düşülmez; biten oyuncu çanağı alır."
            elsewhere
                "At a table that plays for a pot, the other players lose only their stakes."
                / "Çanaklı oyunda öbür oyuncular yalnız ortaya koyduklarını kaybeder."
        obeys points("Efe", -2, four!(r#"{"by":"Ada"}"#)):
            "Ada wins, so each other player loses 2 points" / "Ada bitti, öbürlerinin her birinden 2 puan düşülür"
        breaks points("Efe", -4, four!(r#"{"by":"Ada","okey":true}"#)):
            "Ada wins by throwing an okey, so each other player loses 4 points instead of 2"
            / "Ada okey atarak bitti, öbürlerinin her birinden 2 yerine 4 puan düşülür"
        see [ScoreOkey, ScorePairs, ScoreExhausted];

    ScoreOkey: "An okey finish" / "Okey atarak bitiş"
        "If a player wins by throwing an okey, each other player loses 4 points. A win by throwing a false joker is a \
            normal finish."
        / "Bitiş taşı okeyse diğer oyuncuların her birinden 4 puan düşülür. Sahte okey atarak biten, normal bitmiş \
            olur."
        asked "points for an okey finish, finish with an okey points" / "okey atarak bitiş puanı, okey atınca kaç puan"
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F] at "points.okey" = "4":
                "After an okey finish each other player loses 4 points."
                / "Okey atarak bitişte diğer oyuncuların her birinden 4 puan düşülür."
            [A.at("4, Bitme Kontrolü")]:
                "No points are deducted. The winner gets twice the pot (the stakes of all players)."
                / "Puan düşülmez; biten oyuncu çanağın iki katını alır."
            elsewhere
                "At a table that plays for a pot, each other player loses twice the stake."
                / "Çanaklı oyunda öbür oyuncuların her biri koyduğunun iki katını kaybeder."
        obeys points("Nil", -4, four!(r#"{"by":"Ada","okey":true}"#)):
            "Ada wins by throwing an okey" / "Ada okey atarak bitti"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            "Ada wins by throwing a false joker, which is a normal finish"
            / "Ada sahte okey atarak bitti, bu normal bitiştir"
        see [WinOkeyFinish, ScorePairsOkey, ScorePot];

    ScorePairs: "Seven pairs" / "Çiftten bitiş"
        "After a win with seven pairs, each other player loses 8 points. In the profile okey-house, which follows the \
            more common rule, each other player loses 4 points, as after an okey finish."
        / "Yedi çiftle bitilince diğer oyuncuların her birinden 8 puan düşülür. Yaygın cetvelde çiftten bitiş, okey \
            atarak bitiş gibi 4 puan düşürür."
        asked "points for seven pairs, seven pairs worth" / "çiftten bitiş puanı, yedi çift kaç puan"
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.pairs" = "8":
                "After a win with seven pairs each other player loses 8 points."
                / "Çiftten bitiş, diğer oyuncuların her birinden 8 puan düşürür."
            [F] at "points.pairs" = "4": "After a win with seven pairs each other player loses 4 points."
            / "Çiftten bitiş, diğer oyuncuların her birinden 4 puan düşürür."
            elsewhere
                "Suppose that every player starts with 20 points and one player keeps winning with seven pairs. If \
                    such a win costs each other player 8 points, the game ends after three wins. If it costs 4 points, \
                    the game ends after five."
                / "Çiftten bitişin 8 puan düşürdüğü masada bir oyuncu üç kez çiftten biterse 20 puanlık oyun biter; 4 \
                    puan düşürdüğü masada bunun için beş kez çiftten bitmesi gerekir."
        obeys points("Nil", -8, four!(r#"{"by":"Ada","pairs":true}"#)):
            "Ada wins with seven pairs" / "Ada yedi çiftle bitti"
        breaks points("Nil", -12, four!(r#"{"by":"Ada","pairs":true,"okey":true}"#)):
            "Ada wins with seven pairs and throws an okey, so each other player loses 12 points instead of 8"
            / "Ada yedi çiftle ve okey atarak bitti, öbürlerinin her birinden 8 yerine 12 puan düşülür"
        see [WinPairs, ScorePairsOkey];

    ScorePairsOkey: "Seven pairs and an okey thrown" / "Çiftten ve okey atarak bitiş"
        "If a player wins with seven pairs and throws an okey, each other player loses 12 points. In the profile \
            okey-house, which follows the more common rule, each other player loses 8 points."
        / "Yedi çiftle ve okey atarak bitilirse diğer oyuncuların her birinden 12 puan düşülür. Yaygın cetvelde 8 \
            puan düşülür."
        asked "points for pairs with an okey thrown" / "çiftten okey atarak bitiş puanı"
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.pairs_okey" = "12":
                "If a player wins with seven pairs and throws an okey, each other player loses 12 points."
                / "Çiftten ve okey atarak bitiş, diğer oyuncuların her birinden 12 puan düşürür."
            [F] at "points.pairs_okey" = "8":
                "If a player wins with seven pairs and throws an okey, each other player loses 8 points."
                / "Çiftten ve okey atarak bitiş, diğer oyuncuların her birinden 8 puan düşürür."
            elsewhere
                "In the profile okey, the points for seven pairs and for an okey finish are added (8 + 4). In the \
                    profile okey-house, the points for seven pairs are doubled (2 x 4)."
                / "Klasik cetvelde çiftten bitişle okey atmanın puanı toplanır (8 + 4), yaygın cetvelde çiftten \
                    bitişin puanı ikiye katlanır (2 x 4)."
        obeys points("Efe", -12, four!(r#"{"by":"Ada","pairs":true,"okey":true}"#)):
            "Ada wins with seven pairs and throws an okey" / "Ada yedi çiftle ve okey atarak bitti"
        breaks points("Efe", -8, four!(r#"{"by":"Ada","pairs":true}"#)):
            "Ada wins with seven pairs without throwing an okey" / "Ada yedi çiftle bitti ama okey atmadı"
        see [ScorePairs, ScoreOkey];

    ScoreDizi: "A dizi" / "Diziyle bitiş"
        "After a win with 1 to 13 and the second 1 of one colour (a dizi), each other player loses 16 points. In the \
            profile okey-house, which follows the more common rule, a dizi counts as a normal finish."
        / "Diziyle (tek renkte 1'den 13'e kadar ve ikinci 1'le) bitilince diğer oyuncuların her birinden 16 puan \
            düşülür. Yaygın cetvelde dizinin ayrı puanı yoktur, normal bitiş sayılır."
        asked "points for a dizi, dizi worth" / "dizi kaç puan, dizi puanı"
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi" = "16":
                "After a dizi each other player loses 16 points."
                / "Dizi, diğer oyuncuların her birinden 16 puan düşürür."
            [F] at "points.dizi" = "normal":
                "A dizi counts as a normal finish."
                / "Dizinin ayrı puanı yoktur, normal bitiş sayılır."
            elsewhere
                "If every player starts with 20 points and a dizi costs each other player 16, one dizi nearly ends the \
                    game."
                / "Dizinin 16 puan düşürdüğü masada bir dizi, 20 puanlık oyunu neredeyse tek başına bitirir."
        obeys points("Nil", -16, four!(r#"{"by":"Ada","dizi":true}"#)): "Ada wins with a dizi" / "Ada diziyle bitti"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            "Ada's hand is not a dizi, so she wins with a normal finish" / "Ada'nın eli dizi değil, Ada normal bitti"
        see [WinDizi, ScoreDiziOkey];

    ScoreDiziOkey: "A dizi and an okey thrown" / "Diziyle ve okey atarak bitiş"
        "If a player wins with a dizi and throws an okey, each other player loses 20 points. Every player starts with \
            20 points, so the game is over. In the profile okey-house, which follows the more common rule, this win \
            counts as an okey finish."
        / "Diziyle biten oyuncu okey de atarsa diğer oyuncuların her birinden 20 puan düşülür. Herkes 20 puanla \
            başladığı için oyun biter. Yaygın cetvelde bu, okey atarak bitiş sayılır."
        asked "points for a dizi with an okey thrown" / "okey atarak dizi kaç puan"
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi_okey" = "20", "points.start" = "20":
                "If a player wins with a dizi and throws an okey, each other player loses 20 points, and the game is \
                    over."
                / "Diziyle ve okey atarak bitiş, diğer oyuncuların her birinden 20 puan düşürür ve oyunu bitirir."
            [F] at "points.dizi_okey" = "okey":
                "A dizi with an okey thrown counts as an okey finish."
                / "Diziyle biten ve okey de atan oyuncu, yalnız okey atarak bitmiş sayılır."
            elsewhere
                "If this win counts as an okey finish, each other player loses only 4 points instead of 20."
                / "Bu bitişin okey atarak bitiş sayıldığı masada diğer oyuncuların her birinden 20 yerine yalnız 4 \
                    puan düşülür."
        obeys points("Nil", -20, four!(r#"{"by":"Ada","dizi":true,"okey":true}"#)):
            "Ada wins with a dizi and throws an okey" / "Ada diziyle ve okey atarak bitti"
        breaks points("Nil", -16, four!(r#"{"by":"Ada","dizi":true}"#)):
            "Ada wins with a dizi without throwing an okey" / "Ada diziyle bitti ama okey atmadı"
        see [ScoreDizi, ScoreOkey];

    ScoreExhausted: "The stock runs out" / "Taşlar tükenirse"
        "If the stock is empty and no player has won, every player loses 1 point. In the profile okey-house, which \
            follows the more common rule, no player loses points."
        / "Ortadaki taşlar tükenmiş ve kimse bitememişse herkesten 1 puan düşülür. Yaygın cetvelde kimseden puan \
            düşülmez."
        asked "classic no tiles left, nobody won points, stock empty points"
            / "klasik taşlar bitti, kimse bitemedi puan, kimse kazanmadı"
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.exhausted" = "1":
                "Every player loses 1 point." / "Herkesten 1 puan düşülür."
            [F] at "points.exhausted" = "0": "No player loses points." / "Kimseden puan düşülmez."
            elsewhere
                "If no player loses points when the stock runs out, a player who cannot win can safely keep the tiles \
                    that the other players need."
                / "Taşlar tükenince puan düşülmeyen masada, bitemeyeceğini anlayan oyuncu rakiplerine gereken taşları \
                    elinde tutabilir: taşlar tükenirse puan kaybetmez."
        obeys points("Ada", -1, four!("null")):
            "the stock ran out and no player won, so every player loses 1 point"
            / "taşlar tükendi, kimse bitmedi: herkesten 1 puan düşülür"
        breaks points("Ada", 0, four!(r#"{"by":"Ada"}"#)):
            "Ada won, and the winner loses nothing" / "Ada bitti: bitenden puan düşülmez"
        see [ScoreNormal, PenaltyExhausted];

    ScoreIndicator: "Showing the indicator" / "Göstergeyi göstermek"
        "The indicator has a twin: the second tile of the same colour and number. A player who holds the twin may show \
            it in their own first turn, before throwing a tile. Then each other player loses 1 point, except players \
            who have fewer than 3 points. If the twin is not shown in that turn, no player loses a point."
        / "Göstergenin eşi (aynı renk ve sayıdaki öbür taş) sizdeyse onu ilk turunuzda, taş atmadan önce \
            gösterebilirsiniz. O zaman diğer oyuncuların her birinden 1 puan düşülür; puanı 3'ün altında olandan \
            düşülmez. O turda göstermezseniz kimseden puan düşülmez."
        asked "points for showing the indicator, indicator in my hand, twin of the indicator"
            / "gösterge göstermek, gösterge bende, gösterge puanı"
        contested [D.at("Taşların Dağıtımı")] in Ladder
            [D.at("Taşların Dağıtımı")] at "points.indicator_floor" = "3":
                "Players with fewer than 3 points lose nothing." / "Puanı 3'ün altında olandan düşülmez."
            [F] at "points.indicator" = "1", "points.indicator_floor" = "none":
                "Every other player loses 1 point, even a player with fewer than 3 points."
                / "Diğer oyuncuların her birinden, puanı 3'ün altında olsa bile 1 puan düşülür."
            elsewhere
                "If players with fewer than 3 points lose 1 point too, a shown indicator can end the game."
                / "Puanı 3'ün altında olandan da düşülüyorsa bir oyuncunun göstergeyi göstermesi oyunu bitirebilir."
        obeys points("Nil", -3, r#"{"variant":"okey","finish":{"by":"Ada"},"players":[{"name":"Ada"},{"name":"Efe","shown_indicator":true},{"name":"Nil"},{"name":"Can"}]}"#):
            "Nil loses 1 point because Efe showed the indicator, and 2 points because Ada won"
            / "Nil'den, Efe göstergeyi gösterdiği için 1, Ada bittiği için 2 puan düşülür"
        breaks points("Nil", -2, four!(r#"{"by":"Ada"}"#)):
            "no player showed the indicator, so Nil loses only 2 points because Ada won"
            / "göstergeyi gösteren yok; Nil'den yalnız Ada bittiği için 2 puan düşülür"
        see [IndicatorOkey, IndicatorNone];

    IndicatorWhen: "When the indicator is shown" / "Gösterge ne zaman gösterilir"
        "The indicator's twin is the second tile of the indicator's colour and number. A player who holds the twin may \
            show it in their first turn, before throwing a tile. At some tables the player must show the twin before \
            drawing or taking their first tile. The player who starts draws no tile in the first turn, so this player \
            may show the twin until they throw a tile."
        / "Göstergenin eşi (aynı renk ve sayıdaki öbür taş) sizdeyse onu ilk turunuzda, taş atmadan önce \
            gösterirsiniz. Kimi masada, ilk taşınızı ortadan çekmeden ya da yandan almadan önce göstermeniz gerekir. \
            Oyuna başlayan oyuncu ilk turunda taş çekmez; bu yüzden göstergenin eşini taş atana kadar gösterebilir."
        asked "when to show the indicator, late to show the indicator, show the indicator before drawing"
            / "gösterge ne zaman gösterilir, göstergeyi gösterme zamanı, çekmeden göstermek"
        contested [D.at("Taşların Dağıtımı"), F] in Ladder
            [D.at("Taşların Dağıtımı"), F] at "indicator.when" = "first_turn":
                "The player may show the indicator's twin in the first turn, before the throw."
                / "Göstergenin eşi ilk turda, taş atmadan önce gösterilir."
            [F] at "indicator.when" = "before_draw":
                "The player may show the indicator's twin only before drawing their first tile."
                / "Göstergenin eşi, ilk taş çekilmeden önce gösterilir."
            elsewhere
                "If the indicator's twin must be shown before the first draw, a player who draws the twin in the \
                    first turn may not show it."
                / "Göstergenin eşini ilk taşınızı çekmeden önce göstermeniz gerekiyorsa, onu ilk turunuzda \
                    çektiğinizde gösteremezsiniz."
        obeys allowed("judge indicator R5 --drawn -i R5"):
            "the player shows the indicator's twin after the first draw and before the throw"
            / "oyuncu göstergenin eşini, ilk taşını çektikten sonra ve taş atmadan önce gösteriyor"
        breaks forbidden("judge indicator R5 --drawn -i R5 --set indicator.when=before_draw"):
            "the player shows the indicator's twin after the first draw, but at this table the twin must be shown \
                before the draw"
            / "oyuncu göstergenin eşini ilk taşını çektikten sonra gösteriyor; bu masada çekmeden önce gösterilir"
        see [ScoreIndicator, TurnOrder];

    ScoreFalseWin: "A false win" / "Yanlış bitiş"
        "A player who declares a win with an incomplete hand loses 4 points. The other players lose nothing."
        / "Eli tamam değilken \"Bittim\" diyerek ıstakasını açan oyuncudan 4 puan düşülür; diğerlerinden düşülmez."
        asked "false win, declare a win by mistake, said I won, wrong hand shown"
            / "yanlış bitiş, bitmeden bittim demek, hatalı bitme"
        single_source [field(1)] in Ladder
        obeys points("Efe", -5, r#"{"variant":"okey","finish":null,"players":[{"name":"Ada"},{"name":"Efe","fouls":["score.false-win"]},{"name":"Nil"},{"name":"Can"}]}"#):
            "Efe loses 4 points for a false win and 1 point more because the stock runs out later"
            / "Efe'den yanlış bitiş için 4, sonra taşlar tükendiği için 1 puan düşülür"
        breaks points("Nil", -1, four!("null")):
            "no player declares a false win, and the stock runs out"
            / "yanlış bitiş yok, yalnız taşlar tükendi"
        see [WinShape, FoulFlat];

    ScoreMoves: "Whose points go down" / "Kimin puanı düşer"
        "Every player starts with 20 points. A win lowers the points of the other players. The game ends when a player \
            has 0 points or less, and the player with the most points wins. At other tables a win lowers the winner's \
            own points, and the first player to reach 0 wins the game. At these tables no points change if the stock \
            runs out. A player who shows the indicator's twin lowers their own points, and a player who declares a \
            false win raises their own points."
        / "Herkes 20 puanla başlar. Bir oyuncu bitince öbürlerinin puanı düşer. Bir oyuncunun puanı 0'a ya da altına \
            inince oyun biter, en çok puanı kalan kazanır. Kimi masada ise bitenin kendi puanı düşer. Böyle bir masada \
            puanı 0'a ilk inen oyunu kazanır; taşlar tükenirse kimsenin puanı değişmez. Göstergeyi gösterenin kendi \
            puanı düşer, yanlış bitenin puanı artar."
        asked "whose points change, losers lose points, winner gains points, start with 20"
            / "puan kimden düşer, yirmi puan, puan silmek"
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F] at "points.moves" = "others":
                "After a win the points of the other players go down." / "Bitenin dışındakilerin puanı düşer."
            [field(1)] at "points.moves" = "winner":
                "After a win the winner's own points go down, and the first player to reach 0 wins."
                / "Bitenin kendi puanı düşer; puanı 0'a ilk inen kazanır."
            [field(1)]: "After a win the winner's points go up." / "Bitenin puanı artar."
            elsewhere
                "If a win lowers the winner's points, losing a hand costs nothing. If a win lowers the points of \
                    the other players, every win brings three players closer to 0."
                / "Bitenin puanının düştüğü masada eli kaybedenlerin puanı değişmez. Diğerlerinin puanının düştüğü \
                    masada her bitiş üç oyuncuyu birden 0'a yaklaştırır."
        obeys settled("Ada", -2, "score - --set points.moves=winner", four!(r#"{"by":"Ada"}"#)):
            "Ada wins, and at this table the winner's points go down" / "Ada bitti; bu masada bitenin puanı düşer"
        breaks points("Ada", 0, four!(r#"{"by":"Ada"}"#)):
            "Ada wins, and at most tables the winner's points do not change"
            / "Ada bitti; çoğu masada bitenin puanı değişmez"
        see [ScoreNormal, ScoreExhausted, ScoreFalseWin];

    ScoreColours: "Doubling colours" / "Puanı ikiye katlayan renkler"
        "At some tables the indicator's colour matters: if the indicator has one of the agreed colours, a finish costs \
            twice as many points. The points for showing the indicator's twin, for a false win and for an empty stock \
            are not doubled. Unless the players agree on colours, no colour doubles the points."
        / "Kimi masalarda göstergenin rengi puanı etkiler: gösterge, kararlaştırılan renklerden birindeyse bitişin \
            düşürdüğü puan ikiye katlanır. Gösterge gösterilince, yanlış bitişte ve taşlar tükenince düşülen puan \
            katlanmaz. Aksi kararlaştırılmadıkça hiçbir renk puanı katlamaz."
        asked "colour of the indicator doubles, red indicator, doubling colour"
            / "renkli gösterge, gösterge rengi iki kat, kırmızı gösterge"
        contested [F] in Ladder
            [F] at "points.double_colours" = "none":
                "The indicator's colour changes no points." / "Göstergenin rengi puanı değiştirmez."
            [field(1)] at "points.double_colours" = "black,red":
                "If the indicator has an agreed colour, the finish of the hand costs twice as many points."
                / "Gösterge kararlaştırılan renklerden birindeyse o elin bitişi iki kat puan düşürür."
            elsewhere
                "If two of the four colours double the points, about half of the finishes count double, so games are \
                    shorter."
                / "İki renk puanı katlıyorsa bitişlerin yaklaşık yarısı iki kat puan düşürür, oyun daha kısa sürer."
        obeys settled("Efe", -4, "score - -i R5 --set points.double_colours=red", four!(r#"{"by":"Ada"}"#)):
            "the indicator is red, so Efe loses 4 points instead of 2"
            / "gösterge kırmızı: Efe'den 2 yerine 4 puan düşülür"
        breaks settled("Efe", -2, "score - -i K5 --set points.double_colours=red", four!(r#"{"by":"Ada"}"#)):
            "the indicator is black, so Efe loses only 2 points" / "gösterge siyah: Efe'den yalnız 2 puan düşülür"
        see [ScoreNormal, IndicatorOkey];

    ScoreDiziGame: "Whether a dizi ends the game" / "Dizi oyunu bitirir mi"
        "Unless the players agree otherwise, a dizi only costs the other players points, and the game goes on. At \
            some tables a dizi ends the whole game, even if all players have points left."
        / "Aksi kararlaştırılmadıkça dizi yalnız diğer oyunculardan puan düşürür ve oyun sürer. Kimi masalarda ise \
            dizi yapılınca, kalan puanlara bakılmadan bütün oyun biter."
        asked "dizi ends the game, game over by a dizi" / "dizi oyunu bitirir, dizi yapınca oyun biter"
        contested [D.at("Puanlama")] in Ladder
            [D.at("Puanlama")] at "points.dizi_game" = "false":
                "A dizi costs the other players points. The game ends only if a player has no points left."
                / "Dizi diğer oyunculara puan kaybettirir; oyun ancak bir oyuncunun puanı tükenirse biter."
            [field(1)] at "points.dizi_game" = "true": "A dizi ends the whole game." / "Dizi bütün oyunu bitirir."
            elsewhere
                "If a dizi ends the game, a player who is far behind can still win with a dizi."
                / "Dizinin oyunu bitirdiği masada, çok geride olan bir oyuncu da diziyle oyunu kazanabilir."
        obeys settled("Nil", -16, "score - --set points.dizi_game=true", four!(r#"{"by":"Ada","dizi":true}"#)):
            "Ada wins with a dizi: each other player loses 16 points, and the game is over"
            / "Ada diziyle bitti: öbürlerinden 16 puan düşülür, oyun da biter"
        breaks points("Nil", -16, four!(r#"{"by":"Ada","dizi":true}"#)):
            "Ada wins with a dizi: each other player loses 16 points and has 4 left, so the game goes on"
            / "Ada diziyle bitti: öbürlerinden 16 puan düşülür, 4'er puanları kalır, oyun sürer"
        see [ScoreDizi, ScoreDiziOkey];

    ScorePot: "The pot" / "Çanak"
        "In the pot game every player stakes the same amount in each hand, and the winner takes the pot. If no player \
            wins, the pot stays for the next hand. A player who wins with an okey finish or seven pairs breaks the pot \
            (çanak kırma): every player pays all stakes in the pot again, and the winner gets twice the pot. No source \
            document says what happens to the pot of a hand that no player wins."
        / "Çanaklı oyunda herkes her elde ortaya aynı miktarı koyar, biten oyuncu hepsini alır. Kimse bitmezse çanak \
            sonraki ele kalır. Okey atarak ya da çiftten biten oyuncu çanağı kırar: herkes çanağa ne koyduysa bir o \
            kadar daha öder, biten oyuncu çanağın iki katını alır. Kimsenin bitmediği elin çanağının ne olacağını \
            hiçbir kaynak belge söylemez."
        asked "pot, who gets the pot, stake, ante" / "çanak, ortadaki para, kasa"
        single_source [A.at("4, Bitme Kontrolü; 5")] in Pot
        obeys points("Ada", 60, r#"{"variant":"okey-pot","stake":10,"finish":{"by":"Ada","okey":true},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "every player stakes 10, and Ada wins by throwing an okey, so each of the other three players pays her 20"
            / "herkes 10 koydu, Ada okey attı: çanak kırılır, öbür üç oyuncunun her biri Ada'ya 20 öder"
        breaks points("Ada", 30, r#"{"variant":"okey-pot","stake":10,"finish":{"by":"Ada","dizi":true},"players":[{"name":"Ada"},{"name":"Efe"},{"name":"Nil"},{"name":"Can"}]}"#):
            "every player stakes 10, and a dizi does not break the pot, so each of the other three players pays Ada 10"
            / "herkes 10 koydu; dizi çanağı kırmaz, öbür üç oyuncunun her biri Ada'ya 10 öder"
        see [WinOkeyFinish, WinPairs];

    ClassicPartners: "Partners in the classic game" / "Klasik okeyde eşler"
        "In the classic game every player plays alone. At some tables the players who face each other are partners. \
            After a win only the two opponents lose points; the winner's partner loses nothing. If a player shows the \
            indicator's twin, their partner loses nothing either. If the stock runs out, all four players lose points. \
            No source document says how to write down the points of partners. This program keeps separate points for \
            each player. The points of a team are the sum of its two players' points."
        / "Klasik okeyde herkes tek başına oynar. Kimi masada karşılıklı oturan ikişer oyuncu eş olur: biri bitince \
            yalnız iki rakipten puan düşülür, bitenin eşinden düşülmez. Göstergeyi gösterenin eşinden de düşülmez. \
            Taşlar tükenirse herkesten düşülür. Eşlerin puanının nasıl yazılacağını hiçbir kaynak belge söylemez. Bu \
            program her oyuncunun puanını ayrı tutar; takımın puanı ikisinin toplamıdır."
        asked "partners in the classic game, classic teams, pairs of partners pay classic"
            / "klasik eşli, klasikte eşli oynamak, eşim bitti klasik"
        contested [D.at("Puanlama"), F] in Ladder
            [D.at("Puanlama"), F] at "classic.partners" = "off":
                "Every player except the winner loses points." / "Bitenin dışında herkesten puan düşülür."
            [F] at "classic.partners" = "on":
                "The winner's partner loses nothing." / "Bitenin eşinden puan düşülmez."
            elsewhere
                "If the game is played with partners, only two players lose points after a win, instead of three."
                / "Eşli oynanan masada biri bitince üç değil, yalnız iki oyuncudan puan düşülür."
        obeys settled("Nil", 0, "score - --set classic.partners=on", PARTNERS):
            "Nil's partner Ada won, so Nil loses nothing" / "Nil'in eşi Ada bitti, Nil'den puan düşülmez"
        breaks unsettled("score -", PARTNERS):
            "the sheet names teams, but at this table every player plays alone"
            / "yazbozda takımlar var, ama bu masada herkes tek başına oynar"
        see [ScoreNormal, ScoreIndicator, TeamMate];
};
