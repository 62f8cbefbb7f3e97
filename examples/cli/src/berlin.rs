//! Berlin in a terminal: moves by their target cells, real dice, real pieces.

use std::collections::BTreeMap;

use mauerwerk::berlin::{
    Action, Cell, CheckVisibility, Content, Event, Path, Phase, Position, Setup, State, Variant,
    ppn,
};
use mauerwerk::{Game, Message, Record, Seat, Viewer};

use crate::failure::Failure;
use crate::say::{say, text};
use crate::terminal_game::{Offer, TerminalGame, spelt};

impl TerminalGame for State {
    fn forms() -> Vec<(&'static str, Message)> {
        vec![
            ("0UUR", say!(BePath)),
            ("@c3", say!(BePlace)),
            ("+ ? * x", say!(BeLanded)),
            ("+c3", say!(BeJericho)),
            ("c3<U", say!(BeFill)),
            ("4 3,5 S3", say!(BeChance)),
        ]
    }

    fn short_forms() -> Vec<(&'static str, Message)> {
        vec![("c3", say!(BeCell)), ("1c3", say!(BeOther))]
    }

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
        let actions = match self.phase() {
            Phase::Moving => return offer_moves(&Moves::of(self, seat), seat),
            Phase::Placing => text(&say!(BeMayPlace)),
            Phase::Jericho => text(&say!(BeMayTurn)),
            Phase::Settling => return Offer::of_words(words()),
            _ => self.actions(seat).into_iter().map(told).collect::<Vec<_>>().join("  "),
        };
        Offer::with_text(actions, words())
    }

    fn listed(&self, seat: Seat, action: Action) -> String {
        let mut listed = action.to_string();
        // Listed actions are never refused.
        let _ = self.apply_noting(seat.into(), action, &mut |event| {
            if let Event::Moved { to, .. } = event {
                listed = text(&say!(BeActionTo { action: action.to_string(), cell: to }));
            }
        });
        listed
    }

    fn read(&self, seat: Seat, typed: &str) -> Result<Action, Failure> {
        let (hammer, cell) = match typed.chars().next().and_then(|digit| digit.to_digit(10)) {
            Some(number) => (Seat::new(number as u8), &typed[1..]),
            None => (Some(seat), typed),
        };
        match (hammer, cell.parse::<Cell>()) {
            (Some(hammer), Ok(cell)) if self.phase() == Phase::Moving => {
                Moves::of(self, seat).to(hammer, cell)
            }
            (_, Ok(cell)) if self.phase() == Phase::Placing => Ok(Action::Place(cell)),
            (_, Ok(cell)) if self.phase() == Phase::Jericho => Ok(Action::Open(cell)),
            _ => typed.parse().map_err(Failure::input),
        }
    }

    fn awaited(&self) -> Message {
        let seat = self.seat();
        match self.phase() {
            Phase::LeavingHoles => say!(BeAwaitHole),
            Phase::DealingCoins => say!(BeAwaitSuit { cell: next_coin(self) }),
            Phase::ChoosingFaces => say!(BeAwaitFace),
            Phase::Placing => say!(BeAwaitStart { seat }),
            Phase::RollingOff => say!(BeAwaitRollOff { seat }),
            Phase::DrawingDie => say!(BeAwaitDie { seat }),
            Phase::Rolling => say!(BeAwaitRoll { seat }),
            Phase::TurningFace | Phase::TurningJericho => {
                say!(BeAwaitPiece { cell: self.view(Viewer::Spectator).position.at })
            }
            _ => say!(BeAwaitPiece { cell: self.hammer(seat) }),
        }
    }

    fn ppn(record: &Record<Self>) -> Option<String> {
        Some(ppn(record))
    }
}

/// Returns what an action does with the piece under the hammer.
fn told(action: Action) -> String {
    match action {
        Action::Leave => text(&say!(BeLeave)),
        Action::Flip => text(&say!(BeFlip)),
        Action::Check => text(&say!(BeCheck)),
        Action::Collect => text(&say!(BeCollect)),
        other => other.to_string(),
    }
}

/// Returns the cell of the coin whose suit is dealt next.
fn next_coin(state: &State) -> Option<Cell> {
    let position = Position::from(*state);
    let place = position.wall.iter().position(|&content| content == Content::Coin(None))?;
    let columns = usize::from(position.setup.columns);
    Cell::new(place % columns, place / columns)
}

/// The cells that each hammer can reach for each number of steps, with the first listed path. Two
/// dice make two rows for a hammer (BE-95).
struct Moves(BTreeMap<(Seat, usize), BTreeMap<Cell, Path>>);

impl Moves {
    fn of(state: &State, seat: Seat) -> Self {
        let mut moves: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for action in state.actions(seat) {
            // Listed actions are never refused.
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
            [] => {
                let hammer = i64::from(hammer.number());
                Err(Failure::input(text(&say!(BeNotReached { hammer, cell }))))
            }
            [way, other, ..] => {
                let [one, other] = [way, other].map(|way| format!("{hammer}{way}"));
                Err(Failure::input(text(&say!(BeEitherDie { cell, one, other }))))
            }
        }
    }

    /// Returns whether hammers can move by different numbers of steps.
    fn by_two_dice(&self) -> bool {
        let mut steps = self.0.keys().map(|&(_, steps)| steps);
        steps.next().is_some_and(|first| steps.any(|other| other != first))
    }
}

/// Offers moves hammer by hammer, beginning with the seat's own.
fn offer_moves(moves: &Moves, seat: Seat) -> Offer {
    let by_two_dice = moves.by_two_dice();
    let mut rows: Vec<_> =
        moves.0.iter().map(|(&(hammer, steps), row)| (hammer, steps, row)).collect();
    rows.sort_by_key(|&(hammer, steps, _)| (hammer != seat, hammer, steps));
    let mut offer = Offer { text: text(&say!(BeMayMove)), words: Vec::new() };
    let mut example = None;
    for (hammer, steps, row) in rows {
        let prefix = if hammer == seat { String::new() } else { hammer.to_string() };
        let words: Vec<String> = row.keys().map(|cell| format!("{prefix}{cell}")).collect();
        let steps = by_two_dice.then_some(steps);
        let row_told = say!(BeMoveRow { own: hammer == seat, steps, cells: words.join(" ") });
        offer.text += &format!("\n  {}", text(&row_told));
        if let (Some(cell), Some(path)) = (words.first(), row.values().next()) {
            let (cell, way) = (cell.clone(), format!("{hammer}{path}"));
            example.get_or_insert_with(|| say!(BeMoveExample { cell, way }));
        }
        offer.words.extend(words);
    }
    offer.text += &format!("\n{}", Offer::with_text(example, Vec::new()).text);
    offer
}
