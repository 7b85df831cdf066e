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

use super::written;

/// The JSON Schemas of these answers, by the names `okey schema` takes.
pub(super) fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        ("hapis-show", written::<HapisShowReport>()),
        ("hapis-moves", written::<HapisMovesReport>()),
        ("hapis-risk", written::<HapisRiskReport>()),
        ("hapis-choose", written::<HapisChooseReport>()),
        ("hapis-trap", written::<HapisTrapReport>()),
        ("hapis-score", written::<HapisScoreReport>()),
        ("hapis-replay", written::<HapisReplayReport>()),
        ("hapis-arena", written::<HapisArenaReport>()),
        ("hapis-thesis", written::<HapisThesisReport>()),
    ]
}
