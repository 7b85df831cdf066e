//! Builds parts of text answers for all commands.
//!
//! Also finds the settings that would change an answer, and parses kinds of computer players.

use std::hash::{BuildHasher, Hasher, RandomState};

use crate::cli::bots::is_program;
use crate::cli::escape::visible;
use crate::cli::failure::{CallFault, Failure};
use crate::cli::page::{Block, Rank};
use crate::cli::table::{listed, unbroken};
use crate::cli::text::Words;
use crate::cli::text::clauses::stated;
use crate::game::players::PlayerKind;
use crate::hand::Rack;
use crate::meld::Meld;
use crate::notation::{LaidTile, Letters};
use crate::record::Action;
use crate::rules::{Document, Source};
use crate::table::{Game, Indicator, Profile, Switch, Symbol, Table, Value};
use crate::text::judge::meld;
use crate::text::verdict::would;
use crate::tiles::Tile;
use crate::words::{Clause, Language, Named, both};

/// Returns the rows about the table. The first row has the variant, the indicator if there is one, the text `more` and
/// the changed switches. If the club has a rules file, the second row names it.
pub(super) fn table_rows(
    profile: &Profile,
    indicator: Option<Indicator>,
    more: Option<String>,
    words: &Words,
) -> Vec<[String; 2]> {
    let mut facts = vec![format!("{} ({})", profile.variant, profile.variant.alias())];
    if let Some(indicator) = indicator {
        facts.push(format!("{} {}", words.indicator_label, indicator.face()));
        facts.push(format!("{} {}", words.okey_label, indicator.okey()));
    }
    facts.extend(more);
    facts.extend(profile.changes().map(|(switch, value)| format!("{} = {value}", switch.key)));
    let table = [words.table_label.to_owned(), facts.join(", ")];
    std::iter::once(table).chain(club(profile, words)).collect()
}

/// Returns the row that names the club's rules file, or `None` if there is no such file.
pub(super) fn club(profile: &Profile, words: &Words) -> Option<[String; 2]> {
    profile.club.as_deref().map(|file| [words.club_label.to_owned(), visible(file)])
}

/// Returns the clauses that justify the answer, each with its statement at this table.
pub(super) fn clauses(clauses: &[Clause], profile: &Profile, language: Language) -> Vec<Block> {
    if clauses.is_empty() {
        return Vec::new();
    }
    let stated = |clause: &Clause| [clause.to_string(), stated(*clause, profile, language)];
    vec![
        Block::Heading(Rank::Part, Words::of(language).because.to_owned()),
        Block::Facts(clauses.iter().map(stated).collect()),
    ]
}

/// Returns the melds as text. Lines are broken only between melds.
pub(super) fn melds(melds: &[Meld], table: &Table) -> String {
    let laid = melds.iter().map(|each| unbroken(&meld(each, table)));
    // Join the separator to the meld before it, so that no line starts with a separator.
    laid.collect::<Vec<_>>().join(&format!("{} ", unbroken(" /")))
}

/// Returns the laid tiles. Gives the name `O*` to each okey that stands for another tile, as in `R7 R8 O*=R9`.
pub(super) fn with_okeys(tiles: &[LaidTile], table: &Table) -> Vec<LaidTile> {
    let indicator = table.indicator();
    let is_okey = |laid: &LaidTile| {
        laid.declared.is_some() && laid.symbol.tile(indicator).is_some_and(|tile| table.is_okey(tile))
    };
    let named =
        |laid: &LaidTile| LaidTile { symbol: if is_okey(laid) { Symbol::Okey } else { laid.symbol }, ..laid.clone() };
    tiles.iter().map(named).collect()
}

/// Returns the tiles of a meld on the table as text, with the name `O*` for an okey.
pub(super) fn laid(tiles: &[LaidTile], table: &Table) -> String {
    with_okeys(tiles, table).iter().map(LaidTile::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns an action in words, without the question mark for an unknown drawn tile.
pub(super) fn action_text(action: &Action, language: Language) -> String {
    let text = action.text_in(language, Letters::Krby);
    text.strip_suffix(" ?").map(str::to_owned).unwrap_or(text)
}

/// Returns a list, or the word for "none" if it is empty.
pub(super) fn or_none(list: String, language: Language) -> String {
    if list.is_empty() { Words::of(language).none.to_owned() } else { list }
}

/// Returns the sources as text, with their cited sections.
pub(super) fn sources(sources: &[Source], language: Language) -> String {
    let named = sources.iter().map(|source| {
        let title = source.document.title().get(language);
        if source.section.is_empty() {
            source.texts.map_or_else(|| title.to_owned(), |texts| language.title_of_texts(title, texts))
        } else {
            let places = source.section.split("; ").map(|part| place(source.document, part, language));
            format!("{title} ({})", places.collect::<Vec<_>>().join("; "))
        }
    });
    named.collect::<Vec<_>>().join("; ")
}

/// Returns a place in a document in words. For example, `V, Elden Bitme 6` in the guide to 101 becomes `chapter V,
/// Elden Bitme, item 6`.
fn place(document: Document, part: &str, language: Language) -> String {
    let is_number = |text: &str| text.chars().all(|letter| "0123456789.IVX".contains(letter));
    let is_numbered = part.split(", ").next().is_some_and(is_number);
    let noun = match (document, is_numbered) {
        (Document::Guide101, true) => both("chapter ", "bölüm "),
        (Document::Algorithm | Document::Thesis, true) => both("section ", "bölüm "),
        (Document::Algorithm | Document::Classic, false) => both("section ", ""),
        (Document::Thesis, false) => both("appendix ", ""),
        _ => both("", ""),
    };
    let noun = noun.get(language);
    // The numbers after a heading are item numbers only in the guide to 101.
    let heading = part.trim_end_matches(|letter: char| letter.is_ascii_digit() || ", -".contains(letter));
    let items = part.strip_prefix(heading).unwrap_or_default().trim_start();
    if document != Document::Guide101 || items.is_empty() {
        return format!("{noun}{part}");
    }
    let item = if items.contains([',', '-']) { both("items", "madde") } else { both("item", "madde") };
    format!("{noun}{heading}, {} {items}", item.get(language))
}

/// Returns a random seed with at most nine digits, so that it is easy to type.
pub(super) fn random_seed() -> u64 {
    const SEEDS: u64 = 1_000_000_000;
    RandomState::new().build_hasher().finish() % SEEDS
}

/// Lists the settings that would turn the answer from "yes" to "no" or from "no" to "yes". The text is empty if there
/// are none.
pub(super) fn other_tables(
    table: &Table,
    rack: &Rack,
    yes: bool,
    opening: bool,
    turns: impl Fn(&Table) -> bool,
    language: Language,
) -> String {
    let turned = settings(table, rack, yes).filter(|(_, table)| turns(table));
    let lines: Vec<[String; 2]> =
        turned.map(|(setting, _)| [String::new(), would(&setting, opening, !yes, language)]).collect();
    if lines.is_empty() { String::new() } else { format!("\n{}\n{}", Words::of(language).elsewhere, listed(lines)) }
}

/// Returns every table that differs from `here` in one house rule about melds, if this rule might change the answer.
/// `yes` is true if the answer at `here` is "yes". The text with each table names the changed setting, such as
/// `run_wrap = false`.
fn settings(here: &Table, rack: &Rack, yes: bool) -> impl Iterator<Item = (String, Table)> {
    let jokers = rack.symbols().any(|symbol| symbol.tile(None) == Some(Tile::FalseJoker));
    let matters = move |switch: &&Switch| match switch.clause {
        Clause::FalseJokerValue => jokers,
        _ => switch.shapes_layouts(),
    };
    let has_layouts = here.profile().game != Game::Chains;
    Switch::ALL
        .iter()
        .filter(move |switch| has_layouts && matters(switch))
        .flat_map(|switch| switch.values().into_iter().map(move |value| (switch, value)))
        // The value `true` of `run_wrap` only adds legal runs. So it can change the answer only from no to yes, and
        // `false` only from yes to no.
        .filter(move |(switch, value)| switch.clause != Clause::RunWrap || *value == Value::Bool(!yes))
        .filter_map(|(switch, value)| {
            let table = here.with_value(switch, value)?;
            (table != *here).then(|| (format!("{} = {value}", switch.key), table))
        })
}

/// Parses the computer players of `okey play`. Fails if the list names an external program, which only `okey simulate`
/// accepts. `allowed` holds the possible lengths of the list.
pub(super) fn kinds(named: &str, allowed: &[usize], profile: &Profile) -> Result<Vec<PlayerKind>, Failure> {
    if let Some(program) = named.split(',').map(str::trim).find(|name| is_program(name)) {
        return Err(Failure::Call(CallFault::ProgramUnwanted { program: program.to_owned() }));
    }
    let kinds = named.split(',').map(|name| kind(name.trim(), profile, false)).collect::<Result<Vec<_>, _>>()?;
    if allowed.contains(&kinds.len()) {
        return Ok(kinds);
    }
    let allowed = allowed.iter().map(ToString::to_string).collect();
    Err(Failure::Call(CallFault::KindsCount { count: kinds.len(), allowed }))
}

/// Parses a kind of computer player. Fails if this kind cannot play the game. If `programs` is true, the error says
/// that the path of a program is also allowed.
pub(in crate::cli) fn kind(name: &str, profile: &Profile, programs: bool) -> Result<PlayerKind, Failure> {
    let plays = |kind: &PlayerKind| kind.plays(profile.game);
    let mut allowed: Vec<&str> = PlayerKind::ALL.iter().copied().filter(plays).map(PlayerKind::name).collect();
    match name.parse::<PlayerKind>() {
        Ok(kind) if plays(&kind) => Ok(kind),
        Ok(kind) => Err(Failure::Call(CallFault::KindElsewhere { kind, variant: profile.variant, allowed })),
        Err(_) => {
            allowed.extend(programs.then_some("./PROGRAM"));
            Err(Failure::bad_value("--players", name, &allowed))
        }
    }
}
