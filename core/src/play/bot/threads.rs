//! Work on several threads, with the same result as on one.

/// Returns how many of so many threads have something to do: at least one, and no more than there
/// are pieces of work.
pub(super) fn for_work(pieces: u64, threads: usize) -> usize {
    usize::try_from(pieces).unwrap_or(usize::MAX).min(threads).max(1)
}

/// Returns what `run` makes of each number below `count`, in order: with the feature `parallel` each
/// on a thread of its own, as far as threads can be had.
#[cfg(feature = "parallel")]
pub(super) fn each<T: Send>(count: usize, run: &(impl Fn(usize) -> T + Sync)) -> Vec<T> {
    use std::panic::resume_unwind;
    use std::thread::{Builder, ScopedJoinHandle, scope};

    let result = |thread: ScopedJoinHandle<'_, T>| {
        thread.join().unwrap_or_else(|panic| resume_unwind(panic))
    };
    scope(|scope| {
        let hire = |number| Builder::new().spawn_scoped(scope, move || run(number)).ok();
        let threads: Vec<_> = (1..count).map(hire).collect();
        // The calling thread does the first part, and whatever no thread could be had for.
        let first = (count > 0).then(|| run(0));
        let rest =
            (1..).zip(threads).map(|(number, thread)| thread.map_or_else(|| run(number), result));
        first.into_iter().chain(rest).collect()
    })
}

/// Returns what `run` makes of each number below `count`, in order.
#[cfg(not(feature = "parallel"))]
pub(super) fn each<T: Send>(count: usize, run: &(impl Fn(usize) -> T + Sync)) -> Vec<T> {
    (0..count).map(run).collect()
}
