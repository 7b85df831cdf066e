//! The documents that state the rules.

use crate::words::{Bilingual, both, named};

/// The number of this edition of the catalogue. It increases when a clause is added or a rule changes.
pub const EDITION: u32 = 3;

/// The date of this edition.
pub const DATE: &str = "2026-11-24";

named! {
    /// A document that states rules of the game.
    Document {
        /// The description of an algorithm for an online game with four players.
        Algorithm = "A",
        /// A complete guide to 101.
        Guide101 = "B",
        /// The homework of a programming course (CS102) that describes a simplified game.
        Course = "C",
        /// The rules of the classic game.
        Classic = "D",
        /// A thesis on hapis tavlası, a backgammon game. It prints the code of an engine.
        Thesis = "T",
        /// Web pages with rules, and open-source programs that play the game.
        Field = "F",
    }
}

impl Document {
    /// Returns the title of the document.
    pub const fn title(self) -> Bilingual {
        match self {
            Self::Algorithm => both!(tr "dört kişilik okeyin algoritma şeması" en "four-player Okey, algorithm"),
            Self::Guide101 => both!(tr "101 okey oyun kuralları, tam rehber" en "101 Okey, complete guide"),
            Self::Course => both!(tr "CS102 ödevi, basitleştirilmiş okey" en "CS102 homework, simplified Okey"),
            Self::Classic => both!(tr "okey kuralları" en "rules of Okey"),
            Self::Thesis => both!(tr "hapis tavlası üzerine bir tez" en "a thesis on hapis tavlası"),
            Self::Field => both!(tr "oynanan biçim: internetteki kural sayfaları ve açık kaynak programlar"
                                 en "field practice: web pages with rules and open-source programs"),
        }
    }
}

impl Document {
    /// Explains how the catalogue cites a place in this document, for example by section or by heading.
    pub const fn sections(self) -> Bilingual {
        match self {
            Self::Algorithm => both!(tr "1-5 numaralı bölümler ve içlerindeki adımlar"
                                     en "sections 1 to 5 and their steps"),
            Self::Guide101 => both!(tr "Genel Bilgiler ve I-XI bölümleri, başlıkları ve madde numaraları"
                                    en "Genel Bilgiler and chapters I to XI, with headings and item numbers"),
            Self::Course => {
                both!(tr "değişen kuralların listesindeki sıra (rules 1-6) ya da paragrafın konusu (game, \
                                      winning hand, program, tiles)"
                                  en "rules 1 to 6 of the list of changed rules, or the topic of a paragraph (game, \
                                      winning hand, program, tiles)")
            }
            Self::Classic => both!(tr "başlıkları" en "headings"),
            Self::Thesis => both!(tr "bölümleri ve EK-1 ile EK-13 arası program kodları"
                                  en "section numbers, and the program listings EK-1 to EK-13"),
            Self::Field => both!(tr "çok sayıda metin; sayıldıysa kaçının öyle dediği yazılır"
                                 en "no section; if the texts were counted, their number is given"),
        }
    }
}

/// A place in a document where a rule is stated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The document that states the rule.
    pub document: Document,
    /// The section, heading and item number in the document. It is empty for web pages.
    pub section: &'static str,
    /// How many web pages and programs state the rule. `None` if they were not counted.
    pub texts: Option<u8>,
}

/// Source A, the algorithm for an online game, cited without a section.
pub(super) const A: Source = Source { document: Document::Algorithm, section: "", texts: None };
/// Source B, the guide to 101, cited without a section.
pub(super) const B: Source = Source { document: Document::Guide101, section: "", texts: None };
/// Source C, the simplified game from a course, cited without a section.
pub(super) const C: Source = Source { document: Document::Course, section: "", texts: None };
/// Source D, the rules of the classic game, cited without a section.
pub(super) const D: Source = Source { document: Document::Classic, section: "", texts: None };
/// Source T, the thesis on hapis tavlası, cited without a section.
pub(super) const T: Source = Source { document: Document::Thesis, section: "", texts: None };
/// Source F, web pages and open-source programs, without the number of those that state a rule.
pub(super) const F: Source = Source { document: Document::Field, section: "", texts: None };

/// Returns source F (web pages and open-source programs) with the number of those that state the rule.
pub(super) const fn field(texts: u8) -> Source {
    Source { texts: Some(texts), ..F }
}

impl Source {
    pub(super) const fn at(self, section: &'static str) -> Self {
        Self { section, ..self }
    }
}
