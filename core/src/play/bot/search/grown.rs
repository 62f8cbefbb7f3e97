//! A grown tree as text, for searches whose trees grow in several processes.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::node::{Arm, Node, Tree};
use crate::base::rule::NotationError;
use crate::base::seat::Seat;
use crate::game::record::Decision;
use crate::play::bot::analysis::Sample;
use crate::text::message::{errors, message};

/// The part of a grown tree that the result of a search depends on.
pub(super) struct Grown<A> {
    /// The number of iterations made.
    pub(super) iterations: u32,
    /// The number of nodes.
    pub(super) nodes: u32,
    pub(super) root: Node<A>,
}

impl<A: Copy + PartialEq> Grown<A> {
    pub(super) fn new(tree: Tree<A>, iterations: u32) -> Self {
        let nodes = tree.len() as u32;
        let root = tree.into_root().unwrap_or_else(|| Node::new(Seat::FIRST, false));
        Self { iterations, nodes, root }
    }
}

/// Writes the numbers of the tree in a line, and then a line for each action.
impl<A: Display> Display for Grown<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", self.iterations, self.nodes, u8::from(self.root.secret))?;
        for (arm, line) in self.root.arms.iter().zip(&self.root.lines) {
            write!(f, "\n{}\t{}", arm.action, arm.sample.visits)?;
            // The bits of a number keep it exactly.
            arm.sample.sums().iter().try_for_each(|sum| write!(f, "\t{}", sum.to_bits()))?;
            line.iter().try_for_each(|decision| write!(f, "\t{decision}"))?;
        }
        Ok(())
    }
}

impl<A: Copy + PartialEq + FromStr<Err = NotationError>> FromStr for Grown<A> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::read(text).ok_or_else(|| NotationError::new(message!(errors::ATree), text))
    }
}

impl<A: Copy + PartialEq + FromStr<Err = NotationError>> Grown<A> {
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let head: Vec<_> = lines.next()?.split('\t').map(number).collect::<Option<_>>()?;
        let [iterations, nodes, secret] = head[..] else { return None };
        let mut root = Node::new(Seat::FIRST, secret == 1);
        for line in lines {
            let (arm, line) = read_arm(line)?;
            root.arms.push(arm);
            root.lines.push(line);
        }
        Some(Self { iterations, nodes, root })
    }
}

/// Reads a number that is at most the largest budget, so that sums stay in range.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number <= 100_000_000)
}

fn read_arm<A>(line: &str) -> Option<(Arm<A>, Vec<Decision<A>>)>
where
    A: FromStr<Err = NotationError>,
{
    /// The largest sum, far above the sums of points.
    const MOST: f64 = 1e15;
    let fields: Vec<_> = line.split('\t').collect();
    let [action, visits, win, squares, points, rewards, line @ ..] = &fields[..] else {
        return None;
    };
    let sum = |text: &str| text.parse().ok().map(f64::from_bits).filter(|sum| sum.abs() < MOST);
    let sums = [sum(win)?, sum(squares)?, sum(points)?, sum(rewards)?];
    let mut arm = Arm::new(action.parse().ok()?);
    arm.sample = Sample::of(number(visits)?, sums);
    Some((arm, line.iter().map(|decision| decision.parse().ok()).collect::<Option<_>>()?))
}
