//! The wall as a picture.

use super::view::View;
use crate::game::Theme;

impl View {
    /// Draws the view as an SVG document.
    pub(super) fn drawn(&self, _theme: Theme) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_owned()
    }

    /// Draws the view with plain characters.
    pub(super) fn typed(&self) -> String {
        self.to_string()
    }
}
