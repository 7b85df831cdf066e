//! A ruling as an HTML or Markdown page contains every part of the answer and refers to no other file. It is no wider
//! than a terminal.

use super::disputes::{ANSWERED, printed};

#[test]
fn html_needs_nothing_else() {
    for (case, _) in &*ANSWERED {
        let html = printed(&case.call, &["--format", "html", "--lang", "tr"]);
        assert!(
            html.starts_with("<!DOCTYPE html>\n<html lang=\"tr\">") && html.ends_with("</html>\n"),
            "{}",
            case.about
        );
        for outside in ["<script", "<link", "src=", "href=", "url(", "@import"] {
            assert!(!html.contains(outside), "{}: {outside}", case.about);
        }
        assert!(html.matches('<').count() == html.matches('>').count(), "{}: every tag is closed", case.about);
    }
}

#[test]
fn terminals_see_80_columns() {
    for (case, _) in &*ANSWERED {
        for language in ["en", "tr"] {
            let text = printed(&case.call, &["--lang", language]);
            let wide = text.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{}", case.about);
        }
    }
}

#[test]
fn the_page_answers_says_who() {
    for (case, _) in &*ANSWERED {
        let markdown = printed(&case.call, &["--format", "markdown"]);
        assert!(markdown.contains("\n### Says who?") && markdown.contains("Who says so"), "{}", case.about);
        assert!(markdown.contains("Referee:"), "{}", case.about);
        let ranks: Vec<usize> =
            markdown.lines().filter(|line| line.starts_with('#')).map(|line| line.matches('#').count()).collect();
        assert!(ranks.windows(2).all(|two| two[1] <= two[0] + 1), "{}: {ranks:?}", case.about);
    }
}

/// If sources disagree about a clause, the page states both rules: this table's after "As this table plays it", and the
/// opposite one after "Others say".
#[test]
fn a_disputed_clause_is_shown_from_the_side_of_the_table() {
    let wrap = "judge opening 'K11-13 K1 / R10-13 / B10-13' -i Y13 --variant 101";
    let row = |call: &str| {
        let markdown = printed(call, &["--format", "markdown"]);
        markdown.lines().find(|line| line.starts_with("| run.wrap")).expect("the clause").to_owned()
    };
    let (own, other) =
        ("As this table plays it: In 101, 12-13-1 is not a meld", "As this table plays it: A 1 may follow 13");
    assert!(row(wrap).contains(own) && !row(wrap).contains(other), "{}", row(wrap));
    let played = row(&format!("{wrap} --set run_wrap=true"));
    assert!(played.contains(other) && played.contains("Others say: In 101"), "{played}");
}

#[test]
fn turkish_names_ask_the_same() {
    let plain = printed("hakem acis 'K11-13' -i Y13", &["--json"]);
    assert_eq!(plain, printed("hakem açılış 'K11-13' -i Y13 --variant yuzbir", &["--json"]));
    let turkish = printed("hakem atis R10 --table 'R7-9' --opened seri -i Y13 --variant yuzbir", &["--json"]);
    assert_eq!(turkish, printed("judge discard R10 --table 'R7-9' --opened series -i Y13 --variant 101", &["--json"]));
}
