//! Drawings that know their parts, and how they look.

use crate::base::lang::Lang;
use crate::text::message::Message;

/// The colours of a drawing.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// Light or dark by the reader's preference in a browser, otherwise light.
    Auto,
    /// For printers: black on white, except for pieces.
    Print,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::Auto, Self::Print];

    /// Returns the name that options and arguments use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Auto => "auto",
            Self::Print => "print",
        }
    }
}

/// The shape of a drawing.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub enum Sheet {
    /// For paper, notebooks and large screens, with title and legend.
    #[default]
    Wide,
    /// For phones with a width of 360 to 430 points: 390 units wide, with text of at least 11
    /// units. It has no title, because apps show it themselves.
    Narrow,
}

impl Sheet {
    /// All shapes.
    pub const ALL: [Self; 2] = [Self::Wide, Self::Narrow];

    /// The width of a narrow drawing.
    pub const NARROW: i32 = 390;

    /// Returns the name that options and arguments use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Narrow => "narrow",
        }
    }
}

/// A part of a drawing that can be drawn alone.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::{Game, Look, Panel, Seat, View};
///
/// // The hand alone, for the lower half of a phone.
/// let view = "players:3".parse::<State>()?.view(Seat::FIRST.into());
/// let look = Look { panel: Some(Panel::Hand), ..Look::default() };
/// let hand = view.draw(&look);
/// assert!(hand.height < view.draw(&Look::default()).height);
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Panel {
    /// The board, and everything next to it that all players share.
    Board,
    /// A row for each seat.
    Seats,
    /// The viewer's hand and controls, and a button for each target that is not drawn.
    Hand,
}

impl Panel {
    /// All parts.
    pub const ALL: [Self; 3] = [Self::Board, Self::Seats, Self::Hand];

    /// Returns the name that options and arguments use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Seats => "seats",
            Self::Hand => "hand",
        }
    }
}

/// The look of a drawing, with its marks.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::State;
/// use mauerwerk::{Game, Look, Theme, View, Viewer};
///
/// let state: State = "players:2".parse()?;
/// let look = Look { theme: Theme::Dark, ..Look::default() }.named(["Ada", "Ben"]);
/// let drawing = state.view(Viewer::Spectator).draw(&look);
/// assert!(drawing.svg.contains(">Ada</text>"));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// The shape.
    pub sheet: Sheet,
    /// The panel that is drawn alone, with a separate view box, or `None` to draw everything.
    pub panel: Option<Panel>,
    /// The language of all words in the drawing.
    pub lang: Lang,
    /// The names of the players, by seat. They replace `seat 0` in all words of the drawing.
    pub names: Vec<String>,
    /// Whether the viewer is called by name, too, because others read the drawing. By default, the
    /// drawing calls the viewer "you".
    pub by_name: bool,
    /// The places that may be touched next. If a target is not in the drawing, a button shows its
    /// label.
    pub targets: Vec<(String, Message)>,
    /// The places touched so far.
    pub touched: Vec<String>,
    /// The places where something has just happened.
    pub news: Vec<String>,
    /// The contents that were open lately, in notation, by place. They are drawn pale unless
    /// something else is there now.
    pub shown: Vec<(String, String)>,
}

impl Look {
    /// Makes the look of a theme without marks.
    #[must_use]
    pub fn new(theme: Theme) -> Self {
        Self { theme, ..Self::default() }
    }

    /// Sets the names of the players, by seat. An empty name means no name.
    #[must_use]
    pub fn named<N: Into<String>>(self, names: impl IntoIterator<Item = N>) -> Self {
        Self { names: names.into_iter().map(Into::into).collect(), ..self }
    }

    /// Sets the places where something has just happened.
    #[must_use]
    pub fn with_news(self, news: Vec<String>) -> Self {
        Self { news, ..self }
    }

    /// Sets the contents that were open lately.
    #[must_use]
    pub fn with_shown(self, shown: Vec<(String, String)>) -> Self {
        Self { shown, ..self }
    }
}

/// A drawing of a view: an SVG document, and the places in it that a pointer can reach.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Look, Seat, Touch};
///
/// let drawing = State::start(&Setup::default())?.draw(Seat::FIRST.into(), &Look::default())?;
/// let tower = drawing.places.iter().find(|place| place.name == "stock:0:T").unwrap();
/// assert_eq!(tower.label, "your tower");
/// assert!(tower.is_target);
/// assert!(drawing.svg.contains("data-place=\"stock:0:T\""));
///
/// let (x, y) = tower.shape[0];
/// assert_eq!(drawing.target_at((x + 2, y + 2), 22), Some(tower));
/// assert_eq!(drawing.target_at((0, 0), 22), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Drawing {
    /// The SVG document. Each place is a group with its name as `data-place`. Marked places have
    /// `data-mark`, which is `target`, `touched` or `news`.
    pub svg: String,
    /// What the drawing shows, in words.
    pub alt: String,
    /// The width, in the units of the places.
    pub width: i32,
    /// The height, in the units of the places.
    pub height: i32,
    /// The places in drawing order: later ones are on top. A place that is drawn several times,
    /// like two equal pieces, is listed several times.
    pub places: Vec<Place>,
}

/// A part of a drawing that a pointer can reach.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::State;
/// use mauerwerk::{Game, Look, Seat, Touch};
///
/// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0"
///     .parse()?;
/// let drawing = state.draw(Seat::FIRST.into(), &Look::default())?;
/// let hammer = drawing.places.iter().find(|place| place.name == "hammer:0").unwrap();
/// assert!(hammer.is_target && !hammer.is_touched);
/// let cell = drawing.places.iter().find(|place| place.name == "b1").unwrap();
/// assert!(!cell.is_target);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Place {
    /// The name, in the game's notation: `c3`, `a1-b1`, `stock:0:T`.
    pub name: String,
    /// The label, in words.
    pub label: String,
    /// The corners of its outline, in the drawing's units.
    pub shape: Vec<Point>,
    /// Whether a touch leads to a legal action of the viewer.
    pub is_target: bool,
    /// Whether it is one of the touches so far.
    pub is_touched: bool,
}

impl Drawing {
    /// Returns the target of a touch: the topmost target at the point, or else the nearest one
    /// within reach. Returns `None` if no target is within reach. A thumb needs a reach of 22 units
    /// on a narrow sheet.
    #[must_use]
    pub fn target_at(&self, at: Point, reach: u32) -> Option<&Place> {
        target_at(&self.places, at, reach)
    }
}

/// Returns the target of a touch among the given places. See [`Drawing::target_at`].
#[must_use]
pub fn target_at(places: &[Place], at: Point, reach: u32) -> Option<&Place> {
    let away = |place: &Place| squared_distance(at, &place.shape);
    let targets = places.iter().rev().filter(|place| place.is_target && !place.shape.is_empty());
    let nearest = targets.min_by(|one, other| away(one).total_cmp(&away(other)))?;
    (away(nearest) <= f64::from(reach).powi(2)).then_some(nearest)
}

/// Returns the square of the distance between a point and a polygon, which is 0 inside it.
fn squared_distance(at: Point, corners: &[Point]) -> f64 {
    let sides = || corners.iter().copied().zip(corners.iter().copied().cycle().skip(1));
    let crossed = sides().filter(|&(from, to)| crosses(at, from, to)).count();
    if crossed % 2 == 1 {
        return 0.0;
    }
    sides().map(|(from, to)| away(at, from, to)).fold(f64::INFINITY, f64::min)
}

/// Returns whether a ray to the right of a point crosses a line.
fn crosses(at: Point, from: Point, to: Point) -> bool {
    let (x, y) = (f64::from(at.0), f64::from(at.1));
    let [(from_x, from_y), (to_x, to_y)] = [from, to].map(|(x, y)| (f64::from(x), f64::from(y)));
    (from_y <= y) != (to_y <= y) && x < from_x + (y - from_y) * (to_x - from_x) / (to_y - from_y)
}

/// Returns the square of the distance between a point and a line segment.
fn away(at: Point, from: Point, to: Point) -> f64 {
    let vector =
        |(x, y): Point| (f64::from(x) - f64::from(from.0), f64::from(y) - f64::from(from.1));
    let ((x, y), (along_x, along_y)) = (vector(at), vector(to));
    let length = along_x * along_x + along_y * along_y;
    let share =
        if length > 0.0 { ((x * along_x + y * along_y) / length).clamp(0.0, 1.0) } else { 0.0 };
    (x - share * along_x).powi(2) + (y - share * along_y).powi(2)
}

/// A point of a drawing: x to the right, y down.
pub type Point = (i32, i32);

/// The rectangle around a place.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Bounds {
    /// The left side.
    pub x: i32,
    /// The upper side.
    pub y: i32,
    /// The width.
    pub width: i32,
    /// The height.
    pub height: i32,
}

impl Place {
    /// Returns the smallest rectangle around the shape.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        let range = |axis: fn(&Point) -> i32| {
            let all = || self.shape.iter().map(axis);
            let low = all().min().unwrap_or(0);
            (low, all().max().unwrap_or(0).saturating_sub(low))
        };
        let ((x, width), (y, height)) = (range(|point| point.0), range(|point| point.1));
        Bounds { x, y, width, height }
    }
}
