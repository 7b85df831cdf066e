//! Faults as errors of a program.

use std::error::Error;

use okey::hapis::{self, HapisFault};
use okey::layouts::NotAHand;
use okey::notation::NotationFault;
use okey::record::RecordFault;
use okey::score::ScoreFault;
use okey::sheets::SheetFault;
use okey::{Faults, HandFault, NoAnswer, NotAName, NotATile, ProfileFault, TableFault, UnknownClause};

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
    const { passes_on::<hapis::Fault>() }
    const { passes_on::<Faults<HapisFault>>() }
    const { passes_on::<<hapis::Position as std::str::FromStr>::Err>() }
    const { passes_on::<NotAName>() }
    const { passes_on::<NotATile>() }
    const { passes_on::<UnknownClause>() }
    const { passes_on::<NotAHand>() }
    const { passes_on::<NoAnswer>() }
}
