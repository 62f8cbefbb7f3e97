//! Writes the JavaScript and the types of the library into a folder.

use std::env::args;
use std::error::Error;
use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The changes to the generated JavaScript. Each call goes through `guard.js`, and so does each use
/// of an object whose instance has ended. Its pointer must not be freed in another one.
const CHANGES: [(&str, &str); 6] = [
    ("let wasmModule, wasmInstance, wasm;", "let wasmModule, wasmInstance, wasm = unloaded;"),
    ("if (wasm !== undefined) return wasm;", "if (wasmInstance !== undefined) return wasm;"),
    ("wasm = instance.exports;", "wasm = guarded(instance.exports);"),
    ("wasm = wasmInstance.exports;", "wasm = guarded(wasmInstance.exports);"),
    ("throw new Error('Invalid stale object from previous Wasm instance');", "throw stale();"),
    (
        "const ptr = this.__wbg_ptr;",
        "const ptr = this.__wbg_inst === __wbg_instance_id ? this.__wbg_ptr : 0;",
    ),
];

fn main() -> Result<()> {
    let paths: Vec<String> = args().skip(1).collect();
    let [library, folder] = paths.as_slice() else {
        return Err("usage: mauerwerk-web-bindgen LIBRARY FOLDER".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(library).out_name("mauerwerk").typescript(true).reset_state_function(true);
    bindgen.web(true)?.generate(folder)?;
    rewrite(&Path::new(folder).join("mauerwerk.js"), guarded)?;
    rewrite(&Path::new(folder).join("mauerwerk.d.ts"), closed)
}

fn rewrite(file: &Path, change: impl FnOnce(&str) -> Result<String>) -> Result<()> {
    Ok(fs::write(file, change(&fs::read_to_string(file)?)?)?)
}

/// Returns the script with its guard.
fn guarded(script: &str) -> Result<String> {
    let mut text = format!("import {{ guarded, stale, unloaded }} from \"./guard.js\";\n{script}");
    for (found, instead) in CHANGES {
        if !text.contains(found) {
            return Err(format!("the generated script lacks {found:?}").into());
        }
        text = text.replace(found, instead);
    }
    Ok(text)
}

/// Returns the types without the internal functions of the instance.
fn closed(types: &str) -> Result<String> {
    let start = "export interface InitOutput {\n";
    let (before, rest) = types.split_once(start).ok_or("the types lack an InitOutput")?;
    let (_, after) = rest.split_once("\n}\n").ok_or("the InitOutput has no end")?;
    let memory = "    readonly memory: WebAssembly.Memory;\n}\n";
    Ok(format!("/// <reference lib=\"esnext.disposable\" />\n{before}{start}{memory}{after}"))
}
