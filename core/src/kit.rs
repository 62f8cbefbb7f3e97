//! What a game is made with, besides the contract.

pub use crate::rule::dashed;
#[doc(inline)]
pub use crate::{reasons, rules};
