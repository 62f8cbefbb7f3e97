//! The help of commands in other languages than English, which is in the code of the commands.

use clap::builder::Resettable;
use clap::{Arg, Command};
use mauerwerk::Lang;
use mauerwerk::terminal::help;

/// Returns a command with its help in a language. Its own texts have the given key, and those of a
/// subcommand the name of the subcommand.
pub(crate) fn translated(mut command: Command, key: &str, lang: Lang) -> Command {
    if lang == Lang::En {
        return command;
    }
    // Adds what is the same in all commands, which needs other words, too.
    command.build();
    told(command, key, lang)
}

fn told(mut command: Command, key: &str, lang: Lang) -> Command {
    let about = help(lang, key).unwrap_or_default();
    let usage = command.render_usage().to_string();
    let usage = worded(usage.strip_prefix("Usage: ").unwrap_or(&usage), lang);
    let examples = command.get_after_help().map(|text| examples(&text.to_string(), key, lang));
    let template = template(&command, lang);
    if let Some(more) = help(lang, &format!("{key}.more")) {
        command = command.long_about(format!("{about}.\n\n{more}"));
    }
    command
        .about(about)
        .override_usage(usage)
        .after_help(examples.unwrap_or_default())
        .help_template(template)
        .mut_args(|argument| argument_told(argument, key, lang))
        .mut_subcommands(|command| {
            let key = command.get_name().to_owned();
            told(command, &key, lang)
        })
}

/// Returns the template of a command's help, with the headings of a language.
fn template(command: &Command, lang: Lang) -> String {
    let style = command.get_styles().get_header();
    let heading = |name: &str| {
        let heading = help(lang, &format!("heading.{name}")).unwrap_or_default();
        format!("{style}{heading}{style:#}")
    };
    let part = |is_there: bool, name: &str, tag: &str| match is_there {
        true => format!("{}\n{{{tag}}}\n\n", heading(name)),
        false => String::new(),
    };
    format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{}{}{}\n{{options}}{{after-help}}",
        heading("usage"),
        part(command.has_subcommands(), "commands", "subcommands"),
        part(command.get_positionals().next().is_some(), "arguments", "positionals"),
        heading("options"),
    )
}

fn argument_told(argument: Arg, key: &str, lang: Lang) -> Arg {
    let id = argument.get_id().to_string();
    let text = help(lang, &format!("{key}.{id}")).or_else(|| help(lang, &format!("any.{id}")));
    let Some(text) = text else { return argument };
    let text = format!("{text}{}", values(&argument, lang));
    let names = argument.get_value_names().unwrap_or_default();
    let names: Vec<String> = names.iter().map(|name| worded(name, lang)).collect();
    let argument = if names.is_empty() { argument } else { argument.value_names(names) };
    let argument = argument.help(text).long_help(Resettable::Reset);
    argument.hide_default_value(true).hide_possible_values(true)
}

/// Returns the default and the possible values of an argument.
fn values(argument: &Arg, lang: Lang) -> String {
    if !argument.get_action().takes_values() {
        return String::new();
    }
    let default = argument.get_default_values().iter();
    let default = default.map(|value| value.to_string_lossy().into_owned()).collect::<Vec<_>>();
    let values = argument.get_possible_values().into_iter();
    let values = values.map(|value| value.get_name().to_owned()).collect::<Vec<_>>();
    let part = |name: &str, values: &[String]| match values {
        [] => String::new(),
        _ => format!(
            " [{} {}]",
            help(lang, &format!("heading.{name}")).unwrap_or_default(),
            values.join(", ")
        ),
    };
    part("default", &default) + &part("values", &values)
}

/// Replaces the words in capitals, such as `FILE`, by those of a language.
fn worded(text: &str, lang: Lang) -> String {
    let letters: Vec<char> = text.chars().collect();
    let parts = letters.chunk_by(|a, b| a.is_ascii_uppercase() == b.is_ascii_uppercase());
    let word = |part: &[char]| {
        let part: String = part.iter().collect();
        help(lang, &format!("value.{part}")).map_or(part, str::to_owned)
    };
    parts.map(word).collect()
}

/// Replaces what is said of examples. It follows two blanks, or is a whole line.
fn examples(text: &str, key: &str, lang: Lang) -> String {
    let mut told = help(lang, &format!("{key}.examples")).unwrap_or_default().lines();
    let mut line = |line: &str| match line.strip_prefix("  ").map(|typed| typed.find("  ")) {
        Some(None) => line.to_owned(),
        Some(Some(end)) => {
            let (typed, said) = line.split_at(end + 2);
            let blanks = &said[..said.len() - said.trim_start().len()];
            format!("{typed}{blanks}{}", told.next().unwrap_or_default())
        }
        None if line == "Examples:" => help(lang, "heading.examples").unwrap_or_default().into(),
        None if line.is_empty() => String::new(),
        None => told.next().unwrap_or_default().to_owned(),
    };
    text.lines().map(&mut line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;
    use mauerwerk::terminal::help_names;

    use super::*;
    use crate::Arguments;

    /// Returns the commands, each with its key.
    fn commands() -> Vec<(String, Command)> {
        let mut all = Arguments::command();
        all.build();
        let parts = all.get_subcommands().map(|one| (one.get_name().to_owned(), one.clone()));
        let mut commands: Vec<_> = parts.collect();
        commands.push(("mauerwerk".to_owned(), all));
        commands
    }

    /// Returns the English texts of a command by the names that they can have.
    fn needed(key: &str, command: &Command) -> Vec<([String; 2], String)> {
        let text = |text: Option<&clap::builder::StyledStr>| text.map(ToString::to_string);
        let own = |name: &str| [format!("{key}{name}"), String::new()];
        let mut needed = vec![(own(""), text(command.get_about()).unwrap_or_default())];
        needed.extend(text(command.get_long_about()).map(|text| (own(".more"), text)));
        let said = command.get_after_help().map(|text| text.to_string().replace("Examples:", ""));
        needed
            .extend(said.filter(|text| text.lines().any(is_said)).map(|it| (own(".examples"), it)));
        needed.extend(command.get_arguments().filter_map(|argument| {
            let id = argument.get_id();
            Some(([format!("{key}.{id}"), format!("any.{id}")], text(argument.get_help())?))
        }));
        needed
    }

    /// Returns whether a line of the examples says something.
    fn is_said(line: &str) -> bool {
        !line.is_empty() && line.strip_prefix("  ").is_none_or(|typed| typed.contains("  "))
    }

    #[test]
    fn every_language_has_the_help_of_every_command() {
        for &lang in Lang::ALL.iter().filter(|lang| **lang != Lang::En) {
            let mut unused: Vec<&str> = help_names(lang);
            unused.retain(|name| !["any", "heading", "value"].contains(name));
            let mut english: Vec<(String, String)> = Vec::new();
            for ([own, shared], text) in commands().iter().flat_map(|(key, one)| needed(key, one)) {
                let found = [own, shared].into_iter().find(|name| help(lang, name).is_some());
                let found = found.unwrap_or_else(|| panic!("{lang:?} lacks {text}"));
                if found.ends_with(".examples") {
                    let said = text.lines().filter(|line| is_said(line)).count();
                    assert_eq!(
                        help(lang, &found).unwrap().lines().count(),
                        said,
                        "{lang:?} {found}"
                    );
                }
                unused.retain(|name| *name != found);
                let is_help = found == "any.help";
                assert!(
                    is_help || english.iter().all(|(name, other)| *name != found || *other == text),
                    "{found} has several English texts"
                );
                english.push((found, text));
            }
            unused.retain(|name| !name.starts_with("heading.") && !name.starts_with("value."));
            assert_eq!(unused, [""; 0], "{lang:?}");
        }
    }

    #[test]
    fn words_in_capitals_are_translated() {
        assert_eq!(worded("[GAME | ID] <FILE>... S", Lang::De), "[SPIEL | NUMMER] <DATEI>... S");
        for (_, command) in commands() {
            let valued = command.get_arguments().filter(|it| it.get_action().takes_values());
            for name in valued.filter_map(Arg::get_value_names).flatten() {
                for word in name.split(|letter: char| !letter.is_ascii_uppercase()) {
                    let is_same = word.len() < 2 || word == "ELO";
                    let is_known = help(Lang::De, &format!("value.{word}")).is_some();
                    assert!(is_same || is_known, "{word}");
                }
            }
        }
    }
}
