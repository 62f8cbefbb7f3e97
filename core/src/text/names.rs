//! The names of the people at a table.

/// The names of the people at a table, by seat. A [`Reader`](crate::Reader) calls players by them.
///
/// # Examples
/// ```
/// use mauerwerk::Names;
///
/// let names: Names = ["Ada", "", "Cem"].into_iter().map(String::from).collect();
/// assert_eq!(names.of(2), Some("Cem"));
/// assert_eq!(names.of(1), None);
/// ```
#[derive(Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Names(Vec<String>);

impl FromIterator<String> for Names {
    fn from_iter<I: IntoIterator<Item = String>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}

impl From<&[String]> for Names {
    fn from(names: &[String]) -> Self {
        Self(names.to_vec())
    }
}

impl Names {
    /// No names.
    pub(crate) const NONE: Self = Self(Vec::new());

    /// Returns the name of a seat, if it has one.
    #[must_use]
    pub fn of(&self, seat: usize) -> Option<&str> {
        self.0.get(seat).map(String::as_str).filter(|name| !name.is_empty())
    }
}
