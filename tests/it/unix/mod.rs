//! Tests that need Unix: signals, a shell, links, permissions, devices, and files that can be read while they are
//! locked.

mod file_sizes;
mod files;
#[cfg(target_os = "linux")]
mod linux;
mod owners;
mod shell;
mod signals;
