//! The guild cards that the viewer sees: the own hand, and pictures of what cards count.

use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::deck::Points;
use crate::games::mauerbauer::draw::piece::{PALACE, Piece};
use crate::games::mauerbauer::draw::{Canvas, captions};
use crate::games::mauerbauer::hand::{Cards, Hand};
use crate::games::mauerbauer::piece::{HouseColour, TowerColour};
use crate::games::mauerbauer::places;
use crate::games::mauerbauer::position::View;
use crate::games::mauerbauer::state::State;
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::captions::folded;
use crate::sheet::canvas::table::MARGIN;
use crate::sheet::canvas::{Frame, Paint, TextStyle};
use crate::sheet::look::Point;
use crate::sheet::look::Sheet;
use crate::text::message::{Arg, Message, message};

/// The size of a card, and the number of cards in a row.
const WIDTH: i32 = 128;
const HEIGHT: i32 = 150;
const SHAPE: Frame = Frame { x: 0, y: 0, width: WIDTH, height: HEIGHT, radius: 8 };
const GAP: i32 = 10;
const ROW: usize = 6;
const TITLE: i32 = 24;
/// The number of characters in a line, followed by a space.
const LETTERS: usize = 15;
const LINE: i32 = 15;
const SMALL: i32 = 12;
/// The y of the middle of a picture, and its shift if the current points are shown.
const PICTURE: i32 = HEIGHT - 42;
const ASIDE: i32 = 16;
/// The radius of the disc with a card's current points, and the size of that number.
const BADGE: i32 = 14;
const WORTH: i32 = 15;
/// The size of a discarded kind of card, and the number of kinds in a row.
const KIND: Frame = Frame { x: 0, y: 0, width: 93, height: 58, radius: 5 };
const KINDS: usize = 8;

/// The points of cards, in general and now.
pub(super) struct Worths {
    points: Points,
    /// A state that looks like the view, because hidden parts do not affect the points of cards.
    /// `None` if the view is not of a legal position.
    now: Option<State>,
}

/// The face of a card.
pub(super) struct Face {
    pub(super) card: Card,
    /// The points of the card for each thing that it counts, in parts.
    pub(super) scores: Vec<Message>,
    /// The current points, if it counts anything now.
    pub(super) worth: Option<u32>,
}

impl Worths {
    pub(super) fn of(view: &View) -> Self {
        // Views without visible cards need no state.
        let seen = view.position.hands.iter().filter_map(Hand::known).any(|it| !it.is_empty());
        let now = || view.position.clone().supposed().and_then(State::try_from).ok();
        Self { points: view.position.setup.deck.plan().points, now: seen.then(now).flatten() }
    }

    /// Returns the face of a card. A card that counts in a city has no points without one.
    pub(super) fn face(&self, card: Card) -> Face {
        let worth = self.now.as_ref().and_then(|now| {
            let city = now.scored_city();
            (city.is_some() || !card.kind().is_of_city()).then(|| now.points_for(card, city))
        });
        Face { card, scores: self.points.message(card), worth }
    }
}

impl Face {
    /// Returns the content of the face in words.
    pub(super) fn label(&self) -> Message {
        let (card, scores, now) = (self.card, self.scores.clone(), self.worth);
        message!(texts::CardFace { card, counts: card.message(), scores, now })
    }
}

impl Canvas {
    /// Draws all visible hands from the given height on, and returns their height.
    pub(super) fn hands(&mut self, view: &View, y: i32) -> i32 {
        let (mut bottom, worths) = (y, Worths::of(view));
        for seat in view.seats() {
            let hand = view.position.hands.get(seat.index());
            let Some(cards) = hand.and_then(Hand::known) else { continue };
            let style = TextStyle::new(13, self.colours.faint);
            let title = Arg::Title(seat);
            let title = message!(texts::Holds { seat: title, empty: cards.is_empty() });
            self.say(MARGIN, bottom + 15, style, title);
            let place = |card: Card| match view.viewer.is(seat) {
                true => places::card(card),
                false => places::shown_card(seat, card),
            };
            bottom += TITLE + self.hand(&worths, &cards, bottom + TITLE, place);
        }
        bottom - y
    }

    fn hand(
        &mut self,
        worths: &Worths,
        cards: &Cards,
        y: i32,
        place: impl Fn(Card) -> String,
    ) -> i32 {
        let mut bottom = y;
        for row in cards.to_vec().chunks(ROW) {
            let mut x = MARGIN;
            for card in row {
                let (at, face) = ((x, bottom), worths.face(*card));
                self.place_at(at, 100, place(*card), face.label(), &SHAPE.corners(), |canvas| {
                    canvas.card(&face);
                });
                x += WIDTH + GAP;
            }
            bottom += HEIGHT + GAP;
        }
        bottom - y
    }

    /// Draws a card face up: what it counts, its points in general and now, and its notation.
    fn card(&mut self, Face { card, scores, worth }: &Face) {
        let dye = self.palette.card;
        self.frame(SHAPE, Paint::fill(dye.fill).line(dye.edge, "1.4"));
        let style = TextStyle::new(SMALL, dye.mark);
        let title = folded(&self.told(card.message()), LETTERS);
        let scores: Vec<String> = scores.iter().map(|part| self.told(part.clone())).collect();
        let below = self.column(20, style.bold(), &title);
        let rule = format!("M8 {0}H{1}", below - 8, WIDTH - 8);
        self.path(&rule, Paint::stroke(dye.edge, "1"));
        self.column(below + 8, style, &scores);
        self.write(WIDTH - 10, HEIGHT - 9, TextStyle::new(11, dye.mark).before(), card);
        let aside = worth.map_or(0, |worth| {
            self.worth((WIDTH - 8 - BADGE, PICTURE), worth);
            ASIDE
        });
        self.at(WIDTH / 2 - aside, PICTURE, 80, |canvas| canvas.card_picture(*card));
    }

    /// Draws a card's current points around a point.
    pub(super) fn worth(&mut self, (x, y): Point, worth: u32) {
        self.at(x, y, 100, |canvas| {
            let colours = canvas.colours;
            canvas.disc(BADGE, Paint::fill(colours.accent));
            canvas.write(0, 5, TextStyle::new(WORTH, colours.paper).bold().centred(), worth);
        });
    }

    /// Writes lines from the given height on, and returns the y of the next line.
    fn column(&mut self, y: i32, style: TextStyle, lines: &[String]) -> i32 {
        let mut below = y;
        for line in lines {
            self.write(10, below, style, line);
            below += LINE;
        }
        below
    }

    /// Draws the discard pile from the given height on, and returns its height.
    pub(super) fn discards(&mut self, view: &View, y: i32) -> i32 {
        let kinds: Vec<(Card, u8)> = view.position.discards.iter().collect();
        if kinds.is_empty() {
            return 0;
        }
        let style = TextStyle::new(13, self.colours.faint);
        self.say(MARGIN, y + 15, style, message!(texts::DiscardedTitle));
        let rows = kinds.chunks(KINDS);
        for (line, row) in (0..).zip(rows.clone()) {
            for (nth, &kind) in (0..).zip(row) {
                let (x, y) =
                    (MARGIN + (KIND.width + GAP) * nth, y + TITLE + (KIND.height + GAP) * line);
                let name = message!(texts::DiscardedKind { kind: told(kind) });
                self.named_at(x, y, 100, name, |canvas| canvas.discarded(kind));
            }
        }
        TITLE + (KIND.height + GAP) * rows.len() as i32
    }

    /// Draws a kind of card on the discard pile: its picture, its notation and the number of cards.
    fn discarded(&mut self, (card, count): (Card, u8)) {
        let dye = self.palette.card;
        self.frame(KIND, Paint::fill(dye.fill).line(dye.edge, "1"));
        self.at(KIND.width / 2, 21, 90, |canvas| canvas.card_picture(card));
        let style = TextStyle::new(11, dye.mark).centred();
        let text = format!("{card}{}", captions::times(count));
        self.write(KIND.width / 2, KIND.height - 7, style, text);
    }
}

impl View {
    /// Returns the number of cards on the discard pile. A narrow sheet, which has no room for them,
    /// also lists the cards.
    pub(super) fn told_discards(&self, sheet: Sheet) -> Message {
        let discards = &self.position.discards;
        let kinds: Vec<Message> = match sheet {
            Sheet::Wide => Vec::new(),
            Sheet::Narrow => discards.iter().map(told).collect(),
        };
        message!(texts::DiscardsOf { cards: discards.len(), kinds })
    }
}

/// Returns the label of a kind of card on the discard pile, with the number if there are several.
fn told((card, count): (Card, u8)) -> Message {
    Message::parts([card.message().into(), captions::times(count).into()])
}

/// The background of a city, around the origin of a picture.
const GROUND: Frame = Frame { x: -34, y: -17, width: 68, height: 34, radius: 5 };

/// The distance between two things in a row.
const APART: i32 = 20;
/// Half the side and half the height of a space.
const SPACE: i32 = 8;
const SPACE_HEIGHT: i32 = 7;

impl Canvas {
    /// Draws what a card counts, around the origin. Cards that count in a city have its background.
    /// Cards that count spaces or cities draw their own background.
    fn card_picture(&mut self, card: Card) {
        if card.kind().counts_in_city() {
            let city = self.palette.city;
            self.frame(GROUND, Paint::fill(city.fill).line(city.edge, "1.5"));
        }
        match card {
            Card::CitySize => self.spaces(0, 5),
            Card::CityOfOne => self.spaces(0, 1),
            Card::CityOfTwo => self.spaces(0, 2),
            Card::CityOfThree => self.spaces(0, 3),
            Card::CityOfSeven => self.spaces(0, 7),
            Card::Cities => [-APART, 0, APART].into_iter().for_each(|x| self.spaces(x, 1)),
            Card::ColourVariety => self.side_by_side(&HouseColour::ALL[..3], Self::small_house),
            Card::TowerColourIn(colour) | Card::TowerColourOut(colour) => self.small_tower(colour),
            Card::TowersIn | Card::TowersOut => {
                self.side_by_side(&TowerColour::ALL, Self::small_tower);
            }
            Card::PalacesIn => self.any_palace(),
            Card::ColourIn(colour) => {
                let both = [Piece::House(colour), Piece::Palace(colour)];
                self.side_by_side(&both, Self::piece);
            }
            Card::HousesOut(colour) => self.piece(Piece::House(colour)),
            Card::RegionOut(region) => self.at(0, 0, 80, |canvas| canvas.arms(region.index(), "")),
            Card::ShoreOut => self.tower_at_the_shore(),
            Card::WallsOut => self.wall("M-16 7L16 -7"),
        }
    }

    fn side_by_side<T: Copy>(&mut self, things: &[T], draw: fn(&mut Self, T)) {
        let first = -APART * (things.len() as i32 - 1) / 2;
        for (nth, &thing) in (0..).zip(things) {
            self.at(first + APART * nth, 0, 100, |canvas| draw(canvas, thing));
        }
    }

    fn small_house(&mut self, colour: HouseColour) {
        self.piece(Piece::House(colour));
    }

    fn small_tower(&mut self, colour: TowerColour) {
        self.at(0, 0, 75, |canvas| canvas.loose_tower((0, 0), colour));
    }

    /// Draws a palace without a colour.
    fn any_palace(&mut self) {
        let dye = self.palette.card;
        self.path(PALACE, Paint::fill(dye.fill).line(dye.mark, "1.4"));
    }

    /// Draws a tower without a colour, and the water next to it.
    fn tower_at_the_shore(&mut self) {
        let (card, water) = (self.palette.card, self.palette.water);
        self.path("M-24 10H24", Paint::stroke(water, "14"));
        self.path("M-24 10H24", Paint::stroke(self.palette.wave, "1.4"));
        self.disc(11, Paint::fill(card.fill).line(card.mark, "1.6"));
    }

    /// Draws the spaces of a city in a row, with a wall around them.
    fn spaces(&mut self, x: i32, count: i32) {
        let left = x - SPACE * (count + 1) / 2;
        let right = left + SPACE * (count + 1);
        let upper = if count % 2 == 0 { right } else { right - SPACE };
        let lower = if count % 2 == 0 { right - SPACE } else { right };
        let outline = format!(
            "M{left} {SPACE_HEIGHT}L{} -{SPACE_HEIGHT}H{upper}L{lower} {SPACE_HEIGHT}Z",
            left + SPACE
        );
        let (city, wall) = (self.palette.city, self.palette.wall);
        self.path(&outline, Paint::fill(city.fill).line(wall.fill, "3"));
        let between: String = (1..count)
            .map(|nth| {
                let (x, up) = (left + SPACE * nth, if nth % 2 == 1 { -1 } else { 1 });
                format!("M{x} {}L{} {}", up * SPACE_HEIGHT, x + SPACE, -up * SPACE_HEIGHT)
            })
            .collect();
        self.path(&between, Paint::stroke(city.edge, "1"));
    }
}
