//! What these answers start with.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

use crate::hapis::{Position, Rules};
use crate::words::Clause;

/// The fields common to all answers about hapis.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HapisHead {
    /// The answer's kind and schema number, such as `okey.hapis-show/1`.
    schema: &'static str,
    /// The position, `WHITE:BLACK:PRISONERS:DICE:TURN`.
    position: String,
    /// The board as the side on roll sees it, in 16 characters.
    compact: String,
    /// The set of rules.
    rules: &'static str,
    /// The switches set otherwise than in the set, with their values.
    switches: BTreeMap<&'static str, bool>,
    /// The ids of the clauses the answer rests on.
    clauses: Vec<Clause>,
}

impl HapisHead {
    pub(super) fn new(schema: &'static str, position: &Position, rules: Rules, clauses: &[Clause]) -> Self {
        Self {
            schema,
            position: position.to_string(),
            compact: position.compact(),
            rules: rules.set.name(),
            switches: rules.changes().map(|(switch, on)| (switch.key, on)).collect(),
            clauses: clauses.to_vec(),
        }
    }
}
