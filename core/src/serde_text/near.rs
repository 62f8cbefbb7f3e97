//! Names that exist, for those that don't.

use strsim::osa_distance;

/// The most characters of a name that may be a mistyped one.
const LONGEST: usize = 40;

/// Returns the name that a name was most likely meant to be.
pub(super) fn nearest<'a>(name: &str, names: &[&'a str]) -> Option<&'a str> {
    let letters = name.chars().take(LONGEST + 1).count();
    if letters > LONGEST {
        return None;
    }
    let plain = |name: &str| name.to_lowercase().replace(['_', ' '], "-");
    let meant = plain(name);
    let far = |other: &&str| osa_distance(&meant, &plain(other));
    let (far, found) = names.iter().map(|other| (far(other), *other)).min()?;
    (far <= letters.div_ceil(3)).then_some(found)
}

/// Returns that there is no such name, and which there are.
pub(crate) fn no_such_name(name: &str, names: &[&str]) -> String {
    match nearest(name, names) {
        Some(near) => format!("no such name; the nearest is {near}"),
        None => format!("no such name; there are {}", names.join(", ")),
    }
}

/// Returns names as people list them.
pub(crate) fn listed(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    }
}
