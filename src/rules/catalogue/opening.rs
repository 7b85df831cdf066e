//! 101: opening.

use crate::rules::source::{B, F};

catalogue! {
    tr "101: el açmak" en "101: opening";

    OpenSeries: tr "Seri açmak" en "Opening with series"
        tr "Yere yeni açılan seri ve gruplardaki sayıların toplamı en az 101 olmalıdır: 101 açar, 100 açmaz. Okey, \
            yerine geçtiği taş kadar sayılır; başkasının perine işlenen taş hesaba girmez."
        en "The runs and groups newly laid must sum to at least 101: exactly 101 opens, 100 does not. An okey counts \
            as the tile it stands for; tiles laid off on other melds never count."
        agreed [B.at("III, Seri Açma 1-4; VIII, Diğer Önemli Kurallar 1, 3"), F] in Yuzbir
        obeys yes("open -i Y13 --variant 101 K10-13 R10-12 Y4-7 K2 K4 K8 R2 R5 R7 B1 B3 B6 B8 Y9"):
            tr "46 + 33 + 22 = 101" en "46 + 33 + 22 = 101"
        breaks no("open -i Y13 --variant 101 K10-13 R10-12 Y6-8 K2 K4 K5 R2 R5 R7 B1 B3 B6 B8 Y3 Y4"):
            tr "46 + 33 + 21 = 100" en "46 + 33 + 21 = 100"
        see [OpenPairs, OpenDeclared, FinishHand];

    OpenPairs: tr "Çift açmak" en "Opening with pairs"
        tr "Seri açmak yerine en az beş çift de açılabilir; çiftlerin toplamının önemi yoktur. Okeyle yapılan çift de \
            sayılır."
        en "Instead of series, five pairs or more open; what they sum to does not matter. A pair made with an okey \
            counts."
        agreed [B.at("III, Çift Açma 1; IX"), F] in Yuzbir
        obeys yes("pairs -i K1 --variant 101 K3-7x2 R1-12"):
            tr "siyah 3'ten 7'ye beş çift" en "five pairs, black 3 to 7"
        breaks no("pairs -i K1 --variant 101 K3-6x2 R1-13 B9"): tr "dört çift yetmez" en "four pairs are not enough"
        see [PairShape, OpenNoMix, PenaltyPairs];

    OpenNoMix: tr "Seri ile çift karışmaz" en "Series or pairs"
        tr "Ya seri açılır ya çift; ikisi birden açılmaz. Çift açan, o el boyunca kendi seri ve gruplarını açamaz ama \
            yerdeki perlere işleyebilir."
        en "A player opens with series or with pairs, never with both. Who opened with pairs lays no runs or groups of \
            their own for the rest of the hand, but may lay off on those on the table."
        single_source [B.at("III, Çift Açma 2, 5; IX")] in Yuzbir
        obeys allowed("judge opening 'K10-13 / R10-12 / Y4-7' -i Y13 --variant 101"):
            tr "yalnız seriler, toplam 101" en "series alone, 101 in all"
        breaks foul("judge opening 'K10-13 / R10-12 / Y4-7 / B3 B3' -i Y13 --variant 101"):
            tr "serilerin yanında bir çift" en "a pair beside the series"
        see [OpenSeries, OpenPairs, LayoffWho];

    OpenKeepOne: tr "Bir taş elde kalır" en "One tile stays"
        tr "Her sıra bir taş atarak kapanır. Bu yüzden 22 taşın en çok 21'i yere konabilir; son taş atılmak için elde \
            kalmalıdır. Onu da koyan geri alır; bu, ceza sayılanlar arasında değildir."
        en "Every turn ends with a discard. So a hand of 22 lays at most 21 tiles on the table; the last one stays to \
            be thrown. Who lays it too takes the tiles back; the list of fouls does not name it."
        derived [B.at("V, Normal Bitme 1-4")] in Yuzbir
        obeys allowed("judge opening 'K1-13 / R1-8' -i Y13 --variant 101"):
            tr "21 taş yerde, biri elde" en "21 tiles laid, one kept"
        breaks forbidden("judge opening 'K1-13 / R1-9' -i Y13 --variant 101"):
            tr "22 taşın hepsi yerde" en "all 22 tiles laid"
        see [FinishLastTile, TilesDeal];

    OpenRising: tr "Yükselen açma barajı (katlamalı açış)" en "A rising bar (katlamalı)"
        tr "Katlamalı açışta baraj her açışla yükselir: sonraki oyuncu o ana kadarki en yüksek açışı en az 1 \
            geçmelidir. Seri ve çift ayrı yürür: 7 çift açıldıysa çift açmak için 8 çift gerekir. Açtıktan sonra yere \
            eklenenler barajı yükseltmez. Buradaki katlamalı, bitişin katlanması değildir."
        en "Where openings rise (katlamalı), each must beat the highest so far by at least 1. Series and pairs have \
            ladders of their own: after an opening of 7 pairs it takes 8 to open with pairs. Later additions do not \
            raise the bar. This katlamalı is not the multiplying of finishes."
        contested [B.at("III, Seri Açma 1; Çift Açma 1")] in Yuzbir
            [B.at("III, Seri Açma 1; Çift Açma 1")] at "open.rising" = "off":
                tr "Baraj herkes için hep 101'dir (çiftte beş)."
                en "The bar is 101 (or five pairs) for everyone, always."
            [F] at "open.rising" = "all", "open.rising" = "opponents":
                tr "Katlamalı masalarda her açış öncekini geçmelidir; kimi masada yalnız rakiplerinkini."
                en "At katlamalı tables each opening must beat the ones before, at some only those of the opponents."
            elsewhere
                tr "Yükselen barajda yüksek açmak rakibi 202'de bırakır; erken ve tam 101'le açmanın değeri azalır."
                en "Under a rising bar a high opening can strand the others at 202, and opening early on a bare 101 is \
                    worth less."
        obeys allowed("judge opening 'K10-13 / R10-12 / Y5-8' -i Y13 --variant 101 --set open.rising=all \
                --highest 104"):
            tr "105, 104'ü geçer" en "105 beats 104"
        breaks foul("judge opening 'K10-13 / R10-12 / Y5-8' -i Y13 --variant 101 --set open.rising=all --highest 105"):
            tr "105, 105'i geçmez" en "105 does not beat 105"
        see [OpenSeries, OpenPairs, FinishMultiplier];

    OpenDeclared: tr "Yerdeki okeyin yeri" en "The declared place of an okey"
        tr "Açarken okeyin hangi taşın yerine geçtiği söylenir ve toplam ona göre hesaplanır. Çözümleme okeyi en \
            yüksek toplamı verecek yere koyar; hakem ise sahibinin bildirdiği yere bakar."
        en "A player who opens says what each okey stands for, and the sum follows from that. An analysis puts the \
            okey where the legal sum is highest; a ruling goes by the place declared."
        derived in Yuzbir
        obeys allowed("judge opening 'K10-13 / R10-12 / Y4-6 O=Y7' -i Y13 --variant 101"):
            tr "okey Y7 diye bildirildi: 101" en "the okey is declared Y7: 101"
        breaks foul("judge opening 'K10-13 / R10-12 / O=Y3 Y4-6' -i Y13 --variant 101"):
            tr "okey Y3 diye bildirildi: 97" en "the okey is declared Y3: 97"
        see [MeldWilds, SwapOkey];

    OpenLater: tr "Açtıktan sonra yeni per" en "New melds after opening"
        tr "Seri açan, sonraki sıralarında toplamı ne olursa olsun yeni seri ve grup açabilir; 101 yalnız ilk açış \
            için aranır. Çift açan yalnız yeni çift koyabilir, seri ya da grup açamaz."
        en "Who opened with series may lay new runs and groups in later turns, whatever they sum to; the 101 is asked \
            of the opening alone. Who opened with pairs may lay further pairs only, never a run or a group."
        agreed [B.at("III, Çift Açma 2, 5"), F] in Yuzbir
        obeys allowed("judge finish 'K1-3' --opened series --throw B5 -i Y13 --variant 101"):
            tr "açmış oyuncu 6'lık bir seriyle biter" en "opened earlier, a run of 6 finishes"
        breaks foul("judge finish 'K1-3' --opened pairs --throw B5 -i Y13 --variant 101"):
            tr "çift açan sonradan seri açamaz" en "after pairs no run is laid"
        see [OpenNoMix, OpenSeries, LayoffWhen];

    OpenFixed: tr "Yerdeki perler bozulmaz" en "Melds stay as laid"
        tr "Yere açılan per sonradan bozulmaz, taşları başka perlere dağıtılmaz; yalnız işlenerek büyür. 101'i \
            tutmayan açışta ceza yazılır, sonra sahibi açışını yerde düzeltebilir."
        en "A meld on the table is not taken apart or rearranged; it only grows by laying off. When an opening falls \
            short, its penalty is written, and then its owner may mend it on the table."
        single_source [B.at("IV, Yere Açılan Perler 1, 2")] in Yuzbir
        untold Conduct
        see [OpenSeries, LayoffUndo, FoulList];
}
