// swift-tools-version: 6.2
import PackageDescription

// The program that puts placeholders into code with missing names. It is a package of its own, since it uses the syntax
// library that belongs to the compiler: `Scripts/install` builds it with the paths of that library.

/// The settings of all targets: warnings are errors.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Placeholders",
  products: [.executable(name: "tactile-placeholders", targets: ["tactile-placeholders"])],
  targets: [
    .target(name: "Placeholders", swiftSettings: settings),
    .executableTarget(
      name: "tactile-placeholders", dependencies: ["Placeholders"], swiftSettings: settings),
    .testTarget(name: "PlaceholdersTests", dependencies: ["Placeholders"], swiftSettings: settings),
  ]
)
