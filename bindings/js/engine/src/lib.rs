//! The oracle for JavaScript: one function, [`ask`]. The typed functions around it are in `../src`.

use std::cell::RefCell;

use okey::Oracle;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    /// Caches the tables of earlier questions.
    static ORACLE: RefCell<Oracle> = RefCell::default();
}

/// Returns the answer to a question. Both are JSON objects.
#[wasm_bindgen]
pub fn ask(line: &str) -> String {
    ORACLE.with_borrow_mut(|oracle| oracle.ask(line))
}
