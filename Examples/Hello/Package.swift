// swift-tools-version: 6.2
import PackageDescription

// A package as a user of Tactile would write it. The same file of SwiftUI code is compiled twice: in
// Swift 6 mode as it stands, and in Swift 5 mode through a link.
let package = Package(
  name: "Hello",
  dependencies: [.package(name: "Tactile", path: "../..")],
  targets: [
    .target(name: "Hello", dependencies: [.product(name: "SwiftUI", package: "Tactile")]),
    .target(
      name: "HelloSwift5", dependencies: [.product(name: "SwiftUI", package: "Tactile")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "record-hello",
      dependencies: ["Hello", .product(name: "SwiftUITesting", package: "Tactile")]),
    .testTarget(
      name: "HelloTests",
      dependencies: [
        "Hello", "HelloSwift5", .product(name: "SwiftUITesting", package: "Tactile"),
      ]),
  ]
)
