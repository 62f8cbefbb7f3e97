// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "PassAndPlay",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "PassAndPlay", targets: ["PassAndPlay"])],
    dependencies: [.package(name: "Mauerwerk", path: "../../ffi/swift")],
    targets: [
        .target(name: "PassAndPlay", dependencies: [.product(name: "Mauerwerk", package: "Mauerwerk")]),
        .testTarget(name: "PassAndPlayTests", dependencies: ["PassAndPlay"]),
    ],
    swiftLanguageModes: [.v6]
)
