//! Iterations of a search that call an evaluator together.

use super::evaluator::{Evaluations, Evaluator, Leaves};
use super::node::{Index, Tree};
use crate::base::seat::{BySeat, Seat};
use crate::game::Turn;
use crate::play::bot::judgement::Prospect;
use crate::play::bot::{BotError, Judgement};

/// The nodes of a walk, each with the index of the chosen arm.
pub(super) type Path = Vec<(Index, usize)>;

/// The questions to an evaluator, and the walks that wait for the answers.
pub(super) struct Round<G> {
    leaves: Leaves,
    /// The position of each row, and its node, unless the tree is full.
    asked: Vec<(G, Option<Index>)>,
    walks: Vec<(Path, End)>,
}

/// The end of a walk.
enum End {
    Over(BySeat<Prospect>),
    /// A row of the leaves.
    Leaf(usize),
}

impl<G: Judgement> Round<G> {
    pub(super) fn new() -> Self {
        Self { leaves: Leaves::default(), asked: Vec::new(), walks: Vec::new() }
    }

    /// Asks for a position, and for its node unless the tree is full.
    pub(super) fn ask(&mut self, state: &G, seat: Seat, node: Option<Index>) {
        self.leaves.push(state, seat);
        self.asked.push((state.clone(), node));
    }

    /// Ends a walk in a position. `asked` tells whether the last question is for it.
    pub(super) fn end(&mut self, state: &G, path: Path, asked: bool) {
        let end = match state.turn() {
            Turn::Over(outcome) => End::Over(Prospect::of_outcome(&outcome)),
            turn => {
                if let (Turn::Decide(seats), false) = (turn, asked)
                    && let Some(seat) = seats.iter().next()
                {
                    self.ask(state, seat, None);
                }
                End::Leaf(self.leaves.len().saturating_sub(1))
            }
        };
        self.walks.push((path, end));
    }

    /// Calls the evaluator, unless nothing is asked.
    pub(super) fn answered(self, evaluator: &impl Evaluator) -> Result<Answered<G>, BotError> {
        let answers = match self.leaves.is_empty() {
            true => Evaluations::default(),
            false => evaluator.evaluate(&self.leaves)?.checked(&self.leaves)?,
        };
        Ok(Answered { round: self, answers })
    }
}

/// The answers of an evaluator.
pub(super) struct Answered<G> {
    round: Round<G>,
    answers: Evaluations,
}

impl<G: Judgement> Answered<G> {
    /// Writes the answers into the nodes of a tree.
    pub(super) fn expand(&self, tree: &mut Tree<G::Action>) {
        for (row, (state, node)) in self.round.asked.iter().enumerate() {
            let (seat, leaves) = (self.round.leaves.seats[row], &self.round.leaves);
            let (share, policy) =
                (self.answers.shares(leaves, row)[seat], self.answers.policy(leaves, row));
            node.iter().for_each(|&node| tree.expand(node, state, share, policy));
        }
    }

    /// Returns the path of each walk, with the prospects at its end.
    pub(super) fn walks(&self) -> impl Iterator<Item = (&Path, BySeat<Prospect>)> {
        self.round.walks.iter().map(|(path, end)| match end {
            End::Over(prospects) => (path, *prospects),
            End::Leaf(row) => (path, self.at_leaf(*row)),
        })
    }

    fn at_leaf(&self, row: usize) -> BySeat<Prospect> {
        let shares = self.answers.shares(&self.round.leaves, row);
        let judged = self.round.asked[row].0.judge();
        BySeat::from_fn(shares.len(), |seat| Prospect { win: shares[seat], ..judged[seat] })
    }
}
