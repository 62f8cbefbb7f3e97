//! The host of a game, which asks people one after the other and lets opponents play.

mod serving;
mod showing;
mod touching;

use std::io::Write as _;

use clap::ValueEnum;
use mauerwerk::bot::{self, Opponent, Participant, Player};
use mauerwerk::engine::{Contestant, EngineBot};
use mauerwerk::{Actor, Dealer, Message, Record, Seat, Seats, Turn, Viewer};

use crate::engines::EngineArgs;
use crate::failure::{Failure, one_line};
use crate::grid::Grid;
use crate::keeper::Keeper;
use crate::live::Live;
use crate::order::Order;
use crate::people::Seated;
use crate::say::{say, text};
use crate::screen::Screen;
use crate::terminal_game::{Offer, TerminalGame};
use crate::{files, ink, page, records, thinker};

/// A host, which leads people through a game.
pub(crate) struct Host<G: TerminalGame> {
    record: Record<G>,
    seated: Seated,
    /// The engines, by seat.
    engines: Vec<Option<EngineBot<G>>>,
    chance: ChanceBy,
    seed: u64,
    screen: Screen,
    keeper: Keeper,
    /// The file that stores the game in the end.
    file: Option<String>,
    /// The drawing that follows the game.
    live: Option<Live>,
    /// Whether people have made decisions that are in no file.
    unsaved: bool,
    /// The person at the screen.
    looking: Option<Seat>,
    /// The person who decides again after an undo.
    recalled: Option<Seat>,
    /// The number of decisions before the last one of each seat.
    seen: [usize; Seat::COUNT],
    /// The text for the person at the screen with the next prompt.
    notice: String,
    /// Whether that text is a refusal.
    refused: bool,
    /// The line that a person typed after a page instead of Enter. It is obeyed next.
    typed: Option<String>,
}

/// Who decides for dice and cards.
#[derive(Copy, Clone, Eq, PartialEq, Debug, ValueEnum)]
pub(crate) enum ChanceBy {
    /// The seed
    Seed,
    /// People, who type what real dice, cards or pieces show
    People,
}

/// The result of asking a person.
#[derive(Eq, PartialEq)]
enum Asked {
    Played,
    Left,
}

impl<G: TerminalGame> Host<G> {
    /// Seats all players.
    pub(crate) fn new(
        mut record: Record<G>,
        mut seated: Seated,
        chance: ChanceBy,
        seed: u64,
        screen: Screen,
        keeper: Keeper,
    ) -> Result<Self, Failure> {
        seated.learn_names(record.names());
        record.set_names(seated.names())?;
        record.set_seed(Some(seed));
        let seen = [record.decisions().len(); Seat::COUNT];
        Ok(Self {
            record,
            seated,
            engines: Vec::new(),
            chance,
            seed,
            screen,
            keeper,
            file: None,
            live: None,
            unsaved: false,
            looking: None,
            recalled: None,
            seen,
            notice: String::new(),
            refused: false,
            typed: None,
        })
    }

    /// Starts the engines of seats without people.
    pub(crate) fn ready(&mut self, engines: &EngineArgs) -> Result<(), Failure> {
        for seat in Seats::first(self.state().seats()).iter() {
            let player = self.seated.player(seat);
            let is_engine = matches!(player, Participant::Engine(_));
            self.engines.push(match is_engine && !self.seated.people().contains(seat) {
                false => None,
                true => match engines.ready::<G>(player)? {
                    Contestant::Engine(engine) => {
                        let seed = Opponent::seated(Player::Random, self.seed, seat).seed;
                        Some(engine.bot(seed))
                    }
                    _ => None,
                },
            });
        }
        Ok(())
    }

    /// Sets the file that stores the game in the end.
    pub(crate) fn keep_in(&mut self, file: Option<String>) {
        self.file = file;
    }

    /// Writes the game to its file, if there is one.
    pub(crate) fn keep(&mut self) -> Result<(), Failure> {
        let Some(path) = &self.file else { return Ok(()) };
        if path == files::STANDARD {
            self.screen.leave();
        }
        records::save(&self.record, path)
    }

    /// Sets the drawing that follows the game, beginning with what is public.
    pub(crate) fn draw_in(&mut self, live: Option<Live>) -> Result<(), Failure> {
        self.live = live;
        self.conceal()
    }

    /// Reduces the drawing to what is public, if there is one.
    pub(crate) fn conceal(&self) -> Result<(), Failure> {
        self.draw_live(Viewer::Spectator)
    }

    fn draw_live(&self, viewer: Viewer) -> Result<(), Failure> {
        self.live.as_ref().map_or(Ok(()), |live| live.draw(&self.record, viewer))
    }

    fn state(&self) -> &G {
        self.record.state()
    }

    /// Plays until the game is over or a person leaves it.
    pub(crate) fn play(&mut self) -> Result<(), Failure> {
        loop {
            self.keeper.go_on()?;
            let actor = match self.state().turn() {
                Turn::Over(_) => return Ok(()),
                Turn::Chance => Actor::Chance,
                Turn::Decide(seats) => self.next_of(seats).into(),
            };
            if !self.is_for_people(actor) {
                self.decide_for(actor)?;
            } else if self.ask(actor)? == Asked::Left {
                return Ok(());
            }
        }
    }

    /// Returns whether a person makes the next decision. People don't make certain decisions.
    fn is_for_people(&self, actor: Actor) -> bool {
        match actor {
            Actor::Seat(seat) => self.seated.people().contains(seat),
            Actor::Chance => self.chance == ChanceBy::People && self.state().chances().len() > 1,
        }
    }

    /// Returns the seat that decides next. It is the person at the screen if possible. Seats that
    /// decide together may do so in any order, and handing over takes time.
    fn next_of(&mut self, seats: Seats) -> Seat {
        let preferred = [self.recalled.take(), self.looking].into_iter().flatten();
        let mut waiting = preferred.filter(|&seat| seats.contains(seat)).chain(seats.iter());
        waiting.next().unwrap_or(Seat::FIRST)
    }

    /// Decides for chance, or for the player on a seat.
    fn decide_for(&mut self, actor: Actor) -> Result<(), Failure> {
        match actor {
            Actor::Seat(seat)
                if *self.seated.player(seat) != Participant::Player(Player::Random) =>
            {
                let action = self.choose(seat)?;
                self.record.push(actor, action).map_err(Failure::input)
            }
            actor => self.draw(actor),
        }
    }

    /// Lets a seat's player choose from what the seat knows. The choice depends only on that and on
    /// the seed, unless Ctrl-C stops the search.
    fn choose(&mut self, seat: Seat) -> Result<G::Action, Failure> {
        let seen = bot::seen_by(&self.record, seat);
        let hurried = !self.seated.people().is_empty();
        let (title, keeper) = (self.seated.title(seat), &self.keeper);
        if let Some(engine) = self.engines.get_mut(seat.index()).and_then(Option::as_mut) {
            let legal = self.record.state().actions(seat);
            return thinker::think(keeper, hurried, &title, |watch| {
                engine.choose_while(&seen, &legal, watch)
            });
        }
        let Participant::Player(player) = *self.seated.player(seat) else {
            return Err(Failure::Interrupted);
        };
        let Opponent { player, seed } = Opponent::seated(player, self.seed, seat);
        thinker::think(keeper, hurried, &title, |watch| player.choose(&seen, seed, watch))
    }

    /// Decides at random, like the record's own chance. The decision depends only on the seed and
    /// the number of decisions, also after an undo or after saving and loading.
    fn draw(&mut self, actor: Actor) -> Result<(), Failure> {
        let mut dealer = Dealer::at(self.seed, self.record.decisions().len() as u64);
        let action = match actor {
            Actor::Chance => self.state().deal(&mut dealer),
            Actor::Seat(seat) => dealer.choose(&self.state().actions(seat)),
        };
        let action = action.ok_or_else(|| Failure::input(format_args!("{actor} cannot go on")))?;
        self.record.push(actor, action).map_err(Failure::input)
    }

    /// Asks a person once, and applies the answer.
    fn ask(&mut self, actor: Actor) -> Result<Asked, Failure> {
        let seat = match actor {
            Actor::Seat(seat) => seat,
            Actor::Chance => self.typist(),
        };
        let offer = match actor {
            Actor::Seat(seat) => self.state().offer(seat),
            Actor::Chance => {
                let names = self.seated.names_told();
                self.state().offer_chance(seat, ink::reader(&names))
            }
        };
        if let Some(typed) = self.typed.take() {
            return self.answer(actor, seat, Some(&typed));
        }
        if self.hand_over(seat, &offer)? == Asked::Left {
            return Ok(Asked::Left);
        }
        let prompt = match actor {
            Actor::Seat(seat) => format!("{}> ", self.seated.title(seat)),
            Actor::Chance => format!("{}> ", text(&say!(ChancePrompt))),
        };
        let words = offer.words.into_iter().chain(Order::names()).collect();
        let typed = self.input(&prompt, words)?;
        self.answer(actor, seat, typed.as_deref())
    }

    /// Applies a line that a person typed. The end of the input leaves the game.
    fn answer(&mut self, actor: Actor, seat: Seat, typed: Option<&str>) -> Result<Asked, Failure> {
        match typed.map(Order::read) {
            None | Some(Order::Quit) => return self.leave(),
            Some(order) => self.obey(actor, seat, order)?,
        }
        Ok(Asked::Played)
    }

    /// Asks for a line. A signal meanwhile stores the game.
    fn input(&self, prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
        let (record, file, live) = (self.record.clone(), self.file.clone(), self.live.clone());
        let keep = move || {
            let kept = file.map(|path| records::save(&record, &path));
            let hidden = live.map(|live| live.draw(&record, Viewer::Spectator));
            for failure in [kept, hidden].into_iter().flatten().filter_map(Result::err) {
                failure.report();
            }
        };
        self.keeper.meanwhile(Box::new(keep), || self.screen.ask(prompt, words))
    }

    /// Lets a person leave the game. Offers to save it first if it would be lost.
    fn leave(&mut self) -> Result<Asked, Failure> {
        while self.is_lost() && self.screen.is_terminal() {
            let (leaving, back) = (text(&say!(Leaving)), text(&say!(Back)));
            match self.input(&leaving, Vec::new())?.as_deref().map(str::trim) {
                None | Some("" | "n" | "no") => break,
                Some(typed) if Order::read(typed) == Order::Quit => break,
                Some(typed) if typed == back => return Ok(Asked::Played),
                Some(path) => match self.save(path) {
                    Err(Failure::Input(text)) => {
                        self.screen.say(&ink::painted(ink::WRONG, &self.screen.wrapped(&text)))?;
                    }
                    saved => saved?,
                },
            }
        }
        Ok(Asked::Left)
    }

    /// Returns whether leaving now would lose the game.
    fn is_lost(&self) -> bool {
        self.unsaved && self.file.is_none()
    }

    /// Returns the person who types the outcome of chance: the only one who may know it, or else
    /// the one at the screen.
    fn typist(&self) -> Seat {
        let knower = self.state().knower().filter(|&seat| self.seated.people().contains(seat));
        let anybody = || self.looking.or_else(|| self.seated.people().iter().next());
        knower.or_else(anybody).unwrap_or(Seat::FIRST)
    }

    /// Hands the screen to a person, and shows that person's view.
    fn hand_over(&mut self, seat: Seat, offer: &Offer) -> Result<Asked, Failure> {
        let shared = self.seated.people().len() > 1 && G::has_secrets(&self.state().setup());
        let new = self.looking != Some(seat);
        if new && shared {
            self.conceal()?;
            let title = self.seated.title(seat);
            let screen = &self.screen;
            screen.clear()?;
            screen.say(&format!("{}\n", G::INFO.name))?;
            let prompt = text(&say!(HandOver { title }));
            screen.forget_typed()?;
            match self.input(&prompt, Vec::new())?.as_deref().map(Order::read) {
                None | Some(Order::Quit) => return self.leave(),
                Some(_) => (),
            }
        }
        self.looking = Some(seat);
        self.draw_live(seat.into())?;
        self.show(seat, new, offer)?;
        Ok(Asked::Played)
    }

    /// Applies a line that a person typed, and reports errors.
    fn obey(&mut self, actor: Actor, seat: Seat, order: Order<'_>) -> Result<(), Failure> {
        let done = match (order, actor) {
            (Order::Nothing, Actor::Chance) => self.draw(actor),
            (Order::Decide(actions), Actor::Chance) => self.bring(seat, actions),
            (Order::Hint(_) | Order::Analyse(_), Actor::Chance) => {
                Err(refused(&say!(NoAdviceForChance)))
            }
            (Order::Touch, Actor::Chance) => Err(refused(&say!(NoTouchByChance))),
            (Order::Touch, Actor::Seat(seat)) => self.touch(seat),
            (Order::Decide(action), Actor::Seat(seat)) => self.decide(seat, action),
            (order, _) => self.serve(seat, order),
        };
        match done {
            Err(Failure::Input(text)) => {
                self.notice = one_line(&text);
                self.refused = true;
            }
            done => return done,
        }
        Ok(())
    }

    /// Applies outcomes of chance, one after the other, as long as the same person may know them.
    fn bring(&mut self, seat: Seat, actions: &str) -> Result<(), Failure> {
        for action in actions.split_whitespace() {
            if self.typist() != seat {
                return Err(refused(&say!(RestLeftOut)));
            }
            let action = self.state().read_chance(action)?;
            self.record.push(Actor::Chance, action).map_err(Failure::input)?;
            self.unsaved = true;
        }
        Ok(())
    }

    fn decide(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        let action = self.state().read(seat, action).map_err(|failure| meant(failure, action))?;
        self.take(seat, action)
    }

    fn take(&mut self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        let before = self.record.decisions().len();
        if let Err(illegal) = self.record.push(seat.into(), action) {
            return Err(Failure::input(self.seated.told_to(seat, &illegal.message())));
        }
        self.unsaved = true;
        self.seen[seat.index()] = before;
        Ok(())
    }

    /// Restores the terminal, and reports the state or the end of the game.
    pub(crate) fn close(mut self) -> Result<(), Failure> {
        self.screen.leave();
        if self.file.as_deref() == Some(files::STANDARD) {
            return Ok(());
        }
        let mut out = ink::stdout();
        let drawn = self.seated.drawn(&self.state().view(Viewer::Spectator), None);
        writeln!(out, "\n{}\n", page::fitted(drawn.trim_end(), page::width()))?;
        match self.state().turn() {
            Turn::Over(outcome) => {
                let heads = [text(&say!(SeatColumn)), text(&say!(ScoreColumn)), String::new()];
                let mut grid = Grid::of_numbers(&heads.each_ref().map(String::as_str));
                for (seat, score) in outcome.scores.iter() {
                    let won = if outcome.winners.contains(seat) {
                        text(&say!(Wins))
                    } else {
                        String::new()
                    };
                    let title = self.seated.listed(seat);
                    grid.add([title, score.to_string(), won]);
                }
                grid.print(&mut out)?;
                let (ending, seed) = (outcome.ending.into(), self.seed.to_string());
                let told = self.seated.told(&say!(EndingAndSeed { ending, seed }));
                writeln!(out, "\n{}", page::prose(&told))?;
            }
            _ => writeln!(out, "{}", page::prose(&self.left()))?,
        }
        Ok(())
    }

    /// Returns the report of leaving the game, and whether it is lost.
    fn left(&self) -> String {
        let decisions = self.record.decisions().len();
        text(&say!(LeftAfter { decisions, lost: self.is_lost() }))
    }
}

/// Refuses a line.
fn refused(why: &Message) -> Failure {
    Failure::Input(text(why))
}

/// Adds to a report the command that was meant by an invalid decision.
fn meant(failure: Failure, typed: &str) -> Failure {
    let Failure::Input(found) = failure else { return failure };
    Failure::Input(match Order::meant_by(typed) {
        Some(command) => text(&say!(DidYouMean { text: found, command })),
        None => found,
    })
}
