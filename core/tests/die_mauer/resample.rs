//! Resampling draws every history that fits equally often: held against brute force.
//!
//! Nothing here knows how resampling works. Playing finds every state that a viewer could be in. It
//! groups all histories of small variants, or all that look like a given one, by what the viewer
//! has seen. In Die Mauer chance decides nothing, so every history has the same weight. Seats that
//! decide together do so in an order that everybody sees, so the order alone never divides a group.

mod beliefs;
mod follower;

use std::collections::BTreeSet;

use mauerwerk::die_mauer::{
    Action, DeadWall, Donation, Edition, Event, Fist, Gift, Nothing, Phase, Piece, Position,
    SeenStock, Setup, State, Stock,
};
use mauerwerk::{BySeat, Dealer, Decision, Game, Seat, Seats, Viewer};

use self::beliefs::{Checked, Order, Seen, check_histories};
use self::follower::check_game;

/// Returns a small variant of an edition.
fn variant(edition: Edition, players: u8, stock: &str, idle: u16) -> Setup {
    Setup {
        min_players: 2,
        stock: Some(stock.parse().expect("a stock")),
        max_idle_turns: Some(idle),
        rounds: 1,
        ..Setup::new(edition, players)
    }
}

/// Reads a state in notation.
fn state(notation: &str) -> State {
    notation.parse().unwrap_or_else(|faults| panic!("{notation}: {faults}"))
}

/// Checks all histories of a setup, for the spectator and every seat.
fn check_variant(setup: &Setup, order: Order) -> Checked {
    let start = State::start(setup).expect("a variant is a good setup");
    check_histories_from(start, order)
}

/// Checks all histories from a state with nothing hidden, for the spectator and every seat.
fn check_histories_from(start: State, order: Order) -> Checked {
    let mut checked = Checked::default();
    for viewer in Viewer::all(start.seats()) {
        checked += check_histories(start, viewer, order);
    }
    checked
}

/// Returns every combination of the options that bear on what can be concluded.
fn with_options(setup: &Setup) -> Vec<Setup> {
    let mut setups = Vec::new();
    for sit1_optional in [true, false] {
        for &donation in Donation::ALL {
            for donation_can_end_round in [true, false] {
                let setup = setup.clone();
                setups.push(Setup { sit1_optional, donation, donation_can_end_round, ..setup });
            }
        }
    }
    setups
}

#[test]
fn all_histories_of_two_seats() {
    let mut checked = Checked::default();
    for &edition in Edition::ALL {
        checked += check_variant(&variant(edition, 2, "T", 3), Order::Any);
        checked += check_variant(&variant(edition, 2, "T1", 1), Order::Ascending);
    }
    for setup in with_options(&variant(Edition::Consensus, 2, "TG", 2)) {
        checked += check_variant(&setup, Order::Ascending);
    }
    checked.require(40_000, 2_000);
}

#[test]
fn all_histories_of_three_seats() {
    let mut checked = Checked::default();
    for &edition in Edition::ALL {
        checked += check_variant(&variant(edition, 3, "T", 2), Order::Any);
    }
    for setup in with_options(&variant(Edition::Consensus, 3, "TG", 1)) {
        checked += check_variant(&setup, Order::Ascending);
    }
    checked.require(60_000, 6_000);
}

#[test]
fn all_histories_of_two_rounds() {
    let mut checked = Checked::default();
    for &edition in Edition::ALL {
        let setup = Setup { rounds: 2, ..variant(edition, 2, "T", 2) };
        checked += check_variant(&setup, Order::Ascending);
    }
    let setup = Setup { rounds: 2, ..variant(Edition::Consensus, 2, "TG", 1) };
    checked += check_variant(&setup, Order::Ascending);
    checked.require(30_000, 2_000);
}

/// Nothing can be built on these walls. A turn is idle or a gift: up to three in a row that other
/// seats pass on.
#[test]
fn all_histories_of_gifts_on_dead_walls() {
    let mut checked = Checked::default();
    let dead_wall = Some(DeadWall::Continue);
    let variant = Setup { dead_wall, ..variant(Edition::Consensus, 3, "TG1", 3) };
    for setup in with_options(&variant) {
        let start = state(&format!("{setup} wall:T111T stocks:GG/T/G"));
        checked += check_histories_from(start, Order::Ascending);
    }
    checked.require(30_000, 5_000);
}

#[test]
fn long_rounds_with_many_gifts() {
    let mut checked = Checked::default();
    for (players, stock) in [(3, "TG"), (3, "TG1"), (3, "T12"), (4, "TG"), (4, "T1"), (5, "T1")] {
        let viewers: Vec<Viewer> = Viewer::all(players.into()).collect();
        let setup = Setup { rounds: 2, ..variant(Edition::Consensus, players, stock, 40) };
        for (seed, setup) in with_options(&setup).iter().enumerate() {
            let start = State::start(setup).expect("a variant is a good setup");
            let viewer = viewers[seed % viewers.len()];
            checked += check_game(&start, viewer, &mut Dealer::new(seed as u64), 200);
        }
    }
    checked.require(3_000, 2_000);
}

/// Returns a legal position of a setup with any possible stocks, gifts and fists. Some seats may
/// show only their number of pieces.
fn any_position(setup: &Setup, dealer: &mut Dealer) -> State {
    let seats: Vec<Seat> = Seats::first(setup.players.into()).iter().collect();
    let set: Vec<Piece> = setup.starting_stock().iter().collect();
    let mut pieces = set.repeat(seats.len());
    loop {
        let mut position = Position::from(State::start(setup).expect("a good setup"));
        dealer.shuffle(&mut pieces);
        let built = dealer.below(pieces.len() as u32) as usize;
        position.wall = pieces[..built]
            .iter()
            .map(Piece::to_string)
            .collect::<String>()
            .parse()
            .unwrap_or_default();
        let mut stocks = BySeat::repeat(Stock::EMPTY, seats.len());
        for &piece in &pieces[built..] {
            let stock = &mut stocks[seats[dealer.below(seats.len() as u32) as usize]];
            *stock = stock.with(piece).expect("it fits");
        }
        position.stocks = stocks.map(SeenStock::from);
        for _ in 0..dealer.below(4) {
            let mut two = seats.clone();
            dealer.shuffle(&mut two);
            let piece = Some(set[dealer.below(set.len() as u32) as usize]);
            position.gifts.push(Gift { donor: two[0], receiver: two[1], piece });
        }
        position.unsure = seats.iter().copied().filter(|_| dealer.below(3) == 0).collect();
        for (seat, stock) in stocks.iter() {
            if dealer.below(2) == 0 {
                let fist = stock.iter().next().filter(|_| dealer.below(3) > 0);
                position.fists[seat] = Some(fist.map_or(Fist::Empty, Fist::Holds).into());
            }
            if dealer.below(4) == 0 {
                position.builders = position.builders.with(seat);
            }
        }
        if let Ok(state) = State::try_from(position) {
            return state;
        }
    }
}

/// A viewer who starts watching in the middle of a round may be in any legal position that looks
/// like the first one.
#[test]
fn watching_from_the_middle_of_a_round() {
    let mut checked = Checked::default();
    let mut dealer = Dealer::new(0);
    for (players, stock) in [(3, "TG"), (3, "T1"), (3, "T12"), (4, "T1")] {
        let viewers: Vec<Viewer> = Viewer::all(players.into()).collect();
        let setup = variant(Edition::Consensus, players, stock, 40);
        for (place, setup) in with_options(&setup).iter().cycle().take(24).enumerate() {
            let start = any_position(setup, &mut dealer);
            let viewer = viewers[place % viewers.len()];
            checked += check_game(&start, viewer, &mut dealer, 30);
        }
    }
    checked.require(1_000, 500);
}

/// Three competitors match the Master-builder, and the wall has room for two towers. The
/// Master-builder chooses an end, and the competitors keep their towers (DM-16).
#[test]
fn too_many_competitors_keep_the_pieces_that_they_show() {
    let start = state(
        "players:4 min_players:2 rounds:1 stock:TG1 wall:1 stocks:TG/TG/TG11/TG1 fists:T/T/T/T \
            builders:0 gifts:1>21",
    );
    let mut checked = Checked::default();
    for viewer in Viewer::all(start.seats()) {
        checked += check_game(&start, viewer, &mut Dealer::new(0), 1);
    }
    checked.require(4, 2);
}

/// Returns what a viewer has seen of decisions written as in a record.
fn seen(start: &str, viewer: Viewer, decisions: &str) -> Seen {
    let mut state = state(start);
    let mut seen = Seen::new(&state, viewer);
    for decision in decisions.split(", ") {
        let Decision { actor, action } = decision.parse().expect("a decision");
        state = seen.step(&state, actor, action).expect("a legal action is accepted");
    }
    seen
}

/// Returns the stocks that resampling finds for a viewer.
fn stocks_found(seen: &Seen) -> Vec<String> {
    let stocks = |state: State| {
        let stocks = Position::from(state).stocks;
        stocks.as_slice().iter().map(SeenStock::to_string).collect::<Vec<_>>().join("/")
    };
    let found = (0..300).map(|seed| seen.resample(&mut Dealer::new(seed)).expect("it fits"));
    let found: BTreeSet<String> = found.map(stocks).collect();
    found.into_iter().collect()
}

/// A tower goes from seat 1 to seat 0, and from there to seat 2. That seat 2 shows it in the end
/// tells a spectator of both gifts.
#[test]
fn what_is_shown_at_the_end_of_a_chain_tells_of_all_gifts_in_it() {
    let start = "players:4 rounds:1 donation_can_end_round:false dead_wall:continue stock:TG1 \
        wall:T1T1T stocks:G/TG1/G/G1";
    let gifts = "0 -, 1 -, 2 G, 3 G, 1 >T, 0 -, 1 -, 2 -, 3 -, 0 -, 1 G, 2 -, 3 G, 0 >T";
    let open = seen(start, Viewer::Spectator, gifts);
    assert_eq!(stocks_found(&open), ["1/TG/GG/G1", "G/G1/TG/G1", "G/TG/G1/G1", "T/G1/GG/G1"]);
    let shown = format!("{gifts}, 0 G, 1 G, 2 T, 3 G");
    let settled = seen(start, Viewer::Spectator, &shown);
    assert_eq!(stocks_found(&settled), ["G/G1/TG/G1"]);
    let gifts = settled.resample(&mut Dealer::new(0)).map(|state| Position::from(state).gifts);
    let pieces = gifts.map(|gifts| gifts.iter().map(|gift| gift.piece).collect());
    assert_eq!(pieces, Ok(vec![Some(Piece::Tower); 2]));
}

/// The Master-builder must build if possible (DM-26, DM-27), so without building the Master-builder
/// has no piece that fits.
#[test]
fn who_cannot_build_shows_what_he_was_not_given() {
    let start = "players:3 rounds:1 sit1_optional:false donation_can_end_round:false \
        dead_wall:continue stock:TG1 wall:T11T stocks:G/TG1/G";
    let gift = "0 -, 1 -, 2 G, 1 >T, 0 -, 1 -, 2 -, 0 -, 1 -, 2 -, 0 -, 1 G, 2 G";
    let open = seen(start, Viewer::Spectator, gift);
    assert_eq!(stocks_found(&open), ["G1/TG/G", "TG/G1/G"]);
    let settled = seen(start, Viewer::Spectator, &format!("{gift}, 0 x"));
    assert_eq!(stocks_found(&settled), ["TG/G1/G"]);
}

/// The same tower goes round and round: from seat 2, who watches, to seat 0, hidden to seat 1, and
/// back. By what seat 2 has seen, seat 1 gives away more and more towers that it never got.
#[test]
fn gifts_may_go_round_for_ever() {
    let start = "players:3 rounds:1 donation_can_end_round:false dead_wall:continue stock:TG1 \
        wall:T111T stocks:G/G/TG";
    let viewer = Viewer::Seat(Seat::new(2).expect("a seat"));
    let round = "0 -, 1 G, 2 -, 2 >T, 0 -, 1 -, 2 G, 0 >T, 0 G, 1 -, 2 -, 1 >T";
    let seen = seen(start, viewer, &vec![round; 300].join(", "));
    assert_eq!(stocks_found(&seen), ["G/G/TG"]);
}

/// What is put together from parts may be no story: it is reported, not resampled.
#[test]
fn nonsense_is_refused() {
    let start = State::start(&variant(Edition::Consensus, 3, "TG", 2)).expect("a good setup");
    let view = start.view(Viewer::Spectator);
    let built = Event::Built { seat: Seat::FIRST, piece: Piece::Wall6, end: None };
    let second = Seat::new(1).expect("a seat");
    let given = Event::Given(Gift { donor: Seat::FIRST, receiver: second, piece: None });
    for events in [vec![built; 300], vec![given; 300], vec![given, built]] {
        let seen = Seen::from_parts(view.clone(), events, view.clone());
        assert!(seen.resample(&mut Dealer::new(0)).is_err());
    }
    let duty = Setup { sit1_optional: false, ..start.setup() };
    let duty = State::start(&duty).expect("a good setup").view(Viewer::Spectator);
    let stranger = Seat::new(7).expect("a seat");
    let fists = BySeat::repeat(Fist::Holds(Piece::Wall6), 8);
    let revealed = Event::Revealed { master: stranger, fists };
    let declined = Event::NothingBuilt { why: Nothing::Declined };
    let seen = Seen::from_parts(duty.clone(), vec![revealed, declined, given], duty);
    assert!(seen.resample(&mut Dealer::new(0)).is_err());
    let mut odd = view.clone();
    let all = Stock::from_pieces(Piece::ALL.repeat(15)).expect("they fit");
    odd.position.stocks[Seat::FIRST] = all.into();
    odd.position.stocks[second] = SeenStock::Pieces {
        visible: Stock::EMPTY,
        surplus: all,
        hidden_in: u8::MAX,
        hidden_out: u8::MAX,
    };
    let seen = Seen::from_parts(odd.clone(), vec![built; 3], odd);
    assert!(seen.resample(&mut Dealer::new(0)).is_err());
}

/// Thousands of gifts, all of them hidden from the spectator, and something shown in every turn.
#[test]
fn very_long_rounds_are_resampled() {
    for (players, turns) in [(3, 2_000), (4, 400), (6, 60)] {
        let setup = Setup { rounds: 1, ..Setup::new(Edition::Svellov1999, players) };
        let setup = Setup { dead_wall: Some(DeadWall::Continue), ..setup };
        let mut dealer = Dealer::new(1);
        let mut state = State::start(&setup).expect("a good setup");
        let mut seen = Seen::new(&state, Viewer::Spectator);
        let mut gifts = 0;
        while gifts < turns {
            let donor = any_donor(&state, &mut dealer);
            for seat in Seats::first(players.into()).iter() {
                let empty = seat == state.master() || seat == donor;
                let stock = state.stock(seat).expect("a seat");
                let fist = if empty { Fist::Empty } else { any_piece(stock, &mut dealer) };
                state = seen.step(&state, seat.into(), Action::Plan(fist)).expect("legal");
            }
            if state.phase() == Phase::Situation2 {
                let stock = state.stock(donor).expect("a seat");
                let Fist::Holds(piece) = any_piece(stock, &mut dealer) else { continue };
                state = seen.step(&state, donor.into(), Action::Give(piece)).expect("legal");
                gifts += 1;
            }
        }
        let found = seen.resample(&mut dealer).expect("there is a position that fits");
        assert_eq!(found.view(Viewer::Spectator), *seen.now());
    }
}

/// Returns a seat that has something to give to the Master-builder.
fn any_donor(state: &State, dealer: &mut Dealer) -> Seat {
    let gives = |&seat: &Seat| seat != state.master() && state.stock(seat) != Some(Stock::EMPTY);
    let donors: Vec<Seat> = Seats::first(state.seats()).iter().filter(gives).collect();
    dealer.choose(&donors).expect("somebody has pieces")
}

/// Returns a fist with any of the pieces; empty if there are none.
fn any_piece(stock: Stock, dealer: &mut Dealer) -> Fist {
    let pieces: Vec<Piece> = stock.iter().collect();
    dealer.choose(&pieces).map_or(Fist::Empty, Fist::Holds)
}
