//! What the tests of drawings share: that they stay drawings, and are those that were looked at.

pub(crate) mod fit;
pub(crate) mod narrow;

use mauerwerk::{Seat, Theme, Viewer};

pub(crate) const THEMES: [Theme; 2] = [Theme::Light, Theme::Dark];
pub(crate) const COLUMNS: usize = 80;

pub(crate) fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number).expect("a seat"))
}

/// Compares a drawing as text with the one that was looked at and found good.
pub(crate) fn assert_text_as_before(game: &str, name: &str, rulings: &str, text: &str) {
    settings(game, rulings).bind(|| insta::assert_snapshot!(format!("{name}-text"), text));
}

/// Compares a drawing with the one that was looked at and found good. It is kept as a picture.
pub(crate) fn assert_svg_as_before(game: &str, name: &str, rulings: &str, svg: &str) {
    let file = format!("{name}.svg");
    let bytes = svg.as_bytes().to_vec();
    settings(game, rulings).bind(|| insta::assert_binary_snapshot!(&file, bytes));
}

/// Compares a drawing with the picture of the README, or writes it where snapshots are written.
pub(crate) fn assert_picture_of_readme(file: &str, svg: &str) {
    let path = format!("{}/../docs/{file}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(&path, svg).expect("the picture is written");
    }
    assert!(std::fs::read_to_string(&path).is_ok_and(|before| before == svg), "docs/{file}");
}

fn settings(game: &str, rulings: &str) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("../snapshots/drawings/{game}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_description(rulings);
    settings.set_omit_expression(true);
    settings
}

/// Parses a drawing, and checks that it needs nothing outside and leaves nothing behind.
pub(crate) fn assert_well_formed(svg: &str) -> roxmltree::Document<'_> {
    let document = roxmltree::Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name().name();
        let known = ["svg", "title", "desc", "g", "rect", "circle", "path", "text"];
        assert!(known.contains(&name), "<{name}> in {svg}");
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(!["id", "class", "href"].contains(&name), "{name} in {svg}");
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value} in {svg}");
            assert!(!value.contains("url("), "{value} in {svg}");
            assert!(!value.contains("--"), "{value} in {svg}");
        }
    }
    document
}

pub(crate) fn assert_svg(svg: &str) {
    let document = assert_well_formed(svg);
    let root = document.root_element();
    let size = |name| root.attribute(name)?.parse::<i32>().ok();
    let (width, height) = size("width").zip(size("height")).expect("a size in pixels");
    assert_eq!(root.attribute("viewBox"), Some(format!("0 0 {width} {height}").as_str()));
    assert_eq!(root.attribute("role"), Some("graphics-document document"));
    let children = root.children().filter(roxmltree::Node::is_element);
    let names: Vec<&str> = children.take(2).map(|child| child.tag_name().name()).collect();
    assert_eq!(names, ["title", "desc"]);
    for (frame, x, y) in document.descendants().filter_map(placed) {
        assert!(0 <= x && x <= width && 0 <= y && y <= height, "{frame:?} in {svg}");
    }
}

/// Returns where a rectangle or a text stands that is not inside a moved group.
fn placed<'a>(node: roxmltree::Node<'a, 'a>) -> Option<(roxmltree::Node<'a, 'a>, i32, i32)> {
    let is_placed = ["rect", "text"].contains(&node.tag_name().name());
    if !is_placed || node.parent_element()?.tag_name().name() != "svg" {
        return None;
    }
    let number = |name| node.attribute(name).map_or(0, |n| n.parse().expect("a whole number"));
    Some((node, number("x") + number("width"), number("y") + number("height")))
}

pub(crate) fn assert_columns(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= COLUMNS, "{line}");
        assert_eq!(line, line.trim_end());
        assert!(!line.starts_with("======="), "{line}");
    }
    assert!(text.ends_with('\n'));
}
