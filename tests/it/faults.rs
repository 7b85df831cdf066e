//! Each type of fault implements `std::error::Error`.

use std::error::Error;

use okey::game::Wrong;
use okey::hapis::{self, HapisFault};
use okey::notation::NotationFault;
use okey::record::RecordFault;
use okey::score::ScoreFault;
use okey::sheets::SheetFault;
use okey::{Fault, Faults, HandFault, Language, NoAnswer, NotAName, NotATile, ProfileFault, TableFault, UnknownClause};

const fn passes_on<E: Error + Send + Sync + 'static>() {}

#[test]
fn every_fault_can_be_passed_on_as_an_error() {
    const { passes_on::<Faults<NotationFault>>() }
    const { passes_on::<Faults<HandFault>>() }
    const { passes_on::<Faults<ScoreFault>>() }
    const { passes_on::<Faults<SheetFault>>() }
    const { passes_on::<Faults<RecordFault>>() }
    const { passes_on::<Faults<ProfileFault>>() }
    const { passes_on::<TableFault>() }
    const { passes_on::<HapisFault>() }
    const { passes_on::<Fault<HapisFault>>() }
    const { passes_on::<Faults<HapisFault>>() }
    const { passes_on::<<hapis::Position as std::str::FromStr>::Err>() }
    const { passes_on::<NotAName>() }
    const { passes_on::<NotATile>() }
    const { passes_on::<UnknownClause>() }
    const { passes_on::<NoAnswer>() }
    const { passes_on::<Wrong>() }
}

#[test]
fn faults_as_errors_have_the_english_text() {
    let faults = "1p:o:-:-:X".parse::<hapis::Position>().expect_err("neither a point nor a side");
    let printed: Vec<String> = faults.texts(Language::En).map(|text| text.to_string()).collect();
    let kinds: Vec<String> = faults.iter().map(|fault| fault.kind.to_string()).collect();
    assert_eq!(printed, kinds);
    assert_eq!(faults[0].text(Language::Tr).message, "\"p\" bir hane değil");
}
