//! Converts records to JSON Lines and back, without loss.
//!
//! The first object holds the header of the record. Each further object is a hand, with the same fields as in any other
//! sheet. If these fields cannot express something, for example a comment or a turn, the object also holds the lines of
//! the record.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::json::{JsonNode, SheetFault, values};
use super::{HEADER_FIELDS, HandReader, JsonObject, JsonType};
use crate::notation::Letters;
use crate::record::{
    HandRecord, Header, MAX_HANDS, Record, RecordFault, RecordReader, Statement, changed_settings, foul_name,
    in_one_line, printed,
};
use crate::score::{Opened, Played, ReportedPlayer, Spanned, header_faults, stranger};
use crate::sort;
use crate::table::{Profile, ProfileFault, Variant};
use crate::words::{Fault, Faults, named};

named! {
    /// A format in which a score sheet can be written.
    pub enum SheetForm {
        /// The text of a record.
        Record = "record",
        /// JSON Lines: the header of the record, then one object for each hand.
        Json = "json",
    }
}

impl SheetForm {
    /// Returns the record in this format. No information is lost.
    pub fn write(self, record: &Record) -> String {
        match self {
            Self::Record => record.to_string(),
            Self::Json => json_of(record),
        }
    }
}

/// Named values that are serialized as the fields of a JSON object, in this order.
struct Entries<T>(Vec<(String, T)>);

impl<T: Serialize> Serialize for Entries<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<T> Entries<T> {
    fn some(entries: Vec<(String, T)>) -> Option<Self> {
        (!entries.is_empty()).then_some(Self(entries))
    }
}

#[derive(Serialize)]
struct HeaderLine {
    record: u32,
    variant: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    set: Vec<String>,
    /// The names of the players. A record without hands may have none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stake: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    totals: Option<Entries<i64>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<String>,
}

#[derive(Serialize)]
struct HandLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    indicator: Option<String>,
    #[serde(flatten)]
    result: Option<ResultFields>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<Entries<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<String>,
}

#[derive(Serialize)]
struct ResultFields {
    finish: Option<Entries<FinishValue>>,
    players: Vec<PlayerLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stake: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    void: Option<String>,
}

/// A value in the object `finish`: the name of the player, or true for a kind of finish.
#[derive(Serialize)]
#[serde(untagged)]
enum FinishValue {
    By(String),
    Is(bool),
}

#[expect(clippy::option_option, reason = "null is a value too")]
#[derive(Serialize)]
struct PlayerLine {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    team: Option<String>,
    /// How the player opened; `Some(None)` if the player has not opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<Option<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fouls: Vec<String>,
    #[serde(skip_serializing_if = "is_false")]
    shown_indicator: bool,
    #[serde(skip_serializing_if = "is_false")]
    announced: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    adjust: Vec<AdjustLine>,
}

#[derive(Serialize)]
struct AdjustLine {
    points: i64,
    #[serde(skip_serializing_if = "String::is_empty")]
    reason: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Returns a record as JSON Lines. [`transcribed`] is the inverse.
fn json_of(record: &Record) -> String {
    let mut text = line(&header_line(&record.header));
    // Hands need only the values of the header, and the header is copied for each hand.
    let header = Header { lines: Vec::new(), ..record.header.clone() };
    let mut stake = header.stake;
    for hand in &record.hands {
        stake = hand.stake_after(stake);
        text += &line(&hand_line(&header, hand, stake));
    }
    text
}

/// Returns the hand as a line for a sheet in JSON Lines.
pub(crate) fn hand_json(header: &Header, played: &Played) -> String {
    line(&of_played(header, played))
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts and numbers are valid JSON") + "\n"
}

fn header_line(header: &Header) -> HeaderLine {
    let name = |player: usize| header.players.get(player).cloned().unwrap_or_default();
    let totals: Vec<(String, i64)> = header.totals.iter().map(|&(player, points)| (name(player), points)).collect();
    let lines = |text: &str| text.lines().map(str::to_owned).collect();
    let printed = header.to_string();
    let set = settings(header);
    let rebuilt = header.clone().with_plain_lines(set.clone(), &[]).to_string();
    HeaderLine {
        record: 1,
        variant: header.profile.variant.name(),
        set: set.into_iter().map(|(key, value)| format!("{key}={value}")).collect(),
        players: header.players.clone(),
        stake: header.stake,
        totals: Entries::some(totals),
        // Keep the lines of a header without players, which the reader would otherwise refuse.
        lines: if printed == rebuilt && !header.players.is_empty() { Vec::new() } else { lines(&printed) },
    }
}

/// Returns the keys and values in the `set` lines of a header.
fn settings(header: &Header) -> Vec<(String, String)> {
    let set = header.lines.iter().filter_map(|line| match line.statement.as_ref()? {
        Statement::Set { key, value } => Some((key.value.clone(), value.value.clone())),
        _ => None,
    });
    set.collect()
}

fn hand_line(header: &Header, hand: &HandRecord, stake: Option<u32>) -> HandLine {
    let number = hand.number();
    let text = printed(header, hand);
    let lines = || text.lines().skip(1).map(str::to_owned).collect();
    let played = (!hand.has_turns()).then(|| hand.to_played(header, stake).ok()).flatten();
    let Some(own) = played else {
        return HandLine { id: None, number, indicator: None, result: None, note: None, about: None, lines: lines() };
    };
    let fields = of_played(header, &Played { stake: hand.stake(), ..own });
    let lines = if read_back(header, &fields).as_ref() == Some(&text) { Vec::new() } else { lines() };
    HandLine { lines, ..fields }
}

/// Parses these fields as JSON, and prints the hand as lines of a record. Returns `None` if the fields have a fault.
fn read_back(header: &Header, fields: &HandLine) -> Option<String> {
    let text = line(fields);
    let mut reader = HandReader::of_record(Letters::Krby);
    let played = reader.hand(*values(&text).0.first()?)?;
    let header = Header { stake: None, ..header.clone() };
    reader.faults.is_empty().then(|| printed(&header, &HandRecord::of(&played, &header)))
}

fn of_played(header: &Header, played: &Played) -> HandLine {
    let raw = |key: &str| {
        let (_, text) = played.about.iter().find(|(own, _)| own == key)?;
        // Write a JSON number, list, object or boolean unchanged, and any other text as a JSON string. Otherwise
        // `null`, a text in quotes or a text with blanks around it would be parsed as a different text.
        let json = serde_json::from_str::<&RawValue>(text).ok().map(RawValue::get);
        let json = json.filter(|json| json == text && *json != "null" && !json.starts_with('"'));
        let json = json.map_or_else(|| serde_json::to_string(text).expect("a text is valid JSON"), str::to_owned);
        RawValue::from_string(json).ok()
    };
    let others = played.about.iter().filter(|(key, _)| key != "id" && key != "note").cloned().collect();
    let finish = played.finish.as_ref().map(|finish| {
        let by = ("by".to_owned(), FinishValue::By(finish.by.value.clone()));
        let mut how: Vec<_> = finish.how.iter().map(|how| how.value).collect();
        sort::ascending(&mut how);
        let how = how.into_iter().map(|how| (how.name().to_owned(), FinishValue::Is(true)));
        Entries(std::iter::once(by).chain(how).collect())
    });
    let teams = header.profile.has_partners();
    HandLine {
        id: raw("id"),
        number: played.number.as_ref().map(|number| number.value),
        indicator: played.indicator.as_ref().map(|indicator| indicator.value.to_string()),
        result: Some(ResultFields {
            finish,
            players: played.players.iter().map(|player| player_line(player, teams)).collect(),
            stake: played.stake.as_ref().map(|stake| stake.value),
            void: played.void.as_ref().map(|void| void.value.clone()),
        }),
        note: raw("note"),
        about: Entries::some(others),
        lines: Vec::new(),
    }
}

fn player_line(player: &ReportedPlayer, teams: bool) -> PlayerLine {
    let tiles: Vec<String> = player
        .left_sum
        .iter()
        .map(|sum| format!("= {}", sum.value))
        .chain(player.left.iter().flat_map(|left| left.value.symbols()).map(|symbol| symbol.to_string()))
        .collect();
    let adjust = player.adjusted.iter().map(|adjusted| &adjusted.value);
    PlayerLine {
        name: player.name.value.clone(),
        team: player.team.as_ref().filter(|_| teams).map(|team| team.value.clone()),
        opened: player.opened.as_ref().map(|opened| opened.value.map(Opened::name)),
        left: (!tiles.is_empty()).then(|| tiles.join(" ")),
        fouls: player.fouls.iter().map(|foul| foul_name(foul.value)).collect(),
        shown_indicator: player.shown_indicator.value,
        announced: player.announced.value,
        adjust: adjust
            .map(|adjusted| AdjustLine { points: adjusted.points, reason: adjusted.reason.clone() })
            .collect(),
    }
}

/// Returns a record of these hands.
pub(crate) fn record_of(profile: &Profile, hands: &[Played]) -> Record {
    let players = seated(profile, hands.first().map_or(&[], |hand| &hand.players));
    let stake = hands.first().and_then(|hand| hand.stake.as_ref()).map(|stake| stake.value);
    let index = |name: &str| players.iter().position(|player| player == name);
    let carried = hands.first().into_iter().flat_map(|hand| &hand.totals);
    let totals: Vec<(usize, i64)> = carried.filter_map(|(name, points)| Some((index(&name.value)?, *points))).collect();
    let (lines, letters) = (Vec::new(), Letters::Krby);
    let header = Header { lines, profile: profile.clone(), players: players.clone(), letters, stake, totals };
    let header = header.with_plain_lines(changed_settings(profile), &[]);
    let mut current = header.clone();
    let mut number = 0;
    let hand = |hand: &Played| {
        number = hand.number_after(number);
        let record = HandRecord::of(&Played { number: Some(Spanned::made(number)), ..hand.clone() }, &current);
        current.stake = hand.stake.as_ref().map(|stake| stake.value).or(current.stake);
        record
    };
    let hands = hands.iter().map(hand).collect();
    Record { header, hands }
}

/// Returns true if a field of a hand is missing or has the same value as the lines of the hand.
fn is_stated<T: PartialEq>(field: Option<&Spanned<T>>, stated: Option<&Spanned<T>>) -> bool {
    field.is_none_or(|field| stated.is_some_and(|stated| stated.value == field.value))
}

/// Returns the names of the players in the order of play. At a table with partners, the players of the two teams
/// alternate.
pub fn seated(profile: &Profile, players: &[ReportedPlayer]) -> Vec<String> {
    let names = || players.iter().map(|player| player.name.value.clone());
    let team = |player: &ReportedPlayer| player.team.as_ref().map(|team| team.value.clone());
    let Some(first) = players.first().map(team).filter(|_| profile.has_partners()) else { return names().collect() };
    let (own, others): (Vec<_>, Vec<_>) = players.iter().partition(|&player| team(player) == first);
    if own.len() != others.len() {
        return names().collect();
    }
    own.into_iter().zip(others).flat_map(|(own, other)| [own, other]).map(|player| player.name.value.clone()).collect()
}

/// Returns the text of the record in JSON Lines. Returns `None` if the first object is not the header of a record.
///
/// # Errors
/// Returns every fault that prevents reading the JSON.
pub fn transcribed(text: &str, letters: Letters) -> Option<Result<String, Vec<Fault<SheetFault>>>> {
    Some(transcript(text, letters)?.map(|(record, _)| record))
}

/// A record as text, and its parts. A part is the header or a hand: the index of its first byte in the text, and the
/// index of its object in the JSON.
pub(crate) type Transcript = (String, Vec<(usize, usize)>);

/// Does the same as [`transcribed`], and also says which part of the record comes from which object.
pub(crate) fn transcript(text: &str, letters: Letters) -> Option<Result<Transcript, Vec<Fault<SheetFault>>>> {
    let (nodes, broken) = values(text);
    let first = nodes.first()?.object()?;
    if !first.iter().any(|field| field.name == "record") {
        return None;
    }
    let mut reader = HandReader::of_record(letters);
    let mut nodes = nodes.into_iter();
    let mut parts = Vec::new();
    let written = nodes.next().and_then(|node| {
        parts.push((0, node.span().start));
        reader.header(node)
    });
    let record = written.map(|header| {
        let mut record = header.to_string();
        let mut stake = header.stake;
        if header.players.is_empty() {
            reader.faults.extend(nodes.next().map(|hand| hand.fault(RecordFault::PlayersMissing)));
            return record;
        }
        let header = Header { lines: Vec::new(), ..header };
        // A record with more than `MAX_HANDS` hands is refused later, so one hand above this limit is enough.
        for node in nodes.by_ref().take(MAX_HANDS + 1) {
            let Some(hand) = reader.hand_record(node, &header, stake) else { continue };
            stake = hand.stake_after(stake);
            parts.push((record.len(), node.span().start));
            record += &printed(&header, &hand);
        }
        record
    });
    reader.faults.extend(broken);
    let transcript = record.map(|record| (record, parts));
    Some(transcript.filter(|_| reader.faults.is_empty()).ok_or(reader.faults))
}

impl HandReader<'_> {
    const fn of_record(letters: Letters) -> Self {
        Self { letters, indicator: None, is_allowed: &|_| false, has_header: true, faults: Vec::new() }
    }

    /// Reads a header from its field `lines` or from its other fields. If it has both, they must agree.
    fn header(&mut self, node: JsonNode<'_>) -> Option<Header> {
        let object = self.object(node, "", JsonType::Object, HEADER_FIELDS)?;
        let version = object.field("record").map_or(node, |field| field.value);
        match version.count() {
            None => return self.refuse(version.wrong_type("record", JsonType::Count)),
            Some(number) if number > 1 => return self.refuse(version.fault(RecordFault::Version { version: number })),
            Some(_) => {}
        }
        let Some(lines) = object.get("lines") else { return self.header_of_fields(&object, node) };
        let text = self.joined(lines)?;
        let record = self.read(lines, Record::read(&text))?;
        if !record.hands.is_empty() {
            return self.refuse(lines.wrong_type("lines", JsonType::HeaderLines));
        }
        let values = |header: &Header| {
            let carried: Vec<_> = (0..header.players.len()).map(|player| header.carried(player)).collect();
            (header.profile.clone(), header.players.clone(), header.stake, carried)
        };
        let has_fields = ["variant", "set", "players", "stake", "totals"].iter().any(|field| object.has(field));
        if has_fields && values(&self.header_of_fields(&object, node)?) != values(&record.header) {
            return self.refuse(lines.fault(SheetFault::LinesDiffer));
        }
        Some(record.header)
    }

    fn header_of_fields(&mut self, object: &JsonObject<'_>, node: JsonNode<'_>) -> Option<Header> {
        let variant = object.get("variant").and_then(|node| self.variant(node));
        let mut profile = Profile::new(variant.map_or(Variant::Okey, |variant| variant.value));
        let set = object.get("set").and_then(|node| self.list(node, "set")).unwrap_or_default();
        let set: Vec<_> = set.into_iter().filter_map(|node| self.setting(node, &mut profile)).collect();
        let has_lines = object.has("lines");
        let players = match object.get("players") {
            None if !has_lines => return self.refuse(node.fault(SheetFault::FieldMissing { field: "players" })),
            players => players,
        };
        let listed = players.map_or_else(|| Some(Vec::new()), |players| self.list(players, "players"))?;
        let names = listed.into_iter().map(|node| self.name(node, "players"));
        let names: Vec<String> = names.map(|name| name.map(|name| name.value)).collect::<Option<_>>()?;
        let players = players.unwrap_or(node);
        if names.is_empty() && !has_lines {
            return self.refuse(players.fault(RecordFault::PlayersCount { found: 0 }));
        }
        let stake = object.get("stake").and_then(|node| self.count(node, "stake")).map(|stake| stake.value);
        let accounts = object.get("totals").map(|node| self.totals(node)).unwrap_or_default();
        let account = |(name, points): (Spanned<String>, i64)| match names.iter().position(|own| *own == name.value) {
            Some(player) => Some((player, points)),
            None => self.refuse(stranger(&name, &names).into()),
        };
        let accounts: Vec<(usize, i64)> = accounts.into_iter().filter_map(account).collect();
        // Print and parse the header to check the names. All other values have been checked.
        let (lines, letters) = (Vec::new(), Letters::Krby);
        let header = Header { lines, profile, players: names, letters, stake, totals: accounts };
        match Record::read(&header.with_plain_lines(set, &[]).to_string()) {
            Ok(record) => Some(record.header),
            Err(faults) => {
                self.faults.extend(faults.into_iter().map(|fault| players.fault(fault.kind)));
                None
            }
        }
    }

    /// Parses a setting, such as `open.sum=91`, and changes the rules. Returns its key and its value.
    fn setting(&mut self, node: JsonNode<'_>, profile: &mut Profile) -> Option<(String, String)> {
        let text = in_one_line(&self.text(node, "set")?.0);
        let Some((key, value)) = text.split_once('=') else {
            return self.refuse(node.fault(ProfileFault::SettingShape));
        };
        let (key, value) = (key.trim(), value.trim());
        match profile.set(key, value) {
            Ok(()) => Some((key.to_owned(), value.to_owned())),
            Err(kind) => self.refuse(node.fault(kind)),
        }
    }

    /// Reads a hand from its field `lines` or from its other fields. If it has both, they must agree.
    fn hand_record(&mut self, node: JsonNode<'_>, header: &Header, stake: Option<u32>) -> Option<HandRecord> {
        let object = node.object().map(JsonObject);
        let lines = object.as_ref().and_then(|object| object.get("lines"));
        let has_result = object.as_ref().is_some_and(JsonObject::has_result);
        let before = self.faults.len();
        let mut played = self.hand(node);
        let unstaked = Header { stake: None, ..header.clone() };
        let Some(lines) = lines else {
            let played = played?;
            self.compare_with_header(&played, header, before);
            return (self.faults.len() == before).then(|| HandRecord::of(&played, &unstaked));
        };
        let text = self.joined(lines)?;
        let hands = self.read(lines, RecordReader::below(header.clone(), &text).every_hand())?;
        let Ok([hand]) = <[HandRecord; 1]>::try_from(hands) else {
            return self.refuse(lines.wrong_type("lines", JsonType::Lines));
        };
        let stated = hand.stated(header, stake);
        if let Some(played) = played.as_mut().filter(|_| !has_result) {
            // The fields do not name the players, so take the players from the lines.
            played.players.clone_from(&stated.players);
        }
        let played = played?;
        self.compare_with_header(&played, header, before);
        if self.faults.len() > before {
            return None;
        }
        let agrees = if has_result {
            let own = hand.to_played(header, stake).ok();
            let own = own.and_then(|own| read_back(header, &of_played(header, &Played { stake: hand.stake(), ..own })));
            own == Some(printed(&unstaked, &HandRecord::of(&played, &unstaked)))
        } else {
            played.about.iter().all(|about| stated.about.contains(about))
                && is_stated(played.indicator.as_ref(), stated.indicator.as_ref())
                && is_stated(played.stake.as_ref(), stated.stake.as_ref())
        };
        if !agrees || !is_stated(played.number.as_ref(), stated.number.as_ref()) {
            return self.refuse(lines.fault(SheetFault::LinesDiffer));
        }
        Some(hand)
    }

    /// Adds a fault for everything in a hand that contradicts the header. Does nothing if reading the hand has already
    /// added faults: `before` is the number of faults before.
    fn compare_with_header(&mut self, played: &Played, header: &Header, before: usize) {
        if self.faults.len() == before {
            let faults = header_faults(&header.profile, &header.players, played);
            self.faults.extend(faults.into_iter().map(Fault::into));
        }
    }

    /// Joins the strings in the list `node` as lines.
    fn joined(&mut self, node: JsonNode<'_>) -> Option<String> {
        let mut text = String::new();
        for line in self.list(node, "lines")? {
            text += &self.text(line, "lines")?.0;
            text.push('\n');
        }
        Some(text)
    }

    /// Returns the value parsed from the lines in `node`, or adds the faults and returns `None`.
    fn read<T>(&mut self, node: JsonNode<'_>, read: Result<T, Faults<RecordFault>>) -> Option<T> {
        match read {
            Ok(read) => Some(read),
            Err(faults) => {
                self.faults.extend(faults.into_iter().map(|fault| node.fault(fault.kind)));
                None
            }
        }
    }
}
