//! Positions as data and in notation, views of them, and checks of their lists.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::rule::{Faults, NotationError};
use crate::base::seat::{Seat, Seats};
use crate::game::{Game, Viewer};
use crate::games::mauerbauer::event::Event;
use crate::games::mauerbauer::hand::{Cards, Hand};
use crate::games::mauerbauer::piece::{HouseColour, Pieces, Roll, TowerColour};
use crate::games::mauerbauer::setup::{CheckedSetup, Setup};
use crate::games::mauerbauer::space::{Line, Space, TowerSpace};
use crate::games::mauerbauer::state::{Ending, Phase, State, repeated};
use crate::games::mauerbauer::{faults, rules};
use crate::kit::{position_tokens, written_forms};
use crate::text::message::{Message, message};
use crate::text::notation::tokens::{
    parted, read_each, read_list, read_number, read_seat, read_seats, read_yes, slashed,
};
use crate::text::serde_text;

/// A position as plain data, valid or not, which may have unknown hands.
///
/// `TryFrom` makes a [`State`] of a complete one.
///
/// The walls determine the completed cities, and the deck consists of the cards that are nowhere
/// else.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Position, State};
///
/// let state: State = "board:hexagon first_player:0 walls:a1-b2 towers:a1b,b2w houses:1=R,2=G \
///     hands:-/- phase:building".parse()?;
/// let mut position = Position::from(&state);
/// position.scores[1] = 12;
/// assert!(State::try_from(position.clone()).is_ok());
///
/// // A tower stands where walls meet.
/// position.walls.clear();
/// assert!(State::try_from(position).is_err());
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The seats, board, deck and options.
    pub setup: Setup,
    /// The walls on the board, without duplicates.
    pub walls: Vec<Line>,
    /// The towers on the board.
    #[serde(deserialize_with = "serde_text::unique")]
    pub towers: BTreeMap<TowerSpace, TowerColour>,
    /// The houses on each space that has some. Those of a completed city may be on any of its
    /// spaces, and in a state they are on the first (MA-53).
    #[serde(deserialize_with = "serde_text::unique")]
    pub houses: BTreeMap<Space, Vec<HouseColour>>,
    /// The palaces of each completed city that has some, on any of its spaces. In a state they are
    /// on the first.
    #[serde(deserialize_with = "serde_text::unique")]
    pub palaces: BTreeMap<Space, Vec<HouseColour>>,
    /// Each seat's hand, as far as it is known (MA-82).
    pub hands: Vec<Hand>,
    /// The cards on the discard pile.
    #[serde(default)]
    pub discards: Cards,
    /// The score of each seat.
    pub scores: Vec<u32>,
    /// The part of the game.
    pub phase: Phase,
    /// The seat that has the turn.
    pub seat: Seat,
    /// The seat that decides, or for which cards are drawn.
    pub acting: Seat,
    /// The wall that was built last, or `None` if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Line>,
    /// The roll, before pieces are placed, or `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Roll>,
    /// The reason why this turn is the last or the game is over, or `None` before that is known
    /// (MA-75).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// The number of cards that the acting seat still draws.
    #[serde(default)]
    pub draws: u8,
    /// The seats in last place that may still swap cards, including the acting one (MA-70).
    #[serde(default, skip_serializing_if = "Seats::are_none")]
    pub swappers: Seats,
    /// The number of cards that the acting seat has put down for a swap.
    #[serde(default)]
    pub swapped: u8,
    /// The city that the acting seat has chosen in the final scoring, by its first space, or `None`
    /// if there is none (MA-71).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Space>,
    /// Whether the seat has rolled too early in this turn (MA-85).
    #[serde(default)]
    pub early: bool,
}

impl From<&State> for Position {
    fn from(state: &State) -> Self {
        let pieces = |listed: &dyn Fn(Space) -> Vec<HouseColour>| {
            let spaces = state.board().spaces().iter().map(|space| (space, listed(space)));
            spaces.filter(|(_, pieces)| !pieces.is_empty()).collect()
        };
        let towers = state.all_towers().iter();
        Self {
            setup: state.checked.setup.clone(),
            walls: state.walls(),
            towers: towers.filter_map(|at| Some((at, state.tower(at)?))).collect(),
            houses: pieces(&|space| state.houses(space)),
            palaces: pieces(&|space| state.palaces(space)),
            hands: state.seated().map(|seat| Hand::Known(state.hands[seat.index()])).collect(),
            discards: state.discards,
            scores: state.scores().as_slice().to_vec(),
            phase: state.phase,
            seat: state.seat,
            acting: state.acting,
            last: state.last_wall(),
            roll: state.roll,
            ending: state.ending,
            draws: state.draws,
            swappers: state.swappers,
            swapped: state.swapped,
            chosen: state.chosen,
            early: state.early,
        }
    }
}

impl Position {
    /// Returns what a viewer sees: only the number of cards of other hands (MA-82).
    ///
    /// This is the only place where information is hidden.
    pub(super) fn seen_by(mut self, viewer: Viewer) -> Self {
        for (index, hand) in self.hands.iter_mut().enumerate() {
            let own = matches!(viewer, Viewer::Seat(seat) if seat.index() == index);
            if !own {
                *hand = Hand::Unknown(hand.len());
            }
        }
        self
    }

    /// Returns the cards that are in no known hand and not on the discard pile.
    ///
    /// # Errors
    /// Returns a fault if there are no such cards.
    pub(super) fn unseen(&self, all: Cards) -> Result<Cards, Faults> {
        let mut seen = self.hands.iter().filter_map(Hand::known).chain([self.discards]);
        let left = seen.try_fold(all, |left, cards| left.without(&cards));
        let mut faults = Faults::default();
        faults.check(left.is_some(), rules::MA_98, || message!(faults::TooManyOfAFace));
        faults.or(left.unwrap_or_default())
    }

    /// Returns a complete position that looks like this one. Any cards in the unknown hands do,
    /// because only their number decides whether a position is legal.
    ///
    /// # Errors
    /// Returns a fault if there are too few cards.
    pub(super) fn supposed(self) -> Result<Self, Faults> {
        let sizes: Vec<u32> = self.hands.iter().map(Hand::len).collect();
        let mut cards = self.unseen(self.setup.deck.plan().all())?.to_vec().into_iter();
        let hidden = sizes.iter().zip(&self.hands).map(|(&size, hand)| match hand {
            Hand::Known(cards) => *cards,
            Hand::Unknown(_) => cards.by_ref().take(size as usize).collect(),
        });
        let hands: Vec<Cards> = hidden.collect();
        let enough = hands.iter().map(Cards::len).eq(sizes);
        let mut faults = Faults::default();
        faults.check(enough, rules::MA_98, || message!(faults::TooManyInHands));
        faults.or(self.with_unknown(hands))
    }

    /// Returns the position with the given cards in the unknown hands.
    pub(super) fn with_unknown(mut self, hands: impl IntoIterator<Item = Cards>) -> Self {
        for (hand, cards) in self.hands.iter_mut().zip(hands) {
            *hand = Hand::Known(hand.known().unwrap_or(cards));
        }
        self
    }
}

/// Returns the colours of a list in their order, including duplicates.
pub(super) fn sorted(colours: &[HouseColour]) -> Vec<HouseColour> {
    repeated(|colour| colours.iter().filter(|&&other| other == colour).count() as u8)
}

/// What a viewer sees: the position without other seats' hands, and what follows from it.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Hand, State};
/// use mauerwerk::{Game, Hidden, Seat};
///
/// let state: State = "board:hexagon first_player:0 hands:size/cities phase:building".parse()?;
/// let view = state.view(Seat::FIRST.into());
/// assert_eq!(view.position.hands, [Hand::Known("size".parse()?), Hand::Unknown(1)]);
/// assert_eq!(view.to_string(), "hands:size/?1 phase:building seat:0");
///
/// // What a view prints can be read back.
/// let notation = format!("{} {view}", view.position.setup);
/// assert_eq!(State::view_from(view.viewer, &notation), Ok(view));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The position, with unknown hands of the others (MA-82).
    pub position: Position,
    /// The spaces of each completed city, in the order of their first spaces.
    pub cities: Vec<Vec<Space>>,
    /// The first space of the city that was completed in this turn, or `None` if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub completed: Option<Space>,
    /// The number of cards in the deck.
    pub deck: u32,
    /// The seats that have won. Empty before the game is over.
    #[serde(default, skip_serializing_if = "Seats::are_none")]
    pub winners: Seats,
}

/// Checks that a position's lists fit its setup, and that there are enough pieces and cards.
pub(super) fn check_data(position: &Position, checked: &CheckedSetup) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_seats(position, &mut faults);
    check_places(position, checked, &mut faults);
    check_numbers(position, &mut faults);
    check_cards(position, checked, &mut faults);
    faults.or(())
}

fn check_seats(position: &Position, faults: &mut Faults) {
    let seats = usize::from(position.setup.players);
    let lists = [("hands", position.hands.len()), ("scores", position.scores.len())];
    for (name, len) in lists {
        faults.check(len == seats, rules::MA_90, || {
            message!(faults::Entries { name, entries: len, seats })
        });
    }
    let swappers = position.swappers.iter();
    for seat in [position.seat, position.acting].into_iter().chain(swappers) {
        faults.check(seat.index() < seats, rules::MA_90, || {
            message!(faults::NotSeated { seat, seats })
        });
    }
    for score in &position.scores {
        let counts = i32::try_from(*score).is_ok();
        faults.check(counts, rules::MA_80, || message!(faults::HighScore { score: *score }));
    }
}

fn check_places(position: &Position, checked: &CheckedSetup, faults: &mut Faults) {
    let board = &checked.board;
    let mut walls = BTreeSet::new();
    for line in &position.walls {
        let known = board.number(*line).is_some();
        faults.check(known, rules::MA_97, || message!(faults::NotALine { line: line.to_string() }));
        faults.check(walls.insert(line), rules::MA_12, || {
            message!(faults::TwoWalls { line: line.to_string() })
        });
    }
    for at in position.towers.keys() {
        let known = board.tower_spaces().contains(*at);
        faults.check(known, rules::MA_97, || {
            message!(faults::NotATowerSpace { place: at.to_string() })
        });
    }
    for space in position.houses.keys().chain(position.palaces.keys()).chain(&position.chosen) {
        let known = board.spaces().contains(*space);
        faults.check(known, rules::MA_97, || {
            message!(faults::NotASpace { space: space.to_string() })
        });
    }
    if let Some(last) = position.last {
        let built = position.walls.contains(&last);
        faults.check(built, rules::MA_101, || {
            message!(faults::NoLastWall { line: last.to_string() })
        });
    }
}

/// Checks that the board has no more pieces than the box (MA-16).
fn check_numbers(position: &Position, faults: &mut Faults) {
    let mut check = |count: usize, most: usize, what: Message| {
        faults
            .check(count <= most, rules::MA_16, || message!(faults::TooMany { count, what, most }));
    };
    check(position.walls.len(), State::WALLS, message!(faults::Walls));
    for colour in TowerColour::ALL {
        let count = position.towers.values().filter(|&&other| other == colour).count();
        check(count, State::TOWERS, message!(faults::ColouredTowers { colour: colour.word() }));
    }
    for colour in HouseColour::ALL {
        let count = |all: &mut dyn Iterator<Item = &Vec<HouseColour>>| {
            all.flatten().filter(|&&other| other == colour).count()
        };
        let houses = count(&mut position.houses.values());
        check(
            houses,
            Pieces::HOUSES.into(),
            message!(faults::ColouredHouses { colour: colour.word() }),
        );
        let palaces = count(&mut position.palaces.values());
        check(
            palaces,
            Pieces::PALACES.into(),
            message!(faults::ColouredPalaces { colour: colour.word() }),
        );
    }
}

/// Checks that every hand is known, and that no card is in two places.
fn check_cards(position: &Position, checked: &CheckedSetup, faults: &mut Faults) {
    for (seat, hand) in (0..).map_while(Seat::new).zip(&position.hands) {
        let known = hand.known().is_some();
        faults.check(known, rules::MA_82, || message!(faults::HandUnknown { seat }));
    }
    faults.extend(position.unseen(checked.cards).err().unwrap_or_default());
}

/// Checks that the viewer sees its own hand, and only the number of cards of the others.
pub(super) fn check_seen(position: &Position, viewer: Viewer) -> Faults {
    let mut faults = Faults::default();
    let at_table = viewer.at_table(position.setup.players.into());
    at_table.err().into_iter().for_each(|error| faults.add(None, error));
    let viewer_name = || match viewer {
        Viewer::Spectator => message!(faults::ASpectator),
        Viewer::Seat(seat) => Message::parts([seat.into()]),
    };
    for (seat, hand) in (0..).map_while(Seat::new).zip(&position.hands) {
        let (own, known) = (viewer.is(seat), hand.known().is_some());
        // An empty hand hides nothing.
        let seen = own == known || hand.is_empty();
        faults.check(seen, rules::MA_82, || match own {
            true => message!(faults::HandOpen { seat, viewer: viewer_name() }),
            false => message!(faults::HandHidden { seat, viewer: viewer_name() }),
        });
    }
    faults
}

written_forms!(state => Position::from(state), View);

position_tokens! {
    |position, text|
    "walls": position.walls,
        (!position.walls.is_empty()).then(|| written_walls(&position.walls)),
        read_list(text, ',', str::parse);
    "towers": position.towers,
        (!position.towers.is_empty()).then(|| written_towers(&position.towers)),
        read_unique(text, read_tower);
    "houses": position.houses,
        (!position.houses.is_empty()).then(|| written_pieces(&position.houses)),
        read_unique(text, read_pieces);
    "palaces": position.palaces,
        (!position.palaces.is_empty()).then(|| written_pieces(&position.palaces)),
        read_unique(text, read_pieces);
    "hands": position.hands, [slashed(&position.hands)], read_list(text, '/', str::parse);
    "discards": position.discards,
        (!position.discards.is_empty()).then_some(position.discards), text.parse();
    "scores": position.scores,
        position.scores.iter().any(|&score| score > 0).then(|| slashed(&position.scores)),
        read_list(text, '/', read_number);
    "phase": position.phase, [position.phase.name()],
        read_name(text, Phase::ALL, |phase| phase.name());
    "seat": position.seat, [position.seat], read_seat(text);
    "acting": position.acting,
        (position.acting != position.seat).then_some(position.acting), read_seat(text);
    "last": position.last, position.last, text.parse().map(Some);
    "roll": position.roll, position.roll, text.parse().map(Some);
    "end": position.ending, position.ending.map(|ending| ending.name()),
        read_name(text, Ending::ALL, |ending| ending.name()).map(Some);
    "draws": position.draws, (position.draws > 0).then_some(position.draws), read_number(text);
    "swappers": position.swappers,
        (!position.swappers.is_empty()).then_some(position.swappers), read_seats(text);
    "swapped": position.swapped,
        (position.swapped > 0).then_some(position.swapped), read_number(text);
    "chosen": position.chosen, position.chosen, text.parse().map(Some);
    "early": position.early, position.early.then_some("yes"), read_yes(text);
}

fn written_walls(walls: &[Line]) -> String {
    walls.iter().map(Line::to_string).collect::<Vec<_>>().join(",")
}

fn written_towers(towers: &BTreeMap<TowerSpace, TowerColour>) -> String {
    let towers = towers.iter().map(|(at, colour)| format!("{at}{colour}"));
    towers.collect::<Vec<_>>().join(",")
}

fn written_pieces(pieces: &BTreeMap<Space, Vec<HouseColour>>) -> String {
    let written = |(space, colours): (&Space, &Vec<HouseColour>)| {
        let letters: String = colours.iter().map(|colour| colour.letter()).collect();
        format!("{space}={letters}")
    };
    pieces.iter().map(written).collect::<Vec<_>>().join(",")
}

impl FromStr for Position {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        Self::read_over(text, |start| start)
    }
}

impl Position {
    /// Reads a position as a viewer sees it. Missing tokens are as in the viewer's first view.
    pub(super) fn read_seen(viewer: Viewer, text: &str) -> Result<Self, Faults> {
        Self::read_over(text, |start| start.seen_by(viewer))
    }

    /// Reads a position. Missing tokens are as in the result of `shown` for the first position.
    fn read_over(text: &str, shown: impl FnOnce(Self) -> Self) -> Result<Self, Faults> {
        let (tokens, options) = parted(text, TOKENS);
        let setup = Setup::from_tokens(&options, TOKENS)?;
        let mut position = shown(Self::from(&State::start(&setup)?));
        let acting = tokens.iter().any(|token| token.starts_with("acting:"));
        let phase = tokens.iter().any(|token| token.starts_with("phase:"));
        read_each(&tokens, |name, value| position.read_token(name, value))?;
        // While hands are dealt, the acting seat is not the seat of the first turn.
        if phase && !acting {
            position.acting = position.seat;
        }
        Ok(position)
    }
}

/// Reads a list without duplicate names.
fn read_unique<K: Ord, V>(
    text: &str,
    read: impl Fn(&str) -> Result<(K, V), NotationError>,
) -> Result<BTreeMap<K, V>, NotationError> {
    let mut all = BTreeMap::new();
    for part in text.split(',').map(str::trim) {
        let (key, value) = read(part)?;
        if all.insert(key, value).is_some() {
            return Err(NotationError::new(message!(faults::PlaceOnce), part));
        }
    }
    Ok(all)
}

fn read_tower(text: &str) -> Result<(TowerSpace, TowerColour), NotationError> {
    let error = || NotationError::new(message!(faults::ATower), text);
    let (at, colour) = text.split_at_checked(2).ok_or_else(error)?;
    Ok((at.parse()?, colour.parse()?))
}

fn read_pieces(text: &str) -> Result<(Space, Vec<HouseColour>), NotationError> {
    let error = || NotationError::new(message!(faults::PiecesOnSpace), text);
    let (space, letters) = text.split_once('=').ok_or_else(error)?;
    let colours: Option<Vec<_>> = letters.chars().map(HouseColour::from_letter).collect();
    let colours = colours.filter(|colours| !colours.is_empty()).ok_or_else(error)?;
    Ok((space.parse()?, sorted(&colours)))
}

fn read_name<T: Copy>(
    text: &str,
    all: &[T],
    name: impl Fn(&T) -> &'static str,
) -> Result<T, NotationError> {
    let found = all.iter().find(|one| name(one) == text);
    found.copied().ok_or_else(|| NotationError::new(message!(faults::APhase), text))
}
