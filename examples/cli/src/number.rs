//! Whole numbers as arguments, with reports that contain their bounds.

use std::time::Duration;

use serde::Serializer;

use crate::say::{say, text as text_of};

/// Returns a reader of whole numbers within bounds.
pub(crate) fn within<T: TryFrom<u64>>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| {
            text_of(&say!(WholeNumber { least: least.to_string(), most: most.to_string() }))
        })
    }
}

/// The number of bits of a 64-bit number that do not fit in a double.
pub(crate) const UNSAFE_BITS: u32 = u64::BITS - f64::MANTISSA_DIGITS;

/// Writes a number as text in JSON, because many programs read numbers as doubles, which change
/// seeds from 2⁵³ on.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands references over")]
pub(crate) fn as_text<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(number)
}

/// Reads a time in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.001..=86400.0).contains(seconds));
    let read = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    read.ok_or_else(|| text_of(&say!(NumberOfSeconds)))
}

/// Reads the number of a seat.
pub(crate) fn seat(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| text_of(&say!(NumberOfSeat)))
}

/// Reads a seed.
pub(crate) fn seed(text: &str) -> Result<u64, String> {
    within(0, u64::MAX)(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_within_their_bounds() {
        let read = within::<usize>(1, 300);
        assert_eq!((read("1"), read("300")), (Ok(1), Ok(300)));
        for wrong in ["0", "301", "-1", "1.5", "", "many", "99999999999999999999"] {
            assert_eq!(read(wrong), Err("type a whole number from 1 to 300".to_owned()));
        }
    }
}
