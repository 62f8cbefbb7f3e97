//! What a person at the screen sees before a decision.

use mauerwerk::{Actor, Event as _, Seat, View as _};

use super::Host;
use crate::failure::Failure;
use crate::terminal_game::{Offer, TerminalGame};
use crate::{ink, page};

/// The number of lines of news that are shown even if the drawing is cut for them.
const LEAST_NEWS: usize = 3;

/// The number of lines of what may be played that stand below a low drawing.
const OFFERED: usize = 2;

impl<G: TerminalGame> Host<G> {
    /// Shows the game to a person. Plain text is not repeated where a notice is all that is new.
    pub(super) fn show(&mut self, seat: Seat, new: bool, offer: &Offer) -> Result<(), Failure> {
        let notice = self.screen.wrapped(&std::mem::take(&mut self.notice));
        let refused = std::mem::take(&mut self.refused);
        let said =
            if refused { ink::painted(ink::WRONG, &notice) } else { self.tints.lay(&notice) };
        let screen = &self.screen;
        if !new && !notice.is_empty() && !screen.is_terminal() {
            return Ok(screen.say(&said)?);
        }
        screen.clear()?;
        let news = self.heard(seat, self.seen[seat.index()], G::is_news);
        let view = self.state().view(seat.into());
        let newest = last_lines(&news, LEAST_NEWS);
        let is_low = !screen.has_room(&[&newest, &view.text(), &offer.text, &notice]);
        let drawing = if is_low { view.brief() } else { view.text() };
        let mut offered = screen.wrapped(&offer.text);
        if is_low {
            offered = first_lines(&offered, OFFERED, page::columns());
        }
        let mut before = String::new();
        let most = room_for_news(screen.lines(), &[&drawing, &offered, &notice]);
        let most = if is_low { most } else { most.max(LEAST_NEWS) };
        if !news.is_empty() && most > 0 {
            let since = if self.has_decided(seat) { "Since you last decided:" } else { "So far:" };
            before = screen.wrapped(&format!("{since}\n{}", last_lines(&news, most))) + "\n\n";
        }
        let between = if is_low { "\n" } else { "\n\n" };
        let after = if notice.is_empty() { "" } else { "\n" };
        let below = format!("{between}{offered}{after}{notice}");
        let drawing = self.fitting(drawing.trim_end(), &[&before, &below]);
        let before = with_head(&self.tints.lay(&before));
        let drawing = self.tints.lay(&drawing);
        let offered = with_words(&self.tints.lay(&offered), &offer.words);
        Ok(screen.say(&format!("{before}{drawing}{between}{offered}{after}{said}"))?)
    }

    /// Returns as much of a drawing as a terminal has room for beside other texts and the prompt:
    /// what scrolls out of it is gone.
    fn fitting(&self, drawing: &str, others: &[&str]) -> String {
        let screen = &self.screen;
        let taken = others.iter().map(|text| screen.height(text)).sum::<usize>() + 2;
        let room = screen.lines().saturating_sub(taken);
        if !screen.is_terminal() || screen.height(drawing) <= room {
            return drawing.to_owned();
        }
        let mut rows = 1;
        let fits = |line: &&str| {
            rows += screen.height(line).max(1);
            rows <= room
        };
        let shown: Vec<&str> = drawing.lines().take_while(fits).collect();
        let hidden = drawing.lines().count() - shown.len();
        format!("{}\n({hidden} lines more: type look)", shown.join("\n"))
    }

    fn has_decided(&self, seat: Seat) -> bool {
        self.record.decisions().iter().any(|decision| decision.actor == Actor::Seat(seat))
    }

    /// Returns what a seat heard from the decision of a number on, as far as it is worth telling.
    pub(super) fn heard(
        &self,
        seat: Seat,
        from: usize,
        worth: fn(&G::Event) -> bool,
    ) -> Vec<String> {
        let events = self.record.events().skip(from).flatten().filter(worth);
        let told = events.map(|event| event.seen_by(seat.into()).to_string());
        told.map(|text| self.seated.with_names(&text)).collect()
    }
}

/// Returns how many lines of news leave room for these texts and the prompt: three at least, a
/// third of the screen at most.
fn room_for_news(lines: usize, texts: &[&str]) -> usize {
    /// The number of lines between the texts and after them.
    const OTHERS: usize = 6;

    let taken = texts.iter().map(|text| text.lines().count()).sum::<usize>() + OTHERS;
    lines.saturating_sub(taken).min(lines / 3)
}

/// Returns the first lines of what is offered, and where the rest is found in place of the last words.
fn first_lines(text: &str, most: usize, columns: usize) -> String {
    const MORE: &str = " … (type look)";
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() <= most {
        return text.to_owned();
    }
    let (last, others) = lines[..most].split_last().expect("there is a line at least");
    let mut kept = last.trim_end();
    while kept.chars().count() + MORE.chars().count() > columns {
        kept = kept.rfind(' ').map_or("", |end| kept[..end].trim_end());
    }
    others.iter().map(|line| format!("{line}\n")).collect::<String>() + kept + MORE
}

/// Returns text whose first line is a head.
fn with_head(text: &str) -> String {
    let (head, rest) = text.split_at(text.find('\n').unwrap_or(text.len()));
    ink::painted(ink::TYPED, head) + rest
}

/// Returns text in which the words that can be typed stand out.
fn with_words(text: &str, words: &[String]) -> String {
    let shown = |word: &str| match words.iter().any(|typed| typed == word) {
        true => ink::painted(ink::TYPED, word),
        false => word.to_owned(),
    };
    let lines =
        text.split('\n').map(|line| line.split(' ').map(shown).collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the last lines that fit.
pub(super) fn last_lines(lines: &[String], most: usize) -> String {
    let hidden = lines.len().saturating_sub(most);
    let mut text = if hidden > 0 { format!("({hidden} more before)\n") } else { String::new() };
    text += &lines[hidden..].join("\n");
    text.replace('\n', "\n  ").replacen("", "  ", 1)
}
