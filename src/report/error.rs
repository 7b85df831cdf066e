//! An error as data.

use schemars::JsonSchema;
use serde::Serialize;

use crate::words::Clause;

/// What `--json` writes on standard error in place of an answer.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ErrorReport {
    /// The first fault.
    pub(crate) error: ErrorDetail,
    /// The faults, the first one included; at most twenty.
    pub(crate) faults: Vec<ErrorDetail>,
    /// How many more there are.
    pub(crate) more: usize,
}

/// One fault.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ErrorDetail {
    /// The stable name of the fault's kind.
    pub(crate) code: &'static str,
    /// What is wrong, in the language asked for.
    pub(crate) message: String,
    /// The id of the clause it breaks.
    pub(crate) clause: Option<Clause>,
    /// The first character at fault and the one after the last, counted from 0 in the input the fault lies in.
    pub(crate) span: Option<[usize; 2]>,
    /// Which input that is.
    pub(crate) input: Option<&'static str>,
    /// Its line, counted from 1, where the input is a sheet or a record; else left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// What would be right.
    pub(crate) hint: Option<String>,
}
