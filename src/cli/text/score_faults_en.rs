//! English words for what is wrong with a report of finished hands.

use super::{Told, faults_en, listed_fouls};
use crate::report::{JsonType, SheetFault};
use crate::score::{How, Needs, Opened, ScoreFault, Scoring};

const fn expected(expected: JsonType) -> &'static str {
    match expected {
        JsonType::Object => "an object",
        JsonType::ObjectOrNull => "an object, or null",
        JsonType::List => "a list",
        JsonType::Text => "a text in quotes",
        JsonType::Count => "a whole number from 0 to 1000000",
        JsonType::Bool => "true or false",
        JsonType::Tiles => "tiles: one text such as \"R5 K7\", or a list of them",
    }
}

const fn finish(how: How) -> &'static str {
    match how {
        How::Okey => "an okey finish",
        How::Pairs => "a finish from pairs",
        How::Hand => "an elden finish",
        How::Devam => "devam",
        How::Dizi => "a dizi",
    }
}

pub(super) fn meant(nearest: Option<&str>, otherwise: String) -> String {
    nearest.map_or(otherwise, |nearest| format!("did you mean {nearest}?"))
}

pub(super) fn tiles(count: usize) -> String {
    if count == 1 { "1 tile".to_owned() } else { format!("{count} tiles") }
}

/// Message, label and hint of one fault of a sheet.
pub(super) fn sheet(fault: &SheetFault) -> Told {
    match fault {
        SheetFault::Notation(fault) => faults_en::notation(fault),
        SheetFault::Profile(fault) => faults_en::profile(fault),
        SheetFault::Score(fault) => self::fault(fault),
        SheetFault::NotJson { reason } => (
            "this is not JSON".to_owned(),
            reason.clone(),
            "write each hand as one object, for a sheet one after another: okey help score shows one".to_owned(),
        ),
        SheetFault::FieldType { field: "", expected: JsonType::Object } => (
            "a hand is an object".to_owned(),
            "expected an object".to_owned(),
            "{\"finish\": {\"by\": \"Ali\"}, \"players\": [{\"name\": \"Ali\"}, ...]}".to_owned(),
        ),
        SheetFault::FieldType { field, expected: kind } => (
            format!("\"{field}\" cannot be this"),
            format!("expected {}", expected(*kind)),
            format!("\"{field}\" takes {}", expected(*kind)),
        ),
        SheetFault::UnknownField { field, nearest, fields } => (
            format!("there is no field \"{field}\" here"),
            "unknown".to_owned(),
            meant(*nearest, format!("the fields are {}", fields.join(", "))),
        ),
        SheetFault::FieldTwice { field } => (
            format!("\"{field}\" is given twice"),
            "again".to_owned(),
            "each field has one value; leave one of the two out".to_owned(),
        ),
        SheetFault::FieldMissing { field: "finish" } => (
            "how the hand ended is missing".to_owned(),
            "no \"finish\"".to_owned(),
            "add \"finish\": {\"by\": \"NAME\"}, or \"finish\": null if the stock ran out".to_owned(),
        ),
        SheetFault::FieldMissing { field } => {
            (format!("\"{field}\" is missing"), format!("no \"{field}\""), format!("add \"{field}\""))
        }
        SheetFault::FieldValue { field, value, allowed } => (
            format!("\"{field}\" does not take \"{value}\""),
            "not one of its words".to_owned(),
            format!("use {}", allowed.join(", ")),
        ),
    }
}

/// Message, label and hint of one fault.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn fault(fault: &ScoreFault) -> Told {
    match fault {
        ScoreFault::Hand(fault) => faults_en::hand(fault),
        ScoreFault::Table(fault) => faults_en::table(fault),
        ScoreFault::NoHands => (
            "there is no hand to score".to_owned(),
            "expected a hand".to_owned(),
            "give a file of hands in JSON, - for standard input, or --player and --finish".to_owned(),
        ),
        ScoreFault::PlayerCount { found } => (
            format!("a hand of {found} {}", if *found == 1 { "player" } else { "players" }),
            "this hand".to_owned(),
            "two to four play at a table".to_owned(),
        ),
        ScoreFault::NameEmpty => {
            ("a name is empty".to_owned(), "no name".to_owned(), "give every player a name".to_owned())
        }
        ScoreFault::NameLong { most } => {
            ("a name is too long".to_owned(), "this name".to_owned(), format!("a name has at most {most} characters"))
        }
        ScoreFault::NameTwice { name } => (
            format!("two players are called \"{name}\""),
            "again".to_owned(),
            "tell them apart, for instance by an initial".to_owned(),
        ),
        ScoreFault::FinisherUnknown { name, nearest } => (
            format!("the finisher \"{name}\" is not among the players"),
            "who is this?".to_owned(),
            meant(nearest.as_deref(), "name one of the players, spelt the same".to_owned()),
        ),
        ScoreFault::TwoFinishers => (
            "two players cannot finish the same hand".to_owned(),
            "more than one finisher".to_owned(),
            "the hand ends with the first discard that finishes: name its player alone".to_owned(),
        ),
        ScoreFault::FinisherHasTiles { name, held, scoring } => (
            format!("{name} finished, but has {} left", tiles(*held)),
            "tiles left".to_owned(),
            match scoring {
                Scoring::Yuzbir => "who finishes throws the last tile: leave out the finisher's tiles",
                _ => "who finishes has laid out all tiles: leave out the finisher's tiles",
            }
            .to_owned(),
        ),
        ScoreFault::EldenAfterOpening { finisher, opener } => (
            format!("{finisher} cannot finish elden: {opener} has opened"),
            "opened before".to_owned(),
            "elden needs that nobody has opened, a partner included".to_owned(),
        ),
        ScoreFault::EldenWithPairs => (
            "there is no elden finish from pairs".to_owned(),
            "elden".to_owned(),
            "pairs never empty a rack of 21: a tile is laid off, and elden has no layoff".to_owned(),
        ),
        ScoreFault::PairsAfterSeries { name } => (
            format!("{name} opened with series and cannot finish from pairs"),
            "a finish from pairs".to_owned(),
            "leave out one of the two".to_owned(),
        ),
        ScoreFault::PairsDenied { name } => (
            format!("{name} opened with pairs, so the finish is one from pairs"),
            "said to be none".to_owned(),
            "leave this out, or correct what the player opened with".to_owned(),
        ),
        ScoreFault::DevamOff => (
            "this table does not play devam".to_owned(),
            "devam".to_owned(),
            "where it counts, set devam = true (--set devam=true); else call it an okey finish".to_owned(),
        ),
        ScoreFault::FinishUnwanted { how, variant } => (
            format!("{} is not a finish of {variant}", finish(*how)),
            "not in this game".to_owned(),
            match how {
                How::Hand | How::Devam => "elden and devam belong to 101",
                How::Dizi => "a dizi belongs to the classic game",
                How::Okey | How::Pairs => "this game has one way to win",
            }
            .to_owned(),
        ),
        ScoreFault::DiziWithPairs => (
            "a dizi is not seven pairs".to_owned(),
            "dizi".to_owned(),
            "pairs and runs never mix: leave out one of the two".to_owned(),
        ),
        ScoreFault::OpenedUnwanted { variant } => (
            format!("nobody opens in {variant}"),
            "not in this game".to_owned(),
            "opening belongs to 101: leave it out, or name the variant, as in --variant 101".to_owned(),
        ),
        ScoreFault::CopiesLeft { tile, left, exist, thrown, is_okey, on_table } => {
            let are = if *left == 1 { "is" } else { "are" };
            let what = match (is_okey, *left) {
                (true, 1) => "1 okey".to_owned(),
                (true, left) => format!("{left} okeys"),
                (false, left) => format!("{left} {tile}"),
            };
            let but = match (thrown, exist) {
                (0, 0) => "the set has none".to_owned(),
                (0, exist) => format!("there {} only {exist}", if *exist == 1 { "is" } else { "are" }),
                (thrown, exist) => format!("of the {exist}, {thrown} went to the finish"),
            };
            let hint = if *on_table {
                "its twin lies face up as the indicator".to_owned()
            } else {
                "check this tile on all racks".to_owned()
            };
            (format!("{what} {are} left in all, but {but}"), "one too many".to_owned(), hint)
        }
        ScoreFault::TooManyLeft { name, held, most, opened } => (
            format!("{name} has {} left; there can be {most} at most", tiles(*held)),
            format!("{held} tiles"),
            match opened {
                None => "more than a rack keeps: check the tiles".to_owned(),
                Some(Opened::Series) => "an opening takes more tiles than that: check them".to_owned(),
                Some(Opened::Pairs) => "an opening of pairs takes more tiles than that: check them".to_owned(),
            },
        ),
        ScoreFault::OpenedWithoutTiles { name } => (
            format!("{name} opened and has no tile left, but did not finish"),
            "no tiles".to_owned(),
            "a last tile stays for the discard: give the tiles left, or name the player as the finisher".to_owned(),
        ),
        ScoreFault::LeftMissing { name } => (
            format!("the tiles left with {name} are missing"),
            "counted by the tiles left".to_owned(),
            "add them: \"left\": \"R5 K7\", or after the name with --player".to_owned(),
        ),
        ScoreFault::IndicatorNeeded { needs } => (
            match needs {
                Needs::OkeyAsFalseJoker | Needs::IndicatorAsFalseJoker => {
                    "without the indicator a false joker has no number"
                }
                Needs::OkeyNumber => "without the indicator an okey has no number",
                Needs::Colour => "at this table the indicator's colour may double the hand",
            }
            .to_owned(),
            match needs {
                Needs::OkeyAsFalseJoker => "counts the okey's number",
                Needs::IndicatorAsFalseJoker => "counts the indicator's number",
                Needs::OkeyNumber => "its number counts at this table",
                Needs::Colour => "no indicator is told",
            }
            .to_owned(),
            "name the indicator: -i R5, or \"indicator\": \"R5\"".to_owned(),
        ),
        ScoreFault::TeamMissing { name } => (
            format!("the team of {name} is missing"),
            "which team?".to_owned(),
            "add \"team\": \"A\" (or team=A with --player); in a sheet, the first hand is enough".to_owned(),
        ),
        ScoreFault::TeamUnwanted { variant } => (
            format!("in {variant} everyone plays alone"),
            "a team".to_owned(),
            "partners play --variant 101-team".to_owned(),
        ),
        ScoreFault::TeamShape { sizes } => {
            let sizes: Vec<String> = sizes.iter().map(|(team, size)| format!("\"{team}\" has {size}")).collect();
            (
                format!("partners are two teams of two: {}", sizes.join(", ")),
                "this hand".to_owned(),
                "check the teams".to_owned(),
            )
        }
        ScoreFault::UnknownFoul { name, nearest, scoring } => (
            match scoring {
                None => format!("\"{name}\" is not a foul"),
                Some(_) => format!("{name} is not a foul in this game"),
            },
            "unknown".to_owned(),
            match nearest {
                Some(nearest) => format!("did you mean {nearest}?"),
                None => match listed_fouls(*scoring, false) {
                    fouls if fouls.is_empty() => "this game has no fouls that cost points".to_owned(),
                    fouls => format!("use the id of the clause, or one of {fouls}"),
                },
            },
        ),
        ScoreFault::FoulOff { foul, switch } => (
            format!("{} is no foul at this table", super::score_en::foul(*foul)),
            "switched off".to_owned(),
            match *switch {
                "fouls.playable" => "leave it out; fouls.playable = auto or claim makes it one",
                "fouls.feeding" => "leave it out; fouls.feeding = number or flat makes it one",
                _ => "leave it out; fouls.okey_taken = 101 makes it one",
            }
            .to_owned(),
        ),
        ScoreFault::FedTileMissing => (
            "at this table feeding costs by the number of the tile thrown".to_owned(),
            "which tile?".to_owned(),
            "add it: feeding:R7, or feeding:R7:pairs where it opened pairs".to_owned(),
        ),
        ScoreFault::ShownUnwanted { variant, .. } => (
            format!("showing the indicator's twin is worth nothing in {variant}"),
            "not in this game".to_owned(),
            "leave it out".to_owned(),
        ),
        ScoreFault::ShownTwice => (
            "the indicator's twin was shown twice".to_owned(),
            "again".to_owned(),
            "there is one twin, and one player can show it".to_owned(),
        ),
        ScoreFault::StakeMissing => (
            "the stake is missing".to_owned(),
            "a hand for a pot".to_owned(),
            "say what each player staked: --stake 10, or \"stake\": 10 (the first hand of a sheet is enough)"
                .to_owned(),
        ),
        ScoreFault::StakeUnwanted { variant } => (
            format!("{variant} is not played for a pot"),
            "a stake".to_owned(),
            "leave it out; stakes belong to --variant okey-pot".to_owned(),
        ),
        ScoreFault::SheetStranger { name, nearest } => (
            format!("\"{name}\" is not a player of this sheet"),
            "new in this hand".to_owned(),
            meant(nearest.as_deref(), "all hands of a sheet have the players of the first".to_owned()),
        ),
        ScoreFault::SheetAbsent { name } => (
            format!("\"{name}\" is missing from this hand"),
            "this hand".to_owned(),
            "all hands of a sheet have the players of the first".to_owned(),
        ),
        ScoreFault::SheetTeams { name, team } => (
            format!("{name} plays for \"{team}\" in this sheet"),
            "another team".to_owned(),
            "teams stay the same; they may be left out after the first hand".to_owned(),
        ),
        ScoreFault::SheetVariant { first, here } => (
            format!("a hand of {here} in a sheet of {first}"),
            format!("not {first}"),
            "score the hands of each variant apart".to_owned(),
        ),
        ScoreFault::HandAfterEnd { hands, by_number } => (
            format!("the game was over after {hands} {}", if *hands == 1 { "hand" } else { "hands" }),
            "one hand more".to_owned(),
            if *by_number {
                "score it in a sheet of its own; --tournament scores three matches".to_owned()
            } else {
                "someone had reached 0: score the hands of the next game in a sheet of their own".to_owned()
            },
        ),
        ScoreFault::HandsNumber { hands } => {
            (format!("no game has {hands} hands"), String::new(), "a game is 3, 5, 7, 9 or 11 hands".to_owned())
        }
        ScoreFault::HandsUnwanted { variant } => (
            format!("{variant} is not played over a number of hands"),
            String::new(),
            "leave out --hands and --tournament: they belong to 101".to_owned(),
        ),
    }
}
