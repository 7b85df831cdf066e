//! In 101, a player pays a basic sum (such as the sum of the tiles left) times the factors for the kind of finish. The
//! tests check every combination of finish, table and player.

use std::fmt::Write;

use super::{points, profile, settle};

/// Returns every kind of finish: its JSON fields, and the factors by which it multiplies the points of the other
/// players.
pub(crate) fn finishes() -> Vec<(String, Vec<i64>)> {
    let mut finishes = Vec::new();
    for okey in [("", None), (r#", "okey": true"#, Some(2)), (r#", "devam": true"#, Some(4))] {
        // An elden (opening and finishing in one turn, without a layoff) is impossible with pairs.
        for other in [("", None), (r#", "pairs": true"#, Some(2)), (r#", "hand": true"#, Some(2))] {
            // A devam needs a layoff, too.
            if okey.0.contains("devam") && other.0.contains("hand") {
                continue;
            }
            let factors = okey.1.into_iter().chain(other.1).collect();
            finishes.push((format!("{}{}", okey.0, other.0), factors));
        }
    }
    finishes
}

/// Returns players who did not finish: the JSON fields, the points that a finish multiplies, and the points that it
/// does not multiply. Fouls are not included.
pub(crate) fn states() -> Vec<(String, i64, i64)> {
    let mut states = vec![(String::new(), 202, 0), (r#", "left": "O* R10""#.to_owned(), 202, 0)];
    for (opened, own) in [("series", 1), ("pairs", 2)] {
        // Make every rack of one to three of these tiles: K13, a false joker, and the okey R6.
        for kinds in 1..8 {
            let (mut left, mut sum, mut okeys) = (String::new(), 0, 0);
            for (bit, tile, number) in [(1, "K13", 13), (2, "J*", 6)] {
                if kinds & bit > 0 {
                    write!(left, "{tile} ").expect("a string takes all");
                    sum += number;
                }
            }
            if kinds & 4 > 0 {
                left.push_str("R6");
                okeys = 101;
            }
            states.push((format!(r#", "opened": "{opened}", "left": "{left}""#), sum * own, okeys));
        }
    }
    states
}

/// Returns true if the finisher and the other player both opened with pairs. The hand is then void.
pub(crate) fn all_pairs(finish: &str, state: &str) -> bool {
    finish.contains("pairs") && state.contains(r#""opened": "pairs""#)
}

#[test]
fn figures_are_sums_times_factors() {
    let mut hands = 0;
    for (multiplier, (fouls_multiplied, foul)) in
        ["stack", "single", "none"].into_iter().flat_map(|m| [("false", 101), ("true", 50)].map(|f| (m, f)))
    {
        let foul_points = foul.to_string();
        let switches = [
            ("devam", "true"),
            ("multiplier", multiplier),
            ("fouls.multiplied", fouls_multiplied),
            ("fouls.points", &foul_points),
        ];
        let rules = profile("101", &switches);
        for (finish, factors) in finishes() {
            let factor = match multiplier {
                "stack" => factors.iter().product(),
                "single" => factors.iter().copied().max().unwrap_or(1),
                _ => 1,
            };
            let elden = finish.contains("hand");
            for (state, multiplied, flat) in states() {
                let devam_with_okey = finish.contains("devam") && flat > 0;
                if elden && state.contains(r#""opened": ""#)
                    || devam_with_okey
                    || finish.contains("devam") && state.contains("O*")
                {
                    continue;
                }
                for fouls in 0..3_i64 {
                    let list = vec![r#""okey-discard""#; usize::try_from(fouls).expect("a few")].join(", ");
                    let json = format!(
                        r#"{{"indicator": "R5", "finish": {{"by": "A"{finish}}}, "players": [{{"name": "A"}},
                        {{"name": "B"{state}, "fouls": [{list}]}}]}}"#
                    );
                    let score = settle(&rules, &json).unwrap_or_else(|faults| panic!("{json}: {faults:?}"));
                    let fouled = fouls * foul * if fouls_multiplied == "true" { factor } else { 1 };
                    let expected = [-101 * factor, multiplied * factor + flat + fouled];
                    let expected = if all_pairs(&finish, &state) { [0, 0] } else { expected };
                    assert_eq!(points(&score), expected, "{json}");
                    hands += 1;
                }
            }
        }
    }
    assert!(hands > 1400, "{hands}");
}
