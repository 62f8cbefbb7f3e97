// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "guest",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "Mauerwerk", path: "../../../ffi/swift")],
    targets: [
        .executableTarget(name: "guest", dependencies: [.product(name: "Mauerwerk", package: "Mauerwerk")])
    ],
    swiftLanguageModes: [.v6]
)
