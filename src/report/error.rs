//! Errors as JSON.

use super::made::report;
use crate::words::Clause;

report! {
    /// The JSON that a command with `--json` writes to standard error if it has no answer.
    pub ErrorReport {
        error "The first fault": ErrorDetail,
        faults "All faults including the first one, at most twenty": Vec<ErrorDetail>,
        more "The number of faults that are not listed": usize,
    }
}

report! {
    /// One fault of the input.
    #[derive(Clone)]
    pub ErrorDetail {
        code "The stable name of the kind of fault": &'static str,
        message "What is wrong, in the requested language": String,
        clause "The id of the clause that the input breaks": Option<Clause>,
        span "The index of the first faulty character and the index after the last one, counted from 0 in the input":
            Option<[usize; 2]>,
        input "The input that contains the fault": Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        line "The line with the fault, counted from 1, if the input is a sheet or a record; otherwise omitted": Option<usize>,
        hint "What to write instead": Option<String>,
    }
}
