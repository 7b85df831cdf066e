//! The rules of hapis tavlası, a backgammon game. It has rule sets (`--rules`) instead of profiles.

use crate::rules::entry::{F, Section, T};

pub(super) const HAPIS: Section = catalogue! {
    "Hapis tavlası" / "Hapis tavlası";

    HapisCheckers: "Checkers and starting position" / "Pullar ve başlangıç"
        "Each side has fifteen checkers. At the start of the game all of them stand on the side's own first point: \
            White's on 1, Black's on 24. The sides move in opposite directions, so the first point of one side is the \
            last point of the other. Each side throws a die, and the side with the higher number starts."
        / "İki tarafın da on beş pulu vardır. Oyunun başında hepsi kendi ilk hanesinde durur: beyazın pulları 1'de, \
            siyahınkiler 24'te. Taraflar karşı yönlerde ilerler: birinin ilk hanesi öbürünün son hanesidir. Oyuna \
            büyük zarı atan başlar."
        asked "checkers, starting position of hapis" / "tavla pulları, pul dizmek"
        agreed [T.at("4.3"), T.at("4.7"), F] in Hapis
        obeys yes("hapis show 111111111111111:ooooooooooooooo:-:-:W"):
            "the position is the start of a game; the letters a to o mean the points 10 to 24"
            / "oyunun başlangıç konumu; a'dan o'ya harfler 10'dan 24'e kadar olan hanelerdir"
        breaks refused("hapis show 1111111111111111:ooooooooooooooo:-:-:W"):
            "the position has sixteen white checkers, one too many" / "konumda on altı beyaz pul var, bir pul fazla"
        see [HapisDice, HapisResult];

    HapisDice: "Playing the dice" / "Zarların oynanması"
        "Each die moves one checker by the number of the die. One checker may make the moves of both dice if the point \
            where its first move ends is not closed (hapis.closed). After a double, the player moves four times by the \
            number of the dice."
        / "Her zarla bir pul, zarın sayısı kadar ilerler. İki zarı da aynı pulla oynayabilirsiniz; ama pulun ilk zarla \
            geldiği hane kapı (hapis.closed) olmamalıdır. Çift gelen zar dört kez oynanır."
        asked "play the dice, doubles in hapis" / "zar oynamak, çift zar"
        agreed [T.at("4.3"), T.at("EK-3"), F] in Hapis
        obeys yes("hapis moves 111111111111111:ooooooooooooooo:-:-:W 65"):
            "White plays the first turn with 6-5" / "beyaz ilk hamlesini 6-5 ile oynar"
        breaks refused("hapis moves 111111111111111:ooooooooooooooo:-:-:W 65 --play '1/5 1/7'"):
            "White moves a checker by four points, but has thrown 6-5"
            / "beyaz bir pulu dört hane oynuyor, ama zarı 6-5"
        see [HapisBothDice, HapisClosed];

    HapisImprison: "Imprisoning" / "Hapsetmek"
        "A checker that lands on a single free enemy checker imprisons it. The enemy checker does not leave the board: \
            it stays on its point as a prisoner, under the checker that landed there. A point holds at most one \
            prisoner."
        / "Pulunuz rakibin tek duran serbest pulunun üstüne gelirse onu hapseder. Rakibin pulu kırılmaz, oyundan \
            çıkmaz: kendi hanesinde, gelen pulun altında kalır. Bir hanede en çok bir pul hapis olur."
        asked "imprison a checker, trap a checker, pin" / "hapsetmek, pul kilitlemek"
        agreed [T.at("4.3"), F] in Hapis
        obeys yes("hapis show 111114444799abe:eggggiiiiikkkkk:/e:-:B"):
            "Black's checker on 14 (/e) lies under a white checker"
            / "siyahın 14'teki pulu (/e), bir beyaz pulun altında"
        breaks refused("hapis show 111114444799abb:eggggiiiiikkkkk:/e:-:B"):
            "the position has a black prisoner on 14, but no white checker on top of it"
            / "konumda siyahın 14'teki pulu hapiste, ama üstünde beyaz pul yok"
        see [HapisPrisoner, HapisClosed];

    HapisClosed: "Closed points" / "Kapı"
        "A point with two or more enemy checkers is closed: your checkers may not land there. A point is also closed \
            to you if a single enemy checker holds one of your checkers prisoner there."
        / "Rakibin iki ya da daha çok pulunun durduğu hane kapıdır; oraya pul koyamazsınız. Rakibin tek pulu sizin bir \
            pulunuzu hapsediyorsa o hane de kapıdır."
        asked "closed point, blocked point" / "tavlada kapı, kapalı hane"
        agreed [T.at("4.3"), T.at("EK-3"), F] in Hapis
        obeys yes("hapis moves 111114444799abb:eggggiiiiikkkkk:-:23:B"):
            "Black has thrown 2-3 and can play both dice" / "siyah 2-3 attı ve iki zarı da oynayabilir"
        breaks refused("hapis moves 111114444799abb:eggggiiiiikkkkk:-:23:B --play '14/11 20/18'"):
            "Black moves to 11, where White has two checkers" / "siyah 11'e oynuyor, ama orada beyazın iki pulu var"
        see [HapisImprison, HapisPrisoner];

    HapisPrisoner: "Leaving prison" / "Hapisten çıkmak"
        "A prisoner cannot move. When all enemy checkers on top of a prisoner have left, the prisoner is free again at \
            once. The program in the thesis (source T) has a bug: a checker that the computer has imprisoned stays a \
            prisoner even after the computer's checkers leave (appendix EK-2)."
        / "Hapisteki pulu oynayamazsınız. Üstündeki bütün rakip pullar kalkınca pul hemen serbest kalır. Tezdeki \
            program, bilgisayarın hapsettiği pulu, üstündeki pullar kalkınca da serbest bırakmaz; bu bir programlama \
            hatasıdır (EK-2)."
        asked "leave prison, prisoner, free a checker" / "hapisten çıkmak, esir pul"
        agreed [T.at("4.3"), F] in Hapis
        obeys yes("hapis moves 111114444799abe:eggggiiiiikkkkk:/e:23:B"):
            "Black's checker on 14 is imprisoned, and the other black checkers may move"
            / "siyahın 14'teki pulu hapiste, öbür pulları oynayabilir"
        breaks refused("hapis moves 111114444799abe:eggggiiiiikkkkk:/e:23:B --play '14/12 20/17'"):
            "Black moves the checker on 14, which is imprisoned" / "siyah, 14'te hapis olan pulunu oynuyor"
        see [HapisImprison, HapisBearOff];

    HapisBothDice: "Using both dice" / "İki zarı da oynamak"
        "If both dice can be used in a turn, the player must use both. Otherwise the player must use the larger die, \
            or the smaller die if the larger cannot be played. This rule applies with both_dice=true. With \
            both_dice=false, a looser rule applies, that of the program in the thesis (source T): the player may begin \
            with either die and then uses the other die if it can be played."
        / "İki zarı da oynayabiliyorsanız ikisini de oynamak zorundasınız. Yalnız birini oynayabiliyorsanız büyük \
            zarı, o oynanamıyorsa küçük zarı oynarsınız. Bu kural both_dice=true iken geçerlidir. Tezdeki programın \
            kuralı (both_dice=false) daha gevşektir: istediğiniz zarla başlarsınız, öbürü oynanabiliyorsa onu da \
            oynarsınız."
        asked "use both dice, play one die only" / "iki zarı oynamak, tek zar oynamak"
        contested [F] in Hapis
            [F]:
                "The player uses both dice if possible, otherwise the larger one."
                / "İki zar da oynanabiliyorsa ikisi de oynanır, yoksa büyük zar oynanır."
            [T.at("EK-1")]:
                "The player may begin with either die and then uses the other die if it can be played."
                / "Oyuncu istediği zarla başlar, öbürü oynanabiliyorsa onu da oynar."
            elsewhere
                "With both_dice=false, a player may play the smaller die first, even if the larger die then cannot be \
                    played."
                / "both_dice=false olan masada küçük zarla başlayabilirsiniz; ardından büyük zar oynanamıyorsa turunuz \
                    biter."
        obeys yes("hapis moves 66666666666iijj:hoooooooooooooo:-:65:B"):
            "Black can play only one of the dice, so it must be the six"
            / "siyah yalnız bir zar oynayabilir, o da büyük zar olan 6'dır"
        breaks refused("hapis moves 66666666666iijj:hoooooooooooooo:-:65:B --play 17/12"):
            "Black plays the five, but must play the six, because only one die can be played"
            / "siyah 5'i oynuyor, oysa yalnız bir zar oynayabildiği için 6'yı oynamalıydı"
        see [HapisDice, HapisClosed];

    HapisBearOff: "Bearing off" / "Toplamak"
        "When all checkers of a side are home, a die can bear off a checker whose distance to the end of the board \
            equals the number of the die. If the number is larger than the distance of the hindmost checker, the die \
            bears off that checker. With bear_off_free=true, a side may not bear off while one of its checkers at home \
            is imprisoned. With bear_off_free=false, the rule of the related game tapa, a side may bear off then too."
        / "Bütün pullarınız evdeyse her zarla, çıkışa zarın sayısı kadar uzak haneden bir pul toplarsınız. Zar, en \
            gerideki pulunuzun çıkışa uzaklığından büyükse o pulu toplarsınız. bear_off_free=true ise evdeki bir \
            pulunuz hapisken pul toplayamazsınız. Hapise benzeyen tapa oyununda ise (bear_off_free=false) bütün \
            pullarınızın evde olması yeter."
        asked "bear off, take checkers off" / "pul toplamak, pul çıkarmak"
        contested [T.at("4.3"), T.at("EK-9")] in Hapis
            [T.at("EK-9")]:
                "A side may not bear off while one of its checkers at home is imprisoned."
                / "Oyuncu, evdeki bir pulu hapisken pul toplayamaz."
            [F]:
                "In the game tapa a side may bear off if all its checkers are home, even if one is imprisoned."
                / "Tapada bütün pulları evde olan oyuncu, bir pulu hapis olsa bile pul toplayabilir."
            elsewhere
                "With bear_off_free=false, an imprisoned checker stays on the board, but the player may bear off the \
                    other checkers."
                / "bear_off_free=false olan masada hapisteki pul yerinde kalır, ama öbürlerini toplayabilirsiniz."
        obeys yes("hapis moves jjjkkklllmmmnno:111222333444556:-:65:W"):
            "all of White's checkers are home, so White bears off" / "beyazın bütün pulları evde, beyaz pul topluyor"
        breaks refused("hapis moves 11111111111111k:ooooooooooooooo:-:65:W --play '20/off 1/6'"):
            "White bears off a checker, but its other fourteen checkers are not home"
            / "beyaz oyuncu bir pulunu topluyor, oysa öbür on dört pulu evde değil"
        see [HapisResult, HapisPrisoner];

    HapisMother: "The mother" / "Ana"
        "The mother is the last checker that a side still has on its start point. If a mother is imprisoned and the \
            other side has no checker on its own start point, the game ends at once, and the remaining dice are not \
            played. The side with the imprisoned mother loses 2 points. If both mothers are imprisoned, the game is a \
            draw. This rule (mother=true) comes from the related game plakoto. The thesis (source T) and the related \
            game tapa do not have this rule (mother=false)."
        / "Ana, bir oyuncunun başlangıç hanesinde kalan son puludur. Ananız hapsedilirse ve rakibin kendi başlangıç \
            hanesinde pulu kalmamışsa oyun hemen biter: kalan zarlar oynanmaz, siz 2 sayı kaybedersiniz. İki ana da \
            hapisse oyun berabere biter. Bu kural (mother=true) hapise benzeyen plakoto oyununda vardır; tezde ve tapa \
            oyununda yoktur (mother=false)."
        asked "mother, mother imprisoned, last checker at home" / "ana, ana pul, anam hapiste, anası kapılan"
        single_source [F] in Hapis
        obeys yes("hapis score 1jjjjjjjjjjjjjj:155555555555555:1/:-:W"):
            "White's mother is imprisoned, and no black checker is on Black's start point"
            / "beyazın anası hapiste, siyahın başlangıç hanesinde pulu kalmamış"
        breaks no("hapis score 1jjjjjjjjjjjjjj:15555555555555o:1/:-:W"):
            "White's mother is imprisoned, but one black checker is still on Black's start point"
            / "beyazın anası hapiste, ama siyahın bir pulu hâlâ kendi başlangıç hanesinde"
        see [HapisImprison, HapisResult];

    HapisResult: "Result of a game" / "Oyunun sonucu"
        "The first side to bear off all its checkers wins 1 point. If the other side has not borne off any checker, \
            the win is a mars and counts 2 points. If the sides block each other so that neither side can ever move \
            again, the game is a draw."
        / "Bütün pullarını önce toplayan 1 sayı kazanır. Rakip henüz hiç pul toplamamışsa mars olur ve 2 sayı yazılır. \
            Taraflar birbirini kilitler ve ikisi de artık hiçbir zarla oynayamazsa oyun berabere biter."
        asked "gammon, hapis result" / "mars, hapis oyunu biter"
        agreed [T.at("4.3"), T.at("EK-11"), F] in Hapis
        obeys yes("hapis score -:111:-:-:B"):
            "White has borne off all fifteen checkers" / "beyaz on beş pulunu da toplamış"
        breaks no("hapis score 111111111111111:ooooooooooooooo:-:-:W"):
            "the game has just begun, so it has no result" / "oyun daha yeni başladı, sonucu yok"
        see [HapisMother, HapisBearOff];
};
