//! The time and memory to parse a text must grow in proportion to its length.

mod calls;
mod hapis;
mod held;
mod json;
mod notation;
mod records;
mod rules;

use std::cell::RefCell;
use std::hint::black_box;
use std::time::Duration;

use held::most_held;

use crate::command::thread_time;
use crate::samples::cases;

/// The measured lengths, as divisors of the greatest length.
const PARTS: [usize; 4] = [8, 4, 2, 1];

/// For a text of `n` times the length, the time may grow by a factor of `n * SLACK`. Caches and allocations alone can
/// double the time. A quadratic parser needs `n * n` times as long, with `n` up to 8.
const SLACK: u32 = 5;

/// For a text of twice the length, the time may grow by this factor. A linear parser needs twice the time, a quadratic
/// parser four times.
const DOUBLED: u32 = 3;

/// Memory below this number of bytes is always accepted.
const ROOM: usize = 64 * 1024;

/// A shorter time is always accepted, because it is too short to measure growth.
const AT_ONCE: Duration = Duration::from_millis(3);

/// The test fails if the times are not in proportion to the lengths after this many rounds. Other programs disturb the
/// measurements, so one round is not enough.
const ROUNDS: usize = 12;

/// From this round on, a weaker condition is enough: when the length doubles, either from a quarter to a half of the
/// greatest length or from a half to the greatest length, the time grows at most by the factor [`DOUBLED`].
const UNDISTURBED: usize = 4;

/// Asserts that the time and memory of `read` grow in proportion to the length of its text.
///
/// `text(n)` returns a text of about `n` bytes. The longest text has `most` bytes, or a quarter of them in an ordinary
/// test run.
pub(crate) fn assert_linear(name: &str, most: usize, text: impl Fn(usize) -> String, read: impl Fn(&str)) {
    assert_linear_by(thread_time, name, most, text, read);
}

/// Asserts the same as [`assert_linear`] for a function `read` that starts other threads. `clock` must include the time
/// of these threads.
pub(crate) fn assert_linear_by(
    clock: fn() -> Duration,
    name: &str,
    most: usize,
    text: impl Fn(usize) -> String,
    read: impl Fn(&str),
) {
    let most = cases(most);
    let whole = text(most);
    let start = clock();
    let held = most_held(|| read(&whole));
    let took = clock().saturating_sub(start);
    // If the longest text takes almost no memory or almost no time, the growth does not matter.
    if held > ROOM {
        let part = text(most / 8);
        let least = most_held(|| read(&part));
        let in_proportion = held <= ROOM + least * 8 * 3;
        assert!(in_proportion, "{name}: an eighth and all of {most} bytes hold {least} and {held} bytes");
    }
    if took >= AT_ONCE
        && let Err(times) = linear(clock, most, text, read)
    {
        panic!("{name}: an eighth, a quarter, a half and all of {most} bytes take {times:?}");
    }
}

/// Returns a text of at most `length` bytes: `head`, then `unit` repeated, then `tail`.
pub(crate) fn filled(head: &str, unit: &str, tail: &str, length: usize) -> String {
    let room = length.saturating_sub(head.len() + tail.len());
    format!("{head}{}{tail}", unit.repeat(room / unit.len()))
}

/// Measures the time of `read` for texts of the lengths [`PARTS`]. If it does not grow in proportion to the length, the
/// error has the shortest time for each length.
fn linear(
    clock: fn() -> Duration,
    most: usize,
    text: impl Fn(usize) -> String,
    read: impl Fn(&str),
) -> Result<(), [Duration; 4]> {
    let texts = PARTS.map(|part| text(most / part));
    let mut least = [Duration::MAX; 4];
    for round in 1..=ROUNDS {
        for (least, text) in least.iter_mut().zip(&texts).rev() {
            let start = clock();
            read(black_box(text));
            *least = clock().saturating_sub(start).min(*least);
            // If the longest text, which is measured first, takes almost no time, the growth does not matter.
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
    linear(thread_time, 1 << 12, text, |text| step(text.len() * text.len())).expect_err("quadratic");
}
