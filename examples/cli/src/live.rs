//! A drawing in a file that follows a game, for a browser next to the terminal.

use mauerwerk::{FullGame, Look, Record, Sheet, Theme, Viewer};

use crate::failure::Failure;
use crate::say::say;
use crate::{files, ink};

/// A file with the view of the person at the screen.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    path: String,
    look: Look,
}

impl Live {
    /// Opens a file for drawings. A file with other content is not overwritten.
    pub(crate) fn new(path: &str, theme: Theme, sheet: Sheet) -> Result<Self, Failure> {
        if path == files::STANDARD {
            return Err(Failure::input(say!(SvgBesideGame)));
        }
        files::check_target(path, |text| text.trim_start().starts_with("<svg"))?;
        Ok(Self {
            path: path.to_owned(),
            look: Look { sheet, lang: ink::lang(), ..Look::new(theme) },
        })
    }

    /// Draws the game for a viewer, and marks the possible next touches.
    pub(crate) fn draw<G: FullGame>(
        &self,
        record: &Record<G>,
        viewer: Viewer,
    ) -> Result<(), Failure> {
        let drawing = record.draw(viewer, &self.look).map_err(Failure::input)?;
        files::replace(&self.path, &drawing.svg)
    }
}
