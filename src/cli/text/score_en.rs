//! English words for points and penalties.

use super::ScoreWords;
use crate::score::{Foul, How, Note, Part};
use crate::tile::Colour;

pub(super) const WORDS: ScoreWords = ScoreWords {
    player: "Player",
    team: "Team",
    points: "Points",
    part: "Part",
    clause: "Clause",
    what_for: "For",
    hand: "Hand",
    finish: "Finish",
    total: "Total",
    place: "Place",
    exhausted: "stock ran out",
    void: "void, replayed",
    nobody_finished: "The stock ran out; nobody finished.",
    is_void: "All four opened with pairs: the hand is void and is played again.",
    legend: "Each hand: what it adds, then the running total.",
    legend_ladder: "Each hand: what it takes, then what is left.",
    ask_parts: "The parts of one hand: --only N. All of them: --json.",
};

/// A finish in a word or two.
pub(super) const fn how(how: How) -> &'static str {
    match how {
        How::Okey => "okey",
        How::Pairs => "pairs",
        How::Hand => "elden",
        How::Devam => "devam",
        How::Dizi => "dizi",
    }
}

const fn how_long(how: How) -> &'static str {
    match how {
        How::Okey => "okey thrown",
        How::Pairs => "from pairs",
        How::Hand => "elden",
        How::Devam => "devam: both okeys last",
        How::Dizi => "dizi",
    }
}

fn hows(how: &[How]) -> String {
    how.iter().map(|&how| how_long(how)).collect::<Vec<_>>().join(", ")
}

fn and(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// What multiplies a figure: ` x2 (opened with pairs) x4 (devam: both okeys last)`.
fn times(pairs: bool, by: &[How]) -> String {
    let own = if pairs { " x2 (opened with pairs)" } else { "" };
    let by = by.iter().map(|&how| format!(" x{} ({})", how.factor(), how_long(how)));
    [own.to_owned()].into_iter().chain(by).collect::<Vec<_>>().concat()
}

/// The arithmetic of a part, where there is any.
fn reckoned(part: &Part, pairs: bool, by: &[How]) -> String {
    let times = times(pairs, by);
    if times.is_empty() { String::new() } else { format!(": {}{times}", part.base) }
}

/// What a part is for.
pub(super) fn note(part: &Part) -> String {
    match &part.note {
        Note::Bonus { by } => format!("finished{}", reckoned(part, false, by)),
        Note::Unopened { by } => format!("not opened{}", reckoned(part, false, by)),
        Note::Capped { cap } => format!("no more than {cap} for not opening"),
        Note::Tiles { tiles, pairs, by } => format!("left {}{}", tiles.join(" "), reckoned(part, *pairs, by)),
        Note::Sum { pairs, by } => format!("tiles left, as counted{}", reckoned(part, *pairs, by)),
        Note::FalseJokers { count, each, pairs, by } => {
            let jokers = if *count == 1 { "J* left".to_owned() } else { format!("{count} J* left") };
            format!("{jokers}, {each} each{}", reckoned(part, *pairs, by))
        }
        Note::Okeys { count, opened } => {
            let who = if *opened { "" } else { ", unopened" };
            match count {
                1 => format!("an okey left{who}"),
                _ => format!("{count} okeys left{who}: {} x{count}", part.base),
            }
        }
        Note::MateFinished { mate } => format!("{mate}, the partner, finished: the rack does not count"),
        Note::Void => "all four opened with pairs: void".to_owned(),
        Note::Foul { foul: done, by } => format!("foul: {}{}", foul(*done), reckoned(part, false, by)),
        Note::Finish { by, how } if how.is_empty() => format!("{by} finished"),
        Note::Finish { by, how } => format!("{by} finished ({})", hows(how)),
        Note::Exhausted => "the stock ran out".to_owned(),
        Note::Indicator { by } => format!("{by} showed the indicator's twin"),
        Note::Spared { by, floor } => format!("{by} showed the indicator's twin; spared below {floor} points"),
        Note::Doubled { colour: shown } => format!("the indicator is {}: the hand counts double", colour(*shown)),
        Note::FalseWin => "wrongly declared a win".to_owned(),
        Note::Stake => "stake".to_owned(),
        Note::Again => "the pot is broken: put in once more".to_owned(),
        Note::Pot { broken: false } => "the pot".to_owned(),
        Note::Pot { broken: true } => format!("the broken pot: {} x2", part.base),
        Note::Won => "won the hand".to_owned(),
    }
}

/// A colour.
pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

/// What was done, as a noun.
pub(super) fn foul(foul: Foul) -> &'static str {
    match foul.kind.name {
        "wrong-opening" => "a wrong opening",
        "put-back" => "a tile taken and put back",
        "taken-not-opened" => "a tile taken without opening",
        "playable-discard" => "a playable tile thrown",
        "okey-discard" => "an okey thrown",
        "layoff-undo" => "layoffs taken back",
        "okey-taken" => "an okey taken without right",
        "okey-lost" => "an okey taken out of one's meld",
        "feeding" => "a tile thrown that let the next player open",
        "discard-while-laying" => "a tile thrown while laying",
        "gathered-up" => "a short opening gathered up",
        "false-win" => "a wrongly declared win",
        _ => "an unlisted foul",
    }
}

/// A finish as a sentence.
pub(super) fn finished(name: &str, how: &[How], factor: Option<i64>) -> String {
    let how = if how.is_empty() { String::new() } else { format!(": {}", hows(how)) };
    match factor {
        Some(factor) => format!("{name} finished{how}. The bonus and the tiles count x{factor}."),
        None => format!("{name} finished{how}."),
    }
}

/// Who leads, as a sentence.
pub(super) fn leads(hands: usize, of: Option<usize>, leaders: &[&str], balance: i64) -> String {
    let after = match (of, hands) {
        (Some(of), _) => format!("After {hands} of {of} hands"),
        (None, 1) => "After 1 hand".to_owned(),
        (None, _) => format!("After {hands} hands"),
    };
    match leaders {
        [leader] => format!("{after}, {leader} leads with {balance}."),
        leaders => format!("{after}, {} are level at {balance}.", and(leaders)),
    }
}

/// Who has won, as a sentence.
pub(super) fn won(hands: usize, winners: &[&str], balance: i64) -> String {
    let hands = if hands == 1 { "1 hand".to_owned() } else { format!("{hands} hands") };
    match winners {
        [winner] => format!("The game is over after {hands}: {winner} wins with {balance}."),
        winners => format!("The game is over after {hands}: {} share the first place with {balance}.", and(winners)),
    }
}

/// How a tournament stands, as a sentence.
pub(super) fn tournament(over: bool, played: usize, leaders: &[&str], wins: &str) -> String {
    match (over, leaders) {
        (true, []) => "The tournament is over, and level: every match was tied.".to_owned(),
        (false, []) if played == 0 => "The tournament: no match won yet.".to_owned(),
        (false, []) => format!("The tournament goes on. Matches won: none; tied: {played}."),
        (true, [winner]) => format!("The tournament is over: {winner} wins it. Matches won: {wins}."),
        (true, _) => format!("The tournament is over, and level. Matches won: {wins}."),
        (false, _) => format!("The tournament goes on. Matches won: {wins}."),
    }
}
