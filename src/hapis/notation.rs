//! Positions and dice as text: `WHITE:BLACK:PRISONERS:DICE:TURN`, for example `111111111111111:ooooooooooooooo:-:42:W`.
//! A `-` means no checkers on the board, no prisoners, or unknown dice. The parser reports every fault of a text.
//!
//! - `WHITE` and `BLACK` have one character for each checker of the side on the board: `1` to `9` for the points 1 to
//!   9, `a` to `o` for the points 10 to 24. The other checkers are borne off.
//! - `PRISONERS` has the points of White's prisoners, a slash and the points of Black's prisoners: `e/3`.
//!
//! The compact form is 16 base64 characters. They hold 96 bits: the board as seen by the side whose turn it is (the
//! mover), without colours and dice. The bits fill twelve bytes, least significant bit first:
//!
//! 1. The mover's checkers, point by point from its home to its start point: one 1 bit for each checker, then a 0 bit.
//! 2. The other side's checkers in the same way, from that side's own home to its start point.
//! 3. One bit for each point with checkers of both sides, in the mover's order of the points. The bit is 1 if the
//!    prisoner on this point belongs to the mover.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::board::{Board, CHECKERS, Half, OFF, POINTS, Side, at, count, mirrored, occupied, path_of};
use super::fault::HapisFault;
use super::position::Position;
use super::turn::Dice;
use crate::words::{Fault, Faults};

impl FromStr for Position {
    type Err = Faults<HapisFault>;

    /// Parses a position in the long or the compact form. In the compact form, it is White's turn.
    fn from_str(text: &str) -> Result<Self, Faults<HapisFault>> {
        let blank = text.len() - text.trim_start().len();
        let text = text.trim();
        let read = if is_compact(text) { read(text) } else { written(text) };
        read.map_err(|faults| Faults::from(faults).moved(blank))
    }
}

/// Parses two dice, for example `42`.
///
/// # Errors
///
/// Returns a fault if the text is not two digits from 1 to 6.
pub fn read_dice(text: &str) -> Result<Dice, Fault<HapisFault>> {
    let digit = |byte: u8| byte.checked_sub(b'0');
    let dice = match text.as_bytes() {
        &[first, second] => digit(first).zip(digit(second)).and_then(|(first, second)| Dice::new(first, second)),
        _ => None,
    };
    dice.ok_or(Fault::new(HapisFault::NotDice, 0..text.len()))
}

fn written(text: &str) -> Result<Position, Vec<Fault<HapisFault>>> {
    let mut start = 0;
    let fields: Vec<(usize, &str)> = text
        .split(':')
        .map(|field| {
            let at = start;
            start += field.len() + 1;
            (at, field)
        })
        .collect();
    let &[white, black, prisoners, dice, turn] = fields.as_slice() else {
        return Err(vec![Fault::new(HapisFault::NotAPosition { fields: fields.len() }, 0..text.len())]);
    };
    let mut faults = Vec::new();
    let checkers = [(Side::White, white), (Side::Black, black)].map(|(side, field)| men(side, field, &mut faults));
    let held = held(prisoners, &mut faults);
    let dice = match dice {
        (_, "-") => None,
        (at, dice) => read_dice(dice).map_err(|fault| faults.push(fault.moved(at))).ok(),
    };
    let side = Side::read(turn.1);
    if side.is_none() {
        faults.push(Fault::new(HapisFault::NotASide, span(turn)));
    }
    if let ([Some(white), Some(black)], Some(held)) = (checkers, &held) {
        faults.extend(prisons([white, black], held, span(prisoners)));
    }
    match (checkers, held, side) {
        ([Some(white), Some(black)], Some(held), Some(side)) if faults.is_empty() => {
            let set = |which: Side| {
                let mine = held.iter().filter(|prisoner| prisoner.side == which);
                mine.fold(0, |set, prisoner| set | at(path_of(which, prisoner.label)))
            };
            let (white, black) =
                (Half { men: white, held: set(Side::White) }, Half { men: black, held: set(Side::Black) });
            let (me, you) = if side == Side::White { (white, black) } else { (black, white) };
            Ok(Position::new(Board { me, you }, side, dice))
        }
        _ => Err(faults),
    }
}

fn span((at, field): (usize, &str)) -> Range<usize> {
    at..at + field.len()
}

/// Converts `1` to `9` or `a` to `o` to a label from 1 to 24.
fn label(digit: char) -> Option<usize> {
    let value = digit.to_digit(36)? as usize;
    (1..=POINTS).contains(&value).then_some(value)
}

fn digit(label: usize) -> char {
    let digit = u32::try_from(label).ok().and_then(|label| char::from_digit(label, 36));
    digit.expect("a label is less than 25")
}

/// Parses a list of points that starts at byte `start`. Returns the label and the byte offset of each point, or `None`
/// after adding a fault for every character that is no label.
fn labels(list: &str, start: usize, faults: &mut Vec<Fault<HapisFault>>) -> Option<Vec<(usize, usize)>> {
    let mut labels = Vec::new();
    let mut readable = true;
    for (offset, character) in list.char_indices() {
        let at = start + offset;
        if let Some(label) = label(character) {
            labels.push((label, at));
        } else {
            readable = false;
            faults.push(Fault::new(HapisFault::NotAPoint { found: character }, at..at + character.len_utf8()));
        }
    }
    readable.then_some(labels)
}

/// Parses the checkers of one side, in the form of [`Half`]. Checkers missing from the list are borne off.
fn men(side: Side, field: (usize, &str), faults: &mut Vec<Fault<HapisFault>>) -> Option<u128> {
    let list = if field.1 == "-" { "" } else { field.1 };
    let labels = labels(list, field.0, faults)?;
    let found = labels.len();
    if found > usize::from(CHECKERS) {
        faults.push(Fault::new(HapisFault::TooMany { side, found }, span(field)));
        return None;
    }
    let men = labels.iter().fold(0, |men, &(label, _)| men + at(path_of(side, label)));
    let missing = u128::from(CHECKERS) - found as u128;
    Some(men + missing * at(OFF))
}

struct Prisoner {
    side: Side,
    label: usize,
    span: Range<usize>,
}

fn held(field: (usize, &str), faults: &mut Vec<Fault<HapisFault>>) -> Option<Vec<Prisoner>> {
    let (start, list) = field;
    if list == "-" {
        return Some(Vec::new());
    }
    let halves: Vec<&str> = list.split('/').collect();
    let &[white, black] = halves.as_slice() else {
        faults.push(Fault::new(HapisFault::NotPrisoners, span(field)));
        return None;
    };
    if white.is_empty() && black.is_empty() {
        faults.push(Fault::new(HapisFault::NotPrisoners, span(field)));
        return None;
    }
    let lists = [(Side::White, white, start), (Side::Black, black, start + white.len() + 1)];
    let mut prisoners = Vec::new();
    for (side, list, start) in lists {
        let list = if list == "-" { "" } else { list };
        for (label, at) in labels(list, start, faults)? {
            prisoners.push(Prisoner { side, label, span: at..at + 1 });
        }
    }
    Some(prisoners)
}

/// Returns the faults of the listed prisoners, such as a prisoner on a point without an enemy.
fn prisons(men: [u128; 2], prisoners: &[Prisoner], field: Range<usize>) -> Vec<Fault<HapisFault>> {
    let on = |side: Side, label| count(men[side as usize], path_of(side, label));
    let mut faults = Vec::new();
    let mut named = [[false; 2]; POINTS + 1];
    for &Prisoner { side, label, ref span } in prisoners {
        let found = on(side, label);
        let (again, other) = (named[label][side as usize], named[label][side.other() as usize]);
        named[label][side as usize] = true;
        let kind = if again {
            HapisFault::PrisonerTwice { label }
        } else if other {
            HapisFault::BothPrisoners { label }
        } else if found == 0 {
            HapisFault::NoPrisoner { side, label }
        } else if on(side.other(), label) == 0 {
            HapisFault::NoCaptor { side, label }
        } else if found > 1 {
            HapisFault::TwoPrisoners { side, label, found: usize::from(found) }
        } else {
            continue;
        };
        faults.push(Fault::new(kind, span.clone()));
    }
    for label in 1..=POINTS {
        let shared = on(Side::White, label) > 0 && on(Side::Black, label) > 0;
        if shared && prisoners.iter().all(|prisoner| prisoner.label != label) {
            faults.push(Fault::new(HapisFault::NobodyUnderneath { label }, field.clone()));
        }
    }
    faults
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let checkers = |side: Side| {
            let half = self.half(side);
            let digits: String = (1..=POINTS)
                .flat_map(|label| std::iter::repeat_n(digit(label), usize::from(half.count(path_of(side, label)))))
                .collect();
            if digits.is_empty() { "-".to_owned() } else { digits }
        };
        let prisoners = |side: Side| -> String {
            let half = self.half(side);
            (1..=POINTS).filter(|&label| half.is_held(path_of(side, label))).map(digit).collect()
        };
        let (white, black) = (prisoners(Side::White), prisoners(Side::Black));
        let held = if white.is_empty() && black.is_empty() { "-".to_owned() } else { format!("{white}/{black}") };
        let dice = self.dice().map_or_else(|| "-".to_owned(), |dice| dice.to_string());
        write!(f, "{}:{}:{held}:{dice}:{}", checkers(Side::White), checkers(Side::Black), self.turn())
    }
}

/// The number of characters of a compact position.
const LENGTH: usize = 16;
const BITS: usize = 6 * LENGTH;
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

impl Position {
    /// Encodes the board, as seen by the side whose turn it is, in sixteen characters.
    pub fn compact(&self) -> String {
        let mut bits = Bits { bits: 0, at: 0 };
        let board = self.board();
        for half in [board.me, board.you] {
            for place in (0..POINTS).rev() {
                (0..half.count(place)).for_each(|_| bits.push(true));
                bits.push(false);
            }
        }
        let shared = occupied(board.me.men) & mirrored(occupied(board.you.men));
        for place in (0..POINTS).rev().filter(|place| shared & at(*place) != 0) {
            bits.push(board.me.is_held(place));
        }
        bits.written()
    }
}

pub(super) fn is_compact(text: &str) -> bool {
    !text.contains(':') && text.chars().count() == LENGTH
}

pub(super) fn read(text: &str) -> Result<Position, Vec<Fault<HapisFault>>> {
    let mut bits = Bits::read(text)?;
    let nonsense = || vec![Fault::new(HapisFault::CompactBits, 0..text.len())];
    let mut halves = [Half { men: 0, held: 0 }; 2];
    for (half, side) in halves.iter_mut().zip(Side::ALL) {
        let mut found = 0_usize;
        for place in (0..POINTS).rev() {
            while bits.pull().ok_or_else(nonsense)? {
                found += 1;
                if found > usize::from(CHECKERS) {
                    return Err(vec![Fault::new(HapisFault::TooMany { side, found }, 0..text.len())]);
                }
                half.men += at(place);
            }
        }
        half.men += (u128::from(CHECKERS) - found as u128) * at(OFF);
    }
    let [mut me, mut you] = halves;
    let shared = occupied(me.men) & mirrored(occupied(you.men));
    for place in (0..POINTS).rev().filter(|place| shared & at(*place) != 0) {
        let mine = bits.pull().ok_or_else(nonsense)?;
        let (half, side, own) =
            if mine { (&mut me, Side::White, place) } else { (&mut you, Side::Black, POINTS - 1 - place) };
        let found = usize::from(count(half.men, own));
        if found > 1 {
            let kind = HapisFault::TwoPrisoners { side, label: place + 1, found };
            return Err(vec![Fault::new(kind, 0..text.len())]);
        }
        half.held |= at(own);
    }
    if bits.bits != 0 {
        return Err(nonsense());
    }
    Ok(Position::new(Board { me, you }, Side::White, None))
}

/// A buffer of bits with a cursor, for the compact form.
struct Bits {
    bits: u128,
    at: usize,
}

impl Bits {
    fn push(&mut self, bit: bool) {
        self.bits |= u128::from(bit) << self.at;
        self.at += 1;
    }

    fn pull(&mut self) -> Option<bool> {
        self.at += 1;
        let bit = self.bits & 1 == 1;
        self.bits >>= 1;
        (self.at <= BITS).then_some(bit)
    }

    /// Encodes the bits in base64: three bytes, the first one highest, become four characters.
    fn written(&self) -> String {
        let bytes = self.bits.to_le_bytes();
        let groups = bytes[..BITS / 8].chunks_exact(3);
        let characters = groups.flat_map(|group| {
            let number = group.iter().fold(0_usize, |number, byte| number << 8 | usize::from(*byte));
            [18, 12, 6, 0].map(|shift| char::from(ALPHABET[number >> shift & 63]))
        });
        characters.collect()
    }

    fn read(text: &str) -> Result<Self, Vec<Fault<HapisFault>>> {
        let mut faults = Vec::new();
        let mut values = Vec::with_capacity(LENGTH);
        for (at, character) in text.char_indices() {
            let value = ALPHABET.iter().position(|letter| char::from(*letter) == character);
            match value {
                Some(value) => values.push(value),
                None => {
                    faults.push(Fault::new(HapisFault::NotBase64 { found: character }, at..at + character.len_utf8()));
                }
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut bits = 0;
        for (number, group) in values.chunks_exact(4).enumerate() {
            let bytes = group.iter().fold(0_u128, |bytes, value| bytes << 6 | *value as u128);
            for (place, shift) in [16, 8, 0].into_iter().enumerate() {
                bits |= (bytes >> shift & 255) << (8 * (3 * number + place));
            }
        }
        Ok(Self { bits, at: 0 })
    }
}
