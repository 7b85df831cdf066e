//! A line that `okey batch` reads.

use schemars::JsonSchema;

/// One hand of a stream, with what the table and the question need besides. Null says as much as no field at all, and
/// fields of other names are left alone.
#[derive(Debug, JsonSchema)]
#[schemars(rename = "AskedLine")]
pub struct QuestionLine {
    /// The answer carries it as it is written here; null where there is none.
    #[schemars(default)]
    pub id: serde_json::Value,
    /// The indicator's face, as `R5`. Without it that of the call holds; `cs102` has none.
    pub indicator: Option<String>,
    /// The tiles, written as for the single command.
    pub hand: Tiles,
    /// The profile's name or alias. Without it that of the call holds.
    pub variant: Option<String>,
    /// For `waits` and `advise`: tiles that already lie on the table.
    pub seen: Option<Tiles>,
    /// For `melds`: the tile thrown.
    pub discard: Option<String>,
    /// For `waits` and `advise`: within how many draws the chance is wanted.
    pub draws: Option<u64>,
    /// For `melds` and `open`: the most layouts or openings that are listed.
    pub limit: Option<u64>,
    /// For `advise` in 101: what the rack opened with.
    pub opened: Option<OpenedWith>,
    /// For `melds`: whether to list the layouts that leave the fewest tiles outside.
    pub partial: Option<bool>,
}

/// What a rack opened with.
#[derive(Debug, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum OpenedWith {
    Series,
    Pairs,
}

/// Tiles in one text, or in several that are read as if blanks stood between them.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Tiles {
    Together(String),
    Apart(Vec<String>),
}
