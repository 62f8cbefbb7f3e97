//! Looks: how drawings look.

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
