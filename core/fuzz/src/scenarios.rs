//! What is read as a scenario runs to an end, and says the same each time.

use mauerwerk::rulebook::Scenario;

/// Checks one input.
pub fn check_all(text: &str) {
    if let Ok(scenario) = Scenario::from_toml("fuzz", text) {
        assert!(scenario.clone().run().is_ok());
        assert_eq!(scenario.clone().run(), scenario.run());
    }
}
