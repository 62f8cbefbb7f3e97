//! Laws of knowledge: what viewers know, and the states that they could be in.

use std::fmt::Display;

use crate::base::actor::Viewer;
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::game::{
    ActionSet as _, Choice, FullGame, Inconsistent, InformationState, Sampler, View, World,
    WorldsError,
};
use crate::lab::laws::legality::tried;
use crate::lab::laws::{Broken, Verdict, Walk, require};
use crate::play::wire;
use crate::play::wire::Guest;
use crate::sheet::look::{Look, Theme};
use crate::text::message::Reader;

/// Everything that a viewer of a state can see, except for drawings.
struct Shown<G: FullGame> {
    turn: String,
    data: G::View,
    debug: String,
    view: String,
    json: String,
    /// The reasons why the viewer's seat may not do the tried actions. The text of a refusal
    /// contains no more than its reason.
    refusals: Vec<Option<G::Reason>>,
    /// The legal actions of the viewer's seat, its slots and touches.
    own: Vec<String>,
}

impl<G: FullGame> Shown<G> {
    fn of(state: &G, viewer: Viewer, tried: &[G::Action]) -> Self {
        let view = state.view(viewer);
        let refusal = |seat: Seat, action| state.apply(seat.into(), action).err();
        Self {
            turn: state.turn().to_string(),
            debug: format!("{view:?}"),
            view: view.to_string(),
            json: serde_json::to_string(&view).unwrap_or_default(),
            refusals: viewer.seat().map_or_else(Vec::new, |seat| {
                let reason = |&action| refusal(seat, action).map(|illegal| illegal.reason);
                tried.iter().map(reason).collect()
            }),
            own: viewer.seat().map_or_else(Vec::new, |seat| Self::own(state, seat)),
            data: view,
        }
    }

    fn own(state: &G, seat: Seat) -> Vec<String> {
        let listed = state.actions(seat).into_iter();
        let mut own: Vec<String> = listed.map(|action| action.to_string()).collect();
        state.each_slot(seat, &mut |slot| own.push(slot.to_string()));
        own.extend(state.touches(seat).into_iter().flatten());
        own
    }

    /// Returns the name of the first difference.
    fn differs(&self, other: &Self) -> Option<&'static str> {
        [
            ("turn", self.turn != other.turn),
            ("data", self.data != other.data),
            ("debug text", self.debug != other.debug),
            ("view", self.view != other.view),
            ("JSON", self.json != other.json),
            ("actions", self.own != other.own),
            ("refusals", self.refusals != other.refusals),
        ]
        .into_iter()
        .find_map(|(name, differs)| differs.then_some(name))
    }
}

/// Returns the name of the drawing in which two states differ.
fn drawings_differ<G: FullGame>(
    one: &G,
    other: &G,
    viewer: Viewer,
    look: &Look,
) -> Option<&'static str> {
    let texts = |state: &G| {
        let (view, reader) = (state.view(viewer), Reader::default());
        [view.text_for(reader), view.brief_for(reader, 0)]
    };
    let text = texts(one) != texts(other);
    let drawing = || one.draw(viewer, look) != other.draw(viewer, look);
    if text { Some("text drawing") } else { drawing().then_some("drawing") }
}

/// The number of states that are compared with each state of a walk.
const RESAMPLES: u64 = 3;

/// Checks that nothing shown to a viewer depends on what the viewer cannot know. It varies the
/// hidden parts by resampling, and compares everything shown, byte for byte.
pub(super) fn nothing_leaks<G: FullGame>(
    state: &G,
    seen: &InformationState<G>,
    dealer: &mut Dealer,
    walk: &mut Walk,
) -> Verdict {
    const LAW: &str = "nothing leaks";
    let viewer = seen.viewer();
    require(*seen.now() == state.view(viewer), LAW, || format!("{viewer} in {state}"))?;
    let tried = tried(state, dealer);
    let shown = Shown::of(state, viewer, &tried);
    // Drawings are slow, so only one of the differing states is drawn, in one theme.
    let mut theme = [Theme::Light, Theme::Dark].get(dealer.below(2) as usize).copied();
    let sampler = seen.sampler().map_err(|error| cannot_resample(state, viewer, error))?;
    for _ in 0..RESAMPLES {
        let other = sampler.sample(dealer);
        let other = other.map_err(|error| cannot_resample(state, viewer, error))?;
        let other_shown = Shown::of(&other, viewer, &tried);
        let different = shown.differs(&other_shown).or_else(|| {
            let theme = theme.take_if(|_| other != *state)?;
            drawings_differ(state, &other, viewer, &Look::new(theme))
        });
        require(different.is_none(), LAW, || {
            let what = different.unwrap_or_default();
            format!("the {what} of {viewer} tells {state} from {other}")
        })?;
        walk.resampled += 1;
        walk.varied += u64::from(other != *state);
    }
    Ok(())
}

fn cannot_resample<G: FullGame>(state: &G, viewer: Viewer, error: Inconsistent) -> Broken {
    let law = "a viewer's state can be resampled";
    Broken { law, detail: format!("{viewer} in {state}: {error}") }
}

/// Checks that a viewer who knows a state could be in no other when it starts to watch.
pub(super) fn what_is_known_has_one_world<G: FullGame>(state: &G, viewer: Viewer) -> Verdict {
    let alone = || match InformationState::new(state, viewer).worlds(1) {
        Ok(worlds) => worlds.len() == 1,
        Err(error) => error == WorldsError::TooDear,
    };
    require(!state.is_known_to(viewer) || alone(), "what is known has one world", || {
        format!("{viewer} in {state}")
    })
}

/// Checks that a sampler draws the same as resampling each time, with the same dealer.
pub(super) fn samplers_draw_what_is_resampled<G: FullGame>(
    state: &G,
    seen: &InformationState<G>,
    dealer: &mut Dealer,
) -> Verdict {
    const LAW: &str = "a sampler draws what is resampled";
    let viewer = seen.viewer();
    let sampler = seen.sampler().map_err(|error| cannot_resample(state, viewer, error))?;
    let mut other = dealer.clone();
    for _ in 0..2 {
        let (drawn, resampled) = (sampler.sample(&mut other), seen.resample(dealer));
        let same = drawn == resampled && other == *dealer;
        require(same, LAW, || format!("{viewer} in {state}: {drawn:?}, not {resampled:?}"))?;
    }
    Ok(())
}

/// Checks that a resampled record looks to its viewer, step by step, like what the viewer has seen.
/// It must end in the resampled state.
pub(super) fn records_are_resampled<G: FullGame>(
    state: &G,
    seen: &InformationState<G>,
    dealer: &mut Dealer,
) -> Verdict {
    const LAW: &str = "a record is resampled of what was seen";
    let viewer = seen.viewer();
    let resampled = seen.resample(&mut dealer.clone());
    let resampled = resampled.map_err(|error| cannot_resample(state, viewer, error))?;
    let record = seen
        .resample_record(dealer)
        .map_err(|error| Broken { law: LAW, detail: format!("{viewer} in {state}: {error}") })?;
    let ends = *record.state() == resampled;
    require(ends, LAW, || format!("{viewer}: {}, not {resampled}", record.state()))?;
    require(record.seen_by(viewer) == *seen, LAW, || format!("{viewer}: {}", record.to_json()))
}

/// The most worlds in the list of a walk.
const WORLDS: usize = 24;

/// Checks the list of the states that a viewer could be in, if there are few. It must contain the
/// true state, all must look the same, and nothing else may be resampled.
pub(super) fn worlds_are_what_is_resampled<G: FullGame>(
    state: &G,
    seen: &InformationState<G>,
    dealer: &mut Dealer,
) -> Verdict {
    const LAW: &str = "worlds are what is resampled";
    let viewer = seen.viewer();
    let worlds = match seen.worlds(WORLDS) {
        Ok(worlds) => worlds,
        Err(WorldsError::TooMany { .. } | WorldsError::TooDear) => return Ok(()),
        Err(WorldsError::Inconsistent(error)) => {
            return Err(Broken { law: LAW, detail: format!("{viewer} in {state}: {error}") });
        }
    };
    let weighed = worlds.iter().map(|world| (world.state.clone(), world.ways));
    let gathered = World::gather(weighed, WORLDS);
    require(gathered.as_ref() == Ok(&worlds), LAW, || format!("{viewer} in {state}: {worlds:?}"))?;
    let looks = |world: &World<G>| world.state.view(viewer) == *seen.now();
    require(worlds.iter().all(looks), LAW, || format!("{viewer} in {state}: {worlds:?}"))?;
    let other = seen.resample(dealer).unwrap_or_else(|_| state.clone());
    for possible in [state, &other] {
        let found = worlds.iter().any(|world| world.state == *possible);
        require(found, LAW, || format!("{viewer} could be in {possible}, too: {worlds:?}"))?;
    }
    let last = worlds.len() - 1;
    let too_many = seen.worlds(last) == Err(WorldsError::TooMany { limit: last });
    require(too_many, LAW, || format!("{viewer} in {state}: more than {last} worlds"))
}

/// The name of the law.
const GUEST: &str = "a guest knows what its viewer knows";

/// The id of the match.
const MATCH: &str = "law";

/// The number of messages for one game.
const MESSAGES: usize = 3;

/// Checks guests that receive a game in a few messages. They must know the same as their viewers
/// and wait for the same decisions, and the host must understand them.
pub(super) fn guests_know_what_viewers_do<G: FullGame>(record: &Record<G>) -> Verdict {
    Viewer::all(record.start().seats()).try_for_each(|viewer| told(record, viewer))
}

fn told<G: FullGame>(record: &Record<G>, viewer: Viewer) -> Verdict {
    let mut host = Record::from_state(record.start().clone());
    let mut guest = Guest::join(&wire::message(&host, MATCH, viewer, None)).map_err(deaf)?;
    for decisions in record.decisions().chunks(record.decisions().len() / MESSAGES + 1) {
        let since = host.decisions().len();
        for made in decisions {
            // All decisions were legal before.
            let _ = host.push(made.actor, made.action);
        }
        guest.receive(&wire::message(&host, MATCH, viewer, Some(since))).map_err(deaf)?;
        knows(&host, &guest)?;
        is_understood(&host, &guest)?;
    }
    Ok(())
}

fn knows<G: FullGame>(host: &Record<G>, guest: &Guest<G>) -> Verdict {
    let (state, told) = (host.state(), guest.state());
    let where_ = || format!("{} of {state}", guest.viewer());
    require(*guest.seen() == host.seen_by(guest.viewer()), GUEST, where_)?;
    require(told.turn() == state.turn(), GUEST, where_)?;
    let (viewer, look) = (guest.viewer(), Look::default());
    require(told.draw(viewer, &look) == state.draw(viewer, &look), GUEST, where_)?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    require(Choice::of_seat(told, seat) == Choice::of_seat(state, seat), GUEST, where_)
}

fn is_understood<G: FullGame>(host: &Record<G>, guest: &Guest<G>) -> Verdict {
    let Viewer::Seat(seat) = guest.viewer() else { return Ok(()) };
    let actions = guest.state().actions(seat);
    let Some(action) = actions.clone().into_iter().next() else { return Ok(()) };
    let decided = guest.decide(action).map_err(deaf)?;
    let read = wire::decision(host, MATCH, seat, &decided).map_err(deaf)?;
    require(read == action && actions.contains(&read), "a guest is understood", || decided)
}

fn deaf(error: impl Display) -> Broken {
    Broken { law: GUEST, detail: error.to_string() }
}
