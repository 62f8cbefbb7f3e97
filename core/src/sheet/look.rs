//! How a view is drawn.

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
    /// Light or dark as the reader prefers, where a browser shows the drawing; else light.
    Auto,
    /// For printers: black on white, but for what is played with.
    Print,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::Auto, Self::Print];

    /// Returns the name, as options and arguments have it.
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
    /// For paper, notebooks and large screens: with title and legend.
    #[default]
    Wide,
    /// For phones of 360 to 430 points: 390 units wide, nothing written smaller than 11 of them,
    /// without the title that an app shows itself.
    Narrow,
}

impl Sheet {
    /// All shapes.
    pub const ALL: [Self; 2] = [Self::Wide, Self::Narrow];

    /// The width of a narrow drawing.
    pub const NARROW: i32 = 390;

    /// Returns the name, as options and arguments have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Narrow => "narrow",
        }
    }
}

/// A part of a drawing that can be had alone.
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
    /// What all play on, with what lies beside it for all.
    Board,
    /// A row for each seat.
    Seats,
    /// What the viewer holds and acts with, and a button for each target that is not drawn.
    Hand,
}

impl Panel {
    /// All parts.
    pub const ALL: [Self; 3] = [Self::Board, Self::Seats, Self::Hand];

    /// Returns the name, as options and arguments have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Seats => "seats",
            Self::Hand => "hand",
        }
    }
}

/// How a view is drawn, and what is marked.
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
    /// The part that is drawn alone, with a view box of its own; everything if there is none.
    pub panel: Option<Panel>,
    /// The language of all words in the drawing.
    pub lang: Lang,
    /// The names of the people, by seat: they replace `seat 0` in all words of the drawing.
    pub names: Vec<String>,
    /// The places that may be touched next, each with the label of the button that stands for it
    /// where the drawing does not show it.
    pub targets: Vec<(String, Message)>,
    /// The places touched so far.
    pub touched: Vec<String>,
    /// The places where something has just happened.
    pub news: Vec<String>,
    /// What lay open lately, drawn pale where nothing has taken its place: the places, each with what
    /// was there in notation.
    pub shown: Vec<(String, String)>,
}

impl Look {
    /// Makes the look of a theme, with nothing marked.
    #[must_use]
    pub fn new(theme: Theme) -> Self {
        Self { theme, ..Self::default() }
    }

    /// Adds the names of the people, by seat; an empty name stands for no name.
    #[must_use]
    pub fn named<N: Into<String>>(self, names: impl IntoIterator<Item = N>) -> Self {
        Self { names: names.into_iter().map(Into::into).collect(), ..self }
    }

    /// Adds the places where something has just happened.
    #[must_use]
    pub fn with_news(self, news: Vec<String>) -> Self {
        Self { news, ..self }
    }

    /// Adds what lay open lately.
    #[must_use]
    pub fn with_shown(self, shown: Vec<(String, String)>) -> Self {
        Self { shown, ..self }
    }
}
