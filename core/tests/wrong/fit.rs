//! What a reader of views and of information states accepts is fit for everything that can be asked of
//! it, however it was altered.

use mauerwerk::bot::{Judgement, Level, Player, unwatched};
use mauerwerk::{
    ActionSet as _, Choice, Dealer, Event as _, Game as _, Hidden as _, InformationState, Look,
    Panel, Reader, Record, Sampler as _, Seat, Sheet, Theme, Touches, View as _, Viewer, berlin,
    die_mauer, mauerbauer,
};
use serde_json::{Value, json};

/// Alters JSON at random.
struct Altered<'a> {
    dealer: &'a mut Dealer,
    /// Every value except lists and maps, to replace other parts.
    parts: Vec<Value>,
}

impl<'a> Altered<'a> {
    fn new(whole: &Value, dealer: &'a mut Dealer) -> Self {
        let mut parts = Vec::new();
        collect(whole, &mut parts);
        Self { dealer, parts }
    }

    fn below(&mut self, n: usize) -> usize {
        self.dealer.below(n as u32) as usize
    }

    /// Alters one place within a value, or a few.
    fn alter(&mut self, whole: &Value) -> Value {
        let mut altered = whole.clone();
        for _ in 0..=self.below(3) {
            self.descend(&mut altered);
        }
        altered
    }

    fn descend(&mut self, value: &mut Value) {
        let inside = self.below(8) > 0;
        match value {
            Value::Array(items) if inside && !items.is_empty() => {
                let at = self.below(items.len());
                self.descend(&mut items[at]);
            }
            Value::Object(fields) if inside && !fields.is_empty() => {
                let at = self.below(fields.len());
                if let Some(field) = fields.values_mut().nth(at) {
                    self.descend(field);
                }
            }
            Value::Array(items) => self.list(items),
            Value::Object(fields) => {
                let at = self.below(fields.len().max(1));
                if let Some(key) = fields.keys().nth(at).cloned() {
                    fields.remove(&key);
                }
            }
            part => *part = self.other(part),
        }
    }

    /// Exchanges, doubles or deletes parts of a list.
    fn list(&mut self, items: &mut Vec<Value>) {
        let Some(last) = items.len().checked_sub(1) else { return };
        let [one, other] = [self.below(last + 1), self.below(last + 1)];
        match self.below(4) {
            0 => drop(items.remove(one)),
            1 => items.insert(other, items[one].clone()),
            2 => items[one] = items[other].clone(),
            _ => items.swap(one, other),
        }
    }

    /// Returns something else in the place of a part: as it is elsewhere, or out of range.
    fn other(&mut self, part: &Value) -> Value {
        let edges = [0, 1, 2, 7, 8, 9, 63, 96, 97, 127, 128, 255, 256, 65_535, 4_294_967_295_u64];
        match (part.as_i64(), self.below(3)) {
            (Some(number), 0) => json!(number + 1),
            (Some(number), 1) => json!(number - 1),
            (Some(_), _) => json!(edges[self.below(edges.len())]),
            (None, _) => {
                let same: Vec<&Value> = self.parts.iter().filter(|one| alike(one, part)).collect();
                let at = self.dealer.below(same.len() as u32) as usize;
                same.get(at).map_or(Value::Null, |part| (*part).clone())
            }
        }
    }
}

fn collect(whole: &Value, parts: &mut Vec<Value>) {
    match whole {
        Value::Array(items) => items.iter().for_each(|item| collect(item, parts)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, parts)),
        part => parts.push(part.clone()),
    }
}

fn alike(one: &Value, other: &Value) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// Doubles a name in the text of JSON.
fn doubled(text: &str, dealer: &mut Dealer) -> String {
    let names: Vec<usize> = text.match_indices("{\"").map(|(at, _)| at + 1).collect();
    let at = names[dealer.below(names.len() as u32) as usize];
    let name: String = text[at..].chars().take_while(|letter| *letter != ':').collect();
    format!("{}{name}:0,{}", &text[..at], &text[at..])
}

/// Asks a view for all that it can be asked for.
fn use_view<G: Judgement>(view: &G::View) {
    let json = serde_json::to_string(view).expect("it can be written");
    assert_eq!(G::view_from_json(&json).as_ref(), Ok(view));
    let brief = view.brief_for(Reader::default(), 24);
    let _ = (view.scores(), view.seats(), view.text(), brief, view.features());
    let looks = Panel::ALL.map(|panel| (Sheet::Narrow, Some(panel)));
    for (sheet, panel) in looks.into_iter().chain([(Sheet::Wide, None)]) {
        let drawing = view.draw(&Look { sheet, panel, ..Look::new(Theme::Dark) });
        assert!(drawing.svg.starts_with("<svg"), "{view}");
    }
    use_seen(&InformationState::<G>::from_parts(view.clone(), Vec::new(), view.clone()), true);
}

/// Asks an information state for all that it can be asked for: it may be refused, if no game fits.
fn use_seen<G: Judgement>(seen: &InformationState<G>, is_found: bool) {
    let json = serde_json::to_string(seen).expect("it can be written");
    assert_eq!(InformationState::from_json(&json).as_ref(), Ok(seen));
    let _ = seen.key();
    for event in seen.events() {
        let _ = (event.to_string(), event.places(), event.seen_by(Viewer::Spectator));
    }
    let _ = seen.worlds(20);
    if let Ok(sampler) = seen.sampler() {
        let _ = sampler.sample(&mut Dealer::new(1));
    }
    let _ = seen.resample_record(&mut Dealer::new(2));
    let found = seen.resample(&mut Dealer::new(3));
    assert!(found.is_ok() || !is_found, "{json}");
    let Ok(state) = found else { return };
    assert_eq!(state.view(seen.viewer()), *seen.now());
    let notation = format!("{} {}", state.setup(), seen.now());
    let _ = (G::view_from(seen.viewer(), &notation), state.features(seen.viewer()));
    let Viewer::Seat(seat) = seen.viewer() else { return };
    let _ = (Choice::of_seat(&state, seat), Touches::of(&state, seat));
    let drawn = state.draw(seen.viewer(), &Look::default());
    assert!(drawn.is_ok(), "{json}");
    state.each_slot(seat, &mut |slot| assert!(slot < state.slots()));
    let waits = !state.actions(seat).is_empty();
    let players = [Player::Random, Player::Greedy, Player::Flat(2), Player::Search(3)];
    for player in players.into_iter().chain([Player::Level(Level::Easy)]) {
        assert_eq!(player.choose(seen, 1, &unwatched).is_ok(), waits, "{player}: {json}");
    }
    assert_eq!(Player::Search(2).analyse(seen, 1, &unwatched).is_ok(), waits, "{json}");
}

/// Alters what viewers of a game see and have seen, and uses what is accepted.
fn alter<G: Judgement>(setups: &[&str], times: usize) {
    let (mut views, mut seen) = (0, 0);
    for (number, setup) in (0..).zip(setups) {
        let start: G = setup.parse().expect("it is right");
        let mut record = Record::from_state(start);
        let mut dealer = Dealer::new(number);
        for made in [6_usize, 24, 70] {
            while record.decisions().len() < made && record.outcome().is_none() {
                let (actor, action) = record.state().decide(&mut dealer).expect("it goes on");
                record.push(actor, action).expect("it is legal");
            }
            for viewer in [Viewer::Spectator, Seat::FIRST.into()] {
                let view = serde_json::to_value(record.state().view(viewer)).expect("it is right");
                let text = doubled(&view.to_string(), &mut dealer);
                assert!(G::view_from_json(&text).is_err(), "{text}");
                for _ in 0..times {
                    let altered = Altered::new(&view, &mut dealer).alter(&view);
                    if let Ok(view) = G::view_from_json(&altered.to_string()) {
                        views += 1;
                        use_view::<G>(&view);
                    }
                }
                let all = serde_json::to_value(record.seen_by(viewer)).expect("it is right");
                for _ in 0..times {
                    let altered = Altered::new(&all, &mut dealer).alter(&all);
                    if let Ok(all) = InformationState::<G>::from_json(&altered.to_string()) {
                        seen += 1;
                        use_seen(&all, false);
                    }
                }
            }
        }
    }
    println!("{}: {views} views and {seen} information states were accepted", G::INFO.name);
    assert!(views > times / 4 && seen > times / 4, "{views} {seen}");
}

#[test]
fn what_is_accepted_of_die_mauer_is_fit() {
    alter::<die_mauer::State>(&["players:3 stock:TG4", "players:4 rounds:2"], 50);
}

#[test]
fn what_is_accepted_of_berlin_is_fit() {
    let setups = [
        "packs:2 rows:8 players:5 variants:wall-of-china",
        "rows:3 columns:6 variants:crazy-eights,gravity check_visibility:private",
        "rows:3 columns:5 variants:pair-a-dice,nullo-gravity,wall-of-jericho",
    ];
    alter::<berlin::State>(&setups, 30);
}

#[test]
fn what_is_accepted_of_mauerbauer_is_fit() {
    let deck = r#"deck:{"cards":{"size":5,"cities":5,"in-R":5}}"#;
    let setups = ["players:2 board:strip", "players:3 board:hexagon"];
    let setups = setups.map(|setup| format!("{setup} {deck}"));
    alter::<mauerbauer::State>(&setups.each_ref().map(String::as_str), 30);
}

/// Tiles and coins that were exchanged are not those that were laid out.
#[test]
fn cells_of_a_wall_that_were_exchanged_are_refused() {
    let setup = "packs:2 rows:8 players:5 variants:wall-of-china";
    let state: berlin::State = setup.parse().expect("it is right");
    let view = serde_json::to_value(state.view(Viewer::Spectator)).expect("it is right");
    let mut doubled = view.clone();
    let wall = doubled["position"]["wall"].as_array_mut().expect("it is a list");
    let coin = wall.iter().find(|cell| **cell != wall[0]).expect("there are coins").clone();
    wall[0] = coin;
    let told = berlin::State::view_from_json(&doubled.to_string()).expect_err("it is wrong");
    assert_eq!(told.to_string(), "no position fits all that was seen");
}
