//! Prints a record in its standard form, or with other keywords and colour letters.

use crate::sort;
use std::fmt::{self, Write};

use super::keyword::{Keyword, StartWord};
use super::statement::{HandRecord, Header, Held, Left, Line, Record, Start, Statement, Turn};
use super::token::{in_one_line, in_quotes, shown};
use crate::notation::Letters;
use crate::score::{Adjustment, Foul, Opened, Spanned};
use crate::table::Symbol;
use crate::words::{Language, pick};

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.header.fmt(f)?;
        self.hands.iter().try_for_each(|hand| f.write_str(&printed(&self.header, hand)))
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print_header(self, STANDARD))
    }
}

/// The language of the keywords, and the letters of the colours.
#[derive(Clone, Copy)]
struct Style {
    language: Language,
    letters: Letters,
}

/// The standard form of a record.
const STANDARD: Style = Style { language: Language::En, letters: Letters::Krby };

impl Header {
    /// Formats the header with the keywords of a language, to go with hands from [`printed_in`].
    pub fn printed_in(&self, language: Language) -> String {
        print_header(self, Style { language, letters: self.letters })
    }
}

/// Formats the header: the version line, then all other lines in the order of the record.
fn print_header(header: &Header, style: Style) -> String {
    let mut text = format!("{} 1\n", Keyword::Record.name_in(style.language));
    for line in &header.lines {
        let statement = line.statement.as_ref().filter(|statement| match statement {
            // The version line is already in `text`.
            Statement::Version(_) => false,
            // Keep the line `letters` only if it names the printed letters and these are not the default.
            Statement::Letters(letters) => *letters == style.letters && *letters != STANDARD.letters,
            _ => true,
        });
        // Writing to a string cannot fail.
        let _ = write_line(&mut text, header, statement, line.comment.as_deref(), style);
    }
    text
}

/// Formats one hand, after an empty line.
pub fn printed(header: &Header, hand: &HandRecord) -> String {
    print_hand(header, hand, STANDARD)
}

/// Formats one hand with the keywords of a language, and with the letters that the header sets.
pub fn printed_in(header: &Header, hand: &HandRecord, language: Language) -> String {
    print_hand(header, hand, Style { language, letters: header.letters })
}

fn print_hand(header: &Header, hand: &HandRecord, style: Style) -> String {
    let mut text = "\n".to_owned();
    let begins = |line: &Line| matches!(line.statement, Some(Statement::Hand { .. }));
    let first = hand.lines.iter().find(|line| line.statement.is_some());
    if !first.is_some_and(begins) {
        text += Keyword::Hand.name_in(style.language);
        text.push('\n');
    }
    for line in &hand.lines {
        let _ = write_line(&mut text, header, line.statement.as_ref(), line.comment.as_deref(), style);
    }
    text
}

/// Prints a statement, a comment, or both. Omits empty lines.
fn write_line(
    to: &mut impl Write,
    header: &Header,
    statement: Option<&Statement>,
    comment: Option<&str>,
    style: Style,
) -> fmt::Result {
    if let Some(statement) = statement {
        write_statement(to, header, statement, style)?;
    }
    let comment = comment.map(in_one_line);
    match (statement, comment.as_deref()) {
        (None, None) => return Ok(()),
        (_, None) => {}
        (None, Some("")) => to.write_char(';')?,
        (None, Some(comment)) => write!(to, "; {comment}")?,
        (Some(_), Some("")) => to.write_str(" ;")?,
        (Some(_), Some(comment)) => write!(to, " ; {comment}")?,
    }
    to.write_char('\n')
}

fn write_statement(to: &mut impl Write, header: &Header, statement: &Statement, style: Style) -> fmt::Result {
    let Style { language, letters } = style;
    let name = |player: &usize| shown(header.players.get(*player).map_or("", String::as_str));
    let keyword = statement.keyword();
    if let Some(keyword) = keyword {
        to.write_str(keyword.name_in(language))?;
    }
    match statement {
        Statement::Version(version) => write!(to, " {version}"),
        Statement::Game(variant) => write!(to, " {variant}"),
        Statement::Set { key, value } => write!(to, " {}={}", key.value, value.value),
        Statement::Letters(letters) => write!(to, " {letters}"),
        Statement::About { key, text } if text.is_empty() => write!(to, " {}", shown(key)),
        Statement::About { key, text } => write!(to, " {} {}", shown(key), free(text)),
        Statement::Players(players) => players.iter().try_for_each(|player| write!(to, " {}", shown(&player.value))),
        Statement::Stake(stake) => write!(to, " {stake}"),
        Statement::Totals(points) | Statement::Points(points) => {
            points.iter().try_for_each(|(player, points)| write!(to, " {} {points}", name(player)))
        }
        Statement::Hand { number, start } => {
            number.map_or(Ok(()), |number| write!(to, " {number}"))?;
            match start {
                None => Ok(()),
                Some(Start::Starts(player)) => write!(to, " {} {}", StartWord::Starts.name_in(language), name(player)),
                Some(Start::Dealt(player)) => write!(to, " {} {}", StartWord::Dealt.name_in(language), name(player)),
            }
        }
        Statement::Indicator(tile) => write!(to, " {}", letters.symbol(tile.value)),
        Statement::Rack { player, tiles } => {
            write!(to, " {}", name(player))?;
            tiles.iter().try_for_each(|held| match held {
                Held::Tile(tile) => write!(to, " {}", letters.symbol(tile.value)),
                Held::Unknown(1) => to.write_str(" ?"),
                Held::Unknown(count) => write!(to, " ?x{count}"),
            })
        }
        Statement::Stock(tiles) => write_tiles(to, tiles, letters),
        Statement::Turn(turn) => write_turn(to, &name(&turn.player), turn, style),
        Statement::Foul { player, foul } | Statement::Pardon { player, foul } => {
            write!(to, " {} {}", name(player), foul_name_in(foul.value, language))
        }
        Statement::Left { player, left: Left::Sum(sum, okeys) } => {
            write!(to, " {} = {}", name(player), sum.value)?;
            write_tiles(to, okeys, letters)
        }
        Statement::Left { player, left: Left::Tiles(tiles) } => {
            write!(to, " {}", name(player))?;
            write_tiles(to, tiles, letters)
        }
        Statement::Finished { player, how } => {
            write!(to, " {}", name(&player.value))?;
            let mut how: Vec<_> = how.iter().map(|how| how.value).collect();
            sort::ascending(&mut how);
            how.iter().try_for_each(|how| write!(to, " {}", how.name_in(language)))
        }
        Statement::Opened { player, with } => {
            let unopened = pick(language, "unopened", "açmadı");
            let with = with.value.map_or(unopened, |opened: Opened| opened.name_in(language));
            write!(to, " {} {with}", name(&player.value))
        }
        Statement::Adjust { player, adjusted } => {
            let adjusted = &adjusted.value;
            write!(to, " {} {:+}", name(player), adjusted.points)?;
            match adjusted.reason.as_str() {
                "" => Ok(()),
                reason if Adjustment::is_unclear(reason, header.players.iter().map(String::as_str)) => {
                    write!(to, " {}", in_quotes(&in_one_line(reason)))
                }
                reason => write!(to, " {}", free(reason)),
            }
        }
        Statement::Announced(player) | Statement::Shown(player) => write!(to, " {}", name(&player.value)),
        Statement::End => Ok(()),
        Statement::Void(reason) if reason.is_empty() => Ok(()),
        Statement::Void(reason) => write!(to, " {}", free(reason)),
    }
}

impl Statement {
    pub(super) const fn keyword(&self) -> Option<Keyword> {
        Some(match self {
            Self::Version(_) => Keyword::Record,
            Self::Game(_) => Keyword::Game,
            Self::Set { .. } => Keyword::Set,
            Self::Letters(_) => Keyword::Letters,
            Self::About { .. } => Keyword::About,
            Self::Players(_) => Keyword::Players,
            Self::Stake(_) => Keyword::Stake,
            Self::Totals(_) => Keyword::Totals,
            Self::Hand { .. } => Keyword::Hand,
            Self::Indicator(_) => Keyword::Indicator,
            Self::Rack { .. } => Keyword::Rack,
            Self::Stock(_) => Keyword::Stock,
            Self::Turn(_) => return None,
            Self::Foul { .. } => Keyword::Foul,
            Self::Pardon { .. } => Keyword::Pardon,
            Self::Left { .. } => Keyword::Left,
            Self::Announced(_) => Keyword::Announced,
            Self::Finished { .. } => Keyword::Finished,
            Self::Opened { .. } => Keyword::Opened,
            Self::Shown(_) => Keyword::Shown,
            Self::Adjust { .. } => Keyword::Adjust,
            Self::Points(_) => Keyword::Points,
            Self::End => Keyword::End,
            Self::Void(_) => Keyword::Void,
        })
    }
}

fn write_turn(to: &mut impl Write, name: &str, turn: &Turn, style: Style) -> fmt::Result {
    write!(to, "{name}:")?;
    for (at, Spanned { value: action, .. }) in turn.actions.iter().enumerate() {
        write!(to, "{} {}", if at > 0 { "," } else { "" }, action.text_in(style.language, style.letters))?;
    }
    turn.time.as_ref().map_or(Ok(()), |time| write!(to, " @{time}"))
}

fn write_tiles(to: &mut impl Write, tiles: &[Spanned<Symbol>], letters: Letters) -> fmt::Result {
    tiles.iter().try_for_each(|tile| write!(to, " {}", letters.symbol(tile.value)))
}

/// Formats a foul in a language. If the parser would read the Turkish name as another foul, uses [`foul_name`].
fn foul_name_in(foul: Foul, language: Language) -> String {
    match (language, foul.fed) {
        (Language::Tr, Some(fed)) => {
            format!("{}:{}{}", foul.kind.alias(), fed.tile, if fed.pairs { ":çift" } else { "" })
        }
        (Language::Tr, None) if Foul::from(foul.kind) == foul => foul.kind.alias().to_owned(),
        (Language::En, _) | (Language::Tr, None) => foul_name(foul),
    }
}

/// Formats a foul as the id of its clause, such as `foul.list`, or as its name if the id stands for another foul. The
/// foul `feeding` may also give the number of the discarded tile, and how the next player opened with it: `feeding:8`,
/// `feeding:8:pairs`.
pub(crate) fn foul_name(foul: Foul) -> String {
    match foul.fed {
        Some(fed) => format!("{}:{}{}", foul.kind, fed.tile, if fed.pairs { ":pairs" } else { "" }),
        None if Foul::of(foul.clause) == Some(foul) => foul.clause.id().to_owned(),
        None => foul.kind.name().to_owned(),
    }
}

/// Formats free text at the end of a line, in quotes if the parser would misread it otherwise.
fn free(text: &str) -> String {
    let text = &in_one_line(text);
    // Without quotes, the parser would read `void : rain` as a turn of a player named `void`.
    let plain = !text.contains([';', '"']) && !text.starts_with(':') && text.trim() == text;
    if plain { text.to_owned() } else { in_quotes(text) }
}
