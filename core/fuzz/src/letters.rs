//! Guests know what their viewers have seen, or refuse, if a host's letters come in any order.

use std::collections::HashMap;

use mauerwerk::wire::{Guest, decision, message};
use mauerwerk::{
    Dealer, FullGame, InformationState, Record, Viewer, berlin, die_mauer, mauerbauer,
};

/// The number of takebacks and of decisions.
type Moment = (u32, usize);

/// A host, a guest on a bad line, and what the guest's viewer had seen at each moment.
struct Line<G: FullGame> {
    host: Record<G>,
    guest: Guest<G>,
    /// The letters, each with the takebacks of its moment. They stay, so that each may come again.
    letters: Vec<(u32, String)>,
    seen: HashMap<Moment, InformationState<G>>,
}

impl<G: FullGame> Line<G> {
    fn new(viewer: Viewer) -> Self {
        let host = Record::<G>::new(&G::Setup::default()).expect("it is right");
        let guest = Guest::join(&message(&host, "fuzz", viewer, None)).expect("it is right");
        Self { host, guest, letters: Vec::new(), seen: HashMap::new() }
    }

    fn note(&mut self) {
        let moment = (self.host.takebacks(), self.host.decisions().len());
        self.seen.insert(moment, self.host.seen_by(self.guest.viewer()));
    }

    fn step(&mut self, what: u8, number: u32) {
        let place = number as usize;
        match what % 6 {
            0 => drop(self.host.undo_to(place % (self.host.decisions().len() + 1))),
            1 => {
                let since = Some(place % (self.host.decisions().len() + 2));
                let letter = message(&self.host, "fuzz", self.guest.viewer(), since);
                self.letters.push((self.host.takebacks(), letter));
            }
            2 => self.deliver(place),
            3 => self.answer(place),
            _ => {
                let decided = self.host.state().decide(&mut Dealer::new(number.into()));
                decided.into_iter().for_each(|(actor, action)| {
                    self.host.push(actor, action).expect("it is legal");
                });
            }
        }
        self.note();
    }

    /// Delivers one of the letters.
    fn deliver(&mut self, place: usize) {
        let Some((takebacks, letter)) = self.letters.get(place % self.letters.len().max(1)) else {
            return;
        };
        let before = self.guest.clone();
        match self.guest.receive(letter).map(drop) {
            Ok(()) => {
                let moment = (*takebacks, self.guest.decisions());
                assert_eq!(self.seen.get(&moment), Some(self.guest.seen()));
            }
            Err(_) => assert_eq!(self.guest, before),
        }
    }

    /// Lets the guest decide. What the host accepts is legal.
    fn answer(&mut self, place: usize) {
        let Viewer::Seat(seat) = self.guest.viewer() else { return };
        let actions: Vec<_> = self.guest.state().actions(seat).into_iter().collect();
        let Some(&action) = actions.get(place % actions.len().max(1)) else { return };
        let letter = self.guest.decide(action).expect("it is legal for the guest");
        if let Ok(action) = decision(&self.host, "fuzz", seat, &letter) {
            self.host.push(seat.into(), action).expect("it is legal");
        }
    }
}

fn check<G: FullGame>(viewer: u8, steps: &[(u8, u32)]) {
    let start = G::start(&G::Setup::default()).expect("it is right");
    let viewers: Vec<Viewer> = Viewer::all(start.seats()).collect();
    let mut line = Line::<G>::new(viewers[usize::from(viewer) % viewers.len()]);
    line.note();
    steps.iter().for_each(|&(what, number)| line.step(what, number));
}

/// Checks one input.
pub fn check_all(viewer: u8, steps: &[(u8, u32)]) {
    check::<die_mauer::State>(viewer, steps);
    check::<berlin::State>(viewer, steps);
    check::<mauerbauer::State>(viewer, steps);
}
