//! Situations that no source decides.

catalogue! {
    tr "Hiçbir kaynağın çözmediği durumlar" en "What no source decides";

    IrregularCount: tr "Istakada eksik ya da fazla taş" en "A tile too many or too few"
        tr "Oyun sürerken bir oyuncunun taşı bir fazla ya da bir eksik çıkarsa ne olacağını ne bir belge ne de bir \
            kural sayfası söyler. Masa önceden şunları kararlaştırır: el yeniden mi dağıtılır, o oyuncu bu eli \
            bitirebilir mi, ona ceza yazılır mı."
        en "No document and no rule page says what follows when a rack turns out to hold a tile too many or too few \
            during play. A table agrees beforehand whether the hand is dealt again, whether that player may still \
            finish it, and whether anything is charged."
        silent in All
        untold Undecided
        see [TilesDeal, FoulList];

    IrregularTurn: tr "Sırası gelmeden oynamak" en "Playing out of turn"
        tr "Sırası gelmeden taş çeken ya da atan için ne bir belge ne de bir kural sayfası bir şey söyler. Masa \
            önceden şunları kararlaştırır: taş geri konur mu, görülen taşa ne olur, ceza yazılır mı."
        en "No document and no rule page says what follows when somebody draws or throws out of turn. A table agrees \
            beforehand whether the tile goes back, what becomes of a tile that was seen, and whether anything is \
            charged."
        silent in All
        untold Undecided
        see [TurnOrder, DiscardFinal];

    IrregularExposed: tr "Yanlışlıkla gösterilen taş" en "A tile shown by accident"
        tr "Istakadan düşen ya da yanlışlıkla açılan taş için ne bir belge ne de bir kural sayfası bir şey söyler. \
            Masa önceden şunları kararlaştırır: taş ıstakaya döner mi, atılmış mı sayılır, ceza yazılır mı."
        en "No document and no rule page says what follows when a tile falls from a rack or is turned over by \
            accident. A table agrees beforehand whether it goes back to the rack or counts as thrown, and whether \
            anything is charged."
        silent in All
        untold Undecided
        see [DiscardFinal, DiscardLooking];
}
