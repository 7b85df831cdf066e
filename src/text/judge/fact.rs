//! The sentence on every fact of a ruling.

use super::doubling;
use super::parts::{breach, irregularity, kind, tiles_are, to_agree, way};
use super::tiles::{lying, meld, placed, tile};
use crate::judge::{Fact, Sight};
use crate::meld::Placed;
use crate::score::Opened;
use crate::table::Table;
use crate::text::{all_of, any_of, score, so_many};
use crate::tiles::Tile;
use crate::words::Language;

/// Returns the sentence on a fact, without a capital and a full stop.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fact")]
pub fn fact(fact: &Fact, table: &Table, language: Language) -> String {
    match fact {
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
            "none of it counts as a meld, and {bar} opens" / "içlerinde sayılacak per yok; baraj {bar}"),
        Fact::Sum { sum, bar, whole: false } => say!(language;
            "the legal runs and groups among them sum to {sum}, and {bar} opens"
            / "geçerli seri ve grupların toplamı {sum}; baraj {bar}"),
        Fact::Sum { sum, bar, .. } if sum < bar => say!(language, short = bar - sum;
            "the melds sum to {sum}, {short} short of {bar}"
            / "perlerin toplamı {sum}; {bar} barajına {short} sayı eksik"),
        Fact::Sum { sum, bar, .. } if sum == bar => say!(language;
            "the melds sum to {sum}, exactly the bar" / "perlerin toplamı {sum}; barajı tam karşılıyor"),
        Fact::Sum { sum, bar, .. } => say!(language;
            "the melds sum to {sum}, and {bar} opens" / "perlerin toplamı {sum}; baraj {bar}"),
        Fact::PairCount { pairs: 1, bar } => say!(language;
            "there is 1 pair, and {bar} are needed" / "1 çift var, {bar} gerekiyor"),
        Fact::PairCount { pairs, bar } => say!(language;
            "pairs: {pairs}, of {bar} needed" / "{pairs} çift var, {bar} gerekiyor"),
        Fact::Raised { highest, bar } => say!(language;
            "an opening of {highest} came before, so the bar is {bar}"
            / "önceki en yüksek açış {highest}, baraj {bar} oldu"),
        Fact::HighestUntold { bar } => say!(language;
            "somebody has opened, and how high was not told (--highest): openings rise here, so the bar is {bar} or more"
            / "açan var, en yüksek açış söylenmedi (--highest): açış katlamalı, baraj en az {bar}"),
        Fact::Mixed => say!(language;
            "pairs do not mix with runs and groups" / "çiftler seri ve gruplarla karıştırılmaz"),
        Fact::NotPairs { together: false } => say!(language;
            "there is no pair among these" / "bunların arasında çift yok"),
        Fact::NotPairs { together: true } => say!(language;
            "all the tiles lie as one meld; a / goes between the pairs"
            / "bütün taşlar tek per olarak yazılmış; çiftlerin arasına / konur"),
        Fact::NothingStays { laid } => say!(language;
            "{laid} tiles are laid, so none stays for the discard" / "{laid} taşın hepsi açıldı, atacak taş kalmadı"),
        Fact::TakenLies { tile } => say!(language;
            "the {tile} taken lies in the melds" / "yandan alınan {tile} perlerin içinde"),
        Fact::TakenMissing { tile } => say!(language;
            "the {tile} taken does not lie in the melds" / "yandan alınan {tile} perlerde yok"),
        Fact::TakingForbidden => say!(language;
            "at this table a player who has not opened leaves the discard"
            / "bu masada açmamış oyuncu yandan taş alamaz"),
        Fact::TakenNotLaid { tile, opened: true } => say!(language;
            "the {tile} taken was neither melded nor laid off" / "yandan alınan {tile} ne açıldı ne işlendi"),
        Fact::TakenNotLaid { tile, opened: false } => say!(language;
            "the {tile} was taken without opening with it" / "{tile} yandan alındı ama onunla açılmadı"),
        Fact::PutBack { free: true } => say!(language;
            "at this table a tile taken may be put back" / "bu masada yandan alınan taş geri bırakılabilir"),
        Fact::PutBack { free: false } => say!(language;
            "a tile taken was put back" / "yandan alınan taş geri bırakıldı"),
        Fact::FromLeft => say!(language;
            "the left neighbour's last discard may be taken" / "soldaki oyuncunun attığı son taş alınabilir"),
        Fact::FromRight => say!(language;
            "only the left neighbour's last discard may be taken"
            / "yalnız soldaki oyuncunun attığı son taş alınabilir"),
        Fact::AllLaid { laid } => say!(language, tiles_are = tiles_are(*laid);
            "{tiles_are} laid, none left over" / "{laid} taş perlerde, artan yok"),
        Fact::WrongNumber { laid, needed } => say!(language, tiles_are = tiles_are(*laid);
            "{tiles_are} laid, and {needed} must be" / "perlerde {laid} taş var, {needed} olmalı"),
        Fact::Thrown { tile: thrown } => say!(language, tile = tile(*thrown, table);
            "{tile} is thrown" / "atılan taş {tile}"),
        Fact::NothingThrown => say!(language; "no tile is left to throw" / "atacak taş kalmadı"),
        Fact::ThrowUntold => say!(language; "which tile was thrown was not told" / "hangi taşın atıldığı söylenmedi"),
        Fact::PairsCannotEmpty => say!(language;
            "pairs alone never empty a rack of 21: one tile must be laid off"
            / "21 taşlık ıstaka yalnız çiftlerle boşalmaz: bir taş işlenmeli"),
        Fact::WinsOtherwise => say!(language;
            "laid otherwise, the same tiles would have won; but the hand is judged as it was laid"
            / "aynı taşlar başka dizilseydi biterdi; gösterilen diziliş sayılır"),
        Fact::ChainCount { chains } => say!(language;
            "chains of different numbers: {chains}, and three win"
            / "ayrı sayılardan {chains} zincir var, üçü bitirir"),
        Fact::WonBy { way: by, okey: false } => say!(language, way = way(*by, language);
            "the hand is won with {way}" / "el {way} bitti"),
        Fact::WonBy { way: by, okey: true } => say!(language, way = way(*by, language);
            "the hand is won with {way}, an okey thrown" / "el {way}, okey atılarak bitti"),
        Fact::FalseJokerThrown => say!(language;
            "a false joker thrown is no okey finish" / "sahte okey atmak okey atmak sayılmaz"),
        Fact::FirstTurn => say!(language;
            "the starter may win with the tiles dealt, if they are complete"
            / "oyuna başlayan, dağıtılan taşlar tamamsa hemen bitebilir"),
        Fact::Pot { twice: false } => say!(language; "the winner takes the pot" / "çanağı biten alır"),
        Fact::Pot { twice: true } => say!(language;
            "the winner takes the pot, and it is paid twice" / "çanağı biten alır, iki katı ödenir"),
        Fact::Elden => say!(language;
            "opened and finished at once, before anyone else: elden, whatever the sum"
            / "kimse açmadan bir sırada açılıp bitildi: elden; toplamın önemi yok"),
        Fact::EldenUntold { laid } => say!(language;
            "with {laid} tiles laid this is elden, whatever the sum, if nobody else has opened (--others-opened) and the \
             last one is thrown now"
            / "{laid} taş açıldı; başka kimse açmadıysa (--others-opened) ve son taş hemen atılırsa toplam ne olursa \
               olsun elden bitiştir"),
        Fact::LaidOffNoElden => say!(language;
            "a tile was laid off, so this is not elden and must reach the bar"
            / "taş işlendiği için elden bitiş sayılmaz; açış barajı aranır"),
        Fact::SwappedNoElden => say!(language;
            "an okey was taken off the table, so this is not elden and must reach the bar"
            / "yerden okey alındığı için elden bitiş sayılmaz; açış barajı aranır"),
        Fact::OpenedNoElden => say!(language;
            "somebody has opened, so this is not elden and must reach the bar"
            / "başkası açmış olduğu için elden bitiş sayılmaz; açış barajı aranır"),
        Fact::Multiplied { by, factor: 1 } if by.is_empty() => {
            say!(language; "nothing multiplies it" / "hiçbir katsayıyla çarpılmaz")
        }
        Fact::Multiplied { by, factor } => {
            let by: Vec<&str> = by.iter().map(|&each| doubling(each, language)).collect();
            say!(language, by = by.join(", "); "multiplied by {factor}: {by}" / "katsayı {factor}: {by}")
        }
        Fact::NoDevam => say!(language;
            "devam is not played here; the okey thrown alone counts"
            / "bu masada devam yok, yalnız atılan okey sayılır"),
        Fact::NotBothOkeys => say!(language;
            "devam needs two okeys last: one laid off, the other thrown"
            / "devam için son iki taş okey olmalı: biri işlenir, öteki atılır"),
        Fact::DevamUntold => say!(language;
            "if the okey laid off was the last tile but one, it is a devam (--devam)"
            / "işlenen okey sondan bir önceki taşsa bu bir devamdır (--devam)"),
        Fact::Clean { tile } => say!(language;
            "{tile} goes to no meld on the table" / "{tile} yerdeki hiçbir pere işlenmez"),
        Fact::Playable { tile, meld: laid, undeclared } => {
            say!(language, meld = lying(laid, undeclared, table, language);
            "{tile} is playable (işlek): it goes to {meld}" / "{tile} işlektir: {meld} perine işlenir")
        }
        Fact::OkeyThrown => say!(language;
            "an okey is always playable, and may be thrown only to finish"
            / "okey her zaman işlektir, yalnız bitirirken atılır"),
        Fact::OkeyBurnt { points: 0 } => say!(language;
            "at this table an okey may be thrown for free" / "bu masada okey cezasız atılabilir (yansın okey)"),
        Fact::OkeyBurnt { points } => say!(language;
            "at this table an okey thrown without finishing costs {points}"
            / "bu masada bitmeden okey atmanın cezası {points}"),
        Fact::OpenedOrNot => say!(language;
            "whether the player has opened makes no difference" / "oyuncunun açmış olup olmaması bir şey değiştirmez"),
        Fact::LastTile => say!(language;
            "the last tile, which ends the hand, may be any" / "eli bitiren son taş hangisi olursa olsun atılabilir"),
        Fact::NotClaimed => say!(language;
            "no opponent claimed it, naming the tile, before anyone drew"
            / "ortadan taş çekilmeden önce hiçbir rakip taşı söyleyerek işlek demedi"),
        Fact::CalledLate => say!(language;
            "it was claimed only after somebody had drawn, which is too late"
            / "ancak ortadan taş çekildikten sonra işlek dendi; geç kalındı"),
        Fact::CalledUnnamed => say!(language;
            "it was claimed without naming its colour and number, which does not count"
            / "taşın rengi ve sayısı söylenmeden işlek dendi; bu sayılmaz"),
        Fact::ThrowerNoticed => say!(language;
            "its thrower noticed before anyone claimed it, so the claim does not count"
            / "işlek denmeden önce atan fark etti; sonradan söylenmesi sayılmaz"),
        Fact::MayBeTaken => say!(language;
            "the player whose turn it is may take the tile" / "taşı, sırası gelen oyuncu alabilir"),
        Fact::Withdrawn { sight: Sight::Seen } => say!(language;
            "another player has seen the discard, so it cannot be withdrawn"
            / "atılan taşı başka bir oyuncu gördü; artık geri alınamaz"),
        Fact::Withdrawn { sight: Sight::Unseen } => say!(language;
            "nobody has seen its colour and number yet, so it may be withdrawn"
            / "rengini ve sayısını henüz kimse görmedi; taş geri alınabilir"),
        Fact::NoMeldsTold { tile: thrown } => say!(language, tile = tile(*thrown, table);
            "the melds on the table were not told, and if {tile} goes to one of them, it may not be thrown"
            / "yerdeki perler söylenmedi; {tile} bunlardan birine işleniyorsa atılamaz"),
        Fact::TakenUntold { tile, opened: false } => say!(language;
            "what became of {tile} was not told; a player who has not opened must open with it at once"
            / "{tile} ile ne yapıldığı söylenmedi; açmamış oyuncu o taşla hemen açmalı"),
        Fact::TakenUntold { tile, opened: true } => say!(language;
            "what became of {tile} was not told; an opened player lays it or lays it off in this turn"
            / "{tile} ile ne yapıldığı söylenmedi; açmış oyuncu onu aynı sırada pere koymalı ya da işlemeli"),
        Fact::PairsUntold => say!(language;
            "pairs are laid after series, which needs somebody to have opened with pairs; the melds on the table were \
             not told"
            / "seri açan çift koymuş; bunun için birinin çift açmış olması gerekir; yerdeki perler söylenmedi"),
        Fact::LookSilent => say!(language;
            "no source says whether discards may be looked at in this game; each table must agree on it"
            / "bu oyunda atılmış taşlara bakılıp bakılamayacağını söyleyen kaynak yok; her masa kendi kararlaştırır"),
        Fact::PutBackSilent => say!(language;
            "no source says what follows in the classic game when a tile taken is put back; the table agrees on it"
            / "klasik okeyde yandan alınan taş geri bırakılırsa ne olacağını hiçbir kaynak söylemez; masa \
               kararlaştırır"),
        Fact::Silent { what } => say!(language, when = irregularity(*what, language);
            "no document and no rule page says what follows {when}"
            / "{when} ne olacağını ne bir belge ne bir kural sayfası söyler"),
        Fact::ToAgree { what } => to_agree(*what, language),
        Fact::IsMeld { meld: laid } => say!(language,
            meld = meld(laid, table), kind = kind(laid, language), sum = laid.sum();
            "{meld} is {kind}, its face value {sum}" / "{meld} {kind}, toplamı {sum}"),
        Fact::WinsAsDizi => say!(language;
            "no meld to lay, but whoever holds these 14 tiles wins with them as a dizi"
            / "per değil, ama elinde bu 14 taş olan diziyle biter"),
        Fact::OneMeld { tiles } => say!(language;
            "the {tiles} tiles were read as one meld; if they are several, a / goes between them"
            / "{tiles} taş tek per olarak okundu; birkaç per ise aralarına / konur"),
        Fact::OkeyMayStand { tile: Tile::FalseJoker, faces: any } => say!(language, faces = any_of(any, language);
            "the false joker may stand for {faces}, which changes nothing here"
            / "sahte okey {faces} yerine geçebilir; burada fark etmez"),
        Fact::OkeyMayStand { faces: any, .. } => say!(language, faces = any_of(any, language);
            "the okey may stand for {faces}, which changes nothing here"
            / "okey {faces} yerine geçebilir; burada fark etmez"),
        Fact::AnySum => say!(language;
            "opened before, so melds may be laid whatever they sum to"
            / "oyuncu daha önce açtığı için perlerin toplamı aranmaz"),
        Fact::FurtherPairs => say!(language;
            "opened with pairs before, so further pairs may be laid"
            / "oyuncu daha önce çift açtığı için yeni çiftler koyabilir"),
        Fact::OnlyPairs => say!(language;
            "opened with pairs before, so only further pairs may be laid"
            / "oyuncu daha önce çift açtığı için yalnız yeni çift koyabilir"),
        Fact::SameTurn => say!(language;
            "at this table tiles may be laid off in the turn of one's own opening"
            / "bu masada açılan sırada taş işlenebilir"),
        Fact::PairsGoerToo => say!(language;
            "the discard of a player who goes for pairs may be taken to open with, like any other"
            / "çifte giden oyuncunun attığı taş da öbürleri gibi yandan alınıp onunla açılabilir"),
        Fact::OwnerPays { points } => say!(language;
            "at this table the owner of the meld pays {points} for it"
            / "bu masada okeyi alınan perin sahibine {points} yazılır"),
        Fact::MateFree => say!(language;
            "the finisher's partner pays nothing for the tiles left"
            / "bitenin eşine elinde kalan taşlar için bir şey yazılmaz"),
        Fact::MateLosesNothing => say!(language;
            "the partner loses nothing" / "oyuncunun eşinden puan düşülmez"),
        Fact::CountsAsThrown { tile: thrown } => say!(language, tile = tile(*thrown, table);
            "{tile} counts as thrown, and play goes on" / "{tile} atılmış sayılır, oyun sürer"),
        Fact::InTime => say!(language;
            "it is shown on the first turn before the first discard; a draw before makes no difference"
            / "gösterge ilk sırada, ilk taşı atmadan gösterildi; önce taş çekmiş olmak fark etmez"),
        Fact::Claimed => say!(language;
            "an opponent claimed it, naming the tile, before anyone drew"
            / "ortadan taş çekilmeden önce bir rakip taşı söyleyerek işlek dedi"),
        Fact::PlayableFree => say!(language;
            "at this table a playable tile may be thrown" / "bu masada işlek atmak serbest"),
        Fact::FreeThrow => say!(language; "in this game any tile may be thrown" / "bu oyunda her taş atılabilir"),
        Fact::OpeningFails => say!(language;
            "the melds laid do not open, so nothing may be laid off"
            / "konan perlerle el açılmadığı için taş işlenemez"),
        Fact::NotOpened => say!(language; "the player has not opened" / "oyuncu el açmamış"),
        Fact::HasOpened { with: Opened::Series } => say!(language;
            "the player has opened with series" / "oyuncu seri açmış"),
        Fact::HasOpened { with: Opened::Pairs } => say!(language;
            "the player has opened with pairs" / "oyuncu çift açmış"),
        Fact::Fits { placed: one, meld: grown } => say!(language,
            tile = placed(*one, table), meld = meld(grown, table);
            "{tile} fits and makes {meld}" / "{tile} işlenir: {meld}"),
        Fact::NoFit { tile: one, meld: laid, undeclared } => say!(language,
            tile = tile(*one, table), meld = lying(laid, undeclared, table, language);
            "{tile} does not fit {meld}" / "{tile} şu pere işlenmez: {meld}"),
        Fact::PairGrows => say!(language; "a pair takes no third tile" / "çifte üçüncü taş konmaz"),
        Fact::NobodyWithPairs => say!(language;
            "nobody has opened with pairs, so no pair may be laid" / "kimse çift açmadığı için yere çift konamaz"),
        Fact::OwnPair => say!(language;
            "somebody has opened with pairs, so own pairs may be laid beside"
            / "çift açılmış, yanına eldeki çiftler konabilir"),
        Fact::TooMany { tiles, limit: 0 } => say!(language, so_many = so_many(*tiles, "tile");
            "{so_many} in a turn, and a pairs opener lays off none"
            / "bir seferde {tiles} taş işlenmiş; çift açan hiç taş işleyemez"),
        Fact::TooMany { tiles, limit } => say!(language, so_many = so_many(*tiles, "tile");
            "{so_many} in a turn, and a pairs opener lays off {limit} at most"
            / "bir seferde {tiles} taş işlenmiş; çift açan en çok {limit} taş işleyebilir"),
        Fact::WithinLimit { tiles, limit } => say!(language, so_many = so_many(*tiles, "tile");
            "{so_many} in a turn, and a pairs opener may lay off {limit}"
            / "bir seferde {tiles} taş işlenmiş; çift açan {limit} taşa kadar işleyebilir"),
        Fact::TakenBack => say!(language;
            "the last tile laid off may be taken back" / "son işlenen taş geri alınabilir"),
        Fact::AllTakenBack { tiles } => say!(language;
            "{tiles} tiles are taken back, and only the last one may be"
            / "{tiles} taş geri alındı; yalnız son işlenen alınabilir"),
        Fact::GoesBack => say!(language;
            "the tiles go back to the rack; no foul is written for it"
            / "taşlar ıstakaya geri alınır, bunun için ceza yazılmaz"),
        Fact::NoOkey => say!(language; "there is no okey to take" / "yerde alınacak okey yok"),
        Fact::Matches { tile, face } => say!(language;
            "the okey stands for {face}, and {tile} is that tile" / "okey {face} yerine geçiyor, konan taş da {tile}"),
        Fact::SwappedUnseen { tiles } => {
            let tiles = tiles.iter().map(|&each| tile(each, table)).collect::<Vec<_>>();
            say!(language, tiles = tiles.join(" ");
                "you did not say in which melds {tiles} took the place of an okey"
                / "{tiles} hangi perde okeyin yerine kondu, yazmadınız")
        }
        Fact::NoMatch { tile: one, face } => say!(language, tile = tile(*one, table);
            "the okey stands for {face}, and {tile} is not that tile"
            / "okey {face} yerine geçiyor, {tile} o taş değil"),
        Fact::WildPutDown { tile: one } => say!(language, tile = tile(*one, table);
            "{tile} stands for any tile itself, and an okey is not put down for another"
            / "{tile} de her taşın yerine geçer, okey okeyle değiştirilmez"),
        Fact::ColoursMissing { faces: both } => say!(language, faces = all_of(both, language);
            "the okey's colour was not declared, so it takes {faces}"
            / "okeyin rengi söylenmemiş: {faces} birlikte konmalı"),
        Fact::BothColours { faces: both } => say!(language, faces = all_of(both, language);
            "the okey's colour was not declared, and {faces} are put down"
            / "okeyin rengi söylenmemiş, {faces} birlikte kondu"),
        Fact::Twin => say!(language; "the tile is the indicator's twin" / "taş göstergenin eşi"),
        Fact::NotTwin { indicator } => say!(language;
            "the indicator is {indicator}, and this is not its twin" / "gösterge {indicator}, bu taş onun eşi değil"),
        Fact::NothingToShow => say!(language;
            "in 101 the indicator has no function but to name the okey" / "101'de gösterge yalnız okeyi belirler"),
        Fact::SwappedAtOnce { allowed: true } => say!(language;
            "an okey may be exchanged in the turn of the opening too, after the opening"
            / "okey, el açılan turda da alınabilir; yeter ki önce el açılmış olsun"),
        Fact::SwappedAtOnce { allowed: false } => say!(language;
            "at this table an opener waits a turn before exchanging an okey"
            / "bu masada açan oyuncu okey almak için bir tur bekler"),
        Fact::SwappedAgain { allowed: true } => say!(language;
            "more than one okey may be exchanged in a turn" / "bir turda birden çok okey alınabilir"),
        Fact::SwappedAgain { allowed: false } => say!(language;
            "at this table an okey is exchanged only once a turn" / "bu masada bir turda yalnız bir kez okey alınır"),
        Fact::ShownAfterDraw { late: false } => say!(language;
            "it may be shown after the first draw" / "ilk taş çekildikten sonra da gösterilebilir"),
        Fact::ShownAfterDraw { late: true } => say!(language;
            "at this table it is shown before the player's first draw"
            / "bu masada gösterge, oyuncu ilk taşını çekmeden gösterilir"),
        Fact::TooLate => say!(language;
            "it was shown after the first discard; it is shown on the first turn, before that"
            / "ilk taş atıldıktan sonra gösterildi; oysa ilk sırada, taş atmadan gösterilir"),
        Fact::Spared { floor } => say!(language, of_floor = score::of_number(*floor);
            "players with fewer than {floor} points are spared" / "puanı {of_floor} altında olandan düşülmez"),
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
                "onto which melds {tiles} went was not told, so the layoff is not judged"
                / "{tiles} taşının hangi pere işlendiği söylenmedi; o yüzden işleme incelenmedi")
        }
        Fact::Unlisted => say!(language;
            "the list of fouls does not name it; called all the same, it costs what each foul does"
            / "ceza listesinde yok; yine de yazılırsa her ceza kadar tutar"),
        Fact::TilesComeBack => say!(language;
            "the tiles come back to the rack, the foul stays" / "taşlar ıstakaya geri alınır, ceza kalır"),
        Fact::NoFoulHere => say!(language;
            "this table writes no penalty for it" / "bu masada bunun için ceza yazılmaz"),
        Fact::Announced { played: true } => say!(language;
            "the player announced pairs and never opened" / "oyuncu çifte gittiğini söyledi ama açmadı"),
        Fact::Announced { played: false } => say!(language;
            "this table does not announce pairs, so nothing follows from it"
            / "bu masada çifte gidildiği söylenmez, bir şey değişmez"),
        Fact::Unopened => say!(language;
            "who has not opened pays the flat figure, whatever the rack holds"
            / "açmamış oyuncuya elinde ne kalırsa kalsın sabit ceza yazılır"),
        Fact::Capped { cap } => say!(language; "it stops at {cap}" / "en çok {cap} yazılır"),
        Fact::Counted { sum, twice: false } => say!(language;
            "the tiles left sum to {sum}" / "kalan taşların toplamı {sum}"),
        Fact::Counted { sum, twice: true } => say!(language;
            "the tiles left sum to {sum}, counted twice for a pairs opener"
            / "kalan taşların toplamı {sum}, çift açana iki kat"),
        Fact::FalseJokerCounts { each } => say!(language; "a false joker counts {each}" / "sahte okey {each} sayılır"),
        Fact::OkeysLeft { count, each } => say!(language;
            "okeys left: {count}, at {each} each, which nothing multiplies"
            / "elde {count} okey kaldı, her biri {each}; katsayıya girmez"),
        Fact::Exhausted => say!(language;
            "the stock ran out, so nothing is multiplied" / "taşlar tükendi, katsayı yok"),
        Fact::Void => say!(language;
            "all four opened with pairs: the hand is void and played again"
            / "dördü de çift açtı: el geçersiz, yeniden oynanır"),
        Fact::LeftIsFree => say!(language;
            "in this game the tiles left do not count" / "bu oyunda elde kalan taşlar sayılmaz"),
        Fact::WinnerMoves => say!(language;
            "at this table it is the winner's own points that go down" / "bu masada puanı düşen, kazananın kendisidir"),
        Fact::Doubled { colour } => say!(language, colour = score::colour(*colour, language);
            "the indicator is {colour}, which doubles the hand here"
            / "gösterge {colour}: bu masada el iki kat yazılır"),
        Fact::GameOver => say!(language;
            "at this table a dizi ends the whole game" / "bu masada dizi bütün oyunu bitirir"),
        Fact::NoLimit { tiles } => say!(language, so_many = so_many(*tiles, "tile");
            "{so_many} in a turn, and this table sets no limit"
            / "bir sırada {tiles} taş işlenmiş; bu masada sayısına sınır yok"),
        Fact::LaidOffAtOnce => say!(language;
            "at this table nothing is laid off in the turn of one's own opening"
            / "bu masada açılan sırada taş işlenmez, sonraki sıra beklenir"),
        Fact::TilesForAll => say!(language;
            "the stock ran out, and here the unopened write their tiles too"
            / "taşlar tükendi: bu masada açmayan da elindeki taşları yazar"),
        Fact::FedTileUntold => say!(language;
            "it costs by the number of the tile thrown: name the tile, feeding:R7"
            / "ne kadar olduğu atılan taşın sayısına bağlı; taşı da yazın: besleme:R7"),
        Fact::OkeyNumberToo => say!(language;
            "at this table an okey's own number is added as well" / "bu masada okeyin kendi sayısı da toplama girer"),
        Fact::TakenLaidOff { tile } => say!(language;
            "the {tile} taken was laid off in the same turn" / "yandan alınan {tile} aynı sırada işlendi"),
        Fact::TakenSwapped { tile } => say!(language;
            "the {tile} taken was put down for an okey in the same turn"
            / "yandan alınan {tile} aynı turda okeyin yerine kondu"),
        Fact::ClaimUntold => say!(language;
            "here it is a foul only if an opponent claims it in time, and whether one did was not told"
            / "bu masada ancak bir rakip zamanında işlek derse ceza yazılır; dendi mi, söylenmedi"),
        Fact::AnyOrder { meld: laid } => say!(language, meld = meld(laid, table);
            "the order the tiles were laid in does not matter: they are the run {meld}"
            / "taşların hangi sırayla konduğu fark etmez: {meld} serisidir"),
        Fact::NoIndicator => say!(language;
            "no indicator was told (-i), so none of these tiles was read as an okey, which could stand for another"
            / "gösterge verilmedi (-i); bu yüzden hiçbir taş okey sayılmadı, okey başka taşın da yerine geçebilir"),
        Fact::LooksUnopened => say!(language;
            "a player who has not opened looks at no discards" / "açmamış oyuncu atılmış taşlara bakamaz"),
        Fact::LooksWithPairs => say!(language;
            "a pairs opener may have the discards shown" / "çift açan, atılmış taşları açtırıp bakabilir"),
        Fact::LooksAtOthers => say!(language;
            "a series opener may look at their own discards alone" / "seri açan yalnız kendi attığı taşlara bakabilir"),
        Fact::LooksAtOwn { thrown: true } => say!(language;
            "a series opener may look at their own discards after throwing"
            / "seri açan, taşını attıktan sonra kendi attıklarına bakabilir"),
        Fact::LooksAtOwn { thrown: false } => say!(language;
            "a series opener may look at their own discards only after throwing"
            / "seri açan, kendi attıklarına ancak taşını attıktan sonra bakabilir"),
        Fact::Fed { points: 0 } => say!(language;
            "whoever threw the tile taken pays nothing for it at this table"
            / "bu masada yandan alınan taşı atana bir şey yazılmaz"),
        Fact::Fed { points } => say!(language;
            "whoever threw the tile taken pays {points} for it at this table (besleme)"
            / "bu masada yandan alınan taşı atana {points} yazılır (besleme)"),
    }
}
