//! Draws a view as SVG and as text.

use super::view::View;
use crate::game::Theme;

impl View {
    /// Draws the view as SVG.
    pub(super) fn drawn(&self, _theme: Theme) -> String {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><text>{self}</text></svg>")
    }

    /// Draws the view with plain characters.
    pub(super) fn typed(&self) -> String {
        self.to_string()
    }
}
