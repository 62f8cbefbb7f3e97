//! Motions between two drawings, for animations in apps.

use crate::base::actor::Viewer;
use crate::game::record::Record;
use crate::game::{Event, Touch, View as _};
use crate::sheet::look::Look;
use crate::sheet::look::{Bounds, Drawing, Place};

/// A thing that moved from one place of a drawing to another, or a place where something happened.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::State;
/// use mauerwerk::{Look, Record, Viewer};
///
/// let mut record = Record::<State>::new(&"players:2".parse()?)?.with_chance(5);
/// record.resolve_chance()?;
/// let before = record.decisions().len();
/// record.play(0, "@b3")?;
/// let motions = record.motions(Viewer::Spectator, &Look::default(), before);
/// assert_eq!(motions[0].places, ["hammer:0", "b3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Motion {
    /// The names of the places on the way.
    pub places: Vec<String>,
    /// The box where the motion starts.
    pub from: Bounds,
    /// The box where the motion ends. Equal to `from` if nothing moved.
    pub to: Bounds,
}

/// Returns the motions between two drawings, given the events between them.
///
/// Motions start and end inside the second drawing. If something was further down in a taller
/// drawing, its motion starts at the edge.
#[must_use]
pub fn motions<E: Event>(before: &Drawing, after: &Drawing, events: &[E]) -> Vec<Motion> {
    let mut motions = Vec::new();
    for way in events.iter().flat_map(ways) {
        let motion = motion(&before.places, &after.places, way).map(|motion| Motion {
            from: motion.from.moved_into(after),
            to: motion.to.moved_into(after),
            ..motion
        });
        motions.extend(motion.filter(|motion| !motions.contains(motion)));
    }
    motions
}

/// Returns the places of an event as one way, or a way for each place if nothing moves.
fn ways<E: Event>(event: &E) -> Vec<Vec<String>> {
    let places = event.places();
    if event.is_way() {
        vec![places]
    } else {
        places.into_iter().map(|place| vec![place]).collect()
    }
}

fn motion(before: &[Place], after: &[Place], places: Vec<String>) -> Option<Motion> {
    let (first, last) = (places.first()?, places.last()?);
    let end = places.iter().rev().find_map(|name| boxes(after, name).next());
    let start = if first == last { None } else { start(before, &places) };
    let to = end.or(start).or_else(|| boxes(before, last).next())?;
    // Something that is drawn inside the last place, like a piece on a field, has moved there.
    let to = boxes(after, first).find(|thing| lies_in(*thing, to)).unwrap_or(to);
    Some(Motion { from: start.unwrap_or(to), to, places })
}

/// Returns where the first place of a way was. If it is drawn several times, the box inside the
/// second place counts.
fn start(before: &[Place], way: &[String]) -> Option<Bounds> {
    let next = way.get(1).and_then(|name| boxes(before, name).next());
    let there = next.and_then(|next| boxes(before, &way[0]).find(|thing| lies_in(*thing, next)));
    there.or_else(|| boxes(before, &way[0]).next())
}

/// Returns the boxes of a place, the upper one first if it is drawn several times.
fn boxes(places: &[Place], name: &str) -> impl Iterator<Item = Bounds> {
    places.iter().rev().filter(move |place| place.name == name).map(Place::bounds)
}

const fn lies_in(inner: Bounds, outer: Bounds) -> bool {
    outer.x <= inner.x
        && outer.y <= inner.y
        && inner.x + inner.width <= outer.x + outer.width
        && inner.y + inner.height <= outer.y + outer.height
}

impl Bounds {
    /// Returns the box, moved into a drawing and shrunk if it does not fit.
    fn moved_into(self, drawing: &Drawing) -> Self {
        let Self { x, y, width, height } = self;
        let (width, height) = (width.min(drawing.width), height.min(drawing.height));
        let x = x.clamp(0, drawing.width - width);
        Self { x, y: y.clamp(0, drawing.height - height), width, height }
    }
}

impl<G: Touch> Record<G> {
    /// Returns the motions that a viewer saw since the given number of decisions, in the units of
    /// its current drawing. Empty if no more decisions were made.
    #[must_use]
    pub fn motions(&self, viewer: Viewer, look: &Look, since: usize) -> Vec<Motion> {
        let Some(before) = self.state_at(since) else { return Vec::new() };
        let events = self.events_since(since);
        let seen: Vec<G::Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
        if seen.iter().all(|event| event.places().is_empty()) {
            return Vec::new();
        }
        let look = look.clone().named(self.names().to_vec());
        // The current touches were made after the earlier drawing.
        let drawn = |state: &G| {
            state.draw(viewer, &look).unwrap_or_else(|_| state.view(viewer).draw(&look))
        };
        motions(&drawn(&before), &drawn(self.state()), &seen)
    }
}
