//! Sentences about faults in the notation of tiles.

use std::iter;

use super::FaultText;
use super::table::table;
use crate::notation::{Letters, NotationFault};
use crate::table::{Symbol, TableFault};
use crate::text::{after_meant, all_of};
use crate::tiles::{Colour, Face, Number};
use crate::words::Language;

/// Returns the end of a sentence that gives the tiles of two readings.
fn two_readings(one: &str, other: &str, language: Language) -> String {
    say!(language; ": {one} or {other}" / ": {one} ya da {other}")
}

#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn notation(fault: &NotationFault, language: Language) -> FaultText {
    match fault {
        NotationFault::UnknownWord { word, others, nearest, letters } => fault_rows!(language;
            not_tiles(word, others, language),
            "expected a tile here" / "burada taş bekleniyordu",
            after_meant(*nearest, a_tile(*letters, language), language)),
        NotationFault::JokerWord { word } => fault_rows!(language;
            "\"{word}\" is not the name of a tile" / "\"{word}\" bir taşın adı değil",
            "which of the two do you mean?" / "ikisinden hangisi?",
            "write J* for a false joker or O* for a real okey; people use this word for both"
                / "sahte okey için J*, gerçek okey için O* yazın; bu söz kimine göre biri, kimine göre öbürüdür"),
        NotationFault::JokerCount { symbol, count } => fault_rows!(language;
            "there are at most two tiles {symbol}, not {count}" / "{symbol} en çok iki tane olur, {count} tane olmaz",
            "expected 0, 1 or 2" / "0, 1 ya da 2 bekleniyordu",
            "write {symbol} once for each of these tiles" / "her biri için bir kez {symbol} yazın"),
        NotationFault::OtherLetters { letter, letters } => {
            let hint = match letters {
                Letters::Krby => say!(language;
                    "K black, R red, B blue, Y yellow, G green; M mavi and S sarı are letters of rkms; if K means kırmızı or \
                     S means siyah, write the colours as words"
                    / "K siyah, R kırmızı, B mavi, Y sarı, G yeşil; M mavi ve S sarı, rkms harfleridir; K ile kırmızıyı, S \
                       ile siyahı kastettiyseniz renkleri sözcükle yazın"),
                Letters::Rkms => say!(language;
                    "the letters are rkms: R kırmızı, K siyah, M mavi, S sarı"
                    / "harfler rkms: R kırmızı, K siyah, M mavi, S sarı"),
            };
            fault_rows!(language;
                "\"{letter}\" is not the letter of a colour here" / "\"{letter}\" burada bir renk harfi değil",
                "not a colour" / "renk harfi değil",
                hint)
        }
        NotationFault::NumberMissing { colour, taken, numbers, joker } => {
            let hint = match (taken, joker) {
                (None, Some(joker)) => say!(language;
                    "for a numbered tile, write the number too, as in red 7; for {joker}, write no colour"
                    / "sayılı bir taşsa sayısını da yazın: kırmızı 7; {joker} ise rengini yazmayın"),
                // Several colours or numbers are valid only with the colours first, so suggest only that order.
                (Some(face), _) if colour.contains(' ') || *numbers != face.number.to_string() => say!(language,
                    number = face.number;
                    "the {number} before it was read as {face}; write \"{colour} {numbers}\""
                    / "önündeki {number}, {face} diye okundu; \"{colour} {numbers}\" yazın"),
                (Some(face), _) => say!(language, number = face.number;
                    "the {number} before it was read as {face}; write \"{colour} {number}\" or \"{number}{colour}\""
                    / "önündeki {number}, {face} diye okundu; \"{colour} {number}\" ya da \"{number}{colour}\" yazın"),
                (None, None) => say!(language;
                    "write the number of the tile after its colour, as in red 7"
                    / "rengin ardından taşın sayısını da yazın: kırmızı 7"),
            };
            fault_rows!(language;
                "the tile has a colour but no number" / "taşın rengi var, sayısı yok",
                "a number from 1 to 13 is missing" / "1 ile 13 arası bir sayı eksik",
                hint)
        }
        NotationFault::CommaMissing { colour } => fault_rows!(language;
            "a comma is missing before \"{colour}\"" / "\"{colour}\" sözünün önünde virgül eksik",
            "expected a comma before this" / "bunun önünde virgül bekleniyordu",
            "put a comma before it: \", {colour}\"" / "önüne virgül koyun: \", {colour}\""),
        NotationFault::ColourBetween { numbers, colour, readings } => fault_rows!(language,
            tiles = readings.as_ref().map(|tiles| two_readings(&tiles.0, &tiles.1, language)).unwrap_or_default();
            "\"{colour}\" may be the colour of \"{numbers}\" before it or of what follows{tiles}"
                / "\"{colour}\" önündeki \"{numbers}\" için de renk olabilir, ardından gelen için de{tiles}",
            "the colour of which tiles?" / "hangisinin?",
            "for the tiles before it, write the colour first: \"{colour} {numbers}\"; for the tiles after it, put a comma before it"
                / "öndekininse rengi başa yazın: \"{colour} {numbers}\"; ardından geleninse önüne virgül koyun"),
        NotationFault::TwoReadings { one, other } => fault_rows!(language;
            "these tiles can be read in two ways: {one} or {other}" / "bu taşlar iki türlü okunabilir: {one} ya da {other}",
            "which tiles?" / "hangi taşlar?",
            "write \"{one}\" or \"{other}\"" / "\"{one}\" ya da \"{other}\" yazın"),
        NotationFault::ColourMissing { number, letters } => {
            let [black, red, blue, yellow] = letters.of_colours();
            fault_rows!(language;
                "the tile has a number but no colour" / "taşın sayısı var, rengi yok",
                "which colour?" / "hangi renk?",
                "write {black}{number}, {red}{number}, {blue}{number} or {yellow}{number}; leave out a number that is not \
                 of a tile"
                    / "{black}{number}, {red}{number}, {blue}{number} ya da {yellow}{number} yazın; taş değilse sayıyı \
                       çıkarın")
        }
        NotationFault::NumberRange { number } => fault_rows!(language;
            "no tile has the number {number}" / "sayısı {number} olan taş yok",
            "expected 1 to 13" / "1 ile 13 arası bir sayı bekleniyordu",
            the_numbers(language)),
        NotationFault::LeadingZero { number } => fault_rows!(language;
            "a number does not start with a zero" / "sayının başına sıfır konmaz",
            "write {number}" / "{number} yazın",
            the_numbers(language)),
        NotationFault::RangeBackwards { from, to, colour } => {
            let upwards = format!("{}{to}-{from}", colour.map(|colour| colour.to_string()).unwrap_or_default());
            let hint = match colour {
                Some(colour) if *to == Number::ONE && from.get() >= 10 => say!(language,
                    run = over_the_13(Face::new(*colour, *from));
                    "write {run} for the run that continues after 13, or {upwards}"
                    / "13'ten sonra 1'le süren seri için {run}, yoksa {upwards} yazın"),
                _ => say!(language;
                    "write the lower number first: {upwards}" / "küçük sayıyı önce yazın: {upwards}"),
            };
            fault_rows!(language;
                "the range runs backwards" / "aralık geriye gidiyor",
                "from {from} down to {to}" / "önce {from}, sonra {to}",
                hint)
        }
        NotationFault::RangePastEnd { from, to, colour } => {
            let hint = match colour {
                Some(colour) if to == "14" => say!(language, run = over_the_13(Face::new(*colour, *from));
                    "write the 1 after 13 as a tile of its own: {run}" / "13'ten sonraki 1'i ayrı yazın: {run}"),
                _ => the_numbers(language),
            };
            fault_rows!(language;
                "the range goes past 13, to {to}" / "aralık 13'ü aşıyor: {to}",
                "the last number is 13" / "son sayı 13'tür",
                hint)
        }
        NotationFault::RangeEnd => fault_rows!(language;
            "the range has no end" / "aralığın sonu yok",
            "a number is missing after the dash" / "çizgiden sonra sayı eksik",
            "write R4-7 for R4 R5 R6 R7" / "R4 R5 R6 R7 için R4-7 yazın"),
        NotationFault::TwoOrRun { one, other, listed } => fault_rows!(language,
            run = if *listed { listed_run(*one, *other) } else { run_between(*one, *other) };
            "{one}-{other} may mean two tiles or a run" / "{one}-{other} iki taş da olabilir, bir seri de",
            "only these two, or all tiles between them too?" / "yalnız ikisi mi, aradakiler de mi?",
            "write {one} {other} for the two tiles, {run} for the run"
                / "iki taş için {one} {other}, seri için {run} yazın"),
        NotationFault::NumberOrCount { number, of, behind, colour_carried, list, colour } => {
            let message = if *behind {
                say!(language;
                    "\"{number}\" may be the number of a tile, or the count of what comes before it"
                    / "\"{number}\" bir taşın sayısı da olabilir, önündekinin adedi de")
            } else {
                say!(language;
                    "\"{number}\" may be the number of a tile, or the count of what comes after it"
                    / "\"{number}\" bir taşın sayısı da olabilir, ardından gelenin adedi de")
            };
            let of = match (of.as_str(), language) {
                ("O*", Language::Tr) => "okey",
                ("J*", Language::Tr) => "sahte okey",
                (of, _) => of,
            };
            let tile = match (colour_carried, behind) {
                (false, _) => say!(language;
                    "for a tile write its colour too, as in K{number}" / "taşsa rengini de yazın: K{number}"),
                (true, false) => say!(language;
                    "for a tile put a comma between, \"{number}, {of}\"" / "taşsa virgül koyun: \"{number}, {of}\""),
                (true, true) => say!(language;
                    "for a tile put a comma between, \"{of}, {number}\"" / "taşsa virgül koyun: \"{of}, {number}\""),
            };
            let hint = match (list, colour) {
                (Some(list), _) => say!(language, tiles = &list.0, count = &list.1;
                    "for tiles of one colour write \"{tiles}\"; for a count write \"{count}\""
                    / "aynı rengin taşlarıysa \"{tiles}\", adetse \"{count}\" yazın"),
                (None, Some(colour)) => say!(language;
                    "for a tile write {colour}{number}; for a count, write the number of each of these tiles instead"
                    / "taşsa {colour}{number} yazın; adetse o taşların her birinin sayısını yazın"),
                (None, None) => say!(language;
                    "{tile}; for a count write \"{of} x{number}\"" / "{tile}; adetse \"{of} x{number}\" yazın"),
            };
            fault_rows!(language; message, "a tile, or how many?" / "taş mı, kaç tane mi?", hint)
        }
        NotationFault::SharedNone { none, joker, neither, one } => fault_rows!(language;
            "\"{none}\" may belong to \"{joker}\" too" / "\"{none}\" \"{joker}\" için de söylenmiş olabilir",
            "is one of the two missing, or both?" / "biri mi yok, ikisi de mi?",
            "if you have neither, write \"{neither}\"; if you have the {joker}, write \"{one}\""
                / "ikisi de yoksa \"{neither}\" yazın; {joker} varsa \"{one}\" yazın"),
        NotationFault::BadRepeat { .. } => fault_rows!(language;
            "a tile cannot be repeated like this" / "taş böyle çoğaltılmaz",
            "expected x2" / "x2 bekleniyordu",
            "R6x2 means R6 R6; only the game cs102 has up to four copies of a tile"
                / "R6x2, R6 R6 demektir; bir taştan dört tane yalnız cs102 oyununda bulunur"),
        NotationFault::RepeatFirst { times, of } => fault_rows!(language;
            "the count of a tile must come after the tile" / "taşın kaç tane olduğu ardına yazılır",
            "expected a tile here" / "burada taş bekleniyordu",
            "write the count last: {of} x{times}" / "çoğaltmak için sonuna yazın: {of} x{times}"),
        NotationFault::CountBetween { written, next, instead } => fault_rows!(language;
            "\"{written}\" may be the count of the tile before it, or of \"{next}\""
                / "\"{written}\" önündeki taşın adedi de olabilir, \"{next}\" taşının adedi de",
            "a count of which tile?" / "hangisinin?",
            "for the tile before it, put a comma after it: \"{written}, {next}\"; for the tile after it, write \", {instead}\""
                / "önündeki taşınsa ardına virgül koyun: \"{written}, {next}\"; değilse \", {instead}\" yazın"),
        NotationFault::ListCount { written, last, times } => {
            let last = if last.is_empty() { "R8" } else { last };
            fault_rows!(language;
                "\"{written}\" may be the count of only the last tile before it, or of all of them"
                    / "\"{written}\" yalnız önündeki taşın adedi de olabilir, hepsinin adedi de",
                "the last tile, or all of them?" / "son taş mı, hepsi mi?",
                "for the last tile, write it separately: {last} x{times}; for all of them, write the tiles {times} times"
                    / "yalnız son taşsa onu ayrı yazın: {last} x{times}; hepsiyse taşları {times} kez yazın")
        }
        NotationFault::SeveralNumbers { shared } => fault_rows!(language, shared = listed(shared);
            "several colours share one number, but more numbers follow"
                / "birkaç rengin ortak tek sayısı var, ardından başka sayılar geliyor",
            "which colour?" / "hangi rengin?",
            "for one number in each colour write {shared}; then write the colour of every other number too"
                / "her renkten aynı sayıysa {shared} yazın; öbür sayıların rengini de yazın"),
        NotationFault::DoubtfulColours { few, all } => fault_rows!(language;
            "the names of these colours may mean one tile or several"
                / "yan yana yazılan bu renkler tek taş da olabilir, birkaç taş da",
            "how many tiles?" / "kaç taş?",
            "write \"{few}\" or \"{all}\"" / "\"{few}\" ya da \"{all}\" yazın"),
        NotationFault::MarkOrNumber { number, mark } => fault_rows!(language;
            "\"{mark}\" may be the number of a list item, or a tile"
                / "\"{mark}\" listenin sıra numarası da olabilir, bir taş da",
            "an item of a list, or a tile?" / "sıra numarası mı, taş mı?",
            "in a list begin the line of each item with \"-\"; for a tile write \"{number},\""
                / "listeyse her maddeyi ayrı satıra, başına \"-\" koyarak yazın; taşsa \"{number},\" yazın"),
        NotationFault::NamedOkey { face, indicator, known } => named_okey(*face, *indicator, *known, language),
        NotationFault::TileOrNote { apart, okey, declared } => {
            let okey = okey.then(|| declared.map_or_else(|| "O*".to_owned(), |face| format!("O*={face}")));
            let alone = okey.map_or_else(String::new, |okey| {
                say!(language;
                    "; if an okey stands for this tile, write only {okey}" / "; taşın yerine geçen okeyse yalnız {okey} yazın")
            });
            fault_rows!(language;
                "the bracket may explain the tile next to it, or may contain another tile"
                    / "ayraç yanındaki taşı açıklıyor da olabilir, içinde ayrı bir taş da olabilir",
                "another tile?" / "ayrı bir taş mı?",
                "if the bracket explains the tile, leave the bracket out; for another tile write \"{apart}\"{alone}"
                    / "ayraç açıklamaysa çıkarın; ayrı bir taşsa \"{apart}\" yazın{alone}")
        }
        NotationFault::BlackAndK => fault_rows!(language;
            "K may be black or red (kırmızı): this text also has a word for black"
                / "K siyah da olabilir, kırmızı da: bu yazıda siyah sözcükle yazılmış",
            "black or red?" / "siyah mı, kırmızı mı?",
            "write siyah or kırmızı (black or red) instead of K" / "K yerine siyah ya da kırmızı yazın"),
        NotationFault::OtherColour { word, meant } => {
            let (english, turkish) = match meant {
                Colour::Black => ("black", "siyah"),
                Colour::Red => ("red", "kırmızı"),
                Colour::Blue => ("blue", "mavi"),
                Colour::Yellow => ("yellow, or green,", "sarı ya da yeşil"),
            };
            fault_rows!(language;
                "\"{word}\" is not a colour of this set" / "bu takımda \"{word}\" diye bir renk yok",
                "not a colour" / "renk değil",
                "the colours are black, red, blue and yellow (or green); write {english} for \"{word}\""
                    / "renkler siyah, kırmızı, mavi ve sarı (ya da yeşil); \"{word}\" yerine {turkish} yazın")
        }
        NotationFault::IndicatorTile { joker: Some(Symbol::Okey) } => table(&TableFault::IndicatorOkey, language),
        NotationFault::IndicatorTile { joker: Some(_) } => table(&TableFault::IndicatorFalseJoker, language),
        NotationFault::IndicatorTile { joker: None } => fault_rows!(language;
            "exactly one tile must follow the word for the indicator" / "gösterge sözünün ardına tek bir taş yazılır",
            "expected one tile after it" / "ardında tek taş bekleniyordu",
            "write the word, the tile and a comma: \"indicator B4, R7 R8 R9\""
                / "sözü, ardına yalnız o taşı ve bir virgül yazın: \"gösterge mavi 4, kırmızı 7 8 9\""),
        NotationFault::IndicatorBetween { before, after } => fault_rows!(language;
            "the indicator may be the tile before this word or the one after it"
                / "gösterge bu sözün önündeki taş da olabilir, ardındaki taş da",
            "which of the two?" / "hangisi?",
            "if it is the tile before, write \"{before}\"; if it is the tile after, write \"{after}\""
                / "önündeki taşsa \"{before}\", ardındaki taşsa \"{after}\" yazın"),
        NotationFault::IndicatorDiffers { known, here } => fault_rows!(language;
            "the indicator here is {here}, but {known} was given before" / "burada gösterge {here}, oysa önce {known} verildi",
            "another indicator" / "başka bir gösterge",
            "name the indicator once" / "göstergeyi bir kez yazın"),
        NotationFault::IndicatorInText { face } => fault_rows!(language;
            "the indicator does not belong among these tiles" / "gösterge bu taşların arasına yazılmaz",
            "expected only tiles" / "yalnız taş bekleniyordu",
            "leave it out here and give {face} as the indicator" / "buradan çıkarıp {face} taşını gösterge olarak verin"),
        NotationFault::NumberWord { tile, count } => {
            let hint = match (tile, count) {
                (None, None) => say!(language;
                    "write numbers in digits, as in red 7" / "sayıları rakamla yazın: kırmızı 7"),
                (Some(tile), None) => say!(language;
                    "write numbers in digits: \"{tile}\"" / "sayıları rakamla yazın: \"{tile}\""),
                (None, Some(count)) => say!(language;
                    "write counts in digits after the tile: \"{count}\"" / "adedi taşın ardına rakamla yazın: \"{count}\""),
                (Some(tile), Some(count)) => say!(language;
                    "for a count write \"{count}\"; for a tile write its number in digits: \"{tile}\""
                    / "adetse \"{count}\" yazın; taşın sayısıysa rakamla yazın: \"{tile}\""),
            };
            fault_rows!(language;
                "the number is written in words" / "sayı yazıyla yazılmış",
                "expected digits" / "rakam bekleniyordu",
                hint)
        }
        NotationFault::TilesTouch { rest } => {
            let counts = rest.trim_matches(|sign: char| !sign.is_ascii_digit());
            let after_dot = rest.strip_prefix('.').and_then(|rest| rest.chars().next());
            let hint = if after_dot.is_some_and(char::is_alphabetic) {
                say!(language; "put a space between tiles" / "taşların arasına boşluk koyun")
            } else if after_dot.is_some_and(|next| next.is_ascii_digit()) {
                say!(language;
                    "put a space between tiles; write R4-7 for R4 R5 R6 R7"
                    / "taşların arasına boşluk koyun; R4 R5 R6 R7 için R4-7 yazın")
            } else if matches!(rest.as_str(), "O" | "o" | "l" | "I") {
                say!(language; "write numbers in digits: R10, R11" / "sayıları rakamla yazın: R10, R11")
            } else if ["li", "lı", "lu", "lü"].contains(&rest.as_str()) {
                say!(language; "leave out anything that is not a tile" / "taş olmayanı çıkarın")
            } else if rest.starts_with(['.', '…', '~', '→']) {
                say!(language; "write R4-7 for R4 R5 R6 R7" / "R4 R5 R6 R7 için R4-7 yazın")
            } else if matches!(counts, "1" | "2" | "3" | "4") && !rest.contains(char::is_alphabetic) {
                say!(language;
                    "put a space between tiles; write R6x2 for R6 R6"
                    / "taşların arasına boşluk koyun; R6 R6 için R6x2 yazın")
            } else if rest.contains(char::is_alphanumeric) {
                say!(language; "put a space between tiles" / "taşların arasına boşluk koyun")
            } else {
                say!(language; "leave out anything that is not a tile" / "taş olmayanı çıkarın")
            };
            fault_rows!(language;
                "there is no space between \"{rest}\" and the tile before it"
                    / "\"{rest}\" ile önündeki taş arasında boşluk yok",
                "expected a space or a comma here" / "burada boşluk ya da virgül bekleniyordu",
                hint)
        }
        NotationFault::DeclaredInHand => fault_rows!(language;
            "in a hand, you do not write what a tile stands for" / "eldeki taşın neyin yerine geçtiği yazılmaz",
            "= belongs in a list of melds" / "= yalnız per listesinde kullanılır",
            "in a hand, write only O*" / "elde yalnız O* yazın"),
        NotationFault::BarInHand => fault_rows!(language;
            "a hand is written without dividing it into melds" / "el perlere bölünmeden yazılır",
            "/ belongs in a list of melds" / "/ yalnız per listesinde kullanılır",
            "write the tiles one after another" / "taşları art arda yazın"),
        NotationFault::EmptyMeld => fault_rows!(language;
            "there is a meld without tiles" / "taşı olmayan bir per var",
            "no tiles here" / "burada taş yok",
            "put one / between two melds: R7 R8 R9 / K5 R5 B5" / "iki perin arasına tek / koyun: R7 R8 R9 / K5 R5 B5"),
        NotationFault::DeclarationMissing => fault_rows!(language;
            "it is not clear what the tile stands for" / "taşın neyin yerine geçtiği belli değil",
            "expected one tile on each side of =" / "= işaretinin iki yanında birer taş bekleniyordu",
            "write O*=R9 for an okey that stands for R9" / "R9 yerine geçen okeyi O*=R9 diye yazın"),
        NotationFault::NotOneTile { found } => fault_rows!(language;
            "there are {found} tiles here instead of one" / "burada tek taş olmalı, {found} taş var",
            "expected one tile" / "tek taş bekleniyordu",
            "write a single tile, such as R5" / "örneğin R5 yazın"),
        NotationFault::NoTiles => fault_rows!(language;
            "there are no tiles" / "hiç taş yok",
            "expected tiles" / "taş bekleniyordu",
            "write tiles as in K1 R2 B3 J*" / "taşları K1 R2 B3 J* gibi yazın"),
        NotationFault::TooLong { bytes, most } => fault_rows!(language;
            "the text is too long: {bytes} bytes or more" / "metin çok uzun: en az {bytes} bayt",
            "at most {most} bytes are read" / "en çok {most} bayt okunur"),
    }
}

/// Returns the texts for the word `okey` before a tile. `okey R6` may say that R6 is the okey, or list an okey and R6.
fn named_okey(face: Face, indicator: Face, known: Option<Face>, language: Language) -> FaultText {
    let leave = match known {
        None => say!(language;
            "if {face} is the okey, leave this out and give the indicator {indicator}"
            / "okey {face} ise bunu çıkarıp {indicator} taşını gösterge olarak verin"),
        Some(okey) if okey == face => say!(language;
            "the indicator {indicator} already makes {okey} the okey; if you only name the okey here, leave this out"
            / "gösterge {indicator} olduğu için okey zaten {okey}; okeyin hangi taş olduğunu söylüyorsanız bunu çıkarın"),
        Some(okey) => say!(language;
            "the okey here is {okey}; if it is {face}, leave this out and give the indicator {indicator}"
            / "burada okey {okey}; {face} ise bunu çıkarıp {indicator} taşını gösterge olarak verin"),
    };
    fault_rows!(language;
        "\"okey\" may name the okey of the table or be an okey in the hand"
            / "\"okey\" masanın okeyini de söylüyor olabilir, eldeki bir okeyi de",
        "is {face} the okey, or another tile?" / "okey {face} mi, yoksa {face} ayrı bir taş mı?",
        "{leave}; if you hold an okey and {face}, write \"O* {face}\" or \"okey, {face}\""
            / "{leave}; elinizde hem okey hem {face} varsa \"O* {face}\" ya da \"okey, {face}\" yazın")
}

fn listed(faces: &[Face]) -> String {
    faces.iter().map(Face::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the run between two tiles of one colour with every number written out, and the lower number first: `R7-8-9`.
/// For 12 and 1, returns the run over the 13: `R12-13-1`.
fn listed_run(one: Face, other: Face) -> String {
    if is_12_and_1(one, other) {
        return format!("{one}-13-1");
    }
    let (low, high) = if one.number <= other.number { (one, other) } else { (other, one) };
    let numbers: Vec<String> = Number::between(low.number, high.number).map(|number| number.to_string()).collect();
    format!("{}{}", one.colour, numbers.join("-"))
}

impl NotationFault {
    /// Returns the texts about the fault in the simplified game `cs102`, which has the tile numbers 1 to 7 and no
    /// jokers.
    pub(crate) fn simplified_text(&self, language: Language) -> FaultText {
        let text = notation(self, language);
        let expected = || say!(language; "expected 1 to 7" / "1 ile 7 arası bir sayı bekleniyordu");
        let numbers =
            || Some(say!(language; "the numbers of this game are 1 to 7" / "bu oyunda sayılar 1 ile 7 arasındadır"));
        let no_jokers =
            || say!(language; "this game has no okeys and no false jokers" / "bu oyunda okey de sahte okey de yok");
        match self {
            Self::UnknownWord { nearest, letters, .. } => {
                let [black, red, blue, yellow] = letters.of_colours();
                let tile = say!(language;
                    "in this game a tile is a colour ({black} {red} {blue} {yellow}, or a word such as red) with a \
                     number from 1 to 7"
                    / "bu oyunda taş, bir renk ({black} {red} {blue} {yellow} ya da kırmızı gibi bir sözcük) ile 1'den \
                       7'ye kadar bir sayıdır");
                FaultText { hint: Some(after_meant(*nearest, tile, language)), ..text }
            }
            Self::NumberMissing { .. } => {
                let label = say!(language; "a number from 1 to 7 is missing" / "1 ile 7 arası bir sayı eksik");
                FaultText { label, ..text }
            }
            Self::NumberRange { .. } => FaultText { label: expected(), hint: numbers(), ..text },
            Self::LeadingZero { .. } => FaultText { hint: numbers(), ..text },
            Self::RangePastEnd { to, .. } => {
                let message = say!(language; "the range goes past 7, to {to}" / "aralık 7'yi aşıyor: {to}");
                FaultText { message, label: expected(), hint: numbers() }
            }
            Self::RangeBackwards { from, .. } if from.get() > 7 => FaultText { hint: numbers(), ..text },
            Self::ColourMissing { number, .. } if number.parse::<u8>().is_ok_and(|number| number > 7) => {
                FaultText { hint: numbers(), ..text }
            }
            Self::BadRepeat { .. } => {
                let label = say!(language; "expected x2, x3 or x4" / "x2, x3 ya da x4 bekleniyordu");
                let hint = say!(language;
                    "R6x2 means R6 R6; this game has four copies of each tile"
                    / "R6x2, R6 R6 demektir; bu oyunda her taştan dört tane vardır");
                FaultText { label, hint: Some(hint), ..text }
            }
            Self::JokerWord { .. } => FaultText { label: String::new(), hint: Some(no_jokers()), ..text },
            Self::JokerCount { .. } => FaultText { message: no_jokers(), label: String::new(), hint: numbers() },
            _ => text,
        }
    }
}

/// Returns a sentence that names up to three unknown words. If there are more, it names `word` and counts the others.
fn not_tiles(word: &str, others: &[String], language: Language) -> String {
    const MOST_NAMED: usize = 3;
    if others.is_empty() {
        return say!(language; "\"{word}\" is not a tile" / "\"{word}\" bir taş değil");
    }
    if others.len() < MOST_NAMED {
        let words = iter::once(word).chain(others.iter().map(String::as_str));
        let words: Vec<String> = words.map(|word| format!("\"{word}\"")).collect();
        return say!(language, words = all_of(&words, language); "{words} are not tiles" / "{words} taş değil");
    }
    say!(language, count = others.len();
        "\"{word}\" and {count} other words are not tiles" / "\"{word}\" ve {count} sözcük daha taş değil")
}

fn a_tile(letters: Letters, language: Language) -> String {
    let [black, red, blue, yellow] = letters.of_colours();
    say!(language;
        "a tile is a colour ({black} {red} {blue} {yellow}, or a word such as red) with a number from 1 to 13; J* is a \
         false joker, O* a real okey"
        / "taş, bir renk ({black} {red} {blue} {yellow} ya da kırmızı gibi bir sözcük) ile 1'den 13'e kadar bir \
           sayıdır; J* sahte okey, O* gerçek okeydir")
}

fn the_numbers(language: Language) -> String {
    say!(language; "the numbers are 1 to 13" / "sayılar 1'den 13'e kadardır")
}

/// Returns the run that goes on from a tile past the 13 to a 1, as notation: `R12-13 R1`.
fn over_the_13(from: Face) -> String {
    let one = Face { number: Number::ONE, ..from };
    if from.number.get() == Number::COUNT { format!("{from} {one}") } else { format!("{from}-13 {one}") }
}

/// Returns the run between two tiles of one colour, with the lower number first: `R5-8`. For 12 and 1, returns the run
/// over the 13: `R12-13 R1`.
fn run_between(one: Face, other: Face) -> String {
    let from_to = |low: Face, high: Face| format!("{low}-{}", high.number);
    if one.number <= other.number {
        from_to(one, other)
    } else if is_12_and_1(one, other) {
        over_the_13(one)
    } else {
        from_to(other, one)
    }
}

/// Returns true if the first tile is a 12 and the second a 1: the ends of the run 12-13-1.
fn is_12_and_1(one: Face, other: Face) -> bool {
    one.number.get() == Number::COUNT - 1 && other.number == Number::ONE
}
