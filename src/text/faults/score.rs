//! What is wrong with finished hands.

use super::Told;
use super::hand::hand;
use super::table::table;
use crate::score::{FinishKind, FoulKind, FoulSwitch, Needs, Opened, ScoreFault, Scoring};
use crate::text::{meant, pick, score, so_many};
use crate::words::Language;

/// Message, label and hint of one fault.
#[expect(clippy::too_many_lines, reason = "a table: one entry for each fault")]
pub(super) fn score(fault: &ScoreFault, language: Language) -> Told {
    match fault {
        ScoreFault::Hand(fault) => hand(fault, language),
        ScoreFault::Table(fault) => table(fault, language),
        ScoreFault::NoHands => (
            say!(language, "there is no hand to score", "puanlanacak el yok"),
            say!(language, "expected a hand", "burada bir el bekleniyordu"),
            say!(language, "a sheet holds one hand or more", "bir yazbozda en az bir el olur"),
        ),
        ScoreFault::PlayerCount { found } => (
            match language {
                Language::En => format!("a hand of {found} {}", if *found == 1 { "player" } else { "players" }),
                Language::Tr => format!("{found} oyunculu bir el"),
            },
            say!(language, "this hand", "bu el"),
            say!(language, "two to four play at a table", "masada iki ile dört arası oyuncu olur"),
        ),
        ScoreFault::NameEmpty => (
            say!(language, "a name is empty", "bir ad boş"),
            say!(language, "no name", "ad yok"),
            say!(language, "give every player a name", "her oyuncuya bir ad verin"),
        ),
        ScoreFault::NameLong { most } => (
            say!(language, "a name is too long", "bir ad çok uzun"),
            say!(language, "this name", "bu ad"),
            say!(language, "a name has at most {most} characters", "ad en çok {most} karakter olur"),
        ),
        ScoreFault::NameTwice { name } => (
            say!(language, "two players are called \"{name}\"", "iki oyuncunun adı da \"{name}\""),
            say!(language, "again", "ikinci kez"),
            say!(
                language,
                "tell them apart, for instance by an initial",
                "ayırt edilsinler diye örneğin soyadının baş harfini ekleyin"
            ),
        ),
        ScoreFault::FinisherUnknown { name, nearest } => (
            say!(
                language,
                "the finisher \"{name}\" is not among the players",
                "bitti denen \"{name}\" oyuncular arasında yok"
            ),
            say!(language, "who is this?", "bu kim?"),
            meant(
                nearest.as_deref(),
                say!(
                    language,
                    "name one of the players, spelt the same",
                    "oyunculardan birinin adını aynı yazımla verin"
                ),
                language,
            ),
        ),
        ScoreFault::TwoFinishers => (
            say!(language, "two players cannot finish the same hand", "bir eli iki oyuncu bitiremez"),
            say!(language, "more than one finisher", "birden çok biten"),
            say!(
                language,
                "the hand ends with the first discard that finishes: name its player alone",
                "el, ilk bitiş taşı atılınca biter: yalnız onu atanı yazın"
            ),
        ),
        ScoreFault::FinisherHasTiles { name, held, scoring } => (
            match language {
                Language::En => format!("{name} finished, but has {} left", so_many(*held, "tile")),
                Language::Tr => format!("{name} bitti deniyor ama elinde {held} taş var"),
            },
            say!(language, "tiles left", "elde kalan taş"),
            match scoring {
                Scoring::Yuzbir => pick(
                    language,
                    "who finishes throws the last tile: leave out the finisher's tiles",
                    "biten son taşını atar: bitenin taşlarını çıkarın",
                ),
                _ => pick(
                    language,
                    "who finishes has laid out all tiles: leave out the finisher's tiles",
                    "biten bütün taşlarını dizmiştir: bitenin taşlarını çıkarın",
                ),
            }
            .to_owned(),
        ),
        ScoreFault::EldenAfterOpening { finisher, opener } => (
            say!(
                language,
                "{finisher} cannot finish elden: {opener} has opened",
                "elden bitiş olamaz ({finisher}): {opener} el açmış"
            ),
            say!(language, "opened before", "daha önce açılmış"),
            say!(
                language,
                "elden needs that nobody has opened, a partner included",
                "elden bitmek için, eşi dâhil kimse açmamış olmalı"
            ),
        ),
        ScoreFault::EldenWithPairs => (
            say!(language, "there is no elden finish from pairs", "çiftten elden bitilmez"),
            "elden".to_owned(),
            say!(
                language,
                "pairs never empty a rack of 21: a tile is laid off, and elden has no layoff",
                "21 taşlık ıstaka çiftlerle boşalmaz, bir taş işlenir; elden bitişte ise taş işlenmez"
            ),
        ),
        ScoreFault::PairsAfterSeries { name } => (
            say!(
                language,
                "{name} opened with series and cannot finish from pairs",
                "{name} seri açmış, çiftten bitemez"
            ),
            say!(language, "a finish from pairs", "çiftten bitiş"),
            say!(language, "leave out one of the two", "ikisinden birini çıkarın"),
        ),
        ScoreFault::PairsDenied { name } => (
            say!(
                language,
                "{name} opened with pairs, so the finish is one from pairs",
                "{name} çift açmış, öyleyse çiftten bitmiştir"
            ),
            say!(language, "said to be none", "çiftten değil denmiş"),
            say!(
                language,
                "leave this out, or correct what the player opened with",
                "bunu çıkarın ya da neyle açıldığını düzeltin"
            ),
        ),
        ScoreFault::DevamOff => (
            say!(language, "this table does not play devam", "bu masada devam oynanmıyor"),
            "devam".to_owned(),
            say!(
                language,
                "call it an okey finish, or set devam = true where it counts",
                "okey atarak bitiş yazın; oynanıyorsa devam = true yapın"
            ),
        ),
        ScoreFault::FinishUnwanted { how, variant } => (
            say!(language, "{} is not a finish of {variant}", "{variant} oyununda {} yok", finish(*how, language)),
            say!(language, "not in this game", "bu oyunda yok"),
            match how {
                FinishKind::Hand | FinishKind::Devam => {
                    pick(language, "elden and devam belong to 101", "elden bitiş ve devam 101'e özgüdür")
                }
                FinishKind::Dizi => pick(language, "a dizi belongs to the classic game", "dizi klasik oyuna özgüdür"),
                FinishKind::Okey | FinishKind::Pairs => {
                    pick(language, "this game has one way to win", "bu oyunda bitmenin tek yolu vardır")
                }
            }
            .to_owned(),
        ),
        ScoreFault::DiziWithPairs => (
            say!(language, "a dizi is not seven pairs", "dizi, yedi çift değildir"),
            "dizi".to_owned(),
            say!(
                language,
                "pairs and runs never mix: leave out one of the two",
                "çiftler serilerle karışmaz: ikisinden birini çıkarın"
            ),
        ),
        ScoreFault::OpenedUnwanted { variant } => (
            say!(language, "nobody opens in {variant}", "{variant} oyununda el açılmaz"),
            say!(language, "not in this game", "bu oyunda yok"),
            say!(
                language,
                "opening belongs to 101: leave it out, or name that variant",
                "el açmak 101'e özgüdür: bunu çıkarın ya da oyunun 101 olduğunu yazın"
            ),
        ),
        ScoreFault::CopiesLeft { tile, left, exist, thrown, is_okey, on_table } => match language {
            Language::En => {
                let are = if *left == 1 { "is" } else { "are" };
                let what = match (is_okey, *left) {
                    (true, 1) => "1 okey".to_owned(),
                    (true, left) => format!("{left} okeys"),
                    (false, left) => format!("{left} {tile}"),
                };
                let but = match (thrown, exist) {
                    (0, 0) => "the set has none".to_owned(),
                    (0, exist) => format!("there {} only {exist}", if *exist == 1 { "is" } else { "are" }),
                    (thrown, exist) => format!("of the {exist}, {thrown} went to the finish"),
                };
                let hint = if *on_table {
                    "its twin lies face up as the indicator".to_owned()
                } else {
                    "check this tile on all racks".to_owned()
                };
                (format!("{what} {are} left in all, but {but}"), "one too many".to_owned(), hint)
            }
            Language::Tr => {
                let what = if *is_okey { "okey".to_owned() } else { tile.to_string() };
                let but = match (thrown, exist) {
                    (0, 0) => "taş takımında hiç yok".to_owned(),
                    (0, exist) => format!("oysa {exist} tane var"),
                    (thrown, exist) => format!("oysa {exist} taneden {thrown} tanesi atılarak bitilmiş"),
                };
                let hint = if *on_table {
                    "eşi gösterge olarak açıkta duruyor"
                } else {
                    "bu taşı bütün ıstakalarda yoklayın"
                };
                (format!("ellerde toplam {left} {what} kalmış, {but}"), "fazla".to_owned(), hint.to_owned())
            }
        },
        ScoreFault::TooManyLeft { name, held, most, opened } => (
            match (name, language) {
                (Some(name), Language::En) => {
                    format!("{name} has {} left; there can be {most} at most", so_many(*held, "tile"))
                }
                (Some(name), Language::Tr) => {
                    format!("{name} oyuncusunda {held} taş kalmış; en çok {most} olabilir")
                }
                (None, Language::En) => format!("{} left; there can be {most} at most", so_many(*held, "tile")),
                (None, Language::Tr) => format!("{held} taş kalmış; en çok {most} olabilir"),
            },
            say!(language, "{held} tiles", "{held} taş"),
            match opened {
                None => {
                    say!(language, "more than a rack keeps: check the tiles", "ıstakadakinden fazla: taşları yoklayın")
                }
                Some(Opened::Series) => say!(
                    language,
                    "an opening takes more tiles than that: check them",
                    "el açmak daha çok taş götürür: taşları yoklayın"
                ),
                Some(Opened::Pairs) => say!(
                    language,
                    "an opening of pairs takes more tiles than that: check them",
                    "çift açmak daha çok taş götürür: taşları yoklayın"
                ),
            },
        ),
        ScoreFault::OpenedWithoutTiles { name } => (
            say!(
                language,
                "{name} opened and has no tile left, but did not finish",
                "{name} açmış, elinde taş kalmamış ama bitmemiş"
            ),
            say!(language, "no tiles", "taş yok"),
            say!(
                language,
                "a last tile stays for the discard: give the tiles left, or name the player as the finisher",
                "atmak için bir taş kalmalıdır: kalan taşları yazın ya da biten olarak onu gösterin"
            ),
        ),
        ScoreFault::LeftMissing { name } => (
            say!(language, "the tiles left with {name} are missing", "{name} oyuncusunun elinde kalan taşlar eksik"),
            say!(language, "counted by the tiles left", "cezası kalan taşlardır"),
            say!(language, "add them: \"left\": \"R5 K7\"", "ekleyin: \"left\": \"R5 K7\""),
        ),
        ScoreFault::IndicatorNeeded { needs } => (
            match needs {
                Needs::OkeyAsFalseJoker | Needs::IndicatorAsFalseJoker => pick(
                    language,
                    "without the indicator a false joker has no number",
                    "gösterge bilinmeden sahte okeyin sayısı olmaz",
                ),
                Needs::OkeyNumber => pick(
                    language,
                    "without the indicator an okey has no number",
                    "gösterge bilinmeden okeyin sayısı olmaz",
                ),
                Needs::Colour => pick(
                    language,
                    "at this table the indicator's colour may double the hand",
                    "bu masada göstergenin rengi eli iki kat yazdırabilir",
                ),
            }
            .to_owned(),
            match needs {
                Needs::OkeyAsFalseJoker => pick(language, "counts the okey's number", "okeyin sayısını alır"),
                Needs::IndicatorAsFalseJoker => {
                    pick(language, "counts the indicator's number", "göstergenin sayısını alır")
                }
                Needs::OkeyNumber => pick(language, "its number counts at this table", "bu masada sayısı da yazılır"),
                Needs::Colour => pick(language, "no indicator is told", "gösterge söylenmemiş"),
            }
            .to_owned(),
            say!(
                language,
                "name the indicator: -i R5, or \"indicator\": \"R5\"",
                "göstergeyi yazın: -i R5 ya da \"indicator\": \"R5\""
            ),
        ),
        ScoreFault::TeamMissing { name } => (
            say!(language, "the team of {name} is missing", "{name} oyuncusunun takımı eksik"),
            say!(language, "which team?", "hangi takım?"),
            say!(
                language,
                "in a sheet the first hand is enough; add \"team\": \"A\"",
                "yazbozda ilk ele yazmak yeter; \"team\": \"A\" ekleyin"
            ),
        ),
        ScoreFault::TeamUnwanted { variant } => (
            say!(language, "in {variant} everyone plays alone", "{variant} oyununda herkes tek başına oynar"),
            say!(language, "a team", "takım"),
            say!(language, "partners play 101-team", "eşli oynanan oyun: eşli (101-team)"),
        ),
        ScoreFault::TeamShape { sizes } => {
            let sizes: Vec<String> = match language {
                Language::En => sizes.iter().map(|(team, size)| format!("\"{team}\" has {size}")).collect(),
                Language::Tr => sizes.iter().map(|(team, size)| format!("\"{team}\" {size} kişi")).collect(),
            };
            (
                say!(
                    language,
                    "partners are two teams of two: {}",
                    "eşli oyunda ikişer kişilik iki takım olur: {}",
                    sizes.join(", ")
                ),
                say!(language, "this hand", "bu el"),
                say!(language, "check the teams", "takımları yoklayın"),
            )
        }
        ScoreFault::UnknownFoul { name, nearest, scoring } => (
            match scoring {
                None => say!(language, "\"{name}\" is not a foul", "\"{name}\" bir ceza nedeni değil"),
                Some(_) => say!(language, "{name} is not a foul in this game", "bu oyunda {name} diye bir ceza yok"),
            },
            say!(language, "unknown", "bilinmiyor"),
            meant(
                nearest.map(|nearest| pick(language, nearest.name(), nearest.alias())),
                match listed_fouls(*scoring, language) {
                    fouls if fouls.is_empty() => {
                        say!(language, "this game has no fouls that cost points", "bu oyunda puan götüren bir hata yok")
                    }
                    fouls => say!(
                        language,
                        "use the id of the clause, or one of {fouls}",
                        "kural maddesini ya da şunlardan birini yazın: {fouls}"
                    ),
                },
                language,
            ),
        ),
        ScoreFault::FoulOff { foul, switch } => (
            say!(language, "{} is no foul at this table", "bu masada {} ceza değil", score::foul(*foul, language)),
            say!(language, "switched off", "kapalı"),
            match switch {
                FoulSwitch::Playable => pick(
                    language,
                    "leave it out; fouls.playable = auto or claim makes it one",
                    "bunu çıkarın; ceza olması için fouls.playable = auto ya da claim",
                ),
                FoulSwitch::Feeding => pick(
                    language,
                    "leave it out; fouls.feeding = number or flat makes it one",
                    "bunu çıkarın; ceza olması için fouls.feeding = number ya da flat",
                ),
                FoulSwitch::OkeyTaken => pick(
                    language,
                    "leave it out; fouls.okey_taken = 101 makes it one",
                    "bunu çıkarın; ceza olması için fouls.okey_taken = 101",
                ),
            }
            .to_owned(),
        ),
        ScoreFault::FedTileMissing => (
            say!(
                language,
                "at this table feeding costs by the number of the tile thrown",
                "bu masada beslemenin cezası atılan taşın sayısına bağlı"
            ),
            say!(language, "which tile?", "hangi taş?"),
            say!(
                language,
                "add it: feeding:R7, or feeding:R7:pairs where it opened pairs",
                "taşı ekleyin: besleme:R7, çift açtırdıysa besleme:R7:çift"
            ),
        ),
        ScoreFault::ShownUnwanted { variant, .. } => (
            say!(
                language,
                "showing the indicator's twin is worth nothing in {variant}",
                "{variant} oyununda göstergenin eşini göstermek puan getirmez"
            ),
            say!(language, "not in this game", "bu oyunda yok"),
            say!(language, "leave it out", "bunu çıkarın"),
        ),
        ScoreFault::ShownTwice => (
            say!(language, "the indicator's twin was shown twice", "göstergenin eşi iki kez gösterilmiş"),
            say!(language, "again", "ikinci kez"),
            say!(
                language,
                "there is one twin, and one player can show it",
                "göstergenin tek eşi vardır, onu tek oyuncu gösterebilir"
            ),
        ),
        ScoreFault::StakeMissing => (
            say!(language, "the stake is missing", "ortaya konan miktar eksik"),
            say!(language, "a hand for a pot", "çanaklı bir el"),
            say!(
                language,
                "say what each player staked, in a sheet in the first hand: \"stake\": 10",
                "her oyuncunun koyduğunu yazın, yazbozda ilk ele: \"stake\": 10"
            ),
        ),
        ScoreFault::StakeUnwanted { variant } => (
            say!(language, "{variant} is not played for a pot", "{variant} çanaklı oynanmaz"),
            say!(language, "a stake", "ortaya konan miktar"),
            say!(
                language,
                "leave it out; stakes belong to okey-pot",
                "bunu çıkarın; çanaklı oynanan oyun: çanak (okey-pot)"
            ),
        ),
        ScoreFault::SheetStranger { name, nearest } => (
            say!(language, "\"{name}\" is not a player of this sheet", "\"{name}\" bu yazbozun oyuncusu değil"),
            say!(language, "new in this hand", "bu elde yeni"),
            meant(
                nearest.as_deref(),
                say!(
                    language,
                    "all hands of a sheet have the players of the first",
                    "bir yazbozda bütün ellerin oyuncuları ilk eldekilerdir"
                ),
                language,
            ),
        ),
        ScoreFault::SheetAbsent { name } => (
            say!(language, "\"{name}\" is missing from this hand", "\"{name}\" bu elde yok"),
            say!(language, "this hand", "bu el"),
            say!(
                language,
                "all hands of a sheet have the players of the first",
                "bir yazbozda bütün ellerin oyuncuları ilk eldekilerdir"
            ),
        ),
        ScoreFault::SheetTeams { name, team } => (
            say!(language, "{name} plays for \"{team}\" in this sheet", "{name} bu yazbozda \"{team}\" takımında"),
            say!(language, "another team", "başka takım"),
            say!(
                language,
                "teams stay the same; they may be left out after the first hand",
                "takımlar değişmez; ilk elden sonra yazılmayabilir"
            ),
        ),
        ScoreFault::SheetVariant { first, here } => (
            say!(language, "a hand of {here} in a sheet of {first}", "{first} yazbozunda bir {here} eli"),
            say!(language, "not {first}", "{first} değil"),
            say!(language, "score the hands of each variant apart", "her oyunun ellerini ayrı yazbozla puanlayın"),
        ),
        ScoreFault::HandAfterEnd { hands, by_number } => (
            match language {
                Language::En => {
                    format!("the game was over after {hands} {}", if *hands == 1 { "hand" } else { "hands" })
                }
                Language::Tr => format!("oyun {hands} elde bitmişti"),
            },
            say!(language, "one hand more", "fazladan bir el"),
            if *by_number {
                say!(
                    language,
                    "score it in a sheet of its own, or say how many hands the game has, or that it is a tournament",
                    "bu eli ayrı bir yazboza yazın ya da oyunun kaç el olduğunu veya turnuva olduğunu söyleyin"
                )
            } else {
                say!(
                    language,
                    "it was decided there: score the hands of the next game in a sheet of their own",
                    "orada belli olmuştu: sonraki oyunun ellerini ayrı bir yazboza yazın"
                )
            },
        ),
        ScoreFault::HandsNumber { hands } => (
            say!(language, "no game has {hands} hands", "{hands} ellik oyun olmaz"),
            String::new(),
            say!(
                language,
                "any number from 1 on may be agreed; 3, 5, 7, 9 and 11 are usual",
                "1'den başlayarak her sayı kararlaştırılabilir; çoğunlukla 3, 5, 7, 9 ya da 11 eldir"
            ),
        ),
        ScoreFault::HandsUnwanted { variant } => (
            say!(
                language,
                "{variant} is not played over a number of hands",
                "{variant} belirli sayıda el üzerinden oynanmaz"
            ),
            String::new(),
            say!(
                language,
                "leave it out: a number of hands and tournaments belong to 101",
                "bunu çıkarın: el sayısı ve turnuva 101'e özgüdür"
            ),
        ),
    }
}

fn finish(how: FinishKind, language: Language) -> &'static str {
    match how {
        FinishKind::Okey => pick(language, "an okey finish", "okey atarak bitmek"),
        FinishKind::Pairs => pick(language, "a finish from pairs", "çiftten bitmek"),
        FinishKind::Hand => pick(language, "an elden finish", "elden bitmek"),
        FinishKind::Devam => "devam",
        FinishKind::Dizi => pick(language, "a dizi", "diziyle bitmek"),
    }
}

/// The names of the fouls of a game, those of 101 where none is named.
fn listed_fouls(scoring: Option<Scoring>, language: Language) -> String {
    let kinds = FoulKind::of(scoring.unwrap_or(Scoring::Yuzbir));
    kinds.map(|kind| pick(language, kind.name(), kind.alias())).collect::<Vec<_>>().join(", ")
}
