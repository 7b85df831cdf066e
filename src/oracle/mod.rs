//! The entry point for every question: [`Oracle::ask`] takes a question as a JSON object and returns the answer as
//! JSON.
//!
//! Commands such as `okey check` take the options of a question from the command line. `okey batch` asks one question
//! per line.

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
mod schema;
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
pub use schema::SCHEMAS;
