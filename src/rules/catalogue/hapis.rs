//! The rules of hapis tavlası, a backgammon game. It has rule sets (`--rules`) instead of profiles.

use crate::rules::entry::{F, T};

catalogue! {
    tr "Hapis tavlası" en "Hapis tavlası";

    HapisCheckers: tr "Pullar ve başlangıç" en "Checkers and starting position"
        tr "İki tarafın da on beş pulu vardır; hepsi kendi ilk hanesinde, beyazınki 1'de, siyahınki 24'te durur. \
            Taraflar karşı yönlerde ilerler: birinin ilk hanesi öbürünün son hanesidir. Büyük zarı atan başlar."
        en "Each side has fifteen checkers, all on its own first point: White's on 1, Black's on 24. The sides move in \
            opposite directions, so the first point of one side is the last point of the other. The side with the \
            higher die starts."
        agreed [T.at("4.3"), T.at("4.7"), F] in Hapis
        obeys yes("hapis show 111111111111111:ooooooooooooooo:-:-:W"):
            tr "oyunun başlangıcı" en "the position is the start of a game"
        breaks refused("hapis show 1111111111111111:ooooooooooooooo:-:-:W"):
            tr "beyazın on altı pulu olamaz" en "White cannot have sixteen checkers"
        see [HapisDice, HapisResult];

    HapisDice: tr "Zarların oynanması" en "Playing the dice"
        tr "Her zarla bir pul, zarın sayısı kadar ilerler. Arada durduğu hane kapı değilse iki zar da aynı pulla \
            oynanabilir. Çift gelen zar dört kez oynanır."
        en "Each die moves one checker by the number of the die. One checker may play both dice if it may also land on \
            the point in between. A double is played four times."
        agreed [T.at("4.3"), T.at("EK-3"), F] in Hapis
        obeys yes("hapis moves 111111111111111:ooooooooooooooo:-:-:W 65"):
            tr "beyaz ilk hamlesini 6-5 ile oynar" en "White plays the first turn with 6-5"
        breaks refused("hapis moves 111111111111111:ooooooooooooooo:-:-:W 65 --play '1/5 1/7'"):
            tr "beyaz dört hane oynuyor ama zarı 6-5" en "White moves a checker four points, but has thrown 6-5"
        see [HapisBothDice, HapisClosed];

    HapisImprison: tr "Hapsetmek" en "Imprisoning"
        tr "Pulunuz rakibin tek duran serbest pulunun üstüne gelirse onu hapseder. Pul kırılmaz, oyundan çıkmaz: \
            hanesinde, gelen pulun altında kalır. Bir hanede en çok bir pul hapis olur."
        en "A checker that lands on a single free enemy checker imprisons it. No checker is hit or leaves the board: \
            the prisoner stays on its point, under the other checker. A point holds at most one prisoner."
        agreed [T.at("4.3"), F] in Hapis
        obeys yes("hapis show 111114444799abe:eggggiiiiikkkkk:/e:-:B"):
            tr "siyahın 14'teki pulu, beyaz pulun altında" en "Black's checker on 14 lies under a white checker"
        breaks refused("hapis show 111114444799abb:eggggiiiiikkkkk:/e:-:B"):
            tr "14'te hapis pul var ama üstünde beyaz pul yok"
            en "the position has a prisoner on 14, but no white checker on top of it"
        see [HapisPrisoner, HapisClosed];

    HapisClosed: tr "Kapı" en "Closed points"
        tr "Rakibin iki ya da daha çok pulunun durduğu hane kapıdır; oraya pul gelemez. Rakibin tek pulu sizin bir \
            pulunuzu hapsediyorsa o hane de kapıdır."
        en "A point with two or more enemy checkers is closed: no checker may land there. A point is also closed if a \
            single enemy checker holds one of your checkers prisoner there."
        agreed [T.at("4.3"), T.at("EK-3"), F] in Hapis
        obeys yes("hapis moves 111114444799abb:eggggiiiiikkkkk:-:23:B"):
            tr "siyah 2-3 attı, oynayabilir" en "Black has thrown 2-3 and can play it"
        breaks refused("hapis moves 111114444799abb:eggggiiiiikkkkk:-:23:B --play '14/11 20/18'"):
            tr "siyah 11'e oynuyor, orada beyazın iki pulu var" en "Black moves to 11, where White has two checkers"
        see [HapisImprison, HapisPrisoner];

    HapisPrisoner: tr "Hapisten çıkmak" en "Leaving prison"
        tr "Hapisteki pul oynayamaz. Üstündeki bütün rakip pullar kalkınca hemen serbest kalır. Tezdeki program bu \
            pulu serbest bırakmaz; bu bir programlama hatasıdır (EK-2)."
        en "A prisoner cannot move. When all enemy checkers on top of the prisoner have left, it is free again at \
            once. The program in the thesis does not free such a checker; this is a bug (EK-2)."
        agreed [T.at("4.3"), F] in Hapis
        obeys yes("hapis moves 111114444799abe:eggggiiiiikkkkk:/e:23:B"):
            tr "siyahın 14'teki pulu hapiste, öbürleri oynar"
            en "Black's checker on 14 is imprisoned, and the other black checkers may move"
        breaks refused("hapis moves 111114444799abe:eggggiiiiikkkkk:/e:23:B --play '14/12 20/17'"):
            tr "siyah 14'teki pulu oynuyor ama pul hapiste" en "Black moves the checker on 14, which is imprisoned"
        see [HapisImprison, HapisBearOff];

    HapisBothDice: tr "İki zarı da oynamak" en "Using both dice"
        tr "İki zarı da oynayabiliyorsanız ikisini de oynamak zorundasınız; yoksa büyüğü, o da olmuyorsa küçüğü \
            oynanır. Tezdeki program yalnız oynanabilen zar kaldıkça oynar. İki kural arasında both_dice anahtarı \
            seçer."
        en "If a turn can use both dice, the player must use both. Otherwise the player uses the larger die, or the \
            smaller die if the larger cannot be played. The program in the thesis has a weaker rule: the player plays \
            on while a die can be played. The switch both_dice chooses between the two rules."
        contested [F] in Hapis
            [F]:
                tr "İki zar da oynanabiliyorsa ikisi oynanır, yoksa büyüğü."
                en "The player uses both dice if possible, otherwise the larger one."
            [T.at("EK-1")]:
                tr "Oynanabilen zar kaldıkça oynanır; oyuncu istediği zarla başlar."
                en "The player plays on while a die can be played and may begin with either die."
            elsewhere
                tr "both_dice=false olan masada küçük zarı oynayıp büyüğünü oynanamaz bırakmak serbesttir."
                en "At a table with both_dice=false a player may play the smaller die even if the larger one then \
                    cannot be played."
        obeys yes("hapis moves 66666666666iijj:hoooooooooooooo:-:65:B"):
            tr "siyah yalnız 6'yı oynayabilir" en "Black can use only one die, the six"
        breaks refused("hapis moves 66666666666iijj:hoooooooooooooo:-:65:B --play 17/12"):
            tr "siyah 5'i oynuyor, sonra 6 oynanamıyor" en "Black plays the five, after which the six cannot be played"
        see [HapisDice, HapisClosed];

    HapisBearOff: tr "Toplamak" en "Bearing off"
        tr "Bütün pullar evdeyken zarın gösterdiği haneden bir pul toplanır. Zar, en gerideki pulun hanesinden \
            büyükse o pul toplanır. Evde bir pul hapisken pul toplanmaz; tapada ise hepsinin evde olması yeter. İki \
            kural arasında bear_off_free anahtarı seçer."
        en "When all checkers of a side are home, a die bears off a checker from the point with the number of the \
            die. A die that is larger than the point of the hindmost checker bears off that checker. While a checker \
            at home is imprisoned, the side may not bear off. In the game tapa the side may bear off even then. The \
            switch bear_off_free chooses between the two rules."
        contested [T.at("4.3"), T.at("EK-9")] in Hapis
            [T.at("EK-9")]:
                tr "Evde hapis pul varken pul toplanmaz."
                en "No checker is borne off while a checker at home is imprisoned."
            [F]:
                tr "Tapada bütün pullar evdeyse toplanır; hapis pul olması önemli değildir."
                en "In the game tapa a side may bear off if all its checkers are home, even if one is imprisoned."
            elsewhere
                tr "bear_off_free=false olan masada hapisteki pul yerinde kalır, öbürleri toplanır."
                en "At a table with bear_off_free=false the prisoner stays, and the player bears off the other \
                    checkers."
        obeys yes("hapis moves jjjkkklllmmmnno:111222333444556:-:65:W"):
            tr "beyazın bütün pulları evde, toplar" en "all of White's checkers are home, so White bears off"
        breaks refused("hapis moves 11111111111111k:ooooooooooooooo:-:65:W --play '20/off 1/6'"):
            tr "beyaz pul topluyor ama on dört pulu henüz evde değil"
            en "White bears off a checker while fourteen checkers are not home"
        see [HapisResult, HapisPrisoner];

    HapisMother: tr "Ana" en "The mother"
        tr "Ana, başlangıç hanesinde kalan son puldur. Ananız hapsolursa ve rakip kendi başlangıç hanesinden çıkmışsa \
            oyun o adımla biter, kalan zar oynanmaz: 2 sayı kaybedersiniz. İki ana da hapisse oyun berabere biter. \
            Plakotoda böyledir, tezde ve tapada değildir. Bu kuralı mother anahtarı açar."
        en "The mother is the last checker of a side that is still on its start point. If the mother is imprisoned \
            and the other side has no checker on its own start point, the game ends at once: the remaining dice are \
            not played, and the side with the imprisoned mother loses 2 points. If both mothers are imprisoned, the \
            game is a draw. The game plakoto has this rule; the thesis and the game tapa do not. The switch mother \
            turns the rule on."
        single_source [F] in Hapis
        obeys yes("hapis score 1jjjjjjjjjjjjjj:155555555555555:1/:-:W"):
            tr "beyazın anası hapiste, siyah başlangıçtan çıkmış"
            en "White's mother is imprisoned, and Black has left its start point"
        breaks no("hapis score 1jjjjjjjjjjjjjj:15555555555555o:1/:-:W"):
            tr "beyazın anası hapiste ama siyahın bir pulu hâlâ başlangıçta"
            en "White's mother is imprisoned, but one black checker is still on its start point"
        see [HapisImprison, HapisResult];

    HapisResult: tr "Oyunun sonucu" en "Result of a game"
        tr "Bütün pullarını önce toplayan 1 sayı kazanır. Rakip henüz hiç pul toplamamışsa mars olur ve 2 sayı \
            yazılır. İki taraf da birbirini hiçbir zarla oynayamayacak biçimde kilitlediyse oyun berabere biter."
        en "The side that first bears off all its checkers wins 1 point. If the other side has borne off no checker, \
            the win is a mars and brings 2 points. If the sides lock each other so that neither side can ever move \
            again, the game is a draw."
        agreed [T.at("4.3"), T.at("EK-11"), F] in Hapis
        obeys yes("hapis score -:111:-:-:B"):
            tr "beyaz on beş pulunu da toplamış" en "White has borne off all fifteen checkers"
        breaks no("hapis score 111111111111111:ooooooooooooooo:-:-:W"):
            tr "oyun daha yeni başladı, sonucu yok" en "the game has just begun, so it has no result"
        see [HapisMother, HapisBearOff];
}
