// swift-tools-version: 6.0
import PackageDescription

/// Where a release has its XCFramework, and the checksum of it: `build-xcframework URL` writes this
/// line. Without it, and with LOCAL_BUILD set, the one in lib is taken.
let release: (url: String, checksum: String)? = nil

// On Linux the library is linked from a folder that `ffi/generate swift` fills.
#if os(Linux)
    let library = Target.systemLibrary(name: "mauerwerk_ffiFFI")
    let linked: [LinkerSetting] = [
        .linkedLibrary("mauerwerk_ffi"), .unsafeFlags(["-L\(Context.packageDirectory)/lib"]),
    ]
#else
    let local = Context.environment["LOCAL_BUILD"] != nil
    let library =
        if !local, let release {
            Target.binaryTarget(name: "mauerwerk_ffiFFI", url: release.url, checksum: release.checksum)
        } else {
            Target.binaryTarget(name: "mauerwerk_ffiFFI", path: "lib/mauerwerk_ffiFFI.xcframework")
        }
    let linked: [LinkerSetting] = []
#endif

let package = Package(
    name: "Mauerwerk",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "Mauerwerk", targets: ["Mauerwerk"])],
    targets: [
        library,
        .target(
            name: "Mauerwerk", dependencies: ["mauerwerk_ffiFFI"],
            resources: [.copy("PrivacyInfo.xcprivacy")], linkerSettings: linked),
        .testTarget(name: "MauerwerkTests", dependencies: ["Mauerwerk"]),
        .executableTarget(name: "costs", dependencies: ["Mauerwerk"], path: "Benchmarks"),
    ],
    swiftLanguageModes: [.v6]
)
