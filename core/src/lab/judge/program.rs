//! A subject on the other side of a pipe.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::json;

use super::protocol::{NoAnswer, PROTOCOL, Played, Question, Reply, Sample, Subject, VERSION, Way};
use crate::game::Info;
use crate::play::bot::Watch;
use crate::play::engine::message::{Fault, check_answer, quote, read_line};
use crate::play::engine::pipe::{Pipe, START};

/// A program that is a [`Subject`]. After a fault it is started again.
#[derive(Debug)]
pub struct Program<W> {
    command: String,
    /// The file that receives the standard error.
    log: Option<PathBuf>,
    info: Info,
    /// The time for an answer.
    time: Duration,
    watch: W,
    pipe: Option<Pipe>,
    /// The id of the last question.
    id: u64,
    name: String,
}

impl<W: Fn(u64) -> bool + Sync> Program<W> {
    /// Starts a command, which a shell reads, and greets it. Each answer must come within `time`.
    /// The standard error is appended to the file `log` if one is given. The questions end as soon
    /// as `watch` returns `false`.
    ///
    /// # Errors
    /// Returns the fault of a program that does not start, or does not answer by the protocol.
    pub fn start(
        command: &str,
        log: Option<&Path>,
        info: Info,
        time: Duration,
        watch: W,
    ) -> Result<Self, NoAnswer> {
        let (command, log, name) = (command.to_owned(), log.map(Path::to_owned), String::new());
        let mut program = Self { command, log, info, time, watch, pipe: None, id: 0, name };
        program.greet()?;
        Ok(program)
    }

    fn greet(&mut self) -> Result<(), NoAnswer> {
        self.pipe = Some(Pipe::start(&self.command, self.log.as_deref()).map_err(no_answer)?);
        let Info { id: game, ruleset, .. } = self.info;
        let (protocol, version) = (PROTOCOL, VERSION);
        let hello = |id| {
            json!({
                "type": "hello", "id": id, "protocol": protocol, "version": version,
                "game": game, "ruleset": ruleset,
            })
        };
        let reply = self.exchange(hello, "hello", START)?;
        if reply.version != Some(VERSION) {
            let found = reply.version.map_or_else(|| "none".to_owned(), |it| it.to_string());
            return self.fail(format!("hello must name the version {VERSION}, got {found}"));
        }
        self.name = quote(&reply.name.unwrap_or_default());
        Ok(())
    }

    /// Ends the process with a fault.
    fn fail<T>(&mut self, reason: String) -> Result<T, NoAnswer> {
        self.pipe = None;
        Err(NoAnswer::Fault(reason))
    }

    fn exchange(
        &mut self,
        message: impl FnOnce(u64) -> serde_json::Value,
        kind: &str,
        time: Duration,
    ) -> Result<Reply, NoAnswer> {
        self.id += 1;
        let id = self.id;
        let kinds: &[&str] = if kind == "hello" { &[kind] } else { &[kind, "unsupported"] };
        let Some(pipe) = &mut self.pipe else { return self.fail("has ended".to_owned()) };
        let watch: Watch<'_> = &self.watch;
        let reply = pipe.tell(format!("{}\n", message(id))).and_then(|()| {
            pipe.wait(id, time, None, watch, |line| {
                let reply: Reply = read_line(line)?;
                if reply.kind == "info" {
                    return Ok(None);
                }
                check_answer(&reply.kind, reply.id, reply.text.as_deref(), kinds, id)?;
                Ok(Some(reply))
            })
        });
        match reply {
            Ok(reply) if reply.kind == "unsupported" => Err(NoAnswer::Unsupported),
            Ok(reply) => Ok(reply),
            Err(fault) => {
                self.pipe = None;
                Err(no_answer(fault))
            }
        }
    }

    fn ask(&mut self, question: &Question, way: &Way) -> Result<Reply, NoAnswer> {
        if self.pipe.is_none() {
            self.greet()?;
        }
        self.exchange(|id| question.message(id, way), question.answer(), self.time)
    }

    fn tally(&mut self, question: &Question, way: &Way) -> Result<BTreeMap<String, u64>, NoAnswer> {
        match self.ask(question, way)?.drawn {
            Some(drawn) => Ok(drawn),
            None => self.fail(format!("{} lacks drawn", question.answer())),
        }
    }
}

fn no_answer(fault: Fault) -> NoAnswer {
    match fault {
        Fault::Lost(reason) => NoAnswer::Fault(reason),
        Fault::Stopped => NoAnswer::Stopped,
    }
}

impl<W: Fn(u64) -> bool + Sync> Subject for Program<W> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn play(&mut self, way: &Way, from: usize) -> Result<Played, NoAnswer> {
        let Reply { positions, refused, rule, .. } = self.ask(&Question::Play { from }, way)?;
        match positions {
            Some(positions) => Ok(Played { positions, refused, rule }),
            None => self.fail("positions lacks positions".to_owned()),
        }
    }

    fn draw(&mut self, way: &Way, sample: Sample) -> Result<BTreeMap<String, u64>, NoAnswer> {
        self.tally(&Question::Draw(sample), way)
    }

    fn resample(
        &mut self,
        way: &Way,
        viewer: &str,
        sample: Sample,
    ) -> Result<BTreeMap<String, u64>, NoAnswer> {
        self.tally(&Question::Resample { viewer: viewer.to_owned(), sample }, way)
    }
}
