//! The steps of a scenario.

use std::str::FromStr;

use crate::base::actor::Viewer;
use crate::base::rule::NotationError;
use crate::base::seat::Seat;
use crate::game::record::Decision;

/// The forms of all steps, with their meanings.
pub const STEPS: &[(&str, &str)] = &[
    ("0 T", "seat 0 decides; it must be legal"),
    ("* 5", "chance decides; it must be possible"),
    ("all T 6 -", "every seat decides, in ascending order"),
    ("refused 0 T: DM-09", "the decision must be refused, with that ruling"),
    ("turn: decide 1,2", "whose turn it must be: `decide …`, `chance` or `over …`"),
    ("holds: wall:T master:1", "tokens that the position's notation must have"),
    ("lacks: fists", "names of tokens that the position's notation must not have"),
    ("legal 1: L R", "exactly the legal actions of a seat, `nothing` if none"),
    ("sees 1: gifts:2>0?", "tokens that the view of a seat, or of `spectator`, must have"),
    ("heard 1: seat 0 builds T", "something that a viewer must have learnt from the last decision"),
    ("knows 1: stocks:…", "tokens of every position the viewer could be in (by resampling)"),
    ("doubts 1: stocks:…", "tokens that some such position lacks"),
];

/// The forms of all steps, for errors.
const EXPECTED: &str = "a step: write \"0 T\" or \"* 5\" (who decides what), \"all T 6 -\", \
    \"refused 0 T: DM-09\", \"turn: …\", \"holds: …\", \"lacks: …\", \"legal 1: …\", \"sees 1: …\", \
    \"heard 1: …\", \"knows 1: …\" or \"doubts 1: …\"";

/// A step of a scenario: a decision, or a check.
///
/// The enum is exhaustive, so that the compiler tells other runners of scenarios when there is a
/// new kind of step.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Step {
    /// A decision.
    Decide(Decision<String>),
    /// A decision that must be refused with the given ruling.
    Refused(Decision<String>, String),
    /// The expected turn.
    Turn(String),
    /// Tokens that the position must have.
    Holds(Vec<String>),
    /// Names of tokens that the position must not have.
    Lacks(Vec<String>),
    /// Exactly the legal actions of a seat.
    Legal(Seat, Vec<String>),
    /// Tokens that a view must have.
    Sees(Viewer, Vec<String>),
    /// Something that a viewer must have learnt from the last decision.
    Heard(Viewer, String),
    /// Tokens of every position a viewer could be in.
    Knows(Viewer, Vec<String>),
    /// Tokens that are missing in a position that a viewer could be in.
    Doubts(Viewer, Vec<String>),
}

impl Step {
    /// Reads the steps of a line of a script. `all` has several decisions, and a comment has no
    /// steps.
    pub(crate) fn read_all(line: &str) -> Result<Vec<Self>, NotationError> {
        let text = line.split('#').next().unwrap_or_default().trim();
        match text.strip_prefix("all ") {
            Some(actions) => (0..).zip(actions.split_whitespace()).map(Self::decided).collect(),
            None if text.is_empty() => Ok(Vec::new()),
            None => Ok(vec![text.parse()?]),
        }
    }

    fn decided((number, action): (u8, &str)) -> Result<Self, NotationError> {
        let error = || NotationError::new("an action of any seat: there are too many", action);
        let seat = Seat::new(number).ok_or_else(error)?;
        Ok(Self::Decide(Decision { actor: seat.into(), action: action.to_owned() }))
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(EXPECTED, text);
        let words = |rest: &str| rest.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let Some((head, rest)) = text.split_once(": ") else {
            return Ok(Self::Decide(text.parse().map_err(|_| error())?));
        };
        let (verb, of) = head.split_once(' ').unwrap_or((head, ""));
        let viewer = || read_viewer(of).ok_or_else(error);
        Ok(match verb {
            "turn" => Self::Turn(rest.to_owned()),
            "holds" => Self::Holds(words(rest)),
            "lacks" => Self::Lacks(words(rest)),
            "refused" => Self::Refused(of.parse().map_err(|_| error())?, rest.trim().to_owned()),
            "legal" => Self::Legal(read_seat(of).ok_or_else(error)?, words(rest)),
            "sees" => Self::Sees(viewer()?, words(rest)),
            "heard" => Self::Heard(viewer()?, rest.trim().to_owned()),
            "knows" => Self::Knows(viewer()?, words(rest)),
            "doubts" => Self::Doubts(viewer()?, words(rest)),
            _ => return Err(error()),
        })
    }
}

fn read_seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse().ok()?)
}

fn read_viewer(text: &str) -> Option<Viewer> {
    if text == "spectator" { Some(Viewer::Spectator) } else { read_seat(text).map(Viewer::Seat) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_documented_as_they_are_listed() {
        let docs = include_str!("mod.rs");
        for (step, does) in STEPS {
            assert!(docs.contains(&format!("//! | `{step}` | {does} |\n")), "{step}: {does}");
            assert!(Step::read_all(step).is_ok_and(|steps| !steps.is_empty()), "{step}");
            let verb = step.split([':', ' ']).next().unwrap_or_default();
            let listed = [format!("\"{verb}:"), format!("\"{verb} ")];
            assert!(listed.iter().any(|start| EXPECTED.contains(start)), "{step}");
        }
    }
}
