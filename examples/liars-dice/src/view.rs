//! What a viewer sees.

use std::fmt;

use mauerwerk::features::Parts;
use mauerwerk::{Drawing, Look, Reader, RichText, Viewer};
use serde::{Deserialize, Serialize};

use crate::draw;
use crate::features;
use crate::position::Position;

/// What a viewer sees: the position, with the dice of others unknown.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position as far as the viewer knows it.
    pub position: Position,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position.tokens())
    }
}

impl mauerwerk::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn write(&self, parts: &mut impl Parts) {
        features::write(self, parts);
    }

    fn draw(&self, look: &Look) -> Drawing {
        draw::draw(self, look)
    }

    fn text_for(&self, reader: Reader<'_>) -> RichText {
        draw::text(self, reader)
    }
}
