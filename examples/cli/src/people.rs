//! Who sits where: people on some seats, random opponents on the others.

use std::str::FromStr;

use mauerwerk::{Seat, Seats};

use crate::failure::{Failure, one_line};
use crate::games;

/// Holds the seats of people as they were typed: `all`, `none`, or a list like `0,2=Ada`.
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
            list => list.split(',').map(read_person).collect::<Result<_, _>>().map(Self::At),
        }
    }
}

fn read_person(text: &str) -> Result<(u8, Option<String>), String> {
    let (seat, name) = match text.split_once('=') {
        Some((seat, name)) => (seat, Some(one_line(name))),
        None => (text, None),
    };
    let seat = seat.trim().parse().map_err(|_| "write all, none, or seats like 0,2=Ada".to_owned());
    Ok((seat?, name))
}

impl People {
    /// Tells whether all seats are left to random opponents.
    pub(crate) fn are_none(&self) -> bool {
        matches!(self, Self::At(people) if people.is_empty())
    }

    /// Seats everybody at a table.
    pub(crate) fn seated(&self, seats: usize) -> Result<Seated, Failure> {
        let mut seated = Seated { people: Seats::EMPTY, names: vec![String::new(); seats] };
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

/// Holds who sits where at one table.
#[derive(Debug)]
pub(crate) struct Seated {
    people: Seats,
    /// Holds a name for each seat, empty where none is known.
    names: Vec<String>,
}

impl Seated {
    /// Returns the seats of people.
    pub(crate) fn people(&self) -> Seats {
        self.people
    }

    /// Returns how a seat is spoken of, for instance `seat 2 (Ada)`.
    pub(crate) fn title(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => format!("seat {seat} ({name})"),
            _ => format!("seat {seat}"),
        }
    }

    /// Returns the names for a record: one for each seat if anybody has one, or else none.
    pub(crate) fn names(&self) -> Vec<String> {
        if self.names.iter().all(String::is_empty) {
            return Vec::new();
        }
        let names = Seats::first(self.names.len()).iter().zip(&self.names);
        names.map(|(seat, name)| self.name_or_kind(seat, name)).collect()
    }

    fn name_or_kind(&self, seat: Seat, name: &str) -> String {
        match name {
            "" => stand_in(seat, self.people.contains(seat)),
            name => name.to_owned(),
        }
    }

    /// Takes over the names of a record for seats whose names are not known.
    pub(crate) fn learn_names(&mut self, names: &[String]) {
        let seats = Seats::first(self.names.len());
        for ((seat, name), learnt) in seats.iter().zip(&mut self.names).zip(names) {
            let known = !name.is_empty();
            if !known && ![true, false].map(|person| stand_in(seat, person)).contains(learnt) {
                *name = one_line(learnt);
            }
        }
    }
}

/// Returns what stands in a record for a name that is not known.
fn stand_in(seat: Seat, person: bool) -> String {
    let kind = if person { "person" } else { "random" };
    format!("{kind} {seat}")
}
