//! Sets as bits.

/// The `n`th bit that is set in a byte.
pub(super) const NTH: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// Returns the bit of a set that has `n` others below it.
#[inline(always)]
pub(super) fn nth(set: u64, n: u32) -> usize {
    const EACH: u64 = 0x0101_0101_0101_0101;
    const TOP: u64 = 0x80 * EACH;
    const FOURS: u64 = 0x0F * EACH;
    const PAIRS: u64 = 0x33 * EACH;
    const SINGLES: u64 = 0x55 * EACH;
    let pairs = set - ((set >> 1) & SINGLES);
    let fours = (pairs & PAIRS) + ((pairs >> 2) & PAIRS);
    let bytes = (fours + (fours >> 4)) & FOURS;
    // By byte, how many bits are set in it and in those below.
    let sums = bytes.wrapping_mul(EACH);
    let full = (((u64::from(n) * EACH) | TOP) - sums) & TOP;
    let start = full.count_ones() * 8;
    let before = (sums << 8 >> start) as u32 & 255;
    let byte = (set >> start) as usize & 255;
    start as usize + usize::from(NTH[byte][(n - before) as usize & 7])
}

/// Returns the bits of a set, in ascending order.
#[inline(always)]
pub(super) fn each(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}
