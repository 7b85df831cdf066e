//! Seats, dealing and turns.

use crate::rules::entry::{Dispute, DisputeSide, Entry, Proof, Scope, Section, Sureness, Untold};
use crate::rules::example::{Example, Shows};
use crate::rules::source::{A, B, C, D};
use crate::words::{Clause, both};

pub(super) const SECTION: Section =
    Section { title: both!(tr "Oturma, dağıtma, sıra" en "Seats, dealing, turns"), entries: ENTRIES };

const ENTRIES: &[Entry] = &[
    Entry {
        clause: Clause::SeatOrder,
        title: both!(tr "Kim nereye oturur" en "Who sits where"),
        text: both!(tr "Oyuncular yer konusunda anlaşamazsa zar atılır. En büyük atan ilk oturur ve istediği yöne \
                        yerleşir; öbürleri büyük zardan küçüğe, saat yönünün tersine oturur. Oyun bitmeden yer \
                        değiştirilmez."
                    en "Players who cannot agree on seats throw dice. The highest sits first, on the side they like; \
                        the others follow from high to low, anticlockwise. Nobody changes seats before the game ends."),
        standing: Sureness::SingleSource,
        sources: &[B.at("I, Oturma Düzeni 1-4")],
        scope: Scope::Yuzbir,
        proof: Proof::Told(Untold::Setting),
        see: &[Clause::DealDealer, Clause::TilesDirection],
    },
    Entry {
        clause: Clause::DealDealer,
        title: both!(tr "Kim dağıtır, kim başlar" en "Who deals, who starts"),
        text: both!(tr "İlk elde taşları yazbozu tutanın sağındaki oyuncu dağıtır, sonraki ellerde sıra bir sonraki \
                        oyuncuya geçer. Dağıtanın sağındaki oyuncu bir taş fazla alır ve oyuna o başlar."
                    en "In the first hand the player to the right of the scorekeeper deals, in each later hand the \
                        next one. The player to the right of the dealer gets one tile more and starts."),
        standing: Sureness::Contested(Dispute {
            sides: &[
                DisputeSide {
                    who: &[B.at("I, Taş Dağıtımı 1, 2, 4")],
                    at: &[],
                    says: both!(tr "Dağıtanın sağındaki oyuncu başlar."
                                en "The player to the right of the dealer starts."),
                },
                DisputeSide {
                    who: &[A.at("2, Dağıtım")],
                    at: &[],
                    says: both!(tr "Dağıtan ya da rastgele biri başlar."
                                en "The dealer starts, or one chosen at random."),
                },
                DisputeSide {
                    who: &[C.at("rules 6")],
                    at: &[],
                    says: both!(tr "Kimin başlayacağı baştan bellidir." en "The starter is fixed beforehand."),
                },
            ],
            elsewhere: both!(tr "Başlayan ilk taşı atar ve ilk sırasında bitebilir; kim olacağı ilk elden önce \
                                 kararlaştırılır."
                             en "The starter throws the first tile and may win on the first turn; who it is gets \
                                 agreed before the first hand."),
        }),
        sources: &[B.at("I, Taş Dağıtımı 1, 2, 4")],
        scope: Scope::All,
        proof: Proof::Told(Untold::Setting),
        see: &[Clause::TilesDeal, Clause::TurnOrder],
    },
    Entry {
        clause: Clause::DealStacks,
        title: both!(tr "Taşların dizilişi" en "The stacks"),
        text: both!(tr "Taşlar kapalı olarak yığınlara dizilir. Klasik okeyde beşerlik 21 yığın yapılır, bir taş \
                        artar; 101'de yığınlar (balyalar) yedişerliktir. Hangi yığından, hangi taştan başlanacağını \
                        zar belirler."
                    en "The tiles are laid face down in stacks: 21 stacks of five with one tile over in the classic \
                        game, stacks of seven in 101. Dice choose the stack, and the tile in it, with which to begin."),
        standing: Sureness::SingleSource,
        sources: &[D.at("Taşlar ve Oyuncular"), B.at("I, Taş Dağıtımı 5")],
        scope: Scope::Okeys,
        proof: Proof::Told(Untold::Setting),
        see: &[Clause::IndicatorTurned, Clause::TilesDeal],
    },
    Entry {
        clause: Clause::IndicatorTurned,
        title: both!(tr "Gösterge nasıl açılır" en "Turning up the indicator"),
        text: both!(tr "Klasik okeyde ilk zar yığını, ikinci zar o yığında açılacak taşı belirler. 101'de dağıtmadan \
                        sonra kalan üç yığından, dağıtanın en solundakinin en üst taşı açılır."
                    en "In the classic game the first throw of the dice names a stack, the second the tile of it that \
                        is turned up. In 101 it is the top tile of the leftmost of the dealer's three remaining \
                        stacks."),
        standing: Sureness::Contested(Dispute {
            sides: &[
                DisputeSide {
                    who: &[D.at("Taşlar ve Oyuncular")],
                    at: &[],
                    says: both!(tr "Klasikte taşı iki zar atışı belirler." en "Two throws of the dice name the tile."),
                },
                DisputeSide {
                    who: &[B.at("I, Okey Belirleme 1")],
                    at: &[],
                    says: both!(tr "101'de en soldaki yığının en üst taşı açılır."
                                en "In 101 the top tile of the leftmost stack is turned up."),
                },
                DisputeSide {
                    who: &[A.at("2, Okey Belirleme")],
                    at: &[],
                    says: both!(tr "Rastgele bir taş açılır." en "Any tile is turned up at random."),
                },
            ],
            elsewhere: both!(tr "Üçünde de taş açılana kadar kimse okeyi bilmez; göstergenin nasıl açıldığı sonucu \
                                 değiştirmez."
                             en "Nobody knows the okey before it is turned up in any of the three; the way to it \
                                 decides nothing."),
        }),
        sources: &[D.at("Taşlar ve Oyuncular"), B.at("I, Okey Belirleme 1")],
        scope: Scope::Okeys,
        proof: Proof::Told(Untold::Setting),
        see: &[Clause::IndicatorOkey, Clause::IndicatorRedraw],
    },
    Entry {
        clause: Clause::TurnOrder,
        title: both!(tr "Bir sıra" en "A turn"),
        text: both!(tr "Sırası gelen ya ortadan bir taş çeker ya da solundaki oyuncunun attığı son taşı alır; 101'de \
                        sonra isterse açar ve işler; en sonunda bir taş atar. Başlayan ilk sırasında taş çekmez, \
                        yalnız atar."
                    en "The player whose turn it is draws a tile from the stock or takes the left neighbour's last \
                        discard, in 101 may then open and lay off, and throws one tile at the end. The starter draws \
                        nothing on the first turn and only throws."),
        standing: Sureness::Agreed,
        sources: &[
            A.at("3, Adım 1-5"),
            B.at("II, Oyun Sırası ve Taş Çekme 2-4"),
            C.at("game"),
            D.at("Oyunun Oynanması"),
        ],
        scope: Scope::All,
        proof: Proof::Run {
            obeys: Example::followed(
                Shows::Yes,
                "players Ali Ayşe Veli Can\nindicator R5\nAli: throw K4\nAyşe: take K4, throw B9",
                both!(tr "başlayan atar, sağındaki alır ve atar"
                      en "the starter throws, the next player takes and throws"),
            ),
            breaks: Example::followed(
                Shows::No,
                "players Ali Ayşe Veli Can\nindicator R5\nAli: throw K4\nAyşe: throw B9",
                both!(tr "taş çekmeden atılmaz" en "nobody throws without a draw"),
            ),
        },
        see: &[Clause::TilesDirection, Clause::WinFirstTurn, Clause::IrregularTurn],
    },
];
