//! Compiles the engine to WebAssembly and writes it, with its JavaScript, into `dist/wasm`.

use std::env;
use std::error::Error;
use std::path::PathBuf;
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

fn main() -> Result<(), Box<dyn Error>> {
    let member = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["build", "--locked", "--release", "--package", "okey-js", "--target", TARGET])
        .current_dir(&member)
        .status()?;
    if !built.success() {
        return Err("the engine does not compile".into());
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| member.join("target"), PathBuf::from);
    Bindgen::new()
        .input_path(target.join(TARGET).join("release/okey_js.wasm"))
        .out_name("okey")
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(member.join("dist/wasm"))?;
    Ok(())
}
