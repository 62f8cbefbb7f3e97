//! Drawings as images of HTML pages.

use super::tag::{Tag, attr};
use crate::sheet::look::Drawing;

/// Gives images the colours of pages that have a switch for them: JupyterLab and nbconvert, Sphinx,
/// Colab and VS Code. Elsewhere an image has the colour scheme of its page, or else the reader's.
const STYLE: &str = "<style>\
    :is([data-jp-theme-light=true],[data-theme=light],[theme=light],.vscode-light,.output_subarea) \
    .mauerwerk{color-scheme:light}\
    :is([data-jp-theme-light=false],[data-theme=dark],[theme=dark],.vscode-dark) \
    .mauerwerk{color-scheme:dark}</style>\n";

impl Drawing {
    /// Returns the drawing as an image for an HTML page, with the alternative text.
    ///
    /// A drawing in [`Theme::Auto`](crate::Theme::Auto) is dark where the page is dark. Pages that
    /// remove styles and scripts from what they show keep the image.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::{Game, Look, Theme, View, Viewer};
    ///
    /// let state: State = "players:3".parse()?;
    /// let drawing = state.view(Viewer::Spectator).draw(&Look::new(Theme::Auto));
    /// assert!(drawing.alt.starts_with("Die Mauer, round 1 of 4, seen by a spectator. "));
    /// assert!(drawing.html().contains("alt=\"Die Mauer, round 1 of 4"));
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    #[must_use]
    pub fn html(&self) -> String {
        let mut html = String::with_capacity(2 * self.svg.len());
        html.push_str(STYLE);
        Tag::new(&mut html, "img")
            .set(attr!("class"), "mauerwerk")
            .set(attr!("width"), self.width)
            .set(attr!("height"), self.height)
            .set(attr!("style"), "max-width:100%;height:auto")
            .set_text(attr!("alt"), &self.alt)
            .set(attr!("src"), &*data_url(&self.svg))
            .close();
        html
    }
}

/// Returns the address of a document that contains the document itself.
fn data_url(svg: &str) -> String {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    let mut url = String::with_capacity(2 * svg.len());
    url.push_str("data:image/svg+xml,");
    for byte in svg.bytes() {
        match byte {
            b'%' | b'#' | b'"' | b'<' | b'>' | b'&' | 0..b' ' | 127.. => {
                let digits =
                    [byte >> 4, byte & 15].map(|digit| char::from(HEX[usize::from(digit)]));
                url.push('%');
                url.extend(digits);
            }
            _ => url.push(char::from(byte)),
        }
    }
    url
}
