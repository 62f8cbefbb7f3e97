//! The board and its pieces, as both drawings show them.

use std::collections::BTreeMap;

use crate::base::rule::Faults;
use crate::games::mauerbauer::board::{Board, Border};
use crate::games::mauerbauer::draw::piece::{Counted, Piece};
use crate::games::mauerbauer::piece::TowerColour;
use crate::games::mauerbauer::plan::{BoardPlan, Corners};
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::space::{LineNumber, Lines, Space, Spaces, TowerSpace, TowerSpaces};
use crate::games::mauerbauer::texts;
use crate::text::message::{Message, message};

/// A board with its pieces.
#[derive(Debug)]
pub(super) struct DrawnBoard {
    pub(super) plan: BoardPlan,
    pub(super) board: Board,
    walls: Lines,
    pub(super) towers: BTreeMap<TowerSpace, TowerColour>,
    pieces: BTreeMap<Space, Vec<Piece>>,
    pub(super) cities: Vec<City>,
    pub(super) last: Option<LineNumber>,
    /// Whether it is drawn as an empty board with all names.
    pub(super) is_plan: bool,
}

/// A completed city.
#[derive(Copy, Clone, Debug)]
pub(super) struct City {
    pub(super) name: Space,
    pub(super) spaces: Spaces,
    /// Whether it was completed in this turn.
    pub(super) is_new: bool,
}

/// The kind of a line, with or without a wall.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum LineKind {
    Plain,
    Boundary,
    Coast,
    Straight,
}

impl DrawnBoard {
    pub(super) fn of(view: &View) -> Self {
        let plan = view.position.setup.board.plan();
        let board = Board::lay(&plan);
        let mut pieces: BTreeMap<Space, Vec<Piece>> = BTreeMap::new();
        for (space, colours) in &view.position.palaces {
            pieces.entry(*space).or_default().extend(colours.iter().copied().map(Piece::Palace));
        }
        for (space, colours) in &view.position.houses {
            pieces.entry(*space).or_default().extend(colours.iter().copied().map(Piece::House));
        }
        let city = |spaces: &Vec<Space>| {
            let spaces: Spaces = spaces.iter().copied().collect();
            let is_new = view.completed.is_some_and(|space| spaces.contains(space));
            spaces.first().map(|name| City { name, spaces, is_new })
        };
        Self {
            walls: view.position.walls.iter().filter_map(|wall| board.number(*wall)).collect(),
            towers: view.position.towers.clone(),
            pieces,
            cities: view.cities.iter().filter_map(city).collect(),
            last: view.position.last.and_then(|last| board.number(last)),
            plan,
            board,
            is_plan: false,
        }
    }

    /// Makes an empty board.
    ///
    /// # Errors
    /// Returns all faults of the plan.
    pub(super) fn empty(plan: &BoardPlan) -> Result<Self, Faults> {
        Ok(Self {
            plan: plan.clone(),
            board: Board::new(plan)?,
            walls: Lines::EMPTY,
            towers: BTreeMap::new(),
            pieces: BTreeMap::new(),
            cities: Vec::new(),
            last: None,
            is_plan: true,
        })
    }

    /// Returns all spaces with the indices of their regions and their corners.
    pub(super) fn spaces(&self) -> impl Iterator<Item = (Space, usize, &Corners)> {
        let regions = self.plan.regions.iter().enumerate();
        regions.flat_map(|(region, plan)| {
            plan.numbered().map(move |(space, corners)| (space, region, corners))
        })
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = (LineNumber, &Border)> {
        self.board.all_lines().iter().map(|number| (number, self.board.border(number)))
    }

    pub(super) fn walls(&self) -> impl Iterator<Item = LineNumber> {
        self.walls.iter()
    }

    pub(super) fn has_wall(&self, number: LineNumber) -> bool {
        self.walls.contains(number)
    }

    pub(super) fn kind(&self, number: LineNumber) -> LineKind {
        let border = self.board.border(number);
        if self.board.is_coast(number) {
            LineKind::Coast
        } else if border.sides[1].is_none() {
            LineKind::Straight
        } else if self.board.is_boundary(border) {
            LineKind::Boundary
        } else {
            LineKind::Plain
        }
    }

    /// Returns whether a line is inside a completed city, where no wall may be built (MA-10).
    pub(super) fn is_within(&self, number: LineNumber) -> bool {
        let spaces = self.board.border(number).spaces();
        spaces.len() == 2 && self.cities.iter().any(|city| spaces.within(city.spaces))
    }

    /// Returns the completed city that a space is in.
    pub(super) fn city(&self, space: Space) -> Option<City> {
        self.cities.iter().copied().find(|city| city.spaces.contains(space))
    }

    /// Returns the lines around a city.
    pub(super) fn around(&self, city: City) -> impl Iterator<Item = LineNumber> {
        let sides = self.board.sides(city.spaces).iter();
        sides.filter(move |&line| {
            let border = self.board.border(line);
            border.sides[1].is_none() || !border.spaces().within(city.spaces)
        })
    }

    /// Returns the pieces on a space outside completed cities.
    pub(super) fn pieces(&self, space: Space) -> Vec<Piece> {
        self.pieces.get(&space).cloned().unwrap_or_default()
    }

    /// Returns all pieces of a city, palaces first.
    pub(super) fn pieces_of(&self, city: City) -> Vec<Piece> {
        let mut all: Vec<Piece> = city.spaces.iter().flat_map(|space| self.pieces(space)).collect();
        all.sort_unstable();
        all
    }

    /// Returns the pieces that are drawn on a space. Those of a city are spread over its spaces
    /// (MA-53).
    pub(super) fn heap(&self, space: Space) -> Vec<Piece> {
        let Some(city) = self.city(space) else { return self.pieces(space) };
        let all = self.pieces_of(city);
        let share = all.len().div_ceil(city.spaces.len()).max(1);
        let place = city.spaces.iter().take_while(|&other| other != space).count();
        all.chunks(share).nth(place).map(<[Piece]>::to_vec).unwrap_or_default()
    }

    /// Returns the name of equal pieces on a space.
    pub(super) fn name_of(&self, (piece, count): Counted, space: Space) -> Message {
        let city = self.city(space).map(|city| city.name);
        match piece {
            Piece::Palace(colour) => {
                message!(texts::Palaces { piece: colour.palace(), count, space, city })
            }
            Piece::House(piece) => message!(texts::Houses { piece, count, space, city }),
        }
    }

    /// Returns the towers around a city (MA-62).
    pub(super) fn towers_of(&self, city: City) -> Vec<(TowerSpace, TowerColour)> {
        let corners: TowerSpaces = self.board.corners(city.spaces);
        let towers = self.towers.iter().filter(|(at, _)| corners.contains(**at));
        towers.map(|(at, colour)| (*at, *colour)).collect()
    }
}
