"""What only mirrors core: written by `cargo run -p mirror`."""
