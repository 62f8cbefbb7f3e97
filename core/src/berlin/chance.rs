//! What chance may bring.

use crate::berlin::cell::Cells;
use crate::berlin::{Action, Kind, Pair, Phase, Piece, Reason, State, Suit, Value, Variant};

impl State {
    /// Returns why chance may not bring an action.
    pub(super) fn refuses_chance(&self, action: Action) -> Option<Reason> {
        if self.phase == Phase::Over {
            return Some(Reason::GameOver);
        }
        if !self.waits_for_chance() {
            return Some(Reason::NotYourTurn);
        }
        (self.weight(action) == 0).then(|| self.not_a_chance(action))
    }

    /// Returns why chance cannot bring something now.
    fn not_a_chance(&self, action: Action) -> Reason {
        let pair = self.plays(Variant::PairADice);
        match (self.phase, action) {
            (Phase::LeavingHoles, Action::Hole(_)) => Reason::NotAHole,
            (Phase::ChoosingFaces, Action::Open(_)) => Reason::NotAFace,
            (Phase::Placing, Action::Place(_)) => Reason::NoPieceThere,
            (Phase::RollingOff, Action::Pair(_)) if pair => Reason::OneDieEach,
            (Phase::Rolling, Action::Value(_)) if pair => Reason::NotAPair,
            (Phase::DealingCoins, Action::Suit(_)) => Reason::NoSuchPiece,
            (phase, Action::Value(_) | Action::Tile(..)) if phase.turns_piece() => {
                let tile = self.tiles().contains(self.turned_index());
                let fits = tile == matches!(action, Action::Tile(..));
                if fits { Reason::NoSuchPiece } else { Reason::NotAsked }
            }
            _ => Reason::NotAsked,
        }
    }

    #[inline]
    pub(super) fn waits_for_chance(&self) -> bool {
        self.decider().is_none() && self.phase != Phase::Over
    }

    /// Returns the weight with which chance brings an action: every face of a die has the same, and
    /// every die in the bag (BE-41).
    pub(super) fn weight(&self, action: Action) -> u32 {
        let pair = self.plays(Variant::PairADice);
        match (self.phase, action) {
            (Phase::LeavingHoles, Action::Hole(cell))
            | (Phase::ChoosingFaces, Action::Open(cell))
            | (Phase::Placing, Action::Place(cell)) => self.may_choose(cell).into(),
            (Phase::DealingCoins, Action::Suit(suit)) => self.undealt(suit),
            (Phase::RollingOff, Action::Value(_)) => 1,
            (Phase::Rolling, Action::Value(_)) => (!pair).into(),
            (Phase::Rolling, Action::Pair(dice)) if pair => dice.weight(),
            (Phase::DrawingDie, Action::Suit(suit)) => self.setup.sets.copies(suit),
            (phase, Action::Value(value)) if phase.turns_piece() => {
                let index = self.turned_index();
                let coin = self.wall.kind(index) == Some(Kind::Coin);
                let suit = self.wall.suit(index);
                if coin { self.pool.unseen(Piece { kind: Kind::Coin, suit, value }) } else { 0 }
            }
            (phase, Action::Tile(suit, value)) if phase.turns_piece() => {
                let tile = self.wall.kind(self.turned_index()) == Some(Kind::Tile);
                if tile { self.pool.unseen(Piece { kind: Kind::Tile, suit, value }) } else { 0 }
            }
            _ => 0,
        }
    }

    /// Returns how many coins of a suit are still to be dealt.
    fn undealt(&self, suit: Suit) -> u32 {
        let before = Cells::from_bits((1 << self.at) - 1);
        let coins = self.wall.of_kind(Kind::Coin, self.board()).and(before);
        let dealt = self.wall.of_suit(suit, coins).len() as u32;
        6 * self.setup.sets.copies(suit) - dealt
    }

    /// Lists what chance may bring in such a phase; what it may not bring now has no weight.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Action> {
        let cells = || self.choosable().iter().map(|index| self.setup.grid.cell(index));
        let candidates: Vec<Action> = match self.phase {
            _ if !self.waits_for_chance() => Vec::new(),
            Phase::LeavingHoles => cells().map(Action::Hole).collect(),
            Phase::ChoosingFaces => cells().map(Action::Open).collect(),
            Phase::Placing => cells().map(Action::Place).collect(),
            Phase::DealingCoins | Phase::DrawingDie => {
                Suit::ALL.into_iter().map(Action::Suit).collect()
            }
            Phase::Rolling if self.plays(Variant::PairADice) => {
                Pair::all().map(Action::Pair).collect()
            }
            phase if phase.turns_piece() && self.tiles().contains(self.turned_index()) => {
                let tiles = Piece::all().filter(|piece| piece.kind == Kind::Tile);
                tiles.map(|tile| Action::Tile(tile.suit, tile.value)).collect()
            }
            _ => Value::ALL.into_iter().map(Action::Value).collect(),
        };
        candidates.into_iter()
    }
}
