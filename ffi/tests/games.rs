//! Whole games, setups, and what is refused.
#![allow(clippy::result_large_err, reason = "the errors are those of the library")]

use mauerwerk::{
    Actor, Dealer as CoreDealer, GAMES, Game, Lang, Record, Seat, Simulation, Theme, with_game,
};
use mauerwerk_ffi::{
    Dealer, Decider, MauerwerkError, Sheet, Snapshot, Table, TableEvent, Turn, Viewer, games,
    lobby, rules, run_scenario, run_toml,
};

const SETUPS: &[(&str, &str)] = &[
    ("die-mauer", "players:5 rounds:2"),
    ("berlin", "players:3 variants:crazy-eights check_visibility:private max_idle_turns:30"),
    ("berlin", "players:2 variants:nullo-gravity,pair-a-dice max_idle_turns:30"),
    ("mauerbauer", "players:3"),
];

fn viewers(table: &Table) -> Vec<Viewer> {
    let seats = (0..u8::try_from(table.names().len()).unwrap_or(0)).filter_map(Seat::new);
    seats.map(|seat| mauerwerk::Viewer::Seat(seat).into()).chain([Viewer::Spectator]).collect()
}

/// Returns a table whose seats have names, so that they can be counted.
fn table(game: &str, setup: &str) -> Table {
    let table = Table::new(game, setup, None).expect("a setup of a game");
    let seats = setup.split_whitespace().find_map(|token| token.strip_prefix("players:"));
    let seats: usize = seats.and_then(|seats| seats.parse().ok()).expect("a number of seats");
    table.set_names((0..seats).map(|seat| format!("{seat}")).collect()).expect("a name a seat");
    table
}

fn without_news(snapshot: Snapshot) -> Snapshot {
    Snapshot { news: Vec::new(), decisions: 0, ..snapshot }
}

#[test]
fn a_snapshot_tells_no_more_than_its_viewer_knows() {
    for (game, setup) in SETUPS {
        let (table, dealer) = (table(game, setup), Dealer::new(3));
        for step in 0..400 {
            for viewer in viewers(&table) {
                let guess = table.resample(viewer, step).expect("a position that could be");
                let screen = |table: &Table, theme| {
                    let snapshot = table.snapshot(viewer, theme, None, Vec::new(), None, None);
                    without_news(snapshot.expect("a snapshot"))
                };
                let where_ = || format!("{viewer} of {}", table.notation());
                if step % 40 == 0 {
                    // A drawing has names and news, which a guess has not.
                    let bare = Table::read(game, &table.notation()).expect("a position");
                    let theme = Some(Theme::Light);
                    assert_eq!(screen(&bare, theme), screen(&guess, theme), "{}", where_());
                }
                guess.set_names(table.names()).expect("as many seats");
                assert_eq!(screen(&table, None), screen(&guess, None), "{}", where_());
            }
            if table.decide(&dealer, None).is_err() {
                break;
            }
        }
    }
}

/// Logs of what calls return tell no secret of another seat.
#[test]
fn a_decision_returns_what_its_actor_saw() {
    let mut hidden = 0;
    for (game, setup) in SETUPS {
        let (table, dealer) = (Table::new(game, setup, Some(7)).expect("a setup"), Dealer::new(3));
        for _ in 0..300 {
            let before = table.replayed(u32::MAX);
            let Ok(told) = table.decide(&dealer, None) else { break };
            hidden += u32::from(told != table.events(None));
            let made = table.decisions().pop().expect("a decision");
            assert_eq!(before.play(made.actor, &made.action, None), Ok(told.clone()));
            let viewer = match made.actor {
                Decider::Chance => {
                    before.undo().expect("the decision of chance");
                    let dealt = before.replayed(u32::MAX).deal(None, None);
                    assert_eq!(dealt.as_ref(), Ok(&told));
                    let resolved = before.resolve_chance(None).expect("a seed");
                    let history = before.history(Viewer::Spectator, None).expect("a history");
                    let count = table.decisions().len() - 1;
                    assert_eq!(resolved, history[count..].concat());
                    Viewer::Spectator
                }
                Decider::Player { seat } => Viewer::Player { seat },
            };
            assert_eq!(table.news(viewer, None), Ok(told));
        }
    }
    assert!(hidden > 20, "only {hidden} decisions brought something hidden");
}

/// The label of a drawing is the same in every game: who decides, and the points.
#[test]
fn a_snapshot_has_one_sentence_and_the_size_of_its_drawing() {
    for (game, setup) in SETUPS {
        let (table, dealer) = (Table::new(game, setup, Some(7)).expect("a setup"), Dealer::new(3));
        let names = (0..i32::from(table.seats())).map(|seat| format!("Ada {seat}"));
        table.set_names(names.collect()).expect("a name a seat");
        for step in 0.. {
            let viewer = Viewer::from(mauerwerk::Viewer::Seat(Seat::FIRST));
            let theme = (step % 50 == 0).then_some(Theme::Light);
            let screen =
                table.snapshot(viewer, theme, None, Vec::new(), None, None).expect("a snapshot");
            let summary = screen.summary;
            assert_eq!(summary.matches(". ").count(), 0, "{summary}");
            assert!(summary.ends_with('.') && summary.contains("; you have "), "{summary}");
            assert!(summary.contains(", Ada 1 has "), "{summary}");
            let size = format!("0 0 {} {}", i32::from(screen.width), i32::from(screen.height));
            let svg = screen.svg.unwrap_or_else(|| r#"viewBox="0 0 0 0""#.to_owned());
            assert!(svg.contains(&format!(r#"viewBox="{size}""#)), "{size}");
            if table.decide(&dealer, None).is_err() {
                assert!(summary.contains(" is over: "), "{summary}");
                break;
            }
        }
    }
}

#[test]
fn a_snapshot_lists_what_is_legal_and_labels_it_apart() {
    for (game, setup) in SETUPS {
        let (table, dealer) = (table(game, setup), Dealer::new(5));
        while table.decide(&dealer, None).is_ok() {
            if !matches!(table.turn(), Turn::Decide { .. }) {
                continue;
            }
            for seat in (0..).map_while(Seat::new).take(table.names().len()) {
                let viewer = mauerwerk::Viewer::Seat(seat).into();
                let snapshot =
                    table.snapshot(viewer, None, None, Vec::new(), None, None).expect("a snapshot");
                let listed = snapshot.choices.iter().map(|choice| choice.notation.clone());
                assert_eq!(Ok(listed.collect::<Vec<_>>()), table.actions(seat));
                let mut labels: Vec<_> = snapshot.choices.iter().map(|c| &c.label).collect();
                labels.sort();
                labels.dedup();
                assert_eq!(labels.len(), snapshot.choices.len(), "{:?}", snapshot.choices);
            }
        }
        let snapshot = table
            .snapshot(Viewer::Spectator, None, None, Vec::new(), None, None)
            .expect("a snapshot");
        let Turn::Over { outcome } = snapshot.turn else { panic!("{}", table.notation()) };
        let scores: Vec<String> =
            snapshot.scores.iter().map(|score| format!("{score:?}")).collect();
        assert_eq!(scores, outcome.scores.iter().map(|s| format!("{s:?}")).collect::<Vec<_>>());
    }
}

#[test]
fn the_same_seed_gives_the_game_of_the_core() {
    for (game, setup) in SETUPS {
        let json = with_game!(*game, G => {
            let setup = setup.parse::<<G as Game>::Setup>().unwrap();
            Record::<G>::random(&setup, 11).unwrap().to_json()
        });
        let random = Table::random(game, setup, 11).expect("a game");
        assert_eq!(Some(random.to_json()), json);

        // The dealer makes the same decisions one by one, and the record reads back.
        let (table, dealer) = (Table::new(game, setup, None).expect("a game"), Dealer::new(11));
        while table.decide(&dealer, None).is_ok() {}
        assert_eq!(table.to_json(), random.to_json());
        let again = Table::from_json(&table.to_json()).expect("a record");
        assert_eq!((again.game(), again.notation()), ((*game).to_owned(), table.notation()));
        assert_eq!(again.news(Viewer::Spectator, None), table.news(Viewer::Spectator, None));

        // Undo and replay lead to the same positions.
        let count = u32::try_from(table.decisions().len()).expect("few decisions");
        let last = again.undo().expect("a decision");
        assert_eq!(Some(&last), table.decisions().last());
        assert_eq!(again.notation(), table.replayed(count - 1).notation());
        assert_eq!(
            again.news(Viewer::Spectator, None),
            table.replayed(count - 1).news(Viewer::Spectator, None)
        );
        again.play(last.actor, &last.action, None).expect("the same decision");
        assert_eq!(again.decisions(), table.decisions());
        assert_eq!(again.notation(), table.notation());
        let history = table.history(Viewer::Spectator, None).expect("a history");
        assert_eq!(history.len(), table.decisions().len());
    }
}

#[test]
fn setups_are_written_as_in_the_core() {
    let setup = |game, text| Table::new(game, text, None).map(|table| table.setup());
    assert_eq!(
        setup("die-mauer", "rounds:2 players:5 stock:TG12"),
        Ok("players:5 rounds:2 stock:TG12".to_owned())
    );
    assert_eq!(setup("die-mauer", ""), Ok(mauerwerk::die_mauer::Setup::default().to_string()));
    let text = "players:3 preset_holes:a1,b2 variants:crazy-eights";
    assert_eq!(setup("berlin", text), Ok(text.to_owned()));
    for game in games() {
        assert_eq!(rules(&game.id, None).map(|rules| rules.len()), Ok(count_of_rules(&game.id)));
    }
}

/// A board of the app's own is an option of the setup.
#[test]
fn an_own_board_plays_as_the_shipped_one() {
    let plan = mauerwerk::mauerbauer::Shipped::Hexagon.plan();
    let json = serde_json::to_string(&plan).expect("a plan").replace(' ', "");
    let own = Table::random("mauerbauer", &format!("board:{json}"), 7).expect("a lawful board");
    let shipped = Table::random("mauerbauer", "board:hexagon", 7).expect("a board");
    assert_eq!(own.decisions(), shipped.decisions());
    let wrong = format!("board:{}", json.replace("\"a1\"", "\"h8\""));
    let Err(MauerwerkError::Setup { faults, .. }) = Table::new("mauerbauer", &wrong, None) else {
        panic!("a board with a lone tower space");
    };
    assert!(faults.iter().all(|fault| fault.rule.as_deref() == Some("MA-91")), "{faults:?}");
}

#[test]
fn what_is_allowed_is_what_can_be_played() {
    let table = Table::new("die-mauer", "players:3 stock:TG", None).expect("a table");
    let first = mauerwerk::Actor::Seat(Seat::FIRST).into();
    for (action, legal) in [("T", true), ("-", true), ("4", false), ("L", false)] {
        assert_eq!(table.allows(first, action), Ok(legal), "{action}");
        assert_eq!(table.replayed(0).play(first, action, None).is_ok(), legal, "{action}");
    }
    assert!(matches!(table.allows(first, "Q"), Err(MauerwerkError::Notation { .. })));
    assert_eq!(table.allows(Decider::Chance, "T"), Ok(false));
}

/// Touches narrow down the choices in the core alone: a snapshot says when they mean an action.
#[test]
fn touches_mean_the_choice_that_lists_them() {
    for (game, setup) in SETUPS {
        let table = Table::random(game, setup, 7).expect("a game");
        table.undo_to(60);
        while !matches!(table.turn(), Turn::Decide { .. }) {
            table.undo().expect("a seat decides first");
        }
        let Turn::Decide { seats } = table.turn() else { unreachable!() };
        let viewer = Viewer::Player { seat: seats[0] };
        let screen = |touched: &[String]| {
            let theme = Some(Theme::Light);
            table.snapshot(viewer, theme, None, touched.to_vec(), None, None).expect("a screen")
        };
        let first = screen(&[]);
        assert_eq!(first.chosen, None);
        for choice in first.choices {
            let (last, before) = choice.touches.split_last().expect("a touch");
            let next = screen(before);
            assert_eq!(next.chosen, None, "{choice:?}");
            assert!(next.places.iter().any(|place| place.is_target && place.name == *last));
            assert_eq!(screen(&choice.touches).chosen.as_ref(), Some(&choice.notation));
            let undrawn = table.snapshot(viewer, None, None, choice.touches, None, None);
            assert_eq!(undrawn.expect("a screen").chosen, Some(choice.notation));
        }
        let nowhere = vec!["x".repeat(1 << 20)];
        let error = table.snapshot(viewer, None, None, nowhere, None, None).expect_err("no place");
        assert!(error.to_string().len() < 500, "{error}");
    }
}

fn count_of_rules(id: &str) -> usize {
    GAMES.iter().find(|info| info.id == id).map_or(0, |info| info.rules.len())
}

#[test]
fn batches_are_those_of_the_core() {
    let table = Table::new("die-mauer", "", None).expect("the default setup");
    let batch = table.simulate(50, 7, None, None).expect("a batch");
    let core = "".parse::<mauerwerk::die_mauer::State>().expect("the default setup");
    for ((name, values), column) in
        Simulation::from_state(core, 7).play(0..50).into_columns().zip(batch.columns)
    {
        let bytes: Vec<u8> = values.into_iter().flat_map(i32::to_le_bytes).collect();
        assert_eq!((name, bytes), (column.name, column.bytes));
    }
    assert!(table.simulate(u32::MAX, 7, None, None).is_err());
}

#[test]
fn a_dealer_is_that_of_the_core() {
    let (dealer, mut core) = (Dealer::new(7), CoreDealer::new(7));
    assert_eq!([(); 9].map(|()| dealer.below(6)), [(); 9].map(|()| core.below(6)));
    assert_eq!(dealer.below(0), 0);
}

#[test]
fn what_is_wrong_is_an_error_with_the_text_of_the_core() {
    let first = mauerwerk::Actor::Seat(Seat::FIRST).into();
    let table = Table::new("die-mauer", "", None).expect("the default setup");
    let text = |error: Result<Vec<TableEvent>, MauerwerkError>| error.unwrap_err().to_string();
    assert_eq!(
        text(table.play(first, "Q", None)),
        "\"Q\" is not an action: T G 1-6 - L R +T +TL >T or x"
    );
    let refused = table.play(Decider::Chance, "T", None).unwrap_err();
    assert!(matches!(refused, MauerwerkError::IllegalAction { ref rule, ref reason, .. }
        if rule == "DM-58" && reason == "not_at_the_table"));
    assert!(matches!(table.undo(), Err(MauerwerkError::Unavailable { .. })));
    assert!(matches!(
        table.deal(Some(Dealer::new(0).into()), None),
        Err(MauerwerkError::Unavailable { .. })
    ));
    assert!(matches!(table.set_names(vec![String::new()]), Err(MauerwerkError::Record { .. })));
    let Err(MauerwerkError::Setup { faults, .. }) =
        Table::new("die-mauer", "players:9 rounds:0", None)
    else {
        panic!("nine seats are too many");
    };
    let broken: Vec<_> = faults.iter().filter_map(|fault| fault.rule.as_deref()).collect();
    assert_eq!(broken, ["DM-02", "DM-45"]);
    let huge = "x".repeat(1 << 20);
    let wrong = [
        Table::new("chess", "", None).err(),
        Table::new("die-mauer", &huge, None).err(),
        Table::read("berlin", &huge).err(),
        Table::from_json("").err(),
        Table::from_json(&"[".repeat(1 << 20)).err(),
        Table::from_json(r#"{"game":"chess"}"#).err(),
        Table::from_json(r#"{"game":"berlin"}"#).err(),
        Table::read("berlin", "wall:\u{0}").err(),
        run_scenario("berlin", "nothing").err(),
        run_toml("mine", "game = 1").err(),
        rules("chess", None).err(),
    ];
    for error in wrong {
        let text = error.expect("an error").to_string();
        assert!(!text.is_empty() && text.len() < 500, "{text}");
    }
}

#[test]
fn rulings_refusals_and_options_are_told_in_a_language() {
    let german = Some(Lang::De);
    let rules = rules("die-mauer", german).expect("a game");
    let owned = rules.iter().find(|rule| rule.id == "DM-09").expect("a ruling");
    let lobby = lobby("die-mauer", "", german).expect("a game");
    assert_eq!(lobby.options[0].label, "Spieler");
    assert!(lobby.options.iter().flat_map(|option| &option.rules).all(|rule| rules.contains(rule)));
    let table = table("die-mauer", "players:3");
    table.set_names(["Ada", "Ben", "Cem"].map(String::from).into()).expect("three names");
    let refusal = |lang| match table.play(Actor::Seat(Seat::FIRST).into(), "5", lang) {
        Err(MauerwerkError::IllegalAction { sentence, text, .. }) => [sentence, text],
        other => panic!("{other:?}"),
    };
    let ([english, _], [sentence, text]) = (refusal(None), refusal(german));
    assert!(sentence == owned.sentence && sentence != english, "{sentence}");
    assert!(text.ends_with(" (DM-09) [Ada: 5]") && !text.contains("Show"), "{text}");
}

/// Seats that the table lacks are no seats in any call.
#[test]
fn seats_that_the_table_lacks_are_refused() {
    let seat = mauerwerk::Seat::new(4).expect("a seat of larger tables");
    let (viewer, actor) = (mauerwerk::Viewer::Seat(seat), mauerwerk::Actor::Seat(seat));
    let (viewer, actor) = (Viewer::from(viewer), Decider::from(actor));
    let table = Table::new("die-mauer", "", None).expect("a table");
    let errors = [
        table.actions(seat).err(),
        table.snapshot(viewer, None, None, Vec::new(), None, None).err(),
        table.news(viewer, None).err(),
        table.history(viewer, None).err(),
        table.resample(viewer, 0).err(),
        table.allows(actor, "T").err(),
        table.view(viewer).err(),
        table.seen_by(viewer).err(),
    ];
    for error in errors {
        let error = error.expect("there is no such seat");
        assert!(matches!(error, MauerwerkError::NoSuchSeat { .. }), "{error}");
        assert_eq!(error.to_string(), "no seat 4 at this table: its seats are 0 to 3");
    }
    // A decision of a seat that is not at the table is refused as the rules refuse it.
    let error = table.play(actor, "T", None).expect_err("nobody sits there");
    assert!(matches!(error, MauerwerkError::IllegalAction { .. }), "{error}");
}

/// Returns what chance brought, by the number of decisions before it.
fn brought(table: &Table) -> Vec<(usize, String)> {
    let all = table.decisions().into_iter().enumerate();
    let chance = all.filter(|(_, made)| made.actor == Decider::Chance);
    chance.map(|(before, made)| (before, made.action)).collect()
}

/// Starts a table with its chance, and plays on for a while.
fn played(game: &str, setup: &str, seed: u64, choices: u64) -> Table {
    let table = Table::new(game, setup, Some(seed)).expect("a setup of a game");
    let dealer = Dealer::new(choices);
    for _ in 0..200 {
        if table.decide(&dealer, None).is_err() {
            break;
        }
    }
    table
}

#[test]
fn what_is_taken_back_and_decided_again_brings_the_same() {
    for (game, setup) in SETUPS {
        let table = played(game, setup, u64::MAX, 3);
        let (json, first) = (table.to_json(), brought(&table));
        let (decisions, notation) = (table.decisions(), table.notation());
        for before in [150, 17, 16, 0] {
            let taken = table.undo_to(before);
            // Decides otherwise, and comes back.
            let other = Dealer::new(4);
            while table.decide(&other, None).is_ok() && table.decisions().len() < 180 {}
            table.undo_to(before);
            for made in taken {
                match made.actor {
                    Decider::Chance => drop(table.deal(None, None).expect("chance is asked")),
                    seat => {
                        drop(table.play(seat, &made.action, None).expect("it was legal before"));
                    }
                }
            }
            assert_eq!(table.decisions(), decisions, "{game} from decision {before}");
            assert_eq!(table.notation(), notation);
        }
        let again = Table::from_json(&json).expect("what is written is read");
        assert_eq!((again.seed(), brought(&again)), (Some(u64::MAX), first));
        again.undo_to(0);
        let fresh = Table::new(game, setup, Some(u64::MAX)).expect("a setup of a game");
        let resolved = [&again, &fresh].map(|table| table.resolve_chance(None).expect("a seed"));
        assert_eq!(resolved[0], resolved[1]);
        assert_eq!(again.decisions(), fresh.decisions());
    }
}

#[test]
fn the_last_decision_of_a_person_is_taken_back_with_all_that_followed() {
    let table = played("mauerbauer", "players:3", 7, 3);
    table.resolve_chance(None).expect("a seed");
    let people: mauerwerk::Seats = Seat::new(1).into_iter().collect();
    let before = table.before_last(Some(people)).expect("no wrong seat").expect("it has decided");
    assert!(table.before_last(None).expect("no wrong seat") >= Some(before));
    let taken = table.undo_to(before);
    assert_eq!(taken[0].actor, mauerwerk::Actor::from(Seat::new(1).expect("a seat")).into());
    assert_eq!(table.decisions().len(), before as usize);
    assert!(table.can_undo());
    table.undo_to(0);
    assert!(!table.can_undo());
    assert_eq!(table.before_last(None).expect("no wrong seat"), None);
}

#[test]
fn a_dealer_decides_for_one_seat_and_for_nobody_else() {
    let table = Table::new("die-mauer", "players:3", None).expect("a setup of a game");
    let (dealer, second) = (Dealer::new(1), Seat::new(1).expect("a seat"));
    let told = table.decide_for(second, &dealer, None).expect("all are asked");
    assert!(told[0].text.starts_with("seat 1 puts a fist on the table"), "{told:?}");
    let error = table.decide_for(second, &dealer, None).expect_err("it has decided");
    assert_eq!(error.to_string(), "the game does not wait for seat 1");
    assert_eq!(table.decisions().len(), 1);
}

#[test]
fn a_table_without_a_seed_has_no_chance_of_its_own() {
    let table = Table::new("berlin", "players:2", None).expect("a setup of a game");
    let text = "the game has no chance of its own: give it a seed";
    assert_eq!(table.resolve_chance(None).expect_err("no seed").to_string(), text);
    assert_eq!(table.deal(None, None).expect_err("no seed").to_string(), text);
    assert_eq!(table.decisions(), []);
    table.set_seed(Some(7));
    table.resolve_chance(None).expect("a seed");
    assert!(table.can_undo());
}

#[test]
fn the_seed_is_shown_to_nobody() {
    const SEED: u64 = 0x5EED_5EED_5EED;
    for (game, setup) in SETUPS {
        let table = played(game, setup, 99, 3);
        let told = |seed| {
            table.set_seed(seed);
            let told = |viewer| {
                let guess = table.resample(viewer, 1).expect("a position that could be");
                assert_eq!(guess.seed(), None, "an opponent is not told what is to come");
                let snapshot = table
                    .snapshot(viewer, Some(Theme::Dark), None, Vec::new(), None, None)
                    .expect("a snapshot");
                format!("{snapshot:?} {:?} {}", table.history(viewer, None), guess.to_json())
            };
            viewers(&table).into_iter().map(told).collect::<String>()
        };
        let with_seed = told(Some(SEED));
        assert!(!with_seed.contains(&SEED.to_string()) && table.to_json().contains("\"seed\":"));
        assert_eq!(with_seed, told(None));
    }
}

#[test]
fn motions_are_of_a_seat_and_since_a_decision() {
    for (game, setup) in SETUPS {
        let table = Table::random(game, setup, 7).expect("a game");
        let motions = |viewer, since| table.motions(viewer, since, Some(Sheet::Narrow), None);
        assert!(!motions(Viewer::Spectator, 0).expect("motions").is_empty());
        assert_eq!(motions(Viewer::Spectator, u32::MAX), Ok(Vec::new()));
        let nobody = Viewer::from(mauerwerk::Viewer::Seat(Seat::new(7).expect("a number")));
        assert!(matches!(motions(nobody, 0), Err(MauerwerkError::NoSuchSeat { .. })));
    }
}
