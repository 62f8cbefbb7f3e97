//! Decisions by touches, with one letter for each.

use mauerwerk::{Seat, Touched, Touches};

use super::Host;
use crate::failure::{Failure, one_line};
use crate::letters::Letters;
use crate::say::{say, text};
use crate::terminal_game::TerminalGame;
use crate::{ink, page};

impl<G: TerminalGame> Host<G> {
    /// Lets a person touch places by their letters until an action is complete. Enter undoes a
    /// touch.
    pub(super) fn touch(&mut self, seat: Seat) -> Result<(), Failure> {
        let mut series = vec![Touches::of(self.state(), seat)];
        let mut refusal = String::new();
        while let Some(touches) = series.last() {
            let letters = Letters::of(self.state(), seat, touches, self.seated.names_told());
            self.screen.clear()?;
            self.screen.say(&self.lettered(seat, touches.touched(), &letters, &refusal))?;
            let prompt = format!("{}> ", text(&say!(TouchPrompt)));
            let typed = self.input(&prompt, letters.words())?;
            refusal.clear();
            match typed.as_deref().map(str::trim) {
                None => break,
                Some("") => drop(series.pop()),
                Some(typed) => match touches.touch(letters.place(typed)) {
                    Ok(Touched::Action(action)) => return self.take(seat, action),
                    Ok(Touched::Further(further)) => series.push(further),
                    Err(_) => refusal = text(&say!(NoSuchPlace { place: one_line(typed) })),
                },
            }
        }
        Ok(())
    }

    /// Returns the page that lists the places of letters. It is below the drawing if a terminal has
    /// room for both.
    fn lettered(&self, seat: Seat, touched: &[String], letters: &Letters, refusal: &str) -> String {
        /// The number of lines of the page without the list, including the prompt.
        const OTHERS: usize = 6;

        let screen = &self.screen;
        let touched = (!touched.is_empty()).then(|| touched.join(", "));
        let about = screen.wrapped(&text(&say!(TouchALetter { touched })));
        let mut list = letters.list(page::columns());
        let room = screen.lines().saturating_sub(OTHERS + refusal.lines().count());
        if screen.is_terminal() && list.len() > room {
            list.truncate(room);
            list.push(text(&say!(MorePlaces)));
        }
        let list = list.join("\n");
        let drawing = self.drawing_above(seat, room.saturating_sub(screen.height(&list)));
        let list = letters.emphasised(&list);
        let refusal = ink::painted(ink::WRONG, &screen.wrapped(refusal));
        format!("{drawing}{about}\n\n{list}\n{refusal}")
    }

    /// Returns the board as a person sees it, if a terminal has the given number of lines for it.
    fn drawing_above(&self, seat: Seat, room: usize) -> String {
        let view = self.state().view(seat.into());
        let brief = self.seated.brief(&view, seat, room.saturating_sub(1));
        let drawing = self.screen.fitted(&brief);
        let fits = self.screen.height(&drawing) < room;
        if fits && self.screen.is_terminal() { format!("{drawing}\n") } else { String::new() }
    }
}
