//! The `okey` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    okey::cli::run(std::env::args_os())
}
