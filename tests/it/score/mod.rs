//! Points and penalties: exact amounts, general laws, refused reports, score sheets, and hostile input.

mod bounds;
mod csv;
mod endings;
mod figures;
mod fouls;
mod hostile;
mod large;
pub(crate) mod law;
mod readings;
mod refused;
mod sheets;
mod stated;
mod tables;

use okey::notation::Letters;
use okey::score::{Balances, HandScore, Outcome, ScoreFault};
use okey::sheets::{SheetFault, read_hands};
use okey::{Fault, Faults, Profile};
use serde_json::{Value, json};

use crate::command::{json_of, run_with};
use crate::engine::case::profile;

fn of_sheet(faults: Faults<ScoreFault>) -> Vec<Fault<SheetFault>> {
    faults.into_iter().map(Fault::into).collect()
}

fn settle(profile: &Profile, json: &str) -> Result<HandScore, Vec<Fault<SheetFault>>> {
    let hands = read_hands(json, Letters::Krby).map_err(|faults| faults.to_vec())?;
    let outcome = Outcome::new(profile, &hands[0]).map_err(of_sheet)?;
    Ok(HandScore::new(&outcome, &Balances::first(profile)))
}

/// The JSON answer about a score sheet.
#[derive(Debug)]
struct Sheet(Value);

impl Sheet {
    /// Runs `okey score` on these lines of JSON. `more` has further options, such as the number of hands. Returns the
    /// codes of the faults if the sheet is refused.
    ///
    /// The answer about a single hand has no totals, so the sheet begins with an additional void hand, which changes no
    /// points.
    fn settled(profile: &Profile, lines: &str, more: &[&str]) -> Result<Self, Vec<String>> {
        let set = profile.changes().map(|(switch, value)| format!("--set={}={value}", switch.key)).collect::<Vec<_>>();
        let call = ["score", "-", "--json", "--variant", profile.variant().name()];
        let call: Vec<&str> =
            call.into_iter().chain(set.iter().map(String::as_str)).chain(more.iter().copied()).collect();
        let first = serde_json::Deserializer::from_str(lines).into_iter::<Value>().next();
        let mut players = first.expect("a hand").expect("JSON")["players"].clone();
        for player in players.as_array_mut().expect("players") {
            player.as_object_mut().expect("a player").retain(|key, _| key == "name" || key == "team");
        }
        let void = json!({ "void": "tea was spilled", "players": players });
        let output = run_with(&call, format!("{void}\n{lines}").as_bytes());
        if output.status.code() == Some(2) {
            let faults = json_of(&output.stderr)["faults"].as_array().cloned().expect("faults");
            return Err(faults.iter().map(|fault| fault["code"].as_str().expect("a code").to_owned()).collect());
        }
        Ok(Self(json_of(&output.stdout)))
    }

    fn is_over(&self) -> bool {
        self.0["over"] == true
    }

    fn leaders(&self) -> Vec<&str> {
        self.0["leaders"].as_array().expect("names").iter().filter_map(Value::as_str).collect()
    }

    /// Returns one number for each player after the last hand: `points`, `balance` or `place`, as `key` says.
    fn totals(&self, key: &str) -> Vec<i64> {
        self.0["totals"].as_array().expect("totals").iter().filter_map(|total| total[key].as_i64()).collect()
    }
}

/// Returns the points of every player. Asserts that they equal the sum of the listed parts.
fn points(score: &HandScore) -> Vec<i64> {
    for player in &score.players {
        let sum: i64 = player.parts.iter().map(|part| part.base * part.factor).sum();
        assert_eq!(player.points(), sum, "{}", player.name);
        assert!(player.parts.iter().all(|part| score.clauses.contains(&part.clause)), "{:?}", score.clauses);
    }
    score.players.iter().map(okey::score::PlayerScore::points).collect()
}

fn codes(faults: &[Fault<SheetFault>]) -> Vec<&'static str> {
    faults.iter().map(|fault| fault.kind.code()).collect()
}
