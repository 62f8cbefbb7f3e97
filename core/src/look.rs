//! How a view is drawn.

use crate::names::Names;

/// The colours of a drawing.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
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
    /// The width of a narrow drawing.
    pub const NARROW: i32 = 390;
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
    /// The names of the people, by seat: they stand for `seat 0` in all words of the drawing.
    pub names: Names,
    /// The places that may be touched next, with what a button says that stands for one which the
    /// drawing does not show.
    pub targets: Vec<(String, String)>,
    /// The places touched so far.
    pub touched: Vec<String>,
    /// The places where something has just happened.
    pub news: Vec<String>,
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
}
