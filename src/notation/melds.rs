//! Lists of melds as they were laid: `R7 R8 O*=R9 / K5 R5 B5`.

use std::fmt;
use std::ops::Range;

use super::colour::Letters;
use super::hand::refused;
use super::item::{item, word_at};
use super::{check_length, is_separator};
use crate::diagnostic::{Fault, FaultKind, Place};
use crate::rack::Symbol;
use crate::tile::{Face, Tile};

/// A tile laid in a meld, with the face it was declared to stand for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laid {
    /// The tile.
    pub symbol: Symbol,
    /// What it stands for, where that was said.
    pub declared: Option<Face>,
    /// The bytes that wrote it.
    pub span: Range<usize>,
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbol.fmt(f)?;
        self.declared.map_or(Ok(()), |face| write!(f, "={face}"))
    }
}

/// Melds as they were laid, each in the order of its tiles; what kind each one is, and whether it is one, is not said.
///
/// ```
/// use okey::notation::{self, Letters};
///
/// let melds = notation::melds("r7-8 o=r9/KRB5", Letters::Krby).expect("melds");
/// assert_eq!(melds.to_string(), "R7 R8 O*=R9 / K5 R5 B5");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LaidMelds(pub Vec<Vec<Laid>>);

impl fmt::Display for LaidMelds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, meld) in self.0.iter().enumerate() {
            f.write_str(if at > 0 { " / " } else { "" })?;
            for (place, laid) in meld.iter().enumerate() {
                write!(f, "{}{laid}", if place > 0 { " " } else { "" })?;
            }
        }
        Ok(())
    }
}

/// Reads a list of melds.
///
/// # Errors
/// Every word that is no tile, every empty meld, every `=` without a single tile on both sides.
pub fn melds(text: &str, letters: Letters) -> Result<LaidMelds, Vec<Fault>> {
    check_length(text, Place::Melds).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    let mut melds = Vec::new();
    let mut start = 0;
    for part in text.split('/') {
        let span = start..start + part.len();
        let before = faults.len();
        let meld = meld(text, span.clone(), letters, &mut faults);
        if meld.is_empty() && faults.len() == before {
            faults.push(if text.trim_matches(is_separator).is_empty() {
                Fault::whole(FaultKind::NoTiles, Place::Melds)
            } else {
                // With its bars: between them there may be nothing at all.
                let with_bars = start.saturating_sub(1)..(span.end + 1).min(text.len());
                Fault::new(FaultKind::EmptyMeld, Place::Melds, with_bars)
            });
        }
        melds.push(meld);
        start += part.len() + 1;
    }
    if faults.is_empty() { Ok(LaidMelds(melds)) } else { Err(faults) }
}

fn meld(text: &str, span: Range<usize>, letters: Letters, faults: &mut Vec<Fault>) -> Vec<Laid> {
    let text = &text[..span.end];
    let mut laid = Vec::new();
    let mut rest = text[span.start..].trim_start_matches(is_separator);
    while !rest.is_empty() {
        let start = text.len() - rest.len();
        rest = match item(rest, letters) {
            Ok((after, tiles)) => {
                let (declared, after) = match after.strip_prefix('=') {
                    Some(after) => {
                        let (face, after) = declared(after, letters);
                        if face.is_none() || tiles.len() != 1 {
                            let at = start..text.len() - after.len();
                            faults.push(Fault::new(FaultKind::DeclarationMissing, Place::Melds, at));
                        }
                        (face, after)
                    }
                    None => (None, after),
                };
                let span = start..text.len() - after.len();
                laid.extend(tiles.into_iter().map(|(symbol, _)| Laid { symbol, declared, span: span.clone() }));
                after
            }
            Err(error) => {
                let (fault, after) = refused(text, rest, error, letters, Place::Melds);
                faults.push(fault);
                after
            }
        }
        .trim_start_matches(is_separator);
    }
    laid
}

/// The one face after an `=`, and the text after it.
fn declared(text: &str, letters: Letters) -> (Option<Face>, &str) {
    match item(text, letters) {
        Ok((after, tiles)) if !after.starts_with('=') => match tiles.as_slice() {
            [(Symbol::Tile(Tile::Numbered(face)), _)] => (Some(*face), after),
            _ => (None, after),
        },
        _ => (None, &text[word_at(text).len()..]),
    }
}
