//! A process whose lines are read and written without blocking the host.

use std::fs::OpenOptions;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::mem::{forget, replace};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio, id};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The most bytes in a line of an engine.
pub(super) const LINE: usize = 1 << 18;
/// The most lines that wait to be read or written.
const WAITING: usize = 16;
/// The time for a process to end by itself.
const ENDING: Duration = Duration::from_millis(500);

/// A process that is killed with all its children when it is dropped, and when the host dies. It
/// serves only the process that started it, not a fork of that one.
#[derive(Debug)]
pub(super) struct Process {
    /// The id of the process that started it.
    host: u32,
    child: Child,
    guard: Option<Child>,
    /// The lines to write, or `None` when its input is closed.
    to: Option<SyncSender<String>>,
    from: Receiver<Heard>,
}

/// What comes from a process.
#[derive(Debug)]
pub(super) enum Heard {
    Line(Vec<u8>),
    TooLong,
    /// Nothing within the given time.
    Nothing,
    /// The end of its output.
    End,
}

impl Process {
    /// Starts a command, with its standard error in a file if one is given.
    pub(super) fn start(command: &str, log: Option<&Path>) -> io::Result<Self> {
        let errors = match log {
            Some(path) => {
                let log = OpenOptions::new().create(true).append(true).open(path);
                let named = |error: io::Error| {
                    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
                };
                log.map_err(named)?.into()
            }
            None => Stdio::null(),
        };
        let mut child =
            shell(command).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors).spawn()?;
        let guard = guard(&child);
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let ((to, lines), (heard, from)) = (sync_channel(WAITING), sync_channel(WAITING));
        // Threads end with the pipes that they serve.
        input.map(|input| thread::spawn(move || write(input, &lines)));
        output.map(|output| thread::spawn(move || read(output, &heard)));
        Ok(Self { host: id(), child, guard, to: Some(to), from })
    }

    /// Returns whether this process started it. In a fork, the threads that serve it are missing.
    pub(super) fn is_own(&self) -> bool {
        self.host == id()
    }

    /// Writes a line, later if need be. Returns `false` if too many lines wait already. A fork writes
    /// nothing.
    pub(super) fn send(&self, line: String) -> bool {
        // A process that has ended is noticed when its output is read.
        let sent = self.to.as_ref().filter(|_| self.is_own()).map(|to| to.try_send(line));
        !matches!(sent, Some(Err(TrySendError::Full(_))))
    }

    /// Returns the next line, if it comes within a time.
    pub(super) fn receive(&self, within: Duration) -> Heard {
        match self.from.recv_timeout(within) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// Returns how a process with closed output has ended.
    pub(super) fn status(&mut self) -> String {
        let end = Instant::now() + ENDING;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return status.to_string(),
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(2)),
                _ => return "closed its output".to_owned(),
            }
        }
    }

    /// Kills the process and its children.
    pub(super) fn kill(&mut self) {
        if let Some(mut guard) = self.guard.take() {
            // Forks of this process may keep the guard's input open, so its end would not be seen.
            let _ = guard.stdin.take().map(|mut input| input.write_all(b"\n"));
            // What can't be killed or waited for has ended.
            let _ = guard.wait();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.is_own() {
            // A thread that a fork lacks may have locked them.
            forget(self.to.take());
            forget(replace(&mut self.from, sync_channel(0).1));
            return;
        }
        self.to = None;
        let end = Instant::now() + ENDING;
        while self.guard.is_some()
            && Instant::now() < end
            && !matches!(self.receive(Duration::from_millis(20)), Heard::End)
        {}
        self.kill();
    }
}

/// Reads lines until the output ends, or a line is too long.
fn read(output: ChildStdout, into: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let heard = match (&mut output).take(LINE as u64 + 1).read_until(b'\n', &mut line) {
            Ok(1..) if line.len() > LINE => Heard::TooLong,
            Ok(1..) => Heard::Line(line),
            _ => return,
        };
        let last = matches!(heard, Heard::TooLong);
        if into.send(heard).is_err() || last {
            return;
        }
    }
}

/// Writes lines until there are no more, or the process stops reading.
fn write(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Returns a command for the shell, in a separate process group, which Ctrl-C does not reach.
#[cfg(unix)]
fn shell(text: &str) -> Command {
    use std::os::unix::process::CommandExt as _;

    let mut command = Command::new("sh");
    command.args(["-c", text]).process_group(0);
    command
}

#[cfg(not(unix))]
fn shell(text: &str) -> Command {
    let mut command = Command::new("cmd");
    command.args(["/C", text]);
    command
}

/// Starts a guard, which kills the process group of a child as soon as the host writes a line or
/// dies.
#[cfg(unix)]
fn guard(child: &Child) -> Option<Child> {
    const KILL: &str = "read _; kill -KILL \"-$1\"";
    let group = child.id().to_string();
    let mut guard = shell(KILL);
    guard.args(["sh", &group]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    guard.spawn().ok()
}

#[cfg(not(unix))]
fn guard(_child: &Child) -> Option<Child> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::sync::mpsc::TryRecvError;

    #[test]
    fn a_fork_leaves_the_channels_alone() {
        let mut child = shell("exit").spawn().expect("a shell");
        child.wait().expect("it ends");
        let ((to, lines), (heard, from)) = (sync_channel(1), sync_channel(1));
        let host = id() + 1;
        let process = Process { host, child, guard: None, to: Some(to), from };
        assert!(process.send("quit".to_owned()));
        drop(process);
        assert_eq!(lines.try_recv(), Err(TryRecvError::Empty));
        assert!(heard.try_send(Heard::End).is_ok());
    }
}
