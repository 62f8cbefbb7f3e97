//! Drawings of views.

use liars_dice::State;
use mauerwerk::{Game as _, Seat, Theme, View as _, Viewer};

#[test]
fn views_are_drawn() {
    for (name, position, seat) in [
        ("bids", "players:4 cups:12336/2245/-/66666 turn:3 bid:4x6", Some(1)),
        ("rolling", "players:3 cups:12356/...../..... turn:0", None),
        ("over", "players:2 cups:-/.. turn:1", Some(0)),
    ] {
        let state: State = position.parse().expect("a position");
        let viewer = seat.and_then(Seat::new).map_or(Viewer::Spectator, Viewer::Seat);
        let view = state.view(viewer);
        insta::assert_snapshot!(name, view.text());
        for theme in [Theme::Light, Theme::Dark] {
            let svg = view.svg(theme);
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{svg}");
        }
        insta::assert_binary_snapshot!(
            &format!("{name}-drawn.svg"),
            view.svg(Theme::Light).into_bytes()
        );
    }
}
