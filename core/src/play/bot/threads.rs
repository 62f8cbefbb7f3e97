//! Work on several threads, with the same result as on one thread.

/// Returns how many of the given threads have work: at least one, and at most the number of pieces
/// of work.
pub(super) fn for_work(pieces: u64, threads: usize) -> usize {
    usize::try_from(pieces).unwrap_or(usize::MAX).min(threads).max(1)
}

/// Returns the results of `run` for each number below `count`, in order. Each call runs on a
/// separate thread if the feature `parallel` is on and the system allows it.
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
        // The calling thread runs the first part, and the parts that have no thread.
        let first = (count > 0).then(|| run(0));
        let rest =
            (1..).zip(threads).map(|(number, thread)| thread.map_or_else(|| run(number), result));
        first.into_iter().chain(rest).collect()
    })
}

/// Returns the results of `run` for each number below `count`, in order.
#[cfg(not(feature = "parallel"))]
pub(super) fn each<T: Send>(count: usize, run: &(impl Fn(usize) -> T + Sync)) -> Vec<T> {
    (0..count).map(run).collect()
}
