
/// The mutants of this program, of which an environment variable chooses one.
#[doc(hidden)]
pub mod mutants {
    use std::fs::File;
    use std::io::Write as _;
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicBool, Ordering};

    /// The chosen mutant, and the file that gets the numbers of the mutants whose places are reached.
    static CHOSEN: LazyLock<(u32, Option<File>)> = LazyLock::new(|| {
        let number = std::env::var("MUTANT").ok().and_then(|text| text.parse().ok());
        let open = |file| File::options().append(true).create(true).open(file).ok();
        (number.unwrap_or(0), std::env::var_os("REACHED").and_then(open))
    });
    static NOTED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];

    /// Returns whether this program is the mutant with a number.
    pub fn on(number: u32) -> bool {
        let (chosen, reached) = &*CHOSEN;
        if let Some(mut file) = reached.as_ref() && !NOTED[number as usize].swap(true, Ordering::Relaxed) {
            let _ = file.write_all(format!("{number}\n").as_bytes());
        }
        *chosen == number
    }
}
