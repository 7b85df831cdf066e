//! The JSON answers. Each report type serializes one JSON object and is created from a result of the library, such as a
//! `Verdict`.
//!
//! Each answer starts with a schema name and version, such as `okey.check/2`, which fixes the names and meanings of its
//! fields. The folder `schema/` contains the JSON Schemas generated from these types.

mod decisions;
mod hands;
mod hapis;
mod judge;
mod parts;
mod replay;
mod rules;
#[cfg(feature = "schemas")]
pub(crate) mod schemas;
mod score;
mod streams;

pub(crate) use decisions::LabelDecision;
pub use decisions::{DecisionLine, LabelLine, ResultLine, ViewReport};
pub use hands::{AdviseReport, CheckReport, MeldsReport, OpenReport, PairsReport, WaitsReport};
pub use hapis::{
    HapisArenaReport, HapisChooseReport, HapisMovesReport, HapisPointReport, HapisReplayReport, HapisRiskReport,
    HapisScoreReport, HapisShowReport, HapisThesisReport, HapisTrapReport,
};
pub use judge::JudgeReport;
pub use parts::{ErrorDetail, ErrorReport};
pub(crate) use parts::{FOREIGN_NAME, PLAIN_JSON};
pub use replay::{ReplayHand, ReplayReport, ReplayTotals};
pub(crate) use replay::{ReplayTotal, held};
pub use rules::RulesReport;
pub use score::{ConvertedReport, ScoreReport, SheetReport};
pub use streams::{BatchSummary, DealLine, RefusedLine, SimulateReport};
