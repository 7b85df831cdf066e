//! Reads finished hands from JSON. Each value has its place in the text, so that faults can point at it.

pub(crate) mod json;
mod written;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use crate::hand::Rack;
use crate::notation::{self, BORDER, Letters, NotationFault, TextContext};
use crate::record::{carried_twice, figure, in_one_line};
use crate::score::{
    Adjustment, Finish, FinishKind, Foul, Opened, Played, ReportedPlayer, ScoreFault, Spanned, WrittenSum,
};
use crate::table::{ProfileFault, Switch, Symbol, Variant};
use crate::tiles::Face;
use crate::words::{Fault, Faults, Named, normal};
use json::{JsonField, JsonNode, values};

pub use json::{JsonType, SheetFault};
pub(crate) use written::transcript;
pub use written::{SheetForm, seated, transcribed};
pub(crate) use written::{hand_json, record_of};

/// The fields of a hand. `id` and `note` are remarks without effect on the points.
const HAND_FIELDS: &[&str] =
    &["variant", "indicator", "finish", "players", "stake", "void", "totals", "id", "note", "about", "number", "lines"];
/// The fields of the header object of a record in JSON.
const HEADER_FIELDS: &[&str] = &["record", "variant", "set", "players", "stake", "totals", "lines"];
const FINISH_FIELDS: &[&str] = &["by", "okey", "pairs", "hand", "devam", "dizi"];
const PLAYER_FIELDS: &[&str] = &["name", "team", "opened", "left", "fouls", "shown_indicator", "announced", "adjust"];
const ADJUST_FIELDS: &[&str] = &["points", "reason"];

/// Parses hands from a text that has one JSON object for each hand.
///
/// # Errors
///
/// Returns every fault that prevents reading a hand.
pub fn read_hands(text: &str, letters: Letters) -> Result<Vec<Played>, Faults<SheetFault>> {
    let (hands, faults) = line_read(text, letters, &|_| false);
    if faults.is_empty() { Ok(hands) } else { Err(faults.into()) }
}

/// Returns true if a finished hand has a field with this name. The remarks `id` and `note` do not count.
pub(crate) fn is_field_of_hand(name: &str) -> bool {
    HAND_FIELDS.contains(&name) && !["id", "note"].contains(&name)
}

/// Returns the hands that can be parsed, and the faults of the other hands. A hand may have an unknown field if
/// `is_allowed` returns true for its name.
pub(crate) fn line_read(
    text: &str,
    letters: Letters,
    is_allowed: &dyn Fn(&str) -> bool,
) -> (Vec<Played>, Vec<Fault<SheetFault>>) {
    let (nodes, broken) = values(text);
    let mut reader = HandReader { letters, indicator: None, is_allowed, has_header: false, faults: Vec::new() };
    let hands: Vec<Played> = nodes.into_iter().filter_map(|node| reader.hand(node)).collect();
    reader.faults.extend(broken);
    if hands.is_empty() && reader.faults.is_empty() {
        reader.faults.push(Fault::whole(ScoreFault::NoHands.into()));
    }
    (hands, reader.faults)
}

struct HandReader<'f> {
    letters: Letters,
    indicator: Option<Face>,
    /// Returns true if a hand may have an additional field with this name.
    is_allowed: &'f dyn Fn(&str) -> bool,
    /// True if the text starts with the header of a record. Only then may hands have the field `lines`.
    has_header: bool,
    faults: Vec<Fault<SheetFault>>,
}

struct JsonObject<'a>(Vec<JsonField<'a>>);

impl<'a> JsonObject<'a> {
    /// Returns the value of a field, or `None` if it is missing or null.
    fn get(&self, name: &str) -> Option<JsonNode<'a>> {
        self.field(name).map(|field| field.value).filter(|value| !value.is_null())
    }

    /// Returns a field, even if its value is null.
    fn field(&self, name: &str) -> Option<&JsonField<'a>> {
        self.0.iter().find(|field| field.name == name)
    }

    fn has(&self, name: &str) -> bool {
        self.field(name).is_some()
    }

    /// Returns true if the hand has a field about its end or its players.
    fn has_result(&self) -> bool {
        ["finish", "void", "players"].iter().any(|name| self.has(name))
    }
}

/// Returns the fault of a hand that names several endings. Each item of `endings` is a value of the field `finish`, or
/// of the field `by` inside `finish`.
fn two_finishers<'a>(endings: impl Iterator<Item = JsonNode<'a>>) -> ScoreFault {
    let by = |fields: Vec<JsonField<'a>>| fields.into_iter().find(|field| field.name == "by")?.value.string();
    let name = |node: JsonNode<'a>| node.string().or_else(|| node.object().and_then(by));
    let names: BTreeSet<_> = endings.filter_map(name).map(|(name, _)| name).collect();
    ScoreFault::TwoFinishers { named: names.len() > 1 }
}

impl HandReader<'_> {
    fn refuse<T>(&mut self, fault: Fault<SheetFault>) -> Option<T> {
        self.faults.push(fault);
        None
    }

    fn object<'a>(
        &mut self,
        node: JsonNode<'a>,
        name: &'static str,
        expected: JsonType,
        fields: &'static [&'static str],
    ) -> Option<JsonObject<'a>> {
        let Some(given) = node.object() else { return self.refuse(node.wrong_type(name, expected)) };
        let mut seen = BTreeSet::new();
        for field in &given {
            let is_known = fields.contains(&field.name.as_ref());
            let is_allowed = is_known || fields == HAND_FIELDS && (self.is_allowed)(&field.name);
            if !is_allowed {
                self.faults.push(field.fault(SheetFault::unknown_field(&field.name, fields)));
            } else if !seen.insert(field.name.as_ref()) {
                // A repeated `finish` or `by` gives the hand more than one ending.
                let same = || given.iter().filter(|other| other.name == field.name).map(|other| other.value);
                let kind = match field.name.as_ref() {
                    "finish" | "by" => two_finishers(same()).into(),
                    name => SheetFault::FieldTwice { field: name.to_owned() },
                };
                self.faults.push(field.fault(kind));
            }
        }
        Some(JsonObject(given))
    }

    fn hand(&mut self, node: JsonNode<'_>) -> Option<Played> {
        let object = self.object(node, "", JsonType::Object, HAND_FIELDS)?;
        // Faults of the whole hand point at the opening brace of its object.
        let start = node.span().start;
        let at = Spanned::new((), start..start + 1);
        let variant = object.get("variant").and_then(|node| self.variant(node));
        let indicator = object.get("indicator").and_then(|node| self.indicator(node));
        self.indicator = indicator.as_ref().and_then(|indicator| indicator.value.face());
        if let Some(lines) = object.get("lines").filter(|_| !self.has_header) {
            self.faults.push(lines.fault(SheetFault::LinesAlone));
        }
        let void = object.get("void").and_then(|node| self.void(node));
        // The lines of a record can give the result in place of the fields.
        let is_in_lines = self.has_header && object.has("lines") && !object.has_result();
        if !object.has("finish") && void.is_none() && !is_in_lines {
            self.faults.push(at.fault(SheetFault::FieldMissing { field: "finish" }));
        }
        let finish = object.get("finish").and_then(|node| self.finish(node));
        let players = match object.get("players") {
            Some(node) => self.list(node, "players"),
            None if is_in_lines => Some(Vec::new()),
            None => self.refuse(at.fault(SheetFault::FieldMissing { field: "players" })),
        };
        let players: Vec<ReportedPlayer> = players?.into_iter().filter_map(|node| self.player(node)).collect();
        let stake = object.get("stake").and_then(|node| self.count(node, "stake"));
        let totals = object.get("totals").map(|node| self.totals(node)).unwrap_or_default();
        let about = self.about(&object);
        let number = object.get("number").and_then(|node| self.count(node, "number"));
        Some(Played { at, number, variant, indicator, finish, players, stake, void, totals, about })
    }

    fn variant(&mut self, node: JsonNode<'_>) -> Option<Spanned<Variant>> {
        let (name, _) = self.text(node, "variant")?;
        match name.parse() {
            Ok(variant) => Some(node.spanned(variant)),
            Err(_) => self.refuse(node.spanned(()).fault(ProfileFault::unknown_variant(&name))),
        }
    }

    fn indicator(&mut self, node: JsonNode<'_>) -> Option<Spanned<Symbol>> {
        let (text, start) = self.text(node, "indicator")?;
        match notation::tile(&text, self.letters) {
            Ok(written) => Some(node.spanned(written.symbol)),
            Err(faults) => {
                self.faults.extend(faults.into_iter().map(|fault| move_fault(fault, node, start)));
                None
            }
        }
    }

    /// Returns the reason if the hand is void. The reason is empty if the field is `true`.
    fn void(&mut self, node: JsonNode<'_>) -> Option<Spanned<String>> {
        match (node.boolean(), node.string()) {
            (Some(void), _) => void.then(|| node.spanned(String::new())),
            (None, Some((reason, _))) => Some(node.spanned(reason.into_owned())),
            (None, None) => self.refuse(node.wrong_type("void", JsonType::Void)),
        }
    }

    /// Returns the remarks about a hand: the fields `id` and `note`, and the fields of the object `about`.
    fn about(&mut self, object: &JsonObject<'_>) -> Vec<(String, String)> {
        let own = ["id", "note"].into_iter().filter_map(|key| {
            let node = object.get(key)?;
            Some((
                key.to_owned(),
                node.string().map_or_else(|| node.written().to_owned(), |(text, _)| text.into_owned()),
            ))
        });
        let mut about: Vec<(String, String)> = own.collect();
        let others = object.get("about").map(|node| {
            node.object().or_else(|| self.refuse(node.wrong_type("about", JsonType::Remarks))).unwrap_or_default()
        });
        for field in others.unwrap_or_default() {
            match field.value.string() {
                Some((text, _)) => about.push((field.name.into_owned(), text.into_owned())),
                None => self.faults.push(field.value.wrong_type("about", JsonType::Remarks)),
            }
        }
        about
    }

    fn totals(&mut self, node: JsonNode<'_>) -> Vec<(Spanned<String>, i64)> {
        let fields = node.object().or_else(|| self.refuse(node.wrong_type("totals", JsonType::Totals)));
        let mut totals: Vec<(Spanned<String>, i64)> = Vec::new();
        for field in fields.unwrap_or_default() {
            let name = field.named(self.name_of(&field.name));
            match field.value.points("totals") {
                Err(kind) => self.faults.push(field.value.fault(kind)),
                Ok(points) => match carried_twice(&totals, &name) {
                    Some(twice) => self.faults.push(twice.into()),
                    None => totals.push((name, points)),
                },
            }
        }
        totals
    }

    fn finish(&mut self, node: JsonNode<'_>) -> Option<Finish> {
        if node.has_several() {
            return self.refuse(node.fault(two_finishers(node.list().into_iter().flatten())));
        }
        let object = self.object(node, "finish", JsonType::ObjectOrNull, FINISH_FIELDS)?;
        let by = match object.get("by") {
            None => self.refuse(node.fault(SheetFault::FieldMissing { field: "by" })),
            Some(node) if node.has_several() => {
                self.refuse(node.fault(two_finishers(node.list().into_iter().flatten())))
            }
            Some(node) => self.name(node, "by"),
        };
        let (mut kinds, mut not) = (Vec::new(), Vec::new());
        for &kind in FinishKind::ALL {
            let Some(node) = object.get(kind.name()) else { continue };
            match self.boolean(node, kind.name()) {
                Some(true) => kinds.push(node.spanned(kind)),
                Some(false) => not.push(node.spanned(kind)),
                None => {}
            }
        }
        Some(Finish { by: by?, how: kinds, not })
    }

    fn player(&mut self, node: JsonNode<'_>) -> Option<ReportedPlayer> {
        let object = self.object(node, "players", JsonType::Object, PLAYER_FIELDS)?;
        let name = match object.get("name") {
            Some(node) => self.name(node, "name"),
            None => self.refuse(node.fault(SheetFault::FieldMissing { field: "name" })),
        };
        let team = object.get("team").and_then(|node| self.name(node, "team"));
        let opened = object.get("opened").and_then(|node| self.opened(node));
        let (left, left_sum) = object.get("left").map(|node| self.left(node)).unwrap_or_default();
        // If `opened` is null, the player has not opened. The same applies if `opened` is missing and the tiles left
        // are listed. Outside 101 this has no effect.
        let unopened = object.has("opened") || left.is_some();
        let opened = opened.or(unopened.then(|| Spanned::made(None)));
        let fouls = object.get("fouls").and_then(|node| self.list(node, "fouls")).unwrap_or_default();
        let fouls = fouls.into_iter().filter_map(|node| self.foul(node)).collect();
        let shown_indicator = self.flag(&object, node, "shown_indicator");
        let announced = self.flag(&object, node, "announced");
        let adjusted = object.get("adjust").map(|node| self.adjusted(node)).unwrap_or_default();
        Some(ReportedPlayer {
            team,
            opened,
            left,
            left_sum,
            fouls,
            shown_indicator,
            announced,
            adjusted,
            ..ReportedPlayer::new(name?)
        })
    }

    fn flag(&mut self, object: &JsonObject<'_>, player: JsonNode<'_>, field: &'static str) -> Spanned<bool> {
        let Some(node) = object.get(field) else { return player.spanned(false) };
        let flag = self.boolean(node, field);
        // A flag of the wrong type already has a fault, so its value does not matter.
        node.spanned(flag.unwrap_or(false))
    }

    fn opened(&mut self, node: JsonNode<'_>) -> Option<Spanned<Option<Opened>>> {
        let (word, _) = self.text(node, "opened")?;
        let value =
            || SheetFault::FieldValue { field: "opened", value: word.clone().into_owned(), allowed: Opened::NAMES };
        Opened::find(&word).map(|opened| node.spanned(Some(opened))).or_else(|| self.refuse(node.fault(value())))
    }

    fn foul(&mut self, node: JsonNode<'_>) -> Option<Spanned<Foul>> {
        let (name, _) = self.text(node, "fouls")?;
        match Foul::read(&name, self.letters) {
            Some(foul) => Some(node.spanned(foul)),
            None => self.refuse(node.fault(ScoreFault::unknown_foul(&name))),
        }
    }

    fn adjusted(&mut self, node: JsonNode<'_>) -> Vec<Spanned<Adjustment>> {
        let each = if node.is_list() { self.list(node, "adjust").unwrap_or_default() } else { vec![node] };
        each.into_iter().filter_map(|node| self.adjustment(node)).collect()
    }

    fn adjustment(&mut self, node: JsonNode<'_>) -> Option<Spanned<Adjustment>> {
        let object = self.object(node, "adjust", JsonType::Adjustments, ADJUST_FIELDS)?;
        let Some(points) = object.get("points") else {
            return self.refuse(node.fault(SheetFault::FieldMissing { field: "points" }));
        };
        let points = match points.points("points") {
            Ok(points) => points,
            Err(kind) => return self.refuse(points.fault(kind)),
        };
        let reason = object.get("reason").and_then(|node| self.text(node, "reason"));
        let reason = reason.map_or_else(String::new, |(reason, _)| reason.into_owned());
        Some(node.spanned(Adjustment { points, reason }))
    }

    /// Parses the tiles left, or their sum and the okeys, as in `= 34 O*`. Returns the tiles and the sum. With a sum,
    /// the tiles are only the okeys. A list of texts is joined to one text.
    fn left(&mut self, node: JsonNode<'_>) -> (Option<Spanned<Rack>>, Option<Spanned<u32>>) {
        let texts = if node.is_list() { self.list(node, "left").unwrap_or_default() } else { vec![node] };
        let joined = match JoinedTexts::of(texts) {
            Ok(joined) => joined,
            Err(node) => {
                self.faults.push(node.wrong_type("left", JsonType::Tiles));
                return (None, None);
            }
        };
        // The sum is separated from the okeys by white space, such as the border between two strings.
        let text = &joined.text;
        let context = TextContext { letters: self.letters, indicator: self.indicator };
        let written = WrittenSum::of(text);
        let misplaced = || WrittenSum::misplaced(text, context).filter(|_| written.is_none());
        if let Some(unclear) = WrittenSum::unclear(text, context).or_else(misplaced) {
            self.faults.push(node.fault(unclear));
            return (None, None);
        }
        let sum = written.as_ref().and_then(|written| {
            let spot = Spanned::new((), joined.span(&written.span));
            match written.digits.map(|digits| figure(digits, 0..=Switch::MAX)) {
                Some(Ok(sum)) => Some(spot.with(sum)),
                Some(Err(fault)) => self.refuse(spot.fault(fault)),
                None => self.refuse(spot.fault(ScoreFault::SumMissing)),
            }
        });
        // Replace the sum by spaces, so that the tiles keep their byte positions.
        let end = written.map_or(0, |written| written.span.end);
        let mut readable = notation::readable_hand(&(" ".repeat(end) + &text[end..]), context);
        let faults = readable.faults.into_iter().filter(|fault| fault.kind != NotationFault::NoTiles);
        self.faults.extend(faults.map(|fault| {
            let span = fault.span.map_or_else(|| node.span(), |span| joined.span(&span));
            Fault { kind: fault.kind.into(), span: Some(span), also: joined.spans(&fault.also) }
        }));
        for written in &mut readable.rack.tiles {
            written.span = joined.span(&written.span);
        }
        let left = (sum.is_none() || !readable.rack.tiles.is_empty()).then(|| node.spanned(readable.rack));
        (left, sum)
    }

    fn name(&mut self, node: JsonNode<'_>, field: &'static str) -> Option<Spanned<String>> {
        let (name, _) = self.text(node, field)?;
        Some(node.spanned(self.name_of(&name)))
    }

    /// Converts a name to Unicode NFC and removes spaces around it, so that equal names have equal bytes. Below the
    /// header of a record, also replaces line ends and control characters by spaces, as a record does.
    fn name_of(&self, text: &str) -> String {
        if self.has_header { normal(in_one_line(text).trim()) } else { normal(text.trim()) }
    }

    fn text<'a>(&mut self, node: JsonNode<'a>, field: &'static str) -> Option<(Cow<'a, str>, Option<usize>)> {
        node.string().or_else(|| self.refuse(node.wrong_type(field, JsonType::Text)))
    }

    fn list<'a>(&mut self, node: JsonNode<'a>, field: &'static str) -> Option<Vec<JsonNode<'a>>> {
        node.list().or_else(|| self.refuse(node.wrong_type(field, JsonType::List)))
    }

    fn boolean(&mut self, node: JsonNode<'_>, field: &'static str) -> Option<bool> {
        node.boolean().or_else(|| self.refuse(node.wrong_type(field, JsonType::Bool)))
    }

    fn count(&mut self, node: JsonNode<'_>, field: &'static str) -> Option<Spanned<u32>> {
        match node.count().filter(|&count| count <= Switch::MAX) {
            Some(count) => Some(node.spanned(count)),
            None => self.refuse(node.wrong_type(field, JsonType::Count)),
        }
    }
}

#[derive(Default)]
struct JoinedTexts<'a> {
    text: String,
    /// The strings. The first number is the byte in `text` where the string starts. The second number is its byte in
    /// the JSON text, or `None` if the string has escape sequences.
    parts: Vec<(JsonNode<'a>, usize, Option<usize>)>,
}

impl<'a> JoinedTexts<'a> {
    /// Joins the strings, with a [`BORDER`] between them. Returns the first value that is not a string as an error.
    fn of(nodes: Vec<JsonNode<'a>>) -> Result<Self, JsonNode<'a>> {
        let mut joined = Self::default();
        for node in nodes {
            let (text, start) = node.string().ok_or(node)?;
            if !joined.parts.is_empty() {
                joined.text.push(BORDER);
            }
            joined.parts.push((node, joined.text.len(), start));
            joined.text += &text;
        }
        Ok(joined)
    }

    /// Converts a byte range of the joined text to a byte range of the JSON text. A range in a string with escape
    /// sequences becomes the range of the whole string.
    fn span(&self, span: &Range<usize>) -> Range<usize> {
        let end = |at: usize, edge: fn(Range<usize>) -> usize| {
            let part = self.parts.iter().rev().find(|(_, from, _)| *from <= at);
            part.map_or(at, |(node, from, start)| start.map_or_else(|| edge(node.span()), |start| start + at - from))
        };
        end(span.start, |span| span.start)..end(span.end, |span| span.end)
    }

    fn spans(&self, spans: &[Range<usize>]) -> Vec<Range<usize>> {
        spans.iter().map(|span| self.span(span)).collect()
    }
}

/// Converts a fault in the tiles of a JSON string to a fault in the JSON text. `start` is the byte where the content of
/// the string starts. It is `None` if the string has escape sequences; the fault then points at the whole string.
fn move_fault(fault: Fault<NotationFault>, node: JsonNode<'_>, start: Option<usize>) -> Fault<SheetFault> {
    match start {
        Some(start) if fault.span.is_some() => fault.moved(start).into(),
        _ => Fault::new(fault.kind.into(), node.span()),
    }
}
