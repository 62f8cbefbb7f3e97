//! A drawing that is light or dark as its reader prefers.

use std::fmt::Write;

use crate::drawing::Drawing;

/// Joins the drawings of both themes, which differ in colours alone.
///
/// Each colour stays as it is in the light one, for viewers of SVG that know no other; a style has
/// both, for browsers, which it comes before.
pub(super) fn joined(light: Drawing, dark: &Drawing) -> Drawing {
    let mut svg = String::with_capacity(2 * light.svg.len());
    let tags = light.svg.split_inclusive('>').zip(dark.svg.split_inclusive('>'));
    for (light, dark) in tags {
        add_tag(&mut svg, light, dark);
    }
    // The first element is the document, which has a style for its size.
    let svg = svg.replacen(" style=\"", " style=\"color-scheme:light dark;", 1);
    Drawing { svg, ..light }
}

/// Adds a tag and the text before it, with a style for the colours that differ.
fn add_tag(svg: &mut String, light: &str, dark: &str) {
    svg.push_str(light);
    if light == dark {
        return;
    }
    let end = if light.ends_with("/>") { "/>" } else { ">" };
    svg.truncate(svg.len() - end.len());
    svg.push_str(" style=\"");
    for (property, light, dark) in differing(light, dark) {
        // Writing to a string can't fail.
        let _ = write!(svg, "{property}:light-dark({light},{dark});");
    }
    svg.push('"');
    svg.push_str(end);
}

/// Returns the attributes that differ, with both values.
fn differing<'a>(
    light: &'a str,
    dark: &'a str,
) -> impl Iterator<Item = (&'a str, &'a str, &'a str)> {
    let words = || light.split('"').zip(dark.split('"'));
    words().zip(words().skip(1)).filter(|(_, (light, dark))| light != dark).map(
        |((name, _), (light, dark))| {
            let name = name.trim_end_matches('=');
            (name.rsplit(' ').next().unwrap_or(name), light, dark)
        },
    )
}
