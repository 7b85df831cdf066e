//! Reads the TOML of a rules file.

use crate::sort;
use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{ProfileFault, RulesFile, Switch, Value, Variant};
use crate::words::{Fault, Faults};

/// Reads a rules file. If the text has faults, returns all of them, sorted by their position.
pub(super) fn read(text: &str) -> Result<RulesFile, Faults<ProfileFault>> {
    let table = DeTable::parse(text).map_err(|error| {
        let span = error.span().unwrap_or(0..0);
        let instead = as_toml(text, span.start);
        vec![Fault::new(ProfileFault::RulesNotToml { reason: error.message().to_owned(), instead }, span)]
    })?;
    let mut reader = RulesReader { text, file: RulesFile::default(), faults: Vec::new(), seen: BTreeMap::new() };
    reader.table("", table.get_ref());
    // The TOML parser sorts the settings by name. Sort the faults by their position in the text.
    sort::by_key(&mut reader.faults, |fault| fault.span.as_ref().map(|span| span.start));
    if reader.faults.is_empty() { Ok(reader.file) } else { Err(reader.faults.into()) }
}

/// Tries to repair the line of a rules file that contains byte `at` and is not valid TOML. Puts a word in quotes, and
/// writes `True` as `true`. Returns the repaired line, or `None` if these changes are not enough.
fn as_toml(text: &str, at: usize) -> Option<String> {
    let (before, after) = text.split_at_checked(at)?;
    let (above, begun) = before.rsplit_once('\n').unwrap_or(("", before));
    let line = format!("{begun}{}", after.lines().next().unwrap_or_default());
    let (key, value) = line.split('#').next()?.split_once('=')?;
    let (key, written) = (key.trim(), value.trim());
    let value = written.to_lowercase();
    let table = above.lines().rev().find_map(|line| line.trim().strip_prefix('[')?.strip_suffix(']'));
    let whole = table.map_or_else(|| key.to_owned(), |table| format!("{table}.{key}"));
    let quoted = if whole == "variant" {
        value.parse::<Variant>().ok()?;
        true
    } else {
        !matches!(Switch::find(&whole)?.accepts.read(&value)?, Value::Bool(_) | Value::Count(_))
    };
    let right = if quoted { format!("\"{value}\"") } else { value };
    let line = format!("{key} = {right}");
    (right != written && DeTable::parse(&line).is_ok()).then_some(line)
}

struct RulesReader<'t> {
    text: &'t str,
    file: RulesFile,
    faults: Vec<Fault<ProfileFault>>,
    /// The place and the value of each setting read so far, by the key of its switch.
    seen: BTreeMap<&'static str, (Range<usize>, String)>,
}

impl RulesReader<'_> {
    fn table(&mut self, prefix: &str, table: &DeTable<'_>) {
        for (name, value) in table {
            let key = format!("{prefix}{}", name.get_ref());
            match value.get_ref() {
                DeValue::Table(inner) if Switch::is_prefix(&key) => self.table(&format!("{key}."), inner),
                _ if key == "variant" => self.variant(value),
                _ => self.switch(&key, name.span(), value),
            }
        }
    }

    /// Reads the preset. The preset `101` may be written as a number, without quotes.
    fn variant(&mut self, value: &Spanned<DeValue<'_>>) {
        let name = match value.get_ref() {
            named @ (DeValue::String(_) | DeValue::Integer(_)) => scalar(named),
            _ => self.text.get(value.span()).unwrap_or_default().to_owned(),
        };
        match name.parse() {
            Ok(variant) => self.file.variant = Some(variant),
            Err(_) => self.fault(ProfileFault::unknown_variant(&name), value.span()),
        }
    }

    fn switch(&mut self, key: &str, at: Range<usize>, value: &Spanned<DeValue<'_>>) {
        let Some(switch) = Switch::find(key) else {
            self.fault(ProfileFault::unknown_switch(key), at);
            return;
        };
        let text = scalar(value.get_ref());
        if let Some((other, earlier)) = self.seen.insert(switch.key, (at.clone(), text.clone())) {
            // The file sets one switch under two spellings, for example `run_wrap` and `run-wrap`. The TOML parser
            // sorts the settings by name, so compare their positions in the text to find the second setting.
            let is_later = at.start > other.start;
            let (later, values) = if is_later { (at, [earlier, text]) } else { (other, [text, earlier]) };
            return self.fault(ProfileFault::SwitchTwice { switch, values }, later);
        }
        if let Some(read) = switch.accepts.read(&text).filter(|&read| same_type(read, value.get_ref())) {
            self.file.settings.push((switch, read));
        } else {
            let found = value.get_ref().type_str();
            self.fault(ProfileFault::RulesType { switch, found, value: text }, value.span());
        }
    }

    fn fault(&mut self, kind: ProfileFault, span: Range<usize>) {
        self.faults.push(Fault::new(kind, span));
    }
}

/// Returns true if the file writes the value with the right TOML type. For example, `run_wrap = "true"` is wrong,
/// because the value is a string and must be a boolean.
fn same_type(read: Value, written: &DeValue<'_>) -> bool {
    match (read, written) {
        (Value::Bool(_), DeValue::Boolean(_))
        | (Value::Count(_), DeValue::Integer(_))
        | (Value::Word(_) | Value::Colours(_), DeValue::String(_)) => true,
        // Some named values look like numbers, for example `seats = 3`.
        (Value::Word(word), DeValue::Integer(_)) => word.parse::<u32>().is_ok(),
        (Value::Colours(_), DeValue::Array(names)) => names.iter().all(|name| name.get_ref().is_str()),
        _ => false,
    }
}

/// Formats a TOML value in the form that `--set` accepts, for example `101` or `red,blue`. A TOML table gives an empty
/// text.
fn scalar(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| number.to_string(), |number| number.to_string()),
        DeValue::Boolean(on) => on.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(values) => values.iter().map(|value| scalar(value.get_ref())).collect::<Vec<_>>().join(","),
        DeValue::Table(_) => String::new(),
    }
}
