//! The entry point for every question: [`Oracle::ask`] takes a question and returns the answer, both as JSON.
//!
//! Commands such as `okey check` take the options of a question from the command line. `okey batch` asks one question
//! per line. `okey schema` prints one of [`SCHEMAS`], which come from the folder `schema` of the repository.

pub(crate) mod chosen;
pub(crate) mod claim_names;
pub(crate) mod claims;
#[cfg(feature = "schemas")]
mod derived;
pub(crate) mod diagnostic;
mod door;
pub(crate) mod fault;
pub(crate) mod hand_question;
pub(crate) mod hand_texts;
pub(crate) mod hands;
pub(crate) mod json;
pub(crate) mod line;
pub(crate) mod options;
pub(crate) mod place;
pub(crate) mod questions;
pub(crate) mod reader;
pub(crate) mod reported;
pub(crate) mod rulebook;
mod text;
pub(crate) mod values;

#[cfg(feature = "schemas")]
#[doc(hidden)]
pub use derived::derived_schemas;
pub(crate) use diagnostic::Diagnosis;
pub use door::Oracle;
pub(crate) use door::{MOST_BYTES, MOST_LISTED, RuledCase, usual_variant};
pub use fault::error_codes;
pub use questions::QuestionName;
pub use reader::Defaults;

/// The JSON Schemas of all answers and of a question: the name that `okey schema` accepts, and the text.
///
/// ```
/// let (_, check) = okey::oracle::SCHEMAS.iter().find(|(name, _)| *name == "check").expect("a schema");
/// assert!(check.contains("\"$id\": \"okey.check/2\""));
/// ```
pub static SCHEMAS: &[(&str, &str)] = &[
    ("check", include_str!("../../schema/check.json")),
    ("melds", include_str!("../../schema/melds.json")),
    ("pairs", include_str!("../../schema/pairs.json")),
    ("waits", include_str!("../../schema/waits.json")),
    ("advise", include_str!("../../schema/advise.json")),
    ("open", include_str!("../../schema/open.json")),
    ("score", include_str!("../../schema/score.json")),
    ("sheet", include_str!("../../schema/sheet.json")),
    ("converted", include_str!("../../schema/converted.json")),
    ("judge", include_str!("../../schema/judge.json")),
    ("replay", include_str!("../../schema/replay.json")),
    ("rules", include_str!("../../schema/rules.json")),
    ("simulate", include_str!("../../schema/simulate.json")),
    ("view", include_str!("../../schema/view.json")),
    ("label", include_str!("../../schema/label.json")),
    ("deal", include_str!("../../schema/deal.json")),
    ("hapis-show", include_str!("../../schema/hapis-show.json")),
    ("hapis-moves", include_str!("../../schema/hapis-moves.json")),
    ("hapis-risk", include_str!("../../schema/hapis-risk.json")),
    ("hapis-choose", include_str!("../../schema/hapis-choose.json")),
    ("hapis-trap", include_str!("../../schema/hapis-trap.json")),
    ("hapis-score", include_str!("../../schema/hapis-score.json")),
    ("hapis-replay", include_str!("../../schema/hapis-replay.json")),
    ("hapis-arena", include_str!("../../schema/hapis-arena.json")),
    ("hapis-thesis", include_str!("../../schema/hapis-thesis.json")),
    ("batch", include_str!("../../schema/batch.json")),
    ("batch-line", include_str!("../../schema/batch-line.json")),
    ("score-line", include_str!("../../schema/score-line.json")),
    ("error", include_str!("../../schema/error.json")),
];
