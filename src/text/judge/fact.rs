//! Sentences about every fact that a ruling can be based on.

use super::doubling;
use super::parts::{breach, irregularity, kind, laid_meld, meld, placed, tile, tiles_are, to_agree, way};
use crate::judge::{Fact, Visibility};
use crate::meld::Placed;
use crate::score::Opened;
use crate::table::{Game, Table};
use crate::text::{all_of, any_of, counted, score};
use crate::tiles::Tile;
use crate::words::Language;

impl Fact {
    /// Returns the sentence about a fact, without a capital letter or a full stop.
    #[expect(clippy::too_many_lines, reason = "a table: one entry for each fact")]
    pub fn text(&self, table: &Table, language: Language) -> String {
        match self {
            Fact::WrongMeld { meld, breach: why } => breach(meld, *why, table, language),
            Fact::MeldsLegal { melds, pairs } => match (melds, pairs) {
                (1, true) => say!(language; "the pair is legal" / "çift kurallara uygun"),
                (1, false) => say!(language; "the meld is legal" / "per kurallara uygun"),
                (2, true) => say!(language; "both pairs are legal" / "iki çift de kurallara uygun"),
                (2, false) => say!(language; "both melds are legal" / "iki per de kurallara uygun"),
                (_, true) => say!(language; "all {melds} pairs are legal" / "{melds} çiftin hepsi kurallara uygun"),
                (_, false) => say!(language; "all {melds} melds are legal" / "{melds} perin hepsi kurallara uygun"),
            },
            Fact::OkeyStands { placed: Placed { tile: Tile::FalseJoker, stands_for } } => say!(language;
                "the false joker stands for {stands_for}" / "sahte okey {stands_for} yerine geçiyor"),
            Fact::OkeyStands { placed: okey } => say!(language, face = okey.stands_for;
                "the okey stands for {face}" / "okey {face} yerine geçiyor"),
            Fact::Sum { sum: 0, bar, whole: false } => say!(language;
                "no legal run or group is laid; the bar is {bar}"
                / "yere konanlar arasında geçerli seri ya da grup yok; baraj {bar}"),
            Fact::Sum { sum, bar, whole: false } => say!(language;
                "the legal runs and groups sum to {sum}; the bar is {bar}"
                / "geçerli seri ve grupların toplamı {sum}; baraj {bar}"),
            Fact::Sum { sum, bar, .. } if sum < bar => say!(language, short = bar - sum;
                "the melds sum to {sum}, {short} short of {bar}"
                / "perlerin toplamı {sum}; {bar} barajı için {short} eksik"),
            Fact::Sum { sum, bar, .. } if sum == bar => say!(language;
                "the melds sum to {sum}, exactly the bar" / "perlerin toplamı {sum}; barajı tam karşılıyor"),
            Fact::Sum { sum, bar, .. } => say!(language;
                "the melds sum to {sum}; the bar is {bar}" / "perlerin toplamı {sum}; baraj {bar}"),
            Fact::PairCount { pairs: 1, bar } => say!(language;
                "1 pair, {bar} needed" / "1 çift var, {bar} gerekiyor"),
            Fact::PairCount { pairs, bar } => say!(language;
                "{pairs} pairs, {bar} needed" / "{pairs} çift var, {bar} gerekiyor"),
            Fact::Raised { highest, bar } => say!(language;
                "an earlier opening of {highest} raised the bar to {bar}"
                / "önceki en yüksek açış {highest}; baraj {bar} oldu"),
            Fact::HighestUnknown { bar } => say!(language;
                "another player has opened, but you did not say how high (--highest); openings rise at this table, so the \
                 bar is at least {bar}"
                / "el açan var ama en yüksek açış belirtilmemiş (--highest); bu masada açış katlamalı, baraj en az {bar}"),
            Fact::Mixed => say!(language;
                "pairs do not mix with runs and groups" / "çiftler seri ve gruplarla karıştırılmaz"),
            Fact::NotPairs => say!(language;
                "there is no pair among these tiles" / "bu taşların arasında çift yok"),
            Fact::NothingStays { laid } => say!(language;
                "all {laid} tiles are laid, so none is left to throw" / "{laid} taşın hepsi açıldı, atacak taş kalmadı"),
            Fact::TakenLies { tile } => say!(language;
                "the tile taken, {tile}, is in the melds" / "yandan alınan {tile} perlerin içinde"),
            Fact::TakenMissing { tile } => say!(language;
                "the tile taken, {tile}, is not in the melds" / "yandan alınan {tile} perlerde yok"),
            Fact::TakingForbidden => say!(language;
                "at this table a player who has not opened may not take the discard"
                / "bu masada açmamış oyuncu yandan taş alamaz"),
            Fact::TakenNotLaid { tile, opened: true } => say!(language;
                "the tile taken, {tile}, was neither melded nor laid off"
                    / "yandan alınan {tile} ne açıldı ne işlendi"),
            Fact::TakenNotLaid { tile, opened: false } => say!(language;
                "{tile} was taken, but the player did not open with it" / "{tile} yandan alındı ama onunla açılmadı"),
            Fact::PutBack { free: true } => say!(language;
                "at this table a tile taken may be put back" / "bu masada yandan alınan taş geri bırakılabilir"),
            Fact::PutBack { free: false } => say!(language;
                "the tile taken was put back" / "yandan alınan taş geri bırakıldı"),
            Fact::FromLeft => say!(language;
                "it is the left neighbour's last discard" / "alınan, soldaki oyuncunun attığı son taş"),
            Fact::FromRight => say!(language;
                "only the left neighbour's last discard may be taken"
                / "yalnız soldaki oyuncunun attığı son taş alınabilir"),
            Fact::AllLaid { laid } => say!(language, tiles_are = tiles_are(*laid);
                "{tiles_are} laid, and none is left over" / "{laid} taş perlerde, artan yok"),
            Fact::MoreThanHeld { laid, held } => say!(language, tiles_are = tiles_are(*laid);
                "{tiles_are} laid, but the rack held {held} at most"
                / "{laid} taş açılmış, oysa ıstakada en çok {held} taş vardı"),
            Fact::WrongNumber { laid, needed } => say!(language, tiles_are = tiles_are(*laid);
                "{tiles_are} laid, but {needed} are needed" / "perlerde {laid} taş var, {needed} olmalı"),
            Fact::OkeyKept => say!(language;
                "the okey taken from the table is neither laid nor thrown" / "yerden alınan okey ne kondu ne atıldı"),
            Fact::OkeyNotTaken => say!(language;
                "the player did not get the okey, so nothing that was laid with it counts"
                / "oyuncu okeyi alamadı; bu yüzden okeyle konanlar sayılmaz"),
            Fact::Thrown { tile: thrown } => say!(language, tile = tile(*thrown, table);
                "{tile} is thrown" / "atılan taş {tile}"),
            Fact::NothingThrown => say!(language; "no tile is left to throw" / "atacak taş kalmadı"),
            Fact::ThrowUnknown => say!(language;
                "you did not say which tile was thrown" / "hangi taşın atıldığı belirtilmemiş"),
            Fact::PairsCannotEmpty => say!(language;
                "pairs alone never empty a rack of 21: one tile must be laid off"
                / "21 taşlık ıstaka yalnız çiftlerle boşalmaz: bir taş işlenmeli"),
            Fact::WinsOtherwise => say!(language;
                "in another layout the same tiles would have won, but only the layout shown counts"
                / "aynı taşlar başka türlü dizilseydi el biterdi, ama gösterilen diziliş sayılır"),
            Fact::ChainCount { chains } => say!(language;
                "chains of different numbers: {chains}, 3 needed"
                / "farklı sayılardan {chains} zincir var, 3 gerekiyor"),
            Fact::OtherTiles => say!(language;
                "the other tiles do not matter" / "öbür taşların önemi yok"),
            Fact::WonBy { way: by, okey: false } => say!(language, way = way(*by, language);
                "the hand is won with {way}" / "el {way} bitti"),
            Fact::WonBy { way: by, okey: true } => say!(language, way = way(*by, language);
                "the hand is won with {way}, by throwing an okey" / "el {way}, okey atılarak bitti"),
            Fact::FalseJokerThrown => say!(language;
                "throwing a false joker is not an okey finish" / "sahte okey atarak bitmek, okey atarak bitmek sayılmaz"),
            Fact::FirstTurn => say!(language;
                "the starter may win with the tiles dealt, if they are complete"
                / "oyuna başlayan, dağıtılan taşlar tamamsa hemen bitebilir"),
            Fact::Pot { twice: false } => say!(language; "the winner takes the pot" / "çanağı biten alır"),
            Fact::Pot { twice: true } => say!(language;
                "the winner takes the pot, which is paid twice" / "çanağı biten alır, iki katı ödenir"),
            Fact::Elden => say!(language;
                "the player opened and finished in one turn, before any other player opened: this is elden, and the \
                 sum does not matter"
                / "oyuncu, başka kimse açmadan aynı turda hem açtı hem bitti: bu elden bitiştir, toplamın önemi \
                   yoktur"),
            Fact::EldenUnknown { laid } => say!(language;
                "{laid} tiles are laid; if no other player has opened (--others-opened) and the last tile is thrown \
                 now, this is elden, and the sum does not matter"
                / "{laid} taş açıldı; başka kimse açmadıysa (--others-opened) ve son taş hemen atılırsa bu elden bitiştir, \
                   toplamın önemi yoktur"),
            Fact::LaidOffNoElden => say!(language;
                "a tile was laid off, so this is not elden, and the melds must reach the bar"
                / "taş işlendiği için elden bitiş sayılmaz; perlerin barajı tutması gerekir"),
            Fact::SwappedNoElden => say!(language;
                "an okey was taken from the table, so this is not elden, and the melds must reach the bar"
                / "yerden okey alındığı için elden bitiş sayılmaz; perlerin barajı tutması gerekir"),
            Fact::OpenedNoElden => say!(language;
                "another player has opened, so this is not elden, and the melds must reach the bar"
                / "başkası açmış olduğu için elden bitiş sayılmaz; perlerin barajı tutması gerekir"),
            Fact::Multiplied { by, factor: 1 } if by.is_empty() => {
                say!(language; "no multiplier applies" / "hiçbir katsayıyla çarpılmaz")
            }
            Fact::Multiplied { by, factor } => {
                let by: Vec<&str> = by.iter().map(|&each| doubling(each, language)).collect();
                say!(language, by = by.join(", "); "multiplied by {factor}: {by}" / "katsayı {factor}: {by}")
            }
            Fact::NoDevam => say!(language;
                "this table does not play devam; only the okey thrown counts"
                / "bu masada devam yok, yalnız atılan okey sayılır"),
            Fact::NotBothOkeys => say!(language;
                "devam needs okeys as the last two tiles: one laid off, the other thrown"
                / "devam için son iki taş okey olmalı: biri işlenir, öteki atılır"),
            Fact::DevamUnknown => say!(language;
                "if the okey laid off was the second-to-last tile, this is a devam (--devam)"
                / "işlenen okey sondan bir önceki taşsa bu bir devamdır (--devam)"),
            Fact::Clean { tile } => say!(language;
                "{tile} fits no meld on the table" / "{tile} yerdeki hiçbir pere işlenmez"),
            Fact::Playable { tile, meld: laid, undeclared } => {
                say!(language, meld = laid_meld(laid, undeclared, table, language);
                "{tile} is playable (işlek): it fits {meld}" / "{tile} işlektir: {meld} perine işlenir")
            }
            Fact::OkeyThrown => say!(language;
                "an okey is always playable, and may be thrown only to finish"
                / "okey her zaman işlektir, yalnız biterken atılabilir"),
            Fact::OkeyBurnt { points: 0 } => say!(language;
                "at this table an okey may be thrown without a penalty"
                    / "bu masada okey cezasız atılabilir (yansın okey)"),
            Fact::OkeyBurnt { points } => say!(language;
                "at this table an okey thrown without finishing costs {points}"
                / "bu masada bitmeden okey atana {points} ceza yazılır"),
            Fact::OpenedOrNot => say!(language;
                "it makes no difference whether the player has opened" / "oyuncunun el açıp açmadığı fark etmez"),
            Fact::LastTile => say!(language;
                "any tile may be thrown as the last one, which ends the hand"
                / "eli bitiren son taş hangisi olursa olsun atılabilir"),
            Fact::NotClaimed => say!(language;
                "no opponent claimed and named the tile before the next draw"
                / "ortadan taş çekilmeden önce hiçbir rakip taşı söyleyerek işlek demedi"),
            Fact::CalledLate => say!(language;
                "the tile was claimed after the next draw, which is too late"
                / "ortadan taş çekildikten sonra işlek dendi; geç kalındı"),
            Fact::CalledUnnamed => say!(language;
                "the tile was claimed without naming its colour and number, which does not count"
                / "taşın rengi ve sayısı söylenmeden işlek dendi; bu sayılmaz"),
            Fact::ThrowerNoticed => say!(language;
                "the player who threw the tile noticed before an opponent claimed it, so the claim does not count"
                / "işlek denmeden önce atan kendisi fark etti; sonradan söylenmesi sayılmaz"),
            Fact::MayBeTaken => say!(language;
                "the player whose turn it is may take the tile" / "taşı, sırası gelen oyuncu alabilir"),
            Fact::Withdrawn { visibility: Visibility::Seen } => say!(language;
                "another player has seen the discard, so it may not be taken back"
                / "atılan taşı başka bir oyuncu gördü; artık geri alınamaz"),
            Fact::Withdrawn { visibility: Visibility::Unseen } => say!(language;
                "no other player has seen its colour and number yet, so it may be taken back"
                / "rengini ve sayısını henüz kimse görmedi; taş geri alınabilir"),
            Fact::PlayableUnknown { tile: thrown } => say!(language, tile = tile(*thrown, table);
                "the tiles laid off may lie in several places, and you did not say in which; this decides whether {tile} is \
                 playable (işlek)"
                / "işlenen taşlar birden çok yere konabilir, hangisine konduğu belirtilmemiş; {tile} taşının işlek olup \
                   olmadığı buna bağlı"),
            Fact::NoMeldsTold { tile: thrown } => say!(language, tile = tile(*thrown, table);
                "you did not list the melds on the table; if {tile} fits one of them, it may not be thrown"
                / "yerdeki perler belirtilmemiş; {tile} bunlardan birine işleniyorsa atılamaz"),
            Fact::TakenUnknown { tile, opened: false } => say!(language;
                "you did not say what happened to {tile}; a player who has not opened must open with it at once"
                / "{tile} ile ne yapıldığı belirtilmemiş; açmamış oyuncu o taşla hemen açmak zorunda"),
            Fact::TakenUnknown { tile, opened: true } => say!(language;
                "you did not say what happened to {tile}; a player who has opened must meld it or lay it off in this turn"
                / "{tile} ile ne yapıldığı belirtilmemiş; açmış oyuncu onu aynı turda pere koymak ya da işlemek zorunda"),
            Fact::PairsUnknown => say!(language;
                "a player who opened with series may lay pairs only if another player opened with pairs; you did not list \
                 the melds on the table"
                / "seri açan, ancak çift açan biri varsa çift indirebilir; yerdeki perler belirtilmemiş"),
            Fact::LookSilent => say!(language;
                "no source says whether discards may be looked at in this game; each table must agree on it"
                / "bu oyunda atılmış taşlara bakılıp bakılamayacağını söyleyen kaynak yok; her masa kendi kararlaştırır"),
            Fact::PutBackSilent if table.game() == Game::Chains => say!(language;
                "no source says what happens in this game when a tile taken is put back; each table must agree on it"
                / "bu oyunda yandan alınan taş geri bırakılırsa ne olacağı hiçbir kaynakta yazmıyor; her masa kendi \
                   kararlaştırır"),
            Fact::PutBackSilent => say!(language;
                "no source says what happens in the classic game when a tile taken is put back; each table must agree on it"
                / "klasik okeyde yandan alınan taş geri bırakılırsa ne olacağı hiçbir kaynakta yazmıyor; her masa kendi \
                   kararlaştırır"),
            Fact::Silent { what } => say!(language, when = irregularity(*what, language);
                "no document or rule page says what happens {when}"
                / "{when} ne olacağı hiçbir belgede ya da kural sayfasında yazmıyor"),
            Fact::ToAgree { what } => to_agree(*what, language),
            Fact::IsMeld { meld: laid } => say!(language,
                meld = meld(laid, table), kind = kind(laid, language), sum = laid.sum();
                "{meld} is {kind} with a sum of {sum}" / "{meld} {kind}, toplamı {sum}"),
            Fact::WinsAsDizi => say!(language;
                "this is not a meld to lay, but a player who holds these 14 tiles wins with a dizi"
                / "bu bir per değil, ama elinde bu 14 taş olan oyuncu diziyle biter"),
            Fact::OneMeld { tiles } => say!(language;
                "the {tiles} tiles were read as one meld; if they are several melds, put a / between them"
                / "{tiles} taş tek per olarak okundu; birden çok per ise aralarına / koyun"),
            Fact::NotSeparated { pairs: false, apart } => say!(language;
                "put a / between the melds, as in {apart}; as one meld the tiles are not legal"
                / "perlerin arasına / koyun: {apart}; taşlar tek per olarak kurallara uymuyor"),
            Fact::NotSeparated { pairs: true, apart } => say!(language;
                "put a / between the pairs, as in {apart}; as one meld the tiles are not legal"
                / "çiftlerin arasına / koyun: {apart}; taşlar tek per olarak kurallara uymuyor"),
            Fact::OkeyMayStand { tile: Tile::FalseJoker, faces: any } => say!(language, faces = any_of(any, language);
                "the false joker may stand for {faces}, which changes nothing here"
                / "sahte okey {faces} yerine geçebilir; burada fark etmez"),
            Fact::OkeyMayStand { faces: any, .. } => say!(language, faces = any_of(any, language);
                "the okey may stand for {faces}, which changes nothing here"
                / "okey {faces} yerine geçebilir; burada fark etmez"),
            Fact::AnySum => say!(language;
                "the player has opened before, so the melds may have any sum"
                / "oyuncu daha önce açtığı için perlerin toplamı fark etmez"),
            Fact::FurtherPairs => say!(language;
                "the player opened with pairs before and may lay more pairs"
                / "oyuncu daha önce çift açtığı için yeni çiftler indirebilir"),
            Fact::OnlyPairs => say!(language;
                "the player opened with pairs before and may lay only pairs"
                / "oyuncu daha önce çift açtığı için yalnız çift indirebilir"),
            Fact::SameTurn => say!(language;
                "at this table a player who opens may lay off tiles in the same turn"
                / "bu masada el açılan turda taş işlenebilir"),
            Fact::PairsGoerToo => say!(language;
                "the discard of a player who goes for pairs may be taken, and used to open, like any other discard"
                / "çifte giden oyuncunun attığı taş da öbürleri gibi yandan alınıp onunla açılabilir"),
            Fact::OwnerPays { points } => say!(language;
                "at this table the owner of the meld pays {points} for the okey that was taken"
                / "bu masada okeyi alınan perin sahibine {points} yazılır"),
            Fact::MateFree => say!(language;
                "the finisher's partner pays nothing for the tiles left"
                / "bitenin eşine elinde kalan taşlar için bir şey yazılmaz"),
            Fact::MateLosesNothing => say!(language;
                "the partner loses nothing" / "oyuncunun eşinden puan düşülmez"),
            Fact::CountsAsThrown { tile: thrown } => say!(language, tile = tile(*thrown, table);
                "{tile} counts as thrown, and play goes on" / "{tile} atılmış sayılır, oyun sürer"),
            Fact::InTime => say!(language;
                "the indicator was shown in the first turn, before the player's first discard; drawing first makes no \
                 difference"
                / "gösterge ilk turda, taş atılmadan gösterildi; önce taş çekilmiş olması fark etmez"),
            Fact::Claimed => say!(language;
                "an opponent claimed and named the tile before the next draw"
                / "ortadan taş çekilmeden önce bir rakip taşı söyleyerek işlek dedi"),
            Fact::PlayableFree => say!(language;
                "at this table a playable tile may be thrown" / "bu masada işlek atmak serbest"),
            Fact::FreeThrow => say!(language; "in this game any tile may be thrown" / "bu oyunda her taş atılabilir"),
            Fact::OpeningFails => say!(language;
                "the melds laid are not enough to open, so no tile may be laid off"
                / "konan perler açmaya yetmediği için taş işlenemez"),
            Fact::NotOpened => say!(language; "the player has not opened" / "oyuncu el açmamış"),
            Fact::HasOpened { with: Opened::Series } => say!(language;
                "the player has opened with series" / "oyuncu seri açmış"),
            Fact::HasOpened { with: Opened::Pairs } => say!(language;
                "the player has opened with pairs" / "oyuncu çift açmış"),
            Fact::Fits { placed: one, meld: grown } => say!(language,
                tile = placed(*one, table), meld = meld(grown, table);
                "{tile} fits and makes {meld}" / "{tile} işlenir: {meld}"),
            Fact::NoFit { tile: one, meld: laid, undeclared } => say!(language,
                tile = tile(*one, table), meld = laid_meld(laid, undeclared, table, language);
                "{tile} does not fit {meld}" / "{tile} şu pere işlenmez: {meld}"),
            Fact::PairGrows => say!(language; "a pair takes no third tile" / "çifte üçüncü taş konmaz"),
            Fact::NobodyWithPairs => say!(language;
                "no player has opened with pairs, so no pair may be laid" / "kimse çift açmadığı için yere çift konamaz"),
            Fact::OwnPair => say!(language;
                "a player has opened with pairs, so this player may lay pairs too"
                / "çift açan olduğu için bu oyuncu da yere çift koyabilir"),
            Fact::TooMany { tiles, limit: 0 } => say!(language, counted = counted(*tiles, "tile");
                "{counted} laid off in one turn; a player who opened with pairs may lay off none"
                / "bir turda {tiles} taş işlenmiş; çift açan hiç taş işleyemez"),
            Fact::TooMany { tiles, limit } => say!(language, counted = counted(*tiles, "tile");
                "{counted} laid off in one turn; a player who opened with pairs may lay off at most {limit}"
                / "bir turda {tiles} taş işlenmiş; çift açan en çok {limit} taş işleyebilir"),
            Fact::WithinLimit { tiles, limit } => say!(language, counted = counted(*tiles, "tile");
                "{counted} laid off in one turn; a player who opened with pairs may lay off up to {limit}"
                / "bir turda {tiles} taş işlenmiş; çift açan {limit} taşa kadar işleyebilir"),
            Fact::TakenBack => say!(language;
                "the last tile laid off may be taken back" / "son işlenen taş geri alınabilir"),
            Fact::AllTakenBack { tiles } => say!(language;
                "{tiles} tiles were taken back, but only the last tile laid off may be taken back"
                / "{tiles} taş geri alınmış; yalnız son işlenen taş geri alınabilir"),
            Fact::GoesBack => say!(language;
                "the tiles go back to the rack without a penalty" / "taşlar ıstakaya geri alınır, ceza yazılmaz"),
            Fact::NoOkey => say!(language; "there is no okey to take" / "yerde alınacak okey yok"),
            Fact::Matches { tile, face } => say!(language;
                "the okey stands for {face}, and {tile} is that tile" / "okey {face} yerine geçiyor, konan taş da {tile}"),
            Fact::SwappedUnseen { tiles } => {
                let tiles = tiles.iter().map(|&each| tile(each, table)).collect::<Vec<_>>();
                say!(language, tiles = tiles.join(" ");
                    "you did not say in which melds {tiles} took the place of an okey"
                    / "{tiles} hangi perde okeyin yerine kondu, belirtilmemiş")
            }
            Fact::NoMatch { tile: one, meld: laid, undeclared, .. } if !undeclared.is_empty() => say!(language,
                tile = tile(*one, table), meld = laid_meld(laid, undeclared, table, language);
                "{tile} cannot be exchanged for an okey in {meld}" / "{tile} karşılığında şu perden okey alınmaz: {meld}"),
            Fact::NoMatch { tile: one, face, .. } => say!(language, tile = tile(*one, table);
                "the okey stands for {face}, and {tile} is not that tile"
                / "okey {face} yerine geçiyor, {tile} o taş değil"),
            Fact::WildPutDown { tile: one } => say!(language, tile = tile(*one, table);
                "{tile} stands for any tile itself, and an okey cannot be exchanged for an okey"
                / "{tile} de her taşın yerine geçer; okey, okeyle değiştirilmez"),
            Fact::ColoursMissing { faces: both } => say!(language, faces = all_of(both, language);
                "the okey's colour was not declared, so {faces} must be put down together"
                / "okeyin rengi belirtilmemiş: {faces} birlikte konmalı"),
            Fact::BothColours { faces: both } => say!(language, faces = all_of(both, language);
                "the okey's colour was not declared, and {faces} are put down together"
                / "okeyin rengi belirtilmemiş, {faces} birlikte kondu"),
            Fact::LastDiscardClosed => say!(language;
                "the stock was empty, so that throw ended the hand"
                / "destede taş kalmadığı için el o taş atılınca bitmişti"),
            Fact::LastDiscardKept => say!(language;
                "the last discard may only be taken to finish with it" / "son atılan taş yalnız bitmek için alınır"),
            Fact::LastDiscardToFinish => say!(language;
                "the last discard may be taken if its taker finishes with it: use the question finish"
                / "son atılan taşı alan onunla bitiyorsa alabilir: bitişi sorun"),
            Fact::FinishedWithLast => say!(language;
                "this table lets the next player finish with the last discard"
                / "bu masada sıradaki oyuncu son atılan taşla bitebilir"),
            Fact::StockEmpty => say!(language; "the stock is empty" / "destede taş kalmadı"),
            Fact::Twin => say!(language; "the tile is the indicator's twin" / "taş göstergenin eşi"),
            Fact::NotTwin { indicator } => say!(language;
                "the indicator is {indicator}, and this is not its twin" / "gösterge {indicator}, bu taş onun eşi değil"),
            Fact::NothingToShow => say!(language;
                "in 101 the indicator only determines the okey" / "101'de gösterge yalnız okeyi belirler"),
            Fact::SwappedAtOnce { allowed: true } => say!(language;
                "an okey may also be taken in the turn in which the player opens, once the opening is laid"
                / "okey, el açılan turda da alınabilir; yeter ki önce el açılmış olsun"),
            Fact::SwappedAtOnce { allowed: false } => say!(language;
                "at this table a player who opens must wait one turn before taking an okey"
                / "bu masada el açan, okey almak için bir tur bekler"),
            Fact::SwappedAgain { allowed: true } => say!(language;
                "more than one okey may be taken in a turn" / "bir turda birden çok okey alınabilir"),
            Fact::SwappedAgain { allowed: false } => say!(language;
                "at this table an okey may be taken only once in a turn"
                / "bu masada bir turda yalnız bir kez okey alınır"),
            Fact::ShownAfterDraw { late: false } => say!(language;
                "the indicator may be shown after the first draw" / "ilk taş çekildikten sonra da gösterilebilir"),
            Fact::ShownAfterDraw { late: true } => say!(language;
                "at this table the indicator must be shown before the player's first draw"
                / "bu masada gösterge, oyuncu ilk taşını çekmeden gösterilmelidir"),
            Fact::ShownBeforeDraw => say!(language;
                "the indicator was shown before the player's first draw, as it must be at this table"
                / "gösterge, bu masada gerektiği gibi oyuncu ilk taşını çekmeden gösterildi"),
            Fact::TooLate => say!(language;
                "the indicator was shown after the player's first discard; it must be shown in the first turn, before \
                 that discard"
                / "ilk taş atıldıktan sonra gösterildi; oysa ilk turda, taş atmadan gösterilmeliydi"),
            Fact::Spared { floor } => say!(language, of_floor = score::of_number(*floor);
                "players with fewer than {floor} points lose nothing" / "puanı {of_floor} altında olandan düşülmez"),
            Fact::FoulCalled { foul: called, points: 0 } => say!(language, foul = score::foul(*called, language);
                "{foul} costs nothing at this table" / "{foul}; bu masada puan yazılmıyor"),
            Fact::FoulCalled { foul: called, points } if *points < 0 => say!(language,
                foul = score::foul(*called, language), points = points.abs();
                "{foul} costs {points}" / "{foul}; {points} puan düşülür"),
            Fact::FoulCalled { foul: called, points } => say!(language,
                foul = score::foul(*called, language), cost = points.abs();
                "{foul} costs {cost}" / "{foul}; {points} puan yazılır"),
            Fact::LaidOffUnseen { tiles } => {
                let tiles = tiles.iter().map(|&each| tile(each, table)).collect::<Vec<_>>();
                say!(language, tiles = tiles.join(" ");
                    "you did not say onto which melds {tiles} went, so the layoff is not judged"
                    / "{tiles} taşının hangi pere işlendiği belirtilmemiş; bu yüzden işleme incelenmedi")
            }
            Fact::Unlisted => say!(language;
                "this is not on the list of fouls; if the table charges it anyway, it costs as much as any other foul"
                / "ceza listesinde yok; masa yine de ceza yazacaksa öbür cezalar kadar yazılır"),
            Fact::TilesComeBack => say!(language;
                "the tiles go back to the rack, but the foul stays" / "taşlar ıstakaya geri alınır ama ceza yazılır"),
            Fact::NoFoulHere => say!(language;
                "this table charges no penalty for it" / "bu masada bunun için ceza yazılmaz"),
            Fact::Announced { played: true } => say!(language;
                "the player announced pairs but did not open" / "oyuncu çifte gittiğini söyledi ama açmadı"),
            Fact::Announced { played: false } => say!(language;
                "this table does not announce pairs, so announcing them changes nothing"
                / "bu masada çifte gidildiği söylenmez; söylenmesi bir şeyi değiştirmez"),
            Fact::Unopened => say!(language;
                "a player who has not opened pays a fixed penalty, not the tiles left"
                / "açmamış oyuncuya elinde ne kalırsa kalsın sabit ceza yazılır"),
            Fact::Capped { cap } => say!(language; "the penalty is capped at {cap}" / "en çok {cap} yazılır"),
            Fact::Counted { sum, twice: false } => say!(language;
                "the tiles left sum to {sum}" / "kalan taşların toplamı {sum}"),
            Fact::Counted { sum, twice: true } => say!(language;
                "the tiles left sum to {sum}, doubled for a player who opened with pairs"
                / "kalan taşların toplamı {sum}, çift açana iki kat yazılır"),
            Fact::FalseJokerCounts { each } => {
                say!(language; "a false joker counts as {each}" / "sahte okey {each} sayılır")
            }
            Fact::OkeysLeft { count, each } => say!(language;
                "okeys left: {count}; each costs {each}, which is not multiplied"
                / "elde {count} okey kaldı; her birine {each} yazılır, bu katsayıyla çarpılmaz"),
            Fact::Exhausted => say!(language;
                "the stock ran out, so nothing is multiplied" / "taşlar tükendi, katsayı uygulanmaz"),
            Fact::Void => say!(language;
                "all players opened with pairs: the hand is void and played again"
                / "bütün oyuncular çift açtı: el geçersiz, yeniden oynanır"),
            Fact::LeftIsFree => say!(language;
                "in this game the tiles left do not count" / "bu oyunda elde kalan taşlar sayılmaz"),
            Fact::WinnerMoves => say!(language;
                "at this table the winner's own points go down" / "bu masada kazananın kendi puanı düşülür"),
            Fact::Doubled { colour } => say!(language, colour = score::colour(*colour, language);
                "the indicator is {colour}, which doubles the hand here"
                / "gösterge {colour}: bu masada el iki kat yazılır"),
            Fact::GameOver => say!(language;
                "at this table a dizi ends the whole game" / "bu masada dizi bütün oyunu bitirir"),
            Fact::NoLimit { tiles } => say!(language, counted = counted(*tiles, "tile");
                "{counted} laid off in one turn; this table sets no limit"
                / "bir turda {tiles} taş işlenmiş; bu masada sınır yok"),
            Fact::LaidOffAtOnce => say!(language;
                "at this table a player who opens may not lay off tiles in the same turn"
                / "bu masada el açılan turda taş işlenmez, sonraki tur beklenir"),
            Fact::TilesForAll => say!(language;
                "the stock ran out, and at this table players who have not opened also pay for their tiles"
                / "taşlar tükendi: bu masada açmayana da elindeki taşlar yazılır"),
            Fact::FedTileUnknown => say!(language;
                "the cost depends on the number of the tile thrown: name the tile, as in feeding:R7"
                / "ceza atılan taşın sayısına bağlı; taşı da yazın: besleme:R7"),
            Fact::OkeyNumberToo => say!(language;
                "at this table an okey's own number is added too" / "bu masada okeyin kendi sayısı da toplama eklenir"),
            Fact::TakenLaidOff { tile } => say!(language;
                "the tile taken, {tile}, was laid off in the same turn" / "yandan alınan {tile} aynı turda işlendi"),
            Fact::TakenSwapped { tile } => say!(language;
                "the tile taken, {tile}, was put down for an okey in the same turn"
                / "yandan alınan {tile} aynı turda okeyin yerine kondu"),
            Fact::ClaimUnknown => say!(language;
                "at this table a playable discard is a foul only if an opponent claims it in time; you did not say if \
                 one did"
                / "bu masada ancak bir rakip zamanında işlek derse ceza yazılır; denip denmediği belirtilmemiş"),
            Fact::AnyOrder { meld: laid } => say!(language, meld = meld(laid, table);
                "the order in which the tiles were laid does not matter: they form the run {meld}"
                / "taşların hangi sırayla konduğu fark etmez: {meld} serisidir"),
            Fact::NoIndicator => say!(language;
                "you gave no indicator (-i), so no tile was read as an okey, which could stand for another tile"
                / "gösterge verilmediği için (-i) hiçbir taş okey sayılmadı; okey olsa başka taşın da yerine geçebilirdi"),
            Fact::LooksUnopened => say!(language;
                "a player who has not opened may not look at discards" / "açmamış oyuncu atılmış taşlara bakamaz"),
            Fact::LooksWithPairs => say!(language;
                "a player who opened with pairs may ask to see the discards"
                / "çift açan, atılmış taşları açtırıp bakabilir"),
            Fact::LooksAtOthers => say!(language;
                "a player who opened with series may look only at their own discards"
                / "seri açan yalnız kendi attığı taşlara bakabilir"),
            Fact::LooksAtOwn { thrown: true } => say!(language;
                "a player who opened with series may look at their own discards after throwing"
                / "seri açan, taşını attıktan sonra kendi attıklarına bakabilir"),
            Fact::LooksAtOwn { thrown: false } => say!(language;
                "a player who opened with series may look at their own discards only after throwing"
                / "seri açan, kendi attıklarına ancak taşını attıktan sonra bakabilir"),
            Fact::FedNextPlayer { points: 0 } => say!(language;
                "at this table, if a discard is taken, the player who threw it pays nothing"
                / "bu masada yandan alınan taşı atana bir şey yazılmaz"),
            Fact::FedNextPlayer { points } => say!(language;
                "at this table, if a discard is taken, the player who threw it pays {points} (besleme)"
                / "bu masada yandan alınan taşı atana {points} yazılır (besleme)"),
        }
    }
}
