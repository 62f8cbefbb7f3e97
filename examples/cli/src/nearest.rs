//! Suggestions for mistyped names.

use crate::say::{say, text};

/// The least similarity of two names, from 0 to 1, for a suggestion.
const ALIKE: f64 = 0.8;

/// Returns the name most similar to the typed one, if there is a similar one.
pub(crate) fn nearest<'a>(
    typed: &str,
    names: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let likeness = |name: &'a str| (strsim::jaro(&typed, &name.to_lowercase()), name);
    let alike = names.into_iter().map(likeness).filter(|&(likeness, _)| likeness > ALIKE);
    alike.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, name)| name)
}

/// Returns a question with the suggested name, for the end of a report.
pub(crate) fn question<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let told = |name: &str| text(&say!(DidYouMean { text: "", command: name.to_owned() }));
    nearest(typed, names).map_or_else(String::new, told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_that_were_meant() {
        let games = ["die-mauer", "berlin", "mauerbauer"];
        for (typed, meant) in [
            ("die_mauer", Some("die-mauer")),
            ("Berlin", Some("berlin")),
            ("berin", Some("berlin")),
            ("mauerbaur", Some("mauerbauer")),
            ("chess", None),
            ("", None),
        ] {
            assert_eq!(nearest(typed, games), meant, "{typed}");
        }
    }
}
