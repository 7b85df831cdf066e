//! The time and memory to parse a text must grow in proportion to its length.

mod hapis;
mod held;
mod json;
mod notation;
mod records;
mod rules;

use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant};

use held::most_held;

/// The divisors for the lengths that are measured: an eighth, a quarter, a half, and all of the longest text.
const PARTS: [usize; 4] = [8, 4, 2, 1];

/// How many times longer the whole text may take than in proportion to a part of it. Caches and allocations cost up to
/// twice as much for longer texts. A quadratic parser takes eight times longer than in proportion to an eighth.
const SLACK: u32 = 5;

/// How many times longer a text of twice the length may take. At least one of the last two doublings must satisfy this,
/// because one can be slow if the memory no longer fits the cache. A quadratic parser takes four times as long at each.
const DOUBLED: u32 = 3;

/// Memory below this number of bytes is always accepted.
const ROOM: usize = 64 * 1024;

/// A time below this is always accepted, because it is too short to measure growth.
const AT_ONCE: Duration = Duration::from_millis(3);

/// The number of rounds of measurements after which the test fails. Other programs disturb single rounds.
const ROUNDS: usize = 12;

/// From this round on, one doubling in proportion is enough.
const UNDISTURBED: usize = 4;

/// Asserts that `read` takes time and memory in proportion to the length of its text.
///
/// `text` returns a text of about the given number of bytes. The longest has `most` bytes.
pub(crate) fn assert_linear(name: &str, most: usize, text: impl Fn(usize) -> String, read: impl Fn(&str)) {
    let held = PARTS.map(|part| {
        let text = text(most / part);
        most_held(|| read(&text))
    });
    let in_proportion = |(&least, part): (&usize, usize)| held[3] <= ROOM + least * part * 3;
    assert!(
        held.iter().zip(PARTS).all(in_proportion),
        "{name}: an eighth, ... and all of {most} bytes hold {held:?} bytes"
    );
    if let Err(times) = linear(most, text, read) {
        panic!("{name}: an eighth, a quarter, a half and all of {most} bytes take {times:?}");
    }
}

/// Returns a text of at most `length` bytes: `head`, then `unit` repeated, then `tail`.
pub(crate) fn filled(head: &str, unit: &str, tail: &str, length: usize) -> String {
    let room = length.saturating_sub(head.len() + tail.len());
    format!("{head}{}{tail}", unit.repeat(room / unit.len()))
}

/// Measures the time of `read` for the four lengths. If it does not grow in proportion, the error has the shortest times.
fn linear(most: usize, text: impl Fn(usize) -> String, read: impl Fn(&str)) -> Result<(), [Duration; 4]> {
    let texts = PARTS.map(|part| text(most / part));
    let mut least = [Duration::MAX; 4];
    for round in 1..=ROUNDS {
        for (least, text) in least.iter_mut().zip(&texts).rev() {
            let start = Instant::now();
            read(black_box(text));
            *least = start.elapsed().min(*least);
            // The longest text is measured first. If it is fast enough, growth does not matter.
            if text.len() == texts[3].len() && *least < AT_ONCE {
                return Ok(());
            }
        }
        let whole = least[3];
        let in_proportion = |(least, part): (&Duration, usize)| {
            let part = u32::try_from(part).unwrap_or(u32::MAX);
            whole <= *least * part * SLACK
        };
        let doubled = || least[1..].windows(2).any(|pair| pair[1] <= pair[0] * DOUBLED);
        if least.iter().zip(PARTS).all(in_proportion) || round >= UNDISTURBED && doubled() {
            return Ok(());
        }
    }
    Err(least)
}

#[test]
fn the_law_tells_linear_from_quadratic() {
    let work = RefCell::new(0_u64);
    let step = |times: usize| {
        for at in 0..times {
            *work.borrow_mut() += black_box(at as u64);
        }
    };
    let text = |length| "x".repeat(length);
    assert_linear("linear", 1 << 20, text, |text| step(8 * text.len()));
    linear(1 << 13, text, |text| step(text.len() * text.len())).expect_err("quadratic");
}
