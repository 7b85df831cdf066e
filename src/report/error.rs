//! Errors as JSON.

use super::made::report;
use crate::words::Clause;

report! {
    /// The JSON that a command with `--json` writes to standard error if it has no answer.
    pub ErrorReport {
        error "The first fault": ErrorDetail,
        faults "The faults, the first one included; at most twenty": Vec<ErrorDetail>,
        more "The number of further faults": usize,
    }
}

report! {
    /// One fault of the input.
    #[derive(Clone)]
    pub ErrorDetail {
        code "The stable name of the fault's kind": &'static str,
        message "What is wrong, in the language asked for": String,
        clause "The id of the clause it breaks": Option<Clause>,
        span "The first character at fault and the one after the last, counted from 0 in the input at fault":
            Option<[usize; 2]>,
        input "The input at fault": Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        line "The line at fault, counted from 1, if the input is a sheet or a record; else omitted": Option<usize>,
        hint "What to write instead": Option<String>,
    }
}
