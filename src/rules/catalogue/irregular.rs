//! Cases that no source decides.

catalogue! {
    tr "Hiçbir kaynağın çözmediği durumlar" en "Cases that no source decides";

    IrregularCount: tr "Istakada eksik ya da fazla taş" en "A tile too many or too few"
        tr "Oyun sürerken ıstakanızda bir taş fazla ya da eksik çıkarsa ne olacağını hiçbir belge, hiçbir kural \
            sayfası söylemez. Masada önceden şunları kararlaştırın: el yeniden dağıtılır mı, o oyuncu bu eli \
            bitirebilir mi, ona ceza yazılır mı."
        en "No document and no rule page decides what happens if a rack has a tile too many or too few during play. \
            The table should agree beforehand if the hand is dealt again, if that player may still finish, and if they \
            are charged a penalty."
        silent in All
        unshown Undecided
        see [TilesDeal, FoulList];

    IrregularTurn: tr "Sırası gelmeden oynamak" en "Playing out of turn"
        tr "Bir oyuncu sırası gelmeden taş çeker ya da atarsa ne olacağını hiçbir belge, hiçbir kural sayfası \
            söylemez. Masada önceden şunları kararlaştırın: taş geri konur mu, görülen taşa ne olur, ceza yazılır mı."
        en "No document and no rule page decides what happens if a player draws or throws out of turn. The table \
            should agree beforehand if the tile goes back, how to treat a tile that another player has seen, and if a \
            penalty is charged."
        silent in All
        unshown Undecided
        see [TurnOrder, DiscardFinal];

    IrregularExposed: tr "Yanlışlıkla gösterilen taş" en "A tile shown by accident"
        tr "Bir taş ıstakadan düşer ya da yanlışlıkla açılırsa ne olacağını hiçbir belge, hiçbir kural sayfası \
            söylemez. Masada önceden şunları kararlaştırın: taş ıstakaya geri mi konur, atılmış mı sayılır, ceza \
            yazılır mı."
        en "No document and no rule page decides what happens if a tile falls from a rack or is shown by accident. The \
            table should agree beforehand if the tile goes back to the rack or counts as thrown, and if a penalty is \
            charged."
        silent in All
        unshown Undecided
        see [DiscardFinal, DiscardLooking];
}
