//! Views as numbers: by line, tower space and landscape space, in the order of their names, and by
//! face of card.

use crate::base::seat::{Seat, Seats};
use crate::game::Viewer;
use crate::game::features::{Part, Parts, TurnedSeats, mark, mark_bits, put_number, put_one};
use crate::games::mauerbauer::board::Board;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::hand::{Cards, Hand};
use crate::games::mauerbauer::piece::{HouseColour, Pieces, TowerColour};
use crate::games::mauerbauer::piece::{HouseDie, Roll};
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::setup::Setup;
use crate::games::mauerbauer::space::{LineNumber, Lines, Space, Spaces, TowerSpaces};
use crate::games::mauerbauer::state::{Ending, Phase, State};

/// The content of a view, without heap memory. It is made from a view and its board, or directly
/// from a state.
pub(super) struct Sight<'a> {
    turned: TurnedSeats,
    board: &'a Board,
    walls: Lines,
    last: Option<LineNumber>,
    towers: [TowerSpaces; 3],
    pieces: [Pieces; Space::COUNT],
    closed: Spaces,
    completed: Option<Space>,
    chosen: Option<Space>,
    own: Cards,
    hands: [u32; Setup::SEATS],
    discards: Cards,
    deck: u32,
    scores: [u32; Setup::SEATS],
    phase: Phase,
    seat: Seat,
    acting: Seat,
    swappers: Seats,
    winners: Seats,
    roll: Option<Roll>,
    ending: Option<Ending>,
    draws: u8,
    swapped: u8,
    early: bool,
}

impl<'a> Sight<'a> {
    /// Returns the content of a view, on its board.
    pub(super) fn of(view: &View, board: &'a Board) -> Self {
        let position = &view.position;
        let towers = |colour| {
            let towers = position.towers.iter().filter(|(_, tower)| **tower == colour);
            towers.map(|(&at, _)| at).collect()
        };
        let own = match view.viewer {
            Viewer::Seat(seat) => position.hands.get(seat.index()).and_then(Hand::known),
            Viewer::Spectator => None,
        };
        let of = |numbers: &dyn Fn(usize) -> Option<u32>| {
            std::array::from_fn(|seat| numbers(seat).unwrap_or(0))
        };
        Self {
            turned: TurnedSeats::new(view.viewer, position.setup.players.into()),
            board,
            walls: position.walls.iter().filter_map(|&line| board.number(line)).collect(),
            last: position.last.and_then(|line| board.number(line)),
            towers: TowerColour::ALL.map(towers),
            pieces: pieces(view),
            closed: view.cities.iter().flatten().copied().collect(),
            completed: view.completed,
            chosen: position.chosen,
            own: own.unwrap_or_default(),
            hands: of(&|seat| position.hands.get(seat).map(Hand::len)),
            discards: position.discards,
            deck: view.deck,
            scores: of(&|seat| position.scores.get(seat).copied()),
            phase: position.phase,
            seat: position.seat,
            acting: position.acting,
            swappers: position.swappers,
            winners: view.winners,
            roll: position.roll,
            ending: position.ending,
            draws: position.draws,
            swapped: position.swapped,
            early: position.early,
        }
    }
}

/// Returns the houses and palaces of a view by their spaces.
fn pieces(view: &View) -> [Pieces; Space::COUNT] {
    let position = &view.position;
    let mut pieces = [Pieces::NONE; Space::COUNT];
    let spaces = position.houses.keys().chain(position.palaces.keys());
    for &space in spaces {
        let count = |listed: Option<&Vec<HouseColour>>, colour| {
            let listed = listed.into_iter().flatten();
            listed.filter(|&&other| other == colour).count() as u8
        };
        for colour in HouseColour::ALL {
            let houses = count(position.houses.get(&space), colour).min(Pieces::HOUSES);
            let palaces = count(position.palaces.get(&space), colour).min(Pieces::PALACES);
            pieces[space.index()].set(colour, houses, palaces);
        }
    }
    pieces
}

impl State {
    /// Returns what a viewer sees.
    pub(super) fn sight(&self, viewer: Viewer) -> Sight<'_> {
        let own = match viewer {
            Viewer::Seat(seat) => self.hand(seat),
            Viewer::Spectator => None,
        };
        let seated = |seat: usize| seat < self.seat_count();
        Sight {
            turned: TurnedSeats::new(viewer, self.seat_count()),
            board: self.board(),
            walls: self.walls,
            last: self.line,
            towers: self.towers,
            pieces: self.pieces,
            closed: self.closed,
            completed: self.new_city().and_then(Spaces::first),
            chosen: self.chosen,
            own: own.unwrap_or_default(),
            hands: std::array::from_fn(
                |seat| if seated(seat) { self.hands[seat].len() } else { 0 },
            ),
            discards: self.discards,
            deck: self.deck_len(),
            scores: std::array::from_fn(|seat| if seated(seat) { self.scores[seat] } else { 0 }),
            phase: self.phase,
            seat: self.seat,
            acting: self.acting,
            swappers: self.swappers,
            winners: self.winners(),
            roll: self.roll,
            ending: self.ending,
            draws: self.draws,
            swapped: self.swapped,
            early: self.early,
        }
    }
}

/// The most cards of a face in a deck.
const COPIES: f32 = u8::MAX as f32;
/// An upper bound of the number of cards in a deck.
const CARDS: f32 = COPIES * Card::COUNT as f32;

impl Sight<'_> {
    pub(super) fn write(&self, parts: &mut impl Parts) {
        self.turned.put_viewer(parts);
        self.write_walls(parts);
        self.write_pieces(parts);
        self.write_cards(parts);
        self.write_turn(parts);
        self.write_seats(parts);
    }

    fn write_walls(&self, parts: &mut impl Parts) {
        let lines = self.board.all_lines().len();
        parts.part(Part::flags("walls", &[lines], "the lines with a wall"), |entries| {
            mark_bits(entries, self.walls.bits());
        });
        let last = self.last.map(LineNumber::index);
        put_one(parts, "last_wall", lines, "the line with the wall that was built last", last);
        let places = self.board.tower_spaces().len();
        let meaning = "the tower spaces with a black, a grey, a white tower";
        let shape = [TowerColour::ALL.len(), places];
        parts.part(Part::flags("towers", &shape, meaning), |entries| {
            for (colour, towers) in self.towers.into_iter().enumerate() {
                let rank = |at| places * colour + self.board.tower_rank(at);
                towers.iter().for_each(|at| mark(entries, rank(at)));
            }
        });
    }

    fn write_pieces(&self, parts: &mut impl Parts) {
        let spaces = self.board.spaces();
        let mut pieces = [Pieces::NONE; Space::COUNT];
        let by_rank = pieces.iter_mut().zip(self.board.in_order());
        by_rank.for_each(|(pieces, space)| *pieces = self.pieces[space.index()]);
        let pieces = &pieces[..spaces.len()];
        let shape = [HouseColour::ALL.len(), spaces.len()];
        let meaning =
            "houses of each colour on each space; those of a completed city are on its first";
        let houses = Part::numbers("houses", &shape, 0.0..=Pieces::HOUSES.into(), meaning);
        parts.part(houses, |entries| count_each(entries, pieces, Pieces::houses));
        let meaning = "palaces of each colour of the completed city that goes by each space";
        let palaces = Part::numbers("palaces", &shape, 0.0..=Pieces::PALACES.into(), meaning);
        parts.part(palaces, |entries| {
            // There are usually none.
            if pieces.iter().any(|pieces| pieces.has_palaces()) {
                count_each(entries, pieces, Pieces::palaces);
            }
        });
        let meaning = "the spaces of completed cities";
        parts.part(Part::flags("closed", &[spaces.len()], meaning), |entries| {
            self.closed.iter().for_each(|space| mark(entries, spaces.rank(space)));
        });
        let rank = |space: Option<Space>| space.map(|space| spaces.rank(space));
        let meaning = "the first space of the city that was completed in this turn";
        put_one(parts, "completed", spaces.len(), meaning, rank(self.completed));
        let meaning = "the city that was chosen in the final scoring, by its space";
        put_one(parts, "chosen", spaces.len(), meaning, rank(self.chosen));
    }

    fn write_cards(&self, parts: &mut impl Parts) {
        put_cards(parts, "hand", "cards of each face in the viewer's hand", &self.own);
        put_cards(parts, "discards", "cards of each face on the discard pile", &self.discards);
        let sizes = |seat: Seat| self.hands.get(seat.index()).map_or(0.0, |&size| size as f32);
        self.turned.put_each(parts, "hands", 0.0..=CARDS, "cards in each seat's hand", sizes);
        put_number(parts, "deck", CARDS, "cards in the deck", self.deck as f32);
    }

    fn write_turn(&self, parts: &mut impl Parts) {
        let phase = Some(self.phase as usize);
        put_one(parts, "phase", Phase::ALL.len(), "the part of the game", phase);
        let tower = self.roll.and_then(Roll::tower).map(|colour| colour as usize);
        put_one(parts, "tower_die", 3, "what the tower die shows: black, grey, white", tower);
        let meaning = "how many house dice show each face: red, green, yellow, blue, pink, any";
        let faces = [HouseDie::ALL.len()];
        parts.part(Part::numbers("house_dice", &faces, 0.0..=2.0, meaning), |entries| {
            let dice = self.roll.into_iter().flat_map(Roll::houses);
            dice.for_each(|die| entries[die.index()] += 1.0);
        });
        let ending = self.ending.map(|ending| ending as usize);
        let meaning = "what makes this turn the last, or has ended the game";
        put_one(parts, "ending", Ending::ALL.len(), meaning, ending);
        let most: f32 = u8::MAX.into();
        let meaning = "cards that the acting seat still draws";
        put_number(parts, "draws", most, meaning, self.draws.into());
        let meaning = "cards that the acting seat has put down for a swap";
        put_number(parts, "swapped", most, meaning, self.swapped.into());
        let meaning = "whether the seat has rolled too early in this turn";
        put_number(parts, "early", 1.0, meaning, u8::from(self.early).into());
    }

    fn write_seats(&self, parts: &mut impl Parts) {
        let turned = self.turned;
        turned.put_set(parts, "turn", "the seat whose turn it is", Seats::only(self.seat));
        let meaning = "the seat that is to decide, or for which cards are drawn";
        turned.put_set(parts, "acting", meaning, Seats::only(self.acting));
        let meaning = "the seats in last place that may still swap cards";
        turned.put_set(parts, "swappers", meaning, self.swappers);
        turned.put_set(parts, "winners", "the seats that have won", self.winners);
        let scores = |seat: Seat| self.scores.get(seat.index()).map_or(0.0, |&score| score as f32);
        turned.put_each(parts, "scores", 0.0..=State::POINTS as f32, "each seat's score", scores);
    }
}

/// Counts pieces of each colour, colour by colour. It also counts empty spaces, because checking
/// would take longer.
#[inline]
fn count_each(entries: &mut [f32], pieces: &[Pieces], count: impl Fn(Pieces, HouseColour) -> u8) {
    let mut rest = entries;
    for colour in HouseColour::ALL {
        let Some(plane) = rest.split_off_mut(..pieces.len()) else { return };
        let counts = plane.iter_mut().zip(pieces);
        counts.for_each(|(entry, &pieces)| *entry = count(pieces, colour).into());
    }
}

fn put_cards(parts: &mut impl Parts, name: &'static str, meaning: &'static str, cards: &Cards) {
    let part = Part::numbers(name, &[Card::COUNT], 0.0..=COPIES, meaning);
    parts.part(part, |entries| {
        let counts = entries.iter_mut().zip(cards.counts());
        counts.for_each(|(entry, &count)| *entry = count.into());
    });
}
