//! Faults of one cause, told once.

use std::collections::HashMap;

use super::blank::letters_at;
use super::colour::fold;
use super::fault::NotationFault;
use crate::words::Fault;

/// The faults in the order of the text; those with one cause become one fault that knows every place.
///
/// A cause is a habit, such as numbers without their colour, or a word that is no tile, however often it is written.
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

/// Returns the key of an unreadable word: its letters, or its first sign. Words with equal keys have one cause.
fn word(kind: &NotationFault) -> String {
    let NotationFault::UnknownWord { word, .. } = kind else { return String::new() };
    match letters_at(word).0 {
        "" => word.chars().take(1).collect(),
        letters => fold(letters),
    }
}
