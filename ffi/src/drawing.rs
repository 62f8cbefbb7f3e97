//! Drawings, with their places.

use mauerwerk::{Drawing, Look, Theme};
pub use mauerwerk::{Panel, Sheet};

use crate::seat::Whole;

/// The shape of a drawing.
#[uniffi::remote(Enum)]
pub enum Sheet {
    /// For paper and large screens: with title and legend.
    Wide,
    /// For phones with a width of 360 to 430 points: 390 units wide, with text of at least 11
    /// units. It has no title, because apps show it themselves.
    Narrow,
}

/// A part of a drawing that can be drawn alone.
#[uniffi::remote(Enum)]
pub enum Panel {
    /// The board, and everything next to it that all players share.
    Board,
    /// A row for each seat.
    Seats,
    /// The viewer's hand and controls, and a button for each target that is not drawn.
    Hand,
}

/// A point of a drawing, in its units.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct DrawingPoint {
    /// The distance to the right.
    pub x: Whole,
    /// The distance down.
    pub y: Whole,
}

/// The rectangle around a place, in the drawing's units.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Bounds {
    /// The left side.
    pub x: Whole,
    /// The upper side.
    pub y: Whole,
    /// The width.
    pub width: Whole,
    /// The height.
    pub height: Whole,
}

/// A part of a drawing that a pointer can reach.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Place {
    /// The name, in the game's notation: `c3`, `a1-b1`, `stock:0:T`.
    pub name: String,
    /// The label, in words.
    pub label: String,
    /// The corners of its outline.
    pub shape: Vec<DrawingPoint>,
    /// The rectangle around it.
    pub bounds: Bounds,
    /// Whether a touch leads to a legal action of the viewer.
    pub is_target: bool,
    /// Whether it is one of the touches so far.
    pub is_touched: bool,
}

/// A thing that moved from one place of a drawing to another, or a place where something happened.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Motion {
    /// The names of the places on the way.
    pub places: Vec<String>,
    /// The box where the motion starts.
    pub from: Bounds,
    /// The box where the motion ends. Equal to `from` if nothing moved.
    pub to: Bounds,
}

impl From<mauerwerk::Bounds> for Bounds {
    fn from(bounds: mauerwerk::Bounds) -> Self {
        let mauerwerk::Bounds { x, y, width, height } = bounds;
        Self { x: Whole(x), y: Whole(y), width: Whole(width), height: Whole(height) }
    }
}

impl From<mauerwerk::Motion> for Motion {
    fn from(motion: mauerwerk::Motion) -> Self {
        let mauerwerk::Motion { places, from, to } = motion;
        Self { places, from: from.into(), to: to.into() }
    }
}

impl From<mauerwerk::Place> for Place {
    fn from(place: mauerwerk::Place) -> Self {
        let point = |(x, y)| DrawingPoint { x: Whole(x), y: Whole(y) };
        Self {
            bounds: place.bounds().into(),
            shape: place.shape.into_iter().map(point).collect(),
            name: place.name,
            label: place.label,
            is_target: place.is_target,
            is_touched: place.is_touched,
        }
    }
}

/// Returns the target of a touch among the places of a drawing: the topmost target at the point, or
/// else the nearest one within reach. Returns nothing if no target is within reach. A thumb needs a
/// reach of 22 units on a narrow sheet.
#[uniffi::export]
pub fn target_at(places: Vec<Place>, at: DrawingPoint, reach: u32) -> Option<Place> {
    let all: Vec<mauerwerk::Place> = places.into_iter().map(mauerwerk::Place::from).collect();
    let at = (at.x.0, at.y.0);
    mauerwerk::target_at(&all, at, reach).cloned().map(Place::from)
}

impl From<Place> for mauerwerk::Place {
    fn from(place: Place) -> Self {
        let Place { name, label, shape, bounds: _, is_target, is_touched } = place;
        let shape = shape.into_iter().map(|point| (point.x.0, point.y.0)).collect();
        Self { name, label, shape, is_target, is_touched }
    }
}

/// Returns the look, if a theme is given.
pub(crate) fn look(
    theme: Option<Theme>,
    sheet: Option<Sheet>,
    panel: Option<Panel>,
) -> Option<Look> {
    let sheet = sheet.unwrap_or_default();
    theme.map(|theme| Look { sheet, panel, ..Look::new(theme) })
}

/// A drawing for a snapshot, if there is one.
#[derive(Default)]
pub(crate) struct Picture {
    pub(crate) svg: Option<String>,
    pub(crate) width: Whole,
    pub(crate) height: Whole,
    pub(crate) places: Vec<Place>,
}

impl Picture {
    pub(crate) fn of(drawing: Option<Drawing>) -> Self {
        let Some(Drawing { svg, width, height, places, .. }) = drawing else {
            return Self::default();
        };
        let places = places.into_iter().map(Place::from).collect();
        Self { svg: Some(svg), width: Whole(width), height: Whole(height), places }
    }
}
