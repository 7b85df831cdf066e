//! Where the rules come from.

use crate::words::{Bilingual, both, named};

/// The edition of the catalogue. A clause that is added, or says something else, makes a new one.
pub const EDITION: u32 = 3;

/// The day of this edition.
pub const DATE: &str = "2026-11-24";

named! {
    /// Where rules are written down.
    Document {
        /// The algorithm of a four-player online game.
        Algorithm = "A",
        /// A full guide to 101.
        Guide101 = "B",
        /// A course's simplified game.
        Course = "C",
        /// The rules of the classic game.
        Classic = "D",
        /// The thesis on hapis tavlası, with its listings.
        Thesis = "T",
        /// Rule pages and open implementations: what is played.
        Field = "F",
    }
}

impl Document {
    /// What it calls itself.
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
    /// What its sections are called here.
    pub const fn sections(self) -> Bilingual {
        match self {
            Self::Algorithm => both!(tr "1-5 numaralı bölümleri ve içlerindeki adımlar"
                                     en "its sections 1 to 5 and the steps in them"),
            Self::Guide101 => both!(tr "Genel Bilgiler ve I-XI bölümleri, içlerindeki başlıklar ve sıra numaraları"
                                    en "Genel Bilgiler and its chapters I to XI, their headings and the numbers of the \
                                        items"),
            Self::Course => both!(tr "rules 1-6: değişen kurallar listesi; game, winning hand, program, tiles: ilgili \
                                      paragraflar"
                                  en "rules 1 to 6: the list of altered rules; game, winning hand, program, tiles: the \
                                      paragraphs on these"),
            Self::Classic => both!(tr "başlıkları" en "its headings"),
            Self::Thesis => both!(tr "bölümleri, ve EK-1 ile EK-13 arası kodları"
                                  en "its sections, and its listings EK-1 to EK-13"),
            Self::Field => both!(tr "çok sayıda metin; biliniyorsa kaçının öyle dediği yazılır"
                                 en "many texts; how many say so is given where it was counted"),
        }
    }
}

/// One place where a rule is stated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The document.
    pub document: Document,
    /// Where in the document: its section, the heading there and the number of the item, as the document writes them;
    /// empty for the field, whose texts are many.
    pub section: &'static str,
    /// How many texts of field practice say so, where they were counted.
    pub texts: Option<u8>,
}

/// The algorithm of a four-player game.
pub(super) const A: Source = Source { document: Document::Algorithm, section: "", texts: None };
/// The guide to 101.
pub(super) const B: Source = Source { document: Document::Guide101, section: "", texts: None };
/// The course's game.
pub(super) const C: Source = Source { document: Document::Course, section: "", texts: None };
/// The classic rules.
pub(super) const D: Source = Source { document: Document::Classic, section: "", texts: None };
/// The thesis on hapis tavlası.
pub(super) const T: Source = Source { document: Document::Thesis, section: "", texts: None };
/// Field practice, uncounted.
pub(super) const F: Source = Source { document: Document::Field, section: "", texts: None };

/// Field practice, with the number of its texts.
pub(super) const fn field(texts: u8) -> Source {
    Source { texts: Some(texts), ..F }
}

impl Source {
    /// This source at a section.
    pub(super) const fn at(self, section: &'static str) -> Self {
        Self { section, ..self }
    }
}
