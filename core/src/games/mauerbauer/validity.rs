//! Makes states from positions, with every check of what makes a position legal.

use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::piece::Roll;
use crate::games::mauerbauer::piece::{HouseColour, Pieces};
use crate::games::mauerbauer::position::{Position, check_data};
use crate::games::mauerbauer::rules;
use crate::games::mauerbauer::setup::{CheckedSetup, FirstPlayer};
use crate::games::mauerbauer::space::Spaces;
use crate::games::mauerbauer::state::{Ending, Phase, State};
use crate::text::message::{Message, message};

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let checked = CheckedSetup::new(&position.setup)?;
        check_data(&position, &checked)?;
        let mut state = Self::first(checked);
        state.phase = position.phase;
        state.fill_board(&position);
        state.fill_turn(&position);
        state.arrange();
        state.check()?;
        Ok(state)
    }
}

impl State {
    /// Sets the pieces on the board, and the cards in hands.
    fn fill_board(&mut self, position: &Position) {
        self.walls = position.walls.iter().filter_map(|&line| self.board().number(line)).collect();
        for (&at, &colour) in &position.towers {
            self.towers[colour as usize].insert(at);
        }
        for (space, colours) in &position.houses {
            for &colour in colours {
                self.supply.take_house(colour);
                self.pieces[space.index()].add_house(colour);
            }
        }
        for (space, colours) in &position.palaces {
            for &colour in colours {
                let (here, left) = (self.pieces[space.index()], self.supply);
                self.pieces[space.index()].set(
                    colour,
                    here.houses(colour),
                    here.palaces(colour) + 1,
                );
                self.supply.set(colour, left.houses(colour), left.palaces(colour) - 1);
            }
        }
        for (cards, hand) in self.hands.iter_mut().zip(&position.hands) {
            *cards = hand.known().unwrap_or_default();
        }
        self.discards = position.discards;
        for (score, points) in self.scores.iter_mut().zip(&position.scores) {
            *score = *points;
        }
    }

    fn fill_turn(&mut self, position: &Position) {
        self.seat = position.seat;
        self.acting = position.acting;
        self.line = position.last.and_then(|line| self.board().number(line));
        self.roll = position.roll;
        self.ending = position.ending;
        self.draws = position.draws;
        self.swappers = position.swappers;
        self.swapped = position.swapped;
        self.chosen = position.chosen;
        self.early = position.early;
    }

    /// Finds the completed cities, and gathers the pieces of each (MA-53), unless its houses are
    /// still to be placed.
    fn arrange(&mut self) {
        let mut left = self.board().spaces();
        let open = match self.phase {
            Phase::Rolling | Phase::Placing => self.new_city(),
            _ => None,
        };
        while let Some(space) = left.first() {
            let city = self.enclosed(space);
            left = left.without(city.unwrap_or(Spaces::only(space)));
            if let Some(city) = city {
                self.closed = self.closed.or(city);
                if open != Some(city) {
                    self.gather(city);
                }
            }
        }
    }
}

impl State {
    /// Checks a state whose pieces and cards are in order.
    fn check(&self) -> Result<(), Faults> {
        let mut faults = Faults::default();
        self.check_towers(&mut faults);
        self.check_cities(&mut faults);
        self.check_phase(&mut faults);
        self.check_roll(&mut faults);
        self.check_hands(&mut faults);
        self.check_draws(&mut faults);
        self.check_swaps(&mut faults);
        self.check_end(&mut faults);
        faults.or(())
    }

    /// Checks that towers are at walls, and that walls have towers at their ends (MA-99, MA-32).
    fn check_towers(&self, faults: &mut Faults) {
        let towers = self.all_towers();
        for at in towers.iter() {
            let walled = self.board().lines_at(at).meets(self.walls);
            faults.check(walled, rules::MA_99, || {
                message!(faults::TowerAlone { place: at.to_string() })
            });
        }
        for wall in self.walls.iter() {
            // The wall of this turn may still wait for its towers, or may have had the last one
            // (MA-23).
            let waits = matches!(self.phase, Phase::Rolling | Phase::Placing);
            let none_left = self.ending.is_some() && self.towers_left() == [0; 3];
            let excused = Some(wall) == self.line && (waits || none_left);
            let line = self.board().line(wall);
            for end in line.ends().into_iter().filter(|&end| !towers.contains(end)) {
                faults.check(excused, rules::MA_32, || {
                    message!(faults::WallWithoutTower {
                        line: line.to_string(),
                        place: end.to_string()
                    })
                });
            }
        }
    }

    /// Checks that cities are cleared, that houses are next to built walls, and that palaces are in
    /// cities.
    fn check_cities(&self, faults: &mut Faults) {
        let settled = match self.phase {
            Phase::Rolling | Phase::Placing => self.new_city().unwrap_or(Spaces::EMPTY),
            _ => Spaces::EMPTY,
        };
        let settled = self.closed.without(settled);
        for city in self.cities().filter(|city| city.within(settled)) {
            for wall in self.inner_walls(city) {
                let line = self.board().line(wall);
                faults.check(false, rules::MA_41, || {
                    message!(faults::WallInCity { line: line.to_string() })
                });
            }
            for at in self.inner_towers(city) {
                faults.check(false, rules::MA_42, || {
                    message!(faults::TowerInCity { place: at.to_string() })
                });
            }
            self.check_palaces(city, faults);
        }
        if let Some(last) = self.line {
            let sides = self.board().border(last).spaces();
            let two = sides.len() == 2 && sides.within(self.closed);
            faults.check(!two, rules::MA_07, || message!(faults::WallBetweenCities));
        }
        for space in self.board().spaces().without(settled).iter() {
            let pieces = self.pieces[space.index()];
            let walled = self.board().lines_of(space).meets(self.walls);
            faults.check(walled || !pieces.has_houses(), rules::MA_25, || {
                message!(faults::HouseWithoutWall { space: space.to_string() })
            });
            faults.check(!pieces.has_palaces(), rules::MA_35, || {
                message!(faults::PalaceOutside { space: space.to_string() })
            });
        }
    }

    /// Checks that pairs of houses became palaces while there were any (MA-35, MA-37, MA-39).
    fn check_palaces(&self, city: Spaces, faults: &mut Faults) {
        let pieces = city.first().map_or(Pieces::NONE, |first| self.pieces[first.index()]);
        for colour in HouseColour::ALL {
            let pair = pieces.houses(colour) > 1 && self.supply.palaces(colour) > 0;
            faults.check(!pair || !self.checked.setup.convert_after_connect, rules::MA_35, || {
                message!(faults::NoPalace { colour: colour.word() })
            });
        }
    }

    fn check_phase(&self, faults: &mut Faults) {
        let phase = self.phase.name();
        let early_phases = matches!(self.phase, Phase::ChoosingFirst | Phase::Dealing);
        let first = match self.checked.setup.first_player {
            FirstPlayer::Seat(seat) => Some(seat),
            FirstPlayer::Random => None,
        };
        if self.phase == Phase::ChoosingFirst {
            faults.check(first.is_none(), rules::MA_81, || message!(faults::FirstKnown));
        }
        if early_phases {
            let empty = self.walls.is_empty() && self.discards.is_empty() && self.scores == [0; 4];
            faults.check(empty, rules::MA_95, || message!(faults::BegunEarly { phase }));
        }
        if self.phase == Phase::Dealing {
            let first = first.is_none_or(|seat| seat == self.seat);
            faults.check(first, rules::MA_81, || message!(faults::OtherFirst { seat: self.seat }));
        }
        let own_turn = matches!(
            self.phase,
            Phase::Building | Phase::Rolling | Phase::Placing | Phase::Connecting | Phase::Over
        );
        faults.check(!own_turn || self.acting == self.seat, rules::MA_94, || {
            message!(faults::ActsOutOfTurn { acting: self.acting, seat: self.seat })
        });
        faults.check(!self.phase.follows_wall() || self.line.is_some(), rules::MA_101, || {
            message!(faults::NoLastNamed { phase })
        });
        if self.phase.follows_city() {
            let completed = self.new_city().is_some();
            faults.check(completed, rules::MA_06, || message!(faults::NoCity));
        }
        if self.phase == Phase::Connecting {
            let beside = !self.neighbours().is_empty();
            faults.check(beside, rules::MA_46, || message!(faults::NoNeighbour));
        }
        if self.phase == Phase::Building {
            faults.check(!self.free_lines().is_empty(), rules::MA_13, || {
                message!(faults::NoFreeLine)
            });
        }
        let early = !self.early || self.checked.setup.early_roll_penalty;
        faults.check(early, rules::MA_85, || message!(faults::NotAgreed));
        let over = self.phase.is_final() || early_phases || self.phase == Phase::Over;
        faults
            .check(!self.early || !over, rules::MA_85, || message!(faults::EarlyRollIn { phase }));
    }

    fn check_roll(&self, faults: &mut Faults) {
        let placing = self.phase == Phase::Placing;
        faults.check(self.roll.is_some() == placing, rules::MA_101, || {
            message!(faults::RollBefore { phase: Phase::Placing.name() })
        });
        let tower = self.roll.and_then(Roll::tower);
        let fits = !placing || tower.is_some() == self.rolls_tower_die();
        faults.check(fits, rules::MA_18, || message!(faults::TowerDie));
    }

    /// Checks hands before the first turn, and that a seat that must play has cards.
    fn check_hands(&self, faults: &mut Faults) {
        let sizes: Vec<u32> = self.seated().map(|seat| self.hands[seat.index()].len()).collect();
        let full = self.checked.hand;
        let acting = self.acting.index();
        match self.phase {
            Phase::ChoosingFirst => {
                let none = sizes.iter().all(|&size| size == 0);
                let nobody = self.seat == Seat::FIRST && self.acting == Seat::FIRST;
                faults.check(none && nobody, rules::MA_95, || message!(faults::BeforeTheDeal));
            }
            Phase::Dealing => {
                let dealt = sizes.iter().enumerate().all(|(seat, &size)| {
                    (size == full && seat < acting)
                        || (size < full && seat == acting)
                        || (size == 0 && seat > acting)
                });
                faults.check(dealt, rules::MA_86, || message!(faults::HandsInOrder));
            }
            Phase::FinalScoring if self.chosen.is_some() => {
                faults
                    .check(sizes[acting] > 0, rules::MA_89, || message!(faults::ChosenWithoutCard));
            }
            _ => {}
        }
    }

    fn check_draws(&self, faults: &mut Faults) {
        let drawing = matches!(self.phase, Phase::Drawing | Phase::Refilling);
        faults.check(drawing == (self.draws > 0), rules::MA_55, || {
            message!(faults::DrawsInPhase { cards: self.draws, phase: self.phase.name() })
        });
        let most = if self.phase == Phase::Refilling { u8::MAX } else { Self::MOST_DRAWN };
        faults.check(self.draws <= most, rules::MA_55, || {
            message!(faults::DrawsAfterPlay { cards: self.draws })
        });
        if drawing {
            faults.check(!self.deck().is_empty(), rules::MA_60, || message!(faults::NoCardLeft));
        }
    }

    fn check_swaps(&self, faults: &mut Faults) {
        let swapping = matches!(self.phase, Phase::Swapping | Phase::Refilling);
        let among = self.swappers.contains(self.acting);
        faults.check(if swapping { among } else { self.swappers.is_empty() }, rules::MA_70, || {
            message!(faults::SwapsInPhase {
                seats: format!("{:?}", self.swappers),
                phase: self.phase.name()
            })
        });
        if swapping {
            let first = self.swappers.first_clockwise(self.seat) == Some(self.acting);
            faults.check(first, rules::MA_70, || {
                message!(faults::SwapsOutOfTurn { seat: self.acting })
            });
            let still = self.last_place_from(self.acting);
            let all = self.swappers == still;
            faults.check(all, rules::MA_70, || {
                message!(faults::MaySwapYet { seats: still.to_string() })
            });
            faults
                .check(self.ending.is_none(), rules::MA_74, || message!(faults::SwapsAfterScoring));
        }
        let put_down = self.swapped == 0 || self.phase == Phase::Swapping;
        faults.check(
            put_down && u32::from(self.swapped) <= self.discards.len(),
            rules::MA_70,
            || message!(faults::PutDown { cards: self.swapped }),
        );
    }

    fn check_end(&self, faults: &mut Faults) {
        let phase = self.phase.name();
        let ended = self.phase.is_final() || self.phase == Phase::Over;
        faults.check(!ended || self.ending.is_some(), rules::MA_76, || {
            message!(faults::NoReasonToEnd { phase })
        });
        let in_turn = self.phase.follows_wall() && self.ending != Some(Ending::NoLineLeft);
        faults.check(ended || in_turn || self.ending.is_none(), rules::MA_76, || {
            message!(faults::AfterLastTurn { phase })
        });
        if self.ending.is_none() {
            let left = [
                ("wall", self.walls_left() > 0),
                ("tower", self.towers_left() != [0; 3]),
                ("house", self.supply.has_houses()),
                ("palace", self.supply.has_palaces()),
            ];
            for (piece, left) in left {
                faults.check(left, rules::MA_75, || message!(faults::NoneLeft { piece }));
            }
        }
        if self.ending == Some(Ending::NoLineLeft) {
            faults
                .check(self.free_lines().is_empty(), rules::MA_13, || message!(faults::StillAWall));
        }
        self.check_last_piece(faults);
        self.check_choice(faults);
    }

    /// Checks that the piece that ends the game is gone, if nothing has returned yet. In a turn
    /// that completes a city, only its wall is placed before the city is cleared (MA-52).
    fn check_last_piece(&self, faults: &mut Faults) {
        let Some(ending) = self.ending else { return };
        let gone = match ending {
            Ending::LastWall => self.walls_left() == 0,
            Ending::LastTower => self.towers_left() == [0; 3],
            Ending::LastHouse => !self.supply.has_houses(),
            // The last palace comes with a city, and so with a separate scoring (MA-78).
            Ending::LastPalace => false,
            Ending::NoLineLeft => true,
        };
        let rolling = matches!(self.phase, Phase::Rolling | Phase::Placing);
        let early = rolling && ending != Ending::LastWall;
        faults.check(!early && (gone || !(rolling || self.phase.is_final())), rules::MA_75, || {
            message!(faults::NotYet { ending: Message::from(ending) })
        });
    }

    fn check_choice(&self, faults: &mut Faults) {
        let cities = !self.closed.is_empty();
        let phase = self.phase.name();
        if self.phase == Phase::Choosing {
            faults.check(cities, rules::MA_72, || message!(faults::NoCityToChoose));
        }
        let asked = self.phase == Phase::FinalScoring && cities;
        faults
            .check(self.chosen.is_some() || !asked, rules::MA_88, || message!(faults::NoneChosen));
        faults.check(self.chosen.is_none() || asked, rules::MA_88, || {
            message!(faults::ChosenInPhase { phase })
        });
        if let Some(city) = self.chosen {
            faults.check(self.city_named(city).is_some(), rules::MA_88, || {
                message!(faults::NoCityNamed { space: city.to_string() })
            });
        }
    }
}
