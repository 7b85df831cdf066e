//! Writes the folder `schema/`: the JSON Schemas, derived from the types of the answers.
//!
//! `cargo run --features schemas --example schemas`

use std::fs;
use std::path::Path;

use okey::cli::error_codes;
use okey::oracle::{SCHEMAS, derived_schemas};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("schema");
    let derived = derived_schemas(&error_codes().collect());
    for (name, schema) in &derived {
        fs::write(folder.join(format!("{name}.json")), serde_json::to_string_pretty(schema)? + "\n")?;
    }
    let names = |list: Vec<&'static str>| list.join(" ");
    let (derived, listed) = (derived.iter().map(|(name, _)| *name), SCHEMAS.iter().map(|(name, _)| *name));
    assert_eq!(names(derived.collect()), names(listed.collect()), "`SCHEMAS` lists every schema");
    Ok(())
}
