//! A slow program that computes the points of score sheets, written only from the rulebook. It also generates random
//! sheets and writes them in each form that the program reads.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The fouls of 101 (`foul.list`) for which a table charges by default: English name, Turkish name, and a clause id
/// that may replace the name.
const FOULS: [[&str; 3]; 10] = [
    ["wrong-opening", "yanlış-açma", "open.series"],
    ["put-back", "geri-bırakma", "take.put-back"],
    ["taken-not-opened", "alıp-açmama", "take.must-open"],
    ["playable-discard", "işlek-atma", "discard.playable"],
    ["okey-discard", "okey-atma", "discard.okey"],
    ["layoff-undo", "geri-alma", "layoff.undo"],
    ["okey-taken", "okey-alma", "swap.okey"],
    ["discard-while-laying", "işlerken-atma", "foul.list"],
    ["gathered-up", "geri-toplama", "open.series"],
    ["other", "diğer", "foul.flat"],
];

/// The fouls for which only some tables of 101 charge, each with the switch that sets its price.
const SWITCHED_FOULS: [(&str, [&str; 3]); 4] = [
    ("fouls.feeding", ["feeding:7", "besleme:7", "feeding:7"]),
    ("fouls.feeding", ["feeding:K12:series", "besleme:K12:seri", "feeding:12"]),
    ("fouls.feeding", ["feeding:3:pairs", "besleme:3:çift", "feeding:Y3:pairs"]),
    ("fouls.okey_taken", ["okey-lost", "okey-kaptırma", "foul.okey-taken"]),
];

/// The only foul of the classic game, in the format of [`FOULS`].
const FALSE_WIN: [&str; 3] = ["false-win", "yanlış-bitiş", "score.false-win"];

/// The highest number of hands in a random score sheet. A game of 101 usually has 11 hands, so the tests pass this
/// higher number to the program.
pub(crate) const MOST_HANDS: usize = 12;

/// The points of one player in one hand, split by cause.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(crate) struct SlowParts {
    /// The points for the end of the hand: a finisher's bonus, another player's loss, or the payments to and from the
    /// pot.
    pub(crate) outcome: i64,
    /// The penalty for okeys left on the player's rack (`penalty.okey`).
    pub(crate) okeys: i64,
    /// The points lost because a player showed the second tile with the indicator's face (`score.indicator`).
    pub(crate) shown: i64,
    pub(crate) fouls: i64,
    /// Corrections: points that the scorekeeper added or took away.
    pub(crate) adjust: i64,
}

impl SlowParts {
    pub(crate) fn sum(self) -> i64 {
        self.outcome + self.okeys + self.shown + self.fouls + self.adjust
    }
}

/// The names of the players. Some need quotes in a record.
const NAMES: [&str; 8] = ["Ali", "Uzun Veli", "Şükran", "Can", "Ece", "K1", "İsmail", "x;y"];

pub(crate) struct SlowPlayer {
    /// How the player opened: `s` for runs and groups, `p` for pairs, `None` if the player has not opened.
    pub(crate) opened: Option<char>,
    /// The tiles left: colour and number. A false joker has the colour `J`.
    pub(crate) tiles: Vec<(char, i64)>,
    /// True if the score sheet gives only the sum of the tiles left. Never true for an unopened player with tiles,
    /// because the program refuses such a sum.
    pub(crate) as_sum: bool,
    pub(crate) okeys: usize,
    pub(crate) fouls: Vec<[&'static str; 3]>,
    pub(crate) shown: bool,
    /// True if the player announced an opening with pairs.
    pub(crate) announced: bool,
    pub(crate) adjust: Vec<(i64, &'static str)>,
}

pub(crate) struct SlowHand {
    pub(crate) indicator: Option<(char, i64)>,
    pub(crate) finish: Option<(usize, Vec<&'static str>)>,
    /// The reason why the hand does not count (it may be empty), or `None` if the hand counts.
    pub(crate) void: Option<&'static str>,
    /// The new stake of the pot game, if it changes with this hand. It also applies to all later hands.
    pub(super) stake: Option<i64>,
    pub(crate) players: Vec<SlowPlayer>,
}

impl SlowHand {
    /// Returns the number of players who opened with pairs. In 101, a finish from pairs says so of the finisher.
    pub(crate) fn pairs_openers(&self) -> usize {
        let finished = |seat| matches!(&self.finish, Some((by, how)) if *by == seat && how.contains(&"pairs"));
        self.players.iter().enumerate().filter(|(seat, player)| player.opened == Some('p') || finished(*seat)).count()
    }
}

pub(crate) struct SlowSheet {
    pub(crate) game: &'static str,
    /// The settings of the score sheet.
    pub(crate) set: Vec<(&'static str, &'static str)>,
    pub(crate) names: Vec<&'static str>,
    pub(super) totals: Vec<i64>,
    pub(super) stake: i64,
    pub(crate) hands: Vec<SlowHand>,
}

impl SlowSheet {
    /// Returns the value of a switch, or `None` if the score sheet does not set it.
    pub(crate) fn value(&self, key: &str) -> Option<&'static str> {
        self.set.iter().find(|(other, _)| *other == key).map(|(_, value)| *value)
    }

    /// Returns the value of a switch as a number, or `usual` if the score sheet does not set it. Returns `None` if the
    /// value is a word.
    fn number(&self, key: &str, usual: impl Into<Option<i64>>) -> Option<i64> {
        self.value(key).map_or(usual.into(), |value| value.parse().ok())
    }

    fn is(&self, key: &str, value: &str) -> bool {
        self.value(key) == Some(value)
    }

    pub(crate) fn is_101(&self) -> bool {
        self.game.starts_with("101")
    }

    /// Returns true for the classic game except the pot game.
    pub(crate) fn is_ladder(&self) -> bool {
        self.game == "okey" || self.game == "okey-house"
    }

    /// Returns true if the first and the third player are partners, and so are the second and the fourth.
    pub(crate) fn has_partners(&self) -> bool {
        self.game == "101-team" || self.is("classic.partners", "on")
    }

    fn plays_devam(&self) -> bool {
        self.value("devam").map_or(self.game == "101-team", |value| value == "true")
    }

    fn start(&self) -> i64 {
        if self.is_ladder() { self.number("points.start", 20).expect("a number") } else { 0 }
    }

    /// Returns true if no hand may follow:
    /// - A player of the classic game has no points left.
    /// - A dizi ended the game.
    /// - A player or team of 101 has reached the limit of points.
    pub(crate) fn is_over(&self, accounts: &[i64]) -> bool {
        let dizi = |hand: &SlowHand| hand.finish.as_ref().is_some_and(|(_, how)| how.contains(&"dizi"));
        let by_dizi = self.is("points.dizi_game", "true")
            && self.hands.last().is_some_and(|hand| hand.void.is_none() && dizi(hand));
        let sides = if self.has_partners() {
            vec![accounts[0] + accounts[2], accounts[1] + accounts[3]]
        } else {
            accounts.to_vec()
        };
        let limit = self.number("match.limit", None).filter(|_| self.is_101());
        by_dizi
            || self.is_ladder() && accounts.iter().any(|&account| account <= 0)
            || limit.is_some_and(|limit| sides.iter().chain(accounts).any(|&side| side >= limit))
    }

    /// Returns the points of each player in each hand, split by cause, and the total of each player at the end.
    pub(crate) fn settled(&self) -> (Vec<Vec<SlowParts>>, Vec<i64>) {
        let mut accounts =
            if self.totals.is_empty() { vec![self.start(); self.names.len()] } else { self.totals.clone() };
        let (mut pot, mut stake) = (0, self.stake);
        let mut all = Vec::new();
        for hand in &self.hands {
            stake = hand.stake.unwrap_or(stake);
            let mut points = self.points(hand, &accounts, stake, &mut pot);
            for (own, player) in points.iter_mut().zip(&hand.players) {
                own.adjust = player.adjust.iter().map(|(points, _)| points).sum::<i64>();
            }
            for (account, own) in accounts.iter_mut().zip(&points) {
                *account += own.sum();
            }
            all.push(points);
        }
        (all, accounts)
    }

    fn points(&self, hand: &SlowHand, accounts: &[i64], stake: i64, pot: &mut i64) -> Vec<SlowParts> {
        let mut points = vec![SlowParts::default(); self.names.len()];
        let pairs = hand.pairs_openers();
        if hand.void.is_some() || self.is_101() && pairs == self.names.len() && !self.is("four_pairs", "play") {
            return points;
        }
        let winner = hand.finish.as_ref().map(|(by, _)| *by);
        let has = |what: &str| hand.finish.as_ref().is_some_and(|(_, how)| how.contains(&what));
        if self.game == "okey-pot" {
            *pot += stake;
            let times = if has("okey") || has("pairs") { 2 } else { 1 };
            for own in &mut points {
                own.outcome = -stake - if winner.is_some() { (times - 1) * *pot } else { 0 };
            }
            if let Some(by) = winner {
                points[by].outcome += times * *pot * i64::try_from(self.names.len()).expect("few");
                *pot = 0;
            }
            return points;
        }
        for (seat, player) in hand.players.iter().enumerate() {
            points[seat] = if self.is_101() {
                let [outcome, okeys] = self.penalty(hand, seat);
                let factor = if self.is("fouls.multiplied", "true") { self.factor(hand) } else { 1 };
                let fouls = player.fouls.iter().map(|foul| factor * self.price(foul[0])).sum();
                SlowParts { outcome, okeys, fouls, ..SlowParts::default() }
            } else {
                self.lost(hand, seat, accounts[seat])
            };
        }
        points
    }

    /// Returns the points of a player for a hand of the classic game, negative for lost points. Before the hand the
    /// player had `account` points.
    fn lost(&self, hand: &SlowHand, seat: usize, account: i64) -> SlowParts {
        let house = self.game == "okey-house";
        let number = |key: &str, usual: i64| self.number(key, usual).expect("a number");
        let own_points_fall = self.is("points.moves", "winner");
        // If `mover` wins or shows the second tile with the indicator's face, usually all players except `mover` and a
        // partner lose points. If `points.moves` is `winner`, only `mover` loses points.
        let falls = |mover: usize| {
            if own_points_fall { mover == seat } else { mover != seat && !self.are_partners(mover, seat) }
        };
        let finish = match &hand.finish {
            None if own_points_fall => 0,
            None => number("points.exhausted", i64::from(!house)),
            Some((by, _)) if !falls(*by) => 0,
            Some((_, how)) => {
                let doubled = hand.indicator.is_some_and(|(colour, _)| self.doubles(colour));
                self.rung(how) * if doubled { 2 } else { 1 }
            }
        };
        let floor = self.number("points.indicator_floor", if house { None } else { Some(3) });
        let spared = |shower: usize| shower != seat && floor.is_some_and(|floor| account < floor);
        let shower = hand.players.iter().position(|player| player.shown);
        let shown = shower.filter(|&shower| falls(shower) && !spared(shower));
        let false_win = if own_points_fall { 1 } else { -1 } * number("points.false_win", 4);
        SlowParts {
            outcome: -finish,
            shown: shown.map_or(0, |_| -number("points.indicator", 1)),
            fouls: false_win * i64::try_from(hand.players[seat].fouls.len()).expect("few"),
            ..SlowParts::default()
        }
    }

    /// Returns the points of a finish of the classic game. A dizi (1 to 13 of one colour and its second 1) is worth at
    /// least as much as other runs and groups with the same kind of thrown tile (an okey or not).
    fn rung(&self, how: &[&str]) -> i64 {
        let house = self.game == "okey-house";
        let okey = how.contains(&"okey");
        let number = |key: &str, usual: [i64; 2]| self.number(key, usual[usize::from(house)]).expect("a number");
        let melds = if okey { number("points.okey", [4, 4]) } else { number("points.normal", [2, 2]) };
        if how.contains(&"pairs") {
            return if okey { number("points.pairs_okey", [12, 8]) } else { number("points.pairs", [8, 4]) };
        }
        if !how.contains(&"dizi") {
            return melds;
        }
        let (key, usual) = if okey { ("points.dizi_okey", 20) } else { ("points.dizi", 16) };
        self.number(key, if house { None } else { Some(usual) }).unwrap_or(melds).max(melds)
    }

    /// Returns true if this colour of the indicator doubles the points of a finish.
    fn doubles(&self, colour: char) -> bool {
        let name = match colour {
            'K' => "black",
            'R' => "red",
            'B' => "blue",
            _ => "yellow",
        };
        self.value("points.double_colours").is_some_and(|colours| colours.split(',').any(|other| other == name))
    }

    fn are_partners(&self, one: usize, other: usize) -> bool {
        self.has_partners() && one % 2 == other % 2
    }

    /// Returns the price of a foul of 101, before any multiplier.
    fn price(&self, foul: &str) -> i64 {
        let flat = self.number("fouls.points", 101).expect("a number");
        if let Some((_, fed)) = foul.split_once(':') {
            let digits: String = fed.chars().filter(char::is_ascii_digit).collect();
            let number: i64 = digits.parse().expect("a number");
            return match self.value("fouls.feeding") {
                Some("number") => number * if fed.ends_with(":pairs") { 20 } else { 10 },
                Some("flat") => flat,
                _ => 0,
            };
        }
        match foul {
            "put-back" => self.number("fouls.put_back", 101).expect("a number"),
            "okey-discard" => self.number("fouls.okey", None).unwrap_or(flat),
            "okey-lost" => self.number("fouls.okey_taken", 0).expect("a number"),
            _ => flat,
        }
    }

    /// Returns the factor by which the finish of a hand of 101 multiplies its points.
    fn factor(&self, hand: &SlowHand) -> i64 {
        let Some((by, how)) = &hand.finish else { return 1 };
        let from_pairs = how.contains(&"pairs") || hand.players[*by].opened == Some('p');
        let devam = if self.plays_devam() { 4 } else { 2 };
        let kinds = [("okey", 2), ("hand", 2), ("devam", devam)].into_iter().filter(|(kind, _)| how.contains(kind));
        let factors = kinds.map(|(_, times)| times).chain(from_pairs.then_some(2));
        match self.value("multiplier") {
            Some("none") => 1,
            Some("single") => factors.max().unwrap_or(1),
            _ => factors.product(),
        }
    }

    /// Returns the points of a player of 101 for the end of the hand, and the penalty for okeys left, both without
    /// fouls.
    fn penalty(&self, hand: &SlowHand, seat: usize) -> [i64; 2] {
        let player = &hand.players[seat];
        let factor = self.factor(hand);
        let number = |key: &str, usual: i64| self.number(key, usual).expect("a number");
        let okeys = i64::try_from(player.okeys).expect("few");
        let winner = hand.finish.as_ref().map(|(by, _)| *by);
        if winner == Some(seat) {
            return [-101 * factor, 0];
        }
        if winner.is_some_and(|by| self.are_partners(by, seat)) {
            return [0, 0];
        }
        let by_tiles = winner.is_none() && self.is("penalty.exhausted", "tiles");
        if player.opened.is_none() && !by_tiles {
            let announced = self.number("penalty.announced", None).filter(|_| player.announced);
            let whole = announced.unwrap_or_else(|| number("penalty.unopened", 202)) * factor;
            let capped = self.number("penalty.unopened_cap", None).map_or(whole, |cap| whole.min(cap));
            return [capped, okeys * number("penalty.okey_unopened", 0)];
        }
        let mut sum: i64 = player.tiles.iter().map(|&(_, number)| number).sum();
        if self.is("penalty.okey_number", "added") && player.okeys > 0 {
            sum += okeys * (hand.indicator.expect("an indicator").1 % 13 + 1);
        }
        let own = if player.opened == Some('p') { 2 } else { 1 };
        [sum * own * factor, okeys * number("penalty.okey", 101)]
    }

    pub(super) fn random(seed: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let game = *["101", "101-team", "101", "okey", "okey-house", "okey-pot"].choose(&mut random).expect("a game");
        Self::random_at(&mut random, game, Vec::new())
    }

    pub(crate) fn at_table(seed: u64, game: &'static str, set: Vec<(&'static str, &'static str)>) -> Self {
        Self::random_at(&mut ChaCha8Rng::seed_from_u64(seed), game, set)
    }

    fn random_at(random: &mut ChaCha8Rng, game: &'static str, set: Vec<(&'static str, &'static str)>) -> Self {
        let mut sheet = Self { game, set, names: Vec::new(), totals: Vec::new(), stake: 0, hands: Vec::new() };
        let seats = match sheet.number("seats", None) {
            Some(seats) => usize::try_from(seats).expect("few"),
            None if sheet.has_partners() || sheet.value("four_pairs").is_some() => 4,
            None => random.random_range(2..=4),
        };
        let mut names = NAMES.to_vec();
        names.shuffle(random);
        names.truncate(seats);
        let carried = random.random_bool(0.3);
        sheet.names = names;
        sheet.totals = (0..seats).map(|_| random.random_range(14..60)).filter(|_| carried).collect();
        sheet.stake = random.random_range(1..9);
        let most = random.random_range(1..=MOST_HANDS);
        for _ in 0..most {
            let (_, accounts) = sheet.settled();
            if sheet.is_over(&accounts) {
                break;
            }
            let hand = sheet.random_hand(random);
            sheet.hands.push(hand);
        }
        sheet
    }

    fn random_hand(&self, random: &mut ChaCha8Rng) -> SlowHand {
        let yuzbir = self.is_101();
        let mut deck: Vec<(char, i64)> =
            "KRBYKRBY".chars().flat_map(|colour| (1..14).map(move |number| (colour, number))).collect();
        deck.shuffle(random);
        let needed = self.is("penalty.okey_number", "added") || self.value("points.double_colours").is_some();
        let indicator = random.random_bool(if needed { 1.0 } else { 0.6 }).then(|| deck.pop().expect("a tile"));
        let okey = indicator.map(|(colour, number)| (colour, number % 13 + 1));
        deck.retain(|&tile| Some(tile) != okey);
        let seats = self.names.len();
        let by = random.random_bool(0.85).then(|| random.random_range(0..seats));
        let mut how = Vec::new();
        if let Some(kind) = [None, None, Some("okey"), Some("pairs"), Some(if yuzbir { "hand" } else { "dizi" })]
            .choose(random)
            .expect("a kind")
        {
            how.push(*kind);
            if *kind != "okey" && random.random_bool(0.3) {
                how.push("okey");
            }
        }
        // In a devam, the player lays off one okey and then throws the other. In an elden, the player lays all tiles in
        // a single opening. So a devam is never an elden.
        let okey_at = how.iter().position(|&kind| kind == "okey").filter(|_| !how.contains(&"hand"));
        if let Some(at) = okey_at.filter(|_| self.plays_devam() && random.random_bool(0.3)) {
            how[at] = "devam";
        }
        // If the score sheet sets `four_pairs`, all players open with pairs in half of its hands.
        let all_pairs = self.value("four_pairs").is_some() && random.random_bool(0.5);
        how.retain(|kind| !all_pairs || !["hand", "pairs"].contains(kind));
        let elden = how.contains(&"hand") && by.is_some();
        let mut okeys = if by.is_some() && how.contains(&"devam") {
            0
        } else {
            2 - usize::from(by.is_some() && how.contains(&"okey"))
        };
        let mut jokers = if indicator.is_some() { 2 } else { 0 };
        let shower = random.random_bool(0.3).then(|| random.random_range(0..seats)).filter(|_| self.start() > 0);
        let mut players = Vec::new();
        for seat in 0..seats {
            let opened = *[None, Some('s'), Some('s'), Some('p')].choose(random).expect("one");
            let opened = opened.filter(|_| yuzbir && (by == Some(seat) || !elden));
            let opened = if by == Some(seat) && (elden || how.contains(&"pairs")) { None } else { opened };
            let opened = if all_pairs { Some('p') } else { opened };
            let may_announce = self.is("pairs.announce", "required") && opened != Some('s') && by != Some(seat);
            let mut player = SlowPlayer {
                opened,
                tiles: Vec::new(),
                as_sum: random.random_bool(0.4),
                okeys: 0,
                fouls: Vec::new(),
                shown: shower == Some(seat),
                announced: may_announce && random.random_bool(0.5),
                adjust: Vec::new(),
            };
            let counted = by.is_none() && self.is("penalty.exhausted", "tiles");
            let often = if self.value("penalty.okey_unopened").is_some() { 0.7 } else { 0.15 };
            let unopened_tiles = yuzbir && opened.is_none() && (counted || random.random_bool(often));
            player.as_sum &= !unopened_tiles;
            if (opened.is_some() || unopened_tiles) && by != Some(seat) {
                for _ in 0..random.random_range(1..=10) {
                    player.tiles.push(deck.pop().expect("a tile"));
                }
                if jokers > 0 && random.random_bool(0.2) {
                    jokers -= 1;
                    player.tiles.push(('J', okey.expect("an indicator").1));
                }
                if okeys > 0 && random.random_bool(0.2) {
                    okeys -= 1;
                    player.okeys = 1;
                }
            }
            let fouls = self.fouls();
            while self.game != "okey-pot" && random.random_bool(0.15) {
                player.fouls.push(if yuzbir { *fouls.choose(random).expect("a foul") } else { FALSE_WIN });
            }
            if random.random_bool(0.1) {
                player
                    .adjust
                    .push((random.random_range(-5..6), *["", "geç kaldı", "said 50"].choose(random).expect("one")));
            }
            players.push(player);
        }
        let void = random.random_bool(0.07).then(|| *["", "yanlış dağıtım", "misdeal"].choose(random).expect("one"));
        let stake = random.random_bool(0.15).then(|| random.random_range(1..9)).filter(|_| self.game == "okey-pot");
        SlowHand { indicator, finish: by.map(|by| (by, how)), void, stake, players }
    }

    /// Returns the fouls that a sheet of 101 may list at this table.
    fn fouls(&self) -> Vec<[&'static str; 3]> {
        let off = |foul: &[&str; 3]| foul[0] == "playable-discard" && self.is("fouls.playable", "off");
        let switched = SWITCHED_FOULS.into_iter().filter(|(key, _)| self.value(key).is_some()).map(|(_, foul)| foul);
        FOULS.into_iter().filter(|foul| !off(foul)).chain(switched).collect()
    }

    pub(super) fn json(&self, turkish: bool) -> String {
        let line = |(at, hand): (usize, &SlowHand)| {
            let mut fields = Vec::new();
            fields.extend(self.new_stake(at).map(|stake| format!("\"stake\": {stake}")));
            if at == 0 {
                fields.push(format!("\"variant\": \"{}\"", self.game));
                if !self.totals.is_empty() {
                    let totals: Vec<String> =
                        self.names.iter().zip(&self.totals).map(|(name, total)| format!("{name:?}: {total}")).collect();
                    fields.push(format!("\"totals\": {{{}}}", totals.join(", ")));
                }
            }
            fields.extend(hand.indicator.map(|(colour, number)| format!("\"indicator\": \"{colour}{number}\"")));
            let finish = hand.finish.as_ref().map_or("null".to_owned(), |(by, how)| {
                let how: Vec<String> = how.iter().map(|kind| format!(", \"{kind}\": true")).collect();
                let how = how.concat();
                format!("{{\"by\": {:?}{how}}}", self.names[*by])
            });
            fields.push(format!("\"finish\": {finish}"));
            match hand.void {
                None => {}
                Some("") => fields.push("\"void\": true".to_owned()),
                Some(reason) => fields.push(format!("\"void\": {reason:?}")),
            }
            let players: Vec<String> = self
                .names
                .iter()
                .enumerate()
                .map(|(seat, name)| {
                    let player = &hand.players[seat];
                    let mut own = vec![format!("\"name\": {name:?}")];
                    if self.game == "101-team" && at == 0 {
                        own.push(format!("\"team\": \"{}\"", seat % 2));
                    }
                    own.extend(player.opened.map(|opened| format!("\"opened\": \"{}\"", opening(opened, turkish))));
                    if !left(player).is_empty() {
                        own.extend(player.opened.is_none().then(|| "\"opened\": null".to_owned()));
                        let left = left(player);
                        own.push(format!("\"left\": \"{}{left}\"", if player.as_sum { "= " } else { "" }));
                    }
                    if !player.fouls.is_empty() {
                        let fouls: Vec<_> = player.fouls.iter().map(|foul| self.foul_name(foul, turkish)).collect();
                        own.push(format!("\"fouls\": {fouls:?}"));
                    }
                    if player.shown {
                        own.push("\"shown_indicator\": true".to_owned());
                    }
                    if !player.adjust.is_empty() {
                        let each: Vec<String> = player
                            .adjust
                            .iter()
                            .map(|(points, reason)| format!("{{\"points\": {points}, \"reason\": {reason:?}}}"))
                            .collect();
                        own.push(format!("\"adjust\": [{}]", each.join(", ")));
                    }
                    format!("{{{}}}", own.join(", "))
                })
                .collect();
            fields.push(format!("\"players\": [{}]", players.join(", ")));
            format!("{{{}}}\n", fields.join(", "))
        };
        self.hands.iter().enumerate().map(line).collect()
    }

    pub(crate) fn record(&self, turkish: bool) -> String {
        let word =
            |english: &str, turkish_word: &str| if turkish { turkish_word.to_owned() } else { english.to_owned() };
        let name = |seat: usize| quoted(self.names[seat]);
        let mut lines = vec![format!("{} {}", word("game", "oyun"), self.game)];
        lines.extend(self.set.iter().map(|(key, value)| format!("{} {key}={value}", word("set", "ayar"))));
        let names: Vec<String> = (0..self.names.len()).map(name).collect();
        lines.push(format!("{} {}", word("players", "oyuncular"), names.join(" ")));
        let stake = |at| self.new_stake(at).map(|stake| format!("{} {stake}", word("stake", "bahis")));
        lines.extend(stake(0));
        if !self.totals.is_empty() {
            let totals: Vec<String> =
                names.iter().zip(&self.totals).map(|(name, total)| format!("{name} {total}")).collect();
            lines.push(format!("{} {}", word("totals", "devreden"), totals.join(" ")));
        }
        for (at, hand) in self.hands.iter().enumerate() {
            lines.push(format!("{} {}", word("hand", "el"), at + 1));
            lines.extend(stake(at).filter(|_| at > 0));
            lines.extend(
                hand.indicator.map(|(colour, number)| format!("{} {colour}{number}", word("indicator", "gösterge"))),
            );
            match &hand.finish {
                None => lines.push(word("end", "son")),
                Some((by, how)) => {
                    let how: Vec<String> = how.iter().map(|kind| format!(" {}", kind_word(kind, turkish))).collect();
                    let how = how.concat();
                    lines.push(format!("{} {}{how}", word("finished", "biten"), name(*by)));
                }
            }
            for (seat, player) in hand.players.iter().enumerate() {
                lines.extend(
                    player.opened.map(|opened| {
                        format!("{} {} {}", word("opened", "açan"), name(seat), opening(opened, turkish))
                    }),
                );
                // If the record lists tiles of a player who has not opened, it must say so.
                let unopened = player.opened.is_none() && !left(player).is_empty();
                let not_opened = if turkish { "açmadı" } else { "unopened" };
                lines.extend(unopened.then(|| format!("{} {} {not_opened}", word("opened", "açan"), name(seat))));
                if !left(player).is_empty() {
                    let sign = if player.as_sum { "= " } else { "" };
                    lines.push(format!("{} {} {sign}{}", word("left", "kalan"), name(seat), left(player)));
                }
                lines.extend(
                    player.fouls.iter().map(|foul| {
                        format!("{} {} {}", word("foul", "ceza"), name(seat), self.foul_name(foul, turkish))
                    }),
                );
                lines.extend(player.shown.then(|| format!("{} {}", word("shown", "gösteren"), name(seat))));
                lines.extend(player.announced.then(|| format!("{} {}", word("announced", "bildiren"), name(seat))));
                lines.extend(player.adjust.iter().map(|(points, reason)| {
                    format!("{} {} {points:+} {reason}", word("adjust", "düzelt"), name(seat))
                }));
            }
            lines.extend(hand.void.map(|reason| format!("{} {reason}", word("void", "geçersiz"))));
        }
        lines.join("\n") + "\n"
    }

    /// Returns the options of `okey score` that add each hand. The options of the first hand also name the table.
    pub(super) fn calls(&self, turkish: bool) -> Vec<Vec<String>> {
        let mut calls = Vec::new();
        for (at, hand) in self.hands.iter().enumerate() {
            let mut call = Vec::new();
            let mut give = |option: &str, value: String| call.extend([option.to_owned(), value]);
            if at == 0 {
                give("--variant", self.game.to_owned());
                for (name, total) in self.names.iter().zip(&self.totals) {
                    give("--totals", format!("{name}: {total}"));
                }
            }
            if let Some(stake) = self.new_stake(at) {
                give("--stake", stake.to_string());
            }
            if let Some((colour, number)) = hand.indicator {
                give("-i", format!("{colour}{number}"));
            }
            for (seat, player) in hand.players.iter().enumerate() {
                let mut words = vec![format!("{}:", self.names[seat])];
                words.extend(player.opened.map(|opened| opening(opened, turkish).to_owned()));
                let unopened = player.opened.is_none() && !left(player).is_empty();
                words.extend(unopened.then(|| if turkish { "açmadı" } else { "unopened" }.to_owned()));
                // Write the sum 2 and an okey as `= 2 O*`, because `2 O*` may also mean two okeys.
                let sign = if player.as_sum && player.okeys > 0 { "= " } else { "" };
                words.extend(Some(left(player)).filter(|left| !left.is_empty()).map(|left| format!("{sign}{left}")));
                let [foul_is, shown] = if turkish { ["ceza", "gösterdi"] } else { ["foul", "shown"] };
                words.extend(player.fouls.iter().map(|foul| format!("{foul_is}={}", self.foul_name(foul, turkish))));
                words.extend(player.shown.then(|| shown.to_owned()));
                // Only the first hand must name every player.
                if at == 0 || words.len() > 1 {
                    give("-p", words.join(" "));
                }
                for (points, reason) in &player.adjust {
                    give("--adjust", format!("{}: {points:+} {reason}", self.names[seat]));
                }
            }
            match (&hand.finish, hand.void) {
                (_, Some("")) => call.push("--void".to_owned()),
                (_, Some(reason)) => call.extend(["--void".to_owned(), reason.to_owned()]),
                (None, None) => call.push("--exhausted".to_owned()),
                (Some((by, how)), None) => {
                    let how: Vec<&str> = how.iter().map(|kind| kind_word(kind, turkish)).collect();
                    call.extend(["-f".to_owned(), format!("{}: {}", self.names[*by], how.join(" "))]);
                }
            }
            calls.push(call);
        }
        calls
    }

    /// Returns the stake that the score sheet names in the hand with the index `at`, if any.
    fn new_stake(&self, at: usize) -> Option<i64> {
        let first = (at == 0 && self.game == "okey-pot").then_some(self.stake);
        self.hands[at].stake.or(first)
    }

    /// Returns the name of a foul for this score sheet. If the number of hands is divisible by 3, it is the clause of
    /// the foul, otherwise an English or Turkish word.
    fn foul_name(&self, foul: &[&'static str; 3], turkish: bool) -> &'static str {
        foul[if self.hands.len().is_multiple_of(3) { 2 } else { usize::from(turkish) }]
    }
}

fn opening(opened: char, turkish: bool) -> &'static str {
    match (opened, turkish) {
        ('s', false) => "series",
        ('s', true) => "seri",
        (_, false) => "pairs",
        (_, true) => "çift",
    }
}

fn kind_word(kind: &'static str, turkish: bool) -> &'static str {
    match (kind, turkish) {
        ("pairs", true) => "çift",
        ("hand", _) => "elden",
        _ => kind,
    }
}

/// Returns the text for the tiles left: the tiles or their sum, then the okeys.
fn left(player: &SlowPlayer) -> String {
    let okeys = std::iter::repeat_n("O*".to_owned(), player.okeys);
    if player.tiles.is_empty() && player.okeys == 0 {
        return String::new();
    }
    let own: Vec<String> = if player.as_sum {
        vec![player.tiles.iter().map(|(_, number)| number).sum::<i64>().to_string()]
    } else {
        let tile =
            |&(colour, number): &(char, i64)| if colour == 'J' { "J*".to_owned() } else { format!("{colour}{number}") };
        player.tiles.iter().map(tile).collect()
    };
    own.into_iter().chain(okeys).collect::<Vec<_>>().join(" ")
}

/// Returns a name as a record writes it.
pub(super) fn quoted(name: &str) -> String {
    if name.contains([' ', ';']) { format!("\"{name}\"") } else { name.to_owned() }
}
