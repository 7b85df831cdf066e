//! Sentences about a comparison of throws in worlds (random deals of the unseen tiles). For each throw, computer
//! players play the hand to its end in several worlds, the same ones for all throws. Bad throws are dropped before all
//! worlds are played.

use super::{all_of, decimal};
use crate::game::{Paired, SEATS, Trials, TriedThrow};
use crate::table::{Game, Table};
use crate::words::Language;

/// Formats the share of worlds in which the player wins, with its standard error, such as `31.2% ± 1.5`.
pub(crate) fn share(share: Paired, language: Language) -> String {
    let mean = decimal(&format!("{:.1}", 100.0 * share.mean), language);
    let error = error(share.error, |error| format!("{:.1}", 100.0 * error), language);
    say!(language; "{mean}% ± {error}" / "%{mean} ± {error}")
}

/// Formats points with their standard error, such as `-1.54 ± 0.03`.
pub(crate) fn points(points: Paired, language: Language) -> String {
    let mean = decimal(&format!("{:+.2}", points.mean), language);
    format!("{mean} ± {}", error(points.error, |error| format!("{error:.2}"), language))
}

/// Formats a standard error with `figure`, or as a dash if it is unknown because there was only one world.
fn error(error: Option<f64>, figure: impl FnOnce(f64) -> String, language: Language) -> String {
    error.map_or_else(|| "–".to_owned(), |error| decimal(&figure(error), language))
}

/// Returns two texts. The first says which throws are about as good as the best one. The second says how the results
/// were computed.
pub(crate) fn sentences(trials: &Trials, table: &Table, language: Language) -> Vec<String> {
    let tiles = |like_best: bool| {
        let others = trials.throws.iter().skip(1).filter(|throw| throw.is_like_best() == like_best);
        others.map(|throw| throw.tile.to_string()).collect::<Vec<_>>()
    };
    let (alike, worse) = (tiles(true), tiles(false));
    let best = trials.throws.first().map(|TriedThrow { tile, .. }| tile.to_string()).unwrap_or_default();
    let certainty = match (alike.is_empty(), worse.is_empty()) {
        (true, true) => {
            say!(language; "There is no other throw to compare with {best}."
                / "Karşılaştırılacak başka atış yok: {best}.")
        }
        (true, false) => say!(language;
            "{best} is better than every other throw by more than two standard errors."
            / "{best} öbür atışların hepsinden iyi; fark iki standart hatadan büyük."),
        (false, _) => say!(language, alike = all_of(&alike, language);
            "About as good as {best}: {alike}. The differences are within two standard errors."
            / "{best} ile arasındaki fark seçilemeyenler: {alike}. Fark iki standart hatanın içinde."),
    };
    let better = match table.game() {
        Game::Yuzbir => say!(language; "Fewer points are better. " / "Az puan daha iyidir. "),
        Game::Classic | Game::Chains => String::new(),
    };
    let Trials { worlds, stock, .. } = trials;
    let others = SEATS - 1;
    let turn = if trials.first_turn {
        say!(language; "that no player has thrown a tile yet" / "henüz kimse taş atmamıştır")
    } else {
        say!(language; "that every player has had a turn" / "her oyuncu en az bir kez oynamıştır")
    };
    let weighed = if trials.weighed {
        say!(language;
            "Worlds that fit what the next player threw, took and did not take are tried more often"
            / "Sizden sonraki oyuncunun attıklarına, aldıklarına ve almadıklarına uyan dağıtımlar daha sık denenir")
    } else {
        say!(language;
            "All worlds count the same, even those that do not fit what the other players threw"
            / "Öbür oyuncuların attıklarına uymayanlar da dâhil bütün dağıtımlar eşit sayılır")
    };
    let rests = say!(language;
        "{better}The figures come from {worlds} worlds. Each world is a random deal of the unseen tiles to the \
         {others} other players and a stock of {stock}. {weighed}. The program assumes {turn}, and that all four play \
         like `careful`, a computer player."
        / "{better}Sayılar {worlds} dağıtıma dayanır. Her dağıtımda görülmemiş taşlar öbür {others} oyuncuya ve \
           {stock} taşlık desteye rastgele dağıtılır. {weighed}. Varsayımlar: {turn}; dört oyuncu da bilgisayar \
           oyuncusu careful gibi oynar.");
    vec![certainty, rests]
}
