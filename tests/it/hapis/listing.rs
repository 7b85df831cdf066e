//! A thesis on hapis contains the source code of a program that rates moves. A literal translation of this code
//! computes the same numbers as `okey`.

use okey::hapis::{Board, Half, HapisPlayerKind, Position, Side, TurnChoice, turns};
use serde_json::json;

use super::games::{asked, positions};

/// An array type of the thesis. For each point, it has the number of checkers of one side and a flag. The flag is 0 if
/// the checker there is imprisoned or if there is none. Element 24 is always `[0, 0]`.
type Piles = [[i32; 2]; 25];

/// A literal translation of the listings EK-8 and EK-4 of the thesis, with their variable names:
/// - `bilgisayar`: the checkers of the computer; `yedek`: the same after a step.
/// - `kullanici`: the checkers of the opponent.
/// - `tek`, `iki`, `cif`: how many ways the opponent has to imprison a checker with one die, with two different dice,
///   and with a double.
struct Listing {
    bilgisayar: Piles,
    yedek: Piles,
    kullanici: Piles,
    tek: u32,
    iki: u32,
    cif: u32,
}

impl Listing {
    fn en_iyi_hamleyi_bul(&mut self) -> [u32; 3] {
        (self.tek, self.iki, self.cif) = (0, 0, 0);
        for i in 0..24 {
            if self.yedek[i][0] == 1 && self.yedek[i][1] == 1 && self.kullanici[23 - i][0] != 1 {
                self.hamle_sayisi(i32::try_from(i).expect("small"));
            }
        }
        [self.tek, self.iki, self.cif]
    }

    fn hamle_sayisi(&mut self, i: i32) {
        let at = |place: i32| usize::try_from(place).expect("on the board");
        for j in 0..24 {
            if !(self.kullanici[at(j)][0] > 0 && self.kullanici[at(j)][1] == 1) {
                continue;
            }
            for k in 1..7 {
                if 23 - j - k < 0 || self.bilgisayar[at(23 - j - k)][0] > 1 {
                    continue;
                }
                let landing = self.bilgisayar[at(23 - j - k)];
                if landing[0] == 1 && landing[1] == 1 && self.kullanici[at(j + k)][0] == 1 {
                    continue;
                }
                if i == 23 - j - k {
                    self.tek += 1;
                }
                for l in 1..7 {
                    if k != l && i == 23 - j - k - l {
                        self.iki += 1;
                    }
                }
                for l in 1..5 {
                    if 23 - j - k * l < 0 {
                        continue;
                    }
                    if self.bilgisayar[at(23 - j - k * l)][0] < 2 {
                        if i == 23 - j - k * l {
                            self.cif += 1;
                        }
                    } else {
                        break;
                    }
                }
            }
        }
    }
}

/// Returns the counts `tek`, `iki` and `cif` of the listing after a step from `from` to `to`, or for the board as it
/// is.
fn counts(board: &Board, step: Option<[usize; 2]>) -> [u32; 3] {
    let piles = |half: Half| -> Piles {
        std::array::from_fn(|at| match half.count(at) {
            _ if at == 24 => [0, 0],
            0 => [0, 0],
            count => [i32::from(count), i32::from(!half.is_held(at))],
        })
    };
    let (mine, yours) = (piles(board.me), piles(board.you));
    let mut listing = Listing { bilgisayar: mine, yedek: mine, kullanici: yours, tek: 0, iki: 0, cif: 0 };
    if let Some([from, to]) = step {
        listing.yedek[from][0] -= 1;
        if listing.yedek[from][0] == 0 {
            listing.yedek[from][1] = 0;
        }
        listing.yedek[to][0] += 1;
        listing.yedek[to][1] = 1;
    }
    listing.en_iyi_hamleyi_bul()
}

fn sum([tek, iki, cif]: [u32; 3]) -> f64 {
    f64::from(tek) * (1.0 / 6.0) + f64::from(iki) * (1.0 / 18.0) + f64::from(cif) * (1.0 / 36.0)
}

/// On simulated positions, the listings of the thesis give each step the same score as `okey hapis risk`, and choose
/// the same step. They give each board after a turn the same score as the player `thesis-turn`.
#[test]
fn numbers_are_those_of_the_listings() {
    let (mut steps, mut boards) = (0, 0);
    for (rules, board, dice) in positions(120, 6) {
        let position = Position::new(board, Side::White, Some(dice)).to_string();
        for as_printed in [&[][..], &["--as-printed"]] {
            let mut played: Vec<String> = Vec::new();
            loop {
                let after = played.join(" ");
                let given = if played.is_empty() { &[][..] } else { &["--after", after.as_str()] };
                let call = ["risk", &position, "--rules", rules.set.name()];
                let answer = asked(&[&call[..], given, as_printed].concat());
                // With `--as-printed`, the answer scores the steps on the thesis's copy of the board, which can differ
                // from `position` after the first step. So check only the first answer.
                if !as_printed.is_empty() && !played.is_empty() {
                    break;
                }
                let scored: Position = answer["position"].as_str().and_then(|text| text.parse().ok()).expect("a board");
                let mut best: Option<(f64, String)> = None;
                for row in answer["steps"].as_array().expect("steps") {
                    let [from, to] = ["from", "to"].map(|key| row[key].as_u64().expect("a point"));
                    let place = |label: u64| usize::try_from(label - 1).expect("small");
                    let counts = counts(scored.board(), Some([place(from), place(to)]));
                    assert_eq!(json!(["tek", "iki", "cif"].map(|key| &row[key])), json!(counts), "{position}");
                    if best.as_ref().is_none_or(|(least, _)| sum(counts) < *least) {
                        best = Some((sum(counts), format!("{from}/{to}")));
                    }
                    steps += 1;
                }
                let plays = best.map(|(_, step)| step);
                assert_eq!(answer["plays"].as_str(), plays.as_deref(), "{position}");
                played.extend(
                    answer["borne_off"]
                        .as_array()
                        .expect("steps")
                        .iter()
                        .map(|step| step.as_str().expect("a step").to_owned()),
                );
                let Some(plays) = plays else { break };
                played.push(plays);
            }
        }
        let turns = turns(&board, dice, rules);
        let choice = TurnChoice { board: &board, dice, rules, turns: &turns };
        for (turn, cost) in turns.iter().zip(HapisPlayerKind::ThesisTurn.costs(choice)) {
            assert_eq!(cost.to_bits(), sum(counts(&turn.leaves(&board), None)).to_bits(), "{position}");
            boards += 1;
        }
    }
    assert!(steps > 4000 && boards > 4000, "{steps} {boards}");
}
