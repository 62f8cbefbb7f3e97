//! The code in the guide to a new game is the code of this game.

use std::fs;
use std::path::Path;

/// Returns the blocks of code that name a file of this crate in their first line, as the file and
/// the lines that follow.
fn blocks(guide: &str) -> Vec<(&str, String)> {
    let fenced = guide.split("```").skip(1).step_by(2);
    let code = fenced.filter_map(|block| block.split_once('\n')).map(|(_, code)| code);
    let named = code.filter_map(|code| code.split_once('\n')).map(|(first, rest)| {
        (first.trim_start_matches(['/', '#', ' ']), rest.trim_end().to_owned())
    });
    named.filter(|(file, _)| file.ends_with(".rs") || file.ends_with(".toml")).collect()
}

#[test]
fn every_block_of_the_guide_stands_in_its_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let guide = fs::read_to_string(root.join("../../docs/new-game.md")).expect("the guide");
    let blocks = blocks(&guide);
    assert!(blocks.len() > 15, "{}", blocks.len());
    for (file, block) in blocks {
        let text =
            fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(text.contains(&block), "{file} has no\n{block}");
    }
}
