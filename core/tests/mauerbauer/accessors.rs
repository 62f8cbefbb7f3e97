//! What programs ask of a state, compared with its position.

use mauerwerk::mauerbauer::{Position, Space, State, TowerSpace};
use mauerwerk::{Game, Seat, Viewer};

pub(crate) fn check(state: &State) {
    let position = Position::from(state);
    let cities = state.view(Viewer::Spectator).cities;
    for space in (0..=u8::MAX).filter_map(Space::new) {
        let city = cities.iter().find(|city| city.first() == Some(&space));
        assert_eq!(state.city(space), city.cloned().unwrap_or_default(), "{space} in {state}");
        let pieces = [&position.houses, &position.palaces]
            .map(|pieces| pieces.get(&space).cloned().unwrap_or_default());
        assert_eq!([state.houses(space), state.palaces(space)], pieces, "{space} in {state}");
    }
    for (nth, hand) in position.hands.iter().enumerate() {
        let seat = Seat::new(nth as u8).expect("a seat");
        assert_eq!(state.hand(seat), hand.known(), "{state}");
        assert_eq!(state.scores()[seat], position.scores[nth], "{state}");
    }
    let beyond = Seat::new(state.seats() as u8).and_then(|seat| state.hand(seat));
    assert_eq!(beyond, None, "{state}");
    let tower = |&at: &TowerSpace| state.tower(at) == position.towers.get(&at).copied();
    assert!(position.towers.keys().all(tower), "{state}");
    let told = (state.seat(), state.phase(), state.walls(), state.last_wall(), state.discards());
    let Position { seat, phase, walls, last, discards, .. } = position;
    assert_eq!(told, (seat, phase, walls, last, discards), "{state}");
}
