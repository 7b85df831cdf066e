//! Lists the actions that a player can take without breaking a rule.

use super::rulings::{laid_as, laid_off, swapped};
use super::state::{State, TakenTile};
use super::view::View;
use super::{Action, SEATS};
use crate::engine::Engine;
use crate::hand::Hand;
use crate::judge::{barred, raised_bar, untimely};
use crate::layouts::LeftPoints;
use crate::meld::{Meld, SHORTEST_RUN};
use crate::notation::{LaidMelds, LaidTile};
use crate::opening::{Bars, LayingRule, Opener, OpeningPart, best_throw};
use crate::score::{Opened, earns_by_showing};
use crate::table::{Game, Role, Symbol};
use crate::tiles::{Tile, Tiles};
use crate::winning::{PairedTiles, Verdict};

impl View<'_> {
    /// Returns legal actions of the player; empty if it is another player's turn.
    ///
    /// The list is not complete, because one rack can have very many openings. It holds at most four openings and, for
    /// a player who has opened, at most one action that lays new melds. If every throw is a foul and the player can do
    /// nothing else, the list holds every throw.
    pub fn actions(&self, engine: &Engine) -> Vec<Action> {
        if !self.on_turn() {
            return Vec::new();
        }
        if self.must_draw() {
            let draw = (self.stock_left() > 0).then_some(Action::Draw(None));
            let take = self.takeable().filter(|&tile| self.may_take(engine, tile));
            let take = take.map(|tile| Action::Take(Some(Symbol::Tile(tile))));
            return draw.into_iter().chain(take).chain(self.shows()).collect();
        }
        match self.table().game() {
            Game::Yuzbir => self.in_101(engine),
            Game::Classic | Game::Chains => self.classic(engine),
        }
    }

    /// Returns true if the player may take this discard. In 101 it must be laid in the same turn (`take.must-open`,
    /// `take.opened`). After the stock has run out, a discard may be taken only to finish; in 101 the result is then
    /// false, because the program does not search for such a finish.
    pub(super) fn may_take(&self, engine: &Engine, tile: Tile) -> bool {
        if self.state().last_offered {
            return self.table().game() != Game::Yuzbir && self.wins_with(engine, tile);
        }
        if self.table().game() != Game::Yuzbir {
            return true;
        }
        let with: Tiles = self.rack().iter().chain([tile]).collect();
        match self.opened(self.seat()) {
            None => self.table().profile().takes_unopened && self.can_open(engine, &with, tile),
            Some(opened) => {
                !self.rack().is_empty()
                    && (self.owed(tile, opened).next().is_some()
                        || self.later(engine, &with, opened, Some(tile)).is_some_and(|melds| lays(&melds, tile)))
            }
        }
    }

    fn wins_with(&self, engine: &Engine, tile: Tile) -> bool {
        let hand = Hand::from_tiles(self.table(), self.rack().iter().chain([tile]));
        hand.is_ok_and(|hand| engine.verdict(&hand).wins())
    }

    /// Returns the action that shows the tile with the indicator's face; `None` if the player does not hold that tile,
    /// if it is too late, or if the table gives no points for it (`score.indicator`).
    pub(super) fn shows(&self) -> Option<Action> {
        let counts = earns_by_showing(self.table().profile());
        let before_draw = self.table().profile().must_show_before_draw;
        let in_time = self.turns() == 0 && !(before_draw && self.state().has_drawn());
        let may = counts && in_time && !self.state().is_twin_shown();
        let twin = Tile::from(self.table().indicator().filter(|_| may)?.face());
        (self.rack().count(twin) > 0).then_some(Action::Show(Symbol::Tile(twin)))
    }

    fn classic(&self, engine: &Engine) -> Vec<Action> {
        let rack = self.rack();
        let mut actions = Vec::new();
        let table = self.table();
        actions.extend(self.shows());
        if let Ok(hand) = Hand::from_tiles(table, rack.iter())
            && let Verdict::OnTurn(discards) = engine.verdict(&hand)
        {
            actions.extend(discards.into_iter().map(|discard| Action::finish(discard.tile)));
        }
        if !self.state().last_offered {
            actions.extend(rack.distinct().map(Action::throw));
        }
        actions
    }

    fn in_101(&self, engine: &Engine) -> Vec<Action> {
        let rack = self.rack();
        let tiles = rack.tiles();
        if rack.len() == 1 {
            return rack.distinct().map(Action::finish).collect();
        }
        let mut actions = Vec::new();
        let owed = self.to_lay().filter(|_| !self.state().opened_without_taken());
        match self.opened(self.seat()) {
            None if self.state().melds_are_faulty() => actions.extend(self.mends(engine, &tiles, owed)),
            None => actions.extend(self.openings(engine, &tiles, owed).into_iter().map(Action::Open)),
            Some(opened) => {
                actions.extend(self.later(engine, &tiles, opened, owed).map(Action::Lay));
                // A taken discard must be laid in this turn. Do not lay off another tile first: it could fill the only
                // place where the taken tile fits.
                for tile in rack.distinct().filter(|&tile| owed.is_none_or(|owed| owed == tile)) {
                    actions.extend(self.layoffs_of(tile, opened));
                    actions.extend(self.swaps_of(tile, opened));
                }
            }
        }
        let throws = self.throws();
        // If the player can do something else, list no throw that is a foul. Until a taken discard is laid, every throw
        // is a foul.
        let clean = throws.iter().any(|&tile| !self.is_playable(tile));
        if actions.is_empty() {
            actions.extend(self.way_back(engine));
        }
        if actions.is_empty() || owed.is_none() && clean {
            actions.extend(throws.into_iter().map(Action::throw));
        }
        actions
    }

    /// Returns the actions that correct a faulty opening (illegal or too low). The player can lay melds that make it
    /// legal, or take it back (`open.fixed`, `foul.list`).
    fn mends(&self, engine: &Engine, tiles: &Tiles, owed: Option<Tile>) -> Vec<Action> {
        let mut melds = self.openings(engine, tiles, owed);
        melds.extend(self.highest_melds(engine, tiles, 1).filter(|highest| !melds.contains(highest)));
        let mended = |lay: &Action| {
            let after = self.state().apply(engine, lay);
            after.is_ok_and(|after| after.player(self.seat()).opened.is_some())
        };
        melds.into_iter().map(Action::Lay).filter(mended).chain([Action::Gather]).collect()
    }

    /// Returns the actions that lay off a taken discard onto a meld, or exchange it for an okey on the table.
    pub(super) fn owed(&self, taken: Tile, opened: Opened) -> impl Iterator<Item = Action> {
        self.layoffs_of(taken, opened).chain(self.swaps_of(taken, opened))
    }

    /// Returns the tiles that can be thrown without a foul; all tiles of the rack if there are none.
    pub(super) fn throws(&self) -> Vec<Tile> {
        let clean: Vec<Tile> = self.rack().distinct().filter(|&tile| !self.is_playable(tile)).collect();
        if clean.is_empty() { self.rack().distinct().collect() } else { clean }
    }

    /// Returns the action that takes back the last layoff (`layoff.undo`). Returns `None` unless every throw is a foul
    /// now and some throw is no foul afterwards.
    pub(super) fn way_back(&self, engine: &Engine) -> Option<Action> {
        let turn = &self.state().turn;
        let clean = |view: &View<'_>| view.rack().distinct().any(|tile| !view.is_playable(tile));
        if turn.undone || turn.layoffs.is_empty() || clean(self) {
            return None;
        }
        let back = self.state().apply(engine, &Action::Undo).ok()?;
        let owed = back.turn.taken.is_some_and(TakenTile::is_owed);
        (!owed && clean(&back.view(self.seat()))).then_some(Action::Undo)
    }

    /// Returns what the player on turn needs to open: the lowest sum for runs and groups, and the lowest number of
    /// pairs (`open.series`, `open.pairs`, `open.rising`).
    pub fn bars(&self) -> Bars {
        let profile = self.table().profile();
        let bar = |least: u32, ladder| raised_bar(profile, least, self.highest(ladder));
        let bars = Bars::of(profile);
        Bars { sum: bar(bars.sum, Opened::Series), pairs: bar(bars.pairs, Opened::Pairs) }
    }

    /// Returns the pairs in `tiles`; `None` if they are too few to open, or if `taken` is a tile and no pair can have
    /// it. Leaves out the lowest pair if the player would otherwise have no tile to throw.
    fn pairs_to_open(&self, tiles: &Tiles, taken: Option<Tile>) -> Option<Vec<Meld>> {
        let pairs = PairedTiles::with(tiles, self.table(), taken);
        if !usize::try_from(self.bars().pairs).is_ok_and(|needed| pairs.open(needed)) {
            return None;
        }
        let mut pairs = pairs.melds;
        if pairs.len() * 2 == tiles.len() {
            let spare = pairs.iter().enumerate().filter(|(_, pair)| !pair.tiles().any(|tile| Some(tile) == taken));
            let lowest = spare.min_by_key(|(_, pair)| pair.sum()).map(|(at, _)| at);
            lowest.map(|at| pairs.remove(at));
        }
        let holds = |taken| pairs.iter().flat_map(Meld::tiles).any(|tile| tile == taken);
        taken.is_none_or(holds).then_some(pairs)
    }

    /// Returns the runs and groups with the highest sum, or pairs if that sum is too low to open; `None` if neither can
    /// open.
    pub(super) fn any_opening(&self, engine: &Engine, tiles: &Tiles, taken: Option<Tile>) -> Option<LaidMelds> {
        let pairs = || self.pairs_to_open(tiles, taken).map(|pairs| laid(self.state(), &pairs));
        self.highest_melds(engine, tiles, self.bars().sum).or_else(pairs)
    }

    /// Returns the runs and groups with the highest sum; `None` if that sum is below `bar`.
    pub(super) fn highest_melds(&self, engine: &Engine, tiles: &Tiles, bar: u32) -> Option<LaidMelds> {
        let table = self.table();
        let hand = Hand::in_play(table, &tiles.iter().collect()).ok()?;
        let best = Opener::new(engine.caches(), &hand, Bars { sum: 1, pairs: u32::MAX }, None).best(engine.caches());
        (best.sum >= bar.max(1)).then(|| laid(self.state(), &best.melds))
    }

    /// Returns the opening that leaves the fewest penalty points on the rack after the throw; `None` if there is none.
    pub(super) fn best_opening(&self, engine: &Engine, tiles: &Tiles, taken: Option<Tile>) -> Option<LaidMelds> {
        let hand = Hand::in_play(self.table(), &tiles.iter().collect()).ok()?;
        // Computer players ignore elden, the rule that an opening needs no minimum sum if the player finishes with it.
        let rule = LayingRule::Open { bars: self.bars(), taken, elden: false };
        let best = best_throw(engine.caches(), &hand, rule).filter(|best| best.opened.is_some())?;
        Some(laid(self.state(), &best.laying.melds))
    }

    /// Returns the search for openings with runs and groups; `None` if the tiles have no such opening.
    fn opener(&self, engine: &Engine, tiles: &Tiles, taken: Option<Tile>) -> Option<Opener> {
        let hand = Hand::in_play(self.table(), &tiles.iter().collect()).ok()?;
        Some(Opener::new(engine.caches(), &hand, self.bars(), taken)).filter(|opener| opener.reaches(engine.caches()))
    }

    /// Returns true if the tiles have an opening that lays `taken`.
    fn can_open(&self, engine: &Engine, tiles: &Tiles, taken: Tile) -> bool {
        let taken = Some(taken);
        self.opener(engine, tiles, taken).is_some() || self.pairs_to_open(tiles, taken).is_some()
    }

    /// Returns at most four openings from these tiles: the one that leaves the fewest penalty points on the rack, the
    /// one with the highest sum, the one that lays the fewest okeys, and the one with pairs. If `taken` is given, every
    /// opening contains it.
    pub(super) fn openings(&self, engine: &Engine, tiles: &Tiles, taken: Option<Tile>) -> Vec<LaidMelds> {
        let mut melds: Vec<Vec<Meld>> = Vec::new();
        if let Some(opener) = self.opener(engine, tiles, taken) {
            let openings = opener.openings(engine.caches(), |part| part != OpeningPart::Count);
            let best = (openings.best.sum >= openings.bars.sum).then_some(openings.best);
            let laid = [openings.fewest_left, best, openings.keeps_okey].into_iter().flatten();
            melds.extend(laid.map(|laying| laying.melds));
        }
        melds.extend(self.pairs_to_open(tiles, taken));
        let mut openings: Vec<LaidMelds> = Vec::new();
        for melds in melds.iter().map(|melds| laid(self.state(), melds)) {
            if !openings.contains(&melds) {
                openings.push(melds);
            }
        }
        openings
    }

    /// Returns the melds that a player who has opened should lay from these tiles.
    ///
    /// After an opening with pairs, these are all pairs without wilds (see [`Self::own_pairs`]). After any other
    /// opening, they are the runs and groups that leave the fewest penalty points on the rack, and they contain the
    /// tile `taken` if one is given.
    pub(super) fn later(
        &self,
        engine: &Engine,
        tiles: &Tiles,
        opened: Opened,
        taken: Option<Tile>,
    ) -> Option<LaidMelds> {
        let table = self.table();
        match opened {
            Opened::Series => {
                if tiles.len() <= usize::from(SHORTEST_RUN) {
                    return None;
                }
                let hand = Hand::in_play(table, &tiles.iter().collect()).ok()?;
                let bars = Bars { sum: 1, pairs: u32::MAX };
                let laying = Opener::new(engine.caches(), &hand, bars, taken)
                    .fewest_left(engine.caches(), LeftPoints::UNKNOWN)?;
                (!laying.melds.is_empty()).then(|| laid(self.state(), &laying.melds))
            }
            Opened::Pairs => self.own_pairs(tiles, false),
        }
    }

    /// Returns the pairs that a player who has opened can lay from `tiles` (`layoff.pair`); `None` if there are none,
    /// or if no player has opened with pairs yet. If `wilds` is false, leaves out pairs with wilds. If the pairs would
    /// use every tile, leaves out one pair, so that a tile remains for the throw.
    pub(super) fn own_pairs(&self, tiles: &Tiles, wilds: bool) -> Option<LaidMelds> {
        let table = self.table();
        if !(0..SEATS).any(|seat| self.opened(seat) == Some(Opened::Pairs)) {
            return None;
        }
        let wild = |tile: Tile| table.roles().of(tile) == Role::Wild;
        let paired: Tiles = tiles.iter().filter(|&tile| wilds || !wild(tile)).collect();
        let mut pairs = PairedTiles::of(&paired, table).melds;
        if pairs.len() * 2 == tiles.len() {
            pairs.pop();
        }
        (!pairs.is_empty()).then(|| laid(self.state(), &pairs))
    }

    pub(super) fn layoffs_of(&self, tile: Tile, opened: Opened) -> impl Iterator<Item = Action> {
        let state = self.state();
        let within = barred(self.table(), Some(opened), state.turn.opened, self.laid_off() + 1).is_none();
        let melds = state.could_take(tile).filter(move |_| within);
        melds.filter_map(move |meld| {
            let plain = LaidTile::tile(tile);
            let grown = laid_off(state.table(), meld, &plain, opened).ok()?;
            let face = grown.new_tile().and_then(|laid| laid.declared);
            let tiles = vec![face.map_or(plain, |face| LaidTile::standing_for(tile, face))];
            Some(Action::Add { tiles, to: Some(meld.number) })
        })
    }

    pub(super) fn swaps_of(&self, tile: Tile, opened: Opened) -> impl Iterator<Item = Action> {
        let state = self.state();
        let in_time = untimely(state.table(), state.turn.opened, state.turn.swapped).is_none();
        let melds = state.sound().filter(move |meld| in_time && state.could_swap(meld, tile));
        melds.filter_map(move |meld| {
            swapped(state.table(), meld, &[tile], Some(opened)).ok()?;
            Some(Action::Swap { tiles: vec![Symbol::Tile(tile)], at: Some(meld.number) })
        })
    }
}

/// Converts melds to the form in which a player lays them. Each wild names the face that it stands for.
fn laid(state: &State, melds: &[Meld]) -> LaidMelds {
    let laid = |meld: &Meld| meld.places.iter().map(|placed| laid_as(state.table(), *placed)).collect();
    LaidMelds(melds.iter().map(laid).collect())
}

pub(super) fn lays(melds: &LaidMelds, tile: Tile) -> bool {
    melds.0.iter().flatten().any(|laid| laid.symbol == Symbol::Tile(tile))
}
