//! The talk with one process: questions, answers and verdicts.

use std::path::Path;
use std::time::Duration;

use super::message::{Fault, Message, PROTOCOL, Reply, VERSION, quote};
use super::pipe::{Pipe, START};
use crate::game::FullGame;
use crate::play::bot::Watch;

/// A process that has introduced itself.
#[derive(Debug)]
pub(super) struct Talk {
    pipe: Pipe,
    /// The id of the last question.
    id: u64,
    /// The game that it was greeted for.
    pub(super) game: &'static str,
    pub(super) name: String,
    pub(super) analyses: bool,
}

impl Talk {
    /// Starts a program, and greets it.
    pub(super) fn start<G: FullGame>(
        command: &str,
        log: Option<&Path>,
        watch: Watch<'_>,
    ) -> Result<Self, Fault> {
        let pipe = Pipe::start(command, log)?;
        let (game, ruleset) = (G::INFO.id, G::INFO.ruleset);
        let (name, analyses) = (String::new(), false);
        let mut talk = Self { pipe, id: 0, game, name, analyses };
        let (protocol, version) = (PROTOCOL, VERSION);
        let hello = |id| Message::Hello { id, protocol, version, game, ruleset };
        let reply = talk.ask_soon::<G>("hello", hello, watch)?;
        match reply.version {
            Some(VERSION) => (),
            Some(found) => return Err(talk.end(format!("speaks version {found}, not {VERSION}"))),
            None => return Err(talk.end(format!("must name the version {VERSION} in hello"))),
        }
        talk.name = quote(&reply.name.unwrap_or_default());
        talk.analyses = reply.analyses;
        Ok(talk)
    }

    /// Returns whether this process started it, and not one that this process was forked from.
    pub(super) fn is_own(&self) -> bool {
        self.pipe.is_own()
    }

    /// Writes a message without an answer.
    pub(super) fn tell<G: FullGame>(&mut self, message: &Message<'_, G>) -> Result<(), Fault> {
        self.pipe.tell(line(message))
    }

    /// Asks a question that the engine answers at once.
    pub(super) fn ask_soon<'a, G: FullGame>(
        &mut self,
        answer: &str,
        question: impl FnOnce(u64) -> Message<'a, G>,
        watch: Watch<'_>,
    ) -> Result<Reply, Fault> {
        self.ask(answer, question, START, watch)
    }

    /// Asks a question, and waits for its answer. After the time, or if the watch stops it, the
    /// engine must answer soon.
    pub(super) fn ask<'a, G: FullGame>(
        &mut self,
        answer: &str,
        question: impl FnOnce(u64) -> Message<'a, G>,
        time: Duration,
        watch: Watch<'_>,
    ) -> Result<Reply, Fault> {
        self.id += 1;
        let id = self.id;
        self.tell(&question(id))?;
        let stop = line::<G>(&Message::Stop { id });
        self.pipe.wait(id, time, Some(&stop), watch, |line| {
            let reply = Reply::read(line)?;
            if reply.kind == "info" { Ok(None) } else { reply.answers(answer, id).map(Some) }
        })
    }

    /// Ends the process because of a fault.
    fn end(&mut self, reason: String) -> Fault {
        self.pipe.end(reason)
    }
}

/// Returns the line of a message.
fn line<G: FullGame>(message: &Message<'_, G>) -> String {
    // All messages can be written as JSON.
    serde_json::to_string(message).unwrap_or_default() + "\n"
}
