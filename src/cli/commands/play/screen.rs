//! Formats what the person at the terminal sees: the table, the possible actions, the standings, and the winner.

use super::plan::offered;
use super::rack::{OwnRack, best_layout};
use crate::cli::commands::advise::planned;
use crate::cli::commands::game_help::{explained, help, of_table};
use crate::cli::commands::parts;
use crate::cli::commands::replay::page::{Page, lines};
use crate::cli::commands::score::{Medium, cards, standing};
use crate::cli::page::plain;
use crate::cli::paint::own_words;
use crate::cli::picture::{drawn_frames, frames_in_text};
use crate::cli::table::{listed, paragraph, side_by_side, unbroken};
use crate::cli::text::Words;
use crate::cli::text::game::GameWords;
use crate::cli::text::play::{self as words, PlayWords};
use crate::cli::typed::TableWord;
use crate::distance::AdvisedDiscard;
use crate::engine::Engine;
use crate::game::{Action, Chronicle, Discard, Evening, Over, Referee, Refereed, SEATS, State, TableMeld};
use crate::hand::Hand;
use crate::judge::read;
use crate::meld::{Meld, MeldKind};
use crate::notation::{LaidMelds, Letters};
use crate::picture::Picture;
use crate::record::{Statement, shown_name};
use crate::report::ReplayTotals;
use crate::score::{Foul, Note, Opened, Part, PlayerScore, Sheet, Total};
use crate::sort;
use crate::table::{Game, Symbol, Table};
use crate::text::score;
use crate::tiles::Tiles;
use crate::winning::{PairedTiles, Way};
use crate::words::{ClauseSet, Language};

/// Returns an action in words. A draw has no tile, because it is unknown. A laid okey is written `O*`.
pub(super) fn action_text(action: &Action, table: &Table, language: Language) -> String {
    let named = |melds: &LaidMelds| LaidMelds(melds.0.iter().map(|meld| parts::with_okeys(meld, table)).collect());
    let action = match action {
        Action::Open(melds) => Action::Open(named(melds)),
        Action::Lay(melds) => Action::Lay(named(melds)),
        Action::Add { tiles, to } => Action::Add { tiles: parts::with_okeys(tiles, table), to: *to },
        Action::Finish { tile, with: Some(melds) } => Action::Finish { tile: *tile, with: Some(named(melds)) },
        other => other.clone(),
    };
    parts::action_text(&action, language)
}

const ADVISED: usize = 3;

/// The maximum number of discards of each player that the table shows.
const SHOWN: usize = 3;

pub(super) struct TurnAdvice {
    /// The actions up to the end of the turn or up to a draw.
    pub(super) actions: Vec<Action>,
    /// The state after the advised actions. A draw at their end is not carried out, because the drawn tile is unknown.
    pub(super) after: State,
}

pub(super) struct Screen<'s> {
    pub(super) engine: &'s Engine,
    pub(super) state: &'s State,
    pub(super) seat: usize,
    pub(super) evening: &'s Evening,
    /// The record of this hand so far.
    pub(super) hand: &'s Chronicle,
    pub(super) language: Language,
}

impl Screen<'_> {
    fn words(&self) -> &'static PlayWords {
        PlayWords::of(self.language)
    }

    fn action_text(&self, action: &Action) -> String {
        action_text(action, self.state.table(), self.language)
    }

    pub(super) fn names(&self) -> &[String] {
        &self.evening.header().players
    }

    fn name(&self, seat: usize) -> String {
        own_words(&shown_name(&self.names()[seat]))
    }

    /// Returns the table as the player sees it, and the list of possible actions. If this has more than `room` lines,
    /// writes the rack as text, without frames, and leaves out the discards, which the player can list.
    pub(super) fn table(&self, rack: &OwnRack, room: usize) -> String {
        let full = self.table_with(rack, false);
        if full.lines().count() <= room { full } else { self.table_with(rack, true) }
    }

    fn table_with(&self, rack: &OwnRack, brief: bool) -> String {
        let (state, labels) = (self.state, self.words());
        let game = GameWords::of(self.language);
        let mut rows: Vec<[String; 2]> = Vec::new();
        if let Some((indicator, okey)) = state.table().indicator().zip(state.table().okey()) {
            let title = Words::of(self.language).indicator_title.to_owned();
            rows.push([title, format!("{}, okey {okey}", indicator.face())]);
        }
        let last = state.remaining_discards().next_back();
        let last = last.map(|last| format!("{} ({})", last.tile, self.name(last.by)));
        rows.push([labels.lies.to_owned(), last.unwrap_or_else(|| labels.nothing.to_owned())]);
        if !brief {
            rows.push([game.discards.to_owned(), self.corners()]);
        }
        rows.push([game.stock.to_owned(), state.stock_left().to_string()]);
        let held = self.seats().take(SEATS - 1).map(|seat| {
            let is_partner = state.partner(self.seat) == Some(seat);
            let partner = if is_partner { format!(" ({})", labels.partner) } else { String::new() };
            unbroken(&format!("{}{partner} {}", self.name(seat), state.rack(seat).len()))
        });
        rows.push([labels.hold.to_owned(), held.collect::<Vec<_>>().join(", ")]);
        if brief {
            let frames = rack.frames(state.table());
            let tiles = frames_in_text(&Picture::new(state.table(), &[], []), &frames);
            rows.push([labels.rack.to_owned(), tiles]);
        }
        let framed = if brief { String::new() } else { self.rack(rack) };
        let faulty = state.melds().iter().any(|meld| meld.faulty);
        let faulty = if faulty { paragraph(labels.not_opened) } else { String::new() };
        format!(
            "\n{}{}{framed}{faulty}{}",
            melds(self.state, self.names(), self.language),
            listed(rows),
            self.may(faulty.is_empty())
        )
    }

    /// Returns all seats in the order of play: first the seat after the person's, last the person's own.
    fn seats(&self) -> impl Iterator<Item = usize> + use<> {
        let own = self.seat;
        (1..=SEATS).map(move |after| (own + after) % SEATS)
    }

    /// Returns the last few discards of each player that the next player did not take.
    fn corners(&self) -> String {
        let corner = |seat: usize| {
            let thrown = self.state.remaining_discards().filter(|discard| discard.by == seat);
            let thrown: Vec<String> = thrown.map(|discard| discard.tile.to_string()).collect();
            let hidden = thrown.len().saturating_sub(SHOWN);
            let more = if hidden > 0 { "… " } else { "" };
            (!thrown.is_empty())
                .then(|| unbroken(&format!("{}: {more}{}", self.name(seat), thrown[hidden..].join(" "))))
        };
        let corners: Vec<String> = self.seats().filter_map(corner).collect();
        if corners.is_empty() { self.words().nothing.to_owned() } else { corners.join("; ") }
    }

    /// Returns the person's tiles in their order. Neighbours that form a meld share a frame.
    pub(super) fn rack(&self, rack: &OwnRack) -> String {
        let table = self.state.table();
        drawn_frames(&Picture::new(table, &[], []), self.words().rack, &rack.frames(table))
    }

    /// Answers a word that the person may type both during and after a hand. Returns `None` for any other word. `words`
    /// are the words typed after it.
    pub(super) fn look_up(&self, word: TableWord, words: &[&str]) -> Option<String> {
        let help_of = |language| of_table(self.state.table().profile(), language);
        match word {
            TableWord::Help => {
                let (word, language) = (words.join(" "), self.language);
                Some(match words::rules_on(&word, language) {
                    Some(rules) => explained(&word, &help_of, language).unwrap_or_default() + &paragraph(&rules),
                    None => help(&word, &help_of, language),
                })
            }
            TableWord::Discards => Some(self.discards()),
            TableWord::History => Some(self.history()),
            TableWord::Score => Some(self.score()),
            _ => None,
        }
    }

    /// Returns all discards of this hand, player by player. Brackets mark the discards that the next player took.
    fn discards(&self) -> String {
        let row = |seat: usize| {
            let thrown = self.state.discards().iter().filter(|discard| discard.by == seat);
            let written = |discard: &Discard| {
                if discard.taken { format!("({})", discard.tile) } else { discard.tile.to_string() }
            };
            let thrown: Vec<String> = thrown.map(written).collect();
            [self.name(seat), if thrown.is_empty() { self.words().nothing.to_owned() } else { thrown.join(" ") }]
        };
        paragraph(self.words().all_discards) + &listed(self.seats().map(row).collect())
    }

    /// Returns the turns of this hand. Tiles that other players drew from the stock are not named.
    fn history(&self) -> String {
        let own = self.seat;
        let hand = self.hand.clone().record();
        let turns = hand.statements().filter_map(|(_, statement)| {
            let Statement::Turn(turn) = statement else { return None };
            let actions = turn.actions.iter().map(|each| match &each.value {
                Action::Draw(_) if turn.player != own => self.action_text(&Action::Draw(None)),
                action => self.action_text(action),
            });
            Some([self.name(turn.player), actions.collect::<Vec<_>>().join(", ")])
        });
        let turns: Vec<[String; 2]> = turns.collect();
        if turns.is_empty() { paragraph(self.words().no_turns) } else { listed(turns) }
    }

    fn score(&self) -> String {
        let labels = self.words();
        let totals = running(self.evening, self.language);
        let totals = if totals.is_empty() { paragraph(labels.no_totals) } else { totals };
        let seats = || (0..SEATS).map(|seat| (self.name(seat), self.state.player(seat)));
        let openings = seats().filter_map(|(name, player)| {
            let (pairs, sum) = match player.opened? {
                Opened::Series => (0, player.reached),
                Opened::Pairs => (player.reached as usize, 0),
            };
            Some(format!("{name}: {}", words::worth(pairs, sum, self.language)))
        });
        let fouls = seats().filter_map(|(name, player)| {
            let foul = |foul: &Foul| format!("{} [{}]", score::foul(*foul, self.language), foul.clause);
            let fouls = each_once(player.fouls.iter().map(foul)).join(", ");
            (!fouls.is_empty()).then(|| format!("{name}: {fouls}"))
        });
        let rows = [(labels.openings, openings.collect::<Vec<_>>()), (labels.fouls, fouls.collect())];
        let rows = rows.into_iter().filter(|(_, texts)| !texts.is_empty());
        totals + &listed(rows.map(|(label, texts)| [label.to_owned(), texts.join("; ")]).collect())
    }

    /// Returns the numbered list of possible actions. `sound` is false if the player has a faulty opening on the table.
    /// The list then always offers to lay melds and to throw a tile.
    fn may(&self, sound: bool) -> String {
        let labels = self.words();
        let actions = self.state.actions(self.engine);
        let mut may: Vec<String> = offered(self.engine, self.state)
            .iter()
            .enumerate()
            .map(|(at, action)| unbroken(&format!("{} {}{}", at + 1, self.action_text(action), self.worth(action))))
            .collect();
        let lays = actions.iter().any(|action| matches!(action, Action::Lay(_)));
        may.extend((!sound && !lays).then(|| labels.or_lay.to_owned()));
        let throws = actions.iter().any(|action| matches!(action, Action::Throw(_)));
        may.extend((!sound || throws).then(|| labels.or_throw.to_owned()));
        listed(vec![[labels.may.to_owned(), may.join("; ")]])
    }

    /// Returns the value of an opening: its sum or its number of pairs. Returns an empty text for another action.
    fn worth(&self, action: &Action) -> String {
        let Action::Open(melds) = action else { return String::new() };
        let reading = |laid| read(self.state.table(), &LaidMelds(vec![laid])).concat().into_iter().next();
        let melds: Vec<Meld> = melds.0.iter().cloned().filter_map(reading).collect();
        let pairs = melds.iter().filter(|meld| meld.kind == MeldKind::Pair).count();
        let sum = melds.iter().map(Meld::sum).sum();
        format!(" ({})", words::worth(pairs, sum, self.language))
    }

    /// Returns the advice in words, and the reasons for it: the melds and the useful tiles of the rack after the
    /// advised actions. Except in 101, a comparison of the best discards comes before the reasons.
    pub(super) fn advice(&self, advice: &TurnAdvice) -> String {
        let TurnAdvice { actions, after } = advice;
        let words = Words::of(self.language);
        let texts = actions.iter().map(|action| self.action_text(action) + &self.worth(action));
        let mut rows = vec![[self.words().advice.to_owned(), texts.collect::<Vec<_>>().join(", ")]];
        if let Some(Action::Throw(thrown)) = actions.last() {
            let mut discards = self.best_discards();
            sort::by_key(&mut discards, |discard| Symbol::Tile(discard.tile) != *thrown);
            for discard in discards.iter().take(ADVISED) {
                let throw = Action::throw(discard.tile).text_in(self.language, Letters::Krby);
                rows.push([throw, words::to_go(discard.distance(), discard.useful_left(), self.language)]);
            }
        }
        let rack = after.rack(self.seat);
        if after.over().is_some() || rack.is_empty() {
            return listed(rows);
        }
        if after.player(self.seat).opened.is_some() {
            rows.push([words.left_label.to_owned(), held_tiles(&rack.tiles(), after.table())]);
            return listed(rows);
        }
        rows.extend(Hand::from_tiles(after.table(), rack.iter()).map(|hand| self.reasons(&hand)).unwrap_or_default());
        listed(rows)
    }

    /// Returns the nearest complete hand or opening as rows: its melds and the useful tiles.
    fn reasons(&self, hand: &Hand) -> Vec<[String; 2]> {
        let (engine, words) = (self.engine, Words::of(self.language));
        let seen = self.state.view(self.seat).out_of_reach();
        let distances = engine.distances(hand);
        let mut rows = match engine.plan(hand, &seen) {
            Some(mut plan) => {
                // In 101 the plan is an opening, which need not use every meld on the rack. Show the other melds in a
                // separate row, not as loose tiles.
                let others = best_layout(&plan.loose, engine, hand.table());
                plan.loose = others.iter().flat_map(Meld::tiles).fold(plan.loose, |loose, tile| loose.without(tile));
                let mut rows = planned(&plan, hand.table(), self.language);
                let label = self.words().other_melds.to_owned();
                rows.extend((!others.is_empty()).then(|| [label, parts::melds(&others, hand.table())]));
                rows
            }
            None if distances.nearest().any(|way| way == Way::Pairs) => {
                let pairs = PairedTiles::of(hand.tiles(), hand.table()).melds;
                vec![[words.keeps_pairs.to_owned(), parts::melds(&pairs, hand.table())]]
            }
            None => Vec::new(),
        };
        let unseen = engine.unseen(hand, &seen);
        let useful = engine.useful(hand).into_iter().map(|tile| unseen.of(tile)).filter(|useful| useful.left > 0);
        let useful: Vec<_> = useful.collect();
        let left = useful.iter().map(|useful| useful.left).sum();
        if let Some(distance) = distances.least() {
            let texts = useful.iter().map(|useful| format!("{}×{}", useful.tile, useful.left));
            let texts = std::iter::once(words::to_go(distance, left, self.language) + ":").chain(texts);
            rows.push([words.useful_label.to_owned(), texts.collect::<Vec<_>>().join(" ")]);
            rows.extend(self.taken().map(|taken| [String::new(), taken]));
        }
        rows
    }

    /// Returns a remark about tiles that other players are known to hold. The advice does not list these tiles as
    /// useful. Returns `None` if there are none.
    fn taken(&self) -> Option<String> {
        let view = self.state.view(self.seat);
        let held = view.seen().iter().fold(view.out_of_reach(), |held, tile| held.without(tile));
        (!held.is_empty()).then(|| words::not_counted(&held, self.language))
    }

    /// Explains how to write an opening, with an example from the player's rack.
    pub(super) fn how_to_open(&self) -> String {
        let (state, language) = (self.state, self.language);
        let (seat, view) = (self.seat, state.view(self.seat));
        if view.opened(seat).is_some() {
            return paragraph(self.words().already_opened);
        }
        let first = if state.must_draw() { format!("{} ", self.words().draw_first) } else { String::new() };
        let opening = view.actions(self.engine).into_iter().find(|action| matches!(action, Action::Open(_)));
        let text = if let Some(action) = opening {
            words::can_open(&format!("{}{}", self.action_text(&action), self.worth(&action)), language)
        } else {
            let melds = best_layout(&state.rack(seat).tiles(), self.engine, state.table());
            let sum = melds.iter().map(Meld::sum).sum();
            let laid = Some(parts::melds(&melds, state.table())).filter(|_| !melds.is_empty());
            words::cannot_open(laid, sum, view.bars(), language)
        };
        paragraph(&(first + &text))
    }

    /// Returns the person's discards in this turn, the best one first. The list is empty in 101.
    fn best_discards(&self) -> Vec<AdvisedDiscard> {
        let (table, view) = (self.state.table(), self.state.view(self.seat));
        let hand = Hand::from_tiles(table, view.rack().iter()).ok().filter(|_| table.game() != Game::Yuzbir);
        let advice = hand.and_then(|hand| self.engine.advise(&hand, &view.out_of_reach()).ok());
        advice.map(|advice| advice.discards).unwrap_or_default()
    }
}

/// Returns the melds on the table side by side, each with its number and owner.
fn melds(state: &State, names: &[String], language: Language) -> String {
    let labels = PlayWords::of(language);
    let meld = |meld: &TableMeld| {
        let faulty = if meld.faulty { format!(" ({})", labels.faulty) } else { String::new() };
        let owner = own_words(&shown_name(&names[meld.owner]));
        format!("{} {owner}: {}{faulty}", meld.number, parts::laid(&meld.laid, state.table()))
    };
    let melds: Vec<String> = state.melds().iter().map(meld).collect();
    if melds.is_empty() { String::new() } else { format!("{}\n{}", labels.table, side_by_side(&melds)) }
}

/// The maximum number of lines for the result of a hand. With the next prompt, it fits a terminal of 24 lines.
const RESULT: usize = 20;

/// Returns the result of a hand, the most important part last: the melds and the racks, the points, the totals, and who
/// won. If it is too long, leaves out first the melds, then the racks, and finally the single fouls of each player.
pub(super) fn hand_result(state: &State, refereed: &Refereed, totals: &str, page: &Page<'_>) -> String {
    let language = page.language;
    let names = &page.header.players;
    let racks = listed((0..SEATS).map(|seat| [own_words(&shown_name(&names[seat])), rack_left(state, seat)]).collect());
    let result = |brief| {
        let points = points(refereed, page, brief).unwrap_or_else(|| lines(&page.settlement(refereed)));
        format!("{points}\n{totals}{}", paragraph(&finish(state, refereed, page)))
    };
    let result = Some(result(false)).filter(|full| full.lines().count() < RESULT).unwrap_or_else(|| result(true));
    let mut count = result.lines().count() + 1;
    let mut above: Vec<String> = Vec::new();
    for part in [racks, melds(state, names, language)] {
        count += part.lines().count() + 1;
        if count <= RESULT {
            above.insert(0, part);
        }
    }
    let above = above.into_iter().filter(|part| !part.is_empty()).map(|part| format!("\n{part}"));
    format!("{}\n{result}", above.collect::<String>())
}

/// Returns the tiles on a rack at the end of a hand. For the winner, returns the winning melds and the thrown tile.
fn rack_left(state: &State, seat: usize) -> String {
    match state.over() {
        Some(Over::Won { by, with, tile, .. }) if *by == seat => {
            let thrown = unbroken(&format!("→ {tile}"));
            format!("{} {thrown}", parts::melds(with, state.table())).trim_start().to_owned()
        }
        _ => held_tiles(&state.rack(seat).tiles(), state.table()),
    }
}

/// Returns the tiles of a rack as text, with `O*` for an okey.
pub(super) fn held_tiles(tiles: &Tiles, table: &Table) -> String {
    let named = |tile| if table.is_okey(tile) { Symbol::Okey } else { Symbol::Tile(tile) };
    tiles.iter().map(|tile| named(tile).to_string()).collect::<Vec<_>>().join(" ")
}

/// Returns a row for each player with the points of the hand and the reasons. Returns `None` if the hand is void or
/// some points are unknown. If `brief` is true, all fouls of a player are one reason.
fn points(refereed: &Refereed, page: &Page<'_>, brief: bool) -> Option<String> {
    let score = refereed.score.as_ref().filter(|_| !refereed.void && refereed.left_missing.is_empty())?;
    let row = |(player, points): (&PlayerScore, Option<i64>)| {
        let (fouls, others): (Vec<&Part>, _) =
            player.parts.iter().partition(|part| brief && matches!(part.note, Note::Foul { .. }));
        let mut reasons = each_once(others.into_iter().map(|part| {
            let value = if player.parts.len() > 1 { format!("{:+} ", part.points()) } else { String::new() };
            format!("{value}{} {}", part.text(page.language), unbroken(&format!("[{}]", part.clause)))
        }));
        if !fouls.is_empty() {
            let points: i64 = fouls.iter().map(|part| part.points()).sum();
            reasons.push(format!("{points:+} {}", words::fouls(fouls.len(), page.language)));
        }
        points.map(|points| [own_words(&player.name), format!("{points:<4} {}", reasons.join("; "))])
    };
    score.players.iter().zip(refereed.points).map(row).collect::<Option<Vec<_>>>().map(listed)
}

/// Returns each distinct text once, in the order of first occurrence. A repeated text starts with its count, for
/// example `2 × `.
fn each_once(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for text in texts {
        match counted.iter_mut().find(|(other, _)| *other == text) {
            Some((_, count)) => *count += 1,
            None => counted.push((text, 1)),
        }
    }
    let times = |(text, count): (String, usize)| if count > 1 { format!("{count} × {text}") } else { text };
    counted.into_iter().map(times).collect()
}

/// Returns the totals of the current match as text, or the number of the next match between two matches of a
/// tournament. The text is empty if no hand is finished, if some points are unknown, or if the game is over.
pub(super) fn running(evening: &Evening, language: Language) -> String {
    let Some(sheet) = evening.sheet() else { return String::new() };
    let matches = sheet.matches.len();
    let Some(current) = sheet.matches.last().filter(|current| !current.over) else {
        let next = sheet.form.is_tournament().then(|| paragraph(&score::match_number(matches + 1, language)));
        return next.unwrap_or_default();
    };
    let totals: Vec<String> =
        sides(&current.standing.sides).into_iter().map(|[name, balance]| format!("{name} {balance}")).collect();
    paragraph(&format!("{}: {}", GameWords::of(language).totals, totals.join(", ")))
}

/// Returns the totals after a hand. If the players start with points, the totals are the points that they have left.
pub(super) fn totals(evening: &Evening, referee: &Referee<'_>, page: &Page<'_>) -> String {
    let carried = !evening.header().totals.is_empty();
    let sheet = evening.sheet().filter(|_| !carried);
    let Some(current) = sheet.and_then(|sheet| sheet.matches.last()) else {
        return lines(&page.totals(&ReplayTotals::new(evening.header(), referee, ClauseSet::default())));
    };
    format!("{}\n{}", GameWords::of(page.language).totals, listed(sides(&current.standing.sides)))
}

fn sides(sides: &[Total]) -> Vec<[String; 2]> {
    sides.iter().map(|side| [own_words(&side.name), side.balance.to_string()]).collect()
}

/// Returns a sentence that says how the hand ended. If the stock of `cs102` runs out, the hand is a tie (`cs102.tie`).
fn finish(state: &State, refereed: &Refereed, page: &Page<'_>) -> String {
    match (state.over(), state.table().game()) {
        (Some(Over::Exhausted), Game::Chains) => words::tie(page.language),
        (Some(Over::Exhausted), _) => PlayWords::of(page.language).stock_out.to_owned(),
        _ => page.finish(refereed),
    }
}

/// Returns the result of the game. A sentence names the winner; for a tournament, sentences describe its matches. If
/// the winner is unknown, the sentence says only that the game is over. After several hands, the score card comes
/// first.
pub(super) fn result(evening: &Evening, language: Language) -> String {
    let over = || paragraph(PlayWords::of(language).over);
    let Some(sheet) = evening.sheet() else { return over() };
    let hands = sheet.hands.len();
    let card = if hands > 1 { plain(&cards(sheet, Medium::Terminal, language)) + "\n" } else { String::new() };
    let texts = if sheet.form.is_tournament() {
        standing(&evening.header().profile, sheet, language).iter().map(|sentence| paragraph(sentence)).collect()
    } else {
        winners(sheet, language).map_or_else(over, |sentence| paragraph(&sentence))
    };
    card + &texts
}

fn winners(sheet: &Sheet, language: Language) -> Option<String> {
    let game = sheet.matches.last()?;
    let first: Vec<&Total> = game.standing.first().collect();
    let balance = first.first()?.balance;
    if first.len() == game.standing.sides.len() && balance == 0 {
        return None;
    }
    let you = PlayWords::of(language).you;
    if let [winner] = first.as_slice()
        && winner.name == you
    {
        return Some(words::you_won(game.hands, balance, language));
    }
    let names: Vec<String> = first.iter().map(|side| own_words(&side.name)).collect();
    Some(score::won(game.hands, &names, balance, language))
}
