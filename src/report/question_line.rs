//! The input line of `okey batch`.

use schemars::JsonSchema;

/// A hand of a stream, with the fields that the table and the question need. A field that is null counts as missing.
/// Unknown fields are ignored.
#[derive(Debug, JsonSchema)]
#[schemars(rename = "AskedLine")]
pub struct QuestionLine {
    /// A value that the answer repeats unchanged. The answer has null if there is none.
    #[schemars(default)]
    pub id: serde_json::Value,
    /// The indicator's face, such as `R5`. The default is the indicator of the call. `cs102` has none.
    pub indicator: Option<String>,
    /// The tiles, written as for the single command.
    pub hand: QuestionTiles,
    /// The profile's name or alias. The default is the variant of the call.
    pub variant: Option<String>,
    /// For `waits` and `advise`: the tiles that already lie on the table.
    pub seen: Option<QuestionTiles>,
    /// For `melds`: the tile thrown.
    pub discard: Option<String>,
    /// For `waits` and `advise`: the number of draws for which the chance is computed.
    pub draws: Option<u64>,
    /// For `melds` and `open`: the maximum number of layouts or openings to list.
    pub limit: Option<u64>,
    /// For `advise` in 101: `series` or `pairs`, as the rack was opened.
    pub opened: Option<OpenedWith>,
    /// For `melds`: true to list the layouts that leave the fewest tiles outside.
    pub partial: Option<bool>,
}

/// The way in which a rack was opened.
#[derive(Debug, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum OpenedWith {
    Series,
    Pairs,
}

/// Tiles in one string, or in several strings that are read as if joined by blanks.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Tiles")]
#[allow(missing_docs)]
pub enum QuestionTiles {
    Together(String),
    Apart(Vec<String>),
}
