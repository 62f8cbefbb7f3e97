//! What a game of one kind and a table of any kind have in common.

/// Declares what can be asked of a game as it is played, and done with it. `$on` evaluates with the
/// session, `$told` makes news of events, and `$decided` what is shown of a decision.
macro_rules! played {
    ($Class:ident on $on:ident, $News:ty: $told:path, $Decision:ty: $decided:path) => {
        #[uniffi::export]
        impl $Class {
            /// Returns whose decision it is.
            pub fn turn(&self) -> Turn {
                $on!(&self.0, session => session.turn())
            }

            /// Makes a decision in notation. Returns what happened, as the actor saw it: chance sees
            /// what is public. Throws `Notation` for text that is none, `NoSuchSeat` for a number
            /// that is none, and `IllegalAction` with the ruling that refuses it; then nothing has
            /// changed.
            pub fn play(&self, actor: Decider, notation: &str) -> Result<Vec<$News>, MauerwerkError> {
                $on!(&self.0, session => session.apply(actor, notation.parse()?).map($told))
            }

            /// Lets a dealer make the decision of chance that the game waits for, or the game's own
            /// chance if no dealer is given. Returns what happened, as a spectator saw it. Throws
            /// `Unavailable` unless the game waits for chance, and without a dealer if the game has
            /// no chance of its own.
            #[uniffi::method(default(dealer = None))]
            pub fn deal(&self, dealer: Option<Arc<Dealer>>) -> Result<Vec<$News>, MauerwerkError> {
                $on!(&self.0, session => session.deal(dealer).map($told))
            }

            /// Lets the game's own chance decide until the game waits for a seat or is over. Returns
            /// what happened, as a spectator saw it. What it brings depends on the seed and the number of
            /// decisions alone: what is taken back and decided again brings the same. Throws
            /// `Unavailable` if the game has no chance of its own.
            pub fn resolve_chance(&self) -> Result<Vec<$News>, MauerwerkError> {
                $on!(&self.0, session => session.resolve_chance().map($told))
            }

            /// Lets a dealer decide at random for the first seat whose decision it is, or for chance,
            /// unless the game has its own. Returns what happened, as that seat saw it, or a
            /// spectator. Throws `Unavailable` when the game is over.
            pub fn decide(&self, dealer: &Dealer) -> Result<Vec<$News>, MauerwerkError> {
                $on!(&self.0, session => session.decide(dealer).map($told))
            }

            /// Lets a dealer decide at random for one seat. Returns what happened, as the seat saw it.
            /// Throws `Unavailable` unless the game waits for that seat, and `NoSuchSeat` for a
            /// number that is none.
            pub fn decide_for(
                &self,
                seat: Seat,
                dealer: &Dealer,
            ) -> Result<Vec<$News>, MauerwerkError> {
                $on!(&self.0, session => session.decide_for(seat, dealer).map($told))
            }

            /// Lets an opponent choose for a seat from what that seat knows, and returns its choice in
            /// notation; `play` makes it. What others have decided in secret at the same moment is
            /// unknown to it, in whatever order seats decide. It takes its time: call it off the main
            /// thread; the game can be used meanwhile. Throws `Notation` for the name of no player,
            /// `NoSuchSeat` for a number that is no seat at the table, `Unavailable` unless the game
            /// waits for that seat, and `Inconsistent` if no position fits what the seat has seen.
            #[uniffi::method(default(thought = None))]
            pub fn choose_for(
                &self,
                seat: Seat,
                opponent: Opponent,
                thought: Option<Arc<Thought>>,
            ) -> Result<String, MauerwerkError> {
                $on!(&self.0, session => session.choose_for(seat, opponent, thought.as_deref()))
            }

            /// Returns what an opponent thinks of all that a seat may do, from what that seat knows:
            /// a hint for people. It takes its time: call it off the main thread; the game can be used
            /// meanwhile. Throws `Notation` for the name of no player, `NoSuchSeat` for a number that
            /// is no seat at the table, `Unavailable` unless the game waits for that seat, and
            /// `Inconsistent` if no position fits what the seat has seen.
            #[uniffi::method(default(thought = None))]
            pub fn analyse_for(
                &self,
                seat: Seat,
                opponent: Opponent,
                thought: Option<Arc<Thought>>,
            ) -> Result<Analysis, MauerwerkError> {
                $on!(&self.0, session => session.analyse_for(seat, opponent, thought.as_deref()))
            }

            /// Takes the last decision back, of a seat or of chance, and returns it. Made again, it
            /// brings the same where the game has chance of its own; a dealer given from outside
            /// goes on and brings something else, and real dice are thrown anew. Throws
            /// `Unavailable` before the first.
            pub fn undo(&self) -> Result<$Decision, MauerwerkError> {
                $on!(&self.0, session => session.undo().map($decided))
            }

            /// Returns whether there is a decision to take back, of a seat or of chance.
            pub fn can_undo(&self) -> bool {
                $on!(&self.0, session => session.lock().count() > 0)
            }

            /// Takes back all but that many decisions, and returns what was taken back, in the
            /// order in which it was decided: nothing if no more were made.
            pub fn undo_to(&self, decisions: u32) -> Vec<$Decision> {
                $on!(&self.0, session => session.undo_to(decisions).into_iter().map($decided).collect())
            }

            /// Returns how many decisions were made before the last one of these seats, or of any
            /// seat if none are given; nothing if they have made none. With the seats of people,
            /// `undo_to` that number takes back what a person decided last, and all that chance and
            /// others did since. Throws `NoSuchSeat` for a number that is none.
            #[uniffi::method(default(seats = None))]
            pub fn before_last(&self, seats: Option<Seats>) -> Result<Option<u32>, MauerwerkError> {
                Ok($on!(&self.0, session => session.before_last(seats)))
            }

            /// Returns the seed of the game's own chance, if it has one. Whoever knows it knows
            /// what is to come: it is in the JSON of the game, too, and in nothing that a seat is
            /// shown.
            pub fn seed(&self) -> Option<u64> {
                $on!(&self.0, session => session.lock().record.seed())
            }

            /// Gives the game chance of its own, for all that chance decides from now on; without a
            /// seed, chance is decided from outside.
            pub fn set_seed(&self, seed: Option<u64>) {
                $on!(&self.0, session => session.lock().record.set_seed(seed));
            }

            /// Returns the decisions so far.
            pub fn decisions(&self) -> Vec<$Decision> {
                $on!(&self.0, session => session.decisions().into_iter().map($decided).collect())
            }

            /// Returns what the last decision brought, as a viewer saw it. Throws `NoSuchSeat` for
            /// a number that is none.
            pub fn news(&self, viewer: Viewer) -> Result<Vec<$News>, MauerwerkError> {
                $on!(&self.0, session => session.news(viewer).map($told))
            }

            /// Returns what the last decision brought, in full. It tells all that is hidden: show a
            /// viewer `news` instead.
            pub fn events(&self) -> Vec<$News> {
                $on!(&self.0, session => $told(session.lock().events.clone()))
            }

            /// Returns what each decision brought, as a viewer saw it. Throws `NoSuchSeat` for a
            /// number that is none.
            pub fn history(&self, viewer: Viewer) -> Result<Vec<Vec<$News>>, MauerwerkError> {
                Ok($on!(&self.0, session => session.history(viewer)?.into_iter().map($told).collect()))
            }

            /// Returns all that a viewer has seen: it can be sent elsewhere as JSON, and `now` of it draws
            /// itself there. Throws `NoSuchSeat` for a number that is no seat at the table.
            pub fn seen_by(
                &self,
                viewer: Viewer,
            ) -> Result<crate::InformationState, MauerwerkError> {
                Ok($on!(&self.0, session => crate::InformationState::of(session.seen_by(viewer)?)))
            }

            /// Returns the message for a guest who looks on as a viewer and has heard of the given
            /// number of decisions. Without a number, the message has all that the viewer has seen. The
            /// id of the match is the same in all messages of a match, and different in every other
            /// match. Throws `NoSuchSeat` for a number that is none.
            #[uniffi::method(default(since = None))]
            pub fn message_to(
                &self,
                match_id: &str,
                viewer: Viewer,
                since: Option<u32>,
            ) -> Result<String, MauerwerkError> {
                $on!(&self.0, session => session.message_to(match_id, viewer, since))
            }

            /// Makes the decision that a guest's message tells, for the seat whose guest has sent it.
            /// Returns what happened, as the seat saw it. Throws `Message` for text that is none, that is
            /// of another match or that comes too late: send that guest the whole game then. Throws
            /// `NoSuchSeat` for a number that is no seat at the table, and `IllegalAction` with the
            /// ruling that refuses it.
            pub fn receive(
                &self,
                match_id: &str,
                seat: Seat,
                message: &str,
            ) -> Result<Vec<$News>, MauerwerkError> {
                $on!(&self.0, session => session.receive(match_id, seat, message).map($told))
            }

            /// Returns what moved for a viewer after so many decisions, by what that viewer saw alone,
            /// in the units of its drawing now; nothing if no more were made. Throws `NoSuchSeat` for
            /// a number that is none.
            #[uniffi::method(default(sheet = None, panel = None))]
            pub fn motions(
                &self,
                viewer: Viewer,
                since: u32,
                sheet: Option<mauerwerk::Sheet>,
                panel: Option<mauerwerk::Panel>,
            ) -> Result<Vec<crate::drawing::Motion>, MauerwerkError> {
                let sheet = sheet.unwrap_or_default();
                let look = mauerwerk::Look { sheet, panel, ..mauerwerk::Look::default() };
                $on!(&self.0, session => session.motions(viewer, since, &look))
            }

            /// Writes the game as JSON. It tells all that is hidden, and by its seed what is to
            /// come.
            pub fn to_json(&self) -> String {
                $on!(&self.0, session => session.lock().record.to_json())
            }

            /// Returns the players' names by seat; none if none were given.
            pub fn names(&self) -> Vec<String> {
                $on!(&self.0, session => session.lock().record.names().to_vec())
            }

            /// Sets the players' names, one for each seat, or none at all. Throws `Record` for
            /// another number of names.
            pub fn set_names(&self, names: Vec<String>) -> Result<(), MauerwerkError> {
                $on!(&self.0, session => session.set_names(names))
            }
        }
    };
}

/// Evaluates with the session of a game of one kind.
macro_rules! on_own {
    ($own:expr, $session:ident => $result:expr) => {{
        let $session = $own;
        $result
    }};
}
