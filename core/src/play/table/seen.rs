//! Views and information states, without the types of a game.

use std::fmt::Debug;

use super::screen::{TableEvent, json};
use crate::base::actor::Viewer;
use crate::game::{FullGame, InformationState, View};
use crate::sheet::drawing::Drawing;
use crate::sheet::look::{Look, Theme};
use crate::text::message::Reader;
use crate::text::rich_text::RichText;

/// A [`View`] of any game.
pub trait AnyView: Debug + Send + Sync {
    /// Returns the viewer.
    fn viewer(&self) -> Viewer;

    /// Returns the position in notation, with `?` for what is hidden.
    fn notation(&self) -> String;

    /// Returns the points of each seat so far, as the viewer may know them.
    fn scores(&self) -> Vec<i32>;

    /// Draws the view with plain characters, for a reader.
    fn text_for(&self, reader: Reader<'_>) -> RichText;

    /// Draws the view as a self-contained SVG document, with its places.
    fn draw(&self, look: &Look) -> Drawing;

    /// Draws the view as a self-contained SVG document without marks.
    fn svg(&self, theme: Theme) -> String {
        self.draw(&Look::new(theme)).svg
    }

    /// Writes the view as JSON.
    fn to_json(&self) -> String;
}

impl<V: View> AnyView for V {
    fn viewer(&self) -> Viewer {
        View::viewer(self)
    }

    fn notation(&self) -> String {
        self.to_string()
    }

    fn scores(&self) -> Vec<i32> {
        View::scores(self)
    }

    fn text_for(&self, reader: Reader<'_>) -> RichText {
        View::text_for(self, reader)
    }

    fn draw(&self, look: &Look) -> Drawing {
        View::draw(self, look)
    }

    fn to_json(&self) -> String {
        json(self)
    }
}

/// An [`InformationState`] of any game: everything that a viewer has seen.
pub trait AnySeen: Debug + Send + Sync {
    /// Returns the events since the viewer began to watch, as the viewer saw them.
    fn events(&self) -> Vec<TableEvent>;

    /// Returns the current view.
    fn now(&self) -> Box<dyn AnyView>;

    /// Writes the information state as JSON.
    fn to_json(&self) -> String;
}

impl<G: FullGame> AnySeen for InformationState<G> {
    fn events(&self) -> Vec<TableEvent> {
        Self::events(self).iter().map(TableEvent::of).collect()
    }

    fn now(&self) -> Box<dyn AnyView> {
        Box::new(Self::now(self).clone())
    }

    fn to_json(&self) -> String {
        json(self)
    }
}
