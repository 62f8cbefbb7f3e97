//! What a viewer sees of a position.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::fist::Fist;
use super::gift::Gift;
use super::piece::Piece;
use super::setup::Setup;
use super::state::{Phase, State};
use super::stock::Stock;
use super::wall::Wall;
use crate::game::{Theme, Viewer};
use crate::seat::{BySeat, Seat, Seats};

/// Holds what a viewer sees: its own stock, all that is public, and which pieces it gave and was
/// given, as far as the position remembers gifts. It draws no conclusions (DM-57).
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Says who looks.
    pub viewer: Viewer,
    /// Holds the seats and options.
    pub setup: Setup,
    /// Holds the wall on the table.
    pub wall: Wall,
    /// Tells whether the wall takes no piece that anybody holds, which is public: what is neither
    /// built nor in the box is in somebody's stock (DM-42).
    pub wall_is_dead: bool,
    /// Names the Master-builder.
    pub master: Seat,
    /// Says which part of the turn it is.
    pub phase: Phase,
    /// Holds the seats whose decision it is.
    pub deciding: Seats,
    /// Holds the builders who still have to build; the first clockwise from the Master-builder's
    /// left is next.
    pub builders: Seats,
    /// Holds how many rounds have ended.
    pub rounds_played: u8,
    /// Holds each seat's penalties of those rounds.
    pub totals: BySeat<u16>,
    /// Holds at how many ends of a round each seat held nothing.
    pub rounds_won: BySeat<u8>,
    /// Holds the seats that have won, when the game is over.
    pub winners: Seats,
    /// Holds how many turns in a row nothing was built, where that is counted (DM-43).
    pub idle_turns: u16,
    /// Holds the fists on the table.
    pub fists: BySeat<SeenFist>,
    /// Holds what is known of each seat's stock.
    pub stocks: BySeat<SeenStock>,
    /// The latest gifts of the round, oldest first, at most 7. Older ones, those of the viewer's
    /// own seat among them, are [events](super::Event::Given) of its
    /// [`InformationState`](crate::InformationState).
    pub gifts: Vec<Gift>,
    /// The seats that took part in gifts older than those. If they are only the viewer and one other
    /// seat, nothing about that seat's stock is forgotten.
    pub unsure: Seats,
}

/// Holds what a viewer sees of a seat's fist.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenFist {
    /// Shows that no fist is on the table.
    #[default]
    Away,
    /// Shows a closed fist of another seat.
    Closed,
    /// Shows an open fist, or the viewer's own.
    Known(Fist),
}

/// Holds what a viewer knows of a seat's stock.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenStock {
    /// Holds how many pieces there are, which is public (DM-49).
    pub size: u8,
    /// Holds how many of each type there would be, in the order of [`Piece::ALL`], had the gifts
    /// hidden from the viewer not been made. Below zero stands for a hidden gift that was built.
    /// `None` if the position may have forgotten some of those gifts.
    pub counts: Option<[i8; 8]>,
    /// Holds how many pieces came in by gifts hidden from the viewer.
    pub hidden_in: u8,
    /// Holds how many pieces went out by gifts hidden from the viewer.
    pub hidden_out: u8,
}

impl SeenStock {
    /// Returns the stock if nothing about it is hidden from the viewer.
    #[must_use]
    pub fn certain(&self) -> Option<Stock> {
        if self.hidden_in > 0 || self.hidden_out > 0 {
            return None;
        }
        self.pieces(|count| count)
    }

    /// Returns the pieces there would be had the hidden gifts not been made; empty if only the size
    /// is known.
    #[must_use]
    pub fn visible(&self) -> Stock {
        self.pieces(|count| count.max(0)).unwrap_or_default()
    }

    /// Returns the pieces that were built without being among the visible ones.
    #[must_use]
    pub fn surplus(&self) -> Stock {
        self.pieces(|count| count.min(0).saturating_neg()).unwrap_or_default()
    }

    fn pieces(&self, number: impl Fn(i8) -> i8) -> Option<Stock> {
        let numbers = Piece::ALL.into_iter().zip(self.counts?);
        let pieces = numbers.flat_map(|(piece, count)| {
            std::iter::repeat_n(piece, number(count).try_into().unwrap_or(0))
        });
        Stock::from_pieces(pieces)
    }

    fn count(&mut self, piece: Option<Piece>, change: i8) {
        if let (Some(counts), Some(piece)) = (&mut self.counts, piece) {
            counts[piece.index()] += change;
        }
    }
}

impl fmt::Display for SeenStock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.counts.is_none() {
            return write!(f, "?{}", self.size);
        }
        self.visible().fmt(f)?;
        let (hidden_in, hidden_out, surplus) = (self.hidden_in, self.hidden_out, self.surplus());
        if hidden_in == 0 && hidden_out == 0 {
            return Ok(());
        }
        f.write_str("(")?;
        if hidden_in > 0 {
            write!(f, "+{hidden_in}")?;
        }
        if hidden_out > 0 {
            write!(f, "-{hidden_out}")?;
        }
        if !surplus.is_empty() {
            write!(f, "!{surplus}")?;
        }
        f.write_str(")")
    }
}

impl fmt::Display for SeenFist {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Away => f.write_str("_"),
            Self::Closed => f.write_str("?"),
            Self::Known(fist) => fist.fmt(f),
        }
    }
}

impl View {
    /// Tells whether any fist is on the table.
    #[must_use]
    pub fn any_fist(&self) -> bool {
        self.fists.as_slice().iter().any(|&fist| fist != SeenFist::Away)
    }
}

impl State {
    /// Returns what a viewer sees.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer,
            setup: self.terms.setup(),
            wall: self.wall,
            wall_is_dead: self.wall_is_dead(),
            master: self.master,
            phase: self.phase,
            deciding: self.deciders(),
            builders: if self.phase == Phase::Building { self.waiting } else { Seats::EMPTY },
            rounds_played: self.rounds_played,
            totals: self.totals(),
            rounds_won: self.rounds_won(),
            winners: self.winners(),
            idle_turns: self.idle_turns,
            fists: BySeat::from_fn(self.seat_count(), |seat| self.fist_seen_by(viewer, seat)),
            stocks: BySeat::from_fn(self.seat_count(), |seat| self.stock_seen_by(viewer, seat)),
            gifts: self.gifts.iter().map(|gift| gift.seen_by(viewer)).collect(),
            unsure: self.unsure,
        }
    }

    fn fist_seen_by(&self, viewer: Viewer, seat: Seat) -> SeenFist {
        match self.fists.get(seat) {
            None => SeenFist::Away,
            Some(_) if self.phase == Phase::Planning && !viewer.is(seat) => SeenFist::Closed,
            Some(fist) => SeenFist::Known(fist),
        }
    }

    /// Tells whether the position may have forgotten a gift of that seat that was hidden from the
    /// viewer. It hasn't if only those two took part in all that it has forgotten.
    fn has_forgotten(&self, viewer: Viewer, seat: Seat) -> bool {
        let both = match viewer {
            Viewer::Seat(own) => Seats::only(own).with(seat),
            Viewer::Spectator => Seats::EMPTY,
        };
        self.unsure.contains(seat) && !viewer.is(seat) && self.unsure != both
    }

    /// Takes the true stock and undoes the gifts hidden from the viewer. Where the position has
    /// forgotten one of those, the true stock would show through: only its size is told.
    fn stock_seen_by(&self, viewer: Viewer, seat: Seat) -> SeenStock {
        let stock = self.stocks[seat.index()];
        let size = stock.len() as u8;
        if self.has_forgotten(viewer, seat) {
            return SeenStock { size, ..SeenStock::default() };
        }
        let counts = Some(Piece::ALL.map(|piece| stock.count(piece) as i8));
        let mut seen = SeenStock { size, counts, hidden_in: 0, hidden_out: 0 };
        for gift in self.gifts.iter().filter(|gift| !gift.known_to(viewer)) {
            if gift.receiver == seat {
                seen.count(gift.piece, -1);
                seen.hidden_in += 1;
            } else if gift.donor == seat {
                seen.count(gift.piece, 1);
                seen.hidden_out += 1;
            }
        }
        seen
    }
}

impl crate::game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn scores(&self) -> Vec<i32> {
        self.totals.as_slice().iter().copied().map(i32::from).collect()
    }

    fn svg(&self, theme: Theme) -> String {
        self.drawn(theme)
    }

    fn text(&self) -> String {
        self.typed()
    }
}
