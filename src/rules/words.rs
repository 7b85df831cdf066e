//! Words of the game: what each means, and where to read on. Some mean different things at different tables.

use super::search::tokens;
use crate::words::{Bilingual, Clause, both, folded};

/// A word of the game.
#[derive(Debug)]
pub struct Word {
    /// The word, in Turkish.
    pub word: &'static str,
    /// Other words for the same, in either language.
    pub also: &'static [&'static str],
    /// What people mean by it: one thing, or several.
    pub senses: &'static [Sense],
    /// What the program says instead, where they are several.
    pub here: Option<Bilingual>,
}

/// One thing that a word means.
#[derive(Debug)]
pub struct Sense {
    /// What it is.
    pub means: Bilingual,
    /// The clauses that speak of it.
    pub clauses: &'static [Clause],
}

impl Word {
    /// Whether people mean different things by it; nothing else the program says uses such a word without its meaning.
    #[must_use]
    pub const fn clashes(&self) -> bool {
        self.senses.len() > 1
    }

    /// The clauses of all its senses, each once.
    #[must_use]
    pub fn clauses(&self) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = Vec::new();
        for &clause in self.senses.iter().flat_map(|sense| sense.clauses) {
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        clauses
    }

    /// Whether this is the word, or another for the same, marks and capitals aside.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        let text = folded(text);
        [self.word].iter().chain(self.also).any(|word| folded(word) == text)
    }

    /// Whether the text stands in it, or in another for the same, as words of its own.
    fn holds(&self, text: &str) -> bool {
        let asked = tokens(text);
        let within = |word: &&str| tokens(word).windows(asked.len().max(1)).any(|part| part == asked);
        [self.word].iter().chain(self.also).any(within)
    }
}

const fn word(word: &'static str, also: &'static [&'static str], senses: &'static [Sense]) -> Word {
    Word { word, also, senses, here: None }
}

const fn sense(tr: &'static str, en: &'static str, clauses: &'static [Clause]) -> Sense {
    Sense { means: Bilingual { tr, en }, clauses }
}

/// Every word of the glossary, in the order of the Turkish alphabet.
pub const WORDS: &[Word] = &[
    word(
        "açmak",
        &["el açmak", "açış", "opening", "open"],
        &[sense(
            "101'de ilk perleri yere koymak: seri açmak ya da çift açmak",
            "in 101, to lay one's first melds on the table: with series or with pairs",
            &[Clause::OpenSeries, Clause::OpenPairs],
        )],
    ),
    word(
        "balya",
        &["yığın", "stack"],
        &[sense(
            "taşların dağıtılmadan önce dizildiği kapalı yığınlardan biri",
            "one of the face-down stacks before the deal",
            &[Clause::DealStacks],
        )],
    ),
    word(
        "baraj",
        &["bar"],
        &[sense(
            "açmak için tutması gereken toplam (101) ya da çift sayısı (beş)",
            "the sum (101) or the number of pairs (five) that an opening must reach",
            &[Clause::OpenSeries, Clause::OpenPairs, Clause::OpenRising],
        )],
    ),
    word(
        "besleme",
        &["yandan açtırma", "feeding"],
        &[sense(
            "sonraki oyuncunun açacağı taşı atmak",
            "to throw the tile that lets the next player open",
            &[Clause::FoulFeeding],
        )],
    ),
    word(
        "çanak",
        &["çanak kırma", "kasa", "pot"],
        &[sense(
            "herkesin ortaya koyduğu, bitenin aldığı; okey atarak ya da çiftten biten iki katını alır (çanak kırma)",
            "what all stake and the winner takes; an okey finish or seven pairs take it twice (çanak kırma)",
            &[Clause::ScorePot],
        )],
    ),
    word(
        "çift",
        &["pair"],
        &[sense("aynı renk ve sayıdan iki taş", "two tiles of one colour and number", &[Clause::PairShape])],
    ),
    Word {
        word: "çift okey",
        also: &[],
        senses: &[
            sense(
                "son iki taş olarak iki okeyin atılması",
                "both okeys thrown as the last two tiles",
                &[Clause::FinishMultiplier],
            ),
            sense(
                "çiftten, okey atarak bitmek",
                "finishing from pairs by throwing an okey",
                &[Clause::ScorePairsOkey, Clause::FinishMultiplier],
            ),
            sense("iki okeyden yapılan çift", "a pair made of the two okeys", &[Clause::PairShape]),
        ],
        here: Some(
            both!(tr "Kullanılmaz; ilki devam, ikincisi çiftten ve okey atarak bitiş, üçüncüsü okeylerin çifti diye \
                      anılır."
                  en "Not used: they are called devam, pairs with an okey thrown, and a pair of okeys."),
        ),
    },
    word(
        "çifte gitmek",
        &["çifte", "çifte giden", "going for pairs"],
        &[sense(
            "eli çiftlerle bitirmeye ya da açmaya oynamak",
            "to play for seven pairs, or in 101 to open with pairs",
            &[Clause::WinPairs, Clause::OpenPairs, Clause::TakePairs],
        )],
    ),
    word(
        "deste",
        &["ortadaki taşlar", "stock"],
        &[sense(
            "ortada kapalı duran, sırası gelenin çektiği taşlar",
            "the tiles face down in the middle, from which one draws",
            &[Clause::TilesDeal, Clause::TurnOrder],
        )],
    ),
    word(
        "devam",
        &["okey ikiye", "devam atma"],
        &[sense(
            "101'de son iki taşın iki okey olması: biri işlenir, öbürü atılır",
            "in 101, both okeys as the last two tiles: one laid off, the other thrown",
            &[Clause::FinishMultiplier],
        )],
    ),
    word(
        "dizi",
        &[],
        &[sense(
            "tek renkten 1'den 13'e ve ikinci 1 ile bitmek",
            "a win with 1 to 13 and the second 1 of one colour",
            &[Clause::WinDizi, Clause::ScoreDizi],
        )],
    ),
    word(
        "düz per",
        &[],
        &[sense(
            "aynı sayıdan, farklı renkte taşlar: grup",
            "tiles of one number in different colours: a group",
            &[Clause::GroupShape],
        )],
    ),
    word(
        "elden",
        &["elden bitmek", "800 atmak"],
        &[sense(
            "101'de kimse açmamışken tek sırada açıp bitmek",
            "in 101, to open and finish in one turn before anyone has opened",
            &[Clause::FinishHand, Clause::TeamHandFinish],
        )],
    ),
    word(
        "eşli",
        &["eş", "takım", "partner", "team"],
        &[sense(
            "karşılıklı oturan ikişer oyuncunun birlikte oynaması",
            "two against two, partners facing each other",
            &[Clause::TeamMate],
        )],
    ),
    word(
        "gösterge",
        &["indicator"],
        &[sense(
            "açık duran, okeyi belirleyen taş",
            "the tile turned up that names the okey",
            &[Clause::IndicatorOkey, Clause::ScoreIndicator, Clause::IndicatorNone],
        )],
    ),
    word(
        "ıstaka",
        &["rack"],
        &[sense(
            "taşların dizildiği tahta; oyuncunun eli",
            "the rack on which a player's tiles stand",
            &[Clause::TilesDeal],
        )],
    ),
    word(
        "işlek",
        &["işler taş", "playable"],
        &[sense(
            "yerdeki bir pere işlenebilen taş",
            "a tile that could be laid off on the table",
            &[Clause::DiscardPlayable, Clause::DiscardClaim, Clause::DiscardOkey],
        )],
    ),
    word(
        "işlemek",
        &["işleme", "lay off", "laying off"],
        &[sense(
            "açtıktan sonra yerdeki bir pere taş eklemek",
            "to add a tile to a meld on the table, once one has opened",
            &[Clause::LayoffWho, Clause::LayoffRun, Clause::LayoffGroup, Clause::LayoffPair],
        )],
    ),
    Word {
        word: "joker",
        also: &[],
        senses: &[
            sense("okey, yani her taşın yerine geçen taş", "the okey, the tile that is wild", &[Clause::OkeyWild]),
            sense(
                "sahte okey, yani üzerinde işaret olan taş",
                "the false joker, the tile with a mark on it",
                &[Clause::FalseJokerValue],
            ),
        ],
        here: Some(both!(tr "Tek başına kullanılmaz: okey (O*) ya da sahte okey (J*) denir. Bir elde \"joker\" \
                             yazılırsa hangisi olduğu sorulur."
                         en "Never used alone: it is the okey (O*) or the false joker (J*). A hand that says \"joker\" \
                             is asked which.")),
    },
    Word {
        word: "kafa",
        also: &[],
        senses: &[
            sense(
                "dizi: tek renkten 1'den 13'e ve ikinci 1",
                "a dizi: 1 to 13 and the second 1 of one colour",
                &[Clause::WinDizi],
            ),
            sense("101'de elden bitmek", "finishing from the hand at once in 101 (elden)", &[Clause::FinishHand]),
        ],
        here: Some(both!(tr "Kullanılmaz; biri dizi, öbürü elden bitiş diye anılır."
                         en "Not used: the one is called dizi, the other elden.")),
    },
    word(
        "kapamak",
        &["kapatmak", "bitmek", "going out"],
        &[sense(
            "eli bitirmek: klasikte 14 taşı dizip 15. taşı göstergenin üzerine koymak",
            "to finish the hand: in the classic game, to lay the 15th tile on the indicator",
            &[Clause::WinShape, Clause::WinDiscard, Clause::FinishLastTile],
        )],
    ),
    Word {
        word: "katlamalı",
        also: &["katlama"],
        senses: &[
            sense("her açışta yükselen açma barajı", "a bar that rises with every opening", &[Clause::OpenRising]),
            sense(
                "bitişe göre katlanan cezalar",
                "penalties multiplied by the kind of finish",
                &[Clause::FinishMultiplier],
            ),
        ],
        here: Some(both!(tr "Yalnız yükselen açma barajına katlamalı açış denir (open.rising); öbürü bitişin \
                             katsayısıdır (multiplier)."
                         en "Only the rising bar is called katlamalı (open.rising); the other is the finish's \
                             multiplier (multiplier).")),
    },
    word(
        "küt",
        &["group", "grup"],
        &[sense(
            "aynı sayıdan, farklı renkte üç ya da dört taş: grup",
            "three or four tiles of one number in different colours: a group",
            &[Clause::GroupShape],
        )],
    ),
    word(
        "okey",
        &["gerçek okey", "real okey"],
        &[sense(
            "göstergeyle aynı renkten bir büyük taş; her taşın yerine geçer",
            "the next number up in the indicator's colour; it stands for any tile",
            &[Clause::IndicatorOkey, Clause::OkeyWild],
        )],
    ),
    word(
        "okey atmak",
        &["okey finish"],
        &[sense(
            "son taş olarak okeyi atıp bitmek",
            "to finish by throwing an okey",
            &[Clause::WinOkeyFinish, Clause::FinishMultiplier, Clause::DiscardOkey],
        )],
    ),
    word(
        "per",
        &["meld"],
        &[sense(
            "en az üç taşlık seri ya da grup",
            "a run or a group, of three tiles or more",
            &[Clause::RunShape, Clause::GroupShape],
        )],
    ),
    Word {
        word: "renkli",
        also: &[],
        senses: &[
            sense(
                "göstergesinin rengi yüzünden iki kat yazılan el",
                "a hand that counts double for the colour of its indicator",
                &[Clause::ScoreColours],
            ),
            sense("tek renkli bir bitiş sanılması", "taken for a finish in one colour", &[Clause::WinDizi]),
        ],
        here: Some(both!(tr "Bir bitiş adı değildir. Tek renkle bitişe dizi denir; göstergenin rengine göre katlama \
                             score.colours maddesidir."
                         en "It names no finish. A finish in one colour is a dizi; doubling by the indicator's colour \
                             is score.colours.")),
    },
    word(
        "sahte okey",
        &["sahte", "yıldızlı taş", "false joker", "false okey"],
        &[sense(
            "üzerinde işaret olan iki taştan biri; okeyin rengini ve sayısını alır",
            "one of the two tiles with a mark; it plays as the okey's own face",
            &[Clause::FalseJokerValue, Clause::IndicatorRedraw],
        )],
    ),
    word(
        "seri",
        &["sıralı per", "run"],
        &[sense(
            "aynı renkten en az üç ardışık sayı",
            "three or more consecutive numbers of one colour",
            &[Clause::RunShape, Clause::RunWrap],
        )],
    ),
    word(
        "seri açmak",
        &[],
        &[sense(
            "101'de eli çiftle değil, seri ve gruplarla açmak",
            "in 101, to open with runs and groups, not with pairs",
            &[Clause::OpenSeries, Clause::OpenNoMix],
        )],
    ),
    word(
        "yandan",
        &["yandan almak", "yerden almak", "taking"],
        &[sense(
            "soldaki oyuncunun attığı son taşı almak",
            "to take the left neighbour's last discard",
            &[Clause::TakeMustOpen, Clause::TakePutBack, Clause::TakeOpened],
        )],
    ),
    word(
        "yanlış bitiş",
        &["hatalı bitiş", "yanlış bitme", "false win", "false declaration", "wrong declaration"],
        &[sense(
            "el tamam değilken bittim demek; 101'de ise bitiş sayılmaz, tek başına ceza yazılmaz",
            "to declare a win with a hand that is not complete; in 101 it is no finish and costs nothing by itself",
            &[Clause::ScoreFalseWin, Clause::FinishLastTile],
        )],
    ),
    word(
        "yazboz",
        &["ceza cetveli", "score sheet"],
        &[sense(
            "ellerin puanının yazıldığı kâğıt",
            "the sheet on which the hands are scored",
            &[Clause::FinishCount, Clause::MatchHands],
        )],
    ),
    word(
        "zincir",
        &["chain"],
        &[sense(
            "cs102'de aynı sayıdan her renkten birer taş",
            "in cs102, four tiles of one number, one of each colour",
            &[Clause::Cs102Chain, Clause::Cs102Win],
        )],
    ),
];

/// The words whose whole text was asked for; where there are none, those in whose text all that was asked for stands as
/// words of its own.
///
/// ```
/// use okey::rules::words;
///
/// assert_eq!(words("düz")[0].word, "düz per");
/// assert!(words("dü").is_empty());
/// ```
#[must_use]
pub fn words(query: &str) -> Vec<&'static Word> {
    let query = query.split_whitespace().collect::<Vec<_>>().join(" ");
    let whole: Vec<&Word> = WORDS.iter().filter(|word| word.is(&query)).collect();
    if whole.is_empty() { WORDS.iter().filter(|word| word.holds(&query)).collect() } else { whole }
}
