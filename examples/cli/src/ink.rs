//! The form of printed text: colour, and letters beyond ASCII.

use std::ffi::OsString;
use std::io::{self, IsTerminal, StdoutLock, Write};
use std::str::FromStr;
use std::sync::OnceLock;

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use clap::{Args, ColorChoice, Command, FromArgMatches};
use mauerwerk::{Lang, Reader};

use crate::ascii::ascii;
use crate::help;

/// The form of printed text, from the command line.
#[derive(Args, Copy, Clone, Debug)]
pub(crate) struct Ink {
    /// When to use colour. `auto` checks for a terminal, NO_COLOR and CLICOLOR_FORCE
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    color: ColorChoice,
    /// Prints only ASCII, also in drawings. This is the default for terminals whose locale isn't
    /// UTF-8
    #[arg(long, global = true)]
    ascii: bool,
    /// The language of games, rulings and options: en, de, nl or fr. Default: the language of the
    /// locale, or English with --json
    #[arg(long, global = true, value_name = "LANG", value_parser = Lang::from_str)]
    lang: Option<Lang>,
}

/// Whether only ASCII is printed.
static ASCII: OnceLock<bool> = OnceLock::new();

/// The language of the library's texts.
static LANG: OnceLock<Lang> = OnceLock::new();

/// Reads the arguments of the process by a command, with those of [`Ink`]. They hold from now on,
/// also for help and for errors in the other arguments. The key is that of the command's help.
pub(crate) fn read<A: FromArgMatches>(command: Command, key: &str) -> Result<A, clap::Error> {
    Ink::said(std::env::args_os().skip(1)).apply();
    let command = help::translated(command, key, lang());
    A::from_arg_matches(&command.try_get_matches()?)
}

impl Ink {
    /// Returns the form in arguments at any position. Others report its errors.
    fn said(arguments: impl Iterator<Item = OsString>) -> Self {
        let words = arguments.map(|argument| argument.to_string_lossy().into_owned());
        let words: Vec<String> = words.take_while(|word| word != "--").collect();
        let said = |option: &str| {
            let value = |(nth, word): (usize, &String)| match word.strip_prefix(option)? {
                "" => words.get(nth + 1).cloned(),
                value => value.strip_prefix('=').map(str::to_owned),
            };
            words.iter().enumerate().rev().find_map(value)
        };
        let color = said("--color").and_then(|when| when.parse().ok()).unwrap_or(ColorChoice::Auto);
        // The output for programs is the same in every locale.
        let is_data = words.iter().any(|word| word == "--json" || word.starts_with("--json="));
        let lang = said("--lang").and_then(|code| code.parse().ok());
        let lang = lang.or(is_data.then_some(Lang::En));
        Self { color, ascii: words.iter().any(|word| word == "--ascii"), lang }
    }

    /// Applies the form to everything printed from now on.
    fn apply(self) {
        let choice = match self.color {
            ColorChoice::Auto => anstream::ColorChoice::Auto,
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Never => anstream::ColorChoice::Never,
        };
        choice.write_global();
        LANG.get_or_init(|| self.lang.unwrap_or_else(|| lang_of(variable)));
        ASCII.get_or_init(|| self.ascii || (io::stdout().is_terminal() && !reads_utf8(variable)));
    }
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Returns whether the locale is UTF-8, or unknown.
fn reads_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    let mut said = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable);
    let locale = said.find(|locale| !locale.is_empty());
    let is_utf8 = |locale: String| locale.to_lowercase().replace('-', "").contains("utf8");
    locale.is_none_or(is_utf8)
}

/// Returns the language of the locale, or English if the library does not have this language.
fn lang_of(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let mut said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = said.find(|locale| !locale.is_empty());
    locale.and_then(|locale| Lang::of_locale(&locale)).unwrap_or_default()
}

/// Returns whether standard output has colour.
pub(crate) fn has_colour() -> bool {
    is_coloured(&io::stdout())
}

/// Returns whether a stream has colour.
pub(crate) fn is_coloured(stream: &impl anstream::stream::RawStream) -> bool {
    AutoStream::choice(stream) != anstream::ColorChoice::Never
}

/// Returns whether only ASCII is printed.
pub(crate) fn is_ascii() -> bool {
    ASCII.get().is_some_and(|&ascii| ascii)
}

/// Returns the language of the library's texts.
pub(crate) fn lang() -> Lang {
    LANG.get().copied().unwrap_or_default()
}

/// Returns a reader who knows the players by the given names.
pub(crate) fn reader(names: &[String]) -> Reader<'_> {
    Reader::of(names).with_lang(lang())
}

/// Returns text with only the letters that may be printed.
pub(crate) fn fit(text: &str) -> String {
    if is_ascii() { ascii(text) } else { text.to_owned() }
}

/// Returns standard output for people.
pub(crate) fn stdout() -> Printer {
    Printer { out: io::stdout().lock(), ascii: is_ascii() }
}

/// Returns standard output for people, or for data, which stays unchanged.
pub(crate) fn stdout_for(data: bool) -> Printer {
    Printer { ascii: is_ascii() && !data, ..stdout() }
}

/// Standard output, limited to the letters that may be printed.
pub(crate) struct Printer {
    out: StdoutLock<'static>,
    ascii: bool,
}

impl Write for Printer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.ascii {
            return self.out.write(bytes);
        }
        self.out.write_all(ascii(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The style of refusals and failures.
pub(crate) const WRONG: Style = coloured(AnsiColor::Red);
/// The style of success.
pub(crate) const RIGHT: Style = coloured(AnsiColor::Green);
/// The style of words that can be typed.
pub(crate) const TYPED: Style = Style::new().bold();

/// Returns the style of a colour that is readable on light and dark backgrounds.
pub(crate) const fn coloured(colour: AnsiColor) -> Style {
    colour.on_default().bold()
}

/// Returns finished text in a style, line by line, if standard output has colour.
pub(crate) fn painted(style: Style, text: &str) -> String {
    if has_colour() { styled(style, text) } else { text.to_owned() }
}

/// Returns text in a style, line by line.
pub(crate) fn styled(style: Style, text: &str) -> String {
    let line = |line: &str| match line {
        "" => String::new(),
        line => format!("{style}{line}{style:#}"),
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(set: &[(&str, &str)], name: &str) -> Option<String> {
        let value = set.iter().find(|(key, _)| *key == name);
        value.map(|(_, value)| (*value).to_owned())
    }

    #[test]
    fn the_language_is_that_of_the_locale() {
        let of = |set: &[(&str, &str)]| lang_of(|name| value(set, name));
        assert_eq!(of(&[("LANG", "de_AT.UTF-8")]), Lang::De);
        assert_eq!(of(&[("LC_MESSAGES", "nl_BE"), ("LANG", "de_DE")]), Lang::Nl);
        assert_eq!(of(&[("LC_ALL", "fr_CH.UTF-8"), ("LC_MESSAGES", "nl_BE")]), Lang::Fr);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "de")]), Lang::De);
        for locale in ["C", "C.UTF-8", "POSIX", "pt_BR", ""] {
            assert_eq!(of(&[("LC_ALL", locale)]), Lang::En, "{locale}");
        }
    }

    #[test]
    fn locales_are_told_apart() {
        let of = |set: &[(&str, &str)]| reads_utf8(|name| value(set, name));
        assert!(of(&[]) && of(&[("LANG", "C.UTF-8")]) && of(&[("LC_CTYPE", "en_GB.utf8")]));
        assert!(!of(&[("LANG", "C")]) && !of(&[("LANG", "de_DE.ISO-8859-1")]));
        assert!(!of(&[("LC_ALL", "POSIX"), ("LANG", "C.UTF-8")]));
        assert!(of(&[("LC_ALL", ""), ("LANG", "C.UTF-8")]));
    }

    #[test]
    fn arguments_are_found_wherever_they_stand() {
        let said = |line: &str| {
            let Ink { color, ascii, .. } = Ink::said(line.split(' ').map(OsString::from));
            (color, ascii)
        };
        assert_eq!(said("play --color=always --ascii"), (ColorChoice::Always, true));
        assert_eq!(said("--color never rules"), (ColorChoice::Never, false));
        assert_eq!(said("--color always show --color never"), (ColorChoice::Never, false));
        for none in ["", "--color", "--color sometimes", "--colors=always", "-- --color=always"] {
            assert_eq!(said(none), (ColorChoice::Auto, false), "{none}");
        }
    }

    #[test]
    fn each_line_has_its_own_style() {
        assert_eq!(styled(TYPED, "a\n\nb"), "\x1b[1ma\x1b[0m\n\n\x1b[1mb\x1b[0m");
    }
}
