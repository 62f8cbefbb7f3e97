//! Short digests of what seats have seen.

use std::hash::{BuildHasherDefault, Hash, Hasher};

/// Hashes small values quickly. Nobody from outside chooses what is hashed, so that nothing has to
/// be hard to foresee.
#[derive(Copy, Clone, Default)]
pub(super) struct Digest(u64);

/// The builder of maps whose keys are hashed so.
pub(super) type BuildDigest = BuildHasherDefault<Digest>;

/// An odd number without a pattern: the golden ratio's fraction.
const ODD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Digest {
    /// Returns the digest of a value that follows all that another digest stands for.
    pub(super) fn after(digest: u64, value: &impl Hash) -> u64 {
        let mut hasher = Self(digest);
        value.hash(&mut hasher);
        hasher.finish()
    }
}

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word) ^ (part.len() as u64) << 56);
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        let product = u128::from(self.0 ^ value ^ ODD) * u128::from(ODD);
        self.0 =
            (product as u64) ^ ((product >> 64) as u64).rotate_left(32) ^ self.0.rotate_left(23);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
