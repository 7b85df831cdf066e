//! The fields at the start of every JSON answer about hapis.

use crate::hapis::{Position, Rules};
use crate::report::head::SwitchSetting;
use crate::report::made::{each, report};
use crate::table::Value;
use crate::words::Clause;

report! {
    /// The fields that all answers about hapis share.
    pub(crate) HapisHead(schema: &'static str, position: &Position, rules: Rules, clauses: &[Clause]) where
        let changes = rules.changes();
    {
        schema "The name and version of the schema, such as `okey.hapis-show/2`": &'static str,
        position "The position, `WHITE:BLACK:PRISONERS:DICE:TURN`": String = position.to_string(),
        compact "The board as the side on roll sees it, in 16 characters": String = position.compact(),
        rules "The rule set": &'static str = rules.set.name(),
        switches "The switches that differ from the rule set": Vec<SwitchSetting>
            = each(changes, |(switch, on)| SwitchSetting { key: switch.key, value: Value::Bool(on) }),
        clauses "The ids of the clauses that justify the answer": Vec<Clause> = clauses.to_vec(),
    }
}
