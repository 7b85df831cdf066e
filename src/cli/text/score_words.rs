//! The fixed words of score cards.

/// Fixed words.
pub(crate) struct ScoreWords {
    pub(crate) player: &'static str,
    pub(crate) team: &'static str,
    pub(crate) points: &'static str,
    pub(crate) part: &'static str,
    pub(crate) clause: &'static str,
    pub(crate) what_for: &'static str,
    pub(crate) hand: &'static str,
    pub(crate) finish: &'static str,
    pub(crate) total: &'static str,
    pub(crate) place: &'static str,
    /// The finish of a hand whose stock ran out, short.
    pub(crate) exhausted: &'static str,
    /// The finish of a hand that does not count, short.
    pub(crate) void: &'static str,
    /// The stock ran out, a sentence.
    pub(crate) nobody_finished: &'static str,
    /// The hand does not count, a sentence.
    pub(crate) is_void: &'static str,
    /// How the columns of a sheet are to be read.
    pub(crate) legend: &'static str,
    /// The same where points are counted down.
    pub(crate) legend_ladder: &'static str,
    /// Whom to ask for parts.
    pub(crate) ask_parts: &'static str,
}
