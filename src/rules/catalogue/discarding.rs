//! 101: what may not be thrown, and the indicator.

use crate::rules::entry::{Dispute, DisputeSide, Entry, Proof, Scope, Section, Sureness};
use crate::rules::example::Example;
use crate::rules::source::{B, F};
use crate::words::{Clause, both};

pub(super) const SECTION: Section =
    Section { title: both!(tr "101: taş atmak" en "101: throwing a tile"), entries: ENTRIES };

const ENTRIES: &[Entry] = &[
    Entry {
        clause: Clause::DiscardPlayable,
        title: both!(tr "İşlek taş atmak" en "Throwing a playable tile"),
        text: both!(tr "Yerdeki bir pere işlenebilecek taşa işlek denir. İşlek taş atmak el açmamış oyuncu için de 101 \
                        cezadır. Yalnız eli bitiren son taş bu kuralın dışındadır."
                    en "A tile that could be laid off on the table is playable (işlek). Throwing one is a foul of 101, \
                        for a player who has not opened too. Only the last tile, the one that ends the hand, is \
                        exempt."),
        standing: Sureness::Contested(Dispute {
            sides: &[
                DisputeSide {
                    who: &[F],
                    at: &[("fouls.playable", "auto")],
                    says: both!(tr "İşlek taş atan, kimse fark etmese de ceza yer."
                                en "The foul counts by itself, noticed or not."),
                },
                DisputeSide {
                    who: &[B.at("VII, İşler Taş Cezası 1-3, 5")],
                    at: &[("fouls.playable", "claim")],
                    says: both!(tr "Ceza ancak bir rakip, ortadan taş çekilmeden önce taşın adını söyleyip işlek derse \
                                    yazılır."
                                en "It counts only if an opponent claims it and names the tile before anyone draws."),
                },
            ],
            elsewhere: both!(tr "Söylemeye bağlı masada dikkat de oyunun parçasıdır; eşli turnuvada varsayılan budur. \
                                 Cezası olmayan masada işlek atılabilir."
                             en "Where it must be claimed, attention is part of the game; team tournaments play so. \
                                 Where it is off, such tiles are thrown freely."),
        }),
        sources: &[F],
        scope: Scope::Yuzbir,
        proof: Proof::Run {
            obeys: Example::allowed(
                "judge discard B2 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101",
                both!(tr "B2 hiçbir pere işlenmez" en "B2 fits no meld on the table"),
            ),
            breaks: Example::foul(
                "judge discard R10 --table 'R7-9 / K5 R5 B5' -i Y13 --variant 101",
                both!(tr "R10 işlektir" en "R10 is playable"),
            ),
        },
        see: &[Clause::LayoffRun, Clause::LayoffGroup, Clause::DiscardOkey],
    },
    Entry {
        clause: Clause::DiscardOkey,
        title: both!(tr "Okey atmak" en "Throwing an okey"),
        text: both!(tr "Okey her zaman işlektir, bu yüzden bitmeden okey atan ceza yer; el açmamış olması bir şey \
                        değiştirmez. Hem okey hem işlek diye iki ceza yazılmaz."
                    en "An okey is always playable, so throwing one without finishing is a foul, opened or not. It is \
                        one foul, not a second one for a playable tile."),
        standing: Sureness::Agreed,
        sources: &[B.at("VI, Okey Cezası; VII, İşler Taş Cezası 4; Diğer Ceza Durumları 5"), F],
        scope: Scope::Yuzbir,
        proof: Proof::Run {
            obeys: Example::allowed(
                "judge finish 'K1-13 / R1-8' --throw O -i Y13 --variant 101",
                both!(tr "okeyle bitmek ceza değildir" en "finishing with an okey is no foul"),
            ),
            breaks: Example::foul(
                "judge discard O --table 'R7-9' -i Y13 --variant 101",
                both!(tr "bitmeden okey atıldı" en "an okey thrown without finishing"),
            ),
        },
        see: &[Clause::DiscardPlayable, Clause::FinishMultiplier],
    },
    Entry {
        clause: Clause::DiscardClaim,
        title: both!(tr "İşleği söylemek" en "Claiming a playable discard"),
        text: both!(tr "İşleğin söylendiği masada rakip, taşı atan fark etmeden ve ortadan taş çekilmeden önce taşın \
                        rengini ve sayısını söyleyerek işlek der. Söylenmezse ceza yazılmaz. Söylenen taşı, sırası \
                        gelen oyuncu alabilir."
                    en "Where playable discards are claimed, an opponent names the tile's colour and number before its \
                        thrower notices and before anyone draws from the stock. Unclaimed, it is no foul. The tile may \
                        then be taken by the player whose turn it is."),
        standing: Sureness::SingleSource,
        sources: &[B.at("VII, İşler Taş Cezası 2, 3, 5")],
        scope: Scope::Yuzbir,
        proof: Proof::Run {
            obeys: Example::allowed(
                "judge discard R10 --table 'R7-9' -i Y13 --variant 101-team",
                both!(tr "kimse işlek demedi" en "nobody claimed it"),
            ),
            breaks: Example::foul(
                "judge discard R10 --table 'R7-9' --claimed -i Y13 --variant 101-team",
                both!(tr "rakip zamanında söyledi" en "an opponent claimed it in time"),
            ),
        },
        see: &[Clause::DiscardPlayable, Clause::DiscardFinal],
    },
    Entry {
        clause: Clause::DiscardFinal,
        title: both!(tr "Atılan taş geri alınmaz" en "No tile comes back"),
        text: both!(tr "Atılan taşın rengini ve sayısını başka bir oyuncu gördükten sonra taş geri alınamaz."
                    en "Once another player has seen its colour and number, a discard cannot be withdrawn."),
        standing: Sureness::SingleSource,
        sources: &[B.at("VII, İşler Taş Cezası 6")],
        scope: Scope::Yuzbir,
        proof: Proof::Run {
            obeys: Example::allowed(
                "judge discard R10 --withdrawn unseen -i Y13 --variant 101",
                both!(tr "kimse görmeden geri alınır" en "withdrawn before anyone saw it"),
            ),
            breaks: Example::forbidden(
                "judge discard R10 --withdrawn seen -i Y13 --variant 101",
                both!(tr "görülen taş geri alınmaz" en "once seen it stays"),
            ),
        },
        see: &[Clause::DiscardClaim, Clause::DiscardPlayable],
    },
    Entry {
        clause: Clause::DiscardLooking,
        title: both!(tr "Atılan taşlara bakmak" en "Looking at discards"),
        text: both!(tr "Atılan taşlar, alttakiler görünmeyecek biçimde üst üste konur. Çift açan oyuncu atılmış \
                        taşları açtırabilir. Seri açan yalnız kendi attıklarına, o da taşını attıktan sonra bakabilir; \
                        açmamış oyuncu bakamaz."
                    en "Discards are laid one on another so that those below are not seen. A pairs opener may have \
                        them shown. A series opener may look at their own, and only after throwing; who has not opened \
                        may not look."),
        standing: Sureness::SingleSource,
        sources: &[B.at("VIII, Taş Atma ve Görüntüleme 1-5")],
        scope: Scope::Yuzbir,
        proof: Proof::Run {
            obeys: Example::allowed(
                "judge look own --opened series --after-throwing",
                both!(tr "seri açan, taşını attıktan sonra kendi attıklarına bakar"
                      en "a series opener looks at their own discards after throwing"),
            ),
            breaks: Example::forbidden(
                "judge look all --opened series",
                both!(tr "Seri açan, başkalarının attıklarını açtırmak ister"
                      en "A series opener wants the discards of others shown"),
            ),
        },
        see: &[Clause::DiscardFinal, Clause::TurnOrder],
    },
    Entry {
        clause: Clause::DiscardPairsGoer,
        title: both!(tr "Çifte gidenin attığı taş" en "A discard of a pairs goer"),
        text: both!(tr "Çifte giden oyuncunun attığı taş da başka her taş gibidir: sıradaki oyuncu onu alıp el \
                        açabilir."
                    en "The discard of a player who goes for pairs is like any other: the next player may take it to \
                        open with."),
        standing: Sureness::SingleSource,
        sources: &[B.at("VIII, Diğer Önemli Kurallar 5; IX")],
        scope: Scope::Yuzbir,
        proof: Proof::Run {
            obeys: Example::allowed(
                "judge take Y7 --opens 'K10-13 / R10-12 / Y4-7' --pairs-goer -i Y13 --variant 101",
                both!(tr "çifte gidenin taşıyla açılır" en "opened with a pairs goer's discard"),
            ),
            breaks: Example::foul(
                "judge take Y7 --kept --pairs-goer -i Y13 --variant 101",
                both!(tr "o taş da alınıp elde tutulamaz" en "it may not be kept either"),
            ),
        },
        see: &[Clause::TakeMustOpen, Clause::TakePairs],
    },
    Entry {
        clause: Clause::IndicatorNone,
        title: both!(tr "101'de göstergenin işi" en "The indicator in 101"),
        text: both!(tr "101'de gösterge yalnız okeyin hangi taş olduğunu söyler. Eşini göstermek puan getirmez, açık \
                        duran gösterge taşı da çift için kullanılamaz."
                    en "In 101 the indicator only says which tile is the okey. Showing its twin earns nothing, and the \
                        tile lying face up makes no pair."),
        standing: Sureness::Contested(Dispute {
            sides: &[
                DisputeSide {
                    who: &[B.at("II, Gösterge Taşı; IX"), F],
                    at: &[],
                    says: both!(tr "101'de göstergenin okeyi belirlemekten başka işlevi yoktur."
                                en "In 101 the indicator has no function but to name the okey."),
                },
                DisputeSide {
                    who: &[F],
                    at: &[],
                    says: both!(tr "101'de de göstergenin eşini gösteren puan kazanır."
                                en "Showing its twin earns points in 101 too."),
                },
            ],
            elsewhere: both!(tr "Gösterilen masada kaç puan sayılacağı baştan kararlaştırılır."
                             en "Where it is shown, the table has to say beforehand what it is worth."),
        }),
        sources: &[B.at("II, Gösterge Taşı; IX"), F],
        scope: Scope::Yuzbir,
        proof: Proof::Run {
            obeys: Example::allowed(
                "judge indicator R5 -i R5 --variant okey",
                both!(tr "klasik okeyde gösterge gösterilir" en "in the classic game the indicator may be shown"),
            ),
            breaks: Example::forbidden(
                "judge indicator R5 -i R5 --variant 101",
                both!(tr "101'de gösterge göstermek yoktur" en "in 101 there is nothing to show"),
            ),
        },
        see: &[Clause::IndicatorOkey, Clause::ScoreIndicator, Clause::PairShape],
    },
];
