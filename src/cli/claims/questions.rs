//! Lists the questions of `okey judge` and the options that each of them accepts.

use clap::ArgMatches;
use clap::parser::ValueSource;

use crate::cli::failure::Failure;
use crate::cli::text::Misuse;
use crate::judge::{Irregularity, Question};
use crate::score::{Foul, Scoring};
use crate::table::{Game, Variant};
use crate::words::{Language, is_same_word};

use super::{WORDS_OF_CLAIMS, word_of_claim};

/// A question of `okey judge`, as written on the command line.
pub(in crate::cli) struct QuestionOptions {
    pub(in crate::cli) question: Question,
    /// Other names of the question: first the word used in records, then the Turkish names. The most common Turkish
    /// name comes last.
    pub(in crate::cli) aliases: &'static [&'static str],
    /// The options that the question accepts.
    options: &'static [&'static str],
}

/// Every question of `okey judge`.
pub(in crate::cli) const QUESTIONS: [QuestionOptions; 13] = [
    asked(Question::Finish, &["bit", "win", "bitis", "bitiş"], OF_A_FINISH),
    asked(
        Question::Opening,
        &["open", "ac", "aç", "acis", "acilis", "açılış", "açış"],
        &["hand", "taken", "bar", "highest", "opened", "others-opened", "table"],
    ),
    asked(
        Question::Pairs,
        &["cifte", "çifte", "cift", "çift"],
        &["hand", "taken", "bar", "highest", "opened", "table"],
    ),
    asked(
        Question::Discard,
        &["throw", "playable", "islek", "işlek", "at", "atis", "atış"],
        &["table", "last", "claimed", "withdrawn", "opened"],
    ),
    asked(Question::Layoff, &["add", "isle", "işle", "isleme", "işleme"], &["onto", "opened", "same-turn", "undo"]),
    asked(Question::Swap, &["degis", "değiş", "okey-alma"], &["from", "opened", "same-turn", "again"]),
    asked(
        Question::Take,
        &["al", "yandan"],
        &[
            "opens",
            "onto",
            "opened",
            "same-turn",
            "put-back",
            "kept",
            "from",
            "pairs-goer",
            "last-discard",
            "highest",
            "table",
        ],
    ),
    asked(Question::Indicator, &["show", "goster", "göster", "gosterge", "gösterge"], &["late", "drawn", "balance"]),
    asked(Question::Foul, &["ceza"], &["finish", "claimed"]),
    asked(Question::Left, &["kalan"], &["opened", "finish", "exhausted", "all-pairs", "announced"]),
    asked(Question::Meld, &["per"], &[]),
    asked(Question::Look, &["bakma"], &["opened", "after-throwing"]),
    asked(Question::Irregular, &["aksaklik", "aksaklık"], &[]),
];

#[rustfmt::skip]
const OF_A_FINISH: &[&str] = &[
    "throw", "laid-off", "swapped", "onto", "first-turn", "opened", "others-opened", "devam", "highest", "taken",
    "last-discard", "table",
];

const fn asked(
    question: Question,
    aliases: &'static [&'static str],
    options: &'static [&'static str],
) -> QuestionOptions {
    QuestionOptions { question, aliases, options }
}

/// Options that exist only in 101. They are refused in other games, even if the question itself exists there.
#[rustfmt::skip]
const OF_YUZBIR: &[&str] = &[
    "laid-off", "swapped", "same-turn", "opened", "others-opened", "devam", "highest", "table", "claimed", "withdrawn", "opens", "onto",
    "pairs-goer", "announced",
];

/// Options that every game accepts, although they describe a foul only in 101. If the call names no game, they imply
/// 101.
const USUALLY_YUZBIR: &[&str] = &["put-back", "kept", "all-pairs", "finish", "taken"];

/// Returns the question that the call asks.
pub(super) fn question(matches: &ArgMatches) -> Result<Question, Failure> {
    let name = matches.get_one::<String>("question").map_or("", String::as_str);
    let names = |asked: &&QuestionOptions| {
        [asked.question.name()].iter().chain(asked.aliases).any(|own| is_same_word(own, name))
    };
    let options = QUESTIONS.iter().find(names);
    let missing = || Failure::Misuse(Misuse::ArgumentMissing { argument: "QUESTION".to_owned() });
    options.map(|options| options.question).ok_or_else(missing)
}

/// Refuses options that do not belong to the question asked.
pub(super) fn fitting(matches: &ArgMatches, question: Question) -> Result<(), Failure> {
    let belongs = |name: &'static str| QUESTIONS.iter().filter(move |asked| asked.options.contains(&name));
    let all = QUESTIONS.iter().flat_map(|asked| asked.options.iter().copied());
    match given(matches, all).find(|name| belongs(name).all(|asked| asked.question != question)) {
        Some(name) => Err(Failure::Misuse(Misuse::OptionOf {
            option: format!("--{name}"),
            questions: belongs(name).map(|asked| asked.question.to_string()).collect(),
        })),
        None => Ok(()),
    }
}

/// Returns the game to assume if the call names none. The game is 101 in two cases: the question, an option or the foul
/// exists only in 101, or the question counts the tiles left in a rack.
pub(super) fn usual_game(matches: &ArgMatches, question: Question) -> Variant {
    let claim = matches.get_many::<String>("claim").into_iter().flatten();
    let claim = claim.map(String::as_str).collect::<Vec<_>>().join(" ");
    // In a claim such as `playable-discard:R7` the part before the colon names the foul.
    let foul = claim.split(':').next().unwrap_or_default();
    let of_yuzbir = match question {
        Question::Foul => Foul::find(foul).is_some_and(|foul| foul.kind.scoring() == Scoring::Yuzbir),
        Question::Left => !claim.is_empty(),
        // Only 101 has a rule about looking at discards.
        Question::Look => true,
        _ => !question.is_of(Game::Classic),
    };
    let options = OF_YUZBIR.iter().chain(USUALLY_YUZBIR).copied();
    if of_yuzbir || given(matches, options).next().is_some() { Variant::Yuzbir } else { Variant::Okey }
}

/// Refuses options that do not exist in the named game.
pub(super) fn fitting_game(matches: &ArgMatches, game: Game) -> Result<(), Failure> {
    match given(matches, OF_YUZBIR.iter().copied()).next() {
        Some(name) if game != Game::Yuzbir => {
            Err(Failure::Misuse(Misuse::OptionOfYuzbir { option: format!("--{name}") }))
        }
        _ => Ok(()),
    }
}

/// Returns the variant of the other game if the call is ambiguous. A call is ambiguous if it names no game, both games
/// have the question, and no option belongs only to 101.
pub(super) fn other_game(matches: &ArgMatches, question: Question, game: Game) -> Option<Variant> {
    match game {
        _ if !question.is_of(Game::Classic) => None,
        Game::Classic => Some(Variant::Yuzbir),
        Game::Yuzbir if given(matches, OF_YUZBIR.iter().copied()).next().is_none() => Some(Variant::Okey),
        Game::Yuzbir | Game::Chains => None,
    }
}

/// Completes a call in which the user typed only the claim. For `playable-discard` it returns `foul playable-discard`.
pub(in crate::cli) fn asked_by_claim(word: &str, language: Language) -> Option<String> {
    let turkish = language == Language::Tr;
    let question = |question: Question| {
        let asked = QUESTIONS.iter().find(|asked| asked.question == question)?;
        Some(if turkish { asked.aliases.last()? } else { question.name() })
    };
    if let Some(Foul { kind, .. }) = Foul::find(word) {
        return Some(format!("{} {}", question(Question::Foul)?, if turkish { kind.alias() } else { kind.name() }));
    }
    let named: Irregularity = word_of_claim(word).parse().ok()?;
    let (_, alias) = WORDS_OF_CLAIMS.iter().find(|(name, _)| *name == named.name())?;
    Some(format!("{} {}", question(Question::Irregular)?, if turkish { alias } else { named.name() }))
}

/// Returns the options from the list that the call contains.
fn given<'m>(
    matches: &'m ArgMatches,
    options: impl Iterator<Item = &'static str> + 'm,
) -> impl Iterator<Item = &'static str> + 'm {
    options.filter(|name| matches.value_source(name) == Some(ValueSource::CommandLine))
}
