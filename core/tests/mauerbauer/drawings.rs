//! Drawings of Mauerbauer: what they show, and that every view gives a valid drawing.
mod distorted;
mod words;

use std::collections::{BTreeMap, HashSet};

use mauerwerk::mauerbauer::{
    BoardChoice, BoardPlan, Cards, HouseDie, Setup, Shipped, Space, State, View,
};
use mauerwerk::{
    Choice, Game, Lang, Look, Message, Record, Seat, Sheet, Theme, Touch as _, View as _, Viewer,
};
use serde_json::{Value, json};

use self::words::map;
use crate::drawing::fit::assert_fits;
use crate::drawing::{THEMES, assert_columns, assert_svg, seat};

/// One state in this many of a random game is drawn, for the sake of time.
const STRIDE: usize = 23;

/// Setups with every option, on all boards that come with the library.
const SETUPS: [&str; 5] = [
    "players:2",
    "players:4",
    "players:3 board:strip deck:uniform30",
    "players:4 board:hexagon first_player:2",
    "players:2 board:strip early_roll_penalty:true tower_rule:fair-report \
     convert_after_connect:false",
];

/// A board of four, five and three corners, wide, with spaces that are not convex.
const FIELDS: &str = r#"
name = "fields"
coast = ["a1-a2", "a2-a3"]
[towers]
a1 = [-1000000, -200000]
a2 = [-999000, 100000]
a3 = [-600000, 300000]
b1 = [0, -210000]
b2 = [10000, 50000]
b3 = [0, 320000]
c1 = [400000, -200000]
c2 = [402000, -195000]
c3 = [300000, 150000]
c4 = [430000, 10000]
c5 = [600000, 310000]
d1 = [1000000, -200000]
d2 = [900000, 100000]
[[regions]]
name = "west"
spaces = { 1 = "a1-b1-b2-a2", 2 = "a2-b2-b3-a3" }
[[regions]]
name = "east"
spaces = { 3 = "b1-c1-c2-c3-b2", 4 = "b2-c3-c5-b3", 5 = "c2-c4-c3", 7 = "c3-c4-d2-c5", 9 = "c1-d1-d2-c4-c2" }
"#;

fn fields() -> BoardPlan {
    BoardPlan::from_toml(FIELDS).expect("a plan")
}

/// Returns a board of 7 rows of 7 squares, 15 of them cut in two, with points so far apart.
fn squares(wide: i32, high: i32) -> BoardPlan {
    let point = |row: usize, column: usize| {
        format!("{}{}", char::from(b'a' + u8::try_from(row).expect("a row")), column + 1)
    };
    let mut towers = serde_json::Map::new();
    for (row, column) in (0..64).map(|place| (place / 8, place % 8)) {
        let [x, y] = [wide * column as i32 - 1_000_000, high * row as i32 - 1_000_000];
        towers.insert(point(row, column), json!([x, y]));
    }
    let mut spaces = Vec::new();
    for (row, column) in (0..49).map(|place| (place / 7, place % 7)) {
        let [a, b] = [point(row, column), point(row, column + 1)];
        let [c, d] = [point(row + 1, column + 1), point(row + 1, column)];
        if (7 * row + column) % 3 == 0 && spaces.len() < 64 - 49 + 7 * row + column {
            spaces.extend([format!("{a}-{b}-{c}"), format!("{a}-{c}-{d}")]);
        } else {
            spaces.push(format!("{a}-{b}-{c}-{d}"));
        }
    }
    let spaces: serde_json::Map<String, Value> = (1..)
        .zip(spaces)
        .map(|(number, corners): (u8, _)| (number.to_string(), corners.into()))
        .collect();
    let regions = json!([{"name": "all", "spaces": spaces}]);
    let plan = json!({"name": "squares", "coast": ["a1-b1"], "towers": towers, "regions": regions});
    BoardPlan::from_json(&plan.to_string()).expect("a plan")
}

pub(crate) fn setups() -> Vec<Setup> {
    let shipped = SETUPS.iter().map(|setup| setup.parse().expect("a setup"));
    let own = [fields(), squares(3, 3), squares(1, 280_000), squares(280_000, 1)];
    shipped.chain(own.into_iter().map(|plan| Setup::new(plan.into(), 3))).collect()
}

/// Returns whether the board comes with the library: what is written on others may have no room.
pub(crate) fn is_shipped(setup: &Setup) -> bool {
    matches!(setup.board, BoardChoice::Shipped(_))
}

pub(crate) fn state(notation: &str) -> State {
    notation.parse().unwrap_or_else(|faults| panic!("{notation}: {faults}"))
}

pub(crate) fn random_game(setup: &Setup) -> Vec<State> {
    Record::<State>::random(setup, 5).expect("a game").states().collect()
}

/// Compares a view's drawings with the ones that were looked at and found good.
fn assert_drawn(name: &str, rulings: &str, view: &View) {
    crate::drawing::assert_text_as_before("mauerbauer", name, rulings, &view.text());
    let drawn = view.svg(Theme::Light);
    crate::drawing::assert_svg_as_before("mauerbauer", &format!("{name}-light"), rulings, &drawn);
}

/// Returns a position in which the city 12 was completed, and seat 1 plays cards for it.
pub(crate) fn scoring() -> State {
    state(
        "players:3 \
    first_player:0 \
    walls:a3-b2,a4-b3,a5-a6,a5-b4,b2-b3,b2-c2,b3-c3,b4-b5,b4-c4,c2-d1,c2-d2,c3-d3,c4-c5,\
    c4-d4,c5-d4,d2-e3,d3-d4,d3-e3,d3-e4,d5-e5,e2-e3,e2-f2,e3-f2,e4-e5,e5-e6,e5-f4,e6-f5 \
    towers:a3w,a4b,a5b,a6w,b2w,b3g,b4g,b5b,c2b,c3b,c4g,c5w,d1w,d2b,d3w,d4w,d5g,e2g,e3w,e4g,\
    e5g,e6w,f2b,f4w,f5b \
    houses:3=B,4=YB,5=G,6=Y,7=G,8=BP,9=G,11=G,12=YBP,14=Y,15=R,16=BB,17=R,19=B,20=RY,23=R,\
    24=RB,25=B,26=Y,30=YY,32=YB,33=YY,34=R,35=P,36=GP,38=P,39=RGB,40=R,43=BP,44=P,45=RY \
    palaces:12=RG,25=G \
    hands:in-palaces,in-B*2,in-P,in-towers,out-1,out-g/size,in-Y,out-2,out-w/colours,in-P,\
    out-walls \
    discards:size,in-g*2,in-w,in-palaces,in-R,in-G,in-towers,out-R,out-Y,out-P,out-1,out-3,\
    out-towers,out-shore*2,out-walls,cities \
    scores:23/31/52 \
    phase:scoring \
    seat:2 \
    acting:1 \
    last:c3-d3",
    )
}

#[test]
fn draws_the_start() {
    let start = State::start(&Setup::default()).unwrap().view(seat(0));
    assert_drawn("start", "MA-01 MA-05", &start);
    crate::drawing::assert_svg_as_before(
        "mauerbauer",
        "start-dark",
        "MA-01 MA-05",
        &start.svg(Theme::Dark),
    );
}

#[test]
fn draws_a_city_that_is_scored() {
    assert_drawn("scoring", "MA-06 MA-54", &scoring().view(seat(1)));
}

/// Returns a position in which seat 1 places a tower and houses.
pub(crate) fn placing() -> State {
    state(
        "board:hexagon first_player:1 walls:a1-b1,a1-b2 towers:a1b,b1g houses:1=RG \
         hands:size,in-b*2/out-R,cities phase:placing seat:1 last:a1-b2 roll:w/B?",
    )
}

#[test]
fn draws_dice_before_pieces_are_placed() {
    assert_drawn("placing", "MA-17 MA-24", &placing().view(seat(1)));
}

#[test]
fn choices_and_buttons_tell_all_parts_of_a_decision() {
    let own = Seat::new(1).unwrap();
    let labels = |state: &State| {
        let choices = Choice::of_seat(state, own).into_iter();
        choices
            .map(|choice| (choice.notation, choice.label.to_string()))
            .collect::<BTreeMap<_, _>>()
    };
    let placements = labels(&placing());
    let whole = "a white tower at b2, a red house on 1, a blue house on 2";
    assert_eq!(placements[".w/RB"], whole);
    let plays = labels(&scoring());
    assert_eq!(
        plays["in-Y+out-w"],
        "seat 1 plays in-Y and scores 1, seat 1 plays out-w and scores 10"
    );
    for sheet in Sheet::ALL {
        let drawing = placing().draw(own.into(), &Look { sheet, ..Look::default() }).unwrap();
        let mut buttons = drawing.places.iter().filter(|place| place.is_target);
        assert!(buttons.any(|button| button.label == whole), "{:?}", drawing.places);
    }
}

#[test]
fn cards_tell_their_seat_what_they_score_now() {
    let game = random_game(&setups()[2]).into_iter().step_by(STRIDE);
    for state in [scoring(), placing()].into_iter().chain(game) {
        for viewer in Viewer::all(state.seats()) {
            let drawing = state.draw(viewer, &Look::default()).unwrap();
            let told = drawing.places.iter().filter(|place| place.label.contains(", now "));
            assert!(told.clone().all(|place| place.name.starts_with("card:")), "{drawing:?}");
            let Viewer::Seat(own) = viewer else { continue };
            for (card, _) in state.hand(own).unwrap().iter() {
                let name = format!("card:{card}");
                let place = drawing.places.iter().find(|place| place.name == name).unwrap();
                let explained = state.explain(card);
                let counts = explained.city.is_some() || !explained.counted.is_empty();
                let now = place.label.split_once(", now ").map(|(_, now)| now.parse::<u32>());
                let expected = (counts || now.is_some()).then_some(Ok(explained.points));
                assert_eq!(now, expected, "{card} in {state}");
            }
        }
    }
}

#[test]
fn draws_the_end_of_a_game() {
    let over = state(
        "players:4 walls:a1-a2,a1-b1,a2-a3,a4-b3,a5-a6,b1-b2,b1-c2,b3-c3,b3-c4,c1-d1,c2-d2,c3-c4,\
         c4-c5,c5-d4,c5-d5,d1-e2,d2-d3,d3-d4,d3-e4,d4-d5,d5-e5,e1-f1,e2-f2,e3-f2,e4-f3,e5-f4,e6-f5 \
         towers:a1w,a2b,a3w,a4b,a5b,a6g,b1w,b2g,b3g,c1g,c2b,c3w,c4w,c5b,d1w,d2w,d3g,d4w,d5g,e1b,\
         e2g,e3w,e4g,e5w,e6b,f1g,f2g,f3b,f4b,f5b houses:1=RG,2=P,3=P,5=G,6=G,9=R,10=G,11=RY,13=B,\
         14=R,15=B,16=P,19=B,20=G,21=R,22=B,23=B,24=Y,25=BP,26=RYB,27=Y,28=P,29=Y,31=G,32=P,33=GB,\
         35=YB,36=B,37=Y,38=G,39=GP,40=P,41=B,42=R,43=B,44=G,45=Y palaces:14=G hands:in-b,in-Y,\
         out-G*2,out-1,out-b/out-towers,out-w,out-walls/in-b,out-B,out-1/in-palaces,in-R,in-G,\
         out-Y discards:size*2,colours*3,in-g*2,in-w,in-palaces,in-G,in-Y,in-B,in-P*2,in-towers,\
         out-R*2,out-Y,out-P,out-2,out-3*2,out-towers,out-b,out-g,out-w,out-shore*3,out-walls*2,\
         cities*2 scores:16/40/36/15 phase:over seat:3 last:a4-b3 end:last-tower",
    );
    assert_drawn("over", "MA-75 MA-79", &over.view(seat(3)));
}

#[test]
fn draws_a_board_of_ones_own() {
    let scoring = state(&format!(
        "{} walls:a1-a2,a1-b1,a2-a3,b1-b2,b2-c3,c1-c2,c1-d1,c2-c3,c3-c5,c5-d2,d1-d2 towers:a1w,a2g,\
         a3b,b1g,b2w,c1b,c2g,c3g,c5g,d1w,d2g houses:1=GYB,2=G,3=RGGP,4=RB,5=RP palaces:5=YYPP \
         hands:size,in-w,in-P,out-w,out-shore,cities*2/colours,in-towers,out-w,out-shore,out-walls \
         discards:colours*2,in-b,out-R,out-Y,out-P,out-1,out-towers,out-shore,out-walls scores:0/\
         10 phase:scoring seat:0 last:c2-c3",
        Setup::new(fields().into(), 2)
    ));
    assert_drawn("own", "MA-91", &scoring.view(Viewer::Spectator));
}

#[test]
fn draws_empty_boards() {
    let plan = Shipped::Hexagon.plan();
    let [text, svg] = [plan.text(Lang::En).unwrap(), plan.svg(Theme::Light).unwrap()];
    crate::drawing::assert_text_as_before("mauerbauer", "board", "MA-91", &text);
    crate::drawing::assert_svg_as_before("mauerbauer", "board-light", "MA-91", &svg);
    for plan in setups().iter().map(|setup| setup.board.plan()) {
        let [text, svg] = [plan.text(Lang::En).unwrap(), plan.svg(Theme::Dark).unwrap()];
        assert_svg(&svg);
        assert_columns(&text);
        let words: HashSet<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
        for tower in plan.towers.keys() {
            assert!(svg.contains(&format!(">{tower}</text>")), "{tower} is not in {svg}");
            assert!(words.contains(tower.to_string().as_str()), "{tower} is not in {text}");
        }
        for region in &plan.regions {
            assert!(svg.contains(&region.name) && text.contains(&region.name));
            for space in region.spaces.keys() {
                assert!(svg.contains(&format!("<title>space {space}, {}</title>", region.name)));
                assert!(svg.contains(&format!(">{space}</text>")), "{space} is not in {svg}");
                assert!(words.contains(space.to_string().as_str()), "{space} is not in {text}");
            }
        }
    }
}

#[test]
fn draws_no_board_that_is_none() {
    let mut plan = fields();
    plan.coast.push("b2-c3".parse().unwrap());
    let faults = plan.check().unwrap_err();
    assert_eq!(plan.svg(Theme::Light), Err(faults.clone()));
    assert_eq!(plan.text(Lang::En), Err(faults));
}

#[test]
fn draws_a_board_alike_in_any_unit() {
    let plan = Shipped::Hexagon.plan();
    let mut moved = plan.clone();
    for at in moved.towers.values_mut() {
        *at = at.map(|number| 500 * number - 100_000);
    }
    assert_ne!(plan, moved);
    assert_eq!(plan.svg(Theme::Light), moved.svg(Theme::Light));
    assert_eq!(plan.text(Lang::En), moved.text(Lang::En));
}

/// Returns the names that a drawing gives to what a pointer shows.
fn names(svg: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).expect("XML");
    let is_title = |node: &roxmltree::Node<'_, '_>| node.tag_name().name() == "title";
    let titles = document.descendants().filter(is_title);
    titles.skip(1).map(|title| title.text().expect("a name").to_owned()).collect()
}

/// Adds counts up that have the same name: `2 red houses on 3` and `red house on 3` are three.
fn added_up(names: &[String]) -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    for name in names {
        let (first, rest) = name.split_once(' ').expect("words");
        let (count, rest) = match first.parse::<usize>() {
            Ok(count) => {
                (count, rest.replacen("houses", "house", 1).replacen("palaces", "palace", 1))
            }
            Err(_) => (1, name.clone()),
        };
        *all.entry(rest).or_insert(0) += count;
    }
    all
}

/// Returns the names that all in a view are expected to bear, in another way than they are drawn.
fn expected_names(view: &View) -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    let mut add = |name: String| *all.entry(name).or_insert(0) += 1;
    let plan = view.position.setup.board.plan();
    let city = |space: &Space| view.cities.iter().find(|city| city.contains(space));
    for region in &plan.regions {
        for space in region.spaces.keys() {
            let city = city(space).map(|city| format!(", city {}", city[0])).unwrap_or_default();
            add(format!("space {space}, {}{city}", region.name));
        }
    }
    for wall in &view.position.walls {
        let last = if view.position.last == Some(*wall) { ", the last one" } else { "" };
        add(format!("wall {wall}{last}"));
    }
    for (at, colour) in &view.position.towers {
        add(format!("{} tower on {at}", colour.word()));
    }
    for (kind, pieces) in [("house", &view.position.houses), ("palace", &view.position.palaces)] {
        for (space, colours) in pieces {
            let place = city(space)
                .map_or_else(|| format!("on {space}"), |city| format!("in city {}", city[0]));
            for colour in colours {
                add(format!("{} {kind} {place}", colour.word()));
            }
        }
    }
    for (seat, hand) in view.position.hands.iter().enumerate() {
        let own = view.viewer.seat().is_some_and(|own| own.index() == seat);
        let whose = if own { "your hand".to_owned() } else { format!("hand of seat {seat}") };
        add(format!("{whose}: {}", hand.len()));
        for (card, count) in hand.known().iter().flat_map(Cards::iter) {
            (0..count).for_each(|_| add(format!("card {card}: {}", card.label())));
        }
    }
    if let Some(roll) = view.position.roll {
        roll.tower().into_iter().for_each(|colour| add(format!("tower die: {}", colour.word())));
        for die in roll.houses() {
            add(match die {
                HouseDie::Any => "house die: any colour".to_owned(),
                HouseDie::Colour(colour) => format!("house die: {}", colour.word()),
            });
        }
    }
    all
}

/// Returns whether a name is that of a seat or of a pile.
fn is_of_table(name: &str) -> bool {
    ["seat ", "deck: ", "discards: ", "discarded: "].iter().any(|start| name.starts_with(start))
}

#[test]
fn draws_all_pieces_cards_and_dice_once() {
    for setup in setups() {
        for (number, state) in random_game(&setup).iter().enumerate().step_by(STRIDE) {
            let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
            let view = state.view(viewers[number % viewers.len()]);
            let mut names = names(&view.svg(Theme::Light));
            names.retain(|name| !is_of_table(name));
            for name in names.iter_mut().filter(|name| name.starts_with("card ")) {
                // What a card scores stands after what it counts.
                *name = name.split(", ").next().unwrap().to_owned();
            }
            assert_eq!(added_up(&names), expected_names(&view), "{state}");
        }
    }
}

#[test]
fn draws_many_pieces_on_one_space() {
    let state = state(
        "board:hexagon first_player:0 walls:a1-b1,a1-b2,b1-b2,b2-c2 towers:a1b,b1g,b2w,c2w \
         houses:1=RRGYBP,5=RRRRRRRRRRGGGGGGGGGGGYYYYYYYYYYYBBBBBBBBBBPPPPPPPPPP \
         palaces:1=RRRGGYYYBBBP hands:-/- phase:building",
    );
    let view = state.view(seat(0));
    let svg = view.svg(Theme::Dark);
    assert_svg(&svg);
    assert_fits(&svg);
    let mut names = names(&svg);
    names.retain(|name| !is_of_table(name));
    assert_eq!(added_up(&names), expected_names(&view));
    for (count, times) in [("×10", 3), ("×11", 2), ("×3", 3), ("×2", 2)] {
        assert_eq!(svg.matches(&format!(">{count}</text>")).count(), times, "{count}");
    }
    let text = view.text();
    assert!(text.contains("R10G11Y11") && text.contains("B10P10"), "{text}");
    assert!(text.contains("palaces R3G2Y3B3P; houses R2GYBP"), "{text}");
}

#[test]
fn draws_every_view_of_random_games() {
    for setup in setups() {
        for (number, state) in random_game(&setup).iter().enumerate().step_by(STRIDE) {
            let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
            let view = state.view(viewers[number % viewers.len()]);
            let svg = view.svg(THEMES[number % 2]);
            assert_svg(&svg);
            assert_columns(&view.text());
            if is_shipped(&setup) {
                assert_fits(&svg);
            }
        }
    }
}

#[test]
fn tells_the_hand_to_its_seat_alone() {
    let with = |hand: &str| {
        state(&format!(
            "players:3 board:hexagon first_player:0 hands:size,in-b/{hand}/out-walls phase:building"
        ))
    };
    let [one, other] = ["cities,in-R", "colours,out-shore"].map(with);
    for viewer in Viewer::all(3) {
        let drawings = |state: &State| {
            let view = state.view(viewer);
            (view.text(), view.svg(Theme::Light), view.svg(Theme::Dark))
        };
        let (text, svg, _) = drawings(&one);
        assert_eq!(drawings(&one) != drawings(&other), viewer == seat(1), "{viewer}");
        assert_eq!(text.contains("completed cities: 1 point each"), viewer == seat(1), "{text}");
        assert_eq!(
            svg.contains("card cities: completed cities, 1 point each"),
            viewer == seat(1),
            "{svg}"
        );
        assert_eq!(text.matches("holds").count(), usize::from(viewer != Viewer::Spectator));
    }
}

#[test]
fn marks_the_last_wall_and_the_new_city() {
    let new = scoring();
    let svg = new.view(seat(0)).svg(Theme::Light);
    // Each mark is on the board, and once in the legend.
    assert_eq!(svg.matches(r#"stroke-width="22.6""#).count(), 2);
    assert_eq!(svg.matches(r##"stroke="#0b6b4f" stroke-width="22""##).count(), 2);
    assert_eq!(svg.matches(">new</text>").count(), 1);
    assert_eq!(svg.matches("city completed in this turn").count(), 1);
    let old = state(
        "board:hexagon first_player:0 walls:a1-b1,a1-b2,b1-b2 \
        towers:a1b,b1g,b2w houses:1=R hands:-/- phase:building",
    );
    let svg = old.view(seat(0)).svg(Theme::Light);
    assert!(!svg.contains("22.6") && !svg.contains(">new<"));
    assert_eq!(svg.matches(">city</text>").count(), 1);
    let text = old.view(seat(0)).text();
    assert!(map(&text).contains("(1)") && !map(&text).contains('#'), "{text}");
}

#[test]
fn tells_what_else_is_worth_knowing() {
    let game = random_game(&SETUPS[4].parse().unwrap());
    let over = game.last().unwrap().view(Viewer::Spectator);
    let ending = Message::from(over.position.ending.expect("an ending"));
    for drawing in [over.text().replace('\n', " "), over.svg(Theme::Light)] {
        let said = [
            format!("The game ended because {ending}."),
            "Options: an early roll costs a point, any tower next to one of the rolled colour"
                .to_owned(),
            "no palaces after connecting".to_owned(),
            "winner".to_owned(),
        ];
        for said in said {
            assert!(drawing.contains(&said), "{said} is not in {drawing}");
        }
    }
    let early =
        game.iter().find(|state| state.view(seat(0)).position.early).expect("an early roll");
    assert!(early.view(seat(0)).text().contains(" has rolled too early."));
}

/// Replaces every colour.
fn without_colours(svg: &str) -> String {
    let parts = svg.split("\"#");
    let is_colour = |part: &str| part.len() > 6 && part.as_bytes()[6] == b'"';
    parts.map(|part| if is_colour(part) { &part[6..] } else { part }).collect()
}

#[test]
fn themes_differ_in_colours_alone() {
    let [light, dark] = THEMES.map(|theme| scoring().view(seat(0)).svg(theme));
    assert_ne!(light, dark);
    assert_eq!(without_colours(&light), without_colours(&dark));
}

#[test]
fn the_picture_of_the_readme_is_drawn_like_this() {
    let drawn = scoring().view(seat(1)).svg(Theme::Light);
    crate::drawing::assert_picture_of_readme("mauerbauer.svg", &drawn);
}
