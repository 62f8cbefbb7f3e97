//! What holds of words in drawings: each stands within what it is written on, and nothing covers it.
//!
//! Words are measured as the widest of the usual fonts has them, DejaVu Sans.

use roxmltree::Node;

type Point = (f64, f64);

/// How far words may stand out, for the sake of rounding.
const SLACK: f64 = 0.6;
/// The distance of a line of words from the rim of its background, and the length of a line that is
/// not a number.
const RIM: f64 = 2.0;
const LINE: usize = 6;
/// The height of a pill, in heights of what is written on it: nothing covers a part of it.
const PILL: f64 = 1.6;
/// The heights of letters above their line and below it, in sizes.
const ABOVE: f64 = 0.73;
const BELOW: f64 = 0.21;

/// The widths of the letters from the blank to the tilde, in thousandths of their size.
const REGULAR: [u16; 95] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
];
const BOLD: [u16; 95] = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696,
    696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683,
    683, 821, 837, 372, 372, 775, 637, 995, 837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771,
    724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665,
    343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
];

/// A rectangle: its left, upper, right and lower side.
#[derive(Copy, Clone, Debug)]
struct Sides(f64, f64, f64, f64);

impl Sides {
    const fn holds(self, (x, y): Point) -> bool {
        self.0 <= x && x <= self.2 && self.1 <= y && y <= self.3
    }

    fn contains(self, inner: Self) -> bool {
        self.0 <= inner.0 + SLACK
            && self.1 <= inner.1 + SLACK
            && inner.2 <= self.2 + SLACK
            && inner.3 <= self.3 + SLACK
    }

    fn meets(self, other: Self) -> bool {
        let [wide, high] =
            [self.2.min(other.2) - self.0.max(other.0), self.3.min(other.3) - self.1.max(other.1)];
        wide > SLACK && high > SLACK
    }

    /// Returns it without a strip at its left and right side.
    const fn without_rim(self, rim: f64) -> Self {
        Self(self.0 + rim, self.1, self.2 - rim, self.3)
    }

    fn is_pill_of(self, words: Self) -> bool {
        self.3 - self.1 <= PILL * (words.3 - words.1)
    }

    /// Returns points all over it.
    fn points(self) -> impl Iterator<Item = Point> {
        let along = |low: f64, high: f64| {
            (0..=6).map(move |part| low + (high - low) * (0.03 + f64::from(part) * 0.94 / 6.0))
        };
        along(self.0, self.2).flat_map(move |x| along(self.1, self.3).map(move |y| (x, y)))
    }

    fn around<'a>(points: impl IntoIterator<Item = &'a Point>) -> Self {
        let nothing = Self(f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY);
        points.into_iter().fold(nothing, |all, &(x, y)| {
            Self(all.0.min(x), all.1.min(y), all.2.max(x), all.3.max(y))
        })
    }
}

/// What is drawn, in the order of drawing.
#[derive(Debug)]
enum Drawn {
    Words(String, Sides),
    Shape(Shape),
}

/// A shape that nothing shows through.
#[derive(Debug)]
struct Shape {
    outlines: Vec<Vec<Point>>,
    sides: Sides,
    /// Whether words on it have to stay within its sides.
    is_ground: bool,
    /// The name of the place that it is drawn in.
    place: String,
}

impl Shape {
    fn covers(&self, sides: Sides) -> bool {
        let hidden = |point| self.outlines.iter().any(|outline| is_within(outline, point));
        self.sides.meets(sides) && sides.points().any(hidden)
    }
}

/// Where a group draws, and how large.
#[derive(Copy, Clone)]
struct Scale {
    at: Point,
    size: f64,
}

impl Scale {
    fn point(self, (x, y): Point) -> Point {
        (self.at.0 + x * self.size, self.at.1 + y * self.size)
    }

    fn within(self, group: Node<'_, '_>) -> Self {
        let numbers = |name: &str| -> Option<Vec<f64>> {
            let (_, rest) = group.attribute("transform")?.split_once(name)?;
            let (numbers, _) = rest.split_once(')')?;
            Some(numbers.split(' ').map(|number| number.parse().expect("a number")).collect())
        };
        let at = numbers("translate(").map_or(self.at, |at| self.point((at[0], at[1])));
        Self { at, size: self.size * numbers("scale(").map_or(1.0, |size| size[0]) }
    }
}

/// Checks that all words fit, and can be read.
pub(crate) fn assert_fits(svg: &str) {
    let faults = faults(svg);
    assert!(faults.is_empty(), "{faults:#?} in {svg}");
}

/// Returns what is wrong with the words of a drawing.
pub(crate) fn faults(svg: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(svg).expect("XML");
    let mut drawn = Vec::new();
    add(&mut drawn, document.root_element(), Scale { at: (0.0, 0.0), size: 1.0 }, "");
    let mut faults = Vec::new();
    for (nth, one) in drawn.iter().enumerate() {
        match one {
            Drawn::Words(words, sides) => {
                let ground = ground(&drawn[..nth], *sides);
                faults.extend(faults_of(words, *sides, ground, &drawn[nth + 1..]));
            }
            // The suit of a piece, which a hammer may stand next to.
            Drawn::Shape(suit) if !suit.is_ground && suit.place.len() == 2 => {
                faults.extend(drawn[nth..].iter().filter_map(|above| match above {
                    Drawn::Shape(hammer) if hammer.place.starts_with("hammer") => {
                        hammer.covers(suit.sides).then(|| format!("{hammer:?} covers {suit:?}"))
                    }
                    _ => None,
                }));
            }
            Drawn::Shape(_) => (),
        }
    }
    faults
}

/// Returns the sides of what words are written on.
fn ground(below: &[Drawn], words: Sides) -> Option<Sides> {
    let middle = (words.0.midpoint(words.2), words.1.midpoint(words.3));
    below.iter().rev().find_map(|below| match below {
        Drawn::Shape(shape) if shape.is_ground && shape.sides.holds(middle) => Some(shape.sides),
        _ => None,
    })
}

/// Returns what is wrong with words on a ground, below what is drawn later.
fn faults_of(words: &str, sides: Sides, ground: Option<Sides>, above: &[Drawn]) -> Vec<String> {
    let rim = if words.len() < LINE { 0.0 } else { RIM };
    let is_out = ground.is_some_and(|ground| !ground.without_rim(rim).contains(sides));
    let out = is_out.then(|| format!("{words:?} at {sides:?} stands out of {ground:?}"));
    let whole = ground.filter(|ground| ground.is_pill_of(sides)).unwrap_or(sides);
    let others = above.iter().filter_map(|above| match above {
        Drawn::Words(other, at) if sides.meets(*at) => {
            Some(format!("{words:?} at {sides:?} meets {other:?} at {at:?}"))
        }
        Drawn::Shape(shape) if shape.covers(whole) => {
            Some(format!("{words:?} on {whole:?} is covered at {:?}", shape.sides))
        }
        _ => None,
    });
    out.into_iter().chain(others).collect()
}

fn add(drawn: &mut Vec<Drawn>, node: Node<'_, '_>, scale: Scale, place: &str) {
    // What shows through is there to be seen, not to be read.
    if node.attribute("opacity").is_some() {
        return;
    }
    let place = node.attribute("data-place").unwrap_or(place);
    let number = |name: &str| node.attribute(name).map_or(0.0, |n| n.parse().expect("a number"));
    let is_solid = node.attribute("fill").is_some_and(|fill| fill != "none")
        && node.attribute("fill-opacity").is_none();
    let mut shape = |outlines: Vec<Vec<Point>>, is_ground| {
        let moved = |outline: Vec<Point>| outline.into_iter().map(|at| scale.point(at)).collect();
        let outlines: Vec<Vec<Point>> = outlines.into_iter().map(moved).collect();
        let sides = Sides::around(outlines.iter().flatten());
        drawn.push(Drawn::Shape(Shape { outlines, sides, is_ground, place: place.to_owned() }));
    };
    match node.tag_name().name() {
        "text" => {
            let words = node.text().unwrap_or_default().to_owned();
            let sides = measured(node, &words, (number("x"), number("y")), number("font-size"));
            let [from, to] = [(sides.0, sides.1), (sides.2, sides.3)].map(|at| scale.point(at));
            drawn.push(Drawn::Words(words, Sides(from.0, from.1, to.0, to.1)));
        }
        "rect" if is_solid => {
            let [x, y, width, height] = ["x", "y", "width", "height"].map(number);
            let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)];
            shape(vec![corners.into()], true);
        }
        "circle" if is_solid => {
            let turn = |part: i32| (f64::from(part) * std::f64::consts::TAU / 24.0).sin_cos();
            let radius = number("r");
            shape(vec![(0..24).map(turn).map(|(x, y)| (radius * x, radius * y)).collect()], true);
        }
        "path" if is_solid => shape(outlines(node.attribute("d").expect("a path")), false),
        _ => (),
    }
    for child in node.children().filter(Node::is_element) {
        add(drawn, child, scale.within(child), place);
    }
}

/// Returns the room of words whose line begins, has its middle or ends at a point.
fn measured(node: Node<'_, '_>, words: &str, (x, y): Point, size: f64) -> Sides {
    let widths = if node.attribute("font-weight") == Some("400") { &REGULAR } else { &BOLD };
    let width = |letter: char| match letter {
        ' '..='~' => widths[letter as usize - ' ' as usize],
        '–' => 500,
        '×' => 838,
        letter if letter.is_alphabetic() => 700,
        _ => 1000,
    };
    let width = size * words.chars().map(|letter| f64::from(width(letter)) / 1000.0).sum::<f64>();
    let left = match node.attribute("text-anchor") {
        Some("start") => x,
        Some("end") => x - width,
        _ => x - width / 2.0,
    };
    let below = if words.contains(|letter| "gjpqyQ,;()[]".contains(letter)) { BELOW } else { 0.0 };
    Sides(left, y - ABOVE * size, left + width, y + below * size)
}

/// Returns whether a point is within an outline.
fn is_within(outline: &[Point], (x, y): Point) -> bool {
    let sides = outline.iter().zip(outline.iter().cycle().skip(1));
    let crossed = sides.filter(|(from, to)| {
        (from.1 <= y) != (to.1 <= y)
            && x < from.0 + (y - from.1) * (to.0 - from.0) / (to.1 - from.1)
    });
    crossed.count() % 2 == 1
}

/// Returns the outlines that path data draws, curves as some straight lines.
fn outlines(data: &str) -> Vec<Vec<Point>> {
    let mut pen = Pen { numbers: numbers(data), outlines: Vec::new(), at: (0.0, 0.0) };
    while pen.goes_on() {}
    pen.outlines
}

/// Splits path data into commands, each with its numbers.
fn numbers(data: &str) -> std::vec::IntoIter<(char, Vec<f64>)> {
    let mut commands: Vec<(char, String)> = Vec::new();
    for letter in data.chars() {
        match (letter, commands.last_mut()) {
            ('a'..='z' | 'A'..='Z', _) => commands.push((letter, String::new())),
            ('-', Some((_, numbers))) => *numbers += " -",
            (letter, Some((_, numbers))) => numbers.push(letter),
            _ => panic!("{data:?} begins with a number"),
        }
    }
    let read = |(command, text): &(char, String)| -> (char, Vec<f64>) {
        let mut words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        // The second flag of an arc may stand together with the number after it.
        if command.eq_ignore_ascii_case(&'a') && words.len() == 6 {
            let (flag, number) = words[4].split_at(1);
            words.splice(4..5, [flag, number]);
        }
        let number = |word: &&str| word.parse().unwrap_or_else(|_| panic!("{word:?} in {data:?}"));
        (*command, words.iter().map(number).collect())
    };
    let commands: Vec<(char, Vec<f64>)> = commands.iter().map(read).collect();
    commands.into_iter()
}

/// A pen that follows path data.
struct Pen {
    numbers: std::vec::IntoIter<(char, Vec<f64>)>,
    outlines: Vec<Vec<Point>>,
    at: Point,
}

impl Pen {
    /// Follows a command; returns whether there was one.
    fn goes_on(&mut self) -> bool {
        let Some((command, numbers)) = self.numbers.next() else { return false };
        let (x, y) = if command.is_lowercase() { self.at } else { (0.0, 0.0) };
        let point = |pair: &[f64]| (x + pair[0], y + pair[1]);
        match command.to_ascii_uppercase() {
            'M' => {
                self.at = point(&numbers);
                self.outlines.push(vec![self.at]);
            }
            'L' => numbers.chunks(2).for_each(|pair| self.draw_to(point(pair))),
            'H' => self.draw_to((x + numbers[0], self.at.1)),
            'V' => self.draw_to((self.at.0, y + numbers[0])),
            'Q' => {
                let (from, over, to) = (self.at, point(&numbers), point(&numbers[2..]));
                self.bend(|share| mix(mix(from, over, share), mix(over, to, share), share));
            }
            'C' => {
                let way = [self.at, point(&numbers), point(&numbers[2..]), point(&numbers[4..])];
                self.bend(|share| {
                    let [a, b, c] = [0, 1, 2].map(|nth| mix(way[nth], way[nth + 1], share));
                    mix(mix(a, b, share), mix(b, c, share), share)
                });
            }
            'A' => self.arc(numbers[0], [numbers[3] > 0.5, numbers[4] > 0.5], point(&numbers[5..])),
            'Z' => self.at = self.outlines.last().map_or(self.at, |outline| outline[0]),
            other => panic!("{other} is not known in path data"),
        }
        true
    }

    fn draw_to(&mut self, to: Point) {
        self.at = to;
        self.outlines.last_mut().expect("a path begins with M").push(to);
    }

    fn bend(&mut self, at: impl Fn(f64) -> Point) {
        (1..=6).for_each(|part| self.draw_to(at(f64::from(part) / 6.0)));
    }

    /// Draws a part of a circle: the large one or the small one, clockwise or not.
    fn arc(&mut self, radius: f64, [is_large, is_clockwise]: [bool; 2], to: Point) {
        let from = self.at;
        let (middle, half) = (mix(from, to, 0.5), ((to.0 - from.0) / 2.0, (to.1 - from.1) / 2.0));
        let length = half.0.hypot(half.1);
        let away = (radius * radius - length * length).max(0.0).sqrt() / length.max(1e-9);
        let sign = if is_large == is_clockwise { -1.0 } else { 1.0 };
        let centre = (middle.0 - sign * away * half.1, middle.1 + sign * away * half.0);
        let angle = |point: Point| (point.1 - centre.1).atan2(point.0 - centre.0);
        let (first, tau) = (angle(from), std::f64::consts::TAU);
        let turn = (angle(to) - first).rem_euclid(tau);
        let turn = if is_clockwise { turn } else { turn - tau };
        let radius = radius.max(length);
        self.bend(|share| {
            let (sin, cos) = (first + turn * share).sin_cos();
            (centre.0 + radius * cos, centre.1 + radius * sin)
        });
    }
}

fn mix(one: Point, other: Point, share: f64) -> Point {
    (one.0 + (other.0 - one.0) * share, one.1 + (other.1 - one.1) * share)
}

/// Returns the faults of shapes and words in a drawing.
fn of(inner: &str) -> Vec<String> {
    faults(&format!("<svg>{inner}</svg>"))
}

#[test]
fn notices_words_that_stand_out_and_words_that_are_covered() {
    let number = r#"<text x="20" y="20" font-size="10">12</text>"#;
    let pill =
        |width| format!(r##"<rect x="12" y="11" width="{width}" height="11" fill="#000"/>"##);
    let palace = r##"<g transform="translate(20 16) scale(.5)"><path d="M-8 9V-2L0 -9L8 -2V9Z" fill="#000"/></g>"##;
    assert_eq!(of(&(pill(16) + number)), [""; 0]);
    assert!(of(&(pill(12) + number))[0].contains("stands out"));
    assert!(of(&(number.to_owned() + palace))[0].contains("covered"));
    assert!(of(&(pill(16) + number + &palace.replace("20 16", "20 8")))[0].contains("covered"));
    assert_eq!(of(&(palace.to_owned() + number)), [""; 0]);
    assert!(of(&number.repeat(2))[0].contains("meets"));
}

#[test]
fn follows_path_data() {
    let disc = &outlines("M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0Z")[0];
    assert!(is_within(disc, (9.0, -9.0)) && is_within(disc, (-9.0, 9.0)));
    assert!(!is_within(disc, (11.0, 11.0)) && !is_within(disc, (15.0, 0.0)));
    let pawn = &outlines("M-11 0C-11 -9 -7 -12 -4 -15A7 7 0 1 1 4 -15C7 -12 11 -9 11 0Z")[0];
    assert!(is_within(pawn, (0.0, -26.0)) && !is_within(pawn, (9.0, -14.0)));
    let merlon = &outlines("M1 0V-34h3v-12h12v12H19V0Z")[0];
    assert!(is_within(merlon, (10.0, -40.0)) && !is_within(merlon, (2.0, -40.0)));
}
