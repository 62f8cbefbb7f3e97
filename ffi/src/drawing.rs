//! Drawings that know their parts.

use mauerwerk::{Drawing, Look, Theme};
pub use mauerwerk::{Panel, Sheet};

use crate::seat::Whole;

/// The shape of a drawing.
#[uniffi::remote(Enum)]
pub enum Sheet {
    /// For paper and large screens: with title and legend.
    Wide,
    /// For phones of 360 to 430 points: 390 units wide, nothing written smaller than 11 of them,
    /// without the title that an app shows itself.
    Narrow,
}

/// A part of a drawing that can be had alone.
#[uniffi::remote(Enum)]
pub enum Panel {
    /// What all play on, with what lies beside it for all.
    Board,
    /// A row for each seat.
    Seats,
    /// What the viewer holds and acts with, and a button for each target that is drawn nowhere.
    Hand,
}

/// A point of a drawing, in its units.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct DrawingPoint {
    /// How far it is to the right.
    pub x: Whole,
    /// How far it is down.
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

/// Something in a drawing that can be pointed at.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Place {
    /// The name, in the game's notation: `c3`, `a1-b1`, `stock:0:T`.
    pub name: String,
    /// What it is, in words.
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

/// Something that moved from one place of a drawing to another, or happened where it is.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Motion {
    /// The names of the places on the way.
    pub places: Vec<String>,
    /// Where it was.
    pub from: Bounds,
    /// Where it is; the same as where it was, if it only happened there.
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

/// Returns the target among the places of a drawing that a touch at a point means: the upper one of
/// those that are there, or else the nearest one within reach; nothing if none is. A thumb needs a
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

/// Returns how to draw, if a theme is given.
pub(crate) fn look(
    theme: Option<Theme>,
    sheet: Option<Sheet>,
    panel: Option<Panel>,
) -> Option<Look> {
    let sheet = sheet.unwrap_or_default();
    theme.map(|theme| Look { sheet, panel, ..Look::new(theme) })
}

/// A drawing, if there is one, as a snapshot has it.
#[derive(Default)]
pub(crate) struct Picture {
    pub(crate) svg: Option<String>,
    pub(crate) width: Whole,
    pub(crate) height: Whole,
    pub(crate) places: Vec<Place>,
}

impl Picture {
    pub(crate) fn of(drawing: Option<Drawing>) -> Self {
        let Some(Drawing { svg, width, height, places }) = drawing else { return Self::default() };
        let places = places.into_iter().map(Place::from).collect();
        Self { svg: Some(svg), width: Whole(width), height: Whole(height), places }
    }
}
