//! Positions as 16 base64 characters. They encode the board from the point of view of the side on roll, without colours
//! and dice.
//!
//! The 16 characters hold 96 bits. The checkers of the side on roll come first, then those of the other side. Each side
//! lists its 24 points from its home to its start point. A point is written as one 1 bit for each checker, then a 0
//! bit.
//!
//! Then comes one bit for each point with checkers of both sides, in the order of the side on roll: 1 if the prisoner
//! belongs to the side on roll. The bits fill twelve bytes, least significant bit first.

use super::bits::{at, count, mirrored, occupied};
use super::board::{Board, CHECKERS, Half, OFF, POINTS};
use super::fault::HapisFault;
use super::position::Position;
use super::side::Side;
use crate::words::Fault;

/// The number of characters of a position.
const LENGTH: usize = 16;
/// The number of bits of a position: each character holds six bits.
const BITS: usize = 6 * LENGTH;
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

impl Position {
    /// Encodes the board in sixteen characters, from the point of view of the side on roll.
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

/// Returns true if the text looks like a compact position: sixteen characters without a colon. The function does not
/// check that the position is legal.
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

/// A buffer of bits with a cursor, used to write and to read a position.
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

    /// Encodes the bytes in base64: four characters for every three bytes, the first byte most significant.
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
