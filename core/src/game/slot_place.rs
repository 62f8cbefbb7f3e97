//! Where a slot stands among others.

/// The place of a slot among those that are met one after the other.
pub(crate) struct SlotPlace {
    slot: u32,
    met: usize,
    /// The place, from 0, where the slot was met first.
    pub(crate) first: Option<usize>,
}

impl SlotPlace {
    pub(crate) const fn of(slot: u32) -> Self {
        Self { slot, met: 0, first: None }
    }

    #[inline]
    pub(crate) fn meet(&mut self, slot: u32) {
        if slot == self.slot && self.first.is_none() {
            self.first = Some(self.met);
        }
        self.met += 1;
    }
}
