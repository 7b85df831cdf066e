//! Formats the referee's report on a hand: each faulty line with carets below its faults, the points, and the table.
//!
//! Also draws the table at one moment of a game as an SVG picture or an HTML page.

use std::ops::Range;

use crate::cli::commands::parts::{action_text, laid};
use crate::cli::commands::score::{figure_text, ledger_of_parts};
use crate::cli::escape::{in_place, visible};
use crate::cli::page::{Block, Rank, html, plain};
use crate::cli::paint::own_words;
use crate::cli::presentation::columns;
use crate::cli::table::{indented, listed, paragraph};
use crate::cli::text::Words;
use crate::cli::text::game::{GameWords, hand_begun, step_label};
use crate::game::{
    Action, Noted, Over, PlacedWrong, Referee, Refereed, SEATS, State, TableMeld, TurnReport, Until, Why,
    columns_before,
};
use crate::judge::{UndeclaredOkey, table_reading};
use crate::notation::Letters;
use crate::picture::{Picture, SeatPicture, ShownPlace, TablePicture, TileShapes};
use crate::record::{HandRecord, Header, shown_name};
use crate::report::{ReplayTotal, ReplayTotals, held};
use crate::score::{Ending, HandScore, team_name};
use crate::text::game;
use crate::text::score::{self, finishes};
use crate::words::Language;

pub(in crate::cli::commands) struct Page<'p> {
    pub(in crate::cli::commands) source: &'p str,
    pub(in crate::cli::commands) header: &'p Header,
    pub(in crate::cli::commands) language: Language,
}

impl Page<'_> {
    fn words(&self) -> &'static GameWords {
        GameWords::of(self.language)
    }

    /// Returns a sentence that explains a fault. Marks the names of players, because a name such as "K1" must not be
    /// coloured like a tile.
    fn why(&self, why: &Why, hand: &Refereed) -> String {
        let names: Vec<String> = (0..SEATS).map(|seat| self.name(seat)).collect();
        why.text(&names, &hand.table(&self.header.profile), self.language)
    }

    pub(super) fn name(&self, seat: usize) -> String {
        own_words(&self.header.players[seat])
    }

    /// Returns the name of the player at a seat, with a mark for the player on turn.
    fn seat_label(&self, state: &State, seat: usize) -> String {
        let turn = state.over().is_none() && state.seat() == seat;
        self.name(seat) + &if turn { format!(" ({})", self.words().on_turn) } else { String::new() }
    }

    /// Returns the faults and the points of one hand. If `table` is true, the table replaces the points.
    pub(super) fn hand(&self, number: u32, hand: &Refereed, table: bool) -> Vec<Block> {
        let labels = self.words();
        let indicator = hand.state.as_ref().and_then(|state| state.table().indicator());
        let indicator = indicator.map(|indicator| format!(", {} {}", labels.indicator, indicator.face()));
        let starter = self.name(hand.starter);
        let title = hand_begun(number, &starter, self.language) + &indicator.unwrap_or_default();
        let text = |text: &str| Block::Text(text.to_owned());
        let mut page = vec![Block::Heading(Rank::Section, title)];
        page.extend(hand.after_end.then(|| text(labels.after_end)));
        let turns: String = hand.turns.iter().map(|turn| self.turn(turn, hand)).collect();
        page.extend((!turns.is_empty()).then_some(Block::Lines(turns)));
        page.extend((!hand.followed).then(|| text(labels.followed_no_further)));
        if let Some(state) = hand.state.as_ref().filter(|_| table) {
            page.push(Block::Lines(format!("\n{}{}", self.over(hand, state).unwrap_or_default(), self.table(state))));
            return page;
        }
        page.extend(hand.is_clean().then(|| text(labels.nothing_wrong)));
        let laid = |seat: usize| {
            let turns = hand.turns.iter().filter(|turn| turn.player == seat);
            turns.flat_map(|turn| &turn.actions).any(Action::lays)
        };
        let names: Vec<String> =
            hand.unknown_racks.iter().filter(|&&seat| laid(seat)).map(|&seat| self.name(seat)).collect();
        if !names.is_empty() {
            page.push(Block::Text(format!("{}: {}.", labels.unknown_racks, names.join(", "))));
        }
        page.extend(self.settlement(hand));
        page.extend(hand.differs.iter().map(|difference| {
            let figure = |figure| figure_text(figure, labels.finished, self.language);
            let (written, settled) = (figure(&difference.written), figure(&difference.settled));
            let name = self.name(difference.player);
            let of = match difference.of {
                Noted::Points => labels.points_noted,
                Noted::Left => labels.tiles_left,
                Noted::Finish => labels.finish,
                Noted::Opened => labels.opening,
                Noted::Shown => labels.twin,
                Noted::Announced => labels.announced,
            };
            Block::Text(format!("{name}, {of}: {} {written}, {} {settled}", labels.wrote, labels.comes_out))
        }));
        page
    }

    /// Returns the points of each player for a hand, or the reason why there are none.
    pub(in crate::cli::commands) fn settlement(&self, hand: &Refereed) -> Vec<Block> {
        let labels = self.words();
        let void = || vec![Block::Text(labels.void.to_owned())];
        let finish = || Block::Text(self.finish(hand));
        let unknown = || {
            let why: Vec<String> =
                hand.unscored.iter().map(|fault| visible(&fault.text(self.language).message)).collect();
            let why = if why.is_empty() { String::new() } else { format!(" ({})", why.join("; ")) };
            // The record may list tiles that a rack cannot hold. All points can still be known: for a player who has
            // not opened, most tables charge a fixed penalty.
            if hand.points.iter().all(Option::is_some) {
                return Block::Text(format!("{}{why}; {}", labels.impossible, labels.points_stand));
            }
            Block::Text(format!("{}: {}{why}", labels.points, labels.unknown_points))
        };
        match (&hand.score, hand.void) {
            (Some(score), true) if score.is_adjusted() => [void(), self.points(hand, score)].concat(),
            (_, true) => void(),
            (Some(score), false) if hand.unscored.is_empty() => self.points(hand, score),
            (Some(score), false) => [self.points(hand, score), vec![unknown()]].concat(),
            (None, false) if hand.is_over() => vec![finish(), unknown()],
            (None, false) => vec![Block::Text(labels.broken_off.to_owned())],
        }
    }

    /// Returns the line of a turn with carets below its faults, and the referee's notes. The text is empty if the turn
    /// has neither faults nor notes.
    fn turn(&self, turn: &TurnReport, hand: &Refereed) -> String {
        let labels = self.words();
        let mut text = String::new();
        let mut shown = None;
        let mut last = String::new();
        for placed in &turn.wrong {
            let (line, carets) = self.excerpt(placed.line, &placed.statement, &placed.span);
            if line != last {
                text += &line;
            }
            text += &carets;
            text += &indented(&self.wrong(placed, hand), MARGIN);
            shown = Some(placed.line);
            last = line;
        }
        let notes = turn.unknown.iter().map(|note| (labels.not_judged, note));
        for (label, note) in notes.chain(turn.notes.iter().map(|note| (labels.note, note))) {
            if shown.is_none() {
                let start = turn.statement.start;
                text += &self.excerpt(turn.line, &turn.statement, &(start..start)).0;
                shown = Some(turn.line);
            }
            text += &indented(&format!("{label} [{}]: {}", note.clause, self.why(&note.why, hand)), MARGIN);
        }
        text
    }

    /// Returns the faulty line, cut to the width of the terminal, and the line of carets below it.
    fn excerpt(&self, number: usize, statement: &Range<usize>, span: &Range<usize>) -> (String, String) {
        let [begin, from, to] = [statement.start, span.start, span.end].map(|at| columns_before(self.source, at));
        let statement: Vec<char> = in_place(&self.source[statement.clone()], false).chars().collect();
        let (from, to) = (from.saturating_sub(begin), to.saturating_sub(begin));
        let room = columns().saturating_sub(MARGIN);
        // Leave one third of the width for the text before the fault.
        let start = if statement.len() > room { from.saturating_sub(room / 3).min(statement.len() - room) } else { 0 };
        let end = (start + room).min(statement.len());
        let mut shown: Vec<char> = statement.get(start..end).unwrap_or_default().to_vec();
        if let Some(first) = shown.first_mut().filter(|_| start > 0) {
            *first = '…';
        }
        if let Some(last) = shown.last_mut().filter(|_| end < statement.len()) {
            *last = '…';
        }
        let carets = to.min(end).saturating_sub(from).max(1);
        let shown: String = shown.into_iter().collect();
        let (name, rest) = shown.split_at(names_end(&shown));
        let line = format!("{:>5}  {}{rest}\n", number, own_words(name));
        (line, format!("{}{}\n", " ".repeat(MARGIN + from.saturating_sub(start)), "^".repeat(carets)))
    }

    fn wrong(&self, PlacedWrong { wrong, pardoned, .. }: &PlacedWrong, hand: &Refereed) -> String {
        let labels = self.words();
        let kind = match wrong.foul {
            None => labels.illegal.to_owned(),
            Some(_) if *pardoned => format!("{}, {}", labels.foul, labels.pardoned),
            Some(_) => format!("{} {:+} {}", labels.foul, wrong.points, self.name(wrong.player)),
        };
        format!("{kind} [{}]: {}", wrong.clause, self.why(&wrong.why, hand))
    }

    fn points(&self, hand: &Refereed, score: &HandScore) -> Vec<Block> {
        let parts = ledger_of_parts(score.players.iter().zip(hand.points), self.language);
        let missing = hand.left_missing.iter().map(|missing| {
            let name = own_words(&shown_name(&self.header.players[missing.player]));
            Block::Text(game::left_missing(*missing, &name, self.language))
        });
        [Block::Text(self.finish(hand)), parts].into_iter().chain(missing).collect()
    }

    pub(in crate::cli::commands) fn finish(&self, hand: &Refereed) -> String {
        let Some(Ending { by, how }) = hand.ending() else { return self.words().nobody.to_owned() };
        let how: Vec<&str> = how.iter().map(|&how| score::how(how, self.language)).collect();
        let how = if how.is_empty() { String::new() } else { format!(" ({})", how.join(", ")) };
        format!("{}{how}.", finishes(&self.name(by), self.language))
    }

    /// Returns the points of all players and teams at the end of the record.
    pub(in crate::cli::commands) fn totals(&self, totals: &ReplayTotals) -> Vec<Block> {
        let labels = self.words();
        let figure =
            |points: Option<i64>| points.map_or_else(|| labels.unknown_points.to_owned(), |points| points.to_string());
        // If the players start with points, also show the points that each player has left.
        let account = |total: &ReplayTotal| match total.balance.filter(|_| total.balance != total.points) {
            Some(balance) => format!("{} ({} {balance})", figure(total.points), labels.balance),
            None => figure(total.points),
        };
        let players = totals.totals.iter().map(|total| [own_words(&total.name), account(total)]);
        let teams = totals.teams.iter().map(|team| [own_words(&team_name(&team.members)), figure(team.points)]);
        let title = Block::Heading(Rank::Section, labels.totals.to_owned());
        vec![title, Block::Facts(players.chain(teams).collect())]
    }

    /// Returns how the hand ended, or `None` if it has not ended.
    fn over(&self, hand: &Refereed, state: &State) -> Option<String> {
        let over = match state.over() {
            _ if hand.void => self.words().void.to_owned(),
            Some(Over::Won { by, .. }) => format!("{}.", finishes(&self.name(*by), self.language)),
            Some(Over::Exhausted) => self.words().nobody.to_owned(),
            Some(Over::Void) | None => return None,
        };
        Some(paragraph(&over))
    }

    fn table(&self, state: &State) -> String {
        let labels = self.words();
        let mut rows: Vec<[String; 2]> = Vec::new();
        for seat in 0..SEATS {
            let rack = state.rack(seat);
            let (tiles, perhaps) = (rack.certain(), rack.uncertain());
            let mut row = held(&tiles, rack.len().saturating_sub(tiles.len()));
            if !perhaps.is_empty() {
                row.push(format!("({}: {})", labels.perhaps, held(&perhaps, 0).join(" ")));
            }
            rows.push([self.seat_label(state, seat), row.join(" ")]);
        }
        for meld in state.melds() {
            rows.push([format!("{} ({})", meld.number, self.name(meld.owner)), laid(&meld.laid, state.table())]);
        }
        let pile: Vec<String> = state.remaining_discards().map(|discard| discard.tile.to_string()).collect();
        rows.push([labels.discards.to_owned(), pile.join(" ")]);
        let stock: Vec<String> = state.stock().map(|tile| tile.to_string()).collect();
        let colon = if stock.is_empty() { String::new() } else { format!(": {}", stock.join(" ")) };
        rows.push([labels.stock.to_owned(), format!("{}{colon}", state.stock_left())]);
        listed(rows)
    }
}

/// Returns the byte index at which the player's name at the start of a statement ends: after the closing quote, or at
/// the colon of a turn. Returns the length if the statement has neither, so that nothing is coloured.
fn names_end(statement: &str) -> usize {
    let quoted = statement.strip_prefix('"').and_then(|rest| Some(rest.find('"')? + 2));
    quoted.or_else(|| statement.find(':').filter(|&at| !statement[..at].contains('"'))).unwrap_or(statement.len())
}

/// The width in columns of the line number and the two blanks after it.
const MARGIN: usize = 7;

impl Page<'_> {
    pub(super) fn svg(&self, state: &State, letters: Letters) -> String {
        self.picture(state, letters).svg(self.words().picture, &self.table(state))
    }

    /// Returns the table as an HTML page. `report` holds the blocks of [`hand`](Self::hand). The picture comes after
    /// the first block, the heading.
    pub(super) fn html(&self, mut report: Vec<Block>, state: &State, letters: Letters) -> String {
        report.insert(1, Block::Picture { drawn: String::new(), svg: self.svg(state, letters) });
        html(&report, "okey replay", self.language)
    }

    /// Adds a caption and a picture of the table to `steps`, before the first turn and after each turn of the hand.
    /// `referee` must not have replayed this hand yet.
    pub(super) fn steps(
        &self,
        (number, hand): (u32, &HandRecord),
        referee: &Referee<'_>,
        letters: Letters,
        steps: &mut PageSteps,
    ) {
        for turn in 0.. {
            let Ok(refereed) = referee.clone().hand_until(hand, Until::Turn(turn)) else { break };
            let Some(state) = refereed.state.as_ref().filter(|_| refereed.begun == turn) else { break };
            let caption = self.step_caption((number, turn), &refereed);
            let svg = self.picture(state, letters).svg_with(&mut steps.shapes, &caption, &self.table(state));
            steps.steps.push([caption, svg]);
        }
    }

    /// Returns the caption of a picture: the last turn of a hand in words, with its faults.
    fn step_caption(&self, (number, turn): (u32, usize), hand: &Refereed) -> String {
        let place = step_label(number, turn, self.language);
        let Some(report) = hand.turns.last().filter(|_| turn > 0) else { return place };
        let actions = report.actions.iter().map(|action| action_text(action, self.language));
        let wrong = report.wrong.iter().map(|wrong| format!(" – {}", self.wrong(wrong, hand)));
        let (actions, wrong) = (actions.collect::<Vec<_>>().join(", "), wrong.collect::<String>());
        let end = if wrong.is_empty() { "." } else { "" };
        format!("{place}. {}: {actions}{wrong}{end}", self.name(report.player))
    }

    /// Returns an HTML page that steps through the hands turn by turn.
    pub(super) fn stepping(&self, steps: PageSteps) -> String {
        let PageSteps { shapes, steps, report } = steps;
        let steps = Block::Steps { shapes: shapes.defined(), steps, label: self.words().turn };
        html(&[vec![steps], report].concat(), "okey replay", self.language)
    }

    fn picture(&self, state: &State, letters: Letters) -> TablePicture {
        let labels = self.words();
        let indicator = state.table().indicator().map(crate::Indicator::face);
        let seat = |seat: usize| {
            let rack = state.rack(seat);
            let known = rack.certain();
            let thrown = state.remaining_discards().filter(|discard| discard.by == seat);
            let melds = state.melds().iter().filter(|meld| meld.owner == seat);
            SeatPicture {
                label: self.name(seat),
                on_turn: state.over().is_none() && state.seat() == seat,
                hidden: rack.len().saturating_sub(known.len()),
                rack: known,
                melds: melds.map(|meld| (meld.number, places(state, meld))).collect(),
                discards: thrown.map(|discard| discard.tile).collect(),
                threw_last: state.discards().last().is_some_and(|last| last.by == seat && !last.taken),
            }
        };
        TablePicture {
            seats: std::array::from_fn(seat),
            look: Picture { letters, indicator, ..Picture::new(state.table(), &[], []) },
            indicator: Words::of(self.language).indicator_title.to_owned(),
            stock: format!("{}: {}", labels.stock, state.stock_left()),
            stock_left: state.stock_left(),
        }
    }
}

/// The pictures for a page that steps through hands.
#[derive(Debug, Default)]
pub(super) struct PageSteps {
    shapes: TileShapes,
    /// The caption and the picture of each step.
    steps: Vec<[String; 2]>,
    /// The blocks about the faults and the points of the hands.
    pub(super) report: Vec<Block>,
}

/// Returns blocks as terminal text, without the blank lines between the blocks of a page.
pub(in crate::cli::commands) fn lines(blocks: &[Block]) -> String {
    blocks.iter().map(|block| plain(std::slice::from_ref(block))).collect()
}

/// Returns the tiles of a meld in order. An okey has no face if it is unknown which tile it stands for.
fn places(state: &State, meld: &TableMeld) -> Vec<ShownPlace> {
    let (melds, undeclared) = table_reading(state.table(), &meld.alone());
    let places = melds.into_iter().flat_map(|meld| meld.places);
    let mut places: Vec<ShownPlace> = places.map(ShownPlace::Held).collect();
    for UndeclaredOkey { place, tile, .. } in undeclared {
        places[place] = ShownPlace::Undeclared(tile);
    }
    places
}
