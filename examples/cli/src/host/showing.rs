//! The view of the person at the screen before a decision.

use mauerwerk::{Actor, Event as _, Seat};

use super::Host;
use crate::failure::Failure;
use crate::say::{self, say, text};
use crate::terminal_game::{Offer, TerminalGame};
use crate::{ink, page};

/// The number of lines of news that are shown even if the drawing is cut for them.
const LEAST_NEWS: usize = 3;

/// The least number of lines about the possible decisions below a low drawing.
const OFFERED: usize = 2;

/// The number of lines of news above a low drawing.
const LOW_NEWS: usize = 2;

impl<G: TerminalGame> Host<G> {
    /// Shows the game to a person. Plain text is not repeated if only a notice is new.
    pub(super) fn show(&mut self, seat: Seat, new: bool, offer: &Offer) -> Result<(), Failure> {
        let notice = self.screen.wrapped(&std::mem::take(&mut self.notice));
        let refused = std::mem::take(&mut self.refused);
        let said = if refused { ink::painted(ink::WRONG, &notice) } else { notice.clone() };
        let screen = &self.screen;
        if !new && !notice.is_empty() && !screen.is_terminal() {
            return Ok(screen.say(&said)?);
        }
        screen.clear()?;
        let news = self.heard(seat, self.seen[seat.index()], G::is_news);
        let since = if self.has_decided(seat) { say!(SinceLast) } else { say!(SoFar) };
        let since = &text(&since);
        let view = self.state().view(seat.into());
        let whole = screen.fitted(self.seated.drawn(&view, Some(seat)).trim_end());
        let offered = screen.wrapped(&offer.text);
        let newest = listed_news(since, &news, LEAST_NEWS);
        if screen.has_room(&[&newest, &whole, &offered, &notice]) {
            let most = room_for_news(screen.lines(), &[&whole, &offered, &notice]);
            let news = listed_news(since, &news, most.max(LEAST_NEWS));
            let before = with_head(&screen.wrapped(&news));
            let between = if news.is_empty() { "" } else { "\n\n" };
            let offered = with_words(&offered, &offer.words);
            let after = if notice.is_empty() { "" } else { "\n" };
            return Ok(screen.say(&format!("{before}{between}{whole}\n\n{offered}{after}{said}"))?);
        }
        // A low screen has no empty lines between the parts, and each part gets the room that the
        // others leave.
        let room = screen.lines().saturating_sub(1 + screen.height(&notice));
        let least = usize::from(!news.is_empty()) + OFFERED.min(screen.height(&offered));
        let brief = self.seated.brief(&view, seat, room.saturating_sub(least));
        let brief = screen.fitted(brief.trim_end());
        let left = room.saturating_sub(screen.height(&brief));
        let offered =
            first_lines(&offer.text, left.saturating_sub(LOW_NEWS).max(OFFERED), page::columns());
        let left = left.saturating_sub(screen.height(&offered));
        let news = match left > LEAST_NEWS {
            true => screen.wrapped(&listed_news(since, &news, left - 2)),
            false => flowing_news(since, &news, left.clamp(1, LOW_NEWS), page::columns()),
        };
        let brief =
            self.cut(&brief, room.saturating_sub(screen.height(&offered) + screen.height(&news)));
        let news = with_head(&news);
        let offered = with_words(&offered, &offer.words);
        let parts = [news, brief, offered, said];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        Ok(screen.say(&parts.join("\n"))?)
    }

    /// Returns the first lines of a drawing that fit on a screen, because lines that scroll away
    /// are lost.
    fn cut(&self, drawing: &str, room: usize) -> String {
        let screen = &self.screen;
        if screen.height(drawing) <= room {
            return drawing.to_owned();
        }
        let mut rows = 1;
        let fits = |line: &&str| {
            rows += screen.height(line).max(1);
            rows <= room
        };
        let shown: Vec<&str> = drawing.lines().take_while(fits).collect();
        let hidden = drawing.lines().count() - shown.len();
        format!("{}\n{}", shown.join("\n"), text(&say!(LinesMore { lines: hidden })))
    }

    fn has_decided(&self, seat: Seat) -> bool {
        self.record.decisions().iter().any(|decision| decision.actor == Actor::Seat(seat))
    }

    /// Returns the events from a decision on that a seat saw and that are worth reporting.
    pub(super) fn heard(
        &self,
        seat: Seat,
        from: usize,
        worth: fn(&G::Event) -> bool,
    ) -> Vec<String> {
        let events = self.record.events().skip(from).flatten().filter(worth);
        events
            .map(|event| self.seated.told_to(seat, &event.seen_by(seat.into()).message()))
            .collect()
    }
}

/// Returns the number of lines of news that leave room for these texts and the prompt, at most a
/// third of the screen.
fn room_for_news(lines: usize, texts: &[&str]) -> usize {
    /// The number of lines between the texts and after them.
    const OTHERS: usize = 6;

    let taken = texts.iter().map(|text| text.lines().count()).sum::<usize>() + OTHERS;
    lines.saturating_sub(taken).min(lines / 3)
}

/// Returns the newest news in a list with a heading. Empty if there are none.
fn listed_news(since: &str, news: &[String], most: usize) -> String {
    if news.is_empty() { String::new() } else { format!("{since}\n{}", last_lines(news, most)) }
}

/// Returns the newest news as a paragraph that fits in the given number of lines.
fn flowing_news(since: &str, news: &[String], lines: usize, columns: usize) -> String {
    let flowing = |from: usize| {
        let before = if from > 0 { "… " } else { "" };
        let text = format!("{since} {before}{}", news[from..].join("; "));
        page::wrapped(&text, Some(columns))
    };
    let Some(last) = news.len().checked_sub(1) else { return String::new() };
    let fits = |text: &String| text.lines().count() <= lines;
    let text = (0..last).map(flowing).find(fits).unwrap_or_else(|| flowing(last));
    text.lines().take(lines).collect::<Vec<_>>().join("\n")
}

/// Returns the first lines of an offer, and the first line of its last paragraph, which lists the
/// actions. A note explains how to see the rest.
fn first_lines(text: &str, most: usize, columns: usize) -> String {
    let more = say::text(&say!(MoreByLook));
    let wrapped = page::wrapped(text, Some(columns));
    let lines: Vec<&str> = wrapped.lines().collect();
    if lines.len() <= most {
        return wrapped;
    }
    let actions = page::wrapped(text.lines().next_back().unwrap_or_default(), Some(columns));
    let mut kept = actions.lines().next().unwrap_or_default().trim_end();
    while page::width_of(kept) + page::width_of(&more) > columns {
        kept = kept.rfind(' ').map_or("", |end| kept[..end].trim_end());
    }
    let others = &lines[..most.saturating_sub(1).min(lines.len() - actions.lines().count())];
    others.iter().map(|line| format!("{line}\n")).collect::<String>() + kept + &more
}

/// Returns text with its heading, which ends at a colon, highlighted.
fn with_head(text: &str) -> String {
    let (head, rest) = text.split_at(text.find(':').map_or(0, |colon| colon + 1));
    ink::painted(ink::TYPED, head) + rest
}

/// Returns text with the words that can be typed highlighted.
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
    let before = say::text(&say!(MoreBefore { lines: hidden }));
    let mut text = if hidden > 0 { format!("{before}\n") } else { String::new() };
    text += &lines[hidden..].join("\n");
    text.replace('\n', "\n  ").replacen("", "  ", 1)
}
