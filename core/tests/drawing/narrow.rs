//! What holds of drawings for phones: nothing is written small, and what is touched is large.

use mauerwerk::{Drawing, FullGame, Look, Sheet, Theme, View, Viewer};

use super::{assert_svg, assert_svg_as_before, assert_well_formed};

/// The least size of what is written, in the drawing's units.
const LETTER: f64 = 11.0;
/// The least width and height of what is touched.
const THUMB: i32 = 44;

pub(crate) fn narrow(theme: Theme) -> Look {
    Look { sheet: Sheet::Narrow, ..Look::new(theme) }
}

/// Compares narrow drawings, with what may be touched, with the ones that were looked at and found
/// good.
pub(crate) fn assert_drawn<G: FullGame>(
    game: &str,
    name: &str,
    rulings: &str,
    state: &G,
    viewer: Viewer,
) {
    for (theme, word) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        let drawing = state.draw(viewer, &narrow(theme)).expect("a viewer");
        assert_svg_as_before(game, &format!("{name}-narrow-{word}"), rulings, &drawing.svg);
    }
}

/// Checks a drawing with what may be touched; places whose names are `small` may be small.
pub(crate) fn assert_narrow<G: FullGame>(state: &G, viewer: Viewer, small: impl Fn(&str) -> bool) {
    let drawing = state.draw(viewer, &narrow(Theme::Dark)).expect("a viewer");
    assert_svg(&drawing.svg);
    assert_eq!(drawing.width, Sheet::NARROW);
    assert_legible(&drawing.svg);
    for target in drawing.places.iter().filter(|place| place.is_target && !small(&place.name)) {
        assert!(is_large(&drawing, &target.name), "{} in {state} for {viewer}", target.name);
    }
}

/// Returns whether a thumb finds one of the places of that name.
fn is_large(drawing: &Drawing, name: &str) -> bool {
    let mut bounds = drawing.places.iter().filter(|place| place.name == name).map(|at| at.bounds());
    bounds.any(|bounds| bounds.width >= THUMB && bounds.height >= THUMB)
}

/// Checks what is drawn of a view that no position has.
pub(crate) fn assert_drawable(view: &impl View) {
    let drawing = view.draw(&narrow(Theme::Light));
    assert_well_formed(&drawing.svg);
    assert_legible(&drawing.svg);
}

/// Checks that nothing is written smaller than can be read, groups within groups counted.
pub(crate) fn assert_legible(svg: &str) {
    let document = roxmltree::Document::parse(svg).expect("XML");
    for text in document.descendants().filter(|node| node.tag_name().name() == "text") {
        let size: f64 = text.attribute("font-size").expect("a size").parse().expect("a number");
        let size = size * text.ancestors().map(scale).product::<f64>();
        let words = text.text().unwrap_or_default();
        assert!(size >= LETTER, "{words:?} is written at {size} in {svg}");
    }
}

/// Returns how large a group draws.
fn scale(node: roxmltree::Node<'_, '_>) -> f64 {
    let scaled = node.attribute("transform").and_then(|moved| moved.split_once("scale("));
    scaled.map_or(1.0, |(_, rest)| rest.trim_end_matches(')').parse().expect("a number"))
}

#[test]
#[should_panic(expected = "\"small\" is written at 10.5")]
fn notices_what_is_written_small() {
    let inner =
        r#"<g transform="translate(1 2) scale(0.75)"><text font-size="14">small</text></g>"#;
    assert_legible(&format!("<svg>{inner}</svg>"));
}
