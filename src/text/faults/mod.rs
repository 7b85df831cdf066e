//! Sentences about every fault of the library, in English and Turkish.

mod hapis;
mod notation;
mod record;
mod score;
mod table;

use std::fmt;

use super::{any_of, meant};
use crate::hand::{HandFault, NoAnswer};
use crate::hapis::HapisFault;
use crate::notation::NotationFault;
use crate::record::RecordFault;
use crate::score::ScoreFault;
use crate::sheets::SheetFault;
use crate::table::{ProfileFault, TableFault};
use crate::tiles::NotATile;
use crate::words::{Clause, Fault, Faults, Language, NotAName, UnknownClause, suggest};

/// The texts about one fault.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct FaultText {
    /// The message, without a capital letter or a full stop.
    pub message: String,
    /// The label next to the caret that marks the fault; empty if there is none.
    pub label: String,
    /// The hint on how to fix the fault.
    pub hint: Option<String>,
}

impl FaultText {
    /// Creates the texts about a fault. An empty `hint` means that there is none.
    pub(crate) fn of(message: String, label: String, hint: String) -> Self {
        Self { message, label, hint: Some(hint).filter(|hint| !hint.is_empty()) }
    }
}

/// Writes the message, followed by the hint.
impl fmt::Display for FaultText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        self.hint.as_ref().map_or(Ok(()), |hint| write!(f, "; {hint}"))
    }
}

/// A fault that can be explained in English and Turkish.
pub trait Explain {
    /// Returns the texts about the fault in `language`.
    fn explain(&self, language: Language) -> FaultText;
}

impl<K: Explain> Fault<K> {
    /// Returns the message, the label and the hint of the fault in `language`.
    ///
    /// ```
    /// use okey::notation::{self, Letters};
    /// use okey::Language;
    ///
    /// let faults = notation::hand("K1 R15", Letters::Krby).expect_err("no tile is numbered 15");
    /// assert_eq!(faults[0].text(Language::Tr).message, "sayısı 15 olan taş yok");
    /// ```
    pub fn text(&self, language: Language) -> FaultText {
        self.kind.explain(language)
    }
}

impl<K: Explain> Faults<K> {
    /// Returns the texts about each fault, in order.
    ///
    /// ```
    /// use okey::Language;
    /// use okey::hapis::Position;
    ///
    /// let faults = "1p:o:-:07:W".parse::<Position>().expect_err("neither a point nor dice");
    /// let messages: Vec<String> = faults.texts(Language::Tr).map(|text| text.message).collect();
    /// assert_eq!(messages, ["\"p\" bir hane değil", "bunlar iki zar değil"]);
    /// ```
    pub fn texts(&self, language: Language) -> impl Iterator<Item = FaultText> {
        self.iter().map(move |fault| fault.text(language))
    }
}

/// Implements the texts of each type of fault. `Display` prints the English message and hint.
macro_rules! faults {
    ($($fault:ident: $rows:path;)+) => {
        $(
            impl $fault {
                /// Returns the texts about the fault in `language`.
                pub fn text(&self, language: Language) -> FaultText {
                    $rows(self, language)
                }
            }

            impl Explain for $fault {
                fn explain(&self, language: Language) -> FaultText {
                    self.text(language)
                }
            }

            impl fmt::Display for $fault {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.text(Language::En).fmt(f)
                }
            }

            impl std::error::Error for $fault {}
        )+
    };
}

faults! {
    NotationFault: notation::notation;
    ProfileFault: table::profile;
    TableFault: table::table;
    HandFault: table::hand;
    NoAnswer: table::no_answer;
    ScoreFault: score::score;
    SheetFault: score::sheet;
    RecordFault: record::record;
    HapisFault: hapis::hapis;
    NotATile: tile;
    UnknownClause: clause;
    NotAName: name;
}

/// Translates the message with which a JSON or TOML parser rejected a text. The parsers write only English.
pub(crate) fn refusal(reason: &str, language: Language) -> String {
    let doubled = reason.strip_prefix("duplicate field `").and_then(|rest| rest.split('`').next());
    match (language, doubled) {
        (Language::En, None) => reason.to_owned(),
        (Language::En, Some(field)) => format!("the field \"{field}\" appears twice"),
        (Language::Tr, Some(field)) => format!("\"{field}\" alanı iki kez yazılmış"),
        (Language::Tr, None) if reason.contains("duplicate key") => "aynı anahtar iki kez yazılmış".to_owned(),
        (Language::Tr, None) if reason.starts_with("EOF") => "yarıda kesiliyor".to_owned(),
        (Language::Tr, None) => "yazımı bozuk".to_owned(),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the table of faults passes references")]
fn tile(_: &NotATile, language: Language) -> FaultText {
    fault_rows!(language;
        "not the canonical form of a tile, such as K1, Y13 or J*"
        / "bir taşın K1, Y13 ya da J* gibi asıl yazılışı değil")
}

fn clause(UnknownClause(id): &UnknownClause, language: Language) -> FaultText {
    let nearest = suggest(id, Clause::ALL.iter().map(|clause| clause.id()));
    fault_rows!(language;
        "there is no clause {id:?}" / "{id:?} diye bir madde yok",
        meant(nearest, String::new(), language))
}

fn name(NotAName(names): &NotAName, language: Language) -> FaultText {
    fault_rows!(language, names = any_of(names, language);
        "not one of {names}" / "şunlardan biri değil: {names}")
}
