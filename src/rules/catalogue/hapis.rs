//! The rules of hapis tavlası, the other game. Tables of it have sets of rules of their own (`--rules`), no profiles.

use crate::rules::source::{F, T};

catalogue! {
    tr "Hapis tavlası" en "Hapis tavlası";

    HapisCheckers: tr "Pullar ve başlangıç" en "Checkers and start"
        tr "İki tarafın da on beşer pulu vardır; hepsi kendi ilk hanesinde, beyazınki 1'de, siyahınki 24'te durur. \
            Taraflar karşı yönlerde ilerler, birinin ilk hanesi ötekinin sonuncusudur. Büyük atan başlar."
        en "Each side has fifteen checkers, all on its own first point: White's on 1, Black's on 24. The sides move \
            against each other, so that the first point of one is the last of the other. The higher die starts."
        agreed [T.at("4.3"), T.at("4.7"), F] in Hapis
        obeys yes("hapis show 111111111111111:ooooooooooooooo:-:-:W"): tr "başlangıç" en "the start"
        breaks refused("hapis show 1111111111111111:ooooooooooooooo:-:-:W"):
            tr "beyazın on altı pulu olamaz" en "White cannot have sixteen checkers"
        see [HapisDice, HapisResult];

    HapisDice: tr "Zarların oynanması" en "Playing the dice"
        tr "Her zar bir pulu sayısı kadar ilerletir; iki zarı aynı pul da oynayabilir, yeter ki arada durduğu hane de \
            açık olsun. Çift gelen zar dört kez oynanır."
        en "Each die moves one checker by its number; one checker may play both dice if the point between is open to \
            it as well. A double is played four times."
        agreed [T.at("4.3"), T.at("EK-3"), F] in Hapis
        obeys yes("hapis moves 111111111111111:ooooooooooooooo:-:-:W 65"):
            tr "6-5 ile ilk hamle" en "the first turn with 6-5"
        breaks refused("hapis moves 111111111111111:ooooooooooooooo:-:-:W 65 --play '1/5 1/7'"):
            tr "6-5 ile dört hane oynanmaz" en "no die of 6-5 moves four"
        see [HapisBothDice, HapisClosed];

    HapisImprison: tr "Hapsetmek" en "Imprisoning"
        tr "Rakibin tek duran serbest puluna gelen onu hapseder. Pul kırılmaz, oyundan çıkmaz: hanesinde, gelenin \
            altında kalır. Bir hanede en çok bir hapis olur."
        en "Who lands on a lone free enemy checker imprisons it. Nothing is hit or leaves the board: the checker stays \
            on its point, underneath. A point holds one prisoner at most."
        agreed [T.at("4.3"), F] in Hapis
        obeys yes("hapis show 111114444799abe:eggggiiiiikkkkk:/e:-:B"):
            tr "siyahın 14'teki pulu beyazınkinin altında" en "Black's checker on 14 lies under White's"
        breaks refused("hapis show 111114444799abb:eggggiiiiikkkkk:/e:-:B"):
            tr "hapsedeni olmayan hapis" en "a prisoner without a captor"
        see [HapisPrisoner, HapisClosed];

    HapisClosed: tr "Kapı" en "Closed points"
        tr "Rakibin iki ya da daha çok pulunun durduğu hane kapıdır, oraya gelinmez. Rakibin tek pulu bizim bir \
            pulumuzu hapsediyorsa o hane de kapıdır."
        en "A point with two enemy checkers or more is closed: nobody lands there. So is a point where a single enemy \
            holds a prisoner of one's own."
        agreed [T.at("4.3"), T.at("EK-3"), F] in Hapis
        obeys yes("hapis moves 111114444799abb:eggggiiiiikkkkk:-:23:B"):
            tr "2-3 ile oynanabilecekler" en "what 2-3 can play"
        breaks refused("hapis moves 111114444799abb:eggggiiiiikkkkk:-:23:B --play '14/11 20/18'"):
            tr "beyazın 11'de iki pulu var" en "White has two checkers on 11"
        see [HapisImprison, HapisPrisoner];

    HapisPrisoner: tr "Hapisten çıkmak" en "Leaving prison"
        tr "Hapisteki pul oynayamaz. Üstündeki bütün rakip pullar kalkınca, zarı beklemeden yeniden serbesttir. \
            Tezdeki program, üstünden kalkılan pulu serbest bırakmayı unutur (EK-2)."
        en "A prisoner cannot move. When all the enemies over it have left, it is free again at once. The program of \
            the thesis forgets to free a checker that it leaves (EK-2)."
        agreed [T.at("4.3"), F] in Hapis
        obeys yes("hapis moves 111114444799abe:eggggiiiiikkkkk:/e:23:B"):
            tr "14'teki pul dışında hepsi oynar" en "all but the checker on 14 may move"
        breaks refused("hapis moves 111114444799abe:eggggiiiiikkkkk:/e:23:B --play '14/12 20/17'"):
            tr "14'teki pul hapiste" en "the checker on 14 is imprisoned"
        see [HapisImprison, HapisBearOff];

    HapisBothDice: tr "İki zarı da oynamak" en "Using both dice"
        tr "İki zarın da oynandığı bir hamle varsa iki zar da oynanır; yoksa büyüğü oynanır, o da olmuyorsa küçüğü. \
            Tezdeki program yalnız oynanacak zar kaldıkça oynar. Anahtarı both_dice'tır."
        en "Where some turn uses both dice, both are used; where none does, the larger one is, or else the smaller. \
            The thesis's program only plays on while a die can be played. The switch is both_dice."
        contested [F] in Hapis
            [F]:
                tr "İki zar da oynanabiliyorsa oynanır, yoksa büyüğü."
                en "Both dice are used if possible, else the larger."
            [T.at("EK-1")]:
                tr "Oynanacak zar kaldıkça oynanır; hangisiyle başlanacağı serbesttir."
                en "One plays on while a die can be played, beginning with either."
            elsewhere
                tr "both_dice=false olan masada küçük zarı oynayıp büyüğünü oynanmaz bırakmak serbesttir."
                en "At a table with both_dice=false one may play the smaller die and leave the larger unplayable."
        obeys yes("hapis moves 66666666666iijj:hoooooooooooooo:-:65:B"):
            tr "tek zar oynanabiliyor: altılı" en "one die can be used: the six"
        breaks refused("hapis moves 66666666666iijj:hoooooooooooooo:-:65:B --play 17/12"):
            tr "beşliyi oynamak altılıyı boşa çıkarır" en "playing the five wastes the six"
        see [HapisDice, HapisClosed];

    HapisBearOff: tr "Toplamak" en "Bearing off"
        tr "Bütün pullar evdeyken zar, gösterdiği haneden bir pul toplar; daha geride pul yoksa büyük zar en gerideki \
            haneden toplar. Evde bir pul hapisken toplanmaz; tapada ise hepsinin evde olması yeter. Anahtarı \
            bear_off_free'dir."
        en "With all checkers home a die bears off from the point it names; a larger die bears off from the hindmost \
            point. While a checker at home is imprisoned nothing is borne off; in tapa it is enough that all are home. \
            The switch is bear_off_free."
        contested [T.at("4.3"), T.at("EK-9")] in Hapis
            [T.at("EK-9")]:
                tr "Evde hapis pul varken toplanmaz." en "Nothing is borne off while a checker at home is imprisoned."
            [F]:
                tr "Tapada hepsi evdeyse toplanır, hapistekine bakılmaz."
                en "In tapa it is enough that all are home, prisoner or not."
            elsewhere
                tr "bear_off_free=false olan masada hapisteki pul yerinde kalır, ötekiler toplanır."
                en "At a table with bear_off_free=false the prisoner stays and the others are borne off."
        obeys yes("hapis moves jjjkkklllmmmnno:111222333444556:-:65:W"):
            tr "bütün pullar evde" en "all checkers are home"
        breaks refused("hapis moves 11111111111111k:ooooooooooooooo:-:65:W --play '20/off 1/6'"):
            tr "on dört pul daha evde değil" en "fourteen checkers are not home"
        see [HapisResult, HapisPrisoner];

    HapisMother: tr "Ana" en "The mother"
        tr "Ana, başlangıç hanesinde kalan son puldur. Ana hapsolur, hapseden de kendi başlangıç hanesinden çıkmış \
            olursa oyun o adımla biter, kalan zar oynanmaz: hapsolan 2 sayı kaybeder. İki ana da hapisse oyun berabere \
            biter. Plakotoda böyledir, tezde ve tapada değildir. Anahtarı mother'dır."
        en "The mother is the last checker on its start point. When it is imprisoned and the captor has left his own \
            start point, the game ends with that step, no further dice are played, and it costs 2; when both mothers are \
            imprisoned it is a draw. So plakoto plays, the thesis and tapa do not. The switch is mother."
        single_source [F] in Hapis
        obeys yes("hapis score 1jjjjjjjjjjjjjj:155555555555555:1/:-:W"):
            tr "beyazın anası hapiste, siyah çıkmış" en "White's mother is held, Black has left"
        breaks no("hapis score 1jjjjjjjjjjjjjj:15555555555555o:1/:-:W"):
            tr "siyahın bir pulu hâlâ başlangıçta" en "a checker of Black's is still on its start"
        see [HapisImprison, HapisResult];

    HapisResult: tr "Oyunun sonucu" en "How a game ends"
        tr "Bütün pullarını önce toplayan 1 sayı kazanır; rakip daha hiç toplamamışsa mars olur, 2 sayı. İki taraf da \
            birbirini hiçbir zarla oynayamayacak biçimde kilitlediyse oyun berabere biter."
        en "Who first bears off all checkers wins 1 point; while the other has borne off none it is a mars and wins 2. \
            When the sides have locked each other so that neither can ever move again, it is a draw."
        agreed [T.at("4.3"), T.at("EK-11"), F] in Hapis
        obeys yes("hapis score -:111:-:-:B"): tr "beyaz on beş pulunu da toplamış" en "White has borne off all fifteen"
        breaks no("hapis score 111111111111111:ooooooooooooooo:-:-:W"):
            tr "oyun daha başında" en "the game has just begun"
        see [HapisMother, HapisBearOff];
}
