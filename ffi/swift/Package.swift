// swift-tools-version: 6.0
import PackageDescription

// On Linux the library is linked from a folder that `ffi/generate swift` fills; elsewhere it comes
// as the XCFramework that `build-xcframework` makes.
#if os(Linux)
    let library = Target.systemLibrary(name: "mauerwerk_ffiFFI")
    let linked: [LinkerSetting] = [.linkedLibrary("mauerwerk_ffi")]
#else
    let library = Target.binaryTarget(name: "mauerwerk_ffiFFI", path: "lib/mauerwerk_ffiFFI.xcframework")
    let linked: [LinkerSetting] = []
#endif

let package = Package(
    name: "Mauerwerk",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "Mauerwerk", targets: ["Mauerwerk"])],
    targets: [
        library,
        .target(name: "Mauerwerk", dependencies: ["mauerwerk_ffiFFI"], linkerSettings: linked),
        .testTarget(name: "MauerwerkTests", dependencies: ["Mauerwerk"]),
        .executableTarget(name: "costs", dependencies: ["Mauerwerk"], path: "Benchmarks"),
    ],
    swiftLanguageModes: [.v6]
)
