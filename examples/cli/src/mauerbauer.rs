//! Mauerbauer in a terminal: walls by their ends, placements in words, cards with what they score
//! now.

use std::collections::BTreeSet;

use mauerwerk::mauerbauer::{
    Action, Card, Event, Explanation, Hand, Phase, Roll, Setup, Space, State,
};
use mauerwerk::{Event as _, Game, Message, Reader, Seat, Viewer};

use crate::failure::Failure;
use crate::terminal_game::{Offer, TerminalGame, some_of, spelt};
use crate::tint;

impl TerminalGame for State {
    const NOTATION: &'static [(&'static str, &'static str)] = &[
        ("a1-b1", "builds a wall between two tower spaces"),
        ("early", "rolls before the wall is built, if that is agreed"),
        ("b./RG", "places a black tower at the first end and none at the second,"),
        ("", "a red house on the space with the lower number and a green one on the other"),
        ("join:12", "connects the completed city with city 12; apart leaves it as it is"),
        ("size", "plays a card; size+in-towers plays two"),
        ("drop:size", "discards a card instead, and draws two"),
        ("swap:size", "puts a card down for another one; done puts down no more"),
        ("city:12", "chooses a city for the final scoring; pass chooses none"),
        ("cards", "in-… count pieces in the city, out-… pieces in no city: b g w towers,"),
        ("", "R G Y B P houses and palaces, 1 2 3 houses of a region; see mauerwerk deck"),
        ("b/R?", "what the dice show, draw:size a card, where chance decides"),
    ];
    const SHORT: &'static [(&'static str, &'static str)] =
        &[("12", "connects with city 12, or chooses it for the final scoring")];

    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::TurnEnded { .. })
    }

    fn offer(&self, seat: Seat) -> Offer {
        let actions = self.actions(seat);
        let mut words = spelt(&actions);
        let text = match self.phase() {
            Phase::Building => {
                words.extend(actions.iter().filter_map(reversed));
                walls(self, seat, &actions)
            }
            Phase::Placing => placements(self, seat, &actions),
            Phase::Connecting => connections(self, seat, &actions),
            Phase::Swapping => swaps(self, seat, &words),
            Phase::Choosing => cities(self, seat, &actions),
            Phase::Scoring | Phase::FinalScoring => plays(self, seat, &actions),
            _ => return Offer::of_words(words),
        };
        Offer { text: format!("{text}  (or type help)"), words }
    }

    fn in_words(&self, seat: Seat, action: Action) -> Message {
        match (self.phase(), events(self, seat, action).first()) {
            (Phase::Placing, _) => placed(self, seat, action).to_string().into(),
            (_, Some(event)) => event.seen_by(seat.into()).message(),
            (_, None) => "".into(),
        }
    }

    fn read(&self, _seat: Seat, text: &str) -> Result<Action, Failure> {
        let read = match (self.phase(), text.split_once('/'), text.parse::<Space>()) {
            (Phase::Building, ..) => text.to_lowercase().parse().or_else(|_| text.parse()),
            (Phase::Placing, Some((towers, houses)), _) => lettered(towers, houses).parse(),
            (Phase::Connecting, _, Ok(city)) => Ok(Action::Join(city)),
            (Phase::Choosing, _, Ok(city)) => Ok(Action::Choose(city)),
            (Phase::Swapping, ..) => text.parse().map(Action::Swap).or_else(|_| text.parse()),
            _ => text.parse(),
        };
        read.map_err(Failure::input)
    }

    fn awaited(&self) -> Message {
        let seat = acting(self);
        match self.phase() {
            Phase::ChoosingFirst => "which seat starts".into(),
            Phase::Dealing => {
                Message::parts(["a card that ".into(), seat.into(), " is dealt".into()])
            }
            Phase::Rolling => "what the dice show".into(),
            _ => Message::parts(["a card that ".into(), seat.into(), " draws".into()]),
        }
    }

    fn knower(&self) -> Option<Seat> {
        draws(self.phase()).then(|| acting(self))
    }

    fn offer_chance(&self, seat: Seat, reader: Reader<'_>) -> Offer {
        let awaited = tint::told(&self.awaited(), reader);
        match self.phase() {
            Phase::Rolling => offer_rolls(self),
            phase if draws(phase) => Offer::of_chance(&awaited, unseen(self, seat)),
            _ => {
                Offer::of_chance(&awaited, (0..self.seats()).map(|seat| seat.to_string()).collect())
            }
        }
    }

    fn read_chance(&self, text: &str) -> Result<Action, Failure> {
        let read = match (self.phase(), text.split_once('/')) {
            (Phase::Rolling, Some((tower, houses))) => lettered(tower, houses).parse(),
            (Phase::Rolling, None) if !rolls_tower_die(self) => lettered("-", text).parse(),
            (Phase::ChoosingFirst, _) if !text.contains(':') => format!("first:{text}").parse(),
            (phase, _) if draws(phase) => text.parse().map(Action::Draw).or_else(|_| text.parse()),
            _ => text.parse(),
        };
        read.map_err(Failure::input)
    }
}

/// Writes towers with small letters and houses with capital ones.
fn lettered(towers: &str, houses: &str) -> String {
    format!("{}/{}", towers.to_lowercase(), houses.to_uppercase())
}

/// Returns the seat to move, or for which cards are drawn.
fn acting(state: &State) -> Seat {
    state.view(Viewer::Spectator).position.acting
}

/// Returns whether chance brings a card.
fn draws(phase: Phase) -> bool {
    matches!(phase, Phase::Dealing | Phase::Drawing | Phase::Refilling)
}

fn rolls_tower_die(state: &State) -> bool {
    let chances = state.chances();
    let first = chances.first().map(|chance| chance.action);
    matches!(first, Some(Action::Roll(roll)) if roll.tower().is_some())
}

/// Offers to type a roll: there are too many to list.
fn offer_rolls(state: &State) -> Offer {
    let rolls = state.chances().into_iter().filter_map(|chance| match chance.action {
        Action::Roll(roll) => Some(roll),
        _ => None,
    });
    let houses = "R, G, Y, B, P or ? for each house";
    let (such_as, letters, words) = if rolls_tower_die(state) {
        let words = rolls.map(|roll| roll.to_string()).collect();
        ("b/R?", format!("b, g or w for the tower, / and {houses}"), words)
    } else {
        ("R?", houses.to_owned(), rolls.map(houses_of).collect())
    };
    let text =
        format!("type what the dice show, such as {such_as}: {letters}  (Enter: as the seed says)");
    Offer { text, words }
}

/// Writes what the house dice show.
fn houses_of(roll: Roll) -> String {
    roll.houses().iter().map(ToString::to_string).collect()
}

/// Returns the cards that may come for all that a seat knows: those that it neither holds nor sees
/// on the discard pile. What the deck holds indeed would tell of other hands (MA-82).
fn unseen(state: &State, seat: Seat) -> Vec<String> {
    let view = state.view(seat.into());
    let Setup { deck, .. } = &view.position.setup;
    let own = view.position.hands.get(seat.index()).and_then(Hand::known).unwrap_or_default();
    let seen = |card| own.count(card).saturating_add(view.position.discards.count(card));
    let cards = deck.plan().cards.into_iter().filter(|&(card, count)| count > seen(card));
    cards.map(|(card, _)| card.to_string()).collect()
}

/// Writes the line of a wall from its other end.
fn reversed(action: &Action) -> Option<String> {
    let Action::Build(line) = action else { return None };
    let [one, other] = line.ends();
    Some(format!("{other}-{one}"))
}

/// Returns what happens if a seat decides so, as far as nobody has to draw for it.
fn events(state: &State, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    // What is listed is not refused.
    let _ = state.apply_noting(seat.into(), action, &mut |event| events.push(event));
    events
}

/// Offers walls, and names those that complete a city.
fn walls(state: &State, seat: Seat, actions: &[Action]) -> String {
    let (mut lines, mut closing) = (Vec::new(), Vec::new());
    for &action in actions {
        let Action::Build(line) = action else { continue };
        lines.push(line.to_string());
        let completed = |event: &Event| matches!(event, Event::Completed { .. });
        if events(state, seat, action).iter().any(completed) {
            closing.push(line.to_string());
        }
    }
    let mut text = format!("your cards score now, without a city: {}\n", worths(state, seat, None));
    if !closing.is_empty() {
        text += &format!("completing a city: {}\n", closing.join("  "));
    }
    let early = if actions.contains(&Action::RollEarly) { ", or early" } else { "" };
    text + &format!("you may play: {}{early}", some_of(&lines))
}

/// Offers placements one by one, or towers and houses apart where there are many.
fn placements(state: &State, seat: Seat, actions: &[Action]) -> String {
    /// The most placements that are listed one by one.
    const FEW: usize = 10;

    let told = |message: &Message| tint::told(message, Reader::default());
    let listed: Vec<String> = actions
        .iter()
        .map(|&action| format!("{action}: {}", told(&placed(state, seat, action))))
        .collect();
    let roll = state.view(Viewer::Spectator).position.roll;
    let roll = told(&Message::parts([roll.into()]));
    let what = format!("the dice show {roll}; you place towers and houses");
    if listed.len() <= FEW {
        let example = actions.first().map(Action::to_string).unwrap_or_default();
        return format!(
            "{what}:\n  {}\nyou may play: one of these, such as {example}",
            listed.join("\n  ")
        );
    }
    let written = spelt(actions);
    let halves: Vec<(&str, &str)> =
        written.iter().filter_map(|text| text.split_once('/')).collect();
    let set = |half: fn(&(&str, &str)) -> String| -> Vec<String> {
        halves.iter().map(half).collect::<BTreeSet<_>>().into_iter().collect()
    };
    let towers = set(|(towers, _)| (*towers).to_owned());
    let houses = set(|(_, houses)| (*houses).to_owned());
    let ends = state.last_wall().map(|line| line.ends().map(|end| end.to_string()).join(", then "));
    let spaces = spaces_beside(state, seat, actions);
    format!(
        "{what}, any of these towers with any of these houses:\n  towers at {}: {}\n  houses on {}: \
         {}\nyou may play: for instance {}",
        ends.unwrap_or_default(),
        towers.join(" "),
        spaces.join(", then "),
        houses.join(" "),
        listed.first().map_or("", String::as_str)
    )
}

/// Returns in words what an action places.
fn placed(state: &State, seat: Seat, action: Action) -> Message {
    let (mut towers, mut houses) = (Vec::new(), Vec::new());
    for event in events(state, seat, action) {
        match event {
            Event::TowerPlaced { at, colour } => towers.push((colour.word(), format!("at {at}"))),
            Event::HousePlaced { space, colour } => {
                houses.push((colour.word(), format!("on {space}")));
            }
            _ => {}
        }
    }
    let named = |pieces: Vec<(Message, String)>, name: &str| {
        let named = pieces.into_iter().enumerate().map(|(nth, (colour, place))| {
            let rest = if nth == 0 { format!(" {name} {place}") } else { format!(" {place}") };
            Message::parts([colour.into(), rest.into()])
        });
        named.collect::<Vec<_>>()
    };
    Message::list([named(towers, "tower"), named(houses, "house")].concat())
}

/// Returns the spaces beside the wall that was built last, where a house may be placed.
fn spaces_beside(state: &State, seat: Seat, actions: &[Action]) -> Vec<String> {
    let placed = actions.iter().flat_map(|&action| events(state, seat, action));
    let spaces: BTreeSet<Space> = placed
        .filter_map(|event| match event {
            Event::HousePlaced { space, .. } => Some(space),
            _ => None,
        })
        .collect();
    spaces.iter().map(Space::to_string).collect()
}

/// Offers to connect the completed city with one beside it, and says what that changes.
fn connections(state: &State, seat: Seat, actions: &[Action]) -> String {
    let mut text = format!("{}; you may connect it with one beside it:", completed(state));
    for &action in actions {
        let told = match action {
            Action::Join(city) => {
                format!("with {}: {}", sized(state, city), changes(state, seat, action))
            }
            _ => "leaves it as it is".to_owned(),
        };
        text += &format!("\n  {:<8} {told}", action.to_string());
    }
    text + &format!("\nyou may play: {}", spelt(actions).join("  "))
}

/// Returns which walls and towers connecting removes, and which palaces it brings.
fn changes(state: &State, seat: Seat, action: Action) -> String {
    let is_change = |event: &Event| {
        matches!(
            event,
            Event::WallRemoved { .. } | Event::TowerRemoved { .. } | Event::PalacePlaced { .. }
        )
    };
    let changes = events(state, seat, action).into_iter().filter(is_change);
    changes.map(|event| event.to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns the name of a city with its size.
fn sized(state: &State, city: Space) -> String {
    match state.city(city).len() {
        1 => format!("city {city} of 1 space"),
        spaces => format!("city {city} of {spaces} spaces"),
    }
}

/// Returns which city is scored.
fn completed(state: &State) -> String {
    match state.explain(Card::CitySize).city {
        Some(city) if state.phase() == Phase::FinalScoring => {
            format!("{} is chosen", sized(state, city))
        }
        Some(city) => format!("{} is completed", sized(state, city)),
        None => "no city is completed".to_owned(),
    }
}

/// Returns the cards in a seat's hand, each as often as it is there. Only the seat itself is shown
/// them.
fn hand(state: &State, seat: Seat) -> Vec<Card> {
    let hand = state.hand(seat).unwrap_or_default();
    hand.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect()
}

/// Returns what the cards in a seat's hand score for a city, or as the position is.
fn worths(state: &State, seat: Seat, city: Option<Space>) -> String {
    let worth = |card: Card| {
        let explained = city.and_then(|city| state.explain_for(card, city));
        let explained = explained.unwrap_or_else(|| state.explain(card));
        format!("{card} {}", explained.points)
    };
    hand(state, seat).into_iter().map(worth).collect::<Vec<_>>().join("  ")
}

/// Offers to play cards, with what each scores and why, and the best pairs.
fn plays(state: &State, seat: Seat, actions: &[Action]) -> String {
    let hand = hand(state, seat);
    if hand.is_empty() {
        return format!("{}, and you hold no card\nyou may play: pass", completed(state));
    }
    let mut text = format!("{}; your cards score:", completed(state));
    for card in &hand {
        text += &format!("\n  {}", explained(&state.explain(*card)));
    }
    let pairs = best_pairs(state, actions);
    match pairs.first() {
        Some((best, _)) => {
            let told: Vec<String> =
                pairs.iter().map(|(pair, worth)| format!("{pair}  {worth}")).collect();
            text += &format!("\nthe best two together:\n  {}", told.join("\n  "));
            text += &format!("\nyou may play: one card or two, such as {best}");
        }
        None => text += &format!("\nyou may play: {}", hand[0]),
    }
    if actions.contains(&Action::Discard(hand[0])) {
        text += &format!(", or discard one and draw two: drop:{}", hand[0]);
    }
    if actions.contains(&Action::Pass) {
        text += ", or pass";
    }
    text
}

/// Returns the pairs of cards that score most, each with what its cards score.
fn best_pairs(state: &State, actions: &[Action]) -> Vec<(String, String)> {
    /// The most that are listed.
    const LIMIT: usize = 4;

    let mut pairs = Vec::new();
    for action in actions {
        let Action::PlayTwo(pair) = action else { continue };
        let [one, other] = pair.cards().map(|card| state.explain(card).points);
        pairs.push((one + other, action.to_string(), format!("{one} + {other}")));
    }
    pairs.sort_by_key(|(sum, ..)| std::cmp::Reverse(*sum));
    pairs.into_iter().take(LIMIT).map(|(_, pair, worth)| (pair, worth)).collect()
}

/// Returns what a card scores, and what for.
fn explained(explanation: &Explanation) -> String {
    /// The most things that are named.
    const LIMIT: usize = 4;

    let Explanation { card, counted, points, .. } = explanation;
    let mut text = format!("{:<11} {points:>2}", card.to_string());
    for (nth, counted) in counted.iter().take(LIMIT).enumerate() {
        text += &format!("{} {counted}", if nth == 0 { " " } else { "," });
    }
    if counted.len() > LIMIT {
        text += &format!(" and {} more", counted.len() - LIMIT);
    }
    text
}

/// Offers to put down cards.
fn swaps(state: &State, seat: Seat, words: &[String]) -> String {
    let worths = worths(state, seat, None);
    let down = state.view(Viewer::Spectator).position.swapped;
    format!(
        "you are last, and draw a card for each that you put down, {down} up to now; they would \
         score now: {worths}\nyou may play: {}",
        words.join("  ")
    )
}

/// Offers cities for the final scoring, with what the cards would score for each.
fn cities(state: &State, seat: Seat, actions: &[Action]) -> String {
    let mut text = "the final scoring: one card or two, for a city that you choose".to_owned();
    let mut words = Vec::new();
    for action in actions {
        words.push(action.to_string());
        let Action::Choose(city) = *action else { continue };
        let worths = worths(state, seat, Some(city));
        text += &format!("\n  {} would score: {worths}", sized(state, city));
    }
    text + &format!("\nyou may play: {}", words.join("  "))
}
