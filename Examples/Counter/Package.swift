// swift-tools-version: 6.2
import PackageDescription

// An app as a user of Tactile would write it; “swift run” opens its window.
let package = Package(
  name: "Counter",
  dependencies: [.package(name: "Tactile", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Counter", dependencies: [.product(name: "SwiftUI", package: "Tactile")])
  ]
)
