//! An allocator that counts the memory that each thread holds.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The number of calls of [`most_held`] that run now. While it is 0, no memory is counted, because counting would slow
/// down the other tests.
static MEASURING: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// The bytes that this thread has allocated minus the bytes that it has freed, while they were counted. Negative if
    /// the thread freed memory of other threads, or memory from an earlier time.
    static HELD: Cell<isize> = const { Cell::new(0) };
    /// The highest value of `HELD` since the last call of [`most_held`].
    static MOST: Cell<isize> = const { Cell::new(0) };
}

fn count(bytes: isize) {
    if MEASURING.load(Ordering::Relaxed) == 0 {
        return;
    }
    let held = HELD.get() + bytes;
    HELD.set(held);
    MOST.set(MOST.get().max(held));
}

#[expect(unsafe_code, reason = "an allocator cannot be written otherwise; each call is handed on as it came")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size().cast_signed());
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size().cast_signed());
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        count(-layout.size().cast_signed());
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size.cast_signed() - layout.size().cast_signed());
        unsafe { System.realloc(memory, layout, size) }
    }
}

/// Returns the most memory in bytes that a call holds at any moment, in addition to the memory held before.
pub(super) fn most_held(call: impl FnOnce()) -> usize {
    MEASURING.fetch_add(1, Ordering::Relaxed);
    let before = HELD.get();
    MOST.set(before);
    call();
    MEASURING.fetch_sub(1, Ordering::Relaxed);
    usize::try_from(MOST.get() - before).unwrap_or(0)
}
