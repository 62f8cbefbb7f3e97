//! A record that is edited replays to the same state, from its decisions and from its JSON.

use mauerwerk::{Dealer, FullGame, Record, berlin, die_mauer, mauerbauer};

fn check<G: FullGame>(edits: &[(u8, u32)]) {
    let mut record = Record::<G>::new(&G::Setup::default()).expect("it is right");
    for &(edit, number) in edits {
        match edit % 8 {
            0 => drop(record.undo_to(number as usize % (record.decisions().len() + 1))),
            1 => record.set_seed((number % 2 == 0).then_some(number.into())),
            2 => record = Record::from_json(&record.to_json()).expect("it is right"),
            _ => {
                if let Some((actor, action)) =
                    record.state().decide(&mut Dealer::new(number.into()))
                {
                    record.push(actor, action).expect("it is legal");
                }
            }
        }
        assert_eq!(record.states().last().as_ref(), Some(record.state()));
        assert_eq!(record.states().count(), record.decisions().len() + 1);
    }
    assert_eq!(Record::from_json(&record.to_json()), Ok(record));
}

/// Checks one input.
pub fn check_all(edits: &[(u8, u32)]) {
    check::<die_mauer::State>(edits);
    check::<berlin::State>(edits);
    check::<mauerbauer::State>(edits);
}
