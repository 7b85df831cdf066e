//! A ruling under construction.

use crate::meld::{Meld, MeldKind};
use crate::table::{Game, Role, Table};
use crate::tiles::Tile;
use crate::words::Clause;

use super::{Cost, Fact, Finding};

/// More tiles than people lay as one meld by mistake.
const LONE: usize = 5;

/// The ruling under one reading of the melds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReadingRuling {
    /// True if the claim stands; `None` if the question has no yes or no.
    pub allowed: Option<bool>,
    /// The facts, those against the claim first.
    pub findings: Vec<Finding>,
    /// The cost or gain.
    pub cost: Option<Cost>,
}

impl ReadingRuling {
    /// Adds a fact for the claim, or an explanation.
    pub(super) fn holds(&mut self, clause: Clause, fact: Fact) {
        self.note(clause, fact, false);
    }

    /// Adds a fact against the claim.
    pub(super) fn breaks(&mut self, clause: Clause, fact: Fact) {
        self.note(clause, fact, true);
    }

    /// Adds a fact, against the claim or not.
    pub(super) fn note(&mut self, clause: Clause, fact: Fact, against: bool) {
        self.findings.push(Finding::of(clause, fact, against));
    }

    /// Notes the throw of a finish. With a full rack laid, one more tile must have been held and thrown.
    pub(super) fn thrown(&mut self, clause: Clause, thrown: Option<Tile>, full: bool) {
        match thrown {
            Some(tile) => self.holds(clause, Fact::Thrown { tile }),
            None if full => self.holds(clause, Fact::ThrowUnknown),
            None => self.breaks(clause, Fact::NothingThrown),
        }
    }

    /// Notes whether a finish lays the right number of tiles.
    pub(super) fn all_laid(&mut self, clause: Clause, laid: usize, needed: usize) {
        let right = laid == needed;
        self.note(clause, if right { Fact::AllLaid { laid } } else { Fact::WrongNumber { laid, needed } }, !right);
    }

    /// Returns true if nothing is against the claim so far.
    pub(super) fn stands(&self) -> bool {
        self.findings.iter().all(|finding| !finding.against)
    }

    /// Returns true if the only objection is a run or group of a pairs opener (`open.no-mix`), which is a foul; other
    /// faulty melds only go back.
    pub(super) fn is_mixed(&self) -> bool {
        let mut against =
            self.findings.iter().filter(|finding| finding.against).map(|finding| finding.clause).peekable();
        against.peek().is_some() && against.all(|clause| matches!(clause, Clause::OpenNoMix | Clause::OpenLater))
    }

    /// Returns true if an opening has a fault other than laying the last tile, which is not on the list of fouls.
    pub(super) fn is_foul(&self) -> bool {
        self.findings.iter().any(|finding| finding.against && finding.clause != Clause::OpenKeepOne)
    }

    /// Notes every faulty meld with its reasons, or that there is none. Two unequal tiles count as a failed pair next
    /// to pairs, else as the start of a run or group.
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
            && only.places.len() > LONE
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

    /// Notes every reason against a meld.
    pub(super) fn wrong(&mut self, table: &Table, at: usize, meld: &Meld) {
        for breach in meld.breaches(table) {
            let fact = Fact::WrongMeld { meld: meld.clone(), breach };
            let finding = Finding::of(breach.clause, fact, true).in_meld(at);
            self.findings.push(Finding { place: breach.place, ..finding });
        }
    }

    /// Notes which melds on the table are not legal. A ruling on later actions does not undo them.
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

    /// Notes the faces of the okeys.
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

    /// Returns true if something that matters is unknown or undecided.
    pub(super) fn is_open(&self) -> bool {
        self.findings.iter().any(|finding| finding.fact.is_open())
    }

    /// Closes a question of yes and no: facts against it come first, and a foul gets its price. If nothing is against
    /// the claim and something is unknown, there is no ruling yet.
    pub(super) fn closed(mut self, foul: Option<Cost>) -> Self {
        let stands = self.stands();
        let open = stands && self.is_open();
        self.findings.sort_by_key(|finding| (!finding.against, !finding.fact.is_open()));
        self.allowed = (!open).then_some(stands);
        if open {
            self.cost = None;
        } else if !stands {
            self.cost = foul;
        }
        self
    }
}

/// Returns the clause that defines this meld.
pub(super) fn shape(table: &Table, meld: &Meld) -> Clause {
    if table.game() == Game::Chains { Clause::Cs102Chain } else { meld.kind.clause() }
}
