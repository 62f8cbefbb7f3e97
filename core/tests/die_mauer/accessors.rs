//! What programs ask of a state, compared with its position.

use mauerwerk::die_mauer::{Position, SeenStock, State};
use mauerwerk::{Game, Seat, Viewer};

pub(crate) fn check(state: &State) {
    let (position, seats) = (Position::from(*state), state.seats());
    for seat in (0..seats as u8).filter_map(Seat::new) {
        assert_eq!(state.stock(seat), position.stocks[seat].certain(), "{seat} in {state}");
        let fist = position.fists[seat].and_then(|fist| fist.known());
        assert_eq!(state.fist(seat), fist, "{seat} in {state}");
        for viewer in Viewer::all(seats) {
            let seen = state.view(viewer).position.stocks[seat];
            assert_eq!(written(seen), seen.to_string(), "{seat} for {viewer} in {state}");
            let size = state.stock(seat).map(|stock| stock.len());
            assert_eq!(Some(seen.size().into()), size, "{seat} for {viewer} in {state}");
        }
    }
    let beyond = Seat::new(seats as u8).and_then(|seat| state.stock(seat));
    assert_eq!(beyond, None, "{state}");
    let told = (state.wall(), state.master(), state.rounds_played());
    assert_eq!(told, (&position.wall, position.master, position.rounds_played), "{state}");
    let view = state.view(Viewer::Spectator);
    let told = (state.phase(), state.wall_is_dead());
    assert_eq!(told, (view.phase, view.wall_is_dead), "{state}");
}

/// Writes a stock by its parts.
fn written(stock: SeenStock) -> String {
    let (visible, surplus) = (stock.visible(), stock.surplus());
    let (came, went) = (stock.hidden_in(), stock.hidden_out());
    let hidden = |sign, number| if number > 0 { format!("{sign}{number}") } else { String::new() };
    let lacking = if surplus.is_empty() { String::new() } else { format!("!{surplus}") };
    match (stock, came + went) {
        (SeenStock::Size(size), _) => format!("?{size}"),
        (_, 0) => visible.to_string(),
        _ => format!("{visible}({}{}{lacking})", hidden('+', came), hidden('-', went)),
    }
}
