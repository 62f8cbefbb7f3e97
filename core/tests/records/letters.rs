//! Play between devices over a bad line. Messages are lost, doubled, delayed and reordered, while
//! decisions are taken back, guests come back and new matches begin.

use std::collections::{HashMap, HashSet};

use mauerwerk::wire::{self, Guest};
use mauerwerk::{
    Dealer, FullGame, InformationState, Record, Seat, Turn, Viewer, berlin, die_mauer, mauerbauer,
};

/// What is on its way to the host.
#[derive(Clone)]
enum ToHost {
    /// A guest decides.
    Decision(String),
    /// A guest asks for all that it has seen.
    Question,
}

/// A moment of a match: its id, and the numbers of takebacks and decisions.
type Moment = (u32, u32, usize);

/// A host with guests, and the lines between them.
struct Table<G: FullGame> {
    dealer: Dealer,
    start: G,
    number: u32,
    record: Record<G>,
    viewers: Vec<Viewer>,
    guests: Vec<Guest<G>>,
    /// The match in which each guest is.
    matches: Vec<u32>,
    to_guests: Vec<Vec<String>>,
    to_host: Vec<Vec<ToHost>>,
    /// What each viewer had seen at each moment.
    seen: HashMap<Moment, Vec<InformationState<G>>>,
    made: HashSet<String>,
    refusals: usize,
}

impl<G: FullGame> Table<G> {
    fn new(setup: &str, seed: u64) -> Self {
        let start: G = setup.parse().expect("it is a setup");
        let viewers: Vec<Viewer> = Viewer::all(start.seats()).collect();
        let mut table = Self {
            dealer: Dealer::new(seed),
            record: Record::from_state(start.clone()),
            start,
            number: 0,
            guests: Vec::new(),
            matches: vec![0; viewers.len()],
            to_guests: vec![Vec::new(); viewers.len()],
            to_host: vec![Vec::new(); viewers.len()],
            viewers,
            seen: HashMap::new(),
            made: HashSet::new(),
            refusals: 0,
        };
        table.deal();
        table.guests = (0..table.viewers.len())
            .map(|at| Guest::join(&table.message(at, None)).expect("it is a beginning"))
            .collect();
        table
    }

    fn id(&self) -> String {
        format!("match {}", self.number)
    }

    fn message(&self, at: usize, since: Option<usize>) -> String {
        wire::message(&self.record, &self.id(), self.viewers[at], since)
    }

    /// Decides for chance as long as it is asked, and notes what each viewer has seen.
    fn deal(&mut self) {
        self.note();
        while self.record.state().turn() == Turn::Chance {
            let (actor, action) = self.record.state().decide(&mut self.dealer).expect("it goes on");
            self.record.push(actor, action).expect("it is legal");
            self.note();
        }
    }

    fn note(&mut self) {
        let moment = (self.number, self.record.takebacks(), self.record.decisions().len());
        let seen = self.viewers.iter().map(|viewer| self.record.seen_by(*viewer)).collect();
        self.seen.insert(moment, seen);
    }

    fn below(&mut self, n: usize) -> usize {
        self.dealer.below(n as u32) as usize
    }

    /// Lets something happen.
    fn go_on(&mut self) {
        let at = self.below(self.viewers.len());
        match self.below(100) {
            0..30 => self.decide(at),
            30..50 => self.reach_host(at),
            50..70 => self.reach_guest(at),
            70..88 => self.tell(at),
            88..92 => self.join(at),
            92..98 => self.take_back(),
            98 => self.guests[at] = Guest::join(&self.guests[at].message()).expect("it was kept"),
            _ => self.begin_again(),
        }
    }

    fn decide(&mut self, at: usize) {
        let Viewer::Seat(seat) = self.viewers[at] else { return };
        let actions = self.guests[at].state().actions(seat);
        if let Some(action) = self.dealer.choose(&actions) {
            let message = self.guests[at].decide(action).expect("it is legal");
            self.to_host[at].push(ToHost::Decision(message));
        }
    }

    /// Tells a guest what has happened since it was likely to be told something.
    fn tell(&mut self, at: usize) {
        let known = self.guests[at].decisions();
        let since = match self.below(8) {
            0 => None,
            1 => Some(self.below(known + 2)),
            _ => Some(known),
        };
        let message = self.message(at, since);
        self.to_guests[at].push(message);
    }

    fn take_back(&mut self) {
        let decisions = self.record.decisions().len();
        let taken = self.below(4).min(decisions);
        self.record.undo_to(decisions - taken);
        self.deal();
    }

    fn begin_again(&mut self) {
        self.number += 1;
        self.record = Record::from_state(self.start.clone());
        self.deal();
    }

    /// Lets a guest come back; only then it hears of a new match.
    fn join(&mut self, at: usize) {
        self.guests[at] = Guest::join(&self.message(at, None)).expect("it is a beginning");
        self.matches[at] = self.number;
    }

    /// Takes a message off a line in any order, or leaves a copy there, or loses it.
    fn next<T: Clone>(dealer: &mut Dealer, line: &mut Vec<T>) -> Option<T> {
        let at = dealer.below(line.len() as u32) as usize;
        let message = line.get(at)?.clone();
        match dealer.below(10) {
            0 => return None,
            1 => (),
            2 => drop(line.remove(at)),
            _ => return Some(line.remove(at)),
        }
        Some(message)
    }

    fn reach_host(&mut self, at: usize) {
        if let Some(message) = Self::next(&mut self.dealer, &mut self.to_host[at]) {
            self.hear(at, message);
        }
    }

    fn hear(&mut self, at: usize, message: ToHost) {
        let answer = match (message, self.viewers[at]) {
            (ToHost::Decision(message), Viewer::Seat(seat)) => {
                match wire::decision(&self.record, &self.id(), seat, &message) {
                    Ok(action) => {
                        assert_eq!(self.number, self.number_in(&message), "of this match");
                        assert!(self.made.insert(message), "a message decides once");
                        self.record.push(seat.into(), action).expect("it is legal");
                        self.deal();
                        None
                    }
                    Err(_) => Some(self.message(at, None)),
                }
            }
            _ => Some(self.message(at, None)),
        };
        self.refusals += usize::from(answer.is_some());
        self.to_guests[at].extend(answer);
    }

    fn number_in(&self, message: &str) -> u32 {
        let json: serde_json::Value = serde_json::from_str(message).expect("it is JSON");
        let id = json["match"].as_str().expect("it has a match");
        id.strip_prefix("match ").and_then(|number| number.parse().ok()).expect("it has a number")
    }

    fn reach_guest(&mut self, at: usize) {
        if let Some(message) = Self::next(&mut self.dealer, &mut self.to_guests[at]) {
            self.receive(at, &message);
        }
    }

    fn receive(&mut self, at: usize, message: &str) {
        let guest = &mut self.guests[at];
        let before = guest.clone();
        match guest.receive(message).map(drop) {
            Ok(()) => {
                let json: serde_json::Value = serde_json::from_str(message).expect("it is JSON");
                let takebacks = json["takebacks"].as_u64().expect("it has takebacks") as u32;
                let moment = (self.matches[at], takebacks, guest.decisions());
                assert_eq!(*guest.seen(), self.seen[&moment][at], "{moment:?}");
            }
            Err(error) => {
                assert_eq!(*guest, before, "what is refused changes nothing");
                assert!(!error.to_string().is_empty());
                self.refusals += 1;
                self.to_host[at].push(ToHost::Question);
            }
        }
    }

    /// Brings all that is under way to its end, and lets each guest ask a last time.
    fn settle(mut self) -> usize {
        for at in 0..self.viewers.len() {
            for message in std::mem::take(&mut self.to_host[at]) {
                self.hear(at, message);
            }
        }
        for at in 0..self.viewers.len() {
            for message in std::mem::take(&mut self.to_guests[at]) {
                self.receive(at, &message);
            }
            let step = self.message(at, Some(self.guests[at].decisions()));
            if self.guests[at].receive(&step).is_err() {
                let all = self.message(at, None);
                match self.guests[at].receive(&all).map(drop) {
                    Ok(()) => (),
                    Err(error) => {
                        // This letter names another match, and reaches this one.
                        assert_ne!(self.matches[at], self.number, "{error}");
                        assert!(error.to_string().starts_with("match: "), "{error}");
                        self.join(at);
                    }
                }
            }
            let guest = &self.guests[at];
            assert_eq!(*guest.seen(), self.record.seen_by(self.viewers[at]));
            assert_eq!(guest.decisions(), self.record.decisions().len());
            let made = |seat: Seat| {
                self.record.decisions().iter().filter(|made| made.actor == seat.into()).count()
            };
            if let Viewer::Seat(seat) = guest.viewer() {
                assert_eq!(guest.decided(), made(seat));
            }
        }
        self.refusals
    }
}

/// Plays games over a bad line, where some of each is refused.
fn play<G: FullGame>(setup: &str, games: u64) {
    let play = |seed| {
        let mut table = Table::<G>::new(setup, seed);
        for _ in 0..80 {
            table.go_on();
        }
        table.settle()
    };
    let refusals: usize = (0..games).map(play).sum();
    assert!(refusals as u64 > 2 * games, "{refusals}");
}

#[test]
fn guests_and_host_agree_over_a_bad_line() {
    play::<die_mauer::State>("players:3 stock:TG4", 1_500);
}

#[test]
fn guests_and_host_agree_about_decisions_of_chance() {
    play::<berlin::State>("players:2 rows:3 columns:4", 500);
}

#[test]
fn guests_and_host_agree_about_hands() {
    play::<mauerbauer::State>("players:2 board:strip", 20);
}
