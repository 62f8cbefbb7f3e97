//! Berlin in a terminal: moves by the cell they lead to, real dice, real pieces.

use std::collections::BTreeMap;

use mauerwerk::berlin::{
    Action, Cell, CheckVisibility, Content, Event, Path, Phase, Position, Setup, State, Variant,
    ppn,
};
use mauerwerk::{Game, Message, Record, Seat, Viewer};

use crate::failure::Failure;
use crate::terminal_game::{Offer, TerminalGame, spelt};

impl TerminalGame for State {
    const NOTATION: &'static [(&'static str, &'static str)] = &[
        ("0UUR", "moves the hammer of seat 0 up, up and right; D is down, L left"),
        ("@c3", "puts your hammer on the wall"),
        ("+ ? * x", "flips, checks, collects or leaves the piece that you landed on"),
        ("+c3", "turns a piece face-up by the Wall of Jericho; x turns none"),
        ("c3<U", "fills an empty cell with the piece above it; D below, L left, R right"),
        ("4 3,5 S3", "what dice, coins and tiles show, where chance decides"),
    ];
    const SHORT: &'static [(&'static str, &'static str)] = &[
        ("c3", "moves your hammer there by the first path found"),
        ("1c3", "moves the hammer of seat 1 there"),
    ];

    fn has_secrets(setup: &Setup) -> bool {
        setup.variants.contains(Variant::CrazyEights)
            && setup.check_visibility == CheckVisibility::Private
    }

    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::CoinLaid { .. } | Event::HoleLeft { .. })
    }

    fn spelt_out(setup: &Setup) -> Setup {
        Setup { variants: Setup::default().variants, ..setup.clone() }
    }

    fn offer(&self, seat: Seat) -> Offer {
        let words = || spelt(&self.actions(seat).into_iter().collect::<Vec<_>>());
        let text = match self.phase() {
            Phase::Moving => return offer_moves(&Moves::of(self, seat), seat),
            Phase::Placing => "@ and a cell with a piece, such as @a1".to_owned(),
            Phase::Jericho => "x, or + and a cell with a face-down piece, such as +a1".to_owned(),
            Phase::Settling => return Offer::of_words(words()),
            _ => self.actions(seat).into_iter().map(told).collect::<Vec<_>>().join("  "),
        };
        Offer { text: format!("you may play: {text}  (or type help)"), words: words() }
    }

    fn listed(&self, seat: Seat, action: Action) -> String {
        let mut listed = action.to_string();
        // What is listed is not refused.
        let _ = self.apply_noting(seat.into(), action, &mut |event| {
            if let Event::Moved { to, .. } = event {
                listed += &format!(" to {to}");
            }
        });
        listed
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Action, Failure> {
        let (hammer, cell) = match text.chars().next().and_then(|digit| digit.to_digit(10)) {
            Some(number) => (Seat::new(number as u8), &text[1..]),
            None => (Some(seat), text),
        };
        match (hammer, cell.parse::<Cell>()) {
            (Some(hammer), Ok(cell)) if self.phase() == Phase::Moving => {
                Moves::of(self, seat).to(hammer, cell)
            }
            (_, Ok(cell)) if self.phase() == Phase::Placing => Ok(Action::Place(cell)),
            (_, Ok(cell)) if self.phase() == Phase::Jericho => Ok(Action::Open(cell)),
            _ => text.parse().map_err(Failure::input),
        }
    }

    fn awaited(&self) -> Message {
        let seat = self.seat();
        let landed = self.hammer(seat).map_or_else(String::new, |cell| format!(" at {cell}"));
        match self.phase() {
            Phase::LeavingHoles => "which cell is left empty".into(),
            Phase::DealingCoins => match next_coin(self) {
                Some(cell) => format!("the suit of the coin at {cell}").into(),
                None => "the suit of a coin".into(),
            },
            Phase::ChoosingFaces => "which piece lies face up".into(),
            Phase::Placing => {
                Message::parts(["where the hammer of ".into(), seat.into(), " starts".into()])
            }
            Phase::RollingOff => {
                Message::parts(["what ".into(), seat.into(), " rolls for the start".into()])
            }
            Phase::DrawingDie => {
                Message::parts(["the colour of the die that ".into(), seat.into(), " draws".into()])
            }
            Phase::Rolling => Message::parts(["what ".into(), seat.into(), " rolls".into()]),
            Phase::TurningFace | Phase::TurningJericho => {
                let at = self.view(Viewer::Spectator).position.at;
                let at = at.map_or_else(String::new, |cell| format!(" at {cell}"));
                format!("what the piece{at} shows").into()
            }
            _ => format!("what the piece{landed} shows").into(),
        }
    }

    fn ppn(record: &Record<Self>) -> Option<String> {
        Some(ppn(record))
    }
}

/// Returns what an action does with the piece that was landed on.
fn told(action: Action) -> String {
    match action {
        Action::Leave => "x leaves it".to_owned(),
        Action::Flip => "+ flips it".to_owned(),
        Action::Check => "? looks at it".to_owned(),
        Action::Collect => "* collects it".to_owned(),
        other => other.to_string(),
    }
}

/// Returns the cell of the coin that gets its suit next.
fn next_coin(state: &State) -> Option<Cell> {
    let position = Position::from(*state);
    let place = position.wall.iter().position(|&content| content == Content::Coin(None))?;
    let columns = usize::from(position.setup.columns);
    Cell::new(place % columns, place / columns)
}

/// For each hammer and number of steps the cells it can be moved to, with the first way that is
/// listed. Two dice make two rows of a hammer (BE-95).
struct Moves(BTreeMap<(Seat, usize), BTreeMap<Cell, Path>>);

impl Moves {
    fn of(state: &State, seat: Seat) -> Self {
        let mut moves: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for action in state.actions(seat) {
            // What is listed is not refused.
            let _ = state.apply_noting(seat.into(), action, &mut |event| {
                if let Event::Moved { hammer, path, to, .. } = event {
                    let row = moves.entry((hammer, path.len())).or_default();
                    row.entry(to).or_insert(path);
                }
            });
        }
        Self(moves)
    }

    /// Returns the move of a hammer to a cell.
    fn to(&self, hammer: Seat, cell: Cell) -> Result<Action, Failure> {
        let of_hammer = self.0.iter().filter(|((other, _), _)| *other == hammer);
        let ways: Vec<Path> = of_hammer.filter_map(|(_, row)| row.get(&cell).copied()).collect();
        match ways[..] {
            [way] => Ok(Action::Move(hammer, way)),
            [] => Err(Failure::input(format_args!(
                "hammer {hammer} does not reach {cell} with this roll"
            ))),
            [way, other, ..] => Err(Failure::input(format_args!(
                "either die leads to {cell}: choose by a way, {hammer}{way} or {hammer}{other}"
            ))),
        }
    }

    /// Returns whether hammers can be moved by different numbers of steps.
    fn by_two_dice(&self) -> bool {
        let mut steps = self.0.keys().map(|&(_, steps)| steps);
        steps.next().is_some_and(|first| steps.any(|other| other != first))
    }
}

/// Offers moves hammer by hammer, one's own first.
fn offer_moves(moves: &Moves, seat: Seat) -> Offer {
    let by_two_dice = moves.by_two_dice();
    let mut rows: Vec<_> =
        moves.0.iter().map(|(&(hammer, steps), row)| (hammer, steps, row)).collect();
    rows.sort_by_key(|&(hammer, steps, _)| (hammer != seat, hammer, steps));
    let mut offer = Offer { text: "you may move".to_owned(), words: Vec::new() };
    let mut typed = Vec::new();
    for (hammer, steps, row) in rows {
        let prefix = if hammer == seat { String::new() } else { hammer.to_string() };
        let words: Vec<String> = row.keys().map(|cell| format!("{prefix}{cell}")).collect();
        let whose = if hammer == seat { "your hammer" } else { "another's" };
        let by = if by_two_dice { format!(" by {steps}") } else { String::new() };
        offer.text += &format!("\n  {whose}{by} to {}", words.join(" "));
        if let (Some(word), Some(path)) = (words.first(), row.values().next()) {
            typed.push(format!("{word} or {hammer}{path}"));
        }
        offer.words.extend(words);
    }
    let example = typed.first().map_or("", String::as_str);
    offer.text +=
        &format!("\nyou may play: a cell or a way to it, such as {example}  (or type help)");
    offer
}
