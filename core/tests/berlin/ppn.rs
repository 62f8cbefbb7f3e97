//! What is written as Portable Piecepack Notation follows its grammar, and played again from the text
//! alone it leads to the same table.

mod replay;
mod text;

use std::collections::{HashMap, HashSet};

use mauerwerk::berlin::{
    Cell, Content, Kind, Phase, Piece, Setup, State, Suit, Variant, from_ppn, ppn,
};
use mauerwerk::{Actor, Dealer, Game, Record, Seat};
use serde_json::{Map, Value as Json};

use self::replay::{Replay, Thing};
use self::text::{Location, Spec, SubMove, Text, head, parse};

fn location(cell: Cell) -> Location {
    (cell.column() as i32 + 1, cell.row() as i32 + 1)
}

fn piece(thing: &Thing) -> Piece {
    format!("{}{}{}", thing.kind, thing.suit_letter(), thing.value).parse().expect("a piece")
}

/// Compares the wall of the table with that of the state.
fn assert_wall(replay: &Replay, state: &State) {
    let setup = state.setup();
    let mut pieces = 0;
    for row in 0..usize::from(setup.rows) {
        for column in 0..usize::from(setup.columns) {
            let cell = Cell::new(column, row).expect("a cell");
            let content = state.content(cell).expect("a cell of the wall");
            let here = replay.at(location(cell), "tc");
            assert_eq!(here.len(), usize::from(content.kind().is_some()), "at {cell}");
            let Some(thing) = here.first() else { continue };
            pieces += 1;
            let side = if content.is_face_down() { 'b' } else { 'f' };
            assert_eq!(thing.side, side, "at {cell}: {content}");
            assert_eq!(Some(piece(thing).kind), content.kind(), "at {cell}");
            if let Content::Coin(Some(suit)) = content {
                assert_eq!(piece(thing).suit, suit, "at {cell}");
            }
            if let Some(known) = content.piece() {
                assert_eq!(piece(thing), known, "at {cell}");
            }
        }
    }
    let collected: u8 = state.scores().as_slice().iter().sum();
    let all = replay.things.iter().filter(|thing| "tc".contains(thing.kind)).count();
    assert_eq!(all, pieces + usize::from(collected), "pieces lie elsewhere");
}

/// Returns the suit of each seat's hammer: those of the second set after those of the first.
fn hammer_suits(setup: &Setup) -> Vec<char> {
    let second = Suit::ALL.into_iter().zip("♡♤♧♢".chars());
    let second = second.filter(|(suit, _)| setup.packs == 2 || setup.stacks.contains(suit));
    let suits = "SMCA".chars().chain(second.map(|(_, letter)| letter));
    suits.take(setup.players.into()).collect()
}

fn seats(state: &State) -> impl Iterator<Item = Seat> {
    (0..state.setup().players).filter_map(Seat::new)
}

/// Compares hammers: where they are, and that nothing is on them.
fn assert_hammers(replay: &Replay, state: &State) {
    let suits = hammer_suits(&state.setup());
    for seat in seats(state) {
        let hammer = |thing: &&Thing| thing.kind == 'p' && thing.suit == suits[seat.index()];
        let found: Vec<&Thing> = replay.things.iter().filter(hammer).collect();
        let places: Vec<Location> = found.iter().map(|thing| thing.at).collect();
        let expected: Vec<Location> = state.hammer(seat).into_iter().map(location).collect();
        assert_eq!(places, expected, "the hammer of seat {seat}");
        for place in places {
            let here = replay.at(place, "tcp");
            let top = here.iter().rposition(|thing| thing.kind != 'p').map_or(0, |top| top + 1);
            assert!(here[top..].iter().any(hammer), "something lies on the hammer of seat {seat}");
        }
    }
    let hammers = replay.things.iter().filter(|thing| thing.kind == 'p').count();
    let placed = seats(state).filter(|&seat| state.hammer(seat).is_some()).count();
    assert_eq!(hammers, placed);
}

/// Compares the collected pieces of the seats, which are face up next to the wall, one by one.
fn assert_trophies(replay: &Replay, state: &State) {
    let columns = i32::from(state.setup().columns);
    for seat in seats(state) {
        let row = i32::from(seat.number()) + 1;
        let beside =
            |thing: &&Thing| "tc".contains(thing.kind) && thing.at.0 > columns && thing.at.1 == row;
        let trophies: Vec<&Thing> = replay.things.iter().filter(beside).collect();
        let mut pieces: Vec<Piece> = trophies.iter().map(|thing| piece(thing)).collect();
        pieces.sort_by_key(|piece| piece.index());
        assert_eq!(pieces, state.collected(seat), "collected by seat {seat}");
        assert!(trophies.iter().all(|thing| thing.side == 'f'));
        for thing in trophies {
            assert_eq!(replay.at(thing.at, "tcdp").len(), 1, "something hides {thing:?}");
        }
    }
}

/// Compares the dice, which are next to the wall, one by one.
fn assert_dice(replay: &Replay, state: &State) {
    let setup = state.setup();
    let dice: Vec<&Thing> = replay.things.iter().filter(|thing| thing.kind == 'd').collect();
    let crazy = setup.variants.contains(Variant::CrazyEights);
    let stacks = 4 * usize::from(setup.packs) + setup.stacks.len();
    assert_eq!(dice.len(), if crazy { stacks } else { setup.players.into() });
    for die in &dice {
        assert!(die.at.0 > i32::from(setup.columns));
        assert_eq!(replay.at(die.at, "tcdp").len(), 1, "something hides {die:?}");
    }
    let home = i32::from(setup.columns) + 1;
    let own = hammer_suits(&setup)[state.seat().index()];
    let own = state.colour().map_or(own, Suit::letter);
    let away: Vec<&&Thing> = dice.iter().filter(|die| die.at.0 > home).collect();
    let suits: Vec<char> = away.iter().map(|die| die.suit).collect();
    assert_eq!(suits, state.colour().map(Suit::letter).into_iter().collect::<Vec<_>>());
    if let (Phase::Moving, Some(roll)) = (state.phase(), state.roll()) {
        let number = dice.iter().filter(|die| die.suit == own).count();
        assert_eq!(number, 1);
        let shown: Vec<char> =
            dice.iter().filter(|die| die.suit == own).map(|die| die.value).collect();
        assert_eq!(shown, [roll.letter()]);
        if let Some(second) = state.second() {
            let others = dice.iter().filter(|die| die.suit != own);
            assert!(others.map(|die| die.value).any(|value| value == second.letter()));
        }
    }
}

/// Reads the setup back from the header.
fn setup_of(header: &[(String, String)]) -> Setup {
    let get = |name: &str| {
        let found: Vec<_> = header.iter().filter(|(key, _)| key == name).collect();
        assert_eq!(found.len(), 1, "{name} in {header:?}");
        found[0].1.clone()
    };
    assert_eq!(get("GameType"), "Berlin");
    assert_eq!(get("SetUp"), "None");
    assert_eq!(get("MovetextParser.Name"), "default");
    assert_eq!(get("MovetextParser.ScaleFactor"), "2");
    assert!(!get("Event").is_empty());
    let variants = get("Variants");
    let variants = variants.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
    let variants = variants.expect("a list").split(", ").filter(|name| !name.is_empty());
    let mut options: Map<String, Json> = Map::new();
    options.insert("variants".into(), variants.collect());
    for (key, value) in header {
        if let Some(name) = key.strip_prefix("Options.") {
            let value = serde_json::from_str(value).expect("a value");
            options.insert(name.to_owned(), value);
        }
    }
    serde_json::from_value(Json::Object(options)).expect("a setup")
}

/// Checks that labels count the decisions of a turn, and the turns of a seat.
fn assert_labels(game: &Text, setup: &Setup) {
    assert_eq!(game.moves[0].label, "Setup.");
    let suits = hammer_suits(setup);
    let mut periods: HashMap<String, usize> = HashMap::new();
    let mut turns: HashMap<char, usize> = HashMap::new();
    for one in &game.moves {
        let name = one.label.trim_end_matches('.');
        let count = periods.entry(name.to_owned()).or_default();
        *count += 1;
        assert_eq!(one.label.len() - name.len(), *count, "{} is out of order", one.label);
        if ["Setup", "Hammers", "Faces", "RollOff"].contains(&name) {
            continue;
        }
        let (turn, suit) = name[1..].split_at(name[1..].find(char::is_alphabetic).expect("a suit"));
        let (plain, second) = head(suit).expect("a suit");
        let suit = match second {
            "2" => "♡♤♧♢".chars().nth("SMCA".find(plain).expect("a suit")).expect("four"),
            _ => plain,
        };
        assert!(name.starts_with('T') && suits.contains(&suit), "{name}");
        let turns = turns.entry(suit).or_default();
        *turns += usize::from(*count == 1);
        assert_eq!(turn, turns.to_string(), "{name}");
    }
}

/// Writes a record, reads it and plays it again.
fn assert_replays(record: &Record<State>) -> Text {
    let (text, state) = (ppn(record), record.state());
    let read = from_ppn(&text).unwrap_or_else(|faults| panic!("{faults}\n{text}"));
    assert_eq!(read.start(), record.start());
    assert_eq!(read.decisions(), record.decisions(), "{text}");
    assert_eq!(&read, record);
    let game = parse(&text);
    assert_eq!(setup_of(&game.header), record.start().setup());
    assert_labels(&game, &state.setup());
    assert!(game.moves.len() <= record.decisions().len() + 3, "a decision has several labels");
    let replay = Replay::of(&game);
    assert_wall(&replay, state);
    assert_hammers(&replay, state);
    assert_trophies(&replay, state);
    assert_dice(&replay, state);
    if let Some(outcome) = record.outcome() {
        let last = game.moves.last().expect("a move");
        assert!(record.decisions().is_empty() || last.comments.contains(&outcome.to_string()));
    }
    game
}

fn part(record: &Record<State>, from: usize, to: usize) -> Record<State> {
    let start = record.states().nth(from).expect("a state");
    let mut part = Record::from_state(start);
    for decision in &record.decisions()[from..to] {
        part.push(decision.actor, decision.action).expect("it was legal before");
    }
    part
}

/// Plays random games of a setup, writes them, and pieces of them: records may start and stop
/// anywhere.
fn assert_games(setup: &Setup, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let record = Record::<State>::random(setup, seed)
            .unwrap_or_else(|faults| panic!("{setup}: {faults}"));
        println!("{setup} seed {seed}");
        assert_replays(&record);
        let len = record.decisions().len();
        for cut in 0..12 {
            let from = (len * cut / 12).min(60 * cut);
            let to = (from + 7 * cut + seed as usize % 5).min(len);
            println!("from {from} to {to}");
            assert_replays(&part(&record, from, to));
        }
    }
}

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

#[test]
fn every_variant_and_pair_replays() {
    let mut pairs = 0;
    for one in Variant::ALL {
        for other in Variant::ALL {
            let variants = [*one, *other].into_iter().collect();
            let players = 2 + (*one as u8 + *other as u8) % 3;
            let setup = Setup::new(variants, players);
            if *one as u8 <= *other as u8 && State::start(&setup).is_ok() {
                pairs += usize::from(one != other);
                assert_games(&setup, 0..2);
            }
        }
    }
    assert_eq!(pairs, 26, "all but two go together (BE-99, BE-100)");
    assert_games(&Setup::default(), 0..3);
}

#[test]
fn every_number_of_seats_replays() {
    for players in 2..=8 {
        for variants in ["gravity", "crazy-eights", "pair-a-dice,wall-of-jericho"] {
            let text = format!("players:{players} packs:2 rows:6 columns:12 variants:{variants}");
            assert_games(&setup(&text), 0..2);
        }
    }
    for stacks in
        ["players:5 stacks:crowns rows:5", "players:6 stacks:moons,arms variants:crazy-eights"]
    {
        assert_games(&setup(stacks), 0..2);
    }
}

#[test]
fn every_option_replays() {
    for options in [
        "holes_count:skipped",
        "holes_count:skipped preset_holes:9 path_memory:per-roll",
        "preset_holes:b2,c2,c3 hammer_setup:a1,l4",
        "preset_holes:5 hammer_setup:random",
        "variants:fast-forward hammer_setup:a1,a1",
        "dumb_luck:collect first_column:coins",
        "fill:tiles-only rows:2",
        "variants:crazy-eights check_visibility:private redraw_on_bonus:true",
        "variants:crazy-eights,wall-of-jericho check_visibility:private jericho_at:1",
        "variants:crazy-eights,nullo-gravity players:4 redraw_on_bonus:true",
        "variants:gravity ground:left gravity_fills:any-empty-cell players:4",
        "variants:gravity ground:right",
        "variants:gravity ground:top rows:6 columns:8 players:4",
        "variants:nullo-gravity gravity_fills:any-empty-cell players:3",
        "variants:gravity,crazy-eights gravity_fills:any-empty-cell target:20",
        "variants:fast-forward face_up:48",
        "target:1",
    ] {
        assert_games(&setup(options), 0..3);
    }
}

#[test]
fn walls_wider_than_the_alphabet_replay() {
    for options in [
        "packs:2 rows:2 columns:48 variants:gravity ground:left gravity_fills:any-empty-cell",
        "packs:2 rows:3 columns:30 variants:nullo-gravity players:6",
        "rows:1 columns:40 variants:crazy-eights",
    ] {
        let wide = setup(options);
        assert_games(&wide, 0..2);
        let record = Record::<State>::random(&wide, 0).expect("a game");
        assert!(ppn(&record).contains("@(27,1)"), "{options}");
    }
}

#[test]
fn hidden_pieces_get_what_is_left_in_the_box() {
    let record = Record::<State>::random(&Setup::default(), 1).expect("a game");
    let game = parse(&ppn(&record));
    let dropped: HashSet<Piece> = (game.moves[0].parts.iter())
        .filter_map(|part| match part {
            SubMove::Drop(Spec { kind: kind @ ('t' | 'c'), suit, value: Some(value), .. }, _) => {
                format!("{kind}{suit}{value}").parse().ok()
            }
            _ => None,
        })
        .collect();
    assert_eq!(dropped.len(), Piece::COUNT, "the wall is the whole piecepack");
    let coins = dropped.iter().filter(|piece| piece.kind == Kind::Coin).count();
    assert_eq!(coins, 24);
    assert_eq!(ppn(&record), ppn(&record));
}

#[test]
fn names_cannot_break_the_header() {
    let mut record = Record::<State>::new(&Setup::default()).expect("a game");
    let names = ["Ann \"{}\"\n...\n---", "Zoë: # \\ \u{85}\u{2028}"].map(String::from);
    record.set_names(names.to_vec()).expect("two names");
    let text = ppn(&record);
    let game = parse(&text);
    let (_, players) = game.header.iter().find(|(key, _)| key == "Players").expect("names");
    let escaped = r#"["Ann \"{}\"\U0000000A...\U0000000A---", "Zoë: # \\ \U00000085\U00002028"]"#;
    assert_eq!(players, escaped);
    assert_eq!(setup_of(&game.header), Setup::default());
}

/// Plays decisions in notation; the seat whose turn it is makes those that chance does not.
fn play(notation: &str, decisions: &str) -> Record<State> {
    let state: State = notation.parse().unwrap_or_else(|faults| panic!("{notation}: {faults}"));
    let mut record = Record::from_state(state);
    for decision in decisions.split_whitespace() {
        let action = decision.parse().expect("an action");
        let seat = record.state().seat();
        let seated = !record.state().actions(seat).into_iter().collect::<Vec<_>>().is_empty();
        let actor = if seated { Actor::Seat(seat) } else { Actor::Chance };
        record.push(actor, action).unwrap_or_else(|refusal| panic!("{decision}: {refusal}"));
    }
    record
}

#[test]
fn a_private_check_is_told_and_not_shown() {
    let start = "variants:crazy-eights check_visibility:private rows:2 columns:4 \
                 wall:tcCtcA/tcAtcS hammers:a1/d2 phase:drawing-die";
    let record = play(start, "A 2 0RR ? S3 x");
    let game = assert_replays(&record);
    let check =
        game.moves.iter().find(|one| one.comments == ["0 ?: looks at it"]).expect("a check");
    assert!(check.parts.is_empty());
    let public = play(&start.replace("private", "public"), "A 2 0RR ? S3 x");
    let game = assert_replays(&public);
    let flips = game
        .moves
        .iter()
        .filter(|one| matches!(one.parts[..], [SubMove::Flip(_), SubMove::Flip(_)]));
    assert_eq!(flips.count(), 1, "turned over and back");
}

#[test]
fn a_small_game_reads_as_before() {
    let start = "players:2 rows:3 columns:4 target:3 jericho_at:2 face_up:1 \
                 variants:crazy-eights,gravity,wall-of-jericho,fast-forward";
    // Everything that can happen happens in it.
    let record = Record::<State>::random(&setup(start), 9138).expect("a game");
    assert_replays(&record);
    insta::with_settings!({
        snapshot_path => "../snapshots/ppn",
        prepend_module_to_snapshot => false,
        description => start,
        omit_expression => true,
    }, {
        insta::assert_snapshot!("small", ppn(&record));
    });
}

/// A small wall, laid out.
const LAID: &str = "tbSn@a1 tbMn@a2 cbSa@b1 cbS4@b2 tbCn@c1 tbAn@c2 cbM3@d1 cbM4@d2\n";

/// The same game in forms that people write.
const FORMS: &[&str] = &[
    // As the library would write it, but for what needs not be written.
    "---\nGameType: Berlin\nOptions:\n  players: 2\n  rows: 2\n  columns: 4\n...\n\
     Setup.\n@\nHammers. pS@a1 pM@d2 dS@(6,1) dM@(6,2)\nRollOff. ?dS~5 ?dM~2\n\
     T1S. ?dS~2 ?pS-a2 -b2\nT1S.. +?cbS4\nT1M. ?dM~a ?pM-d1\n",
    // Without marks around the metadata, all in one move, with comments.
    "GameType: berlin\nOptions: {rows: 2, columns: 4} # a short game\n\n\
     {a wall} @ pS@a1 pM@d2 dS@(6,1) dM@(6,2) {the\nroll-off} ?dS~5 ?dM~2 \
     ?dS~2 ?pS-a2 -b2 +?cS4 ?dM~1 ?pM-d1",
    // The hammers by their places, values by their other names, sub-moves with semicolons.
    "---\r\nGameType:\r\n  Name: \"Berlin\"\r\n  rows: 2\r\n  columns: 4\r\nPlayers: 2\r\nVariants:\r\n...\r\n\
     1. @ pS^@a1 pM@d2\r\ndSn@(5.5,1) d0M@(5.5,2)\r\n2. (5.5,1)~5; (5.5,2)~2\r\n\
     3... ?dS~2; a1-a2; -1R; +?cS4\r\n3. ?dM~a d2-1D\r\n",
    // Metadata in blocks; a hammer that goes at once.
    "---\nEvent: 'Ann''s game'\nNote: |\n  two: lines\n  of text\nGameType: Berlin\nVariants: []\n\
     Options:\n    rows: 2\n    columns: 4\n    stacks:\n    - suns\nPlayers:\n- Ann\n- \"B\\u00e9n\"\n...\n\
     @ pS@a1 pM@d2 dS@(9,9) dM@(9,8) 1. ?dS~5 ?dM~2 2. ?dS~2 ?pS-b2 +?cS4 3. ?dM~a ?pM-d1\n",
];

#[test]
fn the_forms_of_people_are_read() {
    for form in FORMS {
        let record =
            from_ppn(&form.replacen('@', LAID, 1)).unwrap_or_else(|it| panic!("{it}\n{form}"));
        let decisions: Vec<String> = record.decisions().iter().map(ToString::to_string).collect();
        let decisions = decisions.join(", ");
        let told = "0 @a1, 1 @d2, * 5, * 2, * 2, 0 0UR, 0 +, * 4, * a, 1 1D";
        assert!(decisions.ends_with(told), "{decisions}\n{form}");
        assert_eq!(from_ppn(&ppn(&record)), Ok(record));
    }
    let named = from_ppn(&FORMS[3].replacen('@', LAID, 1)).expect("it was read before");
    assert_eq!(named.names(), ["Ann", "Bén"]);
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    let text = FORMS[0].replacen('@', LAID, 1);
    for (right, wrong, told) in [
        ("Berlin", "Chess", "GameType: takes Berlin; this is \"Chess\""),
        ("players: 2", "players: 9", "BE-78: players is 9, not 2 to 4"),
        ("players: 2", "player: 2", "player: no such name; the nearest is players"),
        ("  rows: 2", "  rows 2", "line 5: \"rows 2\" is not name: value"),
        ("  rows: 2", "  rows: [2", "line 5: a comma or ] is missing before \"\""),
        ("  rows: 2", "  rows: \"2", "line 5: a quoted text has no end"),
        ("tbSn@a1", "tbSn@a", "line 9: a is no place"),
        ("tbSn@a1", "tbSxn@a1", "line 9: tbSxn is no piece"),
        ("tbSn@a1", "tbSn", "line 9: tbSn is no sub-move: an operator is missing"),
        ("tbSn@a1", "cbSn@a1", "line 12: the piece at a1 is not a tile"),
        ("cbSa@b1", "", "line 12: no piece lies at b1"),
        ("?dM~2", "?dC~2", "line 12: nothing on the table is dC"),
        ("?dM~2", "?dM~7", "line 12: 7 is no value: n, a or 2 to 5"),
        ("?pS-a2 -b2", "?pS-a2 -a1", "line 13: Choose a path that enters no cell twice. (BE-14)"),
        ("+?cbS4", "+?cbS4 +?cfS4 +?cbS4", "line 14: "),
        ("T1M.", "{ T1M.", "line 15: a comment has no end: } is missing"),
        ("T1M.", "{b}1 T1M.", "line 15: {b}1: a space is missing behind }"),
        ("T1M.", "t{a,b}1 T1M.", "line 15: t{a,b}1: braces are only read around comments"),
        ("T1M.", "---\nT1M.", "line 15: a second game begins here"),
        ("...", "Decisions: 99\n...", "line 16: the moves end after 14 of 99 decisions"),
        ("...", "Start: wall:x\n...", "wall: takes cells"),
    ] {
        let altered = text.replacen(right, wrong, 1);
        assert_ne!(altered, text, "{right} is replaced");
        let faults = from_ppn(&altered).expect_err(wrong).to_string();
        assert!(faults.starts_with(told), "{wrong}: {faults}");
    }
}

#[test]
fn altered_texts_are_read_or_refused() {
    let options = "rows:3 columns:4 variants:crazy-eights,nullo-gravity,wall-of-jericho target:5 jericho_at:1";
    let mut dealer = Dealer::new(1);
    for seed in 0..6 {
        let record = Record::<State>::random(&setup(options), seed).expect("a game");
        let text: Vec<char> =
            ppn(&part(&record, 0, record.decisions().len().min(90))).chars().collect();
        let letters: Vec<char> = "{}[]():;?*+-_@~.#'\"\\|>&% \n\tatScpd019♡é".chars().collect();
        for _ in 0..250 {
            let mut altered = text.clone();
            for _ in 0..=dealer.below(3) {
                let at = dealer.below(altered.len() as u32) as usize;
                match dealer.below(4) {
                    0 => {
                        altered.remove(at);
                    }
                    1 => altered[at] = letters[dealer.below(letters.len() as u32) as usize],
                    2 => altered.insert(at, letters[dealer.below(letters.len() as u32) as usize]),
                    _ => altered.truncate(at.max(1)),
                }
            }
            let altered: String = altered.into_iter().collect();
            if let Ok(read) = from_ppn(&altered) {
                assert_eq!(from_ppn(&ppn(&read)), Ok(read), "{altered}");
            }
        }
    }
}

#[test]
fn hostile_texts_are_refused_at_once() {
    for text in [
        "[".repeat(100_000),
        format!("---\na: {}", "[".repeat(100_000)),
        format!("---\na: {}", "{a: ".repeat(100_000)),
        "---\n".to_owned()
            + &(0..1_000).map(|depth| format!("{}a:\n", " ".repeat(depth))).collect::<String>(),
        format!("GameType: Berlin\n\n{}", "tSn@a1 ".repeat(100_000)),
        format!("GameType: Berlin\n\ntSn@a1 {}", "?tSn-a1 ".repeat(10_000)),
        format!("GameType: Berlin\n\n{}", "{ ".repeat(100_000)),
        format!("Options: {{rows: {}}}\n\n", "9".repeat(10_000)),
    ] {
        assert!(from_ppn(&text).is_err(), "{}", &text[..20]);
    }
    assert_eq!(from_ppn("").expect("nothing is a game that has not begun").decisions(), []);
}
