//! Decides which question and which game a claim is about, and which options fit them.

use crate::judge::Question;
use crate::score::{Foul, Scoring};
use crate::table::{Game, Variant};
use crate::words::Named;

use super::refused;
use crate::oracle::diagnostic::Refusal;
use crate::oracle::fault::AskFault;
use crate::oracle::line::OptionValues;
use crate::oracle::options::{self, QuestionOption};
use crate::oracle::values;

/// Options that exist only in 101. Questions about another game refuse them.
static OF_YUZBIR: &[&QuestionOption] = &[
    &options::LAID_OFF,
    &options::SWAPPED,
    &options::SAME_TURN,
    &options::OPENED,
    &options::OTHERS_OPENED,
    &options::DEVAM,
    &options::HIGHEST,
    &options::TABLE,
    &options::CLAIMED,
    &options::WITHDRAWN,
    &options::OPENS,
    &options::ONTO,
    &options::PAIRS_GOER,
    &options::ANNOUNCED,
];

/// Options that also exist in classic Okey but usually mean 101. If a question names no game and has such an option, it
/// is about 101.
static USUALLY_YUZBIR: &[&QuestionOption] =
    &[&options::PUT_BACK, &options::KEPT, &options::ALL_PAIRS, &options::FINISH, &options::TAKEN];

pub(super) fn question(options: &OptionValues<'_>) -> Result<Question, Refusal> {
    let Some(name) = options.text(&options::QUESTION) else {
        return Err(refused(AskFault::missing_name("QUESTION", <Question as Named>::NAMES)));
    };
    let asked = values::read("question", name).and_then(|name| name.parse().ok());
    asked.ok_or_else(|| refused(AskFault::bad_value("QUESTION", name, <Question as Named>::NAMES)))
}

/// Refuses options that the question does not take.
pub(super) fn fitting(options: &OptionValues<'_>, question: Question) -> Result<(), Refusal> {
    for option in options.given() {
        if let Some(claims) = option.claims.filter(|claims| !claims.contains(&question)) {
            return Err(refused(AskFault::OptionOf {
                option: format!("--{}", option.name),
                questions: Question::ALL
                    .iter()
                    .filter(|asked| claims.contains(asked))
                    .map(Question::to_string)
                    .collect(),
                instead: names_melds(option).then(|| melds_option(question)).flatten(),
            }));
        }
    }
    Ok(())
}

fn names_melds(option: &QuestionOption) -> bool {
    [&options::FROM, &options::ONTO, &options::TABLE].into_iter().any(|melds| *melds == *option)
}

/// Returns the option with which a question names the melds on the table; `None` if it has no such option, or several.
const fn melds_option(question: Question) -> Option<&'static str> {
    Some(match question {
        Question::Swap => "--from",
        Question::Layoff => "--onto",
        Question::Opening | Question::Pairs | Question::Discard => "--table",
        _ => return None,
    })
}

/// Returns the game to assume if the question names none. It is 101 if the question, the foul or an option suggests
/// 101, or if the claim lists the tiles left on a rack.
pub(super) fn usual_game(options: &OptionValues<'_>, question: Question) -> Variant {
    let claim = options.text(&options::CLAIM).unwrap_or_default();
    // In a claim such as `playable-discard:R7` the part before the colon names the foul.
    let foul = claim.split(':').next().unwrap_or_default();
    let of_yuzbir = match question {
        Question::Foul => Foul::find(foul).is_some_and(|foul| foul.kind.scoring() == Scoring::Yuzbir),
        Question::Left => !claim.is_empty(),
        // Only 101 has a rule about looking at discards, so this question means 101.
        Question::Look => true,
        _ => !question.is_of(Game::Classic),
    };
    let of_options = options.given().any(|option| OF_YUZBIR.contains(&option) || USUALLY_YUZBIR.contains(&option));
    if of_yuzbir || of_options { Variant::Yuzbir } else { Variant::Okey }
}

/// Refuses options that do not exist in the named game.
pub(super) fn fitting_game(options: &OptionValues<'_>, game: Game) -> Result<(), Refusal> {
    match first_of_yuzbir(options) {
        Some(option) if game != Game::Yuzbir => {
            Err(refused(AskFault::OptionOfYuzbir { option: format!("--{}", option.name) }))
        }
        _ => Ok(()),
    }
}

/// Returns a variant of the other game: 101 for classic Okey, and classic Okey for 101. Returns `None` if the question
/// cannot be about that game, for example because it has an option that exists only in 101. Also returns `None` for
/// [`Game::Chains`].
pub(super) fn other_game(options: &OptionValues<'_>, question: Question, game: Game) -> Option<Variant> {
    match game {
        _ if !question.is_of(Game::Classic) => None,
        Game::Classic => Some(Variant::Yuzbir),
        Game::Yuzbir if first_of_yuzbir(options).is_none() => Some(Variant::Okey),
        Game::Yuzbir | Game::Chains => None,
    }
}

/// Returns the first option given that exists only in 101.
fn first_of_yuzbir(options: &OptionValues<'_>) -> Option<&'static QuestionOption> {
    OF_YUZBIR.iter().copied().find(|option| options.given().any(|given| given == *option))
}
