//! The seats: people on some, and players of the library on the others.

use std::fmt::Display;
use std::str::FromStr;

use mauerwerk::bot::{Level, Participant, Player};
use mauerwerk::table::Notice;
use mauerwerk::{Actor, Message, Seat, Seats, View};

use crate::failure::{Failure, one_line};
use crate::players::Bots;
use crate::say::{say, text, text as text_of};
use crate::{games, ink, tint};

/// The seats of people as they were typed: `all`, `none`, or a list like `0,2=Ada`.
#[derive(Clone, Debug)]
pub(crate) enum People {
    All,
    At(Vec<(u8, Option<String>)>),
}

impl FromStr for People {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::All),
            "none" => Ok(Self::At(Vec::new())),
            list => read_people(list).map(Self::At),
        }
    }
}

fn read_people(list: &str) -> Result<Vec<(u8, Option<String>)>, String> {
    let mut people: Vec<(u8, Option<String>)> = Vec::new();
    for text in list.split(',') {
        let (seat, name) = read_person(text)?;
        for (other, others) in &people {
            if *other == seat {
                return Err(text_of(&say!(SeatTwice { seat })));
            }
            if let Some(name) = name.as_ref().filter(|_| *others == name) {
                let (first, last, name) = (*other, seat, name.clone());
                return Err(text_of(&say!(NameTwice { first, last, name })));
            }
        }
        people.push((seat, name));
    }
    Ok(people)
}

fn read_person(text: &str) -> Result<(u8, Option<String>), String> {
    let (seat, name) = match text.split_once('=') {
        Some((seat, name)) => (seat, Some(one_line(name))),
        None => (text, None),
    };
    let seat = seat.trim().parse().map_err(|_| text_of(&say!(WritePeople)))?;
    match name {
        Some(name) if name.is_empty() => Err(text_of(&say!(WriteName { seat }))),
        name => Ok((seat, name)),
    }
}

impl People {
    /// Returns whether no seat belongs to a person.
    pub(crate) fn are_none(&self) -> bool {
        matches!(self, Self::At(people) if people.is_empty())
    }

    /// Seats all players at a table.
    pub(crate) fn seated(&self, seats: usize) -> Result<Seated, Failure> {
        let mut seated = Seated::empty(seats);
        match self {
            Self::All => seated.people = Seats::first(seats),
            Self::At(people) => {
                for (number, name) in people {
                    let seat = games::seat(*number, seats)?;
                    seated.people = seated.people.with(seat);
                    seated.names[seat.index()] = name.clone().unwrap_or_default();
                }
            }
        }
        Ok(seated)
    }
}

/// The players at a table.
#[derive(Debug)]
pub(crate) struct Seated {
    people: Seats,
    /// The name of each seat. Empty if it is not known.
    names: Vec<String>,
    /// The player on each other seat, if it was given.
    players: Vec<Option<Participant>>,
    /// The player on all other seats.
    others: Participant,
}

impl Seated {
    fn empty(seats: usize) -> Self {
        let (names, players) = (vec![String::new(); seats], vec![None; seats]);
        Self { people: Seats::EMPTY, names, players, others: Participant::Player(Player::Random) }
    }

    /// Sets players on single seats, and one on all other seats without a person. The default
    /// against people is `medium`.
    pub(crate) fn set_players(
        &mut self,
        others: Option<&Participant>,
        bots: Option<&Bots>,
    ) -> Result<(), Failure> {
        if !self.people.is_empty() {
            self.others = Participant::Player(Player::Level(Level::Medium));
        }
        self.players = vec![others.cloned(); self.names.len()];
        for &(number, ref player) in bots.map_or(&[][..], |bots| &bots.0) {
            let seat = games::seat(number, self.names.len())?;
            if self.people.contains(seat) {
                return Err(Failure::input(say!(SeatOfAPerson {
                    player: player.to_string(),
                    number
                })));
            }
            self.players[seat.index()] = Some(player.clone());
        }
        Ok(())
    }

    /// Returns the player on a seat without a person.
    pub(crate) fn player(&self, seat: Seat) -> &Participant {
        self.players.get(seat.index()).and_then(Option::as_ref).unwrap_or(&self.others)
    }

    /// Returns the text for a seat in a list of all players: with its player, unless that is a
    /// random one.
    pub(crate) fn listed(&self, seat: Seat) -> String {
        match self.player(seat) {
            Participant::Player(Player::Random) => self.title(seat),
            _ if self.people.contains(seat) => self.title(seat),
            player => format!("{}, {}", self.title(seat), player_name(player)),
        }
    }

    /// Returns the seats of people.
    pub(crate) fn people(&self) -> Seats {
        self.people
    }

    /// Returns the players in a record.
    pub(crate) fn of_record(seats: usize, names: &[String]) -> Self {
        let mut seated = Self::empty(seats);
        seated.learn_names(names);
        seated
    }

    /// Returns the text for a seat if its number matters, for instance `Ada (seat 2)`.
    pub(crate) fn title(&self, seat: Seat) -> String {
        let number = seat.number();
        text(&match self.name(seat) {
            Some(name) => say!(Titled { name: name.to_owned(), number }),
            None => say!(Seat { number }),
        })
    }

    fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// Returns the text for a seat: its name, if no other seat has the same.
    fn short(&self, seat: Seat) -> String {
        let is_of_one = |name: &&str| self.names.iter().filter(|&other| other == name).count() == 1;
        let name = self.name(seat).filter(is_of_one);
        name.map_or_else(|| self.title(seat), str::to_owned)
    }

    /// Returns the names for tables and texts. Equal names of people are followed by their seats.
    pub(crate) fn names_told(&self) -> Vec<String> {
        let named = |seat: Seat| self.name(seat).map(|_| self.short(seat)).unwrap_or_default();
        Seats::first(self.names.len()).iter().map(named).collect()
    }

    /// Draws a view with plain characters, with the names of people and with colours. The text
    /// addresses the seat `you`.
    pub(crate) fn drawn(&self, view: &impl View, you: Option<Seat>) -> String {
        tint::painted(&view.text_for(ink::reader(&self.names_told()).on_seat(you)).spans())
    }

    /// Draws the parts of a view that matter for a decision, in the given number of lines if
    /// possible.
    pub(crate) fn brief(&self, view: &impl View, you: Seat, lines: usize) -> String {
        let names = self.names_told();
        tint::painted(&view.brief_for(ink::reader(&names).on_seat(Some(you)), lines).spans())
    }

    /// Returns a message as text, with the names of people and with colours.
    pub(crate) fn told(&self, message: &Message) -> String {
        tint::told(message, ink::reader(&self.names_told()))
    }

    /// Returns a message as text that addresses a seat.
    pub(crate) fn told_to(&self, seat: Seat, message: &Message) -> String {
        tint::told(message, ink::reader(&self.names_told()).on_seat(Some(seat)))
    }

    /// Returns the text for an actor.
    pub(crate) fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Seat(seat) => ink::reader(&self.names_told()).name(seat),
            Actor::Chance => text(&say!(ChancePrompt)),
        }
    }

    /// Returns the names for a record, one for each seat. Empty if there are no names and all other
    /// seats play at random.
    pub(crate) fn names(&self) -> Vec<String> {
        let seats = Seats::first(self.names.len());
        let told = |seat| self.name(seat).is_some() || self.listed(seat) != self.title(seat);
        if !seats.iter().any(told) {
            return Vec::new();
        }
        seats.iter().map(|seat| self.name_or_kind(seat)).collect()
    }

    fn name_or_kind(&self, seat: Seat) -> String {
        match self.name(seat) {
            Some(name) => name.to_owned(),
            None if self.people.contains(seat) => format!("{PERSON} {seat}"),
            None => format!("{} {seat}", self.player(seat)),
        }
    }

    /// Adds the names of a record for seats with unknown names, and its players for seats without
    /// one.
    pub(crate) fn learn_names(&mut self, names: &[String]) {
        for (seat, learnt) in Seats::first(self.names.len()).iter().zip(names) {
            match stand_in(seat, learnt) {
                Some(StandIn::Person) => (),
                Some(StandIn::Player(player)) => {
                    self.players[seat.index()].get_or_insert(Participant::Player(player));
                }
                None if self.name(seat).is_none() => self.names[seat.index()] = one_line(learnt),
                None => (),
            }
        }
    }
}

/// Returns the name of a player for people.
pub(crate) fn player_name(player: impl Display) -> String {
    text(&Notice::Player { player: player.to_string() }.message())
}

/// The beginning of an unknown person's name in a record, followed by the number of the seat.
const PERSON: &str = "person";

/// A replacement for a name in a record.
enum StandIn {
    Person,
    Player(Player),
}

/// Reads a replacement for the name of a seat. Returns `None` for a real name.
fn stand_in(seat: Seat, text: &str) -> Option<StandIn> {
    let kind = text.strip_suffix(&format!(" {seat}"))?;
    match kind {
        PERSON => Some(StandIn::Person),
        kind => kind.parse().ok().map(StandIn::Player),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_called_by_their_names() {
        let people: People = "0=Ada,2=Ben".parse().unwrap();
        let seated = people.seated(4).unwrap();
        let told = |seated: &Seated, seats: &[u8]| {
            let seats: Seats = seats.iter().filter_map(|&seat| Seat::new(seat)).collect();
            seated.told(&Message::parts([seats.into()]))
        };
        assert_eq!(told(&seated, &[0]), "Ada");
        assert_eq!(told(&seated, &[1, 2]), "seat 1 and Ben");
        assert_eq!(told(&seated, &[1, 3]), "seats 1 and 3");
        let twins = Seated::of_record(3, &["Ada", "Ada", "random 2"].map(str::to_owned));
        assert_eq!(told(&twins, &[1, 2]), "Ada (seat 1) and seat 2");
    }

    #[test]
    fn a_record_tells_who_played() {
        let players = |bots: &str, others: &str| {
            let mut seated = "0=Ada,2".parse::<People>().unwrap().seated(4).unwrap();
            seated
                .set_players(others.parse().ok().as_ref(), bots.parse().ok().as_ref())
                .map(|()| seated)
        };
        let seated = players("1=hard", "easy").unwrap();
        assert_eq!(seated.names(), ["Ada", "hard 1", "person 2", "easy 3"]);
        let mut again = Seated::empty(4);
        again.learn_names(&seated.names());
        assert_eq!(again.names(), ["Ada", "hard 1", "random 2", "easy 3"]);
        assert_eq!(
            [0, 1].map(|n| again.listed(Seat::new(n).unwrap())),
            ["Ada (seat 0)", "seat 1, hard"]
        );
        for (wrong, told) in [("0=hard", "Change this with --people"), ("4=hard", "no seat 4")] {
            let text = players(wrong, "easy").unwrap_err().to_string();
            assert!(text.contains(told), "{text}");
        }
    }

    #[test]
    fn people_are_refused_who_sit_twice_or_have_no_name() {
        for wrong in ["0,0", "0,0=Ada", "0=", "0= ", "0=Ada,1=Ada", "", "0,", "Ada", "-1", "256"] {
            assert!(wrong.parse::<People>().is_err(), "{wrong}");
        }
    }
}
