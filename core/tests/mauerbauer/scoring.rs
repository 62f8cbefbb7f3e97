//! What a guild card scores and what is counted for it, held against the text in random games.
//!
//! Nothing here knows how the library counts. Regions, corners and the shore come from the board's
//! plan. Walks from space to space find the cities, and each card is counted again.

use std::collections::{BTreeMap, BTreeSet};

use mauerwerk::mauerbauer::{
    BoardChoice, BoardPlan, Card, Counted, DeckChoice, DeckPlan, Event, Explanation, HouseColour,
    Line, Phase, Points, Position, Setup, Shipped, ShippedDeck, Space, State, TowerColour,
    TowerSpace,
};
use mauerwerk::{Actor, Dealer, Game, Turn};

/// Landscape spaces.
type Area = BTreeSet<Space>;

/// What is to be found on a board, as its plan says.
struct Map {
    corners: BTreeMap<Space, Vec<TowerSpace>>,
    regions: Vec<Area>,
    beside: BTreeMap<Line, Vec<Space>>,
    shore: BTreeSet<TowerSpace>,
}

impl Map {
    fn new(plan: &BoardPlan) -> Self {
        let mut corners = BTreeMap::new();
        let mut beside: BTreeMap<Line, Vec<Space>> = BTreeMap::new();
        for (&space, around) in plan.regions.iter().flat_map(|region| &region.spaces) {
            for (place, &from) in around.0.iter().enumerate() {
                let to = around.0[(place + 1) % around.0.len()];
                beside.entry(Line::new(from, to).expect("two ends")).or_default().push(space);
            }
            corners.insert(space, around.0.clone());
        }
        let regions = plan.regions.iter().map(|region| region.spaces.keys().copied().collect());
        let shore = plan.coast.iter().flat_map(|line| line.ends()).collect();
        Self { corners, regions: regions.collect(), beside, shore }
    }

    /// Returns what a space is enclosed with, or `None` if one can walk off the board.
    fn enclosed(&self, from: Space, walls: &BTreeSet<Line>) -> Option<Area> {
        let mut area = Area::from([from]);
        let mut ahead = vec![from];
        while let Some(space) = ahead.pop() {
            let open = |(line, beside): &(&Line, &Vec<Space>)| {
                beside.contains(&space) && !walls.contains(line)
            };
            for (_, beside) in self.beside.iter().filter(open) {
                let &other = beside.iter().find(|&&other| other != space)?;
                if area.insert(other) {
                    ahead.push(other);
                }
            }
        }
        Some(area)
    }

    fn touches(&self, at: TowerSpace, area: &Area) -> bool {
        area.iter().any(|space| self.corners[space].contains(&at))
    }
}

/// A position as the table shows it.
struct Table<'a> {
    map: &'a Map,
    points: Points,
    walls: BTreeSet<Line>,
    cities: Vec<Area>,
    position: Position,
}

impl<'a> Table<'a> {
    fn new(map: &'a Map, state: &State) -> Self {
        let position = Position::from(state);
        let walls: BTreeSet<Line> = position.walls.iter().copied().collect();
        let mut cities: Vec<Area> = Vec::new();
        for &space in map.corners.keys() {
            if !cities.iter().any(|city| city.contains(&space)) {
                cities.extend(map.enclosed(space, &walls));
            }
        }
        Self { map, points: position.setup.deck.plan().points, walls, cities, position }
    }

    /// Returns the city that the cards of the first group look at (MA-50, MA-71).
    fn city(&self) -> Option<&Area> {
        let phase = self.position.phase;
        let of = |space: &Space| self.cities.iter().find(|city| city.contains(space));
        match phase {
            Phase::FinalScoring => of(&self.position.chosen?),
            Phase::Connecting
            | Phase::Scoring
            | Phase::Drawing
            | Phase::Swapping
            | Phase::Refilling => self.map.beside[&self.position.last?].iter().find_map(of),
            _ => None,
        }
    }

    fn in_a_city(&self, space: Space) -> bool {
        self.cities.iter().any(|city| city.contains(&space))
    }

    /// Lists the towers that pass.
    fn towers(&self, passes: impl Fn(TowerSpace, TowerColour) -> bool) -> Vec<Counted> {
        let towers = self.position.towers.iter().map(|(&at, &colour)| (at, colour));
        let passing = towers.filter(|&(at, colour)| passes(at, colour));
        passing.map(|(at, colour)| Counted::Tower { at, colour }).collect()
    }

    fn is_out(&self, at: TowerSpace) -> bool {
        !self.cities.iter().any(|city| self.map.touches(at, city))
    }

    /// Lists houses in no city that pass, by space and colour.
    fn houses_out(&self, passes: impl Fn(Space, HouseColour) -> bool) -> Vec<Counted> {
        let open = self.position.houses.iter().filter(|(space, _)| !self.in_a_city(**space));
        open.flat_map(|(&space, houses)| counts(houses).map(move |(colour, n)| (space, colour, n)))
            .filter(|&(space, colour, _)| passes(space, colour))
            .map(|(space, colour, count)| Counted::Houses { space, colour, count })
            .collect()
    }

    /// Returns the houses and the palaces of a city, wherever in it they are noted.
    fn pieces(&self, city: &Area) -> [Vec<HouseColour>; 2] {
        [&self.position.houses, &self.position.palaces].map(|all| {
            let inside = all.iter().filter(|(space, _)| city.contains(space));
            inside.flat_map(|(_, colours)| colours.clone()).collect()
        })
    }

    /// Counts a card by the text: what it names, and its points.
    fn count(&self, card: Card, city: Option<&Area>) -> (Vec<Counted>, u32) {
        let points = &self.points;
        let each = |list: Vec<Counted>, points: u8| {
            let pieces: u32 = list.iter().map(pieces_of).sum();
            (list, pieces * u32::from(points))
        };
        match card {
            Card::HousesOut(wanted) => {
                each(self.houses_out(|_, colour| colour == wanted), points.houses_out)
            }
            Card::RegionOut(region) => {
                let area = self.map.regions.get(region.index()).cloned().unwrap_or_default();
                each(self.houses_out(|space, _| area.contains(&space)), points.region_out)
            }
            Card::TowersOut => each(self.towers(|at, _| self.is_out(at)), points.towers_out),
            Card::TowerColourOut(wanted) => each(
                self.towers(|at, colour| colour == wanted && self.is_out(at)),
                points.tower_colour_out,
            ),
            Card::ShoreOut => each(
                self.towers(|at, _| self.map.shore.contains(&at) && self.is_out(at)),
                points.shore_out,
            ),
            Card::WallsOut => {
                let alone = |line: &&Line| {
                    !self.map.beside[*line].iter().any(|&space| self.in_a_city(space))
                };
                let walls = self.walls.iter().filter(alone).map(|&line| Counted::Wall { line });
                each(walls.collect(), points.walls_out)
            }
            Card::Cities => {
                let first = |city: &Area| *city.first().expect("a city has a space");
                let cities = self.cities.iter().map(|city| Counted::City { city: first(city) });
                each(cities.collect(), points.cities)
            }
            _ => city.map_or((Vec::new(), 0), |city| self.count_in(card, city)),
        }
    }

    fn count_in(&self, card: Card, city: &Area) -> (Vec<Counted>, u32) {
        let points = &self.points;
        let [houses, palaces] = self.pieces(city);
        let name = *city.first().expect("a city has a space");
        let noted = |colour, count| Counted::Palaces { city: name, colour, count };
        match card {
            Card::ColourVariety => {
                let colours: BTreeSet<HouseColour> = houses.into_iter().chain(palaces).collect();
                let worth = match colours.len() {
                    2 | 3 => points.colour_variety[0],
                    4 | 5 => points.colour_variety[1],
                    _ => 0,
                };
                let listed = colours.into_iter().map(|colour| Counted::Colour { colour });
                (listed.collect(), worth.into())
            }
            Card::TowersIn => {
                let towers = self.towers(|at, _| self.map.touches(at, city));
                let worth = towers.len() as u32 * u32::from(points.towers_in);
                (towers, worth)
            }
            Card::TowerColourIn(wanted) => {
                let towers =
                    self.towers(|at, colour| colour == wanted && self.map.touches(at, city));
                let worth = towers.len() as u32 * u32::from(points.tower_colour_in);
                (towers, worth)
            }
            Card::PalacesIn => {
                let listed = counts(&palaces).map(|(colour, count)| noted(colour, count));
                (listed.collect(), palaces.len() as u32 * u32::from(points.palaces_in))
            }
            Card::ColourIn(wanted) => {
                let (mut list, mut worth) = (Vec::new(), 0);
                for (colour, count) in counts(&houses).filter(|&(colour, _)| colour == wanted) {
                    worth += u32::from(count) * u32::from(points.colour_in[0]);
                    list.push(Counted::Houses { space: name, colour, count });
                }
                for (colour, count) in counts(&palaces).filter(|&(colour, _)| colour == wanted) {
                    worth += u32::from(count) * u32::from(points.colour_in[1]);
                    list.push(noted(colour, count));
                }
                (list, worth)
            }
            _ => {
                let spaces = city.iter().map(|&space| Counted::Space { space }).collect();
                (spaces, self.size(card, city.len()).into())
            }
        }
    }

    /// Returns what a card scores for the size of a city (MA-67).
    fn size(&self, card: Card, spaces: usize) -> u8 {
        let place = match spaces {
            1..=3 => spaces - 1,
            7.. => 3,
            _ => return 0,
        };
        let faces = [Card::CityOfOne, Card::CityOfTwo, Card::CityOfThree, Card::CityOfSeven];
        let scores = card == Card::CitySize || card == faces[place];
        if scores { self.points.city_size[place] } else { 0 }
    }
}

/// Counts each colour of a list.
fn counts(colours: &[HouseColour]) -> impl Iterator<Item = (HouseColour, u8)> {
    let mut all = BTreeMap::new();
    for &colour in colours {
        *all.entry(colour).or_insert(0) += 1;
    }
    all.into_iter()
}

/// Returns how many things an entry stands for.
fn pieces_of(counted: &Counted) -> u32 {
    match counted {
        Counted::Houses { count, .. } | Counted::Palaces { count, .. } => (*count).into(),
        _ => 1,
    }
}

/// What was compared, in numbers, so that no test passes by comparing nothing.
#[derive(Default)]
struct Compared {
    /// The cards that scored something when it was explained.
    explained: BTreeSet<Card>,
    /// The cards that scored something when they were played.
    played: BTreeSet<Card>,
    phases: BTreeSet<&'static str>,
    most_cities: usize,
    largest: usize,
}

impl Compared {
    /// Compares every card with what the text says of it.
    fn compare(&mut self, map: &Map, state: &State) {
        // Before the pieces are placed a city just closed is not settled yet (MA-17).
        if matches!(state.phase(), Phase::Rolling | Phase::Placing) {
            return;
        }
        let table = Table::new(map, state);
        let city = table.city();
        self.phases.insert(state.phase().name());
        self.most_cities = self.most_cities.max(table.cities.len());
        self.largest = self.largest.max(city.map_or(0, Area::len));
        for card in Card::ALL {
            let explained = state.explain(card);
            check(state, &explained, city, table.count(card, city));
            if explained.points > 0 {
                self.explained.insert(card);
            }
            for city in &table.cities {
                let name = *city.first().expect("a city has a space");
                let explained = state.explain_for(card, name).expect("the city is there");
                check(state, &explained, Some(city), table.count(card, Some(city)));
            }
        }
        for &space in map.corners.keys() {
            let named = table.cities.iter().any(|city| city.first() == Some(&space));
            let explained = state.explain_for(Card::CitySize, space);
            assert_eq!(explained.is_some(), named, "city {space} in {state}");
        }
    }

    /// Plays a game at random, and compares each position and each card played.
    fn play(&mut self, setup: &Setup, seed: u64) {
        let map = Map::new(&setup.board.plan());
        let mut dealer = Dealer::new(seed);
        let mut state = State::start(setup).expect("the setup is good");
        for _ in 0..2_000 {
            self.compare(&map, &state);
            let (actor, action) = match state.turn() {
                Turn::Over(_) => return,
                Turn::Chance => (Actor::Chance, state.deal(&mut dealer)),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    (Actor::Seat(seat), dealer.choose(&state.actions(seat)))
                }
            };
            let action = action.expect("something can be done");
            let mut events = Vec::new();
            let next = state.apply_noting(actor, action, &mut |event| events.push(event));
            let next = next.expect("the action is legal");
            self.compare_scores(&state, &next, &events);
            state = next;
        }
        panic!("a game without an end: {state}");
    }

    /// Compares the points of the cards played with what was explained before.
    fn compare_scores(&mut self, before: &State, after: &State, events: &[Event]) {
        let mut gained = BTreeMap::new();
        for event in events {
            let Event::Scored { seat, card, points } = *event else { continue };
            assert_eq!(before.explain(card).points, points, "{card} in {before}");
            *gained.entry(seat).or_insert(0) += points;
            if points > 0 {
                self.played.insert(card);
            }
        }
        if gained.is_empty() {
            return;
        }
        for (seat, &score) in before.scores().iter() {
            let gain = gained.get(&seat).copied().unwrap_or(0);
            assert_eq!(after.scores()[seat], score + gain, "seat {seat} in {before}");
        }
    }
}

fn check(
    state: &State,
    explained: &Explanation,
    city: Option<&Area>,
    (mut counted, points): (Vec<Counted>, u32),
) {
    let card = explained.card;
    let mut listed = explained.counted.clone();
    listed.sort_unstable();
    counted.sort_unstable();
    assert_eq!(listed, counted, "what {card} counts in {state}");
    assert_eq!(explained.points, points, "what {card} scores in {state}");
    assert_eq!(explained.city, city.and_then(|city| city.first().copied()), "{state}");
}

/// Returns a deck with some cards of every face, with custom points (MA-93).
fn own_deck() -> DeckChoice {
    let points = Points {
        city_size: [11, 3, 29, 41],
        colour_variety: [5, 13],
        tower_colour_in: 7,
        palaces_in: 19,
        colour_in: [2, 17],
        towers_in: 23,
        houses_out: 31,
        region_out: 37,
        towers_out: 43,
        tower_colour_out: 47,
        shore_out: 53,
        walls_out: 59,
        cities: 61,
    };
    DeckPlan { cards: Card::ALL.into_iter().map(|card| (card, 2)).collect(), points }.into()
}

/// Returns a custom board: squares and a triangle, of two regions, with a lake shore.
fn own_board() -> BoardPlan {
    BoardPlan::from_toml(
        r#"
        name = "squares"
        coast = ["a1-b1", "c2-c3"]
        [towers]
        a1 = [0, 0]
        a2 = [10, 0]
        a3 = [20, 0]
        b1 = [0, 10]
        b2 = [10, 10]
        b3 = [20, 10]
        c1 = [0, 20]
        c2 = [10, 20]
        c3 = [20, 20]
        [[regions]]
        name = "north"
        spaces = { 1 = "a1-a2-b2-b1", 2 = "a2-a3-b3-b2" }
        [[regions]]
        name = "south"
        spaces = { 3 = "b1-b2-c1", 4 = "b2-c2-c1", 5 = "b2-b3-c3-c2" }
        "#,
    )
    .expect("the plan can be read")
}

fn setup(board: BoardChoice, players: u8, deck: DeckChoice) -> Setup {
    Setup { deck, ..Setup::new(board, players) }
}

/// Plays games on a board with every deck, and returns what was compared.
fn games(board: &BoardChoice, games: u64) -> Compared {
    let decks = [ShippedDeck::Reconstructed.into(), ShippedDeck::Uniform30.into(), own_deck()];
    let mut compared = Compared::default();
    for (seed, deck) in (0..games).zip(decks.iter().cycle()) {
        let players = 2 + (seed % 3) as u8;
        compared.play(&setup(board.clone(), players, deck.clone()), seed);
    }
    compared
}

/// Returns whether a city of a small board can score the card.
fn without_seven(card: &Card) -> bool {
    *card != Card::CityOfSeven
}

#[test]
fn cards_count_what_the_text_says_on_the_usual_board() {
    let compared = games(&Shipped::Reconstructed.into(), 50);
    assert!(compared.explained.len() >= Card::COUNT - 3, "{:?}", compared.explained);
    assert!(compared.played.len() > 20, "{:?}", compared.played);
    assert!(compared.most_cities > 3, "{}", compared.most_cities);
}

#[test]
fn cards_count_what_the_text_says_on_the_strip() {
    let compared = games(&Shipped::Strip.into(), 50);
    assert_eq!(compared.explained.len(), Card::COUNT, "{:?}", compared.explained);
    assert!(compared.largest > 7, "{}", compared.largest);
    assert!(compared.most_cities > 3, "{}", compared.most_cities);
    let expected = ["building", "connecting", "scoring", "drawing", "swapping", "refilling"];
    let last = ["choosing", "final-scoring", "over", "dealing", "choosing-first"];
    for phase in expected.into_iter().chain(last) {
        assert!(compared.phases.contains(phase), "{phase}: {:?}", compared.phases);
    }
}

#[test]
fn cards_count_what_the_text_says_on_the_hexagon() {
    let compared = games(&Shipped::Hexagon.into(), 90);
    let expected = Card::ALL.iter().filter(|card| without_seven(card)).count();
    assert_eq!(compared.explained.len(), expected, "{:?}", compared.explained);
    assert!(compared.played.len() > 25, "{:?}", compared.played);
}

#[test]
fn cards_count_what_the_text_says_on_a_board_of_squares() {
    let compared = games(&own_board().into(), 90);
    let third_region = |card: &&Card| card.to_string() == "out-3";
    assert!(!compared.explained.iter().any(|card| third_region(&card)), "no region 3");
    let expected = Card::ALL.iter().filter(|card| without_seven(card)).count() - 1;
    assert_eq!(compared.explained.len(), expected, "{:?}", compared.explained);
}

/// Returns how a card is explained in a position of the hexagon.
fn told(start: &str, card: &str) -> String {
    let state: State = format!("board:hexagon first_player:0 {start}").parse().expect("a position");
    state.explain(card.parse().expect("a card")).to_string()
}

#[test]
fn explanations_name_the_pieces() {
    let start = "convert_after_connect:false walls:a1-b1,a1-b2,b1-b2,b3-c2,c1-c2 \
                 towers:a1b,b1g,b2w,b3b,c1w,c2g \
                 houses:1=RGG,2=G,5=RR,6=YP palaces:1=RRB hands:-/- phase:scoring last:a1-b1";
    for (card, expected) in [
        ("size", "size scores 6: space 1"),
        ("size-2", "size-2 scores 0: space 1"),
        ("colours", "colours scores 4: red, green, blue"),
        ("in-w", "in-w scores 2: white tower b2"),
        ("in-palaces", "in-palaces scores 3: 2 red palaces in city 1, 1 blue palace in city 1"),
        ("in-R", "in-R scores 7: 1 red house on 1, 2 red palaces in city 1"),
        ("in-P", "in-P scores 0"),
        ("in-towers", "in-towers scores 3: black tower a1, grey tower b1, white tower b2"),
        ("out-G", "out-G scores 1: 1 green house on 2"),
        ("out-2", "out-2 scores 3: 1 green house on 2, 2 red houses on 5"),
        ("out-3", "out-3 scores 2: 1 yellow house on 6, 1 pink house on 6"),
        ("out-towers", "out-towers scores 3: black tower b3, white tower c1, grey tower c2"),
        ("out-b", "out-b scores 2: black tower b3"),
        ("out-shore", "out-shore scores 6: black tower b3, white tower c1, grey tower c2"),
        ("out-walls", "out-walls scores 2: wall b3-c2, wall c1-c2"),
        ("cities", "cities scores 1: city 1"),
    ] {
        assert_eq!(told(start, card), expected);
    }
}

#[test]
fn without_a_city_cards_of_the_first_group_score_nothing() {
    let start = "walls:a1-b1,a1-b2,b1-b2 towers:a1b,b1g,b2w houses:1=R hands:size/- phase:building";
    for card in ["size", "colours", "in-b", "in-palaces", "in-R", "in-towers"] {
        assert_eq!(told(start, card), format!("{card} scores 0"));
    }
    assert_eq!(told(start, "cities"), "cities scores 1: city 1");
}

#[test]
fn only_a_completed_city_is_explained_by_its_first_space() {
    let start = "board:hexagon first_player:0 walls:a1-a2,a1-b1,a2-b2,b1-b2 \
                 towers:a1b,a2g,b1w,b2b houses:1=R hands:size/- phase:building";
    let state: State = start.parse().expect("a position");
    let explain = |space: &str| state.explain_for(Card::CitySize, space.parse().expect("a space"));
    assert_eq!(explain("1").expect("a city").to_string(), "size scores 7: space 1, space 2");
    assert_eq!(explain("2"), None);
    assert_eq!(explain("3"), None);
    assert_eq!(explain("64"), None);
}
