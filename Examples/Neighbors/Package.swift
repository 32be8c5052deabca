// swift-tools-version: 6.2
import PackageDescription

// A package that depends on Tactile and on a package with `#if canImport(SwiftUI)` in its sources.
//
// The other package does not depend on Tactile, so it must not find a module named SwiftUI. With an alias
// the module is built under another name, and only targets that depend on it import it as SwiftUI.
// Aliases need the name that the package manager gives to a package: the last component of its URL, so
// `tactile`, or of its path, as here.
let tactile = String(Context.packageDirectory.split(separator: "/").dropLast(2).last!)
let aliases = ["SwiftUI": "TactileSwiftUI", "Combine": "TactileCombine"]

// A package's own targets can have any name but those of the modules that it imports. These are words that names of
// Tactile's targets contain.
let words = ["Clipping", "Drawing", "Gallery", "Inspection", "Markdown", "Recorder"]

let package = Package(
  name: "Neighbors",
  // Each target that imports SwiftUI under an alias belongs to a product: the package manager may forget
  // the alias otherwise.
  products: [.library(name: "Neighbors", targets: ["Neighbors"])],
  dependencies: [
    .package(path: "../..", traits: ["Networking"]),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.0"),
  ],
  targets: [
    .target(
      name: "Neighbors",
      dependencies: [
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "SwiftUI", package: tactile, moduleAliases: aliases),
      ]),
    .testTarget(
      name: "NeighborsTests",
      dependencies: [
        "Neighbors",
        .product(name: "SwiftUITesting", package: tactile, moduleAliases: aliases),
      ]),
  ] + words.map { .target(name: $0, path: "Sources/Words/\($0)") }
)
