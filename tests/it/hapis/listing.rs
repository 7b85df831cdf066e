//! A thesis about the board game hapis contains the source code of a program that rates moves. These tests have a
//! literal translation of this code, and compare its numbers with the numbers that `okey` computes.

use okey::hapis::printed::{Desk, PrintedEngine, Score, score};

use super::games::positions;

/// An array of the program in a thesis about hapis: for each point of the board, the number of checkers and a flag.
type Piles = [[i32; 2]; 25];

/// A literal translation of source code from a thesis about hapis tavlası: its listings EK-8 and EK-4. The translation
/// keeps the names of the variables.
struct Listing {
    bilgisayar: Piles,
    yedek: Piles,
    kullanici: Piles,
    tek: u32,
    iki: u32,
    cif: u32,
}

impl Listing {
    fn en_iyi_hamleyi_bul(&mut self) -> Score {
        (self.tek, self.iki, self.cif) = (0, 0, 0);
        for i in 0..24 {
            if self.yedek[i][0] == 1 && self.yedek[i][1] == 1 && self.kullanici[23 - i][0] != 1 {
                self.hamle_sayisi(i32::try_from(i).expect("small"));
            }
        }
        Score { tek: self.tek, iki: self.iki, cif: self.cif }
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

fn piles(piles: &[okey::hapis::printed::DeskPile; 24]) -> Piles {
    std::array::from_fn(|at| piles.get(at).map_or([0, 0], |pile| [i32::from(pile.count), i32::from(pile.free)]))
}

/// On simulated positions, the program in the thesis about hapis gives each step and each turn the same score as
/// `okey`.
#[test]
fn numbers_are_those_of_the_listings() {
    let mut steps = 0;
    for (_, board, dice) in positions(120, 6) {
        let desk = Desk::of(&board);
        for as_printed in [false, true] {
            let mut engine = PrintedEngine::new(&board, dice, as_printed);
            while let Some(best) = PrintedEngine::best(&engine.ranked()) {
                for ranked in engine.ranked() {
                    let before = engine.desk();
                    let mut listing = Listing {
                        bilgisayar: piles(&before.mine),
                        yedek: piles(&before.mine),
                        kullanici: piles(&before.yours),
                        tek: 0,
                        iki: 0,
                        cif: 0,
                    };
                    let (from, to) = (usize::from(ranked.step.from), usize::from(ranked.step.to));
                    listing.yedek[from][0] -= 1;
                    if listing.yedek[from][0] == 0 {
                        listing.yedek[from][1] = 0;
                    }
                    listing.yedek[to][0] += 1;
                    listing.yedek[to][1] = 1;
                    let found = listing.en_iyi_hamleyi_bul();
                    assert_eq!(ranked.score, found);
                    let value = f64::from(found.tek) * (1.0 / 6.0)
                        + f64::from(found.iki) * (1.0 / 18.0)
                        + f64::from(found.cif) * (1.0 / 36.0);
                    assert_eq!(ranked.score.printed().to_bits(), value.to_bits());
                    steps += 1;
                }
                engine.play(&best);
            }
        }
        let after = Desk::of(&board.flipped());
        let mut listing = Listing {
            bilgisayar: piles(&after.mine),
            yedek: piles(&after.mine),
            kullanici: piles(&after.yours),
            tek: 0,
            iki: 0,
            cif: 0,
        };
        assert_eq!(score(&after, &after), listing.en_iyi_hamleyi_bul());
        assert_eq!(PrintedEngine::at(desk.clone(), dice, false).desk(), &desk);
    }
    assert!(steps > 4000, "{steps}");
}
