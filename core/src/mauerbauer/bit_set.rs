//! Sets of up to 128 numbered things, as bits.

/// Declares a set of things that have an index. The first number is its width in bits.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ty, by $index:expr, from $from_index:expr) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
        pub(super) struct $name($bits);

        impl $name {
            pub(super) const EMPTY: Self = Self(0);

            #[inline]
            pub(super) fn only(item: $item) -> Self {
                Self(1 << $index(item))
            }

            #[inline]
            pub(super) fn contains(self, item: $item) -> bool {
                self.meets(Self::only(item))
            }

            #[inline]
            pub(super) fn insert(&mut self, item: $item) {
                *self = self.or(Self::only(item));
            }

            #[inline]
            pub(super) const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            #[inline]
            pub(super) const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            #[inline]
            pub(super) const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            #[inline]
            pub(super) const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            pub(super) const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            #[inline]
            pub(super) const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns the item with the lowest index.
            #[inline]
            pub(super) fn first(self) -> Option<$item> {
                (!self.is_empty()).then(|| $from_index(self.0.trailing_zeros() as u8))
            }

            /// Takes the item with the lowest index out.
            #[inline]
            pub(super) fn pop(&mut self) -> Option<$item> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }

            /// Returns the items in ascending order.
            #[inline]
            pub(super) fn iter(mut self) -> impl Iterator<Item = $item> {
                std::iter::from_fn(move || self.pop())
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, |set, item| set.or(Self::only(item)))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(super) use bit_set;
