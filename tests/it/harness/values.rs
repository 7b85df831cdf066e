//! Random values for arguments and files, as people or attackers might write them.

use std::ffi::OsString;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::command::not_utf8;

/// A generator of random values. The same seed gives the same values.
pub(super) struct Values(ChaCha8Rng);

impl Values {
    pub(super) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(super) fn percent(&mut self, cases: u32) -> bool {
        self.0.random_range(0..100) < cases
    }

    /// Returns a random number below `end`, or 0 if `end` is 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end.max(1))
    }

    pub(super) fn any<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.choose(&mut self.0)
    }

    fn one(&mut self, of: &[&str]) -> String {
        self.any(of).map(ToString::to_string).unwrap_or_default()
    }

    pub(super) fn tile(&mut self) -> String {
        match self.below(30) {
            0 => "J*".to_owned(),
            1 => "O*".to_owned(),
            _ => format!("{}{}", self.one(&["K", "R", "B", "Y"]), 1 + self.below(13)),
        }
    }

    /// Returns the tile in a random accepted spelling.
    fn respelled(&mut self, tile: &str) -> String {
        let (colour, number) = tile.split_at(1);
        let other = match colour {
            "K" => ["siyah", "black", "⚫", "kara"],
            "R" => ["kırmızı", "red", "🔴", "KIRMIZI "],
            "B" => ["mavi", "blue", "🔵", "Mavi"],
            "Y" => ["sarı", "yellow", "🟡 ", "sari"],
            "J" => ["sahte okey", "false joker", "J", "sahte"],
            _ => ["okey", "real okey", "O", "gerçek okey"],
        };
        match self.below(6) {
            0 => tile.to_lowercase(),
            1 => format!("{number}{colour}"),
            2 => format!("{}{number}", self.one(&other)),
            3 => format!("{} {number}", self.one(&other)),
            4 => format!("{tile}x2"),
            _ => tile.to_owned(),
        }
    }

    /// Returns `count` tiles of a deck in random order. Usually many of them form melds.
    fn dealt(&mut self, count: usize) -> Vec<String> {
        let mut deck: Vec<String> = Vec::new();
        for colour in ["K", "R", "B", "Y"] {
            deck.extend((1..=13).flat_map(|number| [format!("{colour}{number}"), format!("{colour}{number}")]));
        }
        deck.extend(["J*".to_owned(), "J*".to_owned()]);
        let mut hand = Vec::new();
        let take = |deck: &mut Vec<String>, tile: &str| {
            deck.iter().position(|each| each == tile).map(|at| deck.swap_remove(at))
        };
        if self.percent(60) {
            while hand.len() + 3 <= count && self.percent(93) {
                let number = 1 + self.below(13);
                if self.percent(50) {
                    let colours = ["K", "R", "B", "Y"];
                    let size = 3 + self.below(2);
                    let melds = colours.iter().take(size).map(|colour| format!("{colour}{number}"));
                    hand.extend(melds.filter_map(|tile| take(&mut deck, &tile)));
                } else {
                    let colour = self.one(&["K", "R", "B", "Y"]);
                    let run = (number..number + 3 + self.below(3)).map(|number| (number - 1) % 13 + 1);
                    hand.extend(run.filter_map(|number| take(&mut deck, &format!("{colour}{number}"))));
                }
            }
        }
        hand.truncate(count);
        while hand.len() < count && !deck.is_empty() {
            let at = self.below(deck.len());
            hand.push(deck.swap_remove(at));
        }
        for _ in 0..self.below(3) {
            if let Some(at) = Some(self.below(hand.len())).filter(|&at| at < hand.len()) {
                hand[at] = self.one(&["O*", "J*", "O"]);
            }
        }
        hand
    }

    /// Returns a hand of about `count` tiles, which is usually valid.
    pub(super) fn hand(&mut self, count: usize) -> String {
        let count = match self.below(20) {
            0 => self.below(30),
            1 => count + 1,
            2 => count.saturating_sub(1),
            _ => count,
        };
        let mut tiles = self.dealt(count);
        if self.percent(25) {
            tiles = tiles.iter().map(|tile| self.respelled(tile)).collect();
        }
        if self.percent(8) && !tiles.is_empty() {
            let at = self.below(tiles.len());
            tiles[at] = self.word();
        }
        let between =
            if self.percent(80) { " ".to_owned() } else { self.one(&[", ", ";", " - ", "-", "\t", "\n", "  ", " / "]) };
        tiles.join(&between)
    }

    /// Returns melds with slashes between them. Most of them are legal.
    pub(super) fn melds(&mut self, most: usize) -> String {
        let melds: Vec<String> = (0..=self.below(most))
            .map(|_| {
                let number = 1 + self.below(13);
                let colour = self.one(&["K", "R", "B", "Y"]);
                match self.below(6) {
                    0 => format!("KRB{number}"),
                    1 => format!("KRBY{number}"),
                    2 => format!("{colour}{number}x2"),
                    3 => format!("{colour}{number} O*={colour}{} {colour}{}", number + 1, number + 2),
                    4 => format!("{colour}{number} {colour}{} O*", number + 1),
                    _ => format!("{colour}{number}-{}", number + 2 + self.below(3)),
                }
            })
            .collect();
        melds.join(if self.percent(90) { " / " } else { " " })
    }

    /// Returns a number as text, often an extreme value such as 0 or the largest 64-bit number.
    pub(super) fn number(&mut self) -> String {
        const EDGES: [&str; 24] = [
            "0",
            "1",
            "2",
            "3",
            "5",
            "7",
            "11",
            "13",
            "14",
            "15",
            "21",
            "22",
            "51",
            "100",
            "101",
            "102",
            "999",
            "1000000000",
            "4294967295",
            "4294967296",
            "18446744073709551615",
            "18446744073709551616",
            "-1",
            "1e9",
        ];
        if self.percent(50) { self.below(30).to_string() } else { self.one(&EDGES) }
    }

    /// Returns a word that is an invalid value for almost every argument.
    pub(super) fn word(&mut self) -> String {
        const WORDS: [&str; 40] = [
            "",
            " ",
            "-",
            "--",
            "---",
            "=",
            "K",
            "K0",
            "K14",
            "Q7",
            "R5-",
            "-R5",
            "R9-5",
            "KRBY",
            "K1x99",
            "K1x",
            "x2",
            "O*=R9",
            "O*=",
            "J*=K1",
            "joker",
            "okey",
            "/",
            "//",
            "K1 /",
            "{}",
            "[]",
            "null",
            "true",
            "\u{1b}[31m",
            "\u{202e}",
            "\u{9b}",
            "\u{0}\u{1}",
            "\u{3164}",
            "ğüşiöçİI",
            "🔴",
            "🔴\u{fe0f}7",
            "\u{feff}K1",
            "e\u{301}\u{301}\u{301}",
            "%s%n",
        ];
        match self.below(12) {
            0 => self.tile().repeat(1 + self.below(200)),
            1 => (0..self.below(40)).map(|_| self.0.random::<char>()).collect(),
            2 => (0..self.below(12)).map(|_| char::from(self.0.random_range(b' '..=b'~'))).collect(),
            3 => "(".repeat(self.below(3000)),
            4 => self.number(),
            _ => self.one(&WORDS),
        }
    }

    pub(super) fn spoilt(&mut self, text: &str) -> String {
        let mut characters: Vec<char> = text.chars().collect();
        let at = self.below(characters.len() + 1);
        match self.below(6) {
            0 => characters.truncate(at),
            1 => {
                let more: Vec<char> = self.word().chars().collect();
                characters.splice(at..at, more);
            }
            2 if at < characters.len() => {
                characters.remove(at);
            }
            3 if at < characters.len() => characters.swap(at, 0),
            4 if characters.len() < 1000 => characters.extend(characters.clone()),
            _ => characters.insert(at, self.0.random()),
        }
        characters.into_iter().collect()
    }

    pub(super) fn spoilt_bytes(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len() + 1);
            match self.below(5) {
                0 => bytes.truncate(at),
                1 => {
                    let more: Vec<u8> = (0..self.below(20)).map(|_| self.0.random::<u8>()).collect();
                    bytes.splice(at..at, more);
                }
                2 => {
                    let end = (at + self.below(30)).min(bytes.len());
                    bytes.drain(at..end);
                }
                3 => {
                    let word = self.word();
                    bytes.splice(at..at, word.into_bytes());
                }
                _ => {
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte ^= 1 << self.0.random_range(0..8);
                    }
                }
            }
        }
        bytes
    }

    /// Converts a word to a command-line argument, which is sometimes not UTF-8. Removes zero bytes, which the
    /// operating system does not accept.
    pub(super) fn passed(&mut self, word: &str) -> OsString {
        let bytes: Vec<u8> = word.bytes().filter(|&byte| byte != 0).collect();
        if self.percent(1) {
            let at = self.below(bytes.len() + 1);
            return not_utf8(&bytes[..at], &bytes[at..]);
        }
        String::from_utf8(bytes).expect("a word without its zero bytes").into()
    }

    pub(super) fn line(&mut self) -> String {
        let (variant, count) = self.table();
        let mut fields = vec![format!("\"hand\":{}", quoted(&self.hand(count)))];
        if let Some(variant) = variant {
            fields.push(format!("\"variant\":{}", quoted(&variant)));
        }
        if self.percent(90) && fields.iter().all(|field| !field.contains("cs102")) {
            fields.push(format!("\"indicator\":{}", quoted(&self.tile())));
        }
        for (name, cases) in [("id", 60), ("limit", 10), ("draws", 10), ("partial", 5), ("seen", 8), ("discard", 8)] {
            if self.percent(cases) {
                let value = match (name, self.below(6)) {
                    (_, 0) => quoted(&self.word()),
                    ("limit" | "draws", _) => self.number(),
                    ("partial", _) => "true".to_owned(),
                    ("seen" | "discard", _) => quoted(&self.tile()),
                    _ => self.one(&["7", "\"a\"", "null", "[1,{\"x\":2}]", "\"\u{9b}\u{7f}\"", "[1,\r2]"]),
                };
                fields.push(format!("\"{name}\":{value}"));
            }
        }
        let line = format!("{{{}}}", fields.join(","));
        if self.percent(12) { self.spoilt(&line).replace('\n', " ") } else { line }
    }

    /// Returns the name of a variant, and the size of a rack in it, before or after a draw. If the name is `None` or
    /// invalid, the size is that of the classic game (14 or 15).
    pub(super) fn table(&mut self) -> (Option<String>, usize) {
        let on_turn = self.below(2);
        match self.below(10) {
            0..4 => (None, 14 + on_turn),
            4..8 => (Some(self.one(&["101", "101-team", "yuzbir"])), 21 + on_turn),
            8 => (Some("cs102".to_owned()), 14 + on_turn),
            _ => (Some(self.one(&["okey", "okey-house", "okey-pot", "canak", "x"])), 14 + on_turn),
        }
    }
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
