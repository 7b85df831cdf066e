//! What is wrong with a position, a turn or a record of hapis tavlası.

use super::Told;
use crate::hapis::{HapisFault, Kind, RuleSet, Side};
use crate::words::{Language, Named};

const fn side(side: Side, language: Language) -> &'static str {
    match (side, language) {
        (Side::White, Language::En) => "White",
        (Side::Black, Language::En) => "Black",
        (Side::White, Language::Tr) => "beyaz",
        (Side::Black, Language::Tr) => "siyah",
    }
}

const fn whose(side: Side, language: Language) -> &'static str {
    match (side, language) {
        (Side::White, Language::En) => "White's",
        (Side::Black, Language::En) => "Black's",
        (Side::White, Language::Tr) => "beyazın",
        (Side::Black, Language::Tr) => "siyahın",
    }
}

fn dice_left(left: &[u8], language: Language) -> String {
    let dice = left.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    match (language, left) {
        (Language::En, [_]) => format!("the die left is {dice}"),
        (Language::En, _) => format!("the dice left are {dice}"),
        (Language::Tr, [_]) => format!("kalan zar: {dice}"),
        (Language::Tr, _) => format!("kalan zarlar: {dice}"),
    }
}

fn so_many_pips(pips: usize) -> String {
    if pips == 1 { "1 pip".to_owned() } else { format!("{pips} pips") }
}

fn not_a_position(fields: usize, language: Language) -> String {
    match (language, fields) {
        (Language::En, 1) => "it has no colons, and is not 16 characters either".to_owned(),
        (Language::En, _) => format!("it has {fields} fields, and should have five"),
        (Language::Tr, 1) => "iki nokta üst üste yok, 16 karakter de değil".to_owned(),
        (Language::Tr, _) => format!("{fields} bölümü var, beş olmalı"),
    }
}

/// Before the names there are: the one that may have been meant.
fn meant(nearest: Option<&str>, language: Language) -> String {
    match (language, nearest) {
        (_, None) => String::new(),
        (Language::En, Some(nearest)) => format!("did you mean {nearest}? "),
        (Language::Tr, Some(nearest)) => format!("şunu mu demek istediniz: {nearest}? "),
    }
}

/// What is wrong, what to say beside the carets, what would be right.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn hapis(kind: &HapisFault, language: Language) -> Told {
    let say = |en: [&str; 3], tr: [&str; 3]| {
        let [message, label, hint] = match language {
            Language::En => en,
            Language::Tr => tr,
        };
        (message.to_owned(), label.to_owned(), hint.to_owned())
    };
    match kind {
        HapisFault::NotAPosition { fields } => say(
            [
                &format!("this is not a position: {}", not_a_position(*fields, language)),
                "expected WHITE:BLACK:PRISONERS:DICE:TURN",
                "the start is 111111111111111:ooooooooooooooo:-:-:W, or AACA/z8AAMD/HwAA",
            ],
            [
                &format!("bu bir konum değil: {}", not_a_position(*fields, language)),
                "BEYAZ:SİYAH:HAPİSTEKİLER:ZAR:SIRA bekleniyordu",
                "başlangıç: 111111111111111:ooooooooooooooo:-:-:W ya da AACA/z8AAMD/HwAA",
            ],
        ),
        HapisFault::NotAPoint { found } => say(
            [&format!("\"{found}\" is not a point"), "not a point", "the points 1 to 24 are written 1 to 9 and a to o"],
            [&format!("\"{found}\" bir hane değil"), "hane değil", "1'den 24'e haneler 1-9 ve a-o diye yazılır"],
        ),
        HapisFault::TooMany { side: who, found } => say(
            [
                &format!("{} has {found} checkers; each side has fifteen", side(*who, language)),
                "more than fifteen",
                "write one digit for each checker on the board, fifteen at most",
            ],
            [
                &format!("{} tarafın {found} pulu var; her tarafın on beş pulu olur", side(*who, language)),
                "on beşten çok",
                "tahtadaki her pul için bir hane yazın, en çok on beş",
            ],
        ),
        HapisFault::NoPrisoner { side: who, label } => say(
            [
                &format!("{} has no checker on {label}", side(*who, language)),
                "nobody is there",
                "before the slash stand the points of White's prisoners, behind it those of Black's: w/b",
            ],
            [
                &format!("{} tarafın {label}. hanede pulu yok", side(*who, language)),
                "burada pul yok",
                "eğik çizgiden önce beyazın, sonra siyahın hapisteki pullarının haneleri yazılır: w/b",
            ],
        ),
        HapisFault::NoCaptor { side: who, label } => say(
            [
                &format!(
                    "{} checker on {label} has no captor: {} has none there",
                    whose(*who, language),
                    side(who.other(), language)
                ),
                "a prisoner needs a captor",
                "a checker lies imprisoned only under an enemy on the same point",
            ],
            [
                &format!(
                    "{} {label}. hanedeki pulunu hapseden yok: orada {} pul yok",
                    whose(*who, language),
                    side(who.other(), language)
                ),
                "hapsin hapsedeni olur",
                "pul ancak aynı hanedeki rakip pulun altında hapistir",
            ],
        ),
        HapisFault::TwoPrisoners { side: who, label, found } => say(
            [
                &format!("{} has {found} checkers on {label}; only a lone checker is imprisoned", side(*who, language)),
                "not alone",
                "a point holds one prisoner: say which side lies underneath with a single checker",
            ],
            [
                &format!(
                    "{} tarafın {label}. hanede {found} pulu var; yalnız tek duran pul hapsolur",
                    side(*who, language)
                ),
                "tek değil",
                "bir hanede tek hapis olur: altta kalan tarafın orada tek pulu olmalı",
            ],
        ),
        HapisFault::PrisonerTwice { label } => say(
            [&format!("the prisoner on {label} is named twice"), "again", "name each point once"],
            [&format!("{label}. hanedeki hapis iki kez yazılmış"), "yine", "her haneyi bir kez yazın"],
        ),
        HapisFault::BothPrisoners { label } => say(
            [
                &format!("both sides cannot be imprisoned on {label}"),
                "the other side is imprisoned here already",
                "on a shared point exactly one side lies underneath",
            ],
            [
                &format!("{label}. hanede iki taraf birden hapis olamaz"),
                "burada öteki taraf zaten hapis",
                "paylaşılan hanede yalnız bir taraf alttadır",
            ],
        ),
        HapisFault::NobodyUnderneath { label } => say(
            [
                &format!("both sides stand on {label}, and nobody is said to lie underneath"),
                &format!("who lies underneath on {label}?"),
                "name the point before the slash for White's prisoner, behind it for Black's",
            ],
            [
                &format!("{label}. hanede iki taraf da var, hangisinin altta olduğu yazılmamış"),
                &format!("{label}. hanede kim altta?"),
                "beyazın hapsi için haneyi eğik çizgiden önce, siyahınki için sonra yazın",
            ],
        ),
        HapisFault::NotPrisoners => say(
            [
                "these are not prisoners",
                "expected - or w/b",
                "one slash: White's prisoners before it, Black's behind it, as in /e",
            ],
            [
                "bunlar hapistekiler değil",
                "- ya da w/b bekleniyordu",
                "tek eğik çizgi: önce beyazın, sonra siyahın hapisleri, /e gibi",
            ],
        ),
        HapisFault::NotDice => say(
            ["these are not two dice", "expected two digits from 1 to 6", "write both dice together, as in 42"],
            ["bunlar iki zar değil", "1'den 6'ya iki rakam bekleniyordu", "iki zarı bitişik yazın: 42"],
        ),
        HapisFault::NotASide => say(
            ["this is not a side", "expected W or B", "W is White, B is Black"],
            ["bu bir taraf değil", "W ya da B bekleniyordu", "W beyaz, B siyah"],
        ),
        HapisFault::NoDice => say(
            ["there are no dice", "no dice here", "write them after the position, as in 42, or into its fourth field"],
            ["zar yok", "burada zar yok", "konumdan sonra yazın, 42 gibi, ya da konumun dördüncü bölümüne"],
        ),
        HapisFault::NotBase64 { found } => say(
            [
                &format!("\"{found}\" cannot stand in a position of 16 characters"),
                "not a character of base64",
                "these positions consist of A to Z, a to z, 0 to 9, + and /; the long form has colons",
            ],
            [
                &format!("16 karakterlik konumda \"{found}\" bulunmaz"),
                "base64 karakteri değil",
                "bu yazımda A-Z, a-z, 0-9, + ve / bulunur; uzun yazımda iki nokta üst üste vardır",
            ],
        ),
        HapisFault::CompactBits => say(
            [
                "these 16 characters hold no position",
                "the bits end too early, or go on too long",
                "24 points of each side, a bit for each shared point, then nothing but zeros",
            ],
            [
                "bu 16 karakter bir konum değil",
                "bitler erken bitiyor ya da fazla",
                "her tarafın 24 hanesi, paylaşılan her hane için bir bit, gerisi sıfır",
            ],
        ),
        HapisFault::NotAStep => say(
            [
                "this is not a step",
                "expected a step such as 16/14",
                "write FROM/TO: 16/14, 11/14* to imprison, 6/off, 24/18(4)",
            ],
            [
                "bu bir adım değil",
                "16/14 gibi bir adım bekleniyordu",
                "NEREDEN/NEREYE yazın: 16/14, hapsederken 11/14*, 6/off, 24/18(4)",
            ],
        ),
        HapisFault::NotForward => say(
            ["a checker moves forward", "not forward", "White moves up from 1 to 24, Black down from 24 to 1"],
            ["pul ileri oynar", "ileri değil", "beyaz 1'den 24'e çıkar, siyah 24'ten 1'e iner"],
        ),
        HapisFault::NoSuchDie { left, .. } if left.is_empty() => say(
            ["no die is left", "one step too many", "each die is played once, a double four times"],
            ["oynanacak zar kalmadı", "bir adım fazla", "her zar bir kez, çift gelen dört kez oynanır"],
        ),
        HapisFault::NoSuchDie { pips, left } => say(
            [&format!("no die moves {pips}"), &so_many_pips(*pips), &dice_left(left, language)],
            [&format!("{pips} oynayacak zar yok"), &format!("{pips} hane"), &dice_left(left, language)],
        ),
        HapisFault::NobodyThere { label } => say(
            [
                &format!("the side on roll has no checker on {label}"),
                "nobody is there",
                "move a checker of the side on roll",
            ],
            [
                &format!("sırası olanın {label}. hanede pulu yok"),
                "burada pul yok",
                "sırası olan tarafın bir pulunu oynayın",
            ],
        ),
        HapisFault::Prisoner { label } => say(
            [
                &format!("the checker on {label} is imprisoned"),
                "imprisoned",
                "it moves again when all its captors have left",
            ],
            [&format!("{label}. hanedeki pul hapiste"), "hapiste", "üstündeki bütün pullar kalkınca yine oynar"],
        ),
        HapisFault::Closed { label, enemies: 1 } => say(
            [
                &format!("{label} is closed: the enemy there holds a prisoner of the side on roll"),
                "closed",
                "land where at most one enemy stands that holds nobody",
            ],
            [
                &format!("{label}. hane kapı: oradaki rakip pul, oynayanın bir pulunu hapsediyor"),
                "kapı",
                "en çok bir rakip pulun durduğu, kimsenin hapis olmadığı bir haneye gelin",
            ],
        ),
        HapisFault::Closed { label, enemies } => say(
            [
                &format!("{label} is closed: {enemies} enemies stand there"),
                "closed",
                "land where at most one enemy stands",
            ],
            [
                &format!("{label}. hane kapı: orada {enemies} rakip pul var"),
                "kapı",
                "en çok bir rakip pulun durduğu haneye gelin",
            ],
        ),
        HapisFault::NotAllHome { label } => say(
            [
                &format!("nothing is borne off yet: a checker stands on {label}"),
                "not all home",
                "bring all checkers home first",
            ],
            [
                &format!("daha pul toplanmaz: {label}. hanede pul var"),
                "hepsi evde değil",
                "önce bütün pulları eve getirin",
            ],
        ),
        HapisFault::PrisonerAtHome { label } => say(
            [
                &format!("nothing is borne off while the checker on {label} is imprisoned"),
                "a prisoner at home",
                "it does not matter where bear_off_free is false",
            ],
            [
                &format!("{label}. hanedeki pul hapisken pul toplanmaz"),
                "evde hapis var",
                "buna bakılmayan masada bear_off_free = false olur",
            ],
        ),
        HapisFault::NotHindmost { label } => say(
            [
                &format!("a larger die bears off from the hindmost point, and that is {label}"),
                "not the hindmost",
                "play the die with a checker further back",
            ],
            [
                &format!("büyük zarla en gerideki haneden pul alınır, o da {label}. hane"),
                "en gerideki değil",
                "zarı daha gerideki bir pulla oynayın",
            ],
        ),
        HapisFault::MustPlayOn { left } => say(
            ["the turn is not over: a die left can still be played", "dice are left", &dice_left(left, language)],
            ["el bitmedi: kalan zarla oynanabilir", "zar kaldı", &dice_left(left, language)],
        ),
        HapisFault::BothDice => say(
            [
                "more dice can be used than this turn uses",
                "more can be played",
                "both dice are used where some turn can use both, unless both_dice is false",
            ],
            [
                "bu elde oynanandan daha çok zar oynanabilir",
                "daha çok oynanır",
                "iki zar da oynanabiliyorsa ikisi oynanır; serbest olan masada both_dice = false olur",
            ],
        ),
        HapisFault::LargerDie { die } => say(
            [
                &format!("only one die can be used, and it must be the larger: {die}"),
                "the larger die must be used",
                "any die may be used where both_dice is false",
            ],
            [
                &format!("tek zar oynanabiliyor, o da büyüğü olmalı: {die}"),
                "büyük zar oynanmalı",
                "both_dice = false olan masada zar serbesttir",
            ],
        ),
        HapisFault::ImprisonsNothing { label: None } => say(
            ["bearing off imprisons nobody", "this leaves the board", "leave the star away"],
            ["pul toplarken kimse hapsolmaz", "bu pul tahtadan çıkıyor", "yıldızı silin"],
        ),
        HapisFault::ImprisonsNothing { label: Some(label) } => say(
            [&format!("nobody is imprisoned on {label}"), "no lone enemy is there", "leave the star away"],
            [&format!("{label}. hanede kimse hapsolmuyor"), "orada tek rakip pul yok", "yıldızı silin"],
        ),
        HapisFault::EmptyRecord => say(
            [
                "the record says nothing",
                "no line of a record",
                "write one line for each turn: user 42 1-5 1-3, computer 66",
            ],
            [
                "kayıtta hiçbir şey yazmıyor",
                "kayıt satırı yok",
                "her el için bir satır yazın: user 42 1-5 1-3, computer 66",
            ],
        ),
        HapisFault::NotALine => say(
            [
                "this is not a line of a record",
                "expected user, computer, board or total",
                "write user 42 1-5 1-3, computer 66, board POS or total N; # begins a remark",
            ],
            [
                "bu bir kayıt satırı değil",
                "user, computer, board ya da total bekleniyordu",
                "user 42 1-5 1-3, computer 66, board KONUM ya da total N yazın; # not başlatır",
            ],
        ),
        HapisFault::OutOfTurn { side: who } => say(
            [
                &format!("it is {} turn", whose(*who, language)),
                "out of turn",
                "the sides take turns; who cannot play passes",
            ],
            [
                &format!(
                    "sıra {}",
                    match who {
                        Side::White => "beyazda",
                        Side::Black => "siyahta",
                    }
                ),
                "sırası değil",
                "taraflar sırayla oynar; oynayamayan geçer",
            ],
        ),
        HapisFault::GameOver => say(
            ["the game is over", "after the end", "nothing is played after the end of a game"],
            ["oyun bitti", "oyun bittikten sonra", "oyun bitince oynanmaz"],
        ),
        HapisFault::OtherTurn { plays } => say(
            [
                &format!("the thesis's program plays {plays}"),
                "not its turn",
                "as it is printed it forgets to free checkers",
            ],
            [
                &format!("tezdeki program {plays} oynar"),
                "onun eli değil",
                "basılı hâliyle pulları serbest bırakmayı unutur",
            ],
        ),
        HapisFault::OtherBoard { reached } => say(
            ["another board is reached", "not the board", &format!("it is {reached}")],
            ["başka bir tahtaya varılıyor", "tahta bu değil", &format!("varılan: {reached}")],
        ),
        HapisFault::OtherTotal { reached } => say(
            ["another total is reached", "not the total", &format!("it is {reached}")],
            ["başka bir toplama varılıyor", "toplam bu değil", &format!("toplam {reached}")],
        ),
        HapisFault::NoSuchPlayer { name, nearest } => say(
            [
                &format!("no player is called \"{name}\""),
                "not a player",
                &format!("{}the players are {}", meant(*nearest, language), Kind::NAMES.join(", ")),
            ],
            [
                &format!("\"{name}\" diye bir oyuncu yok"),
                "oyuncu değil",
                &format!("{}oyuncular: {}", meant(*nearest, language), Kind::NAMES.join(", ")),
            ],
        ),
        HapisFault::NoSuchRules { name, nearest } => say(
            [
                &format!("no rules are called \"{name}\""),
                "not a set of rules",
                &format!("{}the sets are {}", meant(*nearest, language), RuleSet::NAMES.join(", ")),
            ],
            [
                &format!("\"{name}\" diye bir kural kümesi yok"),
                "kural kümesi değil",
                &format!("{}kümeler: {}", meant(*nearest, language), RuleSet::NAMES.join(", ")),
            ],
        ),
        HapisFault::NotASetting { key, nearest } => say(
            [
                &format!("no rule of hapis is called \"{key}\""),
                "not a setting",
                &format!("{}write both_dice, bear_off_free or mother with =true or =false", meant(*nearest, language)),
            ],
            [
                &format!("hapiste \"{key}\" diye bir kural yok"),
                "ayar değil",
                &format!(
                    "{}both_dice, bear_off_free ya da mother yazın, =true ya da =false ile",
                    meant(*nearest, language)
                ),
            ],
        ),
        HapisFault::NotAValue { key } => say(
            [&format!("{key} is true or false"), "expected true or false", ""],
            [&format!("{key} true ya da false olur"), "true ya da false bekleniyordu", ""],
        ),
        HapisFault::OddGames => say(
            [
                "games are played in pairs, with the seats exchanged",
                "not an even number",
                "ask for an even number of games, at least 2",
            ],
            ["oyunlar yerler değiştirilerek çift çift oynanır", "çift sayı değil", "çift sayıda oyun isteyin, en az 2"],
        ),
    }
}
