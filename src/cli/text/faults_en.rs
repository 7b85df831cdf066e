//! English words for every fault.

use super::FaultText;
use crate::diagnostic::FaultKind;
use crate::notation::{Letters, MAX_BYTES};
use crate::profile::Accepts;

const A_TILE: &str = "a tile is a colour (K R B Y, or a word such as red) with a number from 1 to 13; J* is a false joker, \
                      O* a real okey";

/// The words for one fault.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn fault(kind: &FaultKind) -> FaultText {
    let (message, label, hint) = match kind {
        FaultKind::UnknownWord { word, nearest } => (
            format!("\"{word}\" is not a tile"),
            "expected a tile here".to_owned(),
            nearest.map_or(A_TILE.to_owned(), |nearest| format!("did you mean {nearest}? {A_TILE}")),
        ),
        FaultKind::JokerWord { word } => (
            format!("\"{word}\" is not the name of a tile"),
            "which of the two is meant?".to_owned(),
            "write J* for a false joker and O* for a real okey; \"joker\" means either, depending on who speaks"
                .to_owned(),
        ),
        FaultKind::OtherLetters { letter, letters } => (
            format!("\"{letter}\" is no colour in these letters"),
            "no colour".to_owned(),
            match letters {
                Letters::Krby => "K black, R red, B blue, Y yellow, G green; for M mavi and S sarı use --letters rkms",
                Letters::Rkms => "with --letters rkms: R kırmızı, K siyah, M mavi, S sarı",
            }
            .to_owned(),
        ),
        FaultKind::NumberMissing => (
            "the tile has a colour but no number".to_owned(),
            "a number from 1 to 13 is missing".to_owned(),
            "write colour and number together, as in K7".to_owned(),
        ),
        FaultKind::ColourMissing { number } => (
            "the tile has a number but no colour".to_owned(),
            "which colour?".to_owned(),
            format!("write K{number}, R{number}, B{number} or Y{number}"),
        ),
        FaultKind::NumberRange { number } => (
            format!("no tile has the number {number}"),
            "expected 1 to 13".to_owned(),
            "the numbers are 1 to 13".to_owned(),
        ),
        FaultKind::LeadingZero { number } => (
            "a number has no zeros in front".to_owned(),
            format!("write {number}"),
            "the numbers are 1 to 13".to_owned(),
        ),
        FaultKind::RangeBackwards { from, to } => (
            "the range runs backwards".to_owned(),
            format!("from {from} down to {to}"),
            format!("write the lower number first: {to}-{from}"),
        ),
        FaultKind::RangePastEnd { to } => (
            format!("the range runs past 13, to {to}"),
            "the last number is 13".to_owned(),
            "write the 1 after 13 as a tile of its own: R11-13 R1".to_owned(),
        ),
        FaultKind::RangeEnd => (
            "the range has no end".to_owned(),
            "a number is missing after the dash".to_owned(),
            "write R4-7 for R4 R5 R6 R7".to_owned(),
        ),
        FaultKind::BadRepeat { .. } => (
            "a tile cannot be repeated so".to_owned(),
            "expected x2".to_owned(),
            "R6x2 writes R6 twice; only cs102 has up to four of a tile".to_owned(),
        ),
        FaultKind::TilesTouch { rest } => (
            format!("\"{rest}\" touches the tile before it"),
            "expected a blank or a comma here".to_owned(),
            "put a blank between tiles".to_owned(),
        ),
        FaultKind::DeclaredInHand => (
            "a tile of a hand stands for nothing yet".to_owned(),
            "= belongs into a list of melds".to_owned(),
            "in a hand write O* alone".to_owned(),
        ),
        FaultKind::BarInHand => (
            "a hand is not divided".to_owned(),
            "/ belongs into a list of melds".to_owned(),
            "write the tiles one after another".to_owned(),
        ),
        FaultKind::EmptyMeld => (
            "there is a meld without tiles".to_owned(),
            "no tiles here".to_owned(),
            "put one / between two melds: R7 R8 R9 / K5 R5 B5".to_owned(),
        ),
        FaultKind::DeclarationMissing => (
            "what the tile stands for is not clear".to_owned(),
            "expected one tile on each side of =".to_owned(),
            "write O*=R9 for an okey that stands for R9".to_owned(),
        ),
        FaultKind::NotOneTile { found } => (
            format!("one tile is wanted here, not {found}"),
            "expected one tile".to_owned(),
            "write it as in R5".to_owned(),
        ),
        FaultKind::NoTiles => (
            "there are no tiles".to_owned(),
            "expected tiles".to_owned(),
            "give the tiles as one quoted string, as words, or - for standard input".to_owned(),
        ),
        FaultKind::TooLong { bytes } => (
            format!("the text is too long: {bytes} bytes or more"),
            String::new(),
            format!("at most {MAX_BYTES} bytes are read; a hand needs some 60"),
        ),
        FaultKind::NotUtf8 { at } => (
            format!("the text is not UTF-8: the byte at offset {at} begins no character"),
            String::new(),
            "save the text as UTF-8".to_owned(),
        ),
        FaultKind::IndicatorMissing => (
            "the indicator is missing".to_owned(),
            String::new(),
            "name the tile turned up: -i R5. It makes R6 the okey".to_owned(),
        ),
        FaultKind::IndicatorFalseJoker => (
            "a false joker cannot be the indicator".to_owned(),
            "expected a numbered tile".to_owned(),
            "a false joker turned up goes back and another tile is turned: name that one".to_owned(),
        ),
        FaultKind::IndicatorOkey => (
            "the okey is not the indicator".to_owned(),
            "expected a numbered tile".to_owned(),
            "name the tile turned up; the okey is the next number of its colour".to_owned(),
        ),
        FaultKind::IndicatorUnwanted => {
            ("this game has no indicator".to_owned(), "not expected".to_owned(), "leave out -i".to_owned())
        }
        FaultKind::TooManyCopies { tile, held, copies } => (
            format!("{tile} is there {held} times, and the set has {copies}"),
            "one too many".to_owned(),
            "check this tile: no player can hold these".to_owned(),
        ),
        FaultKind::RepeatPastSet { tile, times, copies } => (
            format!("{times} copies of {tile} in one word, and the set has {copies}"),
            format!("at most x{copies}"),
            format!("write {tile}x{copies} for as many as there are"),
        ),
        FaultKind::IndicatorTwin { face, held } => (
            format!("{face} is there {held} times, but one {face} lies face up as the indicator"),
            "one too many".to_owned(),
            format!("a hand holds {face} once at most under this indicator"),
        ),
        FaultKind::TooManyFalseJokers { held } => (
            format!("there are {held} false jokers, and the set has 2"),
            "one too many".to_owned(),
            "a real okey is written O*".to_owned(),
        ),
        FaultKind::YellowAndGreen => (
            "yellow and green in one hand".to_owned(),
            "the other name of the fourth colour".to_owned(),
            "a set has yellow or green, not both: use one of them throughout".to_owned(),
        ),
        FaultKind::NumberNotInSet { highest } => (
            "this game does not have that number".to_owned(),
            format!("expected 1 to {highest}"),
            format!("its numbers are 1 to {highest}"),
        ),
        FaultKind::NoJokersInSet => (
            "this game has no okeys and no false jokers".to_owned(),
            "not in the set".to_owned(),
            "its tiles are K1 to Y7, four of each".to_owned(),
        ),
        FaultKind::WrongCount { held, rack, variant, fits } => {
            let turn = rack + 1;
            let count = |n: usize| if n == 1 { "1 tile".to_owned() } else { format!("{n} tiles") };
            let off = if held > rack {
                format!("{} too many", count(held - turn))
            } else {
                format!("{} too few", count(rack - held))
            };
            (
                format!("a hand of {held} tiles: {off}"),
                String::new(),
                match fits {
                    Some(fits) => format!("{held} tiles are a hand of {fits}: --variant {fits}"),
                    None => format!("with {variant} a player holds {rack} tiles, {turn} on turn"),
                },
            )
        }
        FaultKind::DiscardNotHeld { tile } => {
            (format!("{tile} is not in the hand"), "not held".to_owned(), "name a tile of the hand".to_owned())
        }
        FaultKind::NothingToDiscard { held } => (
            format!("a hand of {held} tiles throws none"),
            "nothing to throw".to_owned(),
            "leave out --discard, or add the tile drawn".to_owned(),
        ),
        FaultKind::NoPairsInGame => (
            "this game has no pairs".to_owned(),
            String::new(),
            "three chains of four win it: ask okey check".to_owned(),
        ),
        FaultKind::UnknownVariant { name, nearest } => (
            format!("there is no variant \"{name}\""),
            "unknown".to_owned(),
            nearest.map_or_else(
                || "there are okey, okey-house, okey-pot, 101, 101-team and cs102".to_owned(),
                |nearest| format!("did you mean {nearest}?"),
            ),
        ),
        FaultKind::UnknownSwitch { key, nearest } => (
            format!("there is no switch \"{key}\""),
            "unknown".to_owned(),
            nearest.map_or_else(
                || "switches are for example run_wrap, false_joker, open.sum, points.normal".to_owned(),
                |nearest| format!("did you mean {nearest}?"),
            ),
        ),
        FaultKind::SwitchValue { switch, value } => (
            format!("{} does not take the value \"{value}\"", switch.key),
            "not a value of this switch".to_owned(),
            accepts(switch.accepts),
        ),
        FaultKind::SettingShape => (
            "a setting is a key, = and a value".to_owned(),
            "no =".to_owned(),
            "write it as in run_wrap=false".to_owned(),
        ),
        FaultKind::RulesUnreadable { path, reason } => (
            format!("the rules file {path} cannot be read: {reason}"),
            String::new(),
            "give the path of a TOML file".to_owned(),
        ),
        FaultKind::RulesNotToml { reason } => (
            "the rules file is not TOML".to_owned(),
            reason.clone(),
            "write one setting a line, as in run_wrap = false".to_owned(),
        ),
        FaultKind::RulesType { switch, found, .. } => (
            format!("{} does not take this {found}", switch.key),
            "not a value of this switch".to_owned(),
            accepts(switch.accepts),
        ),
    };
    FaultText { message, label, hint: Some(hint) }
}

fn accepts(accepts: Accepts) -> String {
    match accepts {
        Accepts::Bool => "use true or false".to_owned(),
        Accepts::Count => "use a whole number, 0 or more".to_owned(),
        Accepts::CountOr(word) => format!("use a whole number, 0 or more, or {word}"),
        Accepts::Words(words) => format!("use one of {}", words.join(", ")),
    }
}
