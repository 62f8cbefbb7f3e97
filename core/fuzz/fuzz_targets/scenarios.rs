//! Whatever is read as a scenario runs to an end, and says the same each time.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mauerwerk::rulebook::Scenario;

fuzz_target!(|text: &str| {
    if let Ok(scenario) = Scenario::from_toml("fuzz", text) {
        assert!(scenario.clone().run().is_ok());
        assert_eq!(scenario.clone().run(), scenario.run());
    }
});
