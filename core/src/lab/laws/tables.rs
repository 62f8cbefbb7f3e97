//! The law of tables: nothing that a viewer is handed depends on what it can't know.

use super::legality::tried;
use super::{Broken, Verdict};
use crate::base::actor::{Actor, Viewer};
use crate::base::lang::Lang;
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::play::bot::{Judgement, Opponent, Player, unwatched};
use crate::play::session::{SeatPlayer, Session, SessionOptions, Task};
use crate::play::table::{Played, Table};
use crate::sheet::look::{Look, Sheet, Theme};
use crate::text::message::Reader;

/// What a viewer asks for, in both worlds alike.
struct Questions {
    viewer: Viewer,
    look: Look,
    names: Vec<String>,
    touched: Vec<String>,
    /// Actions that the viewer's seat tries.
    tried: Vec<String>,
    /// The number of decisions that the viewer knows of.
    since: usize,
    seed: u64,
}

/// An answer, and its name.
type Answer = (&'static str, String);

/// Plays a random game of up to `limit` decisions from a state. On the way it varies what a random
/// viewer can't know. It compares everything that a table, a session and messages then tell this
/// viewer, byte for byte. Returns the number of compared pairs of worlds.
///
/// # Errors
/// Returns the first leak.
pub fn tables<G: Judgement>(start: &G, seed: u64, limit: u64) -> Result<u64, Broken> {
    /// One of this number of positions is compared.
    const APART: u32 = 3;
    let mut record = Record::from_state(start.clone());
    let mut dealer = Dealer::new(seed);
    let viewers: Vec<Viewer> = Viewer::all(start.seats()).collect();
    let mut pairs = 0;
    for _ in 0..limit {
        let viewer = dealer.choose(&viewers).unwrap_or(Viewer::Spectator);
        if dealer.below(APART) == 0
            && let Ok(other) = record.seen_by(viewer).resample_record(&mut dealer)
            && (other.decisions() != record.decisions() || other.start() != record.start())
        {
            same(&Questions::drawn(&record, viewer, &mut dealer), &record, &other)?;
            pairs += 1;
        }
        let Some((actor, action)) = record.state().decide(&mut dealer) else { break };
        record.push(actor, action).map_err(|error| Broken {
            law: "a listed action is accepted",
            detail: error.to_string(),
        })?;
    }
    Ok(pairs)
}

fn same<G: Judgement>(questions: &Questions, one: &Record<G>, other: &Record<G>) -> Verdict {
    let [answers, others] = [one, other].map(|record| questions.answers(record.clone()));
    let leaks = || answers.iter().zip(&others).filter(|(one, other)| one != other);
    let Some(((_, text), (_, other_text))) = leaks().next() else { return Ok(()) };
    let what = leaks().map(|((what, _), _)| *what).collect::<Vec<_>>().join(", ");
    let parts = [(text, one.state()), (other_text, other.state())];
    let parts =
        parts.map(|(part, state)| format!("{} in {state}", excerpt(part, text, other_text)));
    let detail = format!("{what} of {}: {}", questions.viewer, parts.join(", but "));
    Err(Broken { law: "a table keeps secrets", detail })
}

/// Returns the part of a text where two texts begin to differ.
fn excerpt(text: &str, one: &str, other: &str) -> String {
    /// The number of letters before and after the difference.
    const AROUND: usize = 40;
    let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    text.chars().skip(same.saturating_sub(AROUND)).take(2 * AROUND).collect()
}

impl Questions {
    fn drawn<G: Judgement>(record: &Record<G>, viewer: Viewer, dealer: &mut Dealer) -> Self {
        /// The most actions that are tried.
        const TRIED: usize = 6;
        let lang = dealer.choose(&Lang::ALL.to_vec()).unwrap_or_default();
        let theme = dealer.choose(&Theme::ALL.to_vec()).unwrap_or_default();
        let sheet = dealer.choose(&Sheet::ALL.to_vec()).unwrap_or_default();
        let state = record.state();
        let mut touched = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            let own = state.touches(seat);
            let chosen = dealer.below(own.len().max(1) as u32) as usize;
            touched = own.into_iter().nth(chosen).unwrap_or_default();
            touched.truncate(dealer.below(touched.len() as u32 + 1) as usize);
        }
        let mut tried: Vec<String> = tried(state, dealer).iter().map(ToString::to_string).collect();
        tried.truncate(TRIED);
        let names: Vec<String> = ["Ada", "Ben"].map(str::to_owned).to_vec();
        let names = names.into_iter().cycle().take(state.seats()).collect();
        Self {
            viewer,
            look: Look { sheet, lang, ..Look::new(theme) },
            names,
            touched,
            tried,
            since: dealer.below(record.decisions().len() as u32 + 1) as usize,
            seed: u64::from(dealer.below(1000)),
        }
    }

    /// Returns everything that a viewer is handed.
    fn answers<G: Judgement>(&self, record: Record<G>) -> Vec<Answer> {
        let Self { viewer, look, touched, since, .. } = self;
        let (viewer, since, lang) = (*viewer, *since, look.lang);
        let mut table = Played::from(record);
        table.set_seed(Some(self.seed));
        // Each seat has a name.
        let _ = table.set_names(self.names.clone());
        let mut all = vec![
            ("screen", format!("{:?}", table.screen(viewer, touched, lang, Some(look)))),
            ("news", format!("{:?}", table.news_since(viewer, since))),
            ("history", format!("{:?}", table.history(viewer))),
            ("motions", format!("{:?}", table.motions(viewer, look, since))),
            ("first message", format!("{:?}", table.message_to("law", viewer, None))),
            ("message", format!("{:?}", table.message_to("law", viewer, Some(since)))),
        ];
        if let (Ok(view), Ok(seen)) = (table.view(viewer), table.seen_by(viewer)) {
            let reader = Reader::of(&self.names).with_lang(lang);
            all.push(("view", view.to_json()));
            all.push(("text", format!("{:?}", view.text_for(reader))));
            all.push(("what was seen", seen.to_json()));
        }
        if let Viewer::Seat(seat) = viewer {
            self.answers_for_seat(&table, seat, &mut all);
        }
        all
    }

    /// Adds what the player of a seat is handed.
    fn answers_for_seat(&self, table: &dyn Table, seat: Seat, all: &mut Vec<Answer>) {
        let Self { look, touched, .. } = self;
        all.push(("choices", format!("{:?}", table.choices(seat))));
        all.push(("refusal of touches", format!("{:?}", table.refusal(seat, touched))));
        for action in &self.tried {
            let refused = table.fork().apply(Actor::Seat(seat), action).err();
            let told =
                refused.map(|error| error.tell(Reader::of(&self.names).with_lang(look.lang)));
            all.push(("refusal", told.unwrap_or_default()));
        }
        if !table.deciding().contains(seat) {
            return;
        }
        let adviser = Opponent { player: Player::Search(8), seed: self.seed };
        all.push(("analysis", format!("{:?}", table.analyse(seat, adviser, &unwatched))));
        let player = |other| if other == seat { SeatPlayer::Person } else { SeatPlayer::Elsewhere };
        let players = Seats::first(table.seats()).iter().map(player).collect();
        let options = SessionOptions { players, lang: look.lang, ..SessionOptions::default() };
        all.push(("session", session(table.fork(), options, adviser).unwrap_or_default()));
    }
}

/// Returns the screen of a person at a table who has asked a player for hints.
fn session(
    table: Box<dyn Table>,
    options: SessionOptions,
    Opponent { player, .. }: Opponent,
) -> Option<String> {
    let lang = options.lang;
    let mut session = Session::new(table, options).ok()?;
    let number = session.screen().ok()?.number;
    session.wish(&format!(r#"{{"kind": "hint", "number": {number}}}"#));
    let task = session.task()?;
    let quick = Task { opponent: Opponent { player, ..task.opponent }, ..task };
    session.take(task.id, quick.find(session.table(), lang, &unwatched).ok()?).ok()?;
    serde_json::to_string(&session.screen().ok()?).ok()
}
