//! The growth law: the time that reading takes grows in proportion to the length of what is read.

mod notation;

use std::cell::RefCell;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The pieces of the longest text that are measured: an eighth, a quarter, a half, all of it.
const PARTS: [usize; 4] = [8, 4, 2, 1];

/// How much longer the whole may take than in proportion to a part: caches and allocations cost more for longer texts.
/// Eight times the length takes a quadratic reader 64 times as long, which is 8 times too long.
const SLACK: u32 = 5;

/// A reader that is done so soon cannot be told from a linear one, and need not be.
const AT_ONCE: Duration = Duration::from_millis(3);

/// How often the sizes are measured before the law counts as broken: other programs disturb single runs.
const ROUNDS: usize = 12;

/// Asserts that `read` takes time in proportion to the length of its text. `text` writes one of about so many bytes; the
/// longest has `most`.
pub(crate) fn assert_linear(name: &str, most: usize, text: impl Fn(usize) -> String, read: impl Fn(&str)) {
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
    for _ in 0..ROUNDS {
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
        if least.iter().zip(PARTS).all(in_proportion) {
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
    linear(1 << 12, text, |text| step(text.len() * text.len())).expect_err("quadratic");
}
