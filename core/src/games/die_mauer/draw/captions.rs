//! What both drawings say in words.

use crate::base::seat::{Seat, Seats};
use crate::games::die_mauer::score::penalty;
use crate::games::die_mauer::seen_stock::Gifts;
use crate::games::die_mauer::{
    Building, Donation, Fist, Gift, Phase, Piece, Position, SeenFist, SeenStock, View,
};
use crate::sheet::canvas::captions::{counted, named, victory};

/// A seat's own part in the turn, as both drawings mark it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Part {
    Decides,
    Builds,
    Won,
    Waits,
}

impl Part {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Decides => "to decide",
            Self::Builds => "builds",
            Self::Won => "winner",
            Self::Waits => "",
        }
    }
}

impl View {
    pub(super) fn part_of(&self, seat: Seat) -> Part {
        if self.winners.contains(seat) {
            Part::Won
        } else if self.deciding.contains(seat) {
            Part::Decides
        } else if self.position.builders.contains(seat) {
            Part::Builds
        } else {
            Part::Waits
        }
    }

    pub(super) fn round(&self) -> String {
        let rounds = self.position.setup.rounds;
        match self.phase {
            Phase::Over => format!("after {}", counted(rounds.into(), "round")),
            _ => format!("round {} of {rounds}", u16::from(self.position.rounds_played) + 1),
        }
    }

    /// Returns what the game waits for, in words.
    pub(super) fn status(&self) -> String {
        match self.phase {
            Phase::Planning => self.planning(),
            Phase::Building => self.building(),
            Phase::Situation1 => self.situation1(),
            Phase::Situation2 => self.situation2(),
            Phase::Over => self.result(),
        }
    }

    fn planning(&self) -> String {
        let put = if self.deciding.len() <= 1 { "puts a fist" } else { "put their fists" };
        format!("Planning: {} {put} on the table", self.named(self.deciding))
    }

    /// Returns which piece is built, and its builder where another seat chooses for him (DM-22).
    fn building(&self) -> String {
        let (chooser, position) = (self.named(self.deciding), &self.position);
        let planned = position.planned();
        let piece = planned.map_or_else(|| "a piece".to_owned(), |piece| format!("the {piece}"));
        if self.may_decline() {
            return format!("Building: {chooser} may build {piece}");
        }
        let left = position.master.next(position.stocks.len());
        match position.builders.first_clockwise(left) {
            Some(builder) if !self.deciding.contains(builder) => {
                format!("Building: {chooser} chooses an end for {piece} of seat {builder}")
            }
            _ => format!("Building: {chooser} chooses an end for {piece}"),
        }
    }

    /// Returns whether the builder who is asked may build nothing (DM-13, DM-15, DM-16).
    fn may_decline(&self) -> bool {
        let Position { setup, builders, fists, master, .. } = &self.position;
        let shown = fists.get(*master);
        let mut matching = fists.iter().filter(|(_, fist)| Some(*fist) == shown);
        let crowded = builders.contains(*master) && matching.nth(1).is_some();
        setup.building == Building::Optional && !crowded
    }

    fn situation1(&self) -> String {
        let builds = if self.position.setup.sit1_optional { "may build" } else { "builds" };
        let seat = self.named(self.deciding);
        format!("Situation 1: {seat}, Master-builder, {builds} any piece that fits")
    }

    fn situation2(&self) -> String {
        let gives = match self.position.setup.donation {
            Donation::Optional => "may give",
            Donation::Mandatory => "gives",
        };
        format!("Situation 2: {} {gives} the Master-builder a piece", self.named(self.deciding))
    }

    fn result(&self) -> String {
        let total = self.winners.iter().find_map(|seat| self.position.totals.get(seat));
        let Some(total) = total else {
            return "Game over".to_owned();
        };
        victory(&self.named(self.winners), self.winners, total)
    }

    fn named(&self, seats: Seats) -> String {
        if seats.len() > 1 && seats == self.seats().collect() {
            return "all".to_owned();
        }
        named(seats)
    }

    /// Returns whether a fist that the viewer knows is his own, and closed for the others (DM-12).
    pub(super) fn still_closed(&self) -> bool {
        self.phase == Phase::Planning
    }

    /// Returns as many of the latest gifts as a position remembers.
    pub(super) fn latest_gifts(&self) -> &[Gift] {
        let gifts = &self.position.gifts;
        &gifts[gifts.len().saturating_sub(Gifts::LIMIT)..]
    }

    /// Returns the latest gifts in words, if there are any.
    pub(super) fn told_gifts(&self, told: impl Fn(&Gift) -> String) -> Option<String> {
        let gifts: Vec<String> = self.latest_gifts().iter().map(told).collect();
        (!gifts.is_empty()).then(|| format!("{GIFTS}: {}", gifts.join(", ")))
    }

    /// Returns what else is worth knowing of the round (DM-43).
    pub(super) fn remarks(&self) -> Vec<String> {
        let Position { unsure, idle_turns: turns, setup, .. } = &self.position;
        let older = (!unsure.is_empty())
            .then(|| format!("Older gifts, no longer listed, involved {}.", named(*unsure)));
        let limit = setup.max_idle_turns.filter(|_| *turns > 0);
        let idle = limit.map(|limit| {
            let turns = counted((*turns).into(), "turn");
            format!("Nothing was built for {turns} in a row; at {limit} the round ends.")
        });
        older.into_iter().chain(idle).collect()
    }

    /// Returns what stands below a seat's total: the points of this round, and the rounds won.
    pub(super) fn score_notes(&self, seat: Seat) -> Vec<String> {
        let stock = self.position.stocks.get(seat).and_then(SeenStock::certain);
        let points = stock.map(|stock| {
            let points =
                penalty(stock, self.position.setup.tower_penalty, self.position.setup.gate_penalty);
            match self.phase {
                Phase::Over => format!("last round: {points}"),
                _ => format!("this round: {points}"),
            }
        });
        let won = self.position.rounds_won.get(seat).copied().unwrap_or_default();
        let won = self.any_round_won().then(|| format!("rounds won: {won}"));
        points.into_iter().chain(won).collect()
    }

    /// Returns whether rounds won are worth showing.
    pub(super) fn any_round_won(&self) -> bool {
        self.position.rounds_won.as_slice().iter().any(|&won| won > 0)
    }
}

pub(super) const PENALTIES: &str = "penalties, lowest wins";
pub(super) const GIFTS: &str = "gifts, oldest first";
pub(super) const LEGEND: [&str; 5] =
    ["T tower", "G gate", "a number: a wall that long", "M Master-builder", ENDS];
pub(super) const ENDS: &str = "L and R the wall's ends";
pub(super) const DEAD: &str = "The wall is dead: nobody holds a piece that fits";

impl SeenStock {
    /// Returns how many pieces came in unseen and are still there for all the viewer knows, or all
    /// pieces where only their number is known.
    pub(super) fn unknown(&self) -> usize {
        match *self {
            Self::Size(size) => size.into(),
            Self::Pieces { surplus, hidden_in, .. } => {
                usize::from(hidden_in).saturating_sub(surplus.len() as usize)
            }
        }
    }

    /// Returns how many pieces are shown.
    fn shown(&self) -> usize {
        self.visible().len() as usize + self.unknown()
    }

    /// Returns whether more pieces are shown than there are, as it is not known which of them went.
    pub(super) fn is_doubtful(&self) -> bool {
        self.shown() > self.size().into()
    }

    /// Returns how many pieces there are, and what of them is not sure.
    pub(super) fn note(&self) -> String {
        let mut note = match self.is_doubtful() {
            true => format!("{} of these {} pieces", self.size(), self.shown()),
            false => counted(self.size().into(), "piece"),
        };
        for doubt in self.doubts() {
            note += ", ";
            note += &doubt;
        }
        note
    }

    /// Returns what of the stock is not sure.
    pub(super) fn doubts(&self) -> Vec<String> {
        let unknown = matches!(self, Self::Size(1..));
        let unknown = unknown.then(|| "types not known".to_owned());
        let came = (self.hidden_in() > 0).then(|| format!("{} received unseen", self.hidden_in()));
        let went =
            (self.hidden_out() > 0).then(|| format!("{} given away unseen", self.hidden_out()));
        unknown.into_iter().chain(came).chain(went).collect()
    }
}

/// Writes what was in an open hand.
pub(super) fn held(fist: Fist) -> String {
    fist.piece().map_or_else(|| "empty".to_owned(), |piece| piece.to_string())
}

/// Returns what a piece is called.
pub(super) const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Tower => "tower",
        Piece::Gate => "gate",
        Piece::Wall1 => "wall 1",
        Piece::Wall2 => "wall 2",
        Piece::Wall3 => "wall 3",
        Piece::Wall4 => "wall 4",
        Piece::Wall5 => "wall 5",
        Piece::Wall6 => "wall 6",
    }
}

/// Returns the letter of a piece as far as it is known.
pub(super) fn letter(piece: Option<Piece>) -> char {
    piece.map_or('?', Piece::letter)
}

/// Returns whose stock a piece is in.
pub(super) fn stocked(known: Option<Piece>, seat: Seat) -> String {
    [known.map_or("unknown piece", piece), " of seat ", seat.digit()].concat()
}

/// Returns whose hand is where, and what is known to be in it, or to have been in it lately.
pub(super) fn hand(fist: Option<SeenFist>, lately: Option<Fist>, seat: Seat) -> String {
    let seat = seat.digit();
    let held = |fist: Fist| fist.piece().map_or("nothing", piece);
    match fist {
        None => {
            let lately =
                lately.map_or_else(String::new, |fist| [", last turn ", held(fist)].concat());
            ["empty fist of seat ", seat, &lately].concat()
        }
        Some(SeenFist::Closed) => ["closed fist of seat ", seat].concat(),
        Some(SeenFist::Known(fist)) => ["hand of seat ", seat, " with ", held(fist)].concat(),
    }
}
