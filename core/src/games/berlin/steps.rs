//! All steps from one position to the next.

use crate::base::seat::{Seat, Seats};
use crate::games::berlin::cell::Cells;
use crate::games::berlin::checked_setup::{CheckedSetup, HammerStart, broken_rule, lay_out};
use crate::games::berlin::gravity::Shift;
use crate::games::berlin::pool::{Fate, Pool};
use crate::games::berlin::state::{Dice, SeatNotes};
use crate::games::berlin::wall::{Looks, Wall};
use crate::games::berlin::{
    Action, Cell, Event, Kind, Pair, Path, Phase, Piece, State, Suit, Value, Variant,
};

impl State {
    /// Returns the first position of a game.
    pub(super) fn first((setup, holes): (CheckedSetup, Cells)) -> Self {
        let mut state = Self {
            wall: Wall::empty(setup.grid.all()),
            pool: Pool::new(setup.sets),
            looks: Looks::NONE,
            hammers: [Self::NOWHERE; Seat::COUNT],
            visited: Cells::EMPTY,
            opened: holes,
            setup,
            notes: SeatNotes::default(),
            at: 0,
            phase: Phase::LeavingHoles,
            seat: Seat::FIRST,
            dice: Dice::default(),
            jericho: Seats::EMPTY,
            idle_turns: 0,
            gained: false,
        };
        if setup.random_holes == 0 {
            state.lay_out(holes);
        }
        state
    }

    /// Applies a legal action of any actor.
    #[inline]
    pub(super) fn step(&mut self, action: Action, note: &mut impl FnMut(Event)) {
        match action {
            Action::Value(value) if self.phase == Phase::Rolling => {
                self.rolled(Dice { roll: Some(value), ..self.dice }, note, |dice| Event::Rolled {
                    value: dice.roll.unwrap_or(value),
                    second: None,
                });
            }
            Action::Value(value) if self.phase == Phase::RollingOff => self.roll_off(value, note),
            Action::Value(value) => {
                let suit = self.wall.suit(self.turned_index());
                self.turned(Piece { kind: Kind::Coin, suit, value }, note);
            }
            Action::Pair(pair) => self.roll_pair(pair, note),
            Action::Suit(suit) if self.phase == Phase::DealingCoins => self.deal_coin(suit, note),
            Action::Suit(suit) => {
                self.dice.colour = Some(suit);
                self.phase = Phase::Rolling;
                note(Event::DieDrawn { suit });
            }
            Action::Tile(suit, value) => {
                self.turned(Piece { kind: Kind::Tile, suit, value }, note);
            }
            Action::Leave if self.phase == Phase::Jericho => {
                note(Event::JerichoLapsed { seat: self.seat });
                self.start_rolling();
            }
            Action::Leave => {
                // A piece that is left matches nothing (BE-22).
                note(Event::Left { cell: self.setup.grid.cell(self.own_index()) });
                self.end_turn(note);
            }
            Action::Flip => self.flip(note),
            Action::Check => self.look(note),
            Action::Collect => self.pick_up(note),
            Action::Place(cell) => self.place(cell, note),
            Action::Open(cell) => self.choose(cell, note),
            Action::Hole(cell) => self.leave_hole(cell, note),
            Action::Fill(cell, from) => {
                if let Some(hole) = self.setup.grid.index(cell) {
                    self.shift_and_settle(Shift { hole, from }, note);
                }
            }
            Action::Move(hammer, path) => self.move_hammer(hammer, path, note),
        }
    }

    /// Leaves a random cell empty. After the last one, the wall is laid out, or all are chosen
    /// again (BE-121).
    fn leave_hole(&mut self, cell: Cell, note: &mut impl FnMut(Event)) {
        note(Event::HoleLeft { cell });
        self.setup.grid.index(cell).into_iter().for_each(|index| self.opened.insert(index));
        if self.opened.len() < self.setup.random_holes.into() {
            return;
        }
        let holes = std::mem::take(&mut self.opened);
        if broken_rule(&self.setup, &lay_out(&self.setup, holes)).is_some() {
            note(Event::LaidAgain);
        } else {
            self.lay_out(holes);
        }
    }

    fn lay_out(&mut self, holes: Cells) {
        self.wall = lay_out(&self.setup, holes);
        let coins = self.wall.of_kind(Kind::Coin, self.board());
        match coins.first() {
            Some(index) if !self.plays(Variant::CrazyEights) => {
                self.at = index as u8;
                self.phase = Phase::DealingCoins;
            }
            _ => self.choose_faces(),
        }
    }

    /// Gives the next coin its suit.
    fn deal_coin(&mut self, suit: Suit, note: &mut impl FnMut(Event)) {
        let index = usize::from(self.at);
        note(Event::CoinLaid { cell: self.setup.grid.cell(index), suit });
        self.wall.set_suit(index, suit);
        let coins = self.wall.of_kind(Kind::Coin, self.board());
        let later = Cells::from_bits(coins.bits() & (u128::MAX << index << 1));
        match later.first() {
            Some(next) => self.at = next as u8,
            None => self.choose_faces(),
        }
    }

    /// Turns up pieces until the agreed number is face up (BE-86), then continues with the hammers.
    fn choose_faces(&mut self) {
        self.at = 0;
        if self.wall.seen(self.board()).len() < self.setup.face_up.into() {
            self.phase = Phase::ChoosingFaces;
        } else {
            self.start_placing();
        }
    }

    fn start_placing(&mut self) {
        self.phase = Phase::Placing;
        if self.setup.hammers == HammerStart::Fixed {
            let seats = self.seat_count();
            self.hammers[..seats].copy_from_slice(&self.setup.fixed[..seats]);
            self.phase = Phase::RollingOff;
        }
    }

    /// Puts the hammer of a seat on the wall (BE-06).
    fn place(&mut self, cell: Cell, note: &mut impl FnMut(Event)) {
        let seat = self.seat;
        note(Event::Placed { seat, cell });
        if let Some(index) = self.setup.grid.index(cell) {
            self.hammers[seat.index()] = index as u8;
        }
        self.seat = seat.next(self.seat_count());
        if self.seat == Seat::FIRST {
            self.phase = Phase::RollingOff;
        }
    }

    /// Adds a roll for the first turn. The highest starts, and tied leaders roll again (BE-07).
    fn roll_off(&mut self, value: Value, note: &mut impl FnMut(Event)) {
        note(Event::RolledOff { seat: self.seat, value });
        self.notes.set(self.seat, value.steps() as u8);
        if let Some(seat) = self.next_to_roll() {
            self.seat = seat;
            return;
        }
        let in_play = |seat: &Seat| self.notes.get(*seat) != Self::OUT;
        let best = self.seated().filter(in_play).map(|seat| self.notes.get(seat)).max();
        let leaders: Seats =
            self.seated().filter(|&seat| Some(self.notes.get(seat)) == best).collect();
        if let (1, Some(first)) = (leaders.len(), leaders.iter().next()) {
            self.notes = SeatNotes::default();
            return self.start_turn(first, note);
        }
        note(Event::Tied { seats: leaders });
        for seat in self.seated() {
            self.notes.set(seat, if leaders.contains(seat) { 0 } else { Self::OUT });
        }
        self.seat = self.next_to_roll().unwrap_or(Seat::FIRST);
    }

    pub(super) fn next_to_roll(&self) -> Option<Seat> {
        self.seated().find(|&seat| self.notes.get(seat) == 0)
    }

    fn start_turn(&mut self, seat: Seat, note: &mut impl FnMut(Event)) {
        self.seat = seat;
        note(Event::TurnStarts { seat });
        if self.has_jericho_due() {
            self.jericho = self.jericho.with(seat);
            if !self.face_down_cells().is_empty() {
                self.phase = Phase::Jericho;
                return;
            }
            note(Event::JerichoLapsed { seat });
        }
        self.start_rolling();
    }

    /// Returns whether the deciding seat has its Wall of Jericho in this turn: once, after its
    /// seventh piece (BE-81, BE-85).
    fn has_jericho_due(&self) -> bool {
        self.plays(Variant::WallOfJericho)
            && !self.jericho.contains(self.seat)
            && self.pool.size(self.seat) >= self.setup.jericho_at
    }

    fn start_rolling(&mut self) {
        self.phase = match self.plays(Variant::CrazyEights) {
            true => Phase::DrawingDie,
            false => Phase::Rolling,
        };
    }

    fn roll_pair(&mut self, pair: Pair, note: &mut impl FnMut(Event)) {
        let dice = Dice { roll: Some(pair.high()), second: Some(pair.low()), ..self.dice };
        self.rolled(dice, note, |_| Event::of_pair(pair));
    }

    /// Waits for a move if any hammer can move, and otherwise ends the turn (BE-08, BE-29).
    #[inline]
    fn rolled(
        &mut self,
        dice: Dice,
        note: &mut impl FnMut(Event),
        event: impl FnOnce(Dice) -> Event,
    ) {
        note(event(dice));
        self.dice = dice;
        self.phase = Phase::Moving;
        if !self.can_move() {
            note(Event::CannotMove);
            self.end_turn(note);
        }
    }

    fn move_hammer(&mut self, hammer: Seat, path: Path, note: &mut impl FnMut(Event)) {
        let (Ok(route), Some(dice)) = (self.follow(hammer, path), self.dice.moving(path.len()))
        else {
            return;
        };
        let start = self.hammers[hammer.index()];
        self.hammers[hammer.index()] = route.to as u8;
        let [start, to] = [start.into(), route.to].map(|index| self.setup.grid.cell(index));
        note(Event::Moved { seat: self.seat, hammer, start, path, to });
        if hammer != self.seat {
            // The seat does not flip, collect or roll again, even if something matches (BE-18,
            // BE-28, BE-54, BE-96).
            return self.end_turn(note);
        }
        self.dice = dice;
        if !self.goes_on_at(route.to) {
            // The hammer is on an empty cell (BE-24) or on a piece that does not match (BE-23).
            // Pieces on the way don't count (BE-25).
            return self.end_turn(note);
        }
        if self.setup.switches.remembers_turn() {
            self.visited = self.visited.or(route.entered);
        }
        self.phase = Phase::Landed;
    }

    /// Flips the piece under the hammer (BE-19).
    fn flip(&mut self, note: &mut impl FnMut(Event)) {
        let index = self.own_index();
        note(Event::Flips { cell: self.setup.grid.cell(index) });
        self.turn_up(Phase::Flipping, index, note);
    }

    /// Looks at the tile under the hammer (BE-48).
    fn look(&mut self, note: &mut impl FnMut(Event)) {
        let index = self.own_index();
        note(Event::Looks { cell: self.setup.grid.cell(index) });
        self.turn_up(Phase::Checking, index, note);
    }

    /// Collects the piece under the hammer. A coin that no player has seen shows its value first
    /// (BE-127).
    fn pick_up(&mut self, note: &mut impl FnMut(Event)) {
        let index = self.own_index();
        match self.wall.piece(index) {
            Some(piece) => self.collect(piece, note),
            None => {
                note(Event::PicksUp { cell: self.setup.grid.cell(index) });
                self.phase = Phase::PickingUp;
            }
        }
    }

    /// Chooses a piece to turn up, before the game or by the Wall of Jericho.
    fn choose(&mut self, cell: Cell, note: &mut impl FnMut(Event)) {
        note(Event::Chosen { cell });
        let index = self.setup.grid.index(cell).unwrap_or(0);
        self.at = index as u8;
        let phase = match self.phase {
            Phase::Jericho => Phase::TurningJericho,
            _ => Phase::TurningFace,
        };
        self.turn_up(phase, index, note);
    }

    /// Waits for chance to show a piece, unless a player has seen it before.
    fn turn_up(&mut self, phase: Phase, index: usize, note: &mut impl FnMut(Event)) {
        self.phase = phase;
        if let Some(piece) = self.wall.piece(index) {
            self.show(index, piece, note);
        }
    }

    /// Sets the piece that chance shows. A coin keeps the suit of its back (BE-104).
    #[inline]
    fn turned(&mut self, piece: Piece, note: &mut impl FnMut(Event)) {
        let index = self.turned_index();
        self.wall.show(index, piece.suit, piece.value);
        self.pool.change(piece, Fate::Unseen, Fate::OnTheWall);
        self.show(index, piece, note);
    }

    /// Continues with a piece that is turned over.
    #[inline]
    fn show(&mut self, index: usize, piece: Piece, note: &mut impl FnMut(Event)) {
        match self.phase {
            Phase::Checking => return self.checked(index, piece, note),
            Phase::PickingUp => return self.collect(piece, note),
            _ => {}
        }
        if self.plays(Variant::CrazyEights) && piece.kind == Kind::Tile {
            self.looks.set(index, self.tiles(), Seats::EMPTY);
        }
        note(Event::TurnedUp { cell: self.setup.grid.cell(index), piece });
        match self.phase {
            Phase::TurningFace => self.choose_faces(),
            // It matches nothing, and comes before the die is drawn (BE-83, BE-109).
            Phase::TurningJericho => {
                self.at = 0;
                self.start_rolling();
            }
            _ => self.flipped(piece, note),
        }
    }

    /// Continues after a flip. If the suit matches, the piece may be collected (BE-45, BE-113). If
    /// only the value matches, it is Dumb Luck (BE-21), and the seat must roll again (BE-112).
    #[inline]
    fn flipped(&mut self, piece: Piece, note: &mut impl FnMut(Event)) {
        let by_colour = self.dice.colour == Some(piece.suit);
        let by_value = self.dice.pick() == Some(piece.value);
        if by_colour || (by_value && self.setup.switches.luck_collects()) {
            self.phase = Phase::Flipped;
        } else if by_value {
            note(Event::DumbLuck);
            self.roll_again();
        } else {
            self.end_turn(note);
        }
    }

    /// Turns a checked tile back, and waits for the seat to collect or leave it (BE-115). Its value
    /// never makes that Dumb Luck (BE-50).
    fn checked(&mut self, index: usize, piece: Piece, note: &mut impl FnMut(Event)) {
        let public = !self.setup.switches.checks_privately();
        let tiles = self.tiles();
        let by = match public {
            true => self.setup.table(),
            false => self.looks.at(index, tiles).with(self.seat),
        };
        self.looks.set(index, tiles, by);
        let tile = Some((piece.suit, piece.value));
        note(Event::Checked { seat: self.seat, public, tile });
        self.phase = Phase::Checked;
    }

    /// Takes a piece off the wall (BE-26). The game is over with the last piece of the target
    /// (BE-30), or of the wall (BE-31). Otherwise, the seat rolls again.
    fn collect(&mut self, piece: Piece, note: &mut impl FnMut(Event)) {
        let (index, seat) = (self.own_index(), self.seat);
        self.pool.change(piece, Fate::OnTheWall, Fate::CollectedBy(seat));
        if self.plays(Variant::CrazyEights) && piece.kind == Kind::Tile {
            self.looks.remove(index, self.tiles());
        }
        self.wall.remove(index);
        note(Event::Collected { seat, piece });
        if self.pool.size(seat) >= self.setup.target || self.wall.empties() == self.board() {
            return self.end_game(note);
        }
        if self.setup.has_gravity() && self.setup.switches.fills_gaps() {
            self.opened.insert(index);
        }
        if self.setup.max_idle_turns > 0 {
            self.gained = true;
        }
        self.roll_again();
    }

    /// Rolls again in the same turn (BE-132), with the same die unless the setup says otherwise
    /// (BE-42).
    fn roll_again(&mut self) {
        let redraws = self.plays(Variant::CrazyEights) && self.setup.switches.redraws();
        let colour = self.dice.colour.filter(|_| !redraws);
        self.dice = Dice { colour, ..Dice::default() };
        self.phase = if redraws { Phase::DrawingDie } else { Phase::Rolling };
    }

    /// Ends a turn, after filling empty cells (BE-57).
    #[inline]
    fn end_turn(&mut self, note: &mut impl FnMut(Event)) {
        self.dice = Dice::default();
        self.visited = Cells::EMPTY;
        if self.setup.has_gravity() {
            self.settle(note);
        } else {
            self.finish_turn(note);
        }
    }

    /// Passes the turn on, clockwise (BE-07).
    pub(super) fn finish_turn(&mut self, note: &mut impl FnMut(Event)) {
        let seat = self.seat;
        note(Event::TurnEnded { seat });
        if self.plays(Variant::OnAgainOffAgain) {
            // Reads the kind after holes were filled (BE-107).
            let kind = self.wall.kind(self.own_index());
            self.notes.set(seat, kind.map_or(0, |kind| 1 + kind as u8));
        }
        let limit = self.setup.max_idle_turns;
        if limit > 0 {
            self.idle_turns = if self.gained { 0 } else { self.idle_turns + 1 };
            self.gained = false;
            if self.idle_turns >= limit {
                return self.end_game(note);
            }
        }
        self.start_turn(seat.next(self.seat_count()), note);
    }

    /// Ends the game at once, without the steps at the end of a turn (BE-30, BE-58).
    fn end_game(&mut self, note: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        self.seat = Seat::FIRST;
        self.dice = Dice::default();
        self.visited = Cells::EMPTY;
        self.opened = self.named_holes();
        self.gained = false;
        self.notes = SeatNotes::default();
        self.idle_turns = 0;
        note(Event::GameOver { ending: self.ending() });
    }
}
