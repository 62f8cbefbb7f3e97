//! The words of both drawings.

use crate::base::seat::{Seat, Seats};
use crate::games::die_mauer::seen_stock::Gifts;
use crate::games::die_mauer::state::penalty;
use crate::games::die_mauer::{
    Building, Donation, Fist, Gift, Phase, Piece, Position, SeenFist, SeenStock, View, texts,
};
use crate::sheet::canvas::captions::victory;
use crate::sheet::canvas::table::Part;
use crate::text::message::{Arg, Message, message};

impl View {
    pub(super) fn part_of(&self, seat: Seat) -> Part {
        if self.winners.contains(seat) {
            Part::Won(message!(texts::Winner))
        } else if self.deciding.contains(seat) {
            Part::Decides(message!(texts::ToDecide))
        } else if self.position.builders.contains(seat) {
            Part::Acts(message!(texts::Builds))
        } else {
            Part::Waits
        }
    }

    pub(super) fn round(&self) -> Message {
        let rounds = self.position.setup.rounds;
        match self.phase {
            Phase::Over => message!(texts::AfterRounds { rounds }),
            _ => {
                let round = u16::from(self.position.rounds_played) + 1;
                message!(texts::RoundOf { round, rounds })
            }
        }
    }

    /// Returns the sentence that describes what the game waits for.
    pub(super) fn status(&self) -> Message {
        let seats = self.named(self.deciding);
        match self.phase {
            Phase::Planning => {
                message!(texts::Planning { seats, number: self.deciding.len().max(1) })
            }
            Phase::Building => self.building(),
            Phase::Situation1 => {
                let optional = self.position.setup.sit1_optional;
                message!(texts::Situation1 { seats, optional })
            }
            Phase::Situation2 => {
                let optional = self.position.setup.donation == Donation::Optional;
                message!(texts::Situation2 { seats, optional })
            }
            Phase::Over => self.result(),
        }
    }

    /// Returns the piece that is built, and its builder if another seat chooses the end (DM-22).
    fn building(&self) -> Message {
        let (seats, position) = (self.named(self.deciding), &self.position);
        let planned = position.planned();
        let piece = planned
            .map_or_else(|| message!(texts::APiece), |piece| message!(texts::ThePiece { piece }));
        if self.may_decline() {
            return message!(texts::MayBuild { seats, piece });
        }
        let left = position.master.next(position.stocks.len());
        match position.builders.first_clockwise(left) {
            Some(builder) if !self.deciding.contains(builder) => {
                message!(texts::ChoosesEndOf { seats, piece, builder })
            }
            _ => message!(texts::ChoosesEnd { seats, piece }),
        }
    }

    /// Returns whether the deciding builder may build nothing (DM-13, DM-15, DM-16).
    fn may_decline(&self) -> bool {
        let Position { setup, builders, fists, master, .. } = &self.position;
        let shown = fists.get(*master);
        let mut matching = fists.iter().filter(|(_, fist)| Some(*fist) == shown);
        let crowded = builders.contains(*master) && matching.nth(1).is_some();
        setup.building == Building::Optional && !crowded
    }

    fn result(&self) -> Message {
        let total = self.winners.iter().find_map(|seat| self.position.totals.get(seat));
        match total {
            Some(&total) => victory(self.winners, Message::parts([total.into()])),
            None => message!(texts::GameOver),
        }
    }

    fn named(&self, seats: Seats) -> Arg {
        if seats.len() > 1 && seats == self.seats().collect() {
            return message!(texts::All).into();
        }
        seats.into()
    }

    /// Returns whether a known fist is the viewer's own and still closed for the others (DM-12).
    pub(super) fn still_closed(&self) -> bool {
        self.phase == Phase::Planning
    }

    /// Returns the latest gifts, up to the number that a position remembers.
    pub(super) fn latest_gifts(&self) -> &[Gift] {
        let gifts = &self.position.gifts;
        &gifts[gifts.len().saturating_sub(Gifts::LIMIT)..]
    }

    /// Returns the latest gifts in words, if there are any.
    pub(super) fn told_gifts(&self, told: impl Fn(&Gift) -> Message) -> Option<Message> {
        let gifts: Vec<Message> = self.latest_gifts().iter().map(told).collect();
        (!gifts.is_empty()).then(|| message!(texts::Gifts { gifts }))
    }

    /// Returns more remarks on the round (DM-43).
    pub(super) fn remarks(&self) -> Vec<Message> {
        let Position { unsure, idle_turns: turns, setup, .. } = &self.position;
        let older = (!unsure.is_empty()).then(|| message!(texts::OlderGifts { seats: *unsure }));
        let limit = setup.max_idle_turns.filter(|_| *turns > 0);
        let idle = limit.map(|limit| message!(texts::Idle { turns: *turns, limit }));
        older.into_iter().chain(idle).collect()
    }

    /// Returns the notes below a seat's total: the points of this round, and the rounds won.
    pub(super) fn score_notes(&self, seat: Seat) -> Vec<Message> {
        let stock = self.position.stocks.get(seat).and_then(SeenStock::certain);
        let points = stock.map(|stock| {
            let points =
                penalty(stock, self.position.setup.tower_penalty, self.position.setup.gate_penalty);
            match self.phase {
                Phase::Over => message!(texts::LastRound { points }),
                _ => message!(texts::ThisRound { points }),
            }
        });
        let rounds = self.position.rounds_won.get(seat).copied().unwrap_or_default();
        let won = self.any_round_won().then(|| message!(texts::RoundsWon { rounds }));
        points.into_iter().chain(won).collect()
    }

    /// Returns whether to show rounds won.
    pub(super) fn any_round_won(&self) -> bool {
        self.position.rounds_won.as_slice().iter().any(|&won| won > 0)
    }
}

/// Returns the meanings of the letters: those of the ends, and that of an empty fist, if they are
/// used.
pub(super) fn legend(has_ends: bool, has_empty_fist: bool) -> Vec<Message> {
    let pieces = [
        message!(texts::LegendTower),
        message!(texts::LegendGate),
        message!(texts::LegendWall),
        message!(texts::LegendMaster),
    ];
    let ends = has_ends.then(|| message!(texts::LegendEnds));
    let empty_fist = has_empty_fist.then(|| message!(texts::LegendEmpty));
    pieces.into_iter().chain(ends).chain(empty_fist).collect()
}

impl SeenStock {
    /// Returns the number of unknown pieces that may still be in the stock. If only the size is
    /// known, it is all pieces.
    pub(super) fn unknown(&self) -> usize {
        match *self {
            Self::Size(size) => size.into(),
            Self::Pieces { surplus, hidden_in, .. } => {
                usize::from(hidden_in).saturating_sub(surplus.len() as usize)
            }
        }
    }

    /// Returns the number of pieces that are shown.
    fn shown(&self) -> usize {
        self.visible().len() as usize + self.unknown()
    }

    /// Returns whether more pieces are shown than there are, because it is unknown which of them
    /// are gone.
    pub(super) fn is_doubtful(&self) -> bool {
        self.shown() > self.size().into()
    }

    /// Returns the number of pieces and their doubts in words.
    pub(super) fn note(&self) -> Message {
        let note = match self.is_doubtful() {
            true => message!(texts::Doubtful { size: self.size(), shown: self.shown() }),
            false => message!(texts::Pieces { count: self.size() }),
        };
        Message::list(std::iter::once(note).chain(self.doubts()))
    }

    /// Returns the doubts about the stock.
    pub(super) fn doubts(&self) -> Vec<Message> {
        let unknown = matches!(self, Self::Size(1..)).then(|| message!(texts::TypesNotKnown));
        let (came, went) = (self.hidden_in(), self.hidden_out());
        let came = (came > 0).then(|| message!(texts::ReceivedUnseen { count: came }));
        let went = (went > 0).then(|| message!(texts::GivenUnseen { count: went }));
        unknown.into_iter().chain(came).chain(went).collect()
    }
}

/// Returns the name of a piece.
pub(super) fn piece(piece: Piece) -> Message {
    match piece {
        Piece::Tower => message!(texts::Tower),
        Piece::Gate => message!(texts::Gate),
        Piece::Wall1 => message!(texts::Wall1),
        Piece::Wall2 => message!(texts::Wall2),
        Piece::Wall3 => message!(texts::Wall3),
        Piece::Wall4 => message!(texts::Wall4),
        Piece::Wall5 => message!(texts::Wall5),
        Piece::Wall6 => message!(texts::Wall6),
    }
}

/// Returns the letter of a piece, or that of an unknown piece.
pub(super) fn letter(piece: Option<Piece>) -> char {
    piece.map_or('?', Piece::letter)
}

/// Returns the label of a piece in a stock.
pub(super) fn stocked(known: Option<Piece>, seat: Seat) -> Message {
    let piece = known.map_or_else(|| message!(texts::UnknownPiece), piece);
    message!(texts::Stocked { piece, seat })
}

/// Returns the label of a seat's hand, with its content if it is known now or was known lately.
pub(super) fn hand(fist: Option<SeenFist>, lately: Option<Fist>, seat: Seat) -> Message {
    let held = |fist: Fist| fist.piece().map_or_else(|| message!(texts::Nothing), piece);
    match (fist, lately) {
        (None, None) => message!(texts::HandEmpty { seat }),
        (None, Some(fist)) => message!(texts::HandEmptyLately { seat, fist: held(fist) }),
        (Some(SeenFist::Closed), _) => message!(texts::HandClosed { seat }),
        (Some(SeenFist::Known(fist)), _) => message!(texts::HandOpen { seat, fist: held(fist) }),
    }
}
