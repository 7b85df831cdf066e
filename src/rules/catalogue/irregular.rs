//! What no source decides.

use crate::rules::entry::{Entry, Proof, Scope, Section, Sureness, Untold};
use crate::words::{Clause, both};

pub(super) const SECTION: Section = Section {
    title: both!(tr "Hiçbir kaynağın çözmediği durumlar" en "What no source decides"),
    entries: ENTRIES,
};

const ENTRIES: &[Entry] = &[
    Entry {
        clause: Clause::IrregularCount,
        title: both!(tr "Istakada eksik ya da fazla taş" en "A tile too many or too few"),
        text: both!(tr "Oyun sürerken bir oyuncunun taşı bir fazla ya da bir eksik çıkarsa ne olacağını ne bir belge \
                        ne de bir kural sayfası söyler. Masa önceden şunları kararlaştırır: el yeniden mi dağıtılır, o \
                        oyuncu bu eli bitirebilir mi, ona ceza yazılır mı."
                    en "No document and no rule page says what follows when a rack turns out to hold a tile too many \
                        or too few during play. A table agrees beforehand whether the hand is dealt again, whether \
                        that player may still finish it, and whether anything is charged."),
        standing: Sureness::Silent,
        sources: &[],
        scope: Scope::All,
        proof: Proof::Told(Untold::Undecided),
        see: &[Clause::TilesDeal, Clause::FoulList],
    },
    Entry {
        clause: Clause::IrregularTurn,
        title: both!(tr "Sırası gelmeden oynamak" en "Playing out of turn"),
        text: both!(tr "Sırası gelmeden taş çeken ya da atan için ne bir belge ne de bir kural sayfası bir şey söyler. \
                        Masa önceden şunları kararlaştırır: taş geri konur mu, görülen taşa ne olur, ceza yazılır mı."
                    en "No document and no rule page says what follows when somebody draws or throws out of turn. A \
                        table agrees beforehand whether the tile goes back, what becomes of a tile that was seen, and \
                        whether anything is charged."),
        standing: Sureness::Silent,
        sources: &[],
        scope: Scope::All,
        proof: Proof::Told(Untold::Undecided),
        see: &[Clause::TurnOrder, Clause::DiscardFinal],
    },
    Entry {
        clause: Clause::IrregularExposed,
        title: both!(tr "Yanlışlıkla gösterilen taş" en "A tile shown by accident"),
        text: both!(tr "Istakadan düşen ya da yanlışlıkla açılan taş için ne bir belge ne de bir kural sayfası bir şey \
                        söyler. Masa önceden şunları kararlaştırır: taş ıstakaya döner mi, atılmış mı sayılır, ceza \
                        yazılır mı."
                    en "No document and no rule page says what follows when a tile falls from a rack or is turned over \
                        by accident. A table agrees beforehand whether it goes back to the rack or counts as thrown, \
                        and whether anything is charged."),
        standing: Sureness::Silent,
        sources: &[],
        scope: Scope::All,
        proof: Proof::Told(Untold::Undecided),
        see: &[Clause::DiscardFinal, Clause::DiscardLooking],
    },
];
