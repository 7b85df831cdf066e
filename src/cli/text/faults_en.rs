//! English words for every fault.

use super::{FaultText, Told, hapis, record, score_faults_en};
use crate::cli::fault::{FaultKind, Wanted};
use crate::hand::HandFault;
use crate::judge::Question;
use crate::language::Language;
use crate::notation::{Letters, NotationFault};
use crate::profile::{Accepts, Colours, ProfileFault, Switch};
use crate::table::TableFault;

/// The words for one fault.
pub(super) fn fault(kind: &FaultKind) -> FaultText {
    let (message, label, hint) = match kind {
        FaultKind::Hapis(kind) => return hapis::fault(kind, Language::En),
        FaultKind::Notation(fault) => notation(fault),
        FaultKind::Profile(fault) => profile(fault),
        FaultKind::Table(fault) => table(fault),
        FaultKind::Hand(fault) => hand(fault),
        FaultKind::Score(fault) => score_faults_en::fault(fault),
        FaultKind::Sheet(fault) => score_faults_en::sheet(fault),
        FaultKind::Record(fault) => record::fault(fault, Language::En),
        own => self::own(own),
    };
    FaultText { message, label, hint: Some(hint) }
}

/// Message, label and hint of a fault of written tiles.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn notation(fault: &NotationFault) -> Told {
    match fault {
        NotationFault::UnknownWord { word, nearest, letters } => (
            format!("\"{word}\" is not a tile"),
            "expected a tile here".to_owned(),
            match nearest {
                Some(nearest) => format!("did you mean {nearest}? {}", a_tile(*letters)),
                None => a_tile(*letters),
            },
        ),
        NotationFault::JokerWord { word } => (
            format!("\"{word}\" is not the name of a tile"),
            "which of the two do you mean?".to_owned(),
            "write J* for a false joker and O* for a real okey; people use this word for the one or the other"
                .to_owned(),
        ),
        NotationFault::OtherLetters { letter, letters } => (
            format!("\"{letter}\" is not the letter of a colour here"),
            "not a colour".to_owned(),
            match letters {
                Letters::Krby => "K black, R red, B blue, Y yellow, G green; for M mavi and S sarı use --letters rkms",
                Letters::Rkms => "with --letters rkms: R kırmızı, K siyah, M mavi, S sarı",
            }
            .to_owned(),
        ),
        NotationFault::NumberMissing => (
            "the tile has a colour but no number".to_owned(),
            "a number from 1 to 13 is missing".to_owned(),
            "write colour and number together, as in K7".to_owned(),
        ),
        NotationFault::ColourMissing { number, letters } => {
            ("the tile has a number but no colour".to_owned(), "which colour?".to_owned(), {
                let [black, red, blue, yellow] = letters.of_colours();
                format!("write {black}{number}, {red}{number}, {blue}{number} or {yellow}{number}")
            })
        }
        NotationFault::NumberRange { number } => (
            format!("no tile has the number {number}"),
            "expected 1 to 13".to_owned(),
            "the numbers are 1 to 13".to_owned(),
        ),
        NotationFault::LeadingZero { number } => (
            "a number is written without zeros in front".to_owned(),
            format!("write {number}"),
            "the numbers are 1 to 13".to_owned(),
        ),
        NotationFault::RangeBackwards { from, to } => (
            "the range runs backwards".to_owned(),
            format!("from {from} down to {to}"),
            format!("write the lower number first: {to}-{from}"),
        ),
        NotationFault::RangePastEnd { to } => (
            format!("the range runs past 13, to {to}"),
            "the last number is 13".to_owned(),
            "write the 1 after 13 as a tile of its own: R11-13 R1".to_owned(),
        ),
        NotationFault::RangeEnd => (
            "the range has no end".to_owned(),
            "a number is missing after the dash".to_owned(),
            "write R4-7 for R4 R5 R6 R7".to_owned(),
        ),
        NotationFault::TwoOrRun { one, other } => (
            format!("{one}-{other} may mean two tiles or a run"),
            "the two, or all from one to the other?".to_owned(),
            format!("write {one} {other} for the two tiles, {one}-{} for the run", other.number),
        ),
        NotationFault::NumberOrCount { number } => (
            format!("\"{number}\" may be the number of a tile or count the jokers after it"),
            "a tile, or how many?".to_owned(),
            format!("write a comma after the number, \"{number}, okey\", or \"{number} tane okey\""),
        ),
        NotationFault::BadRepeat { .. } => (
            "a tile cannot be repeated like this".to_owned(),
            "expected x2".to_owned(),
            "R6x2 means R6 R6; only cs102 has up to four of a tile".to_owned(),
        ),
        NotationFault::TilesTouch { rest } => (
            format!("\"{rest}\" touches the tile before it"),
            "expected a space or a comma here".to_owned(),
            "put a space between tiles".to_owned(),
        ),
        NotationFault::DeclaredInHand => (
            "in a hand, a tile does not stand for another yet".to_owned(),
            "= belongs in a list of melds".to_owned(),
            "in a hand write O* alone".to_owned(),
        ),
        NotationFault::BarInHand => (
            "a hand is not divided into melds".to_owned(),
            "/ belongs in a list of melds".to_owned(),
            "write the tiles one after another".to_owned(),
        ),
        NotationFault::EmptyMeld => (
            "there is a meld without tiles".to_owned(),
            "no tiles here".to_owned(),
            "put one / between two melds: R7 R8 R9 / K5 R5 B5".to_owned(),
        ),
        NotationFault::DeclarationMissing => (
            "it is not clear what the tile stands for".to_owned(),
            "expected one tile on each side of =".to_owned(),
            "write O*=R9 for an okey that stands for R9".to_owned(),
        ),
        NotationFault::NotOneTile { found } => (
            format!("one tile is wanted here, not {found}"),
            "expected one tile".to_owned(),
            "write a single tile, such as R5".to_owned(),
        ),
        NotationFault::NoTiles => (
            "there are no tiles".to_owned(),
            "expected tiles".to_owned(),
            "write tiles as in K1 R2 B3 J*; a hand may be quoted, come as separate words, or be - for standard input"
                .to_owned(),
        ),
        NotationFault::TooLong { bytes, most } => (
            format!("the text is too long: {bytes} bytes or more"),
            String::new(),
            format!("at most {most} bytes are read"),
        ),
    }
}

/// Message, label and hint of a fault of the rules of a table.
pub(super) fn profile(fault: &ProfileFault) -> Told {
    match fault {
        ProfileFault::UnknownVariant { name, nearest } => (
            format!("there is no variant \"{name}\""),
            "unknown".to_owned(),
            nearest.map_or_else(
                || "use okey, okey-house, okey-pot, 101, 101-team or cs102".to_owned(),
                |nearest| format!("did you mean {nearest}?"),
            ),
        ),
        ProfileFault::UnknownSwitch { key, nearest } => (
            format!("there is no switch \"{key}\""),
            "unknown".to_owned(),
            nearest.map_or_else(
                || "some switches: run_wrap, false_joker, open.sum, points.normal".to_owned(),
                |nearest| format!("did you mean {nearest}?"),
            ),
        ),
        ProfileFault::SwitchValue { switch, value } => (
            format!("{} does not take the value \"{value}\"", switch.key),
            "not a value of this switch".to_owned(),
            accepts(switch.accepts),
        ),
        ProfileFault::SettingShape => (
            "a setting is a key, = and a value".to_owned(),
            "no =".to_owned(),
            "write it like run_wrap=false".to_owned(),
        ),
        ProfileFault::RulesNotToml { reason } => (
            "the rules file is not TOML".to_owned(),
            reason.clone(),
            "write one setting per line, such as run_wrap = false".to_owned(),
        ),
        ProfileFault::RulesType { switch, found, value } => (
            if value.is_empty() {
                format!("{} does not take this {found}", switch.key)
            } else {
                format!("{} does not take the {found} {value}", switch.key)
            },
            "not a value of this switch".to_owned(),
            accepts(switch.accepts),
        ),
    }
}

/// Message, label and hint of a fault of an indicator.
pub(super) fn table(fault: &TableFault) -> Told {
    match fault {
        TableFault::IndicatorMissing => (
            "the indicator is missing".to_owned(),
            String::new(),
            "name the tile turned up: -i R5, for example, makes R6 the okey".to_owned(),
        ),
        TableFault::IndicatorFalseJoker => (
            "a false joker cannot be the indicator".to_owned(),
            "expected a numbered tile".to_owned(),
            "a false joker turned up goes back and another tile is turned: name that one".to_owned(),
        ),
        TableFault::IndicatorOkey => (
            "the okey is not the indicator".to_owned(),
            "expected a numbered tile".to_owned(),
            "name the tile turned up; the okey is the next number of its colour".to_owned(),
        ),
        TableFault::IndicatorUnwanted => {
            ("this game has no indicator".to_owned(), "not expected".to_owned(), "leave out -i".to_owned())
        }
    }
}

/// Message, label and hint of a fault of tiles that no player can hold.
pub(super) fn hand(fault: &HandFault) -> Told {
    match fault {
        HandFault::TooManyCopies { tile, held, copies } => (
            format!("{tile} appears {held} times, but the set has only {copies}"),
            "one too many".to_owned(),
            "check this tile: no player can hold such a hand".to_owned(),
        ),
        HandFault::RepeatPastSet { symbol, times, copies } => (
            format!("{times} copies of {symbol} in one word, but the set has only {copies}"),
            format!("at most x{copies}"),
            format!("write {symbol}x{copies} for all of them"),
        ),
        HandFault::IndicatorTwin { face, held } => (
            format!("{face} appears {held} times, but one {face} lies face up as the indicator"),
            "one too many".to_owned(),
            format!("with this indicator, a hand holds at most one {face}"),
        ),
        HandFault::TooManyFalseJokers { held } => (
            format!("there are {held} false jokers, but the set has only 2"),
            "one too many".to_owned(),
            "a real okey is written O*".to_owned(),
        ),
        HandFault::YellowAndGreen => (
            "yellow and green in one hand".to_owned(),
            "the other name of the fourth colour".to_owned(),
            "a set has yellow or green, not both: use one of them throughout".to_owned(),
        ),
        HandFault::NumberNotInSet { highest } => (
            "this game does not have that number".to_owned(),
            format!("expected 1 to {highest}"),
            format!("its numbers are 1 to {highest}"),
        ),
        HandFault::NoJokersInSet => (
            "this game has no okeys and no false jokers".to_owned(),
            "not in the set".to_owned(),
            "its tiles are K1 to Y7, four of each".to_owned(),
        ),
        HandFault::WrongCount { held, rack, variant, fits } => {
            let turn = rack + 1;
            let count = |n: usize| if n == 1 { "1 tile".to_owned() } else { format!("{n} tiles") };
            let off = if held > rack {
                format!("{} too many", count(held - turn))
            } else {
                format!("{} too few", count(rack - held))
            };
            (
                format!("a hand of {}: {off}", count(*held)),
                String::new(),
                match fits {
                    Some(fits) => format!("{held} tiles make a hand in {fits}: --variant {fits}"),
                    None => format!("in {variant} a player holds {rack} tiles, and {turn} on turn"),
                },
            )
        }
    }
}

/// Message, label and hint of a fault of files, streams and questions.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
fn own(kind: &FaultKind) -> Told {
    match kind {
        FaultKind::AnswerTooLong { most } => (
            format!("the answer would be longer than {most} bytes"),
            String::new(),
            "lower \"limit\"; the command itself, asked about this hand alone, lists as many as there are".to_owned(),
        ),
        FaultKind::NotUtf8 { at } => (
            format!("the text is not UTF-8: the byte at offset {at} belongs to no character"),
            String::new(),
            "save the text as UTF-8".to_owned(),
        ),
        FaultKind::DiscardNotHeld { tile } => {
            (format!("{tile} is not in the hand"), "not held".to_owned(), "name a tile of the hand".to_owned())
        }
        FaultKind::NothingToDiscard { held } => (
            format!("with {} in hand, none is thrown", super::score_faults_en::tiles(*held)),
            "nothing to throw".to_owned(),
            "leave out --discard, or add the tile drawn".to_owned(),
        ),
        FaultKind::NoPairsInGame => (
            "this game has no pairs".to_owned(),
            String::new(),
            "three chains of four tiles win it: ask okey check".to_owned(),
        ),
        FaultKind::NoDistanceInGame => (
            "at this table no tiles open, so none bring a hand nearer".to_owned(),
            String::new(),
            "21 tiles must be able to reach open.sum, or make open.pairs".to_owned(),
        ),
        FaultKind::OnTurn { held } => (
            format!("these are {held} tiles, of which one is to be thrown; only a hand between turns waits"),
            "one too many".to_owned(),
            "leave one tile out, or ask okey advise which one to throw".to_owned(),
        ),
        FaultKind::BetweenTurns { held } => (
            format!("these are {held} tiles, so there is none to throw"),
            "one too few".to_owned(),
            "add the tile drawn, or ask okey waits what the hand waits for".to_owned(),
        ),
        FaultKind::SeenTooOften { tile, held, seen } => (
            format!("there are not so many {tile}: {seen} seen and {held} in the hand"),
            "one too many".to_owned(),
            "name only tiles seen on the table besides the indicator and the hand itself".to_owned(),
        ),
        FaultKind::PictureUnwritable { path, reason } => (
            format!("the picture cannot be written to \"{path}\": {reason}"),
            String::new(),
            "give a file in a folder that exists and can be written to".to_owned(),
        ),
        FaultKind::TooManyDraws { draws, most } => (
            format!("nobody draws {draws} tiles: the stock holds {most}"),
            "too many".to_owned(),
            format!("use a number from 0 to {most}"),
        ),
        FaultKind::NoOpeningInGame => (
            "nobody opens in this game".to_owned(),
            String::new(),
            "openings belong to 101: use --variant 101 or 101-team".to_owned(),
        ),
        FaultKind::TakenNotHeld { tile } => (
            format!("{tile} is not among the 22 tiles"),
            "not held".to_owned(),
            "give the 22 tiles with the one taken, or the 21 without it".to_owned(),
        ),
        FaultKind::TakingForbidden => (
            "at this table no unopened player takes the left discard".to_owned(),
            "not to be taken".to_owned(),
            "leave out --taken, or use --set take.unopened=open".to_owned(),
        ),
        FaultKind::QuestionNotInGame { question } => (
            format!("\"{question}\" is no question of this game"),
            String::new(),
            match question {
                Question::Opening | Question::Pairs | Question::Layoff | Question::Swap => {
                    "opening, laying off and taking okeys belong to 101: use --variant 101 or 101-team"
                }
                Question::Indicator => "this game has no indicator: use --variant okey, or leave --variant out",
                _ => "in this game only finish is ruled on; name another game with --variant",
            }
            .to_owned(),
        ),
        FaultKind::LaidNotHeld { tile } => (
            format!("{tile} was laid, but the hand does not hold it"),
            "not in the hand".to_owned(),
            "check the hand and the melds; --hand takes all tiles before laying".to_owned(),
        ),
        FaultKind::BarTooLow { option, least, switch } => (
            format!("{option} is below the {least} that this table asks for"),
            String::new(),
            format!("a bar only rises; for a table that asks for less, use --set {switch}=N"),
        ),
        FaultKind::UnknownClause { id, nearest } => (
            format!("there is no clause \"{id}\""),
            String::new(),
            nearest.map_or_else(
                || "okey rules lists all clauses, okey rules WORD those that speak of a word".to_owned(),
                |nearest| format!("did you mean {nearest}?"),
            ),
        ),
        FaultKind::RulesUnreadable { path, reason } => (
            format!("the rules file \"{path}\" cannot be read: {reason}"),
            String::new(),
            "give the path of a TOML file".to_owned(),
        ),
        FaultKind::LineNotJson { reason } => (
            format!("the line is not JSON: {reason}"),
            "not JSON".to_owned(),
            "a line is one whole JSON object".to_owned(),
        ),
        FaultKind::LineNotObject => (
            "the line is not a JSON object".to_owned(),
            "not an object".to_owned(),
            "write lines such as {\"id\": 1, \"indicator\": \"R5\", \"hand\": \"K1 K2 K3 ...\"}".to_owned(),
        ),
        FaultKind::FieldType { field, wanted } => (
            format!("the field \"{field}\" does not take this value"),
            "not a value of this field".to_owned(),
            match wanted {
                Wanted::Text => "it takes a text",
                Wanted::Texts => "it takes a text or a list of texts",
                Wanted::Count => "it takes a whole number, 0 or more",
                Wanted::Bool => "it takes true or false",
                Wanted::Opened => "it takes series or pairs",
            }
            .to_owned(),
        ),
        FaultKind::SheetUnreadable { path, reason } => (
            format!("the sheet \"{path}\" cannot be read: {reason}"),
            String::new(),
            "give the path of a file of hands in JSON, or - for standard input".to_owned(),
        ),
        FaultKind::UnknownHow { word, nearest } => (
            format!("\"{word}\" is not a finish"),
            "unknown".to_owned(),
            score_faults_en::meant(*nearest, "after the name and a colon: okey, pairs, elden, devam, dizi".to_owned()),
        ),
        FaultKind::FinishMissing => (
            "how the hand ended is missing".to_owned(),
            String::new(),
            "name the finisher: --finish NAME; or say that the stock ran out: --exhausted".to_owned(),
        ),
        FaultKind::NoSuchHand { number, hands } => (
            format!("there is no hand {number}"),
            String::new(),
            format!("the sheet has hands 1 to {hands}, in the order of its lines"),
        ),
        FaultKind::RecordUnreadable { path, reason } => (
            format!("the record {path} cannot be read: {reason}"),
            "cannot be read".to_owned(),
            "name a file, or - for standard input".to_owned(),
        ),
        _ => Told::default(),
    }
}

/// What a tile is written like.
fn a_tile(letters: Letters) -> String {
    let [black, red, blue, yellow] = letters.of_colours();
    format!(
        "a tile is a colour ({black} {red} {blue} {yellow}, or a word such as red) with a number from 1 to 13; J* is a \
         false joker, O* a real okey"
    )
}

fn accepts(accepts: Accepts) -> String {
    match accepts {
        Accepts::Bool => "use true or false".to_owned(),
        Accepts::Count => format!("use a whole number from 0 to {}", Switch::MAX),
        Accepts::CountOr(word) => format!("use a whole number from 0 to {}, or {word}", Switch::MAX),
        Accepts::Words(words) => format!("use one of {}", words.join(", ")),
        Accepts::Colours => {
            format!("use colours with commas between them, or none; the colours are {}", Colours::NAMES.join(", "))
        }
    }
}
