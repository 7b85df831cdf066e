//! The advice in `okey play` says what to do in the rest of the turn, and why.

use super::{Dealt, output_text};
use crate::command::{flowing, run_with};

/// Starts a game, types the lines `typed` and asks for advice. Returns the advice as one line of text.
fn advice(variant: &str, seed: u32, typed: &str, language: &str) -> String {
    let seed = seed.to_string();
    let call = ["play", "--variant", variant, "--seed", &seed, "--lang", language];
    let text = output_text(&run_with(&call, format!("{typed}?\nq\n").as_bytes()));
    flowing(text.rsplit("> ").nth(1).expect("the advice"))
}

/// In the classic game the advice states the number of missing tiles after each discard, the melds and the useful
/// tiles.
#[test]
fn classic_advice_gives_its_reason() {
    let rack = "K1 K2 K3 R7 R8 R9 B10 Y10 K4 Y12 Y13 Y1 J* B6 K6";
    let dealt = Dealt { variant: "okey", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
    for (language, parts) in [
        (
            "en",
            [
                "Advice throw B10 throw B10 1 tile short, 11 unseen tiles help throw Y10 1 tile short",
                "Whole melds K1 K2 K3 K4 / R7 R8 R9 / Y12 Y13 Y1 Begun melds K6 J* B6 (Y6) No place for Y10",
                "Useful 1 tile short, 11 unseen tiles help: K5×2 ",
            ],
        ),
        (
            "tr",
            [
                "Öneri at B10 at B10 1 taş eksik, görünmeyen 11 taş işe yarar at Y10 1 taş eksik",
                "Tam perler K1 K2 K3 K4 / R7 R8 R9 / Y12 Y13 Y1 Başlanmış perler K6 J* B6 (Y6)",
                "İşe yarayanlar 1 taş eksik, görünmeyen 11 taş işe yarar: K5×2 ",
            ],
        ),
    ] {
        let text = flowing(&dealt.played("reasons", "?\nq\n", &["--lang", language]).0);
        assert!(parts.iter().all(|part| text.contains(part)), "{text}");
    }
    let thrown = ["Can: throw K13"];
    let racks = [&rack[..rack.len() - 3], "", "", "K13"];
    let between = Dealt { racks, starter: 3, lines: &thrown, stock: "R1", ..dealt };
    let text = flowing(&between.played("reasons", "?\nq\n", &["--lang", "en"]).0);
    assert!(text.contains("Advice draw Whole melds ") && text.contains("Useful "), "{text}");
    assert!(!text.contains("R1×1"), "the top of the stock stays hidden: {text}");
}

/// In 101 the advice names the opening with its sum, the tile to throw after it, and the tiles left. If the player
/// cannot open, it says how many tiles are missing.
#[test]
fn advice_in_101_names_opening_and_throw() {
    let rack = "K10 K11 K12 K13 Y10 Y11 Y12 R1 R2 R3 B1 B2 B3 K4 K7 B5 B8 Y2 Y6 R8 R12 Y13";
    let dealt = Dealt { variant: "101", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
    let text = flowing(&dealt.played("opening", "?\nq\n", &["--lang", "en"]).0);
    let advice = text.split("Advice ").nth(1).expect("advice");
    assert!(advice.starts_with("open ") && advice.contains(" (sum ") && advice.contains("), throw "), "{advice}");
    assert!(advice.contains(" Left K4 ") || advice.contains(" Left K7 "), "{advice}");
    let poor = "K1 K3 K5 K7 R1 R3 R7 R8 B1 B3 B7 B12 Y1 Y3 Y5 Y7 K12 R10 B10 Y13 J* R13";
    let poor = Dealt { racks: [poor, "", "", ""], ..dealt };
    let text = flowing(&poor.played("opening", "?\nq\n", &["--lang", "en"]).0);
    assert!(
        text.contains("Advice throw ") && text.contains("tiles short, ") && text.contains("Begun melds "),
        "{text}"
    );
    let text = flowing(&poor.played("opening", "öneri\nq\n", &["--lang", "tr"]).0);
    assert!(text.contains("Öneri at ") && text.contains(" taş eksik, görünmeyen "), "{text}");
}

/// If the player types the actions exactly as the advice prints them, the turn is played without a foul.
#[test]
fn the_advice_can_be_typed() {
    let mut openings = 0;
    for seed in 1..=12 {
        let before = "!\n".repeat(2 * (seed as usize % 5));
        let text = advice("101", seed, &before, "en");
        let ends = [" Left ", " Whole melds ", " Begun melds ", " No place for ", " Pairs ", " Useful "];
        let advised = text.strip_prefix("Advice ").unwrap_or_else(|| panic!("{text}"));
        let end = ends.iter().filter_map(|end| advised.find(end)).min().unwrap_or(advised.len());
        let mut line = advised[..end].to_owned();
        while let Some((from, to)) = line.find(" (").zip(line.find(')')) {
            line.replace_range(from..=to, "");
        }
        openings += usize::from(line.contains("open "));
        let call = ["play", "--variant", "101", "--seed", &seed.to_string(), "--lang", "en"];
        let typed = format!("{before}history\n{line}\nhistory\nq\n");
        let text = output_text(&run_with(&call, typed.as_bytes()));
        let after = text.split("> ").skip(before.lines().count() + 1).collect::<String>();
        assert!(!after.contains("illegal") && !after.contains("Enter it again"), "{line}: {after}");
        // The program prints a turn when it ends, and again in the output of `history`.
        let shown = flowing(&after).matches(&line).count();
        assert!(if line.contains("throw ") { shown >= 2 } else { after.contains("You drew") }, "{line}: {after}");
    }
    assert!(openings > 0);
}

/// `? 8` compares throws in 8 random worlds (deals of the hidden tiles). `!` after it lays the melds of this comparison
/// and throws the best tile. `!` after a plain `?` follows the plain advice.
#[test]
fn follow_plays_the_last_advice() {
    let differ = follow(2);
    assert!(differ > 0, "{differ}");
    let rack = "K10 K11 K12 K13 Y10 Y11 Y12 R1 R2 R3 B1 B2 B3 K4 K7 B5 B8 Y2 Y6 R8 R12 Y13";
    let dealt = Dealt { variant: "101", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
    let hand = dealt.played("compared", "? 8\n!\nq\n", &["--lang", "en"]).1;
    assert!(hand.starts_with("Ali: open ") && hand.lines().next().expect("a turn").contains(", throw "), "{hand}");
}

#[test]
#[ignore = "takes 4 seconds"]
fn follow_plays_the_last_advice_in_eighteen_games() {
    let differ = follow(6);
    assert!(differ > 3, "{differ}");
}

/// Follows both kinds of advice in `deals` games of three variants. Returns in how many games they throw different
/// tiles.
fn follow(deals: u32) -> usize {
    let throws = |text: &str| {
        let turn = text.split("You: ").nth(1).expect("a turn").split("\nAyşe: ").next().expect("a turn").to_owned();
        let turn = flowing(&turn);
        turn.rsplit(' ').next().expect("a tile").to_owned()
    };
    let mut differ = 0;
    for variant in ["okey", "101", "cs102"] {
        for seed in 1..=deals {
            let seed = seed.to_string();
            let call = ["play", "--variant", variant, "--seed", &seed, "--lang", "en"];
            let played = |typed: &str| output_text(&run_with(&call, typed.as_bytes()));
            let compared = played("? 8\n!\nq\n");
            let mut rows = compared.lines().filter_map(|line| line.strip_prefix("│ ")?.split(' ').next());
            let best = rows.find(|word| word.chars().any(|letter| letter.is_ascii_digit() || letter == '*'));
            assert_eq!(Some(throws(&compared).as_str()), best, "{variant} {seed}: {compared}");
            let plain = throws(&played(&"!\n".repeat(9)));
            assert_eq!(throws(&played(&("? 8\n?\n".to_owned() + &"!\n".repeat(9)))), plain, "{variant} {seed}");
            differ += usize::from(Some(plain.as_str()) != best);
        }
    }
    differ
}

/// The advice in 101 lists the melds that the opening does not need, and does not call their tiles useless.
#[test]
fn melds_that_the_opening_does_not_need_are_named() {
    for (language, melds, useless) in [
        ("en", "Other melds Y4 Y5 Y6 / K3 R3 B3", "No place for K1 K6 R9 B5 B7 B9 Y10"),
        ("tr", "Öbür perler Y4 Y5 Y6 / K3 R3 B3", "Yeri olmayanlar K1 K6 R9 B5 B7 B9 Y10"),
    ] {
        let text = advice("101", 3, "", language);
        assert!(text.contains(melds) && text.contains(useless), "{text}");
    }
}
