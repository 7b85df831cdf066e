//! The glossary: the words of the game, their meanings, and the clauses about them. A word can have several meanings.

use super::search::tokens;
use crate::words::{Bilingual, Clause, both, is_same_word};

/// A word of the glossary.
#[derive(Debug)]
pub struct Word {
    /// The word in Turkish.
    pub word: &'static str,
    /// Synonyms in Turkish or English.
    pub also: &'static [&'static str],
    /// The meanings of the word, usually one.
    pub meanings: &'static [Meaning],
    /// The clearer words that the program uses for a word with several meanings, one for each meaning. `None` for a
    /// word with one meaning.
    pub here: Option<Bilingual>,
}

/// One meaning of a word.
#[derive(Debug)]
pub struct Meaning {
    /// The explanation of the word.
    pub means: Bilingual,
    /// The clauses about the word in this meaning.
    pub clauses: &'static [Clause],
}

impl Word {
    /// Returns true if the word has several meanings. The program then uses a clearer word for each meaning.
    pub const fn clashes(&self) -> bool {
        self.meanings.len() > 1
    }

    /// Returns the clauses about the word in all its meanings, without duplicates.
    pub fn clauses(&self) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = Vec::new();
        for &clause in self.meanings.iter().flat_map(|meaning| meaning.clauses) {
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        clauses
    }

    /// Returns true if the text is this word or a synonym. Upper and lower case and the marks of Turkish letters do not
    /// matter.
    pub fn is(&self, text: &str) -> bool {
        [self.word].iter().chain(self.also).any(|word| is_same_word(word, text))
    }

    /// Returns true if this word or one of its synonyms contains every word of the text.
    fn holds(&self, text: &str) -> bool {
        let asked = tokens(text);
        let within = |word: &&str| tokens(word).windows(asked.len().max(1)).any(|part| part == asked);
        [self.word].iter().chain(self.also).any(within)
    }
}

/// Declares the glossary as a table. A row has a word with its synonyms, and then each meaning in Turkish and English
/// with the clauses about it. For a word with several meanings, `here` gives clearer words, which the program uses in
/// its place.
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
        tr "101'de ilk perlerini yere koymak: seri açmak ya da çift açmak"
        en "in 101, to lay the first melds on the table: series (runs and groups) or pairs" [OpenSeries, OpenPairs];
    "balya", "yığın", "stack":
        tr "taşların dağıtılmadan önce dizildiği kapalı yığınlardan biri"
        en "one of the face-down stacks before the deal" [DealStacks];
    "baraj", "bar":
        tr "açmak için tutturulması gereken toplam (101) ya da çift sayısı (beş)"
        en "the sum (101) or the number of pairs (five) that an opening must reach" [OpenSeries, OpenPairs, OpenRising];
    "besleme", "yandan açtırma", "feeding":
        tr "sonraki oyuncuyu açtıran taşı atmak" en "to throw the tile that lets the next player open" [FoulFeeding];
    "çanak", "çanak kırma", "kasa", "pot":
        tr "herkesin ortaya koyduğu para; biten alır, okey atarak ya da çiftten biten iki katını alır (çanak kırma)"
        en "the stakes of all players, which the winner takes; a winner with an okey finish or seven pairs takes \
            twice as much (çanak kırma)" [ScorePot];
    "çift", "pair":
        tr "aynı renk ve sayıdan iki taş" en "two tiles of one colour and number" [PairShape];
    "çift okey":
        tr "son iki taş olarak iki okeyin atılması"
        en "a finish with both okeys as the last two tiles" [FinishMultiplier],
        tr "çiftten, okey atarak bitmek"
        en "finishing from pairs by throwing an okey" [ScorePairsOkey, FinishMultiplier],
        tr "iki okeyden yapılan çift" en "a pair made of the two okeys" [PairShape]
        here tr "Program çift okey demez: birinciye devam, ikinciye çiftten ve okey atarak bitiş, üçüncüye okeylerin \
                 çifti der."
             en "The program does not use çift okey. For the three meanings it says devam, pairs with an okey thrown, \
                 and a pair of okeys.";
    "çifte gitmek", "çifte", "çifte giden", "going for pairs":
        tr "çiftten bitmeye ya da çift açmaya oynamak"
        en "to collect pairs: seven pairs to win, or in 101 five pairs to open" [WinPairs, OpenPairs, TakePairs];
    "deste", "ortadaki taşlar", "stock":
        tr "ortada kapalı duran, sırası gelenin taş çektiği taşlar"
        en "the tiles that lie face down in the middle; players draw from them" [TilesDeal, TurnOrder];
    "devam", "okey ikiye", "devam atma":
        tr "101'de son iki taşın da okey olması: biri işlenir, öbürü atılır"
        en "in 101, a finish with both okeys as the last two tiles: the player lays one off and throws the other"
        [FinishMultiplier];
    "dizi":
        tr "tek renkte 1'den 13'e kadar ve ikinci 1 ile bitmek"
        en "a win with 1 to 13 and the second 1 of one colour" [WinDizi, ScoreDizi];
    "düz per":
        tr "aynı sayıdan, farklı renkte taşlar: grup"
        en "tiles of one number in different colours: a group" [GroupShape];
    "elden", "elden bitmek", "800 atmak":
        tr "101'de kimse açmamışken tek turda açıp bitmek"
        en "in 101, to open and finish in one turn before any other player has opened" [FinishHand, TeamHandFinish];
    "eşli", "eş", "takım", "partner", "team":
        tr "karşılıklı oturan ikişer oyuncunun birlikte oynaması"
        en "two teams of two; partners face each other" [TeamMate];
    "gösterge", "indicator":
        tr "okeyi belirleyen açık taş"
        en "the tile that lies face up and determines the okey" [IndicatorOkey, ScoreIndicator, IndicatorNone];
    "ıstaka", "rack":
        tr "taşların dizildiği tahta; oyuncunun eli" en "the rack on which a player's tiles stand" [TilesDeal];
    "işlek", "işler taş", "playable":
        tr "yerdeki bir pere işlenebilen taş"
        en "a tile that could be laid off on the table" [DiscardPlayable, DiscardClaim, DiscardOkey];
    "işlemek", "işleme", "lay off", "laying off":
        tr "açtıktan sonra yerdeki bir pere taş eklemek"
        en "to add a tile to a meld on the table, after opening" [LayoffWho, LayoffRun, LayoffGroup, LayoffPair];
    "joker":
        tr "okey, yani her taşın yerine geçen taş" en "the okey, the wild tile" [OkeyWild],
        tr "sahte okey, yani üzerinde işaret olan taş"
        en "the false joker, the tile with a mark on it" [FalseJokerValue]
        here tr "Program yalnız joker demez, okey (O*) ya da sahte okey (J*) der. Bir elde \"joker\" yazarsanız \
                 program hangisi olduğunu sorar."
             en "The program never says joker alone, but okey (O*) or false joker (J*). If a hand contains \"joker\", \
                 the program asks which one you mean.";
    "kafa":
        tr "dizi: tek renkte 1'den 13'e kadar ve ikinci 1"
        en "a dizi: 1 to 13 and the second 1 of one colour" [WinDizi],
        tr "101'de elden bitmek" en "finishing elden in 101" [FinishHand]
        here tr "Program kafa demez: birine dizi, öbürüne elden bitiş der."
             en "The program does not use kafa; it says dizi or elden.";
    "kapamak", "kapatmak", "bitmek", "going out":
        tr "eli bitirmek: klasikte 14 taşı per yapıp 15. taşı göstergenin üzerine koymak"
        en "to finish the hand; in the classic game, by putting the 15th tile on the indicator"
        [WinShape, WinDiscard, FinishLastTile];
    "katlamalı", "katlama":
        tr "her açışta yükselen açma barajı" en "a bar that rises with every opening" [OpenRising],
        tr "bitişe göre katlanan cezalar" en "penalties multiplied by the kind of finish" [FinishMultiplier]
        here tr "Burada yalnız yükselen açma barajına katlamalı açış denir (open.rising); öbürüne bitişin katsayısı \
                 denir (multiplier)."
             en "In this program katlamalı means only the rising bar (open.rising). For the other meaning the program \
                 says multiplier.";
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
        tr "göstergesinin rengi yüzünden puanı iki kat düşen el"
        en "a hand that counts double because of its indicator's colour" [ScoreColours],
        tr "tek renkle bitmek (yaygın bir yanlış)" en "a finish in one colour (a common misuse of the word)" [WinDizi]
        here tr "Bir bitişin adı değildir. Tek renkle bitişe dizi denir; göstergenin rengine göre katlama \
                 score.colours maddesindedir."
             en "The program does not use renkli for a finish. It calls a finish in one colour a dizi; score.colours \
                 describes the doubling by the indicator's colour.";
    "sahte okey", "sahte", "yıldızlı taş", "false joker", "false okey":
        tr "üzerinde işaret olan iki taştan biri; okeyin rengini ve sayısını alır"
        en "one of the two tiles with a mark; it has the okey's colour and number" [FalseJokerValue, IndicatorRedraw];
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
        tr "el tamam değilken bittim demek; 101'de bitiş sayılmaz ama yalnız bunun için ceza yazılmaz"
        en "to declare a win with an incomplete hand; in 101 this does not count as a finish, and the declaration \
            alone costs nothing"
        [ScoreFalseWin, FinishLastTile];
    "yazboz", "ceza cetveli", "score sheet":
        tr "ellerin puanının yazıldığı kâğıt"
        en "the sheet on which the players write the points of each hand" [FinishCount, MatchHands];
    "zincir", "chain":
        tr "cs102'de aynı sayıdan, her renkten birer taş"
        en "in cs102, four tiles of one number, one of each colour" [Cs102Chain, Cs102Win];
}

/// Returns the glossary words that equal the query. If none does, returns the glossary words that contain every word
/// of the query.
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
