import Foundation
import Mauerwerk
import Testing

extension GameTable {
    /// The position in notation, without the setup.
    var position: String {
        String(notation().dropFirst(setup().count)).trimmingCharacters(in: .whitespaces)
    }
}

/// Returns the text of a file of the project.
func fileOf(_ name: String) throws -> String {
    try String(contentsOf: project.appendingPathComponent(name), encoding: .utf8)
}

/// Returns the number of TOML files in a folder of the project.
func tomlFiles(_ folder: String) -> Int {
    let files = FileManager.default.enumerator(atPath: project.appendingPathComponent(folder).path)
    return files?.filter { "\($0)".hasSuffix(".toml") }.count ?? 0
}

private let project = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent() }

/// Returns the error of a call, and records an issue if there is none.
@discardableResult
func refusal(_ what: String = "", _ call: () throws -> Any) -> MauerwerkError? {
    do {
        let result = try call()
        Issue.record("\(what): no error but \(result)")
    } catch let error as MauerwerkError {
        return error
    } catch {
        Issue.record("\(what): \(error)")
    }
    return nil
}

/// A small custom board for Mauerbauer.
let kite = #"""
    {"name":"kite","coast":["a1-b1"],"towers":{"a1":[0,0],"a2":[10,0],"b1":[0,10],"b2":[10,10]},
    "regions":[{"name":"north","spaces":{"1":"a1-a2-b1"}},{"name":"south","spaces":{"2":"a2-b2-b1"}}]}
    """#
