//! Mauerbauer at random, with the reconstructed board and deck. Sets of spaces, lines, tower spaces
//! and cards are bits; cities are kept as they are completed, and never looked for again.

use mauerwerk::mauerbauer::{BoardPlan, Card, Shipped, ShippedDeck, TowerSpace};

use super::bits::{each, nth};
use super::random::Random;
use super::{Played, next};

const WALLS: u32 = 33;
const TOWERS: u8 = 10;
/// Twelve houses of each colour, four bits a colour; above them three palaces, two bits each.
const SUPPLY: u32 = 0x3FF << PALACES | 0xC_CCCC;
const PALACES: u32 = 20;
const HOUSES: u32 = (1 << PALACES) - 1;
const COLOURS: u32 = 5;
/// The face of a house die that shows no colour.
const ANY: u32 = 5;
const HAND: u32 = 6;
/// What is beyond a line at the rim.
const NOWHERE: u8 = 64;

/// What borders what, and the cards.
pub(crate) struct Map {
    lines: u128,
    /// By line, the tower spaces at its ends.
    ends: [[u8; 2]; 128],
    /// By line, the spaces next to it, [`NOWHERE`] for none.
    beside: [[u8; 2]; 128],
    /// By space.
    lines_of: [u128; 64],
    corners_of: [u64; 64],
    region_of: [u8; 64],
    /// By tower space, the spaces around it; for one at the rim more than any city has.
    around: [u64; 64],
    shore: u64,
    /// By card, its face: cards of one face lie side by side.
    faces: Vec<Card>,
    /// The cards with the same face as the one before them, and as the one before that.
    second: u64,
    third: u64,
    /// The pairs of house dice, of which all are equally likely.
    dice: [[u32; 2]; 36],
}

impl Map {
    pub(crate) fn new() -> Self {
        let mut map = Self {
            lines: 0,
            ends: [[0; 2]; 128],
            beside: [[NOWHERE; 2]; 128],
            lines_of: [0; 64],
            corners_of: [0; 64],
            region_of: [0; 64],
            around: [0; 64],
            shore: 0,
            faces: Vec::new(),
            second: 0,
            third: 0,
            dice: [[0; 2]; 36],
        };
        map.lay_board(&Shipped::Reconstructed.plan());
        map.lay_cards();
        map.lay_dice();
        map
    }

    fn lay_board(&mut self, plan: &BoardPlan) {
        let names: Vec<TowerSpace> = plan.towers.keys().copied().collect();
        let number = |tower| names.iter().position(|&name| name == tower).expect("a tower") as u8;
        let mut sides = Vec::new();
        for (region, spaces) in (0..).zip(&plan.regions) {
            for (space, corners) in &spaces.spaces {
                let space = space.number() - 1;
                let corners: Vec<u8> = corners.0.iter().map(|&tower| number(tower)).collect();
                self.region_of[usize::from(space)] = region;
                for (at, &corner) in corners.iter().enumerate() {
                    self.corners_of[usize::from(space)] |= 1 << corner;
                    self.around[usize::from(corner)] |= 1 << space;
                    let other = corners[(at + 1) % corners.len()];
                    sides.push(([corner.min(other), corner.max(other)], space));
                }
            }
        }
        sides.sort_unstable();
        for (line, beside) in sides.chunk_by(|one, other| one.0 == other.0).enumerate() {
            self.lines |= 1 << line;
            self.ends[line] = beside[0].0;
            for (side, &(_, space)) in beside.iter().enumerate() {
                self.beside[line][side] = space;
                self.lines_of[usize::from(space)] |= 1 << line;
            }
            if beside.len() == 1 {
                for end in beside[0].0 {
                    self.around[usize::from(end)] = u64::MAX;
                }
            }
        }
        for end in plan.coast.iter().flat_map(|line| line.ends()) {
            self.shore |= 1 << number(end);
        }
    }

    fn lay_cards(&mut self) {
        for (face, copies) in ShippedDeck::Reconstructed.plan().cards {
            for copy in 0..copies {
                let card = 1 << self.faces.len();
                self.second |= if copy >= 1 { card } else { 0 };
                self.third |= if copy >= 2 { card } else { 0 };
                self.faces.push(face);
            }
        }
    }

    /// Lists the pairs by their lower die and then the higher: each two different dice twice.
    fn lay_dice(&mut self) {
        let pairs = (0..6).flat_map(|low| (low..6).map(move |high| [low, high]));
        let all = pairs
            .flat_map(|dice| std::iter::repeat_n(dice, if dice[0] == dice[1] { 1 } else { 2 }));
        self.dice.iter_mut().zip(all).for_each(|(to, dice)| *to = dice);
    }

    /// Returns the spaces that can be reached from one without crossing walls, or `None` if that leads
    /// off the board.
    fn enclosed(&self, from: u8, walls: u128) -> Option<u64> {
        let (mut found, mut ahead) = (1_u64 << from, 1_u64 << from);
        while ahead != 0 {
            let space = ahead.trailing_zeros();
            ahead &= ahead - 1;
            let mut open = self.lines_of[space as usize] & !walls;
            while open != 0 {
                let [one, other] = self.beside[open.trailing_zeros() as usize];
                open &= open - 1;
                let beyond = if u32::from(one) == space { other } else { one };
                if beyond == NOWHERE {
                    return None;
                }
                ahead |= 1 << beyond & !found;
                found |= 1 << beyond;
            }
        }
        Some(found)
    }
}

/// A completed city.
#[derive(Copy, Clone)]
struct City {
    spaces: u64,
    /// The lines around it, and those within it.
    border: u128,
    inner: u128,
    corners: u64,
    pieces: u32,
}

impl City {
    /// Returns the city of two that are connected.
    fn with(self, other: Self) -> Self {
        Self {
            spaces: self.spaces | other.spaces,
            border: self.border ^ other.border,
            inner: self.inner | other.inner | self.border & other.border,
            corners: self.corners | other.corners,
            pieces: self.pieces + other.pieces,
        }
    }
}

struct Table<'a, const SEATS: usize> {
    map: &'a Map,
    random: Random,
    walls: u128,
    /// By tower space, those that walls lead to from there, itself among them.
    linked: [u64; 64],
    towers: [u64; 3],
    towers_left: [u8; 3],
    /// By space, the houses that stand there, but for those in cities.
    houses: [u32; 64],
    /// By region, the same.
    outside: [u32; 3],
    supply: u32,
    /// The cities, in the order of their first spaces.
    cities: Vec<City>,
    /// The lines and corners of all cities.
    closed_lines: u128,
    closed_corners: u64,
    hands: [u64; SEATS],
    deck: u64,
    discards: u64,
    scores: [u32; SEATS],
    /// Whether this turn is the last.
    ends: bool,
}

/// Plays a game.
pub(crate) fn play<const SEATS: usize>(map: &Map, seed: u64) -> Played<SEATS> {
    let mut table = Table {
        map,
        random: Random::new(seed),
        walls: 0,
        linked: std::array::from_fn(|tower| 1 << tower),
        towers: [0; 3],
        towers_left: [TOWERS; 3],
        houses: [0; 64],
        outside: [0; 3],
        supply: SUPPLY,
        cities: Vec::with_capacity(16),
        closed_lines: 0,
        closed_corners: 0,
        hands: [0; SEATS],
        deck: (1 << map.faces.len()) - 1,
        discards: 0,
        scores: [0; SEATS],
        ends: false,
    };
    let mut seat = table.random.below(SEATS as u32) as usize;
    for dealt in 0..SEATS {
        table.draw(dealt, HAND);
    }
    while !table.turn(seat) {
        seat = next::<SEATS>(seat);
    }
    Played { decisions: table.random.decisions, totals: table.scores }
}

impl<const SEATS: usize> Table<'_, SEATS> {
    /// Plays a turn, and returns whether the game is over.
    fn turn(&mut self, seat: usize) -> bool {
        let Some(line) = self.build() else {
            self.score_at_the_end(seat);
            return true;
        };
        let city = self.link(line).then(|| self.closed_by(line)).flatten();
        self.place(line);
        let Some(city) = city else {
            if self.ends {
                self.score_at_the_end(seat);
            }
            return self.ends;
        };
        let city = self.settle(city);
        for seat in from::<SEATS>(seat) {
            self.score(seat, &city);
        }
        if !self.ends {
            self.swap(seat);
        }
        self.ends
    }

    /// Builds a wall on a random line, if any is free.
    #[inline(always)]
    fn build(&mut self) -> Option<usize> {
        let free = self.map.lines & !self.walls & !self.closed_lines;
        let (low, high) = (free as u64, (free >> 64) as u64);
        let lower = low.count_ones();
        if free == 0 {
            return None;
        }
        let choice = self.random.below(lower + high.count_ones());
        let line = if choice < lower { nth(low, choice) } else { 64 + nth(high, choice - lower) };
        self.walls |= 1 << line;
        self.ends |= self.walls.count_ones() == WALLS;
        Some(line)
    }

    /// Links what a wall joins, and returns whether it was linked before.
    #[inline(always)]
    fn link(&mut self, line: usize) -> bool {
        let [one, other] = self.map.ends[line].map(usize::from);
        if self.linked[one] >> other & 1 == 1 {
            return true;
        }
        let both = self.linked[one] | self.linked[other];
        each(both).for_each(|tower| self.linked[tower] = both);
        false
    }

    fn link_anew(&mut self) {
        self.linked = std::array::from_fn(|tower| 1 << tower);
        let mut walls = self.walls;
        while walls != 0 {
            self.link(walls.trailing_zeros() as usize);
            walls &= walls - 1;
        }
    }

    fn closed_by(&self, line: usize) -> Option<u64> {
        let sides = self.map.beside[line].into_iter().filter(|&side| side != NOWHERE);
        sides.flat_map(|side| self.map.enclosed(side, self.walls)).next()
    }

    /// Rolls the dice, and places what they bring.
    #[inline(always)]
    fn place(&mut self, line: usize) {
        let [one, other] = self.map.ends[line];
        let standing = self.towers[0] | self.towers[1] | self.towers[2];
        let free = [one, other].map(|end| standing >> end & 1 == 0);
        let with_tower = free[0] | free[1];
        let roll = self.random.below(if with_tower { 108 } else { 36 });
        let towers = self.tower_pairs(free, roll / 36);
        let houses = self.house_pairs(line, self.map.dice[roll as usize % 36]);
        let kinds = houses.count_ones();
        let choice = self.random.below(u32::from(towers).count_ones() * kinds);
        self.put_towers([one, other], nth(towers.into(), choice / kinds));
        self.put_houses(line, nth(houses, choice % kinds));
    }

    /// Returns which towers may be placed: bit `4 * one + other`, 0 for none and else 1 + its colour.
    #[inline(always)]
    fn tower_pairs(&self, free: [bool; 2], rolled: u32) -> u16 {
        let rolled = rolled as usize;
        match free {
            [false, false] => 1,
            [true, true] => self.two_towers(rolled),
            [first, _] => {
                let place = if first { 4 } else { 1 };
                let bit = |colour: usize| 1 << (place * (1 + colour));
                if rolled < 3 && self.towers_left[rolled] > 0 {
                    return bit(rolled);
                }
                let left = (0..3).filter(|&colour| self.towers_left[colour] > 0);
                left.map(bit).sum()
            }
        }
    }

    fn two_towers(&self, rolled: usize) -> u16 {
        let left = self.towers_left;
        let any = left[rolled] == 0;
        let last = left[0] + left[1] + left[2] == 1;
        let mut pairs = 0;
        for one in (0..3).filter(|&one| left[one] > 0) {
            if last {
                pairs |= 1 << (4 * (1 + one)) | 1 << (1 + one);
            }
            for (other, &others) in left.iter().enumerate() {
                let shows = any || one == rolled || other == rolled;
                let enough = others > u8::from(one == other);
                pairs |= u16::from(shows && enough) << (4 * (1 + one) + 1 + other);
            }
        }
        pairs
    }

    /// Returns which houses may be placed: bit `6 * one + other`, 0 for none and else 1 + its colour.
    #[inline(always)]
    fn house_pairs(&self, line: usize, [low, high]: [u32; 2]) -> u64 {
        let houses = self.supply & HOUSES;
        if self.map.beside[line][1] == NOWHERE {
            return each(fitting(low, houses) | fitting(high, houses))
                .fold(0, |pairs, colour| pairs | 1 << (6 * (1 + colour)));
        }
        let mut pairs = 0;
        for one in each(fitting(low, houses)) {
            let rest = houses - (1 << (4 * one));
            if rest == 0 {
                return 1 << (6 * (1 + one)) | 1 << (1 + one);
            }
            for other in each(fitting(high, rest)) {
                pairs |= 1 << (6 * (1 + one) + 1 + other) | 1 << (6 * (1 + other) + 1 + one);
            }
        }
        pairs
    }

    #[inline(always)]
    fn put_towers(&mut self, ends: [u8; 2], pair: usize) {
        for (end, tower) in ends.into_iter().zip([pair / 4, pair % 4]) {
            if tower > 0 {
                self.towers[tower - 1] |= 1 << end;
                self.towers_left[tower - 1] -= 1;
            }
        }
        self.ends |= self.towers_left == [0; 3];
    }

    #[inline(always)]
    fn put_houses(&mut self, line: usize, pair: usize) {
        for (space, house) in self.map.beside[line].into_iter().zip([pair / 6, pair % 6]) {
            if house > 0 {
                let (space, house) = (usize::from(space), 1 << (4 * (house - 1)));
                self.supply -= house;
                self.houses[space] += house;
                self.outside[usize::from(self.map.region_of[space])] += house;
            }
        }
        self.ends |= self.supply & HOUSES == 0;
    }

    /// Makes a city of some spaces, and returns it as it is scored: connected, maybe.
    fn settle(&mut self, spaces: u64) -> City {
        let mut city = self.found(spaces);
        self.make_palaces(&mut city.pieces);
        self.clear(&city);
        let mut beside = 0;
        for (at, older) in self.cities.iter().enumerate() {
            beside |= u64::from(older.border & city.border != 0) << at;
        }
        if beside != 0 {
            let choice = self.random.below(1 + beside.count_ones());
            if choice > 0 {
                city = city.with(self.cities.remove(nth(beside, choice - 1)));
                self.clear(&city);
                self.make_palaces(&mut city.pieces);
            }
        }
        self.link_anew();
        let first = city.spaces.trailing_zeros();
        let at = self.cities.partition_point(|older| older.spaces.trailing_zeros() < first);
        self.cities.insert(at, city);
        self.closed_lines |= city.border | city.inner;
        self.closed_corners |= city.corners;
        city
    }

    /// Takes the houses of some spaces together.
    fn found(&mut self, spaces: u64) -> City {
        let mut city = City { spaces, border: 0, inner: 0, corners: 0, pieces: 0 };
        for space in each(spaces) {
            let houses = std::mem::take(&mut self.houses[space]);
            self.outside[usize::from(self.map.region_of[space])] -= houses;
            city.pieces += houses;
            city.inner |= city.border & self.map.lines_of[space];
            city.border ^= self.map.lines_of[space];
            city.corners |= self.map.corners_of[space];
        }
        city
    }

    /// Replaces every two houses of a colour with a palace, as far as the supply goes.
    fn make_palaces(&mut self, pieces: &mut u32) {
        for colour in 0..COLOURS {
            let palace = PALACES + 2 * colour;
            let made = (houses(*pieces, colour) / 2).min(self.supply >> palace & 3);
            let change = made << palace;
            let back = (2 * made) << (4 * colour);
            *pieces = *pieces + change - back;
            self.supply = self.supply - change + back;
        }
        self.ends |= self.supply >> PALACES == 0;
    }

    /// Takes the walls and towers within a city away.
    fn clear(&mut self, city: &City) {
        self.walls &= !city.inner;
        let standing = self.towers[0] | self.towers[1] | self.towers[2];
        let inner = each(city.corners & standing)
            .filter(|&tower| self.map.around[tower] & !city.spaces == 0)
            .fold(0, |inner, tower| inner | 1 << tower);
        for (towers, left) in self.towers.iter_mut().zip(&mut self.towers_left) {
            *left += (*towers & inner).count_ones() as u8;
            *towers &= !inner;
        }
    }

    /// Lets a seat play or discard cards, and draw.
    fn score(&mut self, seat: usize, city: &City) {
        let hand = Hand::new(self.map, self.hands[seat]);
        let [faces, pairs] = [hand.faces(), hand.pairs()];
        let choice = self.random.below((2 * faces + pairs).max(1));
        if faces == 0 {
            return;
        }
        let discards = choice >= faces + pairs;
        if discards {
            self.put_down(seat, 1 << nth(hand.first, choice - faces - pairs));
        } else {
            self.play_cards(seat, hand.play(choice), Some(city));
        }
        self.draw(seat, 1 + u32::from(discards));
    }

    fn play_cards(&mut self, seat: usize, cards: u64, city: Option<&City>) {
        self.scores[seat] +=
            each(cards).map(|card| self.points(self.map.faces[card], city)).sum::<u32>();
        self.put_down(seat, cards);
    }

    fn put_down(&mut self, seat: usize, cards: u64) {
        self.hands[seat] &= !cards;
        self.discards |= cards;
    }

    fn draw(&mut self, seat: usize, cards: u32) {
        for _ in 0..cards {
            if self.deck == 0 {
                self.deck = std::mem::take(&mut self.discards);
            }
            if self.deck == 0 {
                return;
            }
            let card = 1 << nth(self.deck, self.random.below(self.deck.count_ones()));
            self.deck &= !card;
            self.hands[seat] |= card;
        }
    }

    /// Lets the seats in last place swap cards.
    fn swap(&mut self, first: usize) {
        let lowest = self.scores.iter().min().copied();
        let scores = self.scores;
        for seat in from::<SEATS>(first).filter(|&seat| Some(scores[seat]) == lowest) {
            let mut swapped = 0;
            loop {
                let hand = Hand::new(self.map, self.hands[seat]);
                let choice = self.random.below(hand.faces() + 1);
                if choice == hand.faces() {
                    break;
                }
                self.put_down(seat, 1 << nth(hand.first, choice));
                swapped += 1;
            }
            self.draw(seat, swapped);
        }
    }

    /// Lets each seat name a city and play cards once more.
    fn score_at_the_end(&mut self, first: usize) {
        for seat in from::<SEATS>(first) {
            let hand = Hand::new(self.map, self.hands[seat]);
            let [faces, pairs] = [hand.faces(), hand.pairs()];
            if self.cities.is_empty() {
                let choice = self.random.below(faces + pairs + 1);
                if choice < faces + pairs {
                    self.play_cards(seat, hand.play(choice), None);
                }
                continue;
            }
            let cities = if faces == 0 { 0 } else { self.cities.len() as u32 };
            let choice = self.random.below(cities + 1);
            if choice < cities {
                let city = self.cities[choice as usize];
                let choice = self.random.below(faces + pairs);
                self.play_cards(seat, hand.play(choice), Some(&city));
            }
        }
    }

    /// Returns what a card scores for a city.
    fn points(&self, face: Card, city: Option<&City>) -> u32 {
        let [black, grey, white] = self.towers;
        let all = black | grey | white;
        let outside = |towers: u64| (towers & !self.closed_corners).count_ones();
        match (face, city) {
            (Card::HousesOut(colour), _) => houses(self.outside.iter().sum::<u32>(), colour as u32),
            (Card::RegionOut(region), _) => all_houses(self.outside[region.index()]),
            (Card::TowersOut, _) => outside(all),
            (Card::TowerColourOut(colour), _) => 2 * outside(self.towers[colour as usize]),
            (Card::ShoreOut, _) => 2 * outside(all & self.map.shore),
            (Card::WallsOut, _) => (self.walls & !self.closed_lines).count_ones(),
            (Card::Cities, _) => self.cities.len() as u32,
            (_, None) => 0,
            (Card::CitySize, Some(city)) => match city.spaces.count_ones() {
                spaces @ 1..=3 => 5 + spaces,
                4..=6 => 0,
                _ => 9,
            },
            (Card::ColourVariety, Some(city)) => match colours(city.pieces) {
                0 | 1 => 0,
                2 | 3 => 4,
                _ => 7,
            },
            (Card::TowerColourIn(colour), Some(city)) => {
                2 * (self.towers[colour as usize] & city.corners).count_ones()
            }
            (Card::PalacesIn, Some(city)) => {
                (0..COLOURS).map(|colour| palaces(city.pieces, colour)).sum()
            }
            (Card::ColourIn(colour), Some(city)) => {
                let colour = colour as u32;
                houses(city.pieces, colour) + 3 * palaces(city.pieces, colour)
            }
            (Card::TowersIn, Some(city)) => (all & city.corners).count_ones(),
            _ => 0,
        }
    }
}

/// The cards of a hand by face.
struct Hand {
    cards: u64,
    /// The first card of each face.
    first: u64,
    /// How many faces it has twice or more.
    twice: u32,
}

impl Hand {
    #[inline(always)]
    fn new(map: &Map, cards: u64) -> Self {
        let firsts = |cards: u64| cards & !(cards << 1 & map.second | cards << 2 & map.third);
        let first = firsts(cards);
        Self { cards, first, twice: firsts(cards & !first).count_ones() }
    }

    #[inline(always)]
    fn faces(&self) -> u32 {
        self.first.count_ones()
    }

    /// Returns how many plays of two cards there are.
    #[inline(always)]
    fn pairs(&self) -> u32 {
        let faces = self.faces();
        faces * faces.saturating_sub(1) / 2 + self.twice
    }

    /// Returns the cards of a play: one of each face first, and then every two.
    #[inline(always)]
    fn play(&self, choice: u32) -> u64 {
        let faces = self.faces();
        if choice < faces { 1 << nth(self.first, choice) } else { self.pair(choice - faces) }
    }

    #[inline(always)]
    fn pair(&self, mut index: u32) -> u64 {
        let mut later = self.first;
        loop {
            let one = later & later.wrapping_neg();
            later &= later - 1;
            let above = self.cards & !(one | (one - 1));
            let same = above & above.wrapping_neg() & !self.first;
            let twice = u32::from(same != 0);
            if index < twice {
                return one | same;
            }
            let others = later.count_ones();
            if index - twice < others {
                return one | 1 << nth(later, index - twice);
            }
            index -= twice + others;
        }
    }
}

/// Returns the seats from one on, clockwise.
fn from<const SEATS: usize>(first: usize) -> impl Iterator<Item = usize> {
    (0..SEATS).map(move |far| (first + far) % SEATS)
}

/// Returns the colours of houses that a die allows, as bits: its own, or any.
#[inline(always)]
fn fitting(die: u32, supply: u32) -> u64 {
    if die != ANY && houses(supply, die) > 0 {
        return 1 << die;
    }
    (0..COLOURS)
        .fold(0, |fitting, colour| fitting | u64::from(houses(supply, colour) > 0) << colour)
}

#[inline(always)]
fn houses(pieces: u32, colour: u32) -> u32 {
    pieces >> (4 * colour) & 15
}

#[inline(always)]
fn palaces(pieces: u32, colour: u32) -> u32 {
    pieces >> (PALACES + 2 * colour) & 3
}

fn all_houses(pieces: u32) -> u32 {
    (0..COLOURS).map(|colour| houses(pieces, colour)).sum()
}

/// Returns how many colours there are among some pieces.
fn colours(pieces: u32) -> u32 {
    (0..COLOURS).filter(|&colour| houses(pieces, colour) + palaces(pieces, colour) > 0).count()
        as u32
}
