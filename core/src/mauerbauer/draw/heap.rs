//! The houses and palaces of a space, packed into the circle of its [`Heart`](super::projection::Heart).

use crate::canvas::TextStyle;
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::draw::board::DrawnBoard;
use crate::mauerbauer::draw::piece::{Piece, counted};
use crate::mauerbauer::draw::projection::ROOM;
use crate::mauerbauer::space::Space;

/// Where the first row begins, below the arms, and the height of a row.
const TOP: i32 = -5;
const ROW: i32 = 22;
/// The lower end of the circle, which pieces may touch.
pub(super) const FLOOR: i32 = ROOM + 2;
/// The room for a count of one digit beside a piece, and for another digit.
const COUNT: i32 = 21;
const DIGIT: i32 = 9;

/// Pieces of a kind, and how many of them one picture stands for.
type Item = (Piece, usize);

/// Rows of pictures at so many hundredths of their size.
struct Packing {
    percent: i32,
    rows: Vec<Vec<Item>>,
}

const fn width((piece, count): Item) -> i32 {
    let count = match count {
        0 | 1 => 0,
        2..=9 => COUNT,
        _ => COUNT + DIGIT,
    };
    piece.width() + count
}

/// Packs all pictures into rows between the arms and the lower end of the circle, or the floor if
/// that is higher; `None` if they don't go in at that size.
fn packed(items: &[Item], percent: i32, floor: i32) -> Option<Packing> {
    let (edge, mut rows, mut left) = (FLOOR, Vec::new(), items);
    let mut bottom = TOP;
    while !left.is_empty() {
        bottom += ROW * percent / 100;
        if bottom > floor {
            return None;
        }
        let half = (edge.pow(2) - bottom.pow(2)).max(0).isqrt();
        let mut room = 2 * half * 100 / percent;
        let fitting = left.iter().take_while(|item| {
            room -= width(**item);
            room >= 0
        });
        let (row, rest) = left.split_at(fitting.count());
        if row.is_empty() {
            return None;
        }
        rows.push(row.to_vec());
        left = rest;
    }
    Some(Packing { percent, rows })
}

/// Packs pieces one by one where they go in, and counted where not.
fn packing(pieces: &[Piece], floor: i32) -> Packing {
    let each: Vec<Item> = pieces.iter().map(|&piece| (piece, 1)).collect();
    let counts = counted(pieces);
    let sizes = [100, 85].map(|percent| (&each, percent));
    let smaller = [100, 90, 80, 70, 60, 50, 40, 30].map(|percent| (&counts, percent));
    let mut all = sizes.into_iter().chain(smaller);
    let found = all.find_map(|(items, percent)| packed(items, percent, floor));
    found.unwrap_or_else(|| Packing { percent: 20, rows: vec![counts.clone()] })
}

impl Canvas {
    /// Draws what stands on a space, above a floor.
    pub(super) fn heap(&mut self, drawn: &DrawnBoard, space: Space, floor: i32) {
        let pieces = drawn.heap(space);
        if pieces.is_empty() {
            return;
        }
        let place = drawn.whereabouts(space);
        let Packing { percent, rows } = packing(&pieces, floor);
        let mut y = TOP + ROW * percent / 200;
        for row in rows {
            let mut x = -row.iter().copied().map(width).sum::<i32>() * percent / 200;
            for item in row {
                let (piece, count) = item;
                let middle = x + piece.width() * percent / 200;
                let name = [&piece.words(count), " ", &*place].concat();
                self.named_at(middle, y, percent, &name, |canvas| canvas.item(item));
                x += width(item) * percent / 100;
            }
            y += ROW * percent / 100;
        }
    }

    /// Draws a picture, and how many pieces it stands for.
    fn item(&mut self, (piece, count): Item) {
        self.piece(piece);
        if count > 1 {
            let style = TextStyle::new(13, self.colours.ink).bold();
            self.write(piece.width() / 2, 5, style, format_args!("×{count}"));
        }
    }
}
