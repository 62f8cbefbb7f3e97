//! What kind of game a setup makes.

use serde::Serialize;

/// What kind of game a setup makes: what a program has to know before it chooses how to play it, or
/// how to learn it. The laws hold every game to it.
///
/// # Examples
/// ```
/// use mauerwerk::Game;
/// use mauerwerk::die_mauer::State;
///
/// let kind = "players:3 rounds:1 max_idle_turns:4".parse::<State>()?.kind();
/// assert!(kind.simultaneous && kind.hidden && !kind.chance);
/// // Any of seven pieces at either end, or none.
/// assert_eq!((kind.actions.number, kind.actions.reached), (15, false));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct GameKind {
    /// Whether seats may have to decide at the same time.
    pub simultaneous: bool,
    /// Whether chance may decide anything.
    pub chance: bool,
    /// Whether anything may be hidden from a seat.
    pub hidden: bool,
    /// The number below which no score is.
    pub lowest: i32,
    /// The number above which no score is.
    pub highest: i32,
    /// The bound of the decisions of a game, those of chance included; `None` where a game may go on
    /// for ever, or no bound is proven.
    pub decisions: Option<Most>,
    /// The bound of the legal actions of a seat at once.
    pub actions: Most,
    /// The bound of what chance may bring at once.
    pub chances: Most,
}

impl GameKind {
    /// A game of which nothing is known.
    pub const ANY: Self = Self {
        simultaneous: true,
        chance: true,
        hidden: true,
        lowest: i32::MIN,
        highest: i32::MAX,
        decisions: None,
        actions: Most::bound(u32::MAX as u64),
        chances: Most::bound(u32::MAX as u64),
    };
}

/// A number that is never exceeded.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct Most {
    /// The number.
    pub number: u64,
    /// Whether it is known to be reached; else it is only a bound.
    pub reached: bool,
}

impl Most {
    /// Returns a number that is reached.
    #[must_use]
    pub const fn reached(number: u64) -> Self {
        Self { number, reached: true }
    }

    /// Returns a number that need not be reached.
    #[must_use]
    pub const fn bound(number: u64) -> Self {
        Self { number, reached: false }
    }
}
