// swift-tools-version: 6.0
import PackageDescription

let mauerwerk = Target.Dependency.product(name: "Mauerwerk", package: "Mauerwerk")

// On Linux the app is compiled as well, against stand-ins for Apple's frameworks, and next to names
// that Apple's systems have in every file.
#if os(Linux)
    let beside: [Target.Dependency] = ["MacTypes"]
    let settings: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "MacTypes"])]
    let app: [Target] = [
        .systemLibrary(name: "MacTypes", path: "Linux/MacTypes"),
        .target(name: "Combine", path: "Linux/Combine"),
        .target(name: "WebKit", path: "Linux/WebKit"),
        .target(name: "SwiftUI", dependencies: ["Combine", "WebKit"], path: "Linux/SwiftUI"),
        .executableTarget(
            name: "iPhone", dependencies: ["PassAndPlay", "SwiftUI", mauerwerk, "MacTypes"], path: "App",
            swiftSettings: settings),
    ]
#else
    let (beside, settings, app): ([Target.Dependency], [SwiftSetting], [Target]) = ([], [], [])
#endif

let package = Package(
    name: "PassAndPlay",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "PassAndPlay", targets: ["PassAndPlay"])],
    dependencies: [.package(name: "Mauerwerk", path: "../../ffi/swift")],
    targets: [
        .target(name: "PassAndPlay", dependencies: [mauerwerk] + beside, swiftSettings: settings),
        .testTarget(name: "PassAndPlayTests", dependencies: ["PassAndPlay"]),
    ] + app,
    swiftLanguageModes: [.v6]
)
