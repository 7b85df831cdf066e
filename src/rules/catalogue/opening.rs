//! Rules of 101 about opening.

use crate::rules::entry::{B, F, Section};

pub(super) const OPENING: Section = catalogue! {
    "101: opening" / "101: el açmak";

    OpenSeries: "Opening with series" / "Seri açmak"
        "A player may open with runs and groups (series) if the numbers on the tiles of these melds sum to at least \
            101. A sum of 101 is enough; a sum of 100 is not. An okey counts as the tile it stands for. Tiles that the \
            player adds to melds already on the table do not count."
        / "Yere açtığınız seri ve grupların toplamı en az 101 olmalıdır: 101 yeter, 100 yetmez. Okey, yerine geçtiği \
            taş kadar sayılır. Yerdeki başka perlere işlenen taş hesaba girmez."
        asked "points to open, sum to open, how much to open, 101 to open"
            / "açma barajı, açmak kaç puan, kaçla açılır, 101 açmak"
        agreed [B.at("III, Seri Açma 1-4; VIII, Diğer Önemli Kurallar 1, 3"), F] in Yuzbir
        obeys yes("open -i Y13 --variant 101 K10-13 R10-12 Y4-7 K2 K4 K8 R2 R5 R7 B1 B3 B6 B8 Y9"):
            "the melds on the rack sum to 46 + 33 + 22 = 101, so the player can open"
            / "perlerin toplamı 46 + 33 + 22 = 101, oyuncu açabilir"
        breaks no("open -i Y13 --variant 101 K10-13 R10-12 Y6-8 K2 K4 K5 R2 R5 R7 B1 B3 B6 B8 Y3 Y4"):
            "the melds on the rack sum to 46 + 33 + 21 = 100, so the player cannot open"
            / "perlerin toplamı 46 + 33 + 21 = 100, oyuncu açamaz"
        see [OpenPairs, OpenDeclared, FinishHand];

    OpenPairs: "Opening with pairs" / "Çift açmak"
        "A player may open with five or more pairs instead of series. The sum of the pairs does not matter. A pair \
            with an okey counts too."
        / "Seri açmak yerine en az beş çift de açabilirsiniz; çiftlerin toplamı önemli değildir. Okeyle yapılan çift \
            de sayılır."
        asked "pairs to open, how many pairs open, five pairs" / "kaç çift açılır, beş çift, çift açma barajı"
        agreed [B.at("III, Çift Açma 1; IX"), F] in Yuzbir
        obeys yes("pairs -i K1 --variant 101 K3-7x2 R1-12"):
            "the rack holds five pairs, two each of black 3 to 7, so the player can open"
            / "elde siyah 3'ten 7'ye kadar ikişer taş, yani beş çift var; oyuncu açabilir"
        breaks no("pairs -i K1 --variant 101 K3-6x2 R1-13 B9"):
            "the rack holds only four pairs, which are not enough to open"
            / "elde dört çift var, açmaya yetmez"
        see [PairShape, OpenNoMix, PenaltyPairs];

    OpenNoMix: "Series or pairs" / "Seri ile çift karışmaz"
        "A player opens with series (runs and groups) or with pairs, never with both. A player who opened with pairs \
            may not lay runs or groups in the same hand, but may add tiles to melds on the table."
        / "Ya seri açılır ya çift; ikisi birden açılmaz. Çift açan oyuncu o el boyunca seri ya da grup açamaz ama \
            yerdeki perlere taş işleyebilir."
        asked "series and pairs together, open with both, pairs after series"
            / "hem seri hem çift, seri açınca çift, çift açınca seri"
        single_source [B.at("III, Çift Açma 2, 5; IX")] in Yuzbir
        obeys allowed("judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --variant 101"):
            "the player opens with only series, which sum to 101" / "oyuncu yalnız seri ve grup açıyor, toplamları 101"
        breaks foul("judge opening 'K10-13 / R10-12 / Y4-7 / B3 B3' -i Y13 --variant 101"):
            "the player opens with series and also lays a pair" / "oyuncu serilerle birlikte bir de çift açıyor"
        see [OpenSeries, OpenPairs, LayoffWho];

    OpenKeepOne: "One tile stays" / "Bir taş elde kalır"
        "Every turn ends with a discard. So a player with 22 tiles may lay at most 21 of them and must keep one tile \
            to throw. A player who lays all 22 tiles must take them back but pays nothing, because this mistake is not \
            in the list of fouls."
        / "El açacağınız turda elinizde 22 taş vardır. Turun sonunda bir taş atacağınız için en çok 21 taş \
            açabilirsiniz. 22 taşın hepsini yere koyarsanız taşları geri alırsınız; buna ceza yazılmaz."
        asked "lay all tiles, lay down everything, no tile left for the discard"
            / "bütün taşları açmak, hepsini yere açmak"
        derived [B.at("V, Normal Bitme 1-4")] in Yuzbir
        obeys allowed("judge opening 'K1-13 / R1-8' -i Y13 --variant 101"):
            "the player lays 21 tiles and keeps one" / "oyuncu 21 taş açıyor, birini elinde tutuyor"
        breaks forbidden("judge opening 'K1-13 / R1-9' -i Y13 --variant 101"):
            "the player lays all 22 tiles" / "oyuncu 22 taşın hepsini yere koyuyor"
        see [FinishLastTile, TilesDeal];

    OpenRising: "A rising bar (katlamalı)" / "Yükselen açma barajı (katlamalı açış)"
        "The bar is the sum, or the number of pairs, that an opening must reach. With a rising bar (katlamalı), each \
            opening must beat the highest opening so far by at least 1. Series and pairs have separate bars: after an \
            opening with 7 pairs, the next opening with pairs needs 8. Tiles laid after the opening do not raise the \
            bar. The rising bar does not affect the multiplier of a finish."
        / "Katlamalı açışta baraj her açışla yükselir: açan oyuncu o ana kadarki en yüksek açışı en az 1 geçmelidir. \
            Seri ile çiftin barajı ayrıdır: 7 çift açıldıysa çift açmak için 8 çift gerekir. Açtıktan sonra yere \
            eklenen taşlar barajı yükseltmez. Katlamalı açışın, bitişin katsayısıyla ilgisi yoktur."
        asked "rising bar, beat the last opening, katlamali" / "katlamalı, baraj yükselmek, önceki açıştan fazla"
        contested [B.at("III, Seri Açma 1; Çift Açma 1")] in Yuzbir
            [B.at("III, Seri Açma 1; Çift Açma 1")] at "open.rising" = "off", "open.sum" = "101", "open.pairs" = "5":
                "The bar is the same for every player: a sum of 101, or five pairs."
                / "Baraj herkes için aynıdır: seri açarken toplam 101, çift açarken beş çift."
            [F] at "open.rising" = "all", "open.rising" = "opponents":
                "Each opening must beat all earlier openings or, at some tables, only those of the opponents."
                / "Her açış, önceki bütün açışları geçmelidir; kimi masada yalnız rakiplerin açışlarını geçmek yeter."
            elsewhere
                "With a rising bar, a high opening can prevent the other players from opening, and they are then \
                    charged 202. An opening with exactly 101 raises the bar only to 102."
                / "Yükselen barajda yüksek toplamla açan oyuncu, rakiplerinin açmasını önleyebilir; açamayana 202 \
                    yazılır. Tam 101'le açmak barajı yalnız 102'ye çıkarır."
        obeys allowed("judge opening 'K10-13 / R10-12 / Y5-8' -i Y13 --variant 101 --set open.rising=all \
                --highest 104"):
            "the player opens with a sum of 105, and the highest opening so far is 104"
            / "oyuncu 105'le açıyor; o ana kadarki en yüksek açış 104"
        breaks foul("judge opening 'K10-13 / R10-12 / Y5-8' -i Y13 --variant 101 --set open.rising=all --highest 105"):
            "the player opens with a sum of 105, and the highest opening so far is also 105"
            / "oyuncu 105'le açıyor; o ana kadarki en yüksek açış da 105"
        see [OpenSeries, OpenPairs, FinishMultiplier];

    OpenDeclared: "Declaring what an okey stands for" / "Açarken okeyin yerine geçtiği taşı söylemek"
        "A player who opens declares which tile each okey stands for. In the sum, each okey counts as its declared \
            tile. When the program analyses a rack, it chooses for each okey the tile that gives the highest legal \
            sum. When the program judges an opening, it uses the tiles that the player declared."
        / "Açarken okeyin hangi taşın yerine geçtiğini söylersiniz; toplam ona göre hesaplanır. Programa elinizle açıp \
            açamayacağınızı sorarsanız okey, en yüksek toplamı veren taş sayılır. Yapılan bir açışın geçerli olup \
            olmadığını sorarsanız okey, oyuncunun söylediği taş sayılır."
        asked "say what the okey stands for, declare the okey, place of an okey"
            / "okeyin yerini söylemek, okey hangi taşın yerine"
        derived in Yuzbir
        obeys allowed("judge opening 'K10-13 / R10-12 / Y4-6 O=Y7' -i Y13 --variant 101"):
            "the player declares that the okey stands for Y7, so the melds sum to 101"
            / "oyuncu okeyi Y7 diye açıyor, toplam 101"
        breaks foul("judge opening 'K10-13 / R10-12 / O=Y3 Y4-6' -i Y13 --variant 101"):
            "the player declares that the okey stands for Y3, so the melds sum to only 97"
            / "oyuncu okeyi Y3 diye açıyor, toplam yalnız 97"
        see [MeldWilds, SwapOkey];

    OpenLater: "New melds after opening" / "Açtıktan sonra yeni per"
        "In later turns, a player who opened with series may lay new runs and groups with any sum, because only the \
            opening must reach 101. A player who opened with pairs may lay only more pairs, never a run or a group."
        / "Seri açan oyuncu, sonraki turlarında toplamı ne olursa olsun yeni seri ve grup açabilir; 101 yalnız ilk \
            açışta aranır. Çift açan yalnız yeni çift açabilir; seri ya da grup açamaz."
        asked "new melds later, lay more after opening, new sets after I opened"
            / "açtıktan sonra yeni per, sonradan per açmak"
        agreed [B.at("III, Çift Açma 2, 5"), F] in Yuzbir
        obeys allowed("judge finish 'K1-3' --opened series --throw B5 -i Y13 --variant 101"):
            "a player who opened with series in an earlier turn lays a run with the sum 6 and finishes"
            / "daha önce seri açmış oyuncu, toplamı 6 olan yeni bir seriyle bitiyor"
        breaks foul("judge opening 'K1-3' --opened pairs -i Y13 --variant 101"):
            "a player who opened with pairs in an earlier turn lays a run" / "daha önce çift açmış oyuncu seri açıyor"
        see [OpenNoMix, OpenSeries, LayoffWhen];

    OpenFixed: "Melds stay as they were laid" / "Yerdeki perler bozulmaz"
        "A meld on the table may not be taken apart or rearranged. Players may only add tiles to a meld or exchange an \
            okey in it (swap.okey). A player whose opening is too low is charged 101 (foul.list). After that, the \
            player may correct the opening on the table."
        / "Yere açılan per bozulmaz, taşları başka perlere taşınmaz. Oyuncular pere yalnız taş ekleyebilir ya da \
            perdeki okeyi alabilir (swap.okey). Açışınız 101'i tutmazsa ceza yazılır; sonra açışınızı yerde \
            düzeltebilirsiniz."
        asked "rearrange melds, fix a short opening, open again, move tiles on the table"
            / "hatalı açış düzeltmek, yeniden açmak, tekrar açmak, yerdeki perleri bozmak"
        single_source [B.at("IV, Yere Açılan Perler 1, 2")] in Yuzbir
        unshown Conduct
        see [OpenSeries, LayoffUndo, FoulList];
};
