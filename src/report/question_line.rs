//! The JSON Schema of an input line of `okey batch`.

use schemars::JsonSchema;

/// An input line of `okey batch`: a hand, and optional fields for the table and the question. A field that is null
/// counts as missing. Unknown fields are ignored.
#[derive(Debug, JsonSchema)]
#[schemars(rename = "AskedLine")]
pub struct QuestionLine {
    /// Any value. The answer repeats it unchanged, or has null if the line has no id.
    #[schemars(default)]
    pub id: serde_json::Value,
    /// The face of the indicator, such as `R5`. The default is the indicator given on the command line. `cs102` has no
    /// indicator.
    pub indicator: Option<String>,
    /// The tiles of the hand, written as on the command line.
    pub hand: QuestionTiles,
    /// The name or alias of a variant. The default is the variant given on the command line.
    pub variant: Option<String>,
    /// For `waits` and `advise`: the tiles that the player has seen on the table.
    pub seen: Option<QuestionTiles>,
    /// For `melds`: the tile to discard.
    pub discard: Option<String>,
    /// For `waits` and `advise`: the number of draws that the chance is computed for.
    pub draws: Option<u64>,
    /// For `melds` and `open`: the maximum number of layouts or openings to list.
    pub limit: Option<u64>,
    /// For `advise` in 101: `series` or `pairs`, if the player has opened with them.
    pub opened: Option<OpenedWith>,
    /// For `melds`: true to list the layouts that leave the fewest tiles out of melds.
    pub partial: Option<bool>,
}

/// What a player opened with.
#[derive(Debug, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum OpenedWith {
    Series,
    Pairs,
}

/// Tiles as one string, or as a list of strings that are joined with blanks.
#[derive(Debug, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Tiles")]
#[allow(missing_docs)]
pub enum QuestionTiles {
    Together(String),
    Apart(Vec<String>),
}
