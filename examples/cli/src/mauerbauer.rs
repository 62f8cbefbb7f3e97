//! Mauerbauer in a terminal: walls by their ends, placements in words, cards with their current
//! points.

use std::collections::BTreeSet;

use mauerwerk::mauerbauer::{
    Action, Card, Event, Explanation, Hand, Phase, Roll, Setup, Space, State,
};
use mauerwerk::{Event as _, Game, Message, Reader, Seat, Viewer};

use crate::failure::Failure;
use crate::say::{say, text};
use crate::terminal_game::{Offer, TerminalGame, some_of, spelt};
use crate::{ink, tint};

impl TerminalGame for State {
    fn forms() -> Vec<(&'static str, Message)> {
        vec![
            ("a1-b1", say!(MaWall)),
            ("early", say!(MaEarly)),
            ("b./RG", say!(MaTowers)),
            ("", say!(MaHouses)),
            ("join:12", say!(MaJoin)),
            ("size", say!(MaCard)),
            ("drop:size", say!(MaDrop)),
            ("swap:size", say!(MaSwap)),
            ("city:12", say!(MaCity)),
            ("cards", say!(MaCards)),
            ("", say!(MaMoreCards)),
            ("b/R?", say!(MaChance)),
        ]
    }

    fn short_forms() -> Vec<(&'static str, Message)> {
        vec![("12", say!(MaShort))]
    }

    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::TurnEnded { .. })
    }

    fn offer(&self, seat: Seat) -> Offer {
        let actions = self.actions(seat);
        let mut words = spelt(&actions);
        let (about, actions) = match self.phase() {
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
        let offer = Offer::with_text(actions, words);
        Offer { text: format!("{about}\n{}", offer.text), ..offer }
    }

    fn in_words(&self, seat: Seat, action: Action) -> Message {
        match (self.phase(), events(self, seat, action).first()) {
            (Phase::Placing, _) => placed(self, seat, action),
            (_, Some(event)) => event.seen_by(seat.into()).message(),
            (_, None) => "".into(),
        }
    }

    fn read(&self, _seat: Seat, typed: &str) -> Result<Action, Failure> {
        let read = match (self.phase(), typed.split_once('/'), typed.parse::<Space>()) {
            (Phase::Building, ..) => typed.to_lowercase().parse().or_else(|_| typed.parse()),
            (Phase::Placing, Some((towers, houses)), _) => lettered(towers, houses).parse(),
            (Phase::Connecting, _, Ok(city)) => Ok(Action::Join(city)),
            (Phase::Choosing, _, Ok(city)) => Ok(Action::Choose(city)),
            (Phase::Swapping, ..) => typed.parse().map(Action::Swap).or_else(|_| typed.parse()),
            _ => typed.parse(),
        };
        read.map_err(Failure::input)
    }

    fn awaited(&self) -> Message {
        let seat = acting(self);
        match self.phase() {
            Phase::ChoosingFirst => say!(MaAwaitFirst),
            Phase::Dealing => say!(MaAwaitDealt { seat }),
            Phase::Rolling => say!(MaAwaitRoll),
            _ => say!(MaAwaitDrawn { seat }),
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

/// Returns the seat that decides, or for which cards are drawn.
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

/// Offers to type a roll, because there are too many to list.
fn offer_rolls(state: &State) -> Offer {
    let rolls = state.chances().into_iter().filter_map(|chance| match chance.action {
        Action::Roll(roll) => Some(roll),
        _ => None,
    });
    let tower = rolls_tower_die(state);
    let (example, words) = match tower {
        true => ("b/R?", rolls.map(|roll| roll.to_string()).collect()),
        false => ("R?", rolls.map(houses_of).collect()),
    };
    Offer { text: text(&say!(MaTypeRoll { example, tower })), words }
}

/// Writes the faces of the house dice.
fn houses_of(roll: Roll) -> String {
    roll.houses().iter().map(ToString::to_string).collect()
}

/// Returns the cards that may come for all that a seat knows: those that it neither holds nor sees
/// on the discard pile. The real deck would reveal other hands (MA-82).
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

/// Returns the events of a seat's decision, until a card is drawn.
fn events(state: &State, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    // Listed actions are never refused.
    let _ = state.apply_noting(seat.into(), action, &mut |event| events.push(event));
    events
}

/// Offers walls, and lists those that complete a city.
fn walls(state: &State, seat: Seat, actions: &[Action]) -> (String, Message) {
    let (mut lines, mut closing) = (Vec::new(), Vec::new());
    for &action in actions {
        let Action::Build(line) = action else { continue };
        lines.push(line.to_string());
        let completed = |event: &Event| matches!(event, Event::Completed { .. });
        if events(state, seat, action).iter().any(completed) {
            closing.push(line.to_string());
        }
    }
    let mut about = text(&say!(MaWorths { worths: worths(state, seat, None) }));
    if !closing.is_empty() {
        about += &format!("\n{}", text(&say!(MaCompleting { lines: closing.join("  ") })));
    }
    let lines = some_of(&lines);
    let may_roll = actions.contains(&Action::RollEarly);
    (about, if may_roll { say!(MaOrEarly { lines }) } else { lines.into() })
}

/// Offers placements one by one, or towers and houses separately if there are many.
fn placements(state: &State, seat: Seat, actions: &[Action]) -> (String, Message) {
    /// The most placements that are listed one by one.
    const FEW: usize = 10;

    let told = |message: &Message| tint::told(message, ink::reader(&[]));
    let listed: Vec<String> = actions
        .iter()
        .map(|&action| format!("{action}: {}", told(&placed(state, seat, action))))
        .collect();
    let roll = state.view(Viewer::Spectator).position.roll;
    let what = say!(MaDiceShow { roll });
    if listed.len() <= FEW {
        let example = actions.first().map(Action::to_string).unwrap_or_default();
        let about = format!("{}:\n  {}", told(&what), listed.join("\n  "));
        return (about, say!(MaOneOfThese { example }));
    }
    let written = spelt(actions);
    let halves: Vec<(&str, &str)> =
        written.iter().filter_map(|text| text.split_once('/')).collect();
    let set = |half: fn(&(&str, &str)) -> String| -> Vec<String> {
        halves.iter().map(half).collect::<BTreeSet<_>>().into_iter().collect()
    };
    let towers = set(|(towers, _)| (*towers).to_owned());
    let houses = set(|(_, houses)| (*houses).to_owned());
    let ends = state.last_wall().map(|line| line.ends().map(|end| end.to_string()).to_vec());
    let spaces = spaces_beside(state, seat, actions);
    let parts = [
        say!(MaTowersAt { places: in_turn(ends.unwrap_or_default()), choices: towers.join(" ") }),
        say!(MaHousesOn { places: in_turn(spaces), choices: houses.join(" ") }),
    ];
    let parts = parts.map(|part| text(&part)).join("\n  ");
    let example = listed.into_iter().next().unwrap_or_default();
    (format!("{}:\n  {parts}", told(&say!(MaAnyPair { what }))), say!(MaForInstance { example }))
}

/// Lists places in order.
fn in_turn(places: Vec<String>) -> Message {
    let mut places = places.into_iter().map(Message::from);
    let first = places.next().unwrap_or_else(|| "".into());
    places.fold(first, |first, second| say!(MaThen { first, second }))
}

/// Returns the pieces of a placement in words.
fn placed(state: &State, seat: Seat, action: Action) -> Message {
    let (mut towers, mut houses) = (Vec::new(), Vec::new());
    for event in events(state, seat, action) {
        match event {
            Event::TowerPlaced { at, colour } => {
                towers.push(say!(MaTowerAt { colour, place: at }));
            }
            Event::HousePlaced { space, colour } => {
                houses.push(say!(MaHouseOn { colour, place: space }));
            }
            _ => {}
        }
    }
    Message::list([towers, houses].concat())
}

/// Returns the spaces next to the last wall where a house may be placed.
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

/// Offers to connect the completed city with a neighbour, with the effects.
fn connections(state: &State, seat: Seat, actions: &[Action]) -> (String, Message) {
    let mut about = text(&say!(MaMayConnect { completed: completed(state) }));
    for &action in actions {
        let told = match action {
            Action::Join(city) => {
                let changes = changes(state, seat, action);
                say!(MaWith { city: sized(state, city), changes })
            }
            _ => say!(MaLeaves),
        };
        about += &format!("\n  {:<8} {}", action.to_string(), text(&told));
    }
    (about, spelt(actions).join("  ").into())
}

/// Returns the walls and towers that connecting removes, and the palaces that it adds.
fn changes(state: &State, seat: Seat, action: Action) -> Message {
    let is_change = |event: &Event| {
        matches!(
            event,
            Event::WallRemoved { .. } | Event::TowerRemoved { .. } | Event::PalacePlaced { .. }
        )
    };
    let changes = events(state, seat, action).into_iter().filter(is_change);
    Message::list(changes.map(|event| event.message()))
}

/// Returns the name of a city with its size.
fn sized(state: &State, city: Space) -> Message {
    say!(MaSized { city, spaces: state.city(city).len() })
}

/// Returns the scored city.
fn completed(state: &State) -> Message {
    match state.explain(Card::CitySize).city {
        Some(city) if state.phase() == Phase::FinalScoring => {
            say!(MaChosen { city: sized(state, city) })
        }
        Some(city) => say!(MaCompleted { city: sized(state, city) }),
        None => say!(MaNoneCompleted),
    }
}

/// Returns all cards in a seat's hand. Only that seat may see them.
fn hand(state: &State, seat: Seat) -> Vec<Card> {
    let hand = state.hand(seat).unwrap_or_default();
    hand.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect()
}

/// Returns the points of the cards in a seat's hand, for a city or the current position.
fn worths(state: &State, seat: Seat, city: Option<Space>) -> String {
    let worth = |card: Card| {
        let explained = city.and_then(|city| state.explain_for(card, city));
        let explained = explained.unwrap_or_else(|| state.explain(card));
        format!("{card} {}", explained.points)
    };
    hand(state, seat).into_iter().map(worth).collect::<Vec<_>>().join("  ")
}

/// Offers to play cards, with the points of each and the reasons, and the best pairs.
fn plays(state: &State, seat: Seat, actions: &[Action]) -> (String, Message) {
    let completed = completed(state);
    let hand = hand(state, seat);
    let Some(first) = hand.first() else {
        return (text(&say!(MaNoCard { completed })), Action::Pass.to_string().into());
    };
    let mut about = text(&say!(MaCardsScore { completed }));
    for card in &hand {
        about += &format!("\n  {}", explained(&state.explain(*card)));
    }
    let pairs = best_pairs(state, actions);
    let two = !pairs.is_empty();
    if two {
        let told: Vec<String> =
            pairs.iter().map(|(pair, worth)| format!("{pair}  {worth}")).collect();
        about += &format!("\n{}\n  {}", text(&say!(MaBestTwo)), told.join("\n  "));
    }
    let best = pairs.into_iter().next().map_or_else(|| first.to_string(), |(best, _)| best);
    let discard = Action::Discard(*first);
    let drop = actions.contains(&discard).then(|| discard.to_string());
    let pass = actions.contains(&Action::Pass);
    (about, say!(MaMayPlay { two, best, drop, pass }))
}

/// Returns the best pairs of cards, each with the points of its cards.
fn best_pairs(state: &State, actions: &[Action]) -> Vec<(String, String)> {
    /// The most pairs in the list.
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

/// Returns the points of a card with the reasons.
fn explained(explanation: &Explanation) -> String {
    /// The most things in the list.
    const LIMIT: usize = 4;

    let Explanation { card, counted, points, .. } = explanation;
    let mut line = format!("{:<11} {points:>2}", card.to_string());
    for (nth, counted) in counted.iter().take(LIMIT).enumerate() {
        line += &format!("{} {}", if nth == 0 { " " } else { "," }, text(&counted.message()));
    }
    if counted.len() > LIMIT {
        line += &format!(" {}", text(&say!(MaAndMore { number: counted.len() - LIMIT })));
    }
    line
}

/// Offers to put down cards.
fn swaps(state: &State, seat: Seat, words: &[String]) -> (String, Message) {
    let worths = worths(state, seat, None);
    let down = state.view(Viewer::Spectator).position.swapped;
    (text(&say!(MaSwaps { down, worths })), words.join("  ").into())
}

/// Offers cities for the final scoring, with the points of the cards for each.
fn cities(state: &State, seat: Seat, actions: &[Action]) -> (String, Message) {
    let mut about = text(&say!(MaFinal));
    let mut words = Vec::new();
    for action in actions {
        words.push(action.to_string());
        let Action::Choose(city) = *action else { continue };
        let worths = worths(state, seat, Some(city));
        let scores = say!(MaWouldScore { city: sized(state, city), worths });
        about += &format!("\n  {}", text(&scores));
    }
    (about, words.join("  ").into())
}
