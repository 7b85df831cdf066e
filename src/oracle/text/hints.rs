//! Names the options with which a user can fix a problem. The library reports the problem, but does not know options.

use std::fmt::Display;

use crate::hand::{HandFault, NoAnswer};
use crate::hapis::HapisFault;
use crate::notation::{Letters, NotationFault};
use crate::record::RecordFault;
use crate::score::{GameEnd, ScoreFault};
use crate::sheets::SheetFault;
use crate::text::{FaultText, pick, say};
use crate::words::Language;

/// Adds the option that fixes a fault to the hint of the fault.
fn with(text: FaultText, option: Option<impl Display>) -> FaultText {
    match (text.hint, option) {
        (Some(hint), Some(option)) => FaultText { hint: Some(format!("{hint} ({option})")), ..text },
        (hint, _) => FaultText { hint, ..text },
    }
}

/// Returns the texts of a fault that no option fixes.
pub(in crate::oracle) fn none<K>(_: &K, text: FaultText, _: Language) -> FaultText {
    text
}

pub(in crate::oracle) fn notation(fault: &NotationFault, text: FaultText, _: Language) -> FaultText {
    with(text, notation_option(fault))
}

pub(in crate::oracle) fn hand(fault: &HandFault, text: FaultText, language: Language) -> FaultText {
    with(text, hand_option(fault, language))
}

pub(in crate::oracle) fn no_answer(fault: &NoAnswer, text: FaultText, language: Language) -> FaultText {
    let hint = Some(asking(fault, text.hint.unwrap_or_default(), language));
    FaultText { hint, ..text }
}

pub(in crate::oracle) fn score(fault: &ScoreFault, text: FaultText, language: Language) -> FaultText {
    with(text, score_option(fault, language))
}

pub(in crate::oracle) fn sheet(fault: &SheetFault, text: FaultText, language: Language) -> FaultText {
    match fault {
        SheetFault::Notation(fault) => notation(fault, text, language),
        SheetFault::Score(fault) => score(fault, text, language),
        _ => text,
    }
}

pub(in crate::oracle) fn record(fault: &RecordFault, text: FaultText, language: Language) -> FaultText {
    let play =
        matches!(fault, RecordFault::NotWhole).then(|| pick(language, "okey play --record", "okey oyna --record"));
    with(text, play)
}

pub(in crate::oracle) fn hapis(fault: &HapisFault, text: FaultText, _: Language) -> FaultText {
    with(text, hapis_option(fault))
}

/// Adds to a hint the commands or options that can answer instead.
fn asking(fault: &NoAnswer, hint: String, language: Language) -> String {
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

fn notation_option(fault: &NotationFault) -> Option<String> {
    match fault {
        NotationFault::OtherLetters { letters: Letters::Krby, .. } => Some("--letters rkms".to_owned()),
        NotationFault::NamedOkey { indicator, known: None, .. } => Some(format!("-i {indicator}")),
        NotationFault::IndicatorInText { face } => Some(format!("-i {face}")),
        _ => None,
    }
}

fn hand_option(fault: &HandFault, language: Language) -> Option<String> {
    match fault {
        HandFault::WrongCount { fits: Some(variant), .. } => {
            Some(format!("--variant {}", pick(language, variant.name(), variant.alias())))
        }
        _ => None,
    }
}

fn score_option(fault: &ScoreFault, language: Language) -> Option<String> {
    Some(match fault {
        ScoreFault::Hand(fault) => return hand_option(fault, language),
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

const fn hapis_option(fault: &HapisFault) -> Option<&'static str> {
    Some(match fault {
        HapisFault::PrisonerAtHome { .. } => "--set bear_off_free=false",
        HapisFault::BothDice | HapisFault::LargerDie { .. } => "--set both_dice=false",
        HapisFault::OtherTurn { printed: true, .. } => "--as-printed",
        _ => return None,
    })
}
