//! A wall that is too long for a drawing, broken into bands.

/// Returns the first place and the length of each of the fewest parts that are at most so long, as
/// equal as can be.
pub(super) fn bands(length: usize, most: usize) -> impl DoubleEndedIterator<Item = (usize, usize)> {
    let size = length.div_ceil(length.div_ceil(most).max(1)).max(1);
    (0..length.div_ceil(size)).map(move |band| (band * size, size.min(length - band * size)))
}
