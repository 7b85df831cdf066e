//! The entry point for every question: [`Oracle::ask`] takes a question and returns the answer, both as JSON.
//!
//! Commands such as `okey check` take the options of a question from the command line. `okey batch` asks one question
//! per line. `okey schema` prints one of [`SCHEMAS`], which come from the folder `schema` of the repository.

mod ask;
pub(crate) mod claims;
#[cfg(feature = "schemas")]
mod derived;
pub(crate) mod diagnostic;
pub(crate) mod fault;
pub(crate) mod hand_texts;
pub(crate) mod hands;
pub(crate) mod json;
pub(crate) mod line;
pub(crate) mod options;
mod plain_line;
pub(crate) mod reader;
pub(crate) mod reported;
pub(crate) mod rulebook;
mod text;
pub(crate) mod values;

pub use ask::Oracle;
pub(crate) use ask::{MOST_BYTES, MOST_LISTED, RuledCase, usual_variant};
#[cfg(feature = "schemas")]
#[doc(hidden)]
pub use derived::derived_schemas;
pub(crate) use diagnostic::Diagnosis;
pub(crate) use fault::error_codes;
pub(crate) use options::QuestionName;
pub use reader::Defaults;

/// Expands to an array that has, for each schema, its name and its text from the folder `schema`.
macro_rules! schemas {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!("../../schema/", $name, ".json")))),+]
    };
}

/// The JSON Schemas of all answers and input lines. Each item has the name that `okey schema` accepts, and the text of
/// the schema.
///
/// ```
/// let (_, check) = okey::oracle::SCHEMAS.iter().find(|(name, _)| *name == "check").expect("a schema");
/// assert!(check.contains("\"$id\": \"okey.check/2\""));
/// ```
pub static SCHEMAS: &[(&str, &str)] = schemas! {
    "check" "melds" "pairs" "waits" "advise" "open" "score" "sheet" "converted" "judge" "replay" "rules" "simulate"
    "view" "label" "deal" "summary" "hapis-show" "hapis-moves" "hapis-risk" "hapis-choose" "hapis-trap" "hapis-score"
    "hapis-replay" "hapis-arena" "hapis-thesis" "batch" "batch-line" "score-line" "error"
};
