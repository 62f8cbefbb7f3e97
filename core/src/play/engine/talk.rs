//! The talk with one process: questions, answers and verdicts.

use std::path::Path;
use std::time::{Duration, Instant};

use super::message::{Fault, Message, PROTOCOL, QUIT, Reply, VERSION, quote};
use super::process::{Heard, LINE, Process};
use crate::game::FullGame;
use crate::play::bot::Watch;

/// The time for a program to start, and to prepare a game.
const START: Duration = Duration::from_secs(60);
/// The time for an answer after `stop`.
const GRACE: Duration = Duration::from_secs(1);
/// The time between two looks at a watch.
const LOOK: Duration = Duration::from_millis(20);
/// The most bytes between a question and its answer. A line counts as at least 64.
const BYTES: usize = 1 << 24;

/// A process that has introduced itself.
#[derive(Debug)]
pub(super) struct Talk {
    process: Process,
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
        let process = Process::start(command, log);
        let process = process.map_err(|error| Fault::Lost(format!("can't be started: {error}")))?;
        let (game, ruleset) = (G::INFO.id, G::INFO.ruleset);
        let (name, analyses) = (String::new(), false);
        let mut talk = Self { process, id: 0, game, name, analyses };
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

    /// Writes a message without an answer.
    pub(super) fn tell<G: FullGame>(&mut self, message: &Message<'_, G>) -> Result<(), Fault> {
        // All messages can be written as JSON.
        let line = serde_json::to_string(message).unwrap_or_default() + "\n";
        match self.process.send(line) {
            true => Ok(()),
            false => Err(self.end("does not read its input".to_owned())),
        }
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
        let (start, mut end, mut bytes) = (Instant::now(), Instant::now() + time, 0);
        let mut stopped = None;
        loop {
            let now = Instant::now();
            match stopped {
                None if now >= end || !watch(0) => {
                    self.tell::<G>(&Message::Stop { id })?;
                    stopped = Some(now < end);
                    end = now + GRACE;
                }
                Some(true) if now >= end => return Err(self.halt()),
                Some(false) if now >= end => {
                    let waited = (end - start).as_secs_f64();
                    return Err(self.end(format!("no answer to question {id} in {waited:.1} s")));
                }
                _ => (),
            }
            let line = match self.process.receive(end.saturating_duration_since(now).min(LOOK)) {
                Heard::Nothing => continue,
                Heard::Line(line) => line,
                Heard::TooLong => {
                    return Err(self.end(format!("wrote a line of more than {LINE} bytes")));
                }
                Heard::End => {
                    let status = self.process.status();
                    return Err(self.end(format!("ended before its answer: {status}")));
                }
            };
            bytes += line.len().max(64);
            match self.read(&line, answer, id) {
                Ok(None) if bytes <= BYTES => (),
                Ok(None) => {
                    return Err(self.end(format!("wrote {BYTES} bytes without an answer")));
                }
                Ok(Some(reply)) => return Ok(reply),
                Err(Fault::Lost(reason)) => return Err(self.end(reason)),
                Err(stopped) => return Err(stopped),
            }
        }
    }

    /// Reads a line. Returns `None` for a line that only informs.
    fn read(&self, line: &[u8], answer: &str, id: u64) -> Result<Option<Reply>, Fault> {
        if line.trim_ascii().is_empty() {
            return Ok(None);
        }
        let reply = Reply::read(line)?;
        if reply.kind == "info" {
            return Ok(None);
        }
        reply.answers(answer, id).map(Some)
    }

    /// Ends the process because of a fault.
    pub(super) fn end(&mut self, reason: String) -> Fault {
        self.process.kill();
        Fault::Lost(reason)
    }

    /// Ends the process because the host has stopped.
    fn halt(&mut self) -> Fault {
        self.process.kill();
        Fault::Stopped
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        self.process.send(QUIT.to_owned());
    }
}
