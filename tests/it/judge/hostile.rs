//! The judge can rule on strange melds: an okey where no tile is legal, no `/` between melds, and tiles in any order.

use super::disputes::answer;
use crate::caller::{Printed, run_quickly};
use rand::prelude::*;
use rand_chacha::ChaCha8Rng;

/// A meld is illegal if the only free place for an undeclared okey is before a 1, or after the 1 that follows 13.
#[test]
fn okeys_that_can_stand_nowhere_make_a_wrong_meld() {
    for call in [
        "judge finish -i R5 'R7 R8 R9 K1 K2 K3 B10 Y10 K10 Y12 Y13 R6 Y1 J*' --throw K6",
        "judge opening -i B5 --variant 101 'K13 R2 O* B3 Y13'",
        "judge pairs -i B5 --variant 101 'K13 R2 O* B3 Y13'",
        "judge layoff K5 -i B5 --variant 101 --opened series --onto 'K1 O* R13 Y2'",
        "judge take K5 -i B5 --variant 101 --opens 'K1 O* R13 K5'",
        "judge opening -i B5 --variant 101 'K12 K13 O* O*' --set run_wrap=true --set open.sum=200",
        "judge opening -i B5 --variant 101 'O* K1-13 O*' --set run_wrap=true",
        "judge finish 'K1-7 R1-7 O*=R1' -i B5 --throw K8",
    ] {
        let answer = answer(call);
        assert_eq!(answer["allowed"], false, "okey {call}\n{answer}");
        assert!(answer["reasons"].as_array().expect("reasons").iter().any(|reason| reason["against"] == true));
    }
    let swap = "judge swap K5 -i B5 --variant 101 --opened series --from 'K1 O* R13 Y2'";
    assert_eq!(answer(swap)["allowed"], false);
    let discard = "judge discard K5 -i B5 --variant 101 --table 'K1 O* R13 Y2'";
    assert_ne!(answer(discard)["allowed"], false);
}

#[test]
fn any_tiles_in_any_place_get_a_ruling() {
    let mut random = ChaCha8Rng::seed_from_u64(12);
    let words = "K1 K2 K13 R1 R13 B12 Y1 Y2 O* O* J J O*=K1 O*=Y13 J=R1 R6 R6 / / /".split(' ').collect::<Vec<_>>();
    let (mut ruled, mut refused) = (0, 0);
    for _ in 0..300 {
        let count = random.random_range(1..=9);
        let claim = words.sample(&mut random, count).copied().collect::<Vec<_>>().join(" ");
        let other = words.sample(&mut random, 4).copied().collect::<Vec<_>>().join(" ");
        let questions: [(&str, &[&str]); 8] = [
            ("finish", &["--throw", "K6"]),
            ("opening", &[]),
            ("pairs", &[]),
            ("layoff", &["--onto", "", "--opened", "pairs"]),
            ("discard", &["--table", ""]),
            ("swap", &["--from", "", "--opened", "series"]),
            ("take", &["--opens", ""]),
            ("take", &["--onto", "", "--opened", "series"]),
        ];
        let &(question, more) = questions.choose(&mut random).expect("a question");
        let first = if question == "finish" || question == "opening" || question == "pairs" { &claim } else { "K5" };
        let fill: Vec<&str> = more.iter().map(|word| if word.is_empty() { other.as_str() } else { *word }).collect();
        let fixed = ["--variant", "101", "-i", "R5", "--json"];
        let args: Vec<&str> = ["judge", question, first].into_iter().chain(fill).chain(fixed).collect();
        let Printed { code, stderr, .. } = run_quickly(&args);
        match code {
            0 => ruled += 1,
            2 => refused += 1,
            other => panic!("{other}: {args:?}\n{stderr}"),
        }
    }
    assert!(ruled > 50 && refused > 50, "{ruled} ruled on, {refused} refused");
}
