// swift-tools-version: 6.2
import PackageDescription

// The modules of Apple's systems that programs import beside SwiftUI. They are a package of their own: the package
// manager has one folder of modules for a build, so in Tactile's own, `canImport(os)` would become true for every
// package in it. `Scripts/install` builds them against the SDK, which contains SwiftUI.

/// The settings of all targets: warnings are errors.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The modules, with those that each imports.
let modules: [(name: String, imports: [Target.Dependency])] = [
  ("CoreGraphics", []),
  ("QuartzCore", ["CoreGraphics"]),
  ("UIKit", ["CoreGraphics", "QuartzCore"]),
  ("os", []),
  ("OSLog", ["os"]),
  ("UniformTypeIdentifiers", []),
  ("simd", []),
  ("Security", []),
  ("TactileNetworking", []),
  ("TactilePlaceholders", []),
  ("_Testing_CoreGraphics", []),
  ("_Testing_UIKit", []),
]

let package = Package(
  name: "Modules",
  products: [
    .library(name: "TactileModules", type: .dynamic, targets: modules.map(\.name))
  ],
  targets: modules.map {
    // The publisher of sessions is Combine's own file, which the SDK compiles here instead of there.
    .target(
      name: $0.name, dependencies: $0.imports,
      swiftSettings: settings
        + ($0.name == "TactileNetworking" ? [.define("Networking")] : []))
  } + [
    .testTarget(
      name: "ModulesTests", dependencies: modules.map { .byName(name: $0.name) },
      swiftSettings: settings)
  ]
)
