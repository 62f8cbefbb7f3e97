//! Saving keeps the access to a file, and writes to pipes and devices as they are.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::path::Path;
use std::process::{Command, Output};

use crate::run::{COMMAND, empty_folder, run_in, words};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().mode() & 0o777
}

/// Plays a game without people and saves it.
fn save(folder: &Path, file: &str) -> String {
    let line = format!("play die-mauer --people none rounds:1 --seed 1 --save {file}");
    run_in(folder, &words(&line), "").good()
}

#[test]
fn a_new_file_is_for_its_owner_alone() {
    let folder = empty_folder();
    save(folder.path(), "game.json");
    assert_eq!(mode(&folder.path().join("game.json")), 0o600);
    let line = "play die-mauer --people none rounds:1 --seed 1 --svg live.svg";
    run_in(folder.path(), &words(line), "").good();
    assert_eq!(mode(&folder.path().join("live.svg")), 0o600);
}

#[test]
fn a_replaced_file_keeps_its_mode_and_its_owner() {
    let folder = empty_folder();
    save(folder.path(), "game.json");
    let path = folder.path().join("game.json");
    for kept in [0o640, 0o644, 0o600] {
        fs::set_permissions(&path, fs::Permissions::from_mode(kept)).unwrap();
        // Only root can give a file away.
        let given = chown(&path, Some(1234), Some(1234)).is_ok();
        save(folder.path(), "game.json");
        assert_eq!(mode(&path), kept);
        assert!(!given || fs::metadata(&path).unwrap().uid() == 1234);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
}

#[test]
fn pipes_are_written_to_and_not_read() {
    let folder = empty_folder();
    let path = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
    let read = |command: &str| {
        let path = path.clone();
        let reader = std::thread::spawn(move || fs::read_to_string(path).unwrap());
        run_in(folder.path(), &words(command), "").good();
        reader.join().unwrap()
    };
    assert!(
        read("play die-mauer --people none rounds:1 --seed 1 --save pipe")
            .contains("mauerwerk-record")
    );
    assert!(read("show die-mauer --svg pipe").contains("<svg"));
    let out = save(folder.path(), "/dev/stdout");
    assert!(out.contains("mauerwerk-record"), "{out}");
}

#[test]
fn a_dash_is_standard_output() {
    let folder = empty_folder();
    let out = save(folder.path(), "-");
    let record: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(record["game"], "die-mauer");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    let refused = run_in(folder.path(), &words("play die-mauer --save -"), "");
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("--save - needs --people none"), "{}", refused.err);
}

#[test]
fn a_folder_is_refused_before_the_game() {
    let folder = empty_folder();
    let refused = run_in(folder.path(), &words("play die-mauer --save ."), "");
    assert!(refused.code == 2 && refused.err.contains(". is a folder"), "{}", refused.err);
}

/// Saves a game with a limit on the size of files. The write that passes it kills the process, or
/// fails as on a full disk.
fn save_within(limit: usize, full: bool, folder: &Path) -> Output {
    let trap = if full { "trap '' XFSZ; " } else { "" };
    let script = format!("{trap}exec prlimit --fsize={limit} \"$0\" \"$@\"");
    let line = "play die-mauer --people none rounds:1 --seed 1 --save game.json";
    let mut command = Command::new("sh");
    command.args(["-c", &script, COMMAND]).args(words(line)).env("LC_ALL", "C.UTF-8");
    command.current_dir(folder).output().unwrap()
}

#[test]
fn a_save_that_is_cut_short_leaves_the_old_file() {
    let folder = empty_folder();
    let path = folder.path().join("game.json");
    save(folder.path(), "game.json");
    let new = fs::read_to_string(&path).unwrap();
    let old = new.replacen("\"seed\":\"1\"", "\"seed\":\"2\"", 1);
    assert_ne!(old, new);
    for (limit, full) in
        (0..new.len()).step_by(new.len() / 16).flat_map(|n| [(n, false), (n, true)])
    {
        fs::write(&path, &old).unwrap();
        let cut = save_within(limit, full, folder.path());
        assert_eq!(fs::read_to_string(&path).unwrap(), old, "{limit} {full}");
        let said = String::from_utf8(cut.stderr).unwrap();
        assert_eq!(cut.status.code(), full.then_some(2), "{limit}: {said}");
        assert_eq!(said.contains("game.json: "), full, "{limit}: {said}");
    }
    assert!(save_within(new.len(), true, folder.path()).status.success());
    assert_eq!(fs::read_to_string(&path).unwrap(), new);
}

#[test]
fn a_save_without_rights_leaves_the_old_file() {
    const USER: u32 = 1234;
    let folder = empty_folder();
    let (command, place) = (folder.path().join("mauerwerk"), folder.path().join("place"));
    fs::copy(COMMAND, &command).unwrap();
    fs::create_dir(&place).unwrap();
    save(&place, "game.json");
    let file = place.join("game.json");
    let new = fs::read_to_string(&file).unwrap();
    let old = new.replacen("\"seed\":\"1\"", "\"seed\":\"2\"", 1);
    let owned = |path: &Path, by: u32, mode: u32| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        chown(path, Some(by), Some(by)).is_ok()
    };
    if !owned(folder.path(), 0, 0o755) {
        return; // Only root can give files away.
    }
    // Runs as a user without rights to what root owns.
    let save = || {
        let line = "play die-mauer --people none rounds:1 --seed 1 --save place/game.json";
        let mut run = Command::new("setpriv");
        run.args(["--reuid=1234", "--regid=1234", "--clear-groups"]).arg(&command);
        run.args(words(line)).env("LC_ALL", "C.UTF-8").current_dir(folder.path());
        let output = run.output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    // The owner and the mode of the folder, and those of the file.
    for (place_of, place_mode, file_of, file_mode) in [
        (0, 0o755, USER, 0o600),
        (0, 0o700, USER, 0o600),
        (0, 0o1777, 0, 0o644),
        (USER, 0o555, USER, 0o600),
        (USER, 0o755, USER, 0o400),
        (USER, 0o755, USER, 0o200),
        (USER, 0o755, 0, 0o644),
        (USER, 0o755, 0, 0o600),
    ] {
        fs::write(&file, &old).unwrap();
        owned(&file, file_of, file_mode);
        owned(&place, place_of, place_mode);
        let (code, said) = save();
        let case = format!("{place_mode:o} {file_mode:o}: {said}");
        assert!(
            code == Some(2) && said.contains("place/game.json: access is not allowed"),
            "{case}"
        );
        assert_eq!(fs::read_to_string(&file).unwrap(), old, "{case}");
        assert_eq!(fs::read_dir(&place).unwrap().count(), 1, "{case}");
    }
    owned(&place, USER, 0o755);
    owned(&file, 0, 0o666);
    assert_eq!(save(), (Some(0), String::new()), "others may write it");
    assert_eq!(fs::read_to_string(&file).unwrap(), new);
    fs::remove_file(&file).unwrap();
    owned(&place, USER, 0o555);
    let (code, said) = save();
    assert!(code == Some(2) && said.contains("place/game.json: access is not allowed"), "{said}");
    assert_eq!(fs::read_dir(&place).unwrap().count(), 0);
}
