//! Views and information states of any game, as data that every language reads.

use std::fmt;
use std::hash::{Hash, Hasher};

use mauerwerk::table::{AnySeen, AnyView};
use mauerwerk::{Lang, Look, Panel, Sheet, Theme};

use crate::error::MauerwerkError;
use crate::table::{TableEvent, reader, told};

/// Declares an object around a value of any game that has a JSON form.
macro_rules! written {
    ($name:ident of $core:ident) => {
        impl From<Box<dyn $core>> for $name {
            fn from(core: Box<dyn $core>) -> Self {
                Self(core)
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.0.to_json() == other.0.to_json()
            }
        }

        impl Eq for $name {}

        impl Hash for $name {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.0.to_json().hash(state);
            }
        }
    };
}

/// A view of any game: data, with no way back to the game. Equal views are equal. It prints as the
/// position's notation, with `?` for hidden parts.
#[derive(Debug, uniffi::Object)]
#[uniffi::export(Display, Eq, Hash)]
pub struct TableView(Box<dyn AnyView>);

written! { TableView of AnyView }

impl fmt::Display for TableView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.notation())
    }
}

#[uniffi::export]
impl TableView {
    /// Reads a view of the game with the given id from the JSON that `to_json` or any other
    /// language of the library wrote. Throws `View` for text that is not a view, or if no position
    /// looks like it, and `Notation` for an unknown id.
    #[uniffi::constructor]
    pub fn from_json(game: &str, json: &str) -> Result<Self, MauerwerkError> {
        Ok(crate::GAMES.find(game)?.view_from_json(json)?.into())
    }

    /// Writes the view as JSON.
    pub fn to_json(&self) -> String {
        self.0.to_json()
    }

    /// Draws the view as SVG. The default is a wide sheet with all panels.
    #[uniffi::method(default(sheet = None, panel = None, lang = None))]
    pub fn svg(
        &self,
        theme: Theme,
        sheet: Option<Sheet>,
        panel: Option<Panel>,
        lang: Option<Lang>,
    ) -> String {
        let (sheet, lang) = (sheet.unwrap_or_default(), lang.unwrap_or_default());
        self.0.draw(&Look { sheet, panel, lang, ..Look::new(theme) }).svg
    }

    /// Draws the view with plain characters, line by line.
    #[uniffi::method(default(lang = None))]
    pub fn drawing(&self, lang: Option<Lang>) -> String {
        self.0.text_for(reader(&[], lang)).to_string()
    }
}

/// Reads an event of the game with the given id from JSON, as any language of the library wrote it. Throws
/// `View` for text that is not an event, and `Notation` for an unknown id.
#[uniffi::export(default(lang = None))]
pub fn read_table_event(
    game: &str,
    json: &str,
    lang: Option<Lang>,
) -> Result<TableEvent, MauerwerkError> {
    let event = crate::GAMES.find(game)?.event_from_json(json)?;
    Ok(TableEvent::told(event, reader(&[], lang)))
}

/// Everything that a viewer with perfect memory has seen of a game of any kind, and nothing else.
/// Two information states are equal if their viewers cannot distinguish them.
#[derive(Debug, uniffi::Object)]
#[uniffi::export(Eq, Hash)]
pub struct InformationState(Box<dyn AnySeen>);

written! { InformationState of AnySeen }

#[uniffi::export]
impl InformationState {
    /// Reads an information state of the game with the given id from the JSON that `to_json` or any
    /// other language of the library wrote. Throws `View` for text that is not an information
    /// state, or if no position looks like its views, and `Notation` for an unknown id.
    #[uniffi::constructor]
    pub fn from_json(game: &str, json: &str) -> Result<Self, MauerwerkError> {
        Ok(crate::GAMES.find(game)?.seen_from_json(json)?.into())
    }

    /// Writes the information state as JSON.
    pub fn to_json(&self) -> String {
        self.0.to_json()
    }

    /// Returns the events since the viewer began to watch, as the viewer saw them.
    #[uniffi::method(default(lang = None))]
    pub fn events(&self, lang: Option<Lang>) -> Vec<TableEvent> {
        told(self.0.events(), reader(&[], lang))
    }

    /// Returns the current view.
    pub fn now(&self) -> TableView {
        self.0.now().into()
    }
}
