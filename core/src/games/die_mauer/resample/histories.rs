//! Counts the histories that fit a story, and draws the course of a round.

use std::collections::{HashMap, HashSet};

use crate::base::seat::Seat;
use crate::game::WorldsError;
use crate::game::dealer::Dealer;
use crate::games::die_mauer::Piece;
use crate::games::die_mauer::resample::story::{
    Counts, Demand, HiddenGift, Holder, Holders, Holdings, Moment, NONE, Origin, Story, Visible,
    change, hand_over, plus,
};

/// What all seats may have before a hidden gift, or at the end.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
struct Point {
    held: Holdings,
    /// The least type that may be dealt next. A stock is dealt in the order of its types, so that
    /// it counts once.
    least: usize,
}

/// The possible continuations from a point.
#[derive(Default)]
struct Fork {
    /// The possible types of the next gift, with the indices of the forks that they lead to.
    pub(super) next: Vec<(Piece, usize)>,
    pub(super) ways: u128,
}

/// The forks before one of the gifts, or at the end.
#[derive(Default)]
struct Layer {
    points: Vec<Point>,
    forks: Vec<Fork>,
    numbers: HashMap<Point, usize>,
}

impl Layer {
    /// Returns the index of a point's fork. Adds a fork if there is none yet.
    fn number(&mut self, kind: Point, point: Point) -> usize {
        *self.numbers.entry(kind).or_insert_with(|| {
            self.points.push(point);
            self.forks.push(Fork::default());
            self.forks.len() - 1
        })
    }
}

/// The number of ways in which the rest of a story can go, for everything that the holders may have
/// at each hidden gift.
///
/// A holder's pieces beyond those that it may still lose do not change this number. So points that
/// differ only in such pieces are counted once.
pub(super) struct Histories<'a> {
    story: &'a Story,
    demands: &'a [Demand],
    /// The seats with closed fists at the end.
    closed: Holders,
    /// The hidden gifts with their indices in the story.
    gifts: Vec<(usize, HiddenGift)>,
    /// The number of pieces of each type of each holder that make a difference, before each gift
    /// and at the end.
    needs: Vec<Holdings>,
    layers: Vec<Layer>,
}

impl<'a> Histories<'a> {
    /// Counts the histories of a story. Returns `None` if that takes more than `most` forks or more
    /// than 128 bits.
    pub(super) fn count(
        story: &'a Story,
        demands: &'a [Demand],
        closed: Holders,
        most: usize,
    ) -> Option<Self> {
        let gifts = story.moments.iter().enumerate().filter_map(|(place, moment)| match moment {
            Moment::Gift(gift) => Some((place, *gift)),
            _ => None,
        });
        let (gifts, needs) = (gifts.collect(), needs(story, closed));
        let layers = Vec::new();
        let mut histories = Self { story, demands, closed, gifts, needs, layers };
        histories.lay_out(most)?;
        histories.sum_up()?;
        Some(histories)
    }

    /// Finds all possible points at each gift.
    fn lay_out(&mut self, most: usize) -> Option<()> {
        let mut layer = Layer::default();
        if let Some(first) = self.first() {
            layer.number(self.kind(0, first), first);
        }
        let mut forks = layer.forks.len();
        for index in 0..self.gifts.len() {
            let mut later = Layer::default();
            for (fork, point) in layer.forks.iter_mut().zip(&layer.points) {
                let choices = self.choices(index, point).into_iter();
                let number =
                    |(piece, point)| (piece, later.number(self.kind(index + 1, point), point));
                fork.next = choices.map(number).collect();
                if forks + later.forks.len() > most {
                    return None;
                }
            }
            forks += later.forks.len();
            self.layers.push(std::mem::replace(&mut layer, later));
        }
        self.layers.push(layer);
        Some(())
    }

    /// Adds up the ways from the end to the start.
    fn sum_up(&mut self) -> Option<()> {
        let mut after: Vec<u128> = Vec::new();
        let closed = self.closed;
        for (from_end, layer) in self.layers.iter_mut().rev().enumerate() {
            for (fork, point) in layer.forks.iter_mut().zip(&layer.points) {
                let mut next = fork.next.iter().map(|&(_, number)| after[number]);
                fork.ways = match from_end {
                    0 => fists(&point.held, closed),
                    _ => next.try_fold(0, u128::checked_add),
                }?;
            }
            after = layer.forks.iter().map(|fork| fork.ways).collect();
        }
        Some(())
    }

    fn first(&self) -> Option<Point> {
        let held = self.pass(0, self.story.first)?;
        Some(Point { held, least: 0 })
    }

    /// Returns the point that represents all points with the same future.
    fn kind(&self, index: usize, point: Point) -> Point {
        let capped = |(held, needs): (Counts, Counts)| -> Counts {
            std::array::from_fn(|piece| held[piece].min(needs[piece]))
        };
        let held =
            std::array::from_fn(|holder| capped((point.held[holder], self.needs[index][holder])));
        Point { held, ..point }
    }

    /// Returns the possible types of a gift, with the points that they lead to.
    fn choices(&self, index: usize, point: &Point) -> Vec<(Piece, Point)> {
        let (place, gift) = self.gifts[index];
        let (types, _) = self.demands[index + 1].types(gift, &point.held, self.story.types);
        let after = |piece: Piece| {
            let mut held = point.held;
            hand_over(&mut held, gift, piece);
            let held = self.pass(place + 1, held)?;
            Some((piece, Point { held, least: self.least_after(index, piece) }))
        };
        types.into_iter().filter(|piece| piece.index() >= point.least).filter_map(after).collect()
    }

    /// Returns the least type that may be dealt after a gift of this type.
    fn least_after(&self, index: usize, piece: Piece) -> usize {
        let dealt_to = |index: usize| {
            let (_, gift) = self.gifts.get(index)?;
            (gift.origin == Origin::Dealt).then_some(gift.receiver)
        };
        let same = dealt_to(index).is_some() && dealt_to(index) == dealt_to(index + 1);
        if same { piece.index() } else { 0 }
    }

    /// Passes all moments up to the next hidden gift. Returns `None` if one of them doesn't fit.
    fn pass(&self, place: usize, mut held: Holdings) -> Option<Holdings> {
        let moments = &self.story.moments[place..];
        // The first view is of a legal position, for any course of the earlier gifts.
        let recalls =
            matches!(moments.first(), Some(Moment::Gift(gift)) if gift.origin == Origin::Recalled);
        if !recalls && held.iter().flatten().any(|&count| count < 0) {
            return None;
        }
        for moment in moments {
            match *moment {
                Moment::Gift(_) => break,
                Moment::Got(seat, piece) => change(&mut held[seat], piece, 1),
                Moment::Lost(seat, piece) => {
                    change(&mut held[seat], piece, -1);
                    (held[seat][piece.index()] >= 0).then_some(())?;
                }
                Moment::Had(seat, piece) => (held[seat][piece.index()] > 0).then_some(())?,
                Moment::HadNone(seat, pieces) => {
                    let none = pieces.iter().all(|piece| held[seat][piece.index()] <= 0);
                    none.then_some(())?;
                }
            }
        }
        Some(held)
    }

    /// Returns the number of ways in which the rest can go from a point, or 0 if no history leads
    /// there.
    fn ways(&self, index: usize, point: Point) -> u128 {
        let layer = &self.layers[index];
        let number = layer.numbers.get(&self.kind(index, point));
        number.map_or(0, |&number| layer.forks[number].ways)
    }

    /// Returns all courses, to draw from them.
    pub(super) fn courses(self) -> Courses {
        let gifts = self.gifts.into_iter().map(|(_, gift)| gift).collect();
        let forks = self.layers.into_iter().map(|layer| layer.forks).collect();
        Courses::new(self.story.visible(), gifts, forks)
    }

    /// Returns all courses with their number of ways. They contain the types of only the latest
    /// `kept` gifts.
    ///
    /// # Errors
    /// Returns [`WorldsError`] if there are more than `most` on the way.
    pub(super) fn all(
        &self,
        kept: usize,
        limit: usize,
        most: usize,
    ) -> Result<Vec<(Course, u128)>, WorldsError> {
        let first = self.first().filter(|&first| self.ways(0, first) > 0);
        let mut courses: HashMap<(Point, Vec<Piece>), u128> = HashMap::new();
        courses.extend(first.map(|first| ((first, Vec::new()), 1)));
        let mut met = 0;
        for (index, (_, gift)) in self.gifts.iter().enumerate() {
            let later = self.gifts[index..].iter().filter(|(_, gift)| gift.origin != Origin::Dealt);
            let keeps = gift.origin != Origin::Dealt && later.count() <= kept;
            let mut longer = HashMap::new();
            for ((point, types), ways) in courses {
                for (piece, next) in self.choices(index, &point) {
                    if self.ways(index + 1, next) > 0 {
                        let types = types.iter().copied().chain(keeps.then_some(piece)).collect();
                        *longer.entry((next, types)).or_default() += ways;
                    }
                }
            }
            courses = longer;
            met += courses.len();
            if met > most {
                return Err(too_many(courses.keys().map(|(_, types)| types), limit));
            }
        }
        let course =
            |((point, types), ways): ((Point, Vec<Piece>), u128)| ((point.held, types), ways);
        Ok(courses.into_iter().map(course).collect())
    }
}

/// Returns the error of too many states, which differ in the gifts they remember, or of too much
/// work.
fn too_many<'a>(kept: impl Iterator<Item = &'a Vec<Piece>>, limit: usize) -> WorldsError {
    let different: HashSet<&Vec<Piece>> = kept.collect();
    if different.len() > limit { WorldsError::TooMany { limit } } else { WorldsError::TooDear }
}

/// Returns the number of ways in which these seats may have closed their fists.
fn fists(held: &Holdings, closed: Holders) -> Option<u128> {
    let types = |holder: Holder| held[holder].iter().filter(|&&count| count > 0).count() as u128;
    let closed = (0..held.len()).filter(|holder| closed >> holder & 1 == 1);
    closed.map(|holder| 1 + types(holder)).try_fold(1, u128::checked_mul)
}

/// Returns the number of pieces of each type of each holder that make a difference before each
/// hidden gift, and at the end. It is the number that the holder may lose, plus one if it matters
/// whether any is left.
fn needs(story: &Story, closed: Holders) -> Vec<Holdings> {
    let mut losses = [NONE; Seat::COUNT + 1];
    let mut shown: Holdings = std::array::from_fn(|holder| [(closed >> holder & 1) as i8; 8]);
    let sum = |losses: &Holdings, shown: &Holdings| -> Holdings {
        std::array::from_fn(|holder| plus(&losses[holder], &shown[holder]))
    };
    let mut needs = vec![sum(&losses, &shown)];
    for moment in story.moments.iter().rev() {
        match *moment {
            Moment::Had(seat, piece) => shown[seat][piece.index()] = 1,
            Moment::HadNone(seat, types) => types.iter().for_each(|t| shown[seat][t.index()] = 1),
            Moment::Lost(seat, piece) => change(&mut losses[seat], piece, 1),
            Moment::Got(..) => {}
            Moment::Gift(gift) => {
                story.types.iter().for_each(|piece| change(&mut losses[gift.donor], piece, 1));
                needs.push(sum(&losses, &shown));
            }
        }
    }
    needs.reverse();
    needs
}

/// One possible course of a round: what each holder has at the end, and the types of the hidden
/// gifts in order.
pub(super) type Course = (Holdings, Vec<Piece>);

/// Every possible course of a round, as a table of successors.
pub(super) struct Courses {
    /// What each holder would have at the end without hidden gifts.
    held: Visible,
    gifts: Vec<HiddenGift>,
    /// The forks before each gift, and at the end. The first fork is the start.
    forks: Vec<Vec<Fork>>,
}

impl Courses {
    const fn new(held: Visible, gifts: Vec<HiddenGift>, forks: Vec<Vec<Fork>>) -> Self {
        Self { held, gifts, forks }
    }

    /// Draws a course, with a probability in proportion to its histories, or returns `None` if
    /// there is none.
    pub(super) fn draw(&self, dealer: &mut Dealer) -> Option<Course> {
        let (mut held, mut types, mut number) = (self.held, Vec::new(), 0);
        for (gift, forks) in self.gifts.iter().zip(self.forks.windows(2)) {
            let fork = forks[0].get(number)?;
            let mut rest = dealer.below_wide(fork.ways);
            let chosen = fork.next.iter().find(|&&(_, next)| {
                let left = rest.checked_sub(forks[1][next].ways);
                rest = left.unwrap_or(rest);
                left.is_none()
            });
            let piece;
            (piece, number) = *chosen?;
            held[gift.donor][piece.index()] -= 1;
            held[gift.receiver][piece.index()] += 1;
            types.extend((gift.origin != Origin::Dealt).then_some(piece));
        }
        let end = self.forks.last()?.get(number)?;
        // Counts that no stock can have stay out of range.
        let count = |count: i32| i8::try_from(count).unwrap_or(i8::MAX);
        (end.ways > 0).then(|| (held.map(|counts| counts.map(count)), types))
    }
}
