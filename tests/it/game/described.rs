//! The computer players choose the actions that their published descriptions require. A slow program, written from the
//! descriptions, computes the expected actions.

use okey::Table;
use okey::game::players::{PlayerKind, RackAnalyzer};
use okey::game::{Action, Chance, Setup, State, View};
use okey::{Face, Profile, Role, Tile, Tiles, Variant};

use super::cases::PLAYERS;
use super::refereed;
use crate::engine::case::{engine, hand_of};

/// A slow version of the computer players for the games without openings. It sees its own rack and the tiles that lie
/// face up.
struct Eyes<'a> {
    view: View<'a>,
    table: Table,
    careful: bool,
    chains: bool,
}

impl Eyes<'_> {
    fn least(&self, tiles: &Tiles) -> usize {
        engine().distances(&hand_of(&self.table, tiles.iter())).least().expect("a distance")
    }

    /// Returns the number of unseen tiles that would bring `tiles` nearer to a win.
    fn useful(&self, tiles: &Tiles) -> usize {
        let seen: Vec<Tile> = self.view.seen().iter().chain(self.view.rack().iter()).collect();
        let left = |tile: Tile| {
            let copies = usize::from(self.view.table().copies_of(tile));
            copies - seen.iter().filter(|&&other| other == tile).count()
        };
        engine().useful(&hand_of(&self.table, tiles.iter())).into_iter().map(left).sum()
    }

    /// Returns the discards after which the distance from a win is lowest.
    fn near(&self, tiles: &Tiles) -> Vec<Tile> {
        let after = |tile| self.least(&tiles.without(tile));
        let least = tiles.distinct().map(after).min();
        tiles.distinct().filter(|&tile| Some(after(tile)) == least).collect()
    }

    /// Returns true if the player takes the left neighbour's discard.
    /// 1. Every player takes it if it lowers the distance from a win.
    /// 2. If the distance stays the same, the number of useful tiles after the best throw decides. In `cs102` it must
    ///    increase. In the classic game only `careful` takes the discard, if the number becomes at least 1.5 times as
    ///    high.
    fn takes(&self, tile: Tile) -> bool {
        let rack = self.view.rack().tiles();
        let with: Tiles = rack.iter().chain([tile]).collect();
        let near = self.near(&with);
        let (then, now) = (self.least(&with.without(near[0])), self.least(&rack));
        let most = near.iter().map(|&tile| self.useful(&with.without(tile))).max().expect("a throw");
        let more = if self.chains { most > self.useful(&rack) } else { 2 * most >= 3 * self.useful(&rack) };
        then < now || then == now && (self.careful || self.chains) && more
    }

    /// Returns how many other tiles of the rack could be in a meld with this tile. In the classic game, a tile with the
    /// same face counts twice.
    ///
    /// Returns `usize::MAX` for an okey. In `cs102`, returns 0 for a tile that the rack holds twice.
    fn neighbours(&self, tile: Tile) -> usize {
        let roles = self.view.table().roles();
        let Role::Natural(own) = roles.of(tile) else { return usize::MAX };
        let rack = self.view.rack().tiles();
        if self.chains && rack.count(tile) > 1 {
            return 0;
        }
        let others = rack.without(tile);
        let faces = others.iter().filter_map(|other| roles.of(other).face());
        let beside = |face: Face| {
            let apart = face.number.get().abs_diff(own.number.get());
            match (face.colour == own.colour, apart) {
                (true, 0) => 2 - usize::from(self.chains),
                (true, 1 | 2) => usize::from(!self.chains),
                (false, 0) => 1,
                _ => 0,
            }
        };
        faces.map(beside).sum()
    }

    /// Returns how much a discard may help the next player, from 0 to 50 for an okey. `check` subtracts this danger
    /// from the number of tiles that are useful after the discard.
    fn danger(&self, tile: Tile) -> usize {
        let next = self.view.next();
        let Tile::Numbered(own) = tile else { return 1 };
        if self.view.table().is_okey(tile) {
            return 50;
        }
        if self.view.discards().iter().any(|discard| discard.by == next && discard.tile == tile) {
            return 0;
        }
        let near = |taken: Tile| {
            let Tile::Numbered(taken) = taken else { return 0 };
            match (taken.colour == own.colour, taken.number.get().abs_diff(own.number.get())) {
                (false, 0) | (true, 1) => 4,
                (true, 2) => 2,
                _ => 0,
            }
        };
        self.view.taken_by(next).map(near).max().unwrap_or(0)
    }

    /// Asserts that the published description of the player allows `action`. Returns true if the player gave up useful
    /// tiles to throw a less dangerous tile.
    fn check(&self, action: &Action) -> bool {
        let rack = self.view.rack().tiles();
        if self.view.must_draw() {
            let taken = self.view.takeable().is_some_and(|tile| self.takes(tile));
            assert_eq!(matches!(action, Action::Take(_)), taken, "{rack}: {action}");
            return false;
        }
        let near = self.near(&rack);
        let wins = self.least(&rack.without(near[0])) == 0;
        assert_eq!(matches!(action, Action::Finish { .. }), wins, "{rack}: {action}");
        let Action::Throw(thrown) = action else { return false };
        let thrown = thrown.tile(self.view.table().indicator()).expect("a tile");
        let danger = |tile| if self.careful { self.danger(tile) } else { 0 };
        let worth = |tile: Tile| {
            // Adding 50, the greatest danger, keeps the unsigned number from going below 0.
            (self.useful(&rack.without(tile)) + 50 - danger(tile), std::cmp::Reverse(self.neighbours(tile)))
        };
        let best = near.iter().map(|&tile| worth(tile)).max().expect("a throw");
        assert!(near.contains(&thrown), "{rack}: {action}");
        assert_eq!(worth(thrown), best, "{rack}: {action}");
        near.iter().any(|&tile| self.useful(&rack.without(tile)) > self.useful(&rack.without(thrown)))
    }
}

#[test]
fn players_choose_as_described() {
    let mut decided = 0;
    for (variant, deals) in [(Variant::Okey, 6), (Variant::Cs102, 6)] {
        let profile = Profile::new(variant);
        for deal in 0..deals {
            let setup = Setup::dealt(&profile, 77, deal, 0);
            let engine = engine();
            let analyzer = RackAnalyzer::new(&engine, &setup.table);
            let table = setup.table.clone();
            let mut state = State::new(setup);
            while state.over().is_none() {
                let seat = state.seat();
                for kind in [PlayerKind::Nearest, PlayerKind::Careful] {
                    let mut chance = Chance::new(1, deal, state.turns(), seat);
                    let action = kind.act(&state.view(seat), &analyzer, &mut chance);
                    if matches!(action, Action::Show(_)) {
                        continue;
                    }
                    let (careful, chains) = (kind == PlayerKind::Careful, variant == Variant::Cs102);
                    let eyes = Eyes { view: state.view(seat), table: table.clone(), careful, chains };
                    decided += usize::from(eyes.check(&action));
                }
                let mut chance = Chance::new(1, deal, state.turns(), seat);
                let kind = if seat.is_multiple_of(2) { PlayerKind::Careful } else { PlayerKind::Nearest };
                state.step(&engine, &kind.act(&state.view(seat), &analyzer, &mut chance));
            }
        }
    }
    assert!(decided > 5, "{decided}");
}

/// The player `cs102` takes a discard only if it lengthens a chain (tiles of one number in different colours) and the
/// throw that follows does not undo the gain.
#[test]
fn the_player_of_chains_takes_tiles_that_lengthen_them() {
    let takes = |rack: &str, tile: &str| {
        let text = format!("game cs102\n{PLAYERS}rack Ayşe {rack}\nAli: throw {tile}\n");
        let state = refereed(&text).pop().and_then(|hand| hand.state).expect("a table");
        let engine = engine();
        let analyzer = RackAnalyzer::new(&engine, state.table());
        let action = PlayerKind::Cs102.act(&state.view(1), &analyzer, &mut Chance::new(1, 0, 0, 1));
        matches!(action, Action::Take(_))
    };
    let twins = "K1x2 K2 R2 K3 R3 K4 R4 K5 R5 K6 R6 K7 R7";
    assert!(takes(twins, "R1") && takes(twins, "B7"));
    // K9 would be the first 9, and a second K7 adds no colour to the 7s.
    assert!(!takes(twins, "K9") && !takes(twins, "K7"));
    // R1 would pair with K1. No tile would then be single, so the throw would break up another pair or group.
    assert!(!takes("K1 K2 R2 K3 R3 K4 R4 K5 R5 K6 R6 K7 R7 B7", "R1"));
}
