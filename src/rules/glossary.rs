//! The glossary: the words of the game, their meanings, and the clauses about them. A word can have several meanings.

use super::search::tokens;
use crate::words::{Bilingual, Clause, both, is_same_word};

/// A word of the glossary.
#[derive(Debug)]
pub struct Word {
    /// The word that the entry explains, in Turkish.
    pub word: &'static str,
    /// Synonyms in Turkish or English.
    pub also: &'static [&'static str],
    /// The meanings of the word, usually one: each with a phrase that explains it, and the clauses about it.
    pub meanings: &'static [(Bilingual, &'static [Clause])],
    /// A note that names the clearer words that the program uses instead. `None` for a word with one meaning.
    pub here: Option<Bilingual>,
}

impl Word {
    /// Returns true if the word has several meanings. The field `here` then names clearer words.
    pub const fn clashes(&self) -> bool {
        self.meanings.len() > 1
    }

    /// Returns the clauses about the word in all its meanings, without duplicates.
    pub fn clauses(&self) -> Vec<Clause> {
        let mut clauses: Vec<Clause> = Vec::new();
        for &clause in self.meanings.iter().flat_map(|(_, clauses)| *clauses) {
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        clauses
    }

    /// Returns the word and its synonyms.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        [self.word].into_iter().chain(self.also.iter().copied())
    }

    /// Returns true if the text is this word or a synonym, ignoring case and the marks of Turkish letters.
    pub fn is(&self, text: &str) -> bool {
        self.names().any(|word| is_same_word(word, text))
    }

    /// Returns true if this word or a synonym contains the sequence of words `asked`.
    fn holds(&self, asked: &[String]) -> bool {
        self.names().any(|word| tokens(word).windows(asked.len().max(1)).any(|part| part == asked))
    }
}

/// Declares the glossary as a table. A row has a word, its synonyms, and its meanings in English and Turkish with the
/// clauses about them. If the word has several meanings, a note about clearer words follows after the keyword `here`.
///
/// ```text
/// "çift", "pair":
///     "two tiles of one colour and number" / "aynı renk ve sayıdan iki taş" [PairShape];
/// ```
macro_rules! glossary {
    (@here) => { None };
    (@here $en:literal / $tr:literal) => { Some(both($en, $tr)) };
    ($(
        $word:literal $(, $also:literal)*:
        $($en:literal / $tr:literal [$($clause:ident),+]),+
        $(here $here_en:literal / $here_tr:literal)?;
    )+) => {
        /// Every word of the glossary, in the order of the Turkish alphabet.
        pub const WORDS: &[Word] = &[$(Word {
            word: $word,
            also: &[$($also),*],
            meanings: &[$((both($en, $tr), &[$(Clause::$clause),+])),+],
            here: glossary!(@here $($here_en / $here_tr)?),
        }),+];
    };
}

glossary! {
    "açmak", "el açmak", "açış", "opening", "open":
        "in 101, to lay the first melds on the table: series (runs and groups) or pairs"
        / "101'de ilk perlerini yere koymak: seri açmak ya da çift açmak" [OpenSeries, OpenPairs];
    "balya", "yığın", "stack":
        "one of the stacks in which the tiles lie face down before the deal"
        / "taşların dağıtılmadan önce dizildiği kapalı yığınlardan biri" [DealStacks];
    "baraj", "bar":
        "the sum (101) or the number of pairs (five) that an opening must reach; in English: the bar"
        / "açmak için tutturulması gereken toplam (101) ya da çift sayısı (beş)" [OpenSeries, OpenPairs, OpenRising];
    "besleme", "yandan açtırma", "feeding":
        "to throw the tile that lets the next player open" / "sonraki oyuncuyu açtıran taşı atmak" [FoulFeeding];
    "çanak", "çanak kırma", "kasa", "pot":
        "the pot: the stakes of all players. The winner takes the pot, or twice the pot after an okey finish or seven \
            pairs (çanak kırma)"
        / "herkesin ortaya koyduğu para. Biten hepsini alır; okey atarak ya da çiftten biten iki katını alır (çanak \
            kırma)" [ScorePot];
    "çift", "pair":
        "two tiles of one colour and number" / "aynı renk ve sayıdan iki taş" [PairShape];
    "çift okey":
        "a finish with both okeys as the last two tiles"
        / "son iki taşı okey olan oyuncunun birini işleyip öbürünü atarak bitmesi" [FinishMultiplier],
        "a finish with pairs in which the player throws an okey"
        / "hem çiftten hem okey atarak bitmek" [ScorePairsOkey, FinishMultiplier],
        "a pair made of the two okeys" / "iki okeyden yapılan çift" [PairShape]
        here "The program does not use the word çift okey. It calls the first meaning devam, the second a finish with \
                 pairs and an okey thrown, and the third a pair of okeys."
             / "Program çift okey demez: birincisine devam, ikincisine çiftten ve okey atarak bitiş, üçüncüsüne iki \
                 okeyden çift der.";
    "çifte gitmek", "çifte", "çifte giden", "going for pairs":
        "to collect pairs: in the classic game seven pairs to win, in 101 five pairs to open"
        / "çift toplamak: klasikte yedi çiftle bitmek, 101'de beş çiftle açmak için" [WinPairs, OpenPairs, TakePairs];
    "deste", "ortadaki taşlar", "stock":
        "the stock: the tiles that lie face down in the middle; players draw from them"
        / "ortada kapalı duran, sırası gelenin taş çektiği taşlar" [TilesDeal, TurnOrder];
    "devam", "okey ikiye", "devam atma":
        "in 101, a finish with both okeys as the last two tiles: the player lays one off and throws the other"
        / "101'de son iki taşı okey olan oyuncunun birini işleyip öbürünü atarak bitmesi"
        [FinishMultiplier];
    "dizi":
        "a win with 1 to 13 and the second 1 of one colour"
        / "tek renkte 1'den 13'e kadar ve ikinci 1 ile bitmek" [WinDizi, ScoreDizi];
    "düz per":
        "a group: three or four tiles of one number in different colours"
        / "aynı sayıdan, farklı renkte üç ya da dört taş: grup" [GroupShape];
    "elden", "elden bitmek", "800 atmak":
        "in 101, to open and finish in one turn, without laying off, before any other player has opened"
        / "101'de kimse açmamışken, taş işlemeden tek turda açıp bitmek" [FinishHand, TeamHandFinish];
    "eşli", "eş", "takım", "partner", "team":
        "played in two teams of two; partners sit opposite each other"
        / "karşılıklı oturan ikişer oyuncunun birlikte oynaması" [TeamMate];
    "gösterge", "indicator":
        "the indicator: the tile that lies face up and determines the okey"
        / "açık duran ve okeyi belirleyen taş" [IndicatorOkey, ScoreIndicator, IndicatorNone];
    "ıstaka", "rack":
        "the rack on which a player's tiles stand" / "taşların dizildiği tahta; oyuncunun eli" [TilesDeal];
    "işlek", "işler taş", "playable":
        "a tile that could be laid off on a meld on the table"
        / "yerdeki bir pere işlenebilen taş" [DiscardPlayable, DiscardClaim, DiscardOkey];
    "işlemek", "işleme", "lay off", "laying off":
        "to lay off: to add a tile to a meld on the table, after opening"
        / "açtıktan sonra yerdeki bir pere taş eklemek" [LayoffWho, LayoffRun, LayoffGroup, LayoffPair];
    "joker":
        "the okey, the wild tile" / "okey, yani her taşın yerine geçen taş" [OkeyWild],
        "the false joker, the tile with a mark on it"
        / "sahte okey, yani üzerinde işaret olan taş" [FalseJokerValue]
        here "The program does not use the word joker alone. It says okey (O*) or false joker (J*). If you write \
                 \"joker\" in a hand, the program asks which tile you mean."
             / "Program tek başına joker demez; okey (O*) ya da sahte okey (J*) der. Bir elde \"joker\" yazarsanız \
                 program hangisi olduğunu sorar.";
    "kafa":
        "a dizi: 1 to 13 and the second 1 of one colour"
        / "dizi: tek renkte 1'den 13'e kadar ve ikinci 1" [WinDizi],
        "an elden finish in 101" / "101'de elden bitmek" [FinishHand]
        here "The program does not use the word kafa. It says dizi or elden."
             / "Program kafa demez: birine dizi, öbürüne elden bitiş der.";
    "kapamak", "kapatmak", "bitmek", "going out":
        "to finish the hand; in the classic game, by putting the 15th tile on the indicator"
        / "eli bitirmek: klasikte el tamamken 15. taşı göstergenin üzerine koymak"
        [WinShape, WinDiscard, FinishLastTile];
    "katlamalı", "katlama":
        "a bar that rises with every opening" / "her açışta yükselen açma barajı" [OpenRising],
        "penalties that are doubled or quadrupled by the kind of finish"
        / "cezaların bitişe göre katlanması" [FinishMultiplier]
        here "In this program katlamalı means only the rising bar (open.rising). For the other meaning the program \
                 says multiplier."
             / "Program yükselen açma barajına katlamalı açış der (open.rising). Cezaların katlanmasına ise bitişin \
                 katsayısı der (multiplier).";
    "küt", "group", "grup":
        "the same as düz per: three or four tiles of one number in different colours"
        / "aynı sayıdan, farklı renkte üç ya da dört taş: grup" [GroupShape];
    "okey", "gerçek okey", "real okey":
        "the tile of the indicator's colour with the next higher number; it stands for any tile"
        / "göstergeyle aynı renkten bir büyük taş; her taşın yerine geçer" [IndicatorOkey, OkeyWild];
    "okey atmak", "okey finish":
        "to finish by throwing an okey"
        / "son taş olarak okeyi atıp bitmek" [WinOkeyFinish, FinishMultiplier, DiscardOkey];
    "per", "meld":
        "a meld: a run or a group, of three tiles or more" / "en az üç taşlık seri ya da grup" [RunShape, GroupShape];
    "renkli":
        "a hand whose points are doubled because of the indicator's colour"
        / "göstergenin rengi yüzünden iki kat puan düşülen el" [ScoreColours],
        "a finish in one colour (a common misuse of the word)"
        / "tek renkle bitmek (sözün sık görülen, yanlış bir kullanımı)" [WinDizi]
        here "The program does not use the word renkli for a finish. It calls a finish in one colour a dizi. The \
                 clause score.colours is about hands whose points are doubled."
             / "Program hiçbir bitişe renkli demez; tek renkle bitişe dizi der. Puanın göstergenin rengine göre \
                 katlanması score.colours maddesindedir.";
    "sahte okey", "sahte", "yıldızlı taş", "false joker", "false okey":
        "one of the two tiles with a mark; it plays as a tile with the okey's colour and number"
        / "üzerinde işaret olan iki taştan biri; okeyin rengini ve sayısını alır" [FalseJokerValue, IndicatorRedraw];
    "seri", "sıralı per", "run":
        "a run: three or more consecutive numbers of one colour"
        / "aynı renkten en az üç ardışık sayı" [RunShape, RunWrap];
    "seri açmak":
        "in 101, to open with runs and groups, not with pairs"
        / "101'de eli çiftle değil, seri ve gruplarla açmak" [OpenSeries, OpenNoMix];
    "yandan almak", "yandan", "yerden almak", "taking":
        "to take the left neighbour's last discard"
        / "soldaki oyuncunun attığı son taşı almak" [TakeMustOpen, TakePutBack, TakeOpened];
    "yanlış bitiş", "hatalı bitiş", "yanlış bitme", "false win", "false declaration", "wrong declaration":
        "to declare a win with an incomplete hand. In 101 the declaration itself costs nothing, and the hand goes on"
        / "el tamam değilken \"Bittim\" demek; 101'de yalnız \"Bittim\" dediğiniz için ceza yazılmaz, el sürer"
        [ScoreFalseWin, FinishLastTile];
    "yazboz", "ceza cetveli", "score sheet":
        "the sheet on which the players write the points of each hand"
        / "ellerin puanının yazıldığı kâğıt" [FinishCount, MatchHands];
    "zincir", "chain":
        "in cs102, four tiles of one number, one of each colour"
        / "basitleştirilmiş okeyde (cs102) aynı sayıdan dört taş, her renkten bir tane" [Cs102Chain, Cs102Win];
}

/// Returns the glossary words that equal the query. If there are none, returns those that contain the query as a
/// sequence of whole words.
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
    if !whole.is_empty() {
        return whole;
    }
    let asked = tokens(&query);
    WORDS.iter().filter(|word| word.holds(&asked)).collect()
}
