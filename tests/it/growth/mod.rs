//! The growth law: the time and the memory that reading takes grow in proportion to the length of what is read.

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

/// The pieces of the longest text that are measured: an eighth, a quarter, a half, all of it.
const PARTS: [usize; 4] = [8, 4, 2, 1];

/// The tolerance for the time of the whole text relative to a part. Caches and allocations cost up to twice as much for
/// longer texts. A quadratic reader takes 64 times as long for eight times the length, which is 8 times too long.
const SLACK: u32 = 5;

/// The tolerance for the time of twice the text, at one of the last two doublings. One of them can be slow because
/// memory no longer fits the cache. A quadratic reader takes four times as long at both.
const DOUBLED: u32 = 3;

/// Memory that needs no law, in bytes.
const ROOM: usize = 64 * 1024;

/// A reader that is done so soon cannot be told from a linear one, and need not be.
const AT_ONCE: Duration = Duration::from_millis(3);

/// The number of rounds of measurements before the law counts as broken: other programs disturb single runs.
const ROUNDS: usize = 12;

/// From which round on one cheap doubling is enough.
const UNDISTURBED: usize = 4;

/// Asserts that `read` takes time and memory in proportion to the length of its text. `text` returns a text of about
/// the given number of bytes; the longest has `most`.
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

/// A text of at most `length` bytes: `head`, then `unit` over and over, then `tail`.
pub(crate) fn filled(head: &str, unit: &str, tail: &str, length: usize) -> String {
    let room = length.saturating_sub(head.len() + tail.len());
    format!("{head}{}{tail}", unit.repeat(room / unit.len()))
}

/// Returns the least times of the four sizes where they do not grow in proportion.
fn linear(most: usize, text: impl Fn(usize) -> String, read: impl Fn(&str)) -> Result<(), [Duration; 4]> {
    let texts = PARTS.map(|part| text(most / part));
    let mut least = [Duration::MAX; 4];
    for round in 1..=ROUNDS {
        for (least, text) in least.iter_mut().zip(&texts).rev() {
            let start = Instant::now();
            read(black_box(text));
            *least = start.elapsed().min(*least);
            // The longest text comes first.
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
