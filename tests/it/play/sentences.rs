//! Before an action that is illegal or a foul, the game warns the player and names the clause.

use super::{Dealt, output_text, refereed};
use crate::command::{flowing, run_with};

const ENGLISH: &[&str] = &[];
const TURKISH: &[&str] = &["--lang", "tr"];

/// Phrases from the referee's reports of past actions. A message to the player on turn must not contain them.
const AFTERWARDS: [&str; 8] = [
    "counts as drawn",
    "counts as thrown",
    "the player",
    "The player",
    "is ignored",
    "sayıldı",
    "sayılmadı",
    "yncunun",
];

fn dealt<'a>(variant: &'a str, rack: &'a str, lines: &'a [&'a str], starter: usize) -> Dealt<'a> {
    let last = if starter == 3 { "K9" } else { "" };
    Dealt { variant, set: "", racks: [rack, "", "", last], starter, stock: "Y9 B4", lines }
}

/// Every illegal action is refused before it happens, with its clause, in both languages.
#[test]
fn illegal_actions_are_refused_before_they_happen() {
    let rack = "K1 K3 K5 K7 R1 R3 R7 R8 B1 B3 B7 B12 Y1 Y3";
    let long = "K1 K3 K5 K7 R1 R3 R7 R8 B1 B3 B7 B12 Y1 Y3 Y5 Y7 K12 R10 B10 Y13 J*";
    let thrown = &["Can: throw K9"][..];
    let cases: &[(&str, &str, usize, &str, &str, &str, &str)] = &[
        ("okey", rack, 3, "throw K1", "turn.order", "Draw or take a tile first.", "Önce taş çekin ya da alın."),
        ("okey", rack, 3, "K1", "turn.order", "Draw or take a tile first.", "Önce taş çekin ya da alın."),
        ("101", long, 3, "open K1-3", "turn.order", "Draw or take a tile first.", "Önce taş çekin ya da alın."),
        (
            "okey",
            rack,
            3,
            "take K8",
            "turn.order",
            "The only discard you can take is K9.",
            "Yandan yalnız K9 alabilirsiniz.",
        ),
        (
            "okey",
            rack,
            3,
            "draw, draw",
            "turn.order",
            "You already have your tile for this turn: throw a tile.",
            "taş atın",
        ),
        ("okey", rack, 3, "draw, take", "turn.order", "this turn: throw a tile.", "taş atın"),
        ("okey", rack, 0, "draw", "turn.order", "You start: throw a tile without drawing.", "Oyuna siz başlıyorsunuz"),
        ("okey", rack, 0, "take", "turn.order", "You start: throw a tile without drawing.", "Oyuna siz başlıyorsunuz"),
        ("okey", rack, 0, "throw R13", "tiles.copies", "You do not hold R13.", "Elinizde R13 yok."),
        ("okey", rack, 0, "finish R13", "tiles.copies", "You do not hold R13.", "Elinizde R13 yok."),
        ("okey", rack, 0, "finish K1", "score.false-win", "Your hand does not win", "eliniz bitmiyor"),
        ("okey", rack, 0, "put back", "take.put-back", "You have no tile to put back", "bir taş yok"),
        ("101", long, 3, "draw, draw", "turn.order", "this turn: lay or throw.", "per indirin ya da taş atın."),
        ("101", long, 0, "finish K1", "finish.last-tile", "You hold 22 tiles", "Elinizde 22 taş var"),
        ("101", long, 0, "undo", "layoff.undo", "You have not laid off any tile", "taş işlemediniz"),
        ("101", long, 0, "gather", "foul.list", "You have no faulty opening", "hatalı açışınız yok"),
        (
            "101",
            long,
            0,
            "open K1 R1 B1 Y1 / K3 R3 R3",
            "tiles.copies",
            "You do not hold that many copies of R3.",
            "o kadar çok R3 yok",
        ),
        ("101", long, 3, "take", "take.must-open", "You cannot open with K9", "K9 ile hemen açamazsınız"),
        ("101", long, 3, "take, throw K1", "take.must-open", "You cannot open with K9", "K9 ile hemen açamazsınız"),
        ("101", long, 0, "add K1 to 1", "layoff.who", "", ""),
        ("101", long, 0, "swap K1 at 1", "swap.okey", "You have not opened", "Henüz el açmadınız"),
    ];
    for &(variant, rack, starter, typed, clause, english, turkish) in cases {
        let lines = if starter == 3 { thrown } else { &[] };
        for (options, sentence) in [(ENGLISH, english), (TURKISH, turkish)] {
            let dealt = dealt(variant, rack, lines, starter);
            let (text, _) = dealt.played("forbidden", &format!("{typed}\nq\n"), options);
            let text = flowing(&text);
            assert!(text.contains(&format!("[{clause}]")), "{typed}: {text}");
            assert!(text.contains(sentence), "{typed}: {text}");
            assert!(!AFTERWARDS.iter().any(|word| text.contains(word)), "{typed}: {text}");
        }
    }
}

/// If a game has no okeys, the message that refuses to throw an okey names this reason.
#[test]
fn a_game_without_okeys_says_so() {
    let played = run_with(&["play", "--variant", "cs102", "--seed", "1"], b"throw O*\nfinish O*\nq\n");
    assert_eq!(output_text(&played).matches("[tiles.copies]: This game has no okeys.").count(), 2);
}

/// A player cannot know the tiles of the stock. So the game ignores the tile in `draw K5`, even if it is right.
#[test]
fn a_draw_tells_nothing_of_the_stock() {
    let thrown = &["Can: throw K9"][..];
    for typed in ["draw K4", "draw Y9", "draw ?", "çek k4"] {
        let (text, hand) = dealt("okey", "K1", thrown, 3).played("named", &format!("{typed}\nq\n"), ENGLISH);
        assert_eq!(hand, "Can: throw K9\nAli: draw Y9\n", "{typed}: {text}");
        assert!(text.contains("You drew Y9."), "{typed}: {text}");
    }
}

/// If a player who has opened takes a discard, the game says to lay it or to lay it off. It does not say to open with
/// it.
#[test]
fn an_opened_player_is_told_to_lay_the_tile_taken() {
    let rack = "K10 K11 K12 K13 Y10 Y11 Y12 R9 R10 R11 B1 B2 K1 K4 K7 B5 B8 Y2 Y6 R7 R4";
    let lines = [
        "Can: throw K9",
        "Ali: draw Y9, open K10 K11 K12 K13 / Y10 Y11 Y12 / R9 R10 R11, throw K4",
        "Ayşe: draw, throw Y13",
        "Veli: draw, throw R13",
        "Can: draw, throw B11",
    ];
    let dealt = Dealt {
        variant: "101",
        set: "",
        racks: [rack, "Y13", "R13", "K9 B11"],
        starter: 3,
        stock: "Y9 B13 B13 B9",
        lines: &lines,
    };
    let (text, _) = dealt.played("opened", "take\nq\n", ENGLISH);
    let text = flowing(&text);
    assert!(text.contains("[take.opened]") && text.contains("You cannot meld B11"), "{text}");
    let (text, _) = dealt.played("opened", "al\nq\n", TURKISH);
    let text = flowing(&text);
    assert!(text.contains("[take.opened]") && text.contains("okeyle değiştiremezsiniz"), "{text}");
}

/// A player who took a discard and opens with pairs learns that one of the pairs must contain it.
#[test]
fn a_pairs_opener_learns_where_the_tile_must_lie() {
    let rack = "K1 K1 R3 R3 B5 B5 Y7 Y7 K12 K12 R11 B2 Y4 K6 R8 B10 Y12 K13 B12 R1 Y2";
    let racks = [rack, "", "", "K9"];
    let lines = ["Can: throw K9"];
    let dealt = Dealt { variant: "101", set: "", racks, starter: 3, stock: "", lines: &lines };
    let opens = "open K1 K1 / R3 R3 / B5 B5 / Y7 Y7 / K12 K12";
    for (typed, clause) in [
        (format!("take, {opens}\nq\n"), "[take.pairs]"),
        (format!("take, {opens}, throw R11\nq\n"), "[take.pairs]"),
        ("take\nq\n".to_owned(), "[take.must-open]"),
    ] {
        let (text, hand) = dealt.played("pairs", &typed, ENGLISH);
        assert!(text.contains(clause), "{text}");
        assert_eq!(hand, "Can: throw K9\n", "{text}");
    }
}

/// At some tables a foul costs points only if another player claims it. There a correct claim is recorded on a separate
/// line and the foul is charged. At other tables the game says that a claim has no effect.
#[test]
fn a_claim_has_the_effect_the_referee_gives_it() {
    let ali = "K1 K1 K3 K3 Y10 Y10 Y11 Y11 B1 R6 Y2 K8 K9 B9 B9 B10 K13 R1 Y5 Y6 Y7";
    let can = "K10 K11 K12 R10 R11 R12 R13 B11 B12 B13 Y3 Y12 Y13 Y1 R7 R8 R9 B5 B6 B7 B8 K9";
    let opened = "Can: open K10-12 / R10-13 / B11-13 / B5-8 / R7-9, throw K9";
    let by_claim = [("101-team", ""), ("101", "fouls.playable=claim")];
    for (variant, set) in by_claim.into_iter().chain([("101", ""), ("101", "fouls.playable=off")]) {
        let dealt = Dealt { variant, set, racks: [ali, "", "", can], starter: 3, stock: "Y1 Y2", lines: &[opened] };
        let claims = by_claim.contains(&(variant, set));
        let (text, hand) = dealt.played("claim", "claim K9\nclaim K9\nclaim K8\ndraw, throw K1\nq\n", ENGLISH);
        let lines: Vec<&str> = hand.lines().skip(1).take(2).collect();
        if claims {
            assert_eq!(lines, ["Ali: claim K9", "Ali: draw Y1, throw K1"], "{text}{hand}");
            assert_eq!(text.matches("Can: foul +101 [discard.playable]").count(), 1, "{text}");
            assert!(text.contains("The tile had already been claimed or noticed."), "{text}");
            let (code, replayed) = refereed("claim");
            assert_eq!(code, Some(1), "{replayed}");
            assert_eq!(replayed.matches("foul +101 Can [discard.playable]").count(), 1, "{replayed}");
            // Entering the same claim again in the resumed game does not record it twice.
            let left = dealt.played("claim", "claim K9\nq\n", ENGLISH).1;
            let more: Vec<&str> = left.lines().collect();
            let again = Dealt { lines: &more, ..dealt };
            let (text, hand) = again.played("claim", "claim K9\nq\n", ENGLISH);
            assert_eq!(hand.matches("claim").count(), 1, "{text}{hand}");
        } else {
            assert_eq!(lines[0], "Ali: draw Y1, throw K1", "{text}{hand}");
            assert!(text.contains("Claims have no effect at this table."), "{text}");
        }
    }
}

/// If a player opens without laying the taken discard, the game warns of the foul. After the opening it offers to throw
/// a tile, and no longer asks the player to lay the taken one.
#[test]
fn opening_without_the_tile_taken_warns_of_the_foul() {
    let rack = "K10 K11 K12 K13 R11 R12 R13 B11 B12 B13 K1 K3";
    let dealt = Dealt { racks: [rack, "", "", "K9"], ..dealt("101", rack, &["Can: throw K9"], 3) };
    let line = "take, open K11-13 / R11-13 / B11-13\n";
    let (once, hand) = dealt.played("told-before", &format!("{line}q\n"), ENGLISH);
    assert!(once.contains("foul +101 [take.must-open]: You took K9 but do not open with it."), "{once}");
    assert!(!hand.contains("open"), "{hand}");
    let (twice, hand) = dealt.played("told-before", &format!("{line}{line}q\n"), ENGLISH);
    assert!(hand.contains("Ali: take K9, open"), "{hand}");
    let after = twice.rsplit("foul +101").next().expect("the rest");
    assert!(after.contains("throw"), "{after}");
    let (whole, hand) = dealt.played("told-before", "take, open K9-13 / R11-13 / B11-13\nq\n", ENGLISH);
    assert!(hand.contains("Ali: take K9, open") && !whole.contains("take.must-open"), "{whole}");
}

/// In the classic game throwing an okey is no foul but must be confirmed, because the next player can take it. A finish
/// with the okey needs no confirmation.
#[test]
fn an_okey_thrown_in_the_classic_game_is_asked_about() {
    let rack = "O* K1 K3 K5 K7 R1 R3 R7 R8 B1 B3 B7 B12 Y1 J*".replace("O*", "R6");
    for variant in ["okey", "okey-house", "okey-pot"] {
        let hand = Dealt { variant, set: "", racks: [&rack, "", "", ""], starter: 0, stock: "", lines: &[] };
        for typed in ["throw O*", "throw R6", "O*", "R6", "at okey"] {
            let (text, hand_lines) = hand.played("okey-thrown", &format!("{typed}\nq\n"), ENGLISH);
            let text = flowing(&text);
            assert_eq!(hand_lines, "", "{variant} {typed}: {text}");
            assert!(
                text.contains("[okey.wild] You may throw the okey, but Ayşe can take it"),
                "{variant} {typed}: {text}"
            );
            assert!(text.contains("Enter it again") && !text.contains("foul"), "{variant} {typed}: {text}");
            let (text, hand_lines) = hand.played("okey-thrown", &format!("{typed}\n{typed}\nq\n"), TURKISH);
            let thrown = if typed.ends_with("R6") { "R6" } else { "O*" };
            assert!(hand_lines.starts_with(&format!("Ali: throw {thrown}\n")), "{variant} {typed}: {hand_lines}");
            let text = flowing(&text);
            assert_eq!(text.matches("Okeyi atabilirsiniz, ama Ayşe onu alabilir").count(), 1, "{typed}: {text}");
            assert_eq!(refereed("okey-thrown").0, Some(0), "{variant}: it is no foul");
        }
        // A different throw, such as `throw R13`, does not confirm the throw of the okey.
        let (_, hand_lines) = hand.played("okey-thrown", "throw O*\nthrow R13\nq\n", ENGLISH);
        assert_eq!(hand_lines, "");
        let (text, hand_lines) = hand.played("okey-thrown", "throw J*\nq\n", ENGLISH);
        assert!(hand_lines.starts_with("Ali: throw J*\n"), "{variant}: {text}");
    }
    // In 101 the message warns of a foul, and does not say that the okey may be thrown.
    let long = "R6 K1 K3 K5 K7 R1 R3 R7 R8 B1 B3 B7 B12 Y1 Y3 Y5 Y7 K12 R10 B10 Y13 J*";
    let (text, _) = dealt("101", long, &[], 0).played("okey-thrown", "throw O*\nq\n", ENGLISH);
    assert!(text.contains("foul +101 [discard.okey]") && !text.contains("You may throw the okey"), "{text}");
    let wins = "K1 K2 K3 K4 R7 R8 R9 R10 B10 Y10 K10 Y12 Y13 Y1 R6";
    let (text, hand_lines) = dealt("okey", wins, &[], 0).played("okey-thrown", "finish O*\nq\n", ENGLISH);
    assert!(hand_lines.starts_with("Ali: finish O*") && !text.contains("can take it"), "{text}{hand_lines}");
}

/// The screen of a game resumed in another language calls the player "you" in that language. The record keeps the
/// player's name.
#[test]
fn a_game_resumed_in_another_language_keeps_the_name() {
    let rack = "K1 K2 K3 R7 R8 R9 B10 Y10 K10 Y12 Y13 Y1 J* R6 K6";
    for (own, language, shown, won) in [
        ("Siz", "en", "You", "You finished."),
        ("You", "tr", "Siz", "Bitirdiniz."),
        ("You", "en", "You", "You finished."),
        ("Siz", "tr", "Siz", "Bitirdiniz."),
    ] {
        let hand = Dealt { variant: "okey", set: "", racks: [rack, "", "", ""], starter: 0, stock: "", lines: &[] };
        let path = super::file("spoken-name");
        let before = hand.record().replace("Ali", own);
        std::fs::write(&path, &before).expect("a record");
        let name = path.to_string_lossy().into_owned();
        let call = ["play", "--resume", &name, "--hands", "1", "--lang", language];
        let output = run_with(&call, b"finish K6\n");
        let text = output_text(&output);
        assert_eq!(output.status.code(), Some(0), "{own} {language}: {text}");
        assert!(text.contains(&format!(": {shown})")) && text.contains(won), "{own} {language}: {text}");
        assert!(own == shown || !text.contains(own), "{own} {language}: {text}");
        let after = std::fs::read_to_string(&path).expect("a record");
        assert_eq!(after, format!("{before}{own}: finish K6\n"), "{own} {language}");
    }
    // The screen shows the player's own name if another player is already called "You" in that language.
    let hand = Dealt { variant: "okey", set: "", racks: ["", "", "", ""], starter: 0, stock: "", lines: &[] };
    let path = super::file("spoken-name");
    std::fs::write(&path, hand.record().replace("Ali", "Siz").replace("Veli", "You")).expect("a record");
    let output = run_with(&["play", "--resume", &path.to_string_lossy(), "--lang", "en"], b"q\n");
    assert!(output_text(&output).contains("first to play: Siz"), "{}", output_text(&output));
}

/// If a command cannot be executed as typed, the answer says how to write it or why it is impossible.
#[test]
fn a_command_with_too_many_words_is_explained() {
    for (language, typed, sentence) in [
        ("en", "! 100", "Write ! alone, with nothing after it."),
        ("en", "undo undo", "Write undo alone, with nothing after it."),
        ("tr", "geri al geri al", "geri al tek başına yazılır"),
        ("en", "2", "There is no numbered action now: throw a tile."),
        ("tr", "2", "Şu anda numaralı hamle yok: taş atın."),
        ("en", "throw K1\n? 100", "Random worlds compare only throws: draw or take a tile first"),
        ("tr", "at K1\n? 100", "Rastgele dağıtımlar yalnız atışları karşılaştırır: önce taş çekin ya da alın"),
        ("en", "throw K1\n9", "The list has no number 9."),
        ("tr", "y 14", "sayısı 14 olan taş yok"),
    ] {
        let call = ["play", "--variant", "101", "--seed", "3", "--lang", language];
        let text = flowing(&output_text(&run_with(&call, format!("{typed}\nq\n").as_bytes())));
        assert!(text.contains(sentence), "{typed}: {text}");
    }
}

/// In hapis the messages, for example about a wrong step, address the person at the terminal as "you" ("siz" in
/// Turkish).
#[test]
fn hapis_speaks_to_the_person() {
    let mine = "!\n".repeat(200);
    for (language, typed, sentence) in [
        ("en", "? 100", "Write ? alone, with nothing after it."),
        ("tr", "? 100", "? tek başına yazılır"),
        ("en", "3/5", "You have no checker on 3."),
        ("tr", "3/5", "3. hanede pulunuz yok."),
        ("tr", "1", "rakip 24/21 24/18 oynadı"),
        ("en", &mine, "You (White) won: 1 point"),
    ] {
        let call = ["hapis", "play", "--seed", "4", "--lang", language];
        let text = flowing(&output_text(&run_with(&call, format!("{typed}\nq\n").as_bytes())));
        assert!(text.contains(sentence), "{typed}: {text}");
    }
    for (seed, sentence) in [
        ("1", "Siz (beyaz) mars ettiniz: 2 sayı"),
        ("3", "Siz (beyaz) rakibin anasını hapsettiniz: 2 sayı"),
        ("7", "Siyah rakibin anasını hapsetti: 2 sayı"),
    ] {
        let call = ["hapis", "oyna", "--player", "random", "--seed", seed, "--lang", "tr"];
        let text = output_text(&run_with(&call, mine.as_bytes()));
        assert!(text.contains(sentence), "{seed}: {text}");
    }
}
