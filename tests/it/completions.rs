//! The completion scripts of zsh and fish offer the same values as the one of bash.

use crate::command::root;

#[test]
fn other_shells_list_the_same_values() {
    for script in ["_okey", "okey.fish"] {
        let text = std::fs::read_to_string(root().join("completions").join(script)).expect("the script");
        for value in ["yuzbir", "false_joker=wild", "indicator.redraw", "islek-atma", "yandan", "kontrol", "seri"] {
            assert!(text.contains(value), "{script} offers {value}");
        }
    }
}
