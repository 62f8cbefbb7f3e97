//! Writes the Kotlin and Swift sources of the library, from the library as it was built.

fn main() {
    uniffi::uniffi_bindgen_main();
}
