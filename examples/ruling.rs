//! Rules on a disputed opening. Is it allowed, what does it cost, and which house rules would change the ruling?

#![allow(clippy::print_stdout, reason = "an example")]

use std::error::Error;

use okey::judge::{Claim, OpeningClaim, elsewhere, judge};
use okey::notation::{self, Letters};
use okey::{Engine, Face, Language, Profile, Table, Variant, impossible};

fn main() -> Result<(), Box<dyn Error>> {
    let indicator: Face = "Y13".parse()?;
    let table = Table::new(Profile::new(Variant::Yuzbir), Some(indicator.into()))?;
    let melds = notation::melds("K10-13 / R10-12 / O=Y3 Y4-6", Letters::Krby)?;
    let claim = Claim::Opening(OpeningClaim { melds, ..OpeningClaim::default() });
    assert!(impossible(&table, &claim.rack(&table)).is_empty(), "these tiles can lie on one table");

    let engine = Engine::default();
    let ruling = judge(&engine, &table, &claim);
    println!("{}", ruling.text(&table, Language::En));
    for finding in &ruling.findings {
        println!("  {}: {}", finding.clause, finding.fact.text(&table, Language::En));
    }
    if let Some(cost) = &ruling.cost {
        println!("costs {}", cost.points());
    }
    for other in elsewhere(&engine, &table, &claim) {
        println!("with {}={}: {:?}", other.switch, other.value, other.ruling.allowed);
    }
    assert_eq!(ruling.allowed, Some(false));
    Ok(())
}
