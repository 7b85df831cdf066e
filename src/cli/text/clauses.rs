//! The sentences of clauses at tables that charge other points than the rulebook names.

use crate::score::{exhausted, false_win, rung};
use crate::table::{Moves, OkeyNumber, Profile, Switch, Variant};
use crate::text::score::of_number;
use crate::text::{counted, say};
use crate::winning::Way;
use crate::words::{Clause, Language};

/// Returns the statement of a clause. If this table charges other points than the statement names, returns a sentence
/// with the points of this table.
pub(in crate::cli) fn stated(clause: Clause, profile: &Profile, language: Language) -> String {
    let own = if is_usual(clause, profile) { None } else { own_points(clause, profile, language) };
    own.unwrap_or_else(|| clause.statement(language).to_owned())
}

/// Returns true if the table has the usual value of every switch that changes the points of the clause.
fn is_usual(clause: Clause, profile: &Profile) -> bool {
    let usual = Profile::new(Variant::Okey);
    let is_of_ladder = clause == Clause::ScoreIndicator || clause == Clause::ScoreExhausted || win(clause).is_some();
    let also: &[&str] = match clause {
        Clause::PenaltyExhausted => &["penalty.unopened"],
        _ if is_of_ladder => &["points.moves", "classic.partners"],
        Clause::ScoreFalseWin => &["points.moves"],
        _ => &[],
    };
    let changes = |switch: &&Switch| switch.clause == clause || also.contains(&switch.key);
    Switch::ALL.iter().filter(changes).all(|switch| profile.value(switch.key) == usual.value(switch.key))
}

/// Returns the kind of win in the classic game that the clause gives points for, true if the winner throws an okey, and
/// the English and the Turkish name of such a win in a sentence.
const fn win(clause: Clause) -> Option<(Way, bool, [&'static str; 2])> {
    Some(match clause {
        Clause::ScoreNormal => (Way::Melds, false, ["a normal finish", "normal bitişte"]),
        Clause::ScoreOkey => (Way::Melds, true, ["an okey finish", "okey atarak bitişte"]),
        Clause::ScorePairs => (Way::Pairs, false, ["a win with seven pairs", "yedi çiftle bitişte"]),
        Clause::ScorePairsOkey => {
            (Way::Pairs, true, ["a win with seven pairs and an okey thrown", "yedi çiftle ve okey atarak bitişte"])
        }
        Clause::ScoreDizi => (Way::Dizi, false, ["a dizi", "diziyle bitişte"]),
        Clause::ScoreDiziOkey => (Way::Dizi, true, ["a dizi with an okey thrown", "diziyle ve okey atarak bitişte"]),
        _ => return None,
    })
}

/// Returns a sentence with the points of this table under a clause. Returns `None` if no switch changes the points of
/// the clause.
fn own_points(clause: Clause, profile: &Profile, language: Language) -> Option<String> {
    ladder_points(clause, profile, language).or_else(|| penalty_points(clause, profile, language))
}

/// Does the same as [`own_points`], for the clauses of classic Okey.
fn ladder_points(clause: Clause, profile: &Profile, language: Language) -> Option<String> {
    let points = &profile.points;
    let in_points = |number: u32| counted(number as usize, "point");
    let of_winner = points.moves == Moves::Winner;
    // A partner of the winner loses nothing (`classic.partners`).
    let [others, from_others] = if profile.has_partners() {
        ["each opponent", "rakiplerin her birinden"]
    } else {
        ["each other player", "diğer oyuncuların her birinden"]
    };
    Some(match clause {
        Clause::ScoreExhausted if exhausted(points) == 0 => say!(language;
            "At this table no player's points change if the stock runs out and no player has won"
            / "Bu masada kimse bitemeden taşlar tükenirse kimsenin puanı değişmez"),
        Clause::ScoreExhausted => say!(language, lost = points.exhausted, in_points = in_points(points.exhausted);
            "At this table every player loses {in_points} if the stock runs out and no player has won"
            / "Bu masada kimse bitemeden taşlar tükenirse her oyuncudan {lost} puan düşülür"),
        Clause::ScoreIndicator => {
            let (lost, in_points) = (points.indicator, in_points(points.indicator));
            match points.indicator_floor {
                _ if of_winner => say!(language;
                    "At this table showing the indicator's twin in the first turn takes {in_points} off the points of the \
                     player who shows it"
                    / "Bu masada göstergenin eşini ilk turda, atmadan gösterenin puanından {lost} düşülür"),
                Some(floor) => say!(language, of_floor = of_number(floor);
                    "At this table showing the indicator's twin in the first turn costs {others} {in_points}, unless they \
                     have fewer than {floor}"
                    / "Bu masada göstergenin eşi ilk turda, atmadan gösterilirse {from_others} {lost} puan düşülür; puanı \
                       {of_floor} altında olandan düşülmez"),
                None => say!(language;
                    "At this table showing the indicator's twin in the first turn costs {others} {in_points}"
                    / "Bu masada göstergenin eşi ilk turda, atmadan gösterilirse {from_others} {lost} puan düşülür"),
            }
        }
        Clause::ScoreFalseWin => {
            let (lost, in_points) = (points.false_win, in_points(points.false_win));
            if false_win(points) > 0 {
                say!(language;
                    "At this table a false win adds {in_points} to the points of the player who declares it"
                    / "Bu masada bitmediği hâlde \"Bittim\" diyenin puanına {lost} eklenir")
            } else {
                say!(language;
                    "At this table a player who declares a false win loses {in_points}"
                    / "Bu masada bitmediği hâlde \"Bittim\" diyen oyuncudan {lost} puan düşülür")
            }
        }
        _ => {
            let (way, okey, [win, win_tr]) = win(clause)?;
            let (_, lost) = rung(points, way, okey);
            let in_points = in_points(lost);
            if of_winner {
                say!(language;
                    "At this table {win} takes {in_points} off the winner's points"
                    / "Bu masada {win_tr} bitenin puanından {lost} düşülür")
            } else {
                say!(language;
                    "At this table {win} costs {others} {in_points}"
                    / "Bu masada {win_tr} {from_others} {lost} puan düşülür")
            }
        }
    })
}

/// Does the same as [`own_points`], for the clauses of 101.
fn penalty_points(clause: Clause, profile: &Profile, language: Language) -> Option<String> {
    let (penalty, fouls) = (&profile.penalty, &profile.fouls);
    Some(match clause {
        Clause::TakePutBack => say!(language, price = fouls.put_back;
            "At this table, taking the left neighbour's discard and putting it back costs {price}"
            / "Bu masada yandan aldığı taşı geri bırakana {price} ceza yazılır"),
        Clause::FoulFlat if fouls.multiplied => say!(language, price = fouls.points;
            "At this table each foul costs {price} times the multiplier, once"
            / "Bu masada her hataya bir kez, katsayıyla çarpılarak {price} ceza yazılır"),
        Clause::FoulFlat => say!(language, price = fouls.points;
            "At this table each foul costs {price}; it is charged once and never multiplied"
            / "Bu masada her hataya bir kez {price} ceza yazılır ve katsayıyla çarpılmaz"),
        Clause::PenaltyUnopened => {
            let most = penalty.unopened_cap.map(|most| say!(language; ", at most {most}" / "; en çok {most}"));
            say!(language, price = penalty.unopened, most = most.unwrap_or_default();
                "At this table a player who has not opened is charged {price} times the multiplier{most}"
                / "Bu masada el açmayana {price}, katsayıyla çarpılarak yazılır{most}")
        }
        Clause::PenaltyOkey => {
            let (number, number_tr) = match penalty.okey_number {
                OkeyNumber::Dropped => ("instead of its number", "sayısı yerine"),
                OkeyNumber::Added => ("in addition to its number", "sayısına ek olarak"),
            };
            let unopened = match penalty.okey_unopened {
                0 => say!(language; "nothing" / "bir şey yazılmaz"),
                each => say!(language; "{each}" / "{each} yazılır"),
            };
            say!(language, price = penalty.okey;
                "At this table each okey left costs a player who has opened {price} (unmultiplied) {number}, and a player \
                 who has not opened {unopened}"
                / "Bu masada elde kalan her okeye {number_tr} katsayısız {price} yazılır; açmamışa okey için {unopened}")
        }
        Clause::PenaltyExhausted if penalty.exhausted_tiles => say!(language;
            "At this table, if the stock runs out, all players pay for their tiles (after opening with pairs: twice), \
             unmultiplied"
            / "Bu masada taşlar tükenirse herkese elindeki taşlar (çift açana iki katı) yazılır, katsayısız"),
        Clause::PenaltyExhausted => say!(language, price = penalty.unopened;
            "At this table, if the stock runs out, those who have not opened pay {price}, others their tiles (pairs: twice), \
             unmultiplied"
            / "Bu masada taşlar tükenirse açmayana {price}, açana taşları (çiftse iki katı) yazılır, katsayısız"),
        _ => return None,
    })
}
