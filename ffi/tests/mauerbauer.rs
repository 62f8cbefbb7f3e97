//! Boards, decks and cards of Mauerbauer, and what is refused.
#![allow(clippy::result_large_err, reason = "the errors are those of the library")]

use mauerwerk::Theme;
use mauerwerk::mauerbauer::{
    BoardChoice, BoardPlan, Card, Corners, DeckChoice, Placement, Region, Roll, Shipped,
    ShippedDeck, Space, TowerSpace,
};
use mauerwerk_ffi::{
    MauerbauerSetup, MauerbauerState, MauerwerkError, UniFfiTag, check_mauerbauer_board,
    check_mauerbauer_deck, draw_mauerbauer_board, mauerbauer_board_plan, mauerbauer_card_kind,
    mauerbauer_card_label, mauerbauer_cards, mauerbauer_deck_plan, mauerbauer_setup,
    mauerbauer_setup_on, read_mauerbauer_action, read_mauerbauer_board, read_mauerbauer_board_json,
    read_mauerbauer_card, read_mauerbauer_deck, read_mauerbauer_deck_json, read_mauerbauer_setup,
    type_mauerbauer_board, write_mauerbauer_board, write_mauerbauer_board_json,
    write_mauerbauer_card, write_mauerbauer_deck, write_mauerbauer_deck_json,
    write_mauerbauer_setup,
};
use uniffi::{Lift, Lower};

/// Reads what another language passes for a type, written as what it is there.
fn passed<T: Lift<UniFfiTag>>(value: impl Lower<UniFfiTag>) -> uniffi::Result<T> {
    let mut bytes = Vec::new();
    Lower::<UniFfiTag>::write(value, &mut bytes);
    T::try_read(&mut bytes.as_slice())
}

fn crossed<T: Lift<UniFfiTag> + Lower<UniFfiTag>>(value: T) -> T {
    passed(value).expect("what was written can be read")
}

#[test]
fn plans_are_those_of_the_core() {
    for shipped in [Shipped::Reconstructed, Shipped::Strip, Shipped::Hexagon] {
        let plan = crossed(mauerbauer_board_plan(&crossed(shipped.into())).expect("a plan"));
        assert_eq!(plan, shipped.plan());
        let toml = write_mauerbauer_board(&plan).expect("a text");
        assert_eq!((&toml, read_mauerbauer_board(&toml)), (&plan.to_toml(), Ok(plan.clone())));
        let json = write_mauerbauer_board_json(&plan).expect("a text");
        assert_eq!(read_mauerbauer_board_json(&json), Ok(plan.clone()));
        let counts = crossed(check_mauerbauer_board(&plan).expect("a lawful plan"));
        assert_eq!(
            format!("{:?}", counts.lines),
            format!("Whole({})", plan.check().unwrap().lines)
        );
        assert_eq!(draw_mauerbauer_board(&plan, Theme::Dark).ok(), plan.svg(Theme::Dark).ok());
        assert_eq!(type_mauerbauer_board(&plan).ok(), plan.text().ok());

        // One's own board with the same plan is another setup that plays alike.
        let own = mauerbauer_setup_on(crossed(plan.into()), 3.into()).expect("a setup");
        let text = write_mauerbauer_setup(crossed(own.clone())).expect("a text");
        assert_eq!(read_mauerbauer_setup(&text).as_ref(), Ok(&own));
        assert!(MauerbauerState::start(own).is_ok());
    }
    for shipped in [ShippedDeck::Reconstructed, ShippedDeck::Uniform30] {
        let plan = crossed(mauerbauer_deck_plan(&crossed(shipped.into())).expect("a plan"));
        assert_eq!(plan, shipped.plan());
        let toml = write_mauerbauer_deck(&plan).expect("a text");
        assert_eq!((&toml, read_mauerbauer_deck(&toml)), (&plan.to_toml(), Ok(plan.clone())));
        let json = write_mauerbauer_deck_json(&plan).expect("a text");
        assert_eq!(read_mauerbauer_deck_json(&json), Ok(plan.clone()));
        assert_eq!(check_mauerbauer_deck(&plan), Ok(None));
        let own = MauerbauerSetup { deck: DeckChoice::from(plan), ..mauerbauer_setup() };
        assert!(MauerbauerState::start(crossed(own)).is_ok());
    }
}

#[test]
fn all_that_is_wrong_with_a_plan_is_told_at_once() {
    let mut plan = mauerbauer_board_plan(&Shipped::Hexagon.into()).expect("a plan");
    plan.name = "a b".to_owned();
    plan.regions.truncate(1);
    plan.regions[0].spaces.insert(Space::new(64).unwrap(), Corners(Vec::new()));
    let core = plan.check().unwrap_err();
    let Err(MauerwerkError::Plan { faults, text }) = check_mauerbauer_board(&plan) else {
        panic!("{plan:?}");
    };
    assert!(faults.len() > 1 && faults.iter().all(|fault| fault.rule.as_deref() == Some("MA-91")));
    assert_eq!(text, core.to_string());
    assert!(draw_mauerbauer_board(&plan, Theme::Light).is_err());
    assert!(type_mauerbauer_board(&plan).is_err());
    let own = mauerbauer_setup_on(plan.into(), 2.into()).expect("plain data");
    assert!(matches!(MauerbauerState::start(own), Err(MauerwerkError::Setup { .. })));

    let few = read_mauerbauer_deck("cards = { size = 3 }").expect("a deck");
    let warning = check_mauerbauer_deck(&few).expect("a lawful deck").expect("a warning");
    assert!(warning.contains("MA-92"), "{warning}");
    let none = read_mauerbauer_deck("cards = {}").expect("a deck");
    assert!(matches!(check_mauerbauer_deck(&none), Err(MauerwerkError::Plan { .. })));
}

#[test]
fn cards_tell_what_they_count() {
    assert_eq!(mauerbauer_cards(), Card::ALL);
    for card in Card::ALL {
        let notation = write_mauerbauer_card(crossed(card)).expect("a text");
        assert_eq!(read_mauerbauer_card(&notation), Ok(card));
        assert_eq!(mauerbauer_card_label(card), Ok(card.label()));
        assert_eq!(mauerbauer_card_kind(card), Ok(card.kind()));
    }
    let played = mauerwerk::Record::<mauerwerk::mauerbauer::State>::random(
        &mauerwerk::mauerbauer::Setup::default(),
        7,
    );
    let core = played.expect("the default setup").state().clone();
    let text = core.to_string();
    let state = MauerbauerState::read(&text).expect("a position");
    let cities = mauerwerk::Game::view(&core, mauerwerk::Viewer::Spectator)
        .cities
        .into_iter()
        .map(|city| city[0])
        .collect::<Vec<_>>();
    assert!(!cities.is_empty(), "{text}");
    for card in Card::ALL {
        let explained = crossed(state.explain(card).expect("a card"));
        assert_eq!(explained.text, core.explain(card).to_string());
        for space in (0..=255).filter_map(Space::new) {
            let explained = state.explain_for(card, space).expect("a space");
            assert_eq!(explained.is_some(), cities.contains(&space));
            let core = core.explain_for(card, space).map(|explained| explained.counted);
            assert_eq!(crossed(explained).map(|explained| explained.counted), core);
        }
    }
}

/// Returns the text of the error that a value is refused with where a type is asked for.
fn refused<T: Lift<UniFfiTag>>(value: impl Lower<UniFfiTag>) -> String {
    let error = passed::<T>(value).err().expect("an error");
    let error = error.downcast::<MauerwerkError>().expect("an error of the library");
    assert!(matches!(error, MauerwerkError::Notation { .. }), "{error:?}");
    let text = error.to_string();
    assert!(text.len() < 300, "{text}");
    text
}

#[test]
fn what_stands_for_nothing_is_refused() {
    for number in [0, 65, 255, 256, -1, i32::MAX, i32::MIN] {
        assert!(refused::<Space>(number).contains("a landscape space from 1 to 64"));
    }
    assert_eq!(passed::<Space>(64).unwrap(), Space::new(64).unwrap());
    for number in [0, 4, -1, i32::MAX, i32::MIN] {
        assert!(refused::<Region>(number).contains("a region from 1 to 3"));
    }
    assert_eq!(passed::<Region>(3).unwrap(), Region::ALL[2]);
    let huge = "x".repeat(1 << 20);
    for name in ["", "a", "a9", "i1", "a0", "A1", "a1 ", "é", "🧱", "a1-", "a1-a1", &huge] {
        assert!(refused::<TowerSpace>(name.to_owned()).contains("a tower space"));
        assert!(refused::<mauerwerk::mauerbauer::Line>(name.to_owned()).contains("a wall line"));
    }
    let cards = vec![Card::CitySize; 256];
    assert!(refused::<mauerwerk::mauerbauer::Cards>(cards).contains("255 cards"));
    for text in ["", "b/R", "b./R", "b/R??", "join:65", "join:0", "city:-1", "draw:out-4", &huge] {
        let error = read_mauerbauer_action(text).unwrap_err().to_string();
        assert!(error.len() < 400, "{error}");
    }
    // Dice and pairs come in any order.
    let roll: Roll = "b/R?".parse().unwrap();
    assert_eq!(crossed(roll), roll);
    let placement: Placement = "b./.G".parse().unwrap();
    assert_eq!(crossed(placement), placement);
}

#[test]
fn huge_and_odd_plans_are_refused() {
    let deep = "[".repeat(1 << 20);
    let huge = "x".repeat(1 << 20);
    let odd = ["", " ", "\u{0}", "{}", "null", "[]", "🧱", "name = 1", &deep, &huge];
    for text in odd {
        let errors = [
            read_mauerbauer_board(text).err(),
            read_mauerbauer_board_json(text).err(),
            read_mauerbauer_deck(text).err(),
            read_mauerbauer_deck_json(text).err(),
        ];
        for error in errors {
            let error = error.expect("an error");
            assert!(matches!(error, MauerwerkError::Plan { .. }), "{error:?}");
            assert!(error.to_string().len() < 1000, "{error}");
        }
    }
    let mut plan: BoardPlan = Shipped::Hexagon.plan();
    plan.name.clone_from(&huge);
    let corners = vec!["a1".parse::<TowerSpace>().unwrap(); 100_000];
    plan.regions[0].spaces.insert(Space::new(64).unwrap(), Corners(corners));
    plan.coast = vec![plan.coast.first().copied().unwrap_or("a1-a2".parse().unwrap()); 100_000];
    plan.regions = vec![plan.regions[0].clone(); 50];
    plan.towers.insert("h8".parse().unwrap(), [i32::MIN, i32::MAX]);
    let error = check_mauerbauer_board(&plan).expect_err("a plan that is wrong");
    assert!(matches!(error, MauerwerkError::Plan { .. }));
    let own = BoardChoice::from(plan);
    let setup = mauerbauer_setup_on(own, 255.into()).expect("plain data");
    assert!(matches!(MauerbauerState::start(setup), Err(MauerwerkError::Setup { .. })));
}
