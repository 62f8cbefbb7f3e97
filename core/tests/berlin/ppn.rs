//! What is written as Portable Piecepack Notation follows its grammar, and played again from the text
//! alone it leads to the same table.

use std::collections::{HashMap, HashSet};

use mauerwerk::berlin::{Cell, Content, Kind, Phase, Piece, Setup, State, Suit, Variant, ppn};
use mauerwerk::{Actor, Game, Record, Seat};
use serde_json::{Map, Value as Json};

/// A location in squares: column and row, from 1.
type Location = (i32, i32);

/// A text that keeps the grammar.
struct Text {
    header: Vec<(String, String)>,
    moves: Vec<Move>,
}

/// A labelled move.
struct Move {
    label: String,
    parts: Vec<SubMove>,
    comments: Vec<String>,
}

/// What is done with one piece; no query stands for the piece that was moved last.
#[derive(Debug)]
enum SubMove {
    Drop(Spec, Location),
    MoveOver(Option<Spec>, Location),
    MoveUnder(Option<Spec>, Location),
    Flip(Spec),
    Show(Spec, char),
}

/// A PieceSpec; what it leaves open is `None`.
#[derive(Clone, Debug)]
struct Spec {
    kind: char,
    side: Option<char>,
    suit: char,
    value: Option<char>,
}

fn parse(text: &str) -> Text {
    let rest = text.strip_prefix("---\n").expect("the metadata start");
    let (header, moves) = rest.split_once("\n...\n").expect("the metadata end");
    for line in moves.lines() {
        assert!(!line.starts_with("---") && !line.starts_with("..."), "starts a game: {line}");
    }
    Text { header: parse_header(header), moves: parse_moves(moves) }
}

/// Reads keys, those of a nested mapping after the one they belong to, as `Options.players`.
fn parse_header(text: &str) -> Vec<(String, String)> {
    let (mut outer, mut pairs) = (String::new(), Vec::new());
    for line in text.lines() {
        let (key, value) = line.split_once(':').unwrap_or_else(|| panic!("no mapping: {line}"));
        let (key, value) = match key.strip_prefix("  ") {
            Some(inner) => (format!("{outer}.{inner}"), value.trim_start()),
            None => {
                outer = key.to_owned();
                (outer.clone(), value.trim_start())
            }
        };
        assert!(!key.contains(' ') && (value.is_empty() || line.contains(": ")), "{line}");
        pairs.push((key, value.to_owned()));
    }
    pairs
}

fn is_label(token: &str) -> bool {
    let name = token.trim_end_matches('.');
    name.len() < token.len() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn parse_moves(text: &str) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    let mut labels = HashSet::new();
    let mut tokens = text.split_whitespace();
    while let Some(token) = tokens.next() {
        if is_label(token) {
            assert!(labels.insert(token), "the label {token} is not unique");
            moves.push(Move { label: token.into(), parts: Vec::new(), comments: Vec::new() });
            continue;
        }
        let last = moves.last_mut().expect("a label comes first");
        if token == "{" {
            let words: Vec<&str> = tokens.by_ref().take_while(|word| *word != "}").collect();
            assert!(!words.is_empty() && !words.concat().contains(['{', '}']), "{words:?}");
            last.comments.push(words.join(" "));
        } else {
            assert!(!token.contains(['{', '}', ';', '`', '\'']), "{token} is no sub-move");
            last.parts.push(parse_part(token));
        }
    }
    moves
}

fn parse_part(token: &str) -> SubMove {
    if let Some((spec, location)) = token.split_once('@') {
        let spec = parse_spec(spec);
        assert!(spec.kind == 'p' || spec.value.is_some(), "{token} is not said in full");
        return SubMove::Drop(spec, parse_location(location));
    }
    if let Some(query) = token.strip_prefix("+?") {
        return SubMove::Flip(parse_spec(query));
    }
    if let Some((query, value)) = token.split_once('~') {
        let Some(('n' | 'a' | '2'..='5', "")) = head(value) else { panic!("{token}") };
        return SubMove::Show(parse_spec(&query[1..]), value.chars().next().expect("a value"));
    }
    let at = token.find(['-', '_']).unwrap_or_else(|| panic!("{token} has no operator"));
    let query = (at > 0).then(|| parse_spec(token[..at].strip_prefix('?').expect("a query")));
    let location = parse_location(&token[at + 1..]);
    match &token[at..=at] {
        "-" => SubMove::MoveOver(query, location),
        _ => SubMove::MoveUnder(query, location),
    }
}

fn head(text: &str) -> Option<(char, &str)> {
    let mut letters = text.chars();
    Some((letters.next()?, letters.as_str()))
}

fn parse_spec(text: &str) -> Spec {
    let bad = || -> ! { panic!("{text} is no PieceSpec") };
    let Some((kind @ ('t' | 'c' | 'd' | 'p'), rest)) = head(text) else { bad() };
    let (side, rest) = match head(rest) {
        Some((side @ ('f' | 'b'), rest)) if kind == 't' || kind == 'c' => (Some(side), rest),
        _ => (None, rest),
    };
    let Some((suit, rest)) = head(rest).filter(|(suit, _)| "SMCA♡♤♧♢".contains(*suit))
    else {
        bad()
    };
    let value = head(rest).map(|(value, rest)| {
        assert!("na2345".contains(value) && rest.is_empty() && kind != 'p', "{text}");
        value
    });
    Spec { kind, side, suit, value }
}

/// Reads `a1` or `(27,1)`; more than one letter means different columns to different parsers.
fn parse_location(text: &str) -> Location {
    let number = |text: &str| {
        text.parse::<i32>().ok().filter(|n| *n > 0).unwrap_or_else(|| panic!("{text} is no place"))
    };
    if let Some(pair) = text.strip_prefix('(') {
        let (x, y) = pair.strip_suffix(')').and_then(|pair| pair.split_once(',')).expect("a pair");
        return (number(x), number(y));
    }
    let (column, row) = head(text).expect("a location");
    assert!(column.is_ascii_lowercase(), "{text} has no column");
    (column as i32 - 'a' as i32 + 1, number(row))
}

/// Something that lies on the table.
#[derive(Clone, Debug)]
struct Thing {
    kind: char,
    side: char,
    suit: char,
    value: char,
    at: Location,
}

impl Thing {
    fn suit_letter(&self) -> char {
        let plain = ['S', 'M', 'C', 'A'].into_iter().zip("♡♤♧♢".chars());
        plain.into_iter().find(|(_, other)| *other == self.suit).map_or(self.suit, |(s, _)| s)
    }
}

/// What lies on the table, what lies on top later, and which was moved last.
#[derive(Default)]
struct Replay {
    things: Vec<Thing>,
    active: Option<usize>,
}

impl Replay {
    fn of(game: &Text) -> Self {
        let mut replay = Self::default();
        for part in game.moves.iter().flat_map(|one| &one.parts) {
            replay.play(part);
        }
        replay
    }

    /// Finds the one piece that is meant. As in the parser for R, a plain suit may be that of either
    /// set, and only if several pieces fit it is the first set, and what is left open is its default.
    fn find(&self, spec: &Spec) -> usize {
        let fits = |thing: &Thing, plain_only: bool| {
            let suit = match spec.suit.is_ascii() && !plain_only {
                true => thing.suit_letter(),
                false => thing.suit,
            };
            thing.kind == spec.kind
                && suit == spec.suit
                && spec.side.is_none_or(|side| side == thing.side)
                && spec.value.is_none_or(|value| value == thing.value)
        };
        let all = |plain_only| {
            let numbers = 0..self.things.len();
            numbers.filter(|&n| fits(&self.things[n], plain_only)).collect::<Vec<_>>()
        };
        match all(false).as_slice() {
            [one] => *one,
            [] => panic!("nothing is {spec:?}"),
            _ => {
                assert!(spec.value.is_some() || spec.kind == 'p', "{spec:?} is a null at best");
                let exact = all(true);
                assert!(exact.len() == 1, "{} pieces are {spec:?}", exact.len());
                exact[0]
            }
        }
    }

    fn play(&mut self, part: &SubMove) {
        match part {
            SubMove::Drop(spec, at) => {
                let side = spec.side.unwrap_or('f');
                let value = spec.value.unwrap_or('n');
                let (kind, suit) = (spec.kind, spec.suit);
                let same = |thing: &Thing| {
                    (thing.kind, thing.suit) == (kind, suit)
                        && (thing.value == value || "dp".contains(kind))
                };
                assert!(!self.things.iter().any(same), "there are two of {spec:?}");
                self.things.push(Thing { kind, side, suit, value, at: *at });
                self.active = Some(self.things.len() - 1);
            }
            SubMove::MoveOver(query, at) => {
                let mut thing = self.take(query.as_ref());
                thing.at = *at;
                self.things.push(thing);
                self.active = Some(self.things.len() - 1);
            }
            SubMove::MoveUnder(query, at) => {
                let mut thing = self.take(query.as_ref());
                thing.at = *at;
                self.things.insert(0, thing);
                self.active = Some(0);
            }
            SubMove::Flip(query) => {
                let number = self.find(query);
                let side = &mut self.things[number].side;
                *side = if *side == 'f' { 'b' } else { 'f' };
                self.active = None;
            }
            SubMove::Show(query, value) => {
                let number = self.find(query);
                assert_eq!(self.things[number].kind, 'd', "only dice are rolled");
                self.things[number].value = *value;
                self.active = None;
            }
        }
    }

    fn take(&mut self, query: Option<&Spec>) -> Thing {
        let number = query.map(|spec| self.find(spec)).or(self.active);
        self.things.remove(number.expect("a piece was moved before"))
    }

    fn at(&self, at: Location, kinds: &str) -> Vec<&Thing> {
        self.things.iter().filter(|thing| thing.at == at && kinds.contains(thing.kind)).collect()
    }
}

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

/// Compares hammers: where they are, and that nothing lies on them.
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

/// Compares what the seats have collected, which lies face up beside the wall, each on its own.
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

/// Compares the dice, each on its own beside the wall.
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
    let check = game.moves.iter().find(|one| one.comments == ["looks at it"]).expect("a check");
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
    let record = Record::<State>::random(&setup(start), 7260).expect("a game");
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
