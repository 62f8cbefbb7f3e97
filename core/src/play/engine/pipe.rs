//! Questions to a process, and what happens while the host waits for an answer.

use std::path::Path;
use std::time::{Duration, Instant};

use super::message::Fault;
use super::process::{Heard, LINE, Process};
use crate::play::bot::Watch;

/// The time for a program to start, and to prepare a game.
pub(crate) const START: Duration = Duration::from_secs(60);
/// The time for an answer after a request to stop.
const GRACE: Duration = Duration::from_secs(1);
/// The time between two looks at a watch.
const LOOK: Duration = Duration::from_millis(20);
/// The most bytes between a question and its answer. A line counts as at least 64.
const BYTES: usize = 1 << 24;

/// A process that answers questions in lines.
#[derive(Debug)]
pub(crate) struct Pipe(Process);

impl Pipe {
    /// Starts a command, with its standard error in a file if one is given.
    pub(crate) fn start(command: &str, log: Option<&Path>) -> Result<Self, Fault> {
        let process = Process::start(command, log).map(Self);
        process.map_err(|error| Fault::Lost(format!("can't be started: {error}")))
    }

    /// Returns whether this process started it, and not one that this process was forked from.
    pub(crate) fn is_own(&self) -> bool {
        self.0.is_own()
    }

    /// Writes a line.
    pub(crate) fn tell(&mut self, line: String) -> Result<(), Fault> {
        match self.0.send(line) {
            true => Ok(()),
            false => Err(self.end("does not read its input".to_owned())),
        }
    }

    /// Waits for the answer to the question with an id. `read` returns `None` for a line that only
    /// informs. After the time, or if the watch stops it, the host sends `stop`, and the answer must
    /// come soon. Without a `stop`, the process ends then.
    pub(crate) fn wait<R>(
        &mut self,
        id: u64,
        time: Duration,
        stop: Option<&str>,
        watch: Watch<'_>,
        read: impl Fn(&[u8]) -> Result<Option<R>, Fault>,
    ) -> Result<R, Fault> {
        // Durations have no end that is too far for the clock.
        let (start, mut time, mut bytes) = (Instant::now(), time, 0);
        let mut stopped = None;
        loop {
            let waited = start.elapsed();
            match stopped {
                None if waited >= time || !watch(0) => {
                    stopped = Some(waited < time);
                    time = waited;
                    if let Some(stop) = stop {
                        self.tell(stop.to_owned())?;
                        time += GRACE;
                    }
                }
                Some(true) if waited >= time => return Err(self.halt()),
                Some(false) if waited >= time => {
                    let time = time.as_secs_f64();
                    return Err(self.end(format!("no answer to question {id} in {time:.1} s")));
                }
                _ => (),
            }
            let line = match self.0.receive(time.saturating_sub(waited).min(LOOK)) {
                Heard::Nothing => continue,
                Heard::Line(line) => line,
                Heard::TooLong => {
                    return Err(self.end(format!("wrote a line of more than {LINE} bytes")));
                }
                Heard::End => {
                    let status = self.0.status();
                    return Err(self.end(format!("ended before its answer: {status}")));
                }
            };
            bytes += line.len().max(64);
            let read = if line.trim_ascii().is_empty() { Ok(None) } else { read(&line) };
            match read {
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

    /// Ends the process because of a fault.
    pub(crate) fn end(&mut self, reason: String) -> Fault {
        self.0.kill();
        Fault::Lost(reason)
    }

    /// Ends the process because the host has stopped.
    fn halt(&mut self) -> Fault {
        self.0.kill();
        Fault::Stopped
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        self.0.send(QUIT.to_owned());
    }
}

/// The last message of a host.
const QUIT: &str = "{\"type\":\"quit\"}\n";
