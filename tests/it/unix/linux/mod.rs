//! Tests that need Linux: `/dev/full`, `/proc`, the program `script`, and paths that are not UTF-8.

mod files;
mod full_disk;
mod memory;
mod processes;
mod terminal;
