//! A ruling that is built step by step: each check adds its findings.
//!
//! Also defines the cost of a ruling: which players get how many points.

use serde::Serialize;

use super::{Fact, Finding};
use crate::meld::{Meld, MeldKind};
use crate::sort;
use crate::table::{Game, Role, Table};
use crate::tiles::Tile;
use crate::words::{Clause, named};

named! {
    /// The players whose points a ruling can change.
    pub enum Account {
        /// The player whom the claim is about.
        Player = "player",
        /// All players except the one whom the claim is about.
        Others = "others",
        /// All players who have not opened, except the one whom the claim is about.
        Unopened = "unopened",
        /// The opponents of the player whom the claim is about. In 101, only those who have not opened.
        Opponents = "opponents",
        /// The owner of the meld from which the okey was taken.
        Owner = "owner",
        /// The player who threw the tile that another player took.
        Thrower = "thrower",
    }
}

/// One part of a penalty or bonus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schemas", derive(schemars::JsonSchema), schemars(rename = "CostPartReport"))]
pub struct CostPart {
    /// The id of the clause.
    pub clause: Clause,
    /// The points that each of the players in `to` gets.
    pub points: i64,
    /// The players who get these points, named as in the field `to` of the whole cost.
    pub to: Account,
}

/// The points that players get because of a ruling. In 101 low points are good: penalties are positive and the
/// finisher's bonus is negative. In the classic game losses are negative.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cost {
    /// The parts of the cost. Each part has its own clause and its own players.
    pub parts: Vec<CostPart>,
}

impl Cost {
    pub(super) fn of(clause: Clause, points: impl Into<i64>) -> Self {
        Self::default().and(clause, points, Account::Player)
    }

    pub(super) fn and(mut self, clause: Clause, points: impl Into<i64>, to: Account) -> Self {
        self.parts.push(CostPart { clause, points: points.into(), to });
        self
    }

    /// Returns this cost with the parts of another cost.
    pub(super) fn with(mut self, other: &Self) -> Self {
        self.parts.extend(&other.parts);
        self
    }

    pub(super) fn times(&self, factor: i64) -> Self {
        let parts = self.parts.iter().map(|part| CostPart { points: part.points * factor, ..*part });
        Self { parts: parts.collect() }
    }

    /// Returns the points of the players that [`Cost::to`] names; 0 if the cost has no parts.
    pub fn points(&self) -> i64 {
        self.to_account(self.to()).unwrap_or(0)
    }

    /// Returns the points that the players `to` get; `None` if no part of the cost is for them.
    pub fn to_account(&self, to: Account) -> Option<i64> {
        self.parts.iter().filter(|part| part.to == to).map(|part| part.points).reduce(|sum, points| sum + points)
    }

    /// Returns the players whose points [`Cost::points`] counts. If a part of the cost is for the player whom the claim
    /// is about, only this player counts. Otherwise the players of the first part count.
    pub fn to(&self) -> Account {
        let own = self.parts.iter().any(|part| part.to == Account::Player);
        if own { Account::Player } else { self.parts.first().map_or(Account::Player, |part| part.to) }
    }
}

/// If the only meld of a claim is illegal and has more tiles than this, the ruling adds [`Fact::OneMeld`]: the player
/// probably meant several melds and forgot the separators.
const MAX_TILES_OF_ONE_MELD: usize = 5;

/// One choice of faces for the okeys in the melds of a claim, and the ruling for this choice.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading {
    /// True if the claim is allowed; `None` if a necessary fact is unknown, or if the question is not a yes-or-no
    /// question.
    pub allowed: Option<bool>,
    /// The facts. Facts against the claim come first, then fouls.
    pub findings: Vec<Finding>,
    /// The cost or gain; `None` if there is none.
    pub cost: Option<Cost>,
    /// The melds. Every okey in them stands for one face. Empty until the ruling is complete.
    pub melds: Vec<Meld>,
}

impl Reading {
    /// Adds a finding that does not speak against the claim.
    pub(super) fn holds(&mut self, clause: Clause, fact: Fact) {
        self.note(clause, fact, false);
    }

    /// Adds a finding that speaks against the claim.
    pub(super) fn breaks(&mut self, clause: Clause, fact: Fact) {
        self.note(clause, fact, true);
    }

    pub(super) fn note(&mut self, clause: Clause, fact: Fact, against: bool) {
        self.findings.push(Finding::of(clause, fact, against));
    }

    /// Adds a finding about a foul. It speaks against the claim if the claim fails.
    pub(super) fn charged(&mut self, clause: Clause, fact: Fact, fails: bool) {
        self.findings.push(Finding { foul: !fails, ..Finding::of(clause, fact, fails) });
    }

    /// Adds a finding about the tile that the player threw to finish. `full` is true if the melds leave exactly one
    /// tile: the player then threw this tile, even if `thrown` is `None`.
    pub(super) fn thrown(&mut self, clause: Clause, thrown: Option<Tile>, full: bool) {
        match thrown {
            Some(tile) => self.holds(clause, Fact::Thrown { tile }),
            None if full => self.holds(clause, Fact::ThrowUnknown),
            None => self.breaks(clause, Fact::NothingThrown),
        }
    }

    pub(super) fn all_laid(&mut self, clause: Clause, laid: usize, needed: usize) {
        let right = laid == needed;
        self.note(clause, if right { Fact::AllLaid { laid } } else { Fact::WrongNumber { laid, needed } }, !right);
    }

    pub(super) fn stands(&self) -> bool {
        self.findings.iter().all(|finding| !finding.against)
    }

    /// Returns true if the only mistake is a run or group laid after opening with pairs (`open.no-mix`). The ruling
    /// must be about further melds of a player who has opened. This mistake is a foul; after any other mistake, the
    /// melds go back to the rack.
    pub(super) fn is_mixed(&self) -> bool {
        let mut against =
            self.findings.iter().filter(|finding| finding.against).map(|finding| finding.clause).peekable();
        against.peek().is_some() && against.all(|clause| matches!(clause, Clause::OpenNoMix | Clause::OpenLater))
    }

    /// Returns true if an opening is a foul, that is, if it breaks a rule other than `open.keep-one` (keep a tile for
    /// the throw). The ruling must be about an opening.
    pub(super) fn is_foul(&self) -> bool {
        self.findings.iter().any(|finding| finding.against && finding.clause != Clause::OpenKeepOne)
    }

    /// Adds a finding for every rule that the melds break. If all melds are legal, adds one finding that says so. Two
    /// different tiles laid as one meld count as a failed pair if another meld is a pair. Otherwise they count as an
    /// incomplete run or group.
    pub(super) fn melds(&mut self, table: &Table, melds: &[Meld]) {
        let pairs = melds.iter().any(Meld::is_pair);
        for (at, meld) in melds.iter().enumerate() {
            let before = self.findings.len();
            self.wrong(table, at, meld);
            let reasons = self.findings.split_off(before);
            let pair = |finding: &Finding| finding.clause == Clause::PairShape;
            let meant = |finding: &Finding| meld.kind != MeldKind::Pair || pair(finding) == pairs;
            let all = !reasons.iter().any(meant);
            self.findings.extend(reasons.into_iter().filter(|finding| all || meant(finding)));
        }
        if let [only] = melds
            && only.places.len() > MAX_TILES_OF_ONE_MELD
            && !self.stands()
        {
            self.holds(shape(table, only), Fact::OneMeld { tiles: only.places.len() });
        }
        if let Some(first) = melds.first().filter(|_| self.stands()) {
            let pairs = melds.iter().all(|meld| meld.kind == MeldKind::Pair);
            self.holds(shape(table, first), Fact::MeldsLegal { melds: melds.len(), pairs });
        }
        self.okeys(table, melds);
    }

    pub(super) fn wrong(&mut self, table: &Table, at: usize, meld: &Meld) {
        for breach in meld.breaches(table) {
            let fact = Fact::WrongMeld { meld: meld.clone(), breach };
            let finding = Finding::of(breach.clause, fact, true).in_meld(at);
            self.findings.push(Finding { place: breach.place, ..finding });
        }
    }

    /// Adds a finding, which does not speak against the claim, for each illegal meld that was already on the table.
    pub(super) fn beside(mut self, table: &Table, melds: &[Meld]) -> Self {
        for (at, meld) in melds.iter().enumerate() {
            let noted =
                |finding: &Finding| matches!(&finding.fact, Fact::WrongMeld { meld: other, .. } if other == meld);
            let breach = meld.breaches(table).into_iter().next().filter(|_| !self.findings.iter().any(noted));
            self.findings.extend(breach.map(|breach| {
                let fact = Fact::WrongMeld { meld: meld.clone(), breach };
                Finding { place: breach.place, ..Finding::of(breach.clause, fact, false).in_meld(at) }
            }));
        }
        self
    }

    pub(super) fn okeys(&mut self, table: &Table, melds: &[Meld]) {
        let roles = table.roles();
        let clause = if table.game() == Game::Yuzbir { Clause::OpenDeclared } else { Clause::OkeyWild };
        for (at, meld) in melds.iter().enumerate().filter(|(_, meld)| meld.kind != MeldKind::Pair) {
            for (place, &placed) in meld.places.iter().enumerate() {
                if roles.of(placed.tile) == Role::Wild {
                    let fact = Fact::OkeyStands { placed };
                    let finding = Finding::of(clause, fact, false).in_meld(at);
                    self.findings.push(Finding { place: Some(place), ..finding });
                }
            }
        }
    }

    pub(super) fn is_undecided(&self) -> bool {
        self.findings.iter().any(|finding| finding.fact.is_unknown())
    }

    /// Completes the ruling on a yes-or-no question. If a finding speaks against the claim, the answer is no, with the
    /// cost `foul`. If no finding does, the answer is yes, or `None` if a fact is unknown. Findings against the claim
    /// move to the front, then fouls.
    pub(super) fn closed(mut self, foul: Option<Cost>) -> Self {
        let stands = self.stands();
        let open = stands && self.is_undecided();
        sort::by_key(&mut self.findings, |finding| (!finding.against, !finding.foul, !finding.fact.is_unknown()));
        self.allowed = (!open).then_some(stands);
        if open {
            self.cost = None;
        } else if !stands {
            self.cost = foul;
        }
        self
    }
}

pub(super) fn shape(table: &Table, meld: &Meld) -> Clause {
    if table.game() == Game::Chains { Clause::Cs102Chain } else { meld.kind.clause() }
}
