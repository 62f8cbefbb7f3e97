//! The game's knowledge about good play.
//!
//! Pieces win. So a seat collects what it can, flips face-down pieces that may match the die, and
//! moves its hammer to pieces that it can collect.

use crate::base::seat::{BySeat, Seat};
use crate::game::dealer::Dealer;
use crate::game::{ActionSet, Game};
use crate::games::berlin::{Action, Cell, Content, Phase, State, texts};
use crate::play::bot::{Calibration, Judgement, Prospect, shares};
use crate::text::message::{Message, message};

/// The lead in pieces that makes a share of the win eight times a rival's, at the end of the game.
const LEAD: f64 = 0.7;
/// The extra lead that is needed for each piece still on the wall, under a square root.
const OPEN: f64 = 0.6;
/// The worth of a piece that can be collected, in pieces.
const SURE: f64 = 0.9;
/// The worth of a piece that can be flipped, in pieces.
const HOPE: f64 = 0.2;
/// The number of moves that a rollout tries.
const GLANCES: u32 = 6;

impl Judgement for State {
    const HORIZON: u32 = 48;
    const MEDIUM: u32 = 240;
    const HARD: u32 = 3_000;

    const CALIBRATIONS: [Calibration; 3] =
        [Calibration { eighths: 5, factor: 1.0 }, Calibration::NONE, Calibration::NONE];

    fn judge(&self) -> BySeat<Prospect> {
        let seats = self.seat_count();
        let left = self.board().without(self.wall.empties()).len() as f64;
        let mut scores = self.scores().map(f64::from);
        scores[self.seat] += self.within_reach();
        let win = shares(&scores, LEAD + OPEN * left.sqrt());
        // The game goes on until the leader has enough, or nothing is left (BE-30, BE-31).
        let best = scores.as_slice().iter().copied().fold(0.0, f64::max);
        let to_come = (f64::from(self.setup.target) - best).clamp(0.0, left / seats as f64);
        BySeat::from_fn(seats, |seat| Prospect { win: win[seat], points: scores[seat] + to_come })
    }

    fn pick(&self, seat: Seat, dealer: &mut Dealer) -> Option<Action> {
        let legal = self.actions(seat);
        match self.phase {
            Phase::Moving => self.pick_move(seat, &legal, dealer),
            Phase::Landed | Phase::Flipped | Phase::Checked => {
                let wanted = [Action::Collect, Action::Flip];
                let wanted = wanted.into_iter().find(|action| legal.contains(action));
                wanted.or_else(|| dealer.choose(&legal))
            }
            _ => dealer.choose(&legal),
        }
    }

    fn are_twins(&self, one: Action, other: Action) -> bool {
        match (one, other) {
            (Action::Move(hammer, _), Action::Move(same, _)) if hammer == same => {
                self.destination(one) == self.destination(other)
            }
            _ => false,
        }
    }

    fn reason(&self, seat: Seat, action: Action) -> Option<Message> {
        let at = |cell| self.content_seen(seat, cell);
        let here = || at(self.hammer(seat)?);
        Some(match action {
            Action::Collect => message!(texts::TakesPiece { piece: here()? }),
            Action::Flip => message!(texts::TurnsUpPiece { piece: here()? }),
            Action::Check => message!(texts::ShowsYou { piece: here()? }),
            Action::Leave if self.phase == Phase::Jericho => message!(texts::TurnsUpNothing),
            Action::Leave => message!(texts::LeavesPiece { piece: here()? }),
            Action::Move(hammer, _) if hammer == seat => {
                let after = self.apply(seat.into(), action).ok()?;
                after.landing(seat).unwrap_or_else(|| message!(texts::NothingToDo))
            }
            Action::Move(hammer, _) => {
                let piece = at(self.destination(action)?)?;
                message!(texts::PutsHammer { seat: hammer, piece })
            }
            Action::Place(cell) => message!(texts::StartsOn { piece: at(cell)? }),
            Action::Open(cell) => message!(texts::TurnsUpPiece { piece: at(cell)? }),
            _ => return None,
        })
    }
}

impl State {
    /// Returns the worth of the piece under the deciding seat's hammer. It is a piece if it can be
    /// collected, or a fraction if it can be flipped.
    fn within_reach(&self) -> f64 {
        let legal = self.actions(self.seat);
        match () {
            () if !self.phase.has_landed() => 0.0,
            () if legal.contains(&Action::Collect) => SURE,
            () if legal.contains(&Action::Flip) => HOPE,
            () => 0.0,
        }
    }

    /// Returns the first of a few random moves after which the seat can collect, or else the last.
    fn pick_move(
        &self,
        seat: Seat,
        legal: &<Self as Game>::Actions,
        dealer: &mut Dealer,
    ) -> Option<Action> {
        let mut action = dealer.choose(legal)?;
        for _ in 1..GLANCES {
            let after = self.apply(seat.into(), action).ok()?;
            if after.actions(seat).contains(&Action::Collect) {
                break;
            }
            action = dealer.choose(legal)?;
        }
        Some(action)
    }

    /// Returns the content of a cell as a seat sees it.
    fn content_seen(&self, seat: Seat, cell: Cell) -> Option<Content> {
        self.view(seat.into()).position.content(cell)
    }

    /// Returns what a seat can do at the cell of its hammer, in words.
    fn landing(&self, seat: Seat) -> Option<Message> {
        let legal = self.actions(seat);
        let piece = self.content_seen(seat, self.hammer(seat)?)?;
        match () {
            () if legal.contains(&Action::Collect) => Some(message!(texts::CanCollect { piece })),
            () if legal.contains(&Action::Flip) => Some(message!(texts::CanFlip { piece })),
            () => None,
        }
    }
}
