//! Why lanes don't go on.

use thiserror::Error;

use crate::seat::Seat;

/// The reason why a step is refused. Nothing has happened then.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum StepError {
    /// Slots that are not one for each lane.
    #[error("{given} slots for {lanes} lanes")]
    Count {
        /// The number of slots.
        given: usize,
        /// The number of lanes.
        lanes: usize,
    },
    /// Choices of lanes that are not one for each lane.
    #[error("a choice of {given} lanes, where there are {lanes}")]
    Lanes {
        /// The number of lanes that there is a choice for.
        given: usize,
        /// The number of lanes.
        lanes: usize,
    },
    /// A slot without a legal action.
    #[error("lane {lane}: slot {slot} holds no legal action of seat {seat}")]
    Slot {
        /// The lane.
        lane: usize,
        /// The slot.
        slot: u32,
        /// The seat that the lane waits for.
        seat: Seat,
    },
}
