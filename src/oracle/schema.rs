//! The JSON Schemas from the folder `schema` of the repository, as part of the program.

/// The JSON Schemas of all answers and of a question: the name that `okey schema` accepts, and the text.
///
/// ```
/// let (_, check) = okey::oracle::SCHEMAS.iter().find(|(name, _)| *name == "check").expect("a schema");
/// assert!(check.contains("\"$id\": \"okey.check/2\""));
/// ```
pub static SCHEMAS: &[(&str, &str)] = &[
    ("check", include_str!("../../schema/check.json")),
    ("melds", include_str!("../../schema/melds.json")),
    ("pairs", include_str!("../../schema/pairs.json")),
    ("waits", include_str!("../../schema/waits.json")),
    ("advise", include_str!("../../schema/advise.json")),
    ("open", include_str!("../../schema/open.json")),
    ("score", include_str!("../../schema/score.json")),
    ("sheet", include_str!("../../schema/sheet.json")),
    ("converted", include_str!("../../schema/converted.json")),
    ("judge", include_str!("../../schema/judge.json")),
    ("replay", include_str!("../../schema/replay.json")),
    ("rules", include_str!("../../schema/rules.json")),
    ("simulate", include_str!("../../schema/simulate.json")),
    ("view", include_str!("../../schema/view.json")),
    ("label", include_str!("../../schema/label.json")),
    ("deal", include_str!("../../schema/deal.json")),
    ("hapis-show", include_str!("../../schema/hapis-show.json")),
    ("hapis-moves", include_str!("../../schema/hapis-moves.json")),
    ("hapis-risk", include_str!("../../schema/hapis-risk.json")),
    ("hapis-choose", include_str!("../../schema/hapis-choose.json")),
    ("hapis-trap", include_str!("../../schema/hapis-trap.json")),
    ("hapis-score", include_str!("../../schema/hapis-score.json")),
    ("hapis-replay", include_str!("../../schema/hapis-replay.json")),
    ("hapis-arena", include_str!("../../schema/hapis-arena.json")),
    ("hapis-thesis", include_str!("../../schema/hapis-thesis.json")),
    ("batch", include_str!("../../schema/batch.json")),
    ("batch-line", include_str!("../../schema/batch-line.json")),
    ("score-line", include_str!("../../schema/score-line.json")),
    ("error", include_str!("../../schema/error.json")),
];
