//! Sentences about faults in the rules or the indicator of a table, impossible tiles, and questions without an answer.

use super::{FaultText, refusal};
use crate::hand::{HandFault, NoAnswer};
use crate::table::{Accepts, Colours, ProfileFault, Switch, TableFault};
use crate::text::{counted, meant};
use crate::words::Language;

pub(super) fn profile(fault: &ProfileFault, language: Language) -> FaultText {
    match fault {
        ProfileFault::UnknownVariant { name, nearest } => fault_rows!(language;
            "there is no variant \"{name}\"" / "\"{name}\" diye bir oyun yok",
            "unknown" / "bilinmiyor",
            meant(*nearest, say!(language;
                "use okey, okey-house, okey-pot, 101, 101-team or cs102"
                / "oyunlar: klasik, yaygın, çanak, yüzbir, eşli, basit"), language)),
        ProfileFault::UnknownSwitch { key, nearest } => fault_rows!(language;
            "there is no switch \"{key}\"" / "\"{key}\" diye bir anahtar yok",
            "unknown" / "bilinmiyor",
            meant(*nearest, switches_beside(key, language), language)),
        ProfileFault::SwitchValue { switch, value } => fault_rows!(language, key = switch.key;
            "{key} does not take the value \"{value}\"" / "{key} anahtarı \"{value}\" değerini almaz",
            "not a value of this switch" / "bu anahtarın değeri değil",
            accepts(switch.accepts, value, language)),
        ProfileFault::SwitchTwice { switch, values: [one, other] } => fault_rows!(language, key = switch.key;
            "{key} is set twice: to {one} and to {other}" / "{key} iki kez verilmiş: {one} ve {other}",
            "already set" / "daha önce verilmiş",
            "leave out one of the two" / "ikisinden birini çıkarın"),
        ProfileFault::NotPlayed { switch, value } if switch.key == "seats" => fault_rows!(language;
            "the program cannot play games with seats = {value}" / "program seats = {value} ile oyun oynatamaz",
            "not for games" / "oyunlarda kullanılamaz",
            "leave the switch out; judge, score and rules support it, and replay for hands without turns"
                / "anahtarı çıkarın; hakem, puan ve kurallar onu kullanır, izle ise yalnız turları yazılmayan ellerde"),
        ProfileFault::NotPlayed { switch, value } => fault_rows!(language, key = switch.key;
            "the program cannot play games with {key} = {value}" / "program {key} = {value} ile oyun oynatamaz",
            "not for games" / "oyunlarda kullanılamaz",
            "leave the switch out; judge, score, replay and rules support it"
                / "anahtarı çıkarın; hakem, puan, izle ve kurallar onu kullanır"),
        ProfileFault::SettingShape => fault_rows!(language;
            "a setting is a key, = and a value" / "ayar, anahtar = değer biçimindedir",
            "no =" / "= yok",
            "write it like run_wrap=false" / "örneğin run_wrap=false yazın"),
        ProfileFault::RulesNotToml { instead: Some(line), .. } => fault_rows!(language;
            "the value is not valid TOML" / "değer TOML biçiminde yazılmamış",
            "here" / "burada",
            "write {line}" / "{line} yazın"),
        ProfileFault::RulesNotToml { reason, instead: None } => fault_rows!(language, why = refusal(reason, language);
            "the rules file is not TOML: {why}" / "kural dosyası TOML değil: {why}",
            "here" / "burada",
            "write one setting per line, such as run_wrap = false" / "her satıra bir ayar yazın: run_wrap = false"),
        ProfileFault::RulesType { switch, found, value } => {
            let key = switch.key;
            let message = match value.as_str() {
                "" => say!(language; "{key} does not take this {found}" / "{key} anahtarı bu türden değer almaz"),
                _ => say!(language;
                    "{key} does not take the {found} {value}" / "{key} anahtarı {value} değerini almaz"),
            };
            fault_rows!(language;
                message,
                "not a value of this switch" / "bu anahtarın değeri değil",
                accepts(switch.accepts, value, language))
        }
    }
}

pub(super) fn table(fault: &TableFault, language: Language) -> FaultText {
    match fault {
        TableFault::IndicatorMissing => fault_rows!(language;
            "the indicator is missing" / "gösterge verilmemiş",
            "name the tile turned up: -i R5, for example, makes R6 the okey"
                / "açılan taşı yazın, örneğin -i R5; o zaman okey R6 olur"),
        TableFault::IndicatorFalseJoker => fault_rows!(language;
            "a false joker cannot be the indicator" / "sahte okey gösterge olamaz",
            "expected a numbered tile" / "sayılı bir taş bekleniyordu",
            "if a false joker is turned up, it goes back and another tile is turned up: name that one"
                / "sahte okey açılırsa geri konur, başka taş açılır: onu yazın"),
        TableFault::IndicatorOkey => fault_rows!(language;
            "the okey is not the indicator" / "gösterge, okeyin kendisi değildir",
            "expected a numbered tile" / "sayılı bir taş bekleniyordu",
            "name the tile turned up; the okey has the same colour and the next number"
                / "açılan taşı yazın; okey, onunla aynı renkten bir büyük taştır"),
        TableFault::IndicatorUnwanted => fault_rows!(language;
            "this game has no indicator" / "bu oyunda gösterge yok",
            "not expected" / "beklenmiyordu",
            "leave the indicator out" / "göstergeyi yazmayın"),
    }
}

/// Returns a hint: the values that a switch accepts, or what is wrong with `value`.
fn accepts(accepts: Accepts, value: &str, language: Language) -> String {
    match accepts {
        Accepts::Colours if Colours::repeats(value) => say!(language;
            "name each colour only once" / "her rengi bir kez yazın"),
        Accepts::Bool => say!(language; "use true or false" / "true ya da false yazın"),
        Accepts::Count => say!(language, most = Switch::MAX;
            "use a whole number from 0 to {most}" / "0 ile {most} arasında bir tam sayı yazın"),
        Accepts::CountOr(word) => say!(language, most = Switch::MAX;
            "use a whole number from 0 to {most}, or {word}" / "0 ile {most} arasında bir tam sayı ya da {word} yazın"),
        Accepts::Words(words) => say!(language, words = words.join(", ");
            "use one of {words}" / "şunlardan birini yazın: {words}"),
        Accepts::Colours => say!(language, colours = Colours::NAMES.join(", ");
            "use colours with commas between them, or none; the colours are {colours}"
            / "araya virgül koyarak renkleri ya da none yazın; renkler: {colours}"),
    }
}

/// Returns a hint for the unknown switch `key`: the switches of the same group, such as `open`, otherwise a few
/// examples.
fn switches_beside(key: &str, language: Language) -> String {
    let table = key.split('.').next().unwrap_or_default();
    let is_beside = |known: &&str| known.strip_prefix(table).is_some_and(|own| own.starts_with('.'));
    let beside: Vec<&str> = Switch::ALL.iter().map(|switch| switch.key).filter(is_beside).collect();
    if beside.is_empty() {
        return say!(language;
            "some switches: run_wrap, false_joker, open.sum, points.normal"
            / "örnek anahtarlar: run_wrap, false_joker, open.sum, points.normal");
    }
    say!(language, switches = beside.join(", "); "the switches of this group: {switches}"
        / "bu gruptaki anahtarlar: {switches}")
}

pub(super) fn hand(fault: &HandFault, language: Language) -> FaultText {
    match fault {
        HandFault::TooManyCopies { tile, held, copies } => fault_rows!(language;
            "{tile} appears {held} times, but the set has only {copies}"
                / "{held} tane {tile} var, taş takımında {copies} tane bulunur",
            "one too many" / "bir tane fazla",
            "check this tile: no hand can hold that many" / "bu taşı kontrol edin: böyle bir el olamaz"),
        HandFault::RepeatPastSet { symbol, times, copies } => fault_rows!(language;
            "one word names {times} copies of {symbol}, but the set has only {copies}"
                / "tek sözcükte {times} tane {symbol} var, taş takımında {copies} tane bulunur",
            "at most x{copies}" / "en çok x{copies}",
            "write {symbol}x{copies} for all of them" / "hepsi için {symbol}x{copies} yazın"),
        HandFault::IndicatorTwin { face, held } => fault_rows!(language;
            "{face} appears {held} times, but one {face} lies face up as the indicator"
                / "{held} tane {face} var, oysa bir {face} gösterge olarak masada açık duruyor",
            "one too many" / "bir tane fazla",
            "with this indicator, a hand holds at most one {face}" / "bu göstergeyle elde en çok bir {face} bulunur"),
        HandFault::TooManyFalseJokers { held } => fault_rows!(language;
            "there are {held} false jokers, but the set has only 2"
                / "{held} tane sahte okey var, taş takımında 2 tane bulunur",
            "one too many" / "bir tane fazla",
            "a real okey is written O*" / "gerçek okey O* diye yazılır"),
        HandFault::YellowAndGreen => fault_rows!(language;
            "the hand names both yellow and green" / "aynı elde hem sarı hem yeşil var",
            "another name of the fourth colour" / "dördüncü rengin diğer adı",
            "a set has yellow or green, not both: use one of them throughout"
                / "bir taş takımında ya sarı ya yeşil bulunur: hep birini kullanın"),
        HandFault::NumberNotInSet { highest } => fault_rows!(language;
            "this game does not have that number" / "bu oyunda o sayı yok",
            "expected 1 to {highest}" / "1 ile {highest} arası bir sayı bekleniyordu",
            "the numbers of this game are 1 to {highest}" / "bu oyunda sayılar 1 ile {highest} arasındadır"),
        HandFault::NoJokersInSet => fault_rows!(language;
            "this game has no okeys and no false jokers" / "bu oyunda okey de sahte okey de yok",
            "not in the set" / "taş takımında yok",
            "the tiles of this game have four colours and the numbers 1 to 7; there are four copies of each tile"
                / "bu oyunun taşları her renkten 1 ile 7 arasıdır, her birinden dört tane"),
        HandFault::KeptApart => fault_rows!(language;
            "at this table an okey and a false joker may not lie next to each other: a hand with both is not analysed"
                / "bu masada okeyle sahte okey yan yana gelemez: ikisi birden olan el çözümlenmez",
            "the hand has both" / "elde ikisi de var",
            "ask okey judge about the melds as laid, or leave out the switch meld.okey_beside_false_joker"
                / "perleri dizildiği gibi hakeme sorun ya da meld.okey_beside_false_joker ayarını çıkarın"),
        HandFault::WrongCount { held, rack, fewest, variant, fits } => {
            let turn = rack + 1;
            let tiles = counted(*held, "tile");
            let wrong = if held > rack {
                say!(language, over = held - turn, counted = counted(over, "tile");
                    "a hand of {tiles}: {counted} too many" / "{held} taşlık el: {over} taş fazla")
            } else {
                say!(language, short = fewest - held, counted = counted(short, "tile");
                    "a hand of {tiles}: {counted} too few" / "{held} taşlık el: {short} taş eksik")
            };
            let hint = match fits {
                Some(fits) => say!(language;
                    "{held} tiles make a hand in {fits}" / "{held} taşlık el {fits} oyununda olur"),
                None if fewest < rack => say!(language;
                    "in {variant} a rack has {fewest} to {turn} tiles" / "{variant} oyununda elde {fewest} ile {turn} arası taş olur"),
                None => say!(language;
                    "in {variant} a player holds {rack} tiles, and {turn} on turn"
                    / "{variant} oyununda oyuncuda {rack} taş olur, sırası gelince {turn}"),
            };
            fault_rows!(language; wrong, hint)
        }
    }
}

pub(super) fn no_answer(fault: &NoAnswer, language: Language) -> FaultText {
    match fault {
        NoAnswer::DiscardNotHeld { tile } => fault_rows!(language;
            "{tile} is not in the hand" / "{tile} elde yok",
            "not held" / "elde değil",
            "name a tile of the hand" / "eldeki bir taşı yazın"),
        NoAnswer::NothingToDiscard { held } => fault_rows!(language, tiles = counted(*held, "tile");
            "a hand of {tiles} has no tile to throw" / "{held} taşlık elden taş atılmaz",
            "nothing to throw" / "atılacak taş yok",
            "add the tile drawn" / "çekilen taşı ekleyin"),
        NoAnswer::NoPairsInGame => fault_rows!(language;
            "this game has no pairs" / "bu oyunda çift yok",
            "it is won with three chains of four tiles" / "bu oyunda dört taşlık üç zincirle bitilir"),
        NoAnswer::NoDistanceInGame => fault_rows!(language;
            "this table needs too much to open: the distance from an opening is not computed"
                / "bu masada açmak için çok fazlası gerekiyor: açmaya olan uzaklık hesaplanmaz",
            "set open.sum to 255 or less, or open.pairs to 10 or less; okey open works at every table"
                / "open.sum en çok 255 ya da open.pairs en çok 10 olsun; okey aç her masada yanıt verir"),
        NoAnswer::OnTurn { held } => fault_rows!(language;
            "one of these {held} tiles must still be thrown; only a hand without an extra tile waits for tiles"
                / "bu {held} taştan biri daha atılmalı; yalnız fazla taşı olmayan el taş bekler",
            "one too many" / "bir taş fazla",
            "leave one tile out" / "bir taşı çıkarın"),
        NoAnswer::BetweenTurns { held } => fault_rows!(language;
            "a hand of {held} tiles has no tile to throw" / "{held} taşlık elde atılacak taş yok",
            "one too few" / "bir taş eksik",
            "add the tile drawn" / "çekilen taşı ekleyin"),
        NoAnswer::SeenTooOften { tile, held, seen } => fault_rows!(language;
            "too many {tile}: {seen} seen and {held} in the hand"
                / "bu kadar çok {tile} olamaz: masada {seen}, elde {held} tane",
            "one too many" / "bir tane fazla",
            "list only tiles seen on the table, without the indicator and your hand"
                / "yalnız masada görülen taşları yazın; göstergeyi ve elinizdekileri katmayın"),
        NoAnswer::TooManyDraws { draws, most } => fault_rows!(language;
            "{draws} draws are too many: the stock holds {most} tiles"
                / "{draws} taş çekilemez: ortada {most} taş var",
            "too many" / "çok fazla",
            "use a number from 0 to {most}" / "0 ile {most} arasında bir sayı verin"),
        NoAnswer::KeptApart { opens } => {
            let hint = if *opens {
                say!(language;
                    "use okey melds, okey pairs or okey open, or leave out the switch meld.okey_beside_false_joker"
                    / "okey perler, okey çift ya da okey aç komutunu kullanın ya da meld.okey_beside_false_joker \
                       ayarını çıkarın")
            } else {
                say!(language;
                    "use okey melds or okey pairs, or leave out the switch meld.okey_beside_false_joker"
                    / "okey perler ya da okey çift komutunu kullanın ya da meld.okey_beside_false_joker ayarını \
                       çıkarın")
            };
            fault_rows!(language;
                "at this table an okey and a false joker may not lie next to each other: the distance of a hand with \
                 one of them is not computed"
                    / "bu masada okeyle sahte okey yan yana gelemez: ikisinden biri olan elin bitişe uzaklığı \
                       hesaplanmaz",
                "the hand has one of them" / "elde biri var",
                hint)
        }
        NoAnswer::NoOpeningInGame => fault_rows!(language;
            "this game has no opening" / "bu oyunda el açılmaz",
            "only 101 has openings" / "el yalnız 101'de açılır"),
        NoAnswer::TakenNotHeld { tile } => fault_rows!(language;
            "{tile} is not among the 22 tiles" / "22 taşın arasında {tile} yok",
            "not held" / "elde değil",
            "give the 22 tiles with the one taken, or the 21 without it"
                / "ya alınan taşla birlikte 22 taşı ya da onsuz 21 taşı yazın"),
        NoAnswer::TakingForbidden => fault_rows!(language;
            "at this table a player who has not opened may not take the discard"
                / "bu masada el açmamış oyuncu yandan taş alamaz",
            "may not be taken" / "alınamaz",
            String::new()),
    }
}
