// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Tactile", path: "..", traits: [])],
  targets: [
    .target(name: "CMalloc"),
    .target(name: "CScreen"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CMalloc", "CScreen",
        .product(name: "SwiftUI", package: "Tactile"),
        .product(name: "SwiftUITesting", package: "Tactile"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "hello",
      dependencies: [
        .product(name: "SwiftUI", package: "Tactile"),
        .product(name: "SwiftUITesting", package: "Tactile"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "window", dependencies: [.product(name: "SwiftUI", package: "Tactile")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
