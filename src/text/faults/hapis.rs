//! Sentences about faults in a position, a turn or a record of hapis.

use super::FaultText;
use crate::hapis::{HapisFault, HapisPlayerKind, RuleSet, Side};
use crate::text::hapis::{side, whose};
use crate::text::{after_meant, plural};
use crate::words::{Language, Named};

fn dice_left(left: &[u8], language: Language) -> String {
    let dice = left.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    match left {
        [_] => say!(language; "the die left is {dice}" / "kalan zar: {dice}"),
        _ => say!(language; "the dice left are {dice}" / "kalan zarlar: {dice}"),
    }
}

fn not_a_position(fields: usize, language: Language) -> String {
    match fields {
        1 => say!(language;
            "it has no colons and is not 16 characters long" / "iki nokta üst üste yok, 16 karakter de değil"),
        _ => say!(language; "it has {fields} fields, and should have five" / "{fields} bölümü var, beş olmalı"),
    }
}

/// Returns the hint for a recorded turn of the computer that the player `thesis` would not play. `printed` is true if
/// the code printed in the thesis, with its mistakes, would play this turn.
fn of_another_turn(printed: bool, language: Language) -> String {
    if printed {
        say!(language;
            "as printed, the program never frees a prisoner" / "basılı hâliyle program hapistekileri serbest bırakmaz")
    } else {
        say!(language; "you may leave out the steps of this turn" / "bu hamlenin adımlarını yazmayabilirsiniz")
    }
}

#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn hapis(kind: &HapisFault, language: Language) -> FaultText {
    match kind {
        HapisFault::NotAPosition { fields } => fault_rows!(language, why = not_a_position(*fields, language);
            "this is not a position: {why}" / "bu bir konum değil: {why}",
            "expected WHITE:BLACK:PRISONERS:DICE:TURN" / "BEYAZ:SİYAH:HAPİSTEKİLER:ZAR:SIRA bekleniyordu",
            "the start is 111111111111111:ooooooooooooooo:-:-:W, or AACA/z8AAMD/HwAA"
                / "başlangıç: 111111111111111:ooooooooooooooo:-:-:W ya da AACA/z8AAMD/HwAA"),
        HapisFault::NotAPoint { found } => fault_rows!(language;
            "\"{found}\" is not a point" / "\"{found}\" bir hane değil",
            "not a point" / "hane değil",
            "the points 1 to 24 are written 1 to 9 and a to o" / "1'den 24'e haneler 1-9 ve a-o diye yazılır"),
        HapisFault::TooMany { side: who, found } => fault_rows!(language, side = side(*who, language);
            "{side} has {found} checkers; each side has fifteen"
                / "{side} tarafın {found} pulu var; her tarafın on beş pulu olur",
            "more than fifteen" / "on beşten çok",
            "write one digit for each checker on the board, fifteen at most"
                / "tahtadaki her pul için bir hane yazın, en çok on beş"),
        HapisFault::NoPrisoner { side: who, label } => fault_rows!(language, side = side(*who, language);
            "{side} has no checker on {label}" / "{side} tarafın {label}. hanede pulu yok",
            "no checker here" / "burada pul yok",
            "write the points of White's prisoners before the slash, those of Black's after it: w/b"
                / "eğik çizgiden önce beyazın, sonra siyahın hapisteki pullarının hanelerini yazın: w/b"),
        HapisFault::NoCaptor { side: who, label } => fault_rows!(language,
            whose = whose(*who, language), enemy = side(who.other(), language);
            "{whose} checker on {label} has no captor: {enemy} has no checker there"
                / "{whose} {label}. hanedeki pulunu hapseden yok: orada {enemy} pul yok",
            "a prisoner needs a captor" / "hapseden pul yok",
            "a checker is imprisoned only if an enemy checker lies on it"
                / "pul ancak aynı hanedeki rakip pulun altında hapistir"),
        HapisFault::TwoPrisoners { side: who, label, found } => fault_rows!(language, side = side(*who, language);
            "{side} has {found} checkers on {label}; only a lone checker is imprisoned"
                / "{side} tarafın {label}. hanede {found} pulu var; yalnız tek duran pul hapsolur",
            "not alone" / "tek değil",
            "a point holds one prisoner: the side underneath has a single checker there"
                / "bir hanede tek hapis olur: altta kalan tarafın orada tek pulu olmalı"),
        HapisFault::PrisonerTwice { label } => fault_rows!(language;
            "the prisoner on {label} is named twice" / "{label}. hanedeki hapis iki kez yazılmış",
            "again" / "yine",
            "name each point once" / "her haneyi bir kez yazın"),
        HapisFault::BothPrisoners { label } => fault_rows!(language;
            "only one side can be imprisoned on {label}" / "{label}. hanede yalnız bir taraf hapis olabilir",
            "the other side is already imprisoned here" / "burada öteki taraf zaten hapis",
            "on a shared point exactly one side is underneath" / "paylaşılan hanede yalnız bir taraf alttadır"),
        HapisFault::NobodyUnderneath { label } => fault_rows!(language;
            "both sides have checkers on {label}, but no prisoner is named there"
                / "{label}. hanede iki taraf da var, hangisinin altta olduğu yazılmamış",
            "which side is underneath on {label}?" / "{label}. hanede kim altta?",
            "write the point before the slash if the prisoner is White's, after the slash if it is Black's"
                / "beyazın hapsi için haneyi eğik çizgiden önce, siyahınki için sonra yazın"),
        HapisFault::NotPrisoners => fault_rows!(language;
            "this is not a list of prisoners" / "bu, hapistekilerin listesi değil",
            "expected - or w/b" / "- ya da w/b bekleniyordu",
            "write one slash, with White's prisoners before it and Black's after it, as in /e"
                / "tek eğik çizgi yazın; öncesine beyazın, sonrasına siyahın hapisteki pulları gelir, /e gibi"),
        HapisFault::NotDice => fault_rows!(language;
            "these are not two dice" / "bunlar iki zar değil",
            "expected two digits from 1 to 6" / "1'den 6'ya iki rakam bekleniyordu",
            "write both dice together, as in 42" / "iki zarı bitişik yazın: 42"),
        HapisFault::NotASide => fault_rows!(language;
            "this is not a side" / "bu bir taraf değil",
            "expected W or B" / "W ya da B bekleniyordu",
            "W is White, B is Black" / "W beyaz, B siyah"),
        HapisFault::NoDice => fault_rows!(language;
            "there are no dice" / "zar yok",
            "no dice here" / "burada zar yok",
            "write two dice, as in 42, after the position or in its fourth field"
                / "42 gibi iki zarı konumdan sonra ya da konumun dördüncü bölümüne yazın"),
        HapisFault::NotBase64 { found } => fault_rows!(language;
            "\"{found}\" cannot be part of a position of 16 characters" / "16 karakterlik konumda \"{found}\" bulunmaz",
            "not a character of base64" / "base64 karakteri değil",
            "these positions consist of A to Z, a to z, 0 to 9, + and /; the long form has colons"
                / "bu yazımda A-Z, a-z, 0-9, + ve / bulunur; uzun yazımda iki nokta üst üste vardır"),
        HapisFault::CompactBits => fault_rows!(language;
            "these 16 characters do not encode a position" / "bu 16 karakter bir konum değil",
            "too few bits, or too many" / "bitler eksik ya da fazla",
            "a position encodes the 24 points of each side, a bit for each shared point, and then only zeros"
                / "her tarafın 24 hanesi, paylaşılan her hane için bir bit, gerisi sıfır olmalı"),
        HapisFault::NotAStep => fault_rows!(language;
            "this is not a step" / "bu bir adım değil",
            "expected a step such as 16/14" / "16/14 gibi bir adım bekleniyordu",
            "write FROM/TO: 16/14, 11/14* to imprison, 6/off, 24/18(4)"
                / "NEREDEN/NEREYE yazın: 16/14, hapsederken 11/14*, 6/off, 24/18(4)"),
        HapisFault::NotForward => fault_rows!(language;
            "a checker can only move forward" / "pul yalnız ileri oynar",
            "not forward" / "ileri değil",
            "White moves up from 1 to 24, Black down from 24 to 1" / "beyaz 1'den 24'e çıkar, siyah 24'ten 1'e iner"),
        HapisFault::NoSuchDie { left, .. } if left.is_empty() => fault_rows!(language;
            "no die is left" / "oynanacak zar kalmadı",
            "one step too many" / "bir adım fazla",
            "each die is played once, those of a double four times in all"
                / "her zar bir kez, çift gelirse toplam dört kez oynanır"),
        HapisFault::NoSuchDie { pips, left } => fault_rows!(language, pip = plural(*pips as u64, "pip", "pips");
            "no die that is left moves a checker by {pips} {pip}" / "kalan zarlarla {pips} hane oynanamaz",
            "{pips} {pip}" / "{pips} hane",
            dice_left(left, language)),
        HapisFault::NobodyThere { label } => fault_rows!(language;
            "the side on roll has no checker on {label}" / "sırası olanın {label}. hanede pulu yok",
            "no checker here" / "burada pul yok",
            "move a checker of the side on roll" / "sırası olan tarafın bir pulunu oynayın"),
        HapisFault::Prisoner { label } => fault_rows!(language;
            "the checker on {label} is imprisoned" / "{label}. hanedeki pul hapiste",
            "imprisoned" / "hapiste",
            "it can move again when all its captors have left the point"
                / "üstündeki bütün pullar kalkınca yine oynar"),
        HapisFault::Closed { label, enemies: 1 } => fault_rows!(language;
            "{label} is closed: the enemy checker there holds a prisoner of the side on roll"
                / "{label}. hane kapı: oradaki rakip pul, oynayanın bir pulunu hapsediyor",
            "closed" / "kapı",
            "move to a point with at most one enemy checker and no prisoner under it"
                / "en çok bir rakip pulun durduğu, altında hapis olmayan bir haneye oynayın"),
        HapisFault::Closed { label, enemies } => fault_rows!(language;
            "{label} is closed: it has {enemies} enemy checkers" / "{label}. hane kapı: orada {enemies} rakip pul var",
            "closed" / "kapı",
            "move to a point with at most one enemy checker"
                / "en çok bir rakip pulun durduğu bir haneye oynayın"),
        HapisFault::NotAllHome { label } => fault_rows!(language;
            "no checker can be borne off yet: one is still on {label}"
                / "henüz pul toplanamaz: {label}. hanede pul var",
            "not all home" / "hepsi evde değil",
            "bring all checkers home first" / "önce bütün pulları eve getirin"),
        HapisFault::PrisonerAtHome { label } => fault_rows!(language;
            "no checker can be borne off while the checker on {label} is imprisoned"
                / "{label}. hanedeki pul hapisken pul toplanamaz",
            "a prisoner at home" / "evde hapis var",
            "for a table that allows it, set bear_off_free = false"
                / "buna bakılmayan masa için bear_off_free = false verin"),
        HapisFault::NotHindmost { label } => fault_rows!(language;
            "a die larger than needed bears off only from the hindmost point, {label}"
                / "gerekenden büyük zarla yalnız en gerideki haneden pul alınır, o da {label}. hane",
            "not the hindmost" / "en gerideki değil",
            "play the die with a checker further back" / "zarı daha gerideki bir pulla oynayın"),
        HapisFault::MustPlayOn { left } => fault_rows!(language;
            "the turn is not over: a remaining die can still be played" / "hamle bitmedi: kalan zarla oynanabilir",
            "dice are left" / "zar kaldı",
            dice_left(left, language)),
        HapisFault::BothDice => fault_rows!(language;
            "this turn uses fewer dice than can be played" / "bu hamlede oynanandan daha çok zar oynanabilir",
            "more can be played" / "daha çok oynanabilir",
            "play both dice if some turn can; for a table that does not require it, set both_dice = false"
                / "iki zar da oynanabiliyorsa ikisini de oynayın; bunu istemeyen masa için both_dice = false verin"),
        HapisFault::LargerDie { die } => fault_rows!(language;
            "only one die can be used, and it must be the larger: {die}"
                / "tek zar oynanabiliyor, o da büyüğü olmalı: {die}",
            "the larger die must be used" / "büyük zar oynanmalı",
            "for a table that allows either die, set both_dice = false"
                / "zarı serbest bırakan masa için both_dice = false verin"),
        HapisFault::ImprisonsNothing { label: None } => fault_rows!(language;
            "bearing off imprisons no checker" / "pul toplarken hapsedilmez",
            "this leaves the board" / "bu pul tahtadan çıkıyor",
            "leave the star out" / "yıldızı silin"),
        HapisFault::ImprisonsNothing { label: Some(label) } => fault_rows!(language;
            "no checker is imprisoned on {label}" / "{label}. hanede hapsedilen pul yok",
            "no lone free enemy checker is there" / "orada tek duran serbest rakip pul yok",
            "leave the star out" / "yıldızı silin"),
        HapisFault::EmptyRecord => fault_rows!(language;
            "the record is empty" / "kayıt boş",
            "no line of a record" / "kayıt satırı yok",
            "write one line for each turn: user 42 1-5 1-3, computer 66"
                / "her hamle için bir satır yazın: user 42 1-5 1-3, computer 66"),
        HapisFault::NotALine => fault_rows!(language;
            "this is not a line of a record" / "bu bir kayıt satırı değil",
            "expected user, computer, board, total, rules, set or about"
                / "user, computer, board, total, rules, set ya da about bekleniyordu",
            "write user 42 1-5 1-3, computer 66, board POS, total N, rules plakoto, set mother=false or about KEY \
             TEXT; # begins a remark"
                / "user 42 1-5 1-3, computer 66, board KONUM, total N, rules plakoto, set mother=false ya da about \
                   ANAHTAR METİN yazın; # not başlatır"),
        HapisFault::OutOfTurn { side: who } => fault_rows!(language;
            match who {
                Side::White => say!(language; "it is White's turn" / "sıra beyazda"),
                Side::Black => say!(language; "it is Black's turn" / "sıra siyahta"),
            },
            "out of turn" / "sırası değil",
            "the sides take turns; a side that cannot play passes" / "taraflar sırayla oynar; oynayamayan geçer"),
        HapisFault::GameOver => fault_rows!(language;
            "the game is over" / "oyun bitti",
            "after the end" / "oyun bittikten sonra",
            "no turn can follow the end of a game" / "oyun bitince hamle yapılmaz"),
        HapisFault::OtherTurn { plays, printed } => fault_rows!(language;
            "the program in the thesis plays {plays}" / "tezdeki program {plays} oynar",
            "another turn" / "başka bir hamle",
            of_another_turn(*printed, language)),
        HapisFault::OtherBoard { reached } => fault_rows!(language;
            "the turns lead to another board" / "hamleler başka bir tahtaya varıyor",
            "not the board" / "tahta bu değil",
            "the board is {reached}" / "varılan tahta: {reached}"),
        HapisFault::OtherTotal { reached } => fault_rows!(language;
            "the dice add up to another total" / "zarların toplamı başka çıkıyor",
            "not the total" / "toplam bu değil",
            "the total is {reached}" / "toplam {reached}"),
        HapisFault::NoSuchPlayer { name, nearest } => fault_rows!(language;
            "no player is called \"{name}\"" / "\"{name}\" diye bir oyuncu yok",
            "not a player" / "oyuncu değil",
            after_meant(*nearest, say!(language, names = HapisPlayerKind::NAMES.join(", ");
                "the players are {names}" / "oyuncular: {names}"), language)),
        HapisFault::NotASeed => fault_rows!(language, most = u64::MAX;
            "this is not a seed" / "bu bir tohum değil",
            "expected a number" / "bir sayı bekleniyordu",
            "write a number from 0 to {most}, or leave the line out for random dice"
                / "0'dan {most} sayısına kadar bir sayı yazın ya da zar rastgele gelsin diye satırı silin"),
        HapisFault::LateLine => fault_rows!(language;
            "this line comes after the first turn" / "bu satır ilk hamleden sonra geliyor",
            "too late" / "geç kalmış",
            "write rules, set and about player before the first turn"
                / "rules, set ve about player satırlarını ilk hamleden önce yazın"),
        HapisFault::LineTwice => fault_rows!(language;
            "the record has this line already" / "kayıtta bu satır zaten var",
            "again" / "yine",
            "write rules, about player, about side, about seed and each rule of set once"
                / "rules, about player, about side, about seed ve set ile verilen her kuralı bir kez yazın"),
        HapisFault::NoSuchRules { name, nearest } => fault_rows!(language;
            "no set of rules is called \"{name}\"" / "\"{name}\" diye bir kural kümesi yok",
            "not a set of rules" / "kural kümesi değil",
            after_meant(*nearest, say!(language, names = RuleSet::NAMES.join(", ");
                "the sets of rules are {names}" / "kural kümeleri: {names}"), language)),
        HapisFault::SettingShape => fault_rows!(language;
            "a setting is a key, = and a value" / "ayar, anahtar = değer biçimindedir",
            "no =" / "= yok",
            "write it like mother=false" / "örneğin mother=false yazın"),
        HapisFault::NotASetting { key, nearest } => fault_rows!(language;
            "no rule of hapis is called \"{key}\"" / "hapiste \"{key}\" diye bir kural yok",
            "not a setting" / "ayar değil",
            after_meant(*nearest, say!(language;
                "write both_dice, bear_off_free or mother with =true or =false"
                / "both_dice, bear_off_free ya da mother yazın, =true ya da =false ile"), language)),
        HapisFault::SwitchTwice { key } => fault_rows!(language;
            "{key} is set twice: to true and to false" / "{key} iki kez verilmiş: true ve false",
            "already set" / "daha önce verilmiş",
            "leave out one of the two" / "ikisinden birini çıkarın"),
        HapisFault::NotAValue { key } => fault_rows!(language;
            "{key} is true or false" / "{key} true ya da false olur",
            "expected true or false" / "true ya da false bekleniyordu",
            String::new()),
        HapisFault::OddGames => fault_rows!(language;
            "games are played in pairs, with the seats exchanged" / "oyunlar yerler değiştirilerek çift çift oynanır",
            "not an even number" / "çift sayı değil",
            "give an even number of games, at least 2" / "çift sayıda oyun verin, en az 2"),
    }
}
