//! The rules of hapis tavlası, the other game. Tables of it have sets of rules of their own (`--rules`), no profiles.

use crate::rules::entry::{Dispute, DisputeSide, Entry, Proof, Scope, Section, Sureness};
use crate::rules::example::Example;
use crate::rules::source::{F, T};
use crate::words::{Clause, both};

pub(super) const SECTION: Section = Section { title: both!(tr "Hapis tavlası" en "Hapis tavlası"), entries: ENTRIES };

const ENTRIES: &[Entry] = &[
    Entry {
        clause: Clause::HapisCheckers,
        title: both!(tr "Pullar ve başlangıç" en "Checkers and start"),
        text: both!(tr "İki tarafın da on beşer pulu vardır; hepsi kendi ilk hanesinde, beyazınki 1'de, siyahınki \
                        24'te durur. Taraflar karşı yönlerde ilerler, birinin ilk hanesi ötekinin sonuncusudur. Büyük \
                        atan başlar."
                    en "Each side has fifteen checkers, all on its own first point: White's on 1, Black's on 24. The \
                        sides move against each other, so that the first point of one is the last of the other. The \
                        higher die starts."),
        standing: Sureness::Agreed,
        sources: &[T.at("4.3"), T.at("4.7"), F],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis show 111111111111111:ooooooooooooooo:-:-:W",
                both!(tr "başlangıç" en "the start"),
            ),
            breaks: Example::refused(
                "hapis show 1111111111111111:ooooooooooooooo:-:-:W",
                both!(tr "beyazın on altı pulu olamaz" en "White cannot have sixteen checkers"),
            ),
        },
        see: &[Clause::HapisDice, Clause::HapisResult],
    },
    Entry {
        clause: Clause::HapisDice,
        title: both!(tr "Zarların oynanması" en "Playing the dice"),
        text: both!(tr "Her zar bir pulu sayısı kadar ilerletir; iki zarı aynı pul da oynayabilir, yeter ki arada \
                        durduğu hane de açık olsun. Çift gelen zar dört kez oynanır."
                    en "Each die moves one checker by its number; one checker may play both dice if the point between \
                        is open to it as well. A double is played four times."),
        standing: Sureness::Agreed,
        sources: &[T.at("4.3"), T.at("EK-3"), F],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis moves 111111111111111:ooooooooooooooo:-:-:W 65",
                both!(tr "6-5 ile ilk hamle" en "the first turn with 6-5"),
            ),
            breaks: Example::refused(
                "hapis moves 111111111111111:ooooooooooooooo:-:-:W 65 --play '1/5 1/7'",
                both!(tr "6-5 ile dört hane oynanmaz" en "no die of 6-5 moves four"),
            ),
        },
        see: &[Clause::HapisBothDice, Clause::HapisClosed],
    },
    Entry {
        clause: Clause::HapisImprison,
        title: both!(tr "Hapsetmek" en "Imprisoning"),
        text: both!(tr "Rakibin tek duran serbest puluna gelen onu hapseder. Pul kırılmaz, oyundan çıkmaz: hanesinde, \
                        gelenin altında kalır. Bir hanede en çok bir hapis olur."
                    en "Who lands on a lone free enemy checker imprisons it. Nothing is hit or leaves the board: the \
                        checker stays on its point, underneath. A point holds one prisoner at most."),
        standing: Sureness::Agreed,
        sources: &[T.at("4.3"), F],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis show 111114444799abe:eggggiiiiikkkkk:/e:-:B",
                both!(tr "siyahın 14'teki pulu beyazınkinin altında" en "Black's checker on 14 lies under White's"),
            ),
            breaks: Example::refused(
                "hapis show 111114444799abb:eggggiiiiikkkkk:/e:-:B",
                both!(tr "hapsedeni olmayan hapis" en "a prisoner without a captor"),
            ),
        },
        see: &[Clause::HapisPrisoner, Clause::HapisClosed],
    },
    Entry {
        clause: Clause::HapisClosed,
        title: both!(tr "Kapı" en "Closed points"),
        text: both!(tr "Rakibin iki ya da daha çok pulunun durduğu hane kapıdır, oraya gelinmez. Rakibin tek pulu \
                        bizim bir pulumuzu hapsediyorsa o hane de kapıdır."
                    en "A point with two enemy checkers or more is closed: nobody lands there. So is a point where a \
                        single enemy holds a prisoner of one's own."),
        standing: Sureness::Agreed,
        sources: &[T.at("4.3"), T.at("EK-3"), F],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis moves 111114444799abb:eggggiiiiikkkkk:-:23:B",
                both!(tr "2-3 ile oynanabilecekler" en "what 2-3 can play"),
            ),
            breaks: Example::refused(
                "hapis moves 111114444799abb:eggggiiiiikkkkk:-:23:B --play '14/11 20/18'",
                both!(tr "beyazın 11'de iki pulu var" en "White has two checkers on 11"),
            ),
        },
        see: &[Clause::HapisImprison, Clause::HapisPrisoner],
    },
    Entry {
        clause: Clause::HapisPrisoner,
        title: both!(tr "Hapisten çıkmak" en "Leaving prison"),
        text: both!(tr "Hapisteki pul oynayamaz. Üstündeki bütün rakip pullar kalkınca, zarı beklemeden yeniden \
                        serbesttir. Tezdeki program, üstünden kalkılan pulu serbest bırakmayı unutur (EK-2)."
                    en "A prisoner cannot move. When all the enemies over it have left, it is free again at once. The \
                        program of the thesis forgets to free a checker that it leaves (EK-2)."),
        standing: Sureness::Agreed,
        sources: &[T.at("4.3"), F],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis moves 111114444799abe:eggggiiiiikkkkk:/e:23:B",
                both!(tr "14'teki pul dışında hepsi oynar" en "all but the checker on 14 may move"),
            ),
            breaks: Example::refused(
                "hapis moves 111114444799abe:eggggiiiiikkkkk:/e:23:B --play '14/12 20/17'",
                both!(tr "14'teki pul hapiste" en "the checker on 14 is imprisoned"),
            ),
        },
        see: &[Clause::HapisImprison, Clause::HapisBearOff],
    },
    Entry {
        clause: Clause::HapisBothDice,
        title: both!(tr "İki zarı da oynamak" en "Using both dice"),
        text: both!(tr "İki zarın da oynandığı bir hamle varsa iki zar da oynanır; yoksa büyüğü oynanır, o da olmuyorsa \
                        küçüğü. Tezdeki program yalnız oynanacak zar kaldıkça oynar. Anahtarı both_dice'tır."
                    en "Where some turn uses both dice, both are used; where none does, the larger one is, or else the \
                        smaller. The thesis's program only plays on while a die can be played. The switch is \
                        both_dice."),
        standing: Sureness::Contested(Dispute {
            sides: &[
                DisputeSide {
                    who: &[F],
                    at: &[],
                    says: both!(tr "İki zar da oynanabiliyorsa oynanır, yoksa büyüğü."
                                en "Both dice are used if possible, else the larger."),
                },
                DisputeSide {
                    who: &[T.at("EK-1")],
                    at: &[],
                    says: both!(tr "Oynanacak zar kaldıkça oynanır; hangisiyle başlanacağı serbesttir."
                                en "One plays on while a die can be played, beginning with either."),
                },
            ],
            elsewhere: both!(tr "both_dice=false olan masada küçük zarı oynayıp büyüğünü oynanmaz bırakmak serbesttir."
                             en "At a table with both_dice=false one may play the smaller die and leave the larger \
                                 unplayable."),
        }),
        sources: &[F],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis moves 66666666666iijj:hoooooooooooooo:-:65:B",
                both!(tr "tek zar oynanabiliyor: altılı" en "one die can be used: the six"),
            ),
            breaks: Example::refused(
                "hapis moves 66666666666iijj:hoooooooooooooo:-:65:B --play 17/12",
                both!(tr "beşliyi oynamak altılıyı boşa çıkarır" en "playing the five wastes the six"),
            ),
        },
        see: &[Clause::HapisDice, Clause::HapisClosed],
    },
    Entry {
        clause: Clause::HapisBearOff,
        title: both!(tr "Toplamak" en "Bearing off"),
        text: both!(tr "Bütün pullar evdeyken zar, gösterdiği haneden bir pul toplar; daha geride pul yoksa büyük zar \
                        en gerideki haneden toplar. Evde bir pul hapisken toplanmaz; tapada ise hepsinin evde olması \
                        yeter. Anahtarı bear_off_free'dir."
                    en "With all checkers home a die bears off from the point it names; a larger die bears off from \
                        the hindmost point. While a checker at home is imprisoned nothing is borne off; in tapa it is \
                        enough that all are home. The switch is bear_off_free."),
        standing: Sureness::Contested(Dispute {
            sides: &[
                DisputeSide {
                    who: &[T.at("EK-9")],
                    at: &[],
                    says: both!(tr "Evde hapis pul varken toplanmaz."
                                en "Nothing is borne off while a checker at home is imprisoned."),
                },
                DisputeSide {
                    who: &[F],
                    at: &[],
                    says: both!(tr "Tapada hepsi evdeyse toplanır, hapistekine bakılmaz."
                                en "In tapa it is enough that all are home, prisoner or not."),
                },
            ],
            elsewhere: both!(tr "bear_off_free=false olan masada hapisteki pul yerinde kalır, ötekiler toplanır."
                             en "At a table with bear_off_free=false the prisoner stays and the others are borne off."),
        }),
        sources: &[T.at("4.3"), T.at("EK-9")],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis moves jjjkkklllmmmnno:111222333444556:-:65:W",
                both!(tr "bütün pullar evde" en "all checkers are home"),
            ),
            breaks: Example::refused(
                "hapis moves 11111111111111k:ooooooooooooooo:-:65:W --play '20/off 1/6'",
                both!(tr "on dört pul daha evde değil" en "fourteen checkers are not home"),
            ),
        },
        see: &[Clause::HapisResult, Clause::HapisPrisoner],
    },
    Entry {
        clause: Clause::HapisMother,
        title: both!(tr "Ana" en "The mother"),
        text: both!(tr "Ana, başlangıç hanesinde kalan son puldur. Ana hapsolur, hapseden de kendi başlangıç \
                        hanesinden çıkmış olursa oyun hemen biter: hapsolan 2 sayı kaybeder. İki ana da hapisse oyun \
                        berabere biter. Plakotoda böyledir, tezde ve tapada değildir. Anahtarı mother'dır."
                    en "The mother is the last checker on its start point. When it is imprisoned and the captor has \
                        left his own start point, the game is over at once and costs 2; when both mothers are \
                        imprisoned it is a draw. So plakoto plays, the thesis and tapa do not. The switch is mother."),
        standing: Sureness::SingleSource,
        sources: &[F],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis score 1jjjjjjjjjjjjjj:155555555555555:1/:-:W",
                both!(tr "beyazın anası hapiste, siyah çıkmış" en "White's mother is held, Black has left"),
            ),
            breaks: Example::no(
                "hapis score 1jjjjjjjjjjjjjj:15555555555555o:1/:-:W",
                both!(tr "siyahın bir pulu hâlâ başlangıçta" en "a checker of Black's is still on its start"),
            ),
        },
        see: &[Clause::HapisImprison, Clause::HapisResult],
    },
    Entry {
        clause: Clause::HapisResult,
        title: both!(tr "Oyunun sonucu" en "How a game ends"),
        text: both!(tr "Bütün pullarını önce toplayan 1 sayı kazanır; rakip daha hiç toplamamışsa mars olur, 2 sayı. \
                        İki taraf da birbirini hiçbir zarla oynayamayacak biçimde kilitlediyse oyun berabere biter."
                    en "Who first bears off all checkers wins 1 point; while the other has borne off none it is a mars \
                        and wins 2. When the sides have locked each other so that neither can ever move again, it is a \
                        draw."),
        standing: Sureness::Agreed,
        sources: &[T.at("4.3"), T.at("EK-11"), F],
        scope: Scope::Hapis,
        proof: Proof::Run {
            obeys: Example::yes(
                "hapis score -:111:-:-:B",
                both!(tr "beyaz on beş pulunu da toplamış" en "White has borne off all fifteen"),
            ),
            breaks: Example::no(
                "hapis score 111111111111111:ooooooooooooooo:-:-:W",
                both!(tr "oyun daha başında" en "the game has just begun"),
            ),
        },
        see: &[Clause::HapisMother, Clause::HapisBearOff],
    },
];
