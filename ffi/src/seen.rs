//! What somebody sees and has seen of a game of any kind, as data that every language reads.

use std::fmt;

use mauerwerk::{
    Event as _, Game, InformationState as Information, Look, Panel, Sheet, Theme, View as _,
    any_game, on_game, unknown_game, with_game,
};
use serde::Serialize;

use crate::error::{Faulty, MauerwerkError};

/// The view of a game.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
struct Shown<G: Game>(G::View);

any_game! {
    /// A view of any game.
    #[derive(Clone, Eq, PartialEq, Hash, Debug)]
    enum AnyView(Shown)
}

any_game! {
    /// An information state of any game.
    #[derive(Clone, Eq, PartialEq, Hash, Debug)]
    pub(crate) enum AnyInformation(Information)
}

/// Reads JSON by a function of the game of an id.
macro_rules! read {
    ($game:ident, $G:ident => $read:expr) => {{
        let read = with_game!($game, $G => $read.map_err(|faults| Faulty::View.error(&faults)));
        read.unwrap_or_else(|| Err(unknown_game($game).into()))
    }};
}

/// What a viewer sees of a game of any kind: data, with no way back to the game. Equal views are equal,
/// and it prints as the position's notation with `?` for what is hidden.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Object)]
#[uniffi::export(Display, Eq, Hash)]
pub struct TableView(AnyView);

impl fmt::Display for TableView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_game!(AnyView, &self.0, view => view.0.fmt(f))
    }
}

#[uniffi::export]
impl TableView {
    /// Reads a view of the game of that id from JSON, as `to_json` or any other language of the library
    /// wrote it. Throws `View` for text that is none and for what no position looks like, and
    /// `Notation` for an id that is none.
    #[uniffi::constructor]
    pub fn from_json(game: &str, json: &str) -> Result<Self, MauerwerkError> {
        read!(game, G => G::view_from_json(json).map(|view| Self(Shown::<G>(view).into())))
    }

    /// Writes the view as JSON.
    pub fn to_json(&self) -> String {
        on_game!(AnyView, &self.0, view => json(&view.0))
    }

    /// Draws the view as SVG, wide unless a sheet is given, and the whole unless a panel is given.
    #[uniffi::method(default(sheet = None, panel = None))]
    pub fn svg(&self, theme: Theme, sheet: Option<Sheet>, panel: Option<Panel>) -> String {
        let look = Look { sheet: sheet.unwrap_or_default(), panel, ..Look::new(theme) };
        on_game!(AnyView, &self.0, view => view.0.draw(&look).svg)
    }

    /// Draws the view with plain characters, line by line.
    pub fn drawing(&self) -> String {
        on_game!(AnyView, &self.0, view => view.0.text())
    }
}

/// Something that happened in a game of any kind, as somebody saw it.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TableEvent {
    /// What happened, in words.
    pub text: String,
    /// The names of the places of a drawing that it concerns.
    pub places: Vec<String>,
    /// The same as JSON, which every language of the library reads.
    pub json: String,
}

impl TableEvent {
    fn of(event: &impl mauerwerk::Event) -> Self {
        Self { text: event.to_string(), places: event.places(), json: json(event) }
    }
}

/// Reads an event of the game of that id from JSON, as any language of the library wrote it. Throws
/// `View` for text that is none, and `Notation` for an id that is none.
#[uniffi::export]
pub fn read_table_event(game: &str, json: &str) -> Result<TableEvent, MauerwerkError> {
    read!(game, G => <G as Game>::Event::from_json(json).map(|event| TableEvent::of(&event)))
}

/// All that a viewer with perfect memory has seen of a game of any kind, and nothing that it has not.
/// What two viewers cannot tell apart is equal.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Object)]
#[uniffi::export(Eq, Hash)]
pub struct InformationState(AnyInformation);

impl InformationState {
    pub(crate) fn of(seen: impl Into<AnyInformation>) -> Self {
        Self(seen.into())
    }
}

#[uniffi::export]
impl InformationState {
    /// Reads an information state of the game of that id from JSON, as `to_json` or any other language
    /// of the library wrote it. Throws `View` for text that is none and for views that no position looks
    /// like, and `Notation` for an id that is none.
    #[uniffi::constructor]
    pub fn from_json(game: &str, json: &str) -> Result<Self, MauerwerkError> {
        read!(game, G => Information::<G>::from_json(json).map(Self::of))
    }

    /// Writes the information state as JSON.
    pub fn to_json(&self) -> String {
        on_game!(AnyInformation, &self.0, seen => json(seen))
    }

    /// Returns what happened since, as the viewer saw it.
    pub fn events(&self) -> Vec<TableEvent> {
        on_game!(AnyInformation, &self.0, seen => seen.events().iter().map(TableEvent::of).collect())
    }

    /// Returns what the viewer sees now.
    pub fn now(&self) -> TableView {
        on_game!(AnyInformation, &self.0, seen => now(seen))
    }
}

fn now<G: Game>(seen: &Information<G>) -> TableView
where
    AnyView: From<Shown<G>>,
{
    TableView(Shown::<G>(seen.now().clone()).into())
}

fn json(value: &impl Serialize) -> String {
    // Nothing that is seen has a form that JSON lacks.
    serde_json::to_string(value).unwrap_or_default()
}
