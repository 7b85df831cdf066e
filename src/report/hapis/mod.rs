//! The JSON answers of `okey hapis`.

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

use super::answer;

/// Returns the JSON Schemas of the answers about hapis, each with the name that `okey schema` accepts.
pub(super) fn schemas() -> Vec<(&'static str, Schema)> {
    vec![
        answer::<HapisShowReport>("hapis-show"),
        answer::<HapisMovesReport>("hapis-moves"),
        answer::<HapisRiskReport>("hapis-risk"),
        answer::<HapisChooseReport>("hapis-choose"),
        answer::<HapisTrapReport>("hapis-trap"),
        answer::<HapisScoreReport>("hapis-score"),
        answer::<HapisReplayReport>("hapis-replay"),
        answer::<HapisArenaReport>("hapis-arena"),
        answer::<HapisThesisReport>("hapis-thesis"),
    ]
}
