//! Sentences about faults in the JSON of finished hands.

use super::notation::notation;
use super::score::score;
use super::table::profile;
use super::{FaultRows, refusal};
use crate::sheets::{JsonType, SheetFault};
use crate::text::{meant, pick};
use crate::words::Language;

pub(super) fn sheet(fault: &SheetFault, language: Language) -> FaultRows {
    match fault {
        SheetFault::Notation(fault) => notation(fault, language),
        SheetFault::Profile(fault) => profile(fault, language),
        SheetFault::Score(fault) => score(fault, language),
        SheetFault::NotJson { reason } => fault_rows!(language, why = refusal(reason, language);
            "this is not JSON: {why}" / "bu JSON değil: {why}",
            "here" / "burada",
            "write each hand as one JSON object, one after another for a sheet; okey help score shows an example"
                / "her eli bir JSON nesnesi olarak, yazbozda art arda yazın; örneği: okey help puan"),
        SheetFault::FieldType { field: "", expected: JsonType::Object } => fault_rows!(language;
            "a hand is an object" / "el, bir nesne olarak yazılır",
            "expected an object" / "nesne bekleniyordu",
            "{\"finish\": {\"by\": \"Ali\"}, \"players\": [{\"name\": \"Ali\"}, ...]}".to_owned()),
        SheetFault::FieldType { field, expected: JsonType::Object } => fault_rows!(language;
            "an entry of \"{field}\" has the wrong type" / "\"{field}\" listesinde türü yanlış bir öğe var",
            "expected an object" / "nesne bekleniyordu",
            "each entry of \"{field}\" is an object such as {{\"name\": \"Ali\"}}"
                / "\"{field}\" listesinde her oyuncu bir nesnedir: {{\"name\": \"Ali\"}} gibi"),
        SheetFault::FieldType { field, expected: kind } => fault_rows!(language, expected = expected(*kind, language);
            "\"{field}\" has the wrong type" / "\"{field}\" alanının türü yanlış",
            "expected {expected}" / "beklenen: {expected}",
            "write {expected} for \"{field}\"" / "\"{field}\" alanına şunu yazın: {expected}"),
        SheetFault::UnknownField { field, nearest, fields } => fault_rows!(language, fields = fields.join(", ");
            "there is no field \"{field}\" here" / "burada \"{field}\" diye bir alan yok",
            "unknown" / "bilinmiyor",
            meant(*nearest, say!(language; "the fields are {fields}" / "alanlar: {fields}"), language)),
        SheetFault::FieldTwice { field } => fault_rows!(language;
            "\"{field}\" is given twice" / "\"{field}\" iki kez verilmiş",
            "again" / "ikinci kez",
            "each field has one value: leave out one of the two" / "her alanın tek değeri olur: birini çıkarın"),
        SheetFault::FieldMissing { field: "finish" } => fault_rows!(language;
            "the hand does not say how it ended" / "elin nasıl bittiği yazılmamış",
            "no \"finish\"" / "\"finish\" yok",
            "add \"finish\": {{\"by\": \"NAME\"}}, or \"finish\": null if the stock ran out"
                / "\"finish\": {{\"by\": \"AD\"}} ekleyin; taşlar tükendiyse \"finish\": null"),
        SheetFault::FieldMissing { field } => fault_rows!(language;
            "\"{field}\" is missing" / "\"{field}\" eksik",
            "no \"{field}\"" / "\"{field}\" yok",
            "add \"{field}\"" / "\"{field}\" ekleyin"),
        SheetFault::FieldValue { field, value, allowed } => fault_rows!(language, allowed = allowed.join(", ");
            "\"{field}\" does not take \"{value}\"" / "\"{field}\" alanı \"{value}\" değerini almaz",
            "not one of its values" / "aldığı değerlerden değil",
            "use {allowed}" / "şunlardan biri olmalı: {allowed}"),
    }
}

fn expected(expected: JsonType, language: Language) -> &'static str {
    match expected {
        JsonType::Object => pick(language, "an object", "nesne"),
        JsonType::ObjectOrNull => pick(language, "an object, or null", "nesne ya da null"),
        JsonType::List => pick(language, "a list", "liste"),
        JsonType::Text => pick(language, "text in quotes", "tırnak içinde metin"),
        JsonType::Count => pick(language, "a whole number from 0 to 1000000", "0 ile 1000000 arası tam sayı"),
        JsonType::Bool => pick(language, "true or false", "true ya da false"),
        JsonType::Tiles => pick(
            language,
            "tiles: one text such as \"R5 K7\", or a list of them",
            "taşların yazıldığı, \"R5 K7\" gibi bir metin ya da metin listesi",
        ),
    }
}
