//! Words of the game: what each means, and where to read on. Some mean different things at different tables.

use super::search::tokens;
use crate::words::{Bilingual, Clause, both, is_same_word};

/// A word of the game.
#[derive(Debug)]
pub struct Word {
    /// The word, in Turkish.
    pub word: &'static str,
    /// Other words for the same, in either language.
    pub also: &'static [&'static str],
    /// What people mean by it: one thing, or several.
    pub meanings: &'static [Meaning],
    /// What the program says instead, where they are several.
    pub here: Option<Bilingual>,
}

/// One thing that a word means.
#[derive(Debug)]
pub struct Meaning {
    /// What it is.
    pub means: Bilingual,
    /// The clauses that speak of it.
    pub clauses: &'static [Clause],
}

impl Word {
    /// True if people mean different things by it; nothing else the program says uses such a word without its meaning.
    pub const fn clashes(&self) -> bool {
        self.meanings.len() > 1
    }

    /// The clauses of all its meanings, each once.
    pub fn clauses(&self) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = Vec::new();
        for &clause in self.meanings.iter().flat_map(|sense| sense.clauses) {
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        clauses
    }

    /// True if this is the word, or another for the same, marks and capitals aside.
    pub fn is(&self, text: &str) -> bool {
        [self.word].iter().chain(self.also).any(|word| is_same_word(word, text))
    }

    /// True if the text stands in it, or in another for the same, as words of its own.
    fn holds(&self, text: &str) -> bool {
        let asked = tokens(text);
        let within = |word: &&str| tokens(word).windows(asked.len().max(1)).any(|part| part == asked);
        [self.word].iter().chain(self.also).any(within)
    }
}

/// The glossary as a table: a word and others for the same, and under it what people mean by it, in Turkish and in
/// English, with the clauses that speak of it. Where people mean several things, `here` is what the program says
/// instead.
///
/// ```text
/// "çift", "pair":
///     tr "aynı renk ve sayıdan iki taş" en "two tiles of one colour and number" [PairShape];
/// ```
macro_rules! glossary {
    (@here) => { None };
    (@here tr $tr:literal en $en:literal) => { Some(both!(tr $tr en $en)) };
    ($(
        $word:literal $(, $also:literal)*:
        $(tr $tr:literal en $en:literal [$($clause:ident),+]),+
        $(here tr $here_tr:literal en $here_en:literal)?;
    )+) => {
        /// Every word of the glossary, in the order of the Turkish alphabet.
        pub const WORDS: &[Word] = &[$(Word {
            word: $word,
            also: &[$($also),*],
            meanings: &[$(Meaning { means: both!(tr $tr en $en), clauses: &[$(Clause::$clause),+] }),+],
            here: glossary!(@here $(tr $here_tr en $here_en)?),
        }),+];
    };
}

glossary! {
    "açmak", "el açmak", "açış", "opening", "open":
        tr "101'de ilk perleri yere koymak: seri açmak ya da çift açmak"
        en "in 101, to lay one's first melds on the table: with series or with pairs" [OpenSeries, OpenPairs];
    "balya", "yığın", "stack":
        tr "taşların dağıtılmadan önce dizildiği kapalı yığınlardan biri"
        en "one of the face-down stacks before the deal" [DealStacks];
    "baraj", "bar":
        tr "açmak için tutması gereken toplam (101) ya da çift sayısı (beş)"
        en "the sum (101) or the number of pairs (five) that an opening must reach" [OpenSeries, OpenPairs, OpenRising];
    "besleme", "yandan açtırma", "feeding":
        tr "sonraki oyuncunun açacağı taşı atmak" en "to throw the tile that lets the next player open" [FoulFeeding];
    "çanak", "çanak kırma", "kasa", "pot":
        tr "herkesin ortaya koyduğu, bitenin aldığı; okey atarak ya da çiftten biten iki katını alır (çanak kırma)"
        en "what all stake and the winner takes; an okey finish or seven pairs take it twice (çanak kırma)" [ScorePot];
    "çift", "pair":
        tr "aynı renk ve sayıdan iki taş" en "two tiles of one colour and number" [PairShape];
    "çift okey":
        tr "son iki taş olarak iki okeyin atılması" en "both okeys thrown as the last two tiles" [FinishMultiplier],
        tr "çiftten, okey atarak bitmek"
        en "finishing from pairs by throwing an okey" [ScorePairsOkey, FinishMultiplier],
        tr "iki okeyden yapılan çift" en "a pair made of the two okeys" [PairShape]
        here tr "Kullanılmaz; ilki devam, ikincisi çiftten ve okey atarak bitiş, üçüncüsü okeylerin çifti diye anılır."
             en "Not used: they are called devam, pairs with an okey thrown, and a pair of okeys.";
    "çifte gitmek", "çifte", "çifte giden", "going for pairs":
        tr "eli çiftlerle bitirmeye ya da açmaya oynamak"
        en "to play for seven pairs, or in 101 to open with pairs" [WinPairs, OpenPairs, TakePairs];
    "deste", "ortadaki taşlar", "stock":
        tr "ortada kapalı duran, sırası gelenin çektiği taşlar"
        en "the tiles face down in the middle, from which one draws" [TilesDeal, TurnOrder];
    "devam", "okey ikiye", "devam atma":
        tr "101'de son iki taşın iki okey olması: biri işlenir, öbürü atılır"
        en "in 101, both okeys as the last two tiles: one laid off, the other thrown" [FinishMultiplier];
    "dizi":
        tr "tek renkten 1'den 13'e ve ikinci 1 ile bitmek"
        en "a win with 1 to 13 and the second 1 of one colour" [WinDizi, ScoreDizi];
    "düz per":
        tr "aynı sayıdan, farklı renkte taşlar: grup"
        en "tiles of one number in different colours: a group" [GroupShape];
    "elden", "elden bitmek", "800 atmak":
        tr "101'de kimse açmamışken tek sırada açıp bitmek"
        en "in 101, to open and finish in one turn before anyone has opened" [FinishHand, TeamHandFinish];
    "eşli", "eş", "takım", "partner", "team":
        tr "karşılıklı oturan ikişer oyuncunun birlikte oynaması"
        en "two against two, partners facing each other" [TeamMate];
    "gösterge", "indicator":
        tr "açık duran, okeyi belirleyen taş"
        en "the tile turned up that names the okey" [IndicatorOkey, ScoreIndicator, IndicatorNone];
    "ıstaka", "rack":
        tr "taşların dizildiği tahta; oyuncunun eli" en "the rack on which a player's tiles stand" [TilesDeal];
    "işlek", "işler taş", "playable":
        tr "yerdeki bir pere işlenebilen taş"
        en "a tile that could be laid off on the table" [DiscardPlayable, DiscardClaim, DiscardOkey];
    "işlemek", "işleme", "lay off", "laying off":
        tr "açtıktan sonra yerdeki bir pere taş eklemek"
        en "to add a tile to a meld on the table, once one has opened" [LayoffWho, LayoffRun, LayoffGroup, LayoffPair];
    "joker":
        tr "okey, yani her taşın yerine geçen taş" en "the okey, the tile that is wild" [OkeyWild],
        tr "sahte okey, yani üzerinde işaret olan taş"
        en "the false joker, the tile with a mark on it" [FalseJokerValue]
        here tr "Tek başına kullanılmaz: okey (O*) ya da sahte okey (J*) denir. Bir elde \"joker\" yazılırsa hangisi \
                 olduğu sorulur."
             en "Never used alone: it is the okey (O*) or the false joker (J*). A hand that says \"joker\" is asked \
                 which.";
    "kafa":
        tr "dizi: tek renkten 1'den 13'e ve ikinci 1" en "a dizi: 1 to 13 and the second 1 of one colour" [WinDizi],
        tr "101'de elden bitmek" en "finishing from the hand at once in 101 (elden)" [FinishHand]
        here tr "Kullanılmaz; biri dizi, öbürü elden bitiş diye anılır."
             en "Not used: the one is called dizi, the other elden.";
    "kapamak", "kapatmak", "bitmek", "going out":
        tr "eli bitirmek: klasikte 14 taşı dizip 15. taşı göstergenin üzerine koymak"
        en "to finish the hand: in the classic game, to lay the 15th tile on the indicator"
        [WinShape, WinDiscard, FinishLastTile];
    "katlamalı", "katlama":
        tr "her açışta yükselen açma barajı" en "a bar that rises with every opening" [OpenRising],
        tr "bitişe göre katlanan cezalar" en "penalties multiplied by the kind of finish" [FinishMultiplier]
        here tr "Yalnız yükselen açma barajına katlamalı açış denir (open.rising); öbürü bitişin katsayısıdır \
                 (multiplier)."
             en "Only the rising bar is called katlamalı (open.rising); the other is the finish's multiplier \
                 (multiplier).";
    "küt", "group", "grup":
        tr "aynı sayıdan, farklı renkte üç ya da dört taş: grup"
        en "three or four tiles of one number in different colours: a group" [GroupShape];
    "okey", "gerçek okey", "real okey":
        tr "göstergeyle aynı renkten bir büyük taş; her taşın yerine geçer"
        en "the next number up in the indicator's colour; it stands for any tile" [IndicatorOkey, OkeyWild];
    "okey atmak", "okey finish":
        tr "son taş olarak okeyi atıp bitmek"
        en "to finish by throwing an okey" [WinOkeyFinish, FinishMultiplier, DiscardOkey];
    "per", "meld":
        tr "en az üç taşlık seri ya da grup" en "a run or a group, of three tiles or more" [RunShape, GroupShape];
    "renkli":
        tr "göstergesinin rengi yüzünden iki kat yazılan el"
        en "a hand that counts double for the colour of its indicator" [ScoreColours],
        tr "tek renkli bir bitiş sanılması" en "taken for a finish in one colour" [WinDizi]
        here tr "Bir bitiş adı değildir. Tek renkle bitişe dizi denir; göstergenin rengine göre katlama score.colours \
                 maddesidir."
             en "It names no finish. A finish in one colour is a dizi; doubling by the indicator's colour is \
                 score.colours.";
    "sahte okey", "sahte", "yıldızlı taş", "false joker", "false okey":
        tr "üzerinde işaret olan iki taştan biri; okeyin rengini ve sayısını alır"
        en "one of the two tiles with a mark; it plays as the okey's own face" [FalseJokerValue, IndicatorRedraw];
    "seri", "sıralı per", "run":
        tr "aynı renkten en az üç ardışık sayı"
        en "three or more consecutive numbers of one colour" [RunShape, RunWrap];
    "seri açmak":
        tr "101'de eli çiftle değil, seri ve gruplarla açmak"
        en "in 101, to open with runs and groups, not with pairs" [OpenSeries, OpenNoMix];
    "yandan", "yandan almak", "yerden almak", "taking":
        tr "soldaki oyuncunun attığı son taşı almak"
        en "to take the left neighbour's last discard" [TakeMustOpen, TakePutBack, TakeOpened];
    "yanlış bitiş", "hatalı bitiş", "yanlış bitme", "false win", "false declaration", "wrong declaration":
        tr "el tamam değilken bittim demek; 101'de ise bitiş sayılmaz, tek başına ceza yazılmaz"
        en "to declare a win with a hand that is not complete; in 101 it is no finish and costs nothing by itself"
        [ScoreFalseWin, FinishLastTile];
    "yazboz", "ceza cetveli", "score sheet":
        tr "ellerin puanının yazıldığı kâğıt" en "the sheet on which the hands are scored" [FinishCount, MatchHands];
    "zincir", "chain":
        tr "cs102'de aynı sayıdan her renkten birer taş"
        en "in cs102, four tiles of one number, one of each colour" [Cs102Chain, Cs102Win];
}

/// The words whose whole text was asked for; where there are none, those in whose text all that was asked for stands as
/// words of its own.
///
/// ```
/// use okey::rules::words;
///
/// assert_eq!(words("düz")[0].word, "düz per");
/// assert!(words("dü").is_empty());
/// ```
pub fn words(query: &str) -> Vec<&'static Word> {
    let query = query.split_whitespace().collect::<Vec<_>>().join(" ");
    let whole: Vec<&Word> = WORDS.iter().filter(|word| word.is(&query)).collect();
    if whole.is_empty() { WORDS.iter().filter(|word| word.holds(&query)).collect() } else { whole }
}
