//! The referee agrees with the slow referee in `slow.rs` about records of simulated hands.
//! - Both give the same result for unchanged records.
//! - If a record is changed in one place, both accept it or report the same first faulty line.
//! - If racks and stock are removed, the referee may miss an illegal action or a foul. It never reports an earlier line
//!   than for the complete record.

use std::io::{self, Write as _};

use okey::game::players::PlayerKind;
use okey::game::{Referee, SEATS};
use okey::record::{Record, printed};
use okey::{Profile, Variant};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::simulated::{self, header};
use super::slow::{self, Verdict};
use crate::engine::case::engine;

fn kinds(variant: Variant) -> [PlayerKind; SEATS] {
    match variant {
        Variant::Cs102 => [PlayerKind::Random, PlayerKind::Cs102, PlayerKind::Nearest, PlayerKind::Careful],
        _ => [PlayerKind::Nearest, PlayerKind::Careful, PlayerKind::Nearest, PlayerKind::Random],
    }
}

/// A simulated game: the header of its record, the text of each hand, the total points of each player, and the number
/// of fouls.
struct Deal {
    header: String,
    hands: Vec<String>,
    points: [i64; SEATS],
    fouls: usize,
}

fn played(variant: Variant, deal: u64) -> Deal {
    let profile = Profile::new(variant);
    let header = header(&profile);
    let simulated::Deal { records, points, fouls, .. } = simulated::deal(&profile, kinds(variant), 41, deal);
    let hands = records.iter().map(|hand| printed(&header, hand)).collect();
    Deal { header: header.to_string(), hands, points, fouls }
}

/// Checks a record with the [`Referee`]. The `bool` is true if the referee could not decide something because tiles are
/// unknown.
///
/// Returns `None` if the text is no record, or if one of its hands is invalid.
fn verdict(text: &str) -> Option<(Verdict, bool)> {
    let record = Record::read(text).ok()?;
    let engine = engine();
    let mut referee = Referee::new(&engine, &record.header);
    let mut points = Vec::new();
    let mut unknown = false;
    for hand in &record.hands {
        let hand = referee.hand(hand).ok()?;
        unknown |= hand.turns.iter().any(|turn| !turn.unknown.is_empty());
        let wrong = hand.turns.iter().flat_map(|turn| &turn.wrong).map(|found| found.line).min();
        if let Some(line) = wrong {
            return Some((Err(line), unknown));
        }
        let broken_off = hand.state.is_none_or(|state| state.over().is_none());
        unknown |= !broken_off && hand.points.contains(&None);
        points.push(hand.points.map(|points| if broken_off { 0 } else { points.unwrap_or_default() }));
    }
    Some((Ok(points), unknown))
}

fn agree(text: &str) -> Option<Verdict> {
    let (verdict, unknown) = verdict(text)?;
    let slow = slow::verdict(text);
    assert!(
        verdict == slow && (verdict.is_err() || !unknown),
        "the referee: {verdict:?}, the slow one: {slow:?}\n{text}"
    );
    knows_less(text, &verdict);
    Some(verdict)
}

/// Asserts that the referee reports no earlier line if the racks, the stock and the names of drawn tiles are removed.
/// `whole` is the verdict on the complete record.
fn knows_less(text: &str, whole: &Verdict) {
    let is_kept = |line: &&str| !line.starts_with("rack ") && !line.starts_with("stock ");
    let hidden = |action: &str| if action.starts_with("draw ") { "draw ?".to_owned() } else { action.to_owned() };
    let line = |line: &str| match line.split_once(": ") {
        Some((name, turn)) => format!("{name}: {}", turn.split(", ").map(hidden).collect::<Vec<_>>().join(", ")),
        None => line.to_owned(),
    };
    let dropped = |wrong: usize| text.lines().take(wrong).filter(|line| !is_kept(line)).count();
    let less: String = text.lines().filter(is_kept).map(|text| line(text) + "\n").collect();
    let (masked, unknown) = verdict(&less).unwrap_or_else(|| panic!("no record\n{less}"));
    match (whole, masked) {
        (Ok(points), Ok(masked)) => assert!(unknown || *points == masked, "{points:?} and {masked:?}\n{less}"),
        (Ok(_), Err(line)) => panic!("line {line} is wrong only where less is known\n{text}\n{less}"),
        (Err(line), Err(masked)) => assert!(masked + dropped(*line) >= *line, "{line} and {masked}\n{text}\n{less}"),
        (Err(_), Ok(_)) => {}
    }
}

/// Changes the text in one place: replaces a tile; removes, repeats, moves or adds an action; exchanges two lines; or
/// adds a claim.
fn changed(text: &str, random: &mut ChaCha8Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let turns: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].contains(": ")).collect();
    let at = turns[random.random_range(0..turns.len())];
    let (name, actions) =
        lines[at].split_once(": ").map(|(name, rest)| (name.to_owned(), rest.to_owned())).expect("a turn");
    let mut actions: Vec<String> = actions.split(", ").map(str::to_owned).collect();
    let which = random.random_range(0..actions.len());
    let mut claim = None;
    match random.random_range(0..10) {
        0..=2 => {
            let mut words: Vec<String> = actions[which].split(' ').map(str::to_owned).collect();
            let tiles: Vec<usize> =
                (1..words.len()).filter(|&word| words[word].starts_with(['K', 'R', 'B', 'Y'])).collect();
            if let Some(&word) = tiles.get(random.random_range(0..tiles.len().max(1))) {
                words[word] = any_tile(text, random);
            }
            actions[which] = words.join(" ");
        }
        3 => drop(actions.remove(which)),
        4 => actions.insert(which, actions[which].clone()),
        5 => {
            let other = random.random_range(0..actions.len());
            actions.swap(which, other);
        }
        6 => {
            let more = ["undo", "put back", "gather", "undo, undo", "draw ?"];
            actions.insert(which + 1, more[random.random_range(0..more.len())].to_owned());
        }
        7 => back_and_forth(&mut actions, random),
        8 => {
            let thrown = actions.last().and_then(|throw| throw.split(' ').nth(1)).unwrap_or("K1").to_owned();
            let tile = if random.random_range(0..3) > 0 { thrown } else { any_tile(text, random) };
            claim = Some(format!("{}: claim {tile}", simulated::NAMES[random.random_range(0..SEATS)]));
        }
        _ if lines.get(at + 1).is_some_and(|line| line.contains(": ")) => {
            lines.swap(at, at + 1);
            return lines.join("\n") + "\n";
        }
        _ => {}
    }
    lines[at] = format!("{name}: {}", actions.join(", "));
    if let Some(claim) = claim {
        lines.insert(at + 1, claim);
    }
    lines.join("\n") + "\n"
}

fn any_tile(text: &str, random: &mut ChaCha8Rng) -> String {
    let colour = ["K", "R", "B", "Y"][random.random_range(0..4)];
    let highest = if text.contains("game cs102") { 7 } else { 13 };
    format!("{colour}{}", random.random_range(1..=highest))
}

/// Inserts `undo` after a random layoff, or `put back` after a random taken discard. In three of four cases the player
/// then repeats the action.
fn back_and_forth(actions: &mut Vec<String>, random: &mut ChaCha8Rng) {
    let moved: Vec<usize> =
        (0..actions.len()).filter(|&at| actions[at].starts_with("add ") || actions[at].starts_with("take ")).collect();
    let Some(&at) = moved.get(random.random_range(0..moved.len().max(1))) else { return };
    let back = if actions[at].starts_with("add ") { "undo" } else { "put back" };
    let again = actions[at].clone();
    actions.insert(at + 1, back.to_owned());
    if random.random_range(0..4) > 0 {
        actions.insert(at + 2, again);
    }
}

/// Asserts that the two referees agree on at least `least` simulated hands. Compares each whole game, each hand alone,
/// and `changes` randomly changed copies of each hand.
fn on(variant: Variant, least: usize, changes: usize) {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let (mut count, mut foul, mut at_once, mut later, mut legal) = (0, 0, 0, 0, 0);
    for deal in 0.. {
        if count >= least {
            break;
        }
        let Deal { header, hands, points, fouls } = played(variant, deal);
        let whole = agree(&format!("{header}{}", hands.concat())).expect("a record");
        // Both referees report a line if and only if the simulation counted a foul. A computer player commits a foul
        // only if every possible throw is a foul.
        assert_eq!(whole.is_err(), fouls > 0, "deal {deal}: {whole:?}, {fouls} fouls");
        let mut sum = [0; SEATS];
        for hand in &hands {
            count += 1;
            let text = format!("{header}{hand}");
            let settled = agree(&text).expect("a record");
            let Ok(settled) = settled else {
                foul += 1;
                continue;
            };
            (0..SEATS).for_each(|seat| sum[seat] += settled[0][seat]);
            let mut verdicts = 0;
            while verdicts < changes {
                let other = changed(&text, &mut random);
                let verdict = if other == text { None } else { agree(&other) };
                let place = text.lines().zip(other.lines()).position(|(line, other)| line != other);
                verdicts += usize::from(verdict.is_some());
                match verdict {
                    Some(Err(line)) if place.is_some_and(|place| line == place + 1) => at_once += 1,
                    Some(Err(line)) => {
                        assert!(place.is_none_or(|place| line > place), "line {line} was not changed\n{other}");
                        later += 1;
                    }
                    Some(Ok(_)) => legal += 1,
                    None => {}
                }
            }
        }
        assert!(fouls > 0 || sum == points, "deal {deal}: {sum:?} and as it was played {points:?}");
    }
    let _ = writeln!(
        io::stdout(),
        "{variant}: {count} hands, {foul} with a foul; of {} changes {at_once} at fault at once, {later} later, {legal} legal",
        at_once + later + legal
    );
    assert!(at_once > later && later > 0 && legal > 0, "{variant}: {at_once}, {later}, {legal}");
    assert!(foul * 500 < least, "{variant}: {foul} fouls");
}

fn laid(line: &str) -> usize {
    let lays = |action: &&str| action.starts_with("open ") || action.starts_with("lay ");
    let actions = line.split_once(": ").map_or("", |(_, actions)| actions).split(", ");
    actions.filter(lays).map(|action| action.split(" / ").count()).sum()
}

/// Returns the line with `lost` added to every meld number above `before`. [`tried_short`] makes a player lay `lost`
/// more melds and take them back. The numbers of these melds are not used again.
fn renumbered(line: &str, before: usize, lost: usize) -> String {
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    for at in 1..words.len() {
        let named = words[at - 1] == "to" || words[at - 1] == "at";
        let number = words[at].trim_end_matches(',').parse::<usize>().ok().filter(|&number| named && number > before);
        if let Some(number) = number {
            words[at] = words[at].replace(&number.to_string(), &(number + lost).to_string());
        }
    }
    words.join(" ")
}

/// Compares the two referees on hands in which an opening is too low, and the player takes it back or lays more melds.
/// Such an opening costs a penalty but changes nothing else, so both referees follow the hand to its end.
fn tried_short(variant: Variant) {
    let mut tried = 0;
    for deal in 0..6 {
        let Deal { header, hands, .. } = played(variant, deal);
        for hand in &hands {
            let whole = format!("{header}{hand}");
            let lines: Vec<&str> = whole.lines().collect();
            let (fouls, Ok(points)) = slow::followed(&whole) else { continue };
            for (at, line) in lines.iter().enumerate().filter(|(_, line)| line.contains(": ") && line.contains("open "))
            {
                let (before, rest) = line.split_once("open ").expect("an opening");
                let (melds, after) = rest.split_once(", ").expect("a throw");
                let (first, others) = melds.split_once(" / ").expect("several melds");
                let again = others.split(" / ").next().expect("a meld");
                let player =
                    simulated::NAMES.iter().position(|name| line.starts_with(&format!("{name}:"))).expect("a player");
                let lie = lines[..at].iter().map(|line| laid(line)).sum::<usize>();
                for (short, lost) in [
                    (format!("open {first}, gather, open {melds}"), 1),
                    (format!("open {first}, gather, open {again}, gather, open {melds}"), 2),
                    (format!("open {first}, lay {again}, gather, open {melds}"), 2),
                    (format!("open {first}, lay {others}"), 0),
                ] {
                    let later = lines[at + 1..].iter().map(|line| renumbered(line, lie, lost));
                    let turn = format!("{before}{short}, {}", renumbered(after, lie, lost));
                    let lines: Vec<String> =
                        lines[..at].iter().map(|&line| line.to_owned()).chain([turn]).chain(later).collect();
                    let text = lines.join("\n") + "\n";
                    let (more, settled) = slow::followed(&text);
                    assert_eq!(more.len(), fouls.len() + 1, "{text}");
                    let record = Record::read(&text).expect("a record");
                    let refereed = Referee::new(&engine(), &record.header).hand(&record.hands[0]).expect("a hand");
                    let wrong = refereed.turns.iter().flat_map(|turn| &turn.wrong).map(|found| found.line);
                    assert_eq!(wrong.collect::<Vec<_>>(), more, "{text}");
                    let theirs = settled.expect("followed to the end")[0];
                    assert_eq!(refereed.points.map(Option::unwrap_or_default), theirs, "{text}");
                    let void = theirs == [0; SEATS];
                    // Compare the points only if the opening was taken back: a player who completed it loses the bonus
                    // for a single opening (elden).
                    if !short.contains("lay ") && !void {
                        let mut once = points[0];
                        once[player] += 101;
                        assert_eq!(theirs, once, "{text}");
                    }
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 50, "{variant}: {tried}");
}

#[test]
fn short_openings_of_101() {
    tried_short(Variant::Yuzbir);
    tried_short(Variant::YuzbirTeam);
}

/// For each variant, defines a short test and an ignored test with ten thousand hands.
macro_rules! profiles {
    ($($short:ident $long:ident $variant:ident)*) => {$(
        #[test]
        fn $short() {
            on(Variant::$variant, 12, 6);
        }

        #[test]
        #[ignore = "a long proof: ten thousand hands, each changed in one place"]
        fn $long() {
            on(Variant::$variant, 10_000, 1);
        }
    )*};
}

profiles! {
    twelve_hands_of_okey ten_thousand_hands_of_okey Okey
    twelve_hands_of_okey_house ten_thousand_hands_of_okey_house OkeyHouse
    twelve_hands_of_okey_pot ten_thousand_hands_of_okey_pot OkeyPot
    twelve_hands_of_101 ten_thousand_hands_of_101 Yuzbir
    twelve_hands_of_101_team ten_thousand_hands_of_101_team YuzbirTeam
    twelve_hands_of_cs102 ten_thousand_hands_of_cs102 Cs102
}
