//! Names the options with which a user can fix a problem. The library reports the problem, but does not know options.

use crate::cli::fault::FaultKind;
use crate::hand::{HandFault, NoAnswer};
use crate::hapis::HapisFault;
use crate::judge::Fact;
use crate::notation::{Letters, NotationFault};
use crate::record::RecordFault;
use crate::score::{GameEnd, ScoreFault};
use crate::sheets::SheetFault;
use crate::text::{pick, say};
use crate::words::Language;

/// Returns a hint with the option that fixes a fault, or `None` if no option does.
pub(super) fn mending(fault: &FaultKind, language: Language) -> Option<String> {
    match fault {
        FaultKind::Notation(fault) | FaultKind::Sheet(SheetFault::Notation(fault)) => notation(fault),
        FaultKind::Hand(fault) => hand(fault, language),
        FaultKind::Score(fault) | FaultKind::Sheet(SheetFault::Score(fault)) => score(fault, language),
        FaultKind::Record(RecordFault::NotWhole) => {
            Some(pick(language, "okey play --record", "okey oyna --record").to_owned())
        }
        FaultKind::Hapis(fault) => hapis(fault).map(str::to_owned),
        _ => None,
    }
}

/// Returns the library's hint for a question without an answer, and adds the commands or options that help.
pub(super) fn asking(fault: &NoAnswer, hint: String, language: Language) -> String {
    match fault {
        NoAnswer::NothingToDiscard { .. } => say!(language;
            "leave out --discard, or {hint}" / "--discard seçeneğini çıkarın ya da {hint}"),
        NoAnswer::NoPairsInGame => say!(language;
            "{hint}: use okey check" / "{hint}: okey kontrol komutuyla bakın"),
        NoAnswer::OnTurn { .. } => say!(language;
            "{hint}, or let okey advise say which one to throw"
            / "{hint} ya da hangisini atacağınızı okey tavsiye komutuyla öğrenin"),
        NoAnswer::BetweenTurns { .. } => say!(language;
            "{hint}, or let okey waits say what the hand waits for"
            / "{hint} ya da elin hangi taşları beklediğini okey bekle komutuyla öğrenin"),
        NoAnswer::NoOpeningInGame => say!(language;
            "{hint}: use --variant 101 or 101-team" / "{hint}: --variant yüzbir ya da eşli verin"),
        NoAnswer::TakingForbidden => say!(language;
            "leave out --taken, or use --set take.unopened=open"
            / "--taken seçeneğini çıkarın ya da --set take.unopened=open verin"),
        _ => hint,
    }
}

/// Returns the option with which the user can give a missing fact, or `None` if there is no such option.
pub(super) const fn telling(fact: &Fact) -> Option<&'static str> {
    Some(match fact {
        Fact::ThrowUnknown => "--throw",
        Fact::NoMeldsTold { .. } | Fact::PairsUnknown => "--table",
        Fact::TakenUnknown { opened: false, .. } => "--opens",
        Fact::TakenUnknown { opened: true, .. } => "--opens, --onto",
        Fact::LaidOffUnseen { .. } => "--onto",
        Fact::ClaimUnknown => "--claimed",
        Fact::LooksAtOwn { thrown: false } => "--after-throwing",
        _ => return None,
    })
}

fn notation(fault: &NotationFault) -> Option<String> {
    match fault {
        NotationFault::OtherLetters { letters: Letters::Krby, .. } => Some("--letters rkms".to_owned()),
        NotationFault::NamedOkey { indicator, known: None, .. } => Some(format!("-i {indicator}")),
        NotationFault::IndicatorInText { face } => Some(format!("-i {face}")),
        _ => None,
    }
}

fn hand(fault: &HandFault, language: Language) -> Option<String> {
    match fault {
        HandFault::WrongCount { fits: Some(variant), .. } => {
            Some(format!("--variant {}", pick(language, variant.name(), variant.alias())))
        }
        _ => None,
    }
}

fn score(fault: &ScoreFault, language: Language) -> Option<String> {
    Some(match fault {
        ScoreFault::Hand(fault) => return hand(fault, language),
        ScoreFault::NoHands => pick(
            language,
            "a file, - for standard input, or --player and --finish",
            "bir dosya, standart girdi için - ya da --player ile --finish",
        )
        .to_owned(),
        ScoreFault::AnnounceOff => "--set pairs.announce=required".to_owned(),
        ScoreFault::DevamOff => "--set devam=true".to_owned(),
        ScoreFault::OpenedUnwanted { .. } => pick(language, "--variant 101", "--variant yüzbir").to_owned(),
        ScoreFault::LeftMissing { name } => format!("--player \"{name}: ... R5 K7\""),
        ScoreFault::TeamMissing { name, .. } => {
            format!("--player \"{name}: ... {}=A\"", pick(language, "team", "takım"))
        }
        ScoreFault::StakeMissing => "--stake 10".to_owned(),
        ScoreFault::HandAfterEnd { ended: GameEnd::Hands, .. } | ScoreFault::HandsUnwanted { .. } => {
            "--hands, --tournament".to_owned()
        }
        _ => return None,
    })
}

const fn hapis(fault: &HapisFault) -> Option<&'static str> {
    Some(match fault {
        HapisFault::PrisonerAtHome { .. } => "--set bear_off_free=false",
        HapisFault::BothDice | HapisFault::LargerDie { .. } => "--set both_dice=false",
        HapisFault::OtherTurn { printed: true, .. } => "--as-printed",
        _ => return None,
    })
}
