//! Texts of an app in place of the library's.

use thiserror::Error;

use crate::base::lang::{Lang, OwnTexts};
use crate::text::fluent::{Arguments, Messages, compiled, line_of, plain, read};

/// What an app may replace.
enum Known {
    /// A message with these arguments.
    Arguments(&'static [&'static str]),
    /// A text without arguments, which is this one in English.
    Plain(&'static str),
}

/// The texts by `room/message`, sorted.
static KNOWN: &[(&str, Known)] = include!(concat!(env!("OUT_DIR"), "/known.rs"));

/// The beginning of the line that names a room.
const ROOM: &str = "### ";

/// The most bytes of a file, and of all its texts with those that they refer to.
const MOST: usize = 1 << 20;

/// What is wrong with the texts of an app.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum TextsError {
    /// The file is invalid.
    #[error("line {line}: {problem}")]
    Invalid {
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with which message.
        problem: String,
    },
    /// The texts are too long.
    #[error("the texts take more than {MOST} bytes")]
    Long,
    /// The texts of the language have already been replaced.
    #[error("the texts of {0:?} have been replaced already")]
    Twice(&'static str),
}

/// Replaces texts of a language by those of an app, for all games and all later calls.
///
/// The texts are a Fluent file. A line such as `### die_mauer` names a file of the library,
/// `core/texts/<language>/die_mauer.ftl`. The messages below this line replace those in that file,
/// by name. Each message needs the same arguments as the library's. Call this once for each
/// language.
///
/// # Errors
/// Returns the line and the message of the first mistake. Also fails if the texts are too long, or
/// if the texts of the language have already been replaced. No text is replaced then.
///
/// # Examples
/// ```
/// use mauerwerk::{Lang, replace_texts, table::words};
///
/// let error = replace_texts(Lang::En, "### front\nhints = Advice\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2: unknown message front/hints");
/// replace_texts(Lang::En, "### front\nhint = Advice\n").unwrap();
/// assert_eq!(words(Lang::En)["hint"], "Advice");
/// ```
pub fn replace_texts(lang: Lang, file: &str) -> Result<(), TextsError> {
    let (mut texts, mut length) = (OwnTexts::new(), file.len());
    for (before, room, section) in sections(file)? {
        let invalid = |(line, problem)| TextsError::Invalid { line: before + line, problem };
        let messages = read(section).map_err(invalid)?;
        for name in messages.keys() {
            if length > MOST {
                return Err(TextsError::Long);
            }
            let added = own_text(room, &messages, name);
            let (key, text) =
                added.map_err(|problem| invalid((line_of(section, name), problem)))?;
            length += text.len();
            texts.insert(key, text);
        }
    }
    lang.own().set(texts).map_err(|_| TextsError::Twice(lang.code()))
}

/// Returns the rooms of a file with their messages, each with the number of lines before it.
fn sections(file: &str) -> Result<Vec<(usize, &str, &str)>, TextsError> {
    let mut found: Vec<(usize, &str, &str)> = Vec::new();
    let mut at = 0;
    for (nth, line) in file.split_inclusive('\n').enumerate() {
        let (start, text) = (at, line.trim_end());
        at += line.len();
        if let Some(room) = text.strip_prefix(ROOM).filter(|room| is_room(room)) {
            found.push((nth + 1, room, &file[at..at]));
        } else if let Some((_, _, section)) = found.last_mut() {
            *section = &file[start - section.len()..at];
        } else if !text.is_empty() && !text.starts_with('#') {
            let problem = "a line such as \"### die_mauer\" must name the room first".to_owned();
            return Err(TextsError::Invalid { line: nth + 1, problem });
        }
    }
    Ok(found)
}

/// Returns whether a comment is the name of a room, not a sentence.
fn is_room(comment: &str) -> bool {
    comment.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_')
}

/// Returns the key of a text and the text.
fn own_text(room: &str, all: &Messages, name: &str) -> Result<(&'static str, String), String> {
    let id = format!("{room}/{name}");
    let found = KNOWN.binary_search_by_key(&id.as_str(), |(id, _)| id);
    match found.ok().and_then(|found| KNOWN.get(found)) {
        None => Err(format!("unknown message {id}")),
        Some((_, Known::Plain(english))) => Ok((english, plain(all, name)?)),
        Some((key, Known::Arguments(known))) => {
            let (used, text) = compiled(all, name)?;
            check(&id, known, &used)?;
            Ok((key, text))
        }
    }
}

/// Checks that a message has the arguments of the library's.
fn check(id: &str, known: &[&str], used: &Arguments) -> Result<(), String> {
    if let Some(extra) = used.iter().find(|used| !known.contains(&used.as_str())) {
        return Err(format!("{id} has no argument ${extra}"));
    }
    match known.iter().find(|known| !used.contains(**known)) {
        Some(missing) => Err(format!("{id} lacks the argument ${missing}")),
        None => Ok(()),
    }
}

#[cfg(all(test, feature = "games", feature = "languages"))]
mod tests {
    use super::*;

    #[test]
    fn each_mistake_names_its_line_and_message() {
        for (file, error) in [
            ("hint = x\n", "line 1: a line such as \"### die_mauer\" must name the room first"),
            ("### front\n\nhint = { $seat }\n", "line 3: front/hint has no argument $seat"),
            (
                "### die_mauer\ndeclined = x\n",
                "line 2: die_mauer/declined lacks the argument $seat",
            ),
            ("### front\nhint = { \n", "line 3: Expected an inline expression"),
            ("### front\nhint = x\nhint = y\n", "line 3: hint is there twice"),
            ("### front\nhint = { other }\n", "line 2: unknown message other"),
            ("### front\n-hint = x\n", "line 2: only messages, not the term -hint"),
            ("### die_mauer_rules\nDM-20 = { $seat }\n", "line 2: DM-20 takes no arguments"),
            ("### die_mauer_rules\nDM-20.x = y\n", "line 2: Expected a token starting with \"=\""),
            (
                "### front\nhint = { undo }\nundo = { hint }\n",
                "line 2: references to undo don't end, or are too many",
            ),
            (
                "### front\nhint = { NUMBER($x) }\n",
                "line 2: only arguments, messages and texts in braces",
            ),
        ] {
            let found = replace_texts(Lang::Fr, file).unwrap_err().to_string();
            assert_eq!(found, error, "{file}");
        }
        assert_eq!(Lang::Fr.own().get(), None);
    }

    #[test]
    fn enormous_texts_are_refused() {
        let refused = |file: &str| replace_texts(Lang::Fr, file).unwrap_err().to_string();
        for open in ["{", "{ \"", "F(", "{F("] {
            let deep = format!("### front\nhint = {}\n", open.repeat(200_000));
            assert!(refused(&deep).starts_with("line 2: "), "{open}");
        }
        let long = format!("### front\nhint = {}\n", "x".repeat(MOST));
        assert_eq!(refused(&long), "the texts take more than 1048576 bytes");
        let rooms = "### front\n".repeat(100_000);
        assert!(refused(&format!("{rooms}x = y\n")).contains("unknown message front/x"));
        assert_eq!(Lang::Fr.own().get(), None);
    }

    #[test]
    fn texts_are_replaced_once_and_everywhere() {
        let file = "# of the app\n### die_mauer_rules\nDM-20 = Kurz.\n    .title = Türme\n\
                    ### die_mauer\ndeclined = Nichts von { $seat }\n";
        replace_texts(Lang::Nl, file).unwrap();
        let rule = crate::die_mauer::rules::DM_20;
        assert_eq!((rule.title(Lang::Nl), rule.sentence(Lang::Nl)), ("Türme", "Kurz."));
        let event = crate::die_mauer::Event::Declined { seat: crate::Seat::FIRST };
        let reader = crate::Reader::default().with_lang(Lang::Nl);
        assert_eq!(crate::Event::message(&event).tell(reader), "Nichts von plaats 0");
        assert_eq!(replace_texts(Lang::Nl, ""), Err(TextsError::Twice("nl")));
    }
}
