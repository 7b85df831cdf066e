//! Asks questions as JSON, like a program in another language. Does a hand win? Is a layoff allowed? How many points
//! does each player of a finished hand get?

#![allow(clippy::print_stdout, reason = "an example")]

use okey::{Defaults, Language, Oracle, Variant};

fn main() {
    let table = Defaults::default().variant(Variant::Yuzbir).language(Language::Tr);
    let mut oracle = Oracle::new(table);
    for question in [
        r#"{"id": 1, "ask": "check", "variant": "okey", "indicator": "R5", "hand": "K1-13 K1 Y9", "fields": "wins"}"#,
        r#"{"id": 2, "ask": "judge", "question": "layoff", "claim": "R9", "onto": "R10 R11 R12", "opened": "series",
            "indicator": "Y13", "fields": "allowed", "say": true}"#,
        r#"{"id": 3, "ask": "score", "indicator": "R5", "finish": {"by": "Ali"}, "say": true, "fields": "id",
            "players": [{"name": "Ali"}, {"name": "Nil"}, {"name": "Efe"}, {"name": "Veli", "opened": "series", "left": "R9"}]}"#,
    ] {
        let answer = oracle.ask(question);
        assert!(!answer.contains("\"error\""), "{answer}");
        println!("{answer}");
    }
}
