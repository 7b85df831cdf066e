//! The sources in which the rules are stated.

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
        /// A simplified game from the homework of a course (CS102).
        Course = "C",
        /// The rules of the classic game.
        Classic = "D",
        /// The thesis on hapis tavlası, which prints an engine as listings.
        Thesis = "T",
        /// Web pages with rules, and open-source implementations.
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
            Self::Field => both!(tr "oynanan biçim: kural sayfaları ve açık programlar"
                                 en "field practice: rule pages and open programs"),
        }
    }
}

impl Document {
    /// Returns how the catalogue cites sections of this document.
    pub const fn sections(self) -> Bilingual {
        match self {
            Self::Algorithm => both!(tr "1-5 numaralı bölümler ve içlerindeki adımlar"
                                     en "sections 1 to 5 and their steps"),
            Self::Guide101 => both!(tr "Genel Bilgiler ve I-XI bölümleri, başlıkları ve madde numaraları"
                                    en "Genel Bilgiler and chapters I to XI, with headings and item numbers"),
            Self::Course => {
                both!(tr "rules 1-6: değişen kuralların listesi; game, winning hand, program, tiles: o konudaki \
                                      paragraflar"
                                  en "rules 1 to 6: the list of changed rules; game, winning hand, program, tiles: the \
                                      paragraphs about these")
            }
            Self::Classic => both!(tr "başlıkları" en "headings"),
            Self::Thesis => both!(tr "bölümleri ve EK-1 ile EK-13 arası kodları"
                                  en "sections, and listings EK-1 to EK-13"),
            Self::Field => both!(tr "çok sayıda metin; sayıldıysa kaçının öyle dediği yazılır"
                                 en "many texts, with their number if they were counted"),
        }
    }
}

/// A place in a document where a rule is stated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The document that states the rule.
    pub document: Document,
    /// The section, heading and item number as in the document. It is empty for web pages.
    pub section: &'static str,
    /// The number of web pages and implementations that state the rule, if they were counted.
    pub texts: Option<u8>,
}

/// The algorithm for an online game, without a section.
pub(super) const A: Source = Source { document: Document::Algorithm, section: "", texts: None };
/// The guide to 101, without a section.
pub(super) const B: Source = Source { document: Document::Guide101, section: "", texts: None };
/// The simplified game from a course, without a section.
pub(super) const C: Source = Source { document: Document::Course, section: "", texts: None };
/// The rules of the classic game, without a section.
pub(super) const D: Source = Source { document: Document::Classic, section: "", texts: None };
/// The thesis on hapis tavlası, without a section.
pub(super) const T: Source = Source { document: Document::Thesis, section: "", texts: None };
/// Web pages and implementations, uncounted.
pub(super) const F: Source = Source { document: Document::Field, section: "", texts: None };

/// Returns the source for web pages and implementations, with the number of those that state the rule.
pub(super) const fn field(texts: u8) -> Source {
    Source { texts: Some(texts), ..F }
}

impl Source {
    /// Returns this source with a section.
    pub(super) const fn at(self, section: &'static str) -> Self {
        Self { section, ..self }
    }
}
