//! A slow referee that uses plain lists.
//!
//! It parses the record itself, stores tiles as text, and shares no code with the program. A slow reference search
//! decides wins. It supports only default switches and records that name every tile. With the okey K2, a laid K2
//! without a declared face plays as K2.

use crate::reference::{Problem, is_dizi, seven_pairs, wins};

/// The points of every hand, or the number of the first faulty line.
pub(super) type Verdict = Result<Vec<[i64; 4]>, usize>;

const COLOURS: &str = "KRBY";

/// A tile on the table, and the face it plays as.
type Placed = (String, String);

/// The values that one hand passes on to the next: the points of each player, the stake, and each player's payments
/// into the pot.
struct Accounts {
    balance: [i64; 4],
    stake: i64,
    pot: i64,
}

#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "plain as the table is: each says whether one thing has happened")]
struct Hand {
    game: String,
    players: Vec<String>,
    okey: String,
    indicator: String,
    racks: [Vec<String>; 4],
    stock: Vec<String>,
    discard: Option<String>,
    melds: Vec<Vec<Placed>>,
    /// How each player opened: `s` for runs and groups (series), `p` for pairs, `None` for a player who has not opened.
    opened: [Option<char>; 4],
    turns: [usize; 4],
    shown: [bool; 4],
    seat: usize,
    drawn: bool,
    /// The discard that the player on turn took; whether the player had opened before this turn; how many copies of the
    /// tile the player has laid since. If the player opens in this turn, only copies in the opening count.
    taken: Option<(String, bool, usize)>,
    opened_now: bool,
    more: bool,
    /// The layoffs that can still be taken back: the index of the meld, and the tile.
    added: Vec<(usize, Placed)>,
    undone: bool,
    /// True if the thrower admitted in time that the discard fits a meld. A later claim then has no effect.
    noticed: bool,
    /// The indices of the melds of an opening that is too low so far.
    faulty: Vec<usize>,
    faulted: bool,
    /// The points that each player owes for openings that were too low.
    fouls: [i64; 4],
    /// The player who finished, and how:
    /// - by throwing the okey
    /// - with pairs
    /// - with a dizi (1 to 13 of one colour and its second 1)
    /// - with a single opening (elden)
    /// - by laying off one okey and throwing the other (devam)
    finish: Option<(usize, Vec<&'static str>)>,
    over: bool,
    void: bool,
}

/// Referees a record in the strict form, which the program prints. Returns the points, or the number of the first line
/// with an illegal action or a foul.
pub(super) fn verdict(text: &str) -> Verdict {
    let (fouls, points) = followed(text);
    match (fouls.first(), points) {
        (Some(&foul), Err(line)) => Err(line.min(foul)),
        (Some(&foul), Ok(_)) => Err(foul),
        (None, points) => points,
    }
}

/// Referees a record and continues after openings that are too low. Returns the lines with such an opening, and the
/// verdict.
pub(super) fn followed(text: &str) -> (Vec<usize>, Verdict) {
    let mut fouls = Vec::new();
    let points = follow(text, &mut fouls);
    (fouls, points)
}

fn follow(text: &str, fouls: &mut Vec<usize>) -> Verdict {
    let mut hand = Hand::default();
    let mut game = String::new();
    let mut players = Vec::new();
    let mut points = Vec::new();
    let mut accounts = Accounts { balance: [20; 4], stake: 0, pot: 0 };
    let mut begun = false;
    for (line, number) in text.lines().zip(1..) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.first().copied() {
            None | Some("record" | "set" | "about") => {}
            Some("stake") => accounts.stake = words[1].parse().expect("a stake"),
            Some("game") => words[1].clone_into(&mut game),
            Some("players") => players = words[1..].iter().map(|&name| name.to_owned()).collect(),
            Some("hand") => {
                if begun {
                    points.push(hand.points(&mut accounts));
                }
                begun = true;
                hand = Hand { game: game.clone(), players: players.clone(), ..Hand::default() };
                hand.seat = players.iter().position(|name| name == words[3]).expect("a player");
                hand.drawn = true;
            }
            Some("indicator") => {
                words[1].clone_into(&mut hand.indicator);
                hand.okey = next(words[1]);
            }
            Some("rack") => {
                let seat = players.iter().position(|name| name == words[1]).expect("a player");
                hand.racks[seat].extend(words[2..].iter().map(|&tile| tile.to_owned()));
            }
            Some("stock") => hand.stock.extend(words[1..].iter().map(|&tile| tile.to_owned())),
            Some("end") => {
                if !hand.over && !hand.stock.is_empty() {
                    return Err(number);
                }
                hand.over = true;
            }
            Some(_) => {
                let (name, actions) = line.split_once(':').expect("a turn");
                if let Some(tile) = actions.trim().strip_prefix("claim ").filter(|rest| !rest.contains(',')) {
                    let by = hand.players.iter().position(|player| player == name).expect("a player");
                    hand.claim(by, tile).ok_or(number)?;
                    continue;
                }
                if hand.over || hand.players[hand.seat] != name {
                    return Err(number);
                }
                for action in actions.split(',') {
                    let fouled = hand.fouls;
                    hand.act(action.trim()).ok_or(number)?;
                    fouls.extend((hand.fouls != fouled).then_some(number));
                }
            }
        }
    }
    if begun {
        points.push(hand.points(&mut accounts));
    }
    Ok(points)
}

/// Returns the next face of the same colour: K6 after K5, and K1 after K13.
fn next(face: &str) -> String {
    let number: u8 = face[1..].parse().expect("a number");
    format!("{}{}", &face[..1], number % 13 + 1)
}

fn number(face: &str) -> i64 {
    face[1..].parse().expect("a number")
}

fn take(list: &mut Vec<String>, tile: &str) -> Option<()> {
    let at = list.iter().position(|other| other == tile)?;
    list.remove(at);
    Some(())
}

impl Hand {
    fn is_101(&self) -> bool {
        self.game.starts_with("101")
    }

    /// Performs one action. Returns `None` if the action is illegal or a foul.
    fn act(&mut self, action: &str) -> Option<()> {
        let (verb, rest) = action.split_once(' ').unwrap_or((action, ""));
        let seat = self.seat;
        match verb {
            "draw" if !self.drawn && self.stock.first().is_some_and(|top| top == rest) => {
                let top = self.stock.remove(0);
                self.racks[seat].push(top);
                self.drawn = true;
            }
            "take" if !self.drawn && self.discard.as_ref().is_some_and(|lies| lies == rest) => {
                let tile = self.discard.take()?;
                self.racks[seat].push(tile.clone());
                self.drawn = true;
                self.taken = Some((tile, self.opened[seat].is_some(), 0));
            }
            "draw" | "take" => return None,
            // Before the draw a player may only show the second tile with the indicator's face.
            _ if !self.drawn && verb != "show" => return None,
            // Putting back the taken tile is free in the classic game, but a foul in 101.
            "put" if !self.is_101() => {
                let (tile, ..) = self.taken.take()?;
                take(&mut self.racks[seat], &tile)?;
                self.discard = Some(tile);
                self.drawn = false;
            }
            "undo" if self.is_101() => self.undo()?,
            "show" => {
                let twin = rest == self.indicator && self.game != "cs102" && !self.is_101();
                if !twin
                    || self.turns[seat] > 0
                    || self.shown[seat]
                    || !self.racks[seat].iter().any(|tile| tile == rest)
                {
                    return None;
                }
                self.shown[seat] = true;
            }
            "open" | "lay" if self.is_101() => self.lay(rest)?,
            "add" if self.is_101() => {
                let (tiles, to) = rest.split_once(" to ")?;
                let to: usize = to.parse().ok()?;
                for tile in tiles.split_whitespace() {
                    self.add(tile, to)?;
                }
            }
            "swap" if self.is_101() => {
                let (tile, at) = rest.split_once(" at ")?;
                self.swap(tile, at.parse().ok()?)?;
            }
            "gather" if !self.faulty.is_empty() => self.gather(),
            "throw" if self.is_101() && self.racks[seat].len() == 1 && self.faulty.is_empty() => self.finish(rest)?,
            "throw" => {
                self.gather();
                take(&mut self.racks[seat], rest)?;
                if self.is_101() {
                    let owes = self.taken.as_ref().is_some_and(|(.., laid)| *laid == 0);
                    let playable = self.game == "101"
                        && self.melds.iter().any(|meld| self.grown(meld, rest, &self.plain(rest)).is_some());
                    if owes || rest == self.okey || playable {
                        return None;
                    }
                }
                self.ended(rest);
            }
            "finish" => self.finish(rest)?,
            _ => return None,
        }
        Some(())
    }

    fn ended(&mut self, tile: &str) {
        self.discard = Some(tile.to_owned());
        self.void = self.is_101() && self.opened.iter().all(|with| *with == Some('p'));
        self.over = self.void || self.stock.is_empty();
        self.turns[self.seat] += 1;
        self.seat = (self.seat + 1) % 4;
        self.drawn = false;
        self.taken = None;
        self.opened_now = false;
        self.more = false;
        self.added.clear();
        self.undone = false;
        self.noticed = false;
        self.faulted = false;
    }

    /// Puts the tiles of a low opening back on the rack. The numbers of its melds are not used again.
    fn gather(&mut self) {
        for at in std::mem::take(&mut self.faulty) {
            for (tile, _) in std::mem::take(&mut self.melds[at]) {
                if let Some((taken, _, laid)) = &mut self.taken {
                    *laid -= usize::from(*taken == tile);
                }
                self.racks[self.seat].push(tile);
            }
        }
    }

    /// Returns the face of a tile without a declared face. A false joker has the face of the okey.
    fn plain(&self, tile: &str) -> String {
        if tile == "J*" { self.okey.clone() } else { tile.to_owned() }
    }

    /// Parses a laid tile. Only an okey can play as another face.
    fn placed(&self, laid: &str) -> Option<Placed> {
        let (tile, face) = laid.split_once('=').unwrap_or((laid, ""));
        let own = self.plain(tile);
        match face {
            "" => Some((tile.to_owned(), own)),
            face if tile == self.okey || face == own => Some((tile.to_owned(), face.to_owned())),
            _ => None,
        }
    }

    /// Returns `run`, `group` or `pair`, or `None` if the tiles are no meld.
    fn kind(&self, meld: &[Placed]) -> Option<&'static str> {
        let naturals = meld.iter().filter(|(tile, _)| *tile != self.okey).count();
        let mut faces: Vec<&str> = meld.iter().map(|(_, face)| face.as_str()).collect();
        if meld.len() == 2 {
            return (faces[0] == faces[1]).then_some("pair");
        }
        if naturals == 0 || meld.len() < 3 {
            return None;
        }
        if faces.iter().all(|face| number(face) == number(faces[0])) {
            let colours: std::collections::BTreeSet<&str> = faces.iter().map(|face| &face[..1]).collect();
            return (colours.len() == faces.len() && faces.len() <= 4).then_some("group");
        }
        faces.sort_by_key(|face| number(face));
        let follows = |pair: &[&str]| pair[0][..1] == pair[1][..1] && number(pair[0]) + 1 == number(pair[1]);
        faces.windows(2).all(follows).then_some("run")
    }

    fn lay(&mut self, melds: &str) -> Option<()> {
        let seat = self.seat;
        let melds: Vec<Vec<Placed>> = melds
            .split(" / ")
            .map(|meld| meld.split_whitespace().map(|laid| self.placed(laid)).collect())
            .collect::<Option<_>>()?;
        let kinds: Vec<&str> = melds.iter().map(|meld| self.kind(meld)).collect::<Option<_>>()?;
        let mut rack = self.racks[seat].clone();
        for (tile, _) in melds.iter().flatten() {
            take(&mut rack, tile)?;
        }
        if rack.is_empty() {
            return None;
        }
        let pairs = kinds.iter().filter(|kind| **kind == "pair").count();
        let laid = |hand: &mut Self, may: bool| {
            if let Some((taken, _, laid)) = hand.taken.as_mut().filter(|_| may) {
                *laid += melds.iter().flatten().filter(|(tile, _)| tile == taken).count();
            }
        };
        match self.opened[seat] {
            None => {
                let mending = !self.faulty.is_empty();
                let before: Vec<Placed> = self.faulty.iter().flat_map(|&at| self.melds[at].clone()).collect();
                let short = self.faulty.iter().filter(|&&at| self.melds[at].len() == 2).count();
                let (count, pairs) = (kinds.len() + self.faulty.len(), pairs + short);
                let sum: i64 = before.iter().chain(melds.iter().flatten()).map(|(_, face)| number(face)).sum();
                let others = (0..4).any(|other| other != seat && self.opened[other].is_some());
                let elden = rack.len() == 1 && !others && !mending && !self.more;
                let series = pairs == 0 && (sum >= 101 || elden);
                let by_pairs = pairs == count && pairs >= 5;
                laid(self, true);
                if series || by_pairs {
                    self.opened[seat] = Some(if by_pairs { 'p' } else { 's' });
                    self.opened_now = true;
                    self.more |= mending;
                    self.faulty.clear();
                } else {
                    // Several low openings in one turn cost one foul.
                    self.fouls[seat] += if self.faulted { 0 } else { 101 };
                    self.faulted = true;
                    self.faulty.extend(self.melds.len()..self.melds.len() + melds.len());
                }
            }
            Some(with) => {
                let somebody = self.opened.contains(&Some('p'));
                if with == 's' && pairs > 0 && !somebody || with == 'p' && pairs < kinds.len() {
                    return None;
                }
                self.more = true;
                let may = self.taken.as_ref().is_some_and(|(_, had_opened, _)| *had_opened);
                laid(self, may);
            }
        }
        self.racks[seat] = rack;
        self.melds.extend(melds);
        Some(())
    }

    /// Returns the meld extended by the tile, which plays as `face`. Returns `None` if the result is no meld of the
    /// same kind.
    fn grown(&self, meld: &[Placed], tile: &str, face: &str) -> Option<Vec<Placed>> {
        if meld.len() < 3 {
            return None;
        }
        let mut grown = meld.to_vec();
        grown.push((tile.to_owned(), face.to_owned()));
        let fits = self.kind(meld).is_some_and(|kind| self.kind(&grown) == Some(kind));
        fits.then_some(grown)
    }

    fn add(&mut self, laid: &str, to: usize) -> Option<()> {
        let seat = self.seat;
        let with = self.opened[seat]?;
        if with == 'p' && self.added.len() >= 2 || self.racks[seat].len() < 2 {
            return None;
        }
        let (tile, face) = self.placed(laid)?;
        let grown = self.grown(self.melds.get(to.checked_sub(1)?)?, &tile, &face)?;
        take(&mut self.racks[seat], &tile)?;
        self.melds[to - 1] = grown;
        self.fulfil(&tile);
        self.added.push((to - 1, (tile, face)));
        self.undone = false;
        Some(())
    }

    /// Takes back the last layoff. A second `undo` without a new layoff is a foul, and a tile that was swapped out
    /// cannot come back.
    fn undo(&mut self) -> Option<()> {
        let (at, placed) = self.added.pop()?;
        if self.undone {
            return None;
        }
        self.undone = true;
        let lies = self.melds[at].iter().position(|other| *other == placed)?;
        self.melds[at].remove(lies);
        if let Some((taken, had_opened, laid)) = &mut self.taken {
            *laid -= usize::from(*had_opened && *taken == placed.0);
        }
        self.racks[self.seat].push(placed.0);
        Some(())
    }

    /// Applies a claim that the last discard fits a meld. Returns `None` if the claim makes the discard a foul.
    ///
    /// The table must require claims, the claim must be correct, and an opponent of the thrower must make it before the
    /// next draw.
    fn claim(&mut self, by: usize, tile: &str) -> Option<()> {
        let open = if self.over { self.finish.is_none() } else { !self.drawn };
        let lies = self.discard.as_deref() == Some(tile) && tile != self.okey;
        let playable = self.melds.iter().any(|meld| self.grown(meld, tile, &self.plain(tile)).is_some());
        if self.game != "101-team" || !open || !lies || !playable || self.noticed {
            return Some(());
        }
        let thrower = (self.seat + 3) % 4;
        self.noticed = by == thrower;
        (by % 2 == thrower % 2).then_some(())
    }

    fn fulfil(&mut self, tile: &str) {
        self.more = true;
        if let Some((taken, had_opened, laid)) = &mut self.taken {
            *laid += usize::from(*had_opened && taken == tile);
        }
    }

    fn swap(&mut self, tile: &str, at: usize) -> Option<()> {
        let seat = self.seat;
        self.opened[seat]?;
        let (okey, face) = (self.okey.clone(), self.plain(tile));
        let meld = self.melds.get(at.checked_sub(1)?)?;
        let place = meld.iter().position(|(laid, stands)| *laid == okey && *stands == face)?;
        if tile == okey {
            return None;
        }
        take(&mut self.racks[seat], tile)?;
        tile.clone_into(&mut self.melds[at - 1][place].0);
        self.racks[seat].push(okey);
        self.fulfil(tile);
        Some(())
    }

    fn finish(&mut self, tile: &str) -> Option<()> {
        let seat = self.seat;
        let mut rack = self.racks[seat].clone();
        take(&mut rack, tile)?;
        let okey = tile == self.okey;
        let mut how = Vec::new();
        if self.is_101() {
            if !rack.is_empty() || !self.faulty.is_empty() || self.taken.as_ref().is_some_and(|(.., laid)| *laid == 0) {
                return None;
            }
            let both = self.game == "101-team" && self.added.last().is_some_and(|(_, (last, _))| *last == self.okey);
            let others = (0..4).any(|other| other != seat && self.opened[other].is_some());
            how.extend(okey.then_some(if both { "devam" } else { "okey" }));
            how.extend((self.opened[seat] == Some('p')).then_some("pairs"));
            how.extend((self.opened_now && !self.more && self.opened[seat] == Some('s') && !others).then_some("elden"));
        } else if self.game == "cs102" {
            let whole = |number: u8| COLOURS.chars().all(|colour| rack.contains(&format!("{colour}{number}")));
            if (1..=7).filter(|&number| whole(number)).count() < 3 {
                return None;
            }
        } else {
            let problem = self.problem(&rack);
            let (pairs, dizi) = (seven_pairs(&problem), is_dizi(&problem));
            if !wins(&problem) && !pairs && !dizi {
                return None;
            }
            how.extend(okey.then_some("okey"));
            how.extend(pairs.then_some("pairs"));
            how.extend(dizi.then_some("dizi"));
        }
        self.finish = Some((seat, how));
        self.racks[seat] = rack;
        self.over = true;
        Some(())
    }

    fn problem(&self, rack: &[String]) -> Problem {
        let wilds = rack.iter().filter(|tile| **tile == self.okey).count();
        let face = |tile: &String| {
            let face = self.plain(tile);
            let colour = COLOURS.find(&face[..1]).expect("a colour");
            (u8::try_from(colour).expect("four"), u8::try_from(number(&face)).expect("thirteen"))
        };
        Problem {
            naturals: rack.iter().filter(|tile| **tile != self.okey).map(face).collect(),
            wilds: u8::try_from(wilds).expect("two"),
            wrap: true,
        }
    }

    /// Returns the points of the hand for each player, and adds them to the totals. All points of an unfinished or void
    /// hand are 0.
    fn points(&self, accounts: &mut Accounts) -> [i64; 4] {
        let mut points = [0; 4];
        if !self.over || self.void {
            return points;
        }
        let has = |what| self.finish.as_ref().is_some_and(|(_, how)| how.contains(&what));
        let winner = self.finish.as_ref().map(|(by, _)| *by);
        if self.game == "okey-pot" {
            return Self::pot(winner, has("okey") || has("pairs"), accounts);
        }
        for (seat, own) in points.iter_mut().enumerate() {
            if self.is_101() {
                *own = self.penalty(seat, winner, &has) + self.fouls[seat];
                continue;
            }
            let (house, okey) = (self.game == "okey-house", has("okey"));
            let ladder = |d: i64, d_okey: i64, f: i64, f_okey: i64| match (house, okey) {
                (false, false) => d,
                (false, true) => d_okey,
                (true, false) => f,
                (true, true) => f_okey,
            };
            let mut lost = match winner {
                None => i64::from(self.game == "okey"),
                Some(by) if by == seat => 0,
                // If a hand wins in several ways, the one that costs the other players the most counts.
                Some(_) if has("dizi") && !house => ladder(16, 20, 0, 0),
                Some(_) if has("pairs") => ladder(8, 12, 4, 8),
                Some(_) => ladder(2, 4, 2, 4),
            };
            let shown = (0..4).filter(|&other| other != seat && self.shown[other]).count();
            if house || accounts.balance[seat] >= 3 {
                lost += i64::try_from(shown).expect("four");
            }
            *own = -lost;
        }
        if self.game == "cs102" {
            points = [0; 4];
            if let Some(by) = winner {
                points[by] = 1;
            }
        }
        for (balance, own) in accounts.balance.iter_mut().zip(points) {
            *balance += own;
        }
        points
    }

    /// Returns the points of a hand of the pot game: every player pays the stake, and the winner takes the pot.
    ///
    /// `broken` is true for a win by pairs or by throwing the okey. Each of the four players, including the winner,
    /// then first pays into the pot again what the player has already paid.
    fn pot(winner: Option<usize>, broken: bool, accounts: &mut Accounts) -> [i64; 4] {
        accounts.pot += accounts.stake;
        let mut points = [-accounts.stake; 4];
        if let Some(winner) = winner {
            let times = if broken { 2 } else { 1 };
            for own in &mut points {
                *own -= (times - 1) * accounts.pot;
            }
            points[winner] += 4 * times * accounts.pot;
            accounts.pot = 0;
        }
        points
    }

    fn penalty(&self, seat: usize, winner: Option<usize>, has: &impl Fn(&'static str) -> bool) -> i64 {
        let doubled = ["okey", "pairs", "elden"].iter().filter(|what| has(what)).count();
        let multiplied = (1 << doubled) * if has("devam") { 4 } else { 1 };
        if winner == Some(seat) {
            return -101 * multiplied;
        }
        if self.game == "101-team" && winner.is_some_and(|by| (by + 2) % 4 == seat) {
            return 0;
        }
        let Some(with) = self.opened[seat] else { return 202 * multiplied };
        let okeys = self.racks[seat].iter().filter(|tile| **tile == self.okey).count();
        let tiles = self.racks[seat].iter().filter(|tile| **tile != self.okey);
        let sum: i64 = tiles.map(|tile| number(&self.plain(tile))).sum();
        let own = if with == 'p' { 2 } else { 1 };
        sum * own * multiplied + 101 * i64::try_from(okeys).expect("two")
    }
}
