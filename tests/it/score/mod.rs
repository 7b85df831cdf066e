//! Tests of points and penalties: exact amounts, general laws, refused reports, score sheets, and hostile input.

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
mod tables;

use okey::notation::Letters;
use okey::score::{Balances, Form, HandScore, Outcome, ScoreFault, Sheet};
use okey::sheets::{SheetFault, read_hands};
use okey::{Fault, Faults, Profile};

use crate::engine::case::profile;

fn of_sheet(faults: Faults<ScoreFault>) -> Vec<Fault<SheetFault>> {
    faults.into_iter().map(Fault::into).collect()
}

fn settle(profile: &Profile, json: &str) -> Result<HandScore, Vec<Fault<SheetFault>>> {
    let hands = read_hands(json, Letters::Krby).map_err(|faults| faults.to_vec())?;
    let outcome = Outcome::new(profile, &hands[0]).map_err(of_sheet)?;
    Ok(HandScore::new(&outcome, &Balances::first(profile)))
}

fn settle_sheet(profile: &Profile, json: &str, form: Form) -> Result<Sheet, Vec<Fault<SheetFault>>> {
    let hands = read_hands(json, Letters::Krby).map_err(|faults| faults.to_vec())?;
    Sheet::new(profile, &hands, form).map_err(of_sheet)
}

/// Returns the points of every player. Asserts that they are the sum of the player's parts.
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
