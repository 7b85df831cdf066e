//! Cases that no source decides.

catalogue! {
    "Cases that no source decides" / "Hiçbir kaynağın çözmediği durumlar";

    IrregularCount: "A tile too many or too few" / "Istakada eksik ya da fazla taş"
        "No document and no web page with rules says what happens if a rack has a tile too many or too few during \
            play. The players should agree beforehand whether the hand is dealt again, whether that player may still \
            finish, and whether that player is charged a penalty."
        / "Oyun sürerken ıstakanızda bir taş fazla ya da eksik çıkarsa ne olacağını hiçbir belge, hiçbir kural \
            sayfası söylemez. Masada önceden şunları kararlaştırın: el yeniden dağıtılır mı, o oyuncu bu eli \
            bitirebilir mi, ona ceza yazılır mı."
        silent in All
        unshown Undecided
        see [TilesDeal, FoulList];

    IrregularTurn: "Playing out of turn" / "Sırası gelmeden oynamak"
        "No document and no web page with rules says what happens if a player draws or throws out of turn. The \
            players should agree beforehand whether the tile goes back, what happens to a tile that another player \
            has seen, and whether a penalty is charged."
        / "Bir oyuncu sırası gelmeden taş çeker ya da atarsa ne olacağını hiçbir belge, hiçbir kural sayfası \
            söylemez. Masada önceden şunları kararlaştırın: taş geri konur mu, görülen taşa ne olur, ceza yazılır mı."
        silent in All
        unshown Undecided
        see [TurnOrder, DiscardFinal];

    IrregularExposed: "A tile shown by accident" / "Yanlışlıkla gösterilen taş"
        "No document and no web page with rules says what happens if a tile falls from a rack or is shown by \
            accident. The players should agree beforehand whether the tile goes back to the rack or counts as thrown, \
            and whether a penalty is charged."
        / "Bir taş ıstakadan düşer ya da yanlışlıkla açılırsa ne olacağını hiçbir belge, hiçbir kural sayfası \
            söylemez. Masada önceden şunları kararlaştırın: taş ıstakaya geri mi konur, atılmış mı sayılır, ceza \
            yazılır mı."
        silent in All
        unshown Undecided
        see [DiscardFinal, DiscardLooking];
}
