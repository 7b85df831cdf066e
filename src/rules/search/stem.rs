//! Light stemmers for Turkish and English, and their word lists. The words are in lower case and without the marks of
//! Turkish letters, as [`super::tokens`] returns them.

use std::collections::BTreeMap;

use crate::words::{Bilingual, Language, both, folded};

/// Stop words, mostly question words. The search ignores them if the question has other words.
const STOP_WORDS: &str = "\
    mi mu miyim muyum misin musun miyiz midir ne nasil neden nicin niye hangi hangisi kac kim kime kimin nedir nerede \
    nereye bir bu su o ve ile de da te ta den dan ten tan ki ben bana benim bende sen biz siz ama icin gibi olur \
    olmaz oluyor mumkun lazim gerek gerekir gerekiyor zorunda var yok ise demek yapiyorum eder ediyor \
    a an the is are be do does did can could may might must have has had i you we he she they it its me my your our \
    their us people of to in on at for with from by but so if how just what who which where why whose that this \
    these there and or any should will would was were get gets got allowed much";

/// Word endings, without the marks of Turkish letters. The longer English endings come first, because the stemmer
/// removes the first ending that fits.
pub(super) const ENDINGS: Bilingual = both(
    "ings ing ers er ed es s ly e",
    "lar ler lari leri larin lerin larim lerim i u in un nin nun a e ya ye yi yu na ne ni nu da de ta te
        dan den tan ten nda nde ndan nden la le yla yle im um imi umu imiz umuz si su sinin sini sina sine
        sinda sinde sindan sinden ki li lu siz suz mak mek ma me mam mem masi mesi mayi meyi maya meye madan
        meden mis mus ar er ir ur r di du ti tu dim tim dum tum acak ecek acagi ecegi acagim ecegim yacak
        yecek iyor uyor yor liyor iyorum uyorum yorum liyorum an en yan yen ip up yip yup inca ince unca
        unce yinca yince abil ebil yabil yebil abilir ebilir yabilir yebilir il ul n nir nur nan nen nmis
        ndi ndigi dik duk tik tuk digi dugu tigi tugu digim dugum tigim tugum sa se sam sem maz mez lik luk
        is us ayim eyim",
);

/// Turkish stems with only two letters, such as `at` in `atmak`. All other stems need three letters.
const SHORT_STEMS: &str = "ac al at el es";

/// Turkish words that seem to have an ending but have none. The search keeps these words whole.
const WHOLE_WORDS: &str = "\
    elden once sonra devam hatali seri dizi okey zaman puan bir iki uc dort bes alti yedi sekiz dokuz on";

/// Words that the search treats as equal, one group on each line.
const SAME: Bilingual = both(
    "take took taken pick
        lay laid
        throw threw thrown
        win won winner
        keep kept
        pay paid cost charge
        swap exchange trade
        partner mate team teammate
        wrong false mistake incorrect
        everybody everyone each
        next beside adjacent
        lose lost loses
        go went gone
        show shown
        many number
        deal dealt
        hold held
        announce say said tell declare",
    "tur sira
        koymak birakmak
        eklemek islemek
        yanlis hatali
        soylemek bildirmek duyurmak
        oyuncu kisi
        ortak es takim arkadas
        kapatmak kapamak bitirmek bitmek",
);

/// Splits a text into words, in lower case and without the marks of Turkish letters. A number and its ending become
/// two words: `13'ten` becomes `13` and `ten`.
pub(in crate::rules) fn tokens(text: &str) -> Vec<String> {
    let text = folded(text);
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.flat_map(split_number).map(str::to_owned).collect()
}

/// Splits a word such as `101de` into the number `101` and the letters `de`.
fn split_number(word: &str) -> impl Iterator<Item = &str> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, ending) = word.split_at(digits);
    [number, ending].into_iter().filter(|part| !part.is_empty())
}

/// Returns the words of a text, without stop words such as "what". If the text has only stop words, returns these.
pub(super) fn content_tokens(text: &str) -> Vec<String> {
    let all = tokens(text);
    let is_stop_word = |word: &String| STOP_WORDS.split_whitespace().any(|stop| stop == word);
    let content: Vec<String> = all.iter().filter(|word| !is_stop_word(word)).cloned().collect();
    if content.is_empty() { all } else { content }
}

/// A stemmer for one language. Synonyms get the same stem.
pub(super) struct Stemmer {
    language: Language,
    endings: Vec<&'static str>,
    /// The common stem of each word that has synonyms.
    same: BTreeMap<String, String>,
    cache: BTreeMap<String, String>,
}

impl Stemmer {
    pub(super) fn new(language: Language) -> Self {
        let endings = ENDINGS.get(language).split_whitespace().collect();
        let mut stemmer = Self { language, endings, same: BTreeMap::new(), cache: BTreeMap::new() };
        for line in SAME.get(language).lines() {
            let mut stems = line.split_whitespace().map(|word| stemmer.strip(word));
            let Some(first) = stems.next() else { continue };
            let others: Vec<String> = stems.collect();
            stemmer.same.extend(others.into_iter().map(|stem| (stem, first.clone())));
        }
        stemmer
    }

    pub(super) const fn language(&self) -> Language {
        self.language
    }

    /// Returns the stem of a word, with the language of this stemmer.
    pub(super) fn stem(&mut self, word: &str) -> (Language, String) {
        if let Some(stem) = self.cache.get(word) {
            return (self.language, stem.clone());
        }
        let stripped = self.strip(word);
        let stem = self.same.get(&stripped).cloned().unwrap_or(stripped);
        self.cache.insert(word.to_owned(), stem.clone());
        (self.language, stem)
    }

    fn strip(&self, word: &str) -> String {
        if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            return word.to_owned();
        }
        match self.language {
            Language::Tr => self.strip_turkish(word),
            Language::En => self.strip_english(word),
        }
    }

    /// Removes endings one after another, the longest first. A Turkish word can have several, as in `taşlarımdan`
    /// ("from my tiles").
    fn strip_turkish(&self, word: &str) -> String {
        let is_whole = |word: &str| WHOLE_WORDS.split_whitespace().any(|whole| whole == word);
        let mut stem = word;
        while !is_whole(stem) {
            let shorter = self.endings.iter().filter_map(|ending| stem.strip_suffix(ending));
            let Some(shorter) = shorter.filter(|left| is_turkish_stem(left)).min_by_key(|left| left.len()) else {
                return hardened(stem);
            };
            stem = shorter;
        }
        stem.to_owned()
    }

    /// Removes one ending, and then changes the end of the remaining word: a doubled last letter becomes a single
    /// letter, a last `y` becomes `i`, and a last `e` is dropped if the word has more than three letters.
    fn strip_english(&self, word: &str) -> String {
        let left = |ending: &&str| word.strip_suffix(ending).filter(|left: &&str| left.chars().count() >= 3);
        let mut stem: Vec<char> = self.endings.iter().find_map(left).unwrap_or(word).chars().collect();
        if let [.., _, one, other] = stem[..]
            && one == other
        {
            stem.pop();
        }
        if let Some(last) = stem.last_mut()
            && *last == 'y'
        {
            *last = 'i';
        }
        if stem.len() > 3 && stem.last() == Some(&'e') {
            stem.pop();
        }
        stem.into_iter().collect()
    }
}

/// Returns true if `stem` can be a Turkish stem: it has a vowel and three letters or more, or it is a known short stem.
fn is_turkish_stem(stem: &str) -> bool {
    let short = SHORT_STEMS.split_whitespace().any(|short| short == stem);
    short || stem.chars().count() >= 3 && stem.contains(['a', 'e', 'i', 'o', 'u'])
}

/// Returns the stem with a hard last consonant: `reng` becomes `renk`, and `gid` becomes `git`. A Turkish ending can
/// soften the last consonant of a word.
fn hardened(stem: &str) -> String {
    let hard = [('b', 'p'), ('d', 't'), ('g', 'k')];
    let softened = hard.iter().find_map(|&(soft, hard)| Some((stem.strip_suffix(soft)?, hard)));
    softened.map_or_else(|| stem.to_owned(), |(left, hard)| format!("{left}{hard}"))
}
