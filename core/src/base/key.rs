//! Short keys for large values.

use std::fmt;
use std::hash::{Hash, Hasher};

use siphasher::sip128::{Hasher128, SipHasher13};

/// A key of 16 bytes. Equal values have equal keys, and different values almost always have
/// different keys. Among a thousand million different values, two have the same key with a chance
/// of less than 1 in 10²⁰.
///
/// Within one version of the library, keys are the same on every platform.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, InformationState, Key, Seat, Viewer};
///
/// let start = State::start(&Setup::default())?;
/// let after = |piece| start.play(2, piece).map(|state| Key::of(&state));
/// assert_ne!(after("T")?, after("G")?);
///
/// // Seat 0 can't tell which piece is in the fist of seat 2.
/// let seen = |piece: &str| {
///     let mut seen = InformationState::new(&start, Seat::FIRST.into());
///     seen.step(&start, Seat::new(2).unwrap().into(), piece.parse()?)?;
///     Ok::<_, Box<dyn std::error::Error>>(seen.key())
/// };
/// assert_eq!(seen("T")?, seen("G")?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Key(u128);

impl Key {
    /// Returns the key of a value.
    pub fn of(value: &impl Hash) -> Self {
        Self::default().then(value)
    }

    /// Returns the key of this key's value followed by another value.
    #[must_use]
    pub fn then(self, value: &impl Hash) -> Self {
        let mut hasher = Portable(SipHasher13::new());
        hasher.write_u128(self.0);
        value.hash(&mut hasher);
        Self(hasher.0.finish128().as_u128())
    }

    /// Returns the bytes of the key, most significant first.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }
}

/// Writes the key as 32 hexadecimal digits.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({self})")
    }
}

/// Hashes numbers in the same way on every machine, independent of byte order and the size of
/// `usize`.
struct Portable(SipHasher13);

impl Hasher for Portable {
    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    fn write_u16(&mut self, number: u16) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.0.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0.finish()
    }
}
