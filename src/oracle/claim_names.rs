//! The names of claims and of their keywords, in English and Turkish.

use crate::judge::{Irregularity, Question};
use crate::notation::{self, Letters};
use crate::score::Foul;
use crate::text::pick;
use crate::words::{Language, folded, is_same_word};

/// A question of `okey judge`, with all its names.
pub(crate) struct ClaimNames {
    pub(crate) question: Question,
    /// Further names in English and Turkish. The last one is the most common Turkish name.
    pub(crate) aliases: &'static [&'static str],
}

pub(crate) const QUESTIONS: [ClaimNames; 13] = [
    named(Question::Finish, &["bit", "win", "bitis", "bitiş"]),
    named(Question::Opening, &["open", "ac", "aç", "acis", "acilis", "açılış", "açış"]),
    named(Question::Pairs, &["cifte", "çifte", "cift", "çift"]),
    named(Question::Discard, &["throw", "playable", "islek", "işlek", "at", "atis", "atış"]),
    named(Question::Layoff, &["add", "isle", "işle", "isleme", "işleme"]),
    named(Question::Swap, &["degis", "değiş", "okey-alma"]),
    named(Question::Take, &["al", "yandan"]),
    named(Question::Indicator, &["show", "goster", "göster", "gosterge", "gösterge"]),
    named(Question::Foul, &["ceza"]),
    named(Question::Left, &["kalan"]),
    named(Question::Meld, &["per"]),
    named(Question::Look, &["bakma"]),
    named(Question::Irregular, &["aksaklik", "aksaklık"]),
];

const fn named(question: Question, aliases: &'static [&'static str]) -> ClaimNames {
    ClaimNames { question, aliases }
}

/// Words that a claim can contain in addition to tiles, such as `turn`, each in English and Turkish.
pub(crate) const WORDS_OF_CLAIMS: [(&str, &str); 5] =
    [("count", "sayı"), ("turn", "sıra"), ("exposed", "açık"), ("all", "hepsi"), ("own", "kendi")];

/// Returns the English form of a keyword. Returns any other word in lower case, without the marks of Turkish letters.
pub(crate) fn english_keyword(word: &str) -> String {
    let named = WORDS_OF_CLAIMS.iter().find(|(_, turkish)| is_same_word(turkish, word));
    named.map_or_else(|| folded(word), |(name, _)| (*name).to_owned())
}

/// Returns what to type instead of a claim in the place of a question: `foul playable-discard` for a foul such as
/// `playable-discard`, and the same for an irregularity. For melds, returns a whole command, such as `okey judge meld
/// "R12 R13 R1"`. It has the option `--letters rkms` if only the Turkish letters fit.
pub(crate) fn asked_by_claim(word: &str, language: Language) -> Option<String> {
    let turkish = language == Language::Tr;
    let question = |question: Question| {
        let asked = QUESTIONS.iter().find(|asked| asked.question == question)?;
        Some(if turkish { asked.aliases.last()? } else { question.name() })
    };
    if let Some(Foul { kind, .. }) = Foul::find(word) {
        return Some(format!("{} {}", question(Question::Foul)?, if turkish { kind.alias() } else { kind.name() }));
    }
    let letters = [Letters::Krby, Letters::Rkms].into_iter().find(|letters| notation::melds(word, *letters).is_ok());
    if let Some(letters) = letters {
        let command = pick(language, "okey judge", "okey hakem");
        let option = if letters == Letters::Krby { "" } else { " --letters rkms" };
        return Some(format!("{command} {} \"{word}\"{option}", question(Question::Meld)?));
    }
    let named: Irregularity = english_keyword(word).parse().ok()?;
    let (_, alias) = WORDS_OF_CLAIMS.iter().find(|(name, _)| *name == named.name())?;
    Some(format!("{} {}", question(Question::Irregular)?, if turkish { alias } else { named.name() }))
}
