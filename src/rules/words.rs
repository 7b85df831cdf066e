//! Words of the game that people use for different things.

use super::Clause;
use super::entry::Both;

/// A word that means different things at different tables.
#[derive(Debug)]
pub struct ClashingWord {
    /// The word.
    pub word: &'static str,
    /// What people mean by it.
    pub meanings: &'static [Both],
    /// What the program says instead, or means by it.
    pub here: Both,
    /// The clauses in question.
    pub clauses: &'static [Clause],
}

/// Every clashing word; nothing else the program says uses one of them without its meaning.
pub const CLASHING: &[ClashingWord] = &[
    ClashingWord {
        word: "kafa",
        meanings: &[
            Both {
                tr: "dizi: tek renkten 1'den 13'e ve ikinci 1",
                en: "a dizi: 1 to 13 and the second 1 of one colour",
            },
            Both { tr: "101'de elden bitmek", en: "finishing from the hand at once in 101 (elden)" },
        ],
        here: Both {
            tr: "Kullanılmaz; biri dizi, öbürü elden bitiş diye anılır.",
            en: "Not used: the one is called dizi, the other elden.",
        },
        clauses: &[Clause::WinDizi, Clause::FinishHand],
    },
    ClashingWord {
        word: "çift okey",
        meanings: &[
            Both { tr: "son iki taş olarak iki okeyin atılması", en: "both okeys thrown as the last two tiles" },
            Both { tr: "çiftten, okey atarak bitmek", en: "finishing from pairs by throwing an okey" },
            Both { tr: "iki okeyden yapılan çift", en: "a pair made of the two okeys" },
        ],
        here: Both {
            tr: "Kullanılmaz; ilki devam, ikincisi çiftten ve okey atarak bitiş, üçüncüsü okeylerin çifti diye \
                 anılır.",
            en: "Not used: they are called devam, pairs with an okey thrown, and a pair of okeys.",
        },
        clauses: &[Clause::FinishMultiplier, Clause::ScorePairsOkey, Clause::PairShape],
    },
    ClashingWord {
        word: "katlamalı",
        meanings: &[
            Both { tr: "her açışta yükselen açma barajı", en: "a bar that rises with every opening" },
            Both { tr: "bitişe göre katlanan cezalar", en: "penalties multiplied by the kind of finish" },
        ],
        here: Both {
            tr: "Yalnız yükselen açma barajına katlamalı açış denir (open.rising); öbürü bitişin katsayısıdır \
                 (multiplier).",
            en: "Only the rising bar is called katlamalı (open.rising); the other is the finish's multiplier \
                 (multiplier).",
        },
        clauses: &[Clause::OpenRising, Clause::FinishMultiplier],
    },
    ClashingWord {
        word: "joker",
        meanings: &[
            Both { tr: "okey, yani her taşın yerine geçen taş", en: "the okey, the tile that is wild" },
            Both {
                tr: "sahte okey, yani üzerinde işaret olan taş", en: "the false joker, the tile with a mark on it"
            },
        ],
        here: Both {
            tr: "Tek başına kullanılmaz: okey (O*) ya da sahte okey (J*) denir. Bir elde \"joker\" yazılırsa \
                 hangisi olduğu sorulur.",
            en: "Never used alone: it is the okey (O*) or the false joker (J*). A hand that says \"joker\" is asked \
                 which.",
        },
        clauses: &[Clause::OkeyWild, Clause::FalseJokerValue],
    },
    ClashingWord {
        word: "renkli",
        meanings: &[
            Both {
                tr: "göstergenin rengine göre iki katı sayılan el",
                en: "a hand that counts double for the colour of its indicator",
            },
            Both { tr: "tek renkli bir bitiş sanılması", en: "taken for a finish in one colour" },
        ],
        here: Both {
            tr: "Bir bitiş adı değildir. Tek renkle bitişe dizi denir; göstergenin rengine göre katlama \
                 score.colours maddesidir.",
            en: "It names no finish. A finish in one colour is a dizi; doubling by the indicator's colour is \
                 score.colours.",
        },
        clauses: &[Clause::ScoreColours, Clause::WinDizi],
    },
];
