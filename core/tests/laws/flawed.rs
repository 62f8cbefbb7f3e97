//! A wrapper that makes any game break one law at a time, to see that the laws notice.

use std::cell::Cell;
use std::fmt::{self, Debug, Display};
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use mauerwerk::bot::Judgement;
use mauerwerk::features::{Part, Parts};
use mauerwerk::laws::Lawful;
use mauerwerk::{
    Account, ActionSet as _, Actor, Arrays, BySeat, Chance, Dealer, Drawing, Faults, Game,
    GameKind, Hidden, Illegal, Inconsistent, Info, InformationState, Key, Lang, Look, Outcome,
    Playout, Reader, Reason, RichText, Rule, RuleId, Sampler, Seat, Seats, Source, Tally, Touch,
    Trace, Translated, Turn, View, Viewer, World, WorldsError,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Numbers the flaws.
macro_rules! flaws {
    ($number:expr;) => {};
    ($number:expr; $name:ident $($others:ident)*) => {
        pub(crate) const $name: u8 = $number;
        flaws! { $number + 1; $($others)* }
    };
}

flaws! { 0;
    NOTHING
    LEAK_IN_FIELD LEAK_IN_JSON LEAK_IN_DISPLAY LEAK_IN_DEBUG LEAK_IN_TEXT LEAK_IN_SVG LEAK_IN_ACTIONS LEAK_IN_REFUSAL LEAK_IN_EVENT LEAK_IN_TURN LEAK_IN_SLOTS LEAK_IN_HINTS
    ACTION_UNLISTED ACTION_REFUSED RULE_UNKNOWN REFUSAL_MISQUOTES PIECE_LOST ID_SHIFTED ACTIONS_DISORDERED JSON_LOSSY NOTATION_LOSSY VIEW_JSON_LOSSY VIEWER_WRONG HASH_UNSTEADY COMMITS_ORDERED WINNER_FIXED WINNER_MISSING STANDING_DIFFERS RESAMPLE_FAILS RESAMPLE_FORGETS RESAMPLE_NARROW RESAMPLE_WIDE RESAMPLE_UNEVEN SAMPLER_DIFFERS WORLDS_SHORT WORLDS_UNEVEN WEIGHT_ZERO NOTING_DIFFERS EVENT_GROWS EVENT_SILENT CODE_SPOKEN PLAYOUT_DIFFERS DEALING_DIFFERS TALLY_SHORT SETUP_FORGOTTEN CHANCE_OUT_OF_TURN TURN_IDLE SLOT_SHARED SLOT_BEYOND SLOTS_GROW FEATURES_DIFFER FEATURE_WILD LAYOUT_GROWS EVENT_JSON_LOSSY KIND_WRONG LEAK_IN_TOUCHES TOUCH_SHARED TOUCH_MISSING TARGET_UNDRAWN EVENT_ELSEWHERE CANONICAL_DIFFERS ACTION_UNKIND TRACE_WILD ACCOUNT_ELSEWHERE ACCOUNT_SHORT ACCOUNT_VEILED ESSENCE_FORGETS KNOWN_WRONGLY
}

const UNKNOWN: &Rule = &Rule::new(RuleId::new("TOY-99"), [Translated::english("unknown"); 2], &[]);

thread_local! {
    static FLAW: Cell<u8> = const { Cell::new(NOTHING) };
}

/// Gives all games of this thread the flaw of that number.
pub(crate) fn set(flaw: u8) {
    FLAW.set(flaw);
}

/// One type for all flaws: a type for each takes minutes to compile.
fn flaw() -> u8 {
    FLAW.get()
}

/// A game with the flaw of this thread.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Flawed<G: Lawful> {
    game: G,
    /// Who committed last, in a game that should not remember it.
    mark: u8,
}

impl<G: Lawful> Flawed<G> {
    const fn new(game: G) -> Self {
        Self { game, mark: 0 }
    }

    /// Returns something that depends on all that is in the position, hidden or not.
    fn secret(&self) -> bool {
        self.game.notation().bytes().map(u32::from).sum::<u32>() % 2 == 1
    }

    /// Returns what a viewer has seen of the game inside.
    fn unwrapped(seen: &InformationState<Self>) -> InformationState<G> {
        let events = match flaw() {
            RESAMPLE_FORGETS => Vec::new(),
            _ => seen.events().iter().map(|event| event.0.clone()).collect(),
        };
        let (start, now) = (seen.start().view.clone(), seen.now().view.clone());
        InformationState::from_parts(start, events, now)
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list: Vec<G::Action> = self.game.actions(seat).into_iter().collect();
        match flaw() {
            LEAK_IN_ACTIONS if list.len() > 1 && self.secret() => drop(list.pop()),
            ACTIONS_DISORDERED => list.reverse(),
            TURN_IDLE => list.clear(),
            _ => {}
        }
        list
    }

    fn reason(&self, reason: G::Reason) -> Objection<G::Reason> {
        match flaw() {
            LEAK_IN_REFUSAL => Objection::Own(&G::INFO.rules[usize::from(self.secret())]),
            RULE_UNKNOWN => Objection::Own(UNKNOWN),
            CODE_SPOKEN => Objection::Spoken(reason),
            _ => Objection::Inner(reason),
        }
    }

    fn refused<T>(actor: Actor, action: G::Action) -> Result<T, mauerwerk::Refusal<Self>> {
        Err(Illegal { actor, action, reason: Objection::Own(&G::INFO.rules[0]) })
    }
}

/// Why an action is refused.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Objection<R> {
    Inner(R),
    Spoken(R),
    Own(&'static Rule),
}

impl<R: Reason> Reason for Objection<R> {
    fn rule(&self) -> &'static Rule {
        match self {
            Self::Inner(reason) | Self::Spoken(reason) => reason.rule(),
            Self::Own(rule) => rule,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Inner(reason) => reason.code(),
            Self::Spoken(_) => "Not a code!",
            Self::Own(_) => "flawed",
        }
    }

    fn advice(&self) -> Translated {
        match self {
            Self::Inner(reason) | Self::Spoken(reason) => reason.advice(),
            Self::Own(rule) => Translated::english(rule.sentence(Lang::En)),
        }
    }
}

/// What is seen, and something that must stay hidden from all.
#[derive(Clone)]
pub(crate) struct Glimpse<V> {
    view: V,
    secret: bool,
}

impl<V> Glimpse<V> {
    /// Returns the secret if the flaw shows it there.
    fn shown(&self, there: u8) -> bool {
        self.secret && flaw() == there
    }
}

impl<V: PartialEq> PartialEq for Glimpse<V> {
    fn eq(&self, other: &Self) -> bool {
        self.view == other.view && self.shown(LEAK_IN_FIELD) == other.shown(LEAK_IN_FIELD)
    }
}

impl<V: Eq> Eq for Glimpse<V> {}

impl<V: Hash> Hash for Glimpse<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.view.hash(state);
    }
}

impl<V: Debug> Debug for Glimpse<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.view, self.shown(LEAK_IN_DEBUG))
    }
}

impl<V: Display> Display for Glimpse<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.view, self.shown(LEAK_IN_DISPLAY))
    }
}

impl<V: Serialize> Serialize for Glimpse<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let secret = self.shown(LEAK_IN_JSON) || self.shown(LEAK_IN_FIELD);
        (&self.view, secret).serialize(serializer)
    }
}

impl<'de, V: View> Deserialize<'de> for Glimpse<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if flaw() == VIEW_JSON_LOSSY {
            return Err(serde::de::Error::custom("this view cannot be read"));
        }
        let (view, secret) = Deserialize::deserialize(deserializer)?;
        Ok(Self { view, secret })
    }
}

impl<V: View> View for Glimpse<V> {
    fn viewer(&self) -> Viewer {
        if flaw() == VIEWER_WRONG { Viewer::Spectator } else { self.view.viewer() }
    }

    fn write(&self, parts: &mut impl Parts) {
        self.view.write(parts);
        let grown = flaw() == LAYOUT_GROWS && self.to_string().len().is_multiple_of(2);
        parts.part(Part::flags("flaw", if grown { &[2] } else { &[1] }, "a flaw"), |entries| {
            entries[0] = if flaw() == FEATURE_WILD { 2.0 } else { 0.0 };
        });
    }

    fn draw(&self, look: &Look) -> Drawing {
        let bare = Look { targets: Vec::new(), ..look.clone() };
        let mut drawing = self.view.draw(if flaw() == TARGET_UNDRAWN { &bare } else { look });
        drawing.svg += if self.shown(LEAK_IN_SVG) { "." } else { "" };
        drawing
    }

    fn text_for(&self, reader: Reader<'_>) -> RichText {
        format!("{}{}", self.view.text_for(reader), self.shown(LEAK_IN_TEXT)).into()
    }
}

/// What happened, and how often it was redacted.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub(crate) struct Told<E>(E, u8);

impl<'de, E: Deserialize<'de>> Deserialize<'de> for Told<E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (event, redacted) = <(E, u8)>::deserialize(deserializer)?;
        Ok(Self(event, redacted + u8::from(flaw() == EVENT_JSON_LOSSY)))
    }
}

impl<E: Display> Display for Told<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<E: mauerwerk::Event> mauerwerk::Event for Told<E> {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match flaw() {
            LEAK_IN_EVENT => self.clone(),
            EVENT_GROWS => Self(self.0.seen_by(viewer), self.1.wrapping_add(1)),
            _ => Self(self.0.seen_by(viewer), 0),
        }
    }

    fn places(&self) -> Vec<String> {
        if flaw() == EVENT_ELSEWHERE { vec!["nowhere".to_owned()] } else { self.0.places() }
    }

    fn trace(&self, note: &mut impl FnMut(Trace)) {
        note(Trace::of(usize::from(flaw() == TRACE_WILD)));
    }
}

/// The tally of what happened.
#[derive(Clone, Default, Debug)]
pub(crate) struct Count<T>(T);

impl<T: Tally> Tally for Count<T> {
    type Event = Told<T::Event>;

    const COLUMNS: &'static [&'static str] = T::COLUMNS;

    fn count(&mut self, event: &Self::Event) {
        self.0.count(&event.0);
    }

    fn values(&self) -> Vec<u32> {
        self.0.values().into_iter().skip(usize::from(flaw() == TALLY_SHORT)).collect()
    }
}

impl<G: Lawful> Hash for Flawed<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        use std::sync::atomic::{AtomicU8, Ordering};

        /// How often a state was hashed.
        static TIMES: AtomicU8 = AtomicU8::new(0);

        self.game.hash(state);
        if flaw() == HASH_UNSTEADY {
            TIMES.fetch_add(1, Ordering::Relaxed).hash(state);
        }
    }
}

impl<G: Lawful> Display for Flawed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game.setup(), self.notation())
    }
}

impl<G: Lawful> FromStr for Flawed<G> {
    type Err = Faults;

    fn from_str(text: &str) -> Result<Self, Faults> {
        let game: G = text.split(" mark:").next().unwrap_or_default().parse()?;
        if flaw() == NOTATION_LOSSY {
            return Self::start(&game.setup());
        }
        let mark = text.split(" mark:").nth(1).and_then(|mark| mark.parse().ok()).unwrap_or(0);
        Ok(Self { game, mark })
    }
}

impl<G: Lawful> Serialize for Flawed<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.game, self.mark).serialize(serializer)
    }
}

impl<'de, G: Lawful> Deserialize<'de> for Flawed<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (game, mark): (G, u8) = Deserialize::deserialize(deserializer)?;
        if flaw() == JSON_LOSSY {
            return Self::start(&game.setup()).map_err(serde::de::Error::custom);
        }
        Ok(Self { game, mark })
    }
}

impl<G: Lawful> Game for Flawed<G> {
    type Setup = G::Setup;
    type Action = G::Action;
    type Actions = Vec<G::Action>;
    type Reason = Objection<G::Reason>;
    type Ending = G::Ending;
    type Event = Told<G::Event>;
    type View = Glimpse<G::View>;
    type Tally = Count<G::Tally>;

    const INFO: Info = G::INFO;

    fn start(setup: &G::Setup) -> Result<Self, Faults> {
        G::start(setup).map(Self::new)
    }

    fn setup(&self) -> G::Setup {
        if flaw() == SETUP_FORGOTTEN { G::Setup::default() } else { self.game.setup() }
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn notation(&self) -> String {
        let mark = if self.mark == 0 { String::new() } else { format!(" mark:{}", self.mark) };
        format!("{}{mark}", self.game.notation())
    }

    fn turn(&self) -> Turn<G::Ending> {
        match self.game.turn() {
            Turn::Over(outcome) if flaw() == WINNER_FIXED => {
                Turn::Over(Outcome { winners: Seats::only(Seat::FIRST), ..outcome })
            }
            Turn::Over(outcome) if flaw() == WINNER_MISSING => {
                Turn::Over(Outcome { winners: Seats::EMPTY, ..outcome })
            }
            Turn::Over(outcome) if flaw() == LEAK_IN_TURN => {
                let scores = outcome.scores.map(|score| score + i32::from(self.secret()));
                Turn::Over(Outcome { scores, ..outcome })
            }
            turn => turn,
        }
    }

    fn standing(&self) -> BySeat<i32> {
        match self.turn() {
            Turn::Over(outcome) if flaw() == STANDING_DIFFERS => {
                outcome.scores.map(|score| score + 1)
            }
            Turn::Over(outcome) => outcome.scores,
            _ => self.game.standing(),
        }
    }

    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        self.legal(seat)
    }

    fn chances(&self) -> Vec<Chance<G::Action>> {
        let mut chances = self.game.chances();
        if let (WEIGHT_ZERO, Some(chance)) = (flaw(), chances.first_mut()) {
            chance.weight = 0;
        }
        if flaw() == CHANCE_OUT_OF_TURN && chances.is_empty() {
            chances.extend(G::action(0).map(|action| Chance { action, weight: 1 }));
        }
        chances
    }

    fn deal(&self, dealer: &mut Dealer) -> Option<G::Action> {
        if flaw() == DEALING_DIFFERS {
            dealer.below(2);
        }
        dealer.weigh(&self.chances())
    }

    fn apply_noting(
        &self,
        actor: Actor,
        action: G::Action,
        note: &mut impl FnMut(Self::Event),
    ) -> Result<Self, mauerwerk::Refusal<Self>> {
        if let Actor::Seat(seat) = actor {
            let listed = self.legal(seat);
            let unlisted = flaw() == LEAK_IN_ACTIONS && !listed.contains(&action);
            if unlisted || flaw() == ACTION_REFUSED && listed.last() == Some(&action) {
                return Self::refused(actor, action);
            }
        }
        let result = self.game.apply_noting(actor, action, &mut |event| {
            if flaw() != EVENT_SILENT {
                note(Told(event, 0));
            }
        });
        match result {
            Err(_) if flaw() == ACTION_UNLISTED && G::id(action) == 0 => Ok(self.clone()),
            Err(Illegal { actor, reason, .. }) if flaw() == REFUSAL_MISQUOTES => {
                let action = G::action(0).unwrap_or(action);
                Err(Illegal { actor, action, reason: self.reason(reason) })
            }
            Err(illegal) => Err(Illegal { actor, action, reason: self.reason(illegal.reason) }),
            Ok(game) => {
                let mark = match actor {
                    Actor::Seat(seat) if flaw() == COMMITS_ORDERED => seat.number() + 1,
                    _ => self.mark,
                };
                Ok(Self { game, mark })
            }
        }
    }

    fn apply(&self, actor: Actor, action: G::Action) -> Result<Self, mauerwerk::Refusal<Self>> {
        let next = self.apply_noting(actor, action, &mut |_| ())?;
        if flaw() == NOTING_DIFFERS { Ok(Self { mark: 1, ..next }) } else { Ok(next) }
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        Glimpse { view: self.game.view(viewer), secret: self.secret() }
    }

    fn kind(&self) -> GameKind {
        let kind = self.game.kind();
        if flaw() == KIND_WRONG { GameKind { hidden: false, ..kind } } else { kind }
    }
}

impl<G: Lawful> Hidden for Flawed<G> {
    fn resample(seen: &InformationState<Self>, dealer: &mut Dealer) -> Result<Self, Inconsistent> {
        if flaw() == LEAK_IN_HINTS && seen.now().secret {
            dealer.below(2);
        }
        let seen = Self::unwrapped(seen);
        match flaw() {
            RESAMPLE_FAILS => Err(Inconsistent("this game never resamples")),
            RESAMPLE_NARROW => seen.resample(&mut Dealer::new(0)).map(Self::new),
            RESAMPLE_WIDE => seen.resample(dealer).map(|game| Self { game, mark: 1 }),
            RESAMPLE_UNEVEN => {
                let [one, other] = [(); 2].map(|()| seen.resample(dealer));
                let (one, other) = (one?, other?);
                let later = one.notation() > other.notation();
                Ok(Self::new(if later { one } else { other }))
            }
            _ => seen.resample(dealer).map(Self::new),
        }
    }

    fn sampler(seen: &InformationState<Self>) -> Result<impl Sampler<Self>, Inconsistent> {
        Ok(Draw(seen))
    }

    fn worlds(
        seen: &InformationState<Self>,
        limit: usize,
    ) -> Result<Vec<World<Self>>, WorldsError> {
        let mut worlds = Self::unwrapped(seen).worlds(limit)?;
        match flaw() {
            WORLDS_SHORT if worlds.len() > 1 => drop(worlds.pop()),
            WORLDS_UNEVEN if worlds.len() > 1 => worlds[0].ways += 1,
            _ => {}
        }
        let wrapped = |world: World<G>| World { state: Self::new(world.state), ways: world.ways };
        Ok(worlds.into_iter().map(wrapped).collect())
    }

    fn is_known_to(&self, viewer: Viewer) -> bool {
        flaw() == KNOWN_WRONGLY || self.game.is_known_to(viewer)
    }

    fn essence(&self) -> Option<Key> {
        match flaw() {
            ESSENCE_FORGETS => Some(Key::default()),
            _ => self.game.essence(),
        }
    }

    fn account(
        seen: &InformationState<Self>,
        dealer: &mut Dealer,
    ) -> Result<Account<Self>, Inconsistent> {
        let told = Self::unwrapped(seen);
        let mut account = match flaw() {
            ACCOUNT_ELSEWHERE => G::account(&told, &mut Dealer::new(0))?,
            _ => G::account(&told, dealer)?,
        };
        match flaw() {
            ACCOUNT_SHORT => drop(account.events.pop()),
            ACCOUNT_VEILED => account.events = told.events().to_vec(),
            _ => {}
        }
        let events = account.events.into_iter().map(|event| Told(event, 0)).collect();
        Ok(Account { start: Self::new(account.start), events })
    }
}

impl<G: Lawful> Arrays for Flawed<G> {
    fn id(action: G::Action) -> u32 {
        G::id(action)
    }

    fn action(id: u32) -> Option<G::Action> {
        if flaw() == ID_SHIFTED { G::action(id.saturating_sub(1)) } else { G::action(id) }
    }

    fn kind_of(_: G::Action) -> usize {
        usize::from(flaw() == ACTION_UNKIND)
    }

    fn slots(&self) -> u32 {
        let grown = flaw() == SLOTS_GROW && matches!(self.game.turn(), Turn::Chance);
        2 * self.game.slots() + u32::from(grown)
    }

    fn each_slot(&self, seat: Seat, note: &mut impl FnMut(u32)) {
        self.legal(seat).into_iter().for_each(|action| {
            note(match flaw() {
                SLOT_SHARED => 0,
                SLOT_BEYOND => self.slots(),
                LEAK_IN_SLOTS => 2 * G::id(action) + u32::from(self.secret()),
                _ => 2 * G::id(action),
            });
        });
    }

    fn write(&self, viewer: Viewer, parts: &mut impl Parts) {
        let view = self.view(viewer);
        if flaw() != FEATURES_DIFFER {
            return view.write(parts);
        }
        view.view.write(parts);
        parts.part(Part::flags("flaw", &[1], "a flaw"), |entries| {
            entries[0] = f32::from(u8::from(self.secret()));
        });
    }

    fn canonical(&self) -> Self {
        let mut other = self.clone();
        if flaw() == CANONICAL_DIFFERS {
            other.game.play_out(&mut Dealer::new(0), 1, &mut |_| ());
        }
        other
    }
}

impl<G: Lawful> Touch for Flawed<G> {
    fn touches(&self, seat: Seat) -> Vec<Vec<String>> {
        let touch = |action: G::Action| match flaw() {
            TOUCH_SHARED => vec!["x".to_owned()],
            TOUCH_MISSING => Vec::new(),
            LEAK_IN_TOUCHES => vec![format!("{action}{}", self.secret())],
            _ => vec![action.to_string()],
        };
        self.legal(seat).into_iter().map(touch).collect()
    }
}

impl<G: Lawful> Playout for Flawed<G> {
    fn play_out(
        &mut self,
        source: &mut impl Source,
        limit: u64,
        note: &mut impl FnMut(Self::Event),
    ) -> u64 {
        if flaw() == PLAYOUT_DIFFERS {
            source.dealer(Seat::FIRST.into()).below(2);
        }
        for decisions in 0..limit {
            let Some((actor, action)) = self.decide(source) else { return decisions };
            match self.apply_noting(actor, action, note) {
                Ok(next) => *self = next,
                Err(_) => return decisions,
            }
        }
        limit
    }
}

/// Draws states that a viewer could be in.
struct Draw<'a, G: Lawful>(&'a InformationState<Flawed<G>>);

impl<G: Lawful> Sampler<Flawed<G>> for Draw<'_, G> {
    fn sample(&self, dealer: &mut Dealer) -> Result<Flawed<G>, Inconsistent> {
        if flaw() == SAMPLER_DIFFERS {
            dealer.below(2);
        }
        self.0.resample(dealer)
    }
}

impl<G: Lawful> Lawful for Flawed<G> {
    fn pieces(&self) -> Vec<u32> {
        let mut pieces = self.game.pieces();
        if flaw() == PIECE_LOST {
            pieces.push(self.secret().into());
        }
        pieces
    }

    fn moved_setup(setup: &G::Setup) -> Option<G::Setup> {
        G::moved_setup(setup)
    }

    fn moved_action(&self, action: G::Action) -> G::Action {
        self.game.moved_action(action)
    }
}

impl<G: Lawful> Judgement for Flawed<G> {}
