//! Views of Die Mauer, written and read again: a view is a position with question marks.

use mauerwerk::die_mauer::{Edition, Position, SeenFist, SeenStock, Setup, State, Stock, View};
use mauerwerk::{Dealer, Game, Hidden as _, Playout as _, Record, Seat, Viewer};

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number).expect("a seat"))
}

#[test]
fn a_state_and_its_position_say_the_same() {
    for setup in setups() {
        play(&setup, 5, |state| {
            let position = Position::from(*state);
            assert_eq!(state.rounds_played(), position.rounds_played);
            for (seat, stock) in position.stocks.iter() {
                assert_eq!(state.stock(seat), stock.certain());
                let fist = position.fists.get(seat).copied().flatten();
                assert_eq!(state.fist(seat), fist.and_then(SeenFist::known));
            }
        });
    }
}

/// Returns small and full tables, with fists and gifts of all kinds.
fn setups() -> Vec<Setup> {
    let table = |players, stock: &str| Setup {
        min_players: 2,
        max_players: 8,
        rounds: 2,
        max_idle_turns: Some(60),
        stock: Some(stock.parse().expect("a stock")),
        ..Setup::new(Edition::Consensus, players)
    };
    vec![
        table(2, "TG1"),
        table(3, "TG12"),
        table(4, "T1"),
        table(5, "TG"),
        Setup::new(Edition::VilCoyote, 3),
        table(8, "TG12346"),
    ]
}

/// Plays on, mostly with empty fists and gifts, so that there is much to hide.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State)) {
    let mut dealer = Dealer::new(seed);
    let mut state = State::start(setup).expect("a good setup");
    for _ in 0..120 {
        look(&state);
        let Some((actor, random)) = state.decide(&mut dealer) else { return };
        let [empty, none] = ["-", "x"].map(|text| text.parse().expect("an action"));
        let action = if dealer.below(3) > 0 && random != none { empty } else { random };
        let next = state.apply(actor, action).or_else(|_| state.apply(actor, random));
        state = next.expect("a legal action is accepted");
    }
}

fn written(setup: &Setup, view: &View) -> String {
    format!("{setup} {view}")
}

#[test]
fn what_a_view_prints_is_read_as_the_same_view() {
    let (mut hidden, mut forgotten, mut closed) = (0, 0, 0);
    for (seed, setup) in setups().iter().cycle().take(18).enumerate() {
        play(setup, seed as u64, |state| {
            for viewer in Viewer::all(Seat::COUNT).take(1 + usize::from(setup.players)) {
                let view = state.view(viewer);
                let text = written(setup, &view);
                assert_eq!(State::view_from(viewer, &text).as_ref(), Ok(&view), "{viewer}: {text}");
                assert_eq!(State::view_from_json(&serde_json::to_string(&view).unwrap()), Ok(view));
                hidden += usize::from(text.contains("(+") || text.contains("(-"));
                forgotten += usize::from(text.contains("/?"));
                closed += usize::from(text.contains("/?/") && text.contains("fists:"));
            }
        });
    }
    assert!(hidden > 500 && forgotten > 500 && closed > 500, "{hidden} {forgotten} {closed}");
}

#[test]
fn a_position_without_question_marks_is_seen_by_anybody() {
    let record = Record::<State>::random(&Setup::default(), 3).expect("a good setup");
    for state in record.states() {
        for viewer in Viewer::all(4) {
            assert_eq!(State::view_from(viewer, &state.to_string()), Ok(state.view(viewer)));
        }
    }
}

#[test]
fn positions_are_read_as_they_are_written_with_their_question_marks() {
    for setup in setups() {
        play(&setup, 5, |state| {
            let position = state.view(seat(1)).position;
            assert_eq!(position.to_string().parse(), Ok(position.clone()));
            let json = serde_json::to_string(&position).unwrap();
            assert_eq!(serde_json::from_str::<Position>(&json).unwrap(), position);
        });
    }
}

/// Returns what is wrong with what is said to be a view.
fn faults(viewer: Viewer, text: &str) -> String {
    State::view_from(viewer, text).expect_err("it is wrong").to_string()
}

#[test]
fn says_what_no_view_looks_like() {
    let three = "players:3 stock:TG4 dead_wall:continue";
    let read = |viewer, text: &str| faults(viewer, &format!("{three} {text}"));
    assert_eq!(
        read(seat(0), "wall:TG stocks:4/?3/?2"),
        "DM-20: the wall TG has towers or gates next to each other; \
         DM-48: 2 built + 6 held = 8 pieces, but the sets have 9"
    );
    let seats = read(seat(5), "fists:?/_/_ master:4");
    assert_eq!(
        seats,
        "no seat 5 at this table: its seats are 0 to 2; DM-02: seat 4 is not one of 3 seats"
    );
    assert!(read(seat(0), "fists:?/_").contains("DM-02: fists has 2 entries for 3 seats"));
    // The viewer knows the own fist, and all fists on the table are open.
    let nothing = "no position looks like this to seat 0";
    assert_eq!(read(seat(0), "fists:?/_/_"), nothing);
    assert!(
        read(seat(0), "fists:T/?/?").contains("DM-") || read(seat(0), "fists:T/?/?") == nothing
    );
    // No player has given anything, so all stocks are clear.
    assert_eq!(read(seat(0), "stocks:TG4/?3/?3"), nothing);
    // More than everything.
    assert_eq!(
        read(seat(0), "stocks:?200/?3/?3"),
        "DM-48: 0 built + 206 held = 206 pieces, but the sets have 9"
    );
    assert_eq!(read(seat(0), "gifts:1>0? stocks:TG4(+1)/TG4(-1)/TG4"), nothing);
    assert_eq!(
        read(seat(0), "dead:yes fists:_/?/_"),
        "DM-42: a player holds a piece that fits the wall -"
    );
    assert!(read(seat(0), "dead:no").contains("takes yes; this is \"no\""));
    assert!(read(seat(0), "stocks:TG(4)/?3/?3").contains("or ?5 for five unknown ones"));
}

#[test]
fn states_have_no_question_marks() {
    let text = "players:3 stocks:?7/TG12346/TG1246(+1) fists:?/_/_ gifts:1>2?";
    let faults = text.parse::<State>().expect_err("it is no state").to_string();
    assert_eq!(
        faults,
        "DM-49: the pieces of seat 0 are not known: ?7; \
         DM-49: the pieces of seat 2 are not known: TG1246(+1); \
         DM-12: the content of the fist of seat 0 is not known; \
         DM-32: the gift of seat 1 to seat 2 is not known"
    );
    let dead = "players:3 dead:yes".parse::<State>().expect_err("it is not dead").to_string();
    assert_eq!(dead, "DM-42: a player holds a piece that fits the wall -");
}

#[test]
fn a_stock_that_is_not_clear_says_what_is() {
    let seen: SeenStock = "TG12(+1-2!44)".parse().expect("a stock");
    assert_eq!((seen.size(), seen.hidden_in(), seen.hidden_out()), (1, 1, 2));
    assert_eq!(seen.counts(), Some([1, 1, 1, 1, 0, -2, 0, 0]));
    assert_eq!((seen.certain(), seen.surplus().to_string()), (None, "44".to_owned()));
    assert_eq!(seen.to_string(), "TG12(+1-2!44)");
    for wrong in
        ["", "?", "?-1", "?256", "T(", "T()", "T(!4)", "T(+1!T)", "T(1)", "T(-1+2)", "(+1)"]
    {
        assert!(wrong.parse::<SeenStock>().is_err(), "{wrong}");
    }
    let certain: Stock = "T4".parse().expect("a stock");
    assert_eq!(SeenStock::from(certain).to_string().parse(), Ok(certain));
}
