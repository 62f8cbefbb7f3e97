//! Drawings of a view.

use super::view::View;
use crate::game::Theme;

impl View {
    pub(super) fn drawn(&self, _theme: Theme) -> String {
        String::new()
    }

    pub(super) fn typed(&self) -> String {
        String::new()
    }
}
