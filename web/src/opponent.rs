//! Opponents, their ratings, and long calls.

use std::cell::RefCell;

use js_sys::Function;
use mauerwerk::Reader;
use mauerwerk::bot::{self, Level, Player, Watch};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::data::{Choice, Decision, object};
use crate::error::Result;
use crate::given::{self, GivenNumber, GivenSeed, GivenText, GivenWatch};

/// An opponent's rating of one action.
#[derive(Clone, Debug, Serialize, Tsify)]
pub struct Appraisal {
    /// The action in notation.
    notation: String,
    /// The action in words, as on its button.
    label: String,
    /// The probability that the opponent chooses it, from 0 to 1.
    odds: f64,
    /// The number of iterations that began with it.
    visits: u64,
    /// The seat's expected share of the win after it, from 0 to 1. It is the mean of these
    /// iterations, corrected by results between equal players of this kind.
    win: f64,
    /// The standard error of `win` from the number of visits. 0 with fewer than two visits.
    error: f64,
    /// The seat's mean final score in these iterations, in points of the game.
    points: f64,
    /// The expected next decisions of seats, beginning with this one.
    line: Vec<Decision>,
    /// The best reason for or against the action in a few words. Missing if the game has none.
    reason: Option<String>,
    /// Whether the action is about as good as the best one, within their standard errors.
    tied: bool,
}

/// An opponent's ratings of all legal actions of a seat.
#[derive(Debug, Serialize, Tsify)]
pub struct Analysis {
    /// The actions, from best to worst.
    actions: Vec<Appraisal>,
    /// The best actions: three, or fewer if others are not worth naming.
    hint: Vec<Appraisal>,
    /// The number of iterations made.
    iterations: u64,
    /// Whether all iterations were made. `false` if the search was stopped.
    complete: bool,
}

impl Analysis {
    pub(crate) fn told(
        analysis: &bot::Analysis<String>,
        mut choices: Vec<mauerwerk::Choice>,
        reader: Reader<'_>,
    ) -> Self {
        let mut named = |one: &bot::Appraisal<String>| {
            let place = choices.iter().position(|choice| choice.notation == one.action)?;
            Some(Appraisal::told(one, choices.swap_remove(place), reader))
        };
        let actions: Vec<_> = analysis.ranked().into_iter().filter_map(&mut named).collect();
        let noted = |one: &bot::Appraisal<String>| {
            actions.iter().find(|action| action.notation == one.action).cloned()
        };
        Self {
            hint: analysis.hint().into_iter().filter_map(noted).collect(),
            actions,
            iterations: analysis.iterations,
            complete: analysis.complete,
        }
    }
}

impl Appraisal {
    fn told(found: &bot::Appraisal<String>, choice: mauerwerk::Choice, reader: Reader<'_>) -> Self {
        let Choice { notation, label, .. } = Choice::told(choice, reader);
        Self {
            notation,
            label,
            odds: found.odds,
            visits: found.visits,
            win: found.win,
            error: found.error,
            points: found.points,
            line: found.line.iter().cloned().map(Decision::from).collect(),
            reason: found.reason.as_ref().map(|reason| reason.tell(reader)),
            tied: found.tied,
        }
    }
}

/// Lists the levels of opponents, from the weakest to the strongest.
#[wasm_bindgen]
pub fn levels() -> Vec<String> {
    [Level::Easy, Level::Medium, Level::Hard].map(|level| Player::Level(level).to_string()).to_vec()
}

/// Returns an opponent for a seat in a game with the given seed. The seed of its choices is
/// independent of those of chance and of other seats, and is the same in every version. Throws
/// `Notation` for an unknown player, and `NoSuchSeat` for an invalid seat.
#[wasm_bindgen(js_name = seatedOpponent, unchecked_return_type = "Opponent")]
pub fn seated_opponent(
    player: &GivenText,
    #[wasm_bindgen(js_name = gameSeed)] game_seed: &GivenSeed,
    seat: &GivenNumber,
) -> Result<JsValue> {
    let player: Player = given::text(player)?.parse()?;
    let seated = bot::Opponent::seated(player, given::seed(game_seed)?, given::seat(seat)?);
    let player = seated.player.to_string().into();
    Ok(object([("player", player), ("seed", JsValue::from(seated.seed))]))
}

/// The number of iterations between two calls of a watch, about a few milliseconds.
const PATIENCE: u64 = 64;

thread_local! {
    /// The watch of the current search. A JavaScript function cannot be shared between threads.
    static WATCH: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Thinks with a function of JavaScript as the watch. If it throws, the search stops.
pub(crate) fn watched<T>(watch: Option<&GivenWatch>, think: impl FnOnce(Watch<'_>) -> T) -> T {
    let function = watch.and_then(|watch| watch.dyn_ref::<Function>()).cloned();
    let before = WATCH.replace(function);
    let thought = think(&|made| made % PATIENCE != 0 || goes_on(made));
    WATCH.set(before);
    thought
}

/// Calls the watch, and returns whether the search continues.
fn goes_on(made: u64) -> bool {
    let Some(watch) = WATCH.with_borrow(Clone::clone) else { return true };
    let iterations = JsValue::from_f64(made as f64);
    watch.call1(&JsValue::UNDEFINED, &iterations).is_ok_and(|answer| answer != JsValue::FALSE)
}
