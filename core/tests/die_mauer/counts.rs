//! Die Mauer's counts, also found by a program that shares nothing with the library.

use std::collections::{HashMap, HashSet};

use mauerwerk::die_mauer::{Building, DeadWall, Donation, Setup, State};

use crate::table::count::{Counts, Seen, count};
use crate::table::{Table, start};

/// Reads one number of a line; cells are counted from the one after the variant.
fn number(row: &str, cell: usize) -> u128 {
    let text = row.split('|').nth(cell + 2).unwrap_or_default().trim();
    text.parse().unwrap_or_else(|_| panic!("{text} is no number: {row}"))
}

#[test]
fn the_table_is_what_the_program_finds() {
    let table = Table::of("die-mauer");
    assert!(include_str!("../../../docs/COUNTS.md").contains(table.head));
    let quick = table.rows().filter(|row| number(row, 1) < 40_000);
    let mut checked = 0;
    for row in quick {
        let found = table.row(&start(row), table.steps).expect("the table has good setups");
        assert_eq!(row, found, "recompute the table: cargo run --release --example counts");
        checked += 1;
    }
    assert!(checked >= 20, "only {checked} lines are quick");
}

#[test]
fn histories_without_end_are_reported() {
    let setup: Setup = "stock:T rounds:1".parse().expect("a setup");
    let faults = count::<State>(&setup).expect_err("three empty fists can be shown for ever");
    assert_eq!(faults.to_string(), "the histories have no end");
}

#[test]
fn a_naive_program_finds_the_same() {
    let mut checked = 0;
    for row in Table::of("die-mauer").rows() {
        let setup: Setup = start(row).parse().expect("a setup");
        if setup.rounds == 1 && number(row, 1) < 40_000 {
            assert_eq!(Naive::count(&setup), count::<State>(&setup).expect("good"), "{row}");
            checked += 1;
        }
    }
    assert!(checked >= 15, "only {checked} lines are quick");
}

/// A table of one round, written from the rules alone: pieces are characters.
#[derive(Clone)]
struct Round {
    wall: String,
    stocks: Vec<String>,
    fists: Vec<Option<char>>,
    master: usize,
    /// The seats that still have to build, in order.
    builders: Vec<usize>,
    /// The seats that build in this turn.
    all_builders: Vec<usize>,
    /// The seat that chooses in Situation 1 or 2.
    asked: Option<usize>,
    gifts: String,
    idle: u16,
    over: bool,
    /// What the spectator and each seat have seen.
    logs: Vec<String>,
}

impl Round {
    fn tell(&mut self, public: &str) {
        self.logs.iter_mut().for_each(|log| *log += public);
    }

    /// Reports something whose last part only some seats see.
    fn tell_some(&mut self, public: &str, secret: &str, seats: &[usize]) {
        self.tell(public);
        seats.iter().for_each(|seat| self.logs[seat + 1] += secret);
    }

    fn fits(&self, piece: char, left: bool) -> bool {
        let end = if left { self.wall.chars().next() } else { self.wall.chars().next_back() };
        end.is_none_or(|end| end.is_ascii_digit() || piece.is_ascii_digit())
    }

    fn takes(&self, piece: char) -> bool {
        self.fits(piece, true) || self.fits(piece, false)
    }

    fn both(&self, piece: char) -> bool {
        !self.wall.is_empty() && self.fits(piece, true) && self.fits(piece, false)
    }

    fn build(&mut self, seat: usize, piece: char, left: bool) {
        let place = self.stocks[seat].find(piece).expect("the seat has the piece");
        self.stocks[seat].remove(place);
        self.wall.insert(if left { 0 } else { self.wall.len() }, piece);
        self.tell(&format!(" {seat} builds {piece} {left}"));
    }

    /// Writes all that makes up a position.
    fn position(&self) -> String {
        let Self { wall, stocks, fists, master, builders, asked, gifts, idle, over, .. } = self;
        let stocks: Vec<String> = stocks.iter().map(|stock| sorted(stock)).collect();
        format!("{wall} {stocks:?} {fists:?} {master} {builders:?} {asked:?} {gifts} {idle} {over}")
    }
}

fn sorted(stock: &str) -> String {
    let mut letters: Vec<char> = stock.chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

fn types(stock: &str) -> Vec<char> {
    let mut letters: Vec<char> = sorted(stock).chars().collect();
    letters.dedup();
    letters
}

/// A program that plays every history to its end, one after the other, and keeps what it meets in sets.
struct Naive {
    setup: Setup,
    positions: HashSet<String>,
    histories: u128,
    finished: u128,
    seen: Vec<HashMap<String, bool>>,
}

impl Naive {
    fn count(setup: &Setup) -> Counts {
        let seats = usize::from(setup.players);
        let mut naive = Self {
            setup: setup.clone(),
            positions: HashSet::new(),
            histories: 0,
            finished: 0,
            seen: vec![HashMap::new(); seats + 1],
        };
        naive.walk(&Round {
            wall: String::new(),
            stocks: vec![setup.starting_stock().to_string(); seats],
            fists: vec![None; seats],
            master: setup.first_master.index(),
            builders: Vec::new(),
            all_builders: Vec::new(),
            asked: None,
            gifts: String::new(),
            idle: 0,
            over: false,
            logs: vec![String::new(); seats + 1],
        });
        let deciding = |seen: &HashMap<String, bool>| seen.values().filter(|&&own| own).count();
        let viewers = naive
            .seen
            .iter()
            .map(|seen| Seen { information_states: seen.len(), deciding: deciding(seen) });
        Counts {
            positions: naive.positions.len(),
            histories: naive.histories,
            terminal_histories: naive.finished,
            viewers: viewers.collect(),
        }
    }

    fn walk(&mut self, table: &Round) {
        let planner = table.fists.iter().position(Option::is_none);
        let decider = match (planner, table.asked, table.builders.first()) {
            _ if table.over => None,
            (Some(seat), _, _) | (_, Some(seat), _) | (_, _, Some(&seat)) => Some(seat),
            _ => None,
        };
        self.histories += 1;
        self.positions.insert(table.position());
        for (viewer, log) in table.logs.iter().enumerate() {
            self.seen[viewer].insert(log.clone(), decider.is_some_and(|seat| seat + 1 == viewer));
        }
        match decider {
            None => self.finished += 1,
            Some(seat) if planner.is_some() => self.plan(table, seat),
            Some(seat) if table.asked.is_none() => self.place(table, seat),
            Some(seat) if seat == table.master => self.situation1(table),
            Some(seat) => self.situation2(table, seat),
        }
    }

    fn plan(&mut self, table: &Round, seat: usize) {
        for fist in ['-'].into_iter().chain(types(&table.stocks[seat])) {
            let mut next = table.clone();
            next.fists[seat] = Some(fist);
            next.tell_some(&format!(" {seat}:"), &fist.to_string(), &[seat]);
            if next.fists.iter().all(Option::is_some) {
                self.reveal(&mut next);
            } else {
                self.walk(&next);
            }
        }
    }

    fn reveal(&mut self, table: &mut Round) {
        table.tell(&format!(" open {:?}", table.fists));
        let (seats, master) = (table.fists.len(), table.master);
        let plan = table.fists[master];
        let clockwise = (1..seats).map(|step| (master + step) % seats);
        let same: Vec<usize> = clockwise.filter(|&seat| table.fists[seat] == plan).collect();
        match plan {
            Some('-') | None => match same[..] {
                [] => table.asked = Some(master),
                [donor] => table.asked = Some(donor),
                _ => return self.idle(table),
            },
            Some(piece) => {
                let room = if piece.is_ascii_digit() {
                    seats
                } else if table.wall.is_empty() {
                    1
                } else {
                    [true, false].into_iter().filter(|&left| table.fits(piece, left)).count()
                };
                if room == 0 {
                    return self.idle(table);
                }
                let together = !same.is_empty() && same.len() <= room;
                table.builders = if together { same } else { vec![master] };
                table.all_builders = table.builders.clone();
                return self.build_on(table);
            }
        }
        self.walk(table);
    }

    fn build_on(&mut self, table: &mut Round) {
        let piece = table.fists[table.master].expect("the fists are open");
        while let Some(&seat) = table.builders.first() {
            let one_each = !piece.is_ascii_digit() && table.builders.len() > 1;
            if self.may_decline(table) || (table.both(piece) && !one_each) {
                return self.walk(table);
            }
            table.builders.remove(0);
            table.build(seat, piece, table.fits(piece, true));
        }
        self.built(table);
    }

    /// Returns whether the next builder may build nothing: not the Master-builder whom others matched.
    fn may_decline(&self, table: &Round) -> bool {
        let plan = table.fists[table.master];
        let matched = table.fists.iter().filter(|&&fist| fist == plan).count() > 1;
        let crowded = table.builders == [table.master] && matched;
        self.setup.building == Building::Optional && !crowded
    }

    fn place(&mut self, table: &Round, seat: usize) {
        let piece = table.fists[table.master].expect("the fists are open");
        let ends =
            if table.both(piece) { vec![true, false] } else { vec![table.fits(piece, true)] };
        for left in ends {
            let mut next = table.clone();
            next.builders.remove(0);
            next.build(seat, piece, left);
            self.build_on(&mut next);
        }
        if self.may_decline(table) {
            self.decline(table.clone(), seat);
        }
    }

    /// Lets a builder take the piece back: a competitor's fist is empty then.
    fn decline(&mut self, mut table: Round, seat: usize) {
        table.builders.remove(0);
        table.all_builders.retain(|&other| other != seat);
        if seat != table.master {
            table.fists[seat] = Some('-');
        }
        table.tell(&format!(" {seat} declines"));
        if !table.builders.is_empty() {
            self.walk(&table);
        } else if table.all_builders.is_empty() {
            self.idle(&mut table);
        } else {
            self.built(&mut table);
        }
    }

    fn situation1(&mut self, table: &Round) {
        let master = table.master;
        let legal = types(&table.stocks[master]).into_iter().filter(|&piece| table.takes(piece));
        let legal: Vec<char> = legal.collect();
        for &piece in &legal {
            let ends =
                if table.both(piece) { vec![true, false] } else { vec![table.fits(piece, true)] };
            for left in ends {
                let mut next = table.clone();
                next.build(master, piece, left);
                next.all_builders = vec![master];
                self.built(&mut next);
            }
        }
        if self.setup.sit1_optional || legal.is_empty() {
            let mut next = table.clone();
            next.tell(" declines");
            self.idle(&mut next);
        }
    }

    fn situation2(&mut self, table: &Round, donor: usize) {
        let receiver = table.master;
        for piece in types(&table.stocks[donor]) {
            let mut next = table.clone();
            let place = next.stocks[donor].find(piece).expect("the seat has the piece");
            next.stocks[donor].remove(place);
            next.stocks[receiver].push(piece);
            next.gifts += &format!(" {donor}>{receiver}{piece}");
            let secret = [donor, receiver];
            next.tell_some(&format!(" {donor} gives"), &piece.to_string(), &secret);
            if self.setup.donation_can_end_round && next.stocks[donor].is_empty() {
                self.end(&mut next);
            } else {
                self.idle(&mut next);
            }
        }
        if self.setup.donation == Donation::Optional || table.stocks[donor].is_empty() {
            let mut next = table.clone();
            next.tell(" keeps");
            self.idle(&mut next);
        }
    }

    fn built(&mut self, table: &mut Round) {
        table.idle = 0;
        if table.all_builders.iter().any(|&seat| table.stocks[seat].is_empty()) {
            self.end(table);
        } else {
            self.end_turn(table);
        }
    }

    fn idle(&mut self, table: &mut Round) {
        table.idle += 1;
        self.end_turn(table);
    }

    fn end_turn(&mut self, table: &mut Round) {
        let dead = !table.stocks.iter().any(|stock| stock.chars().any(|piece| table.takes(piece)));
        let dead_ends = self.setup.dead_wall() == DeadWall::EndRoundScoreAll;
        if (dead && dead_ends) || Some(table.idle) == self.setup.max_idle_turns {
            return self.end(table);
        }
        table.master = (table.master + 1) % table.stocks.len();
        self.next_turn(table);
        self.walk(table);
    }

    fn next_turn(&self, table: &mut Round) {
        table.fists.fill(None);
        table.builders.clear();
        table.all_builders.clear();
        table.asked = None;
        table.tell(" next");
    }

    fn end(&mut self, table: &mut Round) {
        self.next_turn(table);
        let left: Vec<String> = table.stocks.iter().map(|stock| sorted(stock)).collect();
        table.tell(&format!(" over {left:?}"));
        table.gifts.clear();
        table.idle = 0;
        table.over = true;
        self.walk(table);
    }
}
