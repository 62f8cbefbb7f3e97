//! Text in ASCII, with the same width of lines.

/// Returns text in ASCII. A letter becomes one letter, so that drawings and tables stay aligned.
/// Longer replacements use the spaces next to it.
pub(crate) fn ascii(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '…' if told.ends_with(' ') && letters.next_if_eq(&' ').is_some() => {
                told.pop();
                told += "...";
            }
            '±' | '→' => {
                told += if letter == '±' { "+-" } else { "->" };
                letters.next_if_eq(&' ');
            }
            letter => told.push(nearest(letter)),
        }
    }
    told
}

/// Returns the ASCII letter for another letter, or a question mark for letters of other scripts.
fn nearest(letter: char) -> char {
    /// Letters with their ASCII letters.
    const STAND_INS: [(&str, char); 42] = [
        ("─━–—−‐‑", '-'),
        ("│┃⋮", '|'),
        ("┌┐└┘├┤┬┴┼╭╮╰╯", '+'),
        ("×", 'x'),
        ("…", '~'),
        ("·•", '.'),
        ("“”„«»", '"'),
        ("‘’‚´", '\''),
        ("■●▲█", '#'),
        ("□○°", 'o'),
        ("✓", 'v'),
        ("\u{a0}\u{202f}\u{2009}", ' '),
        ("Ğ", 'G'),
        ("ğ", 'g'),
        ("ŔŘ", 'R'),
        ("ŕř", 'r'),
        ("ŢŤȚ", 'T'),
        ("ţťț", 't'),
        ("Ý", 'Y'),
        ("ýÿ", 'y'),
        ("ÀÁÂÃÄÅĀĂĄÆ", 'A'),
        ("àáâãäåāăąæ", 'a'),
        ("ÇĆČ", 'C'),
        ("çćč", 'c'),
        ("ÐĎĐ", 'D'),
        ("ðďđ", 'd'),
        ("ÈÉÊËĒĖĘĚ", 'E'),
        ("èéêëēėęě", 'e'),
        ("ÌÍÎÏĪİ", 'I'),
        ("ìíîïīı", 'i'),
        ("ŁĹĽ", 'L'),
        ("łĺľ", 'l'),
        ("ÑŃŇ", 'N'),
        ("ñńň", 'n'),
        ("ÒÓÔÕÖØŌŐŒ", 'O'),
        ("òóôõöøōőœ", 'o'),
        ("ŚŞŠȘ", 'S'),
        ("śşšșß", 's'),
        ("ÙÚÛÜŪŮŰ", 'U'),
        ("ùúûüūůű", 'u'),
        ("ŹŻŽ", 'Z'),
        ("źżž", 'z'),
    ];
    let stand_in = || STAND_INS.iter().find(|(letters, _)| letters.contains(letter));
    if letter.is_ascii() { letter } else { stand_in().map_or('?', |&(_, stand_in)| stand_in) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_stay_aligned() {
        let text = "  ┌┐┌┐\n  │└┘│\nL └──┘ R";
        assert_eq!(ascii(text), "  ++++\n  |++|\nL +--+ R");
    }

    #[test]
    fn lines_grow_no_longer() {
        for (text, told) in [
            ("47.8 % ± 0.7, 6.6", "47.8 % +-0.7, 6.6"),
            ("a  b  … and 4 more", "a  b ...and 4 more"),
            ("in-… count", "in-~ count"),
            ("c2 → c3", "c2 ->c3"),
            ("Zoë, Bjørn, Gauß und Иван", "Zoe, Bjorn, Gaus und ????"),
        ] {
            assert_eq!(ascii(text), told);
            assert!(told.len() <= text.chars().count());
        }
    }
}
