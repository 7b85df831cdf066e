//! An error as data.

use schemars::JsonSchema;
use serde::Serialize;

/// What `--json` writes on standard error in place of an answer.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ErrorReport {
    /// The first fault.
    pub error: ErrorDetail,
    /// The faults, the first one included; at most twenty.
    pub faults: Vec<ErrorDetail>,
    /// How many more there are.
    pub more: usize,
}

/// One fault.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ErrorDetail {
    /// The stable name of the fault's kind.
    pub code: String,
    /// What is wrong, in the language asked for.
    pub message: String,
    /// The id of the clause it breaks.
    pub clause: Option<String>,
    /// The first character at fault and the one after the last, counted from 0 in the input the fault lies in.
    pub span: Option<[usize; 2]>,
    /// Which input that is.
    pub input: Option<String>,
    /// Its line, counted from 1, where the input is a sheet; else left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// What would be right.
    pub hint: Option<String>,
}
