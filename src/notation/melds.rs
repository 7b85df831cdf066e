//! Parses lists of melds as players laid them: `R7 R8 O*=R9 / K5 R5 B5`.

use std::fmt;
use std::ops::Range;

use super::decoration::{PlainDigits, PlainText, keycap_marks, without_decoration};
use super::fault::NotationFault;
use super::groups::{other_reading, parts};
use super::hand::{refuse_indicator, whole_span};
use super::lexeme::{LexemeKind, lexemes};
use super::reader::{ReadTile, TextReader};
use super::{Letters, TextContext, check_length};
use crate::hand::FourthColour;
use crate::table::Symbol;
use crate::tiles::{Face, Tile};
use crate::words::{Fault, Faults};

/// A tile in a laid meld. For an okey, the text may say which tile it stands for: `O*=R9`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LaidTile {
    /// The tile as written.
    pub symbol: Symbol,
    /// The face that the tile stands for, as written after `=`.
    pub declared: Option<Face>,
    /// The name that the text uses for this tile's colour, if it is the fourth colour: yellow or green.
    pub fourth: Option<FourthColour>,
    /// The byte range of the tile in the text.
    pub span: Range<usize>,
}

impl LaidTile {
    /// Creates a laid tile that stands for itself. Its `span` is empty, because it was not parsed from a text.
    pub fn tile(tile: Tile) -> Self {
        Self { symbol: tile.into(), declared: None, fourth: None, span: 0..0 }
    }

    /// Creates a laid tile, for example an okey, that stands for `face`. Its `span` is empty.
    pub fn standing_for(tile: Tile, face: Face) -> Self {
        Self { declared: Some(face), ..Self::tile(tile) }
    }

    /// Returns the tile as text, with these letters for the colours: `O*=M9` with [`Letters::Rkms`].
    pub fn spelt(&self, letters: Letters) -> String {
        let declared = self.declared.map(|face| format!("={}", letters.spelt(face)));
        letters.symbol(self.symbol) + &declared.unwrap_or_default()
    }
}

impl fmt::Display for LaidTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spelt(Letters::Krby))
    }
}

/// Melds as players laid them, with the tiles in their order. The melds need not be valid.
///
/// ```
/// use okey::notation::{self, Letters};
///
/// let melds = notation::melds("r7-8 o=r9/KRB5", Letters::Krby).expect("melds");
/// assert_eq!(melds.to_string(), "R7 R8 O*=R9 / K5 R5 B5");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Hash)]
pub struct LaidMelds(pub Vec<Vec<LaidTile>>);

impl LaidMelds {
    /// Returns the melds as text, with these letters for the colours: `R7 R8 O*=R9 / K5 R5 M5` with [`Letters::Rkms`].
    pub fn spelt(&self, letters: Letters) -> String {
        let meld = |meld: &Vec<LaidTile>| meld.iter().map(|tile| tile.spelt(letters)).collect::<Vec<_>>().join(" ");
        self.0.iter().map(meld).collect::<Vec<_>>().join(" / ")
    }
}

impl fmt::Display for LaidMelds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spelt(Letters::Krby))
    }
}

/// Parses a list of melds.
///
/// # Errors
///
/// Returns a fault for every word that is not a tile, for every empty meld, and for every `=` that does not have
/// exactly one tile on each side. Also returns a fault for a meld whose tiles the text divides in a way that may mean
/// several melds: `(K5 K6 K7) (R1 R2 R3)`.
pub fn melds(text: &str, context: impl Into<TextContext>) -> Result<LaidMelds, Faults<NotationFault>> {
    checked(text, context.into(), false)
}

/// Parses the tiles of a layoff. Unlike melds, they may be divided by brackets or line ends, because they may be laid
/// off onto different melds.
pub(crate) fn laid_off(text: &str, context: TextContext) -> Result<LaidMelds, Faults<NotationFault>> {
    checked(text, context, true)
}

/// Parses a list of melds, and refuses a meld that has two readings. `divided` is true if brackets or line ends may
/// divide the tiles of a meld.
fn checked(text: &str, context: TextContext, divided: bool) -> Result<LaidMelds, Faults<NotationFault>> {
    if let Some(fault) = check_length(text).err().or_else(|| keycap_marks(text)) {
        return Err(vec![fault].into());
    }
    let digits = PlainDigits::of(text);
    match with_plain_digits(&digits.text, context, divided) {
        Ok(mut melds) => {
            melds.0.iter_mut().flatten().for_each(|tile| digits.original(&mut tile.span));
            Ok(melds)
        }
        Err(faults) => {
            let mut faults: Vec<_> = faults.into_iter().collect();
            for fault in &mut faults {
                digits.original_fault(fault);
            }
            Err(faults.into())
        }
    }
}

/// Parses a list of melds without keycap emoji. `divided` is true if brackets or line ends may divide the tiles of a
/// meld.
fn with_plain_digits(text: &str, context: TextContext, divided: bool) -> Result<LaidMelds, Faults<NotationFault>> {
    let PlainText { text, other } = &without_decoration(text, context.letters);
    let melds = left_to_right(text, context)?;
    if let Some(other) = other {
        let (one, other) = (melds.spelt(context.letters), left_to_right(other, context)?.spelt(context.letters));
        return Err(vec![Fault::new(NotationFault::TwoReadings { one, other }, whole_span(text))].into());
    }
    let alone = |group: &str| match left_to_right(group, context) {
        Ok(LaidMelds(melds)) => Some(melds.into_iter().flatten().map(|tile| tile.symbol).collect()),
        Err(faults) if faults.iter().all(|fault| fault.kind == NotationFault::NoTiles) => Some(Vec::new()),
        Err(_) => None,
    };
    let mut start = 0;
    for (meld, written) in melds.0.iter().zip(text.split('/')) {
        let place = |span: &Range<usize>| span.start - start..span.end - start;
        let placed: Vec<_> = meld.iter().map(|tile| LaidTile { span: place(&tile.span), ..tile.clone() }).collect();
        let tiles: Vec<_> = placed.iter().map(|tile| (tile.symbol, tile.span.clone())).collect();
        let several = || if divided { None } else { several_melds(written, context.letters, &placed) };
        if let Some(fault) = other_reading(written, context.letters, &tiles, alone).or_else(several) {
            return Err(vec![fault.moved(start)].into());
        }
        start += written.len() + 1;
    }
    Ok(melds)
}

/// Returns a fault if the text of one meld may mean several melds: brackets or line ends divide its tiles into parts of
/// at least three tiles each, or into parts of two tiles each. The fault gives both readings.
fn several_melds(text: &str, letters: Letters, meld: &[LaidTile]) -> Option<Fault<NotationFault>> {
    let parts = parts(text, meld, |tile| &tile.span);
    let have_sizes = |fits: fn(usize) -> bool| parts.len() > 1 && parts.iter().all(|part| fits(part.len()));
    if !have_sizes(|tiles| tiles >= 3) && !have_sizes(|tiles| tiles == 2) {
        return None;
    }
    let whole = |melds: Vec<Vec<LaidTile>>| LaidMelds(melds).spelt(letters);
    let one = whole(vec![meld.to_vec()]);
    let other = whole(parts.into_iter().map(<[LaidTile]>::to_vec).collect());
    Some(Fault::new(NotationFault::TwoReadings { one, other }, whole_span(text)))
}

/// Parses a list of melds from left to right and ignores other readings.
fn left_to_right(text: &str, context: TextContext) -> Result<LaidMelds, Faults<NotationFault>> {
    let lexemes = lexemes(text, context.letters);
    let mut reader = TextReader::new(text, &lexemes, context, true);
    let mut melds = Vec::new();
    let (mut at, mut start) = (0, 0);
    loop {
        let before = reader.fault_count();
        let mut meld = Vec::new();
        let mut add =
            |ReadTile { symbol, declared, fourth, span }| meld.push(LaidTile { symbol, declared, fourth, span });
        at = reader.read(at, &mut add);
        while lexemes[at].kind == LexemeKind::Border {
            at = reader.read(at + 1, &mut add);
        }
        let (last, end) = (lexemes[at].kind == LexemeKind::End, lexemes[at].at);
        if meld.is_empty() && reader.fault_count() == before {
            reader.fault(if last && melds.is_empty() {
                Fault::whole(NotationFault::NoTiles)
            } else {
                // Point at the `/` on both sides, because there may be no character between them.
                let with_bars = usize::saturating_sub(start, 1)..(end + 1).min(text.len());
                Fault::new(NotationFault::EmptyMeld, with_bars)
            });
        }
        melds.push(meld);
        if last {
            break;
        }
        (at, start) = (at + 1, lexemes[at].end);
    }
    let (indicator, mut faults) = reader.finish();
    refuse_indicator(indicator, &mut faults);
    if faults.is_empty() { Ok(LaidMelds(melds)) } else { Err(faults.into()) }
}
