//! Collects the findings of a ruling while a claim is judged.

use crate::meld::{Meld, MeldKind};
use crate::table::{Game, Role, Table};
use crate::tiles::Tile;
use crate::words::Clause;

use super::{Cost, Fact, Finding};

/// An illegal meld with more tiles than this was probably meant as several melds.
const LONE: usize = 5;

/// The ruling on a claim if its melds are read in one certain way.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReadingRuling {
    /// True if the claim is allowed; `None` if the question has no yes or no.
    pub allowed: Option<bool>,
    /// The facts, objections first.
    pub findings: Vec<Finding>,
    /// The cost or gain; `None` if there is none.
    pub cost: Option<Cost>,
}

impl ReadingRuling {
    /// Adds a fact that supports or explains the claim.
    pub(super) fn holds(&mut self, clause: Clause, fact: Fact) {
        self.note(clause, fact, false);
    }

    /// Adds a fact that is an objection to the claim.
    pub(super) fn breaks(&mut self, clause: Clause, fact: Fact) {
        self.note(clause, fact, true);
    }

    /// Adds a fact. `against` says if it is an objection.
    pub(super) fn note(&mut self, clause: Clause, fact: Fact, against: bool) {
        self.findings.push(Finding::of(clause, fact, against));
    }

    /// Adds a finding on the throw that ends a finish. If the melds use a full rack (`full`) and no throw is named, the
    /// player must have thrown one more tile, which is unknown.
    pub(super) fn thrown(&mut self, clause: Clause, thrown: Option<Tile>, full: bool) {
        match thrown {
            Some(tile) => self.holds(clause, Fact::Thrown { tile }),
            None if full => self.holds(clause, Fact::ThrowUnknown),
            None => self.breaks(clause, Fact::NothingThrown),
        }
    }

    /// Adds a finding on whether a finish lays the required number of tiles.
    pub(super) fn all_laid(&mut self, clause: Clause, laid: usize, needed: usize) {
        let right = laid == needed;
        self.note(clause, if right { Fact::AllLaid { laid } } else { Fact::WrongNumber { laid, needed } }, !right);
    }

    /// Returns true if there is no objection to the claim so far.
    pub(super) fn stands(&self) -> bool {
        self.findings.iter().all(|finding| !finding.against)
    }

    /// Returns true if the only objection is a run or group laid after opening with pairs (`open.no-mix`). Only that is
    /// a foul; for any other objection the melds just go back to the rack.
    pub(super) fn is_mixed(&self) -> bool {
        let mut against =
            self.findings.iter().filter(|finding| finding.against).map(|finding| finding.clause).peekable();
        against.peek().is_some() && against.all(|clause| matches!(clause, Clause::OpenNoMix | Clause::OpenLater))
    }

    /// Returns true if an objection makes the opening a foul. One objection does not: that no tile is kept for the
    /// throw (`open.keep-one`).
    pub(super) fn is_foul(&self) -> bool {
        self.findings.iter().any(|finding| finding.against && finding.clause != Clause::OpenKeepOne)
    }

    /// Adds a finding for every breach in the melds, or one that says that all are legal. A "meld" of two different
    /// tiles is reported as a failed pair if another meld is a pair; otherwise as an incomplete run or group.
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

    /// Adds every breach of one meld.
    pub(super) fn wrong(&mut self, table: &Table, at: usize, meld: &Meld) {
        for breach in meld.breaches(table) {
            let fact = Fact::WrongMeld { meld: meld.clone(), breach };
            let finding = Finding::of(breach.clause, fact, true).in_meld(at);
            self.findings.push(Finding { place: breach.place, ..finding });
        }
    }

    /// Adds a note for each illegal meld that was on the table before. It does not count against the action that is
    /// judged.
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

    /// Adds a finding for each okey with the face it stands for.
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

    /// Returns true if one of the facts says that something is unknown.
    pub(super) fn is_open(&self) -> bool {
        self.findings.iter().any(|finding| finding.fact.is_open())
    }

    /// Completes the answer to a yes-or-no question and moves the objections to the front. With an objection, the
    /// answer is no and the cost is `foul`. Without one, the answer is yes, unless some fact is unknown: then there is
    /// no answer.
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

/// Returns the clause that defines the shape of this meld.
pub(super) fn shape(table: &Table, meld: &Meld) -> Clause {
    if table.game() == Game::Chains { Clause::Cs102Chain } else { meld.kind.clause() }
}
