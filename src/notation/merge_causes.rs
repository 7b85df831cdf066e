//! Merges faults that have the same cause, so that each cause is reported once.

use std::collections::HashMap;

use super::blank::letters_at;
use super::colour::fold;
use super::fault::NotationFault;
use crate::words::Fault;

/// Merges faults with the same cause into one fault that lists all places. Sorts the faults by their first place.
///
/// Two faults have the same cause if they are of the same kind. For words that are not tiles, the words must be equal
/// too.
pub(super) fn merge_causes(mut faults: Vec<Fault<NotationFault>>) -> Vec<Fault<NotationFault>> {
    faults.sort_by_key(|fault| fault.span.as_ref().map(|span| span.start));
    let mut merged: Vec<Fault<NotationFault>> = Vec::with_capacity(faults.len());
    let mut causes: HashMap<(&'static str, String), usize> = HashMap::new();
    for fault in faults {
        let known = *causes.entry((fault.kind.code(), word(&fault.kind))).or_insert(merged.len());
        match (merged.get_mut(known), fault.span) {
            (Some(first), Some(span)) => {
                first.also.push(span);
                first.also.extend(fault.also);
            }
            (_, span) => merged.push(Fault { span, ..fault }),
        }
    }
    merged
}

/// Returns the letters at the start of an unknown word, or its first character if that is not a letter. For `foo7` and
/// `foo8` this is `foo`, so both count as one word.
fn word(kind: &NotationFault) -> String {
    let NotationFault::UnknownWord { word, .. } = kind else { return String::new() };
    match letters_at(word).0 {
        "" => word.chars().take(1).collect(),
        letters => fold(letters),
    }
}
