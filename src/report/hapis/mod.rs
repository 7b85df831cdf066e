//! The answers of `okey hapis`.

mod board;
mod games;
mod head;
mod risk;
mod turns;

pub use board::{HapisPointReport, HapisScoreReport, HapisShowReport, HapisTrapReport};
pub use games::{HapisArenaReport, HapisReplayReport};
pub use risk::{HapisRiskReport, HapisThesisReport};
pub use turns::{HapisChooseReport, HapisMovesReport};

use schemars::Schema;

/// The JSON Schemas of these answers, by the names `okey schema` takes.
pub(super) fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("hapis-show", schemars::schema_for!(HapisShowReport)),
        ("hapis-moves", schemars::schema_for!(HapisMovesReport)),
        ("hapis-risk", schemars::schema_for!(HapisRiskReport)),
        ("hapis-choose", schemars::schema_for!(HapisChooseReport)),
        ("hapis-trap", schemars::schema_for!(HapisTrapReport)),
        ("hapis-score", schemars::schema_for!(HapisScoreReport)),
        ("hapis-replay", schemars::schema_for!(HapisReplayReport)),
        ("hapis-arena", schemars::schema_for!(HapisArenaReport)),
        ("hapis-thesis", schemars::schema_for!(HapisThesisReport)),
    ]
}
