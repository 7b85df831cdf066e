//! How much memory a thread holds: an allocator that counts.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator; every thread counts what it asks for.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

thread_local! {
    /// The bytes that this thread has asked for and not given back; negative where it gave back another's.
    static HELD: Cell<isize> = const { Cell::new(0) };
    /// The most of them since [`most_held`] began.
    static MOST: Cell<isize> = const { Cell::new(0) };
}

fn count(bytes: isize) {
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

/// Returns the most bytes that this thread held at once during a call, beyond those it held before.
pub(super) fn most_held(call: impl FnOnce()) -> usize {
    let before = HELD.get();
    MOST.set(before);
    call();
    usize::try_from(MOST.get() - before).unwrap_or(0)
}
